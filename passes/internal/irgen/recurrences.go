package irgen

import (
	"fmt"
	"math/rand/v2"
)

// recurrenceGenerator writes functions with counted loops, nested and one after the other, whose
// bounds, steps and conditions are random: most end soon, all end for the interpreter, which counts
// its steps.
type recurrenceGenerator struct {
	generator
	pool  []generated // values that are available here
	label int
	small bool // few iterations, known ones in many loops
}

// Recurrences returns a module with n functions.
func Recurrences(seed uint64, n int, _ bool) string { return loopModule(seed, n, false) }

// ShortLoops is the same with bounds that are small constants in most loops.
func ShortLoops(seed uint64, n int, _ bool) string { return loopModule(seed, n, true) }

// Counters is Recurrences for a machine with registers of 8 to 64 bits, on which counters are made
// wide and tests replaced.
func Counters(seed uint64, n int, _ bool) string {
	return "target datalayout = \"e-i64:64-n8:16:32:64-S128\"\n" + loopModule(seed, n, false)
}

func loopModule(seed uint64, n int, small bool) string {
	g := &recurrenceGenerator{small: small}
	g.b.WriteString(Header)
	for k := range n {
		g.generator.r = rand.New(rand.NewPCG(seed, uint64(k)))
		g.next, g.label = 0, 0
		g.pool = []generated{{"%a", "i32"}, {"%b", "i32"}, {"%c", "i64"}, {"%d", "i8"}, {"%h", "i16"}}
		fmt.Fprintf(&g.b, "define i32 @f%d(i32 %%a, i32 %%b, i64 %%c, i8 %%d, i1 %%e, i16 %%h) {\nentry:\n", k)
		from := "entry"
		if g.chance(40) {
			from = g.guard()
		}
		g.loops(from, 1+g.r.IntN(2), 0)
		fmt.Fprintf(&g.b, "  %%r = add i32 %s, 1\n  ret i32 %%r\n}\n\n", g.of("i32"))
	}
	return g.b.String()
}

// guard leaves the function early, so that the branch gives facts about the parameters.
func (g *recurrenceGenerator) guard() (after string) {
	k := g.labels()
	p := pickOne(&g.generator, []string{"sgt", "sge", "ugt", "ne", "slt"})
	fmt.Fprintf(&g.b, "  %%g%d = icmp %s i32 %s, %d\n  br i1 %%g%d, label %%go%d, label %%no%d\nno%d:\n  ret i32 0\ngo%d:\n", k, p, pickOne(&g.generator, []string{"%a", "%b"}), g.r.IntN(5), k, k, k, k, k)
	return fmt.Sprintf("go%d", k)
}

func (g *recurrenceGenerator) labels() int {
	g.label++
	return g.label
}

// of returns a value of a type.
func (g *recurrenceGenerator) of(ty string) string {
	var fit []string
	for _, v := range g.pool {
		if v.ty == ty {
			fit = append(fit, v.name)
		}
	}
	if len(fit) == 0 || g.chance(20) {
		return g.constant(ty)
	}
	if g.chance(50) {
		return fit[len(fit)-1]
	}
	return pickOne(&g.generator, fit)
}

func (g *recurrenceGenerator) constant(ty string) string {
	n := pickOne(&g.generator, []int{0, 1, 1, 2, 3, 4, 5, 7, 8, 10, 15, 16, 31, 64, 100, -1, -2, -4, 127})
	if ty == "i1" {
		n &= 1
	}
	return fmt.Sprint(n)
}

// loops writes n loops one after the other at a nesting depth.
func (g *recurrenceGenerator) loops(from string, n, depth int) (last string) {
	for range n {
		from = g.loop(from, depth)
	}
	return from
}

func (g *recurrenceGenerator) flags() string {
	return pickOne(&g.generator, []string{"", "", "nsw ", "nuw ", "nuw nsw "})
}

