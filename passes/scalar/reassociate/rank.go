package reassociate

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify"
)

// The ranks of parameters begin above firstRank, those of a block's pinned instructions at its number in the upper bits.
const (
	firstRank = 2
	blockBits = 16
)

// rankPinned ranks parameters, blocks, and instructions that cannot move.
func (r *reassociation) rankPinned(order []*ir.Block) {
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

// rank returns the rank of a value. It does not look at operands of φs, so it ends.
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
	if _, isNot := simplify.IsNot(i); !isNot && negated(i) == nil { // x, ~x and -x have one rank
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

// pair is two operands of one expression, in the order of their numbers.
type pair struct {
	op   ir.Op
	a, b ir.Value
}

// maxLeaves bounds the trees whose pairs are counted.
const maxLeaves = 10

func orderedPair(op ir.Op, a, b ir.Value) pair {
	if number(b) < number(a) {
		a, b = b, a
	}
	return pair{op, a, b}
}

// number orders values in some way; constants, of which a sorted expression has at most one, come first.
func number(v ir.Value) int {
	switch v := v.(type) {
	case *ir.Instr:
		return v.ID()
	case *ir.Param:
		return v.ID()
	}
	return -1
}

// countPairs counts in how many expressions two operands occur together.
func (r *reassociation) countPairs(order []*ir.Block) {
	for _, b := range order {
		for i := range b.Instrs() {
			if !associative(i) {
				continue
			}
			if u := ir.SoleUser(i); u != nil && u.Op() == i.Op() {
				continue
			}
			leaves := leavesOf(i)
			if len(leaves) > maxLeaves {
				continue
			}
			seen := map[pair]bool{}
			for k, a := range leaves {
				for _, c := range leaves[k+1:] {
					if p := orderedPair(i.Op(), a, c); !seen[p] {
						seen[p] = true
						r.pairs[p]++
					}
				}
			}
		}
	}
}

func leavesOf(i *ir.Instr) (leaves []ir.Value) {
	work := []ir.Value{i.Operand(0), i.Operand(1)}
	for len(work) > 0 && len(leaves) <= maxLeaves {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		o, ok := v.(*ir.Instr)
		if !ok || o.Op() != i.Op() || !ir.HasOneUse(o) {
			leaves = append(leaves, v)
			continue
		}
		for _, x := range o.Operands() {
			if x != ir.Value(o) { // in unreachable code
				work = append(work, x)
			}
		}
	}
	return leaves
}
