package mutate

import (
	"slices"

	"opt-go/frontend/ir"
)

// oneOf returns a random element, the zero value of an empty list.
func oneOf[T any](x *mutator, list []T) T {
	if len(list) == 0 {
		var none T
		return none
	}
	return list[x.r.Intn(len(list))]
}

// chance is true once in n times.
func (x *mutator) chance(n int) bool { return x.r.Intn(n) == 0 }

// fn returns a random function that has the property, nil if there is none.
func (x *mutator) fn(is func(*ir.Func) bool) *ir.Func {
	var list []*ir.Func
	for _, f := range x.m.Funcs {
		if is(f) {
			list = append(list, f)
		}
	}
	return oneOf(x, list)
}

func defined(f *ir.Func) bool { return !f.IsDecl() }

func ordinary(f *ir.Func) bool { return !f.IsIntrinsic() }

// instr returns a random instruction that has the property, nil if there is none. Functions are as
// likely as they are long.
func (x *mutator) instr(is func(*ir.Instr) bool) *ir.Instr {
	var list []*ir.Instr
	for _, f := range x.m.Funcs {
		for i := range f.Instrs() {
			if is(i) {
				list = append(list, i)
			}
		}
	}
	return oneOf(x, list)
}

// block returns a random block that has the property, nil if there is none.
func (x *mutator) block(is func(*ir.Block) bool) *ir.Block {
	var list []*ir.Block
	for _, f := range x.m.Funcs {
		for b := range f.Blocks() {
			if is(b) {
				list = append(list, b)
			}
		}
	}
	return oneOf(x, list)
}

// blockOf returns a random block of a function to which a branch may lead, nil if there is none.
func (x *mutator) blockOf(f *ir.Func) *ir.Block {
	return oneOf(x, slices.DeleteFunc(slices.Collect(f.Blocks()), func(b *ir.Block) bool { return !isTarget(b) }))
}

// isTarget reports whether any branch may lead to b.
func isTarget(b *ir.Block) bool { return !b.IsEntry() && !b.IsEHPad() }

// isPlace reports whether an ordinary instruction may be put before i.
func isPlace(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Phi, ir.LandingPad, ir.CatchPad, ir.CleanupPad, ir.CatchSwitch:
		return false
	}
	for p := i.Prev(); p != nil && (i.Op() == ir.Ret || i.Op() == ir.BitCast); p = p.Prev() {
		if p.Op() == ir.Call && (p.Flags&ir.MustTail != 0 || p.IntrinsicID() == "llvm.experimental.deoptimize") {
			return false
		}
		if p.Op() != ir.BitCast {
			break
		}
	}
	return true
}

// place returns a random instruction before which an ordinary one may be put.
func (x *mutator) place() *ir.Instr { return x.instr(isPlace) }

// before returns a builder at a random place, nil if there is none.
func (x *mutator) before() *ir.Builder {
	if at := x.place(); at != nil {
		return ir.Before(at)
	}
	return nil
}

// value returns a random value of type t that may be used by an instruction before at: a parameter,
// an instruction that dominates at, or a constant.
func (x *mutator) value(at *ir.Instr, t *ir.Type) ir.Value {
	if list := x.locals(at, t); len(list) > 0 && !x.chance(4) {
		return oneOf(x, list)
	}
	return x.constant(t)
}

// locals returns the parameters and instructions of type t whose values are there before at.
func (x *mutator) locals(at *ir.Instr, t *ir.Type) []ir.Value {
	var list []ir.Value
	f := at.Func()
	for k, p := range f.Params {
		if p.Type() == t && !f.Attrs.Param(k).Has("swifterror") {
			list = append(list, p)
		}
	}
	dom := newDominance(f)
	for i := range f.Instrs() {
		if i.Type() == t && i.Op() != ir.CatchSwitch && !isSwiftError(i) && dom.dominates(i, at) {
			list = append(list, i)
		}
	}
	return list
}

func isSwiftError(i *ir.Instr) bool { return i.Op() == ir.Alloca && i.Flags&ir.SwiftError != 0 }

