package passes_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irinterp"
)

// halvesTried has a value of every class, both infinities, zeros and NaNs, and the constants of the
// programs.
var halvesTried = []uint16{0x7e00, 0xfe00, 0x7c00, 0xfc00, 0x0000, 0x8000, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x0001, 0x8001, 0x7bff, 0xfbff}

const halfHeader = `declare half @llvm.fabs.f16(half)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare half @llvm.maximum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
declare i1 @llvm.is.fpclass.f16(half, i32)
`

// flaggedChoice writes functions that choose between two halves by a compare, as a select or as
// branches to a φ, with fast-math flags on all or some of the instructions, and perhaps an
// operation on the result.
type flaggedChoice struct {
	r    *rand.Rand
	b    *strings.Builder
	n    int
	with string // the flags that may be set
}

func (g *flaggedChoice) one(of ...string) string { return of[g.r.IntN(len(of))] }

func (g *flaggedChoice) flags() string {
	s := ""
	for _, f := range strings.Fields(g.with) {
		if g.r.IntN(3) == 0 {
			s += " " + f
		}
	}
	return s
}

func (g *flaggedChoice) line(format string, args ...any) string {
	g.n++
	fmt.Fprintf(g.b, "  %%v%d = %s\n", g.n, fmt.Sprintf(format, args...))
	return fmt.Sprintf("%%v%d", g.n)
}

func (g *flaggedChoice) leaf() string {
	return g.one("%x", "%x", "%x", "%y", "%y", "0.0", "-0.0", "1.0", "-2.0", "0xH7C00", "0xHFC00", "0xH7E00")
}

// operation returns something done to v, or v.
func (g *flaggedChoice) operation(v string) string {
	fl := g.flags()
	switch g.r.IntN(10) {
	case 0:
		return g.line("fneg%s half %s", fl, v)
	case 1:
		return g.line("fsub%s half %s, %s", fl, g.one("0.0", "-0.0"), v)
	case 2:
		return g.line("call%s half @llvm.fabs.f16(half %s)", fl, v)
	case 3:
		return g.line("%s%s half %s, %s", g.one("fadd", "fmul", "fsub", "fdiv"), fl, v, g.leaf())
	case 4:
		return g.line("call%s half @llvm.%s.f16(half %s, half %s)", fl, g.one("copysign", "maxnum", "minnum", "maximum", "minimum"), v, g.leaf())
	}
	return v
}

var floatPredicates = []string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"}

func (g *flaggedChoice) condition() string {
	if g.r.IntN(6) == 0 {
		return "%b"
	}
	return g.line("fcmp%s %s half %s, %s", g.flags(), g.one(floatPredicates...), g.operation(g.one("%x", "%x", "%y")), g.leaf())
}

func (g *flaggedChoice) choice() string {
	c := g.condition()
	if g.r.IntN(3) > 0 {
		t, f := g.operation(g.leaf()), g.operation(g.leaf())
		return g.line("select%s i1 %s, half %s, half %s", g.flags(), c, t, f)
	}
	g.n++
	k := g.n
	fmt.Fprintf(g.b, "  br i1 %s, label %%then%d, label %%else%d\nthen%d:\n", c, k, k, k)
	t := g.operation(g.leaf())
	fmt.Fprintf(g.b, "  br label %%join%d\nelse%d:\n", k, k)
	f := g.operation(g.leaf())
	fmt.Fprintf(g.b, "  br label %%join%d\njoin%d:\n", k, k)
	return g.line("phi%s half [ %s, %%then%d ], [ %s, %%else%d ]", g.flags(), t, k, f, k)
}

func (g *flaggedChoice) function(k int) {
	ret := g.one("half", "half", "half", "i1")
	fmt.Fprintf(g.b, "define %s @f%d(half %%x, half %%y, i1 %%b) {\n", ret, k)
	v := g.operation(g.choice())
	if ret == "i1" {
		if g.r.IntN(2) == 0 {
			v = g.line("fcmp%s %s half %s, %s", g.flags(), g.one(floatPredicates...), v, g.leaf())
		} else {
			v = g.line("call i1 @llvm.is.fpclass.f16(half %s, i32 %d)", v, g.r.IntN(1023)+1)
		}
	}
	fmt.Fprintf(g.b, "  ret %s %s\n}\n", ret, v)
}

// moreOf is how many random programs a test tries: n with OPTGO_ALL, else a quarter; OPTGO_FLAGS_N
// asks for more.
func moreOf(n int) int {
	if k, err := strconv.Atoi(os.Getenv("OPTGO_FLAGS_N")); err == nil {
		return k
	}
	if os.Getenv("OPTGO_ALL") == "" {
		return n / 4
	}
	return n
}

// TestFloatFlagsOfChoices: the flags of a select or φ restrict what is chosen, and those of an arm
// only the arm: no pass may conclude anything from them where the other arm is chosen, nor give
// them to an operation that reads both.
func TestFloatFlagsOfChoices(t *testing.T) {
	const group = 100
	pipelines := []string{"instcombine<no-verify-fixpoint>", "instsimplify", "simplifycfg,instcombine<no-verify-fixpoint>", "default<O2>", "early-cse,gvn,reassociate"}
	for first := 0; first < moreOf(500); first += group {
		g := &flaggedChoice{r: rand.New(rand.NewPCG(28, uint64(first))), b: &strings.Builder{}, with: "nnan ninf nsz"}
		g.b.WriteString(halfHeader)
		for k := range group {
			g.function(k)
		}
		d := difftest.Trial{T: t}
		before := d.Read(g.b.String())
		for _, p := range pipelines {
			after := d.Read(d.Transform(g.b.String(), p))
			for k := range group {
				checkHalves(t, before, after, fmt.Sprintf("f%d", k), p)
			}
		}
	}
}

