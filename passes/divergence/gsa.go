package divergence

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// PrintGSA is the printer print<gsa>: a function in gated SSA form (section 3.2, Fig. 9). The
// analyses go without writing it, by the dependences that control.go finds; the printer is for who
// wants to see what decides a φ.
//
//		head:                                        head:
//		  %d1 = phi i32 [ 0, %e ], [ %d2, %next ]      %d1 = μ(0, %d2)
//		next:                                        next:
//		  %s3 = phi i32 [ %s1, %head ], [ %s2, %b ] ⇒  %s3 = γ(%p1, %s2, %s1)
//		exit:                                        exit:
//		  %x = sub i32 %d1, 1                          %d1.out = η(%p0, %d1)
//		                                               %x = sub i32 %d1.out, 1
//
//	  - μ stands at the entries of cycles: what comes from outside, then what comes around.
//	  - γ(p, a, b) is a where the condition p is true, else b; of a switch: γ(x, default, value: a, …). It is nested as the
//	    branches between the φ's block and its immediate dominator are; ∅ is where no path leads to
//	    the φ.
//	  - η stands at the exits of a cycle for each value that is used outside: what it was when the conditions let threads go.
//	    After the exit, the value is called NAME.out, whichever exit and however many cycles it has
//	    left.
//
// Conditions that a cycle computes are those of its last iteration. An expression of more than
// maxGates gates is cut short. Cost: the blocks between each join and its dominator.
func PrintGSA(c *pass.Context, f *ir.Func) pass.Preserved {
	g := &gsa{f: f, dt: pass.Get(c, f, analysis.Dominators), cycles: pass.Get(c, f, analysis.Cycles), order: analysis.ReversePostorder(f)}
	g.place, g.numbers = make([]int, f.BlockBound()), ir.NewNumbering(f)
	for n, b := range g.order {
		g.place[b.ID()] = n
	}
	g.findLeaving()
	fmt.Fprintf(&g.out, "Gated SSA for function '%s':\n", f.Name())
	for b := range f.Blocks() {
		if g.dt.Reachable(b) {
			g.block(b)
		}
	}
	emit(c.Out, g.out.String())
	return pass.All
}

// gsa is the work on one function.
type gsa struct {
	f       *ir.Func
	dt      *analysis.DomTree
	cycles  *analysis.CycleForest
	order   []*ir.Block
	place   []int                     // by Block.ID: the index in order
	leaving map[*ir.Block][]*ir.Instr // by a block after a cycle: the values that leave it there
	numbers *ir.Numbering
	out     strings.Builder
}

// maxGates bounds how much of a γ is printed.
const maxGates = 60

// gate is a node of a γ expression: a leaf is an edge into the join.
type gate struct {
	cond  *ir.Instr // the branch that decides; nil: a leaf
	arms  []*gate   // by successor; nil: no path to the join
	edge  int       // of a leaf: which incoming edge of the φs
	gates int       // how many there are below, this one included
}

// findLeaving finds for each block after a cycle the values that are used outside of the cycle.
func (g *gsa) findLeaving() {
	g.leaving = map[*ir.Block][]*ir.Instr{}
	for _, b := range g.order {
		for i := range b.Instrs() {
			if c := g.left(i); c != nil {
				for _, e := range c.Exits() {
					g.leaving[e] = append(g.leaving[e], i)
				}
			}
		}
	}
}

// left returns the outermost cycle outside of which a value is used, apart from φs of the exits,
// which say it themselves.
func (g *gsa) left(i *ir.Instr) (out *analysis.Cycle) {
	for user := range ir.Users(i) {
		for c := g.cycles.For(i.Block()); c != nil; c = c.Parent {
			if !c.Contains(user.Block()) && !g.isEta(user) && (out == nil || out.Depth > c.Depth) {
				out = c
			}
		}
	}
	return out
}

// isEta reports whether a φ only carries values out of a cycle.
func (g *gsa) isEta(phi *ir.Instr) bool {
	return phi.Op() == ir.Phi && phi.NumOperands() == 1 && g.exitConditions(phi.Block()) != ""
}

func (g *gsa) block(b *ir.Block) {
	fmt.Fprintf(&g.out, "%s:\n", strings.TrimPrefix(g.numbers.Block(b), "%"))
	for _, i := range g.leaving[b] {
		fmt.Fprintf(&g.out, "  %s.out = η(%s, %s)\n", i.Ident(), g.exitConditions(b), i.Ident())
	}
	var gates *gate
	first := true
	for i := range b.Instrs() {
		if i.Op() != ir.Phi {
			fmt.Fprintf(&g.out, "  %s\n", g.renamed(i))
			continue
		}
		if first {
			gates, first = g.gates(b), false
		}
		fmt.Fprintf(&g.out, "  %s = %s\n", i.Ident(), g.function(i, gates))
	}
}

// function writes the μ, γ or η that a φ is.
func (g *gsa) function(phi *ir.Instr, gates *gate) string {
	b := phi.Block()
	if c := g.cycles.For(b); c != nil && isEntry(c, b) {
		var outside, around []string
		for k := range phi.Operands() {
			if c.Contains(phi.IncomingBlock(k)) {
				around = append(around, g.operand(phi, k))
			} else {
				outside = append(outside, g.operand(phi, k))
			}
		}
		return "μ(" + strings.Join(append(outside, around...), ", ") + ")"
	}
	if g.isEta(phi) {
		return fmt.Sprintf("η(%s, %s)", g.exitConditions(b), phi.Operand(0).Ident())
	}
	if gates == nil || gates.gates > maxGates {
		var all []string
		for k := range phi.Operands() {
			all = append(all, g.operand(phi, k))
		}
		return "γ(…, " + strings.Join(all, ", ") + ")"
	}
	return g.text(gates, phi, operandsByEdge(phi))
}