// constant returns a random constant of a type that values can have.
func (x *mutator) constant(t *ir.Type) ir.Value {
	switch {
	case t.Kind == ir.TokenKind:
		return ir.NewZero(t)
	case t.Kind == ir.MetadataKind:
		return ir.NewMDNode(t.Context(), ir.NewTuple())
	case x.chance(3):
		return oneOf(x, []*ir.Const{ir.NewPoison(t), ir.NewUndef(t)})
	case t.IsPtr() && !x.chance(4):
		return x.address(t)
	case t.Scalar().Kind == ir.IntKind && !x.chance(3):
		return x.integer(t)
	case t.Scalar().IsFloat() && x.chance(2):
		return ir.NewFloat(t, oneOf(x, []float64{-1, 1, 0.5, 1e30}))
	case t.HasZero():
		return ir.NewZero(t)
	}
	return ir.NewPoison(t)
}

// integer returns a constant of an integer type or a vector of integers: an edge of the range, or
// an expression with an address.
func (x *mutator) integer(t *ir.Type) ir.Value {
	bits := t.Scalar().Bits
	switch x.r.Intn(6) {
	case 0:
		return ir.NewAllOnes(t)
	case 1:
		return ir.NewSigned(t, int64(x.r.Intn(bits+2)))
	case 2:
		if bits <= 64 {
			return ir.NewInt(t, 1<<uint(bits-1))
		}
	case 3:
		if t.Kind == ir.IntKind && bits <= 64 {
			return ir.NewExpr(t, ir.Const{Op: ir.PtrToInt, Elems: []ir.Value{x.address(t.Context().Ptr)}})
		}
	}
	return ir.NewSigned(t, int64(x.r.Intn(9)-4))
}

// address returns a global or an expression with one, of a pointer type.
func (x *mutator) address(t *ir.Type) ir.Value {
	var list []ir.GlobalValue
	for g := range x.m.AllGlobals {
		if f, ok := g.(*ir.Func); g.Type() == t && (!ok || ordinary(f)) && !isMagic(g) {
			list = append(list, g)
		}
	}
	if len(list) == 0 {
		return ir.NewZero(t)
	}
	g := oneOf(x, list)
	ctx := t.Context()
	switch x.r.Intn(5) {
	case 0:
		n := ir.NewSigned(ctx.I64, int64(x.r.Intn(40)-8))
		return ir.NewExpr(t, ir.Const{Op: ir.GetElementPtr, ElemTy: ctx.I8, Elems: []ir.Value{g, n}})
	case 1:
		if f, ok := g.(*ir.Func); ok {
			kind := oneOf(x, []ir.ConstKind{ir.DSOLocalConst, ir.NoCFIConst})
			return ir.NewGlobalRef(kind, f)
		}
	case 2:
		if f, ok := g.(*ir.Func); ok && f.NumBlocks() > 1 {
			return ir.NewBlockAddress(f, f.LastBlock())
		}
	}
	return g
}

// isMagic reports whether a global is one of those that LLVM reads, such as llvm.used; nothing may
// refer to them.
func isMagic(g ir.GlobalValue) bool { return len(g.Name()) > 5 && g.Name()[:5] == "llvm." }

// types returns first-class types that can be stored, usual and unusual ones.
func (x *mutator) types() []*ir.Type {
	c := x.m.Ctx
	odd := c.Struct(false, c.I8, c.Array(3, c.I16), c.Struct(true, c.Int(7), c.Ptr))
	return []*ir.Type{c.I1, c.Int(7), c.I8, c.Int(24), c.I32, c.Int(37), c.I64, c.Int(65), c.I128, c.Int(129), c.Int(1000),
		c.Half, c.BFloat, c.Float, c.Double, c.X86FP80, c.FP128, c.PPCFP128,
		c.Ptr, c.Pointer(1), c.Pointer(3),
		c.Vector(1, c.I32, false), c.Vector(3, c.I8, false), c.Vector(4, c.Float, false), c.Vector(5, c.I1, false),
		c.Vector(2, c.Ptr, false), c.Vector(2, c.Int(129), false), c.Vector(4, c.I32, true), c.Vector(1, c.Ptr, true), c.Vector(2, c.Double, true),
		c.Struct(false), c.Array(0, c.I32), c.Array(3, c.Struct(false)), c.Array(2, c.Array(2, c.I8)), odd,
		c.Struct(false, c.I64, c.I1), c.Struct(true, c.I8, c.I64), c.Array(1000, c.I8), c.Array(4, c.Vector(2, c.Float, false))}
}

func (x *mutator) typ() *ir.Type { return oneOf(x, x.types()) }
