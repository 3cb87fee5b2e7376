package alu

import (
	"math"

	"opt-go/vliw/machine"
)

// F64 is a double by its bits.
func F64(bits uint64) float64 { return math.Float64frombits(bits) }

func f32(bits uint64) float32 { return math.Float32frombits(uint32(bits)) }

// From64 is the bits of a double.
func From64(x float64) uint64 { return math.Float64bits(x) }

// From32 is the bits of a float, in the low half.
func From32(x float32) uint64 { return uint64(math.Float32bits(x)) }

func round32(x float64) uint64 { return From32(float32(x)) }

const (
	sign64 = 1 << 63
	sign32 = 1 << 31
)

// The intermediate conversions keep Go from fusing a product into a sum.
var floatEvaluators = map[machine.Op]Evaluator{
	machine.OpFaddS:  func(a, b, _ uint64) uint64 { return From32(f32(a) + f32(b)) },
	machine.OpFaddD:  func(a, b, _ uint64) uint64 { return From64(F64(a) + F64(b)) },
	machine.OpFsubS:  func(a, b, _ uint64) uint64 { return From32(f32(a) - f32(b)) },
	machine.OpFsubD:  func(a, b, _ uint64) uint64 { return From64(F64(a) - F64(b)) },
	machine.OpFmulS:  func(a, b, _ uint64) uint64 { return From32(f32(a) * f32(b)) },
	machine.OpFmulD:  func(a, b, _ uint64) uint64 { return From64(F64(a) * F64(b)) },
	machine.OpFmaS:   func(a, b, c uint64) uint64 { return From32(FMA32(f32(a), f32(b), f32(c))) },
	machine.OpFmaD:   func(a, b, c uint64) uint64 { return From64(math.FMA(F64(a), F64(b), F64(c))) },
	machine.OpFmsS:   func(a, b, c uint64) uint64 { return From32(FMA32(f32(a), f32(b), -f32(c))) },
	machine.OpFmsD:   func(a, b, c uint64) uint64 { return From64(math.FMA(F64(a), F64(b), -F64(c))) },
	machine.OpFnmaS:  func(a, b, c uint64) uint64 { return From32(FMA32(-f32(a), f32(b), f32(c))) },
	machine.OpFnmaD:  func(a, b, c uint64) uint64 { return From64(math.FMA(-F64(a), F64(b), F64(c))) },
	machine.OpFdivS:  func(a, b, _ uint64) uint64 { return From32(f32(a) / f32(b)) },
	machine.OpFdivD:  func(a, b, _ uint64) uint64 { return From64(F64(a) / F64(b)) },
	machine.OpFsqrtS: func(a, _, _ uint64) uint64 { return round32(math.Sqrt(float64(f32(a)))) },
	machine.OpFsqrtD: func(a, _, _ uint64) uint64 { return From64(math.Sqrt(F64(a))) },
	machine.OpFnegS:  func(a, _, _ uint64) uint64 { return (a ^ sign32) & math.MaxUint32 },
	machine.OpFnegD:  func(a, _, _ uint64) uint64 { return a ^ sign64 },
	machine.OpFabsS:  func(a, _, _ uint64) uint64 { return a &^ sign32 & math.MaxUint32 },
	machine.OpFabsD:  func(a, _, _ uint64) uint64 { return a &^ sign64 },
	machine.OpFcopysignS: func(a, b, _ uint64) uint64 {
		return a&(sign32-1) | b&sign32
	},
	machine.OpFcopysignD: func(a, b, _ uint64) uint64 { return a&^sign64 | b&sign64 },
	machine.OpFminS:      func(a, b, _ uint64) uint64 { return round32(MinNum(float64(f32(a)), float64(f32(b)))) },
	machine.OpFminD:      func(a, b, _ uint64) uint64 { return From64(MinNum(F64(a), F64(b))) },
	machine.OpFmaxS:      func(a, b, _ uint64) uint64 { return round32(-MinNum(-float64(f32(a)), -float64(f32(b)))) },
	machine.OpFmaxD:      func(a, b, _ uint64) uint64 { return From64(-MinNum(-F64(a), -F64(b))) },

	machine.OpFfloorS: func(a, _, _ uint64) uint64 { return round32(math.Floor(float64(f32(a)))) },
	machine.OpFfloorD: func(a, _, _ uint64) uint64 { return From64(math.Floor(F64(a))) },
	machine.OpFceilS:  func(a, _, _ uint64) uint64 { return round32(math.Ceil(float64(f32(a)))) },
	machine.OpFceilD:  func(a, _, _ uint64) uint64 { return From64(math.Ceil(F64(a))) },
	machine.OpFtruncS: func(a, _, _ uint64) uint64 { return round32(math.Trunc(float64(f32(a)))) },
	machine.OpFtruncD: func(a, _, _ uint64) uint64 { return From64(math.Trunc(F64(a))) },
	machine.OpFrintS:  func(a, _, _ uint64) uint64 { return round32(math.RoundToEven(float64(f32(a)))) },
	machine.OpFrintD:  func(a, _, _ uint64) uint64 { return From64(math.RoundToEven(F64(a))) },
	machine.OpFroundS: func(a, _, _ uint64) uint64 { return round32(math.Round(float64(f32(a)))) },
	machine.OpFroundD: func(a, _, _ uint64) uint64 { return From64(math.Round(F64(a))) },

	machine.OpFmov: func(a, _, _ uint64) uint64 { return a },
	machine.OpFliS: func(a, _, _ uint64) uint64 { return a },
	machine.OpFliD: func(a, _, _ uint64) uint64 { return a },
	machine.OpFsel: choose,
}

