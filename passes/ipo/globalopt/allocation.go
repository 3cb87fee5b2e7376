package globalopt

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/rewrite"
)

// A pointer variable that holds null or the result of one call of malloc or its like: the memory
// becomes a variable.
//
//	@g = internal global ptr null              @g.body = internal global [4 x i8] undef
//	%p = call ptr @malloc(i64 4)          ⇒
//	store ptr %p, ptr @g
//	%q = load ptr, ptr @g
//	store i32 1, ptr %q                        store i32 1, ptr @g.body
//
// Where a loaded pointer is compared with null, @g.init says whether it would be. LLVM's
// tryToOptimizeStoreOfAllocationToGlobal.
//
// The call may be executed several times, each time for other memory. A pointer must not be used
// any more then: unlike LLVM, we require that its uses follow in its block, with no call in between
// that could come to the allocation.

// largestBody bounds the memory that becomes a variable, in bytes, as in LLVM.
const largestBody = 2048

// storedAllocation rewrites a variable whose only stored value, but for null, is value, if that is
// a fresh allocation.
func (g *optimizer) storedAllocation(v *ir.GlobalVar, value ir.Value) bool {
	call, ok := value.(*ir.Instr)
	null, isConst := v.Init.(*ir.Const)
	if !ok || call.Op() != ir.Call || !isConst || null.Kind != ir.NullConst || v.TLS != "" || v.ValueType != call.Type() ||
		analysis.NullIsDefined(call.Func(), v.ValueType.Space) || !analysis.RemovableAllocation(call) {
		return false
	}
	zeroed, defined := contents(call)
	if !defined {
		return false
	}
	size, known := analysis.AllocatedSize(call)
	align, aligned := allocatedAlign(call)
	if !known || size == 0 || size >= largestBody || !aligned || !g.onlyFor(call, v) {
		return false
	}
	for _, x := range g.users.Of(v) {
		if !g.trapsIfNull(x, v, call) {
			return false
		}
	}
	body := g.newInFrontOf(v, v.Name()+".body", g.m.Ctx.Array(size, g.m.Ctx.I8), ir.NewUndef(g.m.Ctx.Array(size, g.m.Ctx.I8)))
	body.Align = align
	if zeroed {
		set := rewrite.MemSet(ir.Before(call.Next()), body, ir.NewZero(g.m.Ctx.I8), ir.NewInt(g.m.Ctx.I64, size), 0)
		set.CopyDebugLoc(call)
		g.users.Note(set)
	}
	g.embody(v, call, body)
	return true
}

// contents reports whether allocated memory is zero, and whether it is that or undefined.
func contents(call *ir.Instr) (zeroed, known bool) {
	if a := analysis.Allocation(call); a != nil {
		return a.Zeroed, a.Realloc < 0
	}
	kind, _ := call.Info.Attrs.Fn.Get("allockind")
	if f := call.CalledFunc(); kind.Val == "" && f != nil {
		kind, _ = f.Attrs.Fn.Get("allockind")
	}
	kinds := strings.Split(strings.Trim(kind.Val, `"`), ",")
	zeroed = slices.Contains(kinds, "zeroed")
	return zeroed, zeroed || slices.Contains(kinds, "uninitialized")
}

// allocatedAlign is the alignment of allocated memory in bytes: that of the type that needs the
// most, unless an argument says more.
func allocatedAlign(call *ir.Instr) (align uint64, known bool) {
	const most = 16
	k := analysis.AllocationAlign(call)
	if k < 0 {
		return most, true
	}
	c := ir.AsInt(call.Arg(k))
	if c == nil || c.Type().Bits > 64 {
		return 0, false
	}
	n, _ := c.Uint64()
	return max(n, most), n&(n-1) == 0 && n <= 1<<16
}

// onlyFor reports whether an allocation is only stored in v, compared with null, and accessed,
// before memory could be allocated again.
func (g *optimizer) onlyFor(call *ir.Instr, v *ir.GlobalVar) bool {
	return accessedAtOnce(call, func(i *ir.Instr, p ir.Value) bool {
		return i.Op() == ir.Store && i.Operand(0) == p && i.Operand(1) == ir.Value(v) && p == ir.Value(call)
	})
}

