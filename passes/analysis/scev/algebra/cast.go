package algebra

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
)

// TruncTo returns e cut to a narrower integer type.
func (s *Algebra) TruncTo(e *expr.Expr, ty *ir.Type) *expr.Expr { return s.trunc(e, ty, 0) }

// ZExtTo returns e extended by zeros to a wider integer type.
func (s *Algebra) ZExtTo(e *expr.Expr, ty *ir.Type) *expr.Expr { return s.zext(e, ty, 0) }

// SExtTo returns e extended by its sign to a wider integer type.
func (s *Algebra) SExtTo(e *expr.Expr, ty *ir.Type) *expr.Expr { return s.sext(e, ty, 0) }

// TruncOrZExt truncates or zero-extends e to a type.
func (s *Algebra) TruncOrZExt(e *expr.Expr, ty *ir.Type) *expr.Expr { return s.resize(e, ty, false, 0) }

// TruncOrSExt truncates or sign-extends e to a type.
func (s *Algebra) TruncOrSExt(e *expr.Expr, ty *ir.Type) *expr.Expr { return s.resize(e, ty, true, 0) }

// TruncOrExt returns e in a type of any width, extended as a signed or unsigned number.
func (s *Algebra) TruncOrExt(e *expr.Expr, ty *ir.Type, signed bool) *expr.Expr {
	return s.resize(e, ty, signed, 0)
}

// ExtTo returns the extension of e to a wider type, as a signed or unsigned number.
func (s *Algebra) ExtTo(e *expr.Expr, ty *ir.Type, signed bool) *expr.Expr {
	return s.extend(e, ty, signed, 0)
}

func (s *Algebra) resize(e *expr.Expr, ty *ir.Type, signed bool, depth int) *expr.Expr {
	switch w := s.Width(ty); {
	case w == e.Width():
		return e
	case w < e.Width():
		return s.trunc(e, ty, depth)
	case signed:
		return s.sext(e, ty, depth)
	}
	return s.zext(e, ty, depth)
}

func (s *Algebra) trunc(e *expr.Expr, ty *ir.Type, depth int) *expr.Expr {
	if x := s.Existing(expr.Trunc, ty, nil, e); x != nil {
		return x
	}
	switch e.Kind {
	case expr.Const:
		return s.ConstOf(e.Num.Trunc(ty.Bits))
	case expr.Trunc:
		return s.trunc(e.Ops[0], ty, depth+1)
	case expr.SExt:
		return s.resize(e.Ops[0], ty, true, depth+1)
	case expr.ZExt:
		return s.resize(e.Ops[0], ty, false, depth+1)
	}
	if depth > maxCastDepth {
		return s.Unique(expr.Trunc, ty, nil, expr.AnyWrap, e)
	}
	switch e.Kind {
	case expr.Add, expr.Mul:
		if x := s.truncOperands(e, ty, depth); x != nil {
			return x
		}
	case expr.AddRec:
		var ops []*expr.Expr
		for _, o := range e.Ops {
			ops = append(ops, s.trunc(o, ty, depth+1))
		}
		return s.Rec(e.Loop, expr.AnyWrap, ops...)
	}
	if s.MinTrailingZeros(e) >= ty.Bits {
		return s.Zero(ty)
	}
	return s.Unique(expr.Trunc, ty, nil, expr.AnyWrap, e)
}

// truncOperands computes a sum or product in the narrow type, if at most one truncation is left
// over.
func (s *Algebra) truncOperands(e *expr.Expr, ty *ir.Type, depth int) *expr.Expr {
	var ops []*expr.Expr
	left := 0
	for _, o := range e.Ops {
		t := s.trunc(o, ty, depth+1)
		if t.Kind == expr.Trunc && o.Kind != expr.Trunc && o.Kind != expr.ZExt && o.Kind != expr.SExt {
			if left++; left > 1 {
				return nil
			}
		}
		ops = append(ops, t)
	}
	if e.Kind == expr.Add {
		return s.Sum(ops...)
	}
	return s.Product(ops...)
}

