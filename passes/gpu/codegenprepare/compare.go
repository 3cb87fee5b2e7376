package codegenprepare

import (
	"math"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// Compares in codegenprepare: sunk to their users, merged with the addition or subtraction whose
// overflow they test, or swapped so that they compare what a subtraction subtracts.

func (p *preparation) compare(i *ir.Instr) outcome {
	switch {
	case !p.c.Target.Lowering.ManyConditions && p.sink(i):
		return changed
	case i.Op() == ir.FCmp:
		return changedIf(p.classTest(i))
	case p.addOverflow(i), p.subOverflow(i):
		return again
	}
	return changedIf(swapForSubtraction(i))
}

// infinityTests are the classes of numbers for which compares of |x| with infinity hold, as
// llvm.is.fpclass takes them.
var infinityTests = map[ir.Pred]uint64{
	ir.FOEQ: 0x204, ir.FOGE: 0x204, ir.FUEQ: 0x207, ir.FUGE: 0x207,
	ir.FONE: 0x1f8, ir.FOLT: 0x1f8, ir.FUNE: 0x1fb, ir.FULT: 0x1fb,
}

// classTest replaces a comparison of |x| with infinity by a test of the class of x.
func (p *preparation) classTest(cmp *ir.Instr) bool {
	abs := asInstr(cmp.Operand(0))
	classes, ok := infinityTests[cmp.Pred]
	if !ok || abs == nil || abs.IntrinsicID() != "llvm.fabs" || !isInfinity(cmp.Operand(1)) {
		return false
	}
	ctx, x := p.f.Ctx(), abs.Arg(0)
	fn := p.f.Module().Intrinsic("llvm.is.fpclass", ctx.Func(cmp.Type(), []*ir.Type{x.Type(), ctx.I32}, false), pureAttrs(), x.Type())
	ir.ReplaceAllUses(cmp, ir.Before(cmp).Call(fn, "", x, ir.NewInt(ctx.I32, classes)))
	rewrite.EraseDead(cmp)
	return true
}

func isInfinity(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	if !ok {
		return false
	}
	if k.Type().IsVector() {
		if k = k.Splat(); k == nil {
			return false
		}
	}
	f, ok := k.Float64()
	return ok && math.IsInf(f, 1)
}

// addOverflow makes x + y and a compare that is true when that overflows one call.
func (p *preparation) addOverflow(cmp *ir.Instr) bool {
	x, y, sum := overflowOfAdd(cmp)
	needed := 2
	if sum == nil {
		if sum = edgeOfAdd(cmp); sum == nil {
			return false
		}
		x, y, needed = sum.Operand(0), sum.Operand(1), 1
	}
	if !p.formsOverflow(false, sum, ir.NumUses(sum) >= needed) || sum.Block() != cmp.Block() && !ir.HasOneUse(sum) {
		return false
	}
	return p.joinOverflow(sum, x, y, cmp, "llvm.uadd.with.overflow")
}

func (p *preparation) formsOverflow(sub bool, i *ir.Instr, used bool) bool {
	forms := p.c.Target.Lowering.Overflow
	return forms != nil && i.Type().IsInt() && forms(sub, i.Type().Bits, used)
}

// overflowOfAdd matches the conditions that x + y overflows: the sum is less than x or y, ^x is
// less than y, or x + 1 is 0. The sum is the xor where there is one.
func overflowOfAdd(cmp *ir.Instr) (x, y ir.Value, sum *ir.Instr) {
	l, r := cmp.Operand(0), cmp.Operand(1)
	pred := cmp.Pred
	if pred == ir.UGT {
		l, r, pred = r, l, ir.ULT
	}
	li, ri := asInstr(l), asInstr(r)
	isAdd := func(i *ir.Instr) bool { return i != nil && i.Op() == ir.Add }
	one := func(i *ir.Instr) bool { return isOne(i.Operand(0)) || isOne(i.Operand(1)) }
	switch {
	case pred == ir.ULT:
		if isAdd(li) && (li.Operand(0) == r || li.Operand(1) == r) {
			return li.Operand(0), li.Operand(1), li
		}
		if li != nil && li.Op() == ir.Xor && ir.HasOneUse(li) && isAllOnes(li.Operand(1)) {
			return li.Operand(0), r, li
		}
	case pred == ir.EQ && isAdd(li) && isZero(r) && one(li):
		return li.Operand(0), li.Operand(1), li
	case pred == ir.EQ && isAdd(ri) && isZero(l) && one(ri):
		return ri.Operand(0), ri.Operand(1), ri
	}
	return nil, nil, nil
}

// edgeOfAdd finds the sum whose overflow is the same as x being one number: x == -1 and x + 1, x !=
// 0 and x + -1.
func edgeOfAdd(cmp *ir.Instr) *ir.Instr {
	x, k := cmp.Operand(0), ir.AsInt(cmp.Operand(1))
	if ir.IsConst(x) || k == nil {
		return nil
	}
	var added *ir.Const
	switch {
	case cmp.Pred == ir.EQ && isAllOnes(k):
		added = ir.NewInt(x.Type(), 1)
	case cmp.Pred == ir.NE && k.IsZero():
		added = ir.NewAllOnes(x.Type())
	default:
		return nil
	}
	for u := range ir.Users(x) {
		if u.Op() == ir.Add && u.Operand(0) == x && u.Operand(1) == ir.Value(added) {
			return u
		}
	}
	return nil
}

// subOverflow does for x - y, or x + -c, what addOverflow does for sums.
func (p *preparation) subOverflow(cmp *ir.Instr) bool {
	x, y := cmp.Operand(0), cmp.Operand(1)
	switch {
	case ir.IsConst(x) && ir.IsConst(y) || !x.Type().IsInt():
		return false
	case cmp.Pred == ir.ULT:
	case cmp.Pred == ir.UGT:
		x, y = y, x
	case cmp.Pred == ir.EQ && isZero(y):
		y = ir.NewInt(x.Type(), 1)
	case cmp.Pred == ir.NE && isZero(y):
		x, y = y, x
	default:
		return false
	}
	variable := x
	if ir.IsConst(x) {
		variable = y
	}
	for u := range ir.Users(variable) {
		if !isDifference(u, x, y) {
			continue
		}
		return p.formsOverflow(true, u, ir.HasUses(u)) && p.joinOverflow(u, u.Operand(0), u.Operand(1), cmp, "llvm.usub.with.overflow")
	}
	return false
}

// isDifference reports whether i is x - y, or x + c with c = -y.
func isDifference(i *ir.Instr, x, y ir.Value) bool {
	switch i.Op() {
	case ir.Sub:
		return i.Operand(0) == x && i.Operand(1) == y
	case ir.Add:
		c, k := ir.AsInt(i.Operand(1)), ir.AsInt(y)
		return i.Operand(0) == x && c != nil && k != nil && negatedConst(k) == c
	}
	return false
}

func negatedConst(k *ir.Const) *ir.Const {
	n := k.Big()
	return ir.NewBigInt(k.Type(), n.Neg(n))
}

// joinOverflow replaces sum and cmp by a call. An xor stands for the sum of x and y, which is dead
// then.
func (p *preparation) joinOverflow(sum *ir.Instr, x, y ir.Value, cmp *ir.Instr, id string) bool {
	if sum.Block() != cmp.Block() && !p.advancesInLoopOf(sum, cmp) {
		return false
	}
	if sum.Op() == ir.Add && strings.HasPrefix(id, "llvm.usub") {
		y = negatedConst(ir.AsInt(y))
	}
	at := cmp
	if sum.Op() != ir.Xor && sum.Block() == cmp.Block() && sum.ComesBefore(cmp) {
		at = sum
	}
	ctx, ty := p.f.Ctx(), sum.Type()
	fn := p.f.Module().Intrinsic(id, ctx.Func(ctx.Struct(false, ty, ctx.I1), []*ir.Type{ty, ty}, false), pureAttrs(), ty)
	b := ir.Before(at)
	call := b.Call(fn, "", x, y)
	part := func(k uint64, ty *ir.Type, name string) *ir.Instr {
		e := ir.NewInstr(ir.ExtractValue, ty, call)
		e.SetIndices([]uint64{k})
		return b.Insert(e, name)
	}
	if sum.Op() != ir.Xor {
		ir.ReplaceAllUses(sum, part(0, ty, "math"))
	}
	ir.ReplaceAllUses(cmp, part(1, ctx.I1, "ov"))
	cmp.Erase()
	sum.Erase()
	return true
}

// advancesInLoopOf reports whether sum advances an induction variable of the loop that cmp is in,
// and may be done at cmp.
func (p *preparation) advancesInLoopOf(sum, cmp *ir.Instr) bool {
	l := p.loops().For(sum.Block())
	if !p.isIncrement(sum) || p.loops().For(cmp.Block()) != l {
		return false
	}
	dt := p.dominators()
	return dt.Dominates(cmp.Block(), sum.Block()) || ir.HasOneUse(sum) && dt.Dominates(cmp.Block(), l.Latch())
}

// pureAttrs are those of intrinsics that only compute.
func pureAttrs() ir.AttrSet {
	var out ir.AttrSet
	for _, a := range strings.Fields("nocallback nofree nosync nounwind speculatable willreturn") {
		out = append(out, ir.EnumAttr(a))
	}
	return append(out, ir.ValAttr("memory", "none"))
}

// swapForSubtraction swaps a compare's operands when more subtractions of them have the opposite
// order.
func swapForSubtraction(cmp *ir.Instr) bool {
	x, y := cmp.Operand(0), cmp.Operand(1)
	if !x.Type().IsInt() || ir.IsConst(x) || ir.IsConst(y) || x == y {
		return false
	}
	good := 0
	for u := range ir.Users(x) {
		if u.Op() != ir.Sub {
			continue
		}
		switch {
		case u.Operand(0) == y && u.Operand(1) == x:
			good++
		case u.Operand(0) == x && u.Operand(1) == y:
			good--
		}
	}
	if good <= 0 {
		return false
	}
	cmp.SetOperand(0, y)
	cmp.SetOperand(1, x)
	cmp.Pred = cmp.Pred.Swapped()
	return true
}

func isOne(v ir.Value) bool {
	k := ir.AsInt(v)
	if k == nil {
		return false
	}
	n, ok := k.Uint64()
	return ok && n == 1
}

func isZero(v ir.Value) bool {
	k := ir.AsInt(v)
	return k != nil && k.IsZero()
}

func isAllOnes(v ir.Value) bool {
	k := ir.AsInt(v)
	return k != nil && ir.NewAllOnes(k.Type()) == k
}
