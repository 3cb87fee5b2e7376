// Generators: loops, recursion, values and references, destruction before the end.
#include <coroutine>
extern "C" int printf(const char *, ...);

static int alive;
struct Counted {
  int n;
  Counted(int n) : n(n) { ++alive; }
  Counted(const Counted &o) : n(o.n) { ++alive; }
  ~Counted() { --alive; }
};

template <class T> struct Generator {
  struct promise_type {
    const T *value;
    Generator get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(const T &v) noexcept {
      value = &v;
      return {};
    }
    void return_void() {}
    void unhandled_exception() { throw; }
  };
  std::coroutine_handle<promise_type> h;
  Generator(std::coroutine_handle<promise_type> h) : h(h) {}
  Generator(Generator &&o) : h(o.h) { o.h = nullptr; }
  ~Generator() {
    if (h)
      h.destroy();
  }
  bool next() {
    h.resume();
    return !h.done();
  }
  const T &get() const { return *h.promise().value; }
};

static Generator<int> range(int from, int to, int step) {
  for (int i = from; i < to; i += step)
    co_yield i;
}

static Generator<long> fibonacci() {
  long a = 0, b = 1;
  for (;;) {
    co_yield a;
    long c = a + b;
    a = b;
    b = c;
  }
}

static Generator<int> hanoi(int n, int from, int to, int by) {
  if (n == 0)
    co_return;
  for (auto g = hanoi(n - 1, from, by, to); g.next();)
    co_yield g.get();
  co_yield from * 10 + to;
  for (auto g = hanoi(n - 1, by, to, from); g.next();)
    co_yield g.get();
}

static Generator<int> counted(Counted a, const Counted &b) {
  Counted local(a.n * 100);
  for (int k = 0; k < 3; k++) {
    Counted turn(k);
    co_yield local.n + a.n + b.n + turn.n;
  }
}

static Generator<int> pipeline(Generator<int> source, int divisor) {
  while (source.next())
    if (source.get() % divisor)
      co_yield source.get();
}

struct Tree {
  int v;
  Tree *l, *r;
};

static Generator<int> walk(const Tree *t) {
  if (t) {
    for (auto g = walk(t->l); g.next();)
      co_yield g.get();
    co_yield t->v;
    for (auto g = walk(t->r); g.next();)
      co_yield g.get();
  }
}

int main() {
  for (auto g = range(3, 30, 4); g.next();)
    printf("%d ", g.get());
  auto f = fibonacci();
  for (int k = 0; k < 40; k++)
    f.next();
  printf("\n%ld\n", f.get());
  int moves = 0, sum = 0;
  for (auto g = hanoi(7, 1, 3, 2); g.next(); moves++)
    sum = sum * 31 + g.get();
  printf("%d %d\n", moves, sum);
  {
    Counted b(7);
    for (auto g = counted(Counted(5), b); g.next();)
      printf("%d(%d) ", g.get(), alive);
    printf("%d\n", alive);
    auto early = counted(Counted(6), b);
    early.next();
    printf("%d %d\n", early.get(), alive);
  }
  printf("%d\n", alive);
  for (auto g = pipeline(pipeline(range(1, 60, 1), 2), 3); g.next();)
    printf("%d ", g.get());
  Tree n[] = {{1, 0, 0}, {3, 0, 0}, {2, &n[0], &n[1]}, {7, 0, 0}, {5, &n[2], &n[3]}};
  for (auto g = walk(&n[4]); g.next();)
    printf("%d ", g.get());
  printf("\n");
}
