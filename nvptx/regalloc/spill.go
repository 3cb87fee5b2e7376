package regalloc

import (
	"slices"

	"opt-go/nvptx/ptx"
)

// rewritten is the code of one round: its own statements, with reloads before the uses and stores
// after the definitions of spilled values.
type rewritten struct {
	*code
	a        *allocation
	origin   []int32   // by statement: that of the function it belongs to; nil while nothing is spilled
	at       int32     // the current statement of the function
	held     []ptx.Reg // by register of the function: the temporary that has its value, in the current block; NoReg: none
	kept     []ptx.Reg // those that held may have temporaries for
	base     ptx.Reg   // where the warp's slots begin in shared memory; NoReg: there are none
	tid      ptx.Reg   // the thread's number; NoReg: nothing needs it
	reloaded []bool    // by register of the function: some use brings it in
	saves    []saving
	count    [NumKinds][NumPlaces]struct{ reloads, stores int }
}

// saving is the code that stores a spilled value: statements [from, to).
type saving struct {
	r        ptx.Reg
	from, to int
}

// rewrite writes the code with what is spilled so far, and finds the intervals of the registers
// that take room.
func (a *allocation) rewrite() (*rewritten, []*interval) {
	a.placeSpills()
	w := &rewritten{a: a, base: ptx.NoReg, tid: ptx.NoReg, code: a.base}
	if len(a.spilled) == 0 {
		for r := range a.whole {
			a.whole[r].unit = -1
		}
		return w, w.placed(a.whole)
	}
	n := len(a.base.stmts) + 4*len(a.spilled)
	w.code = &code{regs: slices.Clone(a.base.regs), stmts: make([]ptx.Stmt, 0, n), of: make([]statement, 0, n), refs: slices.Clone(a.base.refs)}
	w.origin = make([]int32, 0, n)
	w.held, w.reloaded = make([]ptx.Reg, len(a.base.regs)), make([]bool, len(a.base.regs))
	for r := range w.held {
		w.held[r] = ptx.NoReg
	}
	w.write()
	w.dropUnneeded()
	w.findBlocks()
	return w, w.placed(w.newLiveness().intervals())
}

// write writes the function's statements with spill code around them.
func (w *rewritten) write() {
	begun, block, f := false, 0, w.a.base
	for k, s := range f.stmts {
		w.at = int32(k)
		if block < len(f.blocks) && w.at == f.blocks[block].from {
			for _, r := range w.kept {
				w.held[r] = ptx.NoReg
			}
			w.kept = w.kept[:0]
			block++
		}
		if _, declares := s.(*ptx.Var); !declares && !begun {
			begun = true
			w.prologue()
		}
		if f.of[k].is(isInst) && w.touchesSpilled(w.at) {
			w.instruction(s.(*ptx.Inst))
		} else {
			w.take(w.at)
		}
	}
}

// take writes a statement unchanged.
func (w *rewritten) take(k int32) {
	w.stmts, w.of, w.origin = append(w.stmts, w.a.base.stmts[k]), append(w.of, w.a.base.of[k]), append(w.origin, k)
}

func (w *rewritten) touchesSpilled(k int32) bool {
	o := w.a.base.of[k]
	for _, r := range w.a.base.refs[o.from:o.to] {
		if w.a.homes[r] != nil {
			return true
		}
	}
	return false
}

// use is a spilled register and a statement of the function that reads it.
type use struct {
	r ptx.Reg
	k int32
}

// reuse says what has been found out about a use, where temporaries may serve several.
type reuse uint8

const (
	asWanted reuse = iota
	renewed        // the value is reloaded
	alone          // and not kept for others
)

// cut records that a temporary is evicted before a use. A temporary that was reloaded for that very
// use then serves it alone.
func (a *allocation) cut(u use) { a.cuts[u] = min(a.cuts[u]+1, alone) }

