package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// MathCalls returns a module with n functions that call mathematical functions of the C library and
// use few of the results.
func MathCalls(seed uint64, n int, _ bool) string {
	names := strings.Fields("acos asin atan cos sin acosh sqrt atanh log log10 log2 log1p logb cosh sinh exp exp10 exp2 expm1 floor")
	types := map[string]string{"": "double", "f": "float", "l": "x86_fp80"}
	var b strings.Builder
	for _, suffix := range []string{"", "f", "l"} {
		ty := types[suffix]
		for _, name := range names {
			fmt.Fprintf(&b, "declare %s @%s%s(%s)\n", ty, name, suffix, ty)
		}
		fmt.Fprintf(&b, "declare %s @pow%s(%s, %s)\n", ty, suffix, ty, ty)
	}
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		fmt.Fprintf(&b, "\ndefine double @f%d(double %%d, float %%f, x86_fp80 %%l, i8 %%i, i16 %%j, i32 %%k, i1 %%c) {\n", k)
		value := map[string][]string{"double": {"%d", "1.5", "0.0"}, "float": {"%f", "-2.0"}, "x86_fp80": {"%l"}}
		for s := range 2 + g.r.IntN(6) {
			suffix := pickOne(g, []string{"", "", "f", "l"})
			ty, v := types[suffix], g.fresh()
			switch {
			case g.chance(15):
				fmt.Fprintf(&g.b, "  %s = %s %s to %s\n", v, pickOne(g, []string{"sitofp", "uitofp"}), pickOne(g, []string{"i8 %i", "i16 %j", "i32 %k"}), ty)
				value[ty] = append(value[ty], v, v)
			case g.chance(25):
				fmt.Fprintf(&g.b, "  %s = call %s @pow%s(%s %s, %s %s)\n", v, ty, suffix, ty, pickOne(g, value[ty]), ty, pickOne(g, value[ty]))
			case g.chance(10):
				fmt.Fprintf(&g.b, "  br i1 %%c, label %%b%d, label %%e%d\n\nb%d:\n  br label %%e%d\n\ne%d:\n", s, s, s, s, s)
			default:
				fmt.Fprintf(&g.b, "  %s = %scall %s @%s%s(%s %s)\n", v, pickOne(g, []string{"", "tail "}), ty, pickOne(g, names), suffix, ty, pickOne(g, value[ty]))
				if g.chance(15) {
					value[ty] = append(value[ty], v)
				}
			}
		}
		b.WriteString(g.b.String() + "  ret double " + pickOne(g, value["double"]) + "\n}\n")
	}
	return b.String()
}
