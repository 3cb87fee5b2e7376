// Package simd has the commonest operations of single threads as loops over all threads of a warp:
// a call per warp instead of one per thread. What they compute is what package scalar does; a test
// compares the two.
//
// The tables' keys are instructions as PTX writes them. An operation computes all 32 results,
// whether their threads run or not: none of them can fault.
//
// Files: simd.go (the tables), set.go (a part of the threads), integer.go, float.go (ftz.go:
// without subnormal numbers), half.go, compare.go, convert.go; avx2_amd64.s (the commonest in
// vector instructions, where the processor has them).
package simd

import (
	"maps"
	"slices"
	"sync"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/ptx"
)

// The shapes of operations. A destination may be a source, too.
type (
	Unary   func(d, a *lane.Values)
	Binary  func(d, a, b *lane.Values)
	Ternary func(d, a, b, c *lane.Values)
	// Relation returns the threads for which it holds.
	Relation func(a, b *lane.Values) uint32
)

// Op is an operation: the function of the instruction's number of sources is set, or none.
type Op struct {
	One   Unary
	Two   Binary
	Three Ternary
}

// Of is the operation of an instruction without its predicate; lut is the table of lop3.
func Of(opcode string, lut uint64) Op {
	if opcode == "lop3.b32" {
		if vector := inVectors().lop3; vector != nil {
			return Op{Three: vector(lut)}
		}
		return Op{Three: logic3(lut)}
	}
	if op, ok := inVectors().ops[opcode]; ok {
		return op
	}
	return Op{unaries[opcode], binaries[opcode], ternaries[opcode]}
}

// vectorized are those of the tables' operations that the processor has vector instructions for.
type vectorized struct {
	ops       map[string]Op
	relations map[string]Relation
	lop3      func(table uint64) Ternary // nil: none
}

var inVectors = sync.OnceValue(vectors)

// Opcodes returns the instructions that have an operation here, but for comparisons and lop3.
func Opcodes() []string {
	list := slices.Collect(maps.Keys(unaries))
	list = slices.AppendSeq(list, maps.Keys(binaries))
	return slices.Sorted(slices.Values(slices.AppendSeq(list, maps.Keys(ternaries))))
}

// RelationOf is the relation of setp and set without .ftz; nil: there is none here.
func RelationOf(name string, t ptx.Type) Relation {
	if ordered, ok := unsignedNames[name]; ok {
		name = ordered
	}
	keys := []string{name + "." + t.String()}
	if t.Class() != ptx.Float {
		keys = append(keys, name+"."+ptx.BitType(t.Bits()).String()) // equality of any type
	}
	for _, table := range []map[string]Relation{inVectors().relations, relations} {
		for _, key := range keys {
			if r := table[key]; r != nil {
				return r
			}
		}
	}
	return nil
}

