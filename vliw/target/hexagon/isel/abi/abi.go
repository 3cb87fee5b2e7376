// Package abi places arguments and results (Hexagon ABI User Guide, 80-N2040-23).
package abi

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// The numbers of registers for arguments: r0 to r5, v0 to v15; and for results: r0 and r1.
const (
	argRegs    = 6
	resultRegs = 2
	vectorRegs = 16
)

// Places deals out registers and stack slots to arguments as the ABI does: words to the next of r0
// to r5, pairs to the next even pair, the others, and those of a variable number, to the stack.
type Places struct {
	used    int
	vectors int
	Stack   int64
}

// NextVector places a vector, or a pair of them, which begins at an even one. It reports false
// where no register is left.
func (p *Places) NextVector(c code.Class) (code.Reg, bool) {
	n := 1
	if c == code.VecPair {
		n = 2
		p.vectors = (p.vectors + 1) &^ 1
	}
	at := p.vectors
	p.vectors += n
	switch {
	case c == code.VecPred || p.vectors > vectorRegs:
		return 0, false
	case c == code.VecPair:
		return code.W(at / 2), true
	}
	return code.V(at), true
}

// NextResult places a result: a scalar in r0, r1 or the pair of them, a vector in v0 or v1:0. It
// reports false where these do not suffice.
func (p *Places) NextResult(c code.Class) (code.Reg, bool) {
	if c.IsVector() {
		r, ok := p.NextVector(c)
		return r, ok && (p.vectors == 1 || c == code.VecPair && p.vectors == 2)
	}
	r, _ := p.Next(c, false)
	return r, p.used <= resultRegs && r != 0
}

// Next places a scalar; it is in a register or at an offset of the stack area.
func (p *Places) Next(c code.Class, stack bool) (code.Reg, int64) {
	size := int64(4)
	if c == code.Pair {
		size = 8
	}
	if !stack {
		if c == code.Pair {
			p.used = (p.used + 1) &^ 1
		}
		if p.used < argRegs {
			n := p.used
			p.used += int(size / 4)
			if c == code.Pair {
				return code.D(n / 2), 0
			}
			return code.R(n), 0
		}
	}
	at := p.Room(size, size)
	return 0, at
}

// Room places bytes on the stack.
func (p *Places) Room(size, align int64) int64 {
	at := (p.Stack + align - 1) / align * align
	p.Stack = at + size
	return at
}

// ByVal is the type and the alignment of an argument that is copied to the stack.
func ByVal(attrs ir.AttrSet, dl *ir.DataLayout) (*ir.Type, int64, bool) {
	a, ok := attrs.Get("byval")
	if !ok || a.Ty == nil {
		return nil, 0, false
	}
	align := int64(dl.ABIAlign(a.Ty))
	if n := Alignment(attrs); n > 0 {
		align = n
	}
	return a.Ty, max(align, 4), true
}

// Alignment is what the attributes of a pointer promise in bytes, 0: nothing.
func Alignment(attrs ir.AttrSet) int64 {
	a, ok := attrs.Get("align")
	if !ok {
		return 0
	}
	n, err := strconv.ParseInt(a.Val, 10, 64)
	if err != nil {
		return 0
	}
	return n
}
