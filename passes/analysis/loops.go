package analysis

import (
	"iter"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/pass"
)

// Loops is the natural-loop forest of a function.
var Loops = &pass.Analysis[*LoopForest]{
	Name: "loops", CFGOnly: true,
	Run: func(c *pass.Context, f *ir.Func) *LoopForest { return NewLoopForest(f, pass.Get(c, f, Dominators)) },
}

// LoopForest holds the natural loops of a function: a back edge goes to a block that dominates its
// source. Cycles with several entries are no loops.
type LoopForest struct {
	Top   []*Loop // outermost loops, in reverse postorder of their headers
	inner []*Loop // innermost loop by Block.ID

	// Loops have spans, which are right where they are of the forest's generation. Loops that move
	// begin a new one; then parents are followed, until that has cost as much as a walk over the
	// forest, which numbers all loops again.
	generation int
	count      int // of loops, at least
	climbed    int // steps since the last numbering
}

// Loop is a natural loop.
type Loop struct {
	Header *ir.Block
	Parent *Loop
	Subs   []*Loop     // in reverse postorder of their headers
	Blocks []*ir.Block // header first, then in reverse postorder; blocks of inner loops included
	Depth  int         // 1 for an outermost loop
	forest *LoopForest
	span   span
}

// span is a loop's number in preorder, and the last one inside it.
type span struct {
	first, last int
	generation  int
}

// NewLoopForest finds the loops.
func NewLoopForest(f *ir.Func, dt *DomTree) *LoopForest {
	lf := &LoopForest{inner: make([]*Loop, f.BlockBound())}
	g := f.CFG()
	rpo := g.Reached()
	// Headers in postorder: inner loops are found before the loops around them.
	for k := len(rpo) - 1; k >= 0; k-- {
		h := rpo[k]
		var latches []*ir.Block
		for _, p := range g.Preds(int32(k)) {
			if int(p) >= k && int(p) < len(rpo) && dt.Dominates(h, rpo[p]) {
				latches = append(latches, rpo[p])
			}
		}
		if len(latches) > 0 {
			lf.count++
			lf.discover(&Loop{Header: h, forest: lf}, latches, dt)
		}
	}
	// Outside in and header first: every loop gets its blocks in reverse postorder.
	for _, b := range rpo {
		l := lf.inner[b.ID()]
		if l != nil && l.Header == b {
			if l.Parent != nil {
				l.Parent.Subs = append(l.Parent.Subs, l)
				l.Depth = l.Parent.Depth + 1
			} else {
				lf.Top = append(lf.Top, l)
				l.Depth = 1
			}
		}
		for ; l != nil; l = l.Parent {
			l.Blocks = append(l.Blocks, b)
		}
	}
	lf.number()
	return lf
}

// number gives loops their spans.
func (lf *LoopForest) number() {
	lf.generation++
	lf.climbed = 0
	n := 0
	var walk func(ls []*Loop)
	walk = func(ls []*Loop) {
		for _, l := range ls {
			n++
			first := n
			walk(l.Subs)
			l.span = span{first, n, lf.generation}
		}
	}
	walk(lf.Top)
}

// moved notes that loops were added, removed or moved.
func (lf *LoopForest) moved() { lf.generation++ }

// discover walks backwards from the latches; a block that is in a loop already brings its outermost
// loop into l.
func (lf *LoopForest) discover(l *Loop, latches []*ir.Block, dt *DomTree) {
	work := append([]*ir.Block(nil), latches...)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		in := lf.inner[b.ID()]
		if in == nil {
			if !dt.Reachable(b) {
				continue
			}
			lf.inner[b.ID()] = l
			if b != l.Header {
				work = append(work, b.Preds()...)
			}
			continue
		}
		for in.Parent != nil {
			in = in.Parent
		}
		if in == l {
			continue
		}
		in.Parent = l
		for _, p := range in.Header.Preds() {
			if q := lf.inner[p.ID()]; q == nil || !q.within(in) {
				work = append(work, p)
			}
		}
	}
}

