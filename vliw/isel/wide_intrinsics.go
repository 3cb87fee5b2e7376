package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// wideIntrinsic selects the integer intrinsics on integers of more than 64 bits; false: not one of
// them.
func (s *selector) wideIntrinsic(i *ir.Instr, id string) bool {
	if i.NumArgs() == 0 || !scalars.IsWide(i.Arg(0).Type()) {
		return false
	}
	t := i.Arg(0).Type()
	if op, ok := overflowOps[id]; ok && !t.IsVector() {
		r, over := s.exactOrNot(op, strings.HasPrefix(id, "llvm.s"), s.regs(i.Arg(0)), s.regs(i.Arg(1)), t.Bits)
		s.define(i, append(r, over)...)
		return true
	}
	f := wideIntrinsics[id]
	if f == nil {
		return false
	}
	var lanes [][][]mir.Reg
	for k := range i.NumArgs() {
		if i.Arg(k).Type() == t {
			lanes = append(lanes, laneWords(s.regs(i.Arg(k)), t.Scalar().Bits))
		}
	}
	var out []mir.Reg
	for k := range lanes[0] {
		args := make([][]mir.Reg, len(lanes))
		for n := range lanes {
			args[n] = lanes[n][k]
		}
		out = append(out, f(s, id, args, t.Scalar().Bits)...)
	}
	s.define(i, out...)
	return true
}

// wideIntrinsics work on the words of one number of each argument.
var wideIntrinsics = map[string]func(s *selector, id string, args [][]mir.Reg, bits int) []mir.Reg{
	"llvm.smin": (*selector).wideMinMax, "llvm.smax": (*selector).wideMinMax, "llvm.umin": (*selector).wideMinMax, "llvm.umax": (*selector).wideMinMax,
	"llvm.abs": (*selector).wideAbs, "llvm.ctpop": (*selector).widePopCount, "llvm.ctlz": (*selector).wideZeros, "llvm.cttz": (*selector).wideZeros,
	"llvm.bswap": (*selector).wideReverse, "llvm.bitreverse": (*selector).wideReverse,
	"llvm.fshl": (*selector).wideFunnel, "llvm.fshr": (*selector).wideFunnel,
	"llvm.sadd.sat": (*selector).wideSaturating, "llvm.ssub.sat": (*selector).wideSaturating,
	"llvm.uadd.sat": (*selector).wideSaturating, "llvm.usub.sat": (*selector).wideSaturating,
}

// choose picks all words of one of two numbers.
func (s *selector) chooseWords(cond mir.Reg, a, b []mir.Reg) []mir.Reg {
	out := make([]mir.Reg, len(a))
	for k := range a {
		out[k] = s.op(machine.OpSel, mir.RegOp(cond), mir.RegOp(a[k]), mir.RegOp(b[k]))
	}
	return out
}

func (s *selector) wideMinMax(id string, args [][]mir.Reg, _ int) []mir.Reg {
	less := s.wordsLess(args[0], args[1], strings.HasPrefix(id, "llvm.s"))
	if strings.HasSuffix(id, "max") {
		return s.chooseWords(less, args[1], args[0])
	}
	return s.chooseWords(less, args[0], args[1])
}

func (s *selector) zeroWords(n int) []mir.Reg {
	out := make([]mir.Reg, n)
	for k := range out {
		out[k] = s.word(0)
	}
	return out
}

func (s *selector) wideAbs(_ string, args [][]mir.Reg, bits int) []mir.Reg {
	a := args[0]
	negated := s.wideOperation(ir.Sub, s.zeroWords(len(a)), a, bits)
	return s.chooseWords(s.op(machine.OpCmpSlt, mir.RegOp(a[len(a)-1]), mir.ImmOp(0)), negated, a)
}

func (s *selector) widePopCount(_ string, args [][]mir.Reg, bits int) []mir.Reg {
	n := mir.Reg(0)
	for _, w := range s.zeroTop(args[0], bits) {
		c := s.op(machine.OpPopc, mir.RegOp(w))
		if n != 0 {
			c = s.op(machine.OpAdd, mir.RegOp(n), mir.RegOp(c))
		}
		n = c
	}
	return s.extend([]mir.Reg{n}, scalars.WordBits, len(args[0]), false)
}

// wideZeros counts leading or trailing zeros: the first word that is not zero decides.
func (s *selector) wideZeros(id string, args [][]mir.Reg, bits int) []mir.Reg {
	a := s.zeroTop(args[0], bits)
	n := len(a)
	count := s.word(int64(bits))
	for k := range a { // the word that decides comes last
		w, before, op := a[k], int64(scalars.WordBits*(n-1-k))-int64(scalars.WordBits-scalars.TopBits(bits)), machine.OpClz
		if id == "llvm.cttz" {
			w, before, op = a[n-1-k], int64(scalars.WordBits*(n-1-k)), machine.OpCtz
		}
		here := s.op(machine.OpAdd, mir.RegOp(s.op(op, mir.RegOp(w))), mir.ImmOp(before))
		count = s.op(machine.OpSel, mir.RegOp(s.op(machine.OpCmpNe, mir.RegOp(w), mir.ImmOp(0))), mir.RegOp(here), mir.RegOp(count))
	}
	return s.extend([]mir.Reg{count}, scalars.WordBits, n, false)
}

