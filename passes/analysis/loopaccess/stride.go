package loopaccess

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
)

// noteStride notes that an address advances by an invariant value, times the size of its element,
// of which the program does not know that it is 1, though it often is.
func (a *analyzer) noteStride(ptr ir.Value) {
	e := a.strideOf(ptr)
	if e == nil {
		return
	}
	stride, most := e, a.most
	if most.Width() >= e.Width() {
		stride = a.s.TruncOrSExt(e, a.s.IntType(most.Type))
	} else {
		most = a.s.TruncOrZExt(most, a.s.IntType(e.Type))
	}
	if d := a.s.Minus(stride, most); d != nil && a.s.Positive(d) {
		return // stride 1 would mean at most one iteration
	}
	if e.Kind == scev.ZExt || e.Kind == scev.SExt || e.Kind == scev.Trunc {
		e = e.Ops[0]
	}
	if e.Kind == scev.Unknown {
		a.strides[ptr] = e.Value
	}
}

// strideOf returns the symbolic stride of an address: of its only variable index, or of the address
// itself.
func (a *analyzer) strideOf(ptr ir.Value) *scev.Expr {
	v := a.variableIndex(ptr)
	e := a.s.Of(v)
	if v != ptr {
		for e != nil && (e.Kind == scev.ZExt || e.Kind == scev.SExt || e.Kind == scev.Trunc) {
			e = e.Ops[0]
		}
	}
	if e == nil || e.Kind != scev.AddRec || e.Loop != a.l || !e.IsAffine() {
		return nil
	}
	step := e.Ops[1]
	if v == ptr && step.Kind == scev.Mul {
		n, ok := step.Ops[0].IsConst()
		if !ok || !n.IsOne() {
			return nil
		}
		step = step.Ops[1]
	}
	if !a.s.Invariant(step, a.l) {
		return nil
	}
	switch step.Kind {
	case scev.Unknown:
		return step
	case scev.ZExt, scev.SExt, scev.Trunc:
		if step.Ops[0].Kind == scev.Unknown {
			return step
		}
	}
	return nil
}

// variableIndex returns the last index of a getelementptr whose other operands are invariant, not
// counting zeros at the end that lead into a type of the same size; else the pointer.
func (a *analyzer) variableIndex(ptr ir.Value) ir.Value {
	g, ok := ptr.(*ir.Instr)
	if !ok || g.Op() != ir.GetElementPtr {
		return ptr
	}
	last := g.NumOperands() - 1
	if last < 1 {
		return ptr
	}
	for k, v := range g.Operands() {
		if k == last {
			continue
		}
		if !scev.Analyzable(v.Type()) || !a.s.Invariant(a.s.Of(v), a.l) {
			return ptr
		}
	}
	if !scev.Analyzable(g.Operand(last).Type()) {
		return ptr
	}
	return g.Operand(last)
}

// addressOf returns the address of a pointer, under the assumption that its symbolic stride is 1
// where it has one.
func (a *analyzer) addressOf(ptr ir.Value) *scev.Expr {
	if v := a.strides[ptr]; v != nil {
		a.info.Assumed.addEqualsOne(v, a.everyIteration(ptr))
	}
	return a.info.Assumed.Of(ptr)
}

// stride returns by how many elements an address advances, 0 where it is invariant; ok is false
// where that is no constant, or where the address might wrap. With assume, that it does not is
// assumed.
func (a *analyzer) stride(ptr ir.Value, ty *ir.Type, assume, checkWrap bool) (n int64, ok bool) {
	e := a.addressOf(ptr)
	if e == nil {
		return 0, false
	}
	if a.s.Invariant(e, a.l) {
		return 0, true
	}
	if e.Kind != scev.AddRec && assume {
		e = a.info.Assumed.asRecurrence(ptr, a.everyIteration(ptr))
	}
	if e == nil || e.Kind != scev.AddRec || e.Loop != a.l || !e.IsAffine() {
		return 0, false
	}
	c, isConst := e.Ops[1].IsConst()
	if !isConst {
		return 0, false
	}
	step, fits := c.Int64()
	size := int64(a.layout.AllocSize(ty))
	if !fits || size == 0 || step%size != 0 {
		return 0, false
	}
	n = step / size
	if !checkWrap || a.monotonic(ptr, e) || (n == 1 || n == -1) && a.unitStepStays(ptr) {
		return n, true
	}
	if assume {
		a.info.Assumed.addNoWrap(e, a.everyIteration(ptr))
		return n, true
	}
	return 0, false
}

