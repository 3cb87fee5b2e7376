package emit

import (
	"strconv"

	"opt-go/nvptx/ptx"
)

// Extend returns an integer of some bits in a register of type reg (which is wider, or as wide)
// with zeros or copies of its sign above its own bits. Constants stay constants.
func (e *Emitter) Extend(o ptx.Operand, bits int, reg ptx.Type, signed bool) ptx.Operand {
	if k, ok := o.(ptx.Int); ok {
		if bits == 1 && signed && reg != ptx.Pred { // the top word of a wide integer
			return -(k & 1)
		}
		if signed || bits >= WordBits {
			return Truncated(int64(k), bits)
		}
		return ptx.Int(Unsigned(k, bits))
	}
	width := reg.Bits()
	if bits == width || reg == ptx.Pred {
		return o
	}
	w := strconv.Itoa(width)
	r := e.Reg(o, reg)
	switch {
	case !signed:
		return e.Compute(reg, "and.b"+w, r, ptx.Int(uint64(1)<<uint(bits)-1))
	case bits == 8 || bits == 16 || bits == 32:
		return e.Compute(reg, "cvt.s"+w+".s"+strconv.Itoa(bits), r)
	case reg == ptx.B16:
		t := e.Compute(reg, "shl.b16", r, ptx.Int(16-bits))
		return e.Compute(reg, "shr.s16", t, ptx.Int(16-bits))
	}
	return e.Compute(reg, "bfe.s"+w, r, ptx.Int(0), ptx.Int(bits))
}

// Resize converts an integer of some bits to a register of another size, extending it fully.
func (e *Emitter) Resize(o ptx.Operand, bits int, to ptx.Type, signed bool) ptx.Reg {
	if k, ok := o.(ptx.Int); ok {
		return e.Reg(ResizeImmediate(k, bits, to, signed), to)
	}
	if r, ok := o.(ptx.Reg); ok && bits == to.Bits() {
		return r
	}
	d := e.NewReg(to)
	e.ResizeInto(d, o, bits, signed)
	return d
}

// ResizeInto is Resize into a given register.
func (e *Emitter) ResizeInto(d ptx.Reg, o ptx.Operand, bits int, signed bool) {
	to := e.TypeOf(d)
	from := IntReg(bits)
	if k, ok := o.(ptx.Int); ok {
		e.Move(to, d, ResizeImmediate(k, bits, to, signed))
		return
	}
	one := ptx.Int(1)
	if signed {
		one = -1
	}
	class := map[bool]string{true: "s", false: "u"}[signed]
	switch {
	case to == ptx.Pred:
		e.lowBit(d, o, from)
	case from == ptx.Pred:
		e.Put("selp."+DataType(to), d, one, ptx.Int(0), e.Pred(o))
	case from.Bits() >= to.Bits() && bits >= to.Bits():
		if from == to {
			e.Move(to, d, o)
			return
		}
		e.Put("cvt.u"+strconv.Itoa(to.Bits())+".u"+strconv.Itoa(from.Bits()), d, e.Reg(o, from))
	case bits == 8 || bits == 16 || bits == 32:
		if !signed && bits == 8 && to == ptx.B16 {
			e.Put("and.b16", d, e.Reg(o, from), ptx.Int(255))
			return
		}
		e.Put("cvt."+class+strconv.Itoa(to.Bits())+"."+class+strconv.Itoa(bits), d, e.Reg(o, from))
	default:
		x := e.Extend(o, bits, from, signed)
		if from == to {
			e.Move(to, d, x)
			return
		}
		e.Put("cvt."+class+strconv.Itoa(to.Bits())+"."+class+strconv.Itoa(from.Bits()), d, e.Reg(x, from))
	}
}

// ResizeImmediate is Resize for a constant of the given bits.
func ResizeImmediate(k ptx.Int, bits int, to ptx.Type, signed bool) ptx.Int {
	switch {
	case to == ptx.Pred:
		return k & 1
	case bits == 1 && signed:
		return -(k & 1)
	case !signed:
		k = ptx.Int(Unsigned(k, bits))
	}
	return Truncated(int64(k), to.Bits())
}

// lowBit emits the test of an integer's lowest bit.
func (e *Emitter) lowBit(d ptx.Reg, o ptx.Operand, from ptx.Type) {
	t := e.Compute(from, "and."+Typed('b', from), e.Reg(o, from), ptx.Int(1))
	e.Put("setp.ne."+Typed('s', from), d, t, ptx.Int(0))
}

