package expand

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// sum adds the operands up, loop by loop; a pointer is stepped by bytes.
func (x *Expander) sum(e *scev.Expr) ir.Value {
	if a, b, ok := x.s.AsRemainder(e); ok {
		return x.binary(ir.URem, x.expand(a), x.expand(b), 0, false)
	}
	ts := x.terms(e)
	sum := x.expand(ts[0].e)
	for k := 1; k < len(ts); k++ {
		switch o := ts[k].e; {
		case sum.Type().IsPtr():
			l := ts[k].l
			var offsets []*scev.Expr
			for ; k < len(ts) && ts[k].l == l; k++ {
				offsets = append(offsets, x.lookedThrough(ts[k].e))
			}
			k--
			sum = x.address(x.s.Sum(offsets...), sum, e.Flags)
		case o.NonConstantNegative():
			sum = x.binary(ir.Sub, sum, x.expand(x.s.Negate(o)), 0, true)
		default:
			v := x.expand(o)
			if ir.IsConst(sum) {
				sum, v = v, sum
			}
			sum = x.binary(ir.Add, sum, v, e.Flags, true)
		}
	}
	return sum
}

// lookedThrough returns the expression of a value that is no instruction but may have one.
func (x *Expander) lookedThrough(e *scev.Expr) *scev.Expr {
	if e.Kind == scev.Unknown {
		if _, ok := e.Value.(*ir.Instr); !ok {
			return x.s.Of(e.Value)
		}
	}
	return e
}

// product multiplies the operands; equal ones become a power by squaring.
func (x *Expander) product(e *scev.Expr) ir.Value {
	ts := x.terms(e)
	k := 0
	power := func() ir.Value {
		n := 1
		for k+n < len(ts) && ts[k+n] == ts[k] {
			n++
		}
		p := x.expand(ts[k].e)
		k += n
		var out ir.Value
		if n&1 != 0 {
			out = p
		}
		for bit := 2; bit <= n; bit <<= 1 {
			p = x.binary(ir.Mul, p, p, 0, true)
			if n&bit == 0 {
				continue
			}
			if out == nil {
				out = p
			} else {
				out = x.binary(ir.Mul, out, p, 0, true)
			}
		}
		return out
	}
	prod := power()
	for k < len(ts) {
		if ts[k].e.IsAllOnes() {
			prod = x.binary(ir.Sub, ir.NewZero(e.Type), prod, 0, true)
			k++
			continue
		}
		v := power()
		if ir.IsConst(prod) {
			prod, v = v, prod
		}
		prod = x.times(prod, v, e.Flags)
	}
	return prod
}

// times multiplies by shifting where it can.
func (x *Expander) times(a, b ir.Value, flags scev.Flags) ir.Value {
	if c, isConst := x.s.Of(b).IsConst(); isConst && c.IsPowerOf2() {
		if c.IsMinSigned() {
			flags &^= scev.NSW
		}
		return x.binary(ir.Shl, a, ir.NewInt(a.Type(), uint64(c.Log2())), flags, true)
	}
	return x.binary(ir.Mul, a, b, flags, true)
}

func (x *Expander) quotient(e *scev.Expr) ir.Value {
	a := x.expand(e.Ops[0])
	if c, ok := e.Ops[1].IsConst(); ok && c.IsPowerOf2() {
		return x.binary(ir.LShr, a, ir.NewInt(e.Type, uint64(c.Log2())), 0, true)
	}
	return x.binary(ir.UDiv, a, x.expand(e.Ops[1]), 0, x.s.NonZero(e.Ops[1]))
}

// extreme calls the intrinsic for each two operands, from the last to the first; in a sequential
// minimum those that need not be visited are frozen.
func (x *Expander) extreme(e *scev.Expr, name string, sequential bool) ir.Value {
	n := len(e.Ops)
	freeze := func(v ir.Value, wanted bool) ir.Value {
		if !wanted || valuetracking.NotUndefOrPoison(v) {
			return v
		}
		return x.insert(ir.NewInstr(ir.Freeze, v.Type(), v), "")
	}
	out := freeze(x.expand(e.Ops[n-1]), sequential)
	callee := func() *ir.Func {
		ty := e.Type.Context().Func(e.Type, []*ir.Type{e.Type, e.Type}, false)
		return x.s.Func.Module().Intrinsic("llvm."+name, ty, PureAttrs(), e.Type)
	}
	for k := n - 2; k >= 0; k-- {
		v := freeze(x.expand(e.Ops[k]), sequential && k != 0)
		if e.Type.IsPtr() {
			c := x.insert(ir.Before(x.at).ICmp(extremePred[name], out, v, ""), "")
			out = x.insert(ir.Before(x.at).Select(c, out, v, name), "")
			continue
		}
		out = x.insert(ir.Before(x.at).Call(callee(), name, out, v), "")
	}
	return out
}

// PureAttrs are the attributes of an intrinsic that computes and does nothing else.
func PureAttrs() ir.AttrSet {
	return ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"), ir.EnumAttr("speculatable"),
		ir.EnumAttr("willreturn"), ir.ValAttr("memory", "none")}
}

var extremePred = map[string]ir.Pred{"umax": ir.UGT, "smax": ir.SGT, "umin": ir.ULT, "smin": ir.SLT}

// insert records an instruction, and inserts it before the insertion point if it has no block yet.
func (x *Expander) insert(i *ir.Instr, name string) *ir.Instr {
	if i.Block() == nil {
		ir.Before(x.at).Insert(i, name)
	}
	x.remember(i)
	return i
}

