package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// adjacentGenerator writes random functions whose loads and stores are often adjacent: at constant
// distances from a common address, with indices that are extended, through selects, with other
// accesses and calls in between.
type adjacentGenerator struct {
	r    *rand.Rand
	b    strings.Builder
	next int
	sum  string // of what has been loaded
}

const adjacentHeader = gpuHeader + `@buf = global [64 x i8] zeroinitializer, align 16
@other = global [64 x i8] zeroinitializer, align 16
@g0 = global i32 5
declare void @opaque() nounwind willreturn
declare i32 @ask(i32)
declare i32 @pure(i32, i32) nounwind willreturn memory(none)

`

// Adjacent returns a module with n functions.
func Adjacent(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(adjacentHeader)
	for k := range n {
		g := &adjacentGenerator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		g.function(k)
		b.WriteString(g.b.String())
	}
	return b.String()
}

func (g *adjacentGenerator) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "  "+format+"\n", args...)
}

func (g *adjacentGenerator) define(format string, args ...any) string {
	g.next++
	v := fmt.Sprintf("%%v%d", g.next)
	g.line("%s = %s", v, fmt.Sprintf(format, args...))
	return v
}

func (g *adjacentGenerator) one(list ...string) string { return list[g.r.IntN(len(list))] }

func (g *adjacentGenerator) function(k int) {
	fmt.Fprintf(&g.b, "define i64 @f%d(ptr %%p, ptr noalias %%q, i32 %%a, i64 %%i, i32 %%n, i1 %%c) {\nentry:\n", k)
	g.line("%%loc = alloca [16 x i8], align 1")
	g.line("%%i3 = and i64 %%i, 3\n  %%n3 = and i32 %%n, 3\n  %%wide = zext i32 %%a to i64")
	g.line("%%pi = getelementptr i32, ptr %%p, i64 %%i3")
	g.line("%%sel = select i1 %%c, ptr %%p, ptr @buf")
	g.sum = "%wide"
	for range 2 + g.r.IntN(3) {
		g.group()
	}
	g.line("ret i64 %s\n}\n", g.sum)
}

// group accesses two to five neighbours in a random order.
func (g *adjacentGenerator) group() {
	base := g.one("%p", "%q", "@buf", "@other", "%pi", "%loc", "%sel", "index")
	size := []int{1, 2, 4, 4, 4, 8}[g.r.IntN(6)]
	count := 2 + g.r.IntN(4)
	if base == "%loc" {
		size, count = min(size, 2), 2+g.r.IntN(3)
	}
	at := size * count * g.r.IntN(2)
	load := g.r.IntN(2) == 0
	first := 4 << g.r.IntN(3)
	order := g.r.Perm(count)
	if g.r.IntN(2) == 0 {
		for n := range order {
			order[n] = n
		}
	}
	for _, n := range order {
		if g.r.IntN(8) == 0 {
			continue
		}
		if g.r.IntN(6) == 0 {
			g.between()
		}
		p := g.address(base, size, at/size+n)
		align := size
		if n == 0 && base != "%loc" {
			align = max(size, first)
		}
		if base == "%loc" {
			align = 1
		}
		if g.r.IntN(12) == 0 {
			load = !load
		}
		g.access(load, size, align, p)
	}
}

// address makes the address of neighbour n of a base.
func (g *adjacentGenerator) address(base string, size, n int) string {
	switch {
	case base == "index":
		idx := "%n3"
		if n > 0 {
			idx = g.define("add %s i32 %%n3, %d", g.one("nsw", "nuw nsw", "nuw", ""), n)
		}
		ext := g.define("%s i32 %s to i64", g.one("sext", "sext", "zext"), idx)
		return g.define("getelementptr %si%d, ptr @buf, i64 %s", g.one("", "inbounds "), 8*size, ext)
	case base == "%sel" && g.r.IntN(2) == 0:
		x := g.define("getelementptr inbounds i8, ptr %%p, i64 %d", n*size)
		y := g.define("getelementptr inbounds i8, ptr @buf, i64 %d", n*size)
		return g.define("select i1 %%c, ptr %s, ptr %s", x, y)
	case n == 0 && g.r.IntN(2) == 0:
		return base
	}
	return g.define("getelementptr %si8, ptr %s, i64 %d", g.one("", "inbounds "), base, n*size)
}

func (g *adjacentGenerator) access(load bool, size, align int, p string) {
	ty := fmt.Sprintf("i%d", 8*size)
	if size == 8 && g.r.IntN(3) == 0 {
		ty = "ptr"
	}
	if size == 4 && g.r.IntN(5) == 0 {
		ty = "<2 x i16>"
	}
	if !load {
		g.line("store %s %s, ptr %s, align %d", ty, g.stored(ty, size), p, align)
		return
	}
	v := g.define("load %s, ptr %s, align %d", ty, p, align)
	switch {
	case ty == "ptr":
		v = g.define("ptrtoint ptr %s to i64", v)
	case ty == "<2 x i16>":
		v = g.define("extractelement <2 x i16> %s, i32 %d", v, g.r.IntN(2))
		v = g.define("zext i16 %s to i64", v)
	case size < 8:
		v = g.define("zext %s %s to i64", ty, v)
	}
	m := g.define("mul i64 %s, 31", g.sum)
	g.sum = g.define("add i64 %s, %s", m, v)
}

func (g *adjacentGenerator) stored(ty string, size int) string {
	switch {
	case ty == "ptr":
		return g.one("%p", "null", "@buf")
	case ty == "<2 x i16>":
		t := g.define("trunc i32 %%a to i16")
		return g.define("insertelement <2 x i16> <i16 1, i16 2>, i16 %s, i32 %d", t, g.r.IntN(2))
	case size == 8:
		return g.one("%i", "7", g.sum)
	case size == 4:
		return g.one("%a", "%n", "9")
	}
	return g.one("3", g.define("trunc i32 %%a to i%d", 8*size))
}

// between writes code that may block the transformation.
func (g *adjacentGenerator) between() {
	switch g.r.IntN(5) {
	case 0:
		g.line("store i8 1, ptr %s", g.one("%p", "%q", "@buf", "@other"))
	case 1:
		g.line("call void @opaque()")
	case 2:
		g.line("%%u%d = call i32 @ask(i32 %%a)", g.next)
		g.next++
	case 3:
		g.line("%%u%d = call i32 @pure(i32 %%a, i32 1)", g.next)
		g.next++
	case 4:
		g.access(true, 1, 1, g.one("%p", "%q", "@buf"))
	}
}
