package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// Block summaries cached between queries. Most loads of a function access few locations, and their
// upward walks visit the same blocks. So the effect of a block on a location is computed once, and
// stays valid until an instruction of the block is inserted or removed.
//
// Other changes do not invalidate it: a replacement is equal to the replaced value where that was
// used, so two locations that could not overlap still cannot. The analysis may only become more
// precise. The next iteration over the function starts with an empty cache, and there is one after
// every iteration that changed something.

// place is the location of a query.
type place struct {
	loc       alias.Location
	ty        *ir.Type
	align     uint64
	invariant bool
}

// accesses are those of a block from the last upwards.
type accesses struct {
	version uint32
	list    []*ir.Instr
	cut     bool // there are more instructions above than a query looks at
}

// answer is a dependence without its block and address, which are in its key.
type answer struct {
	version uint32
	kind    dependKind
	known   bool
	offset  int64
	instr   *ir.Instr
}

// blockMemory is the cache of one iteration.
type blockMemory struct {
	scan    int              // instructions scanned per block
	places  map[place]uint32 // numbers from 1
	answers map[uint64]answer
	version []uint32   // by Block.ID: how often its memory instructions have changed, from 1
	of      []accesses // by Block.ID
}

func newBlockMemory(bound, scan int) *blockMemory {
	return &blockMemory{scan: scan, places: map[place]uint32{}, answers: map[uint64]answer{}, version: make([]uint32, bound), of: make([]accesses, bound)}
}

// changed records that an instruction of b was inserted or is about to be removed.
func (m *blockMemory) changed(b *ir.Block) {
	m.grow(b)
	m.version[b.ID()]++
}

// grow makes room for new blocks.
func (m *blockMemory) grow(b *ir.Block) {
	for b.ID() >= len(m.version) {
		m.version = append(m.version, 0)
		m.of = append(m.of, accesses{})
	}
}

// number returns the number of a location; 0 means that the result also depends on the load.
func (q *query) number(loc alias.Location) uint32 {
	if q.load.Ordering != ir.NotAtomic {
		return 0
	}
	p := place{loc, q.load.Type(), q.load.Align(), q.invariant}
	n, ok := q.blocks.places[p]
	if !ok {
		n = uint32(len(q.blocks.places) + 1)
		q.blocks.places[p] = n
	}
	return n
}

// atEnd returns the dependence of the place with a number at the end of a block.
func (q *query) atEnd(n uint32, loc alias.Location, b *ir.Block) dependence {
	if n == 0 {
		return q.lastOf(loc, b)
	}
	m := q.blocks
	m.grow(b)
	key, version := answerKey(n, b), m.version[b.ID()]
	if a, ok := m.answers[key]; ok && a.version == version {
		return dependence{kind: a.kind, instr: a.instr, offset: a.offset, known: a.known}
	}
	d := q.lastOf(loc, b)
	m.answers[key] = answer{version, d.kind, d.known, d.offset, d.instr}
	return d
}

func answerKey(n uint32, b *ir.Block) uint64 { return uint64(n)<<32 | uint64(b.ID()) }

// lastOf returns the last dependence of loc in block b.
func (q *query) lastOf(loc alias.Location, b *ir.Block) dependence {
	if s, ok := loc.Ptr.(*ir.Instr); ok && s.Op() == ir.Select && s.Block() == b { // which is no access
		return q.local(loc, b, b.Last())
	}
	a := q.blocks.accesses(b)
	for _, i := range a.list {
		if d, found := q.inspect(i, loc); found {
			return d
		}
	}
	if a.cut || b.IsEntry() {
		return dependence{kind: unknown}
	}
	return dependence{kind: nonLocal}
}

// accesses lists the instructions that queries from the end of a block visit.
func (m *blockMemory) accesses(b *ir.Block) *accesses {
	m.grow(b)
	a := &m.of[b.ID()]
	if version := m.version[b.ID()] + 1; a.version != version {
		*a = accesses{version: version, list: a.list[:0]}
		n := m.scan
		for i := b.Last(); i != nil; i = i.Prev() {
			if analysis.IsDebugOrPseudo(i) {
				continue
			}
			if n--; n == 0 {
				a.cut = true
				break
			}
			if touchesMemory(i) {
				a.list = append(a.list, i)
			}
		}
	}
	return a
}

// touchesMemory reports whether a load may depend on instructions like i.
func touchesMemory(i *ir.Instr) bool {
	switch op := i.Op(); op {
	case ir.Load, ir.Store, ir.Alloca, ir.CmpXchg, ir.AtomicRMW, ir.VAArg, ir.Fence, ir.CatchPad, ir.CatchRet:
		return true
	default:
		return op.IsCall()
	}
}
