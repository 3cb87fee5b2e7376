package valuetracking

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
)

// Facts are the conditions that a function's branches and assumptions establish, by the values that
// they are about (LLVM's DomConditionCache and AssumptionCache). A pass adds the ones it has
// visited with AddBranch and AddAssume; NewFacts has all.
type Facts struct {
	all     bool      // the function's conditions are found by what uses a value, when it is asked for
	by      factLists // by the number of the value
	noFacts map[ir.Value]noFacts
}

// noFacts says that the first n branches about a value establish nothing in a block, nor in those
// that it dominates. In a long sequence of conditional code few conditions hold for longer than a
// block.
type noFacts struct {
	b *ir.Block
	n int
}

// NewFacts returns the conditions of all branches and assumptions of the function whose values are
// asked for. It costs nothing before that.
func NewFacts() *Facts { return &Facts{all: true} }

// AddBranch makes a conditional branch's condition known.
func (fs *Facts) AddBranch(br *ir.Instr) { fs.add(br, br.Operand(0), 0) }

// AddAssume makes an assumption known.
func (fs *Facts) AddAssume(call *ir.Instr) {
	fs.add(call, call.Arg(0), 0)
	for _, b := range call.Info.Bundles {
		if b.Tag == "align" && b.Count > 0 {
			fs.note(call.Operand(b.First), call)
		}
	}
}

// Forget drops all facts about an instruction that is erased.
func (fs *Facts) Forget(v ir.Value) {
	if fs != nil {
		fs.by.drop(ir.LocalID(v))
		delete(fs.noFacts, v)
	}
}

// MaxCondDepth bounds how deep conditions are decomposed at and, or and not.
const MaxCondDepth = 4

func (fs *Facts) add(at *ir.Instr, cond ir.Value, depth int) {
	c := match.Instr(cond)
	if c == nil || depth > MaxCondDepth {
		return
	}
	switch c.Op() {
	case ir.And, ir.Or, ir.Xor, ir.Select:
		fs.note(c, at)
		for _, v := range c.Operands() {
			fs.add(at, v, depth+1)
		}
	case ir.ICmp, ir.FCmp:
		fs.note(c, at)
		for _, v := range c.Operands() {
			fs.noteOperand(v, at)
		}
	case ir.Call:
		fs.note(c, at)
		if c.IntrinsicID() == "llvm.is.fpclass" {
			fs.noteOperand(c.Arg(0), at)
		}
	default:
		fs.note(c, at)
	}
}

// noteOperand records a compared value, and the operands from which it is computed, where
// fromCompare can invert the computation.
func (fs *Facts) noteOperand(v ir.Value, at *ir.Instr) {
	fs.note(v, at)
	i := match.Instr(v)
	if i == nil {
		return
	}
	switch i.Op() {
	case ir.And, ir.Or, ir.Xor, ir.Add, ir.Sub, ir.Shl, ir.LShr, ir.AShr:
		for _, x := range i.Operands() {
			fs.note(x, at)
			if a := match.Instr(x); a != nil && a.Op().IsPtrToNumber() {
				fs.note(a.Operand(0), at)
			}
		}
	case ir.Trunc, ir.PtrToInt, ir.PtrToAddr, ir.ZExt, ir.SExt, ir.BitCast:
		fs.note(i.Operand(0), at)
	case ir.FNeg: // of |x|, perhaps
		fs.noteOperand(i.Operand(0), at)
	case ir.Call:
		if id := i.IntrinsicID(); id == "llvm.ctpop" || id == "llvm.fabs" {
			fs.note(i.Arg(0), at)
		}
	}
}

func (fs *Facts) note(v ir.Value, at *ir.Instr) {
	n := ir.LocalID(v)
	if n < 0 {
		return
	}
	list, _ := fs.by.of(n)
	if len(list) > 0 && list[len(list)-1] == at {
		return
	}
	fs.by.set(n, append(list, at))
}

// factLists hold, by the number of a value, conditional branches and calls of llvm.assume in the
// order of their addition.
type factLists struct {
	place ir.Paged[int32] // in lists, from 1
	lists [][]*ir.Instr
}

// of returns the list of value n, and whether there is one.
func (l *factLists) of(n int) ([]*ir.Instr, bool) {
	if k := l.place.Get(n); k > 0 {
		return l.lists[k-1], true
	}
	return nil, false
}

func (l *factLists) set(n int, list []*ir.Instr) {
	if k := l.place.Get(n); k > 0 {
		l.lists[k-1] = list
		return
	}
	l.lists = append(l.lists, list)
	l.place.Set(n, int32(len(l.lists)))
}

func (l *factLists) drop(n int) {
	if n >= 0 && l.place.Get(n) > 0 {
		l.place.Set(n, 0)
	}
}

