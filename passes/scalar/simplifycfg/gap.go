package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/simplifycfg/table"
)

// What LLVM 22 does with switches and LLVM 19 does not.

// switchToWrappedRange makes one comparison of a switch with two destinations, one of which takes
// one value, or all values that the operand has but for a gap: the gap is a range.
//
//	values 0 to 5, cases 0, 4, 5 to a, default b  ⇒  b for x - 1 <u 3, else a
func (s *simplifier) switchToWrappedRange(t *ir.Instr, a, other *ir.Block, casesA, casesB []*ir.Const, hasDefault bool) bool {
	b := t.Block()
	one := func(cases []*ir.Const, dest, rest *ir.Block) bool {
		if len(cases) != 1 {
			return false
		}
		s.makeInRangeBranch(b, t, cases[0], 1, dest, rest)
		return true
	}
	gap := func(cases []*ir.Const, dest, rest *ir.Block) bool {
		if len(cases) < 2 || table.Consecutive(cases) {
			return false
		}
		low, n, ok := s.gapBetween(t.Operand(0), cases)
		if ok {
			s.makeInRangeBranch(b, t, low, n, rest, dest)
		}
		return ok
	}
	switch {
	case !hasDefault && one(casesA, a, other), one(casesB, other, a):
		return true
	case !hasDefault && len(casesA) > 0 && table.Consecutive(casesA):
		return false
	case !hasDefault && gap(casesA, a, other):
		return true
	case table.Consecutive(casesB):
		return false
	}
	return gap(casesB, other, a)
}

// gapBetween returns the only gap between cases, in descending order, that include the least and
// the greatest value that v may have.
func (s *simplifier) gapBetween(v ir.Value, cases []*ir.Const) (low *ir.Const, n uint64, ok bool) {
	r, known := s.q.RangeOf(v, false)
	if !known {
		r = ranges.Full(v.Type().Bits)
	}
	return table.Gap(cases, r)
}

// switchOnMinimum takes the operand of a minimum with a constant for the minimum. Cases above the
// constant are dead. If the default is unreachable, the case of the constant stands for all greater
// values: it becomes the default.
func (s *simplifier) switchOnMinimum(b *ir.Block) bool {
	t := b.Term()
	m, ok := t.Operand(0).(*ir.Instr)
	if !ok || m.IntrinsicID() != "llvm.umin" {
		return false
	}
	x, limit := m.Arg(0), ir.AsInt(m.Arg(1))
	if limit == nil {
		return false
	}
	changed := false
	at := -1
	for n := 0; n < t.NumCases(); {
		k, d := t.Case(n)
		if k.Big().Cmp(limit.Big()) > 0 {
			d.RemovePred(b, false)
			rewrite.RemoveCase(t, n)
			changed = true
			continue
		}
		n++
	}
	for n := range t.NumCases() {
		if k, _ := t.Case(n); k == limit {
			at = n
		}
	}
	if at < 0 || !rewrite.HasUnreachableDefault(t) {
		return changed
	}
	_, d := t.Case(at)
	t.Succ(0).RemovePred(b, false)
	t.SetSucc(0, d)
	rewrite.MergeIntoDefault(t, at)
	t.SetOperand(0, x)
	return true
}
