package gvn

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// Translation of addresses from a block into its predecessors (LLVM's PHITransAddr).
//
// An address is an expression over inputs, which are instructions higher up. When the walk goes
// from a block that defines an input to a predecessor, it expands that input: a φ becomes its
// incoming value, any other instruction becomes part of the expression and its operands become
// inputs. The translated expression must exist as a value, since the address is one. Between two
// translations that value may be computed only further down, as long as all inputs are computed
// above.

// address is the address of a load, translated to a block above the load.
type address struct {
	ptr    ir.Value // nil: it is not known
	inputs []*ir.Instr
}

func newAddress(p ir.Value) address {
	a := address{ptr: p}
	a.input(p)
	return a
}

// input records v as an input, if it can be one, and returns it.
func (a *address) input(v ir.Value) ir.Value {
	if i, ok := v.(*ir.Instr); ok {
		a.inputs = append(a.inputs, i)
	}
	return v
}

// drop removes v, an operand that is no longer needed, or the parts that it was expanded to, from
// the inputs.
func (a *address) drop(v ir.Value) {
	i, ok := v.(*ir.Instr)
	if !ok {
		return
	}
	if k := slices.Index(a.inputs, i); k >= 0 {
		a.inputs = slices.Delete(a.inputs, k, k+1)
		return
	}
	if i.Op() == ir.Phi {
		return // expanded already, and its value recorded
	}
	for _, o := range i.Operands() {
		a.drop(o)
	}
}

// needs reports whether the address must be translated above b.
func (a *address) needs(b *ir.Block) bool {
	return slices.ContainsFunc(a.inputs, func(i *ir.Instr) bool { return i.Block() == b })
}

// translatable reports whether v can be part of an expression.
func translatable(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	if !ok {
		return true
	}
	switch op := i.Op(); {
	case op == ir.Phi, op == ir.GetElementPtr:
		return true
	case op.IsCast():
		return analysis.SafeToSpeculate(i)
	case op == ir.Add:
		return analysis.AsConstInt(i.Operand(1)) != nil
	}
	return false
}

// maxAddressDepth bounds the depth of an expanded expression.
const maxAddressDepth = 16

// addressStep is a step from block to up into its predecessor from.
type addressStep struct {
	*address
	to, from *ir.Block
	dt       *analysis.DomTree
	dl       *ir.DataLayout
}

// above returns the address when control comes to block to from its predecessor from.
func (a address) above(to, from *ir.Block, dt *analysis.DomTree, dl *ir.DataLayout) address {
	if !dt.Reachable(from) {
		return address{}
	}
	up := address{ptr: a.ptr, inputs: slices.Clone(a.inputs)}
	t := &addressStep{&up, to, from, dt, dl}
	up.ptr = t.sub(a.ptr, 0)
	return up
}

// availableIn reports whether the address is computed when control leaves b.
func (a *address) availableIn(b *ir.Block, dt *analysis.DomTree) bool {
	i, ok := a.ptr.(*ir.Instr)
	return a.ptr != nil && (!ok || dt.Dominates(i.Block(), b))
}

// sub translates a part of the expression; nil when the result is not there.
func (t *addressStep) sub(v ir.Value, depth int) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok {
		return v
	}
	if depth > maxAddressDepth {
		return nil
	}
	if k := slices.Index(t.inputs, i); k >= 0 {
		if i.Block() != t.to {
			return i
		}
		t.inputs = slices.Delete(t.inputs, k, k+1)
		if i.Op() == ir.Phi {
			return t.input(i.IncomingFor(t.from))
		}
		if !translatable(i) {
			return nil
		}
		for _, o := range i.Operands() {
			t.input(o)
		}
	}
	switch op := i.Op(); {
	case op.IsCast(), op == ir.GetElementPtr:
		return t.operation(i, depth)
	case op == ir.Add && analysis.AsConstInt(i.Operand(1)) != nil:
		return t.add(i, depth)
	}
	return nil
}

func (t *addressStep) operation(i *ir.Instr, depth int) ir.Value {
	ops := make([]ir.Value, i.NumOperands())
	changed := false
	for k := range ops {
		if ops[k] = t.sub(i.Operand(k), depth+1); ops[k] == nil {
			return nil
		}
		changed = changed || ops[k] != i.Operand(k)
	}
	if !changed {
		return i
	}
	if v := t.simpler(i, ops); v != nil {
		for _, o := range ops {
			t.drop(o)
		}
		return t.input(v)
	}
	return t.equal(i, ops)
}

