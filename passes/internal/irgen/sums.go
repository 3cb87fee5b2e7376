package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Expressions over four values in a few operations that pull on each other, over bytes, so that
// many inputs can be tried.

var sumKinds = [][]string{
	{"add", "add", "sub", "mul", "shl", "neg"},
	{"add", "add nsw", "add nuw", "sub", "add nuw nsw", "neg"},
	{"and", "or", "xor", "not"},
	{"xor", "xor", "or", "and", "not"},
	{"mul", "mul", "mul", "neg", "mul nuw", "add"},
	{"add", "sub", "or", "or disjoint", "shl", "shl nsw", "xor", "not", "neg", "mul"},
}

// Sums returns a module with n functions.
func Sums(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(Header + "declare void @sink8(i8)\n\n")
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		g.b.WriteString("  %z = lshr i8 %x, 3\n  %w = udiv i8 %y, 5\n")
		leaves := []string{"%x", "%y", "%z", "%w"}[:2+g.r.IntN(3)]
		last := g.sum(pickOne(g, sumKinds), leaves, 3+g.r.IntN(8))
		if g.r.IntN(3) == 0 {
			other := g.sum(pickOne(g, sumKinds), leaves, 2+g.r.IntN(4))
			last = g.write("%s i8 %s, %s", pickOne(g, []string{"add", "mul", "xor", "sub", "and"}), last, other)
		}
		fmt.Fprintf(&b, "define i8 @f%d(i8 %%x, i8 %%y, i1 %%c) {\n%s  ret i8 %s\n}\n\n", k, g.b.String(), last)
	}
	return b.String()
}

// sum writes so many operations, most of them on the result of the one before.
func (g *generator) sum(kinds, leaves []string, n int) string {
	values := append([]string{}, leaves...)
	last := pickOne(g, leaves)
	for range n {
		x, y := last, pickOne(g, values)
		switch g.r.IntN(6) {
		case 0:
			y = g.pairConstant()
		case 1:
			x, y = y, x
		case 2:
			x = pickOne(g, values)
		}
		switch op := pickOne(g, kinds); op {
		case "neg":
			last = g.write("sub i8 0, %s", x)
		case "not":
			last = g.write("xor i8 %s, -1", x)
		case "shl", "shl nsw":
			last = g.write("%s i8 %s, %d", op, x, 1+g.r.IntN(7))
		default:
			last = g.write("%s i8 %s, %s", op, x, y)
		}
		values = append(values, last)
		if g.r.IntN(8) == 0 {
			fmt.Fprintf(&g.b, "  call void @sink8(i8 %s)\n", last)
		}
	}
	return last
}
