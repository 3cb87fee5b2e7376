package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// The memory statements of the generator: arrays in allocas, globals and memory that parameters
// point to, addresses with constant and variable offsets, accesses of several sizes that overlap,
// memory intrinsics, and calls that access part of that memory.

const MemoryHeader = `@buf = global [64 x i8] zeroinitializer
@other = global [64 x i8] zeroinitializer
@zeros = constant [64 x i8] zeroinitializer

declare void @keep(ptr)
declare i32 @readmem(ptr nocapture) nounwind willreturn memory(argmem: read)
declare void @writemem(ptr nocapture) nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

`

// Memory returns a module with n functions that work on memory.
func Memory(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(Header + MemoryHeader)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags, memory: true}
		b.WriteString(g.function(fmt.Sprintf("f%d", k)))
	}
	return b.String()
}

// memoryEntry makes the arrays and a variable that holds a pointer, which becomes φs.
func (g *generator) memoryEntry() {
	g.values[0] = append(g.values[0], generated{"%p", "ptr"}, generated{"%q", "ptr"})
	for k := range 1 + g.r.IntN(3) {
		name := fmt.Sprintf("%%m%d", k)
		fmt.Fprintf(&g.b, "  %s = alloca [64 x i8]\n", name)
		g.values[0] = append(g.values[0], generated{name, "ptr"})
	}
	g.vars = append(g.vars, generated{"%pv", "ptr"})
	fmt.Fprintf(&g.b, "  %%pv = alloca ptr\n  store ptr %s, ptr %%pv\n", g.value(0, "ptr"))
}

func (g *generator) memoryStatement(k int) {
	ty := pickOne(g, []string{"i32", "i32", "i32", "i64", "i8", "i16"})
	switch p := g.r.IntN(100); {
	case p < 20:
		g.address(k)
	case p < 48:
		fmt.Fprintf(&g.b, "  store %s %s, ptr %s, align 1\n", ty, g.value(k, ty), g.pointer(k))
	case p < 72:
		g.define(k, ty, "load %s, ptr %s, align 1", ty, g.pointer(k))
	case p < 77:
		fmt.Fprintf(&g.b, "  call void @llvm.memset.p0.i64(ptr %s, i8 %s, i64 %d, i1 false)\n", g.pointer(k), g.value(k, "i8"), 1+g.r.IntN(16))
	case p < 82:
		fmt.Fprintf(&g.b, "  call void @llvm.mem%s.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)\n", pickOne(g, []string{"move", "cpy"}),
			g.pointer(k), g.pointer(k), 1+g.r.IntN(16))
	case p < 85:
		fmt.Fprintf(&g.b, "  call void @keep(ptr %s)\n", g.pointer(k))
	case p < 88:
		g.define(k, "i32", "call i32 @readmem(ptr %s)", g.pointer(k))
	case p < 91:
		fmt.Fprintf(&g.b, "  call void @writemem(ptr %s)\n", g.pointer(k))
	case p < 94:
		g.define(k, "ptr", "select i1 %s, ptr %s, ptr %s", g.value(k, "i1"), g.pointer(k), g.pointer(k))
	case p < 97:
		fmt.Fprintf(&g.b, "  store ptr %s, ptr %%pv\n", g.pointer(k))
	default:
		g.define(k, "ptr", "load ptr, ptr %%pv")
	}
}

// address computes a pointer some bytes further on, mostly by a constant.
func (g *generator) address(k int) {
	index := fmt.Sprint(g.r.IntN(7))
	if g.chance(35) {
		x := g.value(k, "i64")
		if g.chance(50) {
			x = g.define(k, "i64", "zext i32 %s to i64", g.define(k, "i32", "and i32 %s, %d", g.value(k, "i32"), 3+4*g.r.IntN(2)))
		} else {
			x = g.define(k, "i64", "and i64 %s, 3", x)
		}
		index = x
	}
	g.define(k, "ptr", "getelementptr %s%s, ptr %s, i64 %s", pickOne(g, []string{"", "inbounds "}), pickOne(g, []string{"i8", "i32", "i16", "i64"}), g.pointer(k), index)
}

// pointer returns an address, more often a whole object's than value does.
func (g *generator) pointer(k int) string {
	if g.chance(45) {
		return pickOne(g, []string{"%m0", "%m0", "%p", "%q", "@buf", "%p"})
	}
	return g.value(k, "ptr")
}
