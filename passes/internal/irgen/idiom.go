package irgen

import (
	"fmt"
	"math/rand/v2"
)

// idiomGenerator writes functions with loops that fill, copy and count: mostly what loop-idiom
// recognizes, sometimes with code that prevents it.
type idiomGenerator struct {
	recurrenceGenerator
}

// Idioms returns a module with n functions whose loops store, copy, or call memset and memcpy.
func Idioms(seed uint64, n int, _ bool) string {
	return idiomModule(seed, n, func(g *idiomGenerator) {
		for range 1 + g.r.IntN(2) {
			g.strided()
		}
	})
}

// BitLoops returns a module with n functions whose loops count or look for bits.
func BitLoops(seed uint64, n int, _ bool) string {
	return idiomModule(seed, n, func(g *idiomGenerator) {
		switch g.r.IntN(4) {
		case 0, 1:
			g.countBits()
		case 2:
			g.searchBit()
		case 3:
			g.searchZero()
		}
	})
}

func idiomModule(seed uint64, n int, body func(*idiomGenerator)) string {
	g := &idiomGenerator{}
	g.b.WriteString("target datalayout = \"e-m:e-i64:64-n8:16:32:64-S128\"\n" + Header + MemoryHeader)
	for k := range n {
		g.generator.r = rand.New(rand.NewPCG(seed, uint64(k)))
		g.next, g.label = 0, 0
		g.pool = []generated{{"%a", "i32"}, {"%b", "i32"}, {"%c", "i64"}, {"%d", "i8"}, {"%h", "i16"}}
		progress := pickOne(&g.generator, []string{"", " mustprogress"})
		fmt.Fprintf(&g.b, "define i32 @f%d(i32 %%a, i32 %%b, i64 %%c, i8 %%d, i1 %%e, i16 %%h, ptr %%p, ptr noalias %%q)%s {\nentry:\n  %%m0 = alloca [64 x i8]\n", k, progress)
		for at := range 8 { // so that copies of other bytes are seen
			for o, p := range []string{"%p", "%q", "%m0", "@buf"} {
				fmt.Fprintf(&g.b, "  %%w%d.%d = getelementptr i8, ptr %s, i64 %d\n  store i64 %d, ptr %%w%d.%d\n", o, at, p, 8*at, (at*4+o+1)*0x0101010101+at<<40, o, at)
			}
		}
		g.b.WriteString("  br label %start\nstart:\n")
		body(g)
		fmt.Fprintf(&g.b, "  %%r0 = load i32, ptr %%m0\n  %%r1 = add i32 %%r0, %s\n  ret i32 %%r1\n}\n\n", g.of("i32"))
	}
	return g.b.String()
}

// strided writes a counted loop with one or two accesses that move along.
func (g *idiomGenerator) strided() {
	k := g.labels()
	ty := pickOne(&g.generator, []string{"i64", "i64", "i32"})
	n := fmt.Sprint(1 + g.r.IntN(7))
	if g.chance(60) {
		n = fmt.Sprintf("%%n%d", k)
		fmt.Fprintf(&g.b, "  %%z%d = and %s %s, 3\n  %s = add nuw nsw %s %%z%d, %d\n", k, ty, g.of(ty), n, ty, k, 1+g.r.IntN(3))
	}
	fmt.Fprintf(&g.b, "  br label %%pre%d\npre%d:\n  br label %%h%d\nh%d:\n", k, k, k, k)
	down := g.chance(25)
	start, step, stop := "0", "1", n
	if down {
		start, step, stop = n, "-1", "0"
	}
	fmt.Fprintf(&g.b, "  %%i%d = phi %s [ %s, %%pre%d ], [ %%j%d, %%h%d ]\n", k, ty, start, k, k, k)
	index := fmt.Sprintf("%%i%d", k)
	if ty == "i32" {
		index = fmt.Sprintf("%%x%d", k)
		fmt.Fprintf(&g.b, "  %s = zext i32 %%i%d to i64\n", index, k)
	}
	for range 1 + g.r.IntN(2) {
		g.access(index)
	}
	fmt.Fprintf(&g.b, "  %%j%d = add nsw %s %%i%d, %s\n", k, ty, k, step)
	p := pickOne(&g.generator, []string{"ne", "ult", "slt"})
	if down {
		p = pickOne(&g.generator, []string{"ne", "ugt", "sgt"})
	}
	fmt.Fprintf(&g.b, "  %%c%d = icmp %s %s %%j%d, %s\n  br i1 %%c%d, label %%h%d, label %%x%d.\nx%d.:\n", k, p, ty, k, stop, k, k, k, k)
}

