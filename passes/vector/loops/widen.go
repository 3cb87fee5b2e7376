package loops

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/passes/vector/lanes"
)

// block makes the vector code of a block: its loads and stores, and what is needed in vectors, in
// their order; what is needed of one lane only is made where it is used, except for addresses. The
// value that a recurrence takes from the iteration before follows what that iteration leaves.
func (e *emitter) block(b *ir.Block) {
	for i := range b.Instrs() {
		e.at.Loc, e.at.Pos = i.DebugLoc(), i.Pos
		switch {
		case i.Op() == ir.Load, i.Op() == ir.Store:
			e.accessOf(e.access.Of[i])
		case e.first[i]:
			e.one(i, 0, 0)
		}
		if e.needed[i] && e.recurrences[i] == nil && e.late[i] == nil {
			e.parts(i)
		}
		if e.recurrences[i] == nil {
			e.carry(i)
			e.delayed(i)
		}
	}
}

// delayed makes what waits for an instruction.
func (e *emitter) delayed(last *ir.Instr) {
	if len(e.late) == 0 {
		return
	}
	for _, b := range e.order {
		for i := range b.Instrs() {
			if e.late[i] == last && e.needed[i] {
				e.parts(i)
			}
		}
	}
}

// carry makes what the next iteration finds of a value in φs.
func (e *emitter) carry(i *ir.Instr) {
	for phi := range e.Header.Phis() {
		if e.recurrences[phi] == i {
			if e.needed[phi] {
				e.parts(phi)
			}
			e.carry(phi)
		}
	}
}

// parts makes all parts of a value.
func (e *emitter) parts(i *ir.Instr) {
	for n := range e.copies {
		e.vec(i, n)
	}
}

// splat returns a vector with an invariant value in all lanes, made before the vector loop.
func (e *emitter) splat(v ir.Value) ir.Value {
	ty := e.wide(v.Type())
	if k, ok := v.(*ir.Const); ok {
		return ir.NewSplat(ty, k)
	}
	key := part{v, -1}
	if s := e.vector[key]; s != nil {
		return s
	}
	s := e.broadcast(e.top, v)
	e.vector[key] = s
	return s
}

// broadcast makes a vector with a value in all lanes.
func (e *emitter) broadcast(b *ir.Builder, v ir.Value) ir.Value {
	ty := e.wide(v.Type())
	one := b.Insert(ir.NewInstr(ir.InsertElement, ty, ir.NewPoison(ty), v, ir.NewInt(e.f.Ctx().I64, 0)), "broadcast.splatinsert")
	s := ir.NewInstr(ir.ShuffleVector, ty, one, ir.NewPoison(ty))
	s.SetMask(make([]int32, e.lanes))
	return b.Insert(s, "broadcast.splat")
}

// vec returns part n of a value.
func (e *emitter) vec(v ir.Value, n int) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok || !e.Contains(i.Block()) {
		return e.splat(v)
	}
	if w := e.vector[part{v, n}]; w != nil {
		return w
	}
	loc, pos := e.at.Loc, e.at.Pos
	e.at.Loc, e.at.Pos = i.DebugLoc(), i.Pos
	w := e.make(i, n)
	e.at.Loc, e.at.Pos = loc, pos
	e.vector[part{v, n}] = w
	return w
}

// make makes part n of an instruction.
func (e *emitter) make(i *ir.Instr, n int) ir.Value {
	switch op := i.Op(); {
	case e.inductions[i] != nil:
		return e.counter(e.inductions[i], i, n)
	case op == ir.Trunc && e.inductions[asInstr(i.Operand(0))] != nil && i.Operand(0).Type().IsInt():
		return e.counter(e.inductions[i.Operand(0).(*ir.Instr)], i, n)
	case e.recurrences[i] != nil:
		return e.spliced(i, n)
	case op == ir.Phi && i.Block() != e.Header:
		return e.blend(i, n)
	case op == ir.GetElementPtr:
		return e.addresses(i, n)
	case op == ir.Call:
		return e.call(i, n)
	case op == ir.Phi, op == ir.Load:
		panic("no vector was made of " + i.String())
	default:
		return e.elementwise(i, n)
	}
}

