// Package shape says what registers the values of a type of the IR are in: its leaves, each of
// which is a scalar or, where a function has the vector unit, as much of a vector as its registers
// hold.
package shape

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
)

// Leaf is what one register holds of a type.
type Leaf struct {
	Type *ir.Type
	Off  int64 // bytes from the start of the type in memory
}

// maxLeaves bounds aggregates that are held in registers.
const maxLeaves = 256

// The sizes of registers of the vector unit in bits.
const (
	VectorBits = 8 * code.VecBytes
	pairBits   = 2 * VectorBits
)

// Leaves lists the leaves of a type; it refuses types without a register form. Vectors tells that
// there is a vector unit.
func Leaves(dl *ir.DataLayout, t *ir.Type, pos ir.Pos, vectors bool) []Leaf {
	return (&lister{dl, pos, vectors}).list(nil, t, 0)
}

type lister struct {
	dl      *ir.DataLayout
	pos     ir.Pos
	vectors bool
}

func (s *lister) list(out []Leaf, t *ir.Type, off int64) []Leaf {
	if len(out) > maxLeaves {
		mir.Refuse(s.pos, "a value with more than %d scalars", maxLeaves)
	}
	switch t.Kind {
	case ir.VoidKind:
		return out
	case ir.IntKind:
		if t.Bits > 64 {
			mir.Refuse(s.pos, "an integer of %d bits on Hexagon", t.Bits)
		}
		return append(out, Leaf{t, off})
	case ir.PtrKind, ir.HalfKind, ir.FloatKind, ir.DoubleKind:
		return append(out, Leaf{t, off})
	case ir.StructKind:
		if t.Opaque {
			mir.Refuse(s.pos, "a value of opaque type %s", t)
		}
		layout := s.dl.StructLayout(t)
		for k, f := range t.Fields {
			out = s.list(out, f, off+int64(layout.Offsets[k]))
		}
		return out
	case ir.ArrayKind, ir.VectorKind:
		if s.vectors && InRegisters(s.dl, t) {
			return s.vector(out, t, off)
		}
		if t.Scalable || t.Len > maxLeaves {
			mir.Refuse(s.pos, "a value of type %s in registers", t)
		}
		step := int64(s.dl.AllocSize(t.Elem))
		if t.Kind == ir.VectorKind {
			step = int64(s.dl.SizeBits(t.Elem) / 8)
		}
		for k := range t.Len {
			out = s.list(out, t.Elem, off+int64(k)*step)
		}
		return out
	}
	mir.Refuse(s.pos, "the type %s on Hexagon", t)
	return nil
}

// vector splits a vector into pairs, as far as they go.
func (s *lister) vector(out []Leaf, t *ir.Type, off int64) []Leaf {
	bits := s.dl.SizeBits(t)
	if bits <= pairBits {
		return append(out, Leaf{t, off})
	}
	words := t.Elem.Context().I32
	for at := uint64(0); at < bits; at += pairBits {
		n := min(bits-at, pairBits)
		out = append(out, Leaf{words.Context().Vector(n/32, words, false), off + int64(at/8)})
	}
	return out
}

// InRegisters reports whether a vector fills registers of the vector unit: one of some vectors of
// bytes, half words or words, or 128 bits.
func InRegisters(dl *ir.DataLayout, t *ir.Type) bool {
	if !t.IsVector() || t.Scalable {
		return false
	}
	if t.Elem.IsInt(1) {
		return t.Len == code.VecBytes
	}
	n := dl.SizeBits(t.Elem)
	return (n == 8 || n == 16 || n == 32) && t.Len > 0 && n*t.Len%VectorBits == 0
}

// Width is the number of bits of a scalar.
func Width(t *ir.Type) int {
	switch t.Kind {
	case ir.IntKind:
		return t.Bits
	case ir.HalfKind:
		return 16
	case ir.DoubleKind:
		return 64
	}
	return 32
}

// Class is the class of the register of a leaf.
func Class(t *ir.Type) code.Class {
	if t.IsVector() {
		return vectorClass(t)
	}
	switch n := Width(t); {
	case n == 1:
		return code.Pred
	case n <= 32:
		return code.Word
	}
	return code.Pair
}

func vectorClass(t *ir.Type) code.Class {
	switch uint64(Width(t.Elem)) * t.Len {
	case VectorBits:
		return code.Vec
	case pairBits:
		return code.VecPair
	}
	return code.VecPred
}

// LoadsSigned reports whether a load of bytes or half words extends the sign: where a user wants
// it.
func LoadsSigned(l *ir.Instr) bool {
	signed, unsigned := 0, 0
	for u := range ir.Users(l) {
		id := u.IntrinsicID()
		switch {
		case id == "llvm.smin" || id == "llvm.smax" || id == "llvm.sadd.sat" || id == "llvm.ssub.sat" || id == "llvm.abs":
			signed++
		case id == "llvm.umin" || id == "llvm.umax" || id == "llvm.uadd.sat" || id == "llvm.usub.sat":
			unsigned++
		case u.Op() == ir.SExt || u.Op() == ir.SIToFP || u.Op() == ir.ICmp && u.Pred.IsSigned():
			signed++
		case u.Op() == ir.ZExt || u.Op() == ir.UIToFP || u.Op() == ir.ICmp:
			unsigned++
		}
	}
	return signed > unsigned
}
