package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/ranges"
)

// Compares of calls: of an absolute value with its argument, of two rotations, of saturating sums
// and differences; and divisions that test whether a product overflows.

// icmpAbs compares |x| with x.
func (ic *combiner) icmpAbs(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		c, x, p := intrinsicOf(i.Operand(n), "llvm.abs"), i.Operand(1-n), i.Pred
		if c == nil || c.Arg(0) != x {
			continue
		}
		if n == 1 {
			p = p.Swapped()
		}
		ty := x.Type()
		least := signBit(width(ty))
		poison := isOne(c.Arg(1)) // the least number is not there
		switch p {
		case ir.ULE, ir.SGE:
			return ic.use(i, truth(i.Type(), true))
		case ir.UGT, ir.SLT:
			return ic.use(i, truth(i.Type(), false))
		case ir.UGE, ir.SLE, ir.EQ:
			if poison {
				return newCmp(ir.SGT, x, ir.NewAllOnes(ty))
			}
			return newCmp(ir.ULT, x, ir.NewInt(ty, least+1))
		}
		if poison {
			return newCmp(ir.SLT, x, ir.NewZero(ty))
		}
		return newCmp(ir.UGT, x, ir.NewInt(ty, least))
	}
	return nil
}

// icmpRotations compares two rotations for equality: by the same amount, the values; else one of
// them is rotated by the difference.
func (ic *combiner) icmpRotations(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.Call), opOf(i.Operand(1), ir.Call)
	if x == nil || y == nil || !isRotation(x) || !isRotation(y) || x.IntrinsicID() != y.IntrinsicID() {
		return nil
	}
	n, m := x.Arg(2), y.Arg(2)
	if n == m {
		return newCmp(i.Pred, x.Arg(0), y.Arg(0))
	}
	both := oneUse(x) && oneUse(y)
	if !both && (!oneUse(x) && !oneUse(y) || immediate(n) == nil || immediate(m) == nil) {
		return nil
	}
	d := ic.b.sub(n, m, "")
	return newCmp(i.Pred, y.Arg(0), ic.b.intrinsic(x.IntrinsicID(), x.Type(), "", x.Arg(0), x.Arg(0), d))
}

func isRotation(c *ir.Instr) bool {
	id := c.IntrinsicID()
	return (id == "llvm.fshl" || id == "llvm.fshr") && c.Arg(0) == c.Arg(1)
}

// rotated is c rotated to the left by n bits of w.
func rotated(c, n uint64, w int) uint64 {
	if n %= uint64(w); n == 0 {
		return c
	}
	return (c<<n | c>>(uint64(w)-n)) & maskOf(w)
}

// compareRotation: a rotation equals a constant where its argument is the constant rotated back.
func (ic *combiner) compareRotation(i, x *ir.Instr, c uint64, w int) *ir.Instr {
	n, ok := word(x.Arg(2))
	if !ok || !isRotation(x) || !i.Pred.IsEquality() {
		return nil
	}
	if n %= uint64(w); x.IntrinsicID() == "llvm.fshl" {
		n = uint64(w) - n
	}
	return newCmp(i.Pred, x.Arg(0), ir.NewInt(x.Type(), rotated(c, n, w)))
}

// compareSaturatedSum compares a + k or a - k, unsigned and saturating, with a constant: a is in
// one range (LLVM's foldICmpUSubSatOrUAddSatWithConstantImpl).
func (ic *combiner) compareSaturatedSum(i, x *ir.Instr, c uint64, w int) *ir.Instr {
	id := x.IntrinsicID()
	if id != "llvm.uadd.sat" && id != "llvm.usub.sat" || !oneUse(x) {
		return nil
	}
	k, ok := word(x.Arg(1))
	if !ok || k == 0 {
		return nil
	}
	m := maskOf(w)
	limit, exact, back := uint64(0), rangeOf(ir.UGE, k, w), k // a - k is exact from k on
	if id == "llvm.uadd.sat" {
		limit, exact, back = m, rangeOf(ir.ULE, m-k, w), -k&m
	}
	found := shifted(rangeOf(i.Pred, c, w), back)
	var out ranges.Range
	if holds(i.Pred, limit, c, w) { // saturated results match: only the others count
		out, ok = exact.IntersectExact(found.Complement())
		out = out.Complement()
	} else {
		out, ok = exact.IntersectExact(found)
	}
	if !ok || !isProper(out) {
		return nil
	}
	p, d, off := compareOf(out)
	a := x.Arg(0)
	if off != 0 {
		a = ic.b.add(a, ir.NewInt(x.Type(), off), "")
	}
	v := canonical(p, d, w)
	return newCmp(v.p, a, ir.NewInt(x.Type(), v.c))
}

// icmpProductOverflows: -1 / x < y and (x * y) / x != y test whether x * y overflows (LLVM's
// foldMultiplicationOverflowCheck).
func (ic *combiner) icmpProductOverflows(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		d, y, p := binop(i.Operand(n)), i.Operand(1-n), i.Pred
		if d == nil || !isOp(d, ir.UDiv, ir.SDiv) || !oneUse(d) {
			continue
		}
		if n == 1 {
			p = p.Swapped()
		}
		x := d.Operand(1)
		var product *ir.Instr
		var not bool
		switch {
		case d.Op() == ir.UDiv && isAllOnes(d.Operand(0)) && (p == ir.ULT || p == ir.UGE):
			not = p == ir.UGE
		case p.IsEquality():
			product = opOf(d.Operand(0), ir.Mul)
			if product == nil || other(product, ir.Mul, y) != x {
				continue
			}
			not = p == ir.EQ
		default:
			continue
		}
		id := "llvm.umul.with.overflow"
		if d.Op() == ir.SDiv {
			id = "llvm.smul.with.overflow"
		}
		return ic.use(i, ic.overflowOfProduct(id, x, y, product, not))
	}
	return nil
}

// overflowOfProduct calls the multiplication with overflow. If the product has other users, the
// call goes in its place and they use its result.
func (ic *combiner) overflowOfProduct(id string, x, y ir.Value, product *ir.Instr, not bool) ir.Value {
	shared := product != nil && !oneUse(product)
	if shared {
		defer func(b builder) { ic.b = b }(ic.b)
		ic.b.setBefore(product)
	}
	ty := ic.ctx.Struct(false, x.Type(), ir.CmpType(x.Type()))
	f := ic.f.Module().Intrinsic(id, ic.ctx.Func(ty, []*ir.Type{x.Type(), x.Type()}, false), pureAttrs(), x.Type())
	call := ir.NewInstr(ir.Call, ty, x, y, f)
	call.Info = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC}
	ic.b.insert(call, "mul")
	field := func(k uint64, name string) ir.Value {
		e := ir.NewInstr(ir.ExtractValue, ty.FieldAt(k), call)
		e.SetIndices([]uint64{k})
		return ic.b.insert(e, name)
	}
	if shared {
		v := field(0, "mul.val")
		ic.work.pushUsers(product)
		ir.ReplaceAllUses(product, v)
	}
	v := field(1, "mul.ov")
	if not {
		v = ic.b.not(v, "mul.not.ov")
	}
	if shared {
		ic.erase(product)
	}
	return v
}
