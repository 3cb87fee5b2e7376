// Package scalars lists the scalars that a type consists of, each of which selection keeps in a
// register.
package scalars

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
//   - wider integers: words of 64 bits (Words)
//   - half, bfloat: an integer register (IsHalf)
//   - pointers: an integer register
//   - float, double: a float register
//   - arrays, structs, vectors: the leaves of their members in order

// Leaf is one scalar of a type.
type Leaf struct {
	Ty     *ir.Type
	Off    int64 // bytes from the start of the type in memory
	Single bool  // the value is the lowest bit alone: the last word of i65, i129, …
}

// maxLeaves bounds aggregates that are held in registers.
const maxLeaves = 256

// Of lists the scalars of a type; it rejects types that have no register form.
func Of(dl *ir.DataLayout, t *ir.Type, pos ir.Pos) []Leaf {
	return appendLeaves(nil, dl, t, 0, pos)
}

func appendLeaves(out []Leaf, dl *ir.DataLayout, t *ir.Type, off int64, pos ir.Pos) []Leaf {
	if len(out) > maxLeaves {
		mir.Refuse(pos, "a value with more than %d scalars", maxLeaves)
	}
	switch t.Kind {
	case ir.VoidKind:
		return out
	case ir.IntKind:
		if IsWide(t) {
			return appendWords(out, t, off)
		}
		return append(out, Leaf{Ty: t, Off: off})
	case ir.PtrKind, ir.FloatKind, ir.DoubleKind, ir.HalfKind, ir.BFloatKind:
		return append(out, Leaf{Ty: t, Off: off})
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

func appendElements(out []Leaf, dl *ir.DataLayout, t *ir.Type, off int64, pos ir.Pos) []Leaf {
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

// Count counts the scalars of a type without their offsets.
func Count(t *ir.Type) int {
	switch t.Kind {
	case ir.VoidKind:
		return 0
	case ir.IntKind:
		return max(Words(t.Bits), 1)
	case ir.StructKind:
		n := 0
		for _, f := range t.Fields {
			n += Count(f)
		}
		return n
	case ir.ArrayKind, ir.VectorKind:
		return int(t.Len) * Count(t.Elem)
	}
	return 1
}

// File is the register file of a scalar.
func File(t *ir.Type) machine.File {
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

// Bits is the width of a scalar that is in an integer register.
func Bits(t *ir.Type) int {
	switch {
	case t.Kind == ir.IntKind:
		return t.Bits
	case IsHalf(t):
		return t.FloatBits()
	}
	return 64
}

func IsDouble(t *ir.Type) bool { return t.Kind == ir.DoubleKind }

// Range returns the leaves that the member of an aggregate named by indices covers.
func Range(t *ir.Type, indices []uint64) (first, count int) {
	for _, ix := range indices {
		for k := range ix {
			first += Count(t.FieldAt(k))
		}
		t = t.FieldAt(ix)
	}
	return first, Count(t)
}

// WordBits is the width of a word of a wide integer.
const WordBits = 64

// IsWide reports integers, or vectors of integers, that do not fit a register.
func IsWide(t *ir.Type) bool {
	t = t.Scalar()
	return t.Kind == ir.IntKind && t.Bits > WordBits
}

// IsHalf reports the two formats of 16 bits.
func IsHalf(t *ir.Type) bool { return t.Kind == ir.HalfKind || t.Kind == ir.BFloatKind }

// Words is how many words an integer has.
func Words(bits int) int { return (bits + WordBits - 1) / WordBits }

// TopBits is how many bits the last word has.
func TopBits(bits int) int { return bits - WordBits*(Words(bits)-1) }

// appendWords lists the leaves of a wide integer. A last word of one bit is an integer and not a
// predicate: i2 in a separate byte.
func appendWords(out []Leaf, t *ir.Type, off int64) []Leaf {
	n := Words(t.Bits)
	for k := range n - 1 {
		out = append(out, Leaf{Ty: t.Context().I64, Off: off + int64(8*k)})
	}
	top := TopBits(t.Bits)
	return append(out, Leaf{Ty: t.Context().Int(max(top, 2)), Off: off + int64(8*(n-1)), Single: top == 1})
}
