package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Duplicates returns a module of n units, each of functions that come in few variants, so that many
// are the same but for linkage and names: leaves, and functions that call two leaves.
func Duplicates(seed uint64, n int) string {
	r := rand.New(rand.NewPCG(seed, 0))
	var b, main strings.Builder
	b.WriteString(ModuleHeader)
	main.WriteString("define i32 @main() {\n")
	pick := func(of ...string) string { return of[r.IntN(len(of))] }
	leaf := func(unit int) string { return fmt.Sprintf("u%d.leaf%d", unit, r.IntN(2)) }
	for k := range n {
		head := func(name string) {
			fmt.Fprintf(&b, "define %si32 @%s(i32 %%x) %s{\n", pick("", "internal ", "internal ", "linkonce_odr ", "weak "), name, pick("", "unnamed_addr "))
		}
		for j := range 2 {
			head(fmt.Sprintf("u%d.leaf%d", k, j))
			v := rand.New(rand.NewPCG(uint64(r.IntN(8)), 1))
			fmt.Fprintf(&b, "  %%a = mul i32 %%x, %d\n  %%c = icmp slt i32 %%a, %d\n  br i1 %%c, label %%yes, label %%no\n", 3+v.IntN(2), v.IntN(2))
			fmt.Fprintf(&b, "yes:\n  %%y = call i32 @blackbox(i32 %%a)\n  br label %%no\nno:\n  %%p = phi i32 [ %%y, %%yes ], [ %d, %%0 ]\n  ret i32 %%p\n}\n", v.IntN(2))
		}
		head(fmt.Sprintf("u%d.top", k))
		fmt.Fprintf(&b, "  %%a = call i32 @%s(i32 %%x)\n  %%b = call i32 @%s(i32 %%a)\n  %%s = sub i32 %%a, %%b\n  ret i32 %%s\n}\n\n", leaf(k), leaf(r.IntN(k+1)))
		fmt.Fprintf(&main, "  %%v%d = call i32 @u%d.top(i32 %d)\n  call i32 (ptr, ...) @printf(ptr @format, i32 %%v%d)\n", k, k, r.IntN(9)-4, k)
		if r.IntN(2) == 0 { // an address that is taken
			fmt.Fprintf(&b, "@u%d.place = global ptr @u%d.leaf0\n", k, k)
		}
	}
	return b.String() + main.String() + "  ret i32 0\n}\n"
}
