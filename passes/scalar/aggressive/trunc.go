package aggressive

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// narrow computes expressions whose only user is a trunc in fewer bits. The low result bits of
// additions, products, bitwise operations, selects and φs do not depend on higher operand bits.
// Shifts, divisions and remainders are narrowed if the high bits are known.
//
//	%x = zext i8 %a to i32                         %x = zext i8 %a to i16
//	%y = mul i32 %x, %w   (%w a zext of i16)   ⇒   %y = mul i16 %x, %v
//	%r = trunc i32 %y to i16
//
// Truncs are processed from last to first, with new ones at the leaves of an expression next. An
// expression must have no other uses, since it would be computed twice. Extensions at its leaves
// may have other uses, and then determine the width. This is LLVM's TruncInstCombine, but
// expressions of more than 4096 operations stay.
func (a *aggressive) narrow() (changed bool) {
	n := &narrowing{a: a, place: map[*ir.Instr]int{}}
	for b := range a.f.Blocks() {
		if !a.dt.Reachable(b) {
			continue
		}
		for i := range b.Instrs() {
			if i.Op() == ir.Trunc {
				n.place[i] = len(n.work)
				n.work = append(n.work, i)
			}
		}
	}
	for len(n.work) > 0 {
		n.trunc = n.work[len(n.work)-1]
		n.work = n.work[:len(n.work)-1]
		if n.trunc == nil || n.trunc.Block() == nil {
			continue
		}
		delete(n.place, n.trunc)
		if bits, ok := n.width(); ok {
			n.rebuild(bits)
			a.c.Count("Number of truncations eliminated by reducing bit width of expression graph", 1)
			changed = true
		}
	}
	return changed
}

type narrowing struct {
	a     *aggressive
	work  []*ir.Instr // truncs to process; nil for erased ones
	place map[*ir.Instr]int
	trunc *ir.Instr // the current one
	// The expression: operands before users, but for φs.
	nodes []*ir.Instr
	info  map[*ir.Instr]*narrowNode
}

type narrowNode struct {
	valid int // bits demanded by users
	min   int // bits that it needs
	new   ir.Value
}

// relevant returns the operands that are narrowed with an instruction; extensions and truncs are
// leaves. ok is false when an operation cannot be narrowed.
func relevant(i *ir.Instr) (first, last int, ok bool) {
	switch i.Op() {
	case ir.Trunc, ir.ZExt, ir.SExt:
		return 0, 0, true
	case ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor, ir.Shl, ir.LShr, ir.AShr, ir.UDiv, ir.URem, ir.InsertElement:
		return 0, 2, true
	case ir.ExtractElement:
		return 0, 1, true
	case ir.Select:
		return 1, 3, true
	case ir.Phi:
		return 0, i.NumIncoming(), true
	}
	return 0, 0, false
}

// collect finds the expression; false when one of its operations cannot be narrowed.
func (n *narrowing) collect() bool {
	const limit = 4096
	n.nodes, n.info = n.nodes[:0], map[*ir.Instr]*narrowNode{}
	var stack []*ir.Instr
	on := map[*ir.Instr]bool{}
	for work := []ir.Value{n.trunc.Operand(0)}; len(work) > 0; {
		v := work[len(work)-1]
		if _, isConst := v.(*ir.Const); isConst {
			work = work[:len(work)-1]
			continue
		}
		i, ok := v.(*ir.Instr)
		if !ok {
			return false
		}
		if len(stack) > 0 && stack[len(stack)-1] == i {
			work, stack = work[:len(work)-1], stack[:len(stack)-1]
			delete(on, i)
			if n.info[i] == nil {
				if len(n.nodes) == limit {
					return false
				}
				n.nodes = append(n.nodes, i)
				n.info[i] = &narrowNode{}
			}
			continue
		}
		if n.info[i] != nil {
			work = work[:len(work)-1]
			continue
		}
		first, last, ok := relevant(i)
		if !ok {
			return false
		}
		if n.usedByOthers(i) {
			return false
		}
		stack = append(stack, i)
		on[i] = true
		for k := first; k < last; k++ {
			if o, isInstr := i.Operand(k).(*ir.Instr); i.Op() != ir.Phi || !isInstr || !on[o] {
				work = append(work, i.Operand(k))
			}
		}
	}
	return true
}

