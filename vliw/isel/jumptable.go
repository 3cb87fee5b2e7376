package isel

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Dense switches go through a table of addresses:
//
//	d = sub x, lo | t = la table
//	p = cmp.ule d, hi-lo | o = shl d, 3
//	a = add t, o | (!p) br default
//	a = ld8 [a]
//	brind a
//
// takes 6 cycles, as does a tree of compares over some 6 runs of cases. Innermost loops that may be
// converted keep the tree: a loop with an indirect branch is not pipelined.

const (
	leastTableRanges = 8    // runs of cases with one destination
	tableSparsity    = 4    // places of the table per case
	maxTable         = 4096 // places
)

// tableFor reports whether a switch uses a jump table. The ranges ascend.
func (s *selector) tableFor(b *ir.Block, ranges []caseRange) bool {
	if len(ranges) < leastTableRanges {
		return false
	}
	lo, hi, cases := ranges[0].lo, ranges[len(ranges)-1].hi, int64(0)
	for _, r := range ranges {
		cases += r.hi - r.lo + 1
	}
	size := hi - lo + 1
	return size > 0 && size <= maxTable && size/tableSparsity <= cases && mir.Fits32(lo) && !s.mayBeConverted(b)
}

// mayBeConverted reports whether a block is in an innermost loop that if-conversion may take.
func (s *selector) mayBeConverted(b *ir.Block) bool {
	p := s.plans[b]
	if p == nil || !p.loop.Contains(b) {
		return false
	}
	size := 0
	for _, l := range p.loop.Blocks {
		for i := range l.Instrs() {
			size++
			if f, direct := i.Callee().(*ir.Func); i.Op() == ir.Call && (!direct || !f.IsIntrinsic()) {
				return false
			}
		}
	}
	return s.opt.Converts(s.Src.Name()+"."+s.out.Label(p.loop.Header), size)
}

// switchTable ends the current block with a jump through a table.
func (s *selector) switchTable(t *switchBuilder, ranges []caseRange) {
	lo, hi := ranges[0].lo, ranges[len(ranges)-1].hi
	table := &mir.JumpTable{Name: ".jump." + strconv.Itoa(s.tables) + "." + s.Src.Name()}
	s.tables++
	d := t.x
	if lo != 0 {
		d = s.scaledSub(t.x, lo)
	}
	inside := s.op(machine.OpCmpUle, mir.RegOp(d), mir.ImmOp(hi-lo))
	base := s.op(machine.OpLa, mir.SymOp(asmSym(table.Name)))
	at := s.op(machine.OpAdd, mir.RegOp(base), mir.RegOp(s.op(machine.OpShl, mir.RegOp(d), mir.ImmOp(3))))

	from, jump := s.b, s.NewBlock(t.name+".table")
	succs, index := []*mir.Block{t.edge(t.other)}, map[*ir.Block]int{t.other: 0}
	table.Places = make([]int, hi-lo+1)
	for _, r := range ranges {
		k, known := index[r.dest]
		if !known {
			k = len(succs)
			index[r.dest] = k
			succs = append(succs, t.edge(r.dest))
		}
		for n := r.lo; n <= r.hi; n++ {
			table.Places[n-lo] = k
		}
	}
	s.InsertAfter(from, jump)
	from.Term = mir.Term{Kind: mir.TermCond, Cond: inside, Succs: []*mir.Block{jump, succs[0]}, Pos: s.pos}
	s.start(jump)
	to := s.loadOp(machine.OpLd8, place{mem: mir.MemOp(at, 0)})
	jump.Term = mir.Term{Kind: mir.TermIndirect, Cond: to, Succs: succs, Table: table, Pos: s.pos}
}
