package emu

import (
	"bytes"

	"opt-go/nvptx/emu/race"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// checker is what package race knows of a block; its findings become those of the launch.
type checker struct {
	*race.Checker
	w *warp // that makes an access, and in which instruction
	o *op
}

func newChecker(b *block) *checker {
	c := &checker{}
	c.Checker = race.New(b.run.Warps(), b.run.kernel.Held(b.run.prog.names, len(b.shared), b.run.Reserved), c.found)
	c.Delivered(ptx.Shared, uint64(len(b.shared)-b.run.Reserved), b.run.Reserved)
	return c
}

// check checks an access. value is what is going to be written, if that is known.
func (c *checker) check(w *warp, a *race.Access, m *memRef, value []byte) {
	c.Access(a)
	if r := w.block.run; a.Space == ptx.Global {
		r.touched.Check(w.block.cluster.number, a, w.segment, m.size, value, r.GroupName, c.found)
	}
}

// found notes a finding about the access.
func (c *checker) found(lane int, kind, msg string, other, line int) {
	c.w.find(c.o, lane, kind, msg, other, line)
}

// report notes a finding once for each instruction.
func (w *warp) report(o *op, lane int, kind, msg string) { w.find(o, lane, kind, msg, -1, 0) }

// find notes a finding once for each pair of instructions; line is the other one's, if positive.
func (w *warp) find(o *op, lane int, kind, msg string, other, line int) {
	if t := w.block.stats; t.IsNew(kind, o.id, other) {
		f := w.fault(o, lane, kind, msg)
		f.Other = line
		t.Findings = append(t.Findings, Finding{Kind: kind, Fault: f})
	}
}

// accessOf describes an access of a lane.
func (c *checker) accessOf(w *warp, o *op, m *memRef, space ptx.Space, lane int, addr uint64, n int) *race.Access {
	c.w, c.o = w, o
	return &race.Access{
		Space: space, Addr: addr, Size: n, Warp: w.index, Lane: lane, Serial: w.executed,
		Read: !m.isStore || m.atomic.Update != nil, Write: m.isStore, Strong: m.strong, Spill: o.in.Role == ptx.Reload,
		Op: o.id, Line: o.in.Line,
	}
}

// storing checks a lane's store to the address it has just resolved: old are the bytes there, value
// those that follow. The memory of other blocks is not checked.
func (c *checker) storing(w *warp, o *op, m *memRef, lane int, old, value []byte) {
	t := &w.touched
	if w.owner != w.block {
		return
	}
	a := c.accessOf(w, o, m, t.Space, lane, t.Addrs[lane], len(value))
	a.Same = bytes.Equal(old, value)
	c.check(w, a, m, value)
	if !m.strong { // which of a warp's volatile stores stays is open, but asked for: programs read it back
		c.Store(a, scalar.Load(value, m.size), w.exec&(1<<lane-1), &t.Addrs)
	}
}
