package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
)

// Of returns the expression of an integer or pointer value.
func (s *Evolution) Of(v ir.Value) *Expr {
	if e := s.known(v); e != nil {
		return e
	}
	// Operands first, so that long chains do not become deep recursion.
	type visit struct {
		v    ir.Value
		done bool
	}
	stack := []visit{{v, false}}
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if s.known(t.v) != nil {
			continue
		}
		if t.done {
			s.set(t.v, s.create(t.v))
			continue
		}
		stack = append(stack, visit{t.v, true})
		i, ok := t.v.(*ir.Instr)
		if !ok || i.Op() == ir.Phi || i.Op() == ir.Load || i.Op().IsCall() || !s.Dom.Reachable(i.Block()) {
			continue
		}
		for _, o := range i.Operands() {
			if j, isInstr := o.(*ir.Instr); isInstr && Analyzable(j.Type()) && s.known(o) == nil {
				stack = append(stack, visit{o, false})
			}
		}
	}
	return s.values.get(v)
}

// known returns the expression of a value if it has one already.
func (s *Evolution) known(v ir.Value) *Expr {
	if n, ok := bitvec.Of(v); ok && v.Type().Kind == ir.IntKind {
		return s.ConstOf(n)
	}
	return s.values.get(v)
}

func (s *Evolution) set(v ir.Value, e *Expr) {
	s.values.set(v, e)
	s.holders.order = append(s.holders.order, v)
	if len(s.symbolic) > 0 {
		s.trail = append(s.trail, v)
	}
}

func (s *Evolution) create(v ir.Value) *Expr {
	i, ok := v.(*ir.Instr)
	if ok && !s.Dom.Reachable(i.Block()) {
		return s.UnknownOf(ir.NewPoison(v.Type()))
	}
	op := analysis.Opcode(v)
	if b, ok := s.matchBinary(v); ok {
		if e := s.ofBinary(v, b); e != nil {
			return e
		}
		return s.UnknownOf(v)
	}
	switch op {
	case ir.Trunc:
		return s.TruncTo(s.Of(analysis.Operand(v, 0)), v.Type())
	case ir.ZExt:
		return s.ZExtTo(s.Of(analysis.Operand(v, 0)), v.Type())
	case ir.SExt:
		return s.ofSExt(v)
	case ir.BitCast:
		if x := analysis.Operand(v, 0); x.Type() == v.Type() {
			return s.Of(x)
		}
	case ir.PtrToInt:
		if e := s.PtrToIntOf(s.Of(analysis.Operand(v, 0))); e != nil {
			return s.TruncOrZExt(e, v.Type())
		}
	case ir.GetElementPtr:
		if e := s.ofGEP(v); e != nil {
			return e
		}
	}
	if i == nil {
		return s.UnknownOf(v)
	}
	switch op {
	case ir.SDiv, ir.SRem:
		x, y := s.Of(i.Operand(0)), s.Of(i.Operand(1))
		if s.NonNegative(x) && s.NonNegative(y) {
			if op == ir.SDiv {
				return s.Quotient(x, y)
			}
			return s.Remainder(x, y)
		}
	case ir.Phi:
		return s.ofPhi(i)
	case ir.Select:
		return s.ofChoice(i, i.Operand(0), i.Operand(1), i.Operand(2))
	case ir.Call:
		if e := s.ofCall(i); e != nil {
			return e
		}
	}
	return s.UnknownOf(v)
}

// operation is a binary operation as scalar evolution treats it: or may be an addition, a shift by
// a constant a division.
type operation struct {
	op    ir.Op
	x, y  ir.Value
	flags ir.Flags
	at    *ir.Instr // the operation whose flags count; nil: none does
}

