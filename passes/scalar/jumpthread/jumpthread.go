// Package jumpthread is LLVM's jump-threading: where a predecessor decides a conditional branch, it
// jumps directly to the branch's destination.
//
//	a: br join          join: %p = phi [ true, a ], [ %x, b ]       a: br yes
//	b: br join                br %p, yes, no                   ⇒    b: br %x, yes, no
//
// One file each:
//
//   - jumpthread.go: the walk over the blocks, and the transformations of one block
//   - known.go: the values that a condition has on the edges from the predecessors
//   - edges.go: the choice of a destination, and the predecessors that go there
//   - thread.go: the copy of a block between a predecessor and the destination; through two blocks
//   - duplicate.go: conditional branches copied into predecessors that branch to them: on φs, and
//     on exclusive or
//   - unfold.go: selects that decide a branch become branches themselves
//   - loads.go: loads that decide a branch and are available from some predecessors
//   - cost.go: what may be copied
//
// Invariant: after each change a value that a copied block computes and that is used below is
// merged by φs (SSA form), and no convergent call has been copied.
//
// Loop headers are not threaded across, since that would make loops irreducible. The pass does
// nothing on targets with divergent branches, as in LLVM.
//
// Not done: guards, and block frequencies.
//
// The pass keeps no analysis. A change invalidates what lazy value information (lvi) has cached
// about the blocks below it. Cost: a block is copied only when it is small, and every copy removes
// an edge to a decided branch.
package jumpthread

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/lvi"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/simplifycfg"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/implied"
)

// Run is the pass.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	if c.Target.HasBranchDivergence {
		return pass.All
	}
	j := &threader{c: c, f: f, info: lvi.New(f, nil), q: &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout}}, cfg: &rewrite.CFG{}, headers: map[*ir.Block]bool{}}
	j.threshold = int(c.FlagInt("jump-threading-threshold", 6))
	if _, given := c.Flags["jump-threading-threshold"]; !given && f.Attrs.Fn.Has("minsize") {
		j.threshold = 3
	}
	j.maxPhis = int(c.FlagInt("jump-threading-phi-threshold", 76))
	return pass.ChangedCFG(j.run())
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "jump-threading-across-loop-headers", Default: "false", Help: "thread across loop headers too"},
		{Name: "jump-threading-implication-search-threshold", Default: "3", Help: "maximum number of dominating branches searched for an implied condition"},
		{Name: "jump-threading-phi-threshold", Default: "76", Help: "maximum number of φs of a duplicated block"},
		{Name: "jump-threading-threshold", Default: "6", Help: "maximum size of a duplicated block"},
	}
}

type threader struct {
	c         *pass.Context
	f         *ir.Func
	info      *lvi.Info
	q         *simplify.Query
	cfg       *rewrite.CFG       // without analyses: for splitting
	headers   map[*ir.Block]bool // targets of back edges
	threshold int
	maxPhis   int
	memory    *alias.Analysis // nil: not computed yet
}

func (j *threader) run() bool {
	reached := map[*ir.Block]bool{}
	for _, b := range analysis.ReversePostorder(j.f) {
		reached[b] = true
	}
	unreachable := map[*ir.Block]bool{}
	for b := range j.f.Blocks() {
		if !reached[b] {
			unreachable[b] = true
		}
	}
	if !j.c.FlagBool("jump-threading-across-loop-headers", false) {
		j.findHeaders()
	}
	ever := false
	for again := true; again; {
		again = false
		for b := j.f.Entry(); b != nil; {
			if unreachable[b] {
				b = b.Next()
				continue
			}
			again = j.thin(b) || again
			next := b.Next()
			switch {
			case b.IsEntry():
			case !b.HasPreds():
				j.delete(b)
				again = true
			default:
				again = j.bypass(b) || again
			}
			b = next
		}
		ever = ever || again
	}
	return ever
}

// findHeaders marks the targets of edges back to a block on the path of a depth-first search.
func (j *threader) findHeaders() {
	type frame struct {
		b    *ir.Block
		next int
	}
	open, done := map[*ir.Block]bool{}, map[*ir.Block]bool{}
	entry := j.f.Entry()
	open[entry] = true
	for stack := []frame{{entry, 0}}; len(stack) > 0; {
		fr := &stack[len(stack)-1]
		succs := fr.b.Succs()
		if fr.next == len(succs) {
			open[fr.b], done[fr.b] = false, true
			stack = stack[:len(stack)-1]
			continue
		}
		s := succs[fr.next]
		fr.next++
		switch {
		case open[s]:
			j.headers[s] = true
		case !done[s]:
			open[s] = true
			stack = append(stack, frame{s, 0})
		}
	}
}

