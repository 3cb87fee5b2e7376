// A scheduler with a queue: coroutines that yield to each other, wait for events and for each other,
// are destroyed while they wait, and finish in an order that depends on all of them.
#include <coroutine>
extern "C" int printf(const char *, ...);
extern "C" void abort();

static std::coroutine_handle<> queue[64];
static int head, tail;
static void push(std::coroutine_handle<> h) { queue[tail++ & 63] = h; }

struct Detached { // nobody has its handle: it frees itself
  struct promise_type {
    Detached get_return_object() { return {}; }
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { abort(); }
    // Everything that is awaited goes through here.
    template <class A> A &&await_transform(A &&a) {
      awaited++;
      return static_cast<A &&>(a);
    }
    int awaited = 0;
    promise_type() {} // or newer clangs give the parameters of the coroutine to the members
    ~promise_type() { printf("<%d> ", awaited); }
  };
};

struct Turn {
  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<> h) { push(h); }
  void await_resume() {}
};

struct Event {
  std::coroutine_handle<> waiting[8];
  int n = 0, value = 0;
  bool set = false;
  auto operator co_await() {
    struct A {
      Event &e;
      bool await_ready() { return e.set; }
      bool await_suspend(std::coroutine_handle<> h) {
        if (e.n == 8)
          return false;
        e.waiting[e.n++] = h;
        return true;
      }
      int &await_resume() { return e.value; }
    };
    return A{*this};
  }
  void fire(int v) {
    value = v;
    set = true;
    for (int k = 0; k < n; k++)
      push(waiting[k]);
    n = 0;
  }
};

struct MoveOnly {
  int *p;
  MoveOnly(int *p) : p(p) {}
  MoveOnly(MoveOnly &&o) : p(o.p) { o.p = nullptr; }
  ~MoveOnly() {
    if (p)
      --*p;
  }
};

static int owners = 3;

static Detached worker(const char *name, int turns, MoveOnly m) {
  for (int k = 0; k < turns; k++) {
    printf("%s%d ", name, k);
    co_await Turn{};
  }
  printf("%s! ", name);
}

static Detached listener(Event &a, Event &b, int id) {
  int &x = co_await a;
  x += id;
  int y = co_await b;
  int z = (co_await a) * 2 + (co_await b);
  printf("listener %d: %d %d %d\n", id, x, y, z);
}

static Detached source(Event &a, Event &b) {
  for (int k = 0; k < 3; k++)
    co_await Turn{};
  a.fire(100);
  co_await Turn{};
  b.fire(a.value + 1);
}

static void drain() {
  while (head != tail)
    queue[head++ & 63].resume();
}

template <class F> static Detached call(F f, int n) {
  auto g = [f, n](int add) -> Detached {
    int v = f(n);
    co_await Turn{};
    printf("lambda %d ", v + add);
  };
  g(1);
  co_await Turn{};
  co_await Turn{};
  printf("called %d ", n);
}

int main() {
  worker("a", 3, MoveOnly(&owners));
  worker("b", 1, MoveOnly(&owners));
  worker("c", 5, MoveOnly(&owners));
  drain();
  printf("\n%d\n", owners);
  Event a, b;
  for (int k = 1; k < 5; k++)
    listener(a, b, k);
  source(a, b);
  drain();
  int base = 40;
  call([&](int n) { return base += n; }, 2);
  drain();
  printf("\n");
  auto noop = std::noop_coroutine();
  noop.resume();
  printf("%d %d\n", noop.done(), std::coroutine_handle<>::from_address(noop.address()) == noop);
}
