package correlated

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/scalar/sccp"
)

// Comparisons, shifts, extensions, sums and masks, by the ranges of their operands.

func (p *propagation) compare(i *ir.Instr) bool {
	if k := p.predicateAt(i.Pred, i.Operand(0), i.Operand(1), i, true); k != nil {
		return p.replace(i, k)
	}
	if i.Pred.IsEquality() || !i.Operand(0).Type().Scalar().IsInt() {
		return false
	}
	// LLVM 22 also marks comparisons whose operands have one sign. This is a promise, so an operand
	// that may be undef, each use of which may be another value, has no sign.
	marks := p.newer && !i.HasFlag(ir.SameSign)
	if !i.Pred.IsSigned() && !marks {
		return false
	}
	x, y := p.at(i, 0, !p.newer), p.at(i, 1, !p.newer)
	sameSign := nonNegative(x) && nonNegative(y) || negative(x) && negative(y)
	switch {
	case sameSign && (i.Pred.IsSigned() || marks):
		i.Pred = i.Pred.Unsigned()
	case i.Pred.IsSigned() && (nonNegative(x) && negative(y) || negative(x) && nonNegative(y)):
		i.Pred = i.Pred.Inverse().Unsigned()
		i.Flags &^= ir.SameSign
	default:
		return false
	}
	if sameSign && marks {
		i.Flags |= ir.SameSign
	}
	return true
}

func (p *propagation) shift(i *ir.Instr) bool {
	r := p.at(i, 0, false)
	w := r.Bits()
	if w == 1 || (ranges.Range{Lo: bitvec.AllOnes(w), Hi: bitvec.One(w)}).Contains(r) {
		return p.replace(i, i.Operand(0))
	}
	if !nonNegative(r) {
		return false
	}
	by := ir.NewInstr(ir.LShr, i.Type(), i.Operand(0), i.Operand(1))
	by.Flags = i.Flags & ir.Exact
	return p.renew(i, by)
}

func (p *propagation) extension(i *ir.Instr) bool {
	if !nonNegative(p.at(i, 0, false)) {
		return false
	}
	op := ir.ZExt
	if i.Op() == ir.SIToFP {
		op = ir.UIToFP
	}
	by := ir.NewInstr(op, i.Type(), i.Operand(0))
	by.Flags = ir.NNeg
	return p.renew(i, by)
}

// promise adds the flags nuw and nsw where they hold.
func (p *propagation) promise(i *ir.Instr) bool {
	if i.HasFlag(ir.NUW | ir.NSW) {
		return false
	}
	was := i.Flags
	x, y := p.at(i, 0, false), p.at(i, 1, false)
	if !i.HasFlag(ir.NUW) && sccp.NoWrapRegion(i.Op(), y, false).Contains(x) {
		i.Flags |= ir.NUW
	}
	if !i.HasFlag(ir.NSW) && sccp.NoWrapRegion(i.Op(), y, true).Contains(x) {
		i.Flags |= ir.NSW
	}
	return i.Flags != was
}

// truncation adds to trunc what the range of its operand promises: the bits cut off are zeros (nuw)
// or copies of the new sign bit (nsw).
func (p *propagation) truncation(i *ir.Instr) bool {
	if i.HasFlag(ir.NUW | ir.NSW) {
		return false
	}
	was, to := i.Flags, i.Type().Scalar().Bits
	r := p.at(i, 0, false)
	if r.UMax().ActiveBits() <= to {
		i.Flags |= ir.NUW
	}
	if r.SignedBits() <= to {
		i.Flags |= ir.NSW
	}
	return i.Flags != was
}

// mask removes an and with a low-bit mask that clears no bit.
func (p *propagation) mask(i *ir.Instr) bool {
	m, ok := bitvec.Of(orSplat(i.Operand(1)))
	if !ok || m.IsZero() || !m.And(m.Add(bitvec.One(m.Bits()))).IsZero() {
		return false
	}
	if r := p.at(i, 0, false); !r.UMax().ULE(m) {
		return false
	}
	return p.replace(i, i.Operand(0))
}

func orSplat(v ir.Value) ir.Value {
	if k := ir.AsInt(v); k != nil {
		return k
	}
	return v
}
