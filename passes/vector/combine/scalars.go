package combine

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/lanewise"
	"opt-go/passes/simplify/constfold"
)

// operand is a vector with constant elements, but for one at most.
type operand struct {
	constant ir.Value  // all elements, or those below the inserted one
	insert   *ir.Instr // nil: it is constant
	scalar   bool      // an argument that is the same for all elements
}

// scalarOperation: an operation on vectors with one element that is not constant computes that
// element alone.
//
//	op (insert C, x, i), (insert D, y, i)  ⇒  insert (op C, D), (op x, y), i
//
// Flags stay: the scalar operation is poison where the element was. Conditions of selects stay
// vectors, whose masks are not made of scalars.
func scalarOperation(k *combiner, i *ir.Instr) bool {
	if i.Op() == ir.ICmp || i.Op() == ir.FCmp {
		for u := range ir.Users(i) {
			if u.Op() == ir.Select && u.Operand(0) == ir.Value(i) {
				return false
			}
		}
	}
	ops, at, ok := k.operandsWithOneElement(i)
	if !ok {
		return false
	}
	elem := i.Type().Elem
	lane, all := make([]ir.Value, len(ops)), make([]ir.Value, len(ops))
	for n, o := range ops {
		all[n] = o.constant
		switch {
		case o.insert != nil:
			lane[n] = o.insert.Operand(1)
		case o.scalar:
			lane[n] = o.constant
		default:
			lane[n] = elementOf(o.constant, at)
		}
		if lane[n] == nil {
			return false
		}
	}
	rest := k.sameOperation(i, i.Type(), all)
	rest.Flags = 0
	constant := folded(rest, k.dl)
	if constant == nil && i.Op().IsDivRem() {
		rest.DropOperands()
		return false // it may trap in the lane below the inserted one
	}
	if !k.scalarPays(i, ops, at, constant) {
		rest.DropOperands()
		return false
	}
	one := k.insertNamed(k.sameOperation(i, elem, lane), i.Name()+".scalar")
	if constant == nil {
		constant = k.b.Insert(rest, "")
	} else {
		rest.DropOperands()
	}
	return k.replace(i, k.insert(newInsert(constant, one, at)))
}

// folded returns the constant that an operation on constants is, or nil.
func folded(i *ir.Instr, dl *ir.DataLayout) ir.Value {
	if i.Op() == ir.Call {
		return constfold.Call(i)
	}
	return constfold.Instr(i, dl)
}

func (k *combiner) insertNamed(i *ir.Instr, name string) ir.Value {
	v := k.insert(i)
	if n, ok := v.(*ir.Instr); ok {
		n.SetName(name)
	}
	return v
}

func elementOf(v ir.Value, at int) ir.Value {
	c, ok := v.(*ir.Const)
	if !ok {
		return nil
	}
	if c.Type().Scalable {
		if s := c.Splat(); s != nil {
			return s
		}
		return nil
	}
	return c.Elem(uint64(at))
}

// operandsWithOneElement: all elements that are not constant are at one position, and not all
// operands are constant.
func (k *combiner) operandsWithOneElement(i *ir.Instr) (ops []operand, at int, ok bool) {
	n, same := i.NumOperands(), []int(nil)
	if i.Op() == ir.Call {
		if same, ok = lanewise.Intrinsic(i.IntrinsicID()); !ok || len(i.Info.Bundles) > 0 {
			return nil, 0, false
		}
		n = i.NumArgs()
	}
	at = -1
	inserts, reads := 0, false
	for j := range n {
		v := i.Operand(j)
		e, _ := v.(*ir.Instr)
		switch {
		case slices.Contains(same, j):
			ops = append(ops, operand{constant: v, scalar: true})
			continue
		case ir.IsConst(v):
			ops = append(ops, operand{constant: v})
			continue
		case e == nil || e.Op() != ir.InsertElement || !ir.IsConst(e.Operand(0)):
			return nil, 0, false
		}
		index, inside := constIndex(e)
		if !inside || at >= 0 && int(index) != at {
			return nil, 0, false
		}
		at = int(index)
		inserts++
		if x, isInstr := e.Operand(1).(*ir.Instr); isInstr && analysis.MayRead(x) {
			reads = true
		}
		ops = append(ops, operand{constant: e.Operand(0), insert: e})
	}
	// A single loaded element goes into its lane by the load: LLVM 19 leaves it there.
	return ops, at, inserts > 1 || inserts == 1 && (!reads || k.newer)
}

// scalarPays compares the operation on vectors, and the insertions for it, with the scalar one and
// the insertion of its result into the constant, nil where it is not one. Insertions with other
// uses stay. LLVM 19 takes all insertions for those into nothing.
func (k *combiner) scalarPays(i *ir.Instr, ops []operand, at int, constant ir.Value) bool {
	vector := i.Type()
	elem := vector.Elem
	if i.Op() == ir.ICmp || i.Op() == ir.FCmp {
		vector, elem = i.Operand(0).Type(), i.Operand(0).Type().Elem
	}
	var second ir.Value
	if len(ops) > 1 && ops[1].insert == nil && !ops[1].scalar {
		second = elementOf(ops[1].constant, at)
	}
	all, one := 0, 0
	if i.Op() == ir.Call {
		all, one = k.call(i.IntrinsicID(), vector), k.call(i.IntrinsicID(), elem)
	} else {
		all, one = k.operation(i, vector, second), k.operation(i, elem, second)
	}
	inserting := func(into ir.Value) int {
		if !k.newer {
			into = nil
		}
		return k.lane(ir.InsertElement, i.Type(), at, into)
	}
	before, after := all, one+inserting(constant)
	for _, o := range ops {
		if o.insert == nil {
			continue
		}
		before += inserting(o.constant)
		if !ir.HasOneUse(o.insert) {
			after += inserting(o.constant)
		}
	}
	return before >= after
}

// sameOperation is the operation of i with a result of another type.
func (k *combiner) sameOperation(i *ir.Instr, ty *ir.Type, operands []ir.Value) *ir.Instr {
	if i.Op() != ir.Call {
		return again(i, operands...)
	}
	types := make([]*ir.Type, len(operands))
	for n, v := range operands {
		types[n] = v.Type()
	}
	ft := ty.Context().Func(ty, types, false)
	overloads, ok := ir.IntrinsicOverloads(i.IntrinsicID(), ft)
	if !ok {
		panic("vector-combine: " + i.IntrinsicID() + " has no form for other types")
	}
	f := k.f.Module().IntrinsicLike(i.CalledFunc(), ft, overloads...)
	n := ir.NewInstr(ir.Call, ty, append(slices.Clone(operands), ir.Value(f))...)
	n.Info, n.Flags = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC}, i.Flags
	return n
}
