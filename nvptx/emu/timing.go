package emu

import (
	"opt-go/nvptx/emu/timing"
	"opt-go/nvptx/emu/traffic"
	"opt-go/nvptx/emu/turn"
	"opt-go/nvptx/ptx"
)

// Fermi is the machine of the cycle model.
type Fermi = timing.Fermi

// NewFermi returns the paper's machine; see timing.NewFermi.
func NewFermi() *Fermi { return timing.NewFermi() }

// timed runs the launch under the cycle model and returns the number of cycles.
func (r *run) timed(wk *worker, grids []*run) (cycles uint64, err error) {
	defer catchFault(&err)
	fit, err := r.cfg.Timing.Fit(r.prog.module, r.kernel.Source, r.Warps(), r.cfg.SharedBytes)
	if err != nil {
		return 0, err
	}
	n := r.Grid.Count()
	return r.cfg.Timing.Run(timing.Load{Blocks: n * len(grids), Resident: fit, Start: func(number, sm int) timing.Block {
		b := newBlock(grids[number/n], number%n, wk)
		b.cluster = &cluster{number: number % n, blocks: []*block{b}, gang: []*block{b}}
		b.sm = sm
		return timedBlock{b}
	}}), nil
}

// timedBlock is a block as the cycle model sees it.
type timedBlock struct{ *block }

func (b timedBlock) Warps() []timing.Warp {
	var list []timing.Warp
	for _, w := range b.warps {
		list = append(list, timedWarp{w})
	}
	return list
}

func (b timedBlock) Unlock() {
	if !b.releaseComplete() && !b.Diverge() {
		panic(b.Deadlock())
	}
}

type timedWarp struct{ *warp }

func (w timedWarp) Ended() bool { return w.cur == nil }

func (w timedWarp) Next() timing.Next {
	if w.cur.Wait != nil && !w.tree.Rotate() && !w.resume() {
		return timing.Next{Waits: true}
	}
	n := w.cur
	f := n.Frame
	next := timing.Next{Frame: timing.Frame{Regs: f.RegBase, Preds: f.PredBase, NumRegs: f.fn.NumRegs}}
	if n.PC < len(f.fn.ops) && n.PC != n.RPC {
		next.Op = &f.fn.ops[n.PC].cost
	}
	return next
}

func (w timedWarp) Step(cycle uint64) (touched *traffic.Access, executed bool) {
	before := w.executed
	w.clock, w.touched.Mask = cycle, 0
	w.step()
	if w.executed%uint64(turn.Whole(w.block.run.often())) == 0 || w.yields {
		w.yields = false
		w.fair()
	}
	return &w.touched, w.executed != before
}

// timingOf describes a decoded instruction.
func (d *decoder) timingOf() timing.Op {
	o := timing.NewOp(d.in, d.m.Form, func(r ptx.Reg) int32 {
		s := d.f.Slots[r]
		if d.f.Source.Regs[r].Type == ptx.Pred {
			s += int32(d.f.NumRegs)
		}
		return s
	})
	o.Memory = d.o.mem != nil
	o.Jumps = d.o.branching || d.o.leavesFn || d.o.call != nil || d.o.bar != nil
	return o
}
