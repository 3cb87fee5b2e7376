#include "shape.h"
namespace {
struct Square : Shape {
  double a;
  explicit Square(double a) : a(a) {}
  double area() const override { return a * a * scale; }
};
Square unit(1);
} // namespace
int Shape::next() { return times(); }
double total() {
  Box<double> b(unit.area());
  Box<int> n(times());
  Shape *c = circle(2);
  try {
    double r = b.get() + n.get() + c->area();
    delete c;
    return r;
  } catch (int e) {
    return e;
  }
}
