package scalar

import (
	"math/bits"

	"opt-go/nvptx/ptx"
)

// Integer arithmetic of one thread. Values are zero-extended; every function takes
// them apart and masks its result to the type's width.

// Signed reads the low n bits as a Signed number.
func Signed(v uint64, n int) int64 { return int64(v<<(64-n)) >> (64 - n) }

// Mask has a one for each bit of a type.
func Mask(t ptx.Type) uint64 {
	if t.Bits() >= 64 {
		return ^uint64(0)
	}
	return 1<<t.Bits() - 1
}

// addOf and its kin have the common widths by themselves, because they are hot.
func addOf(t ptx.Type) Binary {
	switch t.Bits() {
	case 32:
		return func(a, b uint64) uint64 { return uint64(uint32(a) + uint32(b)) }
	case 64:
		return func(a, b uint64) uint64 { return a + b }
	}
	return func(a, b uint64) uint64 { return uint64(uint16(a + b)) }
}

func subOf(t ptx.Type) Binary {
	switch t.Bits() {
	case 32:
		return func(a, b uint64) uint64 { return uint64(uint32(a) - uint32(b)) }
	case 64:
		return func(a, b uint64) uint64 { return a - b }
	}
	return func(a, b uint64) uint64 { return uint64(uint16(a - b)) }
}

func mulLoOf(t ptx.Type) Binary {
	switch t.Bits() {
	case 32:
		return func(a, b uint64) uint64 { return uint64(uint32(a) * uint32(b)) }
	case 64:
		return func(a, b uint64) uint64 { return a * b }
	}
	return func(a, b uint64) uint64 { return uint64(uint16(a * b)) }
}

func mulHiOf(t ptx.Type) Binary {
	n, isSigned := t.Bits(), t.Class() == ptx.Signed
	mask := Mask(t)
	switch {
	case n == 64 && isSigned:
		return func(a, b uint64) uint64 {
			hi, _ := bits.Mul64(a, b)
			if int64(a) < 0 {
				hi -= b
			}
			if int64(b) < 0 {
				hi -= a
			}
			return hi
		}
	case n == 64:
		return func(a, b uint64) uint64 { hi, _ := bits.Mul64(a, b); return hi }
	case isSigned:
		return func(a, b uint64) uint64 { return uint64(Signed(a, n)*Signed(b, n)>>n) & mask }
	}
	return func(a, b uint64) uint64 { return (a & mask) * (b & mask) >> n }
}

// mulWideOf multiplies to twice the width.
func mulWideOf(t ptx.Type) Binary {
	n := t.Bits()
	if t.Class() == ptx.Signed {
		wide := Mask(ptx.BitType(2 * n))
		return func(a, b uint64) uint64 { return uint64(Signed(a, n)*Signed(b, n)) & wide }
	}
	mask := Mask(t)
	return func(a, b uint64) uint64 { return (a & mask) * (b & mask) }
}

// mul24Of multiplies the low 24 bits: the low 32 bits of the 48-bit product, or the high ones.
func mul24Of(t ptx.Type, hi bool) Binary {
	product := func(a, b uint64) uint64 { return (a & 0xFFFFFF) * (b & 0xFFFFFF) }
	if t.Class() == ptx.Signed {
		product = func(a, b uint64) uint64 { return uint64(Signed(a, 24) * Signed(b, 24)) }
	}
	if hi {
		return func(a, b uint64) uint64 { return uint64(uint32(product(a, b) >> 16)) }
	}
	return func(a, b uint64) uint64 { return uint64(uint32(product(a, b))) }
}

// divOf divides; division by zero returns all ones, as hardware does.
func divOf(t ptx.Type) Binary {
	n, mask := t.Bits(), Mask(t)
	if t.Class() == ptx.Signed {
		return func(a, b uint64) uint64 {
			x, y := Signed(a, n), Signed(b, n)
			switch y {
			case 0:
				return mask
			case -1:
				return uint64(-x) & mask
			}
			return uint64(x/y) & mask
		}
	}
	return func(a, b uint64) uint64 {
		if b &= mask; b == 0 {
			return mask
		}
		return (a & mask) / b
	}
}

// remOf returns the remainder; by zero the dividend.
func remOf(t ptx.Type) Binary {
	n, mask := t.Bits(), Mask(t)
	if t.Class() == ptx.Signed {
		return func(a, b uint64) uint64 {
			x, y := Signed(a, n), Signed(b, n)
			switch y {
			case 0:
				return a & mask
			case -1:
				return 0
			}
			return uint64(x%y) & mask
		}
	}
	return func(a, b uint64) uint64 {
		if b &= mask; b == 0 {
			return a & mask
		}
		return (a & mask) % b
	}
}

// Min and Max are the minimum and maximum of an integer type.
func Min(t ptx.Type) Binary { return pick(t, true) }
func Max(t ptx.Type) Binary { return pick(t, false) }

