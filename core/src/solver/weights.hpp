// Weights of the order of moves; see ordering.hpp. Fitted by bench/fit_ordering.py.

#pragma once

#include <array>

namespace oudler::OUDLER_KERNEL_NAMESPACE {

inline constexpr std::array<Weights, 6> kWeights = {{
    // lead, defence: 3896 positions, first move refutes in 62.5% (51.5% of all moves do)
    {{-85,  -79,  8,  5,  10, 46, 11, 26,  0,  2,   0,   -26, 0, 0,
      79,   54,   0,  26, 0,  16, 48, -9,  18, -52, -42, -52, 9, 19,
      -233, -186, 53, 49, 98, 12, -9, -14, -9, -32, -13, -12}},
    // lead, attack: 10786 positions, first move refutes in 83.0% (56.4% of all moves do)
    {{-144, -7,  67, -66, -76, 5,  35, -1,  0,    2,   0,   -51, 0,   0,  7, 8,  0,  -1, 0, 0,
      -21,  132, 0,  48,  0,   -4, 0,  195, -398, 218, -75, 0,   169, -6, 0, 43, 45, -5, 2, 118}},
    // middle, defence: 10656 positions, first move refutes in 84.5% (53.7% of all moves do)
    {{-278, -52,  -247, 79, 12, 139, -306, 97, 34,   98,  -86,  42, -8, -26,
      89,   -278, 147,  62, 35, 15,  -193, 5,  -254, -22, 73,   32, 77, -71,
      -2,   223,  497,  0,  99, 153, -135, 25, 182,  -79, -226, -64}},
    // middle, attack: 13260 positions, first move refutes in 89.2% (53.5% of all moves do)
    {{-705, 17,  265, 248, -23, 80,  -256, 210,  -123, 22,   -88, -52,  26, -42,
      123,  -87, 0,   210, 0,   73,  81,   -176, -101, 106,  18,  -167, 0,  17,
      7,    348, 47,  0,   438, -29, 151,  -197, -132, -125, 0,   -30}},
    // last, defence: 5251 positions, first move refutes in 89.8% (53.5% of all moves do)
    {{-415, -165, -18, 56, -45, 100,  -78,  74, -74,  124, -78,  0,   11,  -11,
      73,   0,    0,   73, 2,   3,    -405, 31, -442, -15, -105, 136, -50, -115,
      -8,   -255, 237, 0,  140, -117, -143, 76, 79,   0,   0,    -84}},
    // last, attack: 7082 positions, first move refutes in 94.0% (56.2% of all moves do)
    {{-729, -95, 205, 158, -141, -46,  -284, 102,  -102, 5,  -88, 0,    15, -15,
      102,  0,   0,   102, 0,    50,   -13,  -27,  -6,   91, 93,  -119, 0,  -95,
      -14,  188, 17,  0,   757,  -180, -105, -112, -80,  0,  0,   5}},
}};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
