package scalarizer

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/lanewise"
)

// visit splits an instruction and reports whether it did.
func (s *scalarizer) visit(i *ir.Instr) bool {
	if !hasPlace(i) && !i.Type().IsVoid() {
		return false
	}
	for _, v := range i.Operands() {
		if v.Type().IsVector() && !hasPlace(v) {
			return false
		}
	}
	switch op := i.Op(); {
	case op.IsBinary(), op == ir.FNeg, op == ir.Freeze, op == ir.ICmp, op == ir.FCmp, op == ir.Select, op.IsCast() && op != ir.BitCast:
		return s.lanewise(i)
	case op == ir.GetElementPtr:
		return s.address(i)
	case op == ir.BitCast:
		return s.bitCast(i)
	case op == ir.InsertElement:
		return s.insertElement(i)
	case op == ir.ExtractElement:
		return s.extractElement(i)
	case op == ir.ShuffleVector:
		return s.shuffleVector(i)
	case op == ir.Phi:
		return s.phi(i)
	case op == ir.Load:
		return s.load(i)
	case op == ir.Store:
		return s.store(i)
	case op == ir.Call:
		return s.call(i)
	}
	return false
}

// operand is an operand of an instruction that is being split: the same for all fragments, or
// fragments itself.
type operand struct {
	v     ir.Value
	parts *scatterer // nil: v for all
}

func (o operand) fragment(k int) ir.Value {
	if o.parts == nil {
		return o.v
	}
	return o.parts.fragment(k)
}

// operands scatters the first n operands that are vectors; not ok if they split differently from
// the result.
func (s *scalarizer) operands(i *ir.Instr, n int, sp split) (list []operand, ok bool) {
	splits := make([]split, n)
	for k := range n {
		t := i.Operand(k).Type()
		if !t.IsVector() {
			continue
		}
		if splits[k], ok = s.splitOf(t); !ok || splits[k].packed != sp.packed || splits[k].count != sp.count {
			return nil, false
		}
	}
	for k := range n {
		o := operand{v: i.Operand(k)}
		if splits[k].count > 0 {
			o.parts = s.scatter(i, o.v, splits[k])
		}
		list = append(list, o)
	}
	return list, true
}

// lanewise splits an operation that does the same to each element.
func (s *scalarizer) lanewise(i *ir.Instr) bool {
	return s.each(i, func(part *ir.Type, vals []ir.Value) *ir.Instr {
		n := ir.NewInstr(i.Op(), part, vals...)
		n.Pred = i.Pred
		n.Flags = i.Flags
		return n
	})
}

// address splits a getelementptr of several addresses; base and indices may be the same for all.
func (s *scalarizer) address(i *ir.Instr) bool {
	return s.each(i, func(_ *ir.Type, vals []ir.Value) *ir.Instr {
		return ir.NewGEP(i.ElemTy, vals[0], i.Flags, vals[1:]...)
	})
}

// each splits an instruction into those that narrow makes of the fragments of its operands.
func (s *scalarizer) each(i *ir.Instr, narrow func(part *ir.Type, vals []ir.Value) *ir.Instr) bool {
	sp, ok := s.splitOf(i.Type())
	if !ok {
		return false
	}
	ops, ok := s.operands(i, i.NumOperands(), sp)
	if !ok {
		return false
	}
	at := ir.Before(i)
	parts := make([]ir.Value, sp.count)
	for k := range parts {
		vals := make([]ir.Value, len(ops))
		for j, o := range ops {
			vals[j] = o.fragment(k)
		}
		parts[k] = s.make(at, narrow(sp.fragment(k), vals), i.Name()+".i"+strconv.Itoa(k))
	}
	return s.gather(i, parts, sp)
}

// phi splits a φ. Its operands may be defined later, and are scattered where they are.
func (s *scalarizer) phi(i *ir.Instr) bool {
	sp, ok := s.splitOf(i.Type())
	if !ok {
		return false
	}
	at := ir.Before(i)
	parts := make([]ir.Value, sp.count)
	for k := range parts {
		parts[k] = at.Phi(sp.fragment(k), i.Name()+".i"+strconv.Itoa(k))
	}
	scattered := map[*ir.Block]*scatterer{} // several edges from one block bring the same
	for n := range i.NumIncoming() {
		from := i.IncomingBlock(n)
		in := scattered[from]
		if in == nil {
			in = s.scatter(from.Term(), i.Operand(n), sp)
			scattered[from] = in
		}
		for k, p := range parts {
			p.(*ir.Instr).AddIncoming(in.fragment(k), from)
		}
	}
	return s.gather(i, parts, sp)
}

// call splits a call of an intrinsic that works element by element.
func (s *scalarizer) call(i *ir.Instr) bool {
	same, known := lanewise.Intrinsic(i.IntrinsicID())
	sp, ok := s.splitOf(i.Type())
	if !known || !ok || len(i.Info.Bundles) > 0 {
		return false
	}
	ops, ok := s.operands(i, i.NumArgs(), sp)
	if !ok {
		return false
	}
	for j, o := range ops {
		if scalar := o.parts == nil; scalar != slices.Contains(same, j) {
			return false
		}
	}
	at := ir.Before(i)
	parts := make([]ir.Value, sp.count)
	for k := range parts {
		vals, types := make([]ir.Value, len(ops)), make([]*ir.Type, len(ops))
		for j, o := range ops {
			vals[j] = o.fragment(k)
			types[j] = vals[j].Type()
		}
		n := at.Call(s.narrower(i, at.Ctx().Func(sp.fragment(k), types, false)), i.Name()+".i"+strconv.Itoa(k), vals...)
		n.Flags |= i.Flags & ir.FastMath
		parts[k] = n
	}
	return s.gather(i, parts, sp)
}

// narrower returns the overload of an intrinsic for fragments.
func (s *scalarizer) narrower(i *ir.Instr, ty *ir.Type) *ir.Func {
	overloads, ok := ir.IntrinsicOverloads(i.IntrinsicID(), ty)
	if !ok {
		panic("scalarizer: " + i.IntrinsicID() + " has no form for fragments of its vectors")
	}
	f := i.CalledFunc()
	return s.f.Module().IntrinsicLike(f, ty, overloads...)
}
