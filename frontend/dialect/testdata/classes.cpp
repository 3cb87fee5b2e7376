#include <vector>
#include <string>
#include <map>
#include <memory>
#include <algorithm>
#include <functional>
#include <stdexcept>
struct A { virtual ~A(){} virtual int f(int)=0; int x; };
struct B : virtual A { int f(int y) override { return x+y; } };
struct C : B { int f(int y) override { if(y<0) throw std::runtime_error("neg"); return B::f(y)*2; } };
template<class T> T sum(const std::vector<T>&v){ T s{}; for(auto&x:v) s+=x; return s; }
int main(){ std::map<std::string,int> m; m["a"]=1; std::unique_ptr<A> p(new C); try { p->f(-1);} catch(std::exception&e){ return 1;} catch(...) { return 2; }
 std::vector<double> v{1,2,3}; std::function<int(int)> fn=[&](int a){return a+(int)v.size();}; std::sort(v.begin(),v.end()); return fn(2)+m.size()+(int)sum(v); }
