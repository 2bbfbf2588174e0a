// A test framework in forty lines: TEST registers a function, CHECK notes what fails and goes on,
// main runs the tests whose names contain the first argument. No exceptions, as in the core.

#pragma once

#include <cstdio>

namespace oudler::testing {

struct Test {
    const char* name;
    void (*run)();
    Test* next;
};

// The tests of the program, in no particular order. Set up before main, not changed after.
inline Test* first = nullptr;
inline int checks = 0;
inline int failures = 0;

struct Register {
    explicit Register(Test* test) noexcept {
        test->next = first;
        first = test;
    }
};

inline void check(bool holds, const char* what, const char* file, int line) noexcept {
    ++checks;
    if (holds) return;
    ++failures;
    if (failures <= 20) std::printf("%s:%d: %s\n", file, line, what);
}

}  // namespace oudler::testing

#define TEST(name)                                                           \
    static void test_##name();                                               \
    static oudler::testing::Test record_##name{#name, test_##name, nullptr}; \
    static const oudler::testing::Register register_##name{&record_##name};  \
    static void test_##name()

#define CHECK(...) oudler::testing::check((__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
