package emu

import (
	"math/bits"

	"opt-go/nvptx/emu/traffic"
	"opt-go/nvptx/ptx"
)

// warp is 32 threads that run together.
type warp struct {
	block *block
	index int    // in the block
	first int    // number of its first thread in the block
	live  uint32 // threads that exist and have not exited

	leaves []*node // the nodes that can run, or wait at a barrier; the last one runs
	cur    *node
	exec   uint32 // threads that run the current operation

	regs     []lanes  // of the running frame; part of the stack below
	preds    []uint32 // of the running frame
	carry    uint32   // the condition code register, a bit per thread
	frames   []*frame // in order of their places on the stacks
	allRegs  []lanes
	allPreds []uint32
	local    [warpSize][]byte
	stackTop uint64 // end of the used part of local memory

	scratch   [8]lanes // values of operands that are computed when needed
	specials  [ptx.Pm0]*lanes
	touched   traffic.Access
	segment   *segment // the last one used
	strong    bool     // has made a volatile, ordered or atomic access since the last call of fair
	yields    bool     // has waited in vain: the other warps run
	spins     int      // calls of fair in a row that found strong set
	executed  uint64   // warp instructions, for %clock and fairness
	clock     uint64   // cycles, with timing
	nextIssue uint64   // with timing: the earliest cycle of the next instruction
	ready     []uint64 // with timing: per place in allRegs then allPreds; see timing.go
}

// node is a set of threads of a warp in the tree of divergence; see the package comment.
type node struct {
	frame    *frame
	pc       int
	rpc      int    // where it rejoins its parent; noPC: when its threads leave the function
	mask     uint32 // all threads below it
	parent   *node
	children int
	waiting  *arrival // at an unaligned barrier
}

// frame is a call: where the function's registers and memory are.
type frame struct {
	fn        *function
	regBase   int
	predBase  int
	localBase uint64
	end       uint64 // stackTop before the call
	call      *op    // nil in the kernel
	caller    *node
	done      bool
}

// start puts the threads at the beginning of the kernel.
func (w *warp) start(kernel *function, live uint32) {
	w.live = live
	w.stackTop = localStart
	root := &node{mask: live, rpc: noPC}
	root.frame = w.push(kernel, nil, nil)
	w.addLeaf(root)
}

// localStart keeps address zero of local memory free.
const localStart = 16

// push makes the frame of a call.
func (w *warp) push(fn *function, call *op, caller *node) *frame {
	f := &frame{fn: fn, call: call, caller: caller, end: w.stackTop}
	if n := len(w.frames); n > 0 {
		last := w.frames[n-1]
		f.regBase, f.predBase = last.regBase+last.fn.nregs, last.predBase+last.fn.npreds
	}
	if need := f.regBase + fn.nregs; need > len(w.allRegs) {
		w.allRegs = append(w.allRegs, make([]lanes, max(need-len(w.allRegs), len(w.allRegs)))...)
	}
	if need := f.predBase + fn.npreds; need > len(w.allPreds) {
		w.allPreds = append(w.allPreds, make([]uint32, max(need-len(w.allPreds), len(w.allPreds)))...)
	}
	f.localBase = align(w.stackTop, max(fn.align, 16))
	w.growStack(call, f.localBase+uint64(fn.frame))
	w.frames = append(w.frames, f)
	if c := w.block.check; c != nil {
		c.newFrame(w, f)
	}
	return f
}

// growStack makes local memory end at top or later.
func (w *warp) growStack(o *op, top uint64) {
	if limit := uint64(w.block.run.cfg.StackBytes); top > limit {
		w.fail(o, -1, "stack overflow", "local memory of more than %d bytes per thread", limit)
	}
	w.stackTop = top
	if int(top) > len(w.local[0]) {
		size := max(int(top), 2*len(w.local[0]))
		for i := range w.local {
			mem := make([]byte, size)
			copy(mem, w.local[i])
			w.local[i] = mem
		}
	}
}

// drop ends a frame; its place is free again when all later frames have ended too.
func (w *warp) drop(f *frame) {
	f.done = true
	for n := len(w.frames); n > 0 && w.frames[n-1].done; n = len(w.frames) {
		w.stackTop = w.frames[n-1].end
		w.frames = w.frames[:n-1]
	}
}

func (w *warp) addLeaf(n *node) {
	w.leaves = append(w.leaves, n)
	w.enter(n)
}

// enter makes a leaf the running one.
func (w *warp) enter(n *node) {
	w.cur = n
	f := n.frame
	w.regs = w.allRegs[f.regBase : f.regBase+f.fn.nregs]
	w.preds = w.allPreds[f.predBase : f.predBase+f.fn.npreds]
}

// runLast makes the last leaf run, if there is one.
func (w *warp) runLast() {
	if n := len(w.leaves); n > 0 {
		w.enter(w.leaves[n-1])
	} else {
		w.cur = nil
	}
}

// finish removes the running leaf: its threads have reached the parent's reconvergence point, or
// have exited. A parent without children continues; one without threads is removed too.
func (w *warp) finish() {
	n := w.cur
	w.leaves = w.leaves[:len(w.leaves)-1]
	for p := n.parent; ; p = n.parent {
		if p == nil || p.frame != n.frame {
			if p == nil || w.returned(n, p) {
				break
			}
			n = p
			continue
		}
		if p.children--; p.children > 0 {
			break
		}
		if p.mask != 0 {
			w.leaves = append(w.leaves, p)
			break
		}
		n = p
	}
	w.runLast()
}