// wideReverse reverses bytes or bits: the words change places, and what was above the number falls
// out below.
func (s *selector) wideReverse(id string, args [][]mir.Reg, bits int) []mir.Reg {
	op := machine.OpBrev
	if id == "llvm.bswap" {
		op = machine.OpBswap8
	}
	n := len(args[0])
	out := make([]mir.Reg, n)
	for k, w := range args[0] {
		out[n-1-k] = s.op(op, mir.RegOp(w))
	}
	return s.shiftBy(ir.LShr, out, scalars.WordBits*n-bits, scalars.WordBits*n)
}

// wideFunnel shifts the concatenation of two numbers: one is shifted by the amount, the other by
// one and the rest.
func (s *selector) wideFunnel(id string, args [][]mir.Reg, bits int) []mir.Reg {
	n := len(args[0])
	amount := args[2][0]
	if bits&(bits-1) == 0 {
		amount = s.op(machine.OpAnd, mir.RegOp(amount), mir.ImmOp(int64(bits-1)))
	} else {
		whole := s.zeroTop(args[2], bits)
		width := append([]mir.Reg{s.word(int64(bits))}, s.zeroWords(n-1)...)
		if n > 2 {
			mir.Refuse(s.pos, "a funnel shift of %d bits", bits)
		}
		amount = s.wideDivision(ir.URem, whole, width, bits)[0]
	}
	rest := s.op(machine.OpSub, mir.ImmOp(int64(bits-1)), mir.RegOp(amount))
	hi, lo := args[0], args[1]
	if id == "llvm.fshl" {
		hi = s.shiftWords(ir.Shl, hi, amount, bits)
		lo = s.shiftWords(ir.LShr, s.shiftBy(ir.LShr, lo, 1, bits), rest, bits)
	} else {
		hi = s.shiftWords(ir.Shl, s.shiftBy(ir.Shl, hi, 1, bits), rest, bits)
		lo = s.shiftWords(ir.LShr, lo, amount, bits)
	}
	return s.wideOperation(ir.Or, hi, lo, bits)
}

// exactOrNot returns the wrapped result and whether it differs from the exact one, which is
// computed in enough words.
func (s *selector) exactOrNot(op ir.Op, signed bool, a, b []mir.Reg, bits int) (wrapped []mir.Reg, over mir.Reg) {
	n := scalars.Words(bits + 1)
	if op == ir.Mul {
		n = scalars.Words(2 * bits)
	}
	x, y := s.extend(a, bits, n, signed), s.extend(b, bits, n, signed)
	var exact []mir.Reg
	switch op {
	case ir.Add:
		exact, _ = s.addWords(x, y)
	case ir.Sub:
		exact, _ = s.subWords(x, y)
	default:
		exact = s.mulWords(x, y, n)
	}
	wrapped = s.canonical(append([]mir.Reg(nil), exact[:len(a)]...), bits)
	return wrapped, s.compareWords(ir.NE, s.extend(wrapped, bits, n, signed), exact)
}

func (s *selector) wideSaturating(id string, args [][]mir.Reg, bits int) []mir.Reg {
	op, signed := saturatingOps[id], strings.HasPrefix(id, "llvm.s")
	n := len(args[0])
	wrapped, over := s.exactOrNot(op, signed, args[0], args[1], bits)
	bound := s.zeroWords(n)
	switch {
	case signed: // the sign of the first operand says which side
		sign := s.sign(args[0][n-1])
		for k := range bound {
			bound[k] = s.op(machine.OpXor, mir.RegOp(sign), mir.ImmOp(-1))
		}
		bound[n-1] = s.op(machine.OpXor, mir.RegOp(sign), mir.RegOp(s.word(1<<(scalars.TopBits(bits)-1)-1)))
	case op == ir.Add:
		for k := range bound {
			bound[k] = s.word(-1)
		}
	}
	return s.chooseWords(over, bound, wrapped)
}

// wideReduce folds lanes of wide integers.
func (s *selector) wideReduce(i *ir.Instr, kind string, lanes [][]mir.Reg, bits int) {
	acc := lanes[0]
	for _, x := range lanes[1:] {
		if op, ok := reduceInts[kind]; ok {
			acc = s.wideOperation(op, acc, x, bits)
		} else {
			acc = s.wideMinMax("llvm."+kind, [][]mir.Reg{acc, x}, bits)
		}
	}
	s.define(i, acc...)
}
