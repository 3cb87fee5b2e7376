// Package expand rewrites, before the selection, what the core has no instructions for and the IR
// says in simpler operations: intrinsics, and vectors of i1 in memory, whose bits are those of an
// integer:
//
//	%v = load <8 x i1>, ptr %p                        ⇒    %b = load i8, ptr %p
//	                                                       %v = bitcast i8 %b to <8 x i1>
//	%n = call i8 @llvm.fptosi.sat.i8.f32(float %x)    ⇒    fptosi, and selects of −128, 127 and 0
//
// Source: LLVM's language reference. The other intrinsics are the selection's (package isel).
package expand

import (
	"math"

	"opt-go/frontend/ir"
)

// rules make the value of an intrinsic.
var rules = map[string]func(e *expander, i *ir.Instr) ir.Value{
	"llvm.fptosi.sat": func(e *expander, i *ir.Instr) ir.Value { return e.saturated(i, ir.FPToSI) },
	"llvm.fptoui.sat": func(e *expander, i *ir.Instr) ir.Value { return e.saturated(i, ir.FPToUI) },
	"llvm.minimum":    func(e *expander, i *ir.Instr) ir.Value { return e.extremum(i, ir.FOLT, ir.Or) },
	"llvm.maximum":    func(e *expander, i *ir.Instr) ir.Value { return e.extremum(i, ir.FOGT, ir.And) },
	"llvm.scmp":       func(e *expander, i *ir.Instr) ir.Value { return e.threeWay(i, ir.SGT, ir.SLT) },
	"llvm.ucmp":       func(e *expander, i *ir.Instr) ir.Value { return e.threeWay(i, ir.UGT, ir.ULT) },
	"llvm.is.fpclass": (*expander).class, "llvm.ptrmask": (*expander).pointerMask, "llvm.load.relative": (*expander).relative,
	"llvm.objectsize": (*expander).objectSize,
	"llvm.expect":     first, "llvm.expect.with.probability": first, "llvm.launder.invariant.group": first, "llvm.strip.invariant.group": first,
	"llvm.annotation": first, "llvm.ptr.annotation": first, "llvm.ssa.copy": first, "llvm.arithmetic.fence": first,
	"llvm.is.constant":         func(e *expander, i *ir.Instr) ir.Value { return e.at.Ctx().NewBool(ir.IsConst(i.Arg(0))) },
	"llvm.allow.runtime.check": always, "llvm.allow.ubsan.check": always,
	"llvm.invariant.start": func(_ *expander, i *ir.Instr) ir.Value { return ir.NewPoison(i.Type()) },
}

func first(_ *expander, i *ir.Instr) ir.Value  { return i.Arg(0) }
func always(_ *expander, i *ir.Instr) ir.Value { return ir.NewAllOnes(i.Type()) }

// Function rewrites a function.
func Function(f *ir.Func) {
	var list []*ir.Instr
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			if inMemory(i) != nil || i.Op() == ir.Call && rules[i.IntrinsicID()] != nil {
				list = append(list, i)
			}
		}
	}
	for _, i := range list {
		e := &expander{at: ir.Before(i), pos: i.Pos}
		if t := inMemory(i); t != nil {
			e.bits(i, t)
		} else if v := rules[i.IntrinsicID()](e, i); v != nil {
			ir.ReplaceAllUses(i, v)
			i.Erase()
		}
	}
}

type expander struct {
	at  *ir.Builder
	pos ir.Pos
}

// inMemory is the vector of i1 that an instruction loads or stores, or nil.
func inMemory(i *ir.Instr) *ir.Type {
	var t *ir.Type
	switch i.Op() {
	case ir.Load:
		t = i.Type()
	case ir.Store:
		t = i.Operand(0).Type()
	}
	if t == nil || !t.IsVector() || t.Scalable || !t.Elem.IsInt(1) || integers(t) == nil {
		return nil
	}
	return t
}

// integers is a type with the bits of a vector of i1: an integer, or a vector of words.
func integers(t *ir.Type) *ir.Type {
	ctx := t.Context()
	switch n := t.Len; {
	case n <= 64:
		return ctx.Int(int(n))
	case n%32 == 0:
		return ctx.Vector(n/32, ctx.I32, false)
	}
	return nil
}

// bits loads or stores integers in the place of i1.
func (e *expander) bits(i *ir.Instr, t *ir.Type) {
	if i.Op() == ir.Store {
		i.SetOperand(0, e.cast(ir.BitCast, i.Operand(0), integers(t)))
		return
	}
	load := e.at.Load(integers(t), i.Pointer(), max(i.Align(), 1), "")
	load.Flags |= i.Flags
	load.Pos = i.Pos
	ir.ReplaceAllUses(i, e.cast(ir.BitCast, load, t))
	i.Erase()
}

