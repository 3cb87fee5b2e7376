package scalar

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/pass"
	"opt-go/passes/simplify/constfold"
)

// Float2Int is LLVM's float2int: floating-point sums and products of integers whose result is
// converted to an integer or compared become integer operations, where the floating-point type
// represents all intermediate values exactly.
//
//	%x = uitofp i8 %a to float
//	%y = fadd float %x, 3.0             ⇒   %1 = zext i8 %a to i32
//	%r = fptosi float %y to i32             %y = add i32 %1, 3
//
// The pass starts at the roots, which are conversions to integers and comparisons. It collects
// their operands backwards, then computes ranges forwards from the integers at the leaves.
// Connected values are converted together, to the smallest legal type that holds the union of their
// ranges. The union must fit into the mantissa, and none of the values may have other users.
//
// Not done, as in LLVM: φs, selects, divisions, vectors.
//
// Keeps: the CFG.
func Float2Int(c *pass.Context, f *ir.Func) pass.Preserved {
	d := &defloater{f: f, dl: f.Module().Layout, width: int(c.FlagInt("float2int-max-integer-bw", 64)) + 1, id: map[*ir.Instr]int{}, converted: map[*ir.Instr]ir.Value{}}
	dt := pass.Get(c, f, analysis.Dominators)
	for b := range f.Blocks() {
		if dt.Reachable(b) {
			d.roots(b)
		}
	}
	if len(d.list) == 0 {
		return pass.All
	}
	d.backwards()
	d.forwards()
	return pass.Changed(d.transform())
}

// Float2IntFlags are the command-line options.
func Float2IntFlags() []pass.Flag {
	return []pass.Flag{{Name: "float2int-max-integer-bw", Default: "64", Help: "maximum bit width of the integers"}}
}

// defloater holds the visited instructions with their ranges, and the sets of those that must be
// converted together.
type defloater struct {
	f         *ir.Func
	dl        *ir.DataLayout
	width     int // of ranges: one bit more than the values need
	list      []*seenFloat
	id        map[*ir.Instr]int
	converted map[*ir.Instr]ir.Value
	order     []*ir.Instr // converted, operands first
}

type seenFloat struct {
	i      *ir.Instr
	root   bool
	known  bool
	bad    bool
	r      ranges.Range
	parent int // in the forest of sets
}

// integerPred is the comparison of integers for one of floats that are no NaNs; ordered and
// unordered are the same then.
var integerPred = map[ir.Pred]ir.Pred{ir.FOEQ: ir.EQ, ir.FUEQ: ir.EQ, ir.FOGT: ir.SGT, ir.FUGT: ir.SGT, ir.FOGE: ir.SGE, ir.FUGE: ir.SGE,
	ir.FOLT: ir.SLT, ir.FULT: ir.SLT, ir.FOLE: ir.SLE, ir.FULE: ir.SLE, ir.FONE: ir.NE, ir.FUNE: ir.NE}

func (d *defloater) roots(b *ir.Block) {
	for i := range b.Instrs() {
		if i.Type().IsVector() {
			continue
		}
		_, comparable := integerPred[i.Pred]
		if op := i.Op(); op == ir.FPToUI || op == ir.FPToSI || op == ir.FCmp && comparable {
			d.see(i).root = true
		}
	}
}

// see returns the facts about an instruction; a new instruction gets a set of its own.
func (d *defloater) see(i *ir.Instr) *seenFloat {
	k, ok := d.id[i]
	if !ok {
		k = len(d.list)
		d.id[i] = k
		d.list = append(d.list, &seenFloat{i: i, parent: k})
	}
	return d.list[k]
}

func (d *defloater) find(k int) int {
	for d.list[k].parent != k {
		d.list[k].parent = d.list[d.list[k].parent].parent
		k = d.list[k].parent
	}
	return k
}

func (d *defloater) join(i, j *ir.Instr) { d.list[d.find(d.id[j])].parent = d.find(d.id[i]) }

// backwards follows operands from the roots to conversions of integers, or to instructions that
// cannot be converted.
func (d *defloater) backwards() {
	for k := 0; k < len(d.list); k++ {
		s := d.list[k]
		switch op := s.i.Op(); op {
		case ir.UIToFP, ir.SIToFP:
			d.leaf(s)
			continue
		case ir.FNeg, ir.FAdd, ir.FSub, ir.FMul, ir.FPToUI, ir.FPToSI, ir.FCmp:
		default:
			s.bad = true
			continue
		}
		for _, v := range s.i.Operands() {
			switch o := v.(type) {
			case *ir.Instr:
				d.see(o)
				d.join(s.i, o)
			case *ir.Const:
				s.bad = s.bad || o.Kind != ir.FloatConst
			default:
				s.bad = true
			}
		}
	}
}

