package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Diamonds returns a module with n functions in which both sides of branches store to few places.
func Diamonds(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(Header + MemoryHeader)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags}
		fmt.Fprintf(&g.b, "define i32 @f%d(i32 %%a, i32 %%b, i64 %%c, i8 %%d, i1 %%e, i16 %%h, ptr %%p, ptr noalias %%q) {\nentry:\n", k)
		for d := range 1 + g.r.IntN(3) {
			fmt.Fprintf(&g.b, "  %%k%d = icmp %s i32 %%a, %d\n  br i1 %%k%d, label %%x%d, label %%y%d\n", d, pickOne(g, []string{"slt", "eq", "ugt"}), g.r.IntN(5), d, d, d)
			for _, side := range []string{"x", "y"} {
				fmt.Fprintf(&g.b, "%s%d:\n", side, d)
				for range 1 + g.r.IntN(4) {
					g.sideStatement()
				}
				fmt.Fprintf(&g.b, "  br label %%z%d\n", d)
			}
			fmt.Fprintf(&g.b, "z%d:\n", d)
		}
		fmt.Fprintf(&g.b, "  %%r = load i32, ptr %%p\n  ret i32 %%r\n}\n\n")
		b.WriteString(g.b.String())
	}
	return b.String()
}

func (g *generator) sideStatement() {
	at := pickOne(g, []string{"%p", "%p", "%q", "@buf"})
	if g.chance(40) {
		v := g.fresh()
		fmt.Fprintf(&g.b, "  %s = getelementptr inbounds i32, ptr %s, i64 %d\n", v, pickOne(g, []string{"%p", "%q"}), g.r.IntN(3))
		at = v
	}
	switch p := g.r.IntN(10); {
	case p < 7:
		ty := pickOne(g, []string{"i32", "i32", "i32", "i64", "i8"})
		v := pickOne(g, map[string][]string{"i32": {"%a", "%b", "1", "2"}, "i64": {"%c", "0"}, "i8": {"%d", "3"}}[ty])
		fmt.Fprintf(&g.b, "  store %s %s, ptr %s, align 4\n", ty, v, at)
	case p < 9:
		v := g.fresh()
		fmt.Fprintf(&g.b, "  %s = load i32, ptr %s, align 4\n  store i32 %s, ptr @g0\n", v, at, v)
	default:
		fmt.Fprintf(&g.b, "  call void @sink(i32 %%b)\n")
	}
}

// ConditionalStores returns a module with n functions in which ifs that follow each other store to
// few places, with little around the stores.
func ConditionalStores(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(Header + MemoryHeader)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags}
		fmt.Fprintf(&g.b, "define i32 @f%d(i32 %%a, i32 %%b, i64 %%c, i8 %%d, i1 %%e, i16 %%h, ptr %%p, ptr noalias %%q) {\nentry:\n", k)
		for d := range 2 + g.r.IntN(2) {
			fmt.Fprintf(&g.b, "  %%k%d = icmp %s i32 %s, %d\n", d, pickOne(g, []string{"slt", "eq", "ugt"}), pickOne(g, []string{"%a", "%b"}), g.r.IntN(5))
			x, y := fmt.Sprintf("x%d", d), fmt.Sprintf("z%d", d)
			sides := []string{x}
			if g.chance(40) {
				y = fmt.Sprintf("y%d", d)
				sides = append(sides, y)
			}
			if g.chance(50) {
				x, y = y, x
			}
			fmt.Fprintf(&g.b, "  br i1 %%k%d, label %%%s, label %%%s\n", d, x, y)
			for _, side := range sides {
				fmt.Fprintf(&g.b, "%s:\n", side)
				value := "%a"
				for range g.r.IntN(3) {
					v := g.fresh()
					fmt.Fprintf(&g.b, "  %s = %s i32 %s, %s\n", v, pickOne(g, []string{"add", "mul", "sdiv", "xor"}), value, pickOne(g, []string{"%b", "3", "%a"}))
					value = v
				}
				if g.chance(75) {
					fmt.Fprintf(&g.b, "  store i32 %s, ptr %s, align %d\n", value, pickOne(g, []string{"%p", "%p", "%p", "%q"}), 1<<g.r.IntN(3))
				}
				if g.chance(10) {
					g.sideStatement()
				}
				fmt.Fprintf(&g.b, "  br label %%z%d\n", d)
			}
			fmt.Fprintf(&g.b, "z%d:\n", d)
		}
		fmt.Fprintf(&g.b, "  %%r = load i32, ptr %%p\n  ret i32 %%r\n}\n\n")
		b.WriteString(g.b.String())
	}
	return b.String()
}
