package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
)

// Funnel shifts, and calls of which all arguments are shuffled alike.

// visitFunnel canonicalizes rotations and funnel shifts by constants to left ones with an amount in
// range, lane by lane. Those by a multiple of the width have been simplified before.
func visitFunnel(ic *combiner, i *ir.Instr) *ir.Instr {
	w := uint64(width(i.Type()))
	if k := immediate(i.Arg(2)); k != nil && w <= 64 {
		if r := ic.funnelByConstant(i, k, w); r != nil || i.Block() == nil {
			return r
		}
	}
	if r := ic.callOfShuffles(i); r != nil {
		return r
	}
	if ic.demand(i) || isPow2(w) && ic.demandOperand(i, 2, w-1) { // the amount counts modulo the width
		return i
	}
	return nil
}

func (ic *combiner) funnelByConstant(i *ir.Instr, k *ir.Const, w uint64) *ir.Instr {
	whole := ir.NewInt(i.Type(), w)
	amount := fold(ir.URem, k, whole)
	if amount == nil || containsPoison(k) {
		return nil
	}
	if amount != k {
		return ic.setOperand(i, 2, amount)
	}
	rest := fold(ir.Sub, whole, amount)
	if rest == nil || !ic.q.NonZero(amount) {
		return nil
	}
	x, y := i.Arg(0), i.Arg(1)
	if i.IntrinsicID() == "llvm.fshr" {
		return ic.newIntrinsic("llvm.fshl", i.Type(), x, y, rest)
	}
	switch {
	case isZero(x) || isUndef(x):
		return newBinary(ir.LShr, y, rest, 0)
	case isZero(y) || isUndef(y):
		return newBinary(ir.Shl, x, amount, 0)
	}
	if x == y && w == 16 && isWord(amount, 8) {
		return ic.newIntrinsic("llvm.bswap", i.Type(), x)
	}
	if k.Type().IsVector() && k.Splat() == nil {
		return nil
	}
	return ic.reversal(i, true)
}

// containsPoison reports whether a constant has a lane that is undef or poison.
func containsPoison(k *ir.Const) bool {
	if !k.Type().IsVector() || k.Type().Scalable || k.Kind != ir.VectorConst {
		return isUndef(k)
	}
	for n := range k.Type().Len {
		if isUndef(k.Elem(n)) {
			return true
		}
	}
	return false
}

// callOfShuffles: a call that works lane by lane, of vectors shuffled alike, is shuffled itself.
// Lanes that the shuffles drop are computed too, which changes nothing.
func (ic *combiner) callOfShuffles(i *ir.Instr) *ir.Instr {
	if !i.Type().IsVector() {
		return nil
	}
	first := opOf(i.Arg(0), ir.ShuffleVector)
	if first == nil || !isUndef(first.Operand(1)) {
		return nil
	}
	single := false
	args := make([]ir.Value, i.NumArgs())
	for k := range args {
		s := opOf(i.Arg(k), ir.ShuffleVector)
		if s == nil || !isUndef(s.Operand(1)) || s.Operand(0).Type() != first.Operand(0).Type() || !slices.Equal(s.Mask(), first.Mask()) {
			return nil
		}
		args[k] = s.Operand(0)
		single = single || oneUse(s)
	}
	if !single {
		return nil
	}
	c := ic.newIntrinsic(i.IntrinsicID(), first.Operand(0).Type(), args...)
	c.Flags = i.Flags & ir.FastMath
	v := ic.b.insert(c, "")
	return newShuffle(i.Type(), v, ir.NewPoison(v.Type()), first.Mask())
}
