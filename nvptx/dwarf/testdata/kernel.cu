// The source of kernel.ll: clang -x cuda --cuda-device-only -nocudainc -nocudalib
// --cuda-gpu-arch=sm_70 -std=c++17 -g -O0 -S -emit-llvm kernel.cu
#define DEVICE __attribute__((device))
namespace geometry {
struct Point { float x, y; };
template <typename T, int N> struct Box {
  T corner[N];
  Box *next;
  DEVICE int size() const { return N; }
};
enum class Side : unsigned char { left, right = 7 };
}
struct Flags { unsigned low : 3; unsigned high : 5; int rest; };
union Word { int i; float f; const char *text; };
struct Named : geometry::Point { Word word; volatile long stamp; static int shared; };
typedef int (*Visitor)(Named &, const double *, ...);
DEVICE int counter;
DEVICE static double hidden = 2;
__attribute__((shared)) float tile[4][32];
__attribute__((constant)) unsigned long limits[3];
DEVICE int visit(Named &n, const double *weights, ...) {
  int sum = 0;
  for (int k = 0; k < 3; k++) {
    long part = n.stamp * k;
    sum += part;
  }
  return sum + n.word.i;
}
__attribute__((global)) void kernel(int *out, geometry::Box<geometry::Point, 2> *box, geometry::Side side, Flags flags, bool on) {
  Visitor visitor = visit;
  Named named;
  named.x = 1;
  tile[0][1] = hidden;
  double weights[2] = {1, 2};
  *out = visitor(named, weights) + box->size() + (side == geometry::Side::left) + flags.high + counter + limits[0] + on;
}
