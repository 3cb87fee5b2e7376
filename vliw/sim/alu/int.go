// Package alu implements the operations of the machine: for each opcode a function of its operands'
// bits (Evaluators; integers, predicates and divisions in int.go, floating point in
// float.go), and the arithmetic that Go's library lacks.
//
// Invariant: an evaluator has no state and never faults; the caller checks for a division by zero
// before (DividesByZero). The package imports the machine only: it checks the compiler.
package alu

import (
	"math/bits"

	"opt-go/vliw/machine"
)

// Evaluator computes a result from up to three operands. Predicates are 0 or 1.
type Evaluator func(a, b, c uint64) uint64

// Evaluators is the meaning of every operation that only computes. Integer
// division by zero never comes here.
var Evaluators = joinEvaluators(intEvaluators, divEvaluators, predEvaluators, floatEvaluators, fcmpEvaluators, convertEvaluators)

func joinEvaluators(parts ...map[machine.Op]Evaluator) *[machine.NumOps]Evaluator {
	var table [machine.NumOps]Evaluator
	for _, part := range parts {
		for op, f := range part {
			table[op] = f
		}
	}
	return &table
}

// Sext4 is a number of 32 bits, sign-extended.
func Sext4(n uint32) uint64 { return uint64(int64(int32(n))) }

// Bit is 1 for true.
func Bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func choose(condition, yes, no uint64) uint64 {
	if condition != 0 {
		return yes
	}
	return no
}

// Shift counts are taken modulo the width.
var intEvaluators = map[machine.Op]Evaluator{
	machine.OpAdd:  func(a, b, _ uint64) uint64 { return a + b },
	machine.OpSub:  func(a, b, _ uint64) uint64 { return a - b },
	machine.OpAnd:  func(a, b, _ uint64) uint64 { return a & b },
	machine.OpOr:   func(a, b, _ uint64) uint64 { return a | b },
	machine.OpXor:  func(a, b, _ uint64) uint64 { return a ^ b },
	machine.OpAndn: func(a, b, _ uint64) uint64 { return a &^ b },
	machine.OpShl:  func(a, b, _ uint64) uint64 { return a << (b & 63) },
	machine.OpShr:  func(a, b, _ uint64) uint64 { return a >> (b & 63) },
	machine.OpSra:  func(a, b, _ uint64) uint64 { return uint64(int64(a) >> (b & 63)) },
	machine.OpRotl: func(a, b, _ uint64) uint64 { return bits.RotateLeft64(a, int(b&63)) },
	machine.OpSmin: func(a, b, _ uint64) uint64 { return uint64(min(int64(a), int64(b))) },
	machine.OpSmax: func(a, b, _ uint64) uint64 { return uint64(max(int64(a), int64(b))) },
	machine.OpUmin: func(a, b, _ uint64) uint64 { return min(a, b) },
	machine.OpUmax: func(a, b, _ uint64) uint64 { return max(a, b) },

	machine.OpAddW:  func(a, b, _ uint64) uint64 { return Sext4(uint32(a + b)) },
	machine.OpSubW:  func(a, b, _ uint64) uint64 { return Sext4(uint32(a - b)) },
	machine.OpShlW:  func(a, b, _ uint64) uint64 { return Sext4(uint32(a) << (b & 31)) },
	machine.OpShrW:  func(a, b, _ uint64) uint64 { return Sext4(uint32(a) >> (b & 31)) },
	machine.OpSraW:  func(a, b, _ uint64) uint64 { return uint64(int64(int32(a) >> (b & 31))) },
	machine.OpRotlW: func(a, b, _ uint64) uint64 { return Sext4(bits.RotateLeft32(uint32(a), int(b&31))) },

	machine.OpAbs: func(a, _, _ uint64) uint64 {
		if int64(a) < 0 {
			return -a
		}
		return a
	},
	machine.OpSext1:  func(a, _, _ uint64) uint64 { return uint64(int64(int8(a))) },
	machine.OpSext2:  func(a, _, _ uint64) uint64 { return uint64(int64(int16(a))) },
	machine.OpSext4:  func(a, _, _ uint64) uint64 { return Sext4(uint32(a)) },
	machine.OpZext1:  func(a, _, _ uint64) uint64 { return uint64(uint8(a)) },
	machine.OpZext2:  func(a, _, _ uint64) uint64 { return uint64(uint16(a)) },
	machine.OpZext4:  func(a, _, _ uint64) uint64 { return uint64(uint32(a)) },
	machine.OpClz:    func(a, _, _ uint64) uint64 { return uint64(bits.LeadingZeros64(a)) },
	machine.OpCtz:    func(a, _, _ uint64) uint64 { return uint64(bits.TrailingZeros64(a)) },
	machine.OpPopc:   func(a, _, _ uint64) uint64 { return uint64(bits.OnesCount64(a)) },
	machine.OpClzW:   func(a, _, _ uint64) uint64 { return uint64(bits.LeadingZeros32(uint32(a))) },
	machine.OpCtzW:   func(a, _, _ uint64) uint64 { return uint64(bits.TrailingZeros32(uint32(a))) },
	machine.OpBswap2: func(a, _, _ uint64) uint64 { return uint64(bits.ReverseBytes16(uint16(a))) },
	machine.OpBswap4: func(a, _, _ uint64) uint64 { return Sext4(bits.ReverseBytes32(uint32(a))) },
	machine.OpBswap8: func(a, _, _ uint64) uint64 { return bits.ReverseBytes64(a) },
	machine.OpBrev:   func(a, _, _ uint64) uint64 { return bits.Reverse64(a) },
	machine.OpMov:    func(a, _, _ uint64) uint64 { return a },
	machine.OpLi:     func(a, _, _ uint64) uint64 { return a },
	machine.OpLa:     func(a, _, _ uint64) uint64 { return a },
	machine.OpSel:    choose,

	machine.OpMul:   func(a, b, _ uint64) uint64 { return a * b },
	machine.OpMulW:  func(a, b, _ uint64) uint64 { return Sext4(uint32(a) * uint32(b)) },
	machine.OpMulhu: func(a, b, _ uint64) uint64 { high, _ := bits.Mul64(a, b); return high },
	machine.OpMulh:  signedMulHigh,
}