func pick(t ptx.Type, smaller bool) Binary {
	less := lessOf(t)
	mask := Mask(t)
	return func(a, b uint64) uint64 {
		if less(a, b) == smaller {
			return a & mask
		}
		return b & mask
	}
}

func lessOf(t ptx.Type) func(a, b uint64) bool {
	n, mask := t.Bits(), Mask(t)
	if t.Class() == ptx.Signed {
		return func(a, b uint64) bool { return Signed(a, n) < Signed(b, n) }
	}
	return func(a, b uint64) bool { return a&mask < b&mask }
}

// saturating clamps a Signed result to 32 bits.
func saturate32(v int64) uint64 {
	return uint64(uint32(int32(max(min(v, 1<<31-1), -1<<31))))
}

// sadOf is c + |a-b|.
func sadOf(t ptx.Type) Ternary {
	less, mask := lessOf(t), Mask(t)
	return func(a, b, c uint64) uint64 {
		if less(a, b) {
			return (c + b - a) & mask
		}
		return (c + a - b) & mask
	}
}

func absOf(t ptx.Type) Unary {
	n, mask := t.Bits(), Mask(t)
	return func(a uint64) uint64 {
		if v := Signed(a, n); v < 0 {
			return uint64(-v) & mask
		}
		return a & mask
	}
}

// PairwiseTest gives yes in the halves where a relation holds, else zero.
func PairwiseTest(holds func(a, b uint64) bool, yes uint64) Binary {
	return Pairwise(func(a, b uint64) uint64 {
		if holds(a, b) {
			return yes
		}
		return 0
	})
}

// Pairwise runs a 16-bit operation on both halves of 32 bits.
func Pairwise(f Binary) Binary {
	return func(a, b uint64) uint64 {
		return f(a&0xFFFF, b&0xFFFF) | f(a>>16&0xFFFF, b>>16&0xFFFF)<<16
	}
}

func pairwise1(f Unary) Unary {
	return func(a uint64) uint64 { return f(a&0xFFFF) | f(a>>16&0xFFFF)<<16 }
}

func pairwise3(f Ternary) Ternary {
	return func(a, b, c uint64) uint64 {
		return f(a&0xFFFF, b&0xFFFF, c&0xFFFF) | f(a>>16&0xFFFF, b>>16&0xFFFF, c>>16&0xFFFF)<<16
	}
}

// shlOf, shrOf: shifts of the width or more give zero, or the sign.
func shlOf(t ptx.Type) Binary {
	mask := Mask(t)
	return func(a, b uint64) uint64 { return a << uint32(b) & mask } // Go gives zero from 64 on
}

func shrOf(t ptx.Type) Binary {
	n, mask := t.Bits(), Mask(t)
	if t.Class() == ptx.Signed {
		return func(a, b uint64) uint64 { return uint64(Signed(a, n)>>min(uint32(b), 63)) & mask }
	}
	return func(a, b uint64) uint64 { return a & mask >> uint32(b) }
}

// bfindOf returns the position of the highest bit that differs from the sign, or the shift that
// brings it to the top.
func bfindOf(t ptx.Type, shiftamt bool) Unary {
	n, mask := t.Bits(), Mask(t)
	isSigned := t.Class() == ptx.Signed
	return func(a uint64) uint64 {
		if isSigned && Signed(a, n) < 0 {
			a = ^a
		}
		a &= mask
		if a == 0 {
			return 0xFFFFFFFF
		}
		pos := bits.Len64(a) - 1
		if shiftamt {
			pos = n - 1 - pos
		}
		return uint64(pos)
	}
}

// bfeOf extracts a bit field; beyond the top, and for its extension, it reads the sign of the
// field.
func bfeOf(t ptx.Type) Ternary {
	n, mask := t.Bits(), Mask(t)
	isSigned := t.Class() == ptx.Signed
	return func(a, b, c uint64) uint64 {
		pos, length := int(b&0xFF), int(c&0xFF)
		if length == 0 {
			return 0
		}
		a &= mask
		var sign uint64
		if isSigned {
			sign = a >> min(pos+length-1, n-1) & 1
		}
		field := a >> pos
		if length < 64 {
			field &= 1<<length - 1
		}
		if have := min(length, max(n-pos, 0)); sign == 1 && have < 64 {
			field |= ^uint64(0) << have
		}
		return field & mask
	}
}

// bfi inserts a's low c… bits: f, the base, pos and len have to be four operands; see execBfi.
func InsertField(a, base uint64, pos, length, width int) uint64 {
	if pos >= width || length == 0 {
		return base
	}
	field := ^uint64(0)
	if length < 64 {
		field = 1<<length - 1
	}
	field <<= pos
	r := base&^field | a<<pos&field
	if width < 64 {
		r &= 1<<width - 1
	}
	return r
}

