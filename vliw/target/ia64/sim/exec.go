package sim

import (
	"encoding/binary"
	"fmt"
	"math/bits"

	"opt-go/vliw/sim/memory"
)

// value is an integer operand.
func (s *Sim) value(o operand) word {
	if o.class == gr {
		return s.getInt(int(o.n))
	}
	return word{v: uint64(o.n)}
}

// give writes the integer result of an instruction.
func (s *Sim) give(in *inst, v uint64, nat bool) {
	s.setWord(int(in.dst[0].n), word{v: v, nat: nat}, in.op.latency)
}

func two(f func(a, b uint64) uint64) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		a, b := s.value(in.src[0]), s.value(in.src[1])
		s.give(in, f(a.v, b.v), a.nat || b.nat)
	}
}

func single(f func(a uint64) uint64) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		a := s.value(in.src[0])
		s.give(in, f(a.v), a.nat)
	}
}

var sum = two(func(a, b uint64) uint64 { return a + b })

var arithmetic = map[string]func(*Sim, *inst){
	"add": sum, "sub": two(func(a, b uint64) uint64 { return a - b }), "and": two(func(a, b uint64) uint64 { return a & b }),
	"or": two(func(a, b uint64) uint64 { return a | b }), "xor": two(func(a, b uint64) uint64 { return a ^ b }), "andcm": two(func(a, b uint64) uint64 { return a &^ b }),
}

var unary = map[string]func(*Sim, *inst){
	"sxt1": single(func(a uint64) uint64 { return uint64(int8(a)) }), "sxt2": single(func(a uint64) uint64 { return uint64(int16(a)) }),
	"sxt4": single(func(a uint64) uint64 { return uint64(int32(a)) }), "zxt1": single(func(a uint64) uint64 { return uint64(uint8(a)) }),
	"zxt2": single(func(a uint64) uint64 { return uint64(uint16(a)) }), "zxt4": single(func(a uint64) uint64 { return uint64(uint32(a)) }),
	"popcnt": single(func(a uint64) uint64 { return uint64(bits.OnesCount64(a)) }),
}

// Shifts take all bits of the count.
var shifting = map[string]func(*Sim, *inst){
	"shl": two(func(a, n uint64) uint64 { return a << n }), "shr.u": two(func(a, n uint64) uint64 { return a >> n }),
	"shr": two(func(a, n uint64) uint64 { return uint64(int64(a) >> n) }),
}

func execShladd(s *Sim, in *inst) {
	a, b := s.value(in.src[0]), s.value(in.src[2])
	if n := in.src[1].n; n < 1 || n > 4 {
		s.fail("shladd by %d", n)
	}
	s.give(in, a.v<<in.src[1].n+b.v, a.nat || b.nat)
}

func copyInt(s *Sim, in *inst) {
	a := s.value(in.src[0])
	s.give(in, a.v, a.nat)
}

// linkage is addl with the offset of a slot of the linkage table.
func linkage(s *Sim, in *inst) { s.give(in, uint64(in.src[0].n)+s.getInt(int(in.src[1].n)).v, false) }

func relative(s *Sim, in *inst) { s.give(in, uint64(in.src[0].n), false) }

func reverseBytes(s *Sim, in *inst) {
	if in.src[1].text != "@rev" {
		s.fail("mux1 %s", in.src[1].text)
	}
	a := s.value(in.src[0])
	s.give(in, bits.ReverseBytes64(a.v), a.nat)
}

// compareInts: a compare of a failed speculation clears both predicates.
func compareInts(f func(a, b uint64) bool) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		a, b := s.value(in.src[0]), s.value(in.src[1])
		r, nat := f(a.v, b.v), a.nat || b.nat
		s.setPred(in.dst[0].n, r && !nat)
		s.setPred(in.dst[1].n, !r && !nat)
	}
}

// relations are those that compares test.
var relations = map[string]func(a, b uint64) bool{
	"cmp.eq": func(a, b uint64) bool { return a == b }, "cmp.ne": func(a, b uint64) bool { return a != b },
	"cmp.lt": func(a, b uint64) bool { return int64(a) < int64(b) }, "cmp.le": func(a, b uint64) bool { return int64(a) <= int64(b) },
	"cmp.gt": func(a, b uint64) bool { return int64(a) > int64(b) }, "cmp.ge": func(a, b uint64) bool { return int64(a) >= int64(b) },
	"cmp.ltu": func(a, b uint64) bool { return a < b }, "cmp.leu": func(a, b uint64) bool { return a <= b },
	"cmp.gtu": func(a, b uint64) bool { return a > b }, "cmp.geu": func(a, b uint64) bool { return a >= b },
}

// unconditional is the form of a compare that clears its results where its own predicate is off.
func unconditional(compare func(*Sim, *inst)) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		if s.getPred(int(in.pred)) {
			compare(s, in)
			return
		}
		s.setPred(in.dst[0].n, false)
		s.setPred(in.dst[1].n, false)
	}
}

// testNaT is tnat.nz.unc; where its own predicate is off the results are false.
func testNaT(s *Sim, in *inst) {
	on := s.getPred(int(in.pred))
	nat := on && s.value(in.src[0]).nat
	s.setPred(in.dst[0].n, nat)
	s.setPred(in.dst[1].n, on && !nat)
}

// plain is the value of a register that must not be that of a failed speculation.
func (s *Sim) plain(n int64) uint64 {
	w := s.getInt(int(n))
	if w.nat {
		s.fail("r%d holds no value: a speculative load has failed", n)
	}
	return w.v
}