// loop writes a loop of one of the usual shapes and returns the block after it.
func (g *recurrenceGenerator) loop(from string, depth int) string {
	k := g.labels()
	ty := pickOne(&g.generator, []string{"i32", "i32", "i64", "i8", "i16"})
	step := pickOne(&g.generator, []string{"1", "1", "1", "2", "3", "4", "-1", "-2", "5"})
	start, bound := g.of(ty), g.of(ty)
	if g.chance(50) || g.small {
		start = pickOne(&g.generator, []string{"0", "1", "5", "10"})
	}
	if g.small && g.chance(80) {
		bound = fmt.Sprint(1 + g.r.IntN(12))
	}
	outer := len(g.pool)
	fmt.Fprintf(&g.b, "  br label %%h%d\nh%d:\n", k, k)
	fmt.Fprintf(&g.b, "  %%i%d = phi %s [ %s, %%%s ], [ %%n%d, %%l%d ]\n", k, ty, start, from, k, k)
	fmt.Fprintf(&g.b, "  %%s%d = phi i32 [ %s, %%%s ], [ %%t%d, %%l%d ]\n", k, g.of("i32"), from, k, k)
	iv := generated{fmt.Sprintf("%%i%d", k), ty}
	g.pool = append(g.pool, generated{fmt.Sprintf("%%s%d", k), "i32"}, iv)
	at := fmt.Sprintf("h%d", k)
	top := g.chance(40) // the exit is in the header
	if top {
		g.exit(k, iv.name, ty, bound, step, fmt.Sprintf("m%d", k))
		at = fmt.Sprintf("m%d", k)
		fmt.Fprintf(&g.b, "%s:\n", at)
	}
	for range g.r.IntN(4) {
		g.statement()
	}
	if depth < 2 && g.chance(30) {
		g.loops(at, 1, depth+1)
	}
	fmt.Fprintf(&g.b, "  br label %%l%d\nl%d:\n", k, k)
	g.add(fmt.Sprintf("%%t%d", k), "i32", fmt.Sprintf("add i32 %%s%d, %s", k, g.of("i32")))
	g.add(fmt.Sprintf("%%n%d", k), ty, fmt.Sprintf("add %s%s %%i%d, %s", g.flags(), ty, k, step))
	if top {
		fmt.Fprintf(&g.b, "  br label %%h%d\n", k)
		g.pool = append(g.pool[:outer], generated{fmt.Sprintf("%%s%d", k), "i32"}, iv)
	} else {
		g.exit(k, pickOne(&g.generator, []string{iv.name, fmt.Sprintf("%%n%d", k), fmt.Sprintf("%%n%d", k)}), ty, bound, step, fmt.Sprintf("h%d", k))
		g.pool = append(g.pool[:outer], generated{fmt.Sprintf("%%t%d", k), "i32"}, generated{fmt.Sprintf("%%n%d", k), ty})
	}
	fmt.Fprintf(&g.b, "x%d:\n", k)
	return fmt.Sprintf("x%d", k)
}

func (g *recurrenceGenerator) exit(k int, v, ty, bound, step, stay string) {
	p := pickOne(&g.generator, []string{"ne", "ult", "slt", "slt", "sle", "ule"})
	if step[0] == '-' {
		p = pickOne(&g.generator, []string{"ne", "ugt", "sgt", "sgt", "sge"})
	}
	fmt.Fprintf(&g.b, "  %%k%d = icmp %s %s %s, %s\n  br i1 %%k%d, label %%%s, label %%x%d\n", k, p, ty, v, bound, k, stay, k)
}

func (g *recurrenceGenerator) add(name, ty, text string) {
	fmt.Fprintf(&g.b, "  %s = %s\n", name, text)
	g.pool = append(g.pool, generated{name, ty})
}

func (g *recurrenceGenerator) statement() {
	ty := pickOne(&g.generator, []string{"i32", "i32", "i64", "i8", "i16"})
	name := g.fresh()
	switch g.r.IntN(7) {
	case 0, 1:
		op := pickOne(&g.generator, []string{"add", "sub", "mul"})
		g.add(name, ty, fmt.Sprintf("%s %s%s %s, %s", op, g.flags(), ty, g.of(ty), g.of(ty)))
	case 2:
		op := pickOne(&g.generator, []string{"and", "xor", "or", "udiv", "urem", "shl", "lshr", "ashr"})
		g.add(name, ty, fmt.Sprintf("%s %s %s, %d", op, ty, g.of(ty), pickOne(&g.generator, []int{1, 2, 3, 4, 7, 6})))
	case 3:
		g.add(name, "i64", fmt.Sprintf("%s i32 %s to i64", pickOne(&g.generator, []string{"zext", "sext"}), g.of("i32")))
	case 4:
		to := pickOne(&g.generator, []string{"i8", "i16"})
		g.add(name, to, fmt.Sprintf("trunc i32 %s to %s", g.of("i32"), to))
	case 5:
		c := g.fresh()
		x, y := g.of(ty), g.of(ty)
		p := pickOne(&g.generator, []string{"slt", "ult", "sgt", "ugt", "eq", "ne"})
		fmt.Fprintf(&g.b, "  %s = icmp %s %s %s, %s\n", c, p, ty, x, y)
		g.add(name, ty, fmt.Sprintf("select i1 %s, %s %s, %s %s", c, ty, x, ty, y))
	case 6:
		p := g.fresh()
		fmt.Fprintf(&g.b, "  %s = getelementptr [64 x i32], ptr @g0, i64 0, i64 %s\n", p, g.of("i64"))
		g.add(name, "i64", fmt.Sprintf("ptrtoint ptr %s to i64", p))
	}
}
