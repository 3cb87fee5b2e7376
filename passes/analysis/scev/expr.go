// Package scev is scalar evolution: it represents the integer and pointer values of a function as
// expressions in canonical form, in which a value that changes from one iteration of a loop to the
// next is a recurrence {start,+,step}<loop>, and derives trip counts of loops. Expressions are
// unique, so equal ones are the same Go pointer: common parts of two differently written address
// computations are found by ==.
//
// It is LLVM's ScalarEvolution, with its names, its order of operands, its folding rules and its
// printed form (print.go):
//
//   - expr.go: expressions and how they are made unique; order.go: the order of operands
//   - add.go, mul.go, div.go, minmax.go, cast.go, addrec.go: one constructor each, which folds
//   - create.go, phi.go: the expression of a value of the program
//   - flags.go, wrap.go: which sums and recurrences do not overflow
//   - ranges.go: the range of numbers that an expression takes
//   - predicates.go: which comparisons always hold, and hold where a loop is entered or repeated
//   - exits.go, zero.go, lessthan.go, shifted.go: how often a loop's back edge is taken; trial.go:
//     by running it on constants
//   - scope.go: values after a loop
//   - print.go: LLVM's printed form
//
// Depth of recursion and size of expressions are bounded by LLVM's limits; beyond them a value is
// unknown to the analysis.
//
// Not done: symbolic bounds from conditions inside expressions (LLVM's loop guards rewriting for
// counts), vscale.
package scev

import (
	"encoding/binary"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
)

// Kind is the kind of an expression. The order is that of operands in sums and products.
type Kind uint8

// The kinds of expressions.
const (
	Const    Kind = iota // Num
	Trunc                // of one operand to Type, as the next two
	ZExt                 //
	SExt                 //
	Add                  // of two or more operands, at most one a pointer
	Mul                  //
	UDiv                 // of two operands
	AddRec               // start, step, step of the step …, in Loop
	UMax                 // of two or more operands, as the next four
	SMax                 //
	UMin                 //
	SMin                 //
	SeqUMin              // umin that looks at an operand only when those before are not 0
	PtrToInt             // of one operand
	Unknown              // Value
)

// Flags say how a sum, product or recurrence does not overflow.
type Flags uint8

// The flags: NW (recurrences only) says that it never steps across its start, NUW and NSW that it
// does not overflow.
const (
	NW  Flags = 1 << iota
	NUW       //
	NSW
	AnyWrap Flags = 0
)

// Expr is an expression. Two expressions of one Evolution are equal exactly when they are the same
// Go pointer. Flags may be added later, when they are proved; nothing else changes. A nil *Expr is
// an expression that could not be computed.
type Expr struct {
	Kind   Kind
	Flags  Flags
	Type   *ir.Type // an integer or pointer type
	Ops    []*Expr
	Num    bitvec.Int // Const
	Value  ir.Value   // Unknown
	Loop   *analysis.Loop
	id     int
	width  int
	size   int     // number of nodes, up to hugeSize
	stale  bool    // names a value or a loop that is not what it was
	bounds *bounds // caches the expression's ranges; nil: in those that no trip count refines
}

// The limits, LLVM's defaults.
const (
	maxArithDepth   = 32
	maxCastDepth    = 8
	maxAddRecSize   = 8
	maxCompareDepth = 32
	maxValueDepth   = 2
	addInlineLimit  = 500
	mulInlineLimit  = 32
	hugeSize        = 4096
	maxBruteForce   = 100 // iterations that are tried out to find a trip count
)

// Evolution holds the expressions of one function. It belongs to one goroutine.
type Evolution struct {
	Func   *ir.Func
	Layout *ir.DataLayout
	Dom    *analysis.DomTree
	Forest *analysis.LoopForest

	ctx       *ir.Context
	query     *simplify.Query
	assumes   bool // the function has assumptions
	exprs     map[key]*Expr
	recs      map[*analysis.Loop][]*Expr // the recurrences of each loop
	count     int
	values    map[ir.Value]*Expr
	holders   holders
	bounds    boundsByLoop
	sameOrder map[[2]*Expr]bool // different expressions that compare as equal
	behaviour map[scopeKey]Disposition
	counts    map[*analysis.Loop]*loopCounts
	epoch     int // of counts: they are looked through for values that are gone when it has changed
	inCount   map[*analysis.Loop]bool
	scopes    map[scopeKey]*Expr
	exits     map[*analysis.Loop]map[*ir.Instr]*ir.Const
	inPhi     map[*ir.Instr]bool
	induct    map[*Expr]Flags // recurrences for which induction was tried
	traits    map[*analysis.Loop]traits
	implying  int
	symbolic  map[*Expr]bool // names of φs that stand for themselves while their recurrence is looked for
	trail     []ir.Value     // values that got expressions meanwhile
}

