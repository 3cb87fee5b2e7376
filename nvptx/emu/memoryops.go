package emu

import (
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

func memoryDecoders() map[string]func(*decoder) {
	nothing := func(d *decoder) { d.o.exec = execNothing }
	return map[string]func(*decoder){
		"ld":                   decodeLoad,
		"ldu":                  decodeLoad,
		"st":                   decodeStore,
		"atom":                 func(d *decoder) { d.atomic(1) },
		"red":                  func(d *decoder) { d.atomic(0) },
		"multimem":             decodeMultimem,
		"cp":                   decodeCopy,
		"mbarrier":             decodeBarrier,
		"tensormap":            decodeReplace,
		"clusterlaunchcontrol": decodeLaunchControl,
		"prefetch":             nothing,
		"prefetchu":            nothing,
		"applypriority":        nothing,
		"discard":              nothing,
		"membar":               nothing, // every access is visible immediately
		"fence":                nothing,
		"createpolicy":         func(d *decoder) { d.dest(0); d.o.a, d.o.exec = constant(scalar.Policy(d.m)), execMov },
		"alloca":               decodeAlloca,
		"stacksave":            func(d *decoder) { d.dest(0); d.o.exec = execStackSave },
		"stackrestore":         func(d *decoder) { d.o.a, d.o.exec = d.source(0, d.m.Type("T")), execStackRestore },
	}
}

// address resolves operand i, an address, in a space.
func (d *decoder) address(i int, space ptx.Space) *memRef {
	a := d.in.Args[i].(ptx.Addr)
	m := &memRef{space: space, off: uint64(a.Off), count: 1}
	switch b := a.Base.(type) {
	case ptx.SymRef:
		m.base = d.symbolAddress(b)
		s, _ := d.names.Lookup(b.Name)
		switch {
		case s.Func != nil:
			d.refuse("%s is a function", b.Name)
		case space == ptx.ParamSpace && s.InFrame:
			m.space = ptx.Local // parameters of calls live in the frame
		case space == ptx.Generic:
			m.space = s.Space // a symbol determines its space
			if s.InFrame {
				m.space = ptx.Local
			}
		}
	default:
		m.base = d.value(b, ptx.U64)
		if space == ptx.ParamSpace && !d.f.Source.Entry {
			m.space = ptx.Local
		}
	}
	m.base.slot = 3
	m.uniform = m.base.kind == fromConst || m.base.kind == fromShared
	return m
}

func (d *decoder) spaceSlot() ptx.Space {
	name := d.m.Get("space")
	if name == "" {
		return ptx.Generic
	}
	space, ok := layout.OwnSpace(name)
	if !ok {
		d.refuse(".%s is not supported", name)
	}
	return space
}

func (d *decoder) sized(m *memRef, operand ptx.Operand) {
	t := d.m.Type("T")
	m.size, m.count = t.Bytes(), len(ptx.Elements(operand))
	if t.Bits() > 64 {
		m.size, m.count = m.size/2, 2*m.count
	}
	sem := d.m.Get("sem")
	m.strong = sem != "" && sem != "weak"
}

func decodeLoad(d *decoder) {
	space := d.spaceSlot()
	m := d.address(1, space)
	d.sized(m, d.in.Args[0])
	if t := d.m.Type("T"); t.Class() == ptx.Signed {
		m.extend = t.Bits()
	}
	m.dsts, m.masks = d.destinations(0)
	d.o.mem, d.o.exec = m, execLoad
	if m.strong && m.size*m.count > 8 {
		d.o.exec = indivisible(execLoad)
	}
}

// destinations resolves operand i, the registers that an instruction writes; -1: "_".
func (d *decoder) destinations(i int) (dsts []int32, masks []uint64) {
	for _, e := range ptx.Elements(d.in.Args[i]) {
		r, ok := e.(ptx.Reg)
		switch {
		case !ok:
			dsts, masks = append(dsts, -1), append(masks, 0)
		case d.f.Source.Regs[r].Type.Bits() > 64:
			dsts, masks = append(dsts, d.f.Slots[r], d.f.Slots[r]+1), append(masks, math.MaxUint64, math.MaxUint64)
		default:
			dsts, masks = append(dsts, d.register(r)), append(masks, scalar.Mask(d.f.Source.Regs[r].Type))
		}
	}
	return dsts, masks
}

func decodeStore(d *decoder) {
	switch {
	case d.m.Has("bulk"):
		decodeBulkStore(d)
		return
	case d.m.Has("async"):
		d.asynchronous(nil)
		return
	}
	m := d.address(0, d.spaceSlot())
	m.isStore = true
	d.sized(m, d.in.Args[1])
	m.srcs = d.words(d.in.Args[1], d.m.Type("T"))
	for k := range m.srcs {
		m.srcs[k].slot = uint8(4 + k)
	}
	m.plain, d.o.mem, d.o.exec = true, m, execStore
	if m.strong {
		d.o.exec = indivisible(execStore)
	}
}

// atomic decodes atom (its address is operand 1) and red (operand 0).
func (d *decoder) atomic(at int) {
	t := d.m.Type("T")
	m := d.address(at, d.spaceSlot())
	m.isStore, m.strong, m.system = true, true, d.m.Get("scope") == "sys"
	m.size = t.Bytes()
	op := d.m.Get("op")
	m.atomic = lane.Atomic{Size: t.Bytes(), Update: scalar.Atomic(op, t), Sum: scalar.IsSum(op, t)}
	switch {
	case d.m.Has("async"):
		d.asynchronous(m.atomic.Update)
		return
	case d.m.Has("vec"):
		d.vectorAtomic(m, at)
		return
	case t.Bits() > 64:
		d.wideAtomic(m)
		return
	}
	for i := at + 1; i < len(d.in.Args); i++ {
		m.srcs = append(m.srcs, d.source(i, t))
	}
	if at == 1 {
		d.dest(0)
	}
	d.o.mem, d.o.exec = m, indivisible(execAtomic)
}

// wideAtomic decodes atom.exch and cas of 128 bits, one step for blocks that run at once. Programs
// of the host that share the memory may see half of it.
func (d *decoder) wideAtomic(m *memRef) {
	for _, a := range d.in.Args[2:] {
		m.srcs = append(m.srcs, d.words(a, ptx.B64)...)
	}
	m.dsts, _ = d.destinations(0)
	m.copyBytes, d.o.mem, d.f.prog.wide = m.size, m, true
	d.o.exec = indivisible(execAtomics(scalar.WideAtomic(d.m.Get("op"))))
}

// vectorAtomic decodes atom and red of vectors, whose elements are each changed in a step.
func (d *decoder) vectorAtomic(m *memRef, at int) {
	if m.srcs = d.words(d.in.Args[at+1], d.m.Type("T")); at == 1 {
		m.dsts, _ = d.destinations(0)
	}
	m.count, d.o.mem, d.o.exec = len(m.srcs), m, execAtomics(scalar.VectorAtomic(m.size, m.atomic.Update))
}

// execAtomics changes memory thread by thread; what it had goes to the destinations.
func execAtomics(change func(mem []byte, operands []uint64) (old []uint64)) func(*warp, *op) {
	return func(w *warp, o *op) {
		m := o.mem
		base, values, n := *m.base.lanes(w), w.copies(m.srcs), m.size*m.count
		w.eachLane(func(i int) {
			old := change(w.bytes(o, m, i, base[i]+m.off, n), lane.Row(values, i))
			for k, d := range m.dsts {
				if d >= 0 {
					w.regs[d][i] = old[k]
				}
			}
		})
		w.strong = true
		w.account(o, n)
	}
}

func decodeAlloca(d *decoder) {
	t := d.m.Type("T")
	d.dest(0)
	d.o.a = d.source(1, t)
	d.o.elemBits = 8
	if len(d.in.Args) > 2 {
		d.o.elemBits = int(d.immediate(2))
	}
	d.o.exec = execAlloca
}

// execAlloca takes the same place for all threads of the warp: as much as the greediest wants.
func execAlloca(w *warp, o *op) {
	size := o.a.lanes(w)
	most := lane.Reduce(size, w.exec, func(a, b uint64) uint64 { return max(a, b) })
	if most > math.MaxInt32 {
		w.fail(o, -1, "stack overflow", "alloca of %d bytes", most)
	}
	addr := layout.Align(w.stack.Top, max(o.elemBits, 16))
	w.growStack(o, addr+most)
	w.setLanes(o.dst, lane.Splat(addr&o.dstMask))
}

func execStackSave(w *warp, o *op) {
	w.setLanes(o.dst, lane.Splat(w.stack.Top))
}

func execStackRestore(w *warp, o *op) {
	w.stack.Restore(&w.cur.Frame.Frame, o.a.lanes(w)[firstLane(w.exec)])
}