// thin threads over b as long as there is something.
func (j *threader) thin(b *ir.Block) bool {
	changed := false
	for {
		near := j.near(b)
		if !j.process(b) {
			break
		}
		changed = true
		j.forget(near, b)
	}
	if changed {
		rewrite.EraseRedundantDebug(b)
	}
	return changed
}

// maxNear bounds the blocks around a change that are told to lvi one by one.
const maxNear = 64

// near lists the blocks beside b, between which and b edges may change, and b; nil: they are many.
func (j *threader) near(b *ir.Block) []*ir.Block {
	list := []*ir.Block{b}
	for p := range b.EachPred() {
		if list = append(list, p); len(list) > maxNear {
			return nil
		}
	}
	if b.NumSuccs() > maxNear {
		return nil
	}
	return append(list, b.Succs()...)
}

// forget invalidates what is cached about b and the blocks near it.
func (j *threader) forget(near []*ir.Block, b *ir.Block) {
	if near == nil || b.NumSuccs() > maxNear {
		j.info.Forget()
		return
	}
	j.info.ForgetBelow(append(near, b.Succs()...)...)
}

// bypass removes a block that only branches unconditionally.
func (j *threader) bypass(b *ir.Block) bool {
	t := b.Term()
	if t.Op() != ir.Br || t.IsCondBr() || analysis.FirstReal(b) != t || j.headers[b] || j.headers[t.Succ(0)] {
		return false
	}
	succ, near := t.Succ(0), j.near(b)
	if !simplifycfg.BypassEmpty(j.f, b) {
		return false
	}
	rewrite.EraseRedundantDebug(succ)
	j.forget(near, succ)
	return true
}

// delete removes a block without predecessors.
func (j *threader) delete(b *ir.Block) {
	delete(j.headers, b)
	near := j.near(b)
	for _, s := range b.Succs() {
		dropEdge(s, b, false)
	}
	j.forget(near, b)
	rewrite.EraseBlock(b)
}

// dropEdge removes the edge from p from b's φs. Unless keep is set, φs whose remaining values agree
// are replaced by that value.
func dropEdge(b, p *ir.Block, keep bool) {
	b.RemovePred(p, keep)
	if keep {
		return
	}
	for phi := range b.Phis() {
		var only ir.Value
		same := true
		for _, v := range phi.Operands() {
			if v == ir.Value(phi) || v == only {
				continue
			}
			same = same && only == nil
			only = v
		}
		if same && only != nil {
			ir.ReplaceAllUses(phi, only)
			phi.Erase()
		}
	}
}

// process does one thing to b and reports whether it did.
func (j *threader) process(b *ir.Block) bool {
	if !b.IsEntry() && !b.HasPreds() {
		return false
	}
	if j.mergePred(b) || j.unfoldInBlock(b) {
		return true
	}
	t := b.Term()
	if !t.IsCondBr() && t.Op() != ir.Switch && t.Op() != ir.IndirectBr {
		return false
	}
	cond := t.Operand(0)
	folded := false
	if i, ok := cond.(*ir.Instr); ok {
		if k := j.q.FoldConst(i); k != nil {
			ir.ReplaceAllUses(i, k)
			if analysis.TriviallyDead(i) {
				i.Erase()
			}
			cond, folded = k, true
		}
	}
	if j.branchOnUndef(b, cond) {
		return true
	}
	if k, ok := cond.(*ir.Const); ok {
		return (k.Kind == ir.IntConst || k.Kind == ir.BlockAddressConst) && rewrite.FoldTerminator(b) || folded
	}
	if t.Op() == ir.IndirectBr {
		return j.threadKnown(cond, b) || folded
	}
	i, ok := cond.(*ir.Instr)
	if !ok {
		return j.threadKnown(cond, b) || folded
	}
	return j.processCondition(b, i)
}

// processCondition handles a branch on an instruction.
func (j *threader) processCondition(b *ir.Block, cond *ir.Instr) bool {
	bare := cond
	if cond.Op() == ir.Freeze {
		if i, ok := cond.Operand(0).(*ir.Instr); ok {
			bare = i
		}
	}
	if cmp := bare; cmp.Op() == ir.ICmp || cmp.Op() == ir.FCmp {
		if k, ok := cmp.Operand(1).(*ir.Const); ok && (j.decide(cmp, k, b) || j.unfoldForCompare(cmp, k, b)) {
			return true
		}
	}
	t := b.Term()
	if t.Op() == ir.Switch && j.unfoldForSwitch(t, b) {
		return true
	}
	if l := testedLoad(cond); l != nil && j.loadKnownAbove(l) {
		return true
	}
	if j.threadKnown(cond, b) {
		return true
	}
	if !t.IsCondBr() {
		return false
	}
	if bare.Op() == ir.Phi && bare.Block() == b {
		return j.branchOnPhi(bare)
	}
	if cond.Op() == ir.Xor && cond.Block() == b {
		return j.branchOnXor(cond)
	}
	return j.implied(b)
}

