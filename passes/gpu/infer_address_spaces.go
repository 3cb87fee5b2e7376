package gpu

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// InferAddressSpaces is the gpucc paper's memory-space inference (section 3.2, Algorithm 1) and LLVM's
// infer-address-spaces: an access through a generic pointer whose address can only come from one specific space becomes an
// access to that space, which is a faster instruction and tells alias analysis more.
//
//	%p = addrspacecast ptr addrspace(3) @a to ptr          %q = getelementptr float, ptr addrspace(3) @a, i64 %i
//	%q = getelementptr float, ptr %p, i64 %i           ⇒   %v = load float, ptr addrspace(3) %q
//	%v = load float, ptr %q
//
// Words: an address expression is an instruction that makes a pointer of pointers (getelementptr, cast, φ, select, llvm.ptrmask,
// a no-op pair of ptrtoint and inttoptr). The generic space is the target's flat one.
//
// Phases:
//   - collect: the generic address expressions that accesses, compares and casts depend on, operands first;
//   - infer: a fixed point over them from "unknown" down to a space and on to "generic", so that the φ of a
//     pointer induction (the paper's Fig. 4) takes the space of its start;
//   - rewrite (infer_address_spaces_rewrite.go): each gets a copy in its space, the uses go over to it, and what has
//     no uses left is deleted. Only expressions whose space changed are copied.
//
// Differences from the paper: selects and constants follow LLVM, and null (which lies in every space) does not decide.
// Beyond LLVM 19: llvm.nvvm.isspacep.* of an inferred pointer folds.
//
// Keeps the CFG. Not handled: pointers that are loaded from memory, vectors of pointers, arguments of internal
// functions; they stay generic. Volatile accesses change only to spaces where the target keeps their meaning.
// Cost: linear; each expression's space changes at most twice.
func InferAddressSpaces(c *pass.Context, f *ir.Func) pass.Preserved {
	flat := c.Target.FlatSpace
	if c.FlagBool("assume-default-is-flat-addrspace", false) {
		flat = 0
	}
	if flat < 0 {
		return pass.All
	}
	s := &inference{c: c, f: f, flat: flat, space: make([]int, f.ValueBound()), copies: map[*ir.Instr]ir.Value{}}
	s.collect()
	s.infer()
	return pass.Changed(s.rewrite())
}

// The states of an expression's space besides the numbers of spaces: not known yet, and not an expression at all.
const (
	unknownSpace = -1
	noExpression = -2
)

type inference struct {
	c     *pass.Context
	f     *ir.Func
	flat  int
	exprs []*ir.Instr // generic address expressions, operands before users where there is no cycle
	space []int       // by Instr.ID
	// copies maps an expression to its value in the inferred space.
	copies map[*ir.Instr]ir.Value
	fixups []fixup
}

// collect finds the address expressions in postorder.
func (s *inference) collect() {
	for k := range s.space {
		s.space[k] = noExpression
	}
	for i := range s.f.Instrs() {
		for _, k := range pointerUses(i) {
			s.push(i.Operand(k))
		}
	}
}

// pointerUses returns the operands of i through which it would profit from a specific space.
func pointerUses(i *ir.Instr) []int {
	switch i.Op() {
	case ir.Load, ir.AtomicRMW, ir.CmpXchg, ir.AddrSpaceCast:
		return []int{0}
	case ir.GetElementPtr:
		if i.Type().IsVector() {
			return nil
		}
		return []int{0}
	case ir.Store:
		return []int{1}
	case ir.ICmp:
		if i.Operand(0).Type().IsPtr() {
			return []int{0, 1}
		}
	case ir.Call:
		return intrinsicPointers(i)
	}
	return nil
}

// intrinsicPointers returns the pointer arguments of intrinsics that come in a form for each space, or fold.
func intrinsicPointers(i *ir.Instr) []int {
	switch i.IntrinsicID() {
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline":
		return []int{0, 1}
	case "llvm.memset", "llvm.memset.inline", "llvm.objectsize", "llvm.prefetch", "llvm.ptrmask":
		return []int{0}
	}
	if isspacepSpace(i) >= 0 {
		return []int{0}
	}
	return nil
}

