// Package nary is LLVM's nary-reassociate, the third of the gpucc paper's straight-line scalar
// optimizations (section 3.4.3): a sum of three is put together in the order of which a part has
// been computed already. Run says how; address.go does it for getelementptr, minmax.go for minima
// and maxima.
//
// Invariant: an instruction is noted under its expression only where it dominates what may be
// computed from it (straightline.ClosestDominator).
package nary

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
)

// Run is the gpucc paper's global reassociation (section 3.4.3, Algorithm 2) and LLVM 19's
// nary-reassociate: a sum, product, address, minimum or maximum of three operands is regrouped so
// that it reuses a part that a dominating instruction has computed already.
//
//	%x = add i32 %a, %c              %x = add i32 %a, %c
//	%t = add i32 %a, %b         ⇒
//	%y = add i32 %t, %c              %y = add i32 %x, %b
//
// Available expressions are looked up by their scalar evolution, so their operands may be grouped
// differently. The inner operation (%t) must have no other use, for it becomes dead. Addresses:
// &p[a + b] becomes &(&p[a])[b], where the sum does not overflow before it is extended.
//
// Phases: one walk in preorder of the dominator tree, in which each instruction is rewritten or
// noted under its expression; then the replaced instructions go, and what only they used. Walks are
// repeated until one changes nothing.
//
// LLVM 19 keeps inbounds on an address although the one that it is computed from now may lie
// outside of the object. So does this pass, since what it prints is compared with LLVM's; with the
// parameter strict, which our pipelines set, only where both have it.
//
// In LLVM an instruction serves one other per walk, since looking it up takes it away, and which of
// several are used depends on that. So it does here in the first walks, and then no longer.
//
// With the parameter disjoint, which our pipelines set, the inner operation of an addition may be
// an or of disjoint bits: a + (i | 1), as unrolling leaves it where i is a multiple, is (a + i) +
// 1.
//
// Difference from LLVM: minima of equal operands, which LLVM rewrites for ever, end.
//
// Keeps the CFG. Not handled: floating point and vectors, as in LLVM; addresses that an access
// computes for nothing. Cost: each walk is linear, each instruction is noted and dropped once.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	n := &naryReassociation{c: c, dl: f.Module().Layout, dom: pass.Get(c, f, analysis.Dominators), scev: pass.Get(c, f, scev.Analysis)}
	n.query = simplify.Query{Query: valuetracking.Query{Layout: n.dl, Dom: n.dom, Facts: valuetracking.NewFacts()}}
	n.disjoint = c.Opts.Bool("disjoint", false)
	changed := false
	for n.walk() {
		changed = true
	}
	return pass.Changed(changed)
}

// Params are the parameters in a pipeline.
func Params() []pass.Param {
	return []pass.Param{{Name: "disjoint", Help: "the inner addition may be a disjoint or"}, {Name: "strict", Help: "keep inbounds only where the reused address has it"}}
}

type naryReassociation struct {
	c     *pass.Context
	dl    *ir.DataLayout
	dom   *analysis.DomTree
	scev  *scev.Evolution
	query simplify.Query
	seen  map[*scev.Expr][]*ir.Instr // by expression, the closest last
	walks int

	disjoint bool // the inner operation of an addition may be an or of disjoint bits
}

// takingWalks is the number of walks in which a part that is found is taken away. With no bound a
// function in which one part serves many instructions would be walked as often as it has such.
const takingWalks = 16

// walk visits the function once.
func (n *naryReassociation) walk() bool {
	n.seen = map[*scev.Expr][]*ir.Instr{}
	n.walks++
	var replaced []*ir.Instr
	for _, b := range n.dom.Preorder() {
		for i := range b.Instrs() {
			if !scev.Analyzable(i.Type()) || !naryOperation(i) {
				continue
			}
			old := n.scev.Of(i)
			now := n.reassociate(i)
			if now == nil {
				n.note(old, i)
				continue
			}
			if n.c.Wants(pass.Passed) {
				n.c.Remark(pass.Passed, "Reassociated", i.Func(), i, pass.Text("computed from "), pass.Arg{Key: "Part", Val: now.Operand(0).Ident()})
			}
			n.scev.Forget(i)
			ir.ReplaceAllUses(i, now)
			replaced = append(replaced, i)
			e := n.scev.Of(now)
			n.note(e, now)
			if e != old { // flags that the new form has lost make another expression
				n.note(old, now)
			}
		}
	}
	n.c.Count("Number of instructions reassociated", len(replaced))
	n.erase(replaced)
	return len(replaced) > 0
}

