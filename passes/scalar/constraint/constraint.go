// Package constraint is LLVM's constraint-elimination: comparisons that follow from others become
// constants, by exact reasoning over linear inequalities.
//
//	if (i < n && n <= m)
//		if (i + 1 <= m) …        ⇒   if (true) …
//
// Terms: a row is an inequality c1·x1 + c2·x2 + … ≤ c0 whose variables are values. There are two
// systems of rows, one for signed and one for unsigned values. A walk over the dominator tree adds
// the rows of branches, switches, assumptions, loop counters and the intrinsics min, max and abs
// where they hold, and removes them when it leaves that subtree. A comparison is implied if the
// system together with its negation has no solution, by Fourier-Motzkin elimination.
//
//   - collect.go: the facts and the comparisons to check, in the order of the walk
//   - decompose.go: values as linear combinations, with preconditions
//   - facts.go: the two systems, and the transfer of facts between them
//   - access.go: what an access to an object implies about its index (LLVM 22)
//   - system.go: rows and elimination
//   - check.go: the rewriting of decided comparisons
//
// Numbers are exact: a sum that does not fit into 64 bits is not used. LLVM's limits hold: maxRows
// rows are known at once. In large systems a query uses only the rows that share variables with it.
// So LLVM folds more in unreachable code, where unrelated rows contradict each other.
//
// With pass.LLVM22, samesign carries facts over to the other system, accesses imply that they are
// in bounds, address arithmetic needs nuw or nusw only, and a join whose side is decided is
// replaced.
//
// Not done: reproducers (constraint-elimination-dump-reproducers), comparisons of vectors.
//
// Keeps: the CFG.
package constraint

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/pass"
)

// Run eliminates the comparisons of a function that others imply.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	dt := pass.Get(c, f, analysis.Dominators)
	newer := c.Version >= pass.LLVM22
	col := &collector{dt: dt, newer: newer, loops: pass.Get(c, f, analysis.Loops), s: pass.Get(c, f, scev.Analysis)}
	for b := range f.Blocks() {
		if dt.Reachable(b) {
			col.block(b)
		}
	}
	col.sort()
	e := &eliminator{c: c, f: f, dt: dt, facts: newFacts(f, newer)}
	for k := range col.items {
		e.item(&col.items[k])
	}
	for _, i := range e.dead {
		if i.Block() != nil && !ir.HasUses(i) {
			i.Erase()
		}
	}
	return pass.Changed(e.changed)
}

type eliminator struct {
	c       *pass.Context
	f       *ir.Func
	dt      *analysis.DomTree
	facts   *facts
	dead    []*ir.Instr
	changed bool
}

// item removes the rows that no longer hold, and adds a fact or answers a query.
func (e *eliminator) item(t *item) {
	for n := len(e.facts.stack); n > 0 && t.out > e.facts.stack[n-1].out; n-- {
		e.facts.pop()
	}
	switch {
	case t.check:
		e.check(t)
	case t.fact.valid:
		if !t.if_.valid || e.facts.holds(t.if_.pred, t.if_.a, t.if_.b) {
			e.learn(t, t.fact)
		}
	case t.instr.Block() != nil:
		e.learnFrom(t)
	}
}

func (e *eliminator) learn(t *item, q condition) {
	p, a, b := q.pred, q.a, q.b
	if len(e.facts.sys[systemOf(p.IsSigned())].rows) > maxRows {
		return
	}
	e.facts.add(p, a, b, t.in, t.out)
	if q.sameSign && !p.IsEquality() {
		e.facts.add(flipped(p), a, b, t.in, t.out)
		return
	}
	e.facts.transfer(p, a, b, t.in, t.out)
}

// flipped returns the comparison of the other signedness.
func flipped(p ir.Pred) ir.Pred {
	if p.IsSigned() {
		return p.Unsigned()
	}
	return p.Signed()
}

// weak are the comparisons that hold between the result of an intrinsic and its operands.
var weak = map[string]ir.Pred{"llvm.umin": ir.ULE, "llvm.umax": ir.UGE, "llvm.smin": ir.SLE, "llvm.smax": ir.SGE}

// learnFrom adds the facts that an intrinsic implies after it.
func (e *eliminator) learnFrom(t *item) {
	i := t.instr
	learn := func(p ir.Pred, a, b ir.Value) { e.learn(t, condition{pred: p, a: a, b: b, valid: true}) }
	if i.Op() == ir.Load || i.Op() == ir.Store {
		if q := access(e.facts.dl, i); q.valid {
			e.learn(t, q)
		}
		return
	}
	switch id := i.IntrinsicID(); id {
	case "llvm.abs":
		if !isZero(i.Arg(1)) {
			learn(ir.SGE, i, ir.NewZero(i.Type()))
		}
		learn(ir.SGE, i, i.Arg(0))
	case "llvm.assume":
		if c := isOp(i.Arg(0), ir.ICmp, 0); c != nil {
			e.learn(t, conditionOf(c, e.facts.newer))
		}
	case "llvm.uadd.sat":
		learn(ir.UGE, i, i.Arg(0))
		learn(ir.UGE, i, i.Arg(1))
	case "llvm.usub.sat":
		learn(ir.ULE, i, i.Arg(0))
	default:
		learn(weak[id], i, i.Arg(0))
		learn(weak[id], i, i.Arg(1))
	}
}

// replaced records that an instruction has lost uses.
func (e *eliminator) replaced(i *ir.Instr) {
	e.changed = true
	if !ir.HasUses(i) {
		e.dead = append(e.dead, i)
	}
}