// isspacepSpace returns the space that an llvm.nvvm.isspacep.* asks for, or -1.
func isspacepSpace(i *ir.Instr) int {
	switch i.IntrinsicID() {
	case "llvm.nvvm.isspacep.global":
		return 1
	case "llvm.nvvm.isspacep.shared":
		return 3
	case "llvm.nvvm.isspacep.const":
		return 4
	case "llvm.nvvm.isspacep.local":
		return 5
	}
	return -1
}

// isExpression reports whether i makes its pointer of pointer operands.
func isExpression(i *ir.Instr) bool {
	if !i.Type().IsPtr() {
		return false
	}
	switch i.Op() {
	case ir.Phi, ir.Select, ir.GetElementPtr, ir.AddrSpaceCast, ir.BitCast:
		return true
	case ir.IntToPtr:
		return isNoopPair(i)
	case ir.Call:
		return i.IntrinsicID() == "llvm.ptrmask"
	}
	return false
}

// isNoopPair matches inttoptr (ptrtoint p) through an integer as wide as the pointer, which is p again.
func isNoopPair(i *ir.Instr) bool {
	in, ok := i.Operand(0).(*ir.Instr)
	if !ok || in.Op() != ir.PtrToInt || !in.Operand(0).Type().IsPtr() {
		return false
	}
	dl := i.Func().Module().Layout
	from, to := in.Operand(0).Type(), i.Type()
	return from == to && dl.PtrBits(from.Space) == in.Type().Bits && !dl.IsNonIntegral(from.Space)
}

// pointerOperands returns the pointers that an expression's own pointer is made of.
func pointerOperands(i *ir.Instr) []ir.Value {
	switch i.Op() {
	case ir.Phi:
		out := make([]ir.Value, i.NumIncoming())
		for k := range out {
			out[k] = i.Operand(k)
		}
		return out
	case ir.Select:
		return []ir.Value{i.Operand(1), i.Operand(2)}
	case ir.IntToPtr:
		return []ir.Value{i.Operand(0).(*ir.Instr).Operand(0)}
	}
	return []ir.Value{i.Operand(0)}
}

func (s *inference) isFlatExpression(v ir.Value) (*ir.Instr, bool) {
	i, ok := v.(*ir.Instr)
	return i, ok && i.Type().IsPtr() && i.Type().Space == s.flat && isExpression(i)
}

// push appends v, if it is a generic address expression not seen yet, behind those that it depends on.
func (s *inference) push(v ir.Value) {
	type frame struct {
		i    *ir.Instr
		rest []ir.Value
	}
	var stack []frame
	enter := func(v ir.Value) {
		if i, ok := s.isFlatExpression(v); ok && s.space[i.ID()] == noExpression {
			s.space[i.ID()] = unknownSpace
			stack = append(stack, frame{i, pointerOperands(i)})
		}
	}
	enter(v)
	for len(stack) > 0 {
		fr := &stack[len(stack)-1]
		if len(fr.rest) == 0 {
			s.exprs = append(s.exprs, fr.i)
			stack = stack[:len(stack)-1]
			continue
		}
		v := fr.rest[0]
		fr.rest = fr.rest[1:]
		enter(v)
	}
}

// infer runs the fixed point. The list starts in reverse, so that operands are taken first.
func (s *inference) infer() {
	work := make([]*ir.Instr, 0, len(s.exprs))
	queued := make([]bool, len(s.space))
	for k := len(s.exprs) - 1; k >= 0; k-- {
		work = append(work, s.exprs[k])
		queued[s.exprs[k].ID()] = true
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		queued[i.ID()] = false
		was := s.space[i.ID()]
		if was == s.flat {
			continue
		}
		now := s.transfer(i)
		if now == was || now == unknownSpace {
			continue
		}
		s.space[i.ID()] = now
		for u := range s.dependents(i) {
			if s.space[u.ID()] != noExpression && s.space[u.ID()] != s.flat && !queued[u.ID()] {
				queued[u.ID()] = true
				work = append(work, u)
			}
		}
	}
}

