package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/abi"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// How values are where the convention wants them (package abi): lanes of short vectors in words and
// pairs, and results without registers in memory of the caller:
//
//	{i32, i64} f(i32 %x)    ⇒    void f(ptr r0, i32 r1)

func (s *selector) units(t *ir.Type) []abi.Unit { return abi.Units(s.dl, t, s.leaves(t, s.pos)) }

// packed puts the lanes of a unit into its register.
func (s *selector) packed(u abi.Unit, lanes []value) value {
	if u.Bits == 0 {
		return lanes[0]
	}
	word := func(lanes []value) value {
		v := lanes[0]
		for k := 1; k < len(lanes); k++ {
			v = s.tied(code.OpInsert, v, lanes[k], code.ImmOp(int64(u.Bits)), code.ImmOp(int64(k*u.Bits)))
		}
		return v
	}
	if u.Class == code.Word {
		return word(lanes)
	}
	per := 32 / u.Bits
	return s.op(code.OpPack, word(lanes[per:]), word(lanes[:per]))
}

// unpacked takes the lanes of a unit out of its register.
func (s *selector) unpacked(u abi.Unit, v value) []value {
	if u.Bits == 0 {
		if shape.Class(u.Leaf.Type) == code.Pred {
			v = s.op(code.OpTstbit, v, code.ImmOp(0))
		}
		return []value{v}
	}
	words := []value{v}
	if u.Class == code.Pair {
		words = []value{halfOf(v, code.Low), halfOf(v, code.High)}
	}
	var out []value
	for k := range u.Lanes {
		x := words[k*u.Bits/32]
		if shift := k * u.Bits % 32; shift > 0 {
			x = s.op(code.OpShri, x, code.ImmOp(int64(shift)))
		}
		out = append(out, x)
	}
	return out
}

// results places the units of a result: r0 and r1 or the pair of both, v0 or the pair v1:0. Where
// they are not enough, the caller passes the address of memory for it, and there are no places.
func (s *selector) results(t *ir.Type) (units []abi.Unit, at []code.Reg, inMemory bool) {
	var p abi.Places
	units = s.units(t)
	for _, u := range units {
		r, ok := p.NextResult(u.Class)
		if !ok {
			if u.Class == code.VecPred {
				mir.Refuse(s.pos, "vectors of i1 as a result on Hexagon")
			}
			return units, nil, true
		}
		at = append(at, r)
	}
	return units, at, false
}

// resultAlign is what is known of the alignment of a result in memory.
const resultAlign = code.StackAlign
