//go:build !purego

package simd

import (
	"golang.org/x/sys/cpu"

	"opt-go/nvptx/emu/lane"
)

// vectors has the operations in the processor's vector instructions; it is empty where they are
// missing. The tag purego leaves them out.
func vectors() vectorized {
	if !cpu.X86.HasAVX2 || !cpu.X86.HasFMA {
		return vectorized{}
	}
	return vectorized{
		lop3: logicOf,
		ops: map[string]Op{
			"add.s32": {Two: addInt32}, "add.u32": {Two: addInt32}, "sub.s32": {Two: subInt32}, "sub.u32": {Two: subInt32},
			"add.s64": {Two: addInt64}, "add.u64": {Two: addInt64}, "sub.s64": {Two: subInt64}, "sub.u64": {Two: subInt64},
			"mul.lo.s32": {Two: mulInt32}, "mul.lo.u32": {Two: mulInt32}, "mul.wide.s32": {Two: mulWideInt32}, "mul.wide.u32": {Two: mulWideUint32},
			"mad.lo.s32": {Three: madInt32}, "mad.lo.u32": {Three: madInt32}, "mad.wide.s32": {Three: madWideInt32}, "mad.wide.u32": {Three: madWideUint32},
			"and.b16": {Two: andBits}, "and.b32": {Two: andBits}, "and.b64": {Two: andBits}, "or.b16": {Two: orBits}, "or.b32": {Two: orBits}, "or.b64": {Two: orBits},
			"xor.b16": {Two: xorBits}, "xor.b32": {Two: xorBits}, "xor.b64": {Two: xorBits},
			"shl.b32": {Two: shiftLeft32}, "shr.u32": {Two: shiftRightUint32}, "shr.b32": {Two: shiftRightUint32}, "shr.s32": {Two: shiftRightInt32},
			"shl.b64": {Two: shiftLeft64}, "shr.u64": {Two: shiftRightUint64}, "shr.b64": {Two: shiftRightUint64},
			"min.s32": {Two: minInt32}, "max.s32": {Two: maxInt32}, "min.u32": {Two: minUint32}, "max.u32": {Two: maxUint32},

			"add.f32": {Two: addFloat32}, "add.rn.f32": {Two: addFloat32}, "sub.f32": {Two: subFloat32}, "sub.rn.f32": {Two: subFloat32},
			"mul.f32": {Two: mulFloat32}, "mul.rn.f32": {Two: mulFloat32}, "fma.rn.f32": {Three: fmaFloat32},
			"div.rn.f32": {Two: divFloat32}, "div.full.f32": {Two: divFloat32}, "div.approx.f32": {Two: divFloat32},
			"add.ftz.f32": {Two: addFlush32}, "add.rn.ftz.f32": {Two: addFlush32}, "sub.ftz.f32": {Two: subFlush32}, "sub.rn.ftz.f32": {Two: subFlush32},
			"mul.ftz.f32": {Two: mulFlush32}, "mul.rn.ftz.f32": {Two: mulFlush32}, "fma.rn.ftz.f32": {Three: fmaFlush32},
			"div.full.ftz.f32": {Two: divFlush32}, "div.approx.ftz.f32": {Two: divFlush32},
			"sqrt.rn.f32": {One: rootFloat32}, "sqrt.approx.f32": {One: rootFloat32}, "abs.f32": {One: absFloat32},

			"add.f64": {Two: orElse2(addFloat64, addDouble)}, "add.rn.f64": {Two: orElse2(addFloat64, addDouble)},
			"sub.f64": {Two: orElse2(subFloat64, subDouble)}, "sub.rn.f64": {Two: orElse2(subFloat64, subDouble)},
			"mul.f64": {Two: orElse2(mulFloat64, mulDouble)}, "mul.rn.f64": {Two: orElse2(mulFloat64, mulDouble)},
			"div.rn.f64": {Two: orElse2(divFloat64, divDouble)}, "fma.rn.f64": {Three: orElse3(fmaFloat64, fmaDouble)},

			"cvt.u64.u32": {One: lowerHalf}, "cvt.u32.u64": {One: lowerHalf}, "cvt.s32.s64": {One: lowerHalf}, "cvt.s64.s32": {One: signExtend32},
			"cvt.u32.u16": {One: low16}, "cvt.u64.u16": {One: low16}, "cvt.u16.u32": {One: low16}, "cvt.u16.u64": {One: low16},
			"cvt.u32.u8": {One: low8}, "cvt.u16.u8": {One: low8}, "cvt.u64.u8": {One: low8},
			"cvt.rn.f32.s32": {One: singleOfInt32},
			"shf.l.wrap.b32": {Three: funnelLeft32}, "shf.r.wrap.b32": {Three: funnelRight32},
		},
		relations: map[string]Relation{
			"eq.b16": equal16, "ne.b16": inverse(equal16),
			"gt.s16": greaterInt16, "le.s16": inverse(greaterInt16), "lt.s16": swapped(greaterInt16), "ge.s16": inverse(swapped(greaterInt16)),
			"gt.u16": greaterUint16, "le.u16": inverse(greaterUint16), "lt.u16": swapped(greaterUint16), "ge.u16": inverse(swapped(greaterUint16)),
			"eq.b32": equal32, "ne.b32": inverse(equal32), "eq.b64": equal64, "ne.b64": inverse(equal64),
			"gt.s32": greaterInt32, "le.s32": inverse(greaterInt32), "lt.s32": swapped(greaterInt32), "ge.s32": inverse(swapped(greaterInt32)),
			"gt.u32": greaterUint32, "le.u32": inverse(greaterUint32), "lt.u32": swapped(greaterUint32), "ge.u32": inverse(swapped(greaterUint32)),
			"gt.s64": greaterInt64, "le.s64": inverse(greaterInt64), "lt.s64": swapped(greaterInt64), "ge.s64": inverse(swapped(greaterInt64)),
			"gt.u64": greaterUint64, "le.u64": inverse(greaterUint64), "lt.u64": swapped(greaterUint64), "ge.u64": inverse(swapped(greaterUint64)),

			"eq.f32": equalFloat32, "lt.f32": lessFloat32, "le.f32": lessEqualFloat32, "gt.f32": swapped(lessFloat32), "ge.f32": swapped(lessEqualFloat32),
			"neu.f32": inverse(equalFloat32), "geu.f32": inverse(lessFloat32), "gtu.f32": inverse(lessEqualFloat32), "leu.f32": inverse(swapped(lessFloat32)), "ltu.f32": inverse(swapped(lessEqualFloat32)),
			"eq.f64": equalFloat64, "lt.f64": lessFloat64, "le.f64": lessEqualFloat64, "gt.f64": swapped(lessFloat64), "ge.f64": swapped(lessEqualFloat64),
			"neu.f64": inverse(equalFloat64), "geu.f64": inverse(lessFloat64), "gtu.f64": inverse(lessEqualFloat64), "leu.f64": inverse(swapped(lessFloat64)), "ltu.f64": inverse(swapped(lessEqualFloat64)),
		},
	}
}

