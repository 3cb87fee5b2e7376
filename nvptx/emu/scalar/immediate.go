package scalar

import "opt-go/nvptx/ptx"

// Immediate is the bits of a constant operand that is read as a number of type t; ok is false for
// other operands.
func Immediate(a ptx.Operand, t ptx.Type) (v uint64, ok bool) {
	switch a := a.(type) {
	case ptx.Int:
		return uint64(a) & Mask(t), true
	case ptx.Hex:
		return uint64(a) & Mask(t), true
	case ptx.F32Bits:
		return uint64(a), true
	case ptx.F64Bits:
		if t.Bits() == 32 {
			return SingleOfDouble(uint64(a)), true
		}
		return uint64(a), true
	}
	return 0, false
}
