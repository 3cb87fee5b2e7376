package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// Laws that hold for whole families of binary operations: commutation, association, distribution.

// associate orders the operands of a commutative operation and reassociates it so that constants
// combine. It reports whether i has changed.
func (ic *combiner) associate(i *ir.Instr) bool {
	changed := false
	for {
		if i.Op().IsCommutative() && ic.complexity(i.Operand(0)) < ic.complexity(i.Operand(1)) {
			i.SwapOperands(0, 1)
			changed = true
		}
		if i.Op().IsCommutative() {
			if a, b, ok := symmetricPair(i.Operand(0), i.Operand(1)); ok {
				ic.setOperand(i, 0, a)
				ic.setOperand(i, 1, b)
				changed = true
			}
		}
		if !associative(i) || !ic.reassociate(i) {
			return changed
		}
		changed = true
	}
}

func associative(i *ir.Instr) bool {
	switch i.Op() {
	case ir.FAdd, ir.FMul:
		return i.HasFlag(ir.FReassoc | ir.FNSZ)
	}
	return i.Op().IsAssociative()
}

// reassociate makes one step: it combines a pair of the three or four operands that simplifies.
func (ic *combiner) reassociate(i *ir.Instr) bool {
	op := i.Op()
	x, y := ic.sameOp(i.Operand(0), i), ic.sameOp(i.Operand(1), i)
	if x != nil { // (a op b) op c
		a, b, c := x.Operand(0), x.Operand(1), i.Operand(1)
		if v := ic.q.Binary(op, 0, b, c); v != nil {
			nuw := i.HasFlag(ir.NUW) && x.HasFlag(ir.NUW)
			nsw := ic.keepsNSW(i, b, c) && x.HasFlag(ir.NSW)
			ic.regroup(i, a, v)
			setFlags(i, nuw, nsw)
			return true
		}
	}
	if y != nil { // a op (b op c)
		a, b, c := i.Operand(0), y.Operand(0), y.Operand(1)
		if v := ic.q.Binary(op, 0, a, b); v != nil {
			ic.regroup(i, v, c)
			return true
		}
	}
	if ic.throughCast(i) {
		return true
	}
	if x != nil {
		if v := ic.q.Binary(op, 0, i.Operand(1), x.Operand(0)); v != nil {
			ic.regroup(i, v, x.Operand(1))
			return true
		}
	}
	if y != nil {
		if v := ic.q.Binary(op, 0, y.Operand(1), i.Operand(0)); v != nil {
			ic.regroup(i, y.Operand(0), v)
			return true
		}
	}
	if x == nil || y == nil || !oneUse(x) || !oneUse(y) || !ir.IsConst(x.Operand(1)) || !ir.IsConst(y.Operand(1)) {
		return false
	}
	k := fold(op, x.Operand(1), y.Operand(1))
	if k == nil {
		return false
	}
	nuw := i.HasFlag(ir.NUW) && x.HasFlag(ir.NUW) && y.HasFlag(ir.NUW)
	n := newBinary(op, x.Operand(0), y.Operand(0), 0)
	if nuw && op == ir.Add {
		n.Flags = ir.NUW
	}
	n.Flags |= x.Flags & y.Flags & i.Flags & ir.FastMath
	ic.b.insert(n, "")
	n.TakeName(y)
	ic.regroup(i, n, k)
	setFlags(i, nuw && op == ir.Add, false)
	return true
}

// sameOp returns v as an operation that may be regrouped with i.
func (ic *combiner) sameOp(v ir.Value, i *ir.Instr) *ir.Instr {
	x := opOf(v, i.Op())
	if x == nil || x == i {
		return nil
	}
	return x
}

func (ic *combiner) regroup(i *ir.Instr, x, y ir.Value) {
	ic.setOperand(i, 0, x)
	ic.setOperand(i, 1, y)
	i.Flags &= ir.FastMath
}

func setFlags(i *ir.Instr, nuw, nsw bool) {
	if nuw {
		i.Flags |= ir.NUW
	}
	if nsw {
		i.Flags |= ir.NSW
	}
}

// keepsNSW reports whether i + … stays nsw when its constants b and c are added first; with
// exact-products also i · …: a·b·c does not depend on the order, which LLVM does not use.
func (ic *combiner) keepsNSW(i *ir.Instr, b, c ir.Value) bool {
	if !i.HasFlag(ir.NSW) || i.Op() != ir.Add && !(ic.exact && i.Op() == ir.Mul) {
		return false
	}
	x, y := ir.AsInt(b), ir.AsInt(c)
	if x == nil || y == nil {
		return false
	}
	s := constfold.Binary(i.Op(), ir.NSW, x, y, nil)
	return s != nil && s.Kind != ir.PoisonConst
}

