package reassociate

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// inner returns v if it can be a part of a tree of op: the operation, without another use.
func inner(v ir.Value, op ir.Op) *ir.Instr {
	if i, ok := v.(*ir.Instr); ok && integerOp(i.Op()) == integerOp(op) && free(i) && ir.HasOneUse(i) {
		return i
	}
	return nil
}

// instr canonicalizes an instruction so that it can be part of a tree, and rewrites the tree of
// which it is the root.
func (r *reassociation) instr(i *ir.Instr) {
	if !i.Op().IsBinary() && i.Op() != ir.FNeg || !i.Type().Scalar().IsInt() && !isFloat(i) {
		return
	}
	if i.Op() == ir.Shl && r.growsProduct(i) {
		i = r.shiftToProduct(i)
	}
	if i.Op().IsCommutative() {
		r.orderOperands(i)
	}
	if i = r.positiveConstants(i); !free(i) {
		return
	}
	if i.Type().Scalar().IsInt(1) { // the order of conditions may be chosen
		return
	}
	if i.Op() == ir.Or && growsSum(i) && !combinesLoads(i) && r.disjoint(i) {
		i = r.orToSum(i)
	}
	if integerOp(i.Op()) == ir.Sub || i.Op() == ir.FNeg {
		i = r.difference(i)
	}
	if !associative(i) {
		return
	}
	if u := ir.SoleUser(i); u != nil && u.Op() == i.Op() { // not the root
		if u != i && u.Block() == i.Block() {
			r.redo.add(u)
		}
		return
	}
	if u := ir.SoleUser(i); u != nil && integerOp(i.Op()) == ir.Add && (u.Op() == ir.Sub || u.Op() == ir.FSub) { // which will be a sum
		return
	}
	r.expression(i)
}

// orderOperands puts the operand with the lower rank last; a constant always goes last.
func (r *reassociation) orderOperands(i *ir.Instr) {
	x, y := i.Operand(0), i.Operand(1)
	if x == y || ir.IsConst(y) {
		return
	}
	if ir.IsConst(x) || r.rank(y) < r.rank(x) {
		i.SetOperand(0, y)
		i.SetOperand(1, x)
		r.changed = true
	}
}

// replace inserts a new instruction in place of i, and queues i, which is now dead, for another
// visit.
func (r *reassociation) replace(i, by *ir.Instr) *ir.Instr {
	by.TakeName(i)
	ir.ReplaceAllUses(i, by)
	by.CopyDebugLoc(i)
	r.redo.add(i)
	r.changed = true
	return by
}

// growsProduct reports whether a shift by a constant is a part of a product, or of a sum.
func (r *reassociation) growsProduct(i *ir.Instr) bool {
	if k, ok := i.Operand(1).(*ir.Const); !ok || k.Kind != ir.IntConst {
		return false
	}
	if inner(i.Operand(0), ir.Mul) != nil {
		return true
	}
	u := ir.SoleUser(i)
	return u != nil && (inner(u, ir.Mul) != nil || inner(u, ir.Add) != nil)
}

func (r *reassociation) shiftToProduct(i *ir.Instr) *ir.Instr {
	ty := i.Type()
	amount := i.Operand(1).(*ir.Const)
	factor := constfold.Binary(ir.Shl, 0, ir.NewInt(ty, 1), amount, r.q.Layout)
	if factor == nil {
		factor = ir.NewPoison(ty)
	}
	m := ir.Before(i).Mul(i.Operand(0), factor, "")
	n, ok := amount.Uint64()
	nsw, nuw := i.HasFlag(ir.NSW), i.HasFlag(ir.NUW)
	if nsw && (nuw || ok && n < uint64(ty.Bits-1)) { // 1 << w-1 is negative
		m.Flags |= ir.NSW
	}
	if nuw {
		m.Flags |= ir.NUW
	}
	i.SetOperand(0, ir.NewPoison(ty))
	return r.replace(i, m)
}

// growsSum reports whether an or has a sum as operand or user, so that it can become part of it.
func growsSum(i *ir.Instr) bool {
	interesting := func(v ir.Value) bool {
		return inner(v, ir.Add) != nil || inner(v, ir.Sub) != nil || inner(v, ir.Mul) != nil || inner(v, ir.Shl) != nil
	}
	if interesting(i.Operand(0)) || interesting(i.Operand(1)) {
		return true
	}
	u := ir.SoleUser(i)
	return u != nil && interesting(u)
}

// combinesLoads reports whether an or combines loads of bytes into an integer, which the code
// generator merges into one load.
func combinesLoads(or *ir.Instr) bool {
	seen := map[*ir.Instr]bool{}
	work := []ir.Value{or}
	for len(work) > 0 {
		i, ok := work[len(work)-1].(*ir.Instr)
		work = work[:len(work)-1]
		if !ok {
			return false
		}
		if seen[i] {
			continue
		}
		seen[i] = true
		switch i.Op() {
		case ir.Or:
			work = append(work, i.Operand(0), i.Operand(1))
		case ir.Shl, ir.ZExt:
			work = append(work, i.Operand(0))
		case ir.Load:
		default:
			return false
		}
	}
	return true
}

