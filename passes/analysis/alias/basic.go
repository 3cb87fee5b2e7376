package alias

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// basic-aa: what the pointers themselves say.
//
// A query on two pointers recurses into their bases, φ edges and select arms. While a pair is being
// worked on, the cache holds NoAlias for it: an assumption that a φ of a cycle may use. When it
// turns out wrong, what was concluded from it is dropped.

// maxDepth bounds the recursion; deeper queries get MayAlias.
const maxDepth = 512

// pair is a cached query. Its pointers are identified by numbers, which are looked up faster than
// values; the smaller number comes first.
type pair struct {
	x, y   int32
	xs, ys Size
	cross  bool // values of different iterations of a loop
}

// pair returns the key of a query, and whether its pointers have changed places.
func (b *Batch) pair(p ir.Value, ps Size, q ir.Value, qs Size) (key pair, swapped bool) {
	x, y := b.number(p), b.number(q)
	if y < x {
		return pair{y, x, qs, ps, b.CrossIteration}, true
	}
	return pair{x, y, ps, qs, b.CrossIteration}, false
}

// number returns that of an instruction or parameter in the function, and for anything else a
// negative one.
func (b *Batch) number(v ir.Value) int32 {
	switch v := v.(type) {
	case *ir.Instr:
		if v.ID() >= 0 {
			return int32(v.ID())
		}
	case *ir.Param:
		return int32(v.ID())
	}
	n, ok := b.numbers[v]
	if !ok {
		if b.numbers == nil {
			b.numbers = map[ir.Value]int32{}
		}
		n = int32(-1 - len(b.numbers))
		b.numbers[v] = n
	}
	return n
}

type entry struct {
	answer     // with the pair's first pointer as the first
	uses   int // times an unfinished entry was used as an assumption
	done   bool
}

var noAlias, mayAlias = answer{Result: NoAlias}, answer{Result: MayAlias}

func (b *Batch) basicAlias(x ir.Value, ps Size, y ir.Value, qs Size) answer {
	if ps == Precise(0) || qs == Precise(0) {
		return noAlias
	}
	first, second := b.pointer(x), b.pointer(y)
	p, o, q, r := first.ptr, first.object, second.ptr, second.object
	if isUndef(p) || isUndef(q) { // undef may be chosen so that it aliases nothing
		return noAlias
	}
	if b.equal(p, q) {
		return answer{Result: MustAlias}
	}
	if b.isNull(o) || b.isNull(r) || o != r && b.differentObjects(o, r) {
		return noAlias
	}
	if b.smaller(second, b.extent(first, ps)) || b.smaller(first, b.extent(second, qs)) {
		return noAlias // an access that is larger than the other's object is not in it
	}
	if ps.MayBeBefore() || qs.MayBeBefore() {
		ps, qs = After, After
	}
	if b.depth >= maxDepth {
		return mayAlias
	}
	if o == r {
		if a, ok := b.ofOneBase(p, ps, q, qs, o); ok {
			return a
		}
	}
	return b.cached(p, ps, q, qs, o, r)
}

func isUndef(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
}

// isNull reports whether an object is the null pointer of a space where nothing lies at address
// zero.
func (b *Batch) isNull(o ir.Value) bool {
	k, ok := o.(*ir.Const)
	return ok && k.Kind == ir.NullConst && !analysis.NullIsDefined(b.f, k.Type().Space)
}

// equal reports whether p and q are one value, in the same iteration of the loops around it.
func (b *Batch) equal(p, q ir.Value) bool {
	if p != q {
		return false
	}
	i, ok := p.(*ir.Instr)
	return !ok || !b.CrossIteration || i.Block().IsEntry() || !b.inCycle(i.Block())
}

