#include "shape.h"
namespace {
struct Circle : Shape {
  double r;
  explicit Circle(double r) : r(r) {
    if (r < 0)
      throw times();
  }
  double area() const override { return 3.14 * r * r * scale; }
};
Circle unit(1);
} // namespace
Shape *circle(double r) {
  Box<double> b(r);
  return new Circle(b.get() + unit.r);
}