// disjoint reports whether the operands of an or have no bit in common.
func (r *reassociation) disjoint(i *ir.Instr) bool {
	if i.HasFlag(ir.Disjoint) {
		return true
	}
	q := r.q.WithContext(i)
	return valuetracking.Disjoint(q.KnownBits(i.Operand(0)), q.KnownBits(i.Operand(1)), i.Type().Scalar().Bits)
}

func (r *reassociation) orToSum(i *ir.Instr) *ir.Instr {
	s := ir.Before(i).Binary(ir.Add, i.Operand(0), i.Operand(1), ir.NSW|ir.NUW, "")
	return r.replace(i, s)
}

// difference rewrites a difference that is part of a sum as a sum, and the negation of a product as
// a product.
func (r *reassociation) difference(i *ir.Instr) *ir.Instr {
	x := negated(i)
	switch {
	case x == nil && breaksUp(i):
		return r.breakUp(i)
	case x != nil && inner(x, ir.Mul) != nil:
		if u := ir.SoleUser(i); u != nil && inner(u, ir.Mul) != nil {
			return i
		}
		m := r.negationToProduct(i)
		for u := range ir.Users(m) {
			if u.Op().IsBinary() {
				r.redo.add(u)
			}
		}
		r.redo.add(i)
		return m
	}
	return i
}

func breaksUp(i *ir.Instr) bool {
	if negated(i) != nil {
		return false
	}
	if k, ok := i.Operand(1).(*ir.Const); ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst) {
		return false
	}
	sum := func(v ir.Value) bool { return inner(v, ir.Add) != nil || inner(v, ir.Sub) != nil }
	if sum(i.Operand(0)) || sum(i.Operand(1)) {
		return true
	}
	u := ir.SoleUser(i)
	return u != nil && sum(u)
}

// breakUp: x - y = x + -y.
func (r *reassociation) breakUp(i *ir.Instr) *ir.Instr {
	neg := r.negate(i.Operand(1), i)
	s := operation(i, ir.Add, i.Operand(0), neg, i, "")
	i.SetOperand(0, ir.NewZero(i.Type()))
	i.SetOperand(1, ir.NewZero(i.Type()))
	return r.replace(i, s)
}

// negate returns -v for use at at: pushed into a sum, one that is there already, or a new one.
func (r *reassociation) negate(v ir.Value, at *ir.Instr) ir.Value {
	if k, ok := v.(*ir.Const); ok {
		if n := minus(k); n != nil {
			return n
		}
	}
	if s := inner(v, ir.Add); s != nil {
		s.SetOperand(0, r.negate(s.Operand(0), at))
		s.SetOperand(1, r.negate(s.Operand(1), at))
		s.Flags &^= ir.NSW | ir.NUW
		s.MoveBefore(at)
		s.SetName(s.Name() + ".neg")
		r.redo.add(s)
		return s
	}
	if neg := r.negationOf(v, at); neg != nil {
		return neg
	}
	name := ""
	switch v := v.(type) {
	case *ir.Instr:
		name = v.Name()
	case *ir.Param:
		name = v.Name()
	case *ir.Const:
	}
	n := negation(at, v, at, name+".neg")
	n.CopyDebugLoc(at)
	r.redo.add(n)
	return n
}

// negationOf searches for an instruction that negates v, and moves it up to the definition of v.
func (r *reassociation) negationOf(v ir.Value, at *ir.Instr) *ir.Instr {
	if !ir.HasUseList(v) {
		return nil
	}
	for u := range ir.Users(v) {
		if negated(u) != v {
			continue
		}
		to := r.f.Entry().FirstNonPhi()
		if d, ok := v.(*ir.Instr); ok {
			if d.IsTerminator() {
				continue
			}
			if to = d.Next(); d.Op() == ir.Phi {
				to = d.Block().FirstNonPhi()
			}
		}
		for to != nil && analysis.IsDebugOrPseudo(to) {
			to = to.Next()
		}
		if to == nil || to.IsEHPad() {
			continue
		}
		if to != u {
			u.MoveBefore(to)
		}
		if u.Flags &^= ir.NSW | ir.NUW; isFloat(u) {
			u.Flags &= at.Flags
		}
		r.redo.add(u)
		return u
	}
	return nil
}

// negationToProduct: -x = x · -1.
func (r *reassociation) negationToProduct(i *ir.Instr) *ir.Instr {
	k := i.NumOperands() - 1
	m := operation(i, ir.Mul, i.Operand(k), numberOf(i.Type(), -1), i, "")
	i.SetOperand(k, ir.NewZero(i.Type()))
	m.TakeName(i)
	ir.ReplaceAllUses(i, m)
	m.CopyDebugLoc(i)
	r.changed = true
	return m
}
