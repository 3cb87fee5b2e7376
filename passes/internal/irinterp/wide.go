package irinterp

import (
	"fmt"
	"math/big"

	"opt-go/frontend/ir"
)

// WideOutcome is what a function on integers of any width returns: a number, poison, or nothing
// because its behaviour is undefined.
type WideOutcome struct {
	value             *big.Int // unsigned
	poison, undefined bool
}

func (o WideOutcome) String() string {
	switch {
	case o.undefined:
		return "undefined behaviour"
	case o.poison:
		return "poison"
	}
	return o.value.String()
}

// Defined reports whether a number is returned.
func (o WideOutcome) Defined() bool { return !o.undefined && !o.poison }

// ExecuteWide runs a function on integers of any width without memory. Bit k of poison makes
// argument k poison. undef chooses the number of w bits that a use of undef stands for.
func ExecuteWide(f *ir.Func, args []*big.Int, poison uint64, undef func(w int) *big.Int) (o WideOutcome) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case undefinedBehaviour:
			o = WideOutcome{undefined: true}
		default:
			panic(e)
		}
	}()
	r := &wideRun{regs: make([]WideOutcome, f.ValueBound()), undef: undef}
	for k, p := range f.Params {
		r.regs[p.ID()] = WideOutcome{value: modulo(args[k], p.Type().Bits), poison: poison>>k&1 != 0}
	}
	return r.run(f)
}

// RefinesWide reports how the second outcome breaks a promise of the first, or "".
func RefinesWide(before, after WideOutcome) string {
	if before.undefined || before.poison && !after.undefined || before.Defined() && after.Defined() && before.value.Cmp(after.value) == 0 {
		return ""
	}
	return fmt.Sprintf("returned %v, now %v", before, after)
}

type wideRun struct {
	regs  []WideOutcome
	undef func(w int) *big.Int
}

var bigOne = big.NewInt(1)

// modulo returns v modulo 2^w.
func modulo(v *big.Int, w int) *big.Int {
	return new(big.Int).And(v, new(big.Int).Sub(new(big.Int).Lsh(bigOne, uint(w)), bigOne))
}

// signedWide returns the signed value of v.
func signedWide(v *big.Int, w int) *big.Int {
	if v.Bit(w-1) == 0 {
		return v
	}
	return new(big.Int).Sub(v, new(big.Int).Lsh(bigOne, uint(w)))
}

func (r *wideRun) value(v ir.Value) WideOutcome {
	k, ok := v.(*ir.Const)
	if !ok {
		return r.regs[v.(interface{ ID() int }).ID()]
	}
	switch k.Kind {
	case ir.UndefConst:
		return WideOutcome{value: modulo(r.undef(k.Type().Bits), k.Type().Bits)}
	case ir.PoisonConst:
		return WideOutcome{poison: true, value: new(big.Int)}
	case ir.IntConst:
		return WideOutcome{value: k.Big()}
	}
	panic("the interpreter does not know the constant " + k.Ident())
}

func (r *wideRun) run(f *ir.Func) WideOutcome {
	b, from := f.Entry(), (*ir.Block)(nil)
	for range 1000 {
		var phis []WideOutcome
		for phi := range b.Phis() {
			phis = append(phis, r.value(phi.IncomingFor(from)))
		}
		k := 0
		for phi := range b.Phis() {
			r.regs[phi.ID()] = phis[k]
			k++
		}
		i := b.FirstNonPhi()
		for ; !i.IsTerminator(); i = i.Next() {
			r.regs[i.ID()] = r.instr(i)
		}
		if i.Op() == ir.Ret {
			return r.value(i.Operand(0))
		}
		from, b = b, r.next(i)
	}
	panic("the interpreter does not know endless loops: @" + f.Name())
}

// next is the block that a terminator goes to.
func (r *wideRun) next(t *ir.Instr) *ir.Block {
	switch {
	case t.Op() == ir.Br && !t.IsCondBr():
		return t.Succ(0)
	case t.Op() == ir.Br, t.Op() == ir.Switch:
		c := r.value(t.Operand(0))
		if c.poison {
			undefined("branch on poison")
		}
		if t.Op() == ir.Br {
			return t.Succ(1 - int(c.value.Bit(0)))
		}
		for k := range t.NumCases() {
			if v, d := t.Case(k); v.Big().Cmp(c.value) == 0 {
				return d
			}
		}
		return t.Succ(0)
	}
	undefined("%s reached", t.Op())
	return nil
}