// logicOf is lop3 with a table.
func logicOf(table uint64) Ternary {
	var without, flips [4]uint64
	for k := range without { // the bits of b and c
		without[k] = -(table >> k & 1) & 0xFFFFFFFF
		flips[k] = without[k] ^ -(table>>(4+k)&1)&0xFFFFFFFF
	}
	return func(d, a, b, c *lane.Values) { logic(d, a, b, c, &without, &flips) }
}

// orElse2 is an operation in double precision whose vectors refuse where a result is NaN: its bits
// are those of a source, which single finds.
func orElse2(vectors func(d, a, b *lane.Values) bool, single Binary) Binary {
	return func(d, a, b *lane.Values) {
		if !vectors(d, a, b) {
			single(d, a, b)
		}
	}
}

func orElse3(vectors func(d, a, b, c *lane.Values) bool, single Ternary) Ternary {
	return func(d, a, b, c *lane.Values) {
		if !vectors(d, a, b, c) {
			single(d, a, b, c)
		}
	}
}

func swapped(r Relation) Relation {
	return func(a, b *lane.Values) uint32 { return r(b, a) }
}

//go:noescape
func addInt32(d, a, b *lane.Values)

//go:noescape
func subInt32(d, a, b *lane.Values)

//go:noescape
func addInt64(d, a, b *lane.Values)

//go:noescape
func subInt64(d, a, b *lane.Values)

