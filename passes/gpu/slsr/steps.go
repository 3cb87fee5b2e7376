package slsr

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/near"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/rewrite"
)

// Addresses that are a constant number of extended strides apart, for strict:
//
//	%p = mul nsw i32 %row, %w                    %p = mul nsw i32 %row, %w
//	%i = add nsw i32 %p, %x                      %i = add nsw i32 %p, %x
//	%a = getelementptr float, ptr %m, i32 %i     %a = getelementptr float, ptr %m, i32 %i
//	load float, ptr %a                           load float, ptr %a
//	%r = add nsw i32 %row, 4                 ⇒   %s = sext i32 %w to i64
//	%q = mul nsw i32 %r, %w                      %t = shl i64 %s, 4
//	%j = add nsw i32 %q, %x                      %b = getelementptr i8, ptr %a, i64 %t
//	%b = getelementptr float, ptr %m, i32 %j
//
// On a GPU the step is one instruction, which extends, multiplies and adds; the index takes one or
// two more. In 32 bits the step may overflow where neither index does; in 64 it can't.
//
// Why it is exact: an index is read as a sum of products in 64 bits as if no operation with nsw (or
// nuw, below zext), wrapped. Where one wraps the address is poison. Of the basis that is undefined
// behavior, as the program surely accesses it (UndefinedIfPoison); the address that is replaced may
// become anything then.
//
// Not handled: addresses that are narrower than 64 bits, and those in spaces in which an access
// folds more of the index than a step (AddressCosts).
type stepper struct {
	s     *strengthReducer
	known []steppedAddress
	// closest has, by the rest of an address and the leaf that is the stride, the number of the
	// closest address in known that is in force, plus 1.
	closest    near.Map
	leaves     []leaf // of the address that is read
	now, until int32
	changed    bool
}

// steppedAddress is an address as base + coeff·stride.
type steppedAddress struct {
	at    *ir.Instr
	coeff uint64
	below int32 // the next one on its stack; -1: none
	until int32 // the last number of a block that it dominates
}

// leaf is an operand of the sums and products in an index, and its extension.
type leaf struct {
	v      ir.Value
	op     ir.Op // SExt or ZExt
	wide   exprID
	factor exprProduct
}

const (
	maxIndexDepth = 6 // of sums, products and extensions that are read
	maxLeaves     = 8 // of an address
	maxChain      = 4 // getelementptrs that are read as one address
)

// stepAddresses replaces addresses by steps from others, and reports whether it did.
func (s *strengthReducer) stepAddresses() bool {
	t := &stepper{s: s}
	for _, b := range s.dom.Preorder() {
		t.now, t.until = s.dom.Interval(b)
		for i := b.First(); i != nil; {
			next := i.Next()
			if i.Op() == ir.GetElementPtr && t.candidate(i) {
				t.visit(i)
			}
			i = next
		}
	}
	return t.changed
}

// candidate reports whether an address of 64 bits has an index that is extended, in a space where a
// step costs no more.
func (t *stepper) candidate(gep *ir.Instr) bool {
	if !gep.Type().IsPtr() || t.s.dl.IndexBits(gep.Type().Space) != 64 {
		return false
	}
	any := false
	for step := range straightline.GEPSteps(gep, t.s.dl) {
		if step.Scalable {
			return false
		}
		any = any || !step.Field && extensionIn(gep.Operand(step.Operand)) != nil
	}
	if !any {
		return false
	}
	costs := t.s.c.Target.AddressCostsOf(gep.Type().Space)
	if costs.Narrow < costs.Unit {
		return false
	}
	object, ok := analysis.UnderlyingObject(gep).(*ir.Instr)
	return !ok || object.Op() != ir.Alloca
}

// extensionIn returns an index that is extended: an instruction, or an index that is narrower than
// addresses.
func extensionIn(index ir.Value) *ir.Instr {
	i, ok := index.(*ir.Instr)
	if !ok || i.Op() != ir.SExt && i.Op() != ir.ZExt && i.Type().Bits == 64 {
		return nil
	}
	return i
}

// visit reads an address, replaces it if there is a basis, and notes what it is then.
func (t *stepper) visit(gep *ir.Instr) {
	t.leaves = t.leaves[:0]
	address, ok := t.address(gep, 0)
	if !ok || len(t.leaves) > maxLeaves {
		return
	}
	e, at := t.s.exprs, gep
	for _, l := range t.leaves {
		coeff := e.coefficient(address, l.factor)
		stack := t.closest.At(int32(e.add(address, e.scale(l.wide, -coeff))), uint64(l.wide))
		top := *stack - 1
		for top >= 0 && t.known[top].until < t.now {
			top = t.known[top].below // the other dominates nothing that is still to come
		}
		if top >= 0 && at == gep {
			if stepped := t.step(gep, l, t.known[top].at, int64(coeff-t.known[top].coeff)); stepped != nil {
				at = stepped
			}
		}
		*stack = int32(len(t.known)) + 1
		t.known = append(t.known, steppedAddress{at, coeff, top, t.until})
	}
	if at != gep {
		t.s.c.Count("Number of addresses that step", 1)
		t.replace(gep, at)
	}
}