// within reports whether l, which may be nil, is outer or inside it.
func (l *Loop) within(outer *Loop) bool {
	if l == nil || l == outer {
		return l != nil
	}
	lf := l.forest
	if g := lf.generation; g > 0 && l.span.generation == g && outer.span.generation == g {
		return outer.span.first <= l.span.first && l.span.first <= outer.span.last
	}
	for ; l != nil && l.Depth >= outer.Depth; l = l.Parent { // while the forest is being built all depths are 0
		if l == outer {
			return true
		}
		lf.climbed++
	}
	if lf.climbed > 4*lf.count && lf.generation > 0 {
		lf.number()
	}
	return false
}

// For returns the innermost loop around b, or nil.
func (lf *LoopForest) For(b *ir.Block) *Loop {
	if b.ID() >= len(lf.inner) {
		return nil
	}
	return lf.inner[b.ID()]
}

// Depth returns how many loops are around b.
func (lf *LoopForest) Depth(b *ir.Block) int {
	if l := lf.For(b); l != nil {
		return l.Depth
	}
	return 0
}

// IsHeader reports whether b is the header of a loop.
func (lf *LoopForest) IsHeader(b *ir.Block) bool {
	l := lf.For(b)
	return l != nil && l.Header == b
}

// Postorder returns all loops, inner ones before those around them.
func (lf *LoopForest) Postorder() []*Loop {
	var out []*Loop
	var walk func(ls []*Loop)
	walk = func(ls []*Loop) {
		for _, l := range ls {
			walk(l.Subs)
			out = append(out, l)
		}
	}
	walk(lf.Top)
	return out
}

// Contains reports whether b is in the loop.
func (l *Loop) Contains(b *ir.Block) bool { return l.forest.For(b).within(l) }

// ContainsLoop reports whether m is l or inside l.
func (l *Loop) ContainsLoop(m *Loop) bool { return m.within(l) }

// Nest gives l and the loops inside it; of each loop the last inner one first.
func (l *Loop) Nest() iter.Seq[*Loop] {
	return func(yield func(*Loop) bool) {
		for work := []*Loop{l}; len(work) > 0; {
			x := work[len(work)-1]
			work = append(work[:len(work)-1], x.Subs...)
			if !yield(x) {
				return
			}
		}
	}
}

// Invariant reports whether v is defined outside the loop.
func (l *Loop) Invariant(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return !ok || !l.Contains(i.Block())
}

// Latches returns the sources of back edges.
func (l *Loop) Latches() []*ir.Block {
	var out []*ir.Block
	for _, p := range l.Header.UniquePreds() {
		if l.Contains(p) {
			out = append(out, p)
		}
	}
	return out
}

// Latch returns the source of the back edge when there is exactly one, else nil.
func (l *Loop) Latch() *ir.Block {
	var latch *ir.Block
	for _, p := range l.Header.Preds() {
		if l.Contains(p) {
			if latch != nil {
				return nil
			}
			latch = p
		}
	}
	return latch
}

// Predecessor returns the only block outside the loop that branches to the header, or nil.
func (l *Loop) Predecessor() *ir.Block {
	var out *ir.Block
	for _, p := range l.Header.Preds() {
		if l.Contains(p) {
			continue
		}
		if out != nil && out != p {
			return nil
		}
		out = p
	}
	return out
}

// Preheader returns the predecessor when the header is its only successor, else nil. Code is
// hoisted to its end, which must not be one that defines a value or belongs to a pad: a callbr
// without other destinations has one successor too.
func (l *Loop) Preheader() *ir.Block {
	p := l.Predecessor()
	if p == nil || p.UniqueSucc() != l.Header || p.NumSuccs() != 1 {
		return nil
	}
	switch p.Term().Op() {
	case ir.Invoke, ir.CallBr, ir.CatchSwitch, ir.CatchRet, ir.CleanupRet:
		return nil
	}
	return p
}

// Exiting returns the blocks in the loop with a successor outside.
func (l *Loop) Exiting() []*ir.Block {
	var out []*ir.Block
	for _, b := range l.Blocks {
		for _, s := range b.Succs() {
			if !l.Contains(s) {
				out = append(out, b)
				break
			}
		}
	}
	return out
}

