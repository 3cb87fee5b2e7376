package regalloc

import (
	"slices"

	"opt-go/nvptx/ptx"
)

// rewritten is the code of one round: statements of its own, with reloads in front of the uses and stores behind the
// definitions of spilled values.
type rewritten struct {
	*code
	a        *allocation
	origin   []int32             // by statement: that of the function it belongs to
	at       int32               // the statement of the function at hand
	held     map[ptx.Reg]ptx.Reg // by spilled register: the temporary that has its value, in the block at hand
	base     ptx.Reg             // where the warp's slots begin in shared memory; NoReg: there are none
	tid      ptx.Reg             // the thread's number; NoReg: nothing needs it
	reloaded []bool              // by register of the function: some use brings it in
	saves    []saving
	count    [NumKinds][NumPlaces]struct{ reloads, stores int }
}

// saving is the code that stores a spilled value: statements [from, to).
type saving struct {
	r        ptx.Reg
	from, to int
}

// rewrite writes the code with what is spilled so far.
func (a *allocation) rewrite() *rewritten {
	a.settle()
	w := &rewritten{a: a, base: ptx.NoReg, tid: ptx.NoReg, code: &code{regs: slices.Clone(a.base.regs), stmts: make([]ptx.Stmt, 0, len(a.base.stmts)+4*len(a.spilled))}}
	w.held, w.reloaded = map[ptx.Reg]ptx.Reg{}, make([]bool, len(a.base.regs))
	begun, block := false, 0
	for k, s := range a.base.stmts {
		w.at = int32(k)
		if block < len(a.base.blocks) && w.at == a.base.blocks[block].from {
			clear(w.held)
			block++
		}
		if _, declares := s.(*ptx.Var); !declares && !begun {
			begun = true
			w.prologue()
		}
		if in, ok := s.(*ptx.Inst); ok {
			w.instruction(in)
		} else {
			w.add(s)
		}
	}
	w.dropDead()
	w.blocks = findBlocks(w.stmts)
	return w
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
	renewed        // the value is brought in anew
	alone          // and not kept for others
)

// cut notes that a temporary does not last until a use. Where it was brought in for that very use it must not last longer.
func (a *allocation) cut(u use) { a.cuts[u] = min(a.cuts[u]+1, alone) }

func (w *rewritten) add(s ptx.Stmt) {
	w.stmts = append(w.stmts, s)
	w.origin = append(w.origin, w.at)
}

// dropDead drops stores of values that are never brought in, since temporaries serve all their uses; then what nobody needs any more.
func (w *rewritten) dropDead() {
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
	dead := deadStatements(w.stmts, len(w.regs))
	kept := 0
	for k, s := range w.stmts {
		if !dead[k] && s != nil {
			w.stmts[kept], w.origin[kept] = s, w.origin[k]
			kept++
		}
	}
	w.stmts, w.origin = w.stmts[:kept], w.origin[:kept]
}

func (w *rewritten) newTemp(r ptx.Reg) ptx.Reg {
	info := w.a.base.regs[r]
	info.temp, info.of = true, r
	return w.newReg(info)
}

func (w *rewritten) emit(in ...*ptx.Inst) {
	for _, i := range in {
		w.add(i)
	}
}

// instruction writes a copy of an instruction. Each spilled operand is brought into a temporary in front of it, the wide
// ones first, and each spilled result goes from a temporary to its home behind it. A guarded instruction that is not
// executed leaves its result: its store has the same guard. Where the instruction changes its own guard, the old value is
// brought in and stored again.
func (w *rewritten) instruction(old *ptx.Inst) {
	in := *old
	in.Args = slices.Clone(old.Args)
	reads, writes := w.spilledOperands(old)
	if len(reads)+len(writes) == 0 {
		w.emit(&in)
		return
	}
	if w.copy(&in, reads, writes) {
		return
	}
	from := make(map[ptx.Reg]ptx.Reg, len(reads))
	for _, r := range reads {
		if h := w.a.homes[r]; h.place == Nowhere && w.tid != ptx.NoReg && w.a.states[r].isTid() && w.regs[r].typ.Bits() == 32 {
			from[r] = w.tid // it is there already
			w.count[h.kind][h.place].reloads++
			w.reloaded[r] = true
			continue
		}
		from[r] = w.bring(r)
	}
	to := make(map[ptx.Reg]ptx.Reg, len(writes))
	guard := in.Guard
	if guard.Present() && writesReg(old, guard.Reg()) {
		guard = ptx.Guard{}
	}
	for _, r := range writes {
		if t, ok := from[r]; ok && in.Foreign { // changed in place, for all that is known
			to[r] = t
			continue
		}
		to[r] = w.newTemp(r)
		if in.Guard.Present() && !guard.Present() {
			w.reload(r, to[r])
		}
	}
	rename(&in, from, to)
	w.emit(&in)
	for _, r := range writes {
		w.save(r, to[r], guard)
		w.hold(r, to[r], guard)
	}
}

