package emu

import (
	"fmt"
	"math/bits"

	"opt-go/nvptx/emu/converge"
	"opt-go/nvptx/ptx"
)

// barRef is a decoded barrier instruction.
type barRef struct {
	id, threads source
	aligned     bool
	sync        bool
	op          string // "popc", "and", "or" of a reduction; ""
}

func execBra(w *warp, o *op) { w.branch(o, w.exec, o.targets[0]) }

// execBraUni is a branch that the program promises all threads take, or none.
func execBraUni(w *warp, o *op) {
	if w.exec != 0 && w.exec != w.cur.Mask {
		w.fail(o, firstLane(w.exec), "divergent bra.uni", "of the threads %08x of a warp %08x take a branch that is said to be uniform", w.cur.Mask, w.exec)
	}
	execBra(w, o)
}

// execBrx branches by an index; the threads split by distinct target.
func execBrx(w *warp, o *op) {
	n := w.cur
	index := o.a.lanes(w)
	var parts []converge.Part
	if rest := n.Mask &^ w.exec; rest != 0 {
		parts = append(parts, converge.Part{Mask: rest, PC: n.PC})
	}
	w.eachLane(func(i int) {
		if index[i] >= uint64(len(o.targets)) {
			w.fail(o, i, "bad branch", "index %d of %d targets", index[i], len(o.targets))
		}
		parts = converge.AddPart(parts, o.targets[index[i]], 1<<i)
	})
	switch len(parts) {
	case 0:
	case 1:
		n.PC = parts[0].PC
	default:
		w.block.stats.Divergent++
		w.split(w.rpcOf(n, o), parts)
	}
}

// doReturn ends the call for the threads in mask; in the kernel it ends them.
func (w *warp) doReturn(mask uint32) {
	if f := w.cur.Frame; f.call != nil {
		w.copyResults(f, mask)
	}
	w.leave(mask, false)
}

func execTrap(w *warp, o *op) {
	w.fail(o, -1, "trap", "the kernel executed %s", o.in.Op)
}

func execBar(w *warp, o *op) {
	ref, n := o.bar, w.cur
	if w.exec != n.Mask { // the others reconverge with them at the next instruction
		w.retract(o)
		w.isolate([]converge.Part{{Mask: w.exec, PC: n.PC - 1}})
		return
	}
	if c := w.block.check; c != nil && ref.aligned && w.exec != w.live {
		w.report(o, -1, "divergent barrier", fmt.Sprintf("only threads %#08x of the warp's %#08x are here", w.exec, w.live))
	}
	first := firstLane(w.exec)
	a := arrival{w: w, n: n, o: o, mask: w.exec, sync: ref.sync}
	w.block.arrive(a, int(ref.id.lanes(w)[first]), int(ref.threads.lanes(w)[first]), o.p.mask(w))
}

// deliver writes the result of a reduction into the waiting threads' register.
func (ref *barRef) deliver(a *arrival, bar *barrierOf) {
	f, yes := a.n.Frame, bar.And
	switch ref.op {
	case "popc":
		d := &a.w.stack.Regs[f.RegBase+int(a.o.dst)]
		for m := a.mask; m != 0; m &= m - 1 {
			d[bits.TrailingZeros32(m)] = uint64(bar.Popc)
		}
		return
	case "or":
		yes = bar.Or
	case "":
		return
	}
	if a.o.dstPred >= 0 {
		p := &a.w.stack.Preds[f.PredBase+int(a.o.dstPred)]
		if *p &^= a.mask; yes {
			*p |= a.mask
		}
	}
}

func controlDecoders() map[string]func(*decoder) {
	nothing := func(d *decoder) { d.o.exec = execNothing }
	return map[string]func(*decoder){
		"bra":     decodeBra,
		"brx":     decodeBrx,
		"call":    decodeCall,
		"ret":     func(d *decoder) { d.ends(func(w *warp, _ *op) { w.doReturn(w.exec) }) },
		"exit":    func(d *decoder) { d.ends(func(w *warp, _ *op) { w.leave(w.exec, true) }) },
		"trap":    func(d *decoder) { d.o.exec, d.o.pastSelf = execTrap, d.in.Guard.Present() },
		"brkpt":   func(d *decoder) { d.o.exec = execTrap },
		"pmevent": nothing, "nanosleep": func(d *decoder) { d.o.exec = func(w *warp, _ *op) { w.yields = true } }, "griddepcontrol": nothing, "setmaxnreg": nothing,
		"bar":     decodeBar,
		"barrier": decodeBar,
	}
}

func decodeBra(d *decoder) {
	d.o.targets = []int{d.target(d.in.Args[0].(ptx.Label))}
	d.o.branching, d.o.control, d.o.exec = true, true, execBra
	if d.in.HasMod("uni") && d.in.Guard.Present() {
		d.o.exec = execBraUni
	}
	d.o.pastSelf = d.in.Guard.Present()
}

func (d *decoder) target(l ptx.Label) int {
	pc := d.body.PCOf[l]
	if pc == noPC {
		d.refuse("label %s is not placed", d.f.Source.Labels[l])
	}
	return pc
}

func decodeBrx(d *decoder) {
	list := d.body.Lists[d.in.Args[1].(ptx.SymRef).Name]
	if list == nil {
		d.refuse("no .branchtargets list of this name")
	}
	d.o.a = d.source(0, ptx.U32)
	for _, l := range list.Labels {
		d.o.targets = append(d.o.targets, d.target(l))
	}
	d.o.branching, d.o.control, d.o.exec = true, true, execBrx
	d.o.pastSelf = d.in.Guard.Present()
}

// ends decodes ret and exit.
func (d *decoder) ends(exec func(*warp, *op)) {
	d.o.exec, d.o.leavesFn = exec, true
	d.o.pastSelf = d.in.Guard.Present()
}

// decodeBar: bar.sync, bar.arrive, bar.red and their barrier namesakes; bar.warp.sync is a warp
// instruction.
func decodeBar(d *decoder) {
	if d.m.Has("warp") {
		d.o.exec = execNothing
		d.members(0, "")
		return
	}
	if d.m.Has("cluster") {
		d.o.exec = execClusterArrive
		if d.m.Has("wait") {
			d.o.exec = execClusterWait
		}
		return
	}
	ref := &barRef{threads: constant(0), aligned: d.in.Op == "bar" || d.m.Has("aligned"), sync: !d.m.Has("arrive"), op: d.m.Get("op")}
	i := 0
	if d.m.Has("red") {
		if ref.op == "popc" {
			d.dest(0)
		} else {
			d.predicateDest(0)
		}
		i = 1
		d.o.p = d.predicate(len(d.in.Args) - 1)
	}
	ref.id = d.source(i, ptx.U32)
	if count := len(d.in.Args) - i; count > 2 || count == 2 && i == 0 {
		ref.threads = d.source(i+1, ptx.U32)
	}
	d.o.bar, d.o.exec = ref, execBar
	if ref.aligned {
		d.together(constant(fullMask), "")
	}
}
