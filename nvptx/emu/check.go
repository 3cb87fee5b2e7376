package emu

import (
	"bytes"
	"fmt"

	"opt-go/nvptx/emu/device"
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
	c.Checker = race.New(b.run.Warps(), len(b.shared), func(lane int, kind, msg string, other, line int) {
		c.w.find(c.o, lane, kind, msg, other, line)
	})
	return c
}

// globalAccess checks an access to global memory against what other blocks have done, and for bytes
// that nothing has written. value is what is going to be written, if that is known.
func (c *checker) globalAccess(w *warp, a *race.Access, s *device.Segment, m *memRef, value []byte) {
	if a.Read && !a.Spill {
		for at := a.Addr; at < a.Addr+uint64(a.Size); at += uint64(m.size) {
			if s.Unwritten(at, m.size) {
				w.find(c.o, a.Lane, "uninitialised read", fmt.Sprintf("global address %#x was never written", at), -1, 0)
				s.Written(at, m.size) // once is enough
			}
		}
	}
	if a.Write {
		s.Written(a.Addr, a.Size)
	}
	off := a.Addr - s.Base
	same := value != nil && bytes.Equal(s.Data[off:off+uint64(a.Size)], value)
	r := w.block.run
	if old, races := r.touched.Access(w.block.cluster.number, a, same); races {
		did := "read"
		if old.Write {
			did = "written"
		}
		w.find(c.o, a.Lane, "race between blocks", fmt.Sprintf("global address %#x was %s by %s, and nothing orders the accesses",
			old.Addr, did, r.GroupName(old.Group)), old.Site.Op, old.Site.Line)
	}
}

// report notes a finding about one instruction.
func (c *checker) report(w *warp, o *op, lane int, kind, msg string) {
	w.find(o, lane, kind, msg, -1, 0)
}

// find notes a finding once for each pair of instructions; line is that of the other one.
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

// storing records what a lane stores to the address it has just accessed.
func (c *checker) storing(w *warp, o *op, m *memRef, lane int, value uint64) {
	t := &w.touched
	a := c.accessOf(w, o, m, t.Space, lane, t.Addrs[lane], m.size)
	c.Store(a, value&scalar.Mask(ptx.BitType(8*m.size)), w.exec&(1<<lane-1), &t.Addrs)
}