// decide replaces a compare that has the same result on all paths to the end of b, or by
// assumptions, where its execution guarantees that b's branch on it is reached.
func (j *threader) decide(cmp *ir.Instr, k *ir.Const, b *ir.Block) bool {
	if cmp.Op() != ir.ICmp || cmp.Type().IsVector() {
		return false
	}
	holds, known := j.info.CompareAt(cmp.Pred, cmp.Operand(0), k, b.Term())
	return known && j.replaceAtEnd(cmp, j.f.Ctx().NewBool(holds), b)
}

// branchOnUndef decides a branch on undef, frozen or not: it takes the successor with the fewest
// predecessors.
func (j *threader) branchOnUndef(b *ir.Block, cond ir.Value) bool {
	fr, _ := cond.(*ir.Instr)
	if fr != nil && (fr.Op() != ir.Freeze || !ir.HasOneUse(fr)) {
		return false
	}
	if fr != nil {
		cond = fr.Operand(0)
	}
	if !isUndef(cond) {
		return false
	}
	j.goTo(b, undefDest(b.Term()))
	if fr != nil {
		fr.Erase()
	}
	j.c.Count("Number of terminators folded", 1)
	return true
}

func isUndef(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
}

// undefDest returns the number of the successor with the fewest predecessors.
func undefDest(t *ir.Instr) int {
	best := 0
	for k := 1; k < t.NumSuccs(); k++ {
		if len(t.Succ(k).Preds()) < len(t.Succ(best).Preds()) {
			best = k
		}
	}
	return best
}

// goTo replaces b's terminator by a branch to its successor k.
func (j *threader) goTo(b *ir.Block, k int) {
	t := b.Term()
	for n, s := range t.Block().Succs() {
		if n != k {
			s.RemovePred(b, true)
		}
	}
	n := ir.NewInstr(ir.Br, t.Type(), t.Succ(k))
	n.CopyDebugLoc(t)
	n.InsertBefore(t)
	t.Erase()
}

// mergePred merges the only predecessor, if b is its only successor, into b.
func (j *threader) mergePred(b *ir.Block) bool {
	p := b.SinglePred()
	if p == nil || p == b || b.AddressTaken() || rewrite.BeginsTurn(b) {
		return false
	}
	t := p.Term()
	if t.NumSuccs() != 1 || t.Op() != ir.Br && t.Op() != ir.Switch && t.Op() != ir.IndirectBr {
		return false
	}
	if p.AddressTaken() {
		return false
	}
	if j.headers[p] {
		delete(j.headers, p)
		j.headers[b] = true
	}
	for phi := range b.Phis() {
		v := phi.Operand(0)
		if v == ir.Value(phi) {
			v = ir.NewPoison(phi.Type())
		}
		ir.ReplaceAllUses(phi, v)
		phi.Erase()
	}
	t.Erase()
	first := b.First()
	for i := range p.Instrs() {
		i.MoveBefore(first)
	}
	ir.ReplaceAllUses(p, b)
	if p.IsEntry() {
		b.MoveAfter(p)
	}
	p.Erase()
	return true
}

// implied decides b's branch by a dominating branch, reached through single predecessors.
func (j *threader) implied(b *ir.Block) bool {
	t := b.Term()
	cond := t.Operand(0)
	fr, _ := cond.(*ir.Instr)
	if fr != nil && fr.Op() == ir.Freeze && ir.HasOneUse(fr) {
		cond = fr.Operand(0)
	} else {
		fr = nil
	}
	at := b
	for n := j.c.FlagInt("jump-threading-implication-search-threshold", 3); n > 0; n-- {
		p := at.SinglePred()
		if p == nil || !p.Term().IsCondBr() {
			return false
		}
		above := p.Term()
		holds := above.Succ(0) == at
		value, known := implied.Condition(above.Operand(0), holds, cond)
		if a, ok := above.Operand(0).(*ir.Instr); !known && fr != nil && ok && a.Op() == ir.Freeze && a.Operand(0) == fr.Operand(0) {
			value, known = holds, true
		}
		if known {
			keep := 1
			if value {
				keep = 0
			}
			br := ir.NewInstr(ir.Br, t.Type(), t.Succ(keep))
			dropEdge(t.Succ(1-keep), b, false)
			br.CopyDebugLoc(t)
			br.InsertBefore(t)
			t.Erase()
			if fr != nil {
				fr.Erase()
			}
			j.c.Count("Number of terminators folded", 1)
			return true
		}
		at = p
	}
	return false
}
