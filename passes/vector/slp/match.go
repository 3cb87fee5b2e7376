package slp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/vector/access"
	"opt-go/passes/vector/lanes"
)

// match decides whether instructions can be the members of one node: they do the same to their
// operands, or are of two kinds, of which each is done to all lanes before each lane is taken from
// one of them:
//
//	%x0 = add i32 %a0, %b0        %s = add <2 x i32> %a, %b
//	%x1 = sub i32 %a1, %b1   ⇒    %d = sub <2 x i32> %a, %b
//	                              %x = shufflevector %s, %d, <0, 3>
//
// main is the first member, and alt the first one of the other kind, or nil.
func match(list []ir.Value, dl *ir.DataLayout) (main, alt *ir.Instr) {
	for _, v := range list {
		i := asInstr(v)
		switch {
		case i == nil || !vectorizable(i, dl):
			return nil, nil
		case main == nil:
			main = i
		case i.Block() != main.Block() || i.Type() != main.Type():
			return nil, nil
		case alike(main, i):
		case alt == nil && alternates(main, i):
			alt = i
		case alt == nil || !alike(alt, i):
			return nil, nil
		}
	}
	return main, alt
}

// vectorizable reports whether an instruction may be a member of a node, as far as that can be seen
// from itself.
func vectorizable(i *ir.Instr, dl *ir.DataLayout) bool {
	op := i.Op()
	switch {
	case op == ir.Load || op == ir.Store:
		return i.IsSimple() && access.Packed(i.AccessType(), dl)
	case op == ir.Phi:
		return lanes.Element(i.Type()) && phiMember(i)
	case op == ir.Call:
		return lanes.Call(i) && lanes.Element(i.Type()) && len(i.Words()) == 0
	case op.IsBinary(), op == ir.FNeg, op.IsCast(), op == ir.ICmp, op == ir.FCmp, op == ir.Select, op == ir.Freeze:
		if !lanes.Element(i.Type()) || len(i.Words()) > 0 {
			return false
		}
		for _, v := range i.Operands() {
			if !lanes.Element(v.Type()) {
				return false
			}
		}
		return true
	}
	return false
}

// phiMember reports whether the incoming values of a φ can be gathered: at the end of the block
// that each comes from, before its terminator.
func phiMember(phi *ir.Instr) bool {
	if phi.Block().FirstInsertion() == nil {
		return false
	}
	for k := range phi.NumIncoming() {
		t := phi.IncomingBlock(k).Term()
		if t.Op() == ir.CatchSwitch || phi.Operand(k) == ir.Value(t) {
			return false
		}
	}
	return true
}

// alike reports whether two instructions of one type do the same, but for the order of operands of
// comparisons.
func alike(a, b *ir.Instr) bool {
	op := a.Op()
	if op != b.Op() {
		return false
	}
	switch {
	case op == ir.Store:
		return a.AccessType() == b.AccessType() && a.Pointer().Type() == b.Pointer().Type()
	case op == ir.Load:
		return a.Pointer().Type() == b.Pointer().Type()
	case op == ir.ICmp || op == ir.FCmp:
		return a.Operand(0).Type() == b.Operand(0).Type() && (a.Pred == b.Pred || a.Pred == b.Pred.Swapped())
	case op.IsCast():
		return a.Operand(0).Type() == b.Operand(0).Type()
	case op == ir.Call:
		if a.CalledFunc() != b.CalledFunc() {
			return false
		}
		last := a.NumArgs() - 1
		return !lanes.ScalarLast(a) || a.Arg(last) == b.Arg(last)
	}
	return true
}

// alternates reports whether two instructions of one type, one of which is not like the other, may
// be done to all lanes both. Divisions may not: those of the other lanes might be by zero.
func alternates(a, b *ir.Instr) bool {
	switch {
	case a.Op() == b.Op():
		return false
	case a.Op().IsBinary() && b.Op().IsBinary():
		return !a.Op().IsDivRem() && !b.Op().IsDivRem()
	case a.Op().IsCast() && b.Op().IsCast():
		return a.Operand(0).Type() == b.Operand(0).Type()
	}
	return false
}

// swappable reports whether the operands of a member may change places, where a comparison changes
// its predicate, too.
func swappable(i *ir.Instr) bool { return i.Op().IsCommutative() || i.Op() == ir.Call && commutes(i) }