// ExtendTo emits d = o extended from bits to toBits; a register of the same size is extended
// within.
func (e *Emitter) ExtendTo(d ptx.Reg, o ptx.Operand, bits, toBits int, signed bool) {
	if reg := e.TypeOf(d); reg == IntReg(bits) && bits < toBits && IsRegister(o) {
		e.Move(reg, d, e.Extend(o, bits, reg, signed))
		return
	}
	e.ResizeInto(d, o, bits, signed)
}

// Repack puts the bits of src, whose pieces are from, into the registers dst, whose pieces are to.
// The lowest bits come first, as in memory.
func (e *Emitter) Repack(src []ptx.Operand, from []Piece, dst []ptx.Reg, to []Piece) {
	if len(src) == len(dst) {
		same := true
		for k := range src {
			same = same && from[k].Bits == to[k].Bits
		}
		if same {
			for k := range src {
				e.MoveBits(dst[k], src[k], from[k])
			}
			return
		}
	}
	if e.packMov(src, from, dst, to) {
		return
	}
	at := 0 // first bit of dst[k]
	for k, d := range dst {
		e.gather(d, to[k], at, src, from)
		at += to[k].Bits
	}
}

// MoveBits moves all bits of o, whose piece is p, to a register that may be of another class.
func (e *Emitter) MoveBits(d ptx.Reg, o ptx.Operand, p Piece) {
	to := e.TypeOf(d)
	switch c := o.(type) {
	case ptx.F32Bits:
		if to != ptx.F32 {
			o = ptx.Int(int32(c))
		}
	case ptx.F64Bits:
		if to != ptx.F64 {
			o = ptx.Int(c)
		}
	case ptx.Hex:
		o = ptx.Int(int16(c))
	case ptx.Int:
		switch to {
		case ptx.F32:
			o = ptx.F32Bits(uint32(c))
		case ptx.F64:
			o = ptx.F64Bits(uint64(c))
		}
	}
	if r, ok := o.(ptx.Reg); ok && e.TypeOf(r) != to {
		e.Put("mov."+BitsOf(to).String(), d, r)
		return
	}
	e.Move(to, d, o)
}

// packMov uses the vector form of mov, which packs two or four registers into one or unpacks one.
func (e *Emitter) packMov(src []ptx.Operand, from []Piece, dst []ptx.Reg, to []Piece) bool {
	fits := func(narrow, wide []Piece) bool {
		n := len(narrow)
		if len(wide) == 0 || n%len(wide) != 0 {
			return false
		}
		n /= len(wide)
		bits := narrow[0].Bits
		if n != 2 && n != 4 || bits != 16 && bits != 32 || bits*n > 64 || bits*n != wide[0].Bits { // registers that are full
			return false
		}
		for _, p := range narrow {
			if p.Bits != bits {
				return false
			}
		}
		return true
	}
	switch {
	case fits(from, to):
		n := len(src) / len(dst)
		for k, d := range dst {
			vec := make(ptx.Vec, n)
			for j := range vec {
				vec[j] = e.bitsReg(src[k*n+j], from[k*n+j])
			}
			e.Put("mov.b"+strconv.Itoa(to[k].Bits), d, vec)
		}
		return true
	case fits(to, from):
		n := len(dst) / len(src)
		for k, o := range src {
			vec := make(ptx.Vec, n)
			for j := range vec {
				vec[j] = dst[k*n+j]
			}
			e.Put("mov.b"+strconv.Itoa(from[k].Bits), vec, e.bitsReg(o, from[k]))
		}
		return true
	}
	return false
}

// bitsReg returns an operand in a register of its class.
func (e *Emitter) bitsReg(o ptx.Operand, p Piece) ptx.Reg { return e.Reg(o, p.Reg) }

// gather computes the bits [at, at+p.Bits) of a sequence of registers.
func (e *Emitter) gather(d ptx.Reg, p Piece, at int, src []ptx.Operand, from []Piece) {
	if e.takeOut(d, p, at, src, from) || e.testBit(d, p, at, src, from) || e.joinBytes(d, p, at, src, from) {
		return
	}
	work := ptx.B32
	if p.Bits > 32 {
		work = ptx.B64
	}
	var acc ptx.Operand
	pos := 0
	for k, f := range from {
		lo, hi := max(pos, at), min(pos+f.Bits, at+p.Bits)
		if lo < hi {
			x := e.shiftedField(src[k], f, lo-pos, hi-lo, work, lo-at)
			if acc == nil {
				acc = x
			} else {
				acc = e.Compute(work, "or."+Typed('b', work), acc, x)
			}
		}
		pos += f.Bits
	}
	switch {
	case p.Reg == ptx.Pred:
		e.lowBit(d, acc, work)
	case p.Reg == ptx.F32 || p.Reg == ptx.F64:
		e.Put("mov."+BitsOf(p.Reg).String(), d, acc)
	case p.Reg == work:
		e.Move(work, d, acc)
	default: // 16 bits, or the top word of an integer like i96, of which no more than 32 bits count
		e.Put("cvt."+Typed('u', p.Reg)+"."+Typed('u', work), d, acc)
	}
}

