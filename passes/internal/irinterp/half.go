package irinterp

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// An interpreter of functions on half, with poison and with what LLVM leaves open: the sign of a
// NaN that arithmetic makes, of a zero that may have any sign (nsz), and which zero a minimum or
// maximum is. All possible outcomes are enumerated: one function refines another if its outcomes
// are among the other's.

// halfValue is a half, or an integer of at most 16 bits.
type halfValue struct {
	bits   uint16
	poison bool
}

// halfRun is one execution; choose returns a number below n, and all executions together make all
// choices.
type halfRun struct {
	regs    map[ir.Value]halfValue
	choices []int // the path of this execution through the choices
	limits  []int // how many there are at each
	at      int

	undefined bool // an assumption did not hold
}

// HalfOutcomes are the results that are possible; poison as a result, and undefined behaviour,
// allow all others.
type HalfOutcomes struct {
	values map[uint16]bool
	poison bool
}

// PossibleHalves runs a function of halves and bits in all possible executions.
func PossibleHalves(f *ir.Func, args []uint16) HalfOutcomes {
	out := HalfOutcomes{values: map[uint16]bool{}}
	var path []int
	for {
		r := &halfRun{regs: map[ir.Value]halfValue{}, choices: path}
		for k, p := range f.Params {
			r.regs[p] = halfValue{bits: args[k]}
		}
		if v := r.run(f); v.poison || r.undefined {
			out.poison = true
			return out
		} else {
			out.values[v.bits] = true
		}
		path = append([]int(nil), r.choices...)
		k := len(path) - 1
		for ; k >= 0 && path[k] == r.limits[k]-1; k-- {
		}
		if k < 0 {
			return out
		}
		path = path[:k+1]
		path[k]++
	}
}

// RefinesHalves returns an outcome of after that is not possible for before, or "".
func RefinesHalves(before, after HalfOutcomes) string {
	if before.poison {
		return ""
	}
	if after.poison {
		return fmt.Sprintf("returned %v, now poison", before)
	}
	for v := range after.values {
		if !before.values[v] {
			return fmt.Sprintf("returned %v, now %04x", before, v)
		}
	}
	return ""
}

func (r *halfRun) choose(n int) int {
	if r.at == len(r.choices) {
		r.choices = append(r.choices, 0)
	}
	r.limits = append(r.limits[:r.at], n)
	r.at++
	return r.choices[r.at-1]
}

func (r *halfRun) value(v ir.Value) halfValue {
	k, ok := v.(*ir.Const)
	if !ok {
		return r.regs[v]
	}
	switch k.Kind {
	case ir.IntConst:
		return halfValue{bits: uint16(k.Big().Uint64())}
	case ir.FloatConst:
		return halfValue{bits: floatBits(k)}
	}
	return halfValue{poison: true} // what the passes make undefined must not be where it was defined
}

func (r *halfRun) run(f *ir.Func) halfValue {
	var from *ir.Block
	for b, steps := f.Entry(), 0; steps < 50; steps++ {
		phis := map[ir.Value]halfValue{}
		for i := range b.Phis() {
			phis[i] = r.restrict(i, r.value(i.IncomingFor(from)))
		}
		for i, v := range phis {
			r.regs[i] = v
		}
		for i := range b.Instrs() {
			if i.Op() != ir.Phi && !i.IsTerminator() {
				r.regs[i] = r.instr(i)
			}
		}
		t := b.Term()
		from = b
		switch {
		case t.Op() == ir.Unreachable:
			return halfValue{poison: true}
		case t.Op() == ir.Ret:
			return r.value(t.Operand(0))
		case t.IsCondBr():
			c := r.value(t.Operand(0))
			if c.poison {
				return c // undefined: everything is allowed, and nothing is as good
			}
			b = t.Succ(1 - int(c.bits&1))
		default:
			b = t.Succ(0)
		}
	}
	panic("endless")
}