func (s *Evolution) matchBinary(v ir.Value) (b operation, ok bool) {
	op := analysis.Opcode(v)
	i, _ := v.(*ir.Instr)
	if i == nil && op == ir.BadOp {
		return b, false
	}
	switch op {
	case ir.Add, ir.Sub, ir.Mul, ir.UDiv, ir.URem, ir.And, ir.AShr, ir.Shl, ir.Or, ir.Xor, ir.LShr:
	case ir.ExtractValue:
		return matchOverflowing(i)
	default:
		return b, false
	}
	b = operation{op: op, x: analysis.Operand(v, 0), y: analysis.Operand(v, 1), at: i}
	if i != nil {
		b.flags = i.Flags
	}
	n, isConst := bitvec.Of(b.y)
	switch op {
	case ir.Or:
		if b.flags&ir.Disjoint != 0 {
			return operation{op: ir.Add, x: b.x, y: b.y, flags: ir.NUW | ir.NSW}, true
		}
	case ir.Xor:
		if isConst && n.IsMinSigned() || v.Type().IsInt(1) {
			return operation{op: ir.Add, x: b.x, y: b.y}, true
		}
	case ir.LShr:
		if isConst {
			if c, fits := n.Uint64(); fits && c < uint64(n.Bits()) {
				d := bitvec.One(n.Bits()).Shl(int(c)).Const(v.Type())
				return operation{op: ir.UDiv, x: b.x, y: d}, true
			}
		}
	}
	return b, true
}

// matchOverflowing matches the result of an operation with an overflow bit; facts about that bit
// are not used.
func matchOverflowing(i *ir.Instr) (b operation, ok bool) {
	call, isCall := i.Operand(0).(*ir.Instr)
	if !isCall || call.Op() != ir.Call || len(i.Indices()) != 1 || i.Indices()[0] != 0 {
		return b, false
	}
	switch call.IntrinsicID() {
	case "llvm.sadd.with.overflow", "llvm.uadd.with.overflow":
		b.op = ir.Add
	case "llvm.ssub.with.overflow", "llvm.usub.with.overflow":
		b.op = ir.Sub
	case "llvm.smul.with.overflow", "llvm.umul.with.overflow":
		b.op = ir.Mul
	default:
		return b, false
	}
	b.x, b.y = call.Arg(0), call.Arg(1)
	return b, true
}

func (s *Evolution) flagsOfBinary(b operation) Flags {
	if b.at == nil {
		return AnyWrap
	}
	return s.flagsOf(b.at)
}

func (s *Evolution) ofBinary(v ir.Value, b operation) *Expr {
	switch b.op {
	case ir.Add, ir.Sub:
		return s.ofSum(b)
	case ir.Mul:
		return s.ofProduct(b)
	case ir.UDiv:
		return s.Quotient(s.Of(b.x), s.Of(b.y))
	case ir.URem:
		return s.Remainder(s.Of(b.x), s.Of(b.y))
	case ir.And:
		return s.ofAnd(b)
	case ir.Or:
		if v.Type().IsInt(1) {
			return s.MinMax(UMax, s.Of(b.x), s.Of(b.y))
		}
	case ir.Xor:
		return s.ofXor(b)
	case ir.Shl:
		return s.ofShl(b)
	case ir.AShr:
		return s.ofAShr(v.Type(), b)
	}
	return nil
}

// ofSum collects a chain of additions and subtractions into one sum. An operation whose flags hold
// is a sum of its own.
func (s *Evolution) ofSum(b operation) *Expr {
	if b.op == ir.Sub {
		return s.MinusFlags(s.flagsOfBinary(b), s.Of(b.x), s.Of(b.y))
	}
	var ops []*Expr
	for first := true; ; first = false {
		if b.at != nil {
			if e := s.values.get(b.at); e != nil && !first {
				ops = append(ops, e)
				break
			}
			if f := s.flagsOf(b.at); f != AnyWrap {
				if b.op == ir.Sub {
					ops = append(ops, s.MinusFlags(f, s.Of(b.x), s.Of(b.y)))
				} else {
					ops = append(ops, s.SumFlags(f, s.Of(b.x), s.Of(b.y)))
				}
				break
			}
		}
		y := s.Of(b.y)
		if b.op == ir.Sub {
			y = s.Negate(y)
		}
		ops = append(ops, y)
		next, ok := s.matchBinary(b.x)
		if !ok || next.op != ir.Add && next.op != ir.Sub {
			ops = append(ops, s.Of(b.x))
			break
		}
		b = next
	}
	return s.Sum(ops...)
}

