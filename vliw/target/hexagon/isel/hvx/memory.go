package hvx

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
)

// A vector that fills its registers is loaded and stored as they are. Of one that does not, the
// rest is within one or two aligned blocks of 128 bytes, which cannot be in a page that the access
// is not in:
//
//	load:   both blocks, shifted so that the first byte is lane 0
//	store:  shifted to where it is in the blocks, under a predicate

// accessAlign is the alignment of an access in bytes.
func (l *legalizer) accessAlign(i *ir.Instr, t *ir.Type) uint64 {
	if n := i.Align(); n != 0 {
		return n
	}
	return l.dl.ABIAlign(t)
}

// alignAfter is the alignment some bytes after an aligned address.
func alignAfter(align uint64, n int) uint64 {
	if n == 0 {
		return align
	}
	return min(align, uint64(n&-n))
}

func (l *legalizer) refuseMask(t *ir.Type) {
	if isMask(t) {
		mir.Refuse(l.pos.Pos, "a value of type %s in memory", t)
	}
}

func (l *legalizer) load(i *ir.Instr) value {
	t := i.Type()
	l.refuseMask(t)
	return l.loadFrom(i.Pointer(), int(t.Len), l.laneBytes(t), l.accessAlign(i, t), i)
}

// loadFrom loads lanes of some bytes; like, if not nil, is the access that it is part of.
func (l *legalizer) loadFrom(p ir.Value, lanes, bytes int, align uint64, like *ir.Instr) value {
	v := value{bytes: bytes, lanes: lanes}
	total := lanes * bytes
	for at := 0; at < total; at += code.VecBytes {
		q, n, a := l.offset(p, at), min(total-at, code.VecBytes), alignAfter(align, at)
		if n < code.VecBytes {
			v.parts = append(v.parts, l.loadRest(q, n, a))
			continue
		}
		v.parts = append(v.parts, l.access(l.at.Load(l.vector, q, a, ""), like))
	}
	return v
}

// access gives an access what is known of the one that it is part of.
func (l *legalizer) access(part, of *ir.Instr) ir.Value {
	l.insert(part)
	if of != nil {
		part.Flags |= of.Flags
		for _, kind := range []string{"tbaa", "alias.scope", "noalias"} {
			if md := of.MD(kind); md != nil {
				part.SetMD(kind, md)
			}
		}
	}
	return part
}

// block is the address of the aligned block of an address, which is a word.
func (l *legalizer) block(at ir.Value) ir.Value {
	aligned := l.insert(l.at.Binary(ir.And, at, l.word(-code.VecBytes), 0, ""))
	return l.insert(l.at.Cast(ir.IntToPtr, aligned, l.ctx.Pointer(0), ""))
}

// within reports whether so many bytes at an alignment are in one block.
func within(n int, align uint64) bool { return uint64(n) <= align }

// ends are the addresses of the first and of the last byte, as words.
func (l *legalizer) ends(p ir.Value, n int) (first, last ir.Value) {
	first = l.insert(l.at.Cast(ir.PtrToInt, p, l.ctx.I32, ""))
	return first, l.insert(l.at.Add(first, l.word(int64(n-1)), ""))
}

// loadRest loads less than a register.
func (l *legalizer) loadRest(p ir.Value, n int, align uint64) ir.Value {
	if align >= code.VecBytes {
		return l.insert(l.at.Load(l.vector, p, code.VecBytes, ""))
	}
	first, last := l.ends(p, n)
	low := l.insert(l.at.Load(l.vector, l.block(first), code.VecBytes, ""))
	if within(n, align) {
		return l.vec("vror", low, first)
	}
	high := l.insert(l.at.Load(l.vector, l.block(last), code.VecBytes, ""))
	return l.vec("valignb", high, low, first)
}

func (l *legalizer) store(i *ir.Instr) {
	t := i.Operand(0).Type()
	l.refuseMask(t)
	l.storeTo(i.Pointer(), l.value(i.Operand(0)), l.accessAlign(i, t), i)
}

func (l *legalizer) storeTo(p ir.Value, v value, align uint64, like *ir.Instr) {
	total := v.lanes * v.bytes
	for k, part := range v.parts {
		at := k * code.VecBytes
		q, n, a := l.offset(p, at), min(total-at, code.VecBytes), alignAfter(align, at)
		if n == code.VecBytes {
			l.access(l.at.Store(part, q, a), like)
			continue
		}
		l.storeUnder(q, part, l.pred("pred.scalar2", l.word(int64(n))), n, a)
	}
}

// storeUnder stores the bytes of a register for which a predicate holds; they are among the first
// n.
func (l *legalizer) storeUnder(p, v, mask ir.Value, n int, align uint64) {
	if align >= code.VecBytes {
		l.maskedStore(mask, p, v)
		return
	}
	first, last := l.ends(p, n)
	bytes := l.vec("vandqrt", mask, l.word(-1))
	place := func(upper bool, a ir.Value) ir.Value {
		if upper {
			return l.vec("vlalignb", l.zero(), a, first)
		}
		return l.vec("vlalignb", a, l.zero(), first)
	}
	to := func(upper bool, at ir.Value) {
		l.maskedStore(l.pred("vandvrt", place(upper, bytes), l.word(-1)), l.block(at), place(upper, v))
	}
	to(false, first)
	if !within(n, align) {
		to(true, last)
	}
}

func (l *legalizer) maskedStore(mask, p, v ir.Value) {
	l.call(l.ctx.Void, "vS32b.qpred.ai", mask, p, v)
}