func (s *Algebra) zext(e *expr.Expr, ty *ir.Type, depth int) *expr.Expr {
	switch e.Kind {
	case expr.Const:
		return s.ConstOf(e.Num.ZExtOrTrunc(ty.Bits))
	case expr.ZExt:
		return s.zext(e.Ops[0], ty, depth+1)
	}
	if x := s.Existing(expr.ZExt, ty, nil, e); x != nil {
		return x
	}
	if depth > maxCastDepth {
		return s.Unique(expr.ZExt, ty, nil, expr.AnyWrap, e)
	}
	var x *expr.Expr
	switch e.Kind {
	case expr.Trunc:
		inner := e.Ops[0]
		r := s.UnsignedRange(inner)
		if r.Trunc(e.Width()).ZExt(ty.Bits).Contains(r.ZExtOrTrunc(ty.Bits)) {
			return s.resize(inner, ty, false, depth)
		}
	case expr.AddRec:
		if e.IsAffine() {
			x = s.zextRecurrence(e, ty, depth)
		}
	}
	if x == nil {
		x = s.zextOperands(e, ty, depth)
	}
	if x != nil {
		return x
	}
	return s.Unique(expr.ZExt, ty, nil, expr.AnyWrap, e)
}

// zextOperands extends the operands where the operation does not overflow.
func (s *Algebra) zextOperands(e *expr.Expr, ty *ir.Type, depth int) *expr.Expr {
	if x, y := s.MatchRemainder(e); x != nil {
		return s.Remainder(s.zext(x, ty, depth+1), s.zext(y, ty, depth+1))
	}
	each := func() (ops []*expr.Expr) {
		for _, o := range e.Ops {
			ops = append(ops, s.zext(o, ty, depth+1))
		}
		return ops
	}
	switch e.Kind {
	case expr.UDiv:
		return s.Quotient(s.zext(e.Ops[0], ty, depth+1), s.zext(e.Ops[1], ty, depth+1))
	case expr.Add:
		if e.Has(expr.NUW) {
			return s.add(each(), expr.NUW, depth+1)
		}
		return s.splitConstant(e, ty, false, depth)
	case expr.Mul:
		if e.Has(expr.NUW) {
			return s.mul(each(), expr.NUW, depth+1)
		}
		return s.zextShifted(e, ty)
	case expr.UMin, expr.UMax:
		return s.MinMax(e.Kind, each()...)
	case expr.SeqUMin:
		return s.SequentialUMin(each()...)
	}
	return nil
}

// zextShifted: zext(2^k · trunc x to n bits) → 2^k · zext(trunc x to n−k bits).
func (s *Algebra) zextShifted(e *expr.Expr, ty *ir.Type) *expr.Expr {
	if len(e.Ops) != 2 || e.Ops[0].Kind != expr.Const || !e.Ops[0].Num.IsPowerOf2() || e.Ops[1].Kind != expr.Trunc {
		return nil
	}
	t := e.Ops[1]
	n := t.Width() - e.Ops[0].Num.Log2()
	return s.ProductFlags(expr.NUW, s.ZExtTo(e.Ops[0], ty), s.ZExtTo(s.TruncTo(t.Ops[0], s.Ctx.Int(n)), ty))
}

// splitConstant takes the low bits of the constant of a sum outside of the extension, where all
// other operands have zeros: there nothing overflows.
func (s *Algebra) splitConstant(e *expr.Expr, ty *ir.Type, signed bool, depth int) *expr.Expr {
	if e.Ops[0].Kind != expr.Const {
		return nil
	}
	zeros := e.Width()
	for _, o := range e.Ops[1:] {
		zeros = min(zeros, s.MinTrailingZeros(o))
	}
	d := lowBits(e.Ops[0].Num, zeros)
	if d.IsZero() {
		return nil
	}
	rest := s.add([]*expr.Expr{s.ConstOf(d.Neg()), e}, expr.AnyWrap, depth)
	return s.add([]*expr.Expr{s.extend(s.ConstOf(d), ty, signed, depth), s.extend(rest, ty, signed, depth+1)}, expr.NSW|expr.NUW, depth+1)
}

func lowBits(c bitvec.Int, n int) bitvec.Int {
	switch {
	case n == 0:
		return bitvec.Zero(c.Bits())
	case n >= c.Bits():
		return c
	}
	return c.Trunc(n).ZExtOrTrunc(c.Bits())
}

