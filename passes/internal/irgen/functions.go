package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// generator writes random functions over integers: variables in allocas, globals, calls, and any
// control flow, whose loops end because every back edge spends fuel. Reading a variable from an
// alloca is what makes arbitrary control flow easy; mem2reg turns it into φs for the tests of the
// other passes.
type generator struct {
	r      *rand.Rand
	flags  bool // nsw, nuw, exact, disjoint
	memory bool // statements of generate_memory_test.go
	// needless functions seldom call, store, or stop.
	needless bool
	// invariant: conditions are mostly made of values that no loop changes
	// (generate_invariant_test.go)
	invariant bool
	// recursive functions call themselves: generate_recursion_test.go.
	recursive bool
	name, ret string
	b         strings.Builder
	next      int
	blocks    int
	fuel      int      // iterations of all loops together, 0: 5
	succ      [][]int  // by block
	term      []string // kind of terminator
	dom       [][]bool // dom[b][a]: a dominates b
	values    [][]generated
	vars      []generated
}

// generated is a value that exists: its name and type.
type generated struct{ name, ty string }

var intTypes = []string{"i32", "i32", "i32", "i64", "i8", "i1", "i16"}

const Header = `@g0 = global i32 5
@g1 = global i32 -7
@g2 = global i64 9

declare void @sink(i32)
declare void @opaque()
declare i32 @ask(i32)
declare i32 @pure(i32, i32) nounwind willreturn memory(none)
declare i32 @look(i32) nounwind willreturn memory(read)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)

`

// Functions returns a module with n functions.
func Functions(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(Header)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags}
		b.WriteString(g.function(fmt.Sprintf("f%d", k)))
	}
	return b.String()
}

func (g *generator) chance(percent int) bool { return g.r.IntN(100) < percent }

func pickOne[T any](g *generator, list []T) T { return list[g.r.IntN(len(list))] }

func (g *generator) fresh() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

func (g *generator) function(name string) string {
	if g.blocks == 0 {
		g.blocks = 2 + g.r.IntN(8)
		g.shape()
	}
	g.dominators()
	ret := pickOne(g, []string{"i32", "i32", "i64", "i8"})
	g.name, g.ret = name, ret
	pointers := ""
	if g.memory {
		pointers = ", ptr %p, ptr noalias %q"
	}
	fmt.Fprintf(&g.b, "define %s @%s(i32 %%a, i32 %%b, i64 %%c, i8 %%d, i1 %%e, i16 %%h%s) {\n", ret, name, pointers)
	g.values = make([][]generated, g.blocks)
	for k := range g.blocks {
		if k == 0 {
			g.b.WriteString("entry:\n")
			g.entry()
		} else {
			fmt.Fprintf(&g.b, "b%d:\n", k)
		}
		statements := 5
		if g.invariant {
			statements = 3
		}
		for range g.r.IntN(statements) {
			if g.memory {
				g.memoryStatement(k)
			}
			g.statement(k)
		}
		g.terminator(k, ret)
	}
	g.b.WriteString("}\n\n")
	return g.b.String()
}

// entry makes the variables; the pool of the entry begins with the parameters.
func (g *generator) entry() {
	g.values[0] = []generated{{"%a", "i32"}, {"%b", "i32"}, {"%c", "i64"}, {"%d", "i8"}, {"%e", "i1"}, {"%h", "i16"}}
	g.b.WriteString("  %fuel = alloca i32\n")
	for k := range 2 + g.r.IntN(3) {
		v := generated{fmt.Sprintf("%%x%d", k), pickOne(g, []string{"i32", "i32", "i64", "i8", "i1"})}
		g.vars = append(g.vars, v)
		fmt.Fprintf(&g.b, "  %s = alloca %s\n", v.name, v.ty)
	}
	fmt.Fprintf(&g.b, "  store i32 %d, ptr %%fuel\n", max(g.fuel, 5))
	if g.memory {
		g.memoryEntry()
	}
	if g.invariant {
		g.invariantEntry()
	}
	for _, v := range g.vars {
		// Of a φ with undef more is left than by LLVM 19, whose folding is wrong for poison: not in
		// loops, which have many.
		if (g.fuel > 0 || g.chance(90)) && v.ty != "ptr" {
			fmt.Fprintf(&g.b, "  store %s %s, ptr %s\n", v.ty, g.value(0, v.ty), v.name)
		}
	}
}