func (r *wideRun) instr(i *ir.Instr) WideOutcome {
	var args []WideOutcome
	poison := false
	for k := range i.NumOperands() {
		if i.Op() == ir.Call && k >= i.NumArgs() {
			break // the callee
		}
		args = append(args, r.value(i.Operand(k)))
		poison = poison || args[k].poison
	}
	w := i.Type().Bits
	switch {
	case i.Op() == ir.Freeze:
		return WideOutcome{value: args[0].value}
	case i.Op() == ir.Select:
		if args[0].poison {
			return args[0]
		}
		return args[2-args[0].value.Bit(0)]
	case i.IntrinsicID() == "llvm.assume":
		if poison || args[0].value.Sign() == 0 {
			undefined("a false assumption")
		}
		return WideOutcome{}
	}
	if op := i.Op(); (op == ir.UDiv || op == ir.SDiv || op == ir.URem || op == ir.SRem) && (args[1].poison || args[1].value.Sign() == 0) {
		undefined("division by zero or poison")
	}
	if poison {
		return WideOutcome{value: new(big.Int), poison: true}
	}
	a, b := args[0].value, (*big.Int)(nil)
	if len(args) > 1 {
		b = args[1].value
	}
	var v *big.Int
	var bad bool
	switch op := i.Op(); {
	case op.IsBinary():
		v, bad = wideBinary(op, i.Flags, a, b, w)
	case op == ir.ICmp:
		v, bad = wideCompare(i, a, b)
	case op == ir.Call:
		v, bad = wideIntrinsic(i, args, w)
	default:
		v, bad = wideCast(i, a, w)
	}
	return WideOutcome{value: modulo(v, w), poison: bad}
}

func wideCompare(i *ir.Instr, a, b *big.Int) (v *big.Int, bad bool) {
	w := i.Operand(0).Type().Bits
	bad = i.HasFlag(ir.SameSign) && a.Bit(w-1) != b.Bit(w-1)
	if i.Pred.IsSigned() {
		a, b = signedWide(a, w), signedWide(b, w)
	}
	c, truth := a.Cmp(b), false
	switch i.Pred {
	case ir.EQ:
		truth = c == 0
	case ir.NE:
		truth = c != 0
	case ir.ULT, ir.SLT:
		truth = c < 0
	case ir.ULE, ir.SLE:
		truth = c <= 0
	case ir.UGT, ir.SGT:
		truth = c > 0
	case ir.UGE, ir.SGE:
		truth = c >= 0
	}
	if truth {
		return bigOne, bad
	}
	return new(big.Int), bad
}

func wideCast(i *ir.Instr, a *big.Int, w int) (v *big.Int, bad bool) {
	from := i.Operand(0).Type().Bits
	s := signedWide(a, from)
	switch i.Op() {
	case ir.ZExt:
		return a, i.HasFlag(ir.NNeg) && s.Sign() < 0
	case ir.SExt:
		return s, false
	case ir.Trunc:
		low := modulo(a, w)
		return low, i.HasFlag(ir.NUW) && low.Cmp(a) != 0 || i.HasFlag(ir.NSW) && signedWide(low, w).Cmp(s) != 0
	}
	panic("the interpreter does not know " + i.String())
}

// wideBinary computes with unsigned numbers; bad: the result is poison.
func wideBinary(op ir.Op, fl ir.Flags, a, b *big.Int, w int) (v *big.Int, bad bool) {
	sa, sb := signedWide(a, w), signedWide(b, w)
	exact := func(op func(z, x, y *big.Int) *big.Int) (*big.Int, bool) {
		u, s := op(new(big.Int), a, b), op(new(big.Int), sa, sb)
		return u, fl&ir.NUW != 0 && modulo(u, w).Cmp(u) != 0 || fl&ir.NSW != 0 && signedWide(modulo(s, w), w).Cmp(s) != 0
	}
	switch op {
	case ir.Add:
		return exact((*big.Int).Add)
	case ir.Sub:
		return exact((*big.Int).Sub)
	case ir.Mul:
		return exact((*big.Int).Mul)
	case ir.UDiv, ir.URem:
		q, m := new(big.Int).QuoRem(a, b, new(big.Int))
		if op == ir.URem {
			return m, false
		}
		return q, fl&ir.Exact != 0 && m.Sign() != 0
	case ir.SDiv, ir.SRem:
		q, m := new(big.Int).QuoRem(sa, sb, new(big.Int))
		if signedWide(modulo(q, w), w).Cmp(q) != 0 {
			undefined("the quotient of the least number and -1")
		}
		if op == ir.SRem {
			return m, false
		}
		return q, fl&ir.Exact != 0 && m.Sign() != 0
	case ir.And:
		return new(big.Int).And(a, b), false
	case ir.Or:
		return new(big.Int).Or(a, b), fl&ir.Disjoint != 0 && new(big.Int).And(a, b).Sign() != 0
	case ir.Xor:
		return new(big.Int).Xor(a, b), false
	}
	if b.Cmp(big.NewInt(int64(w))) >= 0 {
		return new(big.Int), true
	}
	n := uint(b.Uint64())
	switch op {
	case ir.Shl:
		v = modulo(new(big.Int).Lsh(a, n), w)
		return v, fl&ir.NUW != 0 && new(big.Int).Rsh(v, n).Cmp(a) != 0 || fl&ir.NSW != 0 && new(big.Int).Rsh(signedWide(v, w), n).Cmp(sa) != 0
	case ir.LShr:
		v = new(big.Int).Rsh(a, n)
	case ir.AShr:
		v = new(big.Int).Rsh(sa, n)
	default:
		panic("the interpreter does not know " + op.String())
	}
	return v, fl&ir.Exact != 0 && modulo(new(big.Int).Lsh(v, n), w).Cmp(a) != 0
}

