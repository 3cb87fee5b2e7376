package analysis

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Cycle is a cycle of the control-flow graph in the sense of LLVM's CycleInfo: a strongly connected
// part, maximal with respect to its header, the first of its blocks that a depth-first search
// meets. A natural loop is a cycle with one entry; unlike a loop, a cycle may have several.
type Cycle struct {
	Header  *ir.Block
	Entries []*ir.Block // header first; the others are entered from outside too
	Parent  *Cycle
	Subs    []*Cycle
	Blocks  []*ir.Block // of inner cycles too
	Depth   int         // 1 for an outermost cycle
	forest  *CycleForest
}

// Reducible reports whether the header is the only entry.
func (c *Cycle) Reducible() bool { return len(c.Entries) == 1 }

// Contains reports whether b is in the cycle.
func (c *Cycle) Contains(b *ir.Block) bool {
	d := c.forest.For(b)
	return d != nil && c.ContainsCycle(d)
}

// ContainsCycle reports whether d is c or inside c.
func (c *Cycle) ContainsCycle(d *Cycle) bool {
	for d != nil && d.Depth > c.Depth {
		d = d.Parent
	}
	return d == c
}

// Exits returns the blocks outside to which the cycle branches, each once.
func (c *Cycle) Exits() []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	for _, b := range c.Blocks {
		for _, s := range b.Succs() {
			if !c.Contains(s) && !seen[s] {
				seen[s] = true
				out = append(out, s)
			}
		}
	}
	return out
}

// Describe writes the cycle as LLVM does: its depth, its entries, the other blocks, whose names
// name tells.
func (c *Cycle) Describe(name func(*ir.Block) string) string {
	var text strings.Builder
	fmt.Fprintf(&text, "depth=%d: entries(", c.Depth)
	entry := map[*ir.Block]bool{}
	for k, e := range c.Entries {
		entry[e] = true
		if k > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(name(e))
	}
	text.WriteByte(')')
	for _, x := range c.Blocks {
		if !entry[x] {
			text.WriteString(" " + name(x))
		}
	}
	return text.String()
}

// CycleForest holds the cycles of a function.
type CycleForest struct {
	Top       []*Cycle
	innermost []*Cycle // by Block.ID
}

// For returns the innermost cycle around b, or nil.
func (f *CycleForest) For(b *ir.Block) *Cycle {
	if b.ID() >= len(f.innermost) {
		return nil
	}
	return f.innermost[b.ID()]
}

// Preorder returns all cycles, outer ones before those inside.
func (f *CycleForest) Preorder() []*Cycle {
	var out []*Cycle
	var walk func([]*Cycle)
	walk = func(list []*Cycle) {
		for _, c := range list {
			out = append(out, c)
			walk(c.Subs)
		}
	}
	walk(f.Top)
	return out
}

// Cycles is the cycle forest of a function.
var Cycles = &pass.Analysis[*CycleForest]{
	Name: "cycles", CFGOnly: true,
	Run: func(_ *pass.Context, f *ir.Func) *CycleForest { return NewCycleForest(f) },
}

// dfsSpan is the interval of preorder numbers of a block's subtree in the depth-first search.
type dfsSpan struct{ start, end int }

// cycleBuilder finds cycles as LLVM does: header candidates from the last block in preorder to the
// first, so that inner cycles come before those around them; a candidate whose predecessors include
// a descendant heads a cycle.
type cycleBuilder struct {
	forest *CycleForest
	span   []dfsSpan // by Block.ID; start 0: unreachable
	order  []*ir.Block
	top    []*Cycle // by Block.ID: the outermost cycle so far
}

// NewCycleForest finds the cycles of f.
func NewCycleForest(f *ir.Func) *CycleForest {
	n := f.BlockBound()
	b := &cycleBuilder{forest: &CycleForest{innermost: make([]*Cycle, n)}, span: make([]dfsSpan, n), top: make([]*Cycle, n)}
	b.search(f.Entry())
	var found []*Cycle
	for k := len(b.order) - 1; k >= 0; k-- {
		if c := b.cycleAt(b.order[k]); c != nil {
			found = append(found, c)
		}
	}
	for _, c := range found {
		if c.Parent == nil {
			b.forest.Top = append(b.forest.Top, c)
		}
	}
	var depth func(list []*Cycle, d int)
	depth = func(list []*Cycle, d int) {
		for _, c := range list {
			c.Depth = d
			depth(c.Subs, d+1)
		}
	}
	depth(b.forest.Top, 1)
	return b.forest
}

// search numbers the blocks in preorder. The first successor is visited last, as LLVM's stack has
// it.
func (b *cycleBuilder) search(entry *ir.Block) {
	type frame struct {
		block *ir.Block
		leave bool
	}
	work := []frame{{entry, false}}
	for len(work) > 0 {
		fr := work[len(work)-1]
		work = work[:len(work)-1]
		id := fr.block.ID()
		if fr.leave {
			b.span[id].end = len(b.order)
			continue
		}
		if b.span[id].start > 0 {
			continue
		}
		b.order = append(b.order, fr.block)
		b.span[id].start = len(b.order)
		work = append(work, frame{fr.block, true})
		for _, s := range fr.block.Succs() {
			if b.span[s.ID()].start == 0 {
				work = append(work, frame{s, false})
			}
		}
	}
}

// descends reports whether x is in the subtree of y.
func (b *cycleBuilder) descends(x, y *ir.Block) bool {
	s, t := b.span[x.ID()], b.span[y.ID()]
	return s.start >= t.start && s.start <= t.end && s.start > 0
}

func (b *cycleBuilder) cycleAt(header *ir.Block) *Cycle {
	var work []*ir.Block
	for _, p := range header.Preds() {
		if b.descends(p, header) {
			work = append(work, p)
		}
	}
	if len(work) == 0 {
		return nil
	}
	c := &Cycle{Header: header, Entries: []*ir.Block{header}, forest: b.forest}
	b.add(c, header)
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if x == header {
			continue
		}
		if inner := b.top[x.ID()]; inner != nil {
			if inner == c {
				continue
			}
			b.adopt(c, inner)
			for _, e := range inner.Entries {
				work = b.preds(c, e, work)
			}
			continue
		}
		b.add(c, x)
		work = b.preds(c, x, work)
	}
	return c
}

// preds queues the predecessors of x that belong to the cycle; x is an entry when there are others,
// unreachable ones too.
func (b *cycleBuilder) preds(c *Cycle, x *ir.Block, work []*ir.Block) []*ir.Block {
	entry := false
	for _, p := range x.Preds() {
		if b.descends(p, c.Header) {
			work = append(work, p)
		} else {
			entry = true
		}
	}
	if entry {
		c.Entries = append(c.Entries, x)
	}
	return work
}

func (b *cycleBuilder) add(c *Cycle, x *ir.Block) {
	c.Blocks = append(c.Blocks, x)
	b.forest.innermost[x.ID()] = c
	b.top[x.ID()] = c
}

// adopt makes an outermost cycle an inner one.
func (b *cycleBuilder) adopt(c, inner *Cycle) {
	inner.Parent = c
	c.Subs = append(c.Subs, inner)
	for _, x := range inner.Blocks {
		c.Blocks = append(c.Blocks, x)
		b.top[x.ID()] = c
	}
}