// shape draws the control flow: mostly forward to near blocks, some switches, some back edges.
func (g *generator) shape() {
	forward := func(k int) int { return min(k+1+g.r.IntN(3), g.blocks-1) }
	for k := range g.blocks {
		var succ []int
		kind := "ret"
		switch p := g.r.IntN(100); {
		case k == g.blocks-1 || p < 6 && k > 0:
		case p < 26:
			kind, succ = "br", []int{forward(k)}
		case p < 72:
			kind, succ = "cond", []int{k + 1, forward(k)}
			if g.chance(20) {
				succ[0] = forward(k)
			}
			if g.chance(50) {
				succ[0], succ[1] = succ[1], succ[0]
			}
		case p < 84:
			kind = "switch"
			for range 2 + g.r.IntN(4) {
				succ = append(succ, forward(k))
			}
		case p < 95 && k > 0:
			kind, succ = "loop", []int{1 + g.r.IntN(k), forward(k)}
		case k == 0 || g.needless && !g.chance(20):
			kind, succ = "cond", []int{forward(k), forward(k)}
		default:
			kind = "unreachable"
		}
		g.succ, g.term = append(g.succ, succ), append(g.term, kind)
	}
}

// dominators is the textbook iteration over sets.
func (g *generator) dominators() {
	g.dom = make([][]bool, g.blocks)
	for k := range g.dom {
		g.dom[k] = make([]bool, g.blocks)
		for j := range g.dom[k] {
			g.dom[k][j] = k != 0 || j == 0
		}
	}
	for again := true; again; {
		again = false
		for k := 1; k < g.blocks; k++ {
			for j := range g.blocks {
				all := true
				for p := range g.blocks {
					for _, s := range g.succ[p] {
						all = all && (s != k || g.dom[p][j])
					}
				}
				if now := j == k || all; g.dom[k][j] != now {
					g.dom[k][j], again = now, true
				}
			}
		}
	}
}

var constants = map[string][]string{
	"i1": {"true", "false"}, "i8": {"0", "1", "-1", "3", "-128", "127", "7"}, "i16": {"0", "1", "-1", "255", "256"},
	"i32": {"0", "1", "-1", "2", "3", "4", "7", "8", "31", "255", "-2147483648", "2147483647", "-2"},
	"i64": {"0", "1", "-1", "2", "32", "63", "4294967296", "-9223372036854775808", "255"},
	"ptr": {"@buf", "@buf", "@other", "@zeros", "@g2"},
}

// value returns an operand of a type that is available in block k, making a conversion where it has
// to.
func (g *generator) value(k int, ty string) string {
	if g.chance(25) {
		return pickOne(g, constants[ty])
	}
	var have []generated
	for j := range g.blocks {
		if g.dom[k][j] && j <= k {
			for _, v := range g.values[j] {
				if v.ty == ty {
					have = append(have, v)
				}
			}
		}
	}
	if len(have) == 0 {
		return pickOne(g, constants[ty])
	}
	if n := len(have); n > 3 && g.chance(60) { // recent ones make longer expressions
		have = have[n-3:]
	}
	return pickOne(g, have).name
}

func (g *generator) define(k int, ty, format string, args ...any) string {
	v := g.fresh()
	fmt.Fprintf(&g.b, "  %s = %s\n", v, fmt.Sprintf(format, args...))
	g.values[k] = append(g.values[k], generated{v, ty})
	return v
}

