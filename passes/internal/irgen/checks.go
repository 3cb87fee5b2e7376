package irgen

import (
	"fmt"
	"math/rand/v2"
)

// checkGenerator writes functions that compare the same few values, and sums of them, over and
// over: one comparison often follows from others.
type checkGenerator struct {
	recurrenceGenerator
	ty string
}

// Checks returns a module with n functions.
func Checks(seed uint64, n int, _ bool) string {
	g := &checkGenerator{}
	g.b.WriteString(Header + MemoryHeader)
	g.b.WriteString("declare i8 @llvm.umin.i8(i8, i8)\ndeclare i8 @llvm.smax.i8(i8, i8)\ndeclare i8 @llvm.abs.i8(i8, i1)\ndeclare void @llvm.assume(i1)\ndeclare i8 @llvm.umax.i8(i8, i8)\n\n")
	for k := range n {
		g.generator.r = rand.New(rand.NewPCG(seed, uint64(k)))
		g.next, g.label, g.ty = 0, 0, "i8"
		g.pool = []generated{{"%d", "i8"}, {"%s", "i8"}, {"%t", "i8"}}
		fmt.Fprintf(&g.b, "define i32 @f%d(i32 %%a, i8 noundef %%d, i8 noundef %%s, i8 noundef %%t, i1 %%e, ptr %%p) {\nentry:\n", k)
		at := "entry"
		for range 2 + g.r.IntN(4) {
			switch p := g.r.IntN(10); {
			case p < 6:
				at = g.fork(at)
			case p < 8:
				at = g.counted(at)
			default:
				g.question()
			}
			g.derive()
		}
		g.question()
		g.question()
		g.b.WriteString("  ret i32 1\nout:\n  ret i32 0\n}\n\n")
	}
	return g.b.String()
}

func (g *checkGenerator) operand() string {
	if g.chance(15) {
		return pickOne(&g.generator, []string{"0", "1", "2", "5", "10", "-1", "100", "-128"})
	}
	if n := len(g.pool); n > 4 && g.chance(40) {
		return g.pool[n-1-g.r.IntN(2)].name
	}
	return g.pool[g.r.IntN(len(g.pool))].name
}

func (g *checkGenerator) comparison() string {
	c := g.fresh()
	p := pickOne(&g.generator, []string{"ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge", "eq", "ne", "ult", "slt", "uge", "sge"})
	if g.chance(8) {
		fmt.Fprintf(&g.b, "  %s = icmp %s ptr %s, %s\n", c, pickOne(&g.generator, []string{"ult", "uge", "ule"}), g.element(), g.element())
	} else {
		fmt.Fprintf(&g.b, "  %s = icmp %s i8 %s, %s\n", c, p, g.operand(), g.operand())
	}
	return c
}

// element is an address in the object.
func (g *checkGenerator) element() string {
	x, v := g.fresh(), g.fresh()
	fmt.Fprintf(&g.b, "  %s = zext i8 %s to i64\n  %s = getelementptr inbounds i8, ptr %%p, i64 %s\n", x, g.operand(), v, x)
	return v
}

// condition is a comparison, or two.
func (g *checkGenerator) condition() string {
	c := g.comparison()
	if g.chance(70) {
		return c
	}
	d, both := g.comparison(), g.fresh()
	fmt.Fprintf(&g.b, "  %s = %s\n", both, fmt.Sprintf(pickOne(&g.generator, []string{"and i1 %s, %s", "or i1 %s, %s", "select i1 %s, i1 %s, i1 false", "select i1 %s, i1 true, i1 %s"}), c, d))
	return both
}

// question asks, and shows the answer.
func (g *checkGenerator) question() {
	c, v := g.condition(), g.fresh()
	fmt.Fprintf(&g.b, "  %s = zext i1 %s to i32\n  call void @sink(i32 %s)\n", v, c, v)
}

// fork goes on where a condition holds, or does not.
func (g *checkGenerator) fork(string) string {
	k := g.labels()
	c := g.condition()
	yes, no := fmt.Sprintf("b%d", k), "out"
	if g.chance(40) {
		yes, no = no, yes
	}
	fmt.Fprintf(&g.b, "  br i1 %s, label %%%s, label %%%s\nb%d:\n", c, yes, no, k)
	return fmt.Sprintf("b%d", k)
}

// derive computes a value from others.
func (g *checkGenerator) derive() {
	v := g.fresh()
	x, y := g.operand(), g.operand()
	n := g.r.IntN(5)
	switch g.r.IntN(11) {
	case 0, 1, 2:
		fmt.Fprintf(&g.b, "  %s = add %si8 %s, %s\n", v, g.flags(), x, pickOne(&g.generator, []string{y, "1", "2", "-1", "3"}))
	case 3:
		fmt.Fprintf(&g.b, "  %s = sub %si8 %s, %s\n", v, g.flags(), x, y)
	case 4:
		fmt.Fprintf(&g.b, "  %s = %s i8 %s, %d\n", v, pickOne(&g.generator, []string{"shl nuw", "shl nsw", "mul nuw", "mul nsw", "lshr", "and"}), x, n+1)
	case 5:
		fmt.Fprintf(&g.b, "  %s = call i8 @llvm.%s.i8(i8 %s, i8 %s)\n", v, pickOne(&g.generator, []string{"umin", "smax", "umax"}), x, y)
	case 6:
		fmt.Fprintf(&g.b, "  %s = call i8 @llvm.abs.i8(i8 %s, i1 %s)\n", v, x, pickOne(&g.generator, []string{"true", "false"}))
	case 7:
		if g.chance(50) {
			g.question()
		}
		fmt.Fprintf(&g.b, "  call void @llvm.assume(i1 %s)\n", g.comparison())
		return
	case 8:
		t := g.fresh()
		fmt.Fprintf(&g.b, "  %s = and i8 %s, 63\n  %s = or disjoint i8 %s, 64\n", t, x, v, t)
	default:
		g.question()
		return
	}
	g.pool = append(g.pool, generated{v, "i8"})
}

// counted writes a loop from one value to another.
func (g *checkGenerator) counted(from string) string {
	k := g.labels()
	start, bound := g.operand(), g.operand()
	if g.chance(40) {
		start = "0"
	}
	step := pickOne(&g.generator, []string{"1", "1", "1", "-1", "2"})
	fmt.Fprintf(&g.b, "  br label %%p%d\np%d:\n  br label %%h%d\nh%d:\n  %%i%d = phi i8 [ %s, %%p%d ], [ %%j%d, %%l%d ]\n", k, k, k, k, k, start, k, k, k)
	fmt.Fprintf(&g.b, "  %%k%d = icmp %s i8 %%i%d, %s\n  br i1 %%k%d, label %%x%d, label %%l%d\nl%d:\n", k, "eq", k, bound, k, k, k, k)
	old := len(g.pool)
	g.pool = append(g.pool, generated{fmt.Sprintf("%%i%d", k), "i8"})
	g.question()
	if g.chance(50) {
		g.question()
	}
	g.pool = g.pool[:old]
	fmt.Fprintf(&g.b, "  %%j%d = add %si8 %%i%d, %s\n  br label %%h%d\nx%d:\n", k, g.flags(), k, step, k, k)
	return fmt.Sprintf("x%d", k)
}
