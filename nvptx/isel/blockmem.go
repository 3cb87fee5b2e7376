package isel

import (
	"math/bits"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// unrollBytes is the size up to which copies and fills are written out; longer ones become loops.
const unrollBytes = 128

// unit is the size of one access in copies of n bytes at the given alignment.
func unit(align, n int64) int64 {
	u := min(align, 16)
	if n > 0 {
		for u > n {
			u /= 2
		}
	}
	return max(u, 1)
}

// unitPieces describes n bytes as register-sized pieces, from offset 0 on.
func unitPieces(align, n int64) []piece {
	var ps []piece
	for off := int64(0); off < n; {
		at := align
		if off > 0 {
			at = min(align, 1<<uint(bits.TrailingZeros64(uint64(off))))
		}
		size := min(unit(at, n-off), 8)
		ps = append(ps, piece{reg: intReg(max(int(size)*8, 16)), bits: int(size) * 8, off: off})
		off += size
	}
	return ps
}

// copyBytes copies a constant number of bytes: all loads before all stores up to unrollBytes at a time, so that
// overlapping memory of at most that size is copied right too.
func (s *fsel) copyBytes(to, from access, n int64) {
	align := min(to.align, from.align)
	for off := int64(0); off < n; off += unrollBytes {
		ps := unitPieces(align, min(unrollBytes, n-off))
		for k := range ps {
			ps[k].off += off
			ps[k].ty = s.f.Context().Int(ps[k].bits)
		}
		regs := make([]ptx.Reg, len(ps))
		ops := make([]ptx.Operand, len(ps))
		for k, p := range ps {
			regs[k] = s.newReg(p.reg)
			ops[k] = regs[k]
		}
		from.align, to.align = align, align
		s.load(from, ps, regs)
		s.store(to, ps, ops)
	}
}

// pointerAccess is the way to the memory that argument k of an intrinsic points to.
func (s *fsel) pointerAccess(i *ir.Instr, k int, volatile bool) access {
	a := access{loc: s.locate(i.Arg(k)), align: 1}
	if at, ok := i.Info.Attrs.Param(k).Get("align"); ok {
		a.align = max(parseInt(at.Val), 1)
	}
	a.align = max(a.align, s.knownAlign(i.Arg(k)))
	if volatile && stateSpaces[a.loc.space].volatile {
		a.mods = "volatile"
	}
	return a
}

// knownAlign is the alignment of what a pointer points to, as far as it shows.
func (s *fsel) knownAlign(v ir.Value) int64 {
	switch v := v.(type) {
	case *ir.GlobalVar:
		if v.Align > 0 {
			return int64(v.Align)
		}
	case *ir.Instr:
		if v.Op() == ir.Alloca {
			return s.allocaAlign(v)
		}
	}
	return 1
}

// isVolatileMem reads the last argument of llvm.memcpy & co.
func isVolatileMem(i *ir.Instr) bool {
	c := ir.AsInt(i.Arg(3))
	return c != nil && !c.IsZero()
}

// lowerMemcpy selects llvm.memcpy and llvm.memcpy.inline.
func lowerMemcpy(s *fsel, i *ir.Instr) { s.copyMemory(i, false) }

// lowerMemmove selects llvm.memmove.
func lowerMemmove(s *fsel, i *ir.Instr) { s.copyMemory(i, true) }

func (s *fsel) copyMemory(i *ir.Instr, overlap bool) {
	volatile := isVolatileMem(i)
	to, from := s.pointerAccess(i, 0, volatile), s.pointerAccess(i, 1, volatile)
	n := ir.AsInt(i.Arg(2))
	if n != nil {
		size, _ := n.Uint64()
		if size <= unrollBytes {
			s.copyBytes(to, from, int64(size))
			return
		}
	}
	size := s.resize(s.one(i.Arg(2)), i.Arg(2).Type().Bits, ptx.B64, false)
	dst, src := s.materialize(to.loc), s.materialize(from.loc)
	step := int64(1)
	if n != nil {
		k, _ := n.Uint64()
		step = min(unit(min(to.align, from.align), 8), 1<<uint(bits.TrailingZeros64(k)))
	}
	done := s.newLabel()
	if overlap {
		backward := s.newLabel()
		below := s.compute(ptx.Pred, "setp.lt.u64", s.genericReg(src, from.loc.space), s.genericReg(dst, to.loc.space))
		s.put("bra", backward).If(below)
		s.copyLoop(to, from, dst, src, size, step, false)
		s.jump(done)
		s.place(backward)
		s.copyLoop(to, from, dst, src, size, step, true)
	} else {
		s.copyLoop(to, from, dst, src, size, step, false)
	}
	s.place(done)
}

// materialize puts a whole address into a register.
func (s *fsel) materialize(l location) ptx.Reg {
	if sym, ok := l.base.(ptx.SymRef); ok {
		return s.symbolReg(ptx.SymRef{Name: sym.Name, Off: l.off})
	}
	r := s.addressReg(l.base, l.space)
	if l.off == 0 {
		return r
	}
	return s.compute(ptx.B64, "add.s64", r, ptx.Int(l.off))
}

func (s *fsel) genericReg(r ptx.Reg, space int) ptx.Reg {
	if space == spaceGeneric {
		return r
	}
	d := s.newReg(ptx.B64)
	s.castSpace(d, r, space, spaceGeneric)
	return d
}

// copyLoop emits a loop over size bytes in steps; its counter is set more than once.
func (s *fsel) copyLoop(to, from access, dst, src, size ptx.Reg, step int64, backward bool) {
	value := s.newReg(intReg(max(int(step)*8, 16)))
	typ := "u" + strconv.Itoa(int(step*8))
	s.countedLoop(size, step, backward, func(at ptx.Reg) {
		p, q := s.compute(ptx.B64, "add.s64", src, at), s.compute(ptx.B64, "add.s64", dst, at)
		s.put(from.opcode("ld")+"."+typ, value, ptx.At(p, 0))
		s.put(to.opcode("st")+"."+typ, ptx.At(q, 0), value)
	})
}

// countedLoop emits for at = 0; at < size; at += step, or the same from the end.
func (s *fsel) countedLoop(size ptx.Reg, step int64, backward bool, body func(at ptx.Reg)) {
	at := s.newReg(ptx.B64)
	head, end := s.newLabel(), s.newLabel()
	empty := s.compute(ptx.Pred, "setp.eq.s64", size, ptx.Int(0))
	s.put("bra", end).If(empty)
	if backward {
		s.put("mov.b64", at, size)
		s.place(head)
		s.put("add.s64", at, at, ptx.Int(-step))
		body(at)
		more := s.compute(ptx.Pred, "setp.ne.s64", at, ptx.Int(0))
		s.put("bra", head).If(more)
	} else {
		s.put("mov.b64", at, ptx.Int(0))
		s.place(head)
		body(at)
		s.put("add.s64", at, at, ptx.Int(step))
		more := s.compute(ptx.Pred, "setp.lt.u64", at, size)
		s.put("bra", head).If(more)
	}
	s.place(end)
}

// lowerMemset selects llvm.memset and llvm.memset.inline.
func lowerMemset(s *fsel, i *ir.Instr) {
	a := s.pointerAccess(i, 0, isVolatileMem(i))
	b := s.one(i.Arg(1))
	if n := ir.AsInt(i.Arg(2)); n != nil {
		if size, _ := n.Uint64(); size <= unrollBytes {
			ps := unitPieces(a.align, int64(size))
			ops := make([]ptx.Operand, len(ps))
			byWidth := map[int]ptx.Operand{}
			for k := range ps {
				ps[k].ty = s.f.Context().Int(ps[k].bits)
				if byWidth[ps[k].bits] == nil {
					byWidth[ps[k].bits] = s.repeatByte(b, ps[k])
				}
				ops[k] = byWidth[ps[k].bits]
			}
			s.store(a, ps, ops)
			return
		}
	}
	size := s.resize(s.one(i.Arg(2)), i.Arg(2).Type().Bits, ptx.B64, false)
	dst := s.materialize(a.loc)
	value := s.plain(b, ptx.B16)
	s.countedLoop(size, 1, false, func(at ptx.Reg) {
		q := s.compute(ptx.B64, "add.s64", dst, at)
		s.put(a.opcode("st")+".u8", ptx.At(q, 0), value)
	})
}

// repeatByte fills a piece with copies of a byte.
func (s *fsel) repeatByte(b ptx.Operand, p piece) ptx.Operand {
	ones := int64(0)
	for k := 0; k < p.bits; k += 8 {
		ones |= 1 << uint(k)
	}
	if k, ok := b.(ptx.Int); ok {
		return truncated(ones*int64(unsigned(k, 8)), p.bits)
	}
	x := s.resize(s.extend(b, 8, ptx.B16, false), 16, p.reg, false)
	if p.bits == 8 {
		return x
	}
	return s.compute(p.reg, "mul.lo."+typed('s', p.reg), x, ptx.Int(ones))
}
