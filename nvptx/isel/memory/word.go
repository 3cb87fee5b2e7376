package memory

import (
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// word is the memory that a compare-and-swap works on, and where in it the value is.
type word struct {
	reg   ptx.Type
	at    ptx.Addr
	bits  int     // of the value
	shift ptx.Reg // NoReg: the value is the whole word
	mask  ptx.Reg // of the bits that are not the value's
}

// wordAround finds the word that holds a value of the given bits.
func wordAround(s *sel.Func, r atomicRef, bits int) word {
	if bits >= 32 {
		return word{reg: emit.IntReg(bits), at: r.loc.At(0), bits: bits, shift: ptx.NoReg}
	}
	addr := s.AddressIn(r.loc)
	low := s.Compute(ptx.B32, "cvt.u32.u64", addr)
	inWord := s.Compute(ptx.B32, "and.b32", low, ptx.Int(3))
	shift := s.Compute(ptx.B32, "shl.b32", inWord, ptx.Int(3))
	ones := s.Reg(ptx.Int(int64(1)<<uint(bits)-1), ptx.B32)
	field := s.Compute(ptx.B32, "shl.b32", ones, shift)
	base := s.Compute(ptx.B64, "and.b64", addr, ptx.Int(-4))
	return word{reg: ptx.B32, at: ptx.At(base, 0), bits: bits, shift: shift, mask: s.Compute(ptx.B32, "not.b32", field)}
}

// fromWord takes the value out of its word.
func fromWord(s *sel.Func, w word, old ptx.Reg, reg ptx.Type) ptx.Reg {
	if w.shift == ptx.NoReg {
		if reg == w.reg {
			t := s.NewReg(reg)
			s.Put("mov."+reg.String(), t, old)
			return t
		}
		return s.Compute(reg, "mov."+emit.BitsOf(reg).String(), old)
	}
	x := s.Compute(ptx.B32, "shr.u32", old, w.shift)
	return s.Compute(ptx.B16, "cvt.u16.u32", x)
}

// intoWord replaces the value in its word.
func intoWord(s *sel.Func, w word, old, v ptx.Reg, reg ptx.Type) ptx.Reg {
	if w.shift == ptx.NoReg {
		if reg == w.reg {
			return v
		}
		return s.Compute(w.reg, "mov."+w.reg.String(), v)
	}
	x := s.Compute(ptx.B32, "cvt.u32.u16", v)
	if w.bits < 16 {
		x = s.Compute(ptx.B32, "and.b32", x, ptx.Int(int64(1)<<uint(w.bits)-1))
	}
	x = s.Compute(ptx.B32, "shl.b32", x, w.shift)
	rest := s.Compute(ptx.B32, "and.b32", old, w.mask)
	return s.Compute(ptx.B32, "or.b32", rest, x)
}

// narrowCmpXchg swaps a part of a word; it retries only if another thread changed another part.
func narrowCmpXchg(s *sel.Func, r atomicRef, bits int, want, next ptx.Reg, d []ptx.Reg) {
	w := wordAround(s, r, bits)
	old, value := s.NewReg(ptx.B32), s.NewReg(ptx.B16)
	wanted := s.Reg(s.Extend(want, bits, ptx.B16, false), ptx.B16)
	equal := s.NewReg(ptx.Pred)
	again, done := s.NewLabel(), s.NewLabel()
	s.Put("ld"+volatileIn(r.loc)+".u32", old, w.at)
	s.PlaceLabel(again)
	part := s.Reg(s.Extend(fromWord(s, w, old, ptx.B16), bits, ptx.B16, false), ptx.B16)
	s.Put("mov.b16", value, part)
	s.Put("setp.eq.s16", equal, value, wanted)
	s.Put("bra", done).IfNot(equal)
	merged := intoWord(s, w, old, next, ptx.B16)
	seen := s.Compute(ptx.B32, atomOp(s, r)+"cas.b32", w.at, old, merged)
	differs := s.Compute(ptx.Pred, "setp.ne.s32", seen, old)
	s.Put("mov.b32", old, seen)
	s.Put("bra", again).If(differs)
	s.PlaceLabel(done)
	s.Move(ptx.B16, d[0], value)
	s.Move(ptx.Pred, d[1], equal)
}
