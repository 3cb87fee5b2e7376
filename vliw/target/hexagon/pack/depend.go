package pack

import (
	"math/bits"

	"opt-go/vliw/target/hexagon/code"
)

// edge asks that its target is at least delay packets after its source; prefer is the distance
// without a stall.
type edge struct {
	to     int
	delay  int
	prefer int
	fresh  bool // at delay 0 the target reads the result with .new
}

// graph are the dependences of a block.
type graph struct {
	out, in [][]edge
}

func (g *graph) add(from, to, delay, prefer int, fresh bool) {
	g.out[from] = append(g.out[from], edge{to, delay, prefer, fresh})
	g.in[to] = append(g.in[to], edge{from, delay, prefer, fresh})
}

const numUnits = 36

// dependences builds the graph.
func dependences(f *code.Func, insts []code.Instr) *graph {
	n := len(insts)
	b := &builder{f: f, insts: insts, g: &graph{out: make([][]edge, n), in: make([][]edge, n)}, barrier: -1, branch: -1}
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
	g       *graph
	writer  [numUnits]int
	readers [numUnits][]int
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
	case in.Op.Is(code.Call), in.Op == code.OpTrap0, in.Op == code.OpTrap:
		delay := 0
		if !in.Op.Is(code.Call) {
			delay = 1
		}
		for p := max(b.barrier, 0); p < k; p++ {
			b.g.add(p, k, delay, delay, false)
		}
		b.barrier, b.memory = k, nil
	case in.Op.Is(code.Branch):
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
	call := in.Op.Is(code.Call)
	implied := in.Reads() &^ b.operands(k) // of calls and returns: read after the packet
	for reads := in.Reads(); reads != 0; reads &= reads - 1 {
		u := bits.TrailingZeros64(uint64(reads))
		if w := b.writer[u]; w >= 0 {
			switch {
			case implied>>u&1 != 0 && (call || in.Op == code.OpRet || in.Op == code.OpDealloc && u != code.FP.Num()):
				b.g.add(w, k, 0, 0, false)
			case b.canBeNew(w, k, u):
				b.g.add(w, k, 0, 1, true)
			default:
				b.g.add(w, k, 1, b.insts[w].Op.Latency(), false)
			}
		}
		b.readers[u] = append(b.readers[u], k)
	}
	for defs := in.Defs(); defs != 0; defs &= defs - 1 {
		u := bits.TrailingZeros64(uint64(defs))
		for _, r := range b.readers[u] {
			if r != k {
				b.g.add(r, k, 0, 0, false)
			}
		}
		if w := b.writer[u]; w >= 0 && w != k {
			delay := 1
			if call && code.UnitsOf(in.Dst)>>u&1 == 0 {
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
		if o.Reg != 0 {
			u |= code.UnitsOf(o.Half.Of(o.Reg))
		}
	}
	if in.Op.Is(code.Tied) {
		u |= code.UnitsOf(in.Dst)
	}
	return u
}

// canBeNew reports whether k can read what w writes in the same packet.
func (b *builder) canBeNew(w, k, u int) bool {
	from, in := &b.insts[w], &b.insts[k]
	if from.Op.Is(code.Late) || from.Op.Is(code.Call) || from.Dst == 0 || len(in.Args) == 0 {
		return false
	}
	last := len(in.Args) - 1
	switch {
	case in.Op == code.OpJumpIf || in.Op == code.OpJumpNot:
		return from.Op.Info().Dst == code.Pred
	case in.Op.Is(code.Store) && in.Args[last].Reg != 0 && last > 0 && from.Op.Info().Dst == code.Word && from.Op.Info().Slots != 0:
		if in.Args[last].Reg.ClassOf() != code.Word || in.Args[last].Reg.Num() != u {
			return false
		}
		for _, o := range in.Args[:last] { // not also the address
			if o.Reg != 0 && code.UnitsOf(o.Reg)>>u&1 != 0 {
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
		if len(b.memory)-n <= maxAccesses && !meet(b.f, y, x) {
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

// meet reports whether two accesses may touch the same byte, or are both volatile.
func meet(f *code.Func, x, y *code.Access) bool {
	if x.Volatile && y.Volatile {
		return true
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
	if x.Slot != 0 && x.Slot == y.Slot || x.Base != nil && x.Base == y.Base {
		if x.Off+x.Size <= y.Off || y.Off+y.Size <= x.Off {
			return false
		}
	}
	return f.MayAlias(x, y, false)
}
