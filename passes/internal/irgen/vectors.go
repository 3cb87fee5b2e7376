package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

const vectorHeader = `declare <4 x i8> @llvm.umax.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.smin.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.ctpop.v4i8(<4 x i8>)
declare void @sink(i32)

`

// Vectors returns a module with n functions that compute with vectors made of their parameters:
// arithmetic, shuffles, selects, conversions, accesses by a variable index, over a branch and
// around a loop.
func Vectors(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(vectorHeader)
	for k := range n {
		g := &vectorGenerator{generator: generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags}}
		fmt.Fprintf(&b, "define i8 @f%d(i8 %%a, i8 %%b, i8 %%c, i1 %%e) {\n%s}\n\n", k, g.body())
	}
	return b.String()
}

type vectorGenerator struct {
	generator
	bytes []string // <4 x i8>
	bits  []string // <4 x i1>
}

func (g *vectorGenerator) body() string {
	g.b.WriteString("entry:\n")
	g.bytes = []string{"<i8 1, i8 -2, i8 3, i8 100>", "zeroinitializer", g.ofScalars(), g.ofScalars()}
	g.bits = []string{g.write("icmp ult <4 x i8> %s, %s", g.bytes[2], g.bytes[3])}
	g.steps(3)
	from, first := "entry", g.pick()
	if g.r.IntN(2) == 0 {
		g.b.WriteString("  br i1 %e, label %yes, label %no\nyes:\n")
		outer := len(g.bytes)
		g.steps(2)
		inner := g.pick()
		g.bytes = g.bytes[:outer]
		fmt.Fprintf(&g.b, "  br label %%no\nno:\n  %%m = phi <4 x i8> [ %s, %%entry ], [ %s, %%yes ]\n", first, inner)
		from, first = "no", "%m"
		g.bytes = append(g.bytes, "%m")
	}
	if g.r.IntN(2) == 0 {
		fmt.Fprintf(&g.b, "  br label %%loop\nloop:\n  %%i = phi i8 [ 0, %%%s ], [ %%i.next, %%loop ]\n  %%v = phi <4 x i8> [ %s, %%%s ], [ %%v.next, %%loop ]\n", from, first, from)
		g.bytes = append(g.bytes, "%v")
		g.steps(2)
		fmt.Fprintf(&g.b, "  %%v.next = add <4 x i8> %s, %s\n  %%i.next = add i8 %%i, 1\n  %%more = icmp ult i8 %%i.next, 3\n  br i1 %%more, label %%loop, label %%end\nend:\n", g.pick(), "%v")
		g.bytes = append(g.bytes, "%v.next")
	}
	g.steps(1 + g.r.IntN(3))
	fmt.Fprintf(&g.b, "  %%r = extractelement <4 x i8> %s, i32 %d\n  ret i8 %%r\n", g.bytes[len(g.bytes)-1], g.r.IntN(4))
	return g.b.String()
}

func (g *vectorGenerator) pick() string { return pickOne(&g.generator, g.bytes) }

// ofScalars makes a vector of the parameters.
func (g *vectorGenerator) ofScalars() string {
	v := pickOne(&g.generator, []string{"poison", "<i8 0, i8 1, i8 2, i8 3>"})
	for _, k := range g.r.Perm(4) {
		v = g.write("insertelement <4 x i8> %s, i8 %s, i32 %d", v, pickOne(&g.generator, []string{"%a", "%b", "%c", "7"}), k)
	}
	return v
}

func (g *vectorGenerator) steps(n int) {
	for range n {
		g.step()
	}
}

func (g *vectorGenerator) step() {
	x, y := g.pick(), g.pick()
	op := pickOne(&g.generator, []string{"add", "sub", "mul", "and", "or", "xor"})
	if g.flags && op == "add" {
		op += pickOne(&g.generator, []string{"", " nsw", " nuw"})
	}
	bytes := func(format string, args ...any) { g.bytes = append(g.bytes, g.write(format, args...)) }
	switch g.r.IntN(11) {
	case 0, 1:
		bytes("%s <4 x i8> %s, %s", op, x, y)
	case 2:
		bytes("%s <4 x i8> %s, <i8 1, i8 2, i8 3, i8 %d>", pickOne(&g.generator, []string{"shl", "lshr", "ashr", "urem", "sdiv"}), x, 4+g.r.IntN(4))
	case 3:
		bytes("shufflevector <4 x i8> %s, <4 x i8> %s, <4 x i32> <i32 %d, i32 %d, i32 poison, i32 %d>", x, y, g.r.IntN(8), g.r.IntN(8), g.r.IntN(8))
	case 4:
		wide := g.write("sext <4 x i8> %s to <4 x i16>", x)
		bytes("trunc <4 x i16> %s to <4 x i8>", g.write("mul <4 x i16> %s, %s", wide, wide))
	case 5:
		g.bits = append(g.bits, g.write("icmp %s <4 x i8> %s, %s", pickOne(&g.generator, []string{"eq", "ult", "sgt", "ne"}), x, y))
	case 6:
		bytes("select <4 x i1> %s, <4 x i8> %s, <4 x i8> %s", g.bits[0], x, y)
	case 7:
		bytes("select i1 %%e, <4 x i8> %s, <4 x i8> %s", x, y)
	case 8:
		index := g.write("and i8 %%b, 3")
		elem := g.write("extractelement <4 x i8> %s, i8 %s", x, index)
		bytes("insertelement <4 x i8> %s, i8 %s, i8 %s", y, elem, index)
	case 9:
		bytes("call <4 x i8> @llvm.%s.v4i8(<4 x i8> %s, <4 x i8> %s)", pickOne(&g.generator, []string{"umax", "smin"}), x, y)
	case 10:
		bytes("freeze <4 x i8> %s", g.write("call <4 x i8> @llvm.ctpop.v4i8(<4 x i8> %s)", x))
	}
}
