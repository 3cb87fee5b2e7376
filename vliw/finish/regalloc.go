package finish

import (
	"math"
	"slices"
	"sort"

	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Register allocation outside software pipelines: linear scan over intervals with holes, on the
// static registers. An interval that gets no register, or loses it to one with a higher weight, is
// in the frame and is loaded and stored around every use (spillcode.go); then the allocation is
// repeated, with tiny intervals in its place. Registers are assigned in rotation rather than the
// lowest first, so that the list scheduler meets few false dependences.

// span is the positions from … to-1. Operation n reads at 2n and writes at 2n+1.
type span struct{ from, to int32 }

// interval is where one virtual register is live.
type interval struct {
	reg    mir.Reg
	spans  []span // ascending, disjoint
	weight float64
	hint   mir.Reg // a move's other side
	home   int     // index into the pool of its file, -1: none
}

// pool is the registers of one file that may be given out.
type pool struct {
	regs  []mir.Reg
	taken [][]occupied // per register, ascending
	next  int          // where the search for the next one begins
	index map[mir.Reg]int
}

// occupied is a span of a register; owner is nil for the machine's own uses.
type occupied struct {
	span
	owner *interval
}

// tempWeight marks registers of spill code, pinnedWeight those that kernels read: neither can be
// spilled.
const tempWeight = math.MaxFloat64

// maxAllocRounds bounds the repetitions. Every round splits at least one interval into tiny ones.
const maxAllocRounds = 200

// allocate replaces all virtual registers.
func (f *Stage) allocate() {
	temps := map[mir.Reg]bool{}
	for round := 0; ; round++ {
		if round == maxAllocRounds {
			panic("BUG: register allocation of " + f.Src.Name() + " does not end")
		}
		a := newAllocator(f, temps)
		if a.run() {
			a.rewrite()
			return
		}
		f.insertSpillCode(a.spilled, temps)
	}
}

type allocator struct {
	f         *Stage
	pools     [machine.NumFiles]*pool
	intervals []*interval // by virtual register number; nil: unused
	spilled   []mir.Reg
	temps     map[mir.Reg]bool
}

func newAllocator(f *Stage, temps map[mir.Reg]bool) *allocator {
	a := &allocator{f: f, temps: temps, intervals: make([]*interval, f.NumRegs())}
	for file := machine.Int; file <= machine.Pred; file++ {
		a.pools[file] = f.newPool(file)
	}
	a.buildIntervals()
	return a
}

// newPool lists the registers of a file: those that calls destroy first, then the callee's.
func (f *Stage) newPool(file machine.File) *pool {
	p := &pool{index: map[mir.Reg]int{}}
	add := func(n int) {
		r := machine.Reg{File: file, Num: uint16(n)}
		if r == machine.SP || f.Frame.Dynamic && mir.Fixed(r) == f.Fp() {
			return
		}
		p.index[mir.Fixed(r)] = len(p.regs)
		p.regs = append(p.regs, mir.Fixed(r))
	}
	c := f.Mach.Convention()
	overlaid := c.Loops[file].Count > 0 && slices.ContainsFunc(f.Blocks, func(b *mir.Block) bool { return b.FixedCode })
	for n := range min(f.Mach.Regs[file].Static, c.Given[file]) {
		if !overlaid || !c.Loops[file].Has(n) {
			add(n)
		}
	}
	p.taken = make([][]occupied, len(p.regs))
	return p
}

// buildIntervals walks the code backwards.
func (a *allocator) buildIntervals() {
	f := a.f
	live := f.ComputeLiveness()
	ends := map[mir.Reg]int32{} // fixed registers: end of the span that is open
	pos := int32(0)
	starts := make([]int32, len(f.Blocks))
	for n, b := range f.Blocks {
		starts[n] = pos
		pos += 2 * (int32(numOps(b)) + 2)
	}
	for n := len(f.Blocks) - 1; n >= 0; n-- {
		b := f.Blocks[n]
		from, end := starts[n], starts[n]+2*(int32(numOps(b))+2)
		for _, r := range live.Out[b.ID] {
			a.extend(r, from, end)
		}
		at := end - 2
		weight := math.Pow(10, float64(min(b.Freq, 6)))
		use := func(r mir.Reg, p int32) {
			if r.IsVirtual() {
				a.extend(r, from, p+1)
				a.intervals[r-mir.FirstVirtual].weight += weight
			} else if r != 0 && ends[r] == 0 {
				ends[r] = p + 1
			}
		}
		use(b.Term.Cond, at)
		for _, r := range b.Term.Rets {
			use(r, at)
		}
		ops := allOps(b)
		for k := len(ops) - 1; k >= 0; k-- {
			at -= 2
			a.operation(ops[k], from, at, weight, ends, use)
		}
		for _, h := range b.Held {
			a.hold(h.Reg, from, end)
		}
		if n == 0 {
			for _, r := range f.LiveIn {
				a.occupyFixed(r, from, max(ends[r], from+1))
			}
		}
		clear(ends)
	}
	for _, v := range a.intervals {
		if v != nil {
			slices.Reverse(v.spans)
		}
	}
	for _, p := range a.pools[1:] {
		for _, list := range p.taken {
			slices.Reverse(list)
			sort.SliceStable(list, func(i, j int) bool { return list[i].from < list[j].from })
		}
	}
}

func numOps(b *mir.Block) int {
	n := len(b.Insts)
	for i := range b.Bundles {
		n += len(b.Bundles[i].Ops)
	}
	return n
}

func allOps(b *mir.Block) []*mir.Inst {
	out := make([]*mir.Inst, 0, numOps(b))
	b.EachOp(func(in *mir.Inst) { out = append(out, in) })
	return out
}

// operation enters one operation, going backwards.
func (a *allocator) operation(in *mir.Inst, from, at int32, weight float64, ends map[mir.Reg]int32, use func(mir.Reg, int32)) {
	if in.Call != nil {
		for _, r := range in.Call.Defs {
			a.occupyFixed(r, at+1, max(ends[r], at+2))
			delete(ends, r)
		}
		if in.Call.Clobbers {
			a.clobber(at + 1)
		}
	}
	switch {
	case in.Dst.IsVirtual():
		a.define(in.Dst, at+1, weight)
	case in.Dst != 0:
		a.occupyFixed(in.Dst, at+1, max(ends[in.Dst], at+2))
		delete(ends, in.Dst)
	}
	in.EachUse(func(r *mir.Reg) { use(*r, at) })
	if in.Call != nil {
		for _, r := range in.Call.Uses {
			use(r, at)
		}
	}
	if mir.IsMove(in.Op) && in.Dst != 0 {
		a.hint(in.Dst, in.Args[0].Reg)
	}
}

func (a *allocator) hint(dst, src mir.Reg) {
	if dst.IsVirtual() && a.intervals[dst-mir.FirstVirtual] != nil && src != 0 {
		a.intervals[dst-mir.FirstVirtual].hint = src
	}
	if src.IsVirtual() && a.intervals[src-mir.FirstVirtual] != nil {
		a.intervals[src-mir.FirstVirtual].hint = dst
	}
}

func (a *allocator) get(r mir.Reg) *interval {
	v := a.intervals[r-mir.FirstVirtual]
	if v == nil {
		v = &interval{reg: r, home: -1}
		a.intervals[r-mir.FirstVirtual] = v
	}
	return v
}

// extend makes r live in from … to-1, which is before or touches its spans (spans are kept in
// reverse while building).
func (a *allocator) extend(r mir.Reg, from, to int32) {
	v := a.get(r)
	if n := len(v.spans); n > 0 && v.spans[n-1].from <= to {
		v.spans[n-1].from = min(v.spans[n-1].from, from)
		v.spans[n-1].to = max(v.spans[n-1].to, to)
		return
	}
	v.spans = append(v.spans, span{from, to})
}

// hold makes r live in all of a block whose start the backward walk has just reached.
func (a *allocator) hold(r mir.Reg, from, to int32) {
	v := a.get(r)
	for n := len(v.spans); n > 0 && v.spans[n-1].from < to; n-- {
		to = max(to, v.spans[n-1].to)
		v.spans = v.spans[:n-1]
	}
	a.extend(r, from, to)
}

// define ends the span that is open at a definition.
func (a *allocator) define(r mir.Reg, at int32, weight float64) {
	v := a.get(r)
	v.weight += weight
	if n := len(v.spans); n > 0 && v.spans[n-1].from <= at && at < v.spans[n-1].to {
		v.spans[n-1].from = at
		return
	}
	v.spans = append(v.spans, span{at, at + 1})
}

func (a *allocator) occupyFixed(r mir.Reg, from, to int32) {
	p := a.pools[r.MachineReg().File]
	if n, ok := p.index[r]; ok {
		p.taken[n] = append(p.taken[n], occupied{span: span{from, to}})
	}
}

// clobber occupies everything that dies at a call for one position.
func (a *allocator) clobber(at int32) {
	for _, p := range a.pools[1:] {
		for n, r := range p.regs {
			if !a.f.Mach.Convention().CalleeSaved(r.MachineReg()) {
				p.taken[n] = append(p.taken[n], occupied{span: span{at, at + 1}})
			}
		}
	}
}

// run assigns a register to every interval; false means that some were spilled.
func (a *allocator) run() bool {
	var order []*interval
	for _, v := range a.intervals {
		if v == nil {
			continue
		}
		length := int32(0)
		for _, s := range v.spans {
			length += s.to - s.from
		}
		v.weight /= float64(length + 1)
		if a.temps[v.reg] || a.f.Pinned[v.reg] {
			v.weight = tempWeight
		}
		order = append(order, v)
	}
	sort.SliceStable(order, func(i, j int) bool { return order[i].spans[0].from < order[j].spans[0].from })
	for _, v := range order {
		a.place(v)
	}
	return len(a.spilled) == 0
}

// place finds a register: the other side of a move if that is free, else the next free one, else
// the one whose holders are worth least.
func (a *allocator) place(v *interval) {
	p := a.pools[a.f.FileOf(v.reg)]
	if h := a.hinted(v, p); h >= 0 && p.free(h, v) {
		a.assign(p, h, v)
		return
	}
	n, saved := len(p.regs), a.f.Mach.Convention().CalleeSaved
	for k := range n {
		if r := (p.next + k) % n; !saved(p.regs[r].MachineReg()) && p.free(r, v) {
			p.next = r + 1
			a.assign(p, r, v)
			return
		}
	}
	for r := range n {
		if saved(p.regs[r].MachineReg()) && p.free(r, v) {
			a.assign(p, r, v)
			return
		}
	}
	a.evict(p, v)
}

func (a *allocator) hinted(v *interval, p *pool) int {
	h := v.hint
	if h.IsVirtual() {
		o := a.intervals[h-mir.FirstVirtual]
		if o == nil || a.f.FileOf(h) != a.f.FileOf(v.reg) {
			return -1
		}
		return o.home
	}
	if n, ok := p.index[h]; ok {
		return n
	}
	return -1
}

// overlapping calls f for what a register holds within an interval, until f says stop.
func (p *pool) overlapping(r int, v *interval, f func(o *occupied) bool) {
	list := p.taken[r]
	for _, s := range v.spans {
		k := sort.Search(len(list), func(i int) bool { return list[i].to > s.from })
		for ; k < len(list) && list[k].from < s.to; k++ {
			if !f(&list[k]) {
				return
			}
		}
	}
}

func (p *pool) free(r int, v *interval) bool {
	free := true
	p.overlapping(r, v, func(*occupied) bool { free = false; return false })
	return free
}

func (a *allocator) assign(p *pool, r int, v *interval) {
	v.home = r
	for _, s := range v.spans {
		k := sort.Search(len(p.taken[r]), func(i int) bool { return p.taken[r][i].from >= s.from })
		p.taken[r] = slices.Insert(p.taken[r], k, occupied{s, v})
	}
}

// evict spills v or the intervals that conflict with it, whichever is cheaper.
func (a *allocator) evict(p *pool, v *interval) {
	best, bestCost := -1, v.weight
	var bestOwners []*interval
	for r := range p.regs {
		cost := 0.0
		var owners []*interval
		p.overlapping(r, v, func(o *occupied) bool {
			switch {
			case o.owner == nil || o.owner.weight == tempWeight:
				cost = math.Inf(1)
				return false
			case !slices.Contains(owners, o.owner):
				owners = append(owners, o.owner)
				cost += o.owner.weight
			}
			return true
		})
		if cost < bestCost {
			best, bestCost, bestOwners = r, cost, owners
		}
	}
	if best < 0 {
		if v.weight == tempWeight {
			panic("BUG: no register for spill code in " + a.f.Src.Name())
		}
		a.spilled = append(a.spilled, v.reg)
		return
	}
	for _, o := range bestOwners {
		p.taken[best] = slices.DeleteFunc(p.taken[best], func(x occupied) bool { return x.owner == o })
		o.home = -1
		a.spilled = append(a.spilled, o.reg)
	}
	a.assign(p, best, v)
}

// rewrite replaces virtual registers by their registers and drops moves that became no-ops.
func (a *allocator) rewrite() {
	at := func(r *mir.Reg) {
		if r.IsVirtual() {
			v := a.intervals[*r-mir.FirstVirtual]
			*r = a.pools[a.f.FileOf(*r)].regs[v.home]
		}
	}
	for _, b := range a.f.Blocks {
		b.EachOp(func(in *mir.Inst) {
			in.EachUse(at)
			at(&in.Dst)
		})
		at(&b.Term.Cond)
		b.Insts = slices.DeleteFunc(b.Insts, func(in mir.Inst) bool {
			return mir.IsMove(in.Op) && in.Dst == in.Args[0].Reg && in.Guard == 0
		})
	}
}
