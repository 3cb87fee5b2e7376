package gpu

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// The rewriting phase of infer-address-spaces, as LLVM's: copies first, then uses, then what is dead.

// fixup is an operand of a copy whose own copy did not exist yet: φs go around loops.
type fixup struct {
	user    *ir.Instr
	operand int
	of      *ir.Instr
}

// rewrite reports whether anything changed.
func (s *inference) rewrite() bool {
	for _, i := range s.exprs {
		if space := s.space[i.ID()]; space != unknownSpace && space != s.flat {
			s.copies[i] = s.copy(i, space)
		}
	}
	for _, x := range s.fixups {
		x.user.SetOperand(x.operand, s.copies[x.of])
	}
	var dead []*ir.Instr
	for _, i := range s.exprs {
		v, ok := s.copies[i]
		if !ok {
			continue
		}
		dead = s.moveUses(i, v, dead)
		if !ir.HasUses(i) {
			dead = append(dead, i)
		}
		s.c.Count("Number of generic address expressions resolved", 1)
		s.c.Remark(pass.Passed, "Resolved", s.f, i, pass.Text("pointer is in address space "), pass.Arg{Key: "Space", Val: strconv.Itoa(v.Type().Space)})
	}
	changed := s.constants() || len(s.copies) > 0
	eraseDead(dead)
	return changed
}

// copy makes expression i in the given space, in front of i.
func (s *inference) copy(i *ir.Instr, space int) ir.Value {
	ty := s.f.Ctx().Pointer(space)
	switch i.Op() {
	case ir.AddrSpaceCast, ir.IntToPtr:
		src := pointerOperands(i)[0]
		if src.Type() == ty {
			return src
		}
		if k, ok := src.(*ir.Const); ok {
			return s.constIn(k, space)
		}
		if c, ok := s.copies[asInstr(src)]; ok && c.Type() == ty {
			return c
		}
		cast := ir.NewInstr(ir.AddrSpaceCast, ty, src)
		return s.place(cast, i)
	case ir.Phi:
		n := ir.NewInstr(ir.Phi, ty)
		for k := range i.NumIncoming() {
			n.AddIncoming(s.operand(n, k, i.Operand(k), space), i.IncomingBlock(k))
		}
		return s.place(n, i)
	}
	n := i.Clone()
	n.MutateType(ty)
	for k, v := range i.Operands() {
		if v.Type().IsPtr() && !(i.Op() == ir.Call && k > 0) {
			n.SetOperand(k, s.operand(n, k, v, space))
		}
	}
	if i.Op() == ir.Call { // llvm.ptrmask is named after its pointer's type
		retarget(n, ty, n.Operand(1).Type())
	}
	return s.place(n, i)
}

func asInstr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}

func (s *inference) place(n, i *ir.Instr) *ir.Instr {
	n.CopyDebugLoc(i)
	n.InsertBefore(i)
	n.TakeName(i)
	return n
}

// operand returns v in the given space, or poison and a note to put the copy in later.
func (s *inference) operand(user *ir.Instr, k int, v ir.Value, space int) ir.Value {
	ty := s.f.Ctx().Pointer(space)
	if v.Type() == ty {
		return v
	}
	if ir.IsConst(v) {
		return s.constIn(v, space)
	}
	i, ok := v.(*ir.Instr)
	if !ok || s.space[i.ID()] != space {
		panic("an operand of a resolved address expression is in another space: " + v.Ident())
	}
	if c, ok := s.copies[i]; ok {
		return c
	}
	s.fixups = append(s.fixups, fixup{user, k, i})
	return ir.NewPoison(ty)
}

// constIn writes a constant in a space, looking through the casts that made it generic.
func (s *inference) constIn(v ir.Value, space int) ir.Value {
	ty := s.f.Ctx().Pointer(space)
	if v.Type() == ty {
		return v
	}
	k, ok := v.(*ir.Const)
	switch {
	case !ok:
	case k.Kind == ir.UndefConst:
		return ir.NewUndef(ty)
	case k.Kind == ir.PoisonConst:
		return ir.NewPoison(ty)
	case k.Kind == ir.ExprConst && (k.Op == ir.AddrSpaceCast || k.Op == ir.BitCast) && k.Elems[0].Type().IsPtr():
		return s.constIn(k.Elems[0], space)
	case k.Kind == ir.ExprConst && k.Op == ir.GetElementPtr && s.constSpace(k) == space:
		elems := append([]ir.Value{s.constIn(k.Elems[0], space)}, k.Elems[1:]...)
		return ir.NewExpr(ty, ir.Const{Op: k.Op, Elems: elems, ElemTy: k.ElemTy, Flags: k.Flags, InRange: k.InRange})
	}
	return ir.NewExpr(ty, ir.Const{Op: ir.AddrSpaceCast, Elems: []ir.Value{v}})
}

// moveUses lets the users of i take v, its copy, where they can; the others get v cast back to the generic space.
func (s *inference) moveUses(i *ir.Instr, v ir.Value, dead []*ir.Instr) []*ir.Instr {
	var uses []*ir.Use
	for u := range ir.Uses(i) {
		uses = append(uses, u)
	}
	for _, u := range uses {
		user := u.User()
		switch {
		case u.Value() != ir.Value(i) || user.Block() == nil: // changed together with an earlier use
		case ir.Value(user) == v:
		case s.replaced(user):
			u.Set(ir.NewPoison(i.Type())) // it will die with its uses; φs of a loop would keep each other alive
		case s.rewriteUse(u, v):
		case user.Op() == ir.AddrSpaceCast && user.Type() == v.Type():
			ir.ReplaceAllUses(user, v)
			dead = append(dead, user)
		case i.Op() == ir.AddrSpaceCast && !s.isCopy(v): // i itself is the cast back
		default:
			user.ReplaceOperand(i, s.castBack(i, v))
		}
	}
	return dead
}

