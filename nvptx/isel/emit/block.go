package emit

import (
	"math/bits"

	"opt-go/nvptx/ptx"
)

// UnrollBytes is the size up to which copies and fills are written out; longer ones become loops.
const UnrollBytes = 128

// CopiesPerRound is the number of accesses per iteration of such a loop, if the size is known. The
// remainder is copied after the loop.
const CopiesPerRound = 4

// CopyUnit is the size of one access in copies of n bytes at the given alignment.
func CopyUnit(align, n int64) int64 {
	u := min(align, 16)
	if n > 0 {
		for u > n {
			u /= 2
		}
	}
	return max(u, 1)
}

// UnitPieces describes n bytes at the given alignment as register-sized pieces, from offset 0 on.
func UnitPieces(align, n int64) []Piece {
	var ps []Piece
	for off := int64(0); off < n; {
		at := align
		if off > 0 {
			at = min(align, 1<<uint(bits.TrailingZeros64(uint64(off))))
		}
		size := min(CopyUnit(at, n-off), 8)
		ps = append(ps, Piece{Reg: IntReg(max(int(size)*8, 16)), Bits: int(size) * 8, Off: off})
		off += size
	}
	return ps
}

// CopyBytes copies a constant number of bytes: all loads before all stores up to UnrollBytes at a
// time, so that overlapping memory of at most that size is copied right too.
func (e *Emitter) CopyBytes(to, from Access, n int64) {
	align := min(to.Align, from.Align)
	for off := int64(0); off < n; off += UnrollBytes {
		ps := UnitPieces(align, min(UnrollBytes, n-off))
		for k := range ps {
			ps[k].Off += off
		}
		e.copyPieces(to, from, align, ps)
	}
}

// copyPieces loads all pieces and stores them.
func (e *Emitter) copyPieces(to, from Access, align int64, ps []Piece) {
	regs := make([]ptx.Reg, len(ps))
	ops := make([]ptx.Operand, len(ps))
	for k, p := range ps {
		ps[k].Type = e.context.Int(p.Bits)
		regs[k] = e.NewReg(p.Reg)
		ops[k] = regs[k]
	}
	from.Align, to.Align = align, align
	e.Load(from, ps, regs)
	e.Store(to, ps, ops)
}

// BlockCopy is a copy by a loop.
type BlockCopy struct {
	To, From Access      // the memory
	Dst, Src ptx.Reg     // the addresses
	Size     ptx.Operand // what the loop copies: a multiple of Step
	Step     int64       // bytes per iteration
	Rest     int64       // less than a Step, copied outside the loop
}

// CopyLoop emits the loop of a copy, and the copy of the remainder: after the loop, or before a
// loop that runs backward.
func (e *Emitter) CopyLoop(c BlockCopy, backward bool) {
	align := min(c.To.Align, c.From.Align)
	rest := func() {
		if c.Rest > 0 {
			done := int64(c.Size.(ptx.Int))
			e.CopyBytes(c.To.Moved(c.Dst, done), c.From.Moved(c.Src, done), c.Rest)
		}
	}
	if backward {
		rest()
	}
	e.rounds(c.Size, c.Step, backward, []ptx.Reg{c.Dst, c.Src}, func(at []ptx.Reg) {
		e.copyPieces(c.To.Moved(at[0], 0), c.From.Moved(at[1], 0), align, UnitPieces(align, c.Step))
	})
	if !backward {
		rest()
	}
}

// rounds emits a loop over size bytes, a multiple of Step, in which registers go through memory
// step by step from the starts on, or from the end. They are set more than once.
func (e *Emitter) rounds(size ptx.Operand, step int64, backward bool, starts []ptx.Reg, body func(at []ptx.Reg)) {
	head, end := e.NewLabel(), e.NewLabel()
	if r, ok := size.(ptx.Reg); ok {
		empty := e.Compute(ptx.Pred, "setp.eq.s64", r, ptx.Int(0))
		e.Put("bra", end).If(empty)
	}
	at := make([]ptx.Reg, len(starts))
	for k, start := range starts {
		at[k] = e.NewReg(ptx.B64)
		if backward {
			e.Put("add.s64", at[k], start, size)
		} else {
			e.Put("mov.b64", at[k], start)
		}
	}
	stop := starts[0]
	if !backward {
		stop = e.Compute(ptx.B64, "add.s64", starts[0], size)
	}
	e.PlaceLabel(head)
	if backward {
		e.advance(at, -step)
		body(at)
	} else {
		body(at)
		e.advance(at, step)
	}
	more := e.Compute(ptx.Pred, "setp.ne.s64", at[0], stop)
	e.Put("bra", head).If(more)
	e.PlaceLabel(end)
}

func (e *Emitter) advance(at []ptx.Reg, step int64) {
	for _, r := range at {
		e.Put("add.s64", r, r, ptx.Int(step))
	}
}

// FillLoop emits the loop of a fill of a multiple of Step bytes from dst on.
func (e *Emitter) FillLoop(a Access, dst ptx.Reg, b, size ptx.Operand, step int64) {
	ps := UnitPieces(a.Align, step)
	value := e.repeatByte(b, ps[0]) // hoisted out of the loop
	e.rounds(size, step, false, []ptx.Reg{dst}, func(at []ptx.Reg) {
		ops := make([]ptx.Operand, len(ps))
		for k := range ps {
			ps[k].Type = e.context.Int(ps[k].Bits)
			ops[k] = value
		}
		e.Store(a.Moved(at[0], 0), ps, ops)
	})
}

// FillPieces stores copies of the byte b to pieces of memory.
func (e *Emitter) FillPieces(a Access, b ptx.Operand, ps []Piece) {
	ops := make([]ptx.Operand, len(ps))
	byWidth := map[int]ptx.Operand{}
	for k := range ps {
		ps[k].Type = e.context.Int(ps[k].Bits)
		if byWidth[ps[k].Bits] == nil {
			byWidth[ps[k].Bits] = e.repeatByte(b, ps[k])
		}
		ops[k] = byWidth[ps[k].Bits]
	}
	e.Store(a, ps, ops)
}

// repeatByte fills a register-sized piece with copies of a byte.
func (e *Emitter) repeatByte(b ptx.Operand, p Piece) ptx.Operand {
	ones := int64(0)
	for k := 0; k < p.Bits; k += 8 {
		ones |= 1 << uint(k)
	}
	if k, ok := b.(ptx.Int); ok {
		return Truncated(ones*int64(Unsigned(k, 8)), p.Bits)
	}
	x := e.Resize(e.Extend(b, 8, ptx.B16, false), 16, p.Reg, false)
	if p.Bits == 8 {
		return x
	}
	return e.Compute(p.Reg, "mul.lo."+Typed('s', p.Reg), x, ptx.Int(ones))
}
