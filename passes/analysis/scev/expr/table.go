package expr

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
)

// hugeSize is how many nodes of an expression are counted, LLVM's limit: larger ones are not taken
// apart.
const hugeSize = 4096

// Table makes expressions unique: of one kind, type, loop and operands there is one. It also keeps
// what has been found out of the numbers that each may be.
type Table struct {
	Ctx    *ir.Context
	Layout *ir.DataLayout

	exprs    unique
	unknowns map[ir.Value]*Expr
	loops    map[*analysis.Loop]*loopExprs
	count    int
	bounds   boundsByLoop
	room     []Expr  // room for expressions
	ops      []*Expr // room for operands
	facts    []facts // room for what is found out
}

// loopExprs are the recurrences of a loop.
type loopExprs struct {
	number uint64 // among the loops of the table
	recs   []*Expr
}

// Reset drops all expressions.
func (t *Table) Reset() {
	t.exprs = unique{}
	t.unknowns = map[ir.Value]*Expr{}
	t.loops = map[*analysis.Loop]*loopExprs{}
	t.bounds.nests = nil
}

func (t *Table) loop(l *analysis.Loop) *loopExprs {
	x := t.loops[l]
	if x == nil {
		x = &loopExprs{number: uint64(len(t.loops)) + 1}
		t.loops[l] = x
	}
	return x
}

// DropRecs makes the recurrences of a loop stale, whose code is about to be replaced: equal ones
// that are asked for later are others.
func (t *Table) DropRecs(l *analysis.Loop) {
	x := t.loops[l]
	if x == nil {
		return
	}
	for _, e := range x.recs {
		e.stale = true
		t.exprs.remove(e)
	}
	x.recs = nil
}

// DropUnknown makes the expression that stands for a value stale.
func (t *Table) DropUnknown(v ir.Value) {
	if e := t.unknowns[v]; e != nil {
		e.stale = true
		delete(t.unknowns, v)
	}
}

// Analyzable reports whether values of the type have expressions.
func Analyzable(t *ir.Type) bool { return t.Kind == ir.IntKind || t.Kind == ir.PtrKind }

// hash returns the hash of an expression with operands.
func (t *Table) hash(kind Kind, ty *ir.Type, loop *analysis.Loop, ops []*Expr) uint64 {
	h := mix(uint64(kind), uint64(t.Width(ty)))
	if loop != nil {
		h = mix(h, t.loop(loop).number)
	}
	for _, o := range ops {
		h = mix(h, uint64(o.id))
	}
	return h
}

// Existing returns the expression if there is one.
func (t *Table) Existing(kind Kind, ty *ir.Type, loop *analysis.Loop, ops ...*Expr) *Expr {
	return t.exprs.find(t.hash(kind, ty, loop, ops), kind, ty, loop, ops)
}

// Unique returns the expression as it stands, without folding.
func (t *Table) Unique(kind Kind, ty *ir.Type, loop *analysis.Loop, flags Flags, ops ...*Expr) *Expr {
	h := t.hash(kind, ty, loop, ops)
	e := t.exprs.find(h, kind, ty, loop, ops)
	if e == nil {
		e = t.expr(kind, ty, t.Width(ty))
		e.Loop, e.Ops = loop, t.keep(ops)
		if kind == AddRec {
			e.bounds = t.bounds.in(loop)
		}
		for _, o := range ops {
			e.size = min(e.size+o.size, hugeSize)
			e.bounds = t.bounds.both(e.bounds, o.bounds)
		}
		t.exprs.add(h, e)
		if kind == AddRec {
			x := t.loop(loop)
			x.recs = append(x.recs, e)
		}
	}
	t.AddFlags(e, flags)
	return e
}

// keep copies operands to where they stay. Nothing may be appended to them in place.
func (t *Table) keep(ops []*Expr) []*Expr {
	if len(t.ops) < len(ops) {
		t.ops = make([]*Expr, max(64, len(ops)))
	}
	kept := t.ops[:len(ops):len(ops)]
	t.ops = t.ops[len(ops):]
	copy(kept, ops)
	return kept
}

// expr returns a new expression of one node, with the next number. Expressions are made a few at a
// time, the more of them there are.
func (t *Table) expr(kind Kind, ty *ir.Type, width int) *Expr {
	if len(t.room) == 0 {
		t.room = make([]Expr, min(max(4, t.count/2), 32))
	}
	e := &t.room[0]
	t.room = t.room[1:]
	e.Kind, e.Type, e.width, e.size, e.id = kind, ty, int32(width), 1, int32(t.count)
	t.count++
	return e
}

// AddFlags records that e does not wrap, in the sense of f (nsw, nuw).
func (t *Table) AddFlags(e *Expr, f Flags) {
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
	t.ForgetBoundsOf(e)
}

// Width returns the number of bits of an integer type, and of a pointer type those of its
// addresses.
func (t *Table) Width(ty *ir.Type) int {
	if ty.Kind == ir.PtrKind {
		return t.Layout.IndexBits(ty.Space)
	}
	return ty.Bits
}

// IntType returns ty, and for a pointer type the integer type of its offsets.
func (t *Table) IntType(ty *ir.Type) *ir.Type {
	if ty.Kind == ir.PtrKind {
		return t.Ctx.Int(t.Layout.IndexBits(ty.Space))
	}
	return ty
}

// ConstOf returns the constant n.
func (t *Table) ConstOf(n bitvec.Int) *Expr {
	low, _ := n.Uint64()
	h := mix(uint64(n.Bits()), low)
	e := t.exprs.findConst(h, n)
	if e == nil {
		e = t.expr(Const, t.Ctx.Int(n.Bits()), n.Bits())
		e.Num = n
		t.exprs.add(h, e)
	}
	return e
}

// Int returns the constant v of an integer type, or of the offsets of a pointer type.
func (t *Table) Int(ty *ir.Type, v int64) *Expr { return t.ConstOf(bitvec.Signed(t.Width(ty), v)) }

// Zero returns 0 of a type.
func (t *Table) Zero(ty *ir.Type) *Expr { return t.Int(ty, 0) }

// One returns 1 of a type.
func (t *Table) One(ty *ir.Type) *Expr { return t.Int(ty, 1) }

// UnknownOf returns v as an expression of its own.
func (t *Table) UnknownOf(v ir.Value) *Expr {
	e := t.unknowns[v]
	if e == nil {
		e = t.expr(Unknown, v.Type(), t.Width(v.Type()))
		e.Value = v
		if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi {
			e.bounds = &t.bounds.mixed
		}
		t.unknowns[v] = e
	}
	return e
}

// Huge reports whether an operand is too large to be taken apart.
func Huge(ops []*Expr) bool {
	for _, o := range ops {
		if o.size >= hugeSize {
			return true
		}
	}
	return false
}
