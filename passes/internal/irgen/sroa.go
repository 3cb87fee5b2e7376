package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// allocaGenerator writes random functions that access parts of small allocas: whole and partly, by
// copies and sets, through selects and φs of addresses. Every alloca is filled first, so that no
// byte is undefined.
type allocaGenerator struct {
	r       *rand.Rand
	b       strings.Builder
	next    int
	mixed   bool // floats, vectors, pointers and aggregates too, which the interpreter does not know
	objects []allocaObject
	sum     string // an i64 to which all that is read is added
	out     int    // next byte of @buf
}

type allocaObject struct {
	name string
	size int
}

const allocaHeader = `target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@buf = global [256 x i8] zeroinitializer

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

`

// Allocas returns a module with n functions over integers.
func Allocas(seed uint64, n int, _ bool) string { return allocaModule(seed, n, false) }

// MixedAllocas returns a module with n functions over all kinds of types.
func MixedAllocas(seed uint64, n int, _ bool) string { return allocaModule(seed, n, true) }

func allocaModule(seed uint64, n int, mixed bool) string {
	var b strings.Builder
	b.WriteString(allocaHeader)
	for k := range n {
		g := &allocaGenerator{r: rand.New(rand.NewPCG(seed, uint64(k))), mixed: mixed}
		b.WriteString(g.function(k))
	}
	return b.String()
}

var allocaTypes = []allocaObject{
	{"i32", 4}, {"i64", 8}, {"[2 x i32]", 8}, {"{ i32, i32 }", 8}, {"{ i64, i32, i16 }", 16}, {"[4 x i8]", 4}, {"[3 x i16]", 6},
	{"{ i8, i32 }", 8}, {"{ { i16, i16 }, i32, [2 x i32] }", 16}, {"[8 x i8]", 8}, {"i16", 2},
}

var mixedTypes = []allocaObject{
	{"float", 4}, {"double", 8}, {"<2 x float>", 8}, {"<4 x i32>", 16}, {"{ float, float }", 8}, {"{ ptr, i64 }", 16}, {"[4 x float]", 16},
	{"ptr", 8}, {"<4 x i8>", 4}, {"{ <2 x i32>, i64 }", 16}, {"[2 x double]", 16},
}

func (g *allocaGenerator) fresh() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

func (g *allocaGenerator) line(format string, args ...any) {
	g.b.WriteString("  " + fmt.Sprintf(format, args...) + "\n")
}

func (g *allocaGenerator) function(k int) string {
	fmt.Fprintf(&g.b, "define i64 @f%d(i64 %%x, i32 %%y, i1 %%c) {\nentry:\n", k)
	for n := range 1 + g.r.IntN(3) {
		types := allocaTypes
		if g.mixed && g.r.IntN(2) == 0 {
			types = mixedTypes
		}
		o := types[g.r.IntN(len(types))]
		name := fmt.Sprintf("%%a%d", n)
		g.line("%s = alloca %s, align %d", name, o.name, []int{1, 4, 8, 8}[g.r.IntN(4)])
		g.objects = append(g.objects, allocaObject{name, o.size})
	}
	for _, o := range g.objects {
		if g.r.IntN(4) == 0 {
			g.line("call void @llvm.lifetime.start.p0(i64 %d, ptr %s)", o.size, o.name)
		}
		if g.r.IntN(3) == 0 {
			g.line("call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr @buf, i64 %d, i1 false)", o.name, o.size)
		} else {
			g.line("call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 %d, i1 false)", o.name, g.r.IntN(3), o.size)
		}
	}
	g.sum = "%x"
	g.stretch(2 + g.r.IntN(6))
	if g.r.IntN(3) == 0 {
		before := g.sum
		g.line("br i1 %%c, label %%yes, label %%end\nyes:")
		g.stretch(1 + g.r.IntN(4))
		g.line("br label %%end\nend:\n  %%s = phi i64 [ %s, %%entry ], [ %s, %%yes ]", before, g.sum)
		if p := g.mergedPair(4); p != nil {
			g.line("%%p = phi ptr [ %s, %%entry ], [ %s, %%yes ]\n  %%pl = load i32, ptr %%p, align 1", p[0], p[1])
		}
		g.sum = "%s"
		g.stretch(2 + g.r.IntN(3))
	}
	g.line("ret i64 %s\n}\n", g.sum)
	return g.b.String()
}

// mergedPair returns two allocas of at least n bytes, or nil.
func (g *allocaGenerator) mergedPair(n int) []string {
	var fit []string
	for _, o := range g.objects {
		if o.size >= n {
			fit = append(fit, o.name)
		}
	}
	if len(fit) < 2 || g.r.IntN(2) == 0 {
		return nil
	}
	return fit[:2]
}

