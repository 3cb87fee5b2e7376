package regalloc

import (
	"slices"

	"opt-go/nvptx/ptx"
)

// home is where a spilled value is.
type home struct {
	kind  Kind
	place Place
	off   int // of its slot, in bytes
}

// localSlots and sharedSlots are the variables that hold the slots, unless the function uses the names.
const localSlots = "__spill_local"

// rewritten is the code of one round: statements of its own, with reloads in front of the uses and stores behind the
// definitions of spilled values.
type rewritten struct {
	*code
	a    *allocation
	temp [NumKinds][NumPlaces]struct{ reloads, stores int }
}

// rewrite writes the code with what is spilled so far.
func (a *allocation) rewrite() *rewritten {
	a.settle()
	w := &rewritten{a: a, code: &code{regs: slices.Clone(a.base.regs), stmts: make([]ptx.Stmt, 0, len(a.base.stmts)+4*len(a.spilled))}}
	for _, s := range a.base.stmts {
		if in, ok := s.(*ptx.Inst); ok {
			w.instruction(in)
		} else {
			w.stmts = append(w.stmts, s)
		}
	}
	w.blocks = findBlocks(w.stmts)
	return w
}

// settle gives every spilled value its home.
func (a *allocation) settle() {
	a.result.LocalBytes = 0
	for _, width := range []int{16, 8, 4, 2} { // the wide first, so that all are aligned
		for _, r := range a.spilled {
			if n := a.base.regs[r].typ.Bytes(); n == width {
				a.homes[r].off = a.result.LocalBytes
				a.result.LocalBytes += n
			}
		}
	}
}

func (w *rewritten) newTemp(r ptx.Reg) ptx.Reg {
	reg := w.a.base.regs[r]
	reg.temp = true
	w.regs = append(w.regs, reg)
	return ptx.Reg(len(w.regs) - 1)
}

func (w *rewritten) emit(in ...*ptx.Inst) {
	for _, i := range in {
		w.stmts = append(w.stmts, i)
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
		from[r] = w.newTemp(r)
		w.reload(r, from[r])
	}
	to := make(map[ptx.Reg]ptx.Reg, len(writes))
	guard := in.Guard
	if guard.Present() && writesReg(old, guard.Reg()) {
		guard = ptx.Guard{}
	}
	for _, r := range writes {
		to[r] = w.newTemp(r)
		if in.Guard.Present() && !guard.Present() {
			w.reload(r, to[r])
		}
	}
	rename(&in, from, to)
	w.emit(&in)
	for _, r := range writes {
		w.save(r, to[r], guard)
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
		w.reload(s, d)
	default:
		w.save(d, s, ptx.Guard{})
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
		if k == 0 && in.HasResult() {
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
	w.temp[h.kind][h.place].reloads++
	w.emit(ptx.Ld(ptx.Local, w.memType(r), t, ptx.At(ptx.Sym(localSlots), int64(h.off))).As(ptx.Reload))
}

// save stores t as the value of a spilled register.
func (w *rewritten) save(r, t ptx.Reg, guard ptx.Guard) {
	h := w.a.homes[r]
	w.temp[h.kind][h.place].stores++
	st := ptx.St(ptx.Local, w.memType(r), ptx.At(ptx.Sym(localSlots), int64(h.off)), t).As(ptx.Spill)
	st.Guard = guard
	w.emit(st)
}

func (w *rewritten) memType(r ptx.Reg) ptx.Type { return ptx.BitType(w.a.base.regs[r].typ.Bits()) }
