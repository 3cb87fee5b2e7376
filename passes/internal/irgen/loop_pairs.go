package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// loopPairGenerator writes functions with two or three loops, one after the other, over the same
// arrays: with equal and other trip counts, steps of either sign, distances, branches, values that
// leave a loop, and code between the loops.
type loopPairGenerator struct {
	generator
	ty, step string   // of most accesses
	outs     []string // i64 values after the loops so far
}

const loopPairHeader = `target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"

@x = global [512 x i8] zeroinitializer, align 16
@y = global [512 x i8] zeroinitializer, align 16

`

// LoopPairs returns a module with n functions.
func LoopPairs(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(loopPairHeader)
	for k := range n {
		g := &loopPairGenerator{}
		g.r = rand.New(rand.NewPCG(seed, uint64(k)))
		g.function(k)
		b.WriteString(g.b.String())
	}
	return b.String()
}

func (g *loopPairGenerator) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "  "+format+"\n", args...)
}

func (g *loopPairGenerator) pick(list ...string) string { return pickOne(&g.generator, list) }

func (g *loopPairGenerator) function(k int) {
	g.ty, g.step = g.pick("i32", "i64", "i8"), g.pick("1", "1", "2", "-1")
	fmt.Fprintf(&g.b, "define i64 @f%d(i32 %%a, i64 %%n) {\nentry:\n", k)
	for at := 0; at < 512; at += 64 + 8*g.r.IntN(4) {
		g.line("store i64 %d, ptr getelementptr (i8, ptr %s, i64 %d)", g.r.Int64(), g.pick("@x", "@y"), min(at, 504))
	}
	g.line("%%most = and i64 %%n, 15")
	g.line("%%trips = add nuw nsw i64 %%most, 1")
	trips := g.pick("%trips", "7", "12", "1")
	before := "entry"
	loops := 2 + g.r.IntN(2)
	if g.chance(30) {
		g.guarded(loops, trips)
		return
	}
	for l := range loops {
		if g.chance(15) {
			trips = g.pick("%trips", "7", "9")
		}
		g.line("br label %%h%d", l)
		g.loop(l, before, trips)
		before = fmt.Sprintf("e%d", l)
		fmt.Fprintf(&g.b, "%s:\n", before)
		g.line("%%out%d = phi i64 [ %%v%d, %%t%d ]", l, l, l)
		g.outs = append(g.outs, fmt.Sprintf("%%out%d", l))
		if g.chance(30) {
			g.line("%%m%d = mul i64 %s, 3", l, g.pick("%n", "%most", g.outs[len(g.outs)-1]))
			g.outs = append(g.outs, fmt.Sprintf("%%m%d", l))
		}
	}
	g.checksum(before)
}

// guarded writes loops each of which has the same guard before it, or seldom another one.
func (g *loopPairGenerator) guarded(loops int, trips string) {
	g.line("%%go = icmp sgt i32 %%a, 3")
	before := "entry"
	for l := range loops {
		cond := "%go"
		if g.chance(50) {
			cond = fmt.Sprintf("%%go%d", l)
			g.line("%s = icmp %s i32 %%a, 3", cond, g.pick("sgt", "sgt", "sgt", "slt"))
		}
		to := []string{fmt.Sprintf("%%p%d", l), fmt.Sprintf("%%g%d", l+1)}
		if g.chance(10) {
			to[0], to[1] = to[1], to[0]
		}
		g.line("br i1 %s, label %s, label %s", cond, to[0], to[1])
		before = fmt.Sprintf("p%d", l)
		fmt.Fprintf(&g.b, "%s:\n", before)
		g.line("br label %%h%d", l)
		g.loop(l, before, trips)
		fmt.Fprintf(&g.b, "e%d:\n", l)
		g.line("br label %%g%d", l+1)
		before = fmt.Sprintf("g%d", l+1)
		fmt.Fprintf(&g.b, "%s:\n", before)
	}
	g.checksum(before)
}

