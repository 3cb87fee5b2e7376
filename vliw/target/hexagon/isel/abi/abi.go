// Package abi places arguments and results (Hexagon ABI User Guide, 80-N2040-23).
package abi

import "opt-go/vliw/target/hexagon/code"

// argRegs is the number of argument registers, r0 to r5.
const argRegs = 6

// Places deals out registers and stack slots to arguments as the ABI does: words to the next of r0 to
// r5, pairs to the next even pair, the others, and those of a variable number, to the stack.
type Places struct {
	used  int
	Stack int64
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
