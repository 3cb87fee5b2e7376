// Package mergeicmps is LLVM's mergeicmps: chains of blocks that compare two structures field by
// field become calls of memcmp, where the fields are neighbours in both.
//
//	if a.x == b.x                         %c = call i32 @memcmp(ptr %a, ptr %b, i64 8)
//	    if a.y == b.y              ⇒      %e = icmp eq i32 %c, 0
//	        return true                   return %e
//	return false
//
// A chain ends in a φ of booleans: each block but the last leaves to the φ's block with false when
// its fields differ, the last one goes there with its result. Comparisons are sorted by address to
// find neighbours; those that stay alone keep their place.
//
// Invariant: each of the fields may be read at any time, since the memory surely exists, so that
// one read too many does no harm; and it does not matter in which order fields are compared. Fields
// must be whole bytes.
//
// Not done: blocks that compute something else, but for the first, from which what is independent
// of the comparison moves above the chain; blocks with another φ beside the one of the chain;
// memory of other address spaces. Nothing is done where code generation does not expand short calls
// of memcmp.
//
// Cost: linear in the chains, and the sorting of each.
package mergeicmps

import (
	"cmp"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/library"
	"opt-go/passes/pass"
)

// Run merges the chains of f.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	if !c.Target.ExpandsMemCmp || !library.Has(c.Target, f, "memcmp") {
		return pass.All
	}
	changed := false
	for b := f.Entry().Next(); b != nil; b = b.Next() {
		first := b.First()
		if first == nil || first.Op() != ir.Phi {
			continue
		}
		blocks := chainTo(first)
		if len(blocks) == 0 {
			continue
		}
		m := &merger{c: c, f: f, phi: first, aa: pass.Get(c, f, alias.AA), bases: map[ir.Value]int{}}
		if m.readChain(blocks) && m.merge() {
			pass.Invalidate(f, pass.None)
			changed = true
		}
	}
	return pass.ChangedCFG(changed)
}

// chainTo returns the blocks of the chain that ends in a φ, in order; nil: there is none.
func chainTo(phi *ir.Instr) []*ir.Block {
	n := phi.NumIncoming()
	if n <= 1 || phi.Type().Kind != ir.IntKind || phi.Type().Bits != 1 || phi.Next().Op() == ir.Phi {
		return nil
	}
	var last *ir.Block
	for k, v := range phi.Operands() {
		if ir.AsInt(v) != nil {
			continue
		}
		i, ok := v.(*ir.Instr)
		if last != nil || !ok || i.Op() != ir.ICmp || i.Block() != phi.IncomingBlock(k) {
			return nil
		}
		last = phi.IncomingBlock(k)
	}
	if last == nil || last.SingleSucc() != phi.Block() {
		return nil
	}
	blocks := make([]*ir.Block, n)
	for k := n - 1; ; k-- {
		blocks[k] = last
		if k == 0 {
			return blocks
		}
		if last.AddressTaken() || !last.HasPreds() {
			return nil
		}
		if last = last.SinglePred(); last == nil || phi.IncomingFor(last) == nil || slices.Contains(blocks[k:], last) {
			return nil
		}
	}
}

// merger works on one chain.
type merger struct {
	c     *pass.Context
	f     *ir.Func
	phi   *ir.Instr
	aa    *alias.Analysis
	bases map[ir.Value]int // numbers in the order in which they are met
	list  []*comparison
	parts [][]*comparison // neighbours, by address
}

// readChain reads the comparisons of the blocks. What comes before the first that can be read stays
// as it is.
func (m *merger) readChain(blocks []*ir.Block) bool {
	for _, b := range blocks {
		x := m.read(b)
		if x == nil {
			return false
		}
		if len(x.others) > 0 {
			if len(m.list) > 0 {
				return false
			}
			if !m.canSplit(x) {
				continue
			}
		}
		x.place = len(m.list)
		m.list = append(m.list, x)
	}
	if len(m.list) == 0 {
		return false
	}
	m.partition()
	return slices.ContainsFunc(m.parts, func(p []*comparison) bool { return len(p) > 1 })
}

// partition sorts the comparisons by address and puts neighbours together. The groups are in the
// order of their first comparison in the program: one that is not merged must not move above
// another, whose answer may be what keeps it from branching on poison.
func (m *merger) partition() {
	sorted := slices.Clone(m.list)
	slices.SortStableFunc(sorted, func(x, y *comparison) int {
		return cmp.Or(x.a.compare(y.a), x.b.compare(y.b))
	})
	for _, x := range sorted {
		if n := len(m.parts); n > 0 {
			if last := m.parts[n-1]; last[len(last)-1].adjoins(x) {
				m.parts[n-1] = append(last, x)
				continue
			}
		}
		m.parts = append(m.parts, []*comparison{x})
	}
	first := func(p []*comparison) int {
		least := p[0].place
		for _, x := range p {
			least = min(least, x.place)
		}
		return least
	}
	slices.SortStableFunc(m.parts, func(p, q []*comparison) int { return first(p) - first(q) })
}
