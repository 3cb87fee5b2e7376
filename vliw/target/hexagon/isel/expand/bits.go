package expand

import "opt-go/frontend/ir"

// Bits rewrites the bit casts of short vectors of i1 that the vector unit does not do: each lane is
// a bit of an integer.
func Bits(f *ir.Func) {
	var list []*ir.Instr
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			if i.Op() == ir.BitCast && (lanes(i.Type()) > 1 || lanes(i.Operand(0).Type()) > 1) && i.Type() != i.Operand(0).Type() {
				list = append(list, i)
			}
		}
	}
	for _, i := range list {
		e := &expander{at: ir.Before(i), pos: i.Pos}
		v := i.Operand(0)
		if n := lanes(v.Type()); n > 1 {
			v = e.pack(v, i.Type().Context().Int(n))
		}
		if n := lanes(i.Type()); n > 1 {
			v = e.unpack(e.cast2(v, i.Type().Context().Int(n)), i.Type())
		} else {
			v = e.cast2(v, i.Type())
		}
		ir.ReplaceAllUses(i, v)
		i.Erase()
	}
}

// lanes is the number of lanes of a vector of i1 whose bits fit a pair, else 0.
func lanes(t *ir.Type) int {
	if !t.IsVector() || t.Scalable || !t.Elem.IsInt(1) || t.Len > 64 {
		return 0
	}
	return int(t.Len)
}

// cast2 is a bit cast, if one is needed.
func (e *expander) cast2(v ir.Value, t *ir.Type) ir.Value {
	if v.Type() == t {
		return v
	}
	return e.cast(ir.BitCast, v, t)
}

func (e *expander) lane(k int) ir.Value { return ir.NewInt(e.at.Ctx().I32, uint64(k)) }

func (e *expander) insert(i *ir.Instr) ir.Value { return e.note(e.at.Insert(i, "")) }

func (e *expander) pack(v ir.Value, t *ir.Type) ir.Value {
	out := ir.Value(ir.NewZero(t))
	for k := range t.Bits {
		bit := e.cast(ir.ZExt, e.insert(ir.NewInstr(ir.ExtractElement, v.Type().Elem, v, e.lane(k))), t)
		out = e.binary(ir.Or, out, e.binary(ir.Shl, bit, ir.NewInt(t, uint64(k))))
	}
	return out
}

func (e *expander) unpack(v ir.Value, t *ir.Type) ir.Value {
	out := ir.Value(ir.NewPoison(t))
	for k := range int(t.Len) {
		bit := e.cast(ir.Trunc, e.binary(ir.LShr, v, ir.NewInt(v.Type(), uint64(k))), t.Elem)
		out = e.insert(ir.NewInstr(ir.InsertElement, t, out, bit, e.lane(k)))
	}
	return out
}
