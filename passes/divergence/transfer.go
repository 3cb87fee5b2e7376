package divergence

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify"
	"opt-go/passes/target"
)

// operation is an instruction with the states of its operands at this use.
type operation struct {
	*ir.Instr
	x        []State // by operand
	degree   int
	integers bool // numbers do not wrap
	layout   *ir.DataLayout
	t        *target.Target
	query    *simplify.Query
}

// transfer is the abstract semantics of an opcode or intrinsic (Fig. 13) for values of numbers.
type transfer func(o *operation) State

// transfers lists the operations that keep more of their operands than whether they are uniform.
// For integers wrap-around is harmless in sums and products, which hold modulo 2^w; what needs
// integers (extensions, ordered compares, minima, divisions) asks for the marks of exactness that
// nsw and nuw give.
var transfers = [ir.NumOps]transfer{
	ir.Add:           func(o *operation) State { return o.sum(&o.x[0], &o.x[1]) },
	ir.Sub:           sub,
	ir.Mul:           func(o *operation) State { return o.product(&o.x[0], &o.x[1]) },
	ir.Shl:           shl,
	ir.Or:            or,
	ir.Xor:           xor,
	ir.SDiv:          divideExactly,
	ir.UDiv:          divideExactly,
	ir.AShr:          divideExactly,
	ir.LShr:          divideExactly,
	ir.Trunc:         trunc,
	ir.SExt:          extend,
	ir.ZExt:          extend,
	ir.PtrToInt:      resize,
	ir.PtrToAddr:     resize,
	ir.IntToPtr:      resize,
	ir.BitCast:       func(o *operation) State { return o.same(o.x[0]) },
	ir.AddrSpaceCast: spaceCast,
	ir.GetElementPtr: address,
	ir.Select:        choice,
	ir.ICmp:          compare,
}

// intrinsicTransfers is transfers for intrinsics, by ir.Func.IntrinsicID.
var intrinsicTransfers = map[string]transfer{
	"llvm.smin": extremum,
	"llvm.smax": extremum,
	"llvm.umin": extremum,
	"llvm.umax": extremum,
}

// opaque is the rule for all other operations: uniform operands give a uniform result.
func opaque(x []State) State {
	for k := range x {
		if !x[k].IsUniform() {
			return anything()
		}
	}
	return uniform()
}

func (o *operation) opaque() State { return opaque(o.x) }

// width returns the width of integers and pointers whose states have coefficients, 0 for other
// types.
func width(layout *ir.DataLayout, ty *ir.Type) int {
	w := 0
	switch ty.Kind {
	case ir.IntKind:
		w = ty.Bits
	case ir.PtrKind:
		w = layout.PtrBits(ty.Space)
	}
	if w > 64 {
		return 0
	}
	return w
}

func (o *operation) width(v ir.Value) int { return width(o.layout, v.Type()) }

// withExact marks uniform values as exact: each is itself the summand.
func withExact(s State) State {
	if s.IsUniform() {
		s.signed, s.unsigned = true, s.Const.Unknown || s.Const.Value >= 0
	}
	return s
}

// noWrap reports whether the operation does not overflow, by its flags or by the facts about the
// operands.
func (o *operation) noWrap(signed bool) bool {
	switch {
	case o.integers:
		return true
	case o.HasFlag(ir.NSW) && signed, o.HasFlag(ir.NUW) && !signed, o.Op() == ir.Or: // of disjoint bits: no carries
		return true
	case o.Op() == ir.Shl:
		return o.fits(o.x[1].Const.Value, signed)
	}
	return o.query.Overflows(o.Op(), signed, o.Operand(0), o.Operand(1)) == simplify.NeverOverflows
}

// mark completes a sum, difference or product of x and y: it is exact if they are, no coefficient
// has wrapped, and the operation does not wrap.
func (o *operation) mark(s State, x, y *State, wrapped bool) State {
	if s.IsUniform() || wrapped {
		return withExact(s)
	}
	s.signed = x.signed && y.signed && o.noWrap(true)
	s.unsigned = x.unsigned && y.unsigned && o.noWrap(false)
	return s
}

func (o *operation) sum(x, y *State) State {
	r := arith{bits: o.width(o.Instr)}
	s := r.sum(x, y)
	return o.mark(s, x, y, r.wrapped)
}

func (o *operation) product(x, y *State) State {
	r := arith{bits: o.width(o.Instr)}
	s, ok := r.product(x, y, o.degree)
	if !ok {
		return anything()
	}
	return o.mark(s, x, y, r.wrapped)
}

