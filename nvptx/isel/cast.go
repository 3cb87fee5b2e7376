package isel

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// extend makes the bits above a narrow integer's own zero or copies of its sign.
func (s *emitter) extend(o ptx.Operand, bits int, reg ptx.Type, signed bool) ptx.Operand {
	if k, ok := o.(ptx.Int); ok {
		if bits == 1 && signed && reg != ptx.Pred { // the top word of a wide integer
			return -(k & 1)
		}
		if signed || bits >= wordBits {
			return truncated(int64(k), bits)
		}
		return ptx.Int(unsigned(k, bits))
	}
	width := reg.Bits()
	if bits == width || reg == ptx.Pred {
		return o
	}
	w := strconv.Itoa(width)
	r := s.reg(o, reg)
	switch {
	case !signed:
		return s.compute(reg, "and.b"+w, r, ptx.Int(uint64(1)<<uint(bits)-1))
	case bits == 8 || bits == 16 || bits == 32:
		return s.compute(reg, "cvt.s"+w+".s"+strconv.Itoa(bits), r)
	case reg == ptx.B16:
		t := s.compute(reg, "shl.b16", r, ptx.Int(16-bits))
		return s.compute(reg, "shr.s16", t, ptx.Int(16-bits))
	}
	return s.compute(reg, "bfe.s"+w, r, ptx.Int(0), ptx.Int(bits))
}

// extended is extend for an operand of an IR value, about which there may be more facts.
func (s *fsel) extended(v ir.Value, o ptx.Operand, bits int, signed bool) ptx.Operand {
	if v != nil && s.knownExtended(v, signed, 4) {
		return o
	}
	return s.extend(o, bits, intReg(bits), signed)
}

// knownExtended reports whether the register of a narrow integer holds it extended already.
func (s *fsel) knownExtended(v ir.Value, signed bool, depth int) bool {
	i, ok := v.(*ir.Instr)
	if !ok || depth == 0 || !i.Type().IsInt() {
		return false
	}
	switch i.Op() {
	case ir.Load:
		aligned := int64(i.Align())*8 >= int64(i.Type().Bits) || i.Align() == 0
		return i.Type().IsInt(8) && aligned && s.wantsSigned(i) == signed
	case ir.ZExt:
		return i.Operand(0).Type().IsInt(1) || !signed && intReg(i.Operand(0).Type().Bits) == intReg(i.Type().Bits)
	case ir.And:
		if signed {
			return false
		}
		c := ir.AsInt(i.Operand(1))
		if c == nil {
			return s.knownExtended(i.Operand(0), false, depth-1) || s.knownExtended(i.Operand(1), false, depth-1)
		}
		n, _ := c.Int64()
		return n >= 0 || s.knownExtended(i.Operand(0), false, depth-1)
	case ir.Or, ir.Xor:
		return s.knownExtended(i.Operand(0), signed, depth-1) && s.knownOperand(i.Operand(1), signed, depth-1)
	case ir.LShr, ir.UDiv, ir.URem:
		return !signed // these work on extended operands
	case ir.AShr:
		return signed
	case ir.Select:
		return s.knownOperand(i.Operand(1), signed, depth-1) && s.knownOperand(i.Operand(2), signed, depth-1)
	}
	return false
}

// knownOperand is knownExtended, but also accepts a constant, which is written sign-extended.
func (s *fsel) knownOperand(v ir.Value, signed bool, depth int) bool {
	if c := ir.AsInt(v); c != nil {
		n, _ := c.Int64()
		return signed || n >= 0
	}
	return s.knownExtended(v, signed, depth)
}

// resize converts an integer of some bits to a register of another size, extending it fully.
func (s *emitter) resize(o ptx.Operand, bits int, to ptx.Type, signed bool) ptx.Reg {
	if k, ok := o.(ptx.Int); ok {
		return s.reg(resizeImmediate(k, bits, to, signed), to)
	}
	if r, ok := o.(ptx.Reg); ok && bits == to.Bits() {
		return r
	}
	d := s.newReg(to)
	s.resizeInto(d, o, bits, signed)
	return d
}

