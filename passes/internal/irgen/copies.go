package irgen

import (
	"fmt"
	"math/rand/v2"
)

// copyGenerator writes straight code, with a branch now and then, that fills and copies memory.
type copyGenerator struct {
	generator
	aggregates bool // loads and stores of them, which the interpreter does not know
}

const copyHeader = `%pair = type { i32, i32, i64 }

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare i32 @peek(ptr noalias nocapture readonly) nounwind willreturn memory(argmem: read)
declare void @fill(ptr nocapture) nounwind willreturn memory(argmem: readwrite)

`

// Copies returns a module with n functions that work on stack slots and parameters of 64 bytes.
func Copies(seed uint64, n int, _ bool) string { return copyModule(seed, n, false) }

// AggregateCopies is the same with aggregates that are loaded and stored.
func AggregateCopies(seed uint64, n int, _ bool) string { return copyModule(seed, n, true) }

func copyModule(seed uint64, n int, aggregates bool) string {
	g := &copyGenerator{aggregates: aggregates}
	g.b.WriteString("target datalayout = \"e-m:e-i64:64-n8:16:32:64-S128\"\n" + Header + MemoryHeader + copyHeader)
	for k := range n {
		g.r = rand.New(rand.NewPCG(seed, uint64(k)))
		g.next = 0
		unwind := pickOne(&g.generator, []string{"", " nounwind"})
		fmt.Fprintf(&g.b, "define i32 @f%d(i32 %%a, i32 %%b, i64 %%c, i8 %%d, i1 %%e, i16 %%h, ptr %%p, ptr noalias %%q)%s {\nentry:\n", k, unwind)
		for m := range 3 {
			fmt.Fprintf(&g.b, "  %%m%d = alloca [64 x i8]%s\n", m, pickOne(&g.generator, []string{"", ", align 8"}))
			if g.chance(30) {
				fmt.Fprintf(&g.b, "  call void @llvm.lifetime.start.p0(i64 64, ptr %%m%d)\n", m)
			}
		}
		for range 4 {
			g.statement()
		}
		if g.chance(30) {
			g.b.WriteString("  br i1 %e, label %then, label %join\nthen:\n")
			g.statement()
			g.b.WriteString("  br label %join\njoin:\n")
		}
		for range 3 {
			g.statement()
		}
		fmt.Fprintf(&g.b, "  %%r = load i32, ptr %s\n  ret i32 %%r\n}\n\n", pickOne(&g.generator, []string{"%m0", "%m1", "%p"}))
	}
	return g.b.String()
}

// object returns a pointer, and at an offset.
func (g *copyGenerator) object() string {
	return pickOne(&g.generator, []string{"%m0", "%m1", "%m2", "%m0", "%m1", "%p", "%q"})
}

func (g *copyGenerator) at(object string, off int) string {
	if off == 0 {
		return object
	}
	v := g.fresh()
	fmt.Fprintf(&g.b, "  %s = getelementptr inbounds i8, ptr %s, i64 %d\n", v, object, off)
	return v
}

func (g *copyGenerator) statement() {
	size := pickOne(&g.generator, []int{8, 16, 16, 64, 64})
	off := pickOne(&g.generator, []int{0, 0, 0, 4, 8}) % (65 - size)
	switch p := g.r.IntN(100); {
	case p < 25:
		g.run()
	case p < 40:
		n := fmt.Sprint(size)
		if g.chance(15) {
			n = g.fresh()
			fmt.Fprintf(&g.b, "  %s = and i64 %%c, 31\n", n)
		}
		fmt.Fprintf(&g.b, "  call void @llvm.memset.p0.i64(ptr %s, i8 %s, i64 %s, i1 false)\n", g.at(g.object(), off), pickOne(&g.generator, []string{"0", "0", "%d"}), n)
	case p < 72:
		n := fmt.Sprint(size)
		if g.chance(10) {
			n = g.fresh()
			fmt.Fprintf(&g.b, "  %s = and i64 %%c, 15\n", n)
		}
		from := g.object()
		if g.chance(10) {
			from = "@zeros"
		}
		fmt.Fprintf(&g.b, "  call void @llvm.mem%s.p0.p0.i64(ptr align 4 %s, ptr align %d %s, i64 %s, i1 false)\n", pickOne(&g.generator, []string{"cpy", "cpy", "cpy", "move"}),
			g.at(g.object(), off&^3), pickOne(&g.generator, []int{1, 4, 8}), from, n)
	case p < 82:
		if !g.aggregates {
			g.single()
			return
		}
		v := g.fresh()
		ty := pickOne(&g.generator, []string{"%pair", "[4 x i32]"})
		fmt.Fprintf(&g.b, "  %s = load %s, ptr %s, align 4\n", v, ty, g.object())
		if g.chance(30) {
			g.single()
		}
		fmt.Fprintf(&g.b, "  store %s %s, ptr %s, align 4\n", ty, v, g.object())
	case p < 88:
		fmt.Fprintf(&g.b, "  call void @fill(ptr %s)\n", g.object())
	case p < 93:
		v := g.fresh()
		fmt.Fprintf(&g.b, "  %s = call i32 @peek(ptr %s)\n  call void @sink(i32 %s)\n", v, g.object(), v)
	case p < 96:
		fmt.Fprintf(&g.b, "  call void @keep(ptr %s)\n", pickOne(&g.generator, []string{"%p", "%q"})) // slots have no fixed addresses
	default:
		g.b.WriteString("  call void @opaque()\n")
	}
}

// single writes one access.
func (g *copyGenerator) single() {
	ty := pickOne(&g.generator, []string{"i8", "i32", "i64"})
	fmt.Fprintf(&g.b, "  store %s %s, ptr %s, align 1\n", ty, pickOne(&g.generator, []string{"0", "0", "-1", "7"}), g.at(g.object(), g.r.IntN(40)))
}

// run writes some stores of one byte to places near each other.
func (g *copyGenerator) run() {
	o := g.object()
	v := pickOne(&g.generator, []string{"0", "0", "-1"})
	size := pickOne(&g.generator, []int{1, 4, 4, 8})
	for range 2 + g.r.IntN(4) {
		ty := fmt.Sprintf("i%d", 8*size)
		if size == 1 && g.chance(50) {
			v = "%d"
		}
		if size != 1 && v == "%d" {
			v = "0"
		}
		fmt.Fprintf(&g.b, "  store %s %s, ptr %s, align 1\n", ty, v, g.at(o, size*g.r.IntN(6)))
		if g.chance(20) {
			g.single()
		}
	}
}