// address returns a pointer to n bytes within an alloca.
func (g *allocaGenerator) address(n int) (string, bool) {
	o := g.objects[g.r.IntN(len(g.objects))]
	if o.size < n {
		return "", false
	}
	step := []int{1, 2, 4, n}[g.r.IntN(4)]
	off := g.r.IntN((o.size-n)/step+1) * step
	if off == 0 {
		return o.name, true
	}
	p := g.fresh()
	g.line("%s = getelementptr inbounds i8, ptr %s, i64 %d", p, o.name, off)
	return p, true
}

func (g *allocaGenerator) stretch(n int) {
	for range n {
		switch k := g.r.IntN(12); {
		case g.mixed && k < 4:
			g.mixedAccess()
		case k < 3:
			g.storeInt()
		case k < 7:
			g.loadInt()
		case k == 7:
			if p, ok := g.address(4); ok {
				g.line("call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr @buf, i64 4, i1 false)", p)
			}
		case k == 8:
			n := 1 + g.r.IntN(8)
			if p, ok := g.address(n); ok {
				g.line("call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 %d, i1 false)", p, g.r.IntN(256), n)
			}
		case k == 9:
			g.copyBetween()
		case k == 10:
			g.copyByInt()
		case k == 11:
			g.loadSelected()
		}
	}
}

func (g *allocaGenerator) storeInt() {
	bytes := []int{1, 2, 4, 8}[g.r.IntN(4)]
	p, ok := g.address(bytes)
	if !ok {
		return
	}
	v := fmt.Sprint(g.r.IntN(200))
	if g.r.IntN(2) == 0 {
		v = g.truncated(g.sum, bytes)
	}
	g.line("store i%d %s, ptr %s, align 1", 8*bytes, v, p)
}

func (g *allocaGenerator) truncated(v string, bytes int) string {
	if bytes == 8 {
		return v
	}
	t := g.fresh()
	g.line("%s = trunc i64 %s to i%d", t, v, 8*bytes)
	return t
}

func (g *allocaGenerator) loadInt() {
	bytes := []int{1, 2, 4, 8}[g.r.IntN(4)]
	if p, ok := g.address(bytes); ok {
		v := g.fresh()
		g.line("%s = load i%d, ptr %s, align 1", v, 8*bytes, p)
		g.add(v, bytes)
	}
}

func (g *allocaGenerator) add(v string, bytes int) {
	if bytes < 8 {
		w := g.fresh()
		g.line("%s = zext i%d %s to i64", w, 8*bytes, v)
		v = w
	}
	s := g.fresh()
	g.line("%s = add i64 %s, %s", s, g.sum, v)
	g.sum = s
}

// copyBetween copies bytes from one alloca to another, or to and from memory outside.
func (g *allocaGenerator) copyBetween() {
	a, b := g.objects[g.r.IntN(len(g.objects))], g.objects[g.r.IntN(len(g.objects))]
	n := min(a.size, b.size)
	switch {
	case g.r.IntN(3) == 0:
		g.line("call void @llvm.memcpy.p0.p0.i64(ptr @buf, ptr %s, i64 %d, i1 false)", a.name, a.size)
	case a.name != b.name:
		g.line("call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)", a.name, b.name, n)
	}
}

// copyByInt copies through an integer, as front ends do with small structs.
func (g *allocaGenerator) copyByInt() {
	bytes := []int{4, 8}[g.r.IntN(2)]
	p, ok := g.address(bytes)
	q, ok2 := g.address(bytes)
	if ok && ok2 {
		v := g.fresh()
		g.line("%s = load i%d, ptr %s, align 1\n  store i%d %s, ptr %s, align 1", v, 8*bytes, p, 8*bytes, v, q)
	}
}

func (g *allocaGenerator) loadSelected() {
	p, ok := g.address(4)
	q, ok2 := g.address(4)
	if ok && ok2 {
		s, v := g.fresh(), g.fresh()
		g.line("%s = select i1 %%c, ptr %s, ptr %s\n  %s = load i32, ptr %s, align 1", s, p, q, v, s)
		g.add(v, 4)
	}
}

var mixedAccesses = append([]allocaObject{{"{ i32, i32 }", 8}, {"[2 x i16]", 4}, {"<2 x i32>", 8}, {"<2 x i16>", 4}}, mixedTypes[:9]...)

func (g *allocaGenerator) mixedAccess() {
	t := mixedAccesses[g.r.IntN(len(mixedAccesses))]
	p, ok := g.address(t.size)
	if !ok {
		return
	}
	v := g.fresh()
	if g.r.IntN(2) == 0 {
		g.line("%s = load %s, ptr @buf, align 1\n  store %s %s, ptr %s, align 1", v, t.name, t.name, v, p)
		return
	}
	to := g.fresh()
	g.out %= 200
	g.line("%s = load %s, ptr %s, align 1", v, t.name, p)
	g.line("%s = getelementptr i8, ptr @buf, i64 %d\n  store %s %s, ptr %s, align 1", to, g.out, t.name, v, to)
	g.out += t.size
}
