package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Truth values: compares, what joins them with and without regard to poison, and what uses them:
// selects, extensions, branches.

var conditionJoins = []string{"and i1 %[1]s, %[2]s", "or i1 %[1]s, %[2]s", "xor i1 %[1]s, %[2]s", "select i1 %[1]s, i1 %[2]s, i1 false", "select i1 %[1]s, i1 true, i1 %[2]s",
	"select i1 %[1]s, i1 false, i1 %[2]s", "select i1 %[1]s, i1 %[2]s, i1 true", "select i1 %[3]s, i1 %[1]s, i1 %[2]s", "xor i1 %[1]s, true", "xor i1 %[2]s, true"}

var conditionUses = []string{"select i1 %[1]s, i8 %[2]s, i8 %[3]s", "select i1 %[1]s, i8 %[4]s, i8 %[2]s", "zext i1 %[1]s to i8", "sext i1 %[1]s to i8"}

// Conditions returns a module with n functions.
func Conditions(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(Header + "declare void @sink1(i1)\n\n")
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		conds := []string{"%c"}
		for range 1 + g.r.IntN(3) {
			conds = append(conds, g.compared())
		}
		for range 1 + g.r.IntN(5) {
			x := g.write(pickOne(g, conditionJoins)+"%.0[1]s%.0[2]s%.0[3]s", pickOne(g, conds), pickOne(g, conds), pickOne(g, conds))
			conds = append(conds, x)
			if g.r.IntN(8) == 0 {
				fmt.Fprintf(&g.b, "  call void @sink1(i1 %s)\n", x)
			}
		}
		last := conds[len(conds)-1]
		if g.r.IntN(3) == 0 {
			fmt.Fprintf(&g.b, "  br i1 %s, label %%then, label %%else\n\nthen:\n  ret i8 %%x\n\nelse:\n  ret i8 %%y\n", last)
		} else {
			fmt.Fprintf(&g.b, "  ret i8 %s\n", g.write(pickOne(g, conditionUses)+"%.0[1]s%.0[2]s%.0[3]s%.0[4]s", last, "%x", "%y", g.pairConstant()))
		}
		fmt.Fprintf(&b, "define i8 @f%d(i8 %%x, i8 %%y, i1 %%c) {\n%s}\n\n", k, g.b.String())
	}
	return b.String()
}

// compared writes a compare of the parameters, of one with a constant, or of what was computed of
// them.
func (g *generator) compared() string {
	x, y := "%x", "%y"
	switch g.r.IntN(4) {
	case 0:
		y = g.pairConstant()
	case 1:
		x = g.write("%s i8 %s, %s", pickOne(g, []string{"add", "and", "sub nsw", "xor", "lshr", "or"}), "%x", g.pairConstant())
	case 2:
		x, y = "%y", g.pairConstant()
	}
	return g.write("icmp %s i8 %s, %s", pickOne(g, []string{"eq", "ne", "slt", "sgt", "ult", "ugt", "sle", "uge"}), x, y)
}
