package gpu

import (
	"iter"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/target"
)

// gepStep is what one index of a getelementptr adds to the address: a field's offset, or index·stride bytes.
type gepStep struct {
	operand  int // of the instruction
	field    bool
	stride   int64 // bytes per index; of a field its offset
	scalable bool  // the stride is a multiple of vscale, and only its least value is known
	indexed  *ir.Type
}

// gepSteps walks the steps of a getelementptr, one per index.
func gepSteps(i *ir.Instr, dl *ir.DataLayout) iter.Seq[gepStep] {
	return func(yield func(gepStep) bool) {
		t := i.ElemTy
		for k := 1; k < i.NumOperands(); k++ {
			s := gepStep{operand: k}
			switch {
			case k == 1:
				s.stride = int64(dl.AllocSize(t))
			case t.Kind == ir.StructKind:
				n, _ := ir.AsInt(i.Operand(k)).Uint64()
				s.field, s.stride = true, int64(dl.FieldOffset(t, n))
				t = t.Fields[n]
			case t.Kind == ir.VectorKind:
				t = t.Elem
				s.stride = int64(dl.StoreSize(t))
			default:
				t = t.Elem
				s.stride = int64(dl.AllocSize(t))
			}
			s.indexed, s.scalable = t, !s.field && t.HasScalable()
			if !yield(s) {
				return
			}
		}
	}
}

// foldsIntoAccess reports whether a getelementptr costs nothing, because an access through it computes the address: LLVM's
// getGEPCost.
func foldsIntoAccess(t *target.Target, i *ir.Instr, dl *ir.DataLayout) bool {
	symbol, _ := analysis.StripCasts(i.Operand(0)).(ir.GlobalValue)
	m := target.AddressMode{Symbol: symbol, BaseReg: symbol == nil, Space: i.Operand(0).Type().Scalar().Space}
	if i.NumOperands() == 1 {
		return symbol == nil
	}
	for s := range gepSteps(i, dl) {
		k := ir.AsInt(i.Operand(s.operand))
		switch {
		case s.field:
			m.Offset += s.stride
		case s.scalable:
			return false
		case k != nil:
			n, _ := k.Int64()
			m.Offset += n * s.stride
		case m.Scale != 0: // no address takes two scaled registers
			return false
		default:
			m.Scale = s.stride
		}
	}
	return t.FoldsAddress(m)
}
