// Package carried changes what the iterations of innermost loops hand on: long chains of operations
// (chains.go) and products of counters (products.go).
package carried

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Chains of one associative operation on what a loop carries, as unrolling leaves them, bound the
// interval of its iterations by their length. They become one operation on the carried value and a
// tree of the others, which no iteration waits for:
//
//	s = ((s ^ a) ^ b) ^ c            s = s ^ ((a ^ b) ^ c)

// minLeaves is from how many terms on a chain is rebuilt.
const minLeaves = 3

// chainOps are the operations that may be done in any order.
var chainOps = map[ir.Op]bool{ir.Add: true, ir.Xor: true, ir.And: true, ir.Or: true}

// ShortenChains rebuilds the chains of innermost loops of one block.
func ShortenChains(f *ir.Func) {
	forest := analysis.NewLoopForest(f, analysis.NewDomTree(f))
	for _, l := range forest.Postorder() {
		if len(l.Subs) > 0 || len(l.Blocks) != 1 {
			continue
		}
		for phi := range l.Header.Phis() {
			if v := instr(phi.IncomingFor(l.Header)); v != nil && v.Type().IsInt() && chainOps[v.Op()] {
				shortenChain(l.Header, phi, v)
			}
		}
	}
}

func shortenChain(b *ir.Block, phi, last *ir.Instr) {
	links := chainTo(b, phi, last)
	if len(links) < minLeaves || !longChain(b, links) {
		return
	}
	// Trees of 2ᵏ leaves wait for another one, each at the link of its last leaf.
	type tree struct {
		v     ir.Value
		depth int
	}
	var trees []tree
	join := func(at *ir.Instr) {
		x, y := trees[len(trees)-2], trees[len(trees)-1]
		op := ir.NewInstr(last.Op(), last.Type(), x.v, y.v)
		op.Pos = at.Pos
		op.InsertBefore(at)
		trees = append(trees[:len(trees)-2], tree{op, max(x.depth, y.depth) + 1})
	}
	for _, link := range links {
		trees = append(trees, tree{link.leaf, 0})
		for len(trees) > 1 && trees[len(trees)-1].depth == trees[len(trees)-2].depth {
			join(link.op)
		}
	}
	for len(trees) > 1 {
		join(last)
	}
	sum := ir.NewInstr(last.Op(), last.Type(), phi, trees[0].v)
	sum.Pos = last.Pos
	sum.InsertBefore(last)
	ir.ReplaceAllUses(last, sum)
	for k := len(links) - 1; k >= 0; k-- {
		links[k].op.Erase()
	}
}

// chainLink is an operation of a chain, and what it adds.
type chainLink struct {
	op   *ir.Instr
	leaf ir.Value
}

// chainTo lists the operations from a φ to its next value; all but the last have no other use.
func chainTo(b *ir.Block, phi, last *ir.Instr) []chainLink {
	for k := range 2 {
		var links []chainLink
		at, side := last, k
		for {
			next := instr(at.Operand(side))
			if next == nil {
				break
			}
			links = append([]chainLink{{at, at.Operand(1 - side)}}, links...)
			if next == phi {
				return links
			}
			if next.Op() != last.Op() || next.Block() != b || !ir.HasOneUse(next) {
				break
			}
			at = next
			if side = 0; !leadsTo(at.Operand(0), phi, last.Op()) {
				side = 1
			}
		}
	}
	return nil
}

// leadsTo reports whether a value is a φ or an operation of its chain.
func leadsTo(v ir.Value, phi *ir.Instr, op ir.Op) bool {
	for range maxChain {
		i := instr(v)
		if i == phi {
			return true
		}
		if i == nil || i.Op() != op {
			return false
		}
		v = i.Operand(0)
		if x := instr(v); x != phi && (x == nil || x.Op() != op) {
			v = i.Operand(1)
		}
	}
	return false
}

// maxChain bounds the operations of a chain.
const maxChain = 64

// longChain reports whether a chain takes longer than what else the loop does: its accesses, two a
// packet, or its instructions, four a packet. Two sums are one instruction (x += add(y,z)).
func longChain(b *ir.Block, links []chainLink) bool {
	n := len(links)
	if links[0].op.Op() == ir.Add && links[0].op.Type().Bits <= 32 {
		n = (n + 1) / 2
	}
	accesses, all := 0, 0
	for i := range b.Instrs() {
		switch {
		case i.Op() == ir.Load || i.Op() == ir.Store:
			accesses++
			all++
		case i.Op() != ir.Phi && i.Op() != ir.GetElementPtr && !i.HasFlag(ir.Disjoint):
			all++
		}
	}
	return n >= max(accesses/2, all/4)
}

func instr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}
