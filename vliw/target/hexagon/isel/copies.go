package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/abi"
)

// Memory that is copied or set.

// inlineBytes is up to how many bytes memory is copied or set without a call.
const inlineBytes = 32

func (s *selector) memoryCopy(i *ir.Instr) {
	n, ok := immediate(i.Arg(2))
	volatile := !isZero(i.Arg(3))
	align := min(argAlign(i, 0), argAlign(i, 1))
	if ok && n >= 0 && n <= inlineBytes*align/2 && n <= 4*inlineBytes {
		s.copyBytes(s.address(i.Arg(0)), s.address(i.Arg(1)), n, align, volatile)
		return
	}
	name := "memcpy"
	if i.IntrinsicID() == "llvm.memmove" {
		name = "memmove"
	}
	s.library(name, code.NoClass, s.value(i.Arg(0)), s.value(i.Arg(1)), s.toWord(i.Arg(2), false))
}

func isZero(v ir.Value) bool {
	n, ok := immediate(v)
	return ok && n == 0
}

// argAlign is the alignment of a pointer argument that its attributes promise.
func argAlign(i *ir.Instr, k int) int64 { return max(abi.Alignment(i.Info.Attrs.Param(k)), 1) }

// copyBytes loads all bytes, then stores them, so that the objects may overlap.
func (s *selector) copyBytes(to, from place, n, align int64, volatile bool) {
	to, from = s.steady(to), s.steady(from)
	to.ref.Volatile, from.ref.Volatile = volatile, volatile
	type part struct {
		at, size int64
		v        value
	}
	var parts []part
	for at := int64(0); at < n; {
		size := min(alignAt(min(align, 8), at), 8)
		for size > n-at {
			size /= 2
		}
		parts = append(parts, part{at, size, s.access(loadOps[int(size)][0], from.plus(at), nil)})
		at += size
	}
	for _, p := range parts {
		s.access(storeOps[int(p.size)], to.plus(p.at), &p.v)
	}
}

// steady computes an indexed address, so that offsets can be added.
func (s *selector) steady(p place) place {
	if p.index.Reg != 0 {
		p.base, p.index = s.op(code.OpAddasl, p.base, p.index, code.ImmOp(p.shift)), value{}
	}
	return p
}

func (s *selector) memorySet(i *ir.Instr) {
	n, ok := immediate(i.Arg(2))
	align := argAlign(i, 0)
	if !ok || n < 0 || n > inlineBytes*align/2 || n > 4*inlineBytes {
		s.library("memset", code.NoClass, s.value(i.Arg(0)), s.toWord(i.Arg(1), false), s.toWord(i.Arg(2), false))
		return
	}
	to := s.steady(s.address(i.Arg(0)))
	to.ref.Volatile = !isZero(i.Arg(3))
	var word value
	if b, known := immediate(i.Arg(1)); known {
		word = s.number(code.Word, int64(int32(uint32(uint8(b))*0x01010101)))
	} else {
		word = s.op(code.OpMul, s.toWord(i.Arg(1), false), s.number(code.Word, 0x01010101))
	}
	var pair value
	for at := int64(0); at < n; {
		size := min(alignAt(min(align, 8), at), 8)
		for size > n-at {
			size /= 2
		}
		v := word
		if size == 8 {
			if pair.Reg == 0 {
				pair = s.pack(word, word)
			}
			v = pair
		}
		s.access(storeOps[int(size)], to.plus(at), &v)
		at += size
	}
}