// returned removes a node of a call from its caller. It reports whether the rest of the tree is
// unchanged; if not, the caller p has no threads left.
func (w *warp) returned(n, p *node) bool {
	if p.children--; p.children > 0 {
		return true
	}
	w.drop(n.frame)
	if p.mask == 0 {
		return false
	}
	w.leaves = append(w.leaves, p)
	return true
}

// leave removes threads from the running leaf and the nodes above it, up to the end of the
// call (ret) or of the kernel (exit).
func (w *warp) leave(mask uint32, wholeKernel bool) {
	frame := w.cur.frame
	for n := w.cur; n != nil && (wholeKernel || n.frame == frame); n = n.parent {
		n.mask &^= mask
	}
	if wholeKernel || frame.caller == nil {
		w.live &^= mask
	}
	if w.cur.mask == 0 {
		w.finish()
	}
}

// branch sends the threads in taken to target, the others on to the next operation.
func (w *warp) branch(o *op, taken uint32, target int) {
	n := w.cur
	switch {
	case taken == 0:
		return
	case taken == n.mask:
		n.pc = target
		return
	}
	w.block.stats.divergent++
	w.split(w.rpcOf(n, o), []part{{n.mask &^ taken, n.pc}, {taken, target}})
}

// rpcOf is the reconvergence point of the operation that the node has just executed.
func (w *warp) rpcOf(n *node, o *op) int { return n.frame.fn.rpc[n.pc-1] }

// part is some of a leaf's threads and where they go.
type part struct {
	mask uint32
	pc   int
}

// split divides the running leaf; the threads reconverge at rpc. The last part runs first.
func (w *warp) split(rpc int, parts []part) {
	n := w.cur
	if allAt(parts, rpc) {
		n.pc = rpc
		return
	}
	w.leaves = w.leaves[:len(w.leaves)-1]
	parent := n
	if rpc == n.rpc && rpc != noPC || rpc == noPC && n.rpc == noPC {
		parent = n.parent // they reconverge where the leaf ends in any case: its parts take its place
		if parent != nil {
			parent.children--
		}
	} else {
		n.pc = rpc
		if rpc == noPC {
			n.pc = len(n.frame.fn.ops) // no thread returns
		}
	}
	for _, p := range parts {
		if p.mask == 0 || p.pc == rpc && rpc != noPC {
			continue // already there
		}
		if parent != nil {
			parent.children++
		}
		w.leaves = append(w.leaves, &node{frame: n.frame, pc: p.pc, rpc: rpc, mask: p.mask, parent: parent})
	}
	w.runLast()
}

func allAt(parts []part, pc int) bool {
	for _, p := range parts {
		if p.mask != 0 && p.pc != pc {
			return false
		}
	}
	return true
}

// step executes one operation of the running leaf. It reports false when the warp cannot go on:
// it has ended, or waits at a barrier.
func (w *warp) step() bool {
	n := w.cur
	for n != nil && (n.waiting != nil || n.pc == n.rpc) {
		if n.waiting != nil {
			if !w.rotate() {
				return false
			}
		} else {
			w.finish()
		}
		n = w.cur
	}
	if n == nil {
		return false
	}
	fn := n.frame.fn
	if n.pc >= len(fn.ops) { // running off the end returns
		w.exec = n.mask
		w.doReturn(n.mask)
		return w.cur != nil
	}
	o := &fn.ops[n.pc]
	n.pc++
	exec := n.mask & o.guard.mask(w)
	w.exec = exec
	w.executed++
	c := &w.block.counts[o.id]
	c.warps++
	if w.block.run.trace != nil {
		w.trace(o)
	}
	if exec != 0 {
		c.threads += uint64(bits.OnesCount32(exec))
		o.exec(w, o)
		if w.block.run.cfg.Watch != nil {
			w.watch(o, exec)
		}
	} else if o.control {
		o.exec(w, o)
	}
	return true
}

// rotate lets another leaf run, one that does not wait; false if all wait.
func (w *warp) rotate() bool {
	for i := len(w.leaves) - 2; i >= 0; i-- {
		if n := w.leaves[i]; n.waiting == nil {
			w.leaves = append(append(w.leaves[:i], w.leaves[i+1:]...), n)
			w.enter(n)
			return true
		}
	}
	return false
}

// spinLimit is how many turns of a warp may be full of strong accesses before we take it
// that threads wait for others of their warp, which wait for them to reconverge.
const spinLimit = 13

// fair is called when a warp has used up its turn. Another leaf may run; and if the threads seem
// to spin, those that wait for them at a reconvergence point go on by themselves, as threads do
// since sm_70. That is not done lightly, for it ends their convergence.
func (w *warp) fair() {
	w.rotate()
	if !w.strong {
		w.spins = 0
		return
	}
	w.strong = false
	if w.spins++; w.spins < spinLimit || w.cur == nil {
		return
	}
	w.spins = 0
	for p := w.cur.parent; p != nil; p = p.parent {
		if arrived := p.mask &^ w.below(p); arrived != 0 {
			w.release(p, arrived)
			return
		}
	}
}

// below is the threads of p's children: those that have not arrived where p waits.
func (w *warp) below(p *node) uint32 {
	mask := uint32(0)
	for _, n := range w.leaves {
		for ; n != nil; n = n.parent {
			if n.parent == p {
				mask |= n.mask
			}
		}
	}
	return mask
}

// release makes a leaf of threads that have arrived at an inner node.
func (w *warp) release(p *node, arrived uint32) {
	p.mask &^= arrived
	n := *p
	n.mask, n.children = arrived, 0
	if n.parent != nil {
		n.parent.children++
	}
	w.addLeaf(&n)
}