// usedByOthers reports whether an operation has a user of another type, which then does not belong
// to the expression.
func (n *narrowing) usedByOthers(i *ir.Instr) bool {
	if i.Op() == ir.ZExt || i.Op() == ir.SExt || ir.HasOneUse(i) {
		return false
	}
	for u := range ir.Users(i) {
		if u != n.trunc && u.Type().Scalar() != n.trunc.Operand(0).Type().Scalar() {
			return true
		}
	}
	return false
}

// width decides in how many bits the expression is computed.
func (n *narrowing) width() (bits int, ok bool) {
	if !n.collect() {
		return 0, false
	}
	desired := 0
	for _, i := range n.nodes {
		if ir.HasOneUse(i) {
			continue
		}
		for u := range ir.Users(i) {
			if u == n.trunc || n.info[u] != nil {
				continue
			}
			if i.Op() != ir.ZExt && i.Op() != ir.SExt {
				return 0, false
			}
			from := i.Operand(0).Type().Scalar().Bits
			if desired != 0 && desired != from {
				return 0, false
			}
			desired = from
		}
	}
	original := n.trunc.Operand(0).Type().Scalar().Bits
	for _, i := range n.nodes {
		if n.info[i].min = n.needs(i, original); n.info[i].min >= original {
			return 0, false
		}
	}
	bits = n.least(original)
	return bits, bits < original && (desired == 0 || desired == bits)
}

// needs returns the width at which a shift or division gives the same low bits; 0 for other
// operations.
func (n *narrowing) needs(i *ir.Instr, original int) int {
	q := n.a.q.WithContext(n.trunc)
	switch op := i.Op(); op {
	case ir.Shl, ir.LShr, ir.AShr:
		amount := maxOf(q, i.Operand(1))
		if amount >= uint64(original-1) {
			return original
		}
		least := int(amount) + 1
		switch op {
		case ir.LShr:
			least = max(least, activeBits(q, i.Operand(0)))
		case ir.AShr:
			least = max(least, original-q.SignBits(i.Operand(0))+1)
		}
		return least
	case ir.UDiv, ir.URem:
		return max(activeBits(q, i.Operand(0)), activeBits(q, i.Operand(1)))
	}
	return 0
}

// maxOf returns the largest number that v may be; all ones where it has more than 64 bits.
func maxOf(q *simplify.Query, v ir.Value) uint64 {
	w := v.Type().Scalar().Bits
	if n, ok := number(v); ok {
		return n
	}
	return q.KnownBits(v).Max(w)
}

// activeBits returns how many bits the largest number that v may be has.
func activeBits(q *simplify.Query, v ir.Value) int {
	return q.KnownBits(v).Bits(v.Type().Scalar().Bits).UMax().ActiveBits()
}

// least returns the smallest legal width that the whole expression needs, or the original width.
func (n *narrowing) least(original int) int {
	to := n.trunc.Type()
	bits := to.Scalar().Bits
	root, ok := n.trunc.Operand(0).(*ir.Instr)
	if !ok {
		return bits
	}
	n.spread(root, bits)
	legal := n.a.q.Layout.IsLegalInt
	switch least := n.info[root].min; {
	case least > bits && to.IsVector():
		return original
	case least > bits:
		for w := least; w < original; w++ {
			if legal(w) {
				return w
			}
		}
		return original
	default:
		if !to.IsVector() && bits != 1 && legal(original) && !legal(bits) {
			return original
		}
		return bits
	}
}

// spread propagates to every node how many of its bits are demanded, and collects the leaves at the
// root.
func (n *narrowing) spread(root *ir.Instr, bits int) {
	n.info[root].valid = bits
	var stack []*ir.Instr
	for work := []*ir.Instr{root}; len(work) > 0; {
		i := work[len(work)-1]
		node := n.info[i]
		first, last, _ := relevant(i)
		if len(stack) > 0 && stack[len(stack)-1] == i {
			work, stack = work[:len(work)-1], stack[:len(stack)-1]
			for k := first; k < last; k++ {
				if o, ok := i.Operand(k).(*ir.Instr); ok {
					node.min = max(node.min, n.info[o].min)
				}
			}
			continue
		}
		stack = append(stack, i)
		node.min = max(node.min, node.valid)
		for k := first; k < last; k++ {
			if o, ok := i.Operand(k).(*ir.Instr); ok && n.info[o].valid < node.valid {
				n.info[o].valid = node.valid
				work = append(work, o)
			}
		}
	}
}

