// A set of cards crosses as the Python integer of 78 bits that `oudler.cards` uses. An integer that
// is negative or has more bits arrives as kNoSet, which whoever takes a set refuses (checked_set),
// because a caster cannot raise ValueError.

#pragma once

#include <nanobind/nanobind.h>

#include "oudler/cards.hpp"

namespace oudler::bindings {

inline constexpr CardSet kNoSet{~std::uint64_t{0}, ~std::uint32_t{0}};

}  // namespace oudler::bindings

NAMESPACE_BEGIN(NB_NAMESPACE)
NAMESPACE_BEGIN(detail)

template <>
struct type_caster<oudler::CardSet> {
    NB_TYPE_CASTER(oudler::CardSet, const_name("int"))

    bool from_python(handle source, std::uint8_t, cleanup_list*) noexcept {
        if (!PyLong_Check(source.ptr())) return false;
        const unsigned long long low = PyLong_AsUnsignedLongLongMask(source.ptr());
        PyObject* bits = PyLong_FromLong(64);
        PyObject* rest = bits == nullptr ? nullptr : PyNumber_Rshift(source.ptr(), bits);
        Py_XDECREF(bits);
        const unsigned long long high =
            rest == nullptr ? ~0ull : PyLong_AsUnsignedLongLong(rest);  // ~0 also if negative
        Py_XDECREF(rest);
        if (PyErr_Occurred() != nullptr) PyErr_Clear();
        if (high >> 14 != 0) {
            value = oudler::bindings::kNoSet;
            return true;
        }
        value.suits = low & oudler::kPlain;
        value.trumps = static_cast<std::uint32_t>(low >> 56 | high << 8);
        return true;
    }

    static handle from_cpp(oudler::CardSet set, rv_policy, cleanup_list*) noexcept {
        PyObject* low = PyLong_FromUnsignedLongLong(
            set.suits | static_cast<unsigned long long>(set.trumps & 0xFF) << 56);
        const unsigned long long rest = set.trumps >> 8;
        if (rest == 0 || low == nullptr) return low;
        PyObject* high = PyLong_FromUnsignedLongLong(rest);
        PyObject* bits = PyLong_FromLong(64);
        PyObject* shifted =
            high == nullptr || bits == nullptr ? nullptr : PyNumber_Lshift(high, bits);
        PyObject* whole = shifted == nullptr ? nullptr : PyNumber_Or(shifted, low);
        Py_XDECREF(shifted);
        Py_XDECREF(bits);
        Py_XDECREF(high);
        Py_DECREF(low);
        return whole;
    }
};

NAMESPACE_END(detail)
NAMESPACE_END(NB_NAMESPACE)
