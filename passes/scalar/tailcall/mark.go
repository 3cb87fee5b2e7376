package tailcall

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// markTails marks calls that do not need the caller's frame: no argument points into the frame, and
// no pointer into it has escaped on any path to the call. The frame consists of the allocas and the
// arguments passed by value.
func markTails(c *pass.Context, f *ir.Func) int {
	fr := &frameUses{calls: map[*ir.Instr]bool{}, escapes: map[*ir.Instr]bool{}, seen: map[*ir.Use]bool{}}
	for i := range f.Instrs() {
		if i.Op().IsCall() && analysis.CallHas(i, "returns_twice") {
			return 0
		}
		if i.Op() == ir.Alloca {
			fr.follow(i)
		}
	}
	for _, p := range f.Params {
		if p.Attrs().Has("byval") {
			fr.follow(p)
		}
	}
	m := &tailMarker{c: c, frame: fr, state: make([]escapeState, f.BlockBound())}
	m.walk(f.Entry())
	for _, i := range m.later {
		if m.state[i.Block().ID()] != escaped {
			i.Flags |= ir.TailCall
			m.marked++
		}
	}
	return m.marked
}

// frameUses collects the uses of pointers into the frame.
type frameUses struct {
	calls   map[*ir.Instr]bool // are given one
	escapes map[*ir.Instr]bool // may leave one where others find it
	seen    map[*ir.Use]bool
}

func (fr *frameUses) follow(root ir.Value) {
	var work []*ir.Use
	add := func(v ir.Value) {
		for u := range ir.Uses(v) {
			if !fr.seen[u] {
				fr.seen[u] = true
				work = append(work, u)
			}
		}
	}
	for add(root); len(work) > 0; {
		u := work[len(work)-1]
		work = work[:len(work)-1]
		if fr.passesOn(u) {
			add(u.User())
		}
	}
}

// passesOn reports whether the user's result points into the frame too.
func (fr *frameUses) passesOn(u *ir.Use) bool {
	i := u.User()
	switch i.Op() {
	case ir.Call, ir.Invoke:
		if u.Index() < i.NumArgs() && analysis.ArgHas(i, u.Index(), "byval") {
			return false // the callee gets a copy
		}
		fr.calls[i] = true
		if analysis.NoCapture(i, u.Index()) {
			return false
		}
		if analysis.CallEffects(i).Any()&analysis.Mod != 0 {
			fr.escapes[i] = true
		}
	case ir.Load:
		return false
	case ir.Store:
		if u.Index() == 0 {
			fr.escapes[i] = true
		}
		return false
	case ir.BitCast, ir.GetElementPtr, ir.Phi, ir.Select, ir.AddrSpaceCast:
	default:
		fr.escapes[i] = true
	}
	return true
}

type escapeState uint8

const (
	unvisited escapeState = iota
	kept
	escaped
)

type tailMarker struct {
	c      *pass.Context
	frame  *frameUses
	state  []escapeState // by Block.ID: at the block's start
	later  []*ir.Instr   // tail calls, unless their block turns out to be reached after an escape
	marked int
}

// walk visits each block once for each state, blocks after an escape first.
func (m *tailMarker) walk(b *ir.Block) {
	var after, before []*ir.Block
	at := kept
	for {
		at = m.visit(b, at)
		for _, s := range b.Succs() {
			if m.state[s.ID()] >= at {
				continue
			}
			m.state[s.ID()] = at
			if at == escaped {
				after = append(after, s)
			} else {
				before = append(before, s)
			}
		}
		b = nil
		if n := len(after); n > 0 {
			b, after, at = after[n-1], after[:n-1], escaped
		}
		for b == nil && len(before) > 0 {
			n := len(before)
			if s := before[n-1]; m.state[s.ID()] == kept {
				b, at = s, kept
			}
			before = before[:n-1]
		}
		if b == nil {
			return
		}
	}
}

// visit processes the calls of a block and returns the state at its end.
func (m *tailMarker) visit(b *ir.Block, at escapeState) escapeState {
	for i := range b.Instrs() {
		if m.frame.escapes[i] {
			at = escaped
		}
		if i.Op() != ir.Call || i.Flags&(ir.TailCall|ir.MustTail) != 0 || analysis.IsDebugOrPseudo(i) || i.IntrinsicID() == "llvm.stackrestore" {
			continue
		}
		if i.HasFlag(ir.NoTail) || bundlesForbidTail(i) {
			continue
		}
		switch {
		case i.NumArgs() == 0 && analysis.CallEffects(i).Any() == 0: // cannot see the frame, whatever has escaped
			m.c.Remark(pass.Passed, "tailcall-readnone", i.Func(), i, pass.Text("marked as tail call candidate (readnone)"))
			i.Flags |= ir.TailCall
			m.marked++
		case at == kept && !m.frame.calls[i]:
			m.later = append(m.later, i)
		}
	}
	return at
}

func bundlesForbidTail(i *ir.Instr) bool {
	for _, b := range i.Info.Bundles {
		if b.Tag != "clang.arc.attachedcall" && b.Tag != "ptrauth" && b.Tag != "kcfi" {
			return true
		}
	}
	return false
}