// Analysis is the scalar evolution of a function. Expressions name values, so it is dropped as soon
// as a pass changes instructions, unless the pass keeps it up to date with Forget.
var Analysis = &pass.Analysis[*Evolution]{
	Name: "scalar-evolution",
	Run: func(c *pass.Context, f *ir.Func) *Evolution {
		return New(f, pass.Get(c, f, analysis.Dominators), pass.Get(c, f, analysis.Loops))
	},
}

// New returns the scalar evolution of f; expressions are computed on demand.
func New(f *ir.Func, dt *analysis.DomTree, loops *analysis.LoopForest) *Evolution {
	s := &Evolution{Func: f, Layout: f.Module().Layout, Dom: dt, Forest: loops, ctx: f.Ctx()}
	s.query = &simplify.Query{Query: valuetracking.Query{Layout: s.Layout, Dom: dt, Facts: valuetracking.NewFacts()}}
	s.assumes = f.Module().Func("llvm.assume") != nil && hasAssumptions(f)
	s.Reset()
	return s
}

func hasAssumptions(f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.assume" {
			return true
		}
	}
	return false
}

// Reset drops everything, as is needed when instructions that expressions name were erased or loops
// changed.
func (s *Evolution) Reset() {
	s.exprs = map[key]*Expr{}
	s.recs = map[*analysis.Loop][]*Expr{}
	s.values = map[ir.Value]*Expr{}
	s.holders = holders{}
	s.sameOrder = map[[2]*Expr]bool{}
	s.symbolic, s.trail = map[*Expr]bool{}, nil
	s.induct = map[*Expr]Flags{}
	s.inPhi = map[*ir.Instr]bool{}
	s.inCount = map[*analysis.Loop]bool{}
	s.traits = map[*analysis.Loop]traits{}
	s.bounds.nests = nil
	s.ForgetCounts()
}

// ForgetCounts drops what was derived from the loops' exits: trip counts, ranges, values after
// loops.
func (s *Evolution) ForgetCounts() {
	s.bounds.forgetAll()
	s.behaviour = map[scopeKey]Disposition{}
	s.counts = map[*analysis.Loop]*loopCounts{}
	s.scopes = map[scopeKey]*Expr{}
	s.exits = map[*analysis.Loop]map[*ir.Instr]*ir.Const{}
}

// Forget drops the expressions of values that are about to change or to be erased and of the values
// computed from them. A value without an expression ends the search, except φs, which are followed
// to the value of the back edge.
func (s *Evolution) Forget(values ...ir.Value) {
	s.bounds.forgetForms()
	work, seen := slices.Clone(values), map[ir.Value]bool{}
	for _, v := range values {
		seen[v] = true
	}
	for given := len(work); len(work) > 0; {
		first := len(work) <= given // of the given values, below those computed from the ones above
		if first {
			given--
		}
		v := work[len(work)-1]
		work = work[:len(work)-1]
		e, had := s.values[v]
		if had {
			delete(s.values, v)
			if e != nil {
				s.bounds.of(e.bounds).forget(e)
			}
		}
		for u := range ir.Users(v) {
			if !seen[u] && (had || u.Op() == ir.Phi || first) {
				seen[u] = true
				work = append(work, u)
			}
		}
	}
}

// ForgetLoop drops the facts about a loop and those around and inside it, whose code is about to
// change.
func (s *Evolution) ForgetLoop(l *analysis.Loop) {
	for l.Parent != nil {
		l = l.Parent
	}
	var phis []ir.Value
	for _, b := range l.Blocks {
		phis = appendPhis(phis, b)
	}
	s.Forget(phis...)
	s.ForgetCounts()
}

// ForgetEdited drops the facts about a loop that was rewritten with the same blocks so that all
// remaining values keep their meaning; Forget was called for those that were removed. What was
// derived from other loops stays true, unless it names a value that was removed.
func (s *Evolution) ForgetEdited(l *analysis.Loop) {
	s.epoch++
	s.scopes = map[scopeKey]*Expr{}
	for p := l.Parent; p != nil; p = p.Parent {
		if c := s.counts[p]; c != nil {
			c.doubtful = true
		}
		delete(s.exits, p)
	}
	var phis []ir.Value
	for work := []*analysis.Loop{l}; len(work) > 0; {
		x := work[len(work)-1]
		work = append(work[:len(work)-1], x.Subs...)
		delete(s.counts, x)
		delete(s.exits, x)
		phis = appendPhis(phis, x.Header)
	}
	s.Forget(phis...)
}

