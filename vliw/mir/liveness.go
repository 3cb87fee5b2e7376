package mir

import "slices"

// Liveness holds, per block, which virtual registers are live at its start and end, in ascending
// order.
type Liveness struct {
	In, Out [][]Reg // by block id
}

// LiveAtStart reports whether a register is live at the start of a block.
func (l *Liveness) LiveAtStart(b *Block, r Reg) bool {
	_, found := slices.BinarySearch(l.In[b.ID], r)
	return found
}

// EachOp calls f for every operation of a block in order, also those of final bundles.
func (b *Block) EachOp(f func(in *Inst)) {
	for i := range b.Insts {
		f(&b.Insts[i])
	}
	for i := range b.Bundles {
		for k := range b.Bundles[i].Ops {
			f(&b.Bundles[i].Ops[k])
		}
	}
}

// ComputeLiveness walks, register by register, from the blocks that read what they do not define
// back to the definitions: the time follows the size of the result. φs, while there are any, define
// their registers at the start of their block, and read them at the end of the predecessors.
func (f *Func) ComputeLiveness() *Liveness {
	w := &liveWalk{preds: f.Preds(), reads: newSiteLists(len(f.file)), defs: newSiteLists(len(f.file)), readsAtEnd: newSiteLists(len(f.file)),
		result: Liveness{In: make([][]Reg, f.numbers), Out: make([][]Reg, f.numbers)},
		begun:  make([]Reg, f.numbers), ended: make([]Reg, f.numbers), defined: make([]Reg, f.numbers)}
	for _, b := range f.Blocks {
		w.scan(b)
	}
	for n := range f.file {
		w.register(FirstVirtual + Reg(n))
	}
	return &w.result
}

// siteLists are lists of blocks, one per virtual register.
type siteLists struct {
	last []int32 // per register: the newest entry, from 1
	next []int32 // per entry: the one before of the same register
	at   []*Block
}

func newSiteLists(n int) *siteLists {
	return &siteLists{last: make([]int32, n), next: []int32{0}, at: []*Block{nil}}
}

// add enters a block, once if the calls for one block follow each other.
func (s *siteLists) add(r Reg, b *Block) {
	n := r - FirstVirtual
	if k := s.last[n]; s.at[k] == b {
		return
	}
	s.next, s.at = append(s.next, s.last[n]), append(s.at, b)
	s.last[n] = int32(len(s.at) - 1)
}

// newestIs reports whether the last block entered for a register is b.
func (s *siteLists) newestIs(r Reg, b *Block) bool { return s.at[s.last[r-FirstVirtual]] == b }

func (s *siteLists) each(r Reg, f func(b *Block)) {
	for k := s.last[r-FirstVirtual]; k != 0; k = s.next[k] {
		f(s.at[k])
	}
}

// liveWalk is the state of ComputeLiveness.
type liveWalk struct {
	preds             [][]*Block
	reads, readsAtEnd *siteLists // blocks that read a register before they define it; at whose end a φ reads it
	defs              *siteLists
	result            Liveness

	begun, ended, defined []Reg // per block: the last register found live at the start, live at the end, defined
	work                  []*Block
}

// scan enters what a block reads and defines.
func (w *liveWalk) scan(b *Block) {
	for n := range b.Phis {
		w.defs.add(b.Phis[n].Dst, b)
		for _, in := range b.Phis[n].In {
			if in.Val.IsVirtual() {
				w.readsAtEnd.add(in.Val, in.Pred)
			}
		}
	}
	read := func(r *Reg) {
		if r.IsVirtual() && !w.defs.newestIs(*r, b) {
			w.reads.add(*r, b)
		}
	}
	b.EachOp(func(in *Inst) {
		in.EachUse(read)
		if in.Dst.IsVirtual() {
			w.defs.add(in.Dst, b)
		}
	})
	read(&b.Term.Cond)
	for _, h := range b.Held {
		if h.Enters {
			w.reads.add(h.Reg, b)
		}
	}
}

// register finds where one register is live.
func (w *liveWalk) register(r Reg) {
	w.defs.each(r, func(b *Block) { w.defined[b.ID] = r })
	w.reads.each(r, func(b *Block) { w.begin(r, b) })
	w.readsAtEnd.each(r, func(b *Block) { w.end(r, b) })
	for len(w.work) > 0 {
		b := w.work[len(w.work)-1]
		w.work = w.work[:len(w.work)-1]
		for _, p := range w.preds[b.ID] {
			w.end(r, p)
		}
	}
}

func (w *liveWalk) begin(r Reg, b *Block) {
	if w.begun[b.ID] != r {
		w.begun[b.ID] = r
		w.result.In[b.ID] = append(w.result.In[b.ID], r)
		w.work = append(w.work, b)
	}
}

func (w *liveWalk) end(r Reg, b *Block) {
	if w.ended[b.ID] == r {
		return
	}
	w.ended[b.ID] = r
	w.result.Out[b.ID] = append(w.result.Out[b.ID], r)
	if w.defined[b.ID] != r {
		w.begin(r, b)
	}
}
