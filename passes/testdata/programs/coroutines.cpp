// Generators and tasks: what is left of coroutines when clang has split them, with frames, resume functions and symmetric transfer.
#include <coroutine>
#include <cstdio>
#include <exception>
#include <utility>

template <class T> struct Generator {
  struct promise_type {
    T value;
    std::exception_ptr failed;
    Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) {
      value = v;
      return {};
    }
    void return_void() {}
    void unhandled_exception() { failed = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> h;
  explicit Generator(std::coroutine_handle<promise_type> h) : h(h) {}
  Generator(Generator &&o) : h(std::exchange(o.h, nullptr)) {}
  ~Generator() {
    if (h)
      h.destroy();
  }
  bool next() {
    h.resume();
    if (h.promise().failed)
      std::rethrow_exception(h.promise().failed);
    return !h.done();
  }
  T get() const { return h.promise().value; }
};

struct Task {
  struct promise_type {
    int result = 0;
    std::coroutine_handle<> waiting = std::noop_coroutine();
    Task get_return_object() { return Task{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    struct Back {
      bool await_ready() noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept { return h.promise().waiting; }
      void await_resume() noexcept {}
    };
    Back final_suspend() noexcept { return {}; }
    void return_value(int v) { result = v; }
    void unhandled_exception() { std::terminate(); }
  };
  std::coroutine_handle<promise_type> h;
  explicit Task(std::coroutine_handle<promise_type> h) : h(h) {}
  Task(Task &&o) : h(std::exchange(o.h, nullptr)) {}
  ~Task() {
    if (h)
      h.destroy();
  }
  bool await_ready() const { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> from) {
    h.promise().waiting = from;
    return h;
  }
  int await_resume() const { return h.promise().result; }
};

static Generator<long> collatz(long n) {
  while (n != 1) {
    co_yield n;
    n = n % 2 ? 3 * n + 1 : n / 2;
    if (n > 9000)
      throw n;
  }
  co_yield 1;
}

static Generator<int> merged(Generator<long> a, Generator<long> b) {
  bool x = a.next(), y = b.next();
  while (x || y)
    if (!y || (x && a.get() < b.get())) {
      co_yield int(a.get());
      x = a.next();
    } else {
      co_yield -int(b.get());
      y = b.next();
    }
}

static Task leaf(int n) { co_return n * n; }

static Task tree(int n) {
  if (n < 2)
    co_return co_await leaf(n + 1);
  int l = co_await tree(n - 1);
  int r = co_await tree(n - 2);
  co_return l + r + n;
}

int main() {
  for (auto g = merged(collatz(7), collatz(12)); g.next();)
    std::printf("%d ", g.get());
  try {
    for (auto g = collatz(27); g.next();)
      std::printf("%ld ", g.get());
  } catch (long n) {
    std::printf("thrown %ld\n", n);
  }
  Task t = tree(12);
  t.h.resume();
  std::printf("%d\n", t.h.promise().result);
  return t.h.done() ? 0 : 1;
}
