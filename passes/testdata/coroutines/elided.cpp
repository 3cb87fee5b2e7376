// How often memory is allocated is the optimizer's affair, what the program computes is not: the
// counts are printed only where none of the frames may be elided.
#include <coroutine>
extern "C" int printf(const char *, ...);
extern "C" void *malloc(unsigned long);
extern "C" void free(void *);
extern "C" void abort();

static long allocated;
void *operator new(unsigned long n) {
  allocated++;
  return malloc(n);
}
void operator delete(void *p) noexcept { free(p); }
void operator delete(void *p, unsigned long) noexcept { free(p); }

struct Gen {
  struct promise_type {
    int v;
    Gen get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int n) noexcept {
      v = n;
      return {};
    }
    void return_void() {}
    void unhandled_exception() { abort(); }
  };
  std::coroutine_handle<promise_type> h;
  Gen(std::coroutine_handle<promise_type> h) : h(h) {}
  Gen(Gen &&o) : h(o.h) { o.h = nullptr; }
  ~Gen() {
    if (h)
      h.destroy();
  }
};

static Gen upTo(int n) {
  for (int k = 0; k < n; k++)
    co_yield k * k;
}

__attribute__((noinline)) static int local(int n) {
  int sum = 0;
  Gen g = upTo(n);
  for (g.h.resume(); !g.h.done(); g.h.resume())
    sum += g.h.promise().v;
  return sum;
}

__attribute__((noinline)) static int abandoned(int n) {
  Gen g = upTo(n);
  g.h.resume();
  g.h.resume();
  return g.h.promise().v;
}


__attribute__((noinline)) static Gen *escaped(int n) { return new Gen(upTo(n)); }

struct Lambdas {
  int factor;
  auto scaled(int n) {
    return [this, n](int add) -> Gen {
      for (int k = 0; k < n; k++)
        co_yield k * factor + add;
    };
  }
};

int main(int argc, char **) {
  int total = 0;
  for (int k = 0; k < 50; k++)
    total += local(k) + abandoned(k + 3);
  printf("%d\n", total);
  long before = allocated;
  Gen *g = escaped(5);
  printf("%ld\n", allocated - before);
  g->h.resume();
  g->h.resume();
  g->h.resume();
  printf("%d\n", g->h.promise().v);
  delete g;
  Lambdas l{argc + 9};
  auto make = l.scaled(4);
  Gen s = make(100);
  for (s.h.resume(); !s.h.done(); s.h.resume())
    printf("%d ", s.h.promise().v);
  printf("\n");
#ifdef COUNT
  printf("allocations %ld\n", allocated);
#endif
}
