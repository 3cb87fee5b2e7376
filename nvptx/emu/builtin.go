package emu

import (
	"fmt"
	"math/bits"
	"sync"

	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/printf"
	"opt-go/nvptx/emu/scalar"
)

// builtin is a function that programs declare and the device's runtime defines.
type builtin func(w *warp, o *op)

var builtins = sync.OnceValue(func() map[string]builtin {
	return map[string]builtin{
		"vprintf":      callPrintf,
		"malloc":       callMalloc,
		"free":         callFree,
		"__assertfail": callAssert,
	}
})

// argument returns the value of argument i of a built-in, in a lane.
func (w *warp) argument(o *op, i, lane int) uint64 {
	if i >= len(o.call.args) {
		w.fail(o, lane, "bad call", "argument %d is missing", i+1)
	}
	a := &o.call.args[i]
	if !a.inFrame {
		return a.value.lanes(w)[lane]
	}
	at := int(w.cur.Frame.localBase) + a.off
	var data [8]byte
	copy(data[:min(a.size, 8)], w.local[lane][at:])
	return scalar.Load(data[:], 8)
}

// result stores the result of a built-in.
func (w *warp) result(o *op, lane int, v uint64) {
	if len(o.call.rets) == 0 {
		return
	}
	a := &o.call.rets[0]
	if !a.inFrame {
		if a.reg >= 0 {
			w.regs[a.reg][lane] = v & a.mask
		}
		return
	}
	at := int(w.cur.Frame.localBase) + a.off
	var data [8]byte
	scalar.Store(data[:], 8, v)
	copy(w.local[lane][at:at+a.size], data[:])
	if c := w.block.check; c != nil {
		c.Initialised(w.index, lane, at, a.size)
	}
}

// peek reads n bytes at a generic address.
func (w *warp) peek(o *op, lane int, addr uint64, n int) []byte {
	return w.bytes(o, &memRef{size: 1, count: 1}, lane, addr, n)
}

// text reads a zero-terminated string at a generic address.
func (w *warp) text(o *op, lane int, addr uint64) string {
	return printf.Text(func(i uint64) byte { return w.peek(o, lane, addr+i, 1)[0] })
}

func callMalloc(w *warp, o *op) {
	w.eachLane(func(lane int) {
		size := w.argument(o, 0, lane)
		addr := uint64(0)
		if size > 0 && size <= deviceHeap {
			if a, err := w.block.run.memory.Alloc(int(size)); err == nil {
				addr = a
			}
		}
		w.result(o, lane, addr)
	})
}

// deviceHeap bounds one allocation in a kernel; a larger one returns a null pointer.
const deviceHeap = 1 << 30

func callFree(w *warp, o *op) {
	for m := w.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(m)
		addr := w.argument(o, 0, lane)
		if addr == 0 {
			continue
		}
		if err := w.block.run.memory.Free(addr); err != nil {
			w.fail(o, lane, "bad free", "%v", err)
		}
		for _, other := range w.block.warps {
			other.segment = nil
		}
	}
}

// callAssert is __assertfail(message, file, line, function, character size).
func callAssert(w *warp, o *op) {
	lane := firstLane(w.exec)
	w.fail(o, lane, "assert", "%s:%d: %s: assertion `%s' failed", w.text(o, lane, w.argument(o, 1, lane)),
		uint32(w.argument(o, 2, lane)), w.text(o, lane, w.argument(o, 3, lane)), w.text(o, lane, w.argument(o, 0, lane)))
}

// callPrintf is vprintf(format, arguments): thread after thread, lowest lane first.
func callPrintf(w *warp, o *op) {
	w.eachLane(func(lane int) {
		addr := w.argument(o, 1, lane)
		take := func(n int) uint64 { // the buffer of arguments, each aligned to its size
			addr = layout.Align(addr, n)
			v := scalar.Load(w.peek(o, lane, addr, n), n)
			addr += uint64(n)
			return v
		}
		text, count := printf.Format(w.text(o, lane, w.argument(o, 0, lane)), take, func(at uint64) string { return w.text(o, lane, at) })
		if out := w.block.run.cfg.Stdout; out != nil {
			fmt.Fprint(out, text)
		}
		w.result(o, lane, uint64(count))
	})
}
