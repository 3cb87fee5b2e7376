package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Truncated returns a module with n functions of bytes for aggressive-instcombine: sums, shifts and
// divisions in more bits than are kept at the end, with loops and selects between, and tests of
// several bits.
func Truncated(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString("target datalayout = \"n8:16:32:64\"\n" + Header + "declare void @sink8(i8)\n\n")
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		fmt.Fprintf(&b, "define i8 @f%d(i8 %%x, i8 %%y, i1 %%c) {\nentry:\n", k)
		var result string
		switch g.r.IntN(6) {
		case 0:
			result = g.bitTests()
		case 1:
			result = g.guardedRotation()
		default:
			result = g.wideExpression()
		}
		fmt.Fprintf(&b, "%s  ret i8 %s\n}\n\n", g.b.String(), result)
	}
	return b.String()
}

// wideExpression computes in i32 or i64 what is then truncated.
func (g *generator) wideExpression() string {
	ty := pickOne(g, []string{"i32", "i32", "i64"})
	ext := func(v string) string { return g.write("%s i8 %s to %s", pickOne(g, []string{"zext", "sext"}), v, ty) }
	values := []string{ext("%x"), ext("%y")}
	loop := g.r.IntN(5) == 0
	start := values[0]
	if loop {
		fmt.Fprintf(&g.b, "  br label %%loop\n\nloop:\n  %%i = phi i8 [ 0, %%entry ], [ %%j, %%loop ]\n  %%p = phi %s [ %s, %%entry ], [ %%last, %%loop ]\n", ty, start)
		values = append(values, "%p")
	}
	operand := func() string {
		if g.r.IntN(4) == 0 {
			return pickOne(g, []string{"1", "7", "255", "-1", "256", "65537"})
		}
		return pickOne(g, values)
	}
	for range 1 + g.r.IntN(4) {
		op := pickOne(g, []string{"add", "sub", "mul", "and", "or", "xor", "add nsw", "mul nuw", "shl", "lshr", "ashr", "udiv", "urem", "select"})
		var v string
		switch op {
		case "select":
			v = g.write("select i1 %%c, %s %s, %s %s", ty, operand(), ty, operand())
		case "shl", "lshr", "ashr":
			amount := pickOne(g, []string{"1", "3", "4", "8", "9"})
			if g.r.IntN(3) == 0 {
				amount = g.write("and %s %s, %s", ty, pickOne(g, values), pickOne(g, []string{"3", "7", "15"}))
			}
			v = g.write("%s %s %s, %s", op, ty, pickOne(g, values), amount)
		case "udiv", "urem":
			v = g.write("%s %s %s, %s", op, ty, pickOne(g, values), pickOne(g, []string{"3", "10", "255"}))
		default:
			v = g.write("%s %s %s, %s", op, ty, operand(), operand())
		}
		values = append(values, v)
	}
	last := values[len(values)-1]
	if loop {
		fmt.Fprintf(&g.b, "  %%last = add %s %s, 3\n  %%j = add i8 %%i, 1\n  %%t = icmp ult i8 %%j, 3\n  br i1 %%t, label %%loop, label %%end\n\nend:\n", ty, last)
		last = "%last"
	}
	switch g.r.IntN(4) {
	case 0:
		return g.write("trunc i16 %s to i8", g.write("trunc %s %s to i16", ty, last))
	case 1:
		fmt.Fprintf(&g.b, "  call void @sink8(i8 %s)\n", g.write("trunc %s %s to i8", ty, pickOne(g, values)))
	}
	return g.write("trunc %s %s to i8", ty, last)
}

// bitTests looks at bits of x one by one.
func (g *generator) bitTests() string {
	op := pickOne(g, []string{"and", "or"})
	bit := func() string {
		v := pickOne(g, []string{"%x", "%x", "%x", "%x", "%y"})
		if g.r.IntN(6) == 0 {
			return v
		}
		return g.write("lshr i8 %s, %d", v, 1+g.r.IntN(7))
	}
	v := bit()
	for range 1 + g.r.IntN(3) {
		w := bit()
		if op == "and" && g.r.IntN(4) == 0 {
			w = g.write("and i8 %s, 1", w)
		}
		v = g.write("%s i8 %s, %s", op, v, w)
	}
	return g.write("and i8 %s, 1", v)
}

// guardedRotation shifts x and y together, around a branch for an amount of zero.
func (g *generator) guardedRotation() string {
	other := pickOne(g, []string{"%x", "%y"})
	amount := g.write("and i8 %%y, 7")
	zero := g.write("icmp eq i8 %s, 0", amount)
	fmt.Fprintf(&g.b, "  br i1 %s, label %%end, label %%rot\n\nrot:\n", zero)
	sub := g.write("sub i8 8, %s", amount)
	left, right := amount, sub
	kept := "%x"
	if g.r.IntN(2) == 0 {
		left, right, kept = sub, amount, other
	}
	a, b := g.write("shl i8 %%x, %s", left), g.write("lshr i8 %s, %s", other, right)
	if g.r.IntN(2) == 0 {
		a, b = b, a
	}
	or := g.write("or i8 %s, %s", a, b)
	fmt.Fprintf(&g.b, "  br label %%end\n\nend:\n")
	return g.write("phi i8 [ %s, %%entry ], [ %s, %%rot ]", pickOne(g, []string{kept, kept, kept, "%x"}), or)
}