// difference is x - y of values of the given width; exact reports whether its coefficients are
// those of the integers.
func difference(x, y *State, width, degree int) (d State, exact bool) {
	r := arith{bits: width}
	minus := constant(-1)
	neg, _ := r.product(y, &minus, degree) // a constant factor adds no terms
	d = r.sum(x, &neg)
	return d, !r.wrapped
}

func sub(o *operation) State {
	d, exact := difference(&o.x[0], &o.x[1], o.width(o.Instr), o.degree)
	return o.mark(d, &o.x[0], &o.x[1], !exact)
}

// shl: a shift by a constant is a product.
func shl(o *operation) State {
	n := o.x[1].Const
	w := o.width(o.Instr)
	if !o.x[1].IsUniform() || n.Unknown || n.Value < 0 || n.Value >= int64(w) {
		return o.opaque()
	}
	if n.Value == int64(w)-1 { // the factor is no positive number of the width
		factor := constant(-1 << n.Value)
		r := arith{bits: w}
		s, _ := r.product(&o.x[0], &factor, o.degree)
		return withExact(s)
	}
	factor := constant(1 << n.Value)
	return o.product(&o.x[0], &factor)
}

// fits reports whether the bits that a shift to the left throws away are known to be 0, and the
// sign that it makes when the number is signed.
func (o *operation) fits(n int64, signed bool) bool {
	if signed {
		n++
	}
	w := o.width(o.Instr)
	return int64(o.query.KnownBits(o.Operand(0)).LeadingZeros(w)) >= n
}

// or of disjoint bits adds without carries.
func or(o *operation) State {
	if !o.HasFlag(ir.Disjoint) {
		return o.opaque()
	}
	return o.sum(&o.x[0], &o.x[1])
}

// xor with all ones is -1 - x, which does not wrap as a signed number.
func xor(o *operation) State {
	ones := constant(-1)
	if o.x[1] != ones {
		return o.opaque()
	}
	d, exact := difference(&ones, &o.x[0], o.width(o.Instr), o.degree)
	d.signed = exact && o.x[0].signed
	d.unsigned = false
	return withExact(d)
}

// divideExactly divides by a constant that divides all coefficients. Those of the threads must be
// known: an unknown one need not be a multiple although all values are.
func divideExactly(o *operation) State {
	x, by := &o.x[0], o.x[1]
	shift := o.Op() == ir.AShr || o.Op() == ir.LShr
	signed := o.Op() == ir.SDiv || o.Op() == ir.AShr
	w := int64(o.width(o.Instr))
	if !o.HasFlag(ir.Exact) || !by.IsUniform() || by.Const.Unknown || by.Const.Value <= 0 && !(shift && by.Const.Value == 0) {
		return o.opaque()
	}
	c := by.Const.Value
	if shift {
		if c >= w-1 {
			return o.opaque()
		}
		c = 1 << c
	}
	if signed && !x.signed || !signed && !x.unsigned {
		return o.opaque()
	}
	s := *x
	for d := range s.Lin {
		for _, k := range []*Coefficient{&s.Lin[d], &s.Quad[d]} {
			if k.Unknown || k.Value%c != 0 {
				return o.opaque()
			}
			k.Value /= c
		}
	}
	if s.Const.Unknown || s.Const.Value%c != 0 {
		s.Const = Coefficient{Unknown: true}
	} else {
		s.Const.Value /= c
	}
	s.signed, s.unsigned = signed, !signed
	return withExact(s)
}

// narrow takes a state modulo a smaller power of two; exact reports whether the coefficients are
// the same numbers.
func narrow(x State, bits int) (s State, exact bool) {
	r := arith{bits: bits}
	one, signed, unsigned := constant(1), x.signed, x.unsigned
	s, _ = r.product(&x, &one, 2)
	s.signed, s.unsigned = signed && !r.wrapped, unsigned && !r.wrapped
	return s, !r.wrapped
}

func trunc(o *operation) State {
	s, _ := narrow(o.x[0], o.width(o.Instr))
	s.signed = s.signed && o.HasFlag(ir.NSW)
	s.unsigned = s.unsigned && o.HasFlag(ir.NUW)
	return withExact(s)
}

