package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Aligned returns a module with n functions that access memory at addresses of which something is
// known: offsets and masks on aligned parameters, locals, globals of different linkage,
// assumptions.
func Aligned(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString("target datalayout = \"e-m:e-i64:64-n8:16:32:64-S128\"\ntarget triple = \"x86_64-unknown-linux-gnu\"\n")
	for k, linkage := range []string{"internal", "", "dso_local", "internal thread_local", "weak", "linkonce_odr dso_local", "hidden", "external"} {
		init := "zeroinitializer, align 2"
		if linkage == "external" {
			init = ", align 2"
		}
		fmt.Fprintf(&b, "@v%d = %s global [8 x i32] %s\n@w%d = %s constant [9 x i8] %s\n", k, linkage, init, k, linkage,
			strings.NewReplacer("zero", "zero", ", align 2", map[bool]string{true: ", align 1"}[k%2 == 0]).Replace(init))
	}
	b.WriteString("declare void @llvm.assume(i1)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\n")
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		fmt.Fprintf(&b, "define void @f%d(ptr align %d %%p, ptr %%q, ptr align %d dereferenceable(8) %%s, i64 %%i, i64 %%j) {\n", k, 1<<g.r.IntN(7), 1<<g.r.IntN(4))
		for a := range 1 + g.r.IntN(2) {
			fmt.Fprintf(&b, "  %%a%d = alloca %s, align %d\n", a, pickOne(g, []string{"[4 x i32]", "i64", "[9 x i8]"}), 1<<g.r.IntN(5))
		}
		g.alignedAccesses()
		b.WriteString(g.b.String() + "  ret void\n}\n\n")
	}
	return b.String()
}

func (g *generator) alignedAccesses() {
	pointers, numbers := []string{"%p", "%p", "%q", "%s", "%a0"}, []string{"%i", "%j"}
	for k := range 8 {
		pointers = append(pointers, fmt.Sprintf("@v%d", k), fmt.Sprintf("@w%d", k))
	}
	define := func(list *[]string, format string, a ...any) {
		v := g.fresh()
		fmt.Fprintf(&g.b, "  %s = %s\n", v, fmt.Sprintf(format, a...))
		*list = append(*list, v, v, v)
	}
	for range 4 + g.r.IntN(12) {
		p, n := pickOne(g, pointers), pickOne(g, numbers)
		switch k := g.r.IntN(20); {
		case k < 4:
			define(&numbers, "%s i64 %s, %s", pickOne(g, []string{"and", "mul", "or", "add", "shl"}), n, pickOne(g, []string{"-8", "8", "-16", "4", "2", "24"}))
		case k < 7:
			define(&pointers, "getelementptr %s, ptr %s, i64 %s", pickOne(g, []string{"i8", "i32", "i64", "{ i32, i8 }", "<4 x i32>"}), p, n)
		case k < 10:
			offset := 4 * g.r.IntN(9)
			if p[0] == '@' { // LLVM takes an assumption about a variable, under the name of an address without offset, into other functions
				offset += 4
			}
			define(&pointers, "getelementptr inbounds i8, ptr %s, i64 %d", p, offset)
		case k < 11 && p[0] == '%':
			x, m, c := g.fresh(), g.fresh(), g.fresh()
			fmt.Fprintf(&g.b, "  %s = ptrtoint ptr %s to i64\n  %s = and i64 %s, %d\n  %s = icmp eq i64 %s, 0\n  call void @llvm.assume(i1 %s)\n", x, p, m, x, 1<<g.r.IntN(6)-1, c, m, c)
		case k < 12 && p[0] == '%':
			fmt.Fprintf(&g.b, "  call void @llvm.assume(i1 true) [ \"align\"(ptr %s, i64 %d%s) ]\n", p, 1<<g.r.IntN(7), pickOne(g, []string{"", "", ", i64 8"}))
		case k < 13:
			q := pickOne(g, pointers)
			fmt.Fprintf(&g.b, "  call void @llvm.memcpy.p0.p0.i64(ptr %s%s, ptr align 2 %s, i64 %%i, i1 false)\n", pickOne(g, []string{"", "align 4 "}), p, q)
		case k < 16:
			ty := pickOne(g, []string{"i8", "i32", "i64", "<4 x i32>", "double", "i16", "ptr"})
			fmt.Fprintf(&g.b, "  %s = load %s, ptr %s, align %d\n", g.fresh(), ty, p, 1<<g.r.IntN(3))
		default:
			ty := pickOne(g, []string{"i8", "i32", "i64", "<2 x double>"})
			fmt.Fprintf(&g.b, "  store %s %s, ptr %s, align 1\n", ty, "zeroinitializer", p)
		}
	}
}
