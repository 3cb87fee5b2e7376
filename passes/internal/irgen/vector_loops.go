package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// vectorLoopGenerator writes functions with a counted loop over arrays, as vectorizers look for
// them: neighbours in order and in reverse, strides, tables, distances between what is read and
// written, arrays that may overlap, sums and minima, values of the iteration before, branches.
type vectorLoopGenerator struct {
	generator
	k     int    // the loop's number
	ty    string // of most elements
	pool  []generated
	block string // that is written
	outs  []generated
}

const vectorLoopHeader = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = global [512 x i8] zeroinitializer, align 16
@y = global [512 x i8] zeroinitializer, align 16
@table = global [16 x i8] zeroinitializer, align 16

`

// PlainVectorLoops returns the same modules without a target.
func PlainVectorLoops(seed uint64, n int, flags bool) string {
	const triple = "target triple = \"x86_64-unknown-linux-gnu\"\n"
	return strings.Replace(VectorLoops(seed, n, flags), triple, "", 1)
}

// VectorLoops returns a module with n functions.
func VectorLoops(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(vectorLoopHeader)
	hints := ""
	for k := range n {
		g := &vectorLoopGenerator{k: k}
		g.r = rand.New(rand.NewPCG(seed, uint64(k)))
		hints += g.function()
		b.WriteString(g.b.String())
	}
	b.WriteString(hints)
	return b.String()
}

func (g *vectorLoopGenerator) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "  "+format+"\n", args...)
}

func (g *vectorLoopGenerator) define(ty, format string, args ...any) string {
	v := g.fresh()
	g.line("%s = %s", v, fmt.Sprintf(format, args...))
	if ty != "" {
		g.pool = append(g.pool, generated{v, ty})
	}
	return v
}

// of returns a value of a type.
func (g *vectorLoopGenerator) of(ty string) string {
	var fit []string
	for _, v := range g.pool {
		if v.ty == ty {
			fit = append(fit, v.name)
		}
	}
	switch {
	case len(fit) == 0 || g.chance(15):
		return pickOne(&g.generator, []string{"1", "3", "7", "-1", "2"})
	case g.chance(50):
		return fit[len(fit)-1]
	}
	return pickOne(&g.generator, fit)
}

// function writes a function and returns the hints of its loop.
func (g *vectorLoopGenerator) function() (hints string) {
	g.ty = pickOne(&g.generator, []string{"i32", "i32", "i8", "i16", "i64"})
	fmt.Fprintf(&g.b, "define i64 @f%d(i64 %%n, i32 %%a, i64 %%o, i8 %%d, i1 %%e, i32 %%b) \"target-features\"=%q {\nentry:\n", g.k, pickOne(&g.generator, []string{"+sse2", "+avx2", "+avx512bw"}))
	for _, array := range []string{"@x", "@y"} {
		for at := 0; at < 512; at += 64 + 8*g.r.IntN(4) {
			g.line("store i64 %d, ptr getelementptr (i8, ptr %s, i64 %d)", g.r.Int64(), array, min(at, 504))
		}
	}
	g.line("store i64 %d, ptr @table\n  store i64 %d, ptr getelementptr (i8, ptr @table, i64 8)", 0x0604050200070103, 0x0d0e080b0c0a0f09) // bytes up to 15
	g.line("%%most = and i64 %%n, 31")
	g.line("%%trips = %s", pickOne(&g.generator, []string{"add nuw nsw i64 %most, 1", "add nuw nsw i64 %most, 1", "add i64 0, 8", "add i64 0, 17"}))
	g.line("%%near = and i64 %%o, 63\n  %%moved = getelementptr inbounds i8, ptr @x, i64 %%near")
	g.line("%%some = select i1 %%e, ptr @x, ptr @y")
	for _, v := range []string{"a i32", "b i32", "d i8", "o i64"} {
		g.pool = append(g.pool, generated{"%" + v[:1], v[2:]})
	}
	g.line("br label %%loop\nloop:")
	hints = g.loop()
	fmt.Fprintf(&g.b, "exit:\n")
	sum := "0"
	for _, v := range g.outs {
		wide := v.name
		if v.ty != "i64" {
			wide = g.define("", "zext %s %s to i64", v.ty, v.name)
		}
		m := g.define("", "mul i64 %s, 31", sum)
		sum = g.define("", "add i64 %s, %s", m, wide)
	}
	g.line("ret i64 %s\n}\n", sum)
	return hints
}

// carried is a value that an iteration takes over: a sum, or what the one before has left.
type carried struct{ phi, next, ty string }

func (g *vectorLoopGenerator) loop() (hints string) {
	var list []carried
	g.block = "loop"
	g.line("%%i = phi i64 [ 0, %%entry ], [ %%j, %%latch ]")
	if g.chance(30) {
		g.line("%%c = phi i32 [ %%a, %%entry ], [ %%c2, %%latch ]")
	}
	narrow := strings.Contains(g.b.String(), "%c = phi")
	for range g.r.IntN(3) {
		c := carried{g.fresh(), g.fresh(), pickOne(&g.generator, []string{g.ty, "i32", "i64"})}
		g.line("%s = phi %s [ %s, %%entry ], [ %s, %%latch ]", c.phi, c.ty, pickOne(&g.generator, []string{"0", "1", "-5"}), c.next)
		list = append(list, c)
	}
	g.pool = append(g.pool, generated{"%i", "i64"})
	if narrow {
		g.pool = append(g.pool, generated{"%c", "i32"})
	}
	g.define("i32", "trunc i64 %%i to i32")
	g.statements(1 + g.r.IntN(4))
	if g.chance(40) {
		g.diamond()
	}
	g.statements(g.r.IntN(3))
	g.line("br label %%latch\nlatch:")
	for _, c := range list {
		g.carry(c)
		g.outs = append(g.outs, generated{c.next, c.ty})
	}
	if g.chance(30) {
		g.outs = append(g.outs, generated{g.of(g.ty), g.ty})
	}
	if narrow {
		g.line("%%c2 = add i32 %%c, %s", pickOne(&g.generator, []string{"3", "-1", "%b"}))
		g.outs = append(g.outs, generated{pickOne(&g.generator, []string{"%c", "%c2"}), "i32"})
	}
	g.outs = append(g.outs, generated{pickOne(&g.generator, []string{"%i", "%j"}), "i64"})
	g.line("%%j = add %si64 %%i, 1\n  %%again = icmp ult i64 %%j, %%trips", pickOne(&g.generator, []string{"nuw nsw ", "nuw ", ""}))
	g.line("br i1 %%again, label %%loop, label %%exit%s", fmt.Sprintf(", !llvm.loop !%d", 10*g.k))
	width, count := pickOne(&g.generator, []int{2, 4, 8}), pickOne(&g.generator, []int{1, 2, 4})
	id := 10 * g.k
	if g.chance(40) {
		return fmt.Sprintf("!%d = distinct !{!%d}\n", id, id)
	}
	return fmt.Sprintf("!%d = distinct !{!%d, !%d, !%d, !%d}\n!%d = !{!\"llvm.loop.vectorize.enable\", i1 true}\n"+
		"!%d = !{!\"llvm.loop.vectorize.width\", i32 %d}\n!%d = !{!\"llvm.loop.interleave.count\", i32 %d}\n",
		id, id, id+1, id+2, id+3, id+1, id+2, width, id+3, count)
}

// carry computes what the next iteration gets.
func (g *vectorLoopGenerator) carry(c carried) {
	v := g.of(c.ty)
	switch g.r.IntN(6) {
	case 0: // what this iteration has
		g.line("%s = add %s %s, 0", c.next, c.ty, v)
	case 1:
		p := pickOne(&g.generator, []string{"llvm.smax", "llvm.umin"})
		g.line("%s = call %s @%s.%s(%s %s, %s %s)", c.next, c.ty, p, c.ty, c.ty, c.phi, c.ty, v)
	case 2:
		cond := g.define("", "icmp %s %s %s, %s", pickOne(&g.generator, []string{"slt", "ne", "ugt"}), c.ty, v, g.of(c.ty))
		sum := g.define("", "add %s %s, %s", c.ty, c.phi, g.of(c.ty))
		g.line("%s = select i1 %s, %s %s, %s %s", c.next, cond, c.ty, sum, c.ty, c.phi)
	default:
		op := pickOne(&g.generator, []string{"add", "add nsw", "mul", "xor", "or", "and", "sub"})
		g.line("%s = %s %s %s, %s", c.next, op, c.ty, c.phi, v)
	}
}

// diamond writes a branch, whose sides compute, load and seldom store.
func (g *vectorLoopGenerator) diamond() {
	ty := pickOne(&g.generator, []string{g.ty, "i32"})
	c := g.define("", "icmp %s %s %s, %s", pickOne(&g.generator, []string{"slt", "ult", "eq", "sgt", "ne"}), ty, g.of(ty), g.of(ty))
	before := len(g.pool)
	other, early := g.of(g.ty), ""
	if g.chance(30) {
		c, early = g.guard()
	}
	g.line("br i1 %s, label %%then, label %%join\nthen:", c)
	from := g.block
	g.block = "then"
	for range 1 + g.r.IntN(2) {
		g.compute()
	}
	switch {
	case early != "" && g.chance(50):
		g.define(g.ty, "load %s, ptr %s, align 1", g.ty, early)
	case early != "":
		g.line("store %s %s, ptr %s, align 1", g.ty, g.of(g.ty), early)
	case g.chance(30):
		g.define(g.ty, "load %s, ptr %s, align 1", g.ty, g.address())
	case g.chance(15):
		g.line("store %s %s, ptr %s, align 1", g.ty, g.of(g.ty), g.address())
	}
	v := g.of(g.ty)
	g.line("br label %%join\njoin:")
	g.block = "join"
	g.pool = g.pool[:before]
	g.define(g.ty, "phi %s [ %s, %%%s ], [ %s, %%then ]", g.ty, other, from, v)
}

// guard computes the address of an element in every iteration, with flags that hold only where the
// condition does.
func (g *vectorLoopGenerator) guard() (cond, address string) {
	k := 1 + g.r.IntN(5)
	at := g.define("", "sub nuw i64 %%i, %d", k)
	address = g.define("", "getelementptr inbounds %s, ptr %s, i64 %s", g.ty, pickOne(&g.generator, []string{"@x", "@y", "%some"}), at)
	return g.define("", "icmp uge i64 %%i, %d", k), address
}

func (g *vectorLoopGenerator) statements(n int) {
	for range n {
		switch g.r.IntN(6) {
		case 5:
			g.fields()
		case 0, 1:
			g.define(g.ty, "load %s, ptr %s, align 1", g.ty, g.address())
		case 2:
			g.line("store %s %s, ptr %s, align 1", g.ty, g.of(g.ty), g.address())
		default:
			g.compute()
		}
	}
}

// fields accesses some of two to four elements that lie side by side in each iteration, in any
// order.
func (g *vectorLoopGenerator) fields() {
	factor := 2 + g.r.IntN(3)
	ty := pickOne(&g.generator, []string{"i8", "i16", "i32"})
	if ty == "i32" && factor > 2 {
		ty = "i16"
	}
	base := pickOne(&g.generator, []string{"@x", "@y", "%some", "%moved"})
	at := g.define("", "mul nuw nsw i64 %%i, %d", factor)
	write := g.chance(40)
	for _, n := range g.r.Perm(factor) {
		if g.chance(10) {
			continue
		}
		p := g.define("", "getelementptr inbounds %s, ptr %s, i64 %s", ty, base, g.define("", "add nuw nsw i64 %s, %d", at, n))
		if write && !g.chance(5) {
			g.line("store %s %s, ptr %s, align 1", ty, g.of(ty), p)
		} else {
			g.define(ty, "load %s, ptr %s, align 1", ty, p)
		}
		if g.chance(10) {
			g.line("store %s %s, ptr %s, align 1", g.ty, g.of(g.ty), g.address())
		}
	}
}

func (g *vectorLoopGenerator) compute() {
	ty := pickOne(&g.generator, []string{g.ty, g.ty, g.ty, "i32", "i64"})
	switch g.r.IntN(8) {
	case 0:
		g.define(ty, "select i1 %s, %s %s, %s %s", pickOne(&g.generator, []string{"%e", g.define("", "icmp ult %s %s, %s", ty, g.of(ty), g.of(ty))}), ty, g.of(ty), ty, g.of(ty))
	case 1:
		g.define(ty, "%s %s %s, %s", pickOne(&g.generator, []string{"udiv", "urem", "sdiv", "lshr", "ashr", "shl"}), ty, g.of(ty), pickOne(&g.generator, []string{"3", "2", "7"}))
	case 2:
		if ty != "i64" {
			g.define("i64", "%s %s %s to i64", pickOne(&g.generator, []string{"zext", "sext"}), ty, g.of(ty))
		}
	case 3:
		if ty != "i8" {
			g.define("i8", "trunc %s %s to i8", ty, g.of(ty))
		}
	case 4:
		d := g.define("", "or %s %s, 1", ty, g.of(ty)) // not 0
		g.define(ty, "%s %s %s, %s", pickOne(&g.generator, []string{"udiv", "urem"}), ty, g.of(ty), d)
	case 5:
		g.define(ty, "call %s @llvm.%s.%s(%s %s, %s %s)", ty, pickOne(&g.generator, []string{"smax", "umin"}), ty, ty, g.of(ty), ty, g.of(ty))
	default:
		g.define(ty, "%s %s %s, %s", pickOne(&g.generator, []string{"add", "add nsw", "mul", "xor", "and", "sub nuw", "or"}), ty, g.of(ty), g.of(ty))
	}
}

// address makes the address of an element: most are near the counter, all are in an array.
func (g *vectorLoopGenerator) address() string {
	base := pickOne(&g.generator, []string{"@x", "@x", "@y", "%moved", "%some"})
	flags := pickOne(&g.generator, []string{"", "inbounds ", "inbounds "})
	ty := g.ty
	switch g.r.IntN(10) {
	case 0:
		at := g.define("", "sub nuw nsw i64 %%most, %%i")
		if strings.Contains(g.b.String(), "%trips = add i64 0") {
			at = g.define("", "sub nuw nsw i64 20, %%i")
		}
		return g.define("", "getelementptr %s%s, ptr %s, i64 %s", flags, ty, base, at)
	case 1:
		at := g.define("", "%s i64 %%i, %d", "mul nuw nsw", 2)
		if ty == "i64" {
			ty = "i32"
		}
		return g.define("", "getelementptr %s%s, ptr %s, i64 %s", flags, ty, base, at)
	case 2:
		p := g.define("", "getelementptr inbounds i8, ptr @table, i64 %s", g.define("", "and i64 %s, 15", g.of("i64")))
		at := g.define("", "zext i8 %s to i64", g.define("", "load i8, ptr %s, align 1", p))
		return g.define("", "getelementptr %s%s, ptr %s, i64 %s", flags, ty, base, at)
	case 3:
		return g.define("", "getelementptr %s%s, ptr %s, i64 %d", flags, ty, base, g.r.IntN(8))
	case 4, 5, 6:
		at := g.define("", "add nuw nsw i64 %%i, %d", 1+g.r.IntN(9))
		return g.define("", "getelementptr %s%s, ptr %s, i64 %s", flags, ty, base, at)
	}
	return g.define("", "getelementptr %s%s, ptr %s, i64 %%i", flags, ty, base)
}
