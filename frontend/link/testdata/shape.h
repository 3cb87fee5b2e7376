#pragma once
struct Shape {
  virtual ~Shape() {}
  virtual double area() const = 0;
  int id = next();
  static int next();
};
template <class T> struct Box {
  T value;
  static inline int made = 0;
  explicit Box(T v) : value(v) { made++; }
  const T &get() const { return value; }
};
inline double scale = 2.0;
inline int times() {
  static int n = 0;
  return ++n;
}
Shape *circle(double r);
