// Package objectsize finds what llvm.objectsize asks for: the bytes from a pointer to the end of
// its object, as far as they are known at compile time.
package objectsize

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Mode says which of several possible sizes of an object counts.
type Mode uint8

// The modes: no size unless all are the same, the largest, the least.
const (
	Exact Mode = iota
	Largest
	Least
)

// After returns the result of a call of llvm.objectsize where the size is known at compile
// time and fits the result's type, else nil.
func After(call *ir.Instr, dl *ir.DataLayout, mode Mode) *ir.Const {
	unknown := ir.AsInt(call.Arg(2))
	s := &objectSizes{dl: dl, mode: mode, nullUnknown: unknown != nil && !unknown.IsZero(), active: map[ir.Value]bool{}, f: call.Func()}
	ty := call.Type()
	size, known := s.after(call.Arg(0), 0)
	if !known || ty.Bits < 64 && size>>uint(ty.Bits) != 0 {
		return nil
	}
	return ir.NewInt(ty, size)
}

// objectSizes computes the number of bytes from a pointer to the end of its object.
type objectSizes struct {
	dl          *ir.DataLayout
	f           *ir.Func
	mode        Mode
	nullUnknown bool
	active      map[ir.Value]bool // φs, selects and loads being visited
}

// after returns the number of bytes from p+off to the end of the object.
func (s *objectSizes) after(p ir.Value, off int64) (size uint64, known bool) {
	base, n, ok := analysis.ConstantOffset(p, s.dl)
	if !ok {
		return 0, false
	}
	off += n
	if i, isInstr := base.(*ir.Instr); isInstr && (i.Op() == ir.Phi || i.Op() == ir.Select) {
		return s.either(i, off)
	}
	if i, isInstr := base.(*ir.Instr); isInstr && i.Op() == ir.Load {
		return s.loaded(i, off)
	}
	whole, known := s.whole(base)
	if !known {
		return 0, false
	}
	return left(whole, off), true
}

func (s *objectSizes) whole(base ir.Value) (size uint64, known bool) {
	switch v := base.(type) {
	case *ir.Const:
		switch v.Kind {
		case ir.NullConst:
			return 0, !s.nullUnknown && !analysis.NullIsDefined(s.f, v.Type().Space)
		case ir.UndefConst, ir.PoisonConst:
			return 0, true
		}
	case *ir.GlobalVar: // a definition elsewhere has the declared bytes, and perhaps more
		if s.mode == Least && v.ValueType.IsSized() && v.Linkage != ir.ExternWeak {
			return s.dl.AllocSize(v.ValueType), true
		}
	case *ir.Alias:
		if !analysis.Interposable(v) {
			return s.after(v.Aliasee, 0)
		}
	}
	return analysis.ObjectSize(base, s.dl, false)
}

// either merges the sizes of the operands of a φ or select.
func (s *objectSizes) either(i *ir.Instr, off int64) (size uint64, known bool) {
	if s.active[i] {
		return 0, false
	}
	s.active[i] = true
	defer delete(s.active, i)
	first := 0
	if i.Op() == ir.Select {
		first = 1
	}
	for k := first; k < i.NumOperands(); k++ {
		n, ok := s.after(i.Operand(k), off)
		if !ok {
			return 0, false
		}
		switch {
		case k == first:
			size = n
		case n == size:
		case s.mode == Exact:
			return 0, false
		case (n < size) == (s.mode == Least):
			size = n
		}
	}
	return size, true
}
