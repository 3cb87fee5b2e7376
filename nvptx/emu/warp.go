package emu

import (
	"math/bits"

	"opt-go/nvptx/emu/async"
	"opt-go/nvptx/emu/converge"
	"opt-go/nvptx/emu/device"
	"opt-go/nvptx/emu/shape"
	"opt-go/nvptx/emu/stack"
	"opt-go/nvptx/emu/traffic"
	"opt-go/nvptx/emu/turn"
)

// warp is 32 threads that run together.
type warp struct {
	block *block
	index int    // in the block
	first int    // number of its first thread in the block
	live  uint32 // threads that exist and have not exited

	tree converge.Tree[*frame, *arrival]
	cur  *node  // the leaf that runs; nil: all threads have exited
	exec uint32 // threads that run the current operation

	regs      []lanes  // of the running frame; part of the stack below
	preds     []uint32 // of the running frame
	met       uint32   // threads that have met and execute their instruction next
	retracted bool     // the running threads will execute the instruction again
	carry     uint32   // the condition code register, a bit per thread
	kernel    frame    // the first one
	stack     stack.Stack

	*buffers
	specials shape.Values
	touched  traffic.Access
	vain     async.Vain
	missing  string // why it waits for its warp group; "": it does not
	tensor   tensorTransfers
	segment  *device.Segment // the last one used
	owner    *block          // whose shared memory was accessed last; its own block for other memory
	strong   bool            // has made a volatile, ordered or atomic access since the last call of fair
	yields   bool            // has waited in vain: the other warps run
	waits    bool            // cannot go on before another warp has
	turns    turn.Turns
	executed uint64 // warp instructions, for %clock and fairness
	clock    uint64 // cycles, with timing
}

// buffers are what operations use while they run.
type buffers struct {
	scratch [12]lanes // values of operands that are computed when needed
	piece   piece
}

// node is a set of threads that run together; a leaf may wait at a barrier.
type node = converge.Node[*frame, *arrival]

// frame is a call: where the function's registers and memory are.
type frame struct {
	stack.Frame
	fn     *function
	call   *op // nil in the kernel
	caller *node
}

// start puts the threads at the beginning of the kernel. What was before is forgotten, but for the
// memory that it took.
func (w *warp) start(kernel *function, live uint32) {
	*w = warp{
		block: w.block, index: w.index, first: w.first, live: live,
		stack: w.stack, tree: w.tree, specials: w.specials, kernel: w.kernel,
		touched: traffic.Access{Lines: w.touched.Lines}, buffers: w.buffers,
	}
	w.stack.Reset(live != fullMask || w.block.check != nil) // threads that are not there are read as zero
	w.turns.Restart()
	if w.tree.Enter == nil {
		w.tree.Enter, w.tree.Returned = w.enter, w.drop
	}
	w.tree.Start(w.push(kernel, nil, nil), live)
}

// push makes the frame of a call.
func (w *warp) push(fn *function, call *op, caller *node) *frame {
	f := &w.kernel
	if caller != nil {
		f = new(frame)
	}
	*f = frame{fn: fn, call: call, caller: caller}
	w.stack.Push(&f.Frame, fn.Func)
	for _, r := range fn.unset {
		w.stack.Regs[f.RegBase+int(r)] = lanes{}
	}
	w.growStack(call, f.LocalBase+uint64(fn.Frame))
	if c := w.block.check; c != nil {
		c.NewFrame(w.index, int(f.LocalBase), fn.Frame)
	}
	return f
}

// growStack makes local memory end at top or later.
func (w *warp) growStack(o *op, top uint64) {
	if limit := uint64(w.block.run.cfg.StackBytes); top > limit {
		w.fail(o, -1, "stack overflow", "local memory of more than %d bytes per thread", limit)
	}
	w.stack.Grow(top)
}

// drop ends a frame.
func (w *warp) drop(f *frame) { w.stack.Drop(&f.Frame) }

// enter makes a leaf the running one.
func (w *warp) enter(n *node) {
	w.cur = n
	if n == nil {
		return
	}
	f := n.Frame
	w.regs = w.registers(f)
	w.preds = w.stack.Preds[f.PredBase : f.PredBase+f.fn.NumPreds]
}

// registers are those of a frame. Calls may move them.
func (w *warp) registers(f *frame) []lanes { return w.stack.Regs[f.RegBase:][:f.fn.NumRegs] }

// leave removes threads from the call or the kernel.
func (w *warp) leave(mask uint32, wholeKernel bool) {
	if wholeKernel || w.cur.Frame.caller == nil {
		w.live &^= mask
	}
	w.tree.Leave(mask, wholeKernel)
}

// branch sends the threads in taken to target, the others on to the next operation.
func (w *warp) branch(o *op, taken uint32, target int) {
	n := w.cur
	switch {
	case taken == 0:
		return
	case taken == n.Mask:
		n.PC = target
		return
	}
	w.block.stats.Divergent++
	w.split(w.rpcOf(n, o), []converge.Part{{Mask: n.Mask &^ taken, PC: n.PC}, {Mask: taken, PC: target}})
}

// rpcOf is the reconvergence point of the operation that the node has just executed.
func (w *warp) rpcOf(n *node, o *op) int { return n.Frame.fn.rpc[n.PC-1] }

// split divides the running leaf; the threads reconverge at rpc.
func (w *warp) split(rpc int, parts []converge.Part) {
	w.tree.Split(rpc, parts, len(w.cur.Frame.fn.ops))
}

// step executes one operation of the running leaf. It reports false when the warp cannot go on:
// it has ended, or waits at a barrier.
func (w *warp) step() bool {
	n := w.cur
	for n != nil && (n.Wait != nil || n.PC == n.RPC) {
		if n.Wait != nil {
			if !w.tree.Rotate() && !w.resume() {
				return false
			}
		} else {
			w.tree.Finish()
		}
		n = w.cur
	}
	if n == nil {
		return false
	}
	fn := n.Frame.fn
	if n.PC >= len(fn.ops) { // running off the end returns
		w.exec = n.Mask
		w.doReturn(n.Mask)
		return w.cur != nil
	}
	o := &fn.ops[n.PC]
	n.PC++
	exec := n.Mask & o.guard.mask(w)
	w.exec = exec
	w.executed++
	c := &w.block.counts[o.id]
	c.Warps++
	if t := &w.block.run.trace; t.To != nil {
		t.Print(w.block.index, w.index, exec, o.in, o.fn.Source)
	}
	if exec != 0 {
		c.Threads += uint64(bits.OnesCount32(exec))
		o.exec(w, o)
		if w.block.run.cfg.Watch != nil && !w.retracted {
			w.watch(o, exec)
		}
		w.retracted = false
	} else if o.control {
		o.exec(w, o)
	}
	return true
}

// often reports whether turns are short: threads wait for each other without a barrier.
func (r *run) often() bool { return r.spinning.Load() || r.cfg.Cooperative }

// fair is called when a warp has used up a whole turn. Another leaf may run; and if the threads
// seem to spin, those that wait for them at a reconvergence point go on by themselves, as threads
// do since sm_70.
func (w *warp) fair() {
	w.tree.Rotate()
	ordered := w.strong
	w.strong = false
	if ordered {
		w.block.advance() // time passes for those that wait for what others store later
	}
	if w.tree.Spin(w.turns.Spins(ordered)) {
		w.block.run.spinning.Store(true)
	}
}
