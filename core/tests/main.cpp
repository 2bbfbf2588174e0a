#include <cstdio>
#include <cstring>

#include "check.hpp"

int main(int argc, char** argv) {
    using namespace oudler::testing;
    int passed = 0;
    int failed = 0;
    for (const Test* test = first; test != nullptr; test = test->next) {
        if (argc > 1 && std::strstr(test->name, argv[1]) == nullptr) continue;
        const int before = failures;
        test->run();
        if (failures != before) std::printf("FAILED %s\n", test->name);
        ++(failures == before ? passed : failed);
    }
    std::printf("%d checks\n%d passed, %d failed\n", checks, passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
