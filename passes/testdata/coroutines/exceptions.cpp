// Exceptions thrown before, between and after suspensions, caught inside and outside, and what is
// destroyed on the way.
#include <coroutine>
#include <exception>
extern "C" int printf(const char *, ...);

struct Loud {
  const char *name;
  Loud(const char *n) : name(n) { printf("+%s ", n); }
  ~Loud() { printf("-%s ", name); }
};

struct Job {
  struct promise_type {
    std::exception_ptr failed;
    Loud loud{"promise"};
    Job get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { failed = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> h;
};

struct Rethrows { // unhandled_exception throws: the coroutine is done
  struct promise_type {
    Loud loud{"rethrows"};
    Rethrows get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { throw; }
  };
  std::coroutine_handle<promise_type> h;
};

struct Eager { // starts at once, and is never suspended at its end
  struct promise_type {
    Loud loud{"eager"};
    Eager get_return_object() { return {}; }
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { throw; }
  };
};

struct Throws {
  int when;
  bool await_ready() {
    if (when == 0)
      throw 10;
    return false;
  }
  void await_suspend(std::coroutine_handle<>) {
    if (when == 1)
      throw 11;
  }
  int await_resume() {
    if (when == 2)
      throw 12;
    return when;
  }
};

static Job body(int n) {
  Loud a("a");
  try {
    Loud b("b");
    int x = co_await Throws{n};
    Loud c("c");
    printf("[%d] ", x);
    co_await std::suspend_always{};
    if (x == 3)
      throw 13;
    printf("[still %d] ", x);
  } catch (int e) {
    printf("{%d} ", e);
    co_return;
  }
  Loud d("d");
  co_await std::suspend_always{};
  throw "end";
}

static Rethrows thrower(int n) {
  Loud a("x");
  co_await std::suspend_always{};
  if (n)
    throw n;
  Loud b("y");
  co_await std::suspend_always{};
}

static Eager eager(bool fail) {
  Loud a("e");
  if (fail)
    throw 5;
  co_await std::suspend_never{};
  printf("eager done ");
}

int main() {
  for (int n = 0; n < 6; n++) {
    Job j = body(n);
    while (!j.h.done())
      j.h.resume();
    try {
      if (j.h.promise().failed)
        std::rethrow_exception(j.h.promise().failed);
    } catch (const char *s) {
      printf("outside %s ", s);
    }
    j.h.destroy();
    printf("\n");
  }
  for (int n = 0; n < 3; n++) {
    Rethrows r = thrower(n);
    r.h.resume();
    try {
      r.h.resume();
    } catch (int e) {
      printf("caught %d done %d ", e, r.h.done());
    }
    r.h.destroy();
    printf("\n");
  }
  for (int n = 0; n < 2; n++) {
    try {
      eager(n);
    } catch (int e) {
      printf("eager threw %d ", e);
    }
    printf("\n");
  }
  Job stopped = body(5); // destroyed where it is suspended
  stopped.h.resume();
  stopped.h.resume();
  stopped.h.destroy();
  printf("\n");
}
