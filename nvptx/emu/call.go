package emu

import (
	"math/bits"

	"opt-go/nvptx/emu/builtin"
	"opt-go/nvptx/emu/converge"
	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// callRef is a decoded call.
type callRef struct {
	target  *function        // nil: indirect, through addr
	builtin builtin.Function // of a direct call to a function that only the device's runtime has
	addr    source
	rets    []actual
	args    []actual
}

// actual is an actual argument: bytes of the frame, or a value.
type actual struct {
	inFrame bool
	off     int // in the frame
	size    int
	value   source // not inFrame
	reg     int32  // not inFrame: the register of a result; -1: none
	mask    uint64 // of reg
}

func decodeCall(d *decoder) {
	rets, callee, args, _, ok := ptx.CallParts(d.in)
	if !ok {
		d.refuse("a call is (results), callee, (arguments), prototype")
	}
	c := &callRef{rets: d.actuals(rets), args: d.actuals(args)}
	switch callee := callee.(type) {
	case ptx.SymRef:
		s, found := d.names.Lookup(callee.Name)
		switch {
		case !found || s.Func == nil:
			d.refuse("%s is no function", callee.Name)
		case s.Func.Source.Defined:
			c.target = d.f.prog.funcs[s.Func.Index]
		default:
			c.builtin = builtin.Functions(callee.Name)
			if c.builtin == nil {
				d.refuse("function %s is declared, but not defined in this module", callee.Name)
			}
		}
	case ptx.Reg:
		c.addr = d.value(callee, ptx.U64)
		c.addr.slot = 7
	}
	d.o.call, d.o.exec = c, execCall
}

func (d *decoder) actuals(list ptx.List) []actual {
	var as []actual
	for i, o := range list {
		a := actual{reg: -1}
		switch o := o.(type) {
		case ptx.SymRef:
			s, ok := d.names.Lookup(o.Name)
			if !ok || !s.InFrame {
				d.refuse("%s is no parameter variable", o.Name)
			}
			a.inFrame, a.off, a.size = true, int(s.Addr)+int(o.Off), s.Size
		case ptx.Reg:
			if d.f.Source.Regs[o].Type == ptx.Pred {
				d.refuse("predicates cannot be passed")
			}
			a.value, a.reg = d.value(o, ptx.B64), d.register(o)
			a.mask = scalar.Mask(d.f.Source.Regs[o].Type)
			a.size = d.f.Source.Regs[o].Type.Bytes()
		case ptx.Sink:
			a.size = 8
		default:
			a.value, a.size = d.value(o, ptx.B64), 8
		}
		a.value.slot = uint8(i % 7)
		as = append(as, a)
	}
	return as
}

func execCall(w *warp, o *op) {
	c := o.call
	switch {
	case c.builtin != nil:
		c.builtin(builtinCall{w, o})
		return
	case c.target != nil:
		w.doCall(o, c.target)
		return
	}
	n, addrs := w.cur, c.addr.lanes(w)
	if target, same := lane.Same(addrs, w.exec); same {
		w.doCall(o, w.callee(o, target))
		return
	}
	// Threads call different functions: each group executes the call by itself.
	w.block.stats.Divergent++
	parts := converge.PartsOf(lane.Masks(lane.Sets(addrs, w.exec)), n.PC-1)
	if rest := n.Mask &^ w.exec; rest != 0 {
		parts = append(parts, converge.Part{Mask: rest, PC: n.PC})
	}
	w.split(n.PC, parts)
}

func (w *warp) callee(o *op, addr uint64) *function {
	f := w.block.run.prog.byAddress(addr)
	if f == nil || !f.Source.Defined {
		w.fail(o, -1, "bad call", "%#x is the address of no function defined here", addr)
	}
	return f
}

// doCall lets the running threads call fn; the others of the leaf wait with it.
func (w *warp) doCall(o *op, fn *function) {
	caller, c := w.cur, o.call
	if len(c.args) != len(fn.Params) || len(c.rets) > len(fn.Rets) {
		w.fail(o, -1, "bad call", "%s takes %d arguments and gives %d results", fn.Source.Name, len(fn.Params), len(fn.Rets))
	}
	var args []lanes // values passed in registers, read before the registers change
	for i := range c.args {
		if !c.args[i].inFrame {
			args = append(args, *c.args[i].value.lanes(w))
		}
	}
	callee := w.push(fn, o, caller)
	w.tree.Call(callee, w.exec)
	next := 0
	for i := range c.args {
		a, f := &c.args[i], &fn.Params[i]
		for m := w.exec; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros32(m)
			var data [8]byte
			from := data[:]
			if a.inFrame {
				from = w.stack.Bytes(&caller.Frame.Frame, lane, a.off, a.size)
			} else {
				scalar.Store(from, 8, args[next][lane])
			}
			w.receive(callee, f, lane, from)
		}
		if !a.inFrame {
			next++
		}
	}
}

// receive stores an argument in the callee's formal parameter.
func (w *warp) receive(frame *frame, f *layout.Formal, lane int, from []byte) {
	w.stack.Receive(&frame.Frame, f, lane, from)
	if c := w.block.check; c != nil && f.Reg == ptx.NoReg {
		c.Initialised(w.index, lane, int(frame.LocalBase)+f.Off, f.Size)
	}
}

// fill stores bytes of a frame.
func (w *warp) fill(f *frame, lane, off, size int, from []byte) {
	copy(w.stack.Bytes(&f.Frame, lane, off, size), from)
	if c := w.block.check; c != nil {
		c.Initialised(w.index, lane, int(f.LocalBase)+off, size)
	}
}

// copyResults moves the results of returning threads to where the caller wants them.
func (w *warp) copyResults(f *frame, mask uint32) {
	to := f.caller.Frame
	for i := range f.call.call.rets {
		a, r := &f.call.call.rets[i], &f.fn.Rets[i]
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros32(m)
			from := w.stack.Value(&f.Frame, r, lane)
			switch {
			case a.inFrame:
				w.fill(to, lane, a.off, a.size, from)
			case a.reg >= 0:
				var data [8]byte
				copy(data[:], from)
				w.stack.Regs[to.RegBase+int(a.reg)][lane] = scalar.Load(data[:], 8) & a.mask
			}
		}
	}
}
