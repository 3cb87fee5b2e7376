package reassociate

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/near"
)

// pairCounts is in how many expressions of the function, as they were in the beginning, two values
// occur together as operands of one operation.
type pairCounts struct {
	of        near.Map
	constants map[ir.Value]int32

	leaves, work []ir.Value // of the tree that is counted
}

// maxLeaves bounds the trees whose pairs are counted.
const maxLeaves = 10

// number returns a positive number for a value of the function, and a negative one for a constant,
// in order of first occurrence.
func (p *pairCounts) number(v ir.Value) int32 {
	if id := ir.LocalID(v); id >= 0 {
		return int32(id) + 1
	}
	n, known := p.constants[v]
	if !known {
		if p.constants == nil {
			p.constants = map[ir.Value]int32{}
		}
		n = -1 - int32(len(p.constants))
		p.constants[v] = n
	}
	return n
}

// key returns where the count of a pair is: in the list of the value that was made last, by the
// operation and the other. Two constants are in list 0, which is no value's.
func (p *pairCounts) key(op ir.Op, a, b ir.Value) (last int32, key uint64) {
	x, y := p.number(a), p.number(b)
	if x > y {
		x, y = y, x
	}
	if y < 0 {
		return 0, uint64(op)<<56 | uint64(-y)<<28 | uint64(-x)
	}
	return y, uint64(op)<<56 | uint64(uint32(x))
}

func (p *pairCounts) get(op ir.Op, a, b ir.Value) int {
	return int(p.of.Get(p.key(op, a, b)))
}

// count counts the pairs of the tree at i, if that is a root, once each.
func (p *pairCounts) count(i *ir.Instr) {
	if u := ir.SoleUser(i); u != nil && u.Op() == i.Op() {
		return
	}
	p.findLeaves(i)
	if len(p.leaves) > maxLeaves {
		return
	}
	for k, a := range p.leaves {
		before, after := p.leaves[:k], p.leaves[k+1:]
		if slices.Contains(before, a) {
			continue
		}
		for j, b := range after {
			if !slices.Contains(before, b) && !slices.Contains(after[:j], b) {
				*p.of.At(p.key(i.Op(), a, b))++
			}
		}
	}
}

// findLeaves collects the leaves of the tree at i, and stops as soon as there are too many.
func (p *pairCounts) findLeaves(i *ir.Instr) {
	p.leaves, p.work = p.leaves[:0], append(p.work[:0], i.Operand(0), i.Operand(1))
	for len(p.work) > 0 && len(p.leaves) <= maxLeaves {
		v := p.work[len(p.work)-1]
		p.work = p.work[:len(p.work)-1]
		o, ok := v.(*ir.Instr)
		if !ok || o.Op() != i.Op() || !ir.HasOneUse(o) {
			p.leaves = append(p.leaves, v)
			continue
		}
		for _, x := range o.Operands() {
			if x != ir.Value(o) { // in unreachable code
				p.work = append(p.work, x)
			}
		}
	}
}
