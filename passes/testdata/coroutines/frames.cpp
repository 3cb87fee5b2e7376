// What lies in frames: arrays, over-aligned objects, objects that point into themselves, structures by
// value, wide vectors, bit-fields; sizes that are asked for, and memory that is not given.
#include <coroutine>
extern "C" int printf(const char *, ...);
extern "C" void *malloc(unsigned long);
extern "C" void free(void *);
extern "C" void abort();

static int news, deletes;
static bool refuse;

struct Step {
  struct promise_type {
    int last = -1;
    static Step get_return_object_on_allocation_failure() { return {}; }
    void *operator new(unsigned long n) noexcept {
      if (refuse)
        return nullptr;
      news++;
      return malloc(n);
    }
    void operator delete(void *p, unsigned long n) {
      deletes++;
      free(p);
    }
    Step get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int n) {
      last = n;
      return {};
    }
    void return_void() {}
    void unhandled_exception() { abort(); }
  };
  std::coroutine_handle<promise_type> h;
};

struct alignas(64) Wide {
  long v[8];
};

struct Aligned { // its frame is aligned
  struct promise_type {
    Wide w{{1, 2, 3, 4, 5, 6, 7, 8}};
    Aligned get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { abort(); }
    void *operator new(unsigned long n) {
      char *p = (char *)malloc(n + 192), *q = (char *)(((unsigned long)p + 191) & ~127ul);
      ((void **)q)[-1] = p;
      return q;
    }
    void operator delete(void *q) { free(((void **)q)[-1]); }
  };
  std::coroutine_handle<promise_type> h;
};

struct Self {
  int v;
  Self *me;
  Self(int v) : v(v), me(this) {}
  Self(const Self &o) : v(o.v), me(this) {}
  bool ok() const { return me == this; }
};

struct Bits {
  unsigned a : 3, b : 11, c : 18;
};

struct Big {
  int v[100];
};

__attribute__((noinline)) static Step arrays(int n, Big big) {
  int a[200], squares[16];
  for (int k = 0; k < 200; k++)
    a[k] = k * n;
  for (int k = 0; k < 16; k++)
    squares[k] = k * k;
  co_yield a[17];
  a[3] += squares[n & 15] + big.v[n];
  co_yield a[3];
  int sum = 0;
  for (int k = 0; k < 200; k++) {
    sum += a[k] - big.v[k % 100];
    if (k % 67 == 0)
      co_yield sum;
  }
  co_yield sum + squares[15];
}

__attribute__((noinline)) static Step selves(Self s) {
  Self t(s.v + 1);
  co_yield s.ok() + 2 * t.ok() + s.v * 10;
  Self *p = &t;
  p->v *= 3;
  co_yield t.v + p->ok();
  Bits bits{5, 1025, 200000};
  bool odd = p->v & 1;
  __int128 wide = (__int128)t.v << 70;
  double d = t.v * 0.5;
  float f = 1.25f;
  short sh = -3;
  co_yield 0;
  bits.b++;
  co_yield int(bits.a + bits.b * 2 + bits.c) + odd + int(wide >> 68) + int(d * 4) + int(f * 8) + sh;
}

__attribute__((noinline)) static Aligned aligned(long x) {
  Wide a{{x, x + 1}}, b{{x * 2}};
  alignas(128) char buffer[128] = {1, 2, 3};
  co_await std::suspend_always{};
  buffer[5] = char(x);
  printf("%d%d%d ", int((unsigned long)&a % 64), int((unsigned long)&b % 64), int((unsigned long)buffer % 128));
  co_await std::suspend_always{};
  printf("%ld %ld %d %d\n", a.v[1] + a.v[7], b.v[0], buffer[5], buffer[2]);
}

// Alternatives that are never alive together.
__attribute__((noinline)) static Step alternatives(bool first) {
  if (first) {
    Big a{};
    a.v[9] = 4;
    co_yield a.v[9];
    a.v[8] = 5;
    co_yield a.v[8] + a.v[9];
  } else {
    Big b{};
    b.v[90] = 6;
    co_yield b.v[90];
    b.v[80] = 7;
    co_yield b.v[80] + b.v[90];
  }
}

static void run(Step s) {
  if (!s.h) {
    printf("no memory\n");
    return;
  }
  for (s.h.resume(); !s.h.done(); s.h.resume())
    printf("%d ", s.h.promise().last);
  s.h.destroy();
  printf("(%d)\n", news - deletes);
}

int main() {
  Big big;
  for (int k = 0; k < 100; k++)
    big.v[k] = k * 7;
  run(arrays(5, big));
  run(arrays(-2 + 11, big));
  run(selves(Self(4)));
  run(alternatives(true));
  run(alternatives(false));
  auto a = aligned(20);
  for (int k = 0; k < 3; k++)
    a.h.resume();
  printf("%ld\n", a.h.promise().w.v[7]);
  a.h.destroy();
  refuse = true;
  run(selves(Self(1)));
}
