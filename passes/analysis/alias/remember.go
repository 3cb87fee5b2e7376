package alias

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// The facts that a Batch caches about single values. Most queries of a walk over a function's
// accesses are about the same pointers, in new pairs; a query then costs only the comparison of two
// pointers that were decomposed before.

// known says what of a facts is filled in.
type known uint8

const (
	knowsObject known = 1 << iota
	knowsAddress
	knowsExtent
	knowsSize
	knowsRange
	knowsNonZero
)

// facts are the cached facts about one value.
type facts struct {
	epoch uint32
	known known

	nonZero, sized bool
	object         ir.Value
	addr           address
	extent         uint64   // bytes that surely exist from the pointer on
	size           uint64   // of the object that the pointer points into, with padding; if sized
	values         interval // of an integer
}

// memory keeps facts until it is cleared.
type memory struct {
	epoch  uint32
	at     []int32             // by the ID of an instruction or parameter: the number of its facts, from 1; most are never asked about
	chunks [][]facts           // of these
	asked  int32               // how many of these facts are in use
	others map[ir.Value]*facts // constants, globals
	cycles map[*ir.Block]bool
}

// maxPairs is the number of pairs that Trim leaves a Batch.
const maxPairs = 1 << 15

// Remembering returns a Batch for many queries about many pairs of few pointers: it also caches the
// facts about each of them. The caller reports changes of the function by Forget.
func (a *Analysis) Remembering() *Batch { return &Batch{Analysis: a, memory: &memory{epoch: 1}} }

// Forget drops all that a Remembering Batch has cached.
func (b *Batch) Forget() {
	b.forgetPairs()
	b.escapes = nil
	m := b.memory
	m.epoch++
	m.others, m.cycles = nil, nil
}

// Trim drops the pairs when there are very many, so that a Batch that is asked about ever new ones
// takes no more memory.
func (b *Batch) Trim() {
	if len(b.cache) > maxPairs {
		b.forgetPairs()
	}
}

func (b *Batch) forgetPairs() {
	if b.assumed = b.assumed[:0]; len(b.cache) > 64 {
		b.cache = nil // clearing a large map takes as long as it once was large
	} else {
		clear(b.cache)
	}
}

// of returns the cache entry for v; nil in a Batch that does not cache facts.
func (b *Batch) of(v ir.Value) *facts {
	m := b.memory
	if m == nil {
		return nil
	}
	id := -1
	switch v := v.(type) {
	case *ir.Instr:
		id = v.ID()
	case *ir.Param:
		id = v.ID()
	}
	if id >= 0 {
		f := m.ofNumber(id, b.f.ValueBound())
		if f.epoch != m.epoch {
			*f = facts{epoch: m.epoch}
		}
		return f
	}
	f := m.others[v]
	if f == nil {
		if m.others == nil {
			m.others = map[ir.Value]*facts{}
		}
		f = &facts{}
		m.others[v] = f
	}
	return f
}

// lacks reports whether f is cached and the field k is not computed yet; the caller then computes
// it.
func (f *facts) lacks(k known) bool {
	if f.known&k != 0 {
		return false
	}
	f.known |= k
	return true
}

// pointerFacts are facts about a pointer that every query begins with.
type pointerFacts struct {
	ptr, object ir.Value // without casts, and its UnderlyingObject
	facts       *facts   // nil: not kept
}

func (b *Batch) pointer(p ir.Value) pointerFacts {
	p = analysis.StripCasts(p)
	f := b.of(p)
	if f == nil {
		return pointerFacts{p, analysis.UnderlyingObject(p), nil}
	}
	if f.lacks(knowsObject) {
		f.object = analysis.UnderlyingObject(p)
	}
	return pointerFacts{p, f.object, f}
}

// decompose takes a pointer apart. The variables are not to be changed.
func (b *Batch) decompose(p ir.Value) address {
	f := b.of(p)
	if f == nil {
		return b.Analysis.decompose(p)
	}
	if f.lacks(knowsAddress) {
		f.addr = b.Analysis.decompose(p)
	}
	return f.addr
}

// extent returns a number of bytes that surely exist from p on if it is accessed with the size.
func (b *Batch) extent(p pointerFacts, s Size) uint64 {
	var n uint64
	if f := p.facts; f == nil {
		n = b.dereferenceable(p.ptr)
	} else {
		if f.lacks(knowsExtent) {
			f.extent = b.dereferenceable(p.ptr)
		}
		n = f.extent
	}
	if s.IsPrecise() {
		n = max(n, s.Bytes())
	}
	return n
}

func (b *Batch) dereferenceable(p ir.Value) uint64 {
	n, orNull := analysis.Dereferenceable(p, b.dl)
	if orNull && analysis.NullIsDefined(b.f, p.Type().Space) {
		return 0
	}
	return n
}

// smaller reports whether the object of p is certainly smaller than n bytes, the padding up to its
// alignment included.
func (b *Batch) smaller(p pointerFacts, n uint64) bool {
	if n == 0 || !analysis.IdentifiedObject(p.object) {
		return false
	}
	f := p.facts
	if f == nil {
		size, known := analysis.ObjectSize(p.object, b.dl, true)
		return known && size < n
	}
	if f.lacks(knowsSize) {
		f.size, f.sized = analysis.ObjectSize(p.object, b.dl, true)
	}
	return f.sized && f.size < n
}

// valueRange returns the signed range of an integer of at most 64 bits.
func (b *Batch) valueRange(v ir.Value) interval {
	f := b.of(v)
	if f != nil && !f.lacks(knowsRange) {
		return f.values
	}
	r := b.rangeOfValue(v)
	if f != nil {
		f.values = r
	}
	return r
}

// neverZero reports whether an integer is not zero wherever it is.
func (b *Batch) neverZero(v ir.Value) bool {
	f := b.of(v)
	if f != nil && !f.lacks(knowsNonZero) {
		return f.nonZero
	}
	is := b.query().NonZero(v)
	if f != nil {
		f.nonZero = is
	}
	return is
}

// inCycle reports whether a block may be executed again after it was.
func (b *Batch) inCycle(block *ir.Block) bool {
	m := b.memory
	if m == nil {
		return analysis.InCycle(block, b.dt)
	}
	is, ok := m.cycles[block]
	if !ok {
		if m.cycles == nil {
			m.cycles = map[*ir.Block]bool{}
		}
		is = analysis.InCycle(block, b.dt)
		m.cycles[block] = is
	}
	return is
}

const factsChunk = 32

func (m *memory) ofNumber(id, bound int) *facts {
	for id >= len(m.at) {
		m.at = append(m.at, make([]int32, max(bound-len(m.at), 1))...)
	}
	if m.at[id] == 0 {
		if m.asked%factsChunk == 0 {
			m.chunks = append(m.chunks, make([]facts, factsChunk))
		}
		m.asked++
		m.at[id] = m.asked
	}
	n := m.at[id] - 1
	return &m.chunks[n/factsChunk][n%factsChunk]
}
