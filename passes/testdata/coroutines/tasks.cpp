// Tasks that await each other: continuations, symmetric transfer over 100,000 steps, results by value
// and by reference, awaiters whose await_suspend is void, bool, or a handle.
#include <coroutine>
extern "C" int printf(const char *, ...);
extern "C" void abort();

template <class T> struct Task {
  struct promise_type {
    T result;
    std::coroutine_handle<> then = std::noop_coroutine();
    Task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    struct Final {
      bool await_ready() noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept { return h.promise().then; }
      void await_resume() noexcept {}
    };
    Final final_suspend() noexcept { return {}; }
    void return_value(T v) { result = v; }
    void unhandled_exception() { abort(); }
  };
  std::coroutine_handle<promise_type> h;
  Task(std::coroutine_handle<promise_type> h) : h(h) {}
  Task(Task &&o) : h(o.h) { o.h = nullptr; }
  ~Task() {
    if (h)
      h.destroy();
  }
  bool await_ready() const noexcept { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> from) noexcept {
    h.promise().then = from;
    return h;
  }
  T await_resume() const noexcept { return h.promise().result; }
};

static std::coroutine_handle<> waiting;

struct Wait { // void: suspends always
  int v;
  bool await_ready() const { return v < 0; }
  void await_suspend(std::coroutine_handle<> h) { waiting = h; }
  int await_resume() const { return v * 2; }
};

struct Maybe { // bool: suspends perhaps
  int v;
  bool await_ready() const { return false; }
  bool await_suspend(std::coroutine_handle<> h) {
    if (v % 3)
      return false;
    waiting = h;
    return true;
  }
  int await_resume() const { return v + 1; }
};

static Task<int> leaf(int n) { co_return n + 1; }

static Task<int> loop(int n) {
  int sum = 0;
  for (int k = 0; k < n; k++)
    sum += co_await leaf(k & 7);
  co_return sum;
}

static Task<long> tree(int n) {
  if (n < 2)
    co_return n;
  long a = co_await tree(n - 1);
  co_return a + co_await tree(n - 2);
}

static Task<int> conditions(int n) {
  int x = n > 3 ? co_await Wait{n} : co_await Maybe{n};
  int y = (co_await Maybe{x} > 4 && co_await Wait{-x} < 0) || co_await Wait{3};
  while (co_await Maybe{x++} < n * 2)
    y += co_await Wait{x % 2 ? x : -x};
  switch (co_await Maybe{y}) {
  case 7:
    y *= co_await Wait{2};
    break;
  default:
    y -= co_await Maybe{y};
  }
  co_return x * 1000 + y;
}

static Task<const char *> text(bool b) {
  const char *s = b ? "yes" : "no";
  co_await Wait{1};
  co_return s;
}

template <class T> static T run(Task<T> t) {
  t.h.resume();
  while (!t.h.done())
    waiting.resume();
  return t.h.promise().result;
}

int main() {
  printf("%d\n", run(loop(100000)));
  printf("%ld\n", run(tree(15)));
  for (int n = 0; n < 9; n++)
    printf("%d ", run(conditions(n)));
  printf("%s %s\n", run(text(true)), run(text(false)));
  Task<int> never = loop(3);
  return waiting ? 0 : 1;
}
