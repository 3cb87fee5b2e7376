package nvptx

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel"
	"opt-go/passes/target"
)

// packedRegisters describes the vectors of PTX to slp-vectorizer: pairs of halves and bfloats in a
// 32-bit register, and of floats in a 64-bit one where the processor adds these. All other vectors
// are as many registers as they have lanes, so that an operation costs one for each lane, and lanes
// are read and written for nothing. Loads and stores save nothing either: load-store-vectorizer
// merges those that stay scalar.
func packedRegisters(t isel.Target) func(f *ir.Func) *target.Vectors {
	p := packedCosts{t}
	bits := 0
	switch {
	case t.AddsFloatPairs():
		bits = 64
	case t.AddsHalves():
		bits = 32
	default:
		return nil
	}
	return func(*ir.Func) *target.Vectors {
		return &target.Vectors{
			Bits: bits, Registers: 64, Scalars: 64, Interleave: 1, Fused: true,
			Arith: p.arith, Compare: p.compare, Select: p.choice, Cast: p.cast,
			Memory: p.memory, Unaligned: p.unaligned, Masked: func(*ir.Type) bool { return false },
			Element: p.element, Shuffle: p.shuffle, Lane: p.lane, ByMask: p.byMask, Call: p.call,
		}
	}
}

// packedCosts are the costs in instructions of the machine.
type packedCosts struct{ isel.Target }

// pairs reports whether two lanes of a type are in one register.
func (p packedCosts) pairs(elem *ir.Type) bool {
	return elem.Kind == ir.HalfKind && p.AddsHalves() || elem.Kind == ir.BFloatKind && p.FusesBFloats()
}

// pack is how many instructions make pairs of lanes, or lanes of pairs: a permutation of bytes for
// each pair.
func (p packedCosts) pack(elem *ir.Type, lanes int) int {
	if lanes > 1 && p.pairs(elem) {
		return (lanes + 1) / 2
	}
	return 0
}

func (p packedCosts) arith(op ir.Op, elem *ir.Type, lanes int, _ target.Second) int {
	switch op {
	case ir.FAdd, ir.FSub, ir.FMul, ir.FNeg:
		if p.pairs(elem) || elem.Kind == ir.FloatKind && p.AddsFloatPairs() && op != ir.FNeg {
			return (lanes + 1) / 2
		}
	}
	return p.apart(elem, lanes)
}

// apart is the cost of an operation on each lane, for which pairs are taken apart and made again.
func (p packedCosts) apart(elem *ir.Type, lanes int) int { return lanes + 2*p.pack(elem, lanes) }

func (p packedCosts) compare(_ ir.Pred, elem *ir.Type, lanes int) int {
	return lanes + p.pack(elem, lanes)
}

func (p packedCosts) choice(elem *ir.Type, lanes int) int { return p.apart(elem, lanes) }

// cast: floats are rounded to pairs at once since Ampere.
func (p packedCosts) cast(op ir.Op, from, to *ir.Type, lanes int) int {
	if op == ir.FPTrunc && from.Kind == ir.FloatKind && p.pairs(to) && p.Has(7, 0, 80) {
		return (lanes + 1) / 2
	}
	return lanes + p.pack(to, lanes)
}

func (p packedCosts) memory(_ *ir.Type, lanes int) int { return lanes }

func (p packedCosts) unaligned(elem *ir.Type, lanes, align int) int {
	if p.pairs(elem) && align < 4 {
		return lanes + p.pack(elem, lanes)
	}
	return lanes
}

// element: the operation that pairs two lanes counts for the second one; see lane.
func (p packedCosts) element(elem *ir.Type) int { return p.pack(elem, 2) }

func (p packedCosts) lane(_ ir.Op, elem *ir.Type, lanes, at int, _ bool) int {
	if at == 0 {
		return 0
	}
	return p.pack(elem, lanes)
}

// shuffle: an operation on halves takes either half of an operand for both lanes by itself.
func (p packedCosts) shuffle(kind target.ShuffleKind, elem *ir.Type, lanes int) int {
	if kind == target.Broadcast {
		return 0
	}
	return p.pack(elem, lanes)
}

func (p packedCosts) byMask(elem *ir.Type, _ int, mask []int32, _ bool) int {
	return p.pack(elem, len(mask))
}

// call: as instruction selection does them on pairs.
func (p packedCosts) call(id string, elem *ir.Type, lanes int) int {
	switch {
	case id == "llvm.fma" || id == "llvm.fmuladd":
		return p.arith(ir.FAdd, elem, lanes, target.Varying)
	case p.pairs(elem) && isel.CallsPairs(id, p.Target):
		return (lanes + 1) / 2
	}
	return p.apart(elem, lanes)
}