//go:noescape
func mulInt32(d, a, b *lane.Values)

//go:noescape
func mulWideUint32(d, a, b *lane.Values)

//go:noescape
func mulWideInt32(d, a, b *lane.Values)

//go:noescape
func andBits(d, a, b *lane.Values)

//go:noescape
func orBits(d, a, b *lane.Values)

//go:noescape
func xorBits(d, a, b *lane.Values)

//go:noescape
func shiftLeft32(d, a, b *lane.Values)

//go:noescape
func shiftRightUint32(d, a, b *lane.Values)

//go:noescape
func shiftRightInt32(d, a, b *lane.Values)

//go:noescape
func shiftLeft64(d, a, b *lane.Values)

//go:noescape
func shiftRightUint64(d, a, b *lane.Values)

//go:noescape
func minInt32(d, a, b *lane.Values)

//go:noescape
func maxInt32(d, a, b *lane.Values)

//go:noescape
func minUint32(d, a, b *lane.Values)

//go:noescape
func maxUint32(d, a, b *lane.Values)

//go:noescape
func addFloat32(d, a, b *lane.Values)

//go:noescape
func subFloat32(d, a, b *lane.Values)

//go:noescape
func mulFloat32(d, a, b *lane.Values)

//go:noescape
func divFloat32(d, a, b *lane.Values)

//go:noescape
func addFlush32(d, a, b *lane.Values)

//go:noescape
func subFlush32(d, a, b *lane.Values)

//go:noescape
func mulFlush32(d, a, b *lane.Values)

//go:noescape
func divFlush32(d, a, b *lane.Values)

//go:noescape
func madInt32(d, a, b, c *lane.Values)

//go:noescape
func madWideUint32(d, a, b, c *lane.Values)

//go:noescape
func madWideInt32(d, a, b, c *lane.Values)

//go:noescape
func funnelLeft32(d, a, b, c *lane.Values)

//go:noescape
func funnelRight32(d, a, b, c *lane.Values)

//go:noescape
func logic(d, a, b, c *lane.Values, without, flips *[4]uint64)

//go:noescape
func fmaFloat32(d, a, b, c *lane.Values)

//go:noescape
func fmaFlush32(d, a, b, c *lane.Values)

//go:noescape
func lowerHalf(d, a *lane.Values)

//go:noescape
func low16(d, a *lane.Values)

//go:noescape
func low8(d, a *lane.Values)

//go:noescape
func signExtend32(d, a *lane.Values)

//go:noescape
func singleOfInt32(d, a *lane.Values)

//go:noescape
func rootFloat32(d, a *lane.Values)

//go:noescape
func absFloat32(d, a *lane.Values)

//go:noescape
func addFloat64(d, a, b *lane.Values) (ok bool)

//go:noescape
func subFloat64(d, a, b *lane.Values) (ok bool)

//go:noescape
func mulFloat64(d, a, b *lane.Values) (ok bool)

//go:noescape
func divFloat64(d, a, b *lane.Values) (ok bool)

//go:noescape
func fmaFloat64(d, a, b, c *lane.Values) (ok bool)

//go:noescape
func equal16(a, b *lane.Values) (r uint32)

//go:noescape
func greaterInt16(a, b *lane.Values) (r uint32)

//go:noescape
func greaterUint16(a, b *lane.Values) (r uint32)

//go:noescape
func equal32(a, b *lane.Values) (r uint32)

//go:noescape
func equal64(a, b *lane.Values) (r uint32)

//go:noescape
func greaterInt32(a, b *lane.Values) (r uint32)

//go:noescape
func greaterInt64(a, b *lane.Values) (r uint32)

//go:noescape
func greaterUint32(a, b *lane.Values) (r uint32)

//go:noescape
func greaterUint64(a, b *lane.Values) (r uint32)

//go:noescape
func equalFloat32(a, b *lane.Values) (r uint32)

//go:noescape
func lessFloat32(a, b *lane.Values) (r uint32)

//go:noescape
func lessEqualFloat32(a, b *lane.Values) (r uint32)

//go:noescape
func equalFloat64(a, b *lane.Values) (r uint32)

//go:noescape
func lessFloat64(a, b *lane.Values) (r uint32)

//go:noescape
func lessEqualFloat64(a, b *lane.Values) (r uint32)