// wideIntrinsic interprets the intrinsics on integers; bad: the result is poison, or not in the
// range that the call promises.
func wideIntrinsic(i *ir.Instr, args []WideOutcome, w int) (v *big.Int, bad bool) {
	a := args[0].value
	count := func(n int, zeroIsPoison bool) (*big.Int, bool) {
		return big.NewInt(int64(n)), zeroIsPoison && a.Sign() == 0 && args[1].value.Sign() != 0
	}
	switch id := i.IntrinsicID(); id {
	case "llvm.ctpop":
		n := 0
		for k := range a.BitLen() {
			n += int(a.Bit(k))
		}
		v, bad = count(n, false)
	case "llvm.ctlz":
		v, bad = count(w-a.BitLen(), true)
	case "llvm.cttz":
		n := w
		if a.Sign() != 0 {
			n = int(a.TrailingZeroBits())
		}
		v, bad = count(n, true)
	case "llvm.abs":
		v = new(big.Int).Abs(signedWide(a, w))
		bad = v.BitLen() == w && args[1].value.Sign() != 0
	case "llvm.bswap", "llvm.bitreverse":
		v = new(big.Int)
		for k := range w {
			to := w - 1 - k
			if id == "llvm.bswap" {
				to = w - 8 - k/8*8 + k%8
			}
			v.SetBit(v, to, a.Bit(k))
		}
	case "llvm.fshl", "llvm.fshr":
		n := uint(new(big.Int).Mod(args[2].value, big.NewInt(int64(w))).Uint64())
		if id == "llvm.fshr" {
			n = uint(w) - n
		}
		both := new(big.Int).Or(new(big.Int).Lsh(a, uint(w)), args[1].value)
		v = new(big.Int).Rsh(both.Lsh(both, n), uint(w))
	default:
		v = wideOfTwo(id, a, args[1].value, w)
	}
	return v, bad || outsideRange(i, modulo(v, w), w)
}

// wideOfTwo interprets extremes and saturating sums.
func wideOfTwo(id string, a, b *big.Int, w int) *big.Int {
	least, end := new(big.Int), new(big.Int).Lsh(bigOne, uint(w))
	switch id {
	case "llvm.smin", "llvm.smax", "llvm.sadd.sat", "llvm.ssub.sat":
		a, b = signedWide(a, w), signedWide(b, w)
		end.Rsh(end, 1)
		least.Neg(end)
	}
	v := a
	switch id {
	case "llvm.umin", "llvm.smin":
		if b.Cmp(a) < 0 {
			v = b
		}
	case "llvm.umax", "llvm.smax":
		if b.Cmp(a) > 0 {
			v = b
		}
	case "llvm.uadd.sat", "llvm.sadd.sat":
		v = new(big.Int).Add(a, b)
	case "llvm.usub.sat", "llvm.ssub.sat":
		v = new(big.Int).Sub(a, b)
	default:
		panic("the interpreter does not know " + id)
	}
	if v.Cmp(least) < 0 {
		return least
	}
	if v.Cmp(end) >= 0 {
		return end.Sub(end, bigOne)
	}
	return v
}

// outsideRange reports whether v is not in the range of a call's attribute range(iN lo, hi), which
// may wrap around.
func outsideRange(i *ir.Instr, v *big.Int, w int) bool {
	attr, ok := i.Info.Attrs.Ret.Get("range")
	if !ok {
		return false
	}
	var lo, hi big.Int
	var bits int
	if n, err := fmt.Sscanf(attr.Val, "i%d %d, %d", &bits, &lo, &hi); n != 3 || bits != w {
		panic("the interpreter does not know the range " + attr.Val + ": " + fmt.Sprint(err))
	}
	l, h := modulo(&lo, w), modulo(&hi, w)
	if l.Cmp(h) < 0 {
		return v.Cmp(l) < 0 || v.Cmp(h) >= 0
	}
	return v.Cmp(l) < 0 && v.Cmp(h) >= 0
}
