package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
)

// Facts are the conditions that a function's branches and assumptions establish, by the values that they speak of (LLVM's
// DomConditionCache and AssumptionCache). A pass adds what it has seen with AddBranch and AddAssume; NewFacts has everything.
type Facts struct {
	all     bool                     // the function's conditions are found by what uses a value, when it is asked for
	by      map[ir.Value][]*ir.Instr // conditional branches and calls of llvm.assume, in the order of their addition
	noFacts map[ir.Value]noFacts
}

// noFacts says that the first n branches about a value establish nothing in a block, nor in those that it dominates. In a long row of conditional code
// few conditions hold for longer than a block.
type noFacts struct {
	b *ir.Block
	n int
}

// NewFacts returns the conditions of all branches and assumptions of the function whose values are asked for. It costs nothing before that.
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

// Forget drops everything that is known under the name of an instruction that goes away.
func (fs *Facts) Forget(v ir.Value) {
	if fs != nil {
		delete(fs.by, v)
		delete(fs.noFacts, v)
	}
}

// MaxCondDepth bounds how far conditions are taken apart at and, or and not.
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
	case ir.ICmp:
		fs.note(c, at)
		for _, v := range c.Operands() {
			fs.noteOperand(v, at)
		}
	default:
		fs.note(c, at)
	}
}

// noteOperand notes a compared value, and what it is computed from, where fromCompare can see through the computation.
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
	case ir.Trunc, ir.PtrToInt, ir.PtrToAddr, ir.ZExt, ir.SExt:
		fs.note(i.Operand(0), at)
	case ir.Call:
		if i.IntrinsicID() == "llvm.ctpop" {
			fs.note(i.Arg(0), at)
		}
	}
}

func (fs *Facts) note(v ir.Value, at *ir.Instr) {
	if !ir.HasUseList(v) {
		return
	}
	if fs.by == nil {
		fs.by = map[ir.Value][]*ir.Instr{}
	}
	list := fs.by[v]
	if len(list) > 0 && list[len(list)-1] == at {
		return
	}
	fs.by[v] = append(list, at)
}

// Holding calls f with every condition about v that holds at q.At, and whether it is true or false there. Branches on conditions that would
// not tell f anything, whether true or false, are left out.
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

// maxConditions bounds how many conditions about a value are looked at; from minNoFacts on it is noted where none of them holds.
const maxConditions, minNoFacts = 64, 4

// hasNoFacts reports whether it is known that none of the first n branches about v establishes anything at q.At.
func (q *Query) hasNoFacts(v ir.Value, n int) bool {
	if len(q.Facts.noFacts) == 0 {
		return false
	}
	known, ok := q.Facts.noFacts[v]
	return ok && known.n == n && q.Dom != nil && q.Dom.Reachable(q.At.Block()) && q.Dom.Dominates(known.b, q.At.Block())
}

// noteNoFacts notes that branches, none of which establishes anything about v at q.At, do not do so further down either, where that is so;
// and the same of a block above, if it is true of it.
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

// assumed reports whether an assumption holds at q.At: it comes before, or after it in the same block with nothing between
// that might not go on.
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

// onlyFeeds reports whether i is there only for the assumption's sake: then it must not be judged by it.
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
	tells := func(cond ir.Value) bool { // comparisons with constants do, and maybe what is put together from several
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
				out.Zero |= AssumedAlign(at, v) - 1
			}
		}
	}
	return out
}

// AssumedAlign returns the alignment in bytes that an assumption's bundles "align"(pointer, alignment, offset) promise of a pointer; 1: none.
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