// elementwise makes an instruction that does to each lane what i does to a scalar.
func (e *emitter) elementwise(i *ir.Instr, n int) ir.Value {
	operands := make([]ir.Value, i.NumOperands())
	for k, v := range i.Operands() {
		if k == 0 && i.Op() == ir.Select && e.Invariant(v) {
			operands[k] = v // one condition for all lanes
			continue
		}
		operands[k] = e.vec(v, n)
	}
	if i.Op().IsDivRem() {
		operands[1] = e.safeDivisor(i, operands[1], n)
	}
	w := ir.NewInstr(i.Op(), e.wide(i.Type()), operands...)
	w.Flags, w.Pred = e.flags(i), i.Pred
	if e.reduced[i] != nil {
		w.Flags &^= ir.NUW | ir.NSW | ir.Disjoint // lanes add up in another order
	}
	return e.at.Insert(w, "")
}

// safeDivisor: lanes that would not have come to a division divide by 1.
func (e *emitter) safeDivisor(i *ir.Instr, divisor ir.Value, n int) ir.Value {
	m := e.blockMask(i.Block(), n)
	if m == nil || harmless(i) {
		return divisor
	}
	return e.at.Select(m, divisor, ir.NewSplat(divisor.Type(), ir.NewInt(i.Type(), 1)), "")
}

// harmless reports whether a division may be done for any dividend: by a constant that is neither 0
// nor, as a signed number, -1.
func harmless(i *ir.Instr) bool {
	k := ir.AsInt(i.Operand(1))
	return k != nil && !k.IsZero() && (i.Op() == ir.UDiv || i.Op() == ir.URem || !isMinusOne(k))
}

// addresses makes a vector of addresses.
func (e *emitter) addresses(g *ir.Instr, n int) ir.Value {
	operands := make([]ir.Value, g.NumOperands())
	varies := false
	for k, v := range g.Operands() {
		operands[k] = v
		if !e.Invariant(v) {
			operands[k], varies = e.vec(v, n), true
		}
	}
	w := e.at.Insert(ir.NewGEP(g.ElemTy, operands[0], e.flags(g), operands[1:]...), "")
	if !varies {
		return e.broadcast(e.at, w)
	}
	return w
}

func (e *emitter) call(i *ir.Instr, n int) ir.Value {
	args := make([]ir.Value, i.NumArgs())
	params := make([]*ir.Type, i.NumArgs())
	scalarLast := lanes.ScalarLast(i)
	for k := range args {
		if args[k] = i.Arg(k); !scalarLast || k < len(args)-1 {
			args[k] = e.vec(i.Arg(k), n)
		}
		params[k] = args[k].Type()
	}
	ty := e.wide(i.Type())
	f := e.f.Module().IntrinsicLike(i.CalledFunc(), e.f.Ctx().Func(ty, params, false), lanes.Overloads(i, ty)...)
	w := e.at.Call(f, "", args...)
	w.Flags = e.flags(i) &^ ir.TailCall
	return w
}

// counter makes part n of a counter, cut to the type of i: a φ with the lanes of part 0, and so
// many steps more for the others.
//
//	%vec.ind = phi <4 x i32> [ <0, 1, 2, 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
//	%step.add = add <4 x i32> %vec.ind, <4, 4, 4, 4>
//	%vec.ind.next = add <4 x i32> %step.add, <4, 4, 4, 4>
func (e *emitter) counter(v *induction, i *ir.Instr, n int) ir.Value {
	if n > 0 {
		return e.advance(v, e.vec(i, n-1), i.Type(), "step.add")
	}
	ty := i.Type()
	step := e.cut(e.steps[v.phi], ty)
	start := v.start
	if ty.IsInt() && start.Type() != ty {
		start = e.cut(start, ty)
	}
	from := e.splat(start)
	steps := e.stepVector(step)
	if ty.IsPtr() {
		from = e.top.GEP(e.f.Ctx().I8, from, 0, "", steps)
	} else {
		from = fold(e.top, ir.Add, from, steps, "induction")
	}
	p := e.phi(e.wide(ty), "vec.ind", from)
	e.header[i] = []*ir.Instr{p}
	return p
}

// cut truncates a number before the loop to the type of a counter; the step of a pointer stays.
func (e *emitter) cut(v ir.Value, ty *ir.Type) ir.Value {
	if !ty.IsInt() || v.Type() == ty {
		return v
	}
	if k := ir.AsInt(v); k != nil {
		n, _ := k.Uint64()
		return ir.NewInt(ty, n)
	}
	return e.top.Cast(ir.Trunc, v, ty, "")
}

// stepVector returns 0, step, 2·step, …
func (e *emitter) stepVector(step ir.Value) ir.Value {
	ty := step.Type()
	lanes := make([]ir.Value, e.lanes)
	for k := range lanes {
		lanes[k] = ir.NewInt(ty, uint64(k))
	}
	return fold(e.top, ir.Mul, ir.NewAggregate(e.wide(ty), lanes), e.splat(step), "")
}

