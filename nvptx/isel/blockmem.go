package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/ptx"
)

// unrollBytes is the size up to which copies and fills are written out; longer ones become loops.
const unrollBytes = 128

// perRound is the number of accesses per iteration of such a loop, if the size is known. The
// remainder is copied after the loop.
const perRound = 4

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

// copyBytes copies a constant number of bytes: all loads before all stores up to unrollBytes at a
// time, so that overlapping memory of at most that size is copied right too.
func (s *emitter) copyBytes(to, from access, n int64) {
	align := min(to.align, from.align)
	for off := int64(0); off < n; off += unrollBytes {
		ps := unitPieces(align, min(unrollBytes, n-off))
		for k := range ps {
			ps[k].off += off
		}
		s.copyPieces(to, from, align, ps)
	}
}

// copyPieces loads all pieces and stores them.
func (s *emitter) copyPieces(to, from access, align int64, ps []piece) {
	regs := make([]ptx.Reg, len(ps))
	ops := make([]ptx.Operand, len(ps))
	for k, p := range ps {
		ps[k].ty = s.context.Int(p.bits)
		regs[k] = s.newReg(p.reg)
		ops[k] = regs[k]
	}
	from.align, to.align = align, align
	s.load(from, ps, regs)
	s.store(to, ps, ops)
}

