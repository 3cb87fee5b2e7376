package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Pointers that are known not to be null where they are used, as in LLVM 22.

// maxNonNullSteps bounds how many addresses and φs are followed.
const maxNonNullSteps = 3

// accessNonNull simplifies the address that i, a load or store, has as operand k.
func (ic *combiner) accessNonNull(i *ir.Instr, k int) *ir.Instr {
	p := i.Operand(k)
	if analysis.NullIsDefined(ic.f, p.Type().Space) {
		return nil
	}
	if v := ic.whereNonNull(p, true, 0); v != nil {
		return ic.setOperand(i, k, v)
	}
	return nil
}

// whereNonNull returns what v is where it is not null: of a select with null, the other arm. It
// simplifies what v is computed from by the way, if only this use needs that. accessed means that
// the pointee is accessed, so that no address in between is null either.
func (ic *combiner) whereNonNull(v ir.Value, accessed bool, depth int) ir.Value {
	if s := opOf(v, ir.Select); s != nil {
		for k := 1; k <= 2; k++ {
			if c, ok := s.Operand(k).(*ir.Const); ok && c.Kind == ir.NullConst {
				return s.Operand(3 - k)
			}
		}
	}
	if !oneUse(v) || depth == maxNonNullSteps {
		return nil
	}
	if g := opOf(v, ir.GetElementPtr); g != nil && (accessed || g.HasFlag(ir.InBounds)) {
		if w := ic.whereNonNull(g.Operand(0), accessed, depth+1); w != nil {
			ic.setOperand(g, 0, w)
			ic.work.add(g)
		}
		return nil
	}
	if p := opOf(v, ir.Phi); p != nil {
		for k := range p.NumIncoming() {
			if w := ic.whereNonNull(p.Operand(k), accessed, maxNonNullSteps); w != nil {
				ic.setOperand(p, k, w)
				ic.work.add(p)
			}
		}
	}
	return nil
}

// argNonNull simplifies an argument whose attributes say that it is not null.
func (ic *combiner) argNonNull(i *ir.Instr, k int) bool {
	p := i.Arg(k)
	if !ic.newer || !p.Type().IsPtr() {
		return false
	}
	has := func(attr string) bool { return i.Info.Attrs.Param(k).Has(attr) || calleeHas(i, k, attr) }
	accessed := has("dereferenceable")
	if !has("nonnull") && (!accessed || analysis.NullIsDefined(ic.f, p.Type().Space)) {
		return false
	}
	v := ic.whereNonNull(p, accessed, 0)
	if v != nil {
		ic.setOperand(i, k, v)
	}
	return v != nil
}

// resultNonNull simplifies a returned pointer that the function's attributes say is not null.
func (ic *combiner) resultNonNull(i *ir.Instr) *ir.Instr {
	p := i.Operand(0)
	if !ic.newer || !p.Type().IsPtr() {
		return nil
	}
	accessed := ic.f.Attrs.Ret.Has("dereferenceable")
	if !ic.f.Attrs.Ret.Has("nonnull") && (!accessed || analysis.NullIsDefined(ic.f, p.Type().Space)) {
		return nil
	}
	if v := ic.whereNonNull(p, accessed, 0); v != nil {
		return ic.setOperand(i, 0, v)
	}
	return nil
}
