package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Recursion returns a module with n functions that call themselves, mostly last. Recursion that has
// no end runs out of the interpreter's steps, before and after, and shows nothing; most functions
// end it by their parameter %b going to 0.
func Recursion(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(Header)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags && k%20 == 0, recursive: true}
		b.WriteString(g.function(fmt.Sprintf("f%d", k)))
	}
	return b.String()
}

// recurse writes a call of the function itself, often with an operation on its result, and returns
// the last value.
func (g *generator) recurse(k int) string {
	less := g.fresh()
	fmt.Fprintf(&g.b, "  %s = lshr i32 %%b, 1\n", less)
	args := fmt.Sprintf("i32 %s, i32 %s, i64 %s, i8 %%d, i1 %s, i16 %%h", g.value(k, "i32"), less, g.value(k, "i64"), g.value(k, "i1"))
	v := g.define(k, g.ret, "call %s @%s(%s)", g.ret, g.name, args)
	if g.chance(10) {
		fmt.Fprintf(&g.b, "  call void @sink(i32 %s)\n", less)
	}
	if g.chance(60) {
		op := pickOne(g, []string{"add", "mul", "and", "or", "xor", "sub"})
		flag := ""
		if g.flags && (op == "add" || op == "mul") {
			flag = pickOne(g, []string{" nsw", " nuw"})
		}
		x := g.value(k, g.ret)
		if g.chance(50) {
			v, x = x, v
		}
		v = g.define(k, g.ret, "%s%s %s %s, %s", op, flag, g.ret, v, x)
	}
	return v
}
