// What C++ makes of classes: tables of virtual functions with thunks, casts by run-time types, pointers to members, guards of statics,
// thread-local objects, closures, and the standard containers.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <unordered_map>
#include <vector>

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
  virtual Shape *twice() const { return nullptr; }
};
struct Named {
  std::string name;
  virtual ~Named() { std::printf("~%s ", name.c_str()); }
  virtual int length() const { return int(name.size()); }
};
struct Square : Shape, Named {
  double side;
  explicit Square(double s) : side(s) { name = "square" + std::to_string(int(s)); }
  double area() const override { return side * side; }
  Square *twice() const override { return new Square(2 * side); }
  int length() const override { return -int(name.size()); }
};
struct Rect final : Shape {
  double a, b;
  Rect(double x, double y) : a(x), b(y) {}
  double area() const override { return a * b; }
};

static int counted(int n) {
  static std::vector<int> table = [] {
    std::vector<int> v(50);
    std::iota(v.begin(), v.end(), 3);
    return v;
  }();
  return table[size_t(n) % table.size()]++;
}

thread_local std::string last = "none";

template <int N> struct Fold {
  static constexpr uint64_t value = Fold<N - 1>::value * 31 + N;
};
template <> struct Fold<0> {
  static constexpr uint64_t value = 7;
};

template <class F> static int compose(F f, int n) {
  for (int k = 0; k < 3; k++)
    n = f(n);
  return n;
}

struct Matrix {
  float m[4][4];
  Matrix operator*(const Matrix &o) const {
    Matrix r{};
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 4; j++)
        for (int k = 0; k < 4; k++)
          r.m[i][j] += m[i][k] * o.m[k][j];
    return r;
  }
};

struct Cell {
  int key, weight;
  bool operator<(const Cell &o) const { return weight != o.weight ? weight < o.weight : key < o.key; }
};

int main() {
  std::vector<std::unique_ptr<Shape>> shapes;
  for (int k = 1; k < 6; k++)
    if (k % 2)
      shapes.emplace_back(new Square(k));
    else
      shapes.emplace_back(new Rect(k, k + 0.5));
  double total = 0;
  for (auto &s : shapes) {
    total += s->area();
    if (auto *q = dynamic_cast<Square *>(s.get())) {
      Named *n = q;
      std::unique_ptr<Shape> t(q->twice());
      std::printf("%d %.1f %d\n", n->length(), t->area(), dynamic_cast<Named *>(t.get()) != nullptr);
      last = n->name;
    }
  }
  std::printf("%.2f %s\n", total, last.c_str());

  int (Named::*method)() const = &Named::length;
  double Square::*field = &Square::side;
  Square sq(9);
  std::printf("%d %.1f\n", (sq.*method)(), sq.*field);

  std::function<int(int)> add = [step = counted(4)](int n) { return n + step; };
  std::printf("%d %d %llu\n", compose(add, 5), compose([&](int n) { return n * counted(n); }, 2), (unsigned long long)Fold<12>::value);

  std::map<std::string, int> words;
  std::unordered_map<int, std::vector<int>> groups;
  uint32_t seed = 12345;
  for (int k = 0; k < 200; k++) {
    seed = seed * 1664525u + 1013904223u;
    words["w" + std::to_string(seed % 23)] += k;
    groups[int(seed >> 28)].push_back(k);
  }
  for (auto &w : words)
    std::printf("%s=%d ", w.first.c_str(), w.second);
  std::vector<Cell> cells;
  for (auto &g : groups)
    cells.push_back({g.first, std::accumulate(g.second.begin(), g.second.end(), 0)});
  std::sort(cells.begin(), cells.end());
  for (auto &c : cells)
    std::printf("%d:%d ", c.key, c.weight);
  std::nth_element(cells.begin(), cells.begin() + 3, cells.end(), [](const Cell &a, const Cell &b) { return a.key > b.key; });
  std::printf("\n%d\n", cells[3].key);

  Matrix a{}, p{};
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      a.m[i][j] = float(i == j) + 0.25f * float(i - j), p.m[i][j] = float(i == j);
  for (int k = 0; k < 5; k++)
    p = p * a;
  std::printf("%.3f %.3f %.3f\n", p.m[0][0], p.m[1][3], p.m[3][2]);
  return counted(4) & 63;
}
