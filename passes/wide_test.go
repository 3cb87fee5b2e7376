package passes_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irinterp"
)

// wideFunction writes functions on integers of more than 64 bits, of which some bits are known:
// narrow arguments are extended, shifted and masked, before they are computed with, compared and
// truncated.
type wideFunction struct {
	rnd  *rand.Rand
	text strings.Builder
	w    int                 // the wide type's bits
	of   map[string][]string // values by type
	n    int
}

func (g *wideFunction) wide() string { return fmt.Sprint("i", g.w) }

func (g *wideFunction) pick(list ...string) string { return list[g.rnd.IntN(len(list))] }

func (g *wideFunction) value(ty string) string {
	list := g.of[ty]
	switch {
	case g.rnd.IntN(4) == 0 || len(list) == 0:
		return g.constant(ty)
	case g.rnd.IntN(3) > 0: // so that computations depend on each other
		return list[len(list)-1]
	}
	return g.pick(list...)
}

// other returns the second operand of an operation.
func (g *wideFunction) other(ty string) string {
	if g.rnd.IntN(3) == 0 {
		return g.constant(ty)
	}
	return g.pick(g.of[ty]...)
}

// constant returns a number, often with a run of ones, a single one or few bits.
func (g *wideFunction) constant(ty string) string {
	var w int
	fmt.Sscanf(ty, "i%d", &w)
	v := new(big.Int)
	switch g.rnd.IntN(4) {
	case 0:
		v.SetInt64(int64(g.rnd.IntN(5) - 2))
	case 1:
		v.SetBit(v, g.rnd.IntN(w), 1)
	default:
		from := g.rnd.IntN(w)
		for k := range 1 + g.rnd.IntN(w-from) {
			v.SetBit(v, from+k, 1)
		}
	}
	v.And(v, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(w)), big.NewInt(1)))
	if w == 1 {
		return g.pick("true", "false")
	}
	if v.Bit(w-1) != 0 {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return v.String()
}