// leaf gives a conversion of an integer the range of its type.
func (d *defloater) leaf(s *seenFloat) {
	from := s.i.Operand(0).Type()
	if from.Bits >= d.width {
		s.bad = true
		return
	}
	full := ranges.Full(from.Bits)
	if s.known = true; s.i.Op() == ir.UIToFP {
		s.r = full.ZExt(d.width)
	} else {
		s.r = full.SExt(d.width)
	}
}

// forwards computes the ranges of values whose operands' ranges are known. Operands mostly come
// after their users in the order of collection, shared ones need not, so it iterates until none is
// left.
func (d *defloater) forwards() {
	work := make([]int, 0, len(d.list))
	state := make([]uint8, len(d.list)) // 1: waits for its operands
	for k := range d.list {
		work = append(work[:0], k)
		for len(work) > 0 {
			k := work[len(work)-1]
			s := d.list[k]
			if s.known || s.bad {
				work = work[:len(work)-1]
				continue
			}
			waits := false
			for _, v := range s.i.Operands() {
				if o, ok := v.(*ir.Instr); ok {
					if t := d.list[d.id[o]]; !t.known && !t.bad && state[d.id[o]] == 0 {
						work, waits = append(work, d.id[o]), true
					}
				}
			}
			if state[k] = 1; !waits {
				d.compute(s)
				work = work[:len(work)-1]
			}
		}
	}
}

func (d *defloater) compute(s *seenFloat) {
	var rs []ranges.Range
	for _, v := range s.i.Operands() {
		r, ok := d.rangeOf(s.i, v)
		if !ok {
			s.bad = true
			return
		}
		rs = append(rs, r)
	}
	s.known = true
	switch s.i.Op() {
	case ir.FNeg:
		s.r = ranges.Single(bitvec.Zero(d.width)).Sub(rs[0])
	case ir.FAdd:
		s.r = rs[0].Add(rs[1])
	case ir.FSub:
		s.r = rs[0].Sub(rs[1])
	case ir.FMul:
		s.r = rs[0].Mul(rs[1])
	case ir.FCmp:
		s.r = rs[0].Union(rs[1], ranges.Smallest)
	default:
		s.r = rs[0]
	}
}

func (d *defloater) rangeOf(i *ir.Instr, v ir.Value) (ranges.Range, bool) {
	if o, ok := v.(*ir.Instr); ok {
		t := d.list[d.id[o]]
		return t.r, t.known && !t.bad
	}
	x, ok := v.(*ir.Const).Float64()
	signed := i.Op() != ir.FPToUI && i.Op() != ir.FPToSI && !i.HasFlag(ir.FNSZ) // -0 is not 0
	if !ok || math.IsInf(x, 0) || x != math.Trunc(x) || x == 0 && math.Signbit(x) && signed {
		return ranges.Range{}, false
	}
	n, _ := big.NewFloat(x).Int(nil)
	if n.BitLen() >= d.width {
		return ranges.Range{}, false
	}
	return ranges.Single(bitvec.FromBig(d.width, n)), true
}

// transform converts the sets for which that is possible.
func (d *defloater) transform() bool {
	sets := map[int][]*seenFloat{}
	var leaders []int
	for k, s := range d.list {
		l := d.find(k)
		if sets[l] == nil {
			leaders = append(leaders, l)
		}
		sets[l] = append(sets[l], s)
	}
	changed := false
	for _, l := range leaders {
		ty := d.typeFor(l, sets[l])
		if ty == nil {
			continue
		}
		for _, s := range sets[l] {
			d.convert(s.i, ty)
		}
		changed = true
	}
	for k := len(d.order) - 1; k >= 0; k-- {
		i := d.order[k]
		if d.list[d.id[i]].root {
			ir.ReplaceAllUses(i, d.converted[i])
		}
		i.Erase()
	}
	return changed
}