// ForgetCode drops the facts about a loop, about the loops inside it and about the values of some
// blocks whose code is about to be replaced, and what was derived from them. Values elsewhere must
// keep their meaning and the facts about them; the edges into and out of the surrounding loops may
// change. The cost is the size of the blocks and of what is derived from them.
func (s *Evolution) ForgetCode(l *analysis.Loop, blocks []*ir.Block) {
	s.epoch++
	s.scopes = map[scopeKey]*Expr{}
	s.query.Facts = valuetracking.NewFacts()
	drop := func(l *analysis.Loop) {
		delete(s.counts, l)
		delete(s.exits, l)
		delete(s.traits, l)
	}
	for p := l.Parent; p != nil; p = p.Parent {
		drop(p)
	}
	for work := []*analysis.Loop{l}; len(work) > 0; {
		x := work[len(work)-1]
		work = append(work[:len(work)-1], x.Subs...)
		drop(x)
		for _, e := range s.recs[x] {
			e.stale = true
			delete(s.exprs, makeKey(AddRec, e.Type, x, e.Ops))
		}
		delete(s.recs, x)
	}
	var values []ir.Value
	for _, b := range blocks {
		for i := range b.Instrs() {
			values = append(values, i)
			k := key{kind: Unknown, value: i}
			if e := s.exprs[k]; e != nil {
				e.stale = true
				delete(s.exprs, k)
			}
		}
	}
	s.Forget(values...)
}

func appendPhis(values []ir.Value, b *ir.Block) []ir.Value {
	for phi := range b.Phis() {
		values = append(values, phi)
	}
	return values
}

// gone reports whether e names an instruction that was erased, or code that was replaced.
func gone(e *Expr) bool {
	return e != nil && e.contains(func(o *Expr) bool {
		if o.stale {
			return true
		}
		i, ok := o.Value.(*ir.Instr)
		return ok && i.Block() == nil
	})
}

// Analyzable reports whether values of the type have expressions.
func Analyzable(t *ir.Type) bool { return t.Kind == ir.IntKind || t.Kind == ir.PtrKind }

// Width returns the number of bits of an integer type, and of a pointer type those of its
// addresses.
func (s *Evolution) Width(t *ir.Type) int {
	if t.Kind == ir.PtrKind {
		return s.Layout.IndexBits(t.Space)
	}
	return t.Bits
}

// IntType returns t, and for a pointer type the integer type of its offsets.
func (s *Evolution) IntType(t *ir.Type) *ir.Type {
	if t.Kind == ir.PtrKind {
		return s.ctx.Int(s.Layout.IndexBits(t.Space))
	}
	return t
}

// key is what makes an expression unique.
type key struct {
	kind  Kind
	ty    *ir.Type
	loop  *analysis.Loop
	value ir.Value
	a, b  int
	rest  string
}

func makeKey(kind Kind, ty *ir.Type, loop *analysis.Loop, ops []*Expr) key {
	k := key{kind: kind, ty: ty, loop: loop, a: -1, b: -1}
	if len(ops) > 0 {
		k.a = ops[0].id
	}
	if len(ops) > 1 {
		k.b = ops[1].id
	}
	if len(ops) > 2 {
		rest := make([]byte, 0, 4*(len(ops)-2))
		for _, o := range ops[2:] {
			rest = binary.LittleEndian.AppendUint32(rest, uint32(o.id))
		}
		k.rest = string(rest)
	}
	return k
}

// existing returns the expression if there is one.
func (s *Evolution) existing(kind Kind, ty *ir.Type, loop *analysis.Loop, ops ...*Expr) *Expr {
	return s.exprs[makeKey(kind, ty, loop, ops)]
}

// unique returns the expression as it stands, without folding.
func (s *Evolution) unique(kind Kind, ty *ir.Type, loop *analysis.Loop, flags Flags, ops ...*Expr) *Expr {
	k := makeKey(kind, ty, loop, ops)
	e := s.exprs[k]
	if e == nil {
		e = &Expr{Kind: kind, Type: ty, Loop: loop, Ops: append([]*Expr(nil), ops...), width: s.Width(ty), size: 1}
		if kind == AddRec {
			e.bounds = s.bounds.in(loop)
		}
		for _, o := range ops {
			e.size = min(e.size+o.size, hugeSize)
			e.bounds = s.bounds.both(e.bounds, o.bounds)
		}
		s.number(k, e)
		if kind == AddRec {
			s.recs[loop] = append(s.recs[loop], e)
		}
	}
	s.addFlags(e, flags)
	return e
}

func (s *Evolution) number(k key, e *Expr) {
	e.id = s.count
	s.count++
	s.exprs[k] = e
}

