package emu

import (
	"fmt"
	"math/bits"
	"slices"

	"opt-go/nvptx/emu/converge"
	"opt-go/nvptx/emu/lane"
)

// Instructions that threads of a warp execute together name the threads, by a mask. A thread waits
// until all of its mask have come that have not exited (PTX ISA, section 9.7.9); where the others
// are elsewhere in the program, they go on by themselves. Sets of threads that have met at one
// place run together from there.

// shuffle is a decoded instruction between the threads of a warp.
type shuffle struct {
	mode    string
	members source // the member mask
	run     func(w *warp, o *op)
}

// together makes the instruction one that waits for the threads of its member mask.
func (d *decoder) together(members source, mode string) {
	run := d.o.exec
	members.slot = 6
	d.o.sh = &shuffle{mode: mode, members: members, run: run}
	d.o.exec = execTogether
}

// execTogether runs the instruction for each set of threads that have met; the others wait.
func execTogether(w *warp, o *op) {
	exec := w.exec
	m, same := lane.Same(o.sh.members.lanes(w), exec)
	if exec&^w.met == 0 || same && (exec^uint32(m))&w.live == 0 { // all have met, or, as is usual, are here with one mask
		w.met &^= exec
		o.sh.run(w, o)
		return
	}
	if stray := w.strays(o); stray == exec {
		w.runStrays(o)
		return
	} else if stray != 0 {
		w.retract(o)
		w.isolate([]converge.Part{{Mask: stray, PC: w.cur.PC - 1}, {Mask: exec &^ stray, PC: w.cur.PC - 1}})
		return
	}
	groups := lane.Sets(o.sh.members.lanes(w), exec)
	if !slices.ContainsFunc(groups, func(g lane.Set) bool { return g.Members&w.live&^g.Threads != 0 }) {
		for _, g := range groups {
			w.exec = g.Threads
			o.sh.run(w, o)
		}
		w.exec = exec
		return
	}
	w.retract(o)
	if len(groups) > 1 || exec != w.cur.Mask {
		w.isolate(converge.PartsOf(lane.Masks(groups), w.cur.PC-1))
		return
	}
	w.cur.PC--
	w.cur.Wait = &arrival{w: w, n: w.cur, o: o, mask: exec, members: groups[0].Members}
	w.meet()
}

// strays are the running threads that their own masks leave out, which PTX leaves undefined. As on
// hardware, they wait for no thread, and execute the instruction with those that run with them.
func (w *warp) strays(o *op) (stray uint32) {
	masks := o.sh.members.lanes(w)
	if stray = lane.Outside(masks, w.exec); stray != 0 && w.block.check != nil {
		i := firstLane(stray)
		w.report(o, i, "bad member mask", fmt.Sprintf("the mask %#08x leaves the thread out", uint32(masks[i])))
	}
	return stray
}

// runStrays executes an instruction for strays. Each sees the votes of its own mask.
func (w *warp) runStrays(o *op) {
	if o.sh.mode != "ballot" {
		o.sh.run(w, o)
		return
	}
	w.setLanes(o.dst, o.sh.members.lanes(w).And(uint64(o.p.mask(w)&w.exec)))
}

// retract takes back that an instruction has been executed: its threads execute it again.
func (w *warp) retract(o *op) {
	c := &w.block.counts[o.id]
	c.Warps--
	c.Threads -= uint64(bits.OnesCount32(w.exec))
	w.retracted = true
}

// isolate gives sets of the running threads leaves of their own, at their places; all threads of
// the leaf reconverge at the next instruction.
func (w *warp) isolate(parts []converge.Part) {
	rest := w.cur.Mask
	for _, p := range parts {
		rest &^= p.Mask
	}
	w.split(w.cur.PC, append([]converge.Part{{Mask: rest, PC: w.cur.PC}}, parts...))
}

// Members is the threads of the warp that an arrival waits for; 0: it waits at another barrier.
func (a *arrival) Members() uint32 { return a.members }

// Meets reports whether two arrivals wait for each other. A warp that comes to a barrier of the
// block together meets there only.
func (a *arrival) Meets(b *arrival) bool {
	return a.members == b.members && (a.o.bar == nil) == (b.o.bar == nil)
}

// meet lets the threads go on that wait for the threads of a mask if all are here.
func (w *warp) meet() { w.met |= w.tree.Meet(w.live) }

// resume is called when all leaves wait; false: none can go on.
func (w *warp) resume() bool {
	met, ok := w.tree.Resume(w.live)
	w.met |= met
	return ok
}

// stuck describes threads that wait for others of their mask that do not come; nil: there are none.
func (w *warp) stuck() *Fault {
	for _, n := range w.tree.Leaves() {
		if a := n.Wait; a != nil && a.members != 0 {
			w.exec = n.Mask
			return w.fault(a.o, -1, "bad member mask", fmt.Sprintf("mask %#08x names threads that do not come: %#08x", a.members, w.tree.Missing(a, w.live)))
		}
	}
	return nil
}
