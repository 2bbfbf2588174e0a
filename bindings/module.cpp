// The module oudler._core: the compiled core as Python sees it. See src/oudler/_core.pyi.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string_view.h>

#include <cstdarg>
#include <cstdio>

#include "bindings.hpp"
#include "casters.hpp"

namespace oudler::bindings {

void refuse(const char* format, ...) {
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    throw nb::value_error(text);
}

CardSet checked_set(CardSet set, const char* name) {
    if (set == kNoSet) refuse("%s: a set of cards has 78 bits", name);
    return set;
}

Isa isa_named(std::optional<std::string_view> name) {
    if (!name) return best_isa();
    for (int n = 0; n < kIsas; ++n) {
        const Isa isa = static_cast<Isa>(n);
        if (*name != name_of(isa)) continue;
        if (!available(isa)) refuse("this machine or this build has no %s", name_of(isa));
        return isa;
    }
    refuse("no instruction set is called %.*s: scalar, avx2, avx512",
           static_cast<int>(name->size()), name->data());
}

}  // namespace oudler::bindings

NB_MODULE(_core, module) {
    using namespace oudler;
    module.def(
        "isas",
        [] {
            nanobind::list names;
            for (int n = 0; n < kIsas; ++n)
                if (available(static_cast<Isa>(n))) names.append(name_of(static_cast<Isa>(n)));
            return nanobind::tuple(names);
        },
        "The instruction sets that the core was compiled for and that this machine has.");
    module.def(
        "best_isa", [] { return name_of(best_isa()); },
        "The instruction set used when none is named.");
    bindings::add_tricks(module);
    bindings::add_play(module);
    bindings::add_worlds(module);
    bindings::add_policy(module);
    bindings::add_sight(module);
    bindings::add_solver(module);
}
