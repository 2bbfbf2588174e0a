# What is needed to build the Python module, said in plain words when it is not there.

# A C++ compiler at all.
function(oudler_require_compiler)
    include(CheckLanguage)
    check_language(CXX)
    if(NOT CMAKE_CXX_COMPILER)
        message(FATAL_ERROR
            "Oudler needs a C++20 compiler to build its core, and there is none. Install one "
            "(Debian, Ubuntu: apt install g++; Fedora: dnf install gcc-c++; macOS: xcode-select "
            "--install; Windows: the Visual Studio Build Tools), or set CXX to the one to use.")
    endif()
endfunction()

# One that is new enough: what counts is what it compiles, not what it is called.
function(oudler_require_cxx20)
    set(CMAKE_CXX_STANDARD 20)
    include(CheckCXXSourceCompiles)
    check_cxx_source_compiles("
        #include <bit>
        #include <concepts>
        #include <cstdint>
        #include <span>
        template <std::integral T> constexpr int ones(T x) { return std::popcount(x); }
        struct Pair { int a, b; bool operator==(const Pair&) const = default; };
        int main() { return ones(std::uint64_t{7}) + std::countr_zero(8u) == 6 ? 0 : 1; }
        " OUDLER_CXX20_WORKS)
    if(NOT OUDLER_CXX20_WORKS)
        message(FATAL_ERROR
            "Oudler needs a compiler for C++20, and ${CMAKE_CXX_COMPILER} "
            "(${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}) does not compile a small "
            "C++20 program. GCC 11, Clang 14, Apple Clang 14 and Visual Studio 2022 do. Install a "
            "newer compiler, or set CXX to the one to use.")
    endif()
endfunction()

# Python with its headers, and nanobind.
macro(oudler_require_python)
    find_package(Python 3.11 QUIET COMPONENTS Interpreter Development.Module
                 OPTIONAL_COMPONENTS ${SKBUILD_SABI_COMPONENT})
    if(NOT Python_Interpreter_FOUND)
        message(FATAL_ERROR "Oudler needs Python 3.11 or later, and CMake finds none.")
    endif()
    if(NOT Python_Development.Module_FOUND)
        message(FATAL_ERROR
            "Oudler needs the headers of Python ${Python_VERSION} (Python.h) to build its core. "
            "Install them (Debian, Ubuntu: apt install python3-dev; Fedora: dnf install "
            "python3-devel).")
    endif()
    find_package(nanobind CONFIG QUIET)
    if(NOT nanobind_FOUND)
        # Without scikit-build-core, nanobind itself says where it is.
        execute_process(COMMAND "${Python_EXECUTABLE}" -m nanobind --cmake_dir
                        OUTPUT_VARIABLE nanobind_ROOT OUTPUT_STRIP_TRAILING_WHITESPACE
                        ERROR_QUIET)
        find_package(nanobind CONFIG QUIET)
    endif()
    if(NOT nanobind_FOUND)
        message(FATAL_ERROR
            "Oudler needs nanobind to build its core. pip brings it by itself unless it is called "
            "with --no-build-isolation; then: pip install nanobind scikit-build-core.")
    endif()
endmacro()
