# The core for WebAssembly with Debian's clang, lld, wasi-libc and the wasm32 parts of libc++:
#     cmake -S core -B build/wasm -DCMAKE_TOOLCHAIN_FILE=core/wasm.cmake
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=1048576")
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# The benchmark asks for the processor's time, which WASI only emulates.
set(CMAKE_CXX_FLAGS_INIT "-D_WASI_EMULATED_PROCESS_CLOCKS")
set(CMAKE_CXX_STANDARD_LIBRARIES_INIT "-lwasi-emulated-process-clocks")