// dropUnneeded removes stores of values that are never reloaded, since temporaries serve all their
// uses; then the code that is dead.
func (w *rewritten) dropUnneeded() {
	for _, s := range w.saves {
		if w.reloaded[s.r] {
			continue
		}
		h := w.a.homes[s.r]
		w.count[h.kind][h.place].stores--
		for k := s.from; k < s.to; k++ {
			w.stmts[k] = nil
		}
	}
	for n, k := range w.dropDead() {
		w.origin[n] = w.origin[k]
	}
	w.origin = w.origin[:len(w.stmts)]
}

func (w *rewritten) newTemp(r ptx.Reg) ptx.Reg {
	info := w.a.base.regs[r]
	info.temp, info.of = true, r
	return w.newReg(info)
}

func (w *rewritten) emit(in ...*ptx.Inst) {
	for _, i := range in {
		w.add(i)
		w.origin = append(w.origin, w.at)
	}
}

// instruction writes an instruction with other registers. Each spilled operand is reloaded into a
// temporary before it, the wide ones first, and each spilled result is stored from a temporary
// after it. A guarded instruction that is not executed keeps its old result: the store has the same
// guard. Where the instruction changes its own guard, the old value is reloaded and stored again.
func (w *rewritten) instruction(old *ptx.Inst) {
	reads, writes := w.spilled(w.a.base.reads(w.at)), w.spilled(w.a.base.writes(w.at))
	if w.copy(old, reads, writes) {
		return
	}
	from := make(renaming, 0, len(reads))
	for _, r := range reads {
		if h := w.a.homes[r]; h.place == Nowhere && w.tid != ptx.NoReg && w.a.states.of(r).isTid() && w.regs[r].typ.Bits() == 32 {
			from = append(from, renamed{r, w.tid}) // it is there already
			w.count[h.kind][h.place].reloads++
			w.reloaded[r] = true
			continue
		}
		from = append(from, renamed{r, w.bring(r)})
	}
	to := make(renaming, 0, len(writes))
	guard := old.Guard
	if guard.Present() && slices.Contains(w.a.base.writes(w.at), guard.Reg()) {
		guard = ptx.Guard{}
	}
	for _, r := range writes {
		if t, ok := from.find(r); ok && old.InPlace() { // a foreign one may do that, for all that is known
			to = append(to, renamed{r, t})
			continue
		}
		t := w.newTemp(r)
		to = append(to, renamed{r, t})
		if old.Guard.Present() && !guard.Present() {
			w.reload(r, t)
		}
	}
	w.takeRenamed(from, to)
	for _, n := range to {
		w.save(n.r, n.t, guard)
		w.hold(n.r, n.t, guard)
	}
}

// bring returns a temporary with a spilled value: one that has it, or a new one.
func (w *rewritten) bring(r ptx.Reg) ptx.Reg {
	how := w.a.cuts[use{r, w.at}]
	if t := w.held[r]; t != ptx.NoReg && how == asWanted {
		w.regs[t].reused = true
		return t
	}
	t := w.newTemp(r)
	w.reload(r, t)
	w.held[r] = ptx.NoReg
	if w.a.o.Beyond.Reuse && how != alone {
		w.keep(r, t)
	}
	return t
}

// hold keeps a value that has just been stored, if it is still what the temporary holds.
func (w *rewritten) hold(r, t ptx.Reg, guard ptx.Guard) {
	w.held[r] = ptx.NoReg
	if w.a.o.Beyond.Reuse && !guard.Present() && !w.isSplit(r) {
		w.keep(r, t)
	}
}

func (w *rewritten) keep(r, t ptx.Reg) {
	w.held[r] = t
	w.kept = append(w.kept, r)
}

// copy writes a copy between a spilled register and another as a load or a store only.
func (w *rewritten) copy(in *ptx.Inst, reads, writes []ptx.Reg) bool {
	if in.Op != "mov" || in.Guard.Present() || len(reads)+len(writes) != 1 {
		return false
	}
	d, ok := in.Args[0].(ptx.Reg)
	s, ok2 := in.Args[1].(ptx.Reg)
	switch {
	case !ok || !ok2:
		return false
	case len(reads) == 1:
		if w.held[s] != ptx.NoReg {
			return false
		}
		w.reload(s, d)
	default:
		if w.isSplit(d) {
			return false
		}
		w.save(d, s, ptx.Guard{})
		w.held[d] = ptx.NoReg
	}
	return true
}

