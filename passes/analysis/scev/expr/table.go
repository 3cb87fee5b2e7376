package expr

import (
	"encoding/binary"

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

	exprs  map[key]*Expr
	recs   map[*analysis.Loop][]*Expr // the recurrences of each loop
	count  int
	bounds boundsByLoop
}

// Reset drops all expressions.
func (t *Table) Reset() {
	t.exprs = map[key]*Expr{}
	t.recs = map[*analysis.Loop][]*Expr{}
	t.bounds.nests = nil
}

// DropRecs makes the recurrences of a loop stale, whose code is about to be replaced: equal ones
// that are asked for later are others.
func (t *Table) DropRecs(l *analysis.Loop) {
	for _, e := range t.recs[l] {
		e.stale = true
		delete(t.exprs, makeKey(AddRec, e.Type, l, e.Ops))
	}
	delete(t.recs, l)
}

// DropUnknown makes the expression that stands for a value stale.
func (t *Table) DropUnknown(v ir.Value) {
	k := key{kind: Unknown, value: v}
	if e := t.exprs[k]; e != nil {
		e.stale = true
		delete(t.exprs, k)
	}
}

// Analyzable reports whether values of the type have expressions.
func Analyzable(t *ir.Type) bool { return t.Kind == ir.IntKind || t.Kind == ir.PtrKind }

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

// Existing returns the expression if there is one.
func (t *Table) Existing(kind Kind, ty *ir.Type, loop *analysis.Loop, ops ...*Expr) *Expr {
	return t.exprs[makeKey(kind, ty, loop, ops)]
}

// Unique returns the expression as it stands, without folding.
func (t *Table) Unique(kind Kind, ty *ir.Type, loop *analysis.Loop, flags Flags, ops ...*Expr) *Expr {
	k := makeKey(kind, ty, loop, ops)
	e := t.exprs[k]
	if e == nil {
		e = &Expr{Kind: kind, Type: ty, Loop: loop, Ops: append([]*Expr(nil), ops...), width: t.Width(ty), size: 1}
		if kind == AddRec {
			e.bounds = t.bounds.in(loop)
		}
		for _, o := range ops {
			e.size = min(e.size+o.size, hugeSize)
			e.bounds = t.bounds.both(e.bounds, o.bounds)
		}
		t.number(k, e)
		if kind == AddRec {
			t.recs[loop] = append(t.recs[loop], e)
		}
	}
	t.AddFlags(e, flags)
	return e
}

func (t *Table) number(k key, e *Expr) {
	e.id = t.count
	t.count++
	t.exprs[k] = e
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
	k := key{kind: Const, a: n.Bits()}
	if v, ok := n.Uint64(); ok {
		k.b = int(v)
	} else {
		k.rest = string(n.Big().Bytes())
	}
	e := t.exprs[k]
	if e == nil {
		e = &Expr{Kind: Const, Type: t.Ctx.Int(n.Bits()), Num: n, width: n.Bits(), size: 1}
		t.number(k, e)
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
	k := key{kind: Unknown, value: v}
	e := t.exprs[k]
	if e == nil {
		e = &Expr{Kind: Unknown, Type: v.Type(), Value: v, width: t.Width(v.Type()), size: 1}
		if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi {
			e.bounds = &t.bounds.mixed
		}
		t.number(k, e)
	}
	return e
}

func Huge(ops []*Expr) bool {
	for _, o := range ops {
		if o.size >= hugeSize {
			return true
		}
	}
	return false
}
