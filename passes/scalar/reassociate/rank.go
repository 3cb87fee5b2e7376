package reassociate

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
)

// The ranks of parameters begin above firstRank, those of a block's pinned instructions at its
// number in the upper bits.
const (
	firstRank = 2
	blockBits = 16
)

// prepare ranks parameters, blocks, and instructions that cannot move, and counts which operands
// occur together, in one walk.
func (r *reassociation) prepare(order []*ir.Block) {
	rank := uint64(firstRank)
	for _, p := range r.f.Params {
		rank++
		r.ranks[p.ID()] = rank
	}
	for _, b := range order {
		rank++
		here := rank << blockBits
		r.blocks[b.ID()] = here
		for i := range b.Instrs() {
			if pinned(i) {
				here++
				r.ranks[i.ID()] = here
			} else if associative(i) {
				r.pairs.count(i)
			}
		}
	}
}

func pinned(i *ir.Instr) bool {
	return i.Op() == ir.Phi || i.IsTerminator() || analysis.MayRead(i) || analysis.MayWrite(i) || !analysis.SafeToSpeculate(i) || !analysis.TransfersControl(i)
}

// known returns the rank of an instruction if it has one already.
func (r *reassociation) known(i *ir.Instr) uint64 {
	if n := i.ID(); n >= 0 && n < len(r.ranks) {
		return r.ranks[n]
	}
	return 0
}

// rank returns the rank of a value. It does not visit operands of φs, so it terminates.
func (r *reassociation) rank(v ir.Value) uint64 {
	i, ok := v.(*ir.Instr)
	if !ok {
		if p, ok := v.(*ir.Param); ok {
			return r.ranks[p.ID()]
		}
		return 0
	}
	if k := r.known(i); k != 0 {
		return k
	}
	var rank, most uint64
	if n := i.Block().ID(); n < len(r.blocks) {
		most = r.blocks[n]
	}
	for _, o := range i.Operands() {
		if rank == most {
			break
		}
		rank = max(rank, r.rank(o))
	}
	if _, isNot := match.Not(i); !isNot && negated(i) == nil { // x, ~x and -x have one rank
		rank++
	}
	if n := i.ID(); n >= len(r.ranks) {
		r.ranks = append(r.ranks, make([]uint64, r.f.ValueBound()-len(r.ranks))...)
	}
	r.ranks[i.ID()] = rank
	return rank
}

// negated returns x of -x, else nil.
func negated(v ir.Value) ir.Value {
	i, ok := v.(*ir.Instr)
	switch {
	case !ok:
	case i.Op() == ir.Sub && isZero(i.Operand(0)):
		return i.Operand(1)
	case i.Op() == ir.FNeg:
		return i.Operand(0)
	case i.Op() == ir.FSub:
		if _, zero, isConst := floatConst(i.Operand(0)); isConst && zero == 0 && (math.Signbit(zero) || i.HasFlag(ir.FNSZ)) {
			return i.Operand(1)
		}
	}
	return nil
}

func isZero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && k.IsZero()
}