// checkHalves compares a function before and after a pipeline with all arguments tried.
func checkHalves(t *testing.T, before, after *ir.Module, name, pipeline string) {
	f, g := before.Func(name), after.Func(name)
	if f.String() == g.String() || f.String() == strings.ReplaceAll(g.String(), " local_unnamed_addr", "") {
		return
	}
	for _, x := range halvesTried {
		for _, y := range halvesTried {
			for b := range uint16(2) {
				args := []uint16{x, y, b}
				if why := irinterp.RefinesHalves(irinterp.PossibleHalves(f, args), irinterp.PossibleHalves(g, args)); why != "" {
					t.Errorf("%s: @%s(%04x) %s\n%s\n%s", pipeline, name, args, why, f, g)
					return
				}
			}
		}
	}
}

// integerOperation returns an operation with flags on v, or v.
func (g *flaggedChoice) integerOperation(v string) string {
	w := g.one("%x", "%y", "1", "-1", "7", "-8", "2")
	switch g.r.IntN(9) {
	case 0, 1:
		g.with = "nuw nsw"
		return g.line("%s%s i4 %s, %s", g.one("add", "sub", "mul", "shl"), g.flags(), v, w)
	case 2:
		g.with = "exact"
		return g.line("%s%s i4 %s, %s", g.one("lshr", "ashr"), g.flags(), v, g.one("%y", "1", "2"))
	case 3:
		g.with = "exact"
		return g.line("%s%s i4 %s, %s", g.one("udiv", "sdiv"), g.flags(), v, g.one("2", "3", "-2"))
	case 4:
		g.with = "disjoint"
		return g.line("or%s i4 %s, %s", g.flags(), v, w)
	case 5:
		return g.line("%s i4 %s, %s", g.one("and", "xor"), v, w)
	case 6:
		g.with = "nneg"
		return g.line("trunc i6 %s to i4", g.line("zext%s i4 %s to i6", g.flags(), v))
	case 7:
		g.with = "nuw nsw"
		return g.line("trunc%s i6 %s to i4", g.flags(), g.line("sext i4 %s to i6", v))
	}
	return v
}

// integerFunction writes a function that chooses between two integers of four bits that operations
// with flags compute.
func (g *flaggedChoice) integerFunction(k int) {
	fmt.Fprintf(g.b, "define i4 @f%d(i4 %%x, i4 %%y, i1 %%b) {\n", k)
	leaf := func() string { return g.one("%x", "%x", "%y", "%y", "0", "1", "-1", "-8", "7") }
	c := "%b"
	if g.r.IntN(4) > 0 {
		c = g.line("icmp %s i4 %s, %s", g.one("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"), g.integerOperation("%x"), leaf())
	}
	var v string
	if g.r.IntN(3) > 0 {
		v = g.line("select i1 %s, i4 %s, i4 %s", c, g.integerOperation(leaf()), g.integerOperation(leaf()))
	} else {
		g.n++
		n := g.n
		fmt.Fprintf(g.b, "  br i1 %s, label %%then%d, label %%else%d\nthen%d:\n", c, n, n, n)
		t := g.integerOperation(leaf())
		fmt.Fprintf(g.b, "  br label %%join%d\nelse%d:\n", n, n)
		f := g.integerOperation(leaf())
		fmt.Fprintf(g.b, "  br label %%join%d\njoin%d:\n", n, n)
		v = g.line("phi i4 [ %s, %%then%d ], [ %s, %%else%d ]", t, n, f, n)
	}
	fmt.Fprintf(g.b, "  ret i4 %s\n}\n", g.integerOperation(v))
}

// TestIntegerFlagsOfChoices: nsw, nuw, exact, disjoint and nneg of an arm hold where the arm is
// chosen, and those of what is done to the choice for what is chosen.
func TestIntegerFlagsOfChoices(t *testing.T) {
	const group = 100
	pipelines := []string{"instcombine<no-verify-fixpoint>", "instsimplify", "default<O2>", "early-cse,gvn,reassociate,sccp,correlated-propagation"}
	for first := 0; first < moreOf(1000); first += group {
		g := &flaggedChoice{r: rand.New(rand.NewPCG(29, uint64(first))), b: &strings.Builder{}}
		for k := range group {
			g.integerFunction(k)
		}
		d := difftest.Trial{T: t}
		before := d.Read(g.b.String())
		for _, p := range pipelines {
			after := d.Read(d.Transform(g.b.String(), p))
			for k := range group {
				f, now := before.Func(fmt.Sprintf("f%d", k)), after.Func(fmt.Sprintf("f%d", k))
				for n := range uint64(512) {
					args := []uint64{n & 15, n >> 4 & 15, n >> 8}
					if why := irinterp.Refines(irinterp.Execute(f, args, 200), irinterp.Execute(now, args, 200)); why != "" {
						t.Errorf("%s: @f%d%v %s\n%s\n%s", p, k, args, why, f, now)
						break
					}
				}
			}
		}
	}
}
