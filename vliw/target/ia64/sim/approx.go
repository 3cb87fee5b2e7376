package sim

import "math"

// approximate rounds a number from 1 to below 2048 times 2 to the 11 bits of the tables of frcpa
// and frsqrta.
func approximate(x float64) uint64 { return uint64(math.Round(x)) << 53 }

// Widths of the tables' indices.
const (
	reciprocalBits = 8
	rootBits       = 7
	approxOne      = 2048 // 1 in the tables' format
)

// reciprocal is frcpa: the result itself for special operands, with a false predicate, else about
// 1/b from the 8 bits after the leading one.
func reciprocal(s *Sim, in *inst) {
	a, b := s.float(in, 0), s.float(in, 1)
	neg := a.neg != b.neg
	x, p := float{neg: neg}, false
	switch {
	case a.isNaN() || b.isNaN():
		x = toWide.multiplyAdd(a, b, float{}, true)
	case a.isInf() && b.isInf(), a.isZero() && b.isZero():
		x = quiet
	case a.isInf() || b.isZero():
		x = infinity(neg)
	case a.isZero() || b.isInf():
	default:
		d := b.normal()
		index := d.sig << 1 >> (64 - reciprocalBits)
		x, p = float{approximate(approxOne / (1 + (float64(index)+0.5)/(1<<reciprocalBits))), 2*bias - 1 - d.exp, b.neg}, true
	}
	s.setFloat(int(in.dst[0].n), x, in.op.latency)
	s.setPred(in.dst[1].n, p)
}

// reciprocalRoot is frsqrta: about 1/√a, from the lowest bit of the exponent and 7 bits.
func reciprocalRoot(s *Sim, in *inst) {
	a := s.float(in, 0)
	x, p := a, false
	switch {
	case a.isNaN(), a.isZero(), a.isInf() && !a.neg:
	case a.neg:
		x = quiet
	default:
		d := a.normal()
		e := d.exp - bias
		m := 1 + (float64(d.sig<<1>>(64-rootBits))+0.5)/(1<<rootBits)
		if e&1 != 0 {
			m *= 2
		}
		x, p = float{approximate(approxOne / math.Sqrt(m)), bias - 1 - e>>1, false}, true
	}
	s.setFloat(int(in.dst[0].n), x, in.op.latency)
	s.setPred(in.dst[1].n, p)
}
