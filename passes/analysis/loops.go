package analysis

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Loops is the natural-loop forest of a function.
var Loops = &pass.Analysis[*LoopForest]{
	Name: "loops", CFGOnly: true,
	Run: func(c *pass.Context, f *ir.Func) *LoopForest { return NewLoopForest(f, pass.Get(c, f, Dominators)) },
}

// LoopForest holds the natural loops of a function: a back edge goes to a block that dominates its source. Cycles with
// several entries are no loops.
type LoopForest struct {
	Top   []*Loop // outermost loops, in reverse postorder of their headers
	inner []*Loop // innermost loop by Block.ID
}

// Loop is a natural loop.
type Loop struct {
	Header *ir.Block
	Parent *Loop
	Subs   []*Loop     // in reverse postorder of their headers
	Blocks []*ir.Block // header first, then in reverse postorder; blocks of inner loops included
	Depth  int         // 1 for an outermost loop
	member map[*ir.Block]struct{}
}

// NewLoopForest finds the loops.
func NewLoopForest(f *ir.Func, dt *DomTree) *LoopForest {
	lf := &LoopForest{inner: make([]*Loop, f.BlockBound())}
	rpo := ReversePostorder(f)
	// Headers in postorder: inner loops are found before the loops around them.
	for k := len(rpo) - 1; k >= 0; k-- {
		h := rpo[k]
		var latches []*ir.Block
		for _, p := range h.Preds() {
			if dt.Reachable(p) && dt.Dominates(h, p) {
				latches = append(latches, p)
			}
		}
		if len(latches) > 0 {
			lf.discover(&Loop{Header: h}, latches, dt)
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
	return lf
}

// discover walks backwards from the latches; a block that is in a loop already brings its outermost loop into l.
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

func (l *Loop) within(outer *Loop) bool {
	for ; l != nil; l = l.Parent {
		if l == outer {
			return true
		}
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

// Contains reports whether b is in the loop. The first call costs the number of blocks.
func (l *Loop) Contains(b *ir.Block) bool {
	if l.member == nil {
		l.member = make(map[*ir.Block]struct{}, len(l.Blocks))
		for _, x := range l.Blocks {
			l.member[x] = struct{}{}
		}
	}
	_, ok := l.member[b]
	return ok
}

// ContainsLoop reports whether m is l or inside l.
func (l *Loop) ContainsLoop(m *Loop) bool { return m.within(l) }

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

// Latch returns the only source of back edges, or nil.
func (l *Loop) Latch() *ir.Block {
	if ls := l.Latches(); len(ls) == 1 {
		return ls[0]
	}
	return nil
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

// Preheader returns the predecessor when the header is its only successor, else nil.
func (l *Loop) Preheader() *ir.Block {
	p := l.Predecessor()
	if p == nil || p.UniqueSucc() != l.Header || p.NumSuccs() != 1 {
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
