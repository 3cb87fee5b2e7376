package straightline

import (
	"iter"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/target"
)

// GEPStep is what one index of a getelementptr adds to the address: a field's offset, or
// index·stride bytes.
type GEPStep struct {
	Operand  int      // the index, by its number among the operands of the instruction
	Field    bool     // the index selects a field of a struct
	Stride   int64    // bytes per index; of a field its offset
	Scalable bool     // the stride is a multiple of vscale, and only its least value is known
	Indexed  *ir.Type // what the index selects
}

// GEPSteps walks the steps of a getelementptr, one per index.
func GEPSteps(i *ir.Instr, dl *ir.DataLayout) iter.Seq[GEPStep] {
	return func(yield func(GEPStep) bool) {
		t := i.ElemTy
		for k := 1; k < i.NumOperands(); k++ {
			s := GEPStep{Operand: k}
			switch {
			case k == 1:
				s.Stride = int64(dl.AllocSize(t))
			case t.Kind == ir.StructKind:
				n, _ := ir.AsInt(i.Operand(k)).Uint64()
				s.Field, s.Stride = true, int64(dl.FieldOffset(t, n))
				t = t.Fields[n]
			case t.Kind == ir.VectorKind:
				t = t.Elem
				s.Stride = int64(dl.StoreSize(t))
			default:
				t = t.Elem
				s.Stride = int64(dl.AllocSize(t))
			}
			s.Indexed, s.Scalable = t, !s.Field && t.HasScalable()
			if !yield(s) {
				return
			}
		}
	}
}

// FoldsIntoAccess reports whether a getelementptr costs nothing, because an access through it
// computes the address: LLVM's getGEPCost.
func FoldsIntoAccess(t *target.Target, i *ir.Instr, dl *ir.DataLayout) bool {
	symbol, _ := analysis.StripCasts(i.Operand(0)).(ir.GlobalValue)
	m := target.AddressMode{Symbol: symbol, BaseReg: symbol == nil, Space: i.Operand(0).Type().Scalar().Space}
	if i.NumOperands() == 1 {
		return symbol == nil
	}
	for s := range GEPSteps(i, dl) {
		k := ir.AsInt(i.Operand(s.Operand))
		switch {
		case s.Field:
			m.Offset += s.Stride
		case s.Scalable:
			return false
		case k != nil:
			n, _ := k.Int64()
			m.Offset += n * s.Stride
		case m.Scale != 0: // no address takes two scaled registers
			return false
		default:
			m.Scale = s.Stride
		}
	}
	return t.FoldsAddress(m)
}

// ResultElement returns the type that the last index of a getelementptr selects.
func ResultElement(g *ir.Instr) *ir.Type {
	t := g.ElemTy
	for k := 2; k < g.NumOperands(); k++ {
		if t.Kind == ir.StructKind {
			f, _ := ir.AsInt(g.Operand(k)).Uint64()
			t = t.FieldAt(f)
			continue
		}
		t = t.Elem
	}
	return t
}

// ConstInt is the value of an integer constant, if it fits 64 bits; vectors are none.
func ConstInt(v ir.Value) (int64, bool) {
	if k, ok := v.(*ir.Const); ok && k.Kind == ir.IntConst {
		return k.Int64()
	}
	return 0, false
}

// SExtOperand is what a value is sign-extended from, nil if it is no sign extension.
func SExtOperand(v ir.Value) ir.Value {
	if i, ok := v.(*ir.Instr); ok && i.Op() == ir.SExt {
		return i.Operand(0)
	}
	return nil
}