func (g *wideFunction) define(ty, format string, args ...any) string {
	name := fmt.Sprintf("%%v%d", g.n)
	g.n++
	fmt.Fprintf(&g.text, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	g.of[ty] = append(g.of[ty], name)
	return name
}

// pieces puts together a number of a shifted and a masked piece, of which bits are known.
func (g *wideFunction) pieces() {
	w, narrow := g.wide(), g.pick("i5", "i8", "i64")
	a := g.define(w, "%s %s %s to %s", g.pick("zext", "zext", "sext"), narrow, g.value(narrow), w)
	b := g.define(w, "%s %s %s, %d", g.pick("shl", "lshr"), w, g.pick(a, "%a"), g.rnd.IntN(g.w))
	c := g.define(w, "and %s %s, %s", w, g.pick(b, "%b"), g.constant(w))
	g.define(w, "%s %s %s, %s", g.pick("or", "or", "xor", "add", "and", "sub"), w, g.pick(a, b), g.pick(c, b))
}

// step writes one instruction.
func (g *wideFunction) step() {
	w := g.wide()
	narrow := g.pick("i5", "i8", "i64")
	switch g.rnd.IntN(12) {
	case 0, 1:
		g.define(w, "%s %s %s to %s", g.pick("zext", "sext"), narrow, g.value(narrow), w)
	case 2, 3:
		shift := g.pick("shl", "shl nuw", "shl nsw", "lshr", "lshr exact", "ashr", "ashr exact")
		amount := fmt.Sprint(g.rnd.IntN(g.w))
		if g.rnd.IntN(4) == 0 {
			amount = g.define(w, "and %s %s, %d", w, g.value(w), []int{3, 63, 15}[g.rnd.IntN(3)])
		}
		g.define(w, "%s %s %s, %s", shift, w, g.value(w), amount)
	case 4, 5:
		g.define(w, "%s %s %s, %s", g.pick("and", "or", "xor", "or"), w, g.value(w), g.other(w))
	case 6:
		g.define(w, "%s %s %s, %s", g.pick("add", "sub", "mul", "add nsw", "add nuw", "sub nuw", "sub nsw", "mul nuw", "mul nsw"), w, g.value(w), g.other(w))
	case 7:
		d := g.define(w, "or %s %s, %d", w, g.value(w), 1+g.rnd.IntN(8))
		g.define(w, "%s %s %s, %s", g.pick("udiv", "urem", "sdiv", "srem", "udiv exact"), w, g.value(w), d)
	case 8:
		g.define("i1", "icmp %s %s %s, %s", g.pick("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"), w, g.value(w), g.other(w))
	case 9:
		g.define(narrow, "trunc %s %s to %s", w, g.value(w), narrow)
	case 10:
		g.define(w, "select i1 %s, %s %s, %s %s", g.value("i1"), w, g.value(w), w, g.value(w))
	default:
		g.intrinsic(w)
	}
}

func (g *wideFunction) intrinsic(w string) {
	switch id := g.pick("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "ctpop", "bitreverse", "abs", "ctlz", "cttz", "fshl", "bswap"); id {
	case "ctpop", "bitreverse":
		g.define(w, "call %s @llvm.%s.%s(%s %s)", w, id, w, w, g.value(w))
	case "bswap":
		if g.w%16 == 0 {
			g.define(w, "call %s @llvm.%s.%s(%s %s)", w, id, w, w, g.value(w))
		}
	case "abs", "ctlz", "cttz":
		g.define(w, "call %s @llvm.%s.%s(%s %s, i1 %s)", w, id, w, w, g.value(w), g.pick("true", "false"))
	case "fshl":
		g.define(w, "call %s @llvm.%s.%s(%s %s, %s %s, %s %d)", w, id, w, w, g.value(w), w, g.value(w), w, g.rnd.IntN(g.w))
	default:
		g.define(w, "call %s @llvm.%s.%s(%s %s, %s %s)", w, id, w, w, g.value(w), w, g.value(w))
	}
}

// function writes one function; half of them compute further where a comparison holds.
func (g *wideFunction) function() string {
	w := g.wide()
	g.of = map[string][]string{w: {"%a", "%b"}, "i5": {"%c"}, "i8": {"%d"}, "i64": {"%e"}}
	g.pieces()
	for range 1 + g.rnd.IntN(5) {
		g.step()
	}
	if g.rnd.IntN(2) == 0 {
		c := g.define("i1", "icmp %s %s %s, %s", g.pick("eq", "ne", "ult", "ugt", "slt", "sgt"), w, g.pick(g.of[w]...), g.constant(w))
		fmt.Fprintf(&g.text, "  br i1 %s, label %%yes, label %%no\nyes:\n", c)
		outside := map[string][]string{}
		for ty, list := range g.of {
			outside[ty] = list[:len(list):len(list)]
		}
		for range 2 + g.rnd.IntN(3) {
			g.step()
		}
		yes := g.value(w)
		g.of = outside
		no := g.value(w)
		fmt.Fprintf(&g.text, "  br label %%no\nno:\n")
		g.define(w, "phi %s [ %s, %%yes ], [ %s, %%0 ]", w, yes, no)
	}
	last := g.of[w][len(g.of[w])-1]
	ty, v := w, last
	switch narrow := g.pick("i5", "i8", "i64"); g.rnd.IntN(4) {
	case 0:
		ty, v = "i1", g.define("i1", "icmp %s %s %s, %s", g.pick("eq", "ne", "ult", "ugt", "slt", "sgt"), w, last, g.constant(w))
	case 1:
		ty, v = narrow, g.define(narrow, "trunc %s %s to %s", w, last, narrow)
	case 2:
		v = g.define(w, "%s %s %s, %d", g.pick("lshr", "and", "shl", "ashr"), w, last, g.rnd.IntN(g.w))
	}
	return fmt.Sprintf("define %s @f(%s %%a, %s %%b, i5 %%c, i8 %%d, i64 %%e) {\n%s  ret %s %s\n}\n", ty, w, w, g.text.String(), ty, v)
}

// declarations of the intrinsics that a function calls.
func wideDeclarations(text, w string) string {
	var out strings.Builder
	forms := map[string]string{"ctpop": "%[1]s", "bitreverse": "%[1]s", "bswap": "%[1]s", "abs": "%[1]s, i1 immarg", "ctlz": "%[1]s, i1 immarg", "cttz": "%[1]s, i1 immarg", "fshl": "%[1]s, %[1]s, %[1]s"}
	for _, id := range []string{"umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "ctpop", "bitreverse", "abs", "ctlz", "cttz", "fshl", "bswap"} {
		if name := "@llvm." + id + "." + w; strings.Contains(text, name+"(") {
			form := forms[id]
			if form == "" {
				form = "%[1]s, %[1]s"
			}
			fmt.Fprintf(&out, "declare %s %s(%s)\n", w, name, fmt.Sprintf(form, w))
		}
	}
	return out.String()
}

// wideNumber returns an argument of w bits: of all kinds of sizes and signs.
func wideNumber(rnd *rand.Rand, w int) *big.Int {
	v := new(big.Int)
	switch rnd.IntN(4) {
	case 0:
		v.SetInt64(int64(rnd.IntN(7) - 3))
	case 1:
		v.Lsh(big.NewInt(int64(rnd.IntN(3)-1)), uint(rnd.IntN(w)))
	default:
		for k := range w {
			v.SetBit(v, k, uint(rnd.IntN(2)))
		}
		v.Rsh(v, uint(rnd.IntN(w)))
	}
	return v
}

// TestWideIntegers: what passes that ask for known bits make of functions on integers of more than
// 64 bits refines them.
func TestWideIntegers(t *testing.T) {
	pipelines := []string{"instcombine<no-verify-fixpoint>", "instcombine<no-verify-fixpoint>", "instcombine<no-verify-fixpoint>", "instsimplify", "correlated-propagation,bdce,simplifycfg", "aggressive-instcombine,reassociate,sccp", "default<O2>"}
	changed := 0
	for seed := range uint64(moreOf(4000)) {
		rnd := rand.New(rand.NewPCG(seed, 7))
		g := &wideFunction{rnd: rnd, w: []int{65, 96, 100, 128, 256}[seed%5]}
		text := g.function()
		text += wideDeclarations(text, g.wide())
		d := difftest.Trial{T: t, Seed: seed}
		before := d.Read(text).Func("f")
		pipeline := pipelines[seed/5%uint64(len(pipelines))]
		after := d.Read(d.Transform(text, pipeline)).Func("f")
		if before.String() != after.String() {
			changed++
		}
		if !proveWide(t, rnd, before, after) {
			t.Fatalf("seed %d, %s:\n%s\n%s", seed, pipeline, text, after)
		}
	}
	if changed == 0 {
		t.Error("no function has changed")
	}
}

// proveWide compares both functions for random arguments, poison among them, and with undef, which
// passes may bring where it does not count, as several numbers.
func proveWide(t *testing.T, rnd *rand.Rand, f, g *ir.Func) bool {
	undefs := []func(w int) *big.Int{
		func(w int) *big.Int { return new(big.Int) },
		func(w int) *big.Int { return big.NewInt(-1) },
		func(w int) *big.Int { return wideNumber(rnd, w) },
	}
	for k := range 60 {
		var args []*big.Int
		for _, p := range f.Params {
			args = append(args, wideNumber(rnd, p.Type().Bits))
		}
		poison := uint64(0)
		if k%8 == 0 {
			poison = 1 << rnd.IntN(len(args))
		}
		want := irinterp.ExecuteWide(f, args, poison, undefs[0])
		for _, undef := range undefs {
			if why := irinterp.RefinesWide(want, irinterp.ExecuteWide(g, args, poison, undef)); why != "" {
				t.Errorf("%v (poison: %b) %s", args, poison, why)
				return false
			}
		}
	}
	return true
}