// differentObjects reports whether o and r, which are not one value, are certainly not one object.
func (b *Batch) differentObjects(o, r ir.Value) bool {
	if analysis.IdentifiedObject(o) && analysis.IdentifiedObject(r) {
		return true
	}
	if isParam(o) && analysis.IdentifiedFuncLocal(r) || isParam(r) && analysis.IdentifiedFuncLocal(o) {
		return true
	}
	// What is loaded or returned points only to what escaped before.
	return analysis.EscapeSource(o) && b.notCapturedBefore(r, asInstr(o), true) ||
		analysis.EscapeSource(r) && b.notCapturedBefore(o, asInstr(r), true)
}

func isParam(v ir.Value) bool { _, ok := v.(*ir.Param); return ok }

func asInstr(v ir.Value) *ir.Instr { i, _ := v.(*ir.Instr); return i }

// cached returns the cached answer for a pair, or computes and caches it.
func (b *Batch) cached(p ir.Value, ps Size, q ir.Value, qs Size, o, r ir.Value) answer {
	if b.cache == nil {
		b.cache = map[pair]*entry{}
	}
	key, swap := b.pair(p, ps, q, qs)
	e := b.cache[key]
	if e != nil {
		if !e.done {
			e.uses++
			b.assumptions++
		}
		return e.answer.swapped(swap)
	}
	e = &entry{answer: noAlias}
	b.cache[key] = e
	before, results := b.assumptions, len(b.assumed)
	b.depth++
	got := b.structural(p, ps, q, qs, o, r)
	b.depth--
	disproved := e.uses > 0 && got.Result != NoAlias
	if disproved {
		got = mayAlias
	}
	b.assumptions -= e.uses
	e.answer, e.done = got.swapped(swap), true
	if disproved {
		for len(b.assumed) > results {
			delete(b.cache, b.assumed[len(b.assumed)-1])
			b.assumed = b.assumed[:len(b.assumed)-1]
		}
	}
	if b.assumptions != before && got.Result != MayAlias {
		b.assumed = append(b.assumed, key)
	}
	if b.depth == 0 { // no assumption is left
		b.assumed = b.assumed[:0]
	}
	return got
}

// structural compares the definitions of the pointers.
func (b *Batch) structural(p ir.Value, ps Size, q ir.Value, qs Size, o, r ir.Value) answer {
	if analysis.Opcode(p) == ir.GetElementPtr {
		if a := b.aliasGEP(p, ps, q, qs, o, r); a.Result != MayAlias {
			return a
		}
	} else if analysis.Opcode(q) == ir.GetElementPtr {
		if a := b.aliasGEP(q, qs, p, ps, r, o); a.Result != MayAlias {
			return a.swapped(true)
		}
	}
	if i := asInstr(p); i != nil && i.Op() == ir.Phi {
		if a := b.aliasPhi(i, ps, q, qs); a.Result != MayAlias {
			return a
		}
	} else if i := asInstr(q); i != nil && i.Op() == ir.Phi {
		if a := b.aliasPhi(i, qs, p, ps); a.Result != MayAlias {
			return a.swapped(true)
		}
	}
	if analysis.Opcode(p) == ir.Select {
		if a := b.aliasSelect(p, ps, q, qs); a.Result != MayAlias {
			return a
		}
	} else if analysis.Opcode(q) == ir.Select {
		if a := b.aliasSelect(q, qs, p, ps); a.Result != MayAlias {
			return a.swapped(true)
		}
	}
	if o == r {
		return b.ofOneObject(o, ps, qs)
	}
	return mayAlias
}

// ofOneObject answers for two pointers into o of which nothing else is known.
func (b *Batch) ofOneObject(o ir.Value, ps, qs Size) answer {
	if ps.IsPrecise() && qs.IsPrecise() && (b.isWhole(o, ps) || b.isWhole(o, qs)) {
		return answer{Result: PartialAlias} // one of them accesses the entire object
	}
	return mayAlias
}

// isWhole reports whether an access of the size covers the entire object.
func (b *Batch) isWhole(o ir.Value, s Size) bool {
	size, known := analysis.ObjectSize(o, b.dl, false)
	return known && size == s.Bytes()
}
