package valuetracking

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/known"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/match"
)

// knownCall gives the known bits of a call's result from intrinsics, !range and the attributes
// range and returned.
func (q *Query) knownCall(i *ir.Instr, w, depth int) KnownBits {
	var out KnownBits
	if r := i.MD("range"); r != nil {
		out = knownInNode(r, w)
	}
	if a, ok := i.Info.Attrs.Ret.Get("range"); ok {
		out = out.and(knownInText(a.Val, w))
	}
	f := i.CalledFunc()
	if f == nil {
		return out
	}
	if a, ok := f.Attrs.Ret.Get("range"); ok {
		out = out.and(knownInText(a.Val, w))
	}
	for k := range i.NumArgs() {
		if (i.Info.Attrs.Param(k).Has("returned") || f.Attrs.Param(k).Has("returned")) && i.Arg(k).Type() == i.Type() {
			out = out.and(q.KnownBitsAtDepth(i.Arg(k), depth+1))
		}
	}
	if id := i.IntrinsicID(); id != "" {
		out = out.and(q.knownIntrinsic(id, i, w, depth))
	}
	return out
}

func (q *Query) knownIntrinsic(id string, i *ir.Instr, w, depth int) KnownBits {
	return q.intrinsicBits(id, i, w, depth, func(k int) KnownBits { return q.KnownBitsAtDepth(i.Arg(k), depth+1) })
}

// intrinsicBits is knownIntrinsic with what is known of the arguments, or of one lane of each.
func (q *Query) intrinsicBits(id string, i *ir.Instr, w, depth int, op func(k int) KnownBits) KnownBits {
	switch id {
	case "llvm.umin":
		return knownUMin(op(0), op(1), w)
	case "llvm.umax":
		return knownUMax(op(0), op(1), w)
	case "llvm.smin":
		return knownSMin(op(0), op(1), w)
	case "llvm.smax":
		return knownSMax(op(0), op(1), w)
	case "llvm.fshl", "llvm.fshr":
		return knownFunnel(id == "llvm.fshl", i, op, w)
	case "llvm.expect", "llvm.ssa.copy":
		return op(0)
	}
	if w > 64 {
		return q.wideIntrinsic(id, i, w, depth)
	}
	m := WidthMask(w)
	below := func(n uint64) KnownBits { return KnownBits{Zero: m &^ WidthMask(bits.Len64(n))} }
	switch id {
	case "llvm.abs":
		return knownAbs(op(0), match.One(i.Arg(1)), w)
	case "llvm.vscale":
		if r, ok := VScaleRange(i.Func(), w); ok {
			n, _ := r.UMax().Uint64()
			return below(n)
		}
	case "llvm.ctpop":
		return below(uint64(bits.OnesCount64(op(0).max(m))))
	case "llvm.ctlz", "llvm.cttz":
		k := op(0)
		most := uint64(w)
		if id == "llvm.ctlz" {
			if k.One != 0 {
				most = uint64(w - bits.Len64(k.One))
			}
		} else if k.One != 0 {
			most = uint64(bits.TrailingZeros64(k.One))
		}
		if k.One == 0 && match.One(i.Arg(1)) {
			most = uint64(w - 1)
		}
		return below(most)
	case "llvm.bswap":
		k := op(0)
		return words(bits.ReverseBytes64(k.Zero<<uint(64-w)), bits.ReverseBytes64(k.One<<uint(64-w)))
	case "llvm.bitreverse":
		k := op(0)
		return words(bits.Reverse64(k.Zero<<uint(64-w)), bits.Reverse64(k.One<<uint(64-w)))
	case "llvm.uadd.sat":
		a, b := op(0), op(1)
		n := max(a.LeadingOnes(w), b.LeadingOnes(w))
		return KnownBits{One: m &^ (m >> uint(n))}
	case "llvm.usub.sat":
		return below(op(0).max(m) - min(op(0).max(m), op(1).One))
	case "llvm.ptrmask":
		a, b := op(0), op(1)
		if q.Width(i.Arg(1).Type()) != w {
			return KnownBits{}
		}
		return words(a.Zero|b.Zero, a.One&b.One)
	}
	return KnownBits{}
}

