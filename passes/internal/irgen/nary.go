package irgen

import (
	"fmt"
	"math/rand/v2"
)

// naryGenerator writes sums, products, minima, maxima and addresses of two and of three of a few
// operands, in blocks that dominate each other or not, so that parts of one are often computed by
// another.
type naryGenerator struct {
	generator
	operands []string // i32 values to choose from
	blocks   int
}

const naryHeader = `declare void @use(ptr)
declare void @number(i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare void @llvm.assume(i1)

`

// Nary returns a module with n functions.
func Nary(seed uint64, n int, _ bool) string {
	g := &naryGenerator{}
	g.b.WriteString(naryHeader)
	for k := range n {
		g.r = rand.New(rand.NewPCG(seed, uint64(k)))
		g.next, g.blocks = 0, 0
		g.operands = []string{"%a", "%b", "%x", "%y"}
		fmt.Fprintf(&g.b, "define void @f%d(i32 %%a, i32 %%b, i32 %%x, i32 %%y, i1 %%e, ptr %%p) {\nentry:\n", k)
		if g.chance(30) {
			fmt.Fprintf(&g.b, "  %%pos = icmp sgt i32 %%%s, -1\n  call void @llvm.assume(i1 %%pos)\n", pickOne(&g.generator, []string{"a", "b"}))
		}
		g.stretch(0)
		g.b.WriteString("  ret void\n}\n\n")
	}
	return g.b.String()
}

func (g *naryGenerator) operand() string { return pickOne(&g.generator, g.operands) }

func (g *naryGenerator) stretch(depth int) {
	for range 2 + g.r.IntN(4) {
		g.statement()
	}
	if depth > 1 || !g.chance(50) {
		return
	}
	k := g.blocks
	g.blocks++
	fmt.Fprintf(&g.b, "  br i1 %%e, label %%t%d, label %%j%d\nt%d:\n", k, k, k)
	outer := len(g.operands)
	g.stretch(depth + 1)
	g.operands = g.operands[:outer]
	fmt.Fprintf(&g.b, "  br label %%j%d\nj%d:\n", k, k)
	g.stretch(depth + 1)
}

// two writes an operation on two operands.
func (g *naryGenerator) two(kind, x, y string) string {
	v := g.fresh()
	switch kind {
	case "add", "mul":
		fmt.Fprintf(&g.b, "  %s = %s %si32 %s, %s\n", v, kind, pickOne(&g.generator, []string{"", "", "nsw ", "nuw "}), x, y)
	case "select":
		c := g.fresh()
		fmt.Fprintf(&g.b, "  %s = icmp slt i32 %s, %s\n  %s = select i1 %s, i32 %s, i32 %s\n", c, x, y, v, c, x, y)
	default:
		fmt.Fprintf(&g.b, "  %s = call i32 @llvm.%s.i32(i32 %s, i32 %s)\n", v, kind, x, y)
	}
	return v
}

func (g *naryGenerator) statement() {
	kind := pickOne(&g.generator, []string{"add", "add", "mul", "smax", "umin", "select"})
	x, y, z := g.operand(), g.operand(), g.operand()
	for x == y || y == z || x == z { // LLVM goes on for ever with a minimum of equal operands
		x, y, z = g.operand(), g.operand(), g.operand()
	}
	switch g.r.IntN(5) {
	case 0:
		g.report(g.two(kind, x, y))
	case 1, 2:
		g.report(g.two(kind, g.two(kind, x, y), z))
	case 3:
		g.address(x, "")
	case 4:
		g.address(x, y)
	}
}

func (g *naryGenerator) report(v string) {
	fmt.Fprintf(&g.b, "  call void @number(i32 %s)\n", v)
	if g.chance(20) {
		g.operands = append(g.operands, v)
	}
}

// address writes an address with the index x, or x + y.
func (g *naryGenerator) address(x, y string) {
	if y != "" {
		s := g.fresh()
		fmt.Fprintf(&g.b, "  %s = add %si32 %s, %s\n", s, pickOne(&g.generator, []string{"nsw ", "nsw ", ""}), x, y)
		x = s
	}
	index, ty := x, "i32"
	if g.chance(60) {
		index, ty = g.fresh(), "i64"
		fmt.Fprintf(&g.b, "  %s = %s i32 %s to i64\n", index, pickOne(&g.generator, []string{"sext", "sext", "zext"}), x)
	}
	v := g.fresh()
	bounds := ""
	if g.chance(20) {
		bounds = "inbounds "
	}
	switch g.r.IntN(4) {
	case 0:
		fmt.Fprintf(&g.b, "  %s = getelementptr %s[4 x i32], ptr %%p, %s %s, i32 1\n", v, bounds, ty, index)
	default:
		fmt.Fprintf(&g.b, "  %s = getelementptr %si32, ptr %%p, %s %s\n", v, bounds, ty, index)
	}
	fmt.Fprintf(&g.b, "  call void @use(ptr %s)\n", v)
}
