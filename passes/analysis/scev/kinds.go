package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev/algebra"
	"opt-go/passes/analysis/scev/expr"
)

// What the layers define and users of this package name.
type (
	Expr  = expr.Expr
	Kind  = expr.Kind
	Flags = expr.Flags
)

// The kinds of expressions.
const (
	Const    = expr.Const
	Trunc    = expr.Trunc
	ZExt     = expr.ZExt
	SExt     = expr.SExt
	Add      = expr.Add
	Mul      = expr.Mul
	UDiv     = expr.UDiv
	AddRec   = expr.AddRec
	UMax     = expr.UMax
	SMax     = expr.SMax
	UMin     = expr.UMin
	SMin     = expr.SMin
	SeqUMin  = expr.SeqUMin
	PtrToInt = expr.PtrToInt
	Unknown  = expr.Unknown
)

// The flags of expressions.
const (
	NW      = expr.NW
	NUW     = expr.NUW
	NSW     = expr.NSW
	AnyWrap = expr.AnyWrap
)

// How a value behaves in a loop.
const (
	LoopVariant    = algebra.LoopVariant
	LoopInvariant  = algebra.LoopInvariant
	LoopComputable = algebra.LoopComputable
)

// Analyzable reports whether values of the type have expressions.
func Analyzable(t *ir.Type) bool { return expr.Analyzable(t) }
