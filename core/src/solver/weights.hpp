// Weights of the order of moves; see ordering.hpp. Fitted by bench/fit_ordering.py.

#pragma once

#include <array>

namespace oudler::OUDLER_KERNEL_NAMESPACE {

inline constexpr std::array<Weights, 6> kWeights = {{
    // lead, defence: 5911 positions, first move refutes in 65.5% (49.4% of all moves do)
    {{-182, -92, -15, 1, -18, 29, 61, 20, 0, 0, 0, -19, 0, 0, 92, 72, 0, 20, 0, 5,
      50, -171, 11, -148, -72, -37, 28, 18, -376, -344, 61, 71, 130, -4, -8, -4, -10, -14, 4, -16}},
    // lead, attack: 15302 positions, first move refutes in 83.5% (53.7% of all moves do)
    {{-137, -22, 40, 125, 101, -58, 78, 1, 0, 2, 0, -41, 0, 0, 22, 21, 0, 1, 0, -6,
      34, 108, 0, 13, 0, 1, 0, 18, -289, 291, -37, 0, 151, -1, 0, 45, -130, 86, 0, -63}},
    // middle, defence: 17099 positions, first move refutes in 85.8% (52.2% of all moves do)
    {{-170, 17, -285, 81, 6, 85, -222, 78, 68, 93, -88, 45, -3, -12, 123, -288, 142, 30, 48, 11,
      -148, -5, -242, -30, 20, 36, 34, -81, -2, 235, 651, 0, 46, 129, -92, 21, 158, -1, -54, -64}},
    // middle, attack: 16153 positions, first move refutes in 90.8% (52.4% of all moves do)
    {{-643, 36, 219, 221, -98, -27, -160, 231, -211, 27, -65, -48, 28, 19, 211, -20, 0, 231, 0, 63,
      95, -47, -121, -2, -25, -118, 0, 36, -42, 200, -162, 0, 303, -102, 51, -240, -289, -75, 0, -21}},
    // last, defence: 9248 positions, first move refutes in 90.1% (52.0% of all moves do)
    {{-258, -40, 10, 103, -9, 79, 6, -17, 17, 123, -83, 0, 7, -7, 50, 0, 0, 50, -67, -2,
      -253, 65, -356, -32, -30, 96, 50, -90, -3, -236, 246, 0, 79, -129, -179, 52, -27, 0, 0, -87}},
    // last, attack: 8629 positions, first move refutes in 94.6% (53.8% of all moves do)
    {{-812, -249, -23, 117, -262, -54, -342, 116, -116, 26, -55, 0, 44, -44, 116, 0, 0, 116, 0, 65,
      -131, -1, -473, 81, -167, 167, 0, -249, -10, 30, -53, 0, 462, 20, -56, -183, -118, 0, 0, 26}},
}};

}  // namespace oudler::OUDLER_KERNEL_NAMESPACE