// access writes what an iteration does.
func (g *idiomGenerator) access(index string) {
	size := pickOne(&g.generator, []int{1, 2, 4, 4})
	ty := map[int]string{1: "i8", 2: "i16", 4: "i32"}[size]
	object := func() string { return pickOne(&g.generator, []string{"%p", "%q", "%m0", "@buf", "%p", "%q"}) }
	off := func() int { return size * pickOne(&g.generator, []int{0, 0, 0, 1, 2, 3}) }
	switch p := g.r.IntN(100); {
	case p < 30:
		v := pickOne(&g.generator, []string{"0", "-1", "0", "undef", "5", g.of(ty)})
		fmt.Fprintf(&g.b, "  store %s %s, ptr %s, align 1\n", ty, v, g.at(object(), index, size, off()))
	case p < 42: // two that fill the step together
		o, at := object(), off()
		v := pickOne(&g.generator, []string{"0", "-1", "0"})
		for half := range 2 {
			fmt.Fprintf(&g.b, "  store %s %s, ptr %s, align 1\n", ty, v, g.at(o, index, 2*size, at+(half+g.r.IntN(2))%2*size))
		}
	case p < 75:
		o := object()
		v := g.define0(ty, "load %s, ptr %s, align 1", ty, g.at(o, index, size, off()))
		if g.chance(60) {
			o = object()
		}
		fmt.Fprintf(&g.b, "  store %s %s, ptr %s, align 1\n", ty, v, g.at(o, index, size, off()))
	case p < 83:
		fmt.Fprintf(&g.b, "  call void @llvm.memset.p0.i64(ptr %s, i8 %s, i64 %d, i1 false)\n", g.at(object(), index, size, off()), pickOne(&g.generator, []string{"0", "%d"}), size)
	case p < 91:
		fmt.Fprintf(&g.b, "  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)\n", g.at(object(), index, size, off()), g.at(object(), index, size, off()), size)
	case p < 96:
		g.define0(ty, "load %s, ptr %s, align 1", ty, g.at(object(), index, size, off()))
	default:
		fmt.Fprintf(&g.b, "  store i8 %s, ptr %s\n", g.of("i8"), object())
	}
}

// at writes the address of an element.
func (g *idiomGenerator) at(object, index string, size, off int) string {
	p := g.fresh()
	fmt.Fprintf(&g.b, "  %s = getelementptr inbounds [%d x i8], ptr %s, i64 %s\n", p, size, object, index)
	if off == 0 {
		return p
	}
	q := g.fresh()
	fmt.Fprintf(&g.b, "  %s = getelementptr inbounds i8, ptr %s, i64 %d\n", q, p, off)
	return q
}

func (g *idiomGenerator) define0(ty, format string, args ...any) string {
	v := g.fresh()
	g.add(v, ty, fmt.Sprintf(format, args...))
	return v
}

// countBits writes a loop that shifts, or clears the lowest one, until nothing is left.
func (g *idiomGenerator) countBits() {
	k := g.labels()
	ty, cnt := pickOne(&g.generator, []string{"i32", "i64", "i8", "i16"}), pickOne(&g.generator, []string{"i32", "i32", "i64", "i8"})
	x := g.of(ty)
	op := pickOne(&g.generator, []string{"lshr", "shl", "ashr", "and"})
	if op == "ashr" && g.chance(80) {
		x = g.define0(ty, "and %s %s, 127", ty, x)
	}
	from := "start"
	if g.chance(70) {
		fmt.Fprintf(&g.b, "  %%g%d = icmp eq %s %s, 0\n  br i1 %%g%d, label %%no%d, label %%pre%d\nno%d:\n  ret i32 0\npre%d:\n", k, ty, x, k, k, k, k, k)
		from = fmt.Sprintf("pre%d", k)
	}
	start := pickOne(&g.generator, []string{"0", "0", g.of(cnt), "7"})
	fmt.Fprintf(&g.b, "  br label %%h%d\nh%d:\n  %%x%d = phi %s [ %s, %%%s ], [ %%y%d, %%h%d ]\n  %%t%d = phi %s [ %s, %%%s ], [ %%u%d, %%h%d ]\n", k, k, k, ty, x, from, k, k, k, cnt, start, from, k, k)
	if g.chance(30) {
		fmt.Fprintf(&g.b, "  %%o%d = add %s %%x%d, 3\n", k, ty, k)
	}
	fmt.Fprintf(&g.b, "  %%u%d = add %s %%t%d, %s\n", k, cnt, k, pickOne(&g.generator, []string{"1", "1", "-1", "2"}))
	if op == "and" {
		fmt.Fprintf(&g.b, "  %%l%d = add %s %%x%d, -1\n  %%y%d = and %s %%l%d, %%x%d\n", k, ty, k, k, ty, k, k)
	} else {
		fmt.Fprintf(&g.b, "  %%y%d = %s %s %%x%d, 1\n", k, op, ty, k)
	}
	if g.chance(50) {
		fmt.Fprintf(&g.b, "  %%k%d = icmp eq %s %%y%d, 0\n  br i1 %%k%d, label %%e%d, label %%h%d\ne%d:\n", k, ty, k, k, k, k, k)
	} else {
		fmt.Fprintf(&g.b, "  %%k%d = icmp ne %s %%y%d, 0\n  br i1 %%k%d, label %%h%d, label %%e%d\ne%d:\n", k, ty, k, k, k, k, k)
	}
	v := fmt.Sprintf("%%%s%d", pickOne(&g.generator, []string{"u", "u", "t"}), k)
	fmt.Fprintf(&g.b, "  %%z%d = zext %s %s to i64\n  store i64 %%z%d, ptr @g2\n", k, widen(cnt), widened(g, cnt, v), k)
}