// unsignedNames are what unsigned comparisons may be called, too.
var unsignedNames = map[string]string{"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}

var unaries = map[string]Unary{
	"not.b32": not[uint32], "not.b64": not[uint64], "neg.s32": neg[uint32], "neg.s64": neg[uint64],
	"abs.s32": abs32, "popc.b32": popcount, "popc.b64": popcount, "clz.b32": leadingZeros32,
	"neg.f32": negFloat[uint32], "neg.f64": negFloat[uint64], "abs.f32": absFloat[uint32], "abs.f64": absFloat[uint64],
	"neg.ftz.f32": negFTZ, "abs.ftz.f32": absFTZ,
	"sqrt.rn.f32": sqrt32, "sqrt.approx.f32": sqrt32, "rcp.rn.f32": reciprocal32, "rcp.approx.f32": reciprocal32,
	"rcp.approx.ftz.f32": reciprocalFTZ, "sqrt.approx.ftz.f32": sqrtFTZ, "rsqrt.approx.f32": inverseRoot32,

	"cvt.u64.u32": truncate[uint32, uint64], "cvt.s64.s32": truncate[int32, uint64], "cvt.u32.u64": truncate[uint64, uint32], "cvt.s32.s64": truncate[uint64, uint32],
	"cvt.u32.u16": truncate[uint16, uint32], "cvt.s32.s16": truncate[int16, uint32], "cvt.u16.u32": truncate[uint32, uint16],
	"cvt.u32.u8": truncate[uint8, uint32], "cvt.s32.s8": truncate[int8, uint32], "cvt.u16.u8": truncate[uint8, uint16], "cvt.s16.s8": truncate[int8, uint16],
	"cvt.u64.u16": truncate[uint16, uint64], "cvt.u16.u64": truncate[uint64, uint16], "cvt.u64.u8": truncate[uint8, uint64], "cvt.s64.s8": truncate[int8, uint64],
	"cvt.s64.s16":    truncate[int16, uint64],
	"cvt.rn.f32.s32": toSingle[int32], "cvt.rn.f32.u32": toSingle[uint32], "cvt.rn.f32.u16": toSingle[uint16], "cvt.rn.f32.s16": toSingle[int16],
	"cvt.rn.f64.s32": toDouble[int32], "cvt.rn.f64.u32": toDouble[uint32], "cvt.rn.f32.s64": toSingle[int64], "cvt.rn.f64.s64": toDouble[int64],
	"cvt.rzi.s32.f32": singleToInt, "cvt.rzi.u32.f32": singleToUint, "cvt.f64.f32": widen, "cvt.rn.f32.f64": narrow,
	"cvt.f32.f16": fromHalf, "cvt.rn.f16.f32": toHalf, "cvt.f32.bf16": fromBFloat, "cvt.rn.bf16.f32": toBFloat,
	"neg.f16": negHalves(1 << 15), "neg.bf16": negHalves(1 << 15), "neg.f16x2": negHalves(1<<31 | 1<<15), "neg.bf16x2": negHalves(1<<31 | 1<<15),
	"abs.f16": absHalves(1 << 15), "abs.bf16": absHalves(1 << 15), "abs.f16x2": absHalves(1<<31 | 1<<15), "abs.bf16x2": absHalves(1<<31 | 1<<15),
}

var binaries = map[string]Binary{
	"add.s32": add[uint32], "add.u32": add[uint32], "add.s64": add[uint64], "add.u64": add[uint64], "add.s16": add[uint16], "add.u16": add[uint16],
	"sub.s32": sub[uint32], "sub.u32": sub[uint32], "sub.s64": sub[uint64], "sub.u64": sub[uint64], "sub.s16": sub[uint16], "sub.u16": sub[uint16],
	"mul.lo.s32": mul[uint32], "mul.lo.u32": mul[uint32], "mul.lo.s64": mul[uint64], "mul.lo.u64": mul[uint64], "mul.lo.s16": mul[uint16], "mul.lo.u16": mul[uint16],
	"mul.wide.s32": mulWide[int32, int64], "mul.wide.u32": mulWide[uint32, uint64], "mul.wide.s16": mulWide16, "mul.wide.u16": mulWide[uint16, uint32],
	"mul.hi.u32": mulHigh[uint32, uint64], "mul.hi.s32": mulHigh[int32, int64], "mul.hi.u64": mulHigh64,
	"and.b16": and, "and.b32": and, "and.b64": and, "or.b16": or, "or.b32": or, "or.b64": or, "xor.b16": xor, "xor.b32": xor, "xor.b64": xor,
	"shl.b16": shiftLeft[uint16], "shl.b32": shiftLeft[uint32], "shl.b64": shiftLeft[uint64],
	"shr.u16": shiftRight[uint16, uint16], "shr.u32": shiftRight[uint32, uint32], "shr.u64": shiftRight[uint64, uint64], "shr.b32": shiftRight[uint32, uint32], "shr.b64": shiftRight[uint64, uint64],
	"shr.s16": shiftRight[int16, uint16], "shr.s32": shiftRight[int32, uint32], "shr.s64": shiftRight[int64, uint64],
	"min.s32": least[int32, uint32], "min.u32": least[uint32, uint32], "min.s64": least[int64, uint64], "min.u64": least[uint64, uint64],
	"max.s32": most[int32, uint32], "max.u32": most[uint32, uint32], "max.s64": most[int64, uint64], "max.u64": most[uint64, uint64],

	"add.f32": addSingle, "add.rn.f32": addSingle, "sub.f32": subSingle, "sub.rn.f32": subSingle, "mul.f32": mulSingle, "mul.rn.f32": mulSingle,
	"div.rn.f32": divSingle, "div.full.f32": divSingle, "div.approx.f32": divSingle, "min.f32": leastSingle, "max.f32": mostSingle,
	"add.f64": addDouble, "add.rn.f64": addDouble, "sub.f64": subDouble, "sub.rn.f64": subDouble, "mul.f64": mulDouble, "mul.rn.f64": mulDouble,
	"div.rn.f64":  divDouble,
	"add.ftz.f32": addFTZ, "add.rn.ftz.f32": addFTZ, "sub.ftz.f32": subFTZ, "sub.rn.ftz.f32": subFTZ, "mul.ftz.f32": mulFTZ, "mul.rn.ftz.f32": mulFTZ,
	"div.full.ftz.f32": divFTZ, "div.approx.ftz.f32": divFTZ,

	"add.f16": each2(addHalf), "add.rn.f16": each2(addHalf), "sub.f16": each2(subHalf), "sub.rn.f16": each2(subHalf), "mul.f16": each2(mulHalf), "mul.rn.f16": each2(mulHalf),
	"add.f16x2": pairs2(addHalf), "add.rn.f16x2": pairs2(addHalf), "sub.f16x2": pairs2(subHalf), "sub.rn.f16x2": pairs2(subHalf), "mul.f16x2": pairs2(mulHalf), "mul.rn.f16x2": pairs2(mulHalf),
	"add.bf16": each2(addBFloat), "add.rn.bf16": each2(addBFloat), "sub.bf16": each2(subBFloat), "sub.rn.bf16": each2(subBFloat), "mul.bf16": each2(mulBFloat), "mul.rn.bf16": each2(mulBFloat),
	"add.bf16x2": pairs2(addBFloat), "add.rn.bf16x2": pairs2(addBFloat), "sub.bf16x2": pairs2(subBFloat), "sub.rn.bf16x2": pairs2(subBFloat), "mul.bf16x2": pairs2(mulBFloat), "mul.rn.bf16x2": pairs2(mulBFloat),
	"min.f16": each2(leastHalf(infHalf)), "max.f16": each2(mostHalf(infHalf)), "min.f16x2": pairs2(leastHalf(infHalf)), "max.f16x2": pairs2(mostHalf(infHalf)),
	"min.bf16": each2(leastHalf(infBFloat)), "max.bf16": each2(mostHalf(infBFloat)), "min.bf16x2": pairs2(leastHalf(infBFloat)), "max.bf16x2": pairs2(mostHalf(infBFloat)),
}

var ternaries = map[string]Ternary{
	"mad.lo.s32": mad[uint32], "mad.lo.u32": mad[uint32], "mad.lo.s64": mad[uint64], "mad.lo.u64": mad[uint64], "mad.lo.s16": mad[uint16], "mad.lo.u16": mad[uint16],
	"mad.wide.s32": madWide[int32, int64], "mad.wide.u32": madWide[uint32, uint64],
	"fma.rn.f32": fmaSingle, "fma.rn.ftz.f32": fmaFTZ, "fma.rn.f64": fmaDouble,
	"shf.l.wrap.b32": funnelLeft, "shf.r.wrap.b32": funnelRight, "prmt.b32": permute,
	"fma.rn.f16": each3(fmaHalf), "fma.rn.f16x2": pairs3(fmaHalf), "fma.rn.bf16": each3(fmaBFloat), "fma.rn.bf16x2": pairs3(fmaBFloat),
}

var relations = map[string]Relation{
	"eq.b16": equal[uint16], "eq.b32": equal[uint32], "eq.b64": equal[uint64], "ne.b16": unequal[uint16], "ne.b32": unequal[uint32], "ne.b64": unequal[uint64],
	"lt.s16": less[int16], "le.s16": lessEqual[int16], "gt.s16": greater[int16], "ge.s16": greaterEqual[int16],
	"lt.s32": less[int32], "le.s32": lessEqual[int32], "gt.s32": greater[int32], "ge.s32": greaterEqual[int32],
	"lt.s64": less[int64], "le.s64": lessEqual[int64], "gt.s64": greater[int64], "ge.s64": greaterEqual[int64],
	"lt.u16": less[uint16], "le.u16": lessEqual[uint16], "gt.u16": greater[uint16], "ge.u16": greaterEqual[uint16],
	"lt.u32": less[uint32], "le.u32": lessEqual[uint32], "gt.u32": greater[uint32], "ge.u32": greaterEqual[uint32],
	"lt.u64": less[uint64], "le.u64": lessEqual[uint64], "gt.u64": greater[uint64], "ge.u64": greaterEqual[uint64],

	"eq.f32": equalFloat[float32], "lt.f32": lessFloat[float32], "le.f32": lessEqualFloat[float32], "gt.f32": greaterFloat[float32], "ge.f32": greaterEqualFloat[float32],
	"neu.f32": inverse(equalFloat[float32]), "geu.f32": inverse(lessFloat[float32]), "gtu.f32": inverse(lessEqualFloat[float32]), "leu.f32": inverse(greaterFloat[float32]), "ltu.f32": inverse(greaterEqualFloat[float32]),
	"eq.f64": equalFloat[float64], "lt.f64": lessFloat[float64], "le.f64": lessEqualFloat[float64], "gt.f64": greaterFloat[float64], "ge.f64": greaterEqualFloat[float64],
	"neu.f64": inverse(equalFloat[float64]), "geu.f64": inverse(lessFloat[float64]), "gtu.f64": inverse(lessEqualFloat[float64]), "leu.f64": inverse(greaterFloat[float64]), "ltu.f64": inverse(greaterEqualFloat[float64]),
}