// extend keeps the equation where it holds for the numbers that are extended. Of numbers that are
// not negative both readings are the same.
func extend(o *operation) State {
	x, signed := o.x[0], o.Op() == ir.SExt
	from := o.width(o.Operand(0))
	if from == 0 {
		return o.opaque()
	}
	if x.IsUniform() && !x.Const.Unknown {
		if !signed {
			x.Const.Value &= 1<<from - 1
		}
		return withExact(x)
	}
	if !x.signed && !x.unsigned && !o.integers {
		return o.opaque()
	}
	if o.HasFlag(ir.NNeg) || o.query.KnownBits(o.Operand(0)).NonNegative(int(from)) {
		x.signed = x.signed || x.unsigned
		x.unsigned = x.signed
	}
	switch {
	case o.integers:
		x.signed = true
	case signed && x.signed:
	case !signed && x.unsigned:
		x.signed = true
	default:
		return o.opaque()
	}
	return withExact(x)
}

// resize is a cast between an integer and an address, as far as no unknown bits are added.
func resize(o *operation) State {
	from, to := o.width(o.Operand(0)), o.width(o.Instr)
	if from < to {
		return o.opaque()
	}
	s, exact := narrow(o.x[0], to)
	if from > to || !exact {
		s.signed, s.unsigned = false, false
	}
	return withExact(s)
}

func (o *operation) same(s State) State {
	if o.width(o.Operand(0)) != o.width(o.Instr) {
		return o.opaque()
	}
	return s
}

func spaceCast(o *operation) State {
	from, to := o.Operand(0).Type().Space, o.Type().Space
	if from != to && (o.t.NoopCast == nil || !o.t.NoopCast(from, to)) {
		return o.opaque()
	}
	return o.same(o.x[0])
}

// address adds the offsets of a getelementptr; indices are extended or truncated to the index width
// as signed numbers.
func address(o *operation) State {
	w := o.layout.IndexBits(o.Type().Space)
	if w != o.width(o.Instr) {
		return o.opaque()
	}
	r := arith{bits: w}
	s := o.x[0]
	ty := o.ElemTy
	for k := 1; k < o.NumOperands(); k++ {
		index := o.x[k]
		if k > 1 {
			if ty.Kind == ir.StructKind {
				field, ok := ir.AsInt(o.Operand(k)).Uint64()
				if !ok {
					return o.opaque()
				}
				offset := constant(int64(o.layout.FieldOffset(ty, field)))
				s = r.sum(&s, &offset)
				ty = ty.FieldAt(field)
				continue
			}
			ty = ty.Elem
		}
		have := o.width(o.Operand(k))
		switch {
		case have == 0 || ty.Kind == ir.VectorKind && ty.Scalable || have < w && !index.signed && !o.integers:
			return o.opaque()
		case have > w:
			index, _ = narrow(index, w)
		}
		size := constant(int64(o.layout.AllocSize(ty)))
		offset, ok := r.product(&index, &size, o.degree)
		if !ok {
			return anything()
		}
		s = r.sum(&s, &offset)
	}
	s.signed, s.unsigned = false, false
	return withExact(s)
}

// choice: threads that agree on the condition take the same side; others need not, but states
// without unknown coefficients are the same number whatever was chosen.
func choice(o *operation) State {
	s := o.x[1].meet(o.x[2])
	if !o.x[0].IsUniform() && !s.IsKnown() {
		return anything()
	}
	return withExact(s)
}

// compare is uniform when the operands' difference is: of threads that differ in both by the same
// number none decides otherwise. Equality needs the difference modulo 2^w only, order that of the
// integers.
func compare(o *operation) State {
	x, y := &o.x[0], &o.x[1]
	w := o.width(o.Operand(0))
	if w == 0 {
		return o.opaque()
	}
	d, exact := difference(x, y, w, o.degree)
	if !d.IsUniform() {
		return anything()
	}
	exact = exact || x.IsUniform() && y.IsUniform()
	switch p := o.Pred; {
	case p.IsEquality(),
		exact && p.IsSigned() && x.signed && y.signed,
		exact && !p.IsSigned() && x.unsigned && y.unsigned:
		return uniform()
	}
	return o.opaque()
}

// extremum is one of the operands, the same in all threads when their difference is uniform.
func extremum(o *operation) State {
	x, y := &o.x[0], &o.x[1]
	d, exact := difference(x, y, o.width(o.Instr), o.degree)
	id := o.IntrinsicID()
	marked := x.unsigned && y.unsigned
	if id == "llvm.smin" || id == "llvm.smax" {
		marked = x.signed && y.signed
	}
	if !d.IsUniform() || !exact || !marked {
		return o.opaque()
	}
	return withExact(x.meet(*y))
}