// resizeInto is resize into a given register.
func (s *emitter) resizeInto(d ptx.Reg, o ptx.Operand, bits int, signed bool) {
	to := s.typeOf(d)
	from := intReg(bits)
	if k, ok := o.(ptx.Int); ok {
		s.move(to, d, resizeImmediate(k, bits, to, signed))
		return
	}
	one := ptx.Int(1)
	if signed {
		one = -1
	}
	class := map[bool]string{true: "s", false: "u"}[signed]
	switch {
	case to == ptx.Pred:
		s.lowBit(d, o, from)
	case from == ptx.Pred:
		s.put("selp."+dataType(to), d, one, ptx.Int(0), s.pred(o))
	case from.Bits() >= to.Bits() && bits >= to.Bits():
		if from == to {
			s.move(to, d, o)
			return
		}
		s.put("cvt.u"+strconv.Itoa(to.Bits())+".u"+strconv.Itoa(from.Bits()), d, s.reg(o, from))
	case bits == 8 || bits == 16 || bits == 32:
		if !signed && bits == 8 && to == ptx.B16 {
			s.put("and.b16", d, s.reg(o, from), ptx.Int(255))
			return
		}
		s.put("cvt."+class+strconv.Itoa(to.Bits())+"."+class+strconv.Itoa(bits), d, s.reg(o, from))
	default:
		x := s.extend(o, bits, from, signed)
		if from == to {
			s.move(to, d, x)
			return
		}
		s.put("cvt."+class+strconv.Itoa(to.Bits())+"."+class+strconv.Itoa(from.Bits()), d, s.reg(x, from))
	}
}

func resizeImmediate(k ptx.Int, bits int, to ptx.Type, signed bool) ptx.Int {
	switch {
	case to == ptx.Pred:
		return k & 1
	case bits == 1 && signed:
		return -(k & 1)
	case !signed:
		k = ptx.Int(unsigned(k, bits))
	}
	return truncated(int64(k), to.Bits())
}

// lowBit emits the test of an integer's lowest bit.
func (s *emitter) lowBit(d ptx.Reg, o ptx.Operand, from ptx.Type) {
	t := s.compute(from, "and."+typed('b', from), s.reg(o, from), ptx.Int(1))
	s.put("setp.ne."+typed('s', from), d, t, ptx.Int(0))
}

// throughTrunc answers for truncations that stay in the register, and for the words of wide
// integers.
func throughTrunc(s *fsel, i *ir.Instr) []ptx.Operand {
	from, to := i.Operand(0).Type(), i.Type()
	if from.IsVector() || !from.IsInt() {
		return nil
	}
	ops := s.get(i.Operand(0))
	n := words(to)
	if words(from) == 1 && intReg(from.Bits) != intReg(to.Bits) || n == 1 && intReg(to.Bits) != ptx.B64 && words(from) > 1 {
		return nil
	}
	out := append([]ptx.Operand(nil), ops[:n]...)
	if k, ok := out[n-1].(ptx.Int); ok {
		out[n-1] = truncated(int64(k), (to.Bits-1)%wordBits+1)
	}
	return out
}

func (s *fsel) truncLane(i *ir.Instr, l lane) {
	from := i.Operand(0).Type().Scalar()
	for k, d := range l.d {
		bits := wordBits
		if words(from) == 1 {
			bits = from.Bits
		}
		if s.typeOf(d) == intReg(bits) {
			s.move(s.typeOf(d), d, l.a[0][k])
			continue
		}
		s.resizeInto(d, l.a[0][k], bits, false)
	}
}

// extLane selects zext and sext; the words above a wide integer's value are zero or its sign.
func (s *fsel) extLane(i *ir.Instr, l lane) {
	from, to := i.Operand(0).Type().Scalar(), i.Type().Scalar()
	signed := i.Op() == ir.SExt
	n := words(from)
	for k := range n - 1 {
		s.move(ptx.B64, l.d[k], l.a[0][k])
	}
	top := from.Bits - (n-1)*wordBits
	o := l.a[0][n-1]
	if n > 1 {
		o, top = s.extend(o, top, ptx.B64, signed), wordBits
	}
	if words(to) == 1 {
		if l.scalar && s.knownExtended(i.Operand(0), signed, 4) && intReg(from.Bits) == s.typeOf(l.d[0]) {
			s.move(s.typeOf(l.d[0]), l.d[0], o)
			return
		}
		s.extendTo(l.d[0], o, top, to.Bits, signed)
		return
	}
	s.extendTo(l.d[n-1], o, top, wordBits, signed)
	for k := n; k < len(l.d); k++ {
		if signed {
			s.put("shr.s64", l.d[k], l.d[n-1], ptx.Int(63))
		} else {
			s.move(ptx.B64, l.d[k], ptx.Int(0))
		}
	}
}

// extendTo emits d = o extended from bits to toBits; a register of the same size is extended
// within.
func (s *emitter) extendTo(d ptx.Reg, o ptx.Operand, bits, toBits int, signed bool) {
	if reg := s.typeOf(d); reg == intReg(bits) && bits < toBits && isRegister(o) {
		s.move(reg, d, s.extend(o, bits, reg, signed))
		return
	}
	s.resizeInto(d, o, bits, signed)
}