func (r *halfRun) instr(i *ir.Instr) halfValue {
	if i.Op() == ir.Select {
		c := r.value(i.Operand(0))
		if c.poison {
			return c
		}
		return r.restrict(i, r.value(i.Operand(2-int(c.bits&1))))
	}
	n := i.NumOperands()
	if i.Op() == ir.Call {
		n = i.NumArgs()
	}
	args := make([]halfValue, n)
	for k := range args {
		if args[k] = r.value(i.Operand(k)); args[k].poison {
			return args[k]
		}
		if i.Operand(k).Type().IsFloat() {
			if args[k] = r.restrict(i, args[k]); args[k].poison {
				return args[k]
			}
		}
	}
	v := r.compute(i, args)
	if i.Type().IsFloat() {
		return r.restrict(i, v)
	}
	return v
}

// restrict applies the fast-math flags of i to one of its arguments, or to its result.
func (r *halfRun) restrict(i *ir.Instr, v halfValue) halfValue {
	if v.poison || !i.Type().IsFloat() && i.Op() != ir.FCmp {
		return v
	}
	switch f := halfFloat(v); {
	case i.HasFlag(ir.FNNan) && math.IsNaN(f), i.HasFlag(ir.FNInf) && math.IsInf(f, 0):
		return halfValue{poison: true}
	case i.HasFlag(ir.FNSZ) && f == 0 && i.IntrinsicID() != "llvm.fabs": // its results are not negative, nsz or not
		return halfValue{bits: uint16(r.choose(2)) << 15}
	}
	return v
}

func halfFloat(v halfValue) float64 { return ir.HalfToFloat64(v.bits) }

// rounded is the result of arithmetic: of a NaN the sign is open.
func (r *halfRun) rounded(f float64) halfValue {
	if math.IsNaN(f) {
		return halfValue{bits: 0x7e00 | uint16(r.choose(2))<<15}
	}
	return halfValue{bits: ir.HalfFromFloat64(f)}
}

func bit(b bool) halfValue {
	if b {
		return halfValue{bits: 1}
	}
	return halfValue{}
}

func (r *halfRun) compute(i *ir.Instr, a []halfValue) halfValue {
	num := func(k int) float64 { return halfFloat(a[k]) }
	switch i.Op() {
	case ir.FAdd:
		return r.rounded(num(0) + num(1))
	case ir.FSub:
		return r.rounded(num(0) - num(1))
	case ir.FMul:
		return r.rounded(num(0) * num(1))
	case ir.FDiv:
		return r.rounded(num(0) / num(1))
	case ir.FNeg:
		return halfValue{bits: a[0].bits ^ 0x8000}
	case ir.FCmp:
		return bit(compareFloats(i.Pred, num(0), num(1)))
	case ir.FRem:
		return r.rounded(math.Mod(num(0), num(1)))
	case ir.BitCast, ir.Freeze, ir.ZExt:
		return a[0]
	case ir.SIToFP, ir.UIToFP:
		n := int64(a[0].bits)
		if i.Op() == ir.SIToFP {
			n = signed(uint64(n), i.Operand(0).Type().Bits)
		}
		return r.rounded(float64(n))
	case ir.FPToSI, ir.FPToUI:
		return toInteger(num(0), i.Op() == ir.FPToSI, i.Type().Bits)
	case ir.Trunc:
		return halfValue{bits: a[0].bits & uint16(mask(i.Type().Bits))}
	case ir.ICmp:
		return halfValue{bits: uint16(compareWord(i.Pred, word{bits: uint64(a[0].bits)}, word{bits: uint64(a[1].bits)}, i.Operand(0).Type().Bits).bits)}
	case ir.Call:
		return r.intrinsic(i, a)
	}
	if i.Op().IsBinary() {
		w := binaryWord(i.Op(), i.Flags, word{bits: uint64(a[0].bits)}, word{bits: uint64(a[1].bits)}, i.Type().Bits)
		return halfValue{bits: uint16(w.bits), poison: w.poison}
	}
	panic("the interpreter does not know " + i.String())
}

// toInteger converts towards zero; what does not fit is poison.
func toInteger(f float64, negative bool, w int) halfValue {
	least, most := 0.0, math.Ldexp(1, w)
	if negative {
		least, most = -math.Ldexp(1, w-1), math.Ldexp(1, w-1)
	}
	if f = math.Trunc(f); !(f >= least && f < most) {
		return halfValue{poison: true}
	}
	return halfValue{bits: uint16(int64(f)) & uint16(mask(w))}
}

