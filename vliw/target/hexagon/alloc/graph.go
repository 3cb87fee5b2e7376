package alloc

import (
	"math"

	"opt-go/vliw/target/hexagon/code"
)

// node is a virtual register in the graph.
type node struct {
	class  code.Class
	adj    []code.Reg
	taken  code.Units // of physical registers that are live at the same time
	cost   float64    // of spilling: reads and writes, weighted by loops
	hints  []code.Reg // registers that it is copied from and to
	uses   int
	pinned bool // in packets: must not be spilled
}

func (a *allocator) node(r code.Reg) *node { return &a.nodes[r-code.FirstVirtual] }

func edgeKey(x, y code.Reg) uint64 {
	if x > y {
		x, y = y, x
	}
	return uint64(x)<<32 | uint64(y)
}

func (a *allocator) interfere(x, y code.Reg) bool {
	_, ok := a.edges[edgeKey(x, y)]
	return ok
}

func (a *allocator) addEdge(x, y code.Reg) {
	if x == y {
		return
	}
	key := edgeKey(x, y)
	if _, ok := a.edges[key]; ok {
		return
	}
	a.edges[key] = struct{}{}
	a.node(x).adj = append(a.node(x).adj, y)
	a.node(y).adj = append(a.node(y).adj, x)
}

// build makes the graph.
func (a *allocator) build() {
	a.nodes = make([]node, a.f.NumRegs())
	a.edges = map[uint64]struct{}{}
	for k := range a.nodes {
		a.nodes[k].class = a.f.ClassOf(code.FirstVirtual + code.Reg(k))
	}
	for _, b := range a.f.Blocks {
		w := &walk{a: a, alive: append(set(nil), a.live.out[b.ID]...), weight: math.Pow(10, float64(min(b.Depth, 6)))}
		for k := len(b.Packets) - 1; k >= 0; k-- {
			w.packet(b.Packets[k], true)
		}
		for k := len(b.Insts) - 1; k >= 0; k-- {
			w.packet(b.Insts[k:k+1], false)
		}
	}
}

// walk goes backwards through a block.
type walk struct {
	a      *allocator
	alive  set
	units  code.Units // physical registers that are live
	weight float64
}

// reserved are the registers that the allocator never gives out.
var reserved = code.Units{Scalar: 1<<29 | 1<<30 | 1<<31}

// highWords are r8 to r28, which some instructions of the vector unit cannot name.
var highWords = code.Units{Scalar: 1<<29 - 1<<8}

func (w *walk) packet(p []code.Instr, pinned bool) {
	for k := range p {
		w.define(&p[k], p)
	}
	for k := range p {
		in := &p[k]
		if in.Dst.Virtual() && !in.Is(code.Tied) {
			w.alive.remove(in.Dst)
		}
		w.assembly(in)
		w.units = w.units.Without(in.Defs())
	}
	for k := range p {
		in := &p[k]
		for _, r := range in.Uses {
			w.units.Add(code.UnitsOf(r))
		}
		in.EachUse(func(r *code.Reg, h code.Half) {
			if r.Virtual() {
				w.alive.add(*r)
				n := w.a.node(*r)
				n.cost += w.weight
				n.uses++
				n.pinned = n.pinned || pinned
				if in.Is(code.LowWord) && n.class == code.Word {
					n.taken.Add(highWords)
				}
			} else {
				w.units.Add(code.UnitsOf(h.Of(*r)))
			}
		})
	}
	w.alive.each(func(r code.Reg) { w.a.node(r).taken.Add(w.units) })
}

// define lets the result of an instruction interfere with what is live after it. The source of a
// copy may share the register of its result.
func (w *walk) define(in *code.Instr, p []code.Instr) {
	same := code.Reg(0)
	if in.Is(code.Copy) && in.Args[0].Half == code.Whole {
		same = in.Args[0].Reg
	}
	if d := in.Dst; d.Virtual() {
		n := w.a.node(d)
		n.cost += w.weight
		n.taken.Add(w.units)
		n.pinned = n.pinned || len(p) > 1
		w.alive.each(func(r code.Reg) {
			if r != same {
				w.a.addEdge(d, r)
			}
		})
		if in.Is(code.Apart) {
			in.EachUse(func(r *code.Reg, _ code.Half) { w.a.addEdge(d, *r) })
		}
		for k := range p { // results of one packet
			if o := p[k].Dst; o.Virtual() {
				w.a.addEdge(d, o)
			} else {
				n.taken.Add(code.UnitsOf(o))
			}
		}
	}
	if base := in.Base; base.Virtual() { // written too, so it is not the result
		n := w.a.node(base)
		n.cost += w.weight
		n.taken.Add(w.units.Or(code.UnitsOf(in.Dst)))
		w.alive.each(func(r code.Reg) { w.a.addEdge(base, r) })
		if in.Dst.Virtual() {
			w.a.addEdge(base, in.Dst)
		}
	}
	if units := in.Defs(); !units.Empty() {
		w.alive.each(func(r code.Reg) {
			if r != same {
				w.a.node(r).taken.Add(units)
			}
		})
	}
	if in.Is(code.Copy) && in.Args[0].Reg != 0 {
		w.hint(in.Dst, in.Args[0].Reg)
	}
	if in.Op == code.OpMov && in.Args[0].Half != code.Whole || in.Op == code.OpPack {
		w.halfHints(in)
	}
}

// assembly lets the results of inline assembly interfere with what is live after it, with each
// other and with what it clobbers, which its inputs must not be in either.
func (w *walk) assembly(in *code.Instr) {
	if in.Asm == nil {
		return
	}
	for k, r := range in.Asm.Results {
		if !r.Virtual() {
			continue
		}
		n := w.a.node(r)
		n.cost += w.weight
		n.taken.Add(w.units.Or(in.Defs()))
		w.alive.each(func(x code.Reg) { w.a.addEdge(r, x) })
		for _, o := range in.Asm.Results[:k] {
			if o.Virtual() {
				w.a.addEdge(r, o)
			}
		}
	}
	for _, r := range in.Asm.Results {
		if r.Virtual() {
			w.alive.remove(r)
		}
	}
	for _, o := range in.Args {
		if o.Reg.Virtual() {
			w.a.node(o.Reg).taken.Add(in.Asm.Clobbers)
		}
	}
}

func (w *walk) hint(x, y code.Reg) {
	if x.Virtual() {
		w.a.node(x).hints = append(w.a.node(x).hints, y)
	}
	if y.Virtual() {
		w.a.node(y).hints = append(w.a.node(y).hints, x)
	}
}

// halfHints: parts of pairs had best be where the pair is; a hint to a physical pair is enough, the
// others follow from the order of colouring.
func (w *walk) halfHints(in *code.Instr) {
	if in.Op != code.OpPack || in.Dst.Virtual() {
		return
	}
	for k, h := range []code.Half{code.High, code.Low} {
		if o := in.Args[k]; o.Reg.Virtual() && o.Half == code.Whole {
			w.a.node(o.Reg).hints = append(w.a.node(o.Reg).hints, h.Of(in.Dst))
		}
	}
}
