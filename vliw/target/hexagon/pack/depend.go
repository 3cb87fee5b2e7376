package pack

import "opt-go/vliw/target/hexagon/code"

// Edge asks that its target is at least Delay packets after its source; Prefer is the distance
// without a stall. In the list of the edges into an instruction, To is the source.
type Edge struct {
	To     int
	Delay  int
	Prefer int
	Fresh  bool // at delay 0 the target reads the result with .new
	After  bool // the delay is 0 where the target, a load, may read memory after the source, a store
}

// Graph are the dependences of a block.
type Graph struct {
	Out, In [][]Edge
}

func (g *Graph) add(from, to, delay, prefer int, fresh bool) {
	g.Out[from] = append(g.Out[from], Edge{To: to, Delay: delay, Prefer: prefer, Fresh: fresh})
	g.In[to] = append(g.In[to], Edge{To: from, Delay: delay, Prefer: prefer, Fresh: fresh})
}

// order puts a load after a store, or into its packet.
func (g *Graph) order(store, load int) {
	g.Out[store] = append(g.Out[store], Edge{To: load, Delay: 1, Prefer: 1, After: true})
	g.In[load] = append(g.In[load], Edge{To: store, Delay: 1, Prefer: 1, After: true})
}

const numUnits = code.NumUnits

// Dependences builds the graph.
func Dependences(f *code.Func, insts []code.Instr) *Graph {
	n := len(insts)
	b := &builder{f: f, insts: insts, g: &Graph{Out: make([][]Edge, n), In: make([][]Edge, n)}, barrier: -1, branch: -1}
	b.writer, b.readers = make([]int, numUnits+f.NumRegs()), make([][]int, numUnits+f.NumRegs())
	for u := range b.writer {
		b.writer[u] = -1
	}
	for k := range insts {
		b.instr(k)
	}
	return b.g
}

type builder struct {
	f       *code.Func
	insts   []code.Instr
	g       *Graph
	writer  []int // by unit, then by virtual register
	readers [][]int
	memory  []int // accesses since the last barrier
	barrier int   // the last call or trap
	branch  int   // the first branch at the end
}

func (b *builder) instr(k int) {
	in := &b.insts[k]
	if b.barrier >= 0 {
		b.g.add(b.barrier, k, 1, 1, false)
	}
	b.registers(k)
	switch {
	case in.Is(code.Call | code.Alone):
		delay := 0
		if !in.Is(code.Call) {
			delay = 1
		}
		for p := max(b.barrier, 0); p < k; p++ {
			b.g.add(p, k, delay, delay, false)
		}
		b.barrier, b.memory = k, nil
	case in.Is(code.Branch):
		if b.branch >= 0 {
			b.g.add(b.branch, k, 0, 0, false)
			return
		}
		for p := max(b.barrier, 0); p < k; p++ {
			if p != b.barrier {
				b.g.add(p, k, 0, 0, false)
			}
		}
		b.branch = k
	}
	if in.Mem != nil {
		b.access(k)
	}
}

// registers adds the dependences through registers.
func (b *builder) registers(k int) {
	in := &b.insts[k]
	call := in.Is(code.Call)
	implied := in.Reads().Without(b.operands(k)) // of calls and returns: read after the packet
	for _, u := range b.reads(k) {
		if w := b.writer[u]; w >= 0 {
			switch {
			case u < numUnits && implied.Has(u) && (call || in.Op == code.OpRet || in.Op == code.OpDealloc && u != code.FP.Num()):
				b.g.add(w, k, 0, 0, false)
			case b.isBase(w, u):
				b.g.add(w, k, 1, 1, false)
			case b.canBeNew(w, k):
				b.g.add(w, k, 0, 1, true)
			default:
				b.g.add(w, k, 1, b.insts[w].Latency(), false)
			}
		}
		b.readers[u] = append(b.readers[u], k)
	}
	for _, u := range b.writes(k) {
		for _, r := range b.readers[u] {
			if r != k {
				b.g.add(r, k, 0, 0, false)
			}
		}
		if w := b.writer[u]; w >= 0 && w != k {
			delay := 1
			if call {
				delay = 0 // what the callee changes it changes after the packet
			}
			b.g.add(w, k, delay, delay, false)
		}
		b.writer[u], b.readers[u] = k, nil
	}
}

// operands are the units that the text of an instruction names as sources.
func (b *builder) operands(k int) code.Units {
	in := &b.insts[k]
	var u code.Units
	for _, o := range in.Args {
		if o.Reg != 0 && !o.Reg.Virtual() {
			u.Add(code.UnitsOf(o.Half.Of(o.Reg)))
		}
	}
	if in.Is(code.Tied) {
		u.Add(code.UnitsOf(in.Dst))
	}
	return u.Or(code.UnitsOf(in.Base))
}

// reads are the indices of what an instruction reads: units and virtual registers.
func (b *builder) reads(k int) []int {
	in := &b.insts[k]
	out := in.Reads().List()
	in.EachUse(func(r *code.Reg, _ code.Half) {
		if r.Virtual() {
			out = append(out, numUnits+int(*r-code.FirstVirtual))
		}
	})
	return out
}