func (s *Evolution) ofProduct(b operation) *Expr {
	var ops []*Expr
	for first := true; ; first = false {
		if b.at != nil {
			if e := s.values.get(b.at); e != nil && !first {
				ops = append(ops, e)
				break
			}
			if f := s.flagsOf(b.at); f != AnyWrap {
				ops = append(ops, s.ProductFlags(f, s.Of(b.x), s.Of(b.y)))
				break
			}
		}
		ops = append(ops, s.Of(b.y))
		next, ok := s.matchBinary(b.x)
		if !ok || next.op != ir.Mul {
			ops = append(ops, s.Of(b.x))
			break
		}
		b = next
	}
	return s.Product(ops...)
}

// ofAnd: a mask of consecutive bits is a division, a truncation, an extension and a multiplication.
func (s *Evolution) ofAnd(b operation) *Expr {
	c, ok := bitvec.Of(b.y)
	if !ok {
		if b.x.Type().IsInt(1) {
			return s.MinMax(UMin, s.Of(b.x), s.Of(b.y))
		}
		return nil
	}
	switch {
	case c.IsZero():
		return s.ConstOf(c)
	case c.IsAllOnes():
		return s.Of(b.x)
	}
	w := c.Bits()
	lz, tz := c.LeadingZeros(), c.TrailingZeros()
	zero := s.Query.KnownBits(b.x).Bits(w).Zero
	mask := bitvec.AllOnes(w).LShr(lz + tz).Shl(tz)
	if lz == 0 && tz == 0 || !c.Not().And(zero.Not()).And(mask).IsZero() {
		if b.x.Type().IsInt(1) {
			return s.MinMax(UMin, s.Of(b.x), s.Of(b.y))
		}
		return nil
	}
	x := s.Of(b.x)
	scale := s.ConstOf(bitvec.One(w).Shl(tz))
	var shifted *Expr
	if x.Kind == Mul && x.Ops[0].Kind == Const {
		g := min(x.Ops[0].Num.TrailingZeros(), tz)
		ops := append([]*Expr{s.ConstOf(x.Ops[0].Num.AShr(g))}, x.Ops[1:]...)
		shifted = s.Quotient(s.ProductFlags(x.Flags, ops...), s.ConstOf(bitvec.One(w).Shl(tz-g)))
	} else {
		shifted = s.Quotient(x, scale)
	}
	return s.Product(s.ZExtTo(s.TruncTo(shifted, s.Ctx.Int(w-lz-tz)), x.Type), scale)
}

func (s *Evolution) ofXor(b operation) *Expr {
	c, ok := bitvec.Of(b.y)
	if !ok {
		return nil
	}
	if c.IsAllOnes() {
		return s.Not(s.Of(b.x))
	}
	// (x & c) ^ c is ~x & c for a mask c of low bits.
	in, isInstr := b.x.(*ir.Instr)
	if !isInstr || in.Op() != ir.And || in.Operand(1) != b.y {
		return nil
	}
	z := s.Of(b.x)
	if z.Kind != ZExt {
		return nil
	}
	inner := z.Ops[0]
	low := bitvec.AllOnes(inner.Width()).ZExtOrTrunc(c.Bits())
	if c.Eq(low) {
		return s.ZExtTo(s.Not(inner), z.Type)
	}
	if t := c.Trunc(inner.Width()); t.ZExtOrTrunc(c.Bits()).Eq(c) && t.IsMinSigned() {
		return s.ZExtTo(s.Sum(inner, s.ConstOf(t)), z.Type)
	}
	return nil
}

