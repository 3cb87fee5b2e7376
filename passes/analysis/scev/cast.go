package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// TruncTo returns e cut to a narrower integer type.
func (s *Algebra) TruncTo(e *Expr, ty *ir.Type) *Expr { return s.trunc(e, ty, 0) }

// ZExtTo returns e extended by zeros to a wider integer type.
func (s *Algebra) ZExtTo(e *Expr, ty *ir.Type) *Expr { return s.zext(e, ty, 0) }

// SExtTo returns e extended by its sign to a wider integer type.
func (s *Algebra) SExtTo(e *Expr, ty *ir.Type) *Expr { return s.sext(e, ty, 0) }

// TruncOrZExt truncates or zero-extends e to a type.
func (s *Algebra) TruncOrZExt(e *Expr, ty *ir.Type) *Expr { return s.resize(e, ty, false, 0) }

// TruncOrSExt truncates or sign-extends e to a type.
func (s *Algebra) TruncOrSExt(e *Expr, ty *ir.Type) *Expr { return s.resize(e, ty, true, 0) }

// TruncOrExt returns e in a type of any width, extended as a signed or unsigned number.
func (s *Algebra) TruncOrExt(e *Expr, ty *ir.Type, signed bool) *Expr {
	return s.resize(e, ty, signed, 0)
}

// ExtTo returns the extension of e to a wider type, as a signed or unsigned number.
func (s *Algebra) ExtTo(e *Expr, ty *ir.Type, signed bool) *Expr { return s.extend(e, ty, signed, 0) }

func (s *Algebra) resize(e *Expr, ty *ir.Type, signed bool, depth int) *Expr {
	switch w := s.Width(ty); {
	case w == e.width:
		return e
	case w < e.width:
		return s.trunc(e, ty, depth)
	case signed:
		return s.sext(e, ty, depth)
	}
	return s.zext(e, ty, depth)
}

func (s *Algebra) trunc(e *Expr, ty *ir.Type, depth int) *Expr {
	if x := s.existing(Trunc, ty, nil, e); x != nil {
		return x
	}
	switch e.Kind {
	case Const:
		return s.ConstOf(e.Num.Trunc(ty.Bits))
	case Trunc:
		return s.trunc(e.Ops[0], ty, depth+1)
	case SExt:
		return s.resize(e.Ops[0], ty, true, depth+1)
	case ZExt:
		return s.resize(e.Ops[0], ty, false, depth+1)
	}
	if depth > maxCastDepth {
		return s.unique(Trunc, ty, nil, AnyWrap, e)
	}
	switch e.Kind {
	case Add, Mul:
		if x := s.truncOperands(e, ty, depth); x != nil {
			return x
		}
	case AddRec:
		var ops []*Expr
		for _, o := range e.Ops {
			ops = append(ops, s.trunc(o, ty, depth+1))
		}
		return s.Rec(e.Loop, AnyWrap, ops...)
	}
	if s.MinTrailingZeros(e) >= ty.Bits {
		return s.Zero(ty)
	}
	return s.unique(Trunc, ty, nil, AnyWrap, e)
}

// truncOperands computes a sum or product in the narrow type, if at most one truncation is left
// over.
func (s *Algebra) truncOperands(e *Expr, ty *ir.Type, depth int) *Expr {
	var ops []*Expr
	left := 0
	for _, o := range e.Ops {
		t := s.trunc(o, ty, depth+1)
		if t.Kind == Trunc && o.Kind != Trunc && o.Kind != ZExt && o.Kind != SExt {
			if left++; left > 1 {
				return nil
			}
		}
		ops = append(ops, t)
	}
	if e.Kind == Add {
		return s.Sum(ops...)
	}
	return s.Product(ops...)
}