func (s *Algebra) extend(e *expr.Expr, ty *ir.Type, signed bool, depth int) *expr.Expr {
	if signed {
		return s.sext(e, ty, depth)
	}
	return s.zext(e, ty, depth)
}

func (s *Algebra) sext(e *expr.Expr, ty *ir.Type, depth int) *expr.Expr {
	switch e.Kind {
	case expr.Const:
		return s.ConstOf(e.Num.SExtOrTrunc(ty.Bits))
	case expr.SExt:
		return s.sext(e.Ops[0], ty, depth+1)
	case expr.ZExt:
		return s.zext(e.Ops[0], ty, depth+1)
	}
	if x := s.Existing(expr.SExt, ty, nil, e); x != nil {
		return x
	}
	if depth > maxCastDepth {
		return s.Unique(expr.SExt, ty, nil, expr.AnyWrap, e)
	}
	var x *expr.Expr
	switch e.Kind {
	case expr.Trunc:
		inner := e.Ops[0]
		r := s.SignedRange(inner)
		if r.Trunc(e.Width()).SExt(ty.Bits).Contains(r.SExtOrTrunc(ty.Bits)) {
			return s.resize(inner, ty, true, depth)
		}
	case expr.Add:
		if e.Has(expr.NSW) {
			x = s.add(s.sextAll(e.Ops, ty, depth), expr.NSW, depth+1)
		} else {
			x = s.splitConstant(e, ty, true, depth)
		}
	case expr.AddRec:
		if e.IsAffine() {
			x = s.sextRecurrence(e, ty, depth)
		}
	}
	switch {
	case x != nil:
		return x
	case s.NonNegative(e):
		return s.zext(e, ty, depth+1)
	case e.Kind == expr.SMin || e.Kind == expr.SMax:
		return s.MinMax(e.Kind, s.sextAll(e.Ops, ty, depth)...)
	}
	return s.Unique(expr.SExt, ty, nil, expr.AnyWrap, e)
}

func (s *Algebra) sextAll(list []*expr.Expr, ty *ir.Type, depth int) (ops []*expr.Expr) {
	for _, o := range list {
		ops = append(ops, s.sext(o, ty, depth+1))
	}
	return ops
}

// PtrToIntOf returns the address that a pointer expression stands for as an integer, nil where
// pointers have none.
func (s *Algebra) PtrToIntOf(e *expr.Expr) *expr.Expr {
	if !e.Type.IsPtr() {
		return e
	}
	if s.Layout.IsNonIntegral(e.Type.Space) || s.Layout.PtrBits(e.Type.Space) != s.Layout.IndexBits(e.Type.Space) {
		return nil
	}
	switch e.Kind {
	case expr.Unknown:
		if k, ok := e.Value.(*ir.Const); ok && k.Kind == ir.NullConst {
			return s.Zero(e.Type)
		}
		return s.Unique(expr.PtrToInt, s.IntType(e.Type), nil, expr.AnyWrap, e)
	case expr.AddRec, expr.Add, expr.SMin, expr.SMax, expr.UMin, expr.UMax, expr.SeqUMin:
		var ops []*expr.Expr
		for _, o := range e.Ops {
			ops = append(ops, s.PtrToIntOf(o))
		}
		return s.Rebuild(e, ops)
	}
	return nil
}

// Rebuild returns an expression like e with other operands; flags stay.
func (s *Algebra) Rebuild(e *expr.Expr, ops []*expr.Expr) *expr.Expr {
	switch e.Kind {
	case expr.Trunc:
		return s.TruncTo(ops[0], e.Type)
	case expr.ZExt:
		return s.ZExtTo(ops[0], e.Type)
	case expr.SExt:
		return s.SExtTo(ops[0], e.Type)
	case expr.Add:
		return s.SumFlags(e.Flags, ops...)
	case expr.Mul:
		return s.ProductFlags(e.Flags, ops...)
	case expr.UDiv:
		return s.Quotient(ops[0], ops[1])
	case expr.AddRec:
		return s.Rec(e.Loop, e.Flags, ops...)
	case expr.UMax, expr.SMax, expr.UMin, expr.SMin:
		return s.MinMax(e.Kind, ops...)
	case expr.SeqUMin:
		return s.SequentialUMin(ops...)
	case expr.PtrToInt:
		return s.PtrToIntOf(ops[0])
	}
	return e
}