func toBranch(s *Sim, in *inst)   { s.b[in.dst[0].n] = s.plain(in.src[0].n) }
func fromBranch(s *Sim, in *inst) { s.give(in, s.b[in.src[0].n], false) }

// toPreds writes the predicates of a mask, of which −1 is the only one in use.
func toPreds(s *Sim, in *inst) {
	v := s.plain(in.src[0].n)
	if in.dst[0].n != 0 || in.src[1].n != -1 {
		s.fail("unknown mask of predicates")
	}
	for n := 1; n < len(s.pred); n++ {
		s.pred[n] = v>>n&1 != 0
	}
}

// toRotating writes the rotating predicates from bits 16 on; bit 43 stands for all above it.
func toRotating(s *Sim, in *inst) {
	if in.dst[0].n != 1 {
		s.fail("a number to all predicates")
	}
	for n := firstRotPred; n < len(s.pred); n++ {
		s.pred[n] = in.src[0].n>>n&1 != 0
	}
}

// fromPreds reads the predicates without rotation, as toPreds writes them.
func fromPreds(s *Sim, in *inst) {
	v := uint64(1)
	for n := 1; n < len(s.pred); n++ {
		if s.pred[n] {
			v |= 1 << n
		}
	}
	s.give(in, v, false)
}

func toApplication(s *Sim, in *inst) {
	v := s.value(in.src[0])
	if v.nat {
		s.fail("the value of a failed speculation in an application register")
	}
	switch in.dst[0].n {
	case arPFS:
		s.pfs = v.v
	case arLC:
		s.lc = v.v
	case arEC:
		s.ec = v.v & 63
	default:
		s.ccv = v.v
	}
}

func fromApplication(s *Sim, in *inst) {
	s.give(in, [...]uint64{arPFS: s.pfs, arLC: s.lc, arEC: s.ec, arCCV: s.ccv}[in.src[0].n], false)
}

// load reads memory. A speculative one marks its result where it cannot.
func load(size int64, speculative bool) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		b := s.bytes(in.src[0], size, memory.MayRead, speculative)
		if b == nil {
			s.give(in, garbage, true)
			return
		}
		var v uint64
		for k := len(b) - 1; k >= 0; k-- {
			v = v<<8 | uint64(b[k])
		}
		s.give(in, v, false)
	}
}

// bytes is the memory at an address, nil if the access fails.
func (s *Sim) bytes(at operand, size int64, right byte, speculative bool) []byte {
	w := s.getInt(int(at.n))
	if w.nat {
		if !speculative {
			s.plain(at.n)
		}
		return nil
	}
	b, err := s.mem.Find(w.v, size, right)
	if err == nil && w.v%uint64(size) != 0 {
		err = fmt.Errorf("access of %d bytes at %#x, which is not aligned", size, w.v)
	}
	switch {
	case err != nil && speculative:
		return nil
	case err != nil:
		s.fail("%v", err)
		return nil
	}
	return b
}

// step adds the last operand of an access to the register with its address.
func (s *Sim) step(in *inst) {
	n := in.addressIn().n
	w := s.getInt(int(n))
	w.v += uint64(in.src[len(in.src)-1].n)
	s.setWord(int(n), w, 1)
}

func store(size int64) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		v := s.plain(in.src[0].n)
		if b := s.written(in.dst[0], size); b != nil {
			for k := range b {
				b[k] = byte(v >> (8 * k))
			}
		}
	}
}

func loadFloat(asSingle, speculative bool) func(*Sim, *inst) {
	size := int64(8)
	if asSingle {
		size = 4
	}
	return func(s *Sim, in *inst) {
		b := s.bytes(in.src[0], size, memory.MayRead, speculative)
		x := natVal
		switch {
		case b == nil:
		case asSingle:
			x = fromSingle(binary.LittleEndian.Uint32(b))
		default:
			x = fromDouble(binary.LittleEndian.Uint64(b))
		}
		s.setFloat(int(in.dst[0].n), x, in.op.latency)
	}
}

// storeFloat writes a number that has been rounded to the format.
func storeFloat(asSingle bool) func(*Sim, *inst) {
	size := int64(8)
	if asSingle {
		size = 4
	}
	return func(s *Sim, in *inst) {
		x := s.getFloat(int(in.src[0].n))
		if x == natVal {
			s.fail("f%d holds no value: a speculative load has failed", in.src[0].n)
		}
		if b := s.written(in.dst[0], size); b != nil {
			if asSingle {
				binary.LittleEndian.PutUint32(b, x.single())
			} else {
				binary.LittleEndian.PutUint64(b, x.double())
			}
		}
	}
}

const floatBytes = 16

func fillFloat(s *Sim, in *inst) {
	if b := s.bytes(in.src[0], floatBytes, memory.MayRead, false); b != nil {
		high := binary.LittleEndian.Uint64(b[8:])
		s.setFloat(int(in.dst[0].n), float{sig: binary.LittleEndian.Uint64(b), exp: int32(high & expMask), neg: high>>17&1 != 0}, in.op.latency)
	}
}

func spillFloat(s *Sim, in *inst) {
	x := s.getFloat(int(in.src[0].n))
	if b := s.written(in.dst[0], floatBytes); b != nil {
		high := uint64(x.exp)
		if x.neg {
			high |= 1 << 17
		}
		binary.LittleEndian.PutUint64(b, x.sig)
		binary.LittleEndian.PutUint64(b[8:], high)
	}
}