// spilled lists those of some registers that are spilled, each once, the wide ones first.
func (w *rewritten) spilled(regs []ptx.Reg) []ptx.Reg {
	var list []ptx.Reg
	for _, r := range regs {
		if w.a.homes[r] != nil && !slices.Contains(list, r) {
			list = append(list, r)
		}
	}
	slices.SortStableFunc(list, func(x, y ptx.Reg) int { return w.regs[y].units - w.regs[x].units })
	return list
}

// renaming maps an instruction's spilled registers to temporaries.
type renaming []renamed

type renamed struct{ r, t ptx.Reg }

func (n renaming) find(r ptx.Reg) (t ptx.Reg, ok bool) {
	for _, x := range n {
		if x.r == r {
			return x.t, true
		}
	}
	return r, false
}

// takeRenamed writes the current statement with the temporaries in it.
func (w *rewritten) takeRenamed(from, to renaming) {
	f, o := w.a.base, w.a.base.of[w.at]
	begin := int32(len(w.refs))
	for _, r := range f.reads(w.at) {
		t, _ := from.find(r)
		w.refs = append(w.refs, t)
	}
	mid := int32(len(w.refs))
	for _, r := range f.writes(w.at) {
		t, _ := to.find(r)
		w.refs = append(w.refs, t)
	}
	w.stmts, w.origin = append(w.stmts, f.stmts[w.at]), append(w.origin, w.at)
	w.of = append(w.of, statement{from: begin, mid: mid, to: int32(len(w.refs)), traits: o.traits})
}

// reload brings a spilled value into t.
func (w *rewritten) reload(r, t ptx.Reg) {
	h := w.a.homes[r]
	w.count[h.kind][h.place].reloads++
	w.reloaded[r] = true
	if h.reload.of(w) {
		w.emitAgain(&h.reload, t)
		return
	}
	var seq []*ptx.Inst
	switch h.place {
	case InLocal:
		seq = []*ptx.Inst{ptx.Ld(ptx.Local, w.memType(r), t, ptx.At(ptx.Sym(w.a.localName), int64(h.off))).As(ptx.Reload)}
	case InShared:
		seq = append(seq, ptx.Ld(ptx.Shared, w.memType(r), t, ptx.At(w.base, int64(h.off))).As(ptx.Reload))
		seq = append(seq, w.multiples(r, t, 1)...)
	case Nowhere:
		seq = w.a.compute(w.a.states.of(r), w.regs[r].typ, t, w.tid)
		seq[len(seq)-1].As(ptx.Remat)
	}
	from := len(w.stmts)
	w.emit(seq...)
	if !w.isSplit(r) {
		h.reload = pattern{w, t, from, len(w.stmts)}
	}
}

// save stores t as the value of a spilled register. If only a part of the value is stored, t is
// changed.
func (w *rewritten) save(r, t ptx.Reg, guard ptx.Guard) {
	h := w.a.homes[r]
	w.count[h.kind][h.place].stores++
	from := len(w.stmts)
	switch {
	case h.save.of(w) && !guard.Present():
		w.emitAgain(&h.save, t)
	default:
		var seq []*ptx.Inst
		switch h.place {
		case InLocal:
			seq = []*ptx.Inst{ptx.St(ptx.Local, w.memType(r), ptx.At(ptx.Sym(w.a.localName), int64(h.off)), t).As(ptx.Spill)}
		case InShared:
			seq = append(w.multiples(r, t, -1), ptx.St(ptx.Shared, w.memType(r), ptx.At(w.base, int64(h.off)), t).As(ptx.Spill))
		}
		for _, in := range seq {
			in.Guard = guard
		}
		w.emit(seq...)
		if !guard.Present() && !w.isSplit(r) {
			h.save = pattern{w, t, from, len(w.stmts)}
		}
	}
	w.saves = append(w.saves, saving{r, from, len(w.stmts)})
}

