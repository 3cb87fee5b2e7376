package emu

import (
	"fmt"

	"opt-go/nvptx/emu/async"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/emu/tmem"
	"opt-go/nvptx/ptx"
)

// tensorTransfers are the loads and the stores of tensor memory that a warp has not waited for,
// which happen when it does, and what it waits for itself.
type tensorTransfers struct {
	loads, stores async.Thread
	late          async.Late    // registers that have not been loaded
	request       *tmem.Request // nil: none
}

// afterLoads lets an instruction that uses registers of loads find what they load, waited for or
// not: hardware waits for a register, and CUTLASS relies on that. With checks it is reported, but
// for a mov, which LLVM puts before the wait.
func (o *op) afterLoads(used []int32) {
	run := o.exec
	if len(used) == 0 {
		return
	}
	o.exec = func(w *warp, o *op) {
		if w.tensor.late.Has(used) {
			if w.block.check != nil && o.in.Op != "mov" {
				w.report(o, -1, "bad use of tensor memory", "the instruction uses registers of a load that has not been waited for")
			}
			w.tensor.loads.Finish()
		}
		run(w, o)
	}
}

func decodeTensorMemory(d *decoder) {
	switch {
	case tmem.RequestOf(d.m) != "":
		whole(decodeTensorRequest)(d)
	case d.m.Has("when"): // a fence: what is complete is visible to all
		d.o.exec = execNothing
	case d.m.Has("wait"):
		loads := d.m.Get("wait") == "wait::ld"
		d.o.exec = func(w *warp, _ *op) {
			t := &w.tensor.stores
			if loads {
				t, w.tensor.late = &w.tensor.loads, nil
			}
			t.Finish()
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

// keepsTensorMemory is the fault of a block that ends with tensor memory, which it must give back
// (PTX ISA, section 9.7.16.7); nil: it has none.
func (b *block) keepsTensorMemory() *Fault {
	n := b.tensor.InUse()
	if n == 0 {
		return nil
	}
	return b.warps[0].fault(b.allocated, 0, "bad use of tensor memory", fmt.Sprintf("the block ends with %d columns that it has not deallocated", n))
}

// tensorGroup is the blocks that an instruction works on (tmem.Group), and the warp's place there.
func (w *warp) tensorGroup(o *op, pair bool) (group []tmem.Block, own int) {
	rank, all := w.block.run.Rank(w.block.index), w.block.cluster.blocks
	first, n, wrong := tmem.Group(rank, len(all), pair, func(rank int) bool { return all[rank].ended })
	if wrong != nil {
		w.fail(o, -1, wrong.Kind, "%s", wrong.Msg)
	}
	for _, b := range all[first:][:n] {
		group = append(group, tmem.Block{Memory: &b.tensor, Shared: func(addr uint64) byte { return w.sharedByte(o, b, addr) }})
	}
	w.tensorError(o, w.block.tensor.Use(n))
	return group, rank - first
}

// decodeTensorRequest decodes tcgen05.alloc, dealloc and relinquish_alloc_permit. A warp waits for
// other warps to give memory back, and for the other block of its pair.
func decodeTensorRequest(d *decoder) {
	what, pair, operands := tmem.RequestOf(d.m), d.m.Get("group") == "cta_group::2", d.tensorOperands()
	m := &memRef{space: d.spaceSlot(), count: 1, isStore: true, size: 4, copyBytes: 4}
	d.o.exec = func(w *warp, o *op) {
		values := operands(w, 0)
		if w.tensor.request == nil {
			group, own := w.tensorGroup(o, pair)
			w.tensor.request = tmem.Begin(what, group, own, values)
		}
		result, done, err := w.tensor.request.Finish()
		w.tensorError(o, err)
		if !done {
			w.retract(o)
			w.cur.PC--
			w.waits = true
			return
		}
		if w.tensor.request = nil; what == tmem.Alloc {
			w.block.allocated = o
			var data [4]byte
			scalar.Store(data[:], 4, uint64(result))
			w.put(o, m, 0, values[0], data[:])
		}
	}
}

// decodeTensorTransfer decodes tcgen05.ld and st.
func decodeTensorTransfer(d *decoder) {
	t, load := tmem.TransferOf(d.m), d.m.Has("ld")
	vector, address, last := 0, 1, len(d.in.Args)-1
	if !load {
		vector, address = last, 0
	}
	regs := d.fragment(vector)
	if t.Reduces() {
		regs, address = append(regs, d.fragment(1)...), 2
	}
	for _, r := range regs {
		d.loaded[r] = d.loaded[r] || load
	}
	m, upper := d.address(address, ptx.Shared), 0
	if next := address + 1; next != len(d.in.Args) && next != vector {
		upper = int(d.immediate(next))
	}
	d.o.exec = func(w *warp, o *op) {
		at, frame := m.base.lanes(w)[0]+m.off, w.cur.Frame
		if load {
			w.tensor.late.Add(regs)
			w.tensor.loads.Start(func() {
				values, err := t.Load(&w.block.tensor, w.index, at, upper, len(regs))
				w.tensorError(o, err)
				for k, v := range values {
					w.registers(frame)[regs[k]] = v
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
	pair := d.m.Get("group") == "cta_group::2"
	if blocks != nil {
		blocks.pairs = false // the arrival is at the barrier of each block
	}
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		w.tensorGroup(o, pair)
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

// decodeTensorOperation decodes copies, shifts and products, done in order when time passes.
func decodeTensorOperation(d *decoder) {
	operation, pair := tmem.OperationOf(d.m, d.in.Args), d.m.Get("group") == "cta_group::2"
	operands := d.tensorOperands()
	d.o.exec = func(w *warp, o *op) {
		group, _ := w.tensorGroup(o, pair)
		w.eachLane(func(lane int) {
			values := operands(w, lane)
			w.block.copies.Begin(func(bool) { w.tensorError(o, operation.Run(group, values)) })
		})
	}
}

// tensorOperands resolves all operands: what they are in a lane, in order, an address as the place
// that it names, a vector's elements one by one, a predicate as 0 or 1.
func (d *decoder) tensorOperands() func(w *warp, lane int) []uint64 {
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
	return func(w *warp, lane int) (values []uint64) {
		for _, operand := range operands {
			values = append(values, operand(w, lane))
		}
		return values
	}
}