func (s *Algebra) zext(e *Expr, ty *ir.Type, depth int) *Expr {
	switch e.Kind {
	case Const:
		return s.ConstOf(e.Num.ZExtOrTrunc(ty.Bits))
	case ZExt:
		return s.zext(e.Ops[0], ty, depth+1)
	}
	if x := s.existing(ZExt, ty, nil, e); x != nil {
		return x
	}
	if depth > maxCastDepth {
		return s.unique(ZExt, ty, nil, AnyWrap, e)
	}
	var x *Expr
	switch e.Kind {
	case Trunc:
		inner := e.Ops[0]
		r := s.UnsignedRange(inner)
		if r.Trunc(e.width).ZExt(ty.Bits).Contains(r.ZExtOrTrunc(ty.Bits)) {
			return s.resize(inner, ty, false, depth)
		}
	case AddRec:
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
	return s.unique(ZExt, ty, nil, AnyWrap, e)
}

// zextOperands extends the operands where the operation does not overflow.
func (s *Algebra) zextOperands(e *Expr, ty *ir.Type, depth int) *Expr {
	if x, y := s.matchRemainder(e); x != nil {
		return s.Remainder(s.zext(x, ty, depth+1), s.zext(y, ty, depth+1))
	}
	each := func() (ops []*Expr) {
		for _, o := range e.Ops {
			ops = append(ops, s.zext(o, ty, depth+1))
		}
		return ops
	}
	switch e.Kind {
	case UDiv:
		return s.Quotient(s.zext(e.Ops[0], ty, depth+1), s.zext(e.Ops[1], ty, depth+1))
	case Add:
		if e.Has(NUW) {
			return s.add(each(), NUW, depth+1)
		}
		return s.splitConstant(e, ty, false, depth)
	case Mul:
		if e.Has(NUW) {
			return s.mul(each(), NUW, depth+1)
		}
		return s.zextShifted(e, ty)
	case UMin, UMax:
		return s.MinMax(e.Kind, each()...)
	case SeqUMin:
		return s.SequentialUMin(each()...)
	}
	return nil
}

// zextShifted: zext(2^k · trunc x to n bits) → 2^k · zext(trunc x to n−k bits).
func (s *Algebra) zextShifted(e *Expr, ty *ir.Type) *Expr {
	if len(e.Ops) != 2 || e.Ops[0].Kind != Const || !e.Ops[0].Num.IsPowerOf2() || e.Ops[1].Kind != Trunc {
		return nil
	}
	t := e.Ops[1]
	n := t.width - e.Ops[0].Num.Log2()
	return s.ProductFlags(NUW, s.ZExtTo(e.Ops[0], ty), s.ZExtTo(s.TruncTo(t.Ops[0], s.Ctx.Int(n)), ty))
}

// splitConstant takes the low bits of the constant of a sum outside of the extension, where all
// other operands have zeros: there nothing overflows.
func (s *Algebra) splitConstant(e *Expr, ty *ir.Type, signed bool, depth int) *Expr {
	if e.Ops[0].Kind != Const {
		return nil
	}
	zeros := e.width
	for _, o := range e.Ops[1:] {
		zeros = min(zeros, s.MinTrailingZeros(o))
	}
	d := lowBits(e.Ops[0].Num, zeros)
	if d.IsZero() {
		return nil
	}
	rest := s.add([]*Expr{s.ConstOf(d.Neg()), e}, AnyWrap, depth)
	return s.add([]*Expr{s.extend(s.ConstOf(d), ty, signed, depth), s.extend(rest, ty, signed, depth+1)}, NSW|NUW, depth+1)
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

func (s *Algebra) extend(e *Expr, ty *ir.Type, signed bool, depth int) *Expr {
	if signed {
		return s.sext(e, ty, depth)
	}
	return s.zext(e, ty, depth)
}

func (s *Algebra) sext(e *Expr, ty *ir.Type, depth int) *Expr {
	switch e.Kind {
	case Const:
		return s.ConstOf(e.Num.SExtOrTrunc(ty.Bits))
	case SExt:
		return s.sext(e.Ops[0], ty, depth+1)
	case ZExt:
		return s.zext(e.Ops[0], ty, depth+1)
	}
	if x := s.existing(SExt, ty, nil, e); x != nil {
		return x
	}
	if depth > maxCastDepth {
		return s.unique(SExt, ty, nil, AnyWrap, e)
	}
	var x *Expr
	switch e.Kind {
	case Trunc:
		inner := e.Ops[0]
		r := s.SignedRange(inner)
		if r.Trunc(e.width).SExt(ty.Bits).Contains(r.SExtOrTrunc(ty.Bits)) {
			return s.resize(inner, ty, true, depth)
		}
	case Add:
		if e.Has(NSW) {
			x = s.add(s.sextAll(e.Ops, ty, depth), NSW, depth+1)
		} else {
			x = s.splitConstant(e, ty, true, depth)
		}
	case AddRec:
		if e.IsAffine() {
			x = s.sextRecurrence(e, ty, depth)
		}
	}
	switch {
	case x != nil:
		return x
	case s.NonNegative(e):
		return s.zext(e, ty, depth+1)
	case e.Kind == SMin || e.Kind == SMax:
		return s.MinMax(e.Kind, s.sextAll(e.Ops, ty, depth)...)
	}
	return s.unique(SExt, ty, nil, AnyWrap, e)
}

func (s *Algebra) sextAll(list []*Expr, ty *ir.Type, depth int) (ops []*Expr) {
	for _, o := range list {
		ops = append(ops, s.sext(o, ty, depth+1))
	}
	return ops
}

// PtrToIntOf returns the address that a pointer expression stands for as an integer, nil where
// pointers have none.
func (s *Algebra) PtrToIntOf(e *Expr) *Expr {
	if !e.Type.IsPtr() {
		return e
	}
	if s.Layout.IsNonIntegral(e.Type.Space) || s.Layout.PtrBits(e.Type.Space) != s.Layout.IndexBits(e.Type.Space) {
		return nil
	}
	switch e.Kind {
	case Unknown:
		if k, ok := e.Value.(*ir.Const); ok && k.Kind == ir.NullConst {
			return s.Zero(e.Type)
		}
		return s.unique(PtrToInt, s.IntType(e.Type), nil, AnyWrap, e)
	case AddRec, Add, SMin, SMax, UMin, UMax, SeqUMin:
		var ops []*Expr
		for _, o := range e.Ops {
			ops = append(ops, s.PtrToIntOf(o))
		}
		return s.rebuild(e, ops)
	}
	return nil
}

// rebuild returns an expression like e with other operands; flags stay.
func (s *Algebra) rebuild(e *Expr, ops []*Expr) *Expr {
	switch e.Kind {
	case Trunc:
		return s.TruncTo(ops[0], e.Type)
	case ZExt:
		return s.ZExtTo(ops[0], e.Type)
	case SExt:
		return s.SExtTo(ops[0], e.Type)
	case Add:
		return s.SumFlags(e.Flags, ops...)
	case Mul:
		return s.ProductFlags(e.Flags, ops...)
	case UDiv:
		return s.Quotient(ops[0], ops[1])
	case AddRec:
		return s.Rec(e.Loop, e.Flags, ops...)
	case UMax, SMax, UMin, SMin:
		return s.MinMax(e.Kind, ops...)
	case SeqUMin:
		return s.SequentialUMin(ops...)
	case PtrToInt:
		return s.PtrToIntOf(ops[0])
	}
	return e
}