// ofShl: a shift by a constant is a multiplication; nsw goes over unless the shift reaches the sign
// bit.
func (s *Evolution) ofShl(b operation) *Expr {
	c, ok := bitvec.Of(b.y)
	if !ok {
		return nil
	}
	n, fits := c.Uint64()
	w := c.Bits()
	if !fits || n >= uint64(w) {
		return nil
	}
	f := s.flagsOfBinary(b)
	if f&NSW != 0 && f&NUW == 0 && n == uint64(w-1) {
		f &^= NSW
	}
	return s.ProductFlags(f, s.Of(b.x), s.ConstOf(bitvec.One(w).Shl(int(n))))
}

// ofAShr: a shift left and back by constants extends the sign of the low bits.
func (s *Evolution) ofAShr(ty *ir.Type, b operation) *Expr {
	c, ok := bitvec.Of(b.y)
	if !ok {
		return nil
	}
	m, fits := c.Uint64()
	w := c.Bits()
	if !fits || m >= uint64(w) {
		return nil
	}
	if m == 0 {
		return s.Of(b.x)
	}
	in := b.x
	var plus *Expr
	narrow := s.Ctx.Int(w - int(m))
	if analysis.Opcode(in) == ir.Add {
		k, isConst := bitvec.Of(analysis.Operand(in, 1))
		if !isConst {
			return nil
		}
		plus = s.ConstOf(k.AShr(int(m)).Trunc(narrow.Bits))
		in = analysis.Operand(in, 0)
	}
	if analysis.Opcode(in) != ir.Shl {
		return nil
	}
	k, isConst := bitvec.Of(analysis.Operand(in, 1))
	if !isConst {
		return nil
	}
	n, fits := k.Uint64()
	if !fits || n >= uint64(w) || n < m {
		return nil
	}
	e := s.Product(s.TruncTo(s.Of(analysis.Operand(in, 0)), narrow), s.ConstOf(bitvec.One(narrow.Bits).Shl(int(n-m))))
	if plus != nil {
		e = s.Sum(e, plus)
	}
	return s.SExtTo(e, ty)
}

// ofSExt extends the operands of a difference without overflow, whose flag a sum with a negation
// may have lost.
func (s *Evolution) ofSExt(v ir.Value) *Expr {
	x := analysis.Operand(v, 0)
	if b, ok := s.matchBinary(x); ok && b.op == ir.Sub && b.flags&ir.NSW != 0 {
		return s.MinusFlags(NSW, s.SExtTo(s.Of(b.x), v.Type()), s.SExtTo(s.Of(b.y), v.Type()))
	}
	return s.SExtTo(s.Of(x), v.Type())
}

func gepFlags(v ir.Value) ir.Flags {
	switch g := v.(type) {
	case *ir.Instr:
		return g.Flags
	case *ir.Const:
		return g.Flags
	}
	return 0
}

// ofGEP returns the address that a getelementptr computes.
func (s *Evolution) ofGEP(v ir.Value) *Expr {
	if !v.Type().IsPtr() {
		return nil
	}
	ops := operandsOf(v)
	var indices []*Expr
	for _, o := range ops[1:] {
		indices = append(indices, s.Of(o))
	}
	return s.OfGEP(v, indices)
}

func operandsOf(v ir.Value) (ops []ir.Value) {
	if k, ok := v.(*ir.Const); ok {
		return k.Elems
	}
	for _, o := range v.(*ir.Instr).Operands() {
		ops = append(ops, o)
	}
	return ops
}