// compareFloats: the predicates are bits of equal, greater, less and unordered.
func compareFloats(p ir.Pred, x, y float64) bool {
	n := map[ir.Pred]int{ir.FFalse: 0, ir.FOEQ: 1, ir.FOGT: 2, ir.FOGE: 3, ir.FOLT: 4, ir.FOLE: 5, ir.FONE: 6, ir.FORD: 7,
		ir.FUNO: 8, ir.FUEQ: 9, ir.FUGT: 10, ir.FUGE: 11, ir.FULT: 12, ir.FULE: 13, ir.FUNE: 14, ir.FTrue: 15}[p]
	switch {
	case math.IsNaN(x) || math.IsNaN(y):
		return n&8 != 0
	case x == y:
		return n&1 != 0
	case x > y:
		return n&2 != 0
	}
	return n&4 != 0
}

func (r *halfRun) intrinsic(i *ir.Instr, a []halfValue) halfValue {
	switch id := i.IntrinsicID(); id {
	case "llvm.assume":
		r.undefined = r.undefined || a[0].bits == 0
		return halfValue{}
	case "llvm.canonicalize":
		return r.rounded(halfFloat(a[0]))
	case "llvm.sqrt":
		return r.rounded(math.Sqrt(halfFloat(a[0])))
	case "llvm.floor":
		return r.rounded(math.Floor(halfFloat(a[0])))
	case "llvm.fabs":
		return halfValue{bits: a[0].bits &^ 0x8000}
	case "llvm.copysign":
		return halfValue{bits: a[0].bits&^0x8000 | a[1].bits&0x8000}
	case "llvm.is.fpclass":
		return bit(classOfHalf(a[0].bits)&a[1].bits != 0)
	case "llvm.maxnum", "llvm.minnum", "llvm.maximum", "llvm.minimum":
		return r.extreme(id, a[0], a[1])
	case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin":
		p := map[string]ir.Pred{"llvm.umax": ir.UGE, "llvm.umin": ir.ULE, "llvm.smax": ir.SGE, "llvm.smin": ir.SLE}[id]
		if compareWord(p, word{bits: uint64(a[0].bits)}, word{bits: uint64(a[1].bits)}, i.Type().Bits).bits != 0 {
			return a[0]
		}
		return a[1]
	}
	panic("the interpreter does not know " + i.String())
}

func (r *halfRun) extreme(id string, a, b halfValue) halfValue {
	x, y := halfFloat(a), halfFloat(b)
	num := id == "llvm.maxnum" || id == "llvm.minnum"
	switch {
	case math.IsNaN(x) && math.IsNaN(y), !num && (math.IsNaN(x) || math.IsNaN(y)):
		return r.rounded(math.NaN())
	case math.IsNaN(x):
		return b
	case math.IsNaN(y):
		return a
	case x == 0 && y == 0 && a != b && num:
		return halfValue{bits: uint16(r.choose(2)) << 15}
	}
	if id == "llvm.maxnum" || id == "llvm.maximum" {
		return halfValue{bits: ir.HalfFromFloat64(math.Max(x, y))}
	}
	return halfValue{bits: ir.HalfFromFloat64(math.Min(x, y))}
}

// classOfHalf returns the bit of llvm.is.fpclass for a value; all NaNs are quiet here.
func classOfHalf(b uint16) uint16 {
	exp, frac, negative := b>>10&31, b&0x3ff, b>>15 != 0
	positive := func(neg, pos uint16) uint16 {
		if negative {
			return neg
		}
		return pos
	}
	switch {
	case exp == 31 && frac != 0:
		return 2
	case exp == 31:
		return positive(1<<2, 1<<9)
	case exp != 0:
		return positive(1<<3, 1<<8)
	case frac != 0:
		return positive(1<<4, 1<<7)
	}
	return positive(1<<5, 1<<6)
}

func floatBits(k *ir.Const) uint16 {
	lo, _ := k.FloatBits()
	return uint16(lo)
}

// String lists the values in hexadecimal.
func (o HalfOutcomes) String() string {
	var all []string
	for v := range o.values {
		all = append(all, fmt.Sprintf("%04x", v))
	}
	slices.Sort(all)
	return strings.Join(all, " or ")
}
