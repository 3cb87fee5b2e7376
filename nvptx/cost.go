package nvptx

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/target"
)

// cost is the size and latency of an instruction in units of a 32-bit addition, with LLVM's figures
// for NVPTX, so that passes decide as LLVM's do. Registers have 32 bits: 64-bit additions, products
// and logic are two instructions for each half; wider operations are sequences of these.
func cost(t *target.Target, i *ir.Instr) int {
	switch i.Op() {
	case ir.Add, ir.Mul, ir.And, ir.Or, ir.Xor:
		ty := i.Type().Scalar()
		if !ty.IsInt() || ty.Bits <= 32 || i.Type().Scalable {
			return 1
		}
		parts := 1
		for parts*64 < ty.Bits {
			parts *= 2
		}
		if i.Type().IsVector() {
			parts *= int(i.Type().Len)
		}
		return 2 * parts
	case ir.ShuffleVector:
		return shuffleCost(i)
	case ir.Call:
		if n, ok := intrinsicCost[i.IntrinsicID()]; ok {
			return n.of(i)
		}
	case ir.ZExt, ir.SExt:
		if ld, ok := i.Operand(0).(*ir.Instr); ok && ld.Op() == ir.Load && i.Type().IsInt() && i.Type().Bits <= 64 {
			return 0 // the load extends
		}
	}
	return analysis.GenericCost(t, i)
}

// shuffleCost: lanes are extracted and inserted one by one; a lane 0 that is broadcast is extracted
// once.
func shuffleCost(i *ir.Instr) int {
	from, mask := int(i.Operand(0).Type().Len), i.Mask()
	to := len(mask)
	if i.Type().Scalable || to == 0 {
		return 1
	}
	same, second, zeros, run := true, true, true, true // lanes stay, lanes of the second stay, all are lane 0, lanes follow each other
	for k, m := range mask {
		if m < 0 {
			continue
		}
		n := int(m)
		same, second, zeros = same && n == k, second && n == from+k, zeros && n == 0
		run = run && k > 0 && mask[k-1] >= 0 && n == int(mask[k-1])+1 || run && k == 0
	}
	all := 2 * to
	if zeros {
		all = 1 + to
	}
	switch {
	case to < from && run:
		return 2 * to
	case to < from && zeros:
		return 1 + from + 2*to
	case to < from:
		return 2*from + 2*to
	case same && to > from && slices.ContainsFunc(mask[from:], func(m int32) bool { return m >= 0 }): // both vectors, concatenated
		return 2 * from
	case same, second && to == from:
		return 0
	case to == from && insertedLanes(mask) > 0:
		return 2 * insertedLanes(mask)
	}
	return all
}

// insertedLanes returns the number of leading lanes of the second vector that replace the last
// lanes of the first. It returns 0 if the mask has another form.
func insertedLanes(mask []int32) int {
	n := int32(len(mask))
	at := slices.Index(mask, n)
	for k, m := range mask {
		if at < 0 || k < at && m != int32(k) || k >= at && m != n+int32(k-at) {
			return 0
		}
	}
	return len(mask) - at
}

// callCost is the cost of an intrinsic that is no single instruction.
type callCost struct {
	word  int // on 32 bits and fewer
	wide  int // what 64 bits add
	fixed int // what a constant last operand saves
}

func (n callCost) of(i *ir.Instr) int {
	c := n.word
	if t := i.Arg(0).Type().Scalar(); t.IsInt() && t.Bits > 32 {
		c += n.wide
	}
	if ir.AsInt(i.Arg(i.NumArgs()-1)) != nil {
		c -= n.fixed
	}
	return c
}

var intrinsicCost = map[string]callCost{
	"llvm.smax": {word: 2}, "llvm.smin": {word: 2}, "llvm.umax": {word: 2}, "llvm.umin": {word: 2}, "llvm.abs": {word: 3},
	"llvm.fshl": {word: 8, wide: 1, fixed: 4}, "llvm.fshr": {word: 8, wide: 1, fixed: 4},
	"llvm.sadd.sat": {word: 7, wide: 1}, "llvm.ssub.sat": {word: 7}, "llvm.uadd.sat": {word: 3, wide: 1}, "llvm.usub.sat": {word: 3},
	"llvm.uadd.with.overflow": {word: 2, wide: 1}, "llvm.usub.with.overflow": {word: 2},
	"llvm.sadd.with.overflow": {word: 4, wide: 2}, "llvm.ssub.with.overflow": {word: 4, wide: 1},
	"llvm.umul.with.overflow": {word: 6}, "llvm.smul.with.overflow": {word: 7},
	"llvm.cttz": {word: 10}, "llvm.copysign": {word: 10}, "llvm.exp2": {word: 10},
}