// unitStepStays reports whether an address that visits one element after the other cannot wrap: it
// stays in its object, or would have to be null in between.
func (a *analyzer) unitStepStays(ptr ir.Value) bool {
	g, ok := ptr.(*ir.Instr)
	return ok && g.Op() == ir.GetElementPtr && g.HasFlag(ir.InBounds) || !analysis.NullIsDefined(a.l.Header.Func(), ptr.Type().Space)
}

// monotonic reports whether the address is known not to wrap.
func (a *analyzer) monotonic(ptr ir.Value, rec *scev.Expr) bool {
	if rec.Flags&(scev.NW|scev.NUW|scev.NSW) != 0 || a.info.Assumed.hasNoWrap(rec) {
		return true
	}
	g, ok := ptr.(*ir.Instr)
	if !ok || g.Op() != ir.GetElementPtr || !g.HasFlag(ir.InBounds) {
		return false
	}
	var index ir.Value
	for k, v := range g.Operands() {
		if k == 0 || ir.AsInt(v) != nil {
			continue
		}
		if index != nil {
			return false
		}
		index = v
	}
	i, ok := index.(*ir.Instr)
	if !ok || !i.HasFlag(ir.NSW) || i.NumOperands() != 2 || ir.AsInt(i.Operand(1)) == nil {
		return false
	}
	e := a.info.Assumed.Of(i.Operand(0))
	return e != nil && e.Kind == scev.AddRec && e.Loop == a.l && e.Has(scev.NSW)
}

// boundsHold reports whether the first and the last address of a recurrence bound all of them, for
// instructions that access it, if that is how often the loop is executed. In every iteration an
// access is in its object, so that the recurrence cannot cross the end of the address space; a
// conditional access says nothing of the iterations in which it is not made.
func (a *analyzer) boundsHold(ptr ir.Value, rec *scev.Expr) bool {
	if rec.Kind != scev.AddRec || a.info.Assumed.hasNoWrap(rec) {
		return true
	}
	c, isConst := rec.Ops[1].IsConst()
	if a.s.BackedgeTaken(a.l) == nil { // the loop may end long before the greatest number of iterations
		return isConst && a.staysNear(rec)
	}
	if rec.Has(scev.NUW) && isConst && !c.IsNegative() {
		return true
	}
	if !a.everyIteration(ptr) {
		return isConst && a.staysNear(rec)
	}
	if rec.Flags&(scev.NW|scev.NSW) != 0 {
		return true
	}
	return a.unitStepStays(ptr)
}

// everyIteration reports whether an instruction accesses the pointer in each iteration.
func (a *analyzer) everyIteration(ptr ir.Value) bool {
	for _, write := range []bool{false, true} {
		for _, k := range a.places[access{ptr, write}] {
			if a.dom.Dominates(a.info.Instrs[k].Block(), a.latch) {
				return true
			}
		}
	}
	return false
}

// staysNear reports whether a recurrence starts at or after the start of its object and goes no
// further than half the address space in all.
func (a *analyzer) staysNear(rec *scev.Expr) bool {
	d := a.s.Minus(rec.Ops[0], a.s.Base(rec.Ops[0]))
	most := a.s.ConstantMax(a.l)
	if d == nil || most == nil {
		return false
	}
	start, ok := d.IsConst()
	count, ok2 := most.IsConst()
	step, ok3 := rec.Ops[1].IsConst()
	if !ok || !ok2 || !ok3 || start.IsNegative() || step.IsNegative() {
		return false
	}
	x, fits := start.Int64()
	y, fits2 := count.Int64()
	z, fits3 := step.Int64()
	const limit = 1 << 15 // of each factor
	return fits && fits2 && fits3 && x < limit*limit && y >= 0 && y < limit && z < limit
}