// step returns the address basis + n·stride, computed before gep; nil if the basis may be poison
// where the program goes on, or the step is no single instruction.
func (t *stepper) step(gep *ir.Instr, l leaf, basis *ir.Instr, n int64) *ir.Instr {
	if n <= 0 || n >= 1<<31 || basis.Block() == nil || basis.Type() != gep.Type() || !valuetracking.UndefinedIfPoison(basis) {
		return nil
	}
	b := ir.Before(gep)
	wide := b.Cast(l.op, l.v, t.s.dl.IndexType(gep.Type()), "")
	return b.GEP(t.s.f.Ctx().I8, basis, 0, "", t.s.times(b, wide, ir.NewInt(wide.Type(), uint64(n))))
}

// replace replaces an address, and erases what only it needed.
func (t *stepper) replace(gep, by *ir.Instr) {
	by.TakeName(gep)
	ir.ReplaceAllUses(gep, by)
	rewrite.EraseDead(gep)
	t.changed = true
}

// address reads the address that a getelementptr computes, together with those that it is computed
// from.
func (t *stepper) address(gep *ir.Instr, depth int) (n exprID, ok bool) {
	base, isInstr := gep.Operand(0).(*ir.Instr)
	if isInstr && base.Op() == ir.GetElementPtr && base.Type().IsPtr() && depth < maxChain {
		if n, ok = t.address(base, depth+1); !ok {
			return 0, false
		}
	} else {
		n = t.s.exprs.of(gep.Operand(0))
	}
	e, w := t.s.exprs, t.s.dl.IndexBits(gep.Type().Space)
	for step := range straightline.GEPSteps(gep, t.s.dl) {
		switch index := gep.Operand(step.Operand); {
		case step.Scalable || !step.Field && (!index.Type().IsInt() || index.Type().Bits > w):
			return 0, false
		case step.Field:
			n = e.add(n, e.sum(w, uint64(step.Stride), nil))
		case index.Type().Bits < w:
			n = e.add(n, e.scale(t.extended(ir.SExt, index, w, 0), uint64(step.Stride)))
		default:
			n = e.add(n, e.scale(t.index(index, w), uint64(step.Stride)))
		}
	}
	return n, true
}

// index reads an index that is as wide as addresses.
func (t *stepper) index(v ir.Value, w int) exprID {
	if i := extensionIn(v); i != nil {
		return t.extended(extensionOf(i), i.Operand(0), w, 1)
	}
	return t.s.exprs.of(v)
}

// extensionOf returns how an extension may be read: by the sign, too, where that is not set.
func extensionOf(i *ir.Instr) ir.Op {
	if i.HasFlag(ir.NNeg) {
		return ir.SExt
	}
	return i.Op()
}

// extended reads an extension to w bits, op being SExt or ZExt, as if nothing wrapped.
func (t *stepper) extended(op ir.Op, v ir.Value, w, depth int) exprID {
	e := t.s.exprs
	i, ok := v.(*ir.Instr)
	if !ok || depth >= maxIndexDepth {
		return t.leafOf(op, v, w)
	}
	wide := func(k int) exprID { return t.extended(op, i.Operand(k), w, depth+1) }
	flag := ir.NSW
	if op == ir.ZExt {
		flag = ir.NUW
	}
	switch {
	case i.Op() == ir.Or && i.HasFlag(ir.Disjoint):
		return e.add(wide(0), wide(1))
	case i.Op() == ir.ZExt, i.Op() == ir.SExt && op == ir.SExt:
		return t.extended(extensionOf(i), i.Operand(0), w, depth+1)
	case !i.HasFlag(flag):
	case i.Op() == ir.Add:
		return e.add(wide(0), wide(1))
	case i.Op() == ir.Sub:
		return e.add(wide(0), e.scale(wide(1), ^uint64(0)))
	case i.Op() == ir.Mul:
		return e.mulOut(wide(0), wide(1))
	case i.Op() == ir.Shl:
		if k, ok := straightline.ConstInt(i.Operand(1)); ok && k >= 0 && k < int64(i.Type().Bits) {
			return e.scale(wide(0), 1<<uint(k))
		}
	}
	return t.leafOf(op, v, w)
}

// leafOf notes an operand that is not read further, unless it is a constant.
func (t *stepper) leafOf(op ir.Op, v ir.Value, w int) exprID {
	e := t.s.exprs
	n := e.extend(op, e.of(v), w)
	s := e.sums[n]
	if s.constant != 0 || s.count != 1 || e.terms[s.first].coeff != 1 || v.Type().Bits != 32 || ir.IsConst(v) {
		return n
	}
	for _, l := range t.leaves {
		if l.wide == n {
			return n
		}
	}
	t.leaves = append(t.leaves, leaf{v, op, n, e.terms[s.first].product})
	return n
}
