package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// SplitCalls returns a module with n functions in which two paths lead to a call of @callee, with
// conditions on its arguments on each path, φs of constants, and a few instructions before it.
func SplitCalls(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(Header + "define i32 @callee(i32 %x, i32 %y, ptr %p) {\n  %s = mul i32 %x, 3\n  %t = add i32 %s, %y\n  ret i32 %t\n}\n\n")
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		fmt.Fprintf(&b, "define i32 @f%d(i32 %%a, i32 %%b, ptr %%p, ptr nonnull %%q, i1 %%c) {\nentry:\n%s}\n\n", k, g.ways())
	}
	return b.String()
}

// wayCondition writes a condition, most often one of equality, and returns its name.
func (g *generator) wayCondition() string {
	pred := pickOne(g, []string{"eq", "eq", "ne", "ne", "slt"})
	if g.chance(30) {
		return g.write("icmp %s ptr %s, null", pickOne(g, []string{"eq", "ne"}), pickOne(g, []string{"%p", "%p", "%q"}))
	}
	return g.write("icmp %s i32 %s, %s", pred, pickOne(g, []string{"%a", "%b"}), pickOne(g, []string{"0", "1", "7", "%b"}))
}

func (g *generator) ways() string {
	branch := func(yes, no string) {
		c := "%c"
		if g.chance(85) {
			c = g.wayCondition()
		}
		if g.chance(50) {
			yes, no = no, yes
		}
		fmt.Fprintf(&g.b, "  br i1 %s, label %%%s, label %%%s\n", c, yes, no)
	}
	preds := []string{"entry", "next"}
	switch g.r.IntN(4) {
	case 0: // a diamond
		branch("next", "side")
		g.b.WriteString("next:\n  br label %tail\nside:\n  br label %tail\n")
		preds = []string{"next", "side"}
	case 1: // longer paths
		branch("long", "next")
		g.b.WriteString("long:\n")
		branch("side", "out")
		g.b.WriteString("side:\n  br label %tail\nnext:\n")
		branch("tail", "out")
		preds = []string{"side", "next"}
	default:
		branch("tail", "next")
		g.b.WriteString("next:\n")
		branch("tail", "out")
	}
	g.b.WriteString("tail:\n")
	values := []string{"%a", "%b", "%a"}
	if g.chance(50) {
		x, y := pickOne(g, []string{"1", "2", "%a"}), pickOne(g, []string{"1", "5", "%b"})
		values = append(values, g.write("phi i32 [ %s, %%%s ], [ %s, %%%s ]", x, preds[0], y, preds[1]))
	}
	for range g.r.IntN(4) {
		if g.chance(15) {
			fmt.Fprintf(&g.b, "  call void @sink(i32 %s)\n", pickOne(g, values))
			continue
		}
		values = append(values, g.write("%s i32 %s, %s", pickOne(g, []string{"add", "mul", "xor"}), pickOne(g, values), pickOne(g, values)))
	}
	call := fmt.Sprintf("call i32 @callee(i32 %s, i32 %s, ptr %s)", pickOne(g, values), pickOne(g, values), pickOne(g, []string{"%p", "%q", "null", "nonnull %p"}))
	if g.chance(10) && preds[0] != "side" {
		call = strings.Replace(call, "call", "tail call", 1)
	}
	values = append(values, g.write("%s", call))
	r := g.write("add i32 %s, %s", pickOne(g, values), values[len(values)-1])
	fmt.Fprintf(&g.b, "  ret i32 %s\nout:\n  ret i32 0\n", pickOne(g, []string{r, r, pickOne(g, values)}))
	return g.b.String()
}