// OfGEP returns the address that a getelementptr computes, or would compute with other indices; nil
// where its type has no fixed size. Flags are v's.
func (s *Evolution) OfGEP(v ir.Value, indices []*Expr) *Expr {
	elem := v.Type()
	var flags Flags
	switch g := v.(type) {
	case *ir.Instr:
		elem = g.ElemTy
		flags = s.flagsOfGEP(g)
	case *ir.Const:
		elem = g.ElemTy
	}
	if !elem.IsSized() || elem.HasScalable() {
		return nil
	}
	return s.GEP(elem, s.Of(analysis.Operand(v, 0)), flags, indices)
}

// flagsOfGEP: the offsets of an inbounds getelementptr do not overflow as signed numbers, and not
// as unsigned ones when all of them are not negative.
func (s *Evolution) flagsOfGEP(g *ir.Instr) Flags {
	if g.Flags&ir.InBounds == 0 || !s.neverPoison(g) {
		return AnyWrap
	}
	return NSW
}

// GEP returns base plus the offsets that the indices select in elements of a type. With NSW the
// offsets, and their sum, do not overflow as signed numbers.
func (s *Evolution) GEP(elem *ir.Type, base *Expr, flags Flags, indices []*Expr) *Expr {
	ity := s.IntType(base.Type)
	var offsets []*Expr
	cur := elem
	for k, x := range indices {
		switch {
		case k > 0 && cur.Kind == ir.StructKind:
			n, _ := x.Num.Uint64()
			offsets = append(offsets, s.ConstOf(bitvec.New(ity.Bits, s.Layout.FieldOffset(cur, n))))
			cur = cur.FieldAt(n)
			continue
		case k > 0:
			cur = cur.Elem
		}
		x = s.TruncOrSExt(x, ity)
		size := s.ConstOf(bitvec.New(ity.Bits, s.Layout.AllocSize(cur)))
		offsets = append(offsets, s.ProductFlags(flags, x, size))
	}
	if len(offsets) == 0 {
		return base
	}
	offset := s.SumFlags(flags, offsets...)
	baseFlags := AnyWrap
	if flags&NSW != 0 && s.NonNegative(offset) {
		baseFlags = NUW
	}
	sum := s.SumFlags(baseFlags, base, offset)
	return sum
}

// ofCall returns the expression of an intrinsic that is arithmetic, or of a call that returns an
// argument.
func (s *Evolution) ofCall(i *ir.Instr) *Expr {
	if f := i.CalledFunc(); f != nil {
		for k := range i.NumArgs() {
			if k < len(i.Info.Attrs.Params) && i.Info.Attrs.Param(k).Has("returned") || k < len(f.Attrs.Params) && f.Attrs.Param(k).Has("returned") {
				if Analyzable(i.Arg(k).Type()) && i.Arg(k).Type() == i.Type() {
					return s.Of(i.Arg(k))
				}
			}
		}
	}
	arg := func(k int) *Expr { return s.Of(i.Arg(k)) }
	if !i.Type().IsInt() {
		return nil
	}
	switch i.IntrinsicID() {
	case "llvm.abs":
		var f Flags
		if k := ir.AsInt(i.Arg(1)); k != nil && !k.IsZero() {
			f = NSW
		}
		return s.MinMax(SMax, arg(0), s.NegateFlags(f, arg(0)))
	case "llvm.umax":
		return s.MinMax(UMax, arg(0), arg(1))
	case "llvm.umin":
		return s.MinMax(UMin, arg(0), arg(1))
	case "llvm.smax":
		return s.MinMax(SMax, arg(0), arg(1))
	case "llvm.smin":
		return s.MinMax(SMin, arg(0), arg(1))
	case "llvm.usub.sat":
		return s.MinusFlags(NUW, arg(0), s.MinMax(UMin, arg(0), arg(1)))
	case "llvm.uadd.sat":
		return s.SumFlags(NUW, s.MinMax(UMin, arg(0), s.Not(arg(1))), arg(1))
	case "llvm.annotation", "llvm.start.loop.iterations":
		return arg(0)
	}
	return nil
}
