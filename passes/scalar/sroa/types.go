package sroa

import "opt-go/frontend/ir"

// isSingle reports whether values of the type are neither structs nor arrays.
func isSingle(t *ir.Type) bool { return t.IsFirstClass() && !t.IsAggregate() }

// accessType returns the type that a load or store moves, or nil.
func accessType(i *ir.Instr) *ir.Type {
	switch i.Op() {
	case ir.Load:
		return i.Type()
	case ir.Store:
		return i.Operand(0).Type()
	}
	return nil
}

// commonType returns the type of all slices that fill the partition (nil if they differ), and the
// largest integer type among them (nil if none).
func commonType(p *partition) (common, integer *ir.Type) {
	same := true
	for _, s := range p.slices {
		u := s.use.User()
		if u.Op() == ir.Call || s.begin != p.begin || s.end != p.end {
			continue
		}
		t := accessType(u)
		if t != nil && t.Kind == ir.IntKind {
			if t.Bits%8 != 0 || uint64(t.Bits/8) > p.size() {
				continue // an access that was cut, or that reaches into padding
			}
			if integer == nil || integer.Bits < t.Bits {
				integer = t
			}
		}
		if t == nil || common != nil && common != t {
			same = false
		} else {
			common = t
		}
	}
	if !same {
		common = nil
	}
	return common, integer
}

// unwrap strips structs and arrays that consist of a single element of the same size.
func (s *state) unwrap(t *ir.Type) *ir.Type {
	for !isSingle(t) {
		var inner *ir.Type
		switch {
		case t.Kind == ir.ArrayKind:
			inner = t.Elem
		case t.Kind == ir.StructKind && len(t.Fields) > 0:
			inner = t.Fields[s.fieldAt(t, 0)]
		default:
			return t
		}
		if s.dl.AllocSize(t) > s.dl.AllocSize(inner) || s.dl.SizeBits(t) > s.dl.SizeBits(inner) {
			return t
		}
		t = inner
	}
	return t
}

// fieldAt returns the number of the last field that starts at or before the offset.
func (s *state) fieldAt(t *ir.Type, off uint64) int {
	offsets := s.dl.StructLayout(t).Offsets
	k := 0
	for k+1 < len(offsets) && offsets[k+1] <= off {
		k++
	}
	return k
}

// typePart returns the part of type t at [off, off+size), or nil if none has these bounds.
func (s *state) typePart(t *ir.Type, off, size uint64) *ir.Type {
	whole := s.dl.AllocSize(t)
	switch {
	case off == 0 && whole == size:
		return s.unwrap(t)
	case off > whole || whole-off < size:
		return nil
	case t.Kind == ir.ArrayKind || t.Kind == ir.VectorKind:
		return s.elementsPart(t, off, size)
	case t.Kind == ir.StructKind:
		return s.fieldsPart(t, off, size)
	}
	return nil
}

func (s *state) elementsPart(t *ir.Type, off, size uint64) *ir.Type {
	n := s.dl.AllocSize(t.Elem)
	if n == 0 || off/n >= t.Len {
		return nil
	}
	off %= n
	switch {
	case off > 0 || size < n:
		if off+size > n {
			return nil
		}
		return s.typePart(t.Elem, off, size)
	case size == n:
		return s.unwrap(t.Elem)
	case size%n != 0:
		return nil
	}
	return t.Context().Array(size/n, t.Elem)
}

func (s *state) fieldsPart(t *ir.Type, off, size uint64) *ir.Type {
	l := s.dl.StructLayout(t)
	end := off + size
	if off >= l.Size || end > l.Size || len(t.Fields) == 0 {
		return nil
	}
	k := s.fieldAt(t, off)
	off -= l.Offsets[k]
	n := s.dl.AllocSize(t.Fields[k])
	switch {
	case off >= n: // padding
		return nil
	case off > 0 || size < n:
		if off+size > n {
			return nil
		}
		return s.typePart(t.Fields[k], off, size)
	case size == n:
		return s.unwrap(t.Fields[k])
	}
	last := len(t.Fields)
	if end < l.Size {
		last = s.fieldAt(t, end)
		if k == last || l.Offsets[last] != end {
			return nil
		}
	}
	part := t.Context().Struct(t.Packed, t.Fields[k:last]...)
	if s.dl.StructLayout(part).Size != size {
		return nil
	}
	return part
}

// convertible reports whether a value of one type can become one of the other bit by bit, by
// bitcast, inttoptr and ptrtoint.
func (s *state) convertible(from, to *ir.Type) bool {
	if from == to {
		return true
	}
	if from.Kind == ir.IntKind && to.Kind == ir.IntKind || !isSingle(from) || !isSingle(to) || !from.IsSized() || !to.IsSized() ||
		from.HasScalable() != to.HasScalable() || s.dl.SizeBits(from) != s.dl.SizeBits(to) {
		return false
	}
	from, to = from.Scalar(), to.Scalar()
	switch {
	case from.IsPtr() && to.IsPtr():
		return from.Space == to.Space ||
			!s.dl.IsNonIntegral(from.Space) && !s.dl.IsNonIntegral(to.Space) && s.dl.PtrBits(from.Space) == s.dl.PtrBits(to.Space)
	case from.Kind == ir.IntKind && to.IsPtr():
		return !s.dl.IsNonIntegral(to.Space)
	case from.IsPtr():
		return to.Kind == ir.IntKind && !s.dl.IsNonIntegral(from.Space)
	}
	return !to.IsPtr() && from.Kind != ir.TargetKind && to.Kind != ir.TargetKind
}

// convert performs the conversion that convertible has accepted.
func (r *rewriter) convert(v ir.Value, to *ir.Type) ir.Value {
	from := v.Type()
	if from == to {
		return v
	}
	dl := r.s.dl
	fromPtr, toPtr := from.Scalar().IsPtr(), to.Scalar().IsPtr()
	switch {
	case !fromPtr && toPtr:
		return r.cast(ir.IntToPtr, r.cast(ir.BitCast, v, dl.IntPtrType(to), ""), to, "")
	case fromPtr && !toPtr:
		return r.cast(ir.BitCast, r.cast(ir.PtrToInt, v, dl.IntPtrType(from), ""), to, "")
	case fromPtr && from.Scalar().Space != to.Scalar().Space:
		return r.cast(ir.IntToPtr, r.cast(ir.PtrToInt, v, dl.IntPtrType(from), ""), to, "")
	}
	return r.cast(ir.BitCast, v, to, "")
}
