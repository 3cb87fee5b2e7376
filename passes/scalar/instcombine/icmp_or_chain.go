package instcombine

import "opt-go/frontend/ir"

// icmpOrChain: (a ^ b | c - d | …) == 0 is a == b and c == d and …, where all operands of the ors
// are differences that have no other use (LLVM's foldICmpOrXorSubChain).
func (ic *combiner) icmpOrChain(i, or *ir.Instr) *ir.Instr {
	var pairs []*ir.Instr
	work := []ir.Value{or}
	for len(work) > 0 {
		o := opOf(work[len(work)-1], ir.Or)
		work = work[:len(work)-1]
		if o == nil || len(pairs) > maxOrChain {
			return nil
		}
		for k := 1; k >= 0; k-- {
			if d := asInstr(o.Operand(k)); d != nil && isOp(d, ir.Xor, ir.Sub) && oneUse(d) {
				pairs = append(pairs, d)
				continue
			}
			work = append(work, o.Operand(k))
		}
	}
	op := ir.Or
	if i.Pred == ir.EQ {
		op = ir.And
	}
	var all ir.Value
	for k := len(pairs) - 1; k >= 0; k-- {
		c := ic.b.cmp(i.Pred, pairs[k].Operand(0), pairs[k].Operand(1), "")
		if all == nil {
			all = c
			continue
		}
		all = ic.b.binary(op, all, c, 0, "")
	}
	return ic.use(i, all)
}

// maxOrChain bounds the compares that one chain becomes.
const maxOrChain = 64

// icmpOrLess: the sign of x | (x - 1) is that of x, or of -1 where x is 0: x < 1.
func (ic *combiner) icmpOrLess(i, or *ir.Instr, c uint64, w int) *ir.Instr {
	negative := i.Pred == ir.SLT && c == 0
	if !negative && !(i.Pred == ir.SGT && c == maskOf(w)) {
		return nil
	}
	for k := range 2 {
		x, d := or.Operand(k), opOf(or.Operand(1-k), ir.Add)
		if d == nil || d.Operand(0) != x || !isAllOnes(d.Operand(1)) {
			continue
		}
		if negative {
			return newCmp(ir.SLT, x, ir.NewInt(x.Type(), 1))
		}
		return newCmp(ir.SGT, x, ir.NewZero(x.Type()))
	}
	return nil
}

// icmpSharedOr: (x | k) == (y | k) is ((x ^ y) & ~k) == 0.
func (ic *combiner) icmpSharedOr(i *ir.Instr) *ir.Instr {
	x, y := onceOf(i.Operand(0), ir.Or), onceOf(i.Operand(1), ir.Or)
	if x == nil || y == nil {
		return nil
	}
	for n := range 2 {
		z := x.Operand(n)
		b := other(y, ir.Or, z)
		if b == nil || ir.IsConst(x.Operand(1-n)) {
			continue
		}
		not := ic.invert(z, usedTwice(z))
		if not == nil {
			continue
		}
		v := ic.b.xor(x.Operand(1-n), b, "")
		return newCmp(i.Pred, ic.b.and(v, not, ""), ir.NewZero(v.Type()))
	}
	return nil
}

// icmpOfSums: x + k p y + l is x + (k - l) p y, or x p y + (l - k), so that the constant that is
// left has the smaller magnitude and its addition wraps no more than before (LLVM's foldICmpBinOp).
func (ic *combiner) icmpOfSums(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.Add), opOf(i.Operand(1), ir.Add)
	if x == nil || y == nil || i.Pred.IsUnsigned() || !noWrap(i.Pred, x) || !noWrap(i.Pred, y) || !oneUse(x) && !oneUse(y) {
		return nil
	}
	ty, w := x.Type(), width(x.Type())
	k, ok1 := anyWord(x.Operand(1))
	l, ok2 := anyWord(y.Operand(1))
	if ok1 && ok2 && k&signBit(w) == l&signBit(w) {
		if sizeOf(k, w) >= sizeOf(l, w) {
			d := (k - l) & maskOf(w)
			return newCmp(i.Pred, ic.b.binary(ir.Add, x.Operand(0), ir.NewInt(ty, d), keptFlags(x, d, k), ""), y.Operand(0))
		}
		d := (l - k) & maskOf(w)
		return newCmp(i.Pred, x.Operand(0), ic.b.binary(ir.Add, y.Operand(0), ir.NewInt(ty, d), keptFlags(y, d, l), ""))
	}
	if immediate(x.Operand(1)) == nil || immediate(y.Operand(1)) == nil || !i.Pred.IsEquality() {
		return nil
	}
	if d := fold(ir.Sub, y.Operand(1), x.Operand(1)); d != nil {
		return newCmp(i.Pred, x.Operand(0), ic.b.add(y.Operand(0), d, ""))
	}
	return nil
}

// sizeOf is the absolute value of a number of w bits.
func sizeOf(k uint64, w int) uint64 {
	if k&signBit(w) != 0 {
		return -k & maskOf(w)
	}
	return k
}

// keptFlags are the flags of a sum when less is added: k of one sign became d of the same, or of
// unsigned numbers a smaller one.
func keptFlags(s *ir.Instr, d, k uint64) ir.Flags {
	flags := s.Flags & ir.NSW
	if d <= k {
		flags |= s.Flags & ir.NUW
	}
	return flags
}
