package abi

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// Unit is what the convention places at once of an argument or a result: a scalar, a vector for the
// vector unit, or lanes of a short vector, which share a word or a pair:
//
//	<4 x i8>    one word             <4 x i16>   one pair of four lanes
//	<2 x i8>    one pair of words    <8 x i16>   two pairs
//	<3 x i32>   a pair and a word    <2 x i64>   two scalars
//
// Lanes of i1 and of other widths are scalars of their own. Lanes of half are passed as float.
type Unit struct {
	Class code.Class
	Leaf  shape.Leaf // the first one
	Lanes int        // how many leaves
	Bits  int        // that a lane takes of the register; 0: the unit is one leaf
}

// Units lists the units of a type, whose lanes are its leaves (package shape) in order.
func Units(dl *ir.DataLayout, t *ir.Type, leaves []shape.Leaf) []Unit {
	u := &units{dl: dl, left: leaves}
	u.add(t)
	return u.out
}

type units struct {
	dl   *ir.DataLayout
	left []shape.Leaf
	out  []Unit
}

func (u *units) take(c code.Class, lanes, bits int) {
	u.out = append(u.out, Unit{c, u.left[0], lanes, bits})
	u.left = u.left[lanes:]
}

// scalar takes a leaf as it is.
func (u *units) scalar() {
	c := shape.Class(u.left[0].Type)
	if c == code.Pred {
		c = code.Word
	}
	u.take(c, 1, 0)
}

func (u *units) add(t *ir.Type) {
	switch t.Kind {
	case ir.VoidKind:
	case ir.StructKind:
		for _, f := range t.Fields {
			u.add(f)
		}
	case ir.ArrayKind:
		for range t.Len {
			u.add(t.Elem)
		}
	case ir.VectorKind:
		u.vector(t)
	default:
		u.scalar()
	}
}

func (u *units) vector(t *ir.Type) {
	if len(u.left) > 0 && u.left[0].Type.IsVector() { // those of the vector unit
		for at := uint64(0); at < u.dl.SizeBits(t); {
			at += u.dl.SizeBits(u.left[0].Type)
			u.take(shape.Class(u.left[0].Type), 1, 0)
		}
		return
	}
	n, lane := int(t.Len), int(u.dl.SizeBits(t.Elem))
	whole := 1 << bits.Len(uint(n-1)) * lane // with lanes for a power of two
	switch {
	case n == 1 || lane != 8 && lane != 16 && lane != 32 && lane != 64 || lane == 64:
		for range n {
			u.scalar()
		}
	case lane == 32 || t.Elem.Kind == ir.HalfKind || whole < 32 || whole > 64 && whole != n*lane:
		u.lanes(n, 32)
	case whole == 32:
		u.take(code.Word, n, lane)
	default:
		u.lanes(n, lane)
	}
}

// lanes takes pairs of lanes of some bits, and a word for what is left of one.
func (u *units) lanes(n, bits int) {
	for per := 64 / bits; n > 0; n -= per {
		if n*bits <= 32 {
			u.take(code.Word, n, bits)
			return
		}
		u.take(code.Pair, min(n, per), bits)
	}
}