// replaced reports whether the user has a copy of its own and will die with its uses.
func (s *inference) replaced(user *ir.Instr) bool {
	_, ok := s.copies[user]
	return ok
}

func (s *inference) isCopy(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Op() == ir.AddrSpaceCast && i.Type().Space != s.flat
}

// castBack makes v generic again behind its definition, for users that need it so.
func (s *inference) castBack(i *ir.Instr, v ir.Value) ir.Value {
	at := i.Next()
	if d, ok := v.(*ir.Instr); ok {
		at = d.Next()
	}
	for at.Op() == ir.Phi {
		at = at.Next()
	}
	cast := ir.NewInstr(ir.AddrSpaceCast, i.Type(), v)
	cast.CopyDebugLoc(i)
	cast.InsertBefore(at)
	return cast
}

// rewriteUse lets one use take v if the user has a form for v's space.
func (s *inference) rewriteUse(u *ir.Use, v ir.Value) bool {
	user, space := u.User(), v.Type().Space
	switch user.Op() {
	case ir.Load, ir.AtomicRMW, ir.CmpXchg, ir.Store:
		at := 0
		if user.Op() == ir.Store {
			at = 1
		}
		if u.Index() != at || user.IsVolatile() && (s.c.Target.VolatileSpace == nil || !s.c.Target.VolatileSpace(space)) {
			return false
		}
		u.Set(v)
		return true
	case ir.ICmp:
		return s.rewriteCompare(user, u.Index(), v)
	case ir.Call:
		return s.rewriteIntrinsic(user, u.Index(), v)
	}
	return false
}

// rewriteCompare changes both sides together: to the copies of both, or with a constant that can be cast.
func (s *inference) rewriteCompare(cmp *ir.Instr, k int, v ir.Value) bool {
	other := cmp.Operand(1 - k)
	if o, ok := s.copies[asInstr(other)]; ok && o.Type() == v.Type() {
		cmp.SetOperand(k, v)
		cmp.SetOperand(1-k, o)
		return true
	}
	if ir.IsConst(other) && s.castable(other, v.Type().Space) {
		c := s.constIn(other, v.Type().Space)
		if n, ok := other.(*ir.Const); ok && n.Kind == ir.NullConst {
			c = ir.NewExpr(v.Type(), ir.Const{Op: ir.AddrSpaceCast, Elems: []ir.Value{other}})
		}
		cmp.SetOperand(k, v)
		cmp.SetOperand(1-k, c)
		return true
	}
	return false
}

func (s *inference) rewriteIntrinsic(call *ir.Instr, k int, v ir.Value) bool {
	if want := isspacepSpace(call); want >= 0 {
		ir.ReplaceAllUses(call, s.f.Ctx().NewBool(want == v.Type().Space))
		call.Erase()
		return true
	}
	volatile := func(arg int) bool {
		n, ok := call.Arg(arg).(*ir.Const)
		return !ok || !n.IsZero()
	}
	switch call.IntrinsicID() {
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline":
		if k > 1 || volatile(3) {
			return false
		}
		call.ReplaceOperand(call.Operand(k), v)
		retarget(call, call.Arg(0).Type(), call.Arg(1).Type(), call.Arg(2).Type())
	case "llvm.memset", "llvm.memset.inline":
		if k != 0 || volatile(3) {
			return false
		}
		call.SetOperand(0, v)
		retarget(call, v.Type(), call.Arg(2).Type())
	case "llvm.objectsize":
		call.SetOperand(0, v)
		retarget(call, call.Type(), v.Type())
	case "llvm.prefetch":
		if k != 0 {
			return false
		}
		call.SetOperand(0, v)
		retarget(call, v.Type())
	default:
		return false
	}
	return true
}

// retarget makes a call of an overloaded intrinsic call the declaration for its operands' types.
func retarget(call *ir.Instr, overloads ...*ir.Type) {
	old := call.Callee().(*ir.Func)
	params := make([]*ir.Type, call.NumArgs())
	for k := range params {
		params[k] = call.Arg(k).Type()
	}
	ty := call.Type().Context().Func(call.Type(), params, false)
	f := old.Module().Intrinsic(old.IntrinsicID(), ty, old.Attrs.Fn, overloads...)
	if f.Attrs.Params == nil {
		f.Attrs.Params, f.Attrs.Ret = old.Attrs.Params, old.Attrs.Ret
	}
	call.SetCallee(f)
	call.Info.FuncType = ty
}

// constants rewrites uses of generic constant expressions that are casts of specific ones.
func (s *inference) constants() bool {
	changed := false
	for i := range s.f.Instrs() {
		if i.Op() == ir.GetElementPtr || i.Op() == ir.AddrSpaceCast {
			continue // expressions: they were copied, or will be folded
		}
		for _, k := range pointerUses(i) {
			if i.Block() == nil || k >= i.NumOperands() {
				break
			}
			e, ok := i.Operand(k).(*ir.Const)
			if !ok || e.Kind != ir.ExprConst || e.Type().Space != s.flat {
				continue
			}
			if space := s.constSpace(e); space != s.flat {
				changed = s.rewriteUse(i.OperandUse(k), s.constIn(e, space)) || changed
			}
		}
	}
	return changed
}