// Exits returns the blocks outside that the loop branches to, each once.
func (l *Loop) Exits() []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	for _, b := range l.Blocks {
		for _, s := range b.Succs() {
			if !l.Contains(s) && !seen[s] {
				seen[s] = true
				out = append(out, s)
			}
		}
	}
	return out
}

// BackEdges returns how many edges lead from the loop to its header.
func (l *Loop) BackEdges() int {
	n := 0
	for _, p := range l.Header.Preds() {
		if l.Contains(p) {
			n++
		}
	}
	return n
}

// Simplified reports whether the loop has the form that loop-simplify gives: a preheader, one
// latch, and exits that only the loop branches to.
func (l *Loop) Simplified() bool {
	return l.Preheader() != nil && l.Latch() != nil && l.DedicatedExits()
}

// DedicatedExits reports whether all predecessors of exit blocks are in the loop.
func (l *Loop) DedicatedExits() bool {
	for _, x := range l.Exits() {
		for _, p := range x.Preds() {
			if !l.Contains(p) {
				return false
			}
		}
	}
	return true
}

// ID returns the !llvm.loop metadata that all back edges agree on, or nil.
func (l *Loop) ID() *ir.MDNode {
	var id *ir.MDNode
	for _, p := range l.Header.Preds() {
		if !l.Contains(p) {
			continue
		}
		md := p.Term().MD("llvm.loop")
		if md == nil || id != nil && md != id {
			return nil
		}
		id = md
	}
	if id == nil || len(id.Fields) == 0 || id.Operand(0) != ir.MD(id) {
		return nil
	}
	return id
}

// AnnotatedParallel reports whether the loop's metadata promises that none of its memory accesses
// depends on one of another iteration.
func (l *Loop) AnnotatedParallel() bool {
	id := l.ID()
	if id == nil {
		return false
	}
	groups := map[*ir.MDNode]bool{}
	for _, f := range id.Fields[1:] {
		hint, ok := f.Value.(*ir.MDNode)
		if !ok || loopmd.Name(hint) != "llvm.loop.parallel_accesses" {
			continue
		}
		for _, g := range hint.Fields[1:] {
			if n, ok := g.Value.(*ir.MDNode); ok {
				groups[n] = true
			}
		}
	}
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if (MayRead(i) || MayWrite(i)) && !IsDebugOrPseudo(i) && !inGroups(i, groups) && !refersTo(i.MD("llvm.mem.parallel_loop_access"), id) {
				return false
			}
		}
	}
	return true
}

// inGroups reports whether an access belongs to one of the access groups.
func inGroups(i *ir.Instr, groups map[*ir.MDNode]bool) bool {
	n := i.MD("llvm.access.group")
	if n == nil || len(n.Fields) == 0 {
		return groups[n]
	}
	return slices.ContainsFunc(n.Fields, func(f ir.MDField) bool {
		g, ok := f.Value.(*ir.MDNode)
		return ok && groups[g]
	})
}

// refersTo reports whether a list of loops names one of them.
func refersTo(list, id *ir.MDNode) bool {
	return list != nil && slices.ContainsFunc(list.Fields, func(f ir.MDField) bool { return f.Value == ir.MD(id) })
}

// SetID puts !llvm.loop metadata on all back edges.
func (l *Loop) SetID(id *ir.MDNode) {
	for _, p := range l.Latches() {
		p.Term().SetMD("llvm.loop", id)
	}
}

// StartLoc returns the place where the loop begins in the source: from its metadata, its preheader
// or its header; nil when unknown.
func (l *Loop) StartLoc() *ir.MDNode {
	if id := l.ID(); id != nil {
		for _, f := range id.Fields[1:] {
			if n, ok := f.Value.(*ir.MDNode); ok && n.Kind == "DILocation" {
				return n
			}
		}
	}
	if p := l.Preheader(); p != nil {
		if loc := p.Term().DebugLoc(); loc != nil {
			return loc
		}
	}
	return l.Header.Term().DebugLoc()
}