// MinNum is C's fmin: the other operand when one is a NaN.
func MinNum(x, y float64) float64 {
	switch {
	case math.IsNaN(x):
		return y
	case math.IsNaN(y):
		return x
	}
	return min(x, y)
}

// FMA32 rounds x·y+z once. The product of two f32 is exact in f64; the f64 sum may not be. In that
// case its last bit is made odd, so that rounding to f32 cannot mistake an inexact tie for an exact
// one.
func FMA32(x, y, z float32) float32 {
	product, addend := float64(x)*float64(y), float64(z)
	sum := product + addend
	if math.IsInf(sum, 0) || math.IsNaN(sum) {
		return float32(sum)
	}
	// Knuth's exact error of a sum.
	part := sum - product
	lost := (product - (sum - part)) + (addend - part)
	if bits := math.Float64bits(sum); lost != 0 && bits&1 == 0 {
		if (lost > 0) == (sum > 0) {
			sum = math.Float64frombits(bits + 1)
		} else {
			sum = math.Float64frombits(bits - 1)
		}
	}
	return float32(sum)
}

// relation decides a compare from "unordered", "less", "equal", "greater".
type relation [4]bool

func compare(r relation, x, y float64) uint64 {
	switch {
	case x < y:
		return Bit(r[1])
	case x == y:
		return Bit(r[2])
	case x > y:
		return Bit(r[3])
	}
	return Bit(r[0])
}

// fcmpEvaluators pairs every relation with its two opcodes, the f32 one first.
var fcmpEvaluators = func() map[machine.Op]Evaluator {
	table := map[machine.Op]Evaluator{}
	for _, row := range []struct {
		op machine.Op // of f32; f64 follows it
		r  relation
	}{
		{machine.OpFcmpOeqS, relation{false, false, true, false}},
		{machine.OpFcmpOneS, relation{false, true, false, true}},
		{machine.OpFcmpOltS, relation{false, true, false, false}},
		{machine.OpFcmpOleS, relation{false, true, true, false}},
		{machine.OpFcmpOgtS, relation{false, false, false, true}},
		{machine.OpFcmpOgeS, relation{false, false, true, true}},
		{machine.OpFcmpOrdS, relation{false, true, true, true}},
		{machine.OpFcmpUnoS, relation{true, false, false, false}},
		{machine.OpFcmpUeqS, relation{true, false, true, false}},
		{machine.OpFcmpUneS, relation{true, true, false, true}},
		{machine.OpFcmpUltS, relation{true, true, false, false}},
		{machine.OpFcmpUleS, relation{true, true, true, false}},
		{machine.OpFcmpUgtS, relation{true, false, false, true}},
		{machine.OpFcmpUgeS, relation{true, false, true, true}},
	} {
		r := row.r
		table[row.op] = func(a, b, _ uint64) uint64 { return compare(r, float64(f32(a)), float64(f32(b))) }
		table[row.op+1] = func(a, b, _ uint64) uint64 { return compare(r, F64(a), F64(b)) }
	}
	return table
}()

var convertEvaluators = map[machine.Op]Evaluator{
	machine.OpI2fS:    func(a, _, _ uint64) uint64 { return From32(float32(int64(a))) },
	machine.OpI2fD:    func(a, _, _ uint64) uint64 { return From64(float64(int64(a))) },
	machine.OpU2fS:    func(a, _, _ uint64) uint64 { return From32(float32(a)) },
	machine.OpU2fD:    func(a, _, _ uint64) uint64 { return From64(float64(a)) },
	machine.OpF2iS:    func(a, _, _ uint64) uint64 { return ToSigned(float64(f32(a))) },
	machine.OpF2iD:    func(a, _, _ uint64) uint64 { return ToSigned(F64(a)) },
	machine.OpF2uS:    func(a, _, _ uint64) uint64 { return toUnsigned(float64(f32(a))) },
	machine.OpF2uD:    func(a, _, _ uint64) uint64 { return toUnsigned(F64(a)) },
	machine.OpFwiden:  func(a, _, _ uint64) uint64 { return From64(float64(f32(a))) },
	machine.OpFnarrow: func(a, _, _ uint64) uint64 { return round32(F64(a)) },
	machine.OpMvfiS:   func(a, _, _ uint64) uint64 { return Sext4(uint32(a)) },
	machine.OpMvfiD:   func(a, _, _ uint64) uint64 { return a },
	machine.OpMvifS:   func(a, _, _ uint64) uint64 { return uint64(uint32(a)) },
	machine.OpMvifD:   func(a, _, _ uint64) uint64 { return a },
}

// ToSigned truncates toward zero and saturates; a NaN becomes 0.
func ToSigned(x float64) uint64 {
	switch {
	case math.IsNaN(x):
		return 0
	case x >= 1<<63:
		return math.MaxInt64
	case x < -1<<63:
		return 1 << 63
	}
	return uint64(int64(x))
}

func toUnsigned(x float64) uint64 {
	switch {
	case !(x > 0): // also a NaN
		return 0
	case x >= 1<<64:
		return math.MaxUint64
	case x >= 1<<63:
		return uint64(int64(x-1<<63)) ^ 1<<63
	}
	return uint64(int64(x))
}
