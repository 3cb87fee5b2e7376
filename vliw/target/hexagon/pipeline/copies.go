package pipeline

import (
	"slices"

	"opt-go/vliw/target/hexagon/alloc"
	"opt-go/vliw/target/hexagon/code"
)

// Copies between the registers that a loop carries, such as those of s, t = t, s+t, are names, not
// work, in a body of several iterations: each value gets a register of its own, and the registers
// of the loop get their next values in the last instruction that makes them, or by a copy where the
// old value is read later. A register that only the code after the loop reads is copied there:
//
//	u = s              t = add(s,t)
//	s = add(u,t)       s = add(t,s)
//	t = u
//	u = s           after: u = t
//	s = add(u,t)
//	t = u
type forwarder struct {
	f     *code.Func
	body  []code.Instr
	fixed map[code.Reg]bool     // changed in place, or of the code around the loop: keep their names
	now   map[code.Reg]code.Reg // the names of the values of registers
	fresh map[code.Reg]bool
	out   []code.Instr
	after []code.Instr
}

// forwardCopies rewrites an unrolled body; it stays as it is where it has no copies.
func (u *unroller) forwardCopies() {
	w := &forwarder{f: u.l.f, body: u.out.body, fixed: map[code.Reg]bool{}, now: map[code.Reg]code.Reg{}, fresh: map[code.Reg]bool{}}
	w.findFixed(&u.out)
	if !slices.ContainsFunc(w.body, func(in code.Instr) bool { return w.isName(&in) }) {
		return
	}
	for k := range w.body {
		w.rename(&w.body[k])
	}
	alive := alloc.LiveAfter(w.f, u.l.b)
	if !w.finish(alive) {
		return
	}
	w.removeUnused()
	u.out.body, u.out.after = w.out, append(u.out.after, w.after...)
}

// findFixed lists the registers that keep their names.
func (w *forwarder) findFixed(u *unrolled) {
	for k := range w.body {
		in := &w.body[k]
		if in.Is(code.Tied) {
			w.fixed[in.Dst] = true
		}
		w.fixed[in.Base] = true
	}
	for _, list := range [][]code.Instr{u.before, u.after} {
		for k := range list {
			list[k].EachDef(func(r *code.Reg) { w.fixed[*r] = true })
			list[k].EachUse(func(r *code.Reg, _ code.Half) { w.fixed[*r] = true })
		}
	}
}

// isName reports a copy that only names a value again.
func (w *forwarder) isName(in *code.Instr) bool {
	if in.Op != code.OpMov && in.Op != code.OpMovD || in.Args[0].Half != code.Whole {
		return false
	}
	return w.free(in.Dst) && w.free(in.Args[0].Reg)
}

func (w *forwarder) free(r code.Reg) bool { return r.Virtual() && !w.fixed[r] }

func (w *forwarder) name(r code.Reg) code.Reg {
	if n, ok := w.now[r]; ok {
		return n
	}
	return r
}

// rename appends an instruction with the names of values.
func (w *forwarder) rename(old *code.Instr) {
	if w.isName(old) {
		w.now[old.Dst] = w.name(old.Args[0].Reg)
		return
	}
	in := old.Copy()
	for k := range in.Args {
		if in.Args[k].Reg != 0 {
			in.Args[k].Reg = w.name(in.Args[k].Reg)
		}
	}
	if w.free(in.Dst) {
		r := w.f.NewReg(w.f.ClassOf(in.Dst))
		w.fresh[r], w.now[in.Dst], in.Dst = true, r, r
	}
	w.out = append(w.out, in)
}

// nextValue says that a register of the loop takes the value of another one.
type nextValue struct{ to, from code.Reg }

// finish gives the registers of the loop their next values. It reports false where two registers
// exchange theirs.
func (w *forwarder) finish(alive func(code.Reg) bool) bool {
	carried := w.carried(alive)
	var old []nextValue // from values of the iteration before
	for _, v := range carried {
		if !w.fresh[v.from] {
			old = append(old, v)
		}
	}
	for len(old) > 0 {
		k := slices.IndexFunc(old, func(v nextValue) bool {
			return !slices.ContainsFunc(old, func(x nextValue) bool { return x.from == v.to })
		})
		if k < 0 {
			return false
		}
		w.copyEarly(old[k])
		old = slices.Delete(old, k, k+1)
	}
	for _, v := range carried {
		if w.fresh[v.from] {
			w.define(v)
		}
	}
	return true
}