// trapsIfNull reports whether a use of v is a store of the allocation or null, or a load whose
// value is only used where it would be undefined if it were null, or compared with null.
func (g *optimizer) trapsIfNull(x globals.User, v *ir.GlobalVar, call *ir.Instr) bool {
	i := x.Instr
	switch {
	case i == nil || !i.IsSimple():
		return false
	case i.Op() == ir.Store:
		return i.Operand(1) == ir.Value(v) && (i.Operand(0) == ir.Value(call) || i.Operand(0) == v.Init)
	case i.Op() != ir.Load || i.Type() != v.ValueType:
		return false
	case !ir.HasUses(i):
		return true
	}
	return !analysis.NullIsDefined(i.Func(), v.ValueType.Space) && accessedAtOnce(i, func(*ir.Instr, ir.Value) bool { return false })
}

// accessedAtOnce reports whether a pointer is used only to access memory, before anything could
// allocate memory, or compared with null; also says of other users that they may stay.
func accessedAtOnce(p *ir.Instr, also func(user *ir.Instr, p ir.Value) bool) bool {
	last := p
	for work := []*ir.Instr{p}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for i := range ir.Users(at) {
			switch {
			case i.Op() == ir.ICmp && at == p && !i.Pred.IsSigned() && i.Operand(0) == ir.Value(p) && i.Operand(1) == ir.Value(ir.NewZero(p.Type())):
				continue
			case also(i, at):
			case i.Op() == ir.GetElementPtr && i.Operand(0) == ir.Value(at) && !i.Type().IsVector():
				work = append(work, i)
			case i.Op() == ir.Load, i.Op() == ir.Store && i.Operand(0) != ir.Value(at):
			default:
				return false
			}
			if i.Block() != p.Block() {
				return false
			}
			if last.ComesBefore(i) {
				last = i
			}
		}
	}
	for i := p; i != last; {
		i = i.Next()
		if f := i.CalledFunc(); i.Op().IsCall() && (f == nil || !f.IsIntrinsic()) {
			return false
		}
	}
	return true
}

// embody replaces the variable by the memory that it points to.
func (g *optimizer) embody(v *ir.GlobalVar, call *ir.Instr, body *ir.GlobalVar) {
	ctx := g.m.Ctx
	users := g.users.Of(v)
	var init *ir.GlobalVar // whether v is not null, if that is asked
	for _, x := range users {
		if x.Instr.Op() == ir.Load && slices.ContainsFunc(usersOfInstr(x.Instr), isCompare) && init == nil {
			init = g.newInFrontOf(v, v.Name()+".init", ctx.I1, ctx.NewBool(false))
			init.Align = 0
		}
	}
	for _, x := range users {
		switch i := x.Instr; i.Op() {
		case ir.Store:
			if init != nil {
				g.users.Note(ir.Before(i).Store(ctx.NewBool(i.Operand(0) != v.Init), init, 1))
			}
			i.Erase()
		case ir.Load:
			g.compareInit(i, init)
			g.users.Replace(i, body)
		}
	}
	for _, i := range usersOfInstr(call) {
		if isCompare(i) { // the allocation does not fail
			g.users.Replace(i, ctx.NewBool(i.Pred == ir.NE || i.Pred == ir.UGT || i.Pred == ir.UGE))
		}
	}
	g.users.Replace(call, body)
	g.delete(v)
	g.c.Count("Number of globals deleted", 1)
}

// compareInit replaces the comparisons of a loaded pointer with null.
func (g *optimizer) compareInit(load *ir.Instr, init *ir.GlobalVar) {
	for _, i := range usersOfInstr(load) {
		if !isCompare(i) {
			continue
		}
		var holds ir.Value
		switch i.Pred {
		case ir.ULT, ir.UGE: // of nothing; of everything
			holds = g.m.Ctx.NewBool(i.Pred == ir.UGE)
		default:
			is := ir.Before(load).Load(init.ValueType, init, 1, init.Name()+".val")
			is.CopyDebugLoc(load)
			g.users.Note(is)
			holds = is
			if i.Pred == ir.EQ || i.Pred == ir.ULE {
				holds = ir.Before(i).Binary(ir.Xor, is, g.m.Ctx.NewBool(true), 0, "notinit")
			}
		}
		g.users.Replace(i, holds)
	}
}

func isCompare(i *ir.Instr) bool { return i.Op() == ir.ICmp }

func usersOfInstr(i *ir.Instr) (list []*ir.Instr) {
	for use := range ir.Uses(i) {
		if !slices.Contains(list, use.User()) {
			list = append(list, use.User())
		}
	}
	return list
}
