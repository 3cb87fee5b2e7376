package codegen

import "slices"

// liveness holds, per block, which virtual registers are live at its start and end, in ascending order.
type liveness struct {
	in, out [][]Reg // by block id
}

// liveAtStart reports whether a register is live at the start of a block.
func (l *liveness) liveAtStart(b *block, r Reg) bool {
	_, found := slices.BinarySearch(l.in[b.id], r)
	return found
}

// eachOp calls f for every operation of a block in order, also those of final bundles.
func (b *block) eachOp(f func(in *inst)) {
	for i := range b.insts {
		f(&b.insts[i])
	}
	for i := range b.bundles {
		for k := range b.bundles[i].ops {
			f(&b.bundles[i].ops[k])
		}
	}
}

// computeLiveness walks, register by register, from the blocks that read what they do not define back to the definitions: the time follows the
// size of the result. φs, while there are any, define their registers at the start of their block, and read them at the end of the predecessors.
func (f *function) computeLiveness() *liveness {
	w := &liveWalk{preds: f.preds(), reads: newSiteLists(len(f.file)), defs: newSiteLists(len(f.file)), readsAtEnd: newSiteLists(len(f.file)),
		result: liveness{in: make([][]Reg, f.numbers), out: make([][]Reg, f.numbers)},
		begun:  make([]Reg, f.numbers), ended: make([]Reg, f.numbers), defined: make([]Reg, f.numbers)}
	for _, b := range f.blocks {
		w.scan(b)
	}
	for n := range f.file {
		w.register(firstVirtual + Reg(n))
	}
	return &w.result
}

// siteLists are lists of blocks, one per virtual register.
type siteLists struct {
	last []int32 // per register: the newest entry, from 1
	next []int32 // per entry: the one before of the same register
	at   []*block
}

func newSiteLists(n int) *siteLists {
	return &siteLists{last: make([]int32, n), next: []int32{0}, at: []*block{nil}}
}

// add enters a block, once if the calls for one block follow each other.
func (s *siteLists) add(r Reg, b *block) {
	n := r - firstVirtual
	if k := s.last[n]; s.at[k] == b {
		return
	}
	s.next, s.at = append(s.next, s.last[n]), append(s.at, b)
	s.last[n] = int32(len(s.at) - 1)
}

// newestIs reports whether the last block entered for a register is b.
func (s *siteLists) newestIs(r Reg, b *block) bool { return s.at[s.last[r-firstVirtual]] == b }

func (s *siteLists) each(r Reg, f func(b *block)) {
	for k := s.last[r-firstVirtual]; k != 0; k = s.next[k] {
		f(s.at[k])
	}
}

// liveWalk is the state of computeLiveness.
type liveWalk struct {
	preds             [][]*block
	reads, readsAtEnd *siteLists // blocks that read a register before they define it; at whose end a φ reads it
	defs              *siteLists
	result            liveness

	begun, ended, defined []Reg // per block: the last register found live at the start, live at the end, defined
	work                  []*block
}

// scan enters what a block reads and defines.
func (w *liveWalk) scan(b *block) {
	for n := range b.phis {
		w.defs.add(b.phis[n].dst, b)
		for _, in := range b.phis[n].in {
			if in.val.isVirtual() {
				w.readsAtEnd.add(in.val, in.pred)
			}
		}
	}
	read := func(r *Reg) {
		if r.isVirtual() && !w.defs.newestIs(*r, b) {
			w.reads.add(*r, b)
		}
	}
	b.eachOp(func(in *inst) {
		in.eachUse(read)
		if in.dst.isVirtual() {
			w.defs.add(in.dst, b)
		}
	})
	read(&b.term.cond)
	for _, h := range b.held {
		if h.enters {
			w.reads.add(h.reg, b)
		}
	}
}

// register finds where one register is live.
func (w *liveWalk) register(r Reg) {
	w.defs.each(r, func(b *block) { w.defined[b.id] = r })
	w.reads.each(r, func(b *block) { w.begin(r, b) })
	w.readsAtEnd.each(r, func(b *block) { w.end(r, b) })
	for len(w.work) > 0 {
		b := w.work[len(w.work)-1]
		w.work = w.work[:len(w.work)-1]
		for _, p := range w.preds[b.id] {
			w.end(r, p)
		}
	}
}

func (w *liveWalk) begin(r Reg, b *block) {
	if w.begun[b.id] != r {
		w.begun[b.id] = r
		w.result.in[b.id] = append(w.result.in[b.id], r)
		w.work = append(w.work, b)
	}
}

func (w *liveWalk) end(r Reg, b *block) {
	if w.ended[b.id] == r {
		return
	}
	w.ended[b.id] = r
	w.result.out[b.id] = append(w.result.out[b.id], r)
	if w.defined[b.id] != r {
		w.begin(r, b)
	}
}