// dependents iterates over the users of i's pointer, looking through ptrtoint for no-op pairs.
func (s *inference) dependents(i *ir.Instr) func(func(*ir.Instr) bool) {
	return func(yield func(*ir.Instr) bool) {
		for u := range ir.Users(i) {
			if u.Op() == ir.PtrToInt {
				for v := range ir.Users(u) {
					if v.Op() == ir.IntToPtr && !yield(v) {
						return
					}
				}
				continue
			}
			if !yield(u) {
				return
			}
		}
	}
}

// transfer computes an expression's space from its operands'.
func (s *inference) transfer(i *ir.Instr) int {
	ops := pointerOperands(i)
	if i.Op() == ir.Select {
		return s.transferSelect(ops[0], ops[1])
	}
	space := unknownSpace
	for _, v := range ops {
		if i.Op() == ir.Phi && s.fitsEverySpace(v) {
			continue
		}
		if space = s.join(space, s.spaceOf(v)); space == s.flat {
			break
		}
	}
	return space
}

// transferSelect lets the side that is no constant decide when the other one can be cast to its space.
func (s *inference) transferSelect(x, y ir.Value) int {
	a, b := s.spaceOf(x), s.spaceOf(y)
	xConst, yConst := ir.IsConst(x), ir.IsConst(y)
	switch {
	case yConst && a == unknownSpace, xConst && b == unknownSpace:
		return unknownSpace
	case xConst && s.castable(x, b):
		return b
	case yConst && s.castable(y, a):
		return a
	}
	return s.join(a, b)
}

func (s *inference) join(a, b int) int {
	switch {
	case a == s.flat || b == s.flat:
		return s.flat
	case a == unknownSpace:
		return b
	case b == unknownSpace || a == b:
		return a
	}
	return s.flat
}

// spaceOf returns the space of an operand: inferred for expressions, else that of its type.
func (s *inference) spaceOf(v ir.Value) int {
	if i, ok := v.(*ir.Instr); ok && i.ID() < len(s.space) && s.space[i.ID()] != noExpression {
		return s.space[i.ID()]
	}
	if k, ok := v.(*ir.Const); ok {
		return s.constSpace(k)
	}
	return v.Type().Space
}

// constSpace looks through the casts and address computations of a constant expression.
func (s *inference) constSpace(k *ir.Const) int {
	if !k.Type().IsPtr() || k.Type().Space != s.flat {
		return k.Type().Space
	}
	for k.Kind == ir.ExprConst && (k.Op == ir.GetElementPtr || k.Op == ir.AddrSpaceCast || k.Op == ir.BitCast) {
		from := k.Elems[0]
		if from.Type().IsPtr() && from.Type().Space != s.flat {
			return from.Type().Space
		}
		next, ok := from.(*ir.Const)
		if !ok {
			break
		}
		k = next
	}
	return s.flat
}

// fitsEverySpace reports whether v is undef or poison, which any space has.
func (s *inference) fitsEverySpace(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
}

// castable reports whether a constant can be written in a space without changing what it points to.
func (s *inference) castable(v ir.Value, space int) bool {
	k, ok := v.(*ir.Const)
	if !ok {
		return v.Type().Space == space
	}
	switch {
	case space == unknownSpace:
		return false
	case k.Type().Space == space, s.fitsEverySpace(k):
		return true
	case k.Type().Space != s.flat && space != s.flat:
		return false
	case k.Kind == ir.NullConst:
		return true
	}
	return s.constSpace(k) == space
}

// erasable deletes instructions that have become dead, with what only they used.
func eraseDead(dead []*ir.Instr) {
	for len(dead) > 0 {
		i := dead[len(dead)-1]
		dead = dead[:len(dead)-1]
		if i.Block() == nil || !analysis.TriviallyDead(i) {
			continue
		}
		for _, v := range i.Operands() {
			if d, ok := v.(*ir.Instr); ok && d != i {
				dead = append(dead, d)
			}
		}
		i.Erase()
	}
}
