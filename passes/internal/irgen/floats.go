package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Floats returns a module with n functions that compute with integers as floating-point numbers.
func Floats(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString("target datalayout = \"e-m:e-i64:64-n8:16:32:64-S128\"\n" + Header + "declare void @sinkf(float)\n")
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		ty := pickOne(g, []string{"float", "double", "float", "half"})
		fmt.Fprintf(&b, "define i32 @f%d(i32 %%a, i8 %%d, i16 %%h, i12 %%x) {\n", k)
		var pool []string
		for range 2 + g.r.IntN(2) {
			v := g.fresh()
			in := pickOne(g, []string{"i8 %d", "i16 %h", "i12 %x", "i8 %d", "i32 %a"})
			fmt.Fprintf(&b, "  %s = %s %s to %s\n", v, pickOne(g, []string{"uitofp", "sitofp"}), in, ty)
			pool = append(pool, v)
		}
		operand := func() string {
			if g.chance(30) {
				return pickOne(g, []string{"1.0", "2.0", "-3.0", "0.0", "-0.0", "100.0", "0.5"})
			}
			return pickOne(g, pool)
		}
		for range g.r.IntN(4) {
			v := g.fresh()
			if op := pickOne(g, []string{"fadd", "fsub", "fmul", "fneg", "fadd", "fdiv"}); op == "fneg" {
				fmt.Fprintf(&b, "  %s = fneg %s %s\n", v, ty, pickOne(g, pool))
			} else {
				fmt.Fprintf(&b, "  %s = %s%s %s %s, %s\n", v, op, pickOne(g, []string{"", " nsz", ""}), ty, operand(), operand())
			}
			pool = append(pool, v)
		}
		last := pool[len(pool)-1]
		fmt.Fprintf(&b, "  %%c = fcmp %s %s %s, %s\n  %%z = zext i1 %%c to i32\n  call void @sink(i32 %%z)\n", pickOne(g, []string{"oeq", "ult", "oge", "une", "uno", "ogt"}), ty, operand(), last)
		if ty == "float" && g.chance(10) {
			fmt.Fprintf(&b, "  call void @sinkf(float %s)\n", pickOne(g, pool))
		}
		fmt.Fprintf(&b, "  %%r = %s %s %s to i32\n  ret i32 %%r\n}\n\n", pickOne(g, []string{"fptosi", "fptoui"}), ty, last)
	}
	return b.String()
}