// shiftedField is bitField, shifted left. A predicate is a select of the shifted bit.
func (e *Emitter) shiftedField(o ptx.Operand, f Piece, lo, n int, work ptx.Type, by int) ptx.Operand {
	if f.Reg == ptx.Pred && IsRegister(o) {
		return e.Compute(work, "selp."+DataType(work), Truncated(int64(1)<<uint(by), work.Bits()), ptx.Int(0), o)
	}
	x := e.bitField(o, f, lo, n, work)
	if by > 0 {
		x = e.Compute(work, "shl."+Typed('b', work), x, ptx.Int(by))
	}
	return x
}

// testBit computes a predicate that is one bit of an integer, where the bit stands.
func (e *Emitter) testBit(d ptx.Reg, p Piece, at int, src []ptx.Operand, from []Piece) bool {
	if p.Reg != ptx.Pred {
		return false
	}
	pos := 0
	for k, f := range from {
		if pos <= at && at < pos+f.Bits && f.Reg == BitsOf(f.Reg) && f.Reg != ptx.Pred && IsRegister(src[k]) {
			bit := Truncated(int64(1)<<uint(at-pos), f.Reg.Bits())
			t := e.Compute(f.Reg, "and."+Typed('b', f.Reg), e.Reg(src[k], f.Reg), bit)
			e.Put("setp.ne."+Typed('s', f.Reg), d, t, ptx.Int(0))
			return true
		}
		pos += f.Bits
	}
	return false
}

// takeOut computes a narrow integer that is within one register; bits above it need not be cleared.
func (e *Emitter) takeOut(d ptx.Reg, p Piece, at int, src []ptx.Operand, from []Piece) bool {
	if p.Reg != ptx.B16 {
		return false
	}
	pos := 0
	for k, f := range from {
		if pos <= at && at+p.Bits <= pos+f.Bits && (f.Reg == ptx.B32 || f.Reg == ptx.B64) {
			r := e.Reg(src[k], f.Reg)
			if at > pos {
				r = e.Compute(f.Reg, "shr."+Typed('u', f.Reg), r, ptx.Int(at-pos))
			}
			e.Put("cvt.u16."+Typed('u', f.Reg), d, r)
			return true
		}
		pos += f.Bits
	}
	return false
}

// joinBytes makes a word of four bytes.
func (e *Emitter) joinBytes(d ptx.Reg, p Piece, at int, src []ptx.Operand, from []Piece) bool {
	if p.Reg != ptx.B32 || p.Bits != 32 || at%32 != 0 || len(src) < at/8+4 {
		return false
	}
	for _, f := range from {
		if f.Bits != 8 {
			return false
		}
	}
	var b [4]ptx.Reg
	for k := range b {
		b[k] = e.Resize(src[at/8+k], 16, ptx.B32, false)
	}
	low := e.Compute(ptx.B32, "prmt.b32", b[0], b[1], ptx.Int(0x0040))
	high := e.Compute(ptx.B32, "prmt.b32", b[2], b[3], ptx.Int(0x0040))
	e.Put("prmt.b32", d, low, high, ptx.Int(0x5410))
	return true
}

// bitField extracts n bits of a register from bit lo on, zero-extended to the work type.
func (e *Emitter) bitField(o ptx.Operand, f Piece, lo, n int, work ptx.Type) ptx.Operand {
	reg := BitsOf(f.Reg)
	var r ptx.Reg
	if f.Reg == ptx.Pred {
		return e.Resize(o, 1, work, false)
	}
	r = e.Reg(o, f.Reg)
	if reg != f.Reg {
		r = e.Compute(reg, "mov."+reg.String(), r)
	}
	if lo > 0 {
		r = e.Compute(reg, "shr."+Typed('u', reg), r, ptx.Int(lo))
	}
	if lo+n < reg.Bits() {
		r = e.Compute(reg, "and."+Typed('b', reg), r, ptx.Int(uint64(1)<<uint(n)-1))
	}
	if reg == work {
		return r
	}
	return e.Compute(work, "cvt."+Typed('u', work)+"."+Typed('u', reg), r)
}

// IsRegister reports whether an operand is in a register.
func IsRegister(o ptx.Operand) bool { return !IsImmediate(o) }
