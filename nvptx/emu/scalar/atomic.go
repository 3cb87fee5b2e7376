package scalar

import "opt-go/nvptx/ptx"

// Atomic computes the new value of memory. The sums of floats do not flush
// subnormals, but for single precision in global memory, where hardware may; we never do.
func Atomic(op string, t ptx.Type) func(old, v, w uint64) uint64 {
	two := func(f Binary) func(old, v, w uint64) uint64 {
		return func(old, v, _ uint64) uint64 { return f(old, v) }
	}
	switch op {
	case "and":
		return two(func(a, b uint64) uint64 { return a & b })
	case "or":
		return two(func(a, b uint64) uint64 { return a | b })
	case "xor":
		return two(func(a, b uint64) uint64 { return a ^ b })
	case "exch":
		return two(func(_, b uint64) uint64 { return b })
	case "cas":
		mask := Mask(t)
		return func(old, v, w uint64) uint64 {
			if old == v&mask {
				return w
			}
			return old
		}
	case "inc":
		return two(func(a, b uint64) uint64 {
			if a >= b {
				return 0
			}
			return a + 1
		})
	case "dec":
		return two(func(a, b uint64) uint64 {
			if a == 0 || a > b {
				return b
			}
			return a - 1
		})
	case "min", "max":
		return two(extreme(t, op == "min"))
	}
	return two(Add(t))
}

// extreme is the smaller, or larger, number of a type. Of floating-point numbers a NaN loses.
func extreme(t ptx.Type, smaller bool) Binary {
	if !isFloat(t) {
		return pick(t, smaller)
	}
	f := floatMinMax(floatEnv{f: formatOf(t)}, smaller, false, false)
	if IsPair(t) {
		return Pairwise(f)
	}
	return f
}

// IsSum reports whether Atomic adds integers of 32 bits.
func IsSum(op string, t ptx.Type) bool { return op == "add" && (t == ptx.U32 || t == ptx.S32) }

// WideAtomic is atom.exch or cas of 128 bits: it changes memory, and returns the two words that it
// had. The words of the operands follow each other.
func WideAtomic(op string) func(mem []byte, operands []uint64) (old []uint64) {
	return func(mem []byte, operands []uint64) (old []uint64) {
		old = []uint64{Load(mem, 8), Load(mem[8:], 8)}
		if op == "cas" {
			if old[0] != operands[0] || old[1] != operands[1] {
				return old
			}
			operands = operands[2:]
		}
		Store(mem, 8, operands[0])
		Store(mem[8:], 8, operands[1])
		return old
	}
}

// VectorAtomic updates numbers of so many bytes that follow each other, each in one step, and
// returns what they were. Without an update they are stored.
func VectorAtomic(size int, update func(old, v, w uint64) uint64) func(mem []byte, operands []uint64) (old []uint64) {
	return func(mem []byte, operands []uint64) (old []uint64) {
		for k, v := range operands {
			if update == nil {
				Store(mem[k*size:], size, v)
				continue
			}
			old = append(old, Exchange(mem[k*size:], size, func(now uint64) uint64 { return update(now, v, 0) }))
		}
		return old
	}
}