// throughCast is logic(zext(logic(x, c2)), c1) = logic(zext(x), logic(zext(c2), c1)).
func (ic *combiner) throughCast(i *ir.Instr) bool {
	if op := i.Op(); op != ir.And && op != ir.Or && op != ir.Xor {
		return false
	}
	z := onceOf(i.Operand(0), ir.ZExt)
	if z == nil {
		return false
	}
	in := onceOf(z.Operand(0), i.Op())
	c1, ok1 := i.Operand(1).(*ir.Const)
	if in == nil || !ok1 {
		return false
	}
	c2, ok2 := in.Operand(1).(*ir.Const)
	if !ok2 {
		return false
	}
	wide, _ := constfold.Cast(ir.ZExt, c2, c1.Type(), ic.dl).(*ir.Const)
	if wide == nil {
		return false
	}
	k := fold(i.Op(), c1, wide)
	if k == nil {
		return false
	}
	ic.setOperand(z, 0, in.Operand(0))
	ic.setOperand(i, 1, k)
	z.Flags &^= ir.NNeg
	i.Flags &= ir.FastMath
	return true
}

// distributes reports whether x out (y in z) = (x out y) in (x out z).
func distributes(out, in ir.Op) bool {
	switch out {
	case ir.And:
		return in == ir.Or || in == ir.Xor
	case ir.Or:
		return in == ir.And
	case ir.Mul:
		return in == ir.Add || in == ir.Sub
	}
	return false
}

// distributesRight reports whether (x in y) out z = (x out z) in (y out z).
func distributesRight(in, out ir.Op) bool {
	if out.IsCommutative() {
		return distributes(out, in)
	}
	return out.IsShift() && (in == ir.And || in == ir.Or || in == ir.Xor)
}

// distribute factors out a common operand, or expands where both halves simplify, or works on the
// arms of selects.
func (ic *combiner) distribute(i *ir.Instr) *ir.Instr {
	v := ic.factor(i)
	if v == nil {
		v = ic.expand(i)
	}
	if v == nil {
		v = ic.selectsFeeding(i)
	}
	if v == nil {
		return nil
	}
	return ic.use(i, v)
}

// factored is an operand seen as x op y.
type factored struct {
	op   ir.Op
	x, y ir.Value
}

func forFactoring(top ir.Op, v ir.Value) (f factored, ok bool) {
	i := binop(v)
	if i == nil {
		return f, false
	}
	f = factored{i.Op(), i.Operand(0), i.Operand(1)}
	if (top == ir.Add || top == ir.Sub) && i.Op() == ir.Shl && immediate(i.Operand(1)) != nil {
		if k := fold(ir.Shl, ir.NewInt(i.Type(), 1), i.Operand(1)); k != nil {
			f.op, f.y = ir.Mul, k
		}
	}
	return f, true
}

func identityOf(op ir.Op, ty *ir.Type) ir.Value {
	switch op {
	case ir.Add, ir.Or, ir.Xor:
		return ir.NewZero(ty)
	case ir.Mul:
		return ir.NewInt(ty, 1)
	case ir.And:
		return ir.NewAllOnes(ty)
	}
	return nil
}

func (ic *combiner) factor(i *ir.Instr) ir.Value {
	if !i.Type().Scalar().IsInt() {
		return nil
	}
	x, y := i.Operand(0), i.Operand(1)
	l, okL := forFactoring(i.Op(), x)
	r, okR := forFactoring(i.Op(), y)
	if okL && okR && l.op == r.op {
		if v := ic.factorOut(i, l.op, l.x, l.y, r.x, r.y); v != nil {
			return v
		}
	}
	if okL && !ir.IsConst(y) {
		if one := identityOf(l.op, i.Type()); one != nil {
			if v := ic.factorOut(i, l.op, l.x, l.y, y, one); v != nil {
				return v
			}
		}
	}
	if okR && !ir.IsConst(x) {
		if one := identityOf(r.op, i.Type()); one != nil {
			return ic.factorOut(i, r.op, x, one, r.x, r.y)
		}
	}
	return nil
}