// operandsByEdge gives, for each of the block's Preds, the number of the φ's operand that comes
// from there; -1: none.
func operandsByEdge(phi *ir.Instr) []int {
	at := map[*ir.Block]int{}
	for k := phi.NumIncoming() - 1; k >= 0; k-- {
		at[phi.IncomingBlock(k)] = k
	}
	var out []int
	for p := range phi.Block().EachPred() {
		k, ok := at[p]
		if !ok {
			k = -1
		}
		out = append(out, k)
	}
	return out
}

func isEntry(c *analysis.Cycle, b *ir.Block) bool {
	for _, e := range c.Entries {
		if e == b {
			return true
		}
	}
	return false
}

// gates finds what decides by which edge control reaches a join: from its predecessors back to its
// immediate dominator.
func (g *gsa) gates(b *ir.Block) *gate {
	top := g.dt.IDom(b)
	if top == nil {
		return nil
	}
	leaves := map[*ir.Block]*gate{}
	for n, p := range b.Preds() {
		leaves[p] = &gate{edge: n}
	}
	at := map[*ir.Block]*gate{}
	for n := len(g.order) - 1; n >= g.place[top.ID()]; n-- {
		x := g.order[n]
		if !g.dt.Dominates(top, x) || x == b {
			continue
		}
		var arms []*gate
		for s := range x.NumSuccs() {
			switch to := x.Succ(s); {
			case to == b:
				arms = append(arms, leaves[x])
			case g.place[to.ID()] > n: // a back edge of a cycle decides nothing
				arms = append(arms, at[to])
			default:
				arms = append(arms, nil)
			}
		}
		at[x] = join(x.Term(), arms)
	}
	return at[top]
}

// join is the gate of a branch: none where all of its arms that reach the join have the same gate.
func join(branch *ir.Instr, arms []*gate) *gate {
	var only *gate
	same, gates := true, 1
	for _, a := range arms {
		if a == nil {
			continue
		}
		same = same && (only == nil || a == only)
		only = a
		gates = min(gates+a.gates, maxGates+1)
	}
	if only == nil || same {
		return only
	}
	return &gate{cond: branch, arms: arms, gates: gates}
}

// text writes an expression for a φ, whose operands byEdge finds.
func (g *gsa) text(t *gate, phi *ir.Instr, byEdge []int) string {
	switch {
	case t == nil:
		return "∅"
	case t.cond == nil:
		if k := byEdge[t.edge]; k >= 0 {
			return g.operand(phi, k)
		}
		return "∅"
	}
	parts := []string{"?"}
	if t.cond.NumOperands() > 0 {
		parts[0] = t.cond.Operand(0).Ident()
	}
	for n, a := range t.arms {
		s := g.text(a, phi, byEdge)
		if t.cond.Op() == ir.Switch && n > 0 {
			k, _ := t.cond.Case(n - 1)
			s = k.Ident() + ": " + s
		}
		parts = append(parts, s)
	}
	return "γ(" + strings.Join(parts, ", ") + ")"
}

// operand is the incoming value of a φ by an edge.
func (g *gsa) operand(phi *ir.Instr, k int) string {
	v := phi.Operand(k)
	if def, ok := v.(*ir.Instr); ok && g.isOut(def, phi.Block()) {
		return def.Ident() + ".out"
	}
	return v.Ident()
}

// isOut reports whether a value leaves a cycle on the path to a block.
func (g *gsa) isOut(def *ir.Instr, to *ir.Block) bool {
	c := g.cycles.For(def.Block())
	return c != nil && !c.Contains(to)
}

// exitConditions lists the conditions by which control leaves cycles to a block; "": it leaves
// none.
func (g *gsa) exitConditions(b *ir.Block) string {
	var conds []string
	for _, p := range b.Preds() {
		if c := g.cycles.For(p); c == nil || c.Contains(b) {
			continue
		}
		if t := p.Term(); p.NumSuccs() > 1 && t.NumOperands() > 0 {
			conds = append(conds, t.Operand(0).Ident())
		}
	}
	return strings.Join(conds, ", ")
}

// renamed is an instruction's text with the names that values have after their cycles.
func (g *gsa) renamed(i *ir.Instr) string {
	text := g.numbers.Text(i)
	for _, v := range i.Operands() {
		if def, ok := v.(*ir.Instr); ok && g.isOut(def, i.Block()) {
			text = replaceName(text, def.Ident(), def.Ident()+".out")
		}
	}
	return text
}

// replaceName replaces a name where it ends as a name.
func replaceName(text, name, by string) string {
	var b strings.Builder
	for {
		at := strings.Index(text, name)
		if at < 0 {
			return b.String() + text
		}
		end := at + len(name)
		b.WriteString(text[:at])
		if end < len(text) && isNameByte(text[end]) {
			b.WriteString(name)
		} else {
			b.WriteString(by)
		}
		text = text[end:]
	}
}

func isNameByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.IndexByte("-$._", c) >= 0
}