// nearby is how many instructions before the insertion point are visited for one that can be
// taken again.
const nearby = 6

// binary makes an operation, or takes an equal one that stands close by. What may be hoisted leaves
// the loops that do not change its operands.
func (x *Expander) binary(op ir.Op, a, b ir.Value, flags scev.Flags, hoist bool) ir.Value {
	if k, ok := a.(*ir.Const); ok {
		if m, ok := b.(*ir.Const); ok {
			if v := constfold.Binary(op, 0, k, m, x.s.Layout); v != nil {
				return v
			}
		}
	}
	var f ir.Flags
	if flags&scev.NUW != 0 {
		f |= ir.NUW
	}
	if flags&scev.NSW != 0 {
		f |= ir.NSW
	}
	scan := nearby
	for i := x.at.Prev(); i != nil && scan > 0; i = i.Prev() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if i.Op() == op && i.Operand(0) == a && i.Operand(1) == b && i.Flags&(ir.NUW|ir.NSW|ir.Exact) == f {
			return i
		}
		scan--
	}
	i := ir.NewInstr(op, a.Type(), a, b)
	i.Flags = f
	at := x.at
	if hoist {
		at = x.hoisted(a, b)
	}
	i.InsertBefore(at)
	i.CopyDebugLoc(x.at)
	x.remember(i)
	return i
}

// hoisted returns the end of the preheader of the outermost loop in which neither value changes.
func (x *Expander) hoisted(a, b ir.Value) *ir.Instr {
	at := x.at
	for l := x.s.Forest.For(at.Block()); l != nil && l.Invariant(a) && l.Invariant(b); l = x.s.Forest.For(at.Block()) {
		p := l.Preheader()
		if p == nil {
			break
		}
		at = p.Term()
	}
	return at
}

// address steps a pointer by a number of bytes. wraps are the flags of the sum: that it does not
// wrap around as unsigned, LLVM says of addresses since 20.
func (x *Expander) address(offset *scev.Expr, p ir.Value, wraps scev.Flags) ir.Value {
	n := x.expand(offset)
	var flags ir.Flags
	if wraps&scev.NUW != 0 && n.Type().Context().NUWAddresses {
		flags = ir.NUW
	}
	if k := ir.AsInt(n); k != nil && k.IsZero() {
		return p
	}
	bytes := n.Type().Context().I8
	if ir.IsConst(p) && ir.IsConst(n) {
		i := ir.NewGEP(bytes, p, flags, n)
		if v := constfold.Instr(i, x.s.Layout); v != nil {
			return v
		}
	}
	scan := nearby
	for i := x.at.Prev(); i != nil && scan > 0; i = i.Prev() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if i.Op() == ir.GetElementPtr && i.Operand(0) == p && i.NumOperands() == 2 && i.Operand(1) == n && i.ElemTy == bytes {
			if n.Type().Context().NUWAddresses {
				i.Flags &= flags
			}
			return i
		}
		scan--
	}
	i := ir.NewGEP(bytes, p, flags, n)
	i.InsertBefore(x.hoisted(p, n))
	i.SetName("scevgep")
	i.CopyDebugLoc(x.at)
	x.remember(i)
	return i
}

// addressOf inserts the ptrtoint of a pointer right after its definition, so that others find it.
func (x *Expander) addressOf(v ir.Value, ty *ir.Type) ir.Value {
	var at *ir.Instr
	name := ""
	switch v := v.(type) {
	case *ir.Param:
		name = v.Name()
		at = x.at.Func().Entry().First()
		for isArgumentCast(at, v) || analysis.IsDebugOrPseudo(at) {
			at = at.Next()
		}
	case *ir.Instr:
		name = v.Name()
		at = x.after(v)
	default:
		return x.cast(ir.PtrToInt, v, ty, 0)
	}
	for u := range ir.Users(v) {
		if u.Op() == ir.PtrToInt && u.Type() == ty && u.Block() == at.Block() && u != x.at && (u == at || u.ComesBefore(at)) {
			return u
		}
	}
	i := ir.NewInstr(ir.PtrToInt, ty, v)
	i.InsertBefore(at)
	i.SetName(name)
	i.CopyDebugLoc(at)
	x.remember(i)
	return i
}

func isArgumentCast(i *ir.Instr, but *ir.Param) bool {
	if i.Op() != ir.BitCast {
		return false
	}
	p, ok := i.Operand(0).(*ir.Param)
	return ok && p != but
}

// after returns the first instruction after i that is no φ, and not inserted by the expander; it
// stops at the insertion point.
func (x *Expander) after(i *ir.Instr) *ir.Instr {
	at := i.Next()
	if i.Op() == ir.Invoke {
		at = i.Succ(0).First()
	}
	for at.Op() == ir.Phi {
		at = at.Next()
	}
	if at.IsEHPad() {
		at = x.at.Block().FirstInsertion()
	}
	for at != x.at && x.made[at] {
		at = at.Next()
	}
	return at
}

func (x *Expander) cast(op ir.Op, v ir.Value, ty *ir.Type, flags ir.Flags) ir.Value {
	if w := x.query.WithContext(x.at).Cast(op, v, ty); w != nil {
		return w
	}
	i := ir.NewInstr(op, ty, v)
	i.Flags = flags
	return x.insert(i, "")
}
