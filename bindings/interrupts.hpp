// Long work that Ctrl-C stops.
//
// Python looks for signals in its main thread alone, and only while that runs Python. So work that
// may take long is done in a thread of its own, and the caller's looks after the signals.

#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <functional>

#include "bindings.hpp"

namespace oudler::bindings {

// Runs `work` without the interpreter's lock. Sets `stop`, which the work must heed, when a signal
// handler raises (KeyboardInterrupt), and passes the exception on when the work has ended.
// `progress` is called without arguments now and then unless it is None; what it raises stops the
// work too. `brief`: the work is over in no time, so nothing of this is worth its cost.
void run_interruptibly(bool brief, std::atomic<bool>& stop, nb::handle progress,
                       const std::function<void()>& work);

// Bytes of memory that this machine has, a very high number where it does not tell.
std::size_t machine_memory() noexcept;

}  // namespace oudler::bindings
