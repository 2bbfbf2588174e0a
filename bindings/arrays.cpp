#include "arrays.hpp"

#include <cstdio>

namespace oudler::bindings {

void check_layout(const char* name, const nb::ndarray<nb::ro>& array, nb::dlpack::dtype type,
                  const char* type_name, std::initializer_list<std::size_t> shape) {
    bool fits = array.dtype() == type && array.ndim() == shape.size() &&
                array.device_type() == nb::device::cpu::value;
    // Without elements any layout will do.
    bool some = true;
    for (const std::size_t one : shape) some = some && one != 0;
    std::int64_t stride = 1;
    for (std::size_t at = shape.size(); fits && at-- > 0;) {
        const std::size_t wanted = shape.begin()[at];
        fits = array.shape(at) == wanted && (!some || wanted == 1 || array.stride(at) == stride);
        stride *= static_cast<std::int64_t>(wanted);
    }
    if (fits) return;
    char text[96];
    int length = 0;
    for (const std::size_t one : shape)
        length += std::snprintf(text + length, sizeof text - static_cast<std::size_t>(length),
                                "%s%zu", length == 0 ? "" : ", ", one);
    refuse("%s: needed is a C-contiguous array of %s with the shape (%s)", name, type_name, text);
}

std::size_t rows(const char* name, nb::handle object) {
    nb::ndarray<nb::ro> array;
    if (object.is_none() || !nb::try_cast(object, array, false)) refuse("%s: not an array", name);
    if (array.ndim() == 0) refuse("%s: an array without rows", name);
    return array.shape(0);
}

}  // namespace oudler::bindings
