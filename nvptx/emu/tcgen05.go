package emu

import (
	"fmt"
	"slices"

	"opt-go/nvptx/emu/async"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/emu/tmem"
	"opt-go/nvptx/ptx"
)

// tensorTransfers are the loads and the stores of tensor memory that a warp has not waited for. They
// happen when it does.
type tensorTransfers struct {
	loads, stores async.Thread
	late          map[int32]bool // registers that have not been loaded
}

// moveLate is mov in a function that loads from tensor memory. What has not been loaded is moved
// again when it has been: LLVM moves it before the wait.
func moveLate(move func(w *warp, o *op)) func(w *warp, o *op) {
	return func(w *warp, o *op) {
		move(w, o)
		from := o.elems
		if len(from) == 0 {
			from = []source{o.a}
		}
		if !slices.ContainsFunc(from, func(s source) bool { return s.kind == fromReg && w.tensor.late[s.reg] }) {
			return
		}
		for _, dst := range append([]int32{o.dst}, o.dsts...) {
			w.tensor.late[dst] = true
		}
		threads := w.exec
		w.tensor.loads.Start(func() {
			exec := w.exec
			w.exec = threads
			move(w, o)
			w.exec = exec
		})
	}
}

func decodeTensorMemory(d *decoder) {
	if d.m.Get("group") == "cta_group::2" {
		d.refuse("%s: operations of a pair of blocks are not supported", d.in.Opcode())
	}
	switch {
	case d.m.Has("alloc"):
		whole(decodeTensorAlloc)(d)
	case d.m.Has("dealloc"):
		addr, columns := d.source(0, ptx.B32), d.source(1, ptx.U32)
		d.o.exec = func(w *warp, o *op) {
			w.tensorError(o, w.block.tensor.Dealloc(addr.lanes(w)[0], columns.lanes(w)[0]))
		}
		d.together(constant(fullMask), "")
	case d.m.Has("relinquish_alloc_permit"):
		d.o.exec = func(w *warp, _ *op) { w.block.tensor.Relinquish() }
		d.together(constant(fullMask), "")
	case d.m.Has("when"): // a fence: what is complete is visible to all
		d.o.exec = execNothing
	case d.m.Has("wait"):
		loads := d.m.Get("wait") == "wait::ld"
		d.o.exec = func(w *warp, _ *op) {
			t := &w.tensor.stores
			if loads {
				t, w.tensor.late = &w.tensor.loads, nil
			}
			t.Commit()
			t.Wait(0)
		}
		d.together(constant(fullMask), "")
	case d.m.Has("ld"), d.m.Has("st"):
		whole(decodeTensorTransfer)(d)
	case d.m.Has("commit"):
		decodeTensorCommit(d)
	default:
		decodeTensorOperation(d)
	}
}

// tensorError ends the launch with an error of package tmem.
func (w *warp) tensorError(o *op, err error) {
	if err != nil {
		w.fail(o, -1, "bad use of tensor memory", "%v", err)
	}
}

// keepsTensorMemory is the fault of a block that ends with tensor memory, which it must give back (PTX
// ISA, section 9.7.16.7); nil: it has none.
func (b *block) keepsTensorMemory() *Fault {
	n := b.tensor.InUse()
	if n == 0 {
		return nil
	}
	return b.warps[0].fault(b.allocated, 0, "bad use of tensor memory", fmt.Sprintf("the block ends with %d columns that it has not deallocated", n))
}

// decodeTensorAlloc decodes tcgen05.alloc. It waits for other warps to give memory back.
func decodeTensorAlloc(d *decoder) {
	m, columns := d.address(0, d.spaceSlot()), d.source(1, ptx.U32)
	m.isStore, m.size, m.copyBytes = true, 4, 4
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		at := m.base.lanes(w)[0] + m.off
		addr, wait, err := w.block.tensor.Alloc(columns.lanes(w)[0])
		w.tensorError(o, err)
		if !wait {
			w.block.allocated = o
			var data [4]byte
			scalar.Store(data[:], 4, uint64(addr))
			w.put(o, m, 0, at, data[:])
			return
		}
		if w.block.liveThreads() == warpSize {
			w.fail(o, -1, "bad use of tensor memory", "no room, and no other warp that could give memory back")
		}
		w.retract(o)
		w.cur.PC--
		w.yields, w.strong = true, true
	}
}

// decodeTensorTransfer decodes tcgen05.ld and st.
func decodeTensorTransfer(d *decoder) {
	t, load := tmem.TransferOf(d.m), d.m.Has("ld")
	vector, address, last := 0, 1, len(d.in.Args)-1
	if !load {
		vector, address = last, 0
	}
	m, regs := d.address(address, ptx.Shared), d.fragment(vector)
	upper := 0
	if len(d.in.Args) > 2 {
		upper = int(d.immediate(address + 1))
	}
	d.o.exec = func(w *warp, o *op) {
		at, frame := m.base.lanes(w)[0]+m.off, w.regs
		if load {
			if w.tensor.late == nil {
				w.tensor.late = map[int32]bool{}
			}
			for _, r := range regs {
				w.tensor.late[r] = true
			}
			w.tensor.loads.Start(func() {
				values, err := t.Load(&w.block.tensor, w.index, at, upper, len(regs))
				w.tensorError(o, err)
				for k, v := range values {
					frame[regs[k]] = v
				}
			})
			return
		}
		values := w.copiesOf(regs)
		w.tensor.stores.Start(func() { w.tensorError(o, t.Store(&w.block.tensor, w.index, at, upper, values)) })
	}
}

// decodeTensorCommit decodes tcgen05.commit: an arrival when the operations before it are complete,
// which they are in order.
func decodeTensorCommit(d *decoder) {
	m, blocks := d.barrierWord(0), d.multicast()
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		base, mask := *m.base.lanes(w), blocks.masks(w)
		w.eachLane(func(lane int) {
			w.eachTarget(o, lane, blocks, mask[lane], 0, base[lane], func(_, at uint64) {
				w.block.copies.Begin(func(bool) {
					w.updateBarrier(o, m, lane, at, func(b *async.Barrier) { b.Pending-- })
				})
			})
		})
	}
}

// decodeTensorOperation decodes copies, shifts and products. They happen, in order, when time passes.
func decodeTensorOperation(d *decoder) {
	operation := tmem.OperationOf(d.m, d.in.Args)
	var operands []func(w *warp, lane int) uint64
	for i, arg := range d.in.Args {
		if _, ok := arg.(ptx.Addr); ok {
			m := d.address(i, ptx.Shared)
			operands = append(operands, func(w *warp, lane int) uint64 { return m.base.lanes(w)[lane] + m.off })
			continue
		}
		for _, e := range ptx.Elements(arg) {
			if d.m.Form.Shapes[i].Kind == 'q' {
				p := d.predicate(i)
				operands = append(operands, func(w *warp, lane int) uint64 { return uint64(p.mask(w) >> lane & 1) })
				continue
			}
			s := d.value(e, ptx.U64)
			operands = append(operands, func(w *warp, lane int) uint64 { return s.lanes(w)[lane] })
		}
	}
	d.o.exec = func(w *warp, o *op) {
		read := func(addr uint64) byte { return w.sharedByte(o, addr) }
		w.eachLane(func(lane int) {
			var values []uint64
			for _, operand := range operands {
				values = append(values, operand(w, lane))
			}
			w.block.copies.Begin(func(bool) { w.tensorError(o, operation.Run(&w.block.tensor, read, values)) })
		})
	}
}