// fromCondition is what a condition that is true (or false) tells of v's bits.
func (q *Query) fromCondition(v ir.Value, w int, cond ir.Value, holds bool, depth int) KnownBits {
	c := match.Instr(cond)
	if c == nil || depth > MaxCondDepth {
		return KnownBits{}
	}
	if x, ok := match.Not(c); ok {
		return q.fromCondition(v, w, x, !holds, depth+1)
	}
	if a, b, and, ok := LogicalOp(c); ok {
		x := q.fromCondition(v, w, a, holds, depth+1)
		y := q.fromCondition(v, w, b, holds, depth+1)
		if and == holds {
			return x.and(y)
		}
		return x.either(y)
	}
	if c.Op() == ir.ICmp {
		return q.fromCompare(v, w, c.Pred, c.Operand(0), c.Operand(1), holds)
	}
	if c.Op() == ir.Trunc && c.Type().IsInt(1) && c.Operand(0) == v {
		if holds {
			return KnownBits{One: 1}
		}
		return KnownBits{Zero: 1}
	}
	return KnownBits{}
}

// LogicalOp matches a conjunction or disjunction of two truth values: and, or, and the selects that stand for them. and tells which.
func LogicalOp(c *ir.Instr) (x, y ir.Value, and, ok bool) {
	if !c.Type().Scalar().IsInt(1) {
		return nil, nil, false, false
	}
	switch c.Op() {
	case ir.And, ir.Or:
		return c.Operand(0), c.Operand(1), c.Op() == ir.And, true
	case ir.Select:
		if c.Operand(0).Type() != c.Type() {
			return nil, nil, false, false
		}
		if match.Zero(c.Operand(2)) {
			return c.Operand(0), c.Operand(1), true, true
		}
		if match.AllOnes(c.Operand(1)) {
			return c.Operand(0), c.Operand(2), false, true
		}
	}
	return nil, nil, false, false
}

// LogicalSides matches (x and y) when it is true and (x or y) when it is false, as and/or or as select.
func LogicalSides(i *ir.Instr, value bool) (x, y ir.Value, ok bool) {
	isConst := func(v ir.Value, want uint64) bool {
		k := ir.AsInt(v)
		n, fits := uint64(0), false
		if k != nil {
			n, fits = k.Uint64()
		}
		return fits && n == want
	}
	switch {
	case i.Op() == ir.And && value, i.Op() == ir.Or && !value:
		return i.Operand(0), i.Operand(1), true
	case i.Op() == ir.Select && value && isConst(i.Operand(2), 0):
		return i.Operand(0), i.Operand(1), true
	case i.Op() == ir.Select && !value && isConst(i.Operand(1), 1):
		return i.Operand(0), i.Operand(2), true
	}
	return nil, nil, false
}

// fromCompare is what x pred y (or its opposite) tells of v, which is x or what x is computed from.
func (q *Query) fromCompare(v ir.Value, w int, p ir.Pred, x, y ir.Value, holds bool) KnownBits {
	if !holds {
		p = p.Inverse()
	}
	m := WidthMask(w)
	if y == v && x != v {
		x, y, p = y, x, p.Swapped()
	}
	if x.Type().IsPtr() {
		if p == ir.EQ && x == v && match.Zero(y) {
			return KnownBits{Zero: m}
		}
		return KnownBits{}
	}
	c, ok := match.Uint(y)
	if !ok {
		return KnownBits{}
	}
	xi := match.Instr(x)
	if xi != nil && xi.Op() == ir.Trunc && xi.Operand(0) == v { // the low bits
		n := q.Width(x.Type())
		if n == 0 {
			return KnownBits{}
		}
		k := compareBits(p, c, n)
		return KnownBits{k.Zero & WidthMask(n), k.One & WidthMask(n)}
	}
	if v.Type().IsPtr() { // only its number can be compared
		number := func(x ir.Value) bool {
			i := match.Instr(x)
			return i != nil && i.Op().IsPtrToNumber() && i.Operand(0) == v && q.Width(i.Type()) == w
		}
		switch {
		case number(x):
			v = x
		case xi == nil || !xi.Op().IsBinary():
			return KnownBits{}
		case number(xi.Operand(0)):
			v = xi.Operand(0)
		default:
			v = xi.Operand(1)
			if !number(v) {
				return KnownBits{}
			}
		}
	}
	if x.Type() != v.Type() {
		return KnownBits{}
	}
	if x == v {
		return compareBits(p, c, w)
	}
	if xi == nil || !xi.Op().IsBinary() || xi.Operand(0) != v && xi.Operand(1) != v {
		return KnownBits{}
	}
	return q.throughOperation(xi, v, p, c, w)
}