// advance adds the steps of as many iterations as there are lanes.
func (e *emitter) advance(v *induction, w ir.Value, ty *ir.Type, name string) ir.Value {
	step := e.cut(e.steps[v.phi], ty)
	by := fold(e.top, ir.Mul, step, ir.NewInt(step.Type(), uint64(e.lanes)), "")
	if ty.IsPtr() {
		return e.at.GEP(e.f.Ctx().I8, w, 0, name, e.splat(by))
	}
	return e.at.Add(w, e.splat(by), name)
}

// spliced makes part n of a value of the iteration before: the last lane of the vector before, and
// all but the last one of this one.
func (e *emitter) spliced(phi *ir.Instr, n int) ir.Value {
	prev := e.recurrences[phi]
	before := ir.Value(e.header[phi][0])
	if n > 0 {
		before = e.vec(prev, n-1)
	}
	mask := make([]int32, e.lanes)
	for k := range mask {
		mask[k] = int32(e.lanes - 1 + k)
	}
	s := ir.NewInstr(ir.ShuffleVector, before.Type(), before, e.vec(prev, n))
	s.SetMask(mask)
	return e.at.Insert(s, "")
}

// one returns a lane of a part as a scalar.
func (e *emitter) one(v ir.Value, n, lane int) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok || !e.Contains(i.Block()) {
		return v
	}
	key := single{part{v, n}, lane}
	if w := e.lane[key]; w != nil {
		return w
	}
	w := e.makeOne(i, n, lane)
	e.lane[key] = w
	return w
}

func (e *emitter) makeOne(i *ir.Instr, n, lane int) ir.Value {
	if v := e.inductions[i]; v != nil {
		return e.count1(v, n*e.lanes+lane)
	}
	if i.Op() != ir.GetElementPtr && !e.derived(i) {
		return e.at.Insert(ir.NewInstr(ir.ExtractElement, i.Type(), e.vec(i, n), e.i32(lane)), "")
	}
	w := i.Clone()
	w.SetAttachments(nil)
	for k, v := range i.Operands() {
		w.SetOperand(k, e.one(v, n, lane))
	}
	w.Flags = e.flags(i)
	return e.at.Insert(w, "")
}

// count1 computes a counter in the iteration that is so many after %index: so many steps more than
// in that one.
func (e *emitter) count1(v *induction, after int) ir.Value {
	ctx, step := e.f.Ctx(), e.steps[v.phi]
	at := e.offset(v)
	if after != 0 || e.plain() {
		at = e.at.Add(at, fold(e.at, ir.Mul, ir.NewInt(step.Type(), uint64(after)), step, ""), "")
	}
	if v.phi.Type().IsPtr() {
		return e.at.GEP(ctx.I8, v.start, 0, "next.gep", at)
	}
	return at
}

// offset computes a counter in the iteration %index: its value, or how many bytes it is after its
// start where it is a pointer.
func (e *emitter) offset(v *induction) ir.Value {
	if w := e.offsets[v]; w != nil {
		return w
	}
	w := e.scaled(e.at, e.index, e.steps[v.phi])
	if k := ir.AsInt(v.start); !v.phi.Type().IsPtr() && (k == nil || !k.IsZero()) {
		w = e.at.Add(v.start, w, "offset.idx")
	}
	e.offsets[v] = w
	return w
}

// plain reports whether the first lane is computed as the others are, by adding a distance, 0.
// Later versions of LLVM fold that.
func (e *emitter) plain() bool { return e.Version < pass.LLVM22 }

// scaled computes n steps, in the type of the step.
func (e *emitter) scaled(b *ir.Builder, n, step ir.Value) ir.Value {
	switch have, want := n.Type().Bits, step.Type().Bits; {
	case have > want:
		n = foldCast(b, ir.Trunc, n, step.Type())
	case have < want:
		n = foldCast(b, ir.ZExt, n, step.Type())
	}
	if k := ir.AsInt(step); k != nil && isOne(k) {
		return n
	}
	return fold(b, ir.Mul, n, step, "")
}

func foldCast(b *ir.Builder, op ir.Op, v ir.Value, ty *ir.Type) ir.Value {
	if k := ir.AsInt(v); k != nil {
		if n, ok := k.Uint64(); ok {
			return ir.NewInt(ty, n)
		}
	}
	return b.Cast(op, v, ty, "")
}

func isMinusOne(k *ir.Const) bool { return k == ir.NewAllOnes(k.Type()) }

func isOne(k *ir.Const) bool { return k == ir.NewInt(k.Type(), 1) }