// pointerAccess describes the memory that argument k of an intrinsic points to.
func (s *fsel) pointerAccess(i *ir.Instr, k int, volatile bool) access {
	a := access{loc: s.locate(i.Arg(k)), align: 1}
	if at, ok := i.Info.Attrs.Param(k).Get("align"); ok {
		a.align = max(globals.ParseInt(at.Val), 1)
	}
	a.align = max(a.align, s.knownAlign(i.Arg(k)))
	if volatile && addrspace.HasVolatile(a.loc.space) {
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
	c := blockCopy{to: s.pointerAccess(i, 0, volatile), from: s.pointerAccess(i, 1, volatile), step: 1}
	if n := ir.AsInt(i.Arg(2)); n != nil {
		size, _ := n.Uint64()
		if size <= unrollBytes {
			s.copyBytes(c.to, c.from, int64(size))
			return
		}
		c.step = perRound * unit(min(c.to.align, c.from.align), 0)
		c.rest = int64(size) % c.step
		c.size = ptx.Int(int64(size) - c.rest)
	} else {
		c.size = s.resize(s.one(i.Arg(2)), i.Arg(2).Type().Bits, ptx.B64, false)
	}
	c.dst, c.src = s.materialize(c.to.loc), s.materialize(c.from.loc)
	if !overlap {
		s.copyLoop(c, false)
		return
	}
	done, backward := s.newLabel(), s.newLabel()
	below := s.compute(ptx.Pred, "setp.lt.u64", s.genericReg(c.src, c.from.loc.space), s.genericReg(c.dst, c.to.loc.space))
	s.put("bra", backward).If(below)
	s.copyLoop(c, false)
	s.jump(done)
	s.place(backward)
	s.copyLoop(c, true)
	s.place(done)
}

// blockCopy is a copy by a loop.
type blockCopy struct {
	to, from access
	dst, src ptx.Reg     // the addresses
	size     ptx.Operand // what the loop copies: a multiple of step
	step     int64
	rest     int64 // less than a step, copied outside the loop
}

// materialize puts a whole address into a register.
func (s *emitter) materialize(l location) ptx.Reg {
	if sym, ok := l.base.(ptx.SymRef); ok {
		return s.symbolReg(ptx.SymRef{Name: sym.Name, Off: l.off})
	}
	r := s.addressReg(l.base, l.space)
	if l.off == 0 {
		return r
	}
	return s.compute(ptx.B64, "add.s64", r, ptx.Int(l.off))
}

func (s *emitter) genericReg(r ptx.Reg, space int) ptx.Reg {
	if space == addrspace.Generic {
		return r
	}
	d := s.newReg(ptx.B64)
	s.castSpace(d, r, space, addrspace.Generic)
	return d
}

// copyLoop emits the loop of a copy, and the copy of the remainder: after the loop, or before a
// loop that runs backward.
func (s *emitter) copyLoop(c blockCopy, backward bool) {
	align := min(c.to.align, c.from.align)
	rest := func() {
		if c.rest > 0 {
			done := int64(c.size.(ptx.Int))
			s.copyBytes(c.to.moved(c.dst, done), c.from.moved(c.src, done), c.rest)
		}
	}
	if backward {
		rest()
	}
	s.rounds(c.size, c.step, backward, []ptx.Reg{c.dst, c.src}, func(at []ptx.Reg) {
		s.copyPieces(c.to.moved(at[0], 0), c.from.moved(at[1], 0), align, unitPieces(align, c.step))
	})
	if !backward {
		rest()
	}
}

// moved is the same access at another place, which is as much aligned.
func (a access) moved(base ptx.Reg, off int64) access {
	a.loc = location{space: a.loc.space, base: base, off: off}
	return a
}

// rounds emits a loop over size bytes, a multiple of step, in which registers go through memory
// step by step from the starts on, or from the end. They are set more than once.
func (s *emitter) rounds(size ptx.Operand, step int64, backward bool, starts []ptx.Reg, body func(at []ptx.Reg)) {
	head, end := s.newLabel(), s.newLabel()
	if r, ok := size.(ptx.Reg); ok {
		empty := s.compute(ptx.Pred, "setp.eq.s64", r, ptx.Int(0))
		s.put("bra", end).If(empty)
	}
	at := make([]ptx.Reg, len(starts))
	for k, start := range starts {
		at[k] = s.newReg(ptx.B64)
		if backward {
			s.put("add.s64", at[k], start, size)
		} else {
			s.put("mov.b64", at[k], start)
		}
	}
	stop := starts[0]
	if !backward {
		stop = s.compute(ptx.B64, "add.s64", starts[0], size)
	}
	s.place(head)
	if backward {
		s.advance(at, -step)
		body(at)
	} else {
		body(at)
		s.advance(at, step)
	}
	more := s.compute(ptx.Pred, "setp.ne.s64", at[0], stop)
	s.put("bra", head).If(more)
	s.place(end)
}

func (s *emitter) advance(at []ptx.Reg, step int64) {
	for _, r := range at {
		s.put("add.s64", r, r, ptx.Int(step))
	}
}

// lowerMemset selects llvm.memset and llvm.memset.inline.
func lowerMemset(s *fsel, i *ir.Instr) {
	a := s.pointerAccess(i, 0, isVolatileMem(i))
	b := s.one(i.Arg(1))
	n := ir.AsInt(i.Arg(2))
	if n == nil {
		size := s.resize(s.one(i.Arg(2)), i.Arg(2).Type().Bits, ptx.B64, false)
		s.fillLoop(a, s.materialize(a.loc), b, size, 1)
		return
	}
	size, _ := n.Uint64()
	if size <= unrollBytes {
		s.fillPieces(a, b, unitPieces(a.align, int64(size)))
		return
	}
	step := perRound * unit(a.align, 0)
	rest := int64(size) % step
	whole := int64(size) - rest
	dst := s.materialize(a.loc)
	s.fillLoop(a, dst, b, ptx.Int(whole), step)
	if rest > 0 {
		s.fillPieces(a.moved(dst, whole), b, unitPieces(a.align, rest))
	}
}

// fillLoop emits the loop of a fill of a multiple of step bytes from dst on.
func (s *emitter) fillLoop(a access, dst ptx.Reg, b, size ptx.Operand, step int64) {
	ps := unitPieces(a.align, step)
	value := s.repeatByte(b, ps[0]) // hoisted out of the loop
	s.rounds(size, step, false, []ptx.Reg{dst}, func(at []ptx.Reg) {
		ops := make([]ptx.Operand, len(ps))
		for k := range ps {
			ps[k].ty = s.context.Int(ps[k].bits)
			ops[k] = value
		}
		s.store(a.moved(at[0], 0), ps, ops)
	})
}

// fillPieces stores copies of the byte b.
func (s *emitter) fillPieces(a access, b ptx.Operand, ps []piece) {
	ops := make([]ptx.Operand, len(ps))
	byWidth := map[int]ptx.Operand{}
	for k := range ps {
		ps[k].ty = s.context.Int(ps[k].bits)
		if byWidth[ps[k].bits] == nil {
			byWidth[ps[k].bits] = s.repeatByte(b, ps[k])
		}
		ops[k] = byWidth[ps[k].bits]
	}
	s.store(a, ps, ops)
}

// repeatByte fills a register-sized piece with copies of a byte.
func (s *emitter) repeatByte(b ptx.Operand, p piece) ptx.Operand {
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

// memoryIntrinsics lists the functions on blocks of memory.
func memoryIntrinsics() map[string]intrinsic {
	return map[string]intrinsic{
		"llvm.memcpy": {effect: true, lower: lowerMemcpy}, "llvm.memcpy.inline": {effect: true, lower: lowerMemcpy},
		"llvm.memmove": {effect: true, lower: lowerMemmove},
		"llvm.memset":  {effect: true, lower: lowerMemset}, "llvm.memset.inline": {effect: true, lower: lowerMemset},
	}
}
