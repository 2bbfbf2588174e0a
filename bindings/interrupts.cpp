#include "interrupts.hpp"

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <thread>

namespace oudler::bindings {

namespace {

constexpr auto kLook = std::chrono::milliseconds(50);  // for signals
constexpr int kProgress = 5;                           // looks between two calls of `progress`

bool in_main_thread() {
    const nb::object threading = nb::module_::import_("threading");
    return threading.attr("current_thread")().is(threading.attr("main_thread")());
}

// A thread that does the work, and whether it has.
class Worker {
  public:
    explicit Worker(const std::function<void()>& work)
        : thread_([this, &work] {
              work();
              const std::lock_guard lock(mutex_);
              done_ = true;
              changed_.notify_one();
          }) {}
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    ~Worker() { thread_.join(); }

    bool done_within(std::chrono::milliseconds time) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, time, [this] { return done_; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool done_ = false;
    std::thread thread_;  // last: it uses the others
};

}  // namespace

void run_interruptibly(bool brief, std::atomic<bool>& stop, nb::handle progress,
                       const std::function<void()>& work) {
    if (brief || (progress.is_none() && !in_main_thread())) {
        const nb::gil_scoped_release released;
        work();
        return;
    }
    std::exception_ptr raised;
    {
        const nb::gil_scoped_release released;
        Worker worker(work);
        for (int look = 1; !worker.done_within(kLook); ++look) {
            if (raised) continue;
            const nb::gil_scoped_acquire acquired;
            try {
                if (PyErr_CheckSignals() != 0) throw nb::python_error();
                if (!progress.is_none() && look % kProgress == 0) progress();
            } catch (...) {
                raised = std::current_exception();
                stop = true;
            }
        }
    }
    if (raised) std::rethrow_exception(raised);
}

std::size_t machine_memory() noexcept {
#if defined(_SC_PHYS_PAGES) && defined(_SC_PAGESIZE)
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long size = sysconf(_SC_PAGESIZE);
    if (pages > 0 && size > 0)
        return static_cast<std::size_t>(pages) * static_cast<std::size_t>(size);
#endif
    return SIZE_MAX / 4;
}

}  // namespace oudler::bindings