// factorOut makes (a in b) top (c in d) into a in (b top d), or (a top c) in d.
func (ic *combiner) factorOut(i *ir.Instr, in ir.Op, a, b, c, d ir.Value) ir.Value {
	top := i.Op()
	x, y := i.Operand(0), i.Operand(1)
	commutes := in.IsCommutative()
	once := oneUse(x) || oneUse(y)
	var v, out ir.Value
	if distributes(in, top) && (a == c || commutes && a == d) {
		e := d
		if a != c {
			e = c
		}
		if v = ic.q.Binary(top, 0, b, e); v == nil && once {
			v = ic.b.binary(top, b, e, 0, ir.NameOf(y))
		}
		if v != nil {
			out = ic.b.binary(in, a, v, 0, "")
		}
	}
	if out == nil && distributesRight(top, in) && (b == d || commutes && b == c) {
		e := c
		if b != d {
			e = d
		}
		if v = ic.q.Binary(top, 0, a, e); v == nil && once {
			v = ic.b.binary(top, a, e, 0, ir.NameOf(x))
		}
		if v != nil {
			out = ic.b.binary(in, v, b, 0, "")
		}
	}
	n := asInstr(out)
	if n == nil {
		return out
	}
	n.TakeName(i)
	if top == ir.Add && in == ir.Mul && n.Op() == ir.Mul {
		flags := i.Flags
		for _, o := range []ir.Value{x, y} {
			if f := asInstr(o); f != nil && isOp(f, ir.Add, ir.Sub, ir.Mul, ir.Shl) {
				flags &= f.Flags
			}
		}
		if k, ok := word(v); ok && k != signBit(width(i.Type())) {
			n.Flags |= flags & ir.NSW
		}
		n.Flags |= flags & ir.NUW
	}
	return n
}

// expand is (a in b) top c = (a top c) in (b top c) when both of these simplify, or one to what in
// leaves alone.
func (ic *combiner) expand(i *ir.Instr) ir.Value {
	top := i.Op()
	named := func(v ir.Value) ir.Value {
		if n := asInstr(v); n != nil {
			n.TakeName(i)
		}
		return v
	}
	if x := binop(i.Operand(0)); x != nil && distributesRight(x.Op(), top) {
		a, b, c := x.Operand(0), x.Operand(1), i.Operand(1)
		l, r := ic.q.Binary(top, 0, a, c), ic.q.Binary(top, 0, b, c)
		one := identityOf(x.Op(), i.Type())
		switch {
		case l != nil && r != nil:
			return named(ic.b.binary(x.Op(), l, r, 0, ""))
		case l != nil && l == one:
			return named(ic.b.binary(top, b, c, 0, ""))
		case r != nil && r == one:
			return named(ic.b.binary(top, a, c, 0, ""))
		}
	}
	if y := binop(i.Operand(1)); y != nil && distributes(top, y.Op()) {
		a, b, c := i.Operand(0), y.Operand(0), y.Operand(1)
		l, r := ic.q.Binary(top, 0, a, b), ic.q.Binary(top, 0, a, c)
		one := identityOf(y.Op(), i.Type())
		switch {
		case l != nil && r != nil:
			return named(ic.b.binary(y.Op(), l, r, 0, ""))
		case l != nil && l == one:
			return named(ic.b.binary(top, a, c, 0, ""))
		case r != nil && r == one:
			return named(ic.b.binary(top, a, b, 0, ""))
		}
	}
	return nil
}

// selectsFeeding works on the arms of selects that are operands, when both sides simplify.
func (ic *combiner) selectsFeeding(i *ir.Instr) ir.Value {
	x, y := opOf(i.Operand(0), ir.Select), opOf(i.Operand(1), ir.Select)
	op, flags := i.Op(), i.Flags&ir.FastMath
	var cond, t, f ir.Value
	switch {
	case x != nil && y != nil && x.Operand(0) == y.Operand(0):
		cond = x.Operand(0)
		t = ic.q.Binary(op, flags, x.Operand(1), y.Operand(1))
		f = ic.q.Binary(op, flags, x.Operand(2), y.Operand(2))
		if oneUse(x) && oneUse(y) {
			if f != nil && t == nil {
				t = ic.b.binary(op, x.Operand(1), y.Operand(1), flags, "")
			} else if t != nil && f == nil {
				f = ic.b.binary(op, x.Operand(2), y.Operand(2), flags, "")
			}
		}
	case x != nil && oneUse(x):
		cond = x.Operand(0)
		t = ic.q.Binary(op, flags, x.Operand(1), i.Operand(1))
		f = ic.q.Binary(op, flags, x.Operand(2), i.Operand(1))
	case y != nil && oneUse(y):
		cond = y.Operand(0)
		t = ic.q.Binary(op, flags, i.Operand(0), y.Operand(1))
		f = ic.q.Binary(op, flags, i.Operand(0), y.Operand(2))
	}
	if t == nil || f == nil {
		return nil
	}
	v := ic.b.selectOf(cond, t, f, "")
	if n := asInstr(v); n != nil {
		n.TakeName(i)
	}
	return v
}
