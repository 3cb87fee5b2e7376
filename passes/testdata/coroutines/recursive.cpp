// A generator that yields all elements of others, as std::generator: nested ones are resumed directly,
// at any depth, exceptions go up through them, and the outermost one destroys what is inside.
#include <coroutine>
#include <exception>
extern "C" int printf(const char *, ...);

template <class T> struct Gen {
  struct promise_type;
  using Handle = std::coroutine_handle<promise_type>;
  struct Nested {
    Gen g;
    bool await_ready() noexcept { return !g.h; }
    Handle await_suspend(Handle outer) noexcept {
      promise_type &in = g.h.promise(), &out = outer.promise();
      in.root = out.root;
      in.parent = outer;
      in.root->leaf = g.h;
      return g.h;
    }
    void await_resume() {
      if (g.h.promise().failed)
        std::rethrow_exception(g.h.promise().failed);
    }
  };
  struct Final {
    bool await_ready() noexcept { return false; }
    std::coroutine_handle<> await_suspend(Handle h) noexcept {
      promise_type &p = h.promise();
      if (!p.parent)
        return std::noop_coroutine();
      p.root->leaf = p.parent;
      return p.parent;
    }
    void await_resume() noexcept {}
  };
  struct promise_type {
    const T *value = nullptr;
    promise_type *root = this;
    Handle leaf = Handle::from_promise(*this), parent;
    std::exception_ptr failed;
    Gen get_return_object() { return Gen{Handle::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    Final final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(const T &v) noexcept {
      root->value = &v;
      return {};
    }
    Nested yield_value(Gen &&g) noexcept { return {static_cast<Gen &&>(g)}; }
    void await_transform() = delete;
    void return_void() {}
    void unhandled_exception() {
      if (!parent)
        throw;
      failed = std::current_exception();
    }
  };
  Handle h;
  explicit Gen(Handle h) : h(h) {}
  Gen(Gen &&o) : h(o.h) { o.h = nullptr; }
  ~Gen() {
    if (h)
      h.destroy();
  }
  bool next() {
    h.promise().leaf.resume();
    return !h.done();
  }
  const T &get() { return *h.promise().value; }
};

static int depth, deepest;
struct Level {
  Level() {
    if (++depth > deepest)
      deepest = depth;
  }
  ~Level() { --depth; }
};

static Gen<int> chain(int n) {
  Level l;
  co_yield n;
  if (n > 0)
    co_yield chain(n - 1);
  co_yield -n;
}

static Gen<int> inorder(int lo, int hi) {
  Level l;
  if (lo < hi) {
    int mid = lo + (hi - lo) / 2;
    co_yield inorder(lo, mid);
    co_yield mid;
    co_yield inorder(mid + 1, hi);
  }
}

static Gen<int> failing(int n) {
  Level l;
  if (n == 0)
    throw 77;
  co_yield n;
  int caught = 0;
  try {
    co_yield failing(n - 1);
  } catch (int e) {
    if (n < 3)
      throw;
    caught = e;
  }
  co_yield -caught;
  co_yield 1000 + n;
}

int main() {
  long sum = 0;
  int n = 0;
  for (auto g = chain(2000); g.next(); n++)
    sum = sum * 3 + g.get();
  printf("%d %ld %d %d\n", n, sum, deepest, depth);
  for (auto g = inorder(0, 20); g.next();)
    printf("%d ", g.get());
  printf("\n");
  for (auto g = failing(5); g.next();)
    printf("%d ", g.get());
  printf("%d\n", depth);
  auto g = failing(2);
  try {
    while (g.next())
      printf("%d ", g.get());
  } catch (int e) {
    printf("thrown %d done %d\n", e, g.h.done());
  }
  {
    auto half = inorder(0, 1000);
    for (int k = 0; k < 300; k++)
      half.next();
    printf("%d %d\n", half.get(), depth);
  }
  printf("%d\n", depth);
}
