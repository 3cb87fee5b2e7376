package scalar

import "opt-go/nvptx/ptx"

// OutsideNaN is the NaN that stands for an element outside of a tensor (PTX ISA, section 5.5.1.4),
// of the type, or of one of a pair. The manual leaves its bits open: of f16 they are those that
// CUTLASS writes by itself, of other types all but the sign.
func OutsideNaN(t ptx.Type) uint64 {
	bits := t.Bits()
	if IsPair(t) {
		bits /= 2
	}
	if t == ptx.F16 || t == ptx.F16x2 {
		return 0x7EFF
	}
	return 1<<(bits-1) - 1
}

// guarded is a multiplication and addition that is zero where a factor stands for an element
// outside of a tensor (.oob).
func guarded(f Ternary, outside uint64) Ternary {
	return func(a, b, c uint64) uint64 {
		if a == outside || b == outside {
			return 0
		}
		return f(a, b, c)
	}
}
