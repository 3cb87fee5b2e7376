package separateoffset

import (
	"opt-go/frontend/ir"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/simplify/constfold"
)

// maxOffsetDepth bounds how many operations a constant may lie below an index; at most 255, see
// failedSearches.
const maxOffsetDepth = 100

// failedSearches caches the searches that found no constant, and their depth, by instruction and
// the extensions around it. Instructions that the pass itself inserted are not cached.
type failedSearches []uint8

func newFailedSearches(bound int) failedSearches { return make(failedSearches, 4*bound) }

func (s failedSearches) at(i *ir.Instr, sext, zext bool) *uint8 {
	n := 4 * i.ID()
	if sext {
		n++
	}
	if zext {
		n += 2
	}
	if n >= len(s) {
		return new(uint8)
	}
	return &s[n]
}

// offsetExtractor finds a constant in the sum that an index is, and rebuilds the index without it.
// One constant is taken: sums of two are for instcombine.
type offsetExtractor struct {
	s   *offsetSeparator
	gep *ir.Instr
	// path leads from the constant up to the index, both included.
	path []ir.Value
	// casts are the extensions around the place that rebuild is at, the outermost first.
	casts []*ir.Instr
	// least is the smallest value that the index can have, where bounded is set.
	least   int64
	bounded bool
}

func (s *offsetSeparator) extractor(gep *ir.Instr, step straightline.GEPStep) *offsetExtractor {
	e := &offsetExtractor{s: s, gep: gep}
	if !gep.HasFlag(ir.InBounds) {
		return e
	}
	if !s.strict && !s.newer {
		e.bounded = true
		return e
	}
	if size, ok := s.objectSize(gep.Operand(0)); ok && step.Stride > 0 {
		e.least, e.bounded = -int64(size)/step.Stride, true
	}
	return e
}

// objectSize returns the size in bytes of the object that a pointer surely points into.
func (s *offsetSeparator) objectSize(p ir.Value) (size uint64, ok bool) {
	for range maxOffsetDepth {
		switch v := p.(type) {
		case *ir.GlobalVar:
			exact := v.Init != nil && (v.Linkage == ir.External || v.Linkage.IsLocal())
			if !exact || !v.ValueType.IsSized() || v.ValueType.HasScalable() {
				return 0, false
			}
			size = s.dl.AllocSize(v.ValueType)
			return size, size < 1<<62
		case *ir.Instr:
			switch v.Op() {
			case ir.GetElementPtr, ir.AddrSpaceCast:
				p = v.Operand(0)
				continue
			case ir.Alloca:
				if k, ok := straightline.ConstInt(v.Operand(0)); ok && k >= 0 && k < 1<<31 && !v.ElemTy.HasScalable() {
					size = s.dl.AllocSize(v.ElemTy)
					return size * uint64(k), size < 1<<31
				}
			}
		case *ir.Const:
			if v.Kind == ir.ExprConst && (v.Op == ir.GetElementPtr || v.Op == ir.AddrSpaceCast) {
				p = v.Elems[0]
				continue
			}
		}
		return 0, false
	}
	return 0, false
}

// search looks for a constant in an index; it is nil when there is none. e.path is how to get
// there.
func (e *offsetExtractor) search(v ir.Value) *ir.Const {
	e.path = e.path[:0]
	return e.find(v, false, false, e.bounded, maxOffsetDepth)
}

// find returns the constant that is an addend of v (nil: none) as it counts in v. sext and zext say
// which extensions are around v; bounded, that v is the index itself but for sign extensions, so
// that e.least holds for it.
func (e *offsetExtractor) find(v ir.Value, sext, zext, bounded bool, depth int) *ir.Const {
	var k *ir.Const
	switch v := v.(type) {
	case *ir.Const:
		if v.Kind == ir.IntConst {
			k = v
		}
	case *ir.Instr:
		failed := e.s.failed.at(v, sext, zext)
		if depth == 0 || int(*failed) >= depth && !bounded {
			return nil
		}
		if k = e.findInside(v, sext, zext, bounded, depth-1); k == nil && !bounded {
			*failed = uint8(depth)
		}
	}
	if k == nil || k.IsZero() {
		return nil
	}
	e.path = append(e.path, v)
	return k
}

func (e *offsetExtractor) findInside(i *ir.Instr, sext, zext, bounded bool, depth int) *ir.Const {
	switch i.Op() {
	case ir.Add, ir.Sub, ir.Or:
		if e.distributes(i, sext, zext, bounded) {
			return e.findInEither(i, sext, zext, depth)
		}
	case ir.Trunc:
		_, fixed := i.Operand(0).(*ir.Const)
		if fixed || !sext && !zext { // the extension of a narrow sum that wraps is not the sum
			return e.cast(i, e.find(i.Operand(0), false, false, false, depth))
		}
	case ir.SExt:
		return e.cast(i, e.find(i.Operand(0), true, zext, bounded, depth))
	case ir.ZExt: // sext(zext(a)) = zext(a)
		return e.cast(i, e.find(i.Operand(0), false, true, false, depth))
	}
	return nil
}

func (e *offsetExtractor) cast(i *ir.Instr, k *ir.Const) *ir.Const {
	if k == nil {
		return nil
	}
	c, _ := constfold.Cast(i.Op(), k, i.Type(), e.s.dl).(*ir.Const)
	return c
}

func (e *offsetExtractor) findInEither(i *ir.Instr, sext, zext bool, depth int) *ir.Const {
	height := len(e.path)
	if k := e.find(i.Operand(0), sext, zext, false, depth); k != nil {
		return k
	}
	e.path = e.path[:height]
	if i.Op() == ir.Sub && zext { // the negative of the constant is not zero-extended as the constant is
		return nil
	}
	k := e.find(i.Operand(1), sext, zext, false, depth)
	if k == nil {
		e.path = e.path[:height]
		return nil
	}
	if i.Op() == ir.Sub {
		k = constfold.Binary(ir.Sub, 0, ir.NewZero(k.Type()), k, e.s.dl)
	}
	return k
}

// distributes reports whether the extensions around a sum may be applied to its operands instead.
func (e *offsetExtractor) distributes(i *ir.Instr, sext, zext, bounded bool) bool {
	switch {
	case i.Op() == ir.Or:
		return i.HasFlag(ir.Disjoint)
	case i.Op() == ir.Sub && zext && !sext:
		return false
	case i.Op() == ir.Add && !zext && bounded && (e.cannotWrap(i, 0) || e.cannotWrap(i, 1)):
		return true
	}
	return (!sext || i.HasFlag(ir.NSW)) && (!zext || i.HasFlag(ir.NUW))
}

// cannotWrap reports whether operand n of an addition is a constant c ≥ 0 such that the sum, of
// which e.least is known, cannot have wrapped: one that did is less than the least number + c.
func (e *offsetExtractor) cannotWrap(i *ir.Instr, n int) bool {
	c, ok := straightline.ConstInt(i.Operand(n))
	if !ok || c < 0 || i.Type().Bits > 64 {
		return false
	}
	lowest := int64(-1) << uint(i.Type().Bits-1)
	return lowest+c <= e.least
}