// addFlags records that e does not wrap, in the sense of f (nsw, nuw).
func (s *Evolution) addFlags(e *Expr, f Flags) {
	if e.Kind == AddRec && f&(NUW|NSW) != 0 {
		f |= NW
	}
	if e.Kind != AddRec {
		f &^= NW
	}
	if e.Flags|f == e.Flags {
		return
	}
	e.Flags |= f
	s.bounds.of(e.bounds).forget(e)
}

// Has reports whether all of the flags are set.
func (e *Expr) Has(f Flags) bool { return e.Flags&f == f }

// IsConst returns the value of a constant.
func (e *Expr) IsConst() (n bitvec.Int, ok bool) { return e.Num, e.Kind == Const }

// IsZero, IsOne and IsAllOnes report whether e is the constant 0, 1 or −1.
func (e *Expr) IsZero() bool { return e.Kind == Const && e.Num.IsZero() }

// IsOne reports e = 1.
func (e *Expr) IsOne() bool { return e.Kind == Const && e.Num.IsOne() }

// IsAllOnes reports e = −1.
func (e *Expr) IsAllOnes() bool { return e.Kind == Const && e.Num.IsAllOnes() }

// IsAffine reports whether e is a recurrence with an invariant step.
func (e *Expr) IsAffine() bool { return e.Kind == AddRec && len(e.Ops) == 2 }

// Width returns the number of bits that e is computed in.
func (e *Expr) Width() int { return e.width }

// isMinMax reports whether e is a minimum or maximum.
func (e *Expr) isMinMax() bool { return e.Kind >= UMax && e.Kind <= SMin }

// negated reports whether e is −1 times something.
func (e *Expr) negated() bool { return e.Kind == Mul && len(e.Ops) == 2 && e.Ops[0].IsAllOnes() }

// ConstOf returns the constant n.
func (s *Evolution) ConstOf(n bitvec.Int) *Expr {
	k := key{kind: Const, a: n.Bits()}
	if v, ok := n.Uint64(); ok {
		k.b = int(v)
	} else {
		k.rest = string(n.Big().Bytes())
	}
	e := s.exprs[k]
	if e == nil {
		e = &Expr{Kind: Const, Type: s.ctx.Int(n.Bits()), Num: n, width: n.Bits(), size: 1}
		s.number(k, e)
	}
	return e
}

// Int returns the constant v of an integer type, or of the offsets of a pointer type.
func (s *Evolution) Int(t *ir.Type, v int64) *Expr { return s.ConstOf(bitvec.Signed(s.Width(t), v)) }

// Zero returns 0 of a type.
func (s *Evolution) Zero(t *ir.Type) *Expr { return s.Int(t, 0) }

// One returns 1 of a type.
func (s *Evolution) One(t *ir.Type) *Expr { return s.Int(t, 1) }

// UnknownOf returns v as an expression of its own.
func (s *Evolution) UnknownOf(v ir.Value) *Expr {
	k := key{kind: Unknown, value: v}
	e := s.exprs[k]
	if e == nil {
		e = &Expr{Kind: Unknown, Type: v.Type(), Value: v, width: s.Width(v.Type()), size: 1}
		if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi {
			e.bounds = &s.bounds.mixed
		}
		s.number(k, e)
	}
	return e
}

// contains reports whether p holds for e or one of its operands, transitively; each expression is
// visited once.
func (e *Expr) contains(p func(*Expr) bool) bool {
	if e.size <= 8 {
		return p(e) || slices.ContainsFunc(e.Ops, func(o *Expr) bool { return o.contains(p) })
	}
	seen := map[*Expr]bool{}
	var visit func(e *Expr) bool
	visit = func(e *Expr) bool {
		if seen[e] {
			return false
		}
		seen[e] = true
		return p(e) || slices.ContainsFunc(e.Ops, visit)
	}
	return visit(e)
}

func huge(ops []*Expr) bool {
	for _, o := range ops {
		if o.size >= hugeSize {
			return true
		}
	}
	return false
}

// Step returns the step of a recurrence: for one of a higher degree, the recurrence that the step
// follows.
func (s *Evolution) Step(e *Expr) *Expr {
	if e.IsAffine() {
		return e.Ops[1]
	}
	return s.Rec(e.Loop, AnyWrap, e.Ops[1:]...)
}

// PostInc returns the value that a recurrence has in the next iteration.
func (s *Evolution) PostInc(e *Expr) *Expr {
	ops := make([]*Expr, 0, len(e.Ops))
	for k := 0; k+1 < len(e.Ops); k++ {
		ops = append(ops, s.Sum(e.Ops[k], e.Ops[k+1]))
	}
	return s.Rec(e.Loop, AnyWrap, append(ops, e.Ops[len(e.Ops)-1])...)
}