// fns finds the n-th set bit from a base: upwards for n > 0, downwards for n < 0, the base itself
// for 0.
func fns(mask, base, offset uint64) uint64 {
	m, pos, n := uint32(mask), int(uint32(base)), int(int32(uint32(offset)))
	set := func(i int) bool { return m>>i&1 == 1 }
	if pos > 31 {
		return 0xFFFFFFFF
	}
	switch {
	case n == 0:
		if set(pos) {
			return uint64(pos)
		}
	case n > 0:
		for ; pos < 32; pos++ {
			if set(pos) {
				if n--; n == 0 {
					return uint64(pos)
				}
			}
		}
	default:
		for ; pos >= 0; pos-- {
			if set(pos) {
				if n++; n == 0 {
					return uint64(pos)
				}
			}
		}
	}
	return 0xFFFFFFFF
}

// dp4a adds the products of four bytes; dp2a of two half-words of a and two bytes of b.
func dp4a(ta, tb ptx.Type) Ternary {
	return func(a, b, c uint64) uint64 {
		sum := uint32(c)
		for i := 0; i < 32; i += 8 {
			sum += uint32(extend(a>>i, 8, ta) * extend(b>>i, 8, tb))
		}
		return uint64(sum)
	}
}

func dp2a(ta, tb ptx.Type, hi bool) Ternary {
	return func(a, b, c uint64) uint64 {
		if hi {
			b >>= 16
		}
		sum := uint32(c)
		for i := 0; i < 2; i++ {
			sum += uint32(extend(a>>(16*i), 16, ta) * extend(b>>(8*i), 8, tb))
		}
		return uint64(sum)
	}
}

// extend reads the low n bits, Signed if the type is.
func extend(v uint64, n int, t ptx.Type) int64 {
	if t.Class() == ptx.Signed {
		return Signed(v, n)
	}
	return int64(v & (1<<n - 1))
}

// Lop3 looks every bit up in the table: bit a<<2 | b<<1 | c of lut.
func Lop3(lut uint64) Ternary {
	return func(a, b, c uint64) uint64 {
		var r uint64
		for i := 0; i < 8; i++ {
			if lut>>i&1 == 0 {
				continue
			}
			x, y, z := a, b, c
			if i&4 == 0 {
				x = ^x
			}
			if i&2 == 0 {
				y = ^y
			}
			if i&1 == 0 {
				z = ^z
			}
			r |= x & y & z
		}
		return r & 0xFFFFFFFF
	}
}

// shf shifts the 64 bits b:a and keeps the high (left) or low (right) half.
func shf(left, wrap bool) Ternary {
	return func(a, b, c uint64) uint64 {
		n := uint32(c)
		if wrap {
			n &= 31
		} else {
			n = min(n, 32)
		}
		v := b<<32 | a&0xFFFFFFFF
		if left {
			return v << n >> 32
		}
		return v >> n & 0xFFFFFFFF
	}
}

// prmt picks bytes of b:a; the mode says how the selector is read.
func prmt(mode string) Ternary {
	return func(a, b, c uint64) uint64 {
		bytes := b<<32 | a&0xFFFFFFFF
		sel := permutation(mode, c)
		var r uint64
		for i := 0; i < 4; i++ {
			s := sel[i]
			v := bytes >> (8 * (s & 7)) & 0xFF
			if s&8 != 0 { // replicate the sign
				v = uint64(uint8(int8(v) >> 7))
			}
			r |= v << (8 * i)
		}
		return r
	}
}

// permutation returns the selectors of the four bytes, lowest first.
func permutation(mode string, c uint64) [4]uint64 {
	n := c & 3
	switch mode {
	case "f4e":
		return [4]uint64{n, n + 1, n + 2, n + 3}
	case "b4e":
		return [4]uint64{n, (n - 1) & 7, (n - 2) & 7, (n - 3) & 7}
	case "rc8":
		return [4]uint64{n, n, n, n}
	case "ecl":
		return [4]uint64{n, max(n, 1), max(n, 2), 3}
	case "ecr":
		return [4]uint64{0, min(n, 1), min(n, 2), n}
	case "rc16":
		return [4]uint64{n & 1 * 2, n&1*2 + 1, n & 1 * 2, n&1*2 + 1}
	}
	return [4]uint64{c & 15, c >> 4 & 15, c >> 8 & 15, c >> 12 & 15}
}

// bmsk makes a mask of b bits from position a on; szext extends a number of b bits.
func bmsk(wrap bool) Binary {
	return func(a, b uint64) uint64 {
		pos, n := uint32(a), uint32(b)
		if wrap {
			pos, n = pos&31, n&31
		} else {
			pos, n = min(pos, 32), min(n, 32)
		}
		return (1<<n - 1) << pos & 0xFFFFFFFF
	}
}

func szext(t ptx.Type, wrap bool) Binary {
	return func(a, b uint64) uint64 {
		n := uint32(b)
		if wrap {
			n &= 31
		}
		switch {
		case n == 0:
			return 0
		case n >= 32:
			return a & 0xFFFFFFFF
		}
		return uint64(extend(a, int(n), t)) & 0xFFFFFFFF
	}
}