// bring gets a spilled value into a temporary: one that has it, or a new one.
func (w *rewritten) bring(r ptx.Reg) ptx.Reg {
	how := w.a.cuts[use{r, w.at}]
	if t, ok := w.held[r]; ok && how == asWanted {
		w.regs[t].reused = true
		return t
	}
	t := w.newTemp(r)
	w.reload(r, t)
	delete(w.held, r)
	if w.a.o.Beyond.Reuse && how != alone {
		w.held[r] = t
	}
	return t
}

// hold keeps a value that has just been stored, if it is still what the temporary holds.
func (w *rewritten) hold(r, t ptx.Reg, guard ptx.Guard) {
	delete(w.held, r)
	if w.a.o.Beyond.Reuse && !guard.Present() && !w.isSplit(r) {
		w.held[r] = t
	}
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
		if _, ok := w.held[s]; ok {
			return false
		}
		w.reload(s, d)
	default:
		if w.isSplit(d) {
			return false
		}
		w.save(d, s, ptx.Guard{})
		delete(w.held, d)
	}
	return true
}

// spilledOperands lists the spilled registers that an instruction reads and writes, each once, the wide ones first.
func (w *rewritten) spilledOperands(in *ptx.Inst) (reads, writes []ptx.Reg) {
	add := func(list []ptx.Reg, r ptx.Reg) []ptx.Reg {
		if w.a.homes[r] == nil || slices.Contains(list, r) {
			return list
		}
		return append(list, r)
	}
	in.Sources(func(r ptx.Reg) { reads = add(reads, r) })
	in.Results(func(r ptx.Reg) { writes = add(writes, r) })
	wide := func(x, y ptx.Reg) int { return w.regs[y].units - w.regs[x].units }
	slices.SortStableFunc(reads, wide)
	slices.SortStableFunc(writes, wide)
	return reads, writes
}

func writesReg(in *ptx.Inst, r ptx.Reg) bool {
	found := false
	in.Results(func(x ptx.Reg) { found = found || x == r })
	return found
}

// rename puts the temporaries into an instruction whose Args are its own.
func rename(in *ptx.Inst, from, to map[ptx.Reg]ptx.Reg) {
	for k, o := range in.Args {
		names := from
		if k == 0 && in.HasResult() && !in.Foreign {
			names = to
		}
		in.Args[k] = ptx.MapRegs(o, func(r ptx.Reg) ptx.Operand {
			if t, ok := names[r]; ok {
				return t
			}
			return r
		})
	}
}

// reload brings a spilled value into t.
func (w *rewritten) reload(r, t ptx.Reg) {
	h := w.a.homes[r]
	w.count[h.kind][h.place].reloads++
	w.reloaded[r] = true
	switch h.place {
	case InLocal:
		w.emit(ptx.Ld(ptx.Local, w.memType(r), t, ptx.At(ptx.Sym(w.a.localName), int64(h.off))).As(ptx.Reload))
	case InShared:
		w.emit(ptx.Ld(ptx.Shared, w.memType(r), t, ptx.At(w.base, int64(h.off))).As(ptx.Reload))
		w.emit(w.multiples(r, t, 1)...)
	case Nowhere:
		seq := w.a.compute(&w.a.states[r], w.regs[r].typ, t, w.tid)
		seq[len(seq)-1].As(ptx.Remat)
		w.emit(seq...)
	}
}

// save stores t as the value of a spilled register. Where only a part of it is stored, t is changed.
func (w *rewritten) save(r, t ptx.Reg, guard ptx.Guard) {
	h := w.a.homes[r]
	w.count[h.kind][h.place].stores++
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
	from := len(w.stmts)
	w.emit(seq...)
	w.saves = append(w.saves, saving{r, from, len(w.stmts)})
}

// multiples adds to t, with a sign, the multiples of thread numbers that the slot of an affine value holds it without: row (iv)
// of Fig. 18.
func (w *rewritten) multiples(r, t ptx.Reg, sign int64) []*ptx.Inst {
	var seq []*ptx.Inst
	for d, l := range w.a.states[r].lin {
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

// isSplit says that a slot holds a part of the value only.
func (w *rewritten) isSplit(r ptx.Reg) bool {
	h := w.a.homes[r]
	return h.kind == Affine && h.place == InShared
}

func (w *rewritten) memType(r ptx.Reg) ptx.Type { return ptx.BitType(w.a.base.regs[r].typ.Bits()) }

func (w *rewritten) newReg(info register) ptx.Reg {
	w.regs = append(w.regs, info)
	return ptx.Reg(len(w.regs) - 1)
}

// prologue computes at the entry what spill code needs: the thread's number, and where the slots of its warp begin, which is
// the number of the warp times their size behind the beginning of all slots.
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

// linearThread computes the number of the thread in its block, from which hardware makes warps.
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
