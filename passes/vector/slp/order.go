package slp

import (
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// order knows which instructions of a block have to stay in order for other reasons than that one
// uses the other. It holds until the block changes.
type order struct {
	w        *walk
	batch    *alias.Batch
	list     []*ir.Instr // those that other instructions are ordered with
	index    map[*ir.Instr]int
	of       []ordered
	steps    int  // of one tree
	applying bool // members are moved: what has been decided is done, whatever it takes
}

// ordered are the instructions that one has to come after, as far as the list has been looked at.
type ordered struct {
	after   []*ir.Instr
	next    int // the next one to look at, towards the beginning
	aliased int
}

// LLVM's bounds: accesses that are further apart count as dependent, and so do all after that many.
const (
	maxDistance = 160
	maxAliased  = 10
)

// maxSpan bounds how many accesses and effects the members of nodes may be apart.
const maxSpan = 1000

// orderOf returns the order of a block.
func (w *walk) orderOf(b *ir.Block) *order {
	if o := w.orders[b]; o != nil {
		return o
	}
	w.need()
	o := &order{w: w, batch: w.alias.Batch(), index: map[*ir.Instr]int{}}
	for i := range b.Instrs() {
		if i.Op() != ir.Phi && !analysis.IsDebugOrPseudo(i) && (touches(i) || stops(i) || pinned(i)) {
			o.index[i] = len(o.list)
			o.list = append(o.list, i)
		}
	}
	o.of = make([]ordered, len(o.list))
	for k := range o.of {
		o.of[k].next = k - 1
	}
	w.orders[b] = o
	return o
}

func touches(i *ir.Instr) bool { return analysis.MayRead(i) || analysis.MayWrite(i) }

// stops reports whether an instruction keeps others on their side: control may not come past it, or
// it orders all memory, or the stack.
func stops(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Load, ir.Store:
		return !i.IsSimple()
	case ir.Fence, ir.CmpXchg, ir.AtomicRMW, ir.VAArg:
		return true
	case ir.Call:
		switch i.IntrinsicID() {
		case "llvm.stacksave", "llvm.stackrestore":
			return true
		}
	}
	return !i.IsTerminator() && !analysis.TransfersControl(i)
}

// pinned reports whether an instruction may not be done earlier than what may stop control.
func pinned(i *ir.Instr) bool {
	switch i.Op() {
	case ir.UDiv, ir.URem, ir.SDiv, ir.SRem, ir.Call:
		return !analysis.SafeToSpeculate(i)
	}
	return touches(i) || i.Op() == ir.Alloca || i.IsTerminator()
}

// after returns the instructions, from first on, that i has to come after: all of them, unless the
// order is exhausted, in which case the answer is not used.
func (o *order) after(i, first *ir.Instr) []*ir.Instr {
	n, ok := o.index[i]
	if !ok {
		return nil
	}
	d := &o.of[n]
	for d.next >= 0 && (o.applying || !o.exhausted()) {
		j := o.list[d.next]
		if j.ComesBefore(first) {
			break
		}
		o.steps++
		if o.depends(d, j, i, n-d.next) {
			d.after = append(d.after, j)
		}
		d.next--
	}
	return d.after
}

// span is how many instructions of the list are between two of the block.
func (o *order) span(first, last *ir.Instr) int {
	n := sort.Search(len(o.list), func(k int) bool { return !o.list[k].ComesBefore(first) })
	end := sort.Search(len(o.list), func(k int) bool { return last.ComesBefore(o.list[k]) })
	return end - n
}

// exhausted reports whether so much has been looked at that the tree gets no more nodes in the
// block.
func (o *order) exhausted() bool { return o.steps > o.w.limits.budget }

// depends reports whether i has to stay after j.
func (o *order) depends(d *ordered, j, i *ir.Instr, distance int) bool {
	if stops(j) && pinned(i) || stops(i) && (pinned(j) || analysis.MayWrite(j)) || stops(i) && stops(j) {
		return true
	}
	if !touches(i) || !touches(j) || !analysis.MayWrite(i) && !analysis.MayWrite(j) {
		return false
	}
	if distance >= maxDistance || d.aliased >= maxAliased || o.conflict(j, i) {
		d.aliased++
		return true
	}
	return false
}

// conflict reports whether two instructions, one of which writes, may touch the same memory.
func (o *order) conflict(j, i *ir.Instr) bool {
	if loc, ok := alias.LocationOf(i); ok {
		return o.meets(j, loc, analysis.MayWrite(i))
	}
	if loc, ok := alias.LocationOf(j); ok {
		return o.meets(i, loc, analysis.MayWrite(j))
	}
	return true
}

// meets reports whether i may write the memory of another access, or access it at all where that
// writes.
func (o *order) meets(i *ir.Instr, loc alias.Location, written bool) bool {
	effect := o.batch.ModRef(i, loc)
	return effect&analysis.Mod != 0 || written && effect != analysis.NoModRef
}