// widen names the type that widened gives: zext to i64 needs something narrower.
func widen(ty string) string {
	if ty == "i64" {
		return "i32"
	}
	return ty
}

func widened(g *idiomGenerator, ty, v string) string {
	if ty != "i64" {
		return v
	}
	return g.define0("i32", "trunc i64 %s to i32", v)
}

// searchBit writes a loop that shifts to the left until a bit is set.
func (g *idiomGenerator) searchBit() {
	k := g.labels()
	ty := pickOne(&g.generator, []string{"i32", "i64", "i8"})
	width := map[string]int{"i32": 32, "i64": 64, "i8": 8}[ty]
	mask := fmt.Sprintf("%d", int64(1)<<g.r.IntN(width-1))
	if g.chance(50) {
		mask = g.define0(ty, "shl %s 1, %s", ty, g.define0(ty, "and %s %s, %d", ty, g.of(ty), width-1))
	}
	x := g.of(ty)
	fmt.Fprintf(&g.b, "  br label %%pre%d\npre%d:\n  br label %%h%d\nh%d:\n  %%x%d = phi %s [ %s, %%pre%d ], [ %%y%d, %%h%d ]\n", k, k, k, k, k, ty, x, k, k, k)
	if g.chance(75) {
		fmt.Fprintf(&g.b, "  %%m%d = and %s %%x%d, %s\n  %%k%d = icmp %s %s %%m%d, 0\n", k, ty, k, mask, k, "eq", ty, k)
	} else {
		fmt.Fprintf(&g.b, "  %%k%d = icmp %s %s %%x%d, -1\n", k, pickOne(&g.generator, []string{"sgt", "slt"}), ty, k)
	}
	fmt.Fprintf(&g.b, "  %%y%d = shl %s%s %%x%d, 1\n  br i1 %%k%d, label %%h%d, label %%e%d\ne%d:\n", k, pickOne(&g.generator, []string{"", "", "nuw "}), ty, k, k, k, k, k)
	g.pool = append(g.pool, generated{fmt.Sprintf("%%%s%d", pickOne(&g.generator, []string{"x", "y"}), k), ty})
	fmt.Fprintf(&g.b, "  %%s%d = trunc i64 %s to i32\n  call void @sink(i32 %%s%d)\n", k, g.define0("i64", "zext i8 %s to i64", narrow(g, ty, fmt.Sprintf("%%%s%d", pickOne(&g.generator, []string{"x", "y"}), k))), k)
}

func narrow(g *idiomGenerator, ty, v string) string {
	if ty == "i8" {
		return v
	}
	return g.define0("i8", "trunc %s %s to i8", ty, v)
}

// searchZero writes a loop that shifts by more and more until nothing is left.
func (g *idiomGenerator) searchZero() {
	k := g.labels()
	ty := pickOne(&g.generator, []string{"i32", "i64", "i8"})
	start, x := pickOne(&g.generator, []string{"0", "1", g.of(ty)}), g.of(ty)
	fmt.Fprintf(&g.b, "  br label %%pre%d\npre%d:\n  br label %%h%d\nh%d:\n  %%i%d = phi %s [ %s, %%pre%d ], [ %%j%d, %%h%d ]\n", k, k, k, k, k, ty, start, k, k, k)
	amount := fmt.Sprintf("%%i%d", k)
	if g.chance(40) {
		amount = g.define0(ty, "%s %s %%i%d, %s", pickOne(&g.generator, []string{"add nsw", "add nuw", "sub nsw", "add"}), ty, k, pickOne(&g.generator, []string{"1", "2", g.of(ty)}))
	}
	fmt.Fprintf(&g.b, "  %%y%d = %s %s %s, %s\n  %%j%d = add %s%s %%i%d, 1\n", k, pickOne(&g.generator, []string{"lshr", "lshr", "shl", "ashr"}), ty, x, amount, k, g.flags(), ty, k)
	if g.chance(60) {
		fmt.Fprintf(&g.b, "  %%k%d = icmp eq %s %%y%d, 0\n  br i1 %%k%d, label %%e%d, label %%h%d\ne%d:\n", k, ty, k, k, k, k, k)
	} else {
		fmt.Fprintf(&g.b, "  %%k%d = icmp ne %s %%y%d, 0\n  br i1 %%k%d, label %%h%d, label %%e%d\ne%d:\n", k, ty, k, k, k, k, k)
	}
	fmt.Fprintf(&g.b, "  %%s%d = trunc i64 %s to i32\n  call void @sink(i32 %%s%d)\n", k, g.define0("i64", "zext i8 %s to i64", narrow(g, ty, fmt.Sprintf("%%i%d", k))), k)
}
