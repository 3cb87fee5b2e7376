package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// More of integer minima and maxima, in the order of LLVM's visitCallInst.

func (ic *combiner) minMaxMore(i *ir.Instr) *ir.Instr {
	for _, f := range []rule{ic.minOfOne, ic.minMaxOfFlippedBit, ic.minMaxOfSums, ic.minMaxOfMasked, ic.minMaxOfNegated, ic.minMaxOfConstants, ic.minMaxOfNeighbours,
		ic.minMaxFactor, ic.minMaxOfShared} {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

// minOfOne: umin(a, 1) is a != 0.
func (ic *combiner) minOfOne(i *ir.Instr) *ir.Instr {
	if i.IntrinsicID() != "llvm.umin" || !isOne(i.Arg(1)) || isBool(i.Type()) {
		return nil
	}
	return newCast(ir.ZExt, ic.b.cmp(ir.NE, i.Arg(0), ir.NewZero(i.Type()), ""), i.Type())
}

// minMaxOfFlippedBit: of a and a with one bit flipped, the greater one has it set and the other
// clear; with the sign bit, reversed.
func (ic *combiner) minMaxOfFlippedBit(i *ir.Instr) *ir.Instr {
	id, w := i.IntrinsicID(), width(i.Type())
	for n := range 2 {
		a, y := i.Arg(n), opOf(i.Arg(1-n), ir.Xor)
		if y == nil || y.Operand(0) != a {
			continue
		}
		k, ok := word(y.Operand(1))
		if !ok || !isPow2(k) {
			continue
		}
		set := id == "llvm.umax" || id == "llvm.smax"
		if id[5] == 's' && k == signBit(w) {
			set = !set
		}
		if set {
			return newBinary(ir.Or, a, y.Operand(1), 0)
		}
		return newBinary(ir.And, a, foldNot(y.Operand(1)), 0)
	}
	return nil
}

// minMaxOfSums: max(a + k, l) = max(a, l - k) + k where nothing wraps (LLVM's moveAddAfterMinMax).
func (ic *combiner) minMaxOfSums(i *ir.Instr) *ir.Instr {
	x := onceOf(i.Arg(0), ir.Add)
	id := i.IntrinsicID()
	flag := ir.NUW
	if id[5] == 's' {
		flag = ir.NSW
	}
	if x == nil || !x.HasFlag(flag) {
		return nil
	}
	k, ok1 := immediate(x.Operand(1)), ir.AsInt(x.Operand(1)) != nil
	l, ok2 := immediate(i.Arg(1)), ir.AsInt(i.Arg(1)) != nil
	if !ok1 || !ok2 {
		return nil
	}
	d := constfold.Binary(ir.Sub, flag, l, k, nil)
	if d == nil || d.Kind == ir.PoisonConst {
		return nil
	}
	m := ic.b.intrinsic(id, i.Type(), "", x.Operand(0), d)
	return newBinary(ir.Add, m, k, flag)
}

// minMaxOfMasked: max(a & -2^n, b & -2^n) = max(a, b) & -2^n.
func (ic *combiner) minMaxOfMasked(i *ir.Instr) *ir.Instr {
	x, y := onceOf(i.Arg(0), ir.And), onceOf(i.Arg(1), ir.And)
	if x == nil || y == nil || x.Operand(1) != y.Operand(1) {
		return nil
	}
	k, ok := word(x.Operand(1))
	if !ok || !isPow2(-k&maskOf(width(i.Type()))) {
		return nil
	}
	return newBinary(ir.And, ic.b.intrinsic(i.IntrinsicID(), i.Type(), "", x.Operand(0), y.Operand(0)), x.Operand(1), 0)
}

// minMaxOfNegated: smax(a, -a) = |a|, smin(a, -a) = -|a|; umin and umax are the opposite.
func (ic *combiner) minMaxOfNegated(i *ir.Instr) *ir.Instr {
	x, y := i.Arg(0), i.Arg(1)
	if negOf(x) != y && negOf(y) != x {
		return nil
	}
	if oneUse(x) && !oneUse(y) {
		x, y = y, x
	}
	n := x
	if negOf(y) == x {
		n = y
	}
	nsw := n.(*ir.Instr).HasFlag(ir.NSW)
	abs := ic.b.intrinsic("llvm.abs", i.Type(), "", x, ic.ctx.NewBool(nsw))
	if id := i.IntrinsicID(); id == "llvm.smin" || id == "llvm.umax" {
		flags := ir.Flags(0)
		if nsw {
			flags = ir.NSW
		}
		abs = ic.b.binary(ir.Sub, ir.NewZero(i.Type()), abs, flags, "nabs")
	}
	return ic.use(i, abs)
}

// minMaxOfConstants: max(max(a, k), b) = max(max(a, b), k), so that constants meet.
func (ic *combiner) minMaxOfConstants(i *ir.Instr) *ir.Instr {
	id, ty := i.IntrinsicID(), i.Type()
	if x, y := intrinsicOf(i.Arg(0), id), intrinsicOf(i.Arg(1), id); x != nil && y != nil && oneUse(x) && oneUse(y) {
		if k, l := immediate(x.Arg(1)), immediate(y.Arg(1)); k != nil && l != nil { // max(max(a, k), max(b, l))
			if f, _ := ic.foldMinMax(i, k, l).(*ir.Const); f != nil {
				return ic.newIntrinsic(id, ty, ic.b.intrinsic(id, ty, "", x.Arg(0), y.Arg(0)), f)
			}
		}
	}
	for n := range 2 {
		x, y := intrinsicOf(i.Arg(n), id), i.Arg(1-n)
		if x == nil || !oneUse(x) || ir.IsConst(y) || immediate(x.Arg(1)) == nil {
			continue
		}
		return ic.newIntrinsic(id, ty, ic.b.intrinsic(id, ty, "", x.Arg(0), y), x.Arg(1))
	}
	return nil
}

// minMaxOfNeighbours: between two numbers side by side there are only these.
//
//	min(max(a, k), k + 1)   ⇒   a < k + 1 ? k : k + 1          max(min(a, k + 1), k) likewise
func (ic *combiner) minMaxOfNeighbours(i *ir.Instr) *ir.Instr {
	id := i.IntrinsicID()
	x := intrinsicOf(i.Arg(0), oppositeMinMax[id])
	if x == nil || !oneUse(x) {
		return nil
	}
	inner, ok1 := word(x.Arg(1))
	outer, ok2 := word(i.Arg(1))
	most := maskOf(width(i.Type()))
	if id[5] == 's' {
		most >>= 1
	}
	p, low, high := ir.ULT, inner, outer
	if id == "llvm.umax" || id == "llvm.smax" {
		p, low, high = ir.UGT, outer, inner
	}
	if id[5] == 's' {
		p = p.Signed()
	}
	if !ok1 || !ok2 || low == most || high != (low+1)&maskOf(width(i.Type())) {
		return nil
	}
	return newSelect(ic.b.cmp(p, x.Arg(0), i.Arg(1), ""), x.Arg(1), i.Arg(1))
}

// minMaxFactor: max(max(a, b), max(a, c)) = max(max(a, b), c), when the removed one has no other
// use.
func (ic *combiner) minMaxFactor(i *ir.Instr) *ir.Instr {
	id := i.IntrinsicID()
	x, y := intrinsicOf(i.Arg(0), id), intrinsicOf(i.Arg(1), id)
	if x == nil || y == nil || x == y {
		return nil
	}
	a, b, c, d := x.Arg(0), x.Arg(1), y.Arg(0), y.Arg(1)
	var keep *ir.Instr
	var third ir.Value
	if oneUse(x) { // y stays if it has the common operand
		switch {
		case d == a || c == a:
			keep, third = y, b
		case d == b || c == b:
			keep, third = y, a
		}
	} else {
		switch {
		case d == a || d == b:
			keep, third = x, c
		case c == a || c == b:
			keep, third = x, d
		}
	}
	if keep == nil {
		return nil
	}
	return ic.newIntrinsic(id, i.Type(), keep, third)
}

// minMaxOfShared: max(a + c, b + c) = max(a, b) + c where no sum wraps in the order that is
// compared by, as in LLVM 22.
func (ic *combiner) minMaxOfShared(i *ir.Instr) *ir.Instr {
	x, y := onceOf(i.Arg(0), ir.Add), onceOf(i.Arg(1), ir.Add)
	if !ic.newer || x == nil || y == nil {
		return nil
	}
	id, flags := i.IntrinsicID(), x.Flags&y.Flags&(ir.NUW|ir.NSW)
	if need := map[bool]ir.Flags{true: ir.NSW, false: ir.NUW}[id[5] == 's']; flags&need == 0 {
		return nil
	}
	a, b, c, d := x.Operand(0), x.Operand(1), y.Operand(0), y.Operand(1)
	if a != c && b != d {
		c, d = d, c
	}
	switch {
	case a == c:
		return newBinary(ir.Add, a, ic.b.intrinsic(id, i.Type(), "", b, d), flags)
	case b == d:
		return newBinary(ir.Add, ic.b.intrinsic(id, i.Type(), "", a, c), b, flags)
	}
	return nil
}