// typeFor returns the integer type for the set of a leader, nil if there is none.
func (d *defloater) typeFor(l int, set []*seenFloat) *ir.Type {
	all := ranges.Empty(d.width)
	var float *ir.Type
	for _, s := range set {
		if s.bad || !s.known {
			return nil
		}
		all = all.Union(s.r, ranges.Smallest)
		if s.root {
			continue
		}
		if float == nil {
			float = s.i.Type()
		}
		for u := range ir.Users(s.i) {
			if k, seen := d.id[u]; !seen || d.find(k) != l {
				return nil // stays; values that cannot be converted do not join the sets of their operands
			}
		}
	}
	if float == nil || all.IsFull() || all.IsSignWrapped() {
		return nil
	}
	bits := all.SignedBits() + 1
	mantissa, known := mantissaBits[float.Kind]
	if !known || bits > mantissa {
		return nil
	}
	ctx := d.f.Ctx()
	for w := 8; w <= 64; w *= 2 {
		if w >= bits && d.dl.IsLegalInt(w) {
			return ctx.Int(w)
		}
	}
	switch {
	case bits <= 32:
		return ctx.I32
	case bits <= 64:
		return ctx.I64
	}
	return nil
}

// mantissaBits are the bits of integers that a type holds exactly, sign included: LLVM's
// semanticsPrecision less one.
var mantissaBits = map[ir.Kind]int{ir.HalfKind: 10, ir.BFloatKind: 7, ir.FloatKind: 23, ir.DoubleKind: 52}

// convert creates the integer version of a floating-point instruction, its operands first.
func (d *defloater) convert(root *ir.Instr, ty *ir.Type) {
	work := []*ir.Instr{root}
	for len(work) > 0 {
		i := work[len(work)-1]
		if d.converted[i] != nil {
			work = work[:len(work)-1]
			continue
		}
		waits := false
		leaf := i.Op() == ir.UIToFP || i.Op() == ir.SIToFP
		for _, v := range i.Operands() {
			if o, ok := v.(*ir.Instr); ok && !leaf && d.converted[o] == nil {
				work, waits = append(work, o), true
				break
			}
		}
		if !waits {
			d.converted[i] = d.make(i, ty)
			d.order = append(d.order, i)
			work = work[:len(work)-1]
		}
	}
}

func (d *defloater) make(i *ir.Instr, ty *ir.Type) ir.Value {
	b := ir.Before(i)
	switch i.Op() {
	case ir.UIToFP:
		return d.resized(b, i.Operand(0), ty, ir.ZExt)
	case ir.SIToFP:
		return d.resized(b, i.Operand(0), ty, ir.SExt)
	case ir.FPToUI:
		return d.resized(b, d.operand(i, 0, ty), i.Type(), ir.ZExt)
	case ir.FPToSI:
		return d.resized(b, d.operand(i, 0, ty), i.Type(), ir.SExt)
	case ir.FCmp:
		c := ir.NewInstr(ir.ICmp, d.f.Ctx().I1, d.operand(i, 0, ty), d.operand(i, 1, ty))
		c.Pred = integerPred[i.Pred]
		return d.named(b, c, i)
	case ir.FNeg:
		return d.named(b, ir.NewInstr(ir.Sub, ty, ir.NewZero(ty), d.operand(i, 0, ty)), i)
	}
	op := map[ir.Op]ir.Op{ir.FAdd: ir.Add, ir.FSub: ir.Sub, ir.FMul: ir.Mul}[i.Op()]
	return d.named(b, ir.NewInstr(op, ty, d.operand(i, 0, ty), d.operand(i, 1, ty)), i)
}

// named inserts an instruction with the name of another one, or returns the constant that it folds
// to.
func (d *defloater) named(b *ir.Builder, i, like *ir.Instr) ir.Value {
	v := constfold.InstrOrInsert(b, i, d.dl)
	if v == ir.Value(i) {
		i.SetName(like.Name())
	}
	return v
}

// operand returns the integer for an operand.
func (d *defloater) operand(i *ir.Instr, k int, ty *ir.Type) ir.Value {
	switch v := i.Operand(k).(type) {
	case *ir.Instr:
		return d.converted[v]
	case *ir.Const:
		x, _ := v.Float64()
		return ir.NewSigned(ty, int64(x))
	}
	panic("float2int: an operand that is neither computed nor constant")
}

// resized converts an integer to a type by truncation or extension.
func (d *defloater) resized(b *ir.Builder, v ir.Value, ty *ir.Type, extend ir.Op) ir.Value {
	switch from := v.Type(); {
	case from.Bits < ty.Bits:
		return constfold.InstrOrInsert(b, ir.NewInstr(extend, ty, v), d.dl)
	case from.Bits > ty.Bits:
		return constfold.InstrOrInsert(b, ir.NewInstr(ir.Trunc, ty, v), d.dl)
	}
	return v
}