// pattern is spill code that has been written once, for temporary t, as statements [from, to): the
// same instructions serve other temporaries, since which registers an instruction has is said by
// refs.
type pattern struct {
	w        *rewritten
	t        ptx.Reg
	from, to int
}

// of reports whether the pattern is one of this round.
func (p *pattern) of(w *rewritten) bool { return p.w == w }

func (w *rewritten) emitAgain(p *pattern, t ptx.Reg) {
	for k := p.from; k < p.to; k++ {
		o := w.of[k]
		by := int32(len(w.refs)) - o.from
		for _, r := range w.refs[o.from:o.to] {
			if r == p.t {
				r = t
			}
			w.refs = append(w.refs, r)
		}
		w.of = append(w.of, statement{o.from + by, o.mid + by, o.to + by, o.traits})
		w.stmts, w.origin = append(w.stmts, w.stmts[k]), append(w.origin, w.at)
	}
}

// multiples adds to t, with a sign, the multiples of thread ids that are not part of the slot of an
// affine value: row (iv) of Fig. 18.
func (w *rewritten) multiples(r, t ptx.Reg, sign int64) []*ptx.Inst {
	var seq []*ptx.Inst
	for d, l := range w.a.states.of(r).lin {
		if l.isZero() || !w.isSplit(r) {
			continue
		}
		number := w.tid
		if dimension(d) != tidX || number == ptx.NoReg {
			number = w.newReg(register{typ: ptx.B32, units: 1, temp: true})
			seq = append(seq, ptx.Mov(ptx.U32, number, specials[d]))
		}
		seq = append(seq, fromTid(w.regs[r].typ, sign*l.value, t, t, number)...)
	}
	return seq
}

// isSplit reports whether a slot holds a part of the value only.
func (w *rewritten) isSplit(r ptx.Reg) bool {
	h := w.a.homes[r]
	return h.kind == Affine && h.place == InShared
}

func (w *rewritten) memType(r ptx.Reg) ptx.Type { return ptx.BitType(w.a.base.regs[r].typ.Bits()) }

func (w *rewritten) newReg(info register) ptx.Reg {
	w.regs = append(w.regs, info)
	return ptx.Reg(len(w.regs) - 1)
}

// prologue computes at the entry what spill code needs: the thread id, and the address of the
// warp's slots, which is that of all slots plus the warp id times their size.
func (w *rewritten) prologue() {
	scratch := register{typ: ptx.B32, units: 1, temp: true}
	if w.a.needTid {
		w.tid = w.newReg(register{typ: ptx.B32, units: 1, pinned: true})
		w.emit(ptx.Mov(ptx.U32, w.tid, ptx.TidX))
	}
	if !w.a.needBase {
		return
	}
	w.base = w.newReg(register{typ: ptx.B32, units: 1, pinned: true})
	w.linearThread(scratch)
	size, slots := ptx.Int(w.a.result.SharedBytes), w.newReg(scratch)
	w.emit(ptx.Op("shr", ptx.U32, w.base, w.base, ptx.Int(5)),
		ptx.Mov(ptx.U32, slots, ptx.Sym(w.a.sharedName)),
		ptx.Op("mad", ptx.S32, w.base, w.base, size, slots).With("lo"))
}

// linearThread computes the linear thread id in the block, which hardware divides into warps.
func (w *rewritten) linearThread(scratch register) {
	get := func(r ptx.Special) ptx.Reg {
		t := w.newReg(scratch)
		w.emit(ptx.Mov(ptx.U32, t, r))
		return t
	}
	shape := blockShape(w.a.f)
	x := w.tid
	if x == ptx.NoReg {
		x = get(ptx.TidX)
	}
	if shape[0] > 0 && shape[1] == 1 && shape[2] == 1 {
		w.emit(ptx.Mov(ptx.U32, w.base, x))
		return
	}
	w.emit(ptx.Mov(ptx.U32, w.base, ptx.TidZ))
	w.emit(ptx.Op("mad", ptx.S32, w.base, w.base, get(ptx.NtidY), get(ptx.TidY)).With("lo"))
	w.emit(ptx.Op("mad", ptx.S32, w.base, w.base, get(ptx.NtidX), x).With("lo"))
}
