// Package expr is the expressions of scalar evolution: their kinds, the table that makes them
// unique, and their text. Start with Expr; Table.Unique makes one as it stands, without folding,
// and package algebra the canonical ones.
//
//   - expr.go: expressions, and questions that need nothing else
//   - table.go, unique.go: how they are made unique
//   - bounds.go: a cache of what is known of the numbers that they may be
//   - text.go: LLVM's printed form
package expr

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
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

// Expr is an expression. Two expressions of one Table are equal exactly when they are the same
// Go pointer. Flags may be added later, when they are proved; nothing else changes. A nil *Expr is
// an expression that could not be computed.
type Expr struct {
	Kind   Kind
	Flags  Flags
	stale  bool // names a value or a loop that is not what it was
	width  int32
	Type   *ir.Type // an integer or pointer type
	Ops    []*Expr
	Num    bitvec.Int // Const
	Value  ir.Value   // Unknown
	Loop   *analysis.Loop
	id     int32
	size   int32 // number of nodes, up to hugeSize
	hash   uint64
	next   *Expr   // in the table, with the same place
	bounds *bounds // says whether facts still hold; nil: those that no trip count refines
	facts  *facts  // what was found out of the numbers that the expression may be
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
func (e *Expr) Width() int { return int(e.width) }

// Before reports whether e was made before o: operands were made before their users.
func (e *Expr) Before(o *Expr) bool { return e.id < o.id }

// IsMinMax reports whether e is a minimum or maximum.
func (e *Expr) IsMinMax() bool { return e.Kind >= UMax && e.Kind <= SMin }

// Negated reports whether e is −1 times something.
func (e *Expr) Negated() bool { return e.Kind == Mul && len(e.Ops) == 2 && e.Ops[0].IsAllOnes() }

// Gone reports whether e names an instruction that was erased, or code that was replaced.
func (e *Expr) Gone() bool {
	return e != nil && e.Contains(func(o *Expr) bool {
		if o.stale {
			return true
		}
		i, ok := o.Value.(*ir.Instr)
		return ok && i.Block() == nil
	})
}

// Contains reports whether p holds for e or one of its operands, transitively; each expression is
// visited once.
func (e *Expr) Contains(p func(*Expr) bool) bool {
	if e.size <= 8 {
		return p(e) || slices.ContainsFunc(e.Ops, func(o *Expr) bool { return o.Contains(p) })
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

// NonConstantNegative reports whether e is a product with a negative constant, which is better
// subtracted than added.
func (e *Expr) NonConstantNegative() bool {
	return e.Kind == Mul && e.Ops[0].Kind == Const && e.Ops[0].Num.IsNegative()
}

// InLoop is an expression as a loop, or the function's body (nil), sees it: what facts about both
// are kept by.
type InLoop struct {
	Expr *Expr
	Loop *analysis.Loop
}
