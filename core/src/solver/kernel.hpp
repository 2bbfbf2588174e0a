// What a kernel offers, whatever its set of instructions.

#pragma once

#include "oudler/solver.hpp"

namespace oudler {

class SolverKernel {
  public:
    SolverKernel() = default;
    SolverKernel(const SolverKernel&) = delete;
    SolverKernel& operator=(const SolverKernel&) = delete;
    virtual ~SolverKernel() = default;

    virtual bool valid() const noexcept = 0;
    // `fresh`: with an empty table; `guess`: a value to start from, or null.
    virtual SolverBounds solve(const SolverPosition& position, const SolverRules& rules,
                               const SolverObjective& objective, const SolverLimits& limits,
                               std::uint32_t features, const int* guess, bool fresh,
                               SolverStatistics& statistics) noexcept = 0;
    virtual void forget() noexcept = 0;
};

std::unique_ptr<SolverKernel> make_scalar_kernel(std::size_t bytes) noexcept;
#if defined(OUDLER_X86)
std::unique_ptr<SolverKernel> make_avx2_kernel(std::size_t bytes) noexcept;
std::unique_ptr<SolverKernel> make_avx512_kernel(std::size_t bytes) noexcept;
#endif

// The legal cards of a hand: `led` is the suit to follow, `top` the highest trump of the trick
// counted from 1, 0 without.
CardSet legal_in_trick(const CardSet& hand, bool leading, int led, int top,
                       const SolverRules& rules, bool broken) noexcept;

}  // namespace oudler