// throughBitCast answers for casts between types with the same registers.
func throughBitCast(s *fsel, i *ir.Instr) []ptx.Operand {
	from, ok1 := s.m.pieces(i.Operand(0).Type())
	to, ok2 := s.m.pieces(i.Type())
	if !ok1 || !ok2 || len(from) != len(to) {
		return nil
	}
	for k := range from {
		if from[k].reg != to[k].reg || from[k].bits < to[k].bits && i.Op() != ir.BitCast || i.Op() == ir.BitCast && from[k].bits != to[k].bits {
			return nil
		}
	}
	ops := s.get(i.Operand(0))
	for k := range to {
		_, half := ops[k].(ptx.Hex)
		if half != (to[k].ty.IsFloat() && to[k].reg == ptx.B16) && isImmediate(ops[k]) {
			return nil
		}
	}
	return ops
}

// pointerInt selects ptrtoint and inttoptr where the widths differ.
func (s *fsel) pointerInt(i *ir.Instr, l lane) {
	from := s.piecesOf(i, i.Operand(0).Type().Scalar())
	s.resizeInto(l.d[0], l.a[0][0], from[0].bits, false)
	for _, d := range l.d[1:] {
		s.move(ptx.B64, d, ptx.Int(0))
	}
}

// throughAddrSpaceCast answers for casts that undo the step that gave a pointer its generic form.
func throughAddrSpaceCast(s *fsel, i *ir.Instr) []ptx.Operand {
	from, to := i.Operand(0).Type(), i.Type()
	if !from.IsPtr() {
		return nil
	}
	if from.Space == to.Space {
		return s.get(i.Operand(0))
	}
	if from.Space == addrspace.Generic && s.spaceOf(i.Operand(0)) == to.Space {
		return []ptx.Operand{s.specOf(i.Operand(0))}
	}
	return nil
}

// sharedBoth reports whether both spaces are shared memory: an address of a block's own is one of its
// cluster's too, and stays what it is.
func sharedBoth(from, to int) bool {
	isShared := func(space int) bool { return space == addrspace.Shared || space == addrspace.Cluster }
	return isShared(from) && isShared(to)
}

func (s *fsel) selectAddrSpaceCast(i *ir.Instr) {
	from, to := i.Operand(0).Type().Scalar().Space, i.Type().Scalar().Space
	for _, space := range []int{from, to} {
		if _, ok := addrspace.State(space); !ok {
			s.unsupported(i, "address space %d", space)
			return
		}
	}
	if !s.asked(i) {
		return
	}
	if from != addrspace.Generic && to != addrspace.Generic && !sharedBoth(from, to) {
		for _, d := range s.dst(i) { // no memory lies in both spaces: the result is poison, as in LLVM
			s.move(s.typeOf(d), d, ptx.Int(0))
		}
		return
	}
	src := s.get(i.Operand(0))
	for k, d := range s.dst(i) {
		s.castSpace(d, src[k], from, to)
	}
}

// selectBitCast selects casts that change registers.
func (s *fsel) selectBitCast(i *ir.Instr) {
	if !s.typesOK(i) || !s.asked(i) {
		return
	}
	s.repack(s.get(i.Operand(0)), s.piecesOf(i, i.Operand(0).Type()), s.dst(i), s.piecesOf(i, i.Type()))
}

// repack puts the same bits into other registers. The lowest bits come first, as in memory.
func (s *emitter) repack(src []ptx.Operand, from []piece, dst []ptx.Reg, to []piece) {
	if len(src) == len(dst) {
		same := true
		for k := range src {
			same = same && from[k].bits == to[k].bits
		}
		if same {
			for k := range src {
				s.moveBits(dst[k], src[k], from[k])
			}
			return
		}
	}
	if s.packMov(src, from, dst, to) {
		return
	}
	at := 0 // first bit of dst[k]
	for k, d := range dst {
		s.gather(d, to[k], at, src, from)
		at += to[k].bits
	}
}

// moveBits moves all bits of a register to one of another class.
func (s *emitter) moveBits(d ptx.Reg, o ptx.Operand, p piece) {
	to := s.typeOf(d)
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
	if r, ok := o.(ptx.Reg); ok && s.typeOf(r) != to {
		s.put("mov."+bitsOf(to).String(), d, r)
		return
	}
	s.move(to, d, o)
}

// packMov uses the vector form of mov, which packs two or four registers into one or unpacks one.
func (s *emitter) packMov(src []ptx.Operand, from []piece, dst []ptx.Reg, to []piece) bool {
	fits := func(narrow, wide []piece) bool {
		n := len(narrow)
		if len(wide) == 0 || n%len(wide) != 0 {
			return false
		}
		n /= len(wide)
		bits := narrow[0].bits
		if n != 2 && n != 4 || bits != 16 && bits != 32 || bits*n > 64 || bits*n != wide[0].bits { // registers that are full
			return false
		}
		for _, p := range narrow {
			if p.bits != bits {
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
				vec[j] = s.bitsReg(src[k*n+j], from[k*n+j])
			}
			s.put("mov.b"+strconv.Itoa(to[k].bits), d, vec)
		}
		return true
	case fits(to, from):
		n := len(dst) / len(src)
		for k, o := range src {
			vec := make(ptx.Vec, n)
			for j := range vec {
				vec[j] = dst[k*n+j]
			}
			s.put("mov.b"+strconv.Itoa(from[k].bits), vec, s.bitsReg(o, from[k]))
		}
		return true
	}
	return false
}