func knownAbs(k KnownBits, minIsPoison bool, w int) KnownBits {
	sign := uint64(1) << uint(w-1)
	if k.NonNegative(w) {
		return k
	}
	var out KnownBits
	if k.Negative(w) {
		out = knownAddSub(false, 0, KnownBits{Zero: WidthMask(w)}, k, w)
	} else { // x and -x have the same trailing zeros and lowest one
		n := k.TrailingZeros(w)
		out.Zero = WidthMask(n)
		if n < w && k.One>>uint(n)&1 == 1 {
			out.One = 1 << uint(n)
		}
	}
	if minIsPoison || k.One&^sign != 0 {
		if out.One&sign == 0 {
			out.Zero |= sign
		}
	}
	return out
}

func knownFunnel(left bool, i *ir.Instr, op func(int) KnownBits, w int) KnownBits {
	c, ok := number(i.Arg(2))
	if !ok {
		return KnownBits{}
	}
	n, _ := c.URem(bitvec.New(c.Bits(), uint64(w))).Uint64()
	a := op(0)
	b := a
	if i.Arg(0) != i.Arg(1) { // of a rotation the two are one, which rows of rotations would double each time
		b = op(1)
	}
	if !left {
		if n == 0 {
			return b
		}
		n = uint64(w) - n
	}
	if n == 0 {
		return a
	}
	if w > 64 {
		return FromBits(known.Funnel(a.Bits(w), b.Bits(w), int(n)))
	}
	m := WidthMask(w)
	back := uint64(w) - n
	return words((a.Zero<<n|b.Zero>>back)&m, (a.One<<n|b.One>>back)&m)
}

// knownInNode gives the known bits of a value of w bits with !range metadata.
func knownInNode(n *ir.MDNode, w int) KnownBits {
	out := everything(w)
	if !ranges.Intervals(n, w, func(r ranges.Range) { out = out.either(commonBits(r)) }) {
		return KnownBits{}
	}
	return out
}

// knownInText gives the known bits of a value of w bits with the attribute range.
func knownInText(text string, w int) KnownBits {
	r, ok := ranges.Parse(text, w)
	if !ok {
		return KnownBits{}
	}
	return commonBits(r)
}

// knownExpr gives the known bits of a constant expression: for an address the alignment of its
// variable, for a number computed from one what the operations preserve.
func (q *Query) knownExpr(c *ir.Const, w, depth int) KnownBits {
	if depth >= maxKnownDepth || c.Type().IsVector() {
		return KnownBits{}
	}
	m := WidthMask(w)
	op := func(k int) KnownBits { return q.KnownBitsAtDepth(c.Elems[k], depth+1) }
	switch c.Op {
	case ir.Add:
		return knownAddSub(true, c.Flags, op(0), op(1), w)
	case ir.Sub:
		return knownAddSub(false, c.Flags, op(0), op(1), w)
	case ir.Mul:
		return knownProduct(op(0), op(1), w)
	case ir.Xor:
		return knownXor(op(0), op(1), w)
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.Trunc:
		from := q.FullWidth(c.Elems[0].Type())
		k := op(0)
		switch {
		case from == 0:
			return KnownBits{}
		case from > 64 || w > 64:
			return FromBits(k.Bits(from).ZExtOrTrunc(w))
		case from < w:
			k.Zero |= m &^ WidthMask(from)
		}
		return words(k.Zero&m, k.One&m)
	case ir.GetElementPtr:
		if q.Layout == nil || w > 64 { // offsets are words
			return KnownBits{}
		}
		off, fits := q.Layout.ConstGEPOffset(c.ElemTy, c.Elems[1:])
		if !fits {
			return KnownBits{}
		}
		return knownAddSub(true, 0, op(0), words(^uint64(off)&m, uint64(off)&m), w)
	}
	return KnownBits{}
}