func (g *generator) statement(k int) {
	ty := pickOne(g, intTypes)
	switch p := g.r.IntN(100); {
	case p < 32:
		g.binary(k, ty)
	case p < 46:
		pred := pickOne(g, []string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"})
		g.define(k, "i1", "icmp %s %s %s, %s", pred, ty, g.value(k, ty), g.value(k, ty))
	case p < 52:
		g.define(k, ty, "select i1 %s, %s %s, %s %s", g.value(k, "i1"), ty, g.value(k, ty), ty, g.value(k, ty))
	case p < 58:
		g.cast(k)
	case p < 78:
		v := pickOne(g, g.vars)
		if g.chance(55) {
			g.define(k, v.ty, "load %s, ptr %s", v.ty, v.name)
		} else {
			fmt.Fprintf(&g.b, "  store %s %s, ptr %s\n", v.ty, g.value(k, v.ty), v.name)
		}
	case g.needless && !g.chance(10):
		g.binary(k, ty)
	case p < 90:
		g.global(k)
	default:
		g.call(k)
	}
}

func (g *generator) global(k int) {
	name := pickOne(g, []string{"@g0", "@g1", "@g2"})
	ty := map[string]string{"@g0": "i32", "@g1": "i32", "@g2": "i64"}[name]
	if g.chance(60) {
		g.define(k, ty, "load %s, ptr %s", ty, name)
	} else {
		fmt.Fprintf(&g.b, "  store %s %s, ptr %s\n", ty, g.value(k, ty), name)
	}
}

func (g *generator) call(k int) {
	x, y := g.value(k, "i32"), g.value(k, "i32")
	if g.recursive && g.chance(10) {
		g.recurse(k)
		return
	}
	switch g.r.IntN(8) {
	case 0, 1:
		fmt.Fprintf(&g.b, "  call void @sink(i32 %s)\n", x)
	case 2:
		g.b.WriteString("  call void @opaque()\n")
	case 3:
		g.define(k, "i32", "call i32 @ask(i32 %s)", x)
	case 4:
		g.define(k, "i32", "call i32 @pure(i32 %s, i32 %s)", x, y)
	case 5:
		g.define(k, "i32", "call i32 @look(i32 %s)", x)
	case 6:
		g.define(k, "i32", "call i32 @llvm.smax.i32(i32 %s, i32 %s)", x, y)
	case 7:
		g.define(k, "i32", "call i32 @llvm.umin.i32(i32 %s, i32 %s)", x, y)
	}
}

func (g *generator) cast(k int) {
	widths := map[string]int{"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
	from, to := pickOne(g, intTypes), pickOne(g, intTypes)
	switch {
	case widths[from] > widths[to]:
		g.define(k, to, "trunc %s %s to %s", from, g.value(k, from), to)
	case widths[from] < widths[to]:
		g.define(k, to, "%s %s %s to %s", pickOne(g, []string{"zext", "sext"}), from, g.value(k, from), to)
	}
}

func (g *generator) binary(k int, ty string) {
	op := pickOne(g, []string{"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "add", "and", "or", "xor", "udiv", "sdiv", "urem", "srem"})
	flag := ""
	if g.flags && g.chance(35) {
		switch op {
		case "add", "sub", "mul", "shl":
			flag = pickOne(g, []string{" nsw", " nuw", " nuw nsw"})
		case "udiv", "sdiv", "lshr", "ashr":
			flag = " exact"
		case "or":
			flag = " disjoint"
		}
	}
	y := g.value(k, ty)
	if strings.HasSuffix(op, "div") || strings.HasSuffix(op, "rem") || !g.flags && (strings.HasPrefix(op, "sh") || strings.HasSuffix(op, "shr")) {
		if ty == "i1" {
			return
		}
		y = pickOne(g, []string{"1", "2", "3", "7"})
	}
	g.define(k, ty, "%s%s %s %s, %s", op, flag, ty, g.value(k, ty), y)
}

func (g *generator) terminator(k int, ret string) {
	succ := g.succ[k]
	switch g.term[k] {
	case "ret":
		if g.recursive && g.chance(60) {
			v := g.recurse(k)
			fmt.Fprintf(&g.b, "  ret %s %s\n", ret, pickOne(g, []string{v, v, v, g.value(k, ret)}))
			return
		}
		fmt.Fprintf(&g.b, "  ret %s %s\n", ret, g.value(k, ret))
	case "br":
		fmt.Fprintf(&g.b, "  br label %%b%d\n", succ[0])
	case "cond":
		fmt.Fprintf(&g.b, "  br i1 %s, label %%b%d, label %%b%d\n", g.condition(k), succ[0], succ[1])
	case "loop":
		l, d, c := g.fresh(), g.fresh(), g.fresh()
		fmt.Fprintf(&g.b, "  %s = load i32, ptr %%fuel\n  %s = sub i32 %s, 1\n  store i32 %s, ptr %%fuel\n  %s = icmp sgt i32 %s, 0\n", l, d, l, d, c, l)
		fmt.Fprintf(&g.b, "  br i1 %s, label %%b%d, label %%b%d\n", c, succ[0], succ[1])
	case "switch":
		ty := pickOne(g, []string{"i32", "i8"})
		of := g.value(k, ty)
		if g.invariant && g.chance(70) {
			of = map[string]string{"i32": "%a", "i8": "%d"}[ty]
		}
		fmt.Fprintf(&g.b, "  switch %s %s, label %%b%d [\n", ty, of, succ[0])
		for n, s := range succ[1:] {
			fmt.Fprintf(&g.b, "    %s %d, label %%b%d\n", ty, n*(1+9*(k%2)), s)
		}
		g.b.WriteString("  ]\n")
	default:
		g.b.WriteString("  unreachable\n")
	}
}

// condition is more often a fresh compare than any i1.
func (g *generator) condition(k int) string {
	if g.invariant && g.chance(70) {
		return g.invariantCondition(k)
	}
	if g.chance(60) {
		ty := pickOne(g, []string{"i32", "i32", "i8", "i64"})
		pred := pickOne(g, []string{"eq", "ne", "eq", "ult", "slt", "sgt"})
		return g.define(k, "i1", "icmp %s %s %s, %s", pred, ty, g.value(k, ty), g.value(k, ty))
	}
	return g.value(k, "i1")
}
