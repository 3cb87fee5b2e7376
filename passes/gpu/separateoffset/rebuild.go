package separateoffset

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// rebuild returns the index that search went through without the constant that it found, and the
// top of the copy that it was made from, which is dead then.
//
//	sext(a + (b + 5))  ⇒  sext(a) + (sext(b) + sext(5))  ⇒  sext(a) + sext(b)
//
// The copy in the middle is made in full, because later names derive from its names.
func (e *offsetExtractor) rebuild() (rest, copied ir.Value) {
	e.casts = e.casts[:0]
	e.distribute(len(e.path) - 1)
	kept := e.path[:0]
	for _, v := range e.path {
		if v != nil {
			kept = append(kept, v)
		}
	}
	e.path = kept
	return e.withoutConstant(len(e.path) - 1), e.path[len(e.path)-1]
}

// distribute copies the path up to position k with the extensions moved to the leaves; extensions
// on the path become nil.
func (e *offsetExtractor) distribute(k int) ir.Value {
	if k == 0 {
		e.path[0] = e.extend(e.path[0])
		return e.path[0]
	}
	i := e.path[k].(*ir.Instr)
	if i.Op().IsCast() {
		e.casts = append(e.casts, i)
		e.path[k] = nil
		return e.distribute(k - 1)
	}
	side := e.side(i, k)
	other := e.extend(i.Operand(1 - side))
	next := e.distribute(k - 1)
	sum := e.binary(i.Op(), side, next, other)
	sum.SetNameAfter(i)
	e.path[k] = sum
	return sum
}

// side returns which operand of i is the next element of the path.
func (e *offsetExtractor) side(i *ir.Instr, k int) int {
	if i.Operand(0) == e.path[k-1] {
		return 0
	}
	return 1
}

func (e *offsetExtractor) binary(op ir.Op, side int, next, other ir.Value) *ir.Instr {
	if side == 1 {
		next, other = other, next
	}
	b := ir.Before(e.gep)
	b.Loc = nil
	return b.Binary(op, next, other, 0, "")
}

// extend applies the casts around the current place to v.
func (e *offsetExtractor) extend(v ir.Value) ir.Value {
	for k := len(e.casts) - 1; k >= 0; k-- {
		i := e.casts[k]
		if c, ok := v.(*ir.Const); ok {
			if folded := constfold.Cast(i.Op(), c, i.Type(), e.s.dl); folded != nil {
				v = folded
				continue
			}
		}
		ext := i.Clone()
		ext.SetOperand(0, v)
		if ext.Op() == ir.Trunc { // what is cut off may matter to the part where it did not to the sum
			ext.Flags &^= ir.NUW | ir.NSW
		}
		ext.InsertBefore(e.gep)
		v = ext
	}
	return v
}

// withoutConstant rebuilds the copy up to position k with 0 in place of the constant.
func (e *offsetExtractor) withoutConstant(k int) ir.Value {
	if k == 0 {
		return ir.NewZero(e.path[0].Type())
	}
	i := e.path[k].(*ir.Instr)
	side := e.side(i, k)
	next := e.withoutConstant(k - 1)
	other := i.Operand(1 - side)
	if c, ok := next.(*ir.Const); ok && c.IsZero() && (i.Op() != ir.Sub || side == 1) {
		return other
	}
	op := i.Op()
	if op == ir.Or { // a | (b + 5) without common bits says nothing about a and b
		op = ir.Add
	}
	sum := e.binary(op, side, next, other)
	sum.TakeName(i)
	return sum
}
