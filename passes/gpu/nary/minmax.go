package nary

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
)

// extremeMatch is a minimum or maximum of two values, of any form.
type extremeMatch struct {
	kind scev.Kind
	x, y ir.Value
}

var extremeIntrinsics = map[string]scev.Kind{"llvm.umin": scev.UMin, "llvm.smin": scev.SMin, "llvm.umax": scev.UMax, "llvm.smax": scev.SMax}

var extremePredicates = map[ir.Pred]scev.Kind{ir.ULT: scev.UMin, ir.ULE: scev.UMin, ir.SLT: scev.SMin, ir.SLE: scev.SMin,
	ir.UGT: scev.UMax, ir.UGE: scev.UMax, ir.SGT: scev.SMax, ir.SGE: scev.SMax}

// matchExtreme matches the intrinsics, and a select of the operands of its compare.
func matchExtreme(v ir.Value) (m extremeMatch, ok bool) {
	i, isInstr := v.(*ir.Instr)
	if !isInstr {
		return m, false
	}
	if kind, ok := extremeIntrinsics[i.IntrinsicID()]; ok {
		return extremeMatch{kind, i.Arg(0), i.Arg(1)}, true
	}
	if i.Op() != ir.Select {
		return m, false
	}
	c, isInstr := i.Operand(0).(*ir.Instr)
	if !isInstr || c.Op() != ir.ICmp {
		return m, false
	}
	x, y, p := c.Operand(0), c.Operand(1), c.Pred
	switch {
	case x == i.Operand(1) && y == i.Operand(2):
	case y == i.Operand(1) && x == i.Operand(2):
		p = p.Inverse()
	default:
		return m, false
	}
	kind, ok := extremePredicates[p]
	return extremeMatch{kind, x, y}, ok
}

// extreme reassociates a minimum or maximum.
func (n *naryReassociation) extreme(i *ir.Instr) *ir.Instr {
	m, _ := matchExtreme(i)
	if now := n.extremeOf(i, m.kind, m.x, m.y); now != nil {
		return now
	}
	return n.extremeOf(i, m.kind, m.y, m.x)
}

// extremeOf: i = max(max(a, b), y) is max(max(a, y), b) or max(max(y, b), a), when the inner one is
// there.
func (n *naryReassociation) extremeOf(i *ir.Instr, kind scev.Kind, x, y ir.Value) *ir.Instr {
	m, ok := matchExtreme(x)
	if !ok || m.kind != kind || !onlyUsedFor(x, i) {
		return nil
	}
	ea, eb, ey := n.scev.Of(m.x), n.scev.Of(m.y), n.scev.Of(y)
	if eb != ey {
		if now := n.extremeWith(i, kind, ea, ey, m.y); now != nil {
			return now
		}
	}
	if ea != ey {
		return n.extremeWith(i, kind, ey, eb, m.x)
	}
	return nil
}

// onlyUsedFor reports whether x is used at most twice, by i and by values that only i uses.
func onlyUsedFor(x ir.Value, i *ir.Instr) bool {
	uses := 0
	for u := range ir.Users(x) {
		if uses++; uses > 2 || u != i && ir.SoleUser(u) != i {
			return false
		}
	}
	return true
}

func (n *naryReassociation) extremeWith(i *ir.Instr, kind scev.Kind, p, q *scev.Expr, r ir.Value) *ir.Instr {
	part := n.closest(n.scev.MinMax(kind, q, p), i)
	if part == nil {
		return nil
	}
	e := n.scev.MinMax(kind, n.scev.UnknownOf(r), n.scev.UnknownOf(part))
	var now *ir.Instr
	if e.Kind == scev.Unknown || e.Kind == scev.Const {
		now, _ = e.Value.(*ir.Instr) // one of the two decides always
		if now == nil {
			return nil
		}
	} else {
		args := make([]ir.Value, len(e.Ops))
		for k, o := range e.Ops {
			args[len(args)-1-k] = o.Value
			if o.Kind == scev.Const {
				args[len(args)-1-k] = o.Num.Const(i.Type())
			}
		}
		now = n.call(i, kind, args)
	}
	now.SetName(i.Name() + ".nary")
	return now
}

// call inserts the intrinsic before i.
func (n *naryReassociation) call(i *ir.Instr, kind scev.Kind, args []ir.Value) *ir.Instr {
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"),
		ir.EnumAttr("speculatable"), ir.EnumAttr("willreturn"), ir.ValAttr("memory", "none")}
	for name, k := range extremeIntrinsics {
		if k == kind {
			return ir.Before(i).Call(i.Func().Module().Intrinsic(name, i.Func().Ctx().Func(i.Type(), []*ir.Type{i.Type(), i.Type()}, false), attrs, i.Type()), "", args...)
		}
	}
	panic("not a minimum or maximum")
}