// reduced returns v's type with ty as scalar type.
func reduced(v ir.Value, ty *ir.Type) *ir.Type { return v.Type().WithScalar(ty) }

// operand returns the counterpart of an operand in the narrow expression.
func (n *narrowing) operand(v ir.Value, ty *ir.Type) ir.Value {
	if k, ok := v.(*ir.Const); ok {
		if c := constfold.Cast(ir.Trunc, k, reduced(v, ty), n.a.q.Layout); c != nil {
			return c
		}
		return ir.NewExpr(reduced(v, ty), ir.Const{Op: ir.Trunc, Elems: []ir.Value{k}})
	}
	return n.info[v.(*ir.Instr)].new
}

// rebuild computes the expression in so many bits and erases the old one.
func (n *narrowing) rebuild(bits int) {
	ty := n.a.f.Ctx().Int(bits)
	type pair struct{ old, new *ir.Instr }
	var phis []pair
	for _, i := range n.nodes {
		node := n.info[i]
		if i.Op() == ir.ZExt || i.Op() == ir.SExt || i.Op() == ir.Trunc {
			node.new = n.leaf(i, reduced(i, ty))
			continue
		}
		fresh := i.Clone()
		fresh.MutateType(reduced(i, ty))
		fresh.Flags &= ir.Exact
		fresh.SetAttachments(nil)
		if i.Op() == ir.Phi {
			fresh.InsertBefore(i)
			fresh.CopyDebugLoc(i)
			phis = append(phis, pair{i, fresh})
			fresh.TakeName(i)
			node.new = fresh
			continue
		}
		first, last, _ := relevant(i)
		for k := first; k < last; k++ {
			fresh.SetOperand(k, n.operand(i.Operand(k), ty))
		}
		node.new = constfold.InstrOrInsert(ir.Before(i), fresh, n.a.q.Layout)
		if node.new == ir.Value(fresh) {
			fresh.TakeName(i)
		}
	}
	for _, p := range phis {
		for k := range p.old.NumIncoming() {
			p.new.SetOperand(k, n.operand(p.old.Operand(k), ty))
		}
	}
	result := n.operand(n.trunc.Operand(0), ty)
	if to := n.trunc.Type(); result.Type() != to {
		cut := ir.NewInstr(ir.Trunc, to, result)
		if result = constfold.InstrOrInsert(ir.Before(n.trunc), cut, n.a.q.Layout); result == ir.Value(cut) {
			cut.TakeName(n.trunc)
		}
	}
	ir.ReplaceAllUses(n.trunc, result)
	n.trunc.Erase()
	for _, p := range phis {
		ir.ReplaceAllUses(p.old, ir.NewPoison(p.old.Type()))
		p.old.Erase()
	}
	for k := range n.nodes {
		if i := n.nodes[len(n.nodes)-1-k]; i.Block() != nil && !ir.HasUses(i) {
			i.Erase()
		}
	}
}

// leaf returns an extension or trunc as one to another type, or its operand.
func (n *narrowing) leaf(i *ir.Instr, ty *ir.Type) ir.Value {
	from := i.Operand(0)
	if from.Type() == ty {
		return from
	}
	op := i.Op()
	if from.Type().Scalar().Bits > ty.Scalar().Bits {
		op = ir.Trunc
	} else if op == ir.Trunc {
		op = ir.ZExt
	}
	var value ir.Value
	if k, ok := from.(*ir.Const); ok {
		value = constfold.Cast(op, k, ty, n.a.q.Layout)
	}
	cast, _ := value.(*ir.Instr)
	if value == nil {
		cast = ir.Before(i).Cast(op, from, ty, "")
		value = cast
	}
	at, queued := n.place[i]
	switch {
	case cast != nil && op == ir.Trunc && queued:
		n.work[at] = cast
		n.place[cast] = at
	case cast != nil && op == ir.Trunc:
		n.place[cast] = len(n.work)
		n.work = append(n.work, cast)
	case queued:
		n.work[at] = nil
	}
	if cast != nil {
		cast.TakeName(i)
	}
	return value
}