func (e *expander) note(i *ir.Instr) ir.Value { i.Pos = e.pos; return i }

func (e *expander) cast(op ir.Op, v ir.Value, t *ir.Type) ir.Value {
	return e.note(e.at.Cast(op, v, t, ""))
}

func (e *expander) binary(op ir.Op, x, y ir.Value) ir.Value {
	return e.note(e.at.Binary(op, x, y, 0, ""))
}

func (e *expander) icmp(p ir.Pred, x, y ir.Value) ir.Value { return e.note(e.at.ICmp(p, x, y, "")) }
func (e *expander) fcmp(p ir.Pred, x, y ir.Value) ir.Value { return e.note(e.at.FCmp(p, x, y, "")) }
func (e *expander) choose(c, x, y ir.Value) ir.Value       { return e.note(e.at.Select(c, x, y, "")) }

// splat is a constant of a type, or a vector with it in all lanes.
func splat(t *ir.Type, c *ir.Const) ir.Value {
	if t.IsVector() {
		return ir.NewSplat(t, c)
	}
	return c
}

// number is an integer constant.
func number(t *ir.Type, n uint64) ir.Value { return splat(t, ir.NewInt(t.Scalar(), n)) }

// sameShape is a type with as many lanes as another.
func sameShape(t, elem *ir.Type) *ir.Type {
	if t.IsVector() {
		return elem.Context().Vector(t.Len, elem, false)
	}
	return elem
}

// saturated converts what fits, gives the bounds for what does not, and 0 for a NaN.
func (e *expander) saturated(i *ir.Instr, op ir.Op) ir.Value {
	x, t := i.Arg(0), i.Type()
	from, n := x.Type(), t.Scalar().Bits
	least, most := number(t, 0), splat(t, ir.NewAllOnes(t.Scalar()))
	low, high := 0.0, math.Ldexp(1, n)
	if op == ir.FPToSI {
		least, most = number(t, 1<<(n-1)), number(t, 1<<(n-1)-1)
		low, high = -math.Ldexp(1, n-1), math.Ldexp(1, n-1)
	}
	bound := func(v float64) ir.Value { return splat(from, ir.NewFloat(from.Scalar(), v)) }
	r := e.choose(e.fcmp(ir.FOGE, x, bound(high)), most, e.cast(op, x, t))
	r = e.choose(e.fcmp(ir.FOLT, x, bound(low)), least, r)
	return e.choose(e.fcmp(ir.FUNO, x, x), number(t, 0), r)
}

// extremum is the operand for which a comparison holds; of equal ones, which may be zeros of both
// signs, the bits are put together; a NaN wins.
func (e *expander) extremum(i *ir.Instr, p ir.Pred, signs ir.Op) ir.Value {
	x, y, t := i.Arg(0), i.Arg(1), i.Type()
	words := sameShape(t, t.Context().Int(t.Scalar().FloatBits()))
	both := e.binary(signs, e.cast(ir.BitCast, x, words), e.cast(ir.BitCast, y, words))
	r := e.choose(e.fcmp(p, x, y), x, y)
	r = e.choose(e.fcmp(ir.FOEQ, x, y), e.cast(ir.BitCast, both, t), r)
	return e.choose(e.fcmp(ir.FUNO, x, y), e.binary(ir.FAdd, x, y), r)
}

// threeWay is 1, 0 or −1.
func (e *expander) threeWay(i *ir.Instr, greater, less ir.Pred) ir.Value {
	x, y := i.Arg(0), i.Arg(1)
	return e.binary(ir.Sub, e.cast(ir.ZExt, e.icmp(greater, x, y), i.Type()), e.cast(ir.ZExt, e.icmp(less, x, y), i.Type()))
}

func (e *expander) pointerMask(i *ir.Instr) ir.Value {
	n := e.binary(ir.And, e.cast(ir.PtrToInt, i.Arg(0), i.Arg(1).Type()), i.Arg(1))
	return e.cast(ir.IntToPtr, n, i.Type())
}

// relative adds what is at an offset to the address that the offset is from.
func (e *expander) relative(i *ir.Instr) ir.Value {
	ctx := i.Type().Context()
	at := e.note(e.at.GEP(ctx.Int(8), i.Arg(0), 0, "", i.Arg(1)))
	distance := e.note(e.at.Load(ctx.I32, at, 4, ""))
	return e.note(e.at.GEP(ctx.Int(8), i.Arg(0), 0, "", distance))
}

// objectSize is what says that it is not known.
func (e *expander) objectSize(i *ir.Instr) ir.Value {
	if c := ir.AsInt(i.Arg(1)); c != nil && !c.IsZero() {
		return ir.NewZero(i.Type())
	}
	return ir.NewAllOnes(i.Type())
}
