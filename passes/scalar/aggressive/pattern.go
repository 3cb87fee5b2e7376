package aggressive

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// patternedLoad folds a load from a constant whose contents are the same at all offsets that the
// load may have: multiples of the steps of the indices, and of its alignment.
func (a *aggressive) patternedLoad(i *ir.Instr) bool {
	const limit = 4096 // bytes of the constant
	if i.Op() != ir.Load || i.IsVolatile() {
		return false
	}
	v, ok := analysis.UnderlyingObject(i.Operand(0)).(*ir.GlobalVar)
	if !ok || !v.Constant || v.Init == nil || v.ExternallyInit || analysis.Interposable(v) || v.Linkage == ir.AvailableExternally {
		return false
	}
	dl := a.q.Layout
	size, need := dl.AllocSize(v.ValueType), dl.StoreSize(i.Type())
	if size == 0 || size > limit || need > size {
		return false
	}
	off, stride := strideOf(i.Operand(0), dl)
	if align := i.Align(); align <= max(v.Align, 1) && stride < align {
		off, stride = 0, align
	}
	k := constfold.LoadFrom(v.Init, i.Type(), int64(off), dl)
	if k == nil {
		return false
	}
	for ; off <= size-need; off += stride {
		if constfold.LoadFrom(v.Init, i.Type(), int64(off), dl) != k {
			return false
		}
	}
	ir.ReplaceAllUses(i, k)
	return true
}

// strideOf returns the least offset that an address based on a global may have, and the stride of
// which all other offsets are a multiple away from it.
func strideOf(p ir.Value, dl *ir.DataLayout) (off, stride uint64) {
	total, common := int64(0), uint64(0)
	for analysis.Opcode(p) == ir.GetElementPtr {
		i, ok := p.(*ir.Instr)
		if !ok {
			n, fits := dl.ConstGEPOffset(p.(*ir.Const).ElemTy, p.(*ir.Const).Elems[1:])
			if !fits {
				return 0, 1
			}
			total += n
			p = p.(*ir.Const).Elems[0]
			continue
		}
		if i.Type().IsVector() {
			return 0, 1
		}
		t := i.ElemTy
		for k := 1; k < i.NumOperands(); k++ {
			if t.Kind == ir.StructKind && k > 1 {
				n, _ := number(i.Operand(k))
				total += int64(dl.FieldOffset(t, n))
				t = t.Fields[n]
				continue
			}
			if k > 1 {
				t = t.Elem
			}
			scale := dl.AllocSize(t)
			if n := ir.AsInt(i.Operand(k)); n != nil {
				v, fits := n.Int64()
				if !fits {
					return 0, 1
				}
				total += v * int64(scale)
				continue
			}
			if !i.HasFlag(ir.InBounds) && scale != 0 {
				scale = 1 << bits.TrailingZeros64(scale)
			}
			common = gcd(common, scale)
		}
		p = i.Operand(0)
	}
	if _, ok := p.(*ir.GlobalVar); !ok || common == 0 {
		return 0, 1
	}
	rest := total % int64(common)
	if rest < 0 {
		rest += int64(common)
	}
	return uint64(rest), common
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
