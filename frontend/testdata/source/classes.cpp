namespace std { class type_info; }
extern "C" int puts(const char *);
struct Base { virtual ~Base(); virtual int f(int) const = 0; int x = 1; };
struct Derived : Base { int f(int a) const override { return a + x; } double d[2]; };
Base::~Base() {}
template <class T> T larger(T a, T b) { return a > b ? a : b; }
int guarded(const Base &b) {
  try {
    if (b.f(3) > 4)
      throw 7;
    return b.x;
  } catch (int e) {
    return e;
  } catch (...) {
    puts("other");
    throw;
  }
}
static Derived global_object;
thread_local Derived local_object;
Base *make() { return new Derived(local_object); }
auto adder = [](int x) { return [x](int y) { return x * y; }; };
int lambda(int a) { return adder(a)(3); }
bool is_derived(Base *b) { return dynamic_cast<Derived *>(b) != nullptr; }
int (Base::*member)(int) const = &Base::f;
double mixed(int n) { return larger(n, 3) + larger(1.5, global_object.d[n & 1]); }
