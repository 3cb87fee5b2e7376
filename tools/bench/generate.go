package main

import (
	"bytes"
	"fmt"
	"math/rand"
)

// Generate returns the text of a module with n functions of about 3.7 kB each, in the shape of
// clang's output: loops over arrays with address arithmetic, floating-point and integer operations,
// conditions, calls. The same seed gives the same text. With debug, functions are as clang -g -O2
// describes them: a location on every instruction, a record for every value of a variable, scopes
// and types; that is about 13 kB each.
func Generate(n int, seed int64, debug bool) []byte {
	g := &generator{r: rand.New(rand.NewSource(seed)), debug: debug}
	g.line(`source_filename = "generated.c"`)
	g.line(`target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"`)
	g.line(`target triple = "x86_64-pc-linux-gnu"`)
	g.line("%%struct.node = type { i32, float, ptr, [4 x i64] }")
	for k := range 16 {
		g.line("@table%d = global [256 x i32] zeroinitializer, align 16", k)
	}
	for k := range n {
		g.function(k)
	}
	if debug {
		g.unit()
	}
	g.line("attributes #0 = { nounwind uwtable \"frame-pointer\"=\"all\" \"target-cpu\"=\"x86-64\" }")
	return g.b.Bytes()
}

type generator struct {
	b bytes.Buffer
	r *rand.Rand
	n int // next number of a value in the function

	debug bool
	md    bytes.Buffer // definitions of the nodes from firstNode on
	nodes int
	scope int // node of the current subprogram
	row   int // line of the source that the current instruction comes from
}

func (g *generator) line(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if g.debug {
		text = g.located(text)
	}
	g.b.WriteString(text)
	g.b.WriteByte('\n')
}

func (g *generator) value() string {
	g.n++
	return fmt.Sprintf("%%v%d", g.n)
}

// function writes one function: an entry, a few counted loops one after the other, each with a
// conditional, and a call.
func (g *generator) function(k int) {
	g.n = 0
	attached := ""
	if g.debug {
		attached = g.subprogram(k)
	}
	g.line("\ndefine i32 @f%d(ptr noundef %%a, ptr noundef %%b, i32 noundef %%n, float noundef %%x) #0 %s{\nentry:", k, attached)
	g.line("  %%slot = alloca %%struct.node, align 8\n  br label %%loop0")
	loops := 3
	for l := range loops {
		g.loop(k, l)
	}
	g.line("loop%d:\n  ret i32 %%acc%d.out\n}", loops, loops-1)
}

func (g *generator) loop(k, l int) {
	start := "0"
	if l > 0 {
		start = fmt.Sprintf("%%acc%d.out", l-1)
	}
	g.line("loop%d:\n  br label %%body%d\nbody%d:", l, l, l)
	g.line("  %%i%d = phi i64 [ 0, %%loop%d ], [ %%i%d.next, %%latch%d ]", l, l, l, l)
	g.line("  %%acc%d = phi i32 [ %s, %%loop%d ], [ %%sum%d, %%latch%d ]", l, start, l, l, l)
	p, q, idx := g.value(), g.value(), g.value()
	g.line("  %s = getelementptr inbounds float, ptr %%a, i64 %%i%d", p, l)
	g.line("  %s = load float, ptr %s, align 4", q, p)
	g.line("  %s = getelementptr inbounds [256 x i32], ptr @table%d, i64 0, i64 %%i%d", idx, g.r.Intn(16), l)
	w := g.value()
	g.line("  %s = load i32, ptr %s, align 4", w, idx)
	v, x := w, q
	for range 6 + g.r.Intn(4) {
		t := g.value()
		g.line("  %s = %s i32 %s, %d", t, []string{"add nsw", "mul nsw", "xor", "and", "shl"}[g.r.Intn(5)], v, 1+g.r.Intn(30))
		v = t
	}
	for range 3 {
		t := g.value()
		g.line("  %s = %s float %s, %%x", t, []string{"fadd", "fmul", "fsub"}[g.r.Intn(3)], x)
		x = t
	}
	c := g.value()
	g.line("  %s = icmp slt i32 %s, %d", c, v, g.r.Intn(1000))
	g.line("  br i1 %s, label %%then%d, label %%latch%d\nthen%d:", c, l, l, l)
	s := g.value()
	g.line("  %s = getelementptr inbounds %%struct.node, ptr %%slot, i32 0, i32 1", s)
	g.line("  store float %s, ptr %s, align 4", x, s)
	r := g.value()
	g.line("  %s = call i32 @f%d(ptr noundef %%b, ptr noundef %%slot, i32 noundef %s, float noundef %s) #0", r, k/2, v, x)
	g.line("  br label %%latch%d\nlatch%d:", l, l)
	g.line("  %%pick%d = phi i32 [ %s, %%body%d ], [ %s, %%then%d ]", l, v, l, r, l)
	g.line("  %%sum%d = add nsw i32 %%acc%d, %%pick%d\n  %%i%d.next = add nuw nsw i64 %%i%d, 1", l, l, l, l, l)
	e, d := g.value(), g.value()
	g.line("  %s = sext i32 %%n to i64\n  %s = icmp ult i64 %%i%d.next, %s", e, d, l, e)
	g.line("  br i1 %s, label %%body%d, label %%next%d\nnext%d:", d, l, l, l)
	g.line("  %%acc%d.out = phi i32 [ %%sum%d, %%latch%d ]\n  br label %%loop%d", l, l, l, l+1)

}