// throughOperation is what (v op k) pred c tells of v.
func (q *Query) throughOperation(i *ir.Instr, v ir.Value, p ir.Pred, c uint64, w int) KnownBits {
	m := WidthMask(w)
	other := i.Operand(1)
	if other == v {
		other = i.Operand(0)
	}
	k, isConst := match.Uint(other)
	if p == ir.EQ {
		switch {
		case i.Op() == ir.And && isConst:
			return KnownBits{^c & k & m, c & k}
		case i.Op() == ir.And:
			return KnownBits{One: c}
		case i.Op() == ir.Or && isConst:
			return KnownBits{^c & m, c &^ k}
		case i.Op() == ir.Or:
			return KnownBits{Zero: ^c & m}
		case i.Op() == ir.Xor && isConst:
			return KnownBits{^(c ^ k) & m, (c ^ k) & m}
		case i.Op() == ir.Shl && isConst && k < uint64(w) && i.Operand(0) == v:
			return KnownBits{(^c & m) >> k, c >> k}
		case (i.Op() == ir.LShr || i.Op() == ir.AShr) && isConst && k < uint64(w) && i.Operand(0) == v:
			return KnownBits{^c << k & m, c << k & m}
		}
	}
	if p == ir.NE && c == 0 && i.Op() == ir.And && isConst && k != 0 && k&(k-1) == 0 {
		return KnownBits{One: k}
	}
	switch {
	case i.Op() == ir.And && (p == ir.UGT || p == ir.UGE): // a mask only makes smaller
		b := compareBits(p, c, w)
		return KnownBits{One: b.One & leadingOnesMask(b.One, w)}
	case i.Op() == ir.Or && (p == ir.ULT || p == ir.ULE):
		b := compareBits(p, c, w)
		return KnownBits{Zero: b.Zero & leadingOnesMask(b.Zero, w)}
	case i.Op() == ir.Add && isConst && i.Operand(0) == v:
		lo, hi, ok := UnsignedRegion(p, c, w)
		if ok {
			return fromRange((lo-k)&m, (hi-k)&m, w)
		}
	}
	return KnownBits{}
}

// leadingOnesMask covers the run of ones at the top of v.
func leadingOnesMask(v uint64, w int) uint64 {
	n := 0
	for n < w && v>>uint(w-1-n)&1 == 1 {
		n++
	}
	m := WidthMask(w)
	return m &^ WidthMask(w-n)
}

// compareBits is what the values for which value pred c holds have in common.
func compareBits(p ir.Pred, c uint64, w int) KnownBits {
	lo, hi, ok := UnsignedRegion(p, c, w)
	if !ok {
		return KnownBits{}
	}
	return fromRange(lo, hi, w)
}

// UnsignedRegion is the interval, both ends included and perhaps wrapping (lo > hi), of the values for which value pred c holds;
// ok is false when there are none or all.
func UnsignedRegion(p ir.Pred, c uint64, w int) (lo, hi uint64, ok bool) {
	m := WidthMask(w)
	sign := uint64(1) << uint(w-1)
	switch p {
	case ir.EQ:
		return c, c, true
	case ir.NE:
		return (c + 1) & m, (c - 1) & m, true
	case ir.ULT:
		return 0, c - 1, c != 0
	case ir.ULE:
		return 0, c, c != m
	case ir.UGT:
		return c + 1, m, c != m
	case ir.UGE:
		return c, m, c != 0
	case ir.SLT:
		return sign, (c - 1) & m, c != sign
	case ir.SLE:
		return sign, c, c != sign-1
	case ir.SGT:
		return (c + 1) & m, sign - 1, c != sign-1
	case ir.SGE:
		return c, sign - 1, c != sign
	}
	return 0, 0, false
}