// bitsReg returns an operand in a register of its class.
func (s *emitter) bitsReg(o ptx.Operand, p piece) ptx.Reg { return s.reg(o, p.reg) }

// gather computes the bits [at, at+p.bits) of a sequence of registers.
func (s *emitter) gather(d ptx.Reg, p piece, at int, src []ptx.Operand, from []piece) {
	if s.takeOut(d, p, at, src, from) || s.joinBytes(d, p, at, src, from) {
		return
	}
	work := ptx.B32
	if p.bits > 32 {
		work = ptx.B64
	}
	var acc ptx.Operand
	pos := 0
	for k, f := range from {
		lo, hi := max(pos, at), min(pos+f.bits, at+p.bits)
		if lo < hi {
			x := s.bitField(src[k], f, lo-pos, hi-lo, work)
			if lo > at {
				x = s.compute(work, "shl."+typed('b', work), x, ptx.Int(lo-at))
			}
			if acc == nil {
				acc = x
			} else {
				acc = s.compute(work, "or."+typed('b', work), acc, x)
			}
		}
		pos += f.bits
	}
	switch {
	case p.reg == ptx.Pred:
		s.lowBit(d, acc, work)
	case p.reg == ptx.F32 || p.reg == ptx.F64:
		s.put("mov."+bitsOf(p.reg).String(), d, acc)
	case p.reg == work:
		s.move(work, d, acc)
	default: // 16 bits, or the top word of an integer like i96, of which no more than 32 bits count
		s.put("cvt."+typed('u', p.reg)+"."+typed('u', work), d, acc)
	}
}

// takeOut computes a narrow integer that is within one register; bits above it need not be cleared.
func (s *emitter) takeOut(d ptx.Reg, p piece, at int, src []ptx.Operand, from []piece) bool {
	if p.reg != ptx.B16 {
		return false
	}
	pos := 0
	for k, f := range from {
		if pos <= at && at+p.bits <= pos+f.bits && (f.reg == ptx.B32 || f.reg == ptx.B64) {
			r := s.reg(src[k], f.reg)
			if at > pos {
				r = s.compute(f.reg, "shr."+typed('u', f.reg), r, ptx.Int(at-pos))
			}
			s.put("cvt.u16."+typed('u', f.reg), d, r)
			return true
		}
		pos += f.bits
	}
	return false
}

// joinBytes makes a word of four bytes.
func (s *emitter) joinBytes(d ptx.Reg, p piece, at int, src []ptx.Operand, from []piece) bool {
	if p.reg != ptx.B32 || p.bits != 32 || at%32 != 0 || len(src) < at/8+4 {
		return false
	}
	for _, f := range from {
		if f.bits != 8 {
			return false
		}
	}
	var b [4]ptx.Reg
	for k := range b {
		b[k] = s.resize(src[at/8+k], 16, ptx.B32, false)
	}
	low := s.compute(ptx.B32, "prmt.b32", b[0], b[1], ptx.Int(0x0040))
	high := s.compute(ptx.B32, "prmt.b32", b[2], b[3], ptx.Int(0x0040))
	s.put("prmt.b32", d, low, high, ptx.Int(0x5410))
	return true
}

// bitField extracts n bits of a register from bit lo on, zero-extended to the work type.
func (s *emitter) bitField(o ptx.Operand, f piece, lo, n int, work ptx.Type) ptx.Operand {
	reg := bitsOf(f.reg)
	var r ptx.Reg
	if f.reg == ptx.Pred {
		return s.resize(o, 1, work, false)
	}
	r = s.reg(o, f.reg)
	if reg != f.reg {
		r = s.compute(reg, "mov."+reg.String(), r)
	}
	if lo > 0 {
		r = s.compute(reg, "shr."+typed('u', reg), r, ptx.Int(lo))
	}
	if lo+n < reg.Bits() {
		r = s.compute(reg, "and."+typed('b', reg), r, ptx.Int(uint64(1)<<uint(n)-1))
	}
	if reg == work {
		return r
	}
	return s.compute(work, "cvt."+typed('u', work)+"."+typed('u', reg), r)
}

func isRegister(o ptx.Operand) bool { return !isImmediate(o) }