// signedMulHigh corrects the unsigned product for negative factors.
func signedMulHigh(a, b, _ uint64) uint64 {
	high, _ := bits.Mul64(a, b)
	if int64(a) < 0 {
		high -= b
	}
	if int64(b) < 0 {
		high -= a
	}
	return high
}

// Go defines the smallest integer divided by -1 as the smallest integer, with
// remainder 0; so does the machine.
var divEvaluators = map[machine.Op]Evaluator{
	machine.OpDiv:   func(a, b, _ uint64) uint64 { return uint64(int64(a) / int64(b)) },
	machine.OpDivu:  func(a, b, _ uint64) uint64 { return a / b },
	machine.OpRem:   func(a, b, _ uint64) uint64 { return uint64(int64(a) % int64(b)) },
	machine.OpRemu:  func(a, b, _ uint64) uint64 { return a % b },
	machine.OpDivW:  func(a, b, _ uint64) uint64 { return uint64(int64(int32(a) / int32(b))) },
	machine.OpDivuW: func(a, b, _ uint64) uint64 { return Sext4(uint32(a) / uint32(b)) },
	machine.OpRemW:  func(a, b, _ uint64) uint64 { return uint64(int64(int32(a) % int32(b))) },
	machine.OpRemuW: func(a, b, _ uint64) uint64 { return Sext4(uint32(a) % uint32(b)) },
}

// DividesByZero reports whether the divisor of an integer division is zero.
func DividesByZero(op machine.Op, divisor uint64) bool {
	switch op {
	case machine.OpDivW, machine.OpDivuW, machine.OpRemW, machine.OpRemuW:
		return uint32(divisor) == 0
	}
	return divisor == 0
}

var predEvaluators = map[machine.Op]Evaluator{
	machine.OpCmpEq:  func(a, b, _ uint64) uint64 { return Bit(a == b) },
	machine.OpCmpNe:  func(a, b, _ uint64) uint64 { return Bit(a != b) },
	machine.OpCmpSlt: func(a, b, _ uint64) uint64 { return Bit(int64(a) < int64(b)) },
	machine.OpCmpSle: func(a, b, _ uint64) uint64 { return Bit(int64(a) <= int64(b)) },
	machine.OpCmpSgt: func(a, b, _ uint64) uint64 { return Bit(int64(a) > int64(b)) },
	machine.OpCmpSge: func(a, b, _ uint64) uint64 { return Bit(int64(a) >= int64(b)) },
	machine.OpCmpUlt: func(a, b, _ uint64) uint64 { return Bit(a < b) },
	machine.OpCmpUle: func(a, b, _ uint64) uint64 { return Bit(a <= b) },
	machine.OpCmpUgt: func(a, b, _ uint64) uint64 { return Bit(a > b) },
	machine.OpCmpUge: func(a, b, _ uint64) uint64 { return Bit(a >= b) },
	machine.OpPand:   func(a, b, _ uint64) uint64 { return a & b },
	machine.OpPor:    func(a, b, _ uint64) uint64 { return a | b },
	machine.OpPxor:   func(a, b, _ uint64) uint64 { return a ^ b },
	machine.OpPandn:  func(a, b, _ uint64) uint64 { return a &^ b },
	machine.OpPnot:   func(a, _, _ uint64) uint64 { return a ^ 1 },
	machine.OpPmov:   func(a, _, _ uint64) uint64 { return a },
	machine.OpPset:   func(a, _, _ uint64) uint64 { return a },
}
