package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// The machine counts the bits of a pair, so that the sum of the counts of two words is one count:
//
//	x = popcount(combine(#0,a))          z += popcount(combine(a,b))
//	y = popcount(combine(#0,b))
//	z += add(x,y)

// countedPair is the sum of two population counts, and perhaps of a third value.
func (s *selector) countedPair(i *ir.Instr) (value, bool) {
	if i.Op() != ir.Add {
		return value{}, false
	}
	for k := range 2 {
		a := s.populationIn(i, i.Operand(k))
		if a == nil {
			continue
		}
		if b := s.populationIn(i, i.Operand(1-k)); b != nil {
			return s.countBoth(a, b), true
		}
		sum := s.inner(i.Operand(1-k), ir.Add)
		if sum == nil || sum.Block() != i.Block() {
			continue
		}
		for n := range 2 {
			if b := s.populationIn(i, sum.Operand(n)); b != nil {
				return s.op(code.OpAdd, s.value(sum.Operand(1-n)), s.countBoth(a, b)), true
			}
		}
	}
	return value{}, false
}

// populationIn is the population count of a word, which no other value has joined and nothing else
// reads, in the block of its user.
func (s *selector) populationIn(user *ir.Instr, v ir.Value) *ir.Instr {
	i := s.inner(v, ir.Call)
	if i == nil || i.IntrinsicID() != "llvm.ctpop" || i.Block() != user.Block() || s.joined[i] {
		return nil
	}
	return i
}

func (s *selector) countBoth(a, b *ir.Instr) value {
	s.joined[a], s.joined[b] = true, true
	return s.op(code.OpPopD, s.op(code.OpPack, s.value(a.Arg(0)), s.value(b.Arg(0))))
}