// simpler returns an existing value equal to i with other operands, or a constant.
func (t *addressStep) simpler(i *ir.Instr, ops []ir.Value) ir.Value {
	if i.Op() == ir.GetElementPtr && ops[0].Type() == i.Type() && !slices.ContainsFunc(ops[1:], func(v ir.Value) bool { return !isZero(v) }) {
		return ops[0]
	}
	if i.Op().IsCast() {
		q := simplify.Query{Query: valuetracking.Query{Layout: t.dl, Dom: t.dt}}
		return q.Cast(i.Op(), ops[0], i.Type())
	}
	if slices.ContainsFunc(ops, func(v ir.Value) bool { return !ir.IsConst(v) }) {
		return nil
	}
	c := i.Clone()
	for k, v := range ops {
		c.SetOperand(k, v)
	}
	v := constfold.Instr(c, t.dl)
	c.DropOperands()
	return v
}

func isZero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && k.IsZero()
}

// add folds additions of constants into one.
func (t *addressStep) add(i *ir.Instr, depth int) ir.Value {
	k := analysis.AsConstInt(i.Operand(1))
	x := t.sub(i.Operand(0), depth+1)
	if x == nil {
		return nil
	}
	if in, ok := x.(*ir.Instr); ok && in.Op() == ir.Add {
		if c := analysis.AsConstInt(in.Operand(1)); c != nil {
			x, k = in.Operand(0), constfold.Binary(ir.Add, 0, k, c, t.dl)
			if slices.Contains(t.inputs, in) {
				t.drop(in)
				t.input(x)
			}
		}
	}
	q := simplify.Query{Query: valuetracking.Query{Layout: t.dl, Dom: t.dt}}
	if v := q.Binary(ir.Add, 0, x, k); v != nil {
		t.drop(x)
		return t.input(v)
	}
	if x == i.Operand(0) && k == i.Operand(1) {
		return i
	}
	return t.equal(i, []ir.Value{x, k})
}

// maxEqualUsers bounds the users that are searched for an equal instruction.
const maxEqualUsers = 64

// equal looks among the users of the first operand for an instruction like i with other operands
// that is available in the predecessor.
func (t *addressStep) equal(i *ir.Instr, ops []ir.Value) ir.Value {
	if !ir.HasUseList(ops[0]) {
		return nil
	}
	n := 0
	for u := range ir.Users(ops[0]) {
		if n++; n > maxEqualUsers {
			return nil
		}
		if u.Op() == i.Op() && u.Type() == i.Type() && u.ElemTy == i.ElemTy && sameOperands(u, ops) && t.dt.Dominates(u.Block(), t.from) {
			return u
		}
	}
	return nil
}

func sameOperands(i *ir.Instr, ops []ir.Value) bool {
	if i.NumOperands() != len(ops) {
		return false
	}
	for k, v := range i.Operands() {
		if v != ops[k] {
			return false
		}
	}
	return true
}

// translateInserting returns the value of p at the end of pred, and computes it there when it is
// not available.
func (g *gvn) translateInserting(p ir.Value, to, pred *ir.Block, made *[]*ir.Instr) ir.Value {
	if a := newAddress(p).above(to, pred, g.dt, g.dl); a.availableIn(pred, g.dt) {
		return a.ptr
	}
	i, ok := p.(*ir.Instr)
	if !ok || i.Op() != ir.GetElementPtr && !(i.Op().IsCast() && analysis.SafeToSpeculate(i)) &&
		!(i.Op() == ir.Add && analysis.AsConstInt(i.Operand(1)) != nil && g.c.FlagBool("gvn-add-phi-translation", false)) {
		return nil
	}
	ops := make([]ir.Value, i.NumOperands())
	for k := range ops {
		if ops[k] = g.translateInserting(i.Operand(k), to, pred, made); ops[k] == nil {
			return nil
		}
	}
	c := i.Clone()
	for k, v := range ops {
		c.SetOperand(k, v)
	}
	c.InsertBefore(pred.Term())
	c.SetName(i.Name() + ".phi.trans.insert")
	*made = append(*made, c)
	return c
}
