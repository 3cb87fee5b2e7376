package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// The registers of LLVM values. A value is a list of leaves, its scalars, each in a register of its
// own:
//
//   - i1: a predicate
//   - i2 … i64: an integer register, sign-extended to 64 bits ("canonical")
//   - wider integers: words of 64 bits (wide.go)
//   - half, bfloat: an integer register (half.go)
//   - pointers: an integer register
//   - float, double: a float register
//   - arrays, structs, vectors: the leaves of their members in order

// leaf is one scalar of a type.
type leaf struct {
	ty     *ir.Type
	off    int64 // bytes from the start of the type in memory
	single bool  // the value is the lowest bit alone: the last word of i65, i129, …
}

// maxLeaves bounds aggregates that are held in registers.
const maxLeaves = 256

// leavesOf lists the scalars of a type; it rejects types that have no register form.
func leavesOf(dl *ir.DataLayout, t *ir.Type, pos ir.Pos) []leaf {
	return appendLeaves(nil, dl, t, 0, pos)
}

func appendLeaves(out []leaf, dl *ir.DataLayout, t *ir.Type, off int64, pos ir.Pos) []leaf {
	if len(out) > maxLeaves {
		mir.Refuse(pos, "a value with more than %d scalars", maxLeaves)
	}
	switch t.Kind {
	case ir.VoidKind:
		return out
	case ir.IntKind:
		if isWide(t) {
			return appendWords(out, t, off)
		}
		return append(out, leaf{ty: t, off: off})
	case ir.PtrKind, ir.FloatKind, ir.DoubleKind, ir.HalfKind, ir.BFloatKind:
		return append(out, leaf{ty: t, off: off})
	case ir.StructKind:
		if t.Opaque {
			mir.Refuse(pos, "a value of opaque type %s", t)
		}
		layout := dl.StructLayout(t)
		for i, f := range t.Fields {
			out = appendLeaves(out, dl, f, off+int64(layout.Offsets[i]), pos)
		}
		return out
	case ir.ArrayKind, ir.VectorKind:
		return appendElements(out, dl, t, off, pos)
	}
	mir.Refuse(pos, "the type %s", t)
	return nil
}

func appendElements(out []leaf, dl *ir.DataLayout, t *ir.Type, off int64, pos ir.Pos) []leaf {
	if t.Scalable || t.Len > maxLeaves {
		mir.Refuse(pos, "a value of type %s in registers", t)
	}
	step := int64(dl.AllocSize(t.Elem))
	if t.Kind == ir.VectorKind {
		if t.Elem.Kind == ir.IntKind && t.Elem.Bits%8 != 0 {
			step = 0 // less than a byte: bits.go
		} else {
			step = int64(dl.SizeBits(t.Elem) / 8)
		}
	}
	for i := range t.Len {
		out = appendLeaves(out, dl, t.Elem, off+int64(i)*step, pos)
	}
	return out
}

// numLeaves counts the scalars of a type without their offsets.
func numLeaves(t *ir.Type) int {
	switch t.Kind {
	case ir.VoidKind:
		return 0
	case ir.IntKind:
		return max(wordCount(t.Bits), 1)
	case ir.StructKind:
		n := 0
		for _, f := range t.Fields {
			n += numLeaves(f)
		}
		return n
	case ir.ArrayKind, ir.VectorKind:
		return int(t.Len) * numLeaves(t.Elem)
	}
	return 1
}

// FileOf is the register file of a scalar.
func fileOf(t *ir.Type) machine.File {
	switch t.Kind {
	case ir.FloatKind, ir.DoubleKind:
		return machine.Float
	case ir.IntKind:
		if t.Bits == 1 {
			return machine.Pred
		}
	}
	return machine.Int
}

// bitsOf is the width of a scalar that is in an integer register.
func bitsOf(t *ir.Type) int {
	switch {
	case t.Kind == ir.IntKind:
		return t.Bits
	case isHalf(t):
		return t.FloatBits()
	}
	return 64
}

func isDouble(t *ir.Type) bool { return t.Kind == ir.DoubleKind }

// leafRange returns the leaves that the member of an aggregate named by indices covers.
func leafRange(t *ir.Type, indices []uint64) (first, count int) {
	for _, ix := range indices {
		for k := range ix {
			first += numLeaves(t.FieldAt(k))
		}
		t = t.FieldAt(ix)
	}
	return first, numLeaves(t)
}
