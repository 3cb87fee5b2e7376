// Exceptions in all their forms: classes caught by their bases, rethrown, thrown by constructors, destructors on every way out,
// filters that end the search, exceptions kept for later, through recursion and out of loops.
#include <cstdio>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

static int depth;

struct Trace {
  const char *name;
  explicit Trace(const char *n) : name(n) { std::printf("%*s+%s\n", 2 * depth++, "", n); }
  ~Trace() { std::printf("%*s-%s%s\n", 2 * --depth, "", name, std::uncaught_exceptions() ? " (unwinding)" : ""); }
};

struct Base {
  int code;
  explicit Base(int c) : code(c) {}
  virtual ~Base() = default;
  virtual int value() const { return code; }
};
struct Left : virtual Base {
  Left() : Base(1) {}
  int value() const override { return 10 * code; }
};
struct Right : virtual Base {
  Right() : Base(2) {}
};
struct Both final : Left, Right {
  long extra;
  explicit Both(long x) : Base(3), extra(x) {}
  int value() const override { return int(extra) + code; }
};

static void raise(int kind) {
  Trace t("raise");
  switch (kind % 7) {
  case 0: return;
  case 1: throw Left();
  case 2: throw Right();
  case 3: throw Both(kind * 100L);
  case 4: throw kind;
  case 5: throw std::string("text ") + std::to_string(kind);
  default: throw std::out_of_range("range");
  }
}

static int handle(int kind) {
  Trace t("handle");
  try {
    Trace inner("inner");
    raise(kind);
    return 0;
  } catch (const Both &b) {
    return b.value();
  } catch (Left &l) {
    l.code = 7;
    return l.value();
  } catch (const Base &b) {
    return -b.value();
  } catch (int n) {
    return n;
  } catch (const std::string &s) {
    return int(s.size());
  }
}

struct Part {
  std::unique_ptr<int> p;
  explicit Part(int n) : p(new int(n)) {
    if (n == 3)
      throw Base(n);
  }
  ~Part() { std::printf("part %d gone\n", *p); }
};
struct Whole {
  Part a, b, c;
  explicit Whole(int n) try : a(n), b(n + 1), c(n + 2) {
    std::printf("whole %d\n", n);
  } catch (const Base &) {
    std::printf("no whole %d\n", n);
  }
};

static int descend(int n, std::vector<int> &seen) {
  struct Leave {
    std::vector<int> &v;
    int n;
    ~Leave() { v.push_back(n); }
  } leave{seen, n};
  if (n == 0)
    throw std::runtime_error("bottom");
  try {
    return descend(n - 1, seen) + n;
  } catch (const std::logic_error &) {
    return -1;
  } catch (const std::runtime_error &e) {
    if (n % 3 == 0)
      throw std::logic_error(std::string(e.what()) + "!");
    throw;
  }
}

static int quiet(int n) noexcept {
  try {
    return handle(n);
  } catch (...) {
    return -2;
  }
}

int main() {
  for (int k = 0; k < 7; k++) {
    int r;
    try {
      r = handle(k);
    } catch (const std::exception &e) {
      std::printf("%s: ", e.what());
      r = 99;
    }
    std::printf("%d -> %d %d\n", k, r, quiet(k));
  }
  for (int n = 0; n < 5; n++) {
    try {
      Whole w(n);
      if (n == 4)
        break;
    } catch (const Base &b) {
      std::printf("caught %d\n", b.value());
      continue;
    }
  }
  std::vector<int> seen;
  std::exception_ptr kept;
  for (int n : {2, 4, 7})
    try {
      std::printf("descend %d\n", descend(n, seen));
    } catch (...) {
      kept = std::current_exception();
    }
  for (int n : seen)
    std::printf("%d ", n);
  try {
    std::rethrow_exception(kept);
  } catch (const std::runtime_error &e) {
    std::printf("runtime %s\n", e.what());
  } catch (const std::logic_error &e) {
    std::printf("logic %s\n", e.what());
  }
  return depth;
}
