// NumPy arrays that the caller owns: looked at for type, shape and layout before anything is read
// or written, never converted or copied.

#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstddef>
#include <initializer_list>

#include "bindings.hpp"

namespace oudler::bindings {

// Raises ValueError unless an array is one of `count` dimensions as said, C-contiguous.
void check_layout(const char* name, const nb::ndarray<nb::ro>& array, nb::dlpack::dtype type,
                  const char* type_name, std::initializer_list<std::size_t> shape);

template <class T>
constexpr const char* type_name() {
    if constexpr (std::is_same_v<T, std::uint8_t>) return "uint8";
    if constexpr (std::is_same_v<T, std::int16_t>) return "int16";
    if constexpr (std::is_same_v<T, std::int32_t>) return "int32";
    if constexpr (std::is_same_v<T, std::uint64_t>) return "uint64";
}

// The numbers of an array that is only read.
template <class T>
const T* input(const char* name, nb::handle object, std::initializer_list<std::size_t> shape) {
    nb::ndarray<nb::ro> array;
    if (object.is_none() || !nb::try_cast(object, array, false)) refuse("%s: not an array", name);
    check_layout(name, array, nb::dtype<T>(), type_name<T>(), shape);
    return static_cast<const T*>(array.data());
}

// The numbers of an array that is written to.
template <class T>
T* output(const char* name, nb::handle object, std::initializer_list<std::size_t> shape) {
    nb::ndarray<> array;
    if (object.is_none() || !nb::try_cast(object, array, false))
        refuse("%s: not an array that can be written", name);
    check_layout(name, nb::ndarray<nb::ro>(array), nb::dtype<T>(), type_name<T>(), shape);
    return static_cast<T*>(array.data());
}

// The same, null for None.
template <class T>
T* optional_output(const char* name, nb::handle object, std::initializer_list<std::size_t> shape) {
    return object.is_none() ? nullptr : output<T>(name, object, shape);
}

// How long the first dimension of an array is.
std::size_t rows(const char* name, nb::handle object);

}  // namespace oudler::bindings