func (n *naryReassociation) note(e *scev.Expr, i *ir.Instr) { n.seen[e] = append(n.seen[e], i) }

// naryOperation reports whether i is of a kind that is rewritten.
func naryOperation(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Add, ir.Mul, ir.GetElementPtr:
		return true
	}
	_, ok := matchExtreme(i)
	return ok && i.Type().IsInt()
}

// erase removes the replaced instructions and the operands that become dead.
func (n *naryReassociation) erase(dead []*ir.Instr) {
	for len(dead) > 0 {
		i := dead[len(dead)-1]
		dead = dead[:len(dead)-1]
		if i.Block() == nil || !analysis.TriviallyDead(i) {
			continue
		}
		for _, v := range i.Operands() {
			if d, ok := v.(*ir.Instr); ok && d != i {
				dead = append(dead, d)
			}
		}
		n.scev.Forget(i)
		n.query.Facts.Forget(i)
		i.Erase()
	}
}

// reassociate returns the instruction that computes i from a part that is there, or nil.
func (n *naryReassociation) reassociate(i *ir.Instr) *ir.Instr {
	switch i.Op() {
	case ir.Add, ir.Mul:
		if n.scev.Of(i).IsZero() {
			return nil
		}
		x, y := i.Operand(0), i.Operand(1)
		if now := n.operation(i, x, y); now != nil {
			return now
		}
		return n.operation(i, y, x)
	case ir.GetElementPtr:
		return n.address(i)
	}
	return n.extreme(i)
}

// closest returns the closest dominating instruction that computes e and may replace it. It drops
// those that may not.
func (n *naryReassociation) closest(e *scev.Expr, at *ir.Instr) *ir.Instr {
	for {
		i := straightline.ClosestDominator(n.dom, n.seen, e, at)
		if i == nil {
			return nil
		}
		drop, ok := n.scev.CanReuse(e, i)
		if !ok {
			n.seen[e] = n.seen[e][:len(n.seen[e])-1]
			continue
		}
		for _, d := range drop {
			d.Flags &^= ir.PoisonFlags
			d.DropMDExcept(keptWithoutPoison(d)...)
		}
		if n.walks <= takingWalks {
			n.seen[e] = n.seen[e][:len(n.seen[e])-1]
		}
		return i
	}
}

// keptWithoutPoison lists the attachments of i that do not make it poison.
func keptWithoutPoison(i *ir.Instr) (kinds []string) {
	for _, a := range i.Attachments() {
		if a.Kind != "range" && a.Kind != "nonnull" && a.Kind != "align" {
			kinds = append(kinds, a.Kind)
		}
	}
	return kinds
}

// operation: i = (a op b) op y is (a op y) op b or (b op y) op a, when the part in parentheses is
// there.
func (n *naryReassociation) operation(i *ir.Instr, x, y ir.Value) *ir.Instr {
	in, ok := x.(*ir.Instr)
	if !ok || !ir.HasOneUse(in) || in.Op() != i.Op() && !(i.Op() == ir.Add && n.disjoint && in.Op() == ir.Or && in.HasFlag(ir.Disjoint)) {
		return nil
	}
	a, b := in.Operand(0), in.Operand(1)
	ea, eb, ey := n.scev.Of(a), n.scev.Of(b), n.scev.Of(y)
	if eb != ey {
		if now := n.fromPart(i, ea, ey, b); now != nil {
			return now
		}
	}
	if ea != ey {
		return n.fromPart(i, eb, ey, a)
	}
	return nil
}

// fromPart computes i from the instruction that computes p op q, and r.
func (n *naryReassociation) fromPart(i *ir.Instr, p, q *scev.Expr, r ir.Value) *ir.Instr {
	e := n.scev.Sum
	if i.Op() == ir.Mul {
		e = n.scev.Product
	}
	part := n.closest(e(p, q), i)
	if part == nil {
		return nil
	}
	now := ir.Before(i).Binary(i.Op(), part, r, 0, "")
	now.TakeName(i)
	return now
}