// checksum returns what both arrays have, and the values of the loops.
func (g *loopPairGenerator) checksum(before string) {
	g.line("br label %%sum")
	fmt.Fprintf(&g.b, "sum:\n")
	g.line("%%k = phi i64 [ 0, %%%s ], [ %%k1, %%sum ]\n  %%s = phi i64 [ 7, %%%s ], [ %%h4.s, %%sum ]", before, before)
	g.line("%%px = getelementptr inbounds i64, ptr @x, i64 %%k\n  %%py = getelementptr inbounds i64, ptr @y, i64 %%k")
	g.line("%%vx = load i64, ptr %%px\n  %%vy = load i64, ptr %%py\n  %%h1.s = mul i64 %%s, 31\n  %%h2.s = add i64 %%h1.s, %%vx\n  %%h3.s = mul i64 %%h2.s, 37\n  %%h4.s = xor i64 %%h3.s, %%vy")
	g.line("%%k1 = add nuw nsw i64 %%k, 1\n  %%kc = icmp eq i64 %%k1, 64\n  br i1 %%kc, label %%done, label %%sum")
	fmt.Fprintf(&g.b, "done:\n")
	r := "%h4.s"
	for n, v := range g.outs {
		g.line("%%r%d = add i64 %s, %s\n  %%q%d = mul i64 %%r%d, 41", n, r, v, n, n)
		r = fmt.Sprintf("%%q%d", n)
	}
	g.line("ret i64 %s\n}\n", r)
}

// loop writes loop l, from h over t to the next block, whose values have names that end in l.
func (g *loopPairGenerator) loop(l int, before, trips string) {
	fmt.Fprintf(&g.b, "h%d:\n", l)
	start := g.pick("0", "0", "%n", "5")
	if len(g.outs) > 0 && g.chance(10) {
		start = g.outs[len(g.outs)-1]
	}
	g.line("%%i%d = phi i64 [ 0, %%%s ], [ %%j%d, %%t%d ]\n  %%s%d = phi i64 [ %s, %%%s ], [ %%v%d, %%t%d ]", l, before, l, l, l, start, before, l, l)
	value := fmt.Sprintf("%%i%d", l)
	for n := range 1 + g.r.IntN(3) {
		value = g.access(fmt.Sprintf("%d.%d", l, n), fmt.Sprintf("%%i%d", l), value)
	}
	if g.chance(35) {
		g.line("%%c%d = trunc i64 %s to i1\n  br i1 %%c%d, label %%b%d, label %%t%d", l, value, l, l, l)
		fmt.Fprintf(&g.b, "b%d:\n", l)
		g.access(fmt.Sprintf("%d.b", l), fmt.Sprintf("%%i%d", l), value)
	}
	g.line("br label %%t%d", l)
	fmt.Fprintf(&g.b, "t%d:\n", l)
	if g.chance(30) {
		value = g.access(fmt.Sprintf("%d.t", l), fmt.Sprintf("%%i%d", l), value)
	}
	g.line("%%v%d = %s i64 %%s%d, %s", l, g.pick("add", "xor", "mul"), l, value)
	g.line("%%j%d = add nuw nsw i64 %%i%d, 1\n  %%d%d = icmp %s i64 %%j%d, %s", l, l, l, "ult", l, trips)
	g.line("br i1 %%d%d, label %%h%d, label %%e%d", l, l, l)
}

// access writes a load or a store at a constant distance from an element that the counter chooses,
// and returns a value.
func (g *loopPairGenerator) access(name, counter, value string) string {
	ty := g.ty
	if g.chance(20) {
		ty = g.pick("i32", "i64", "i8")
	}
	size := map[string]int{"i8": 1, "i32": 4, "i64": 8}[ty]
	step := g.step
	if g.chance(15) {
		step = g.pick("1", "2", "-1", "0", "3")
	}
	at := 128 + size*(g.r.IntN(5)-2) + g.r.IntN(8)/7
	g.line("%%k%s = mul nsw i64 %s, %s", name, counter, step)
	g.line("%%o%s = mul nsw i64 %%k%s, %d\n  %%w%s = add nsw i64 %%o%s, %d", name, name, size, name, name, at)
	g.line("%%p%s = getelementptr %si8, ptr %s, i64 %%w%s", name, g.pick("inbounds ", "inbounds ", ""), g.pick("@x", "@x", "@x", "@y"), name)
	if g.chance(50) {
		g.line("%%l%s = load %s, ptr %%p%s, align 1", name, ty, name)
		if ty == "i64" {
			return "%l" + name
		}
		g.line("%%z%s = zext %s %%l%s to i64", name, ty, name)
		return "%z" + name
	}
	v := value
	if ty != "i64" {
		g.line("%%x%s = trunc i64 %s to %s", name, value, ty)
		v = "%x" + name
	}
	g.line("store %s %s, ptr %%p%s, align 1", ty, v, name)
	return value
}