// Holding calls f with every condition about v that holds at q.At, and whether it is true or false
// there. Branches on conditions that would not tell f anything, whether true or false, are left
// out.
func (q *Query) Holding(v ir.Value, tells func(cond ir.Value) bool, f func(cond ir.Value, holds bool) (more bool)) {
	if q.Facts == nil || q.At == nil || q.At.Block() == nil {
		return
	}
	list := q.Facts.about(v)
	if len(list) == 0 {
		return
	}
	if len(list) > maxConditions {
		list = list[:maxConditions]
	}
	if q.hasNoFacts(v, len(list)) {
		return
	}
	found, told := false, false
	for _, at := range list {
		switch {
		case at.Block() == nil: // erased
		case at.Op() == ir.Call:
			found = true
			if q.assumed(at) && !f(at.Arg(0), true) {
				return
			}
		case !q.noBranches && q.Dom != nil && at.IsCondBr() && tells(at.Operand(0)) && at.Succ(0) != at.Succ(1):
			told = true
			b := q.At.Block()
			if q.Dom.EdgeDominates(at.Block(), at.Succ(0), b) {
				found = true
				if !f(at.Operand(0), true) {
					return
				}
			} else if q.Dom.EdgeDominates(at.Block(), at.Succ(1), b) {
				found = true
				if !f(at.Operand(0), false) {
					return
				}
			}
		}
	}
	if told && !found && len(list) > minNoFacts && !q.noBranches && q.Dom != nil {
		q.noteNoFacts(v, list)
	}
}

// maxConditions bounds how many conditions about a value are visited; from minNoFacts on it is
// noted where none of them holds.
const maxConditions, minNoFacts = 64, 4

// hasNoFacts reports whether it is known that none of the first n branches about v establishes
// anything at q.At.
func (q *Query) hasNoFacts(v ir.Value, n int) bool {
	if len(q.Facts.noFacts) == 0 {
		return false
	}
	known, ok := q.Facts.noFacts[v]
	return ok && known.n == n && q.Dom != nil && q.Dom.Reachable(q.At.Block()) && q.Dom.Dominates(known.b, q.At.Block())
}

// noteNoFacts records that branches, none of which establishes a fact about v at q.At, establish
// none further down either, where that holds; and likewise for a block above, if it holds there.
func (q *Query) noteNoFacts(v ir.Value, list []*ir.Instr) {
	const maxClimb = 8
	b := q.At.Block()
	if q.leadsBelow(list, b) {
		return
	}
	for range maxClimb {
		up := q.Dom.IDom(b)
		if up == nil || q.leadsBelow(list, up) {
			break
		}
		b = up
	}
	if q.Facts.noFacts == nil {
		q.Facts.noFacts = map[ir.Value]noFacts{}
	}
	q.Facts.noFacts[v] = noFacts{b, len(list)}
}

// leadsBelow reports whether any of the branches has a successor that b strictly dominates.
func (q *Query) leadsBelow(list []*ir.Instr, b *ir.Block) bool {
	for _, at := range list {
		if at.Block() != nil && at.IsCondBr() && (q.Dom.StrictlyDominates(b, at.Succ(0)) || q.Dom.StrictlyDominates(b, at.Succ(1))) {
			return true
		}
	}
	return false
}

// Assumed reports whether an assumption holds at q.At.
func (q *Query) Assumed(call *ir.Instr) bool { return q.assumed(call) }

// assumed reports whether an assumption holds at q.At: it comes before, or after it in the same
// block with nothing between that might not go on.
func (q *Query) assumed(call *ir.Instr) bool {
	at := q.At
	if call.Block() != at.Block() {
		return q.Dom != nil && q.Dom.StrictlyDominates(call.Block(), at.Block())
	}
	if call == at {
		return false
	}
	if call.ComesBefore(at) {
		return true
	}
	n := 0
	for i := at; i != call; i = i.Next() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if n++; n > 15 || !analysis.TransfersControl(i) {
			return false
		}
	}
	return !onlyFeeds(at, call, 0)
}

// onlyFeeds reports whether i is there only for the assumption's sake: then it must not be judged
// by it.
func onlyFeeds(i, call *ir.Instr, depth int) bool {
	if i == call {
		return true
	}
	if depth > 4 || !ir.HasUses(i) || analysis.HasSideEffects(i) {
		return false
	}
	for u := range ir.Users(i) {
		if !onlyFeeds(u, call, depth+1) {
			return false
		}
	}
	return true
}

func (q *Query) knownFromFacts(v ir.Value, w int) KnownBits {
	var out KnownBits
	tells := func(cond ir.Value) bool { // comparisons with constants do, combinations may
		c := match.Instr(cond)
		return c == nil || c.Op() != ir.ICmp || ir.IsConst(c.Operand(1)) || ir.IsConst(c.Operand(0))
	}
	q.Holding(v, tells, func(cond ir.Value, holds bool) bool {
		out = out.and(q.fromCondition(v, w, cond, holds, 0))
		return true
	})
	if v.Type().IsPtr() && q.Facts != nil && q.At != nil && q.At.Block() != nil {
		for _, at := range q.Facts.about(v) {
			if at.Block() != nil && at.Op() == ir.Call && len(at.Info.Bundles) > 0 && q.assumed(at) {
				out = out.and(lowZeros(w, min(w, bits.TrailingZeros64(AssumedAlign(at, v)))))
			}
		}
	}
	return out
}

// AssumedAlign returns the alignment in bytes that an assumption's bundles "align"(pointer,
// alignment, offset) promise of a pointer; 1: none.
func AssumedAlign(assume *ir.Instr, v ir.Value) uint64 {
	align := uint64(1)
	for _, b := range assume.Info.Bundles {
		if b.Tag != "align" || b.Count < 2 || assume.Operand(b.First) != v {
			continue
		}
		n, ok := match.Uint(assume.Operand(b.First + 1))
		if ok && b.Count > 2 {
			off, known := match.Uint(assume.Operand(b.First + 2))
			if !known {
				off = 1
			}
			n = (n | off) & -(n | off)
		}
		if ok && n != 0 && n&(n-1) == 0 {
			align = max(align, n)
		}
	}
	return align
}
