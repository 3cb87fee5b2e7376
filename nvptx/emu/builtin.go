package emu

import (
	"io"

	"opt-go/nvptx/emu/scalar"
)

// builtinCall is a call of a function of the device's runtime; see package builtin.
type builtinCall struct {
	w *warp
	o *op
}

func (b builtinCall) EachLane(visit func(lane int)) { b.w.eachLane(visit) }

func (b builtinCall) Stdout() io.Writer { return b.w.block.run.cfg.Stdout }

func (b builtinCall) Fail(lane int, kind, format string, args ...any) {
	b.w.fail(b.o, lane, kind, format, args...)
}

func (b builtinCall) Alloc(size int) (addr uint64, err error) {
	return b.w.block.run.memory.Alloc(size)
}

func (b builtinCall) Free(addr uint64) error {
	for _, w := range b.w.block.warps {
		w.segment = nil
	}
	return b.w.block.run.memory.Free(addr)
}

// Argument returns the value of argument i, in a lane.
func (b builtinCall) Argument(i, lane int) uint64 {
	w := b.w
	if i >= len(b.o.call.args) {
		w.fail(b.o, lane, "bad call", "argument %d is missing", i+1)
	}
	a := &b.o.call.args[i]
	if !a.inFrame {
		return a.value.lanes(w)[lane]
	}
	var data [8]byte
	copy(data[:], w.stack.Bytes(&w.cur.Frame.Frame, lane, a.off, min(a.size, 8)))
	return scalar.Load(data[:], 8)
}

// Result stores the result.
func (b builtinCall) Result(lane int, v uint64) {
	w := b.w
	if len(b.o.call.rets) == 0 {
		return
	}
	a := &b.o.call.rets[0]
	if !a.inFrame {
		if a.reg >= 0 {
			w.regs[a.reg][lane] = v & a.mask
		}
		return
	}
	var data [8]byte
	scalar.Store(data[:], 8, v)
	w.fill(w.cur.Frame, lane, a.off, a.size, data[:])
}

// Peek reads n bytes at a generic address.
func (b builtinCall) Peek(lane int, addr uint64, n int) []byte {
	return b.w.bytes(b.o, &memRef{size: 1, count: 1}, lane, addr, n)
}