// writes are the indices of what an instruction writes.
func (b *builder) writes(k int) []int {
	out := b.insts[k].Defs().List()
	b.insts[k].EachDef(func(d *code.Reg) {
		if (*d).Virtual() {
			out = append(out, numUnits+int(*d-code.FirstVirtual))
		}
	})
	return out
}

// isBase reports whether an index is that of the base register of a post-increment.
func (b *builder) isBase(w, u int) bool {
	base := b.insts[w].Base
	if base.Virtual() {
		return u == numUnits+int(base-code.FirstVirtual)
	}
	return base != 0 && u < numUnits && code.UnitsOf(base).Has(u)
}

// canBeNew reports whether k can read what w writes in the same packet.
func (b *builder) canBeNew(w, k int) bool {
	from, in := &b.insts[w], &b.insts[k]
	if from.Is(code.Late|code.Call|code.Cond) || from.Dst == 0 || len(in.Args) == 0 {
		return false
	}
	last := len(in.Args) - 1
	switch {
	case from.Info().Dst == code.Pred:
		return in.Op == code.OpJumpIf || in.Op == code.OpJumpNot || in.Is(code.Cond)
	case in.Is(code.NewJump):
		return in.Args[0].Reg == from.Dst && from.Info().Dst == code.Word && !from.Is(code.Float) && from.Op != code.OpDescribed
	case in.Is(code.Store) && !in.Is(code.MemOp|code.Only) && in.Op != code.OpDescribed && last > 0 && (from.Info().Dst == code.Word || from.Info().Dst == code.Vec):
		if in.Args[last].Reg != from.Dst || in.Args[last].Half != code.Whole || in.Is(code.Cond) && from.IsVector() {
			return false
		}
		if in.Base == from.Dst {
			return false
		}
		for _, o := range in.Args[:last] { // not also the address
			if o.Reg == from.Dst {
				return false
			}
		}
		return true
	}
	return false
}

// maxAccesses bounds the accesses that one is compared with; beyond it, all are taken to meet.
const maxAccesses = 64

// access orders memory accesses: a load reads before a store of its packet writes.
func (b *builder) access(k int) {
	x := b.insts[k].Mem
	for n, p := range b.memory {
		y := b.insts[p].Mem
		if !x.Store && !y.Store && !(x.Volatile && y.Volatile) {
			continue
		}
		if len(b.memory)-n <= maxAccesses && !meet(b.f, y, x, b.insts[k].Stage-b.insts[p].Stage) {
			continue
		}
		if b.mayFollow(&b.insts[p], &b.insts[k]) {
			b.g.order(p, k)
			continue
		}
		delay := 1
		if x.Store && !y.Store && !(x.Volatile && y.Volatile) {
			delay = 0
		}
		b.g.add(p, k, delay, delay, false)
	}
	b.memory = append(b.memory, k)
}

// mayFollow reports whether a load can be in the packet of a store before it, which it is not known
// to read from: then it would wait for it.
func (b *builder) mayFollow(store, load *code.Instr) bool {
	plain := func(in *code.Instr) bool {
		return in.Op != code.OpDescribed && !in.Is(code.MemOp|code.Call|code.Effect)
	}
	x, y := store.Mem, load.Mem
	if !plain(store) || !plain(load) || !store.Is(code.Store) || !load.Is(code.Load) || x.Volatile || y.Volatile {
		return false
	}
	same := x.Stream != nil && x.Stream == y.Stream || x.Base != nil && x.Base == y.Base || x.Slot != 0 && x.Slot == y.Slot
	return !same && !x.Outgoing && !y.Outgoing && x.Ref != nil && y.Ref != nil
}

// Overlap reports whether two accesses of one stream touch the same byte, the second some
// iterations later than the first; false where they are not of one stream.
func Overlap(x, y *code.Access, later int) bool {
	return x.Stream != nil && x.Stream == y.Stream && overlap(x, y, later)
}

// overlap compares two accesses of a stream, the second of which is some iterations later.
func overlap(x, y *code.Access, later int) bool {
	at := y.At + int64(later)*y.Step - x.At
	return at < x.Size && at+y.Size > 0
}

// meet reports whether two accesses may touch the same byte, or are both volatile. The second is
// some iterations later than the first: base registers may hold other values then.
func meet(f *code.Func, x, y *code.Access, later int) bool {
	iterations := later != 0
	if x.Volatile && y.Volatile {
		return true
	}
	if x.Stream != nil && x.Stream == y.Stream {
		return overlap(x, y, later)
	}
	if x.Slot != 0 && y.Slot != 0 && x.Ref == nil && y.Ref == nil {
		return x.Slot == y.Slot
	}
	if x.Outgoing != y.Outgoing || x.Ref == nil || y.Ref == nil {
		return x.Outgoing && y.Outgoing // spill slots and arguments have no other names
	}
	if x.Outgoing {
		return x.Off < y.Off+y.Size && y.Off < x.Off+x.Size
	}
	if iterations {
		return f.MayAlias(x, y, true)
	}
	if x.Slot != 0 && x.Slot == y.Slot || x.Base != nil && x.Base == y.Base {
		if x.Off+x.Size <= y.Off || y.Off+y.Size <= x.Off {
			return false
		}
	}
	return f.MayAlias(x, y, false)
}