// carried lists the registers whose next values the body reads, in the order of their numbers; the
// others that live on are copied after the loop.
func (w *forwarder) carried(alive func(code.Reg) bool) []nextValue {
	var all []code.Reg
	for r, n := range w.now {
		if r != n {
			all = append(all, r)
		}
	}
	slices.Sort(all)
	read := map[code.Reg]bool{}
	for k := range w.out {
		w.out[k].EachUse(func(r *code.Reg, _ code.Half) { read[*r] = true })
	}
	var out []nextValue
	add := func(r code.Reg) { out = append(out, nextValue{r, w.now[r]}); read[r], read[w.now[r]] = true, true }
	taken := func(r code.Reg) bool { return slices.ContainsFunc(out, func(v nextValue) bool { return v.to == r }) }
	for more := true; more; {
		more = false
		for _, r := range all {
			if read[r] && !taken(r) {
				add(r)
				more = true
			}
		}
		for _, r := range all {
			if !more && !read[r] && alive(r) && !w.fresh[w.now[r]] && w.holder(out, r) == 0 {
				add(r)
				more = true
			}
		}
	}
	for _, r := range all {
		if read[r] || !alive(r) {
			continue
		}
		from := w.now[r]
		if h := w.holder(out, r); h != 0 {
			from = h
		}
		w.after = append(w.after, w.copyOf(nextValue{r, from}))
	}
	return out
}

// holder is a register of the loop that has the same next value as another one.
func (w *forwarder) holder(list []nextValue, r code.Reg) code.Reg {
	for _, v := range list {
		if v.from == w.now[r] {
			return v.to
		}
	}
	return 0
}

func (w *forwarder) copyOf(v nextValue) code.Instr {
	return code.Instr{Op: code.MoveOf(w.f.ClassOf(v.to)), Dst: v.to, Args: []code.Operand{code.RegOp(v.from)}}
}

// copyEarly copies after the last reader of the old value.
func (w *forwarder) copyEarly(v nextValue) {
	w.out = slices.Insert(w.out, w.lastRead(v.to)+1, w.copyOf(v))
}

// lastRead is the index of the last instruction that reads a register, −1 if none does.
func (w *forwarder) lastRead(r code.Reg) int {
	for k := len(w.out) - 1; k >= 0; k-- {
		found := false
		w.out[k].EachUse(func(u *code.Reg, _ code.Half) { found = found || *u == r })
		if found {
			return k
		}
	}
	return -1
}

// define lets a value be made in the register of the loop, if nothing reads the old one later.
func (w *forwarder) define(v nextValue) {
	at := slices.IndexFunc(w.out, func(in code.Instr) bool { return in.Dst == v.from })
	if at < 0 || w.lastRead(v.to) > at {
		// Perhaps it has the name of another register already.
		w.out = append(w.out, w.copyOf(nextValue{v.to, w.name(v.from)}))
		return
	}
	for k := at; k < len(w.out); k++ {
		in := &w.out[k]
		if in.Dst == v.from {
			in.Dst = v.to
		}
		for n := range in.Args {
			if in.Args[n].Reg == v.from {
				in.Args[n].Reg = v.to
			}
		}
	}
	for k := range w.after {
		if a := &w.after[k].Args[0]; a.Reg == v.from {
			a.Reg = v.to
		}
	}
	w.now[v.from] = v.to
}

// removeUnused deletes what only names that are not needed any more would read.
func (w *forwarder) removeUnused() {
	needed := map[code.Reg]bool{}
	for k := range w.after {
		needed[w.after[k].Args[0].Reg] = true
	}
	kept := w.out[:0:0]
	for k := len(w.out) - 1; k >= 0; k-- {
		in := &w.out[k]
		if w.fresh[in.Dst] && !needed[in.Dst] && in.Removable() {
			continue
		}
		in.EachUse(func(r *code.Reg, _ code.Half) { needed[*r] = true })
		kept = append(kept, *in)
	}
	slices.Reverse(kept)
	w.out = kept
}
