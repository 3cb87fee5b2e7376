package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// FloatSums is Sums for floating-point numbers, most of whose operations may be reassociated.
func FloatSums(seed uint64, n int, _ bool) string {
	kinds := [][]string{{"fadd", "fadd", "fsub", "fmul", "fneg"}, {"fadd", "fsub", "fneg"}, {"fmul", "fmul", "fdiv", "fneg"}, {"fadd", "fmul"}, {"fsub", "fmul", "fneg", "fadd"}}
	flags := [][]string{{"fast"}, {"reassoc nsz"}, {"fast", "fast", "fast", "reassoc nsz", "nnan nsz", ""}, {""}}
	var b strings.Builder
	b.WriteString("declare void @sinkf(float)\n\n")
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		g.b.WriteString("  %z = fdiv float %x, 3.0\n  %w = fsub float -0.0, %y\n")
		leaves := []string{"%x", "%y", "%z", "%w"}[:2+g.r.IntN(3)]
		ops, promises := pickOne(g, kinds), pickOne(g, flags)
		values, last := append([]string{}, leaves...), pickOne(g, leaves)
		for range 3 + g.r.IntN(8) {
			x, y, f := last, pickOne(g, values), pickOne(g, promises)
			switch g.r.IntN(6) {
			case 0:
				y = pickOne(g, []string{"1.0", "2.0", "-1.0", "-3.0", "0.5", "0.0", "-0.0", "4.0"})
			case 1:
				x, y = y, x
			case 2:
				x = pickOne(g, values)
			}
			switch op := pickOne(g, ops); {
			case op == "fneg" && g.chance(70):
				last = g.write("fneg %s float %s", f, x)
			case op == "fneg":
				last = g.write("fsub %s float %s, %s", f, pickOne(g, []string{"-0.0", "0.0"}), x)
			default:
				last = g.write("%s %s float %s, %s", op, f, x, y)
			}
			values = append(values, last)
			if g.r.IntN(8) == 0 {
				fmt.Fprintf(&g.b, "  call void @sinkf(float %s)\n", last)
			}
		}
		fmt.Fprintf(&b, "define float @f%d(float %%x, float %%y) {\n%s  ret float %s\n}\n\n", k, g.b.String(), last)
	}
	return b.String()
}
