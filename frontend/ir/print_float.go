package ir

import (
	"math"
	"math/big"
	"strconv"
)

// appendFloat appends a floating-point constant, given as bits of its own format, as LLVM writes
// it: in decimal where six digits give float and double back exactly, otherwise the bits in hex
// (float's widened to double's).
func appendFloat(b []byte, kind Kind, lo, hi uint64) []byte {
	bits := lo
	switch kind {
	case HalfKind:
		return appendHex(append(b, "0xH"...), lo, 4)
	case BFloatKind:
		return appendHex(append(b, "0xR"...), lo, 4)
	case X86FP80Kind:
		return appendHex(appendHex(append(b, "0xK"...), hi&0xffff, 4), lo, 16)
	case FP128Kind:
		return appendHex(appendHex(append(b, "0xL"...), lo, 16), hi, 16)
	case PPCFP128Kind:
		return appendHex(appendHex(append(b, "0xM"...), lo, 16), hi, 16)
	case FloatKind:
		bits = widenFloat(uint32(lo))
	}
	if bits>>52&0x7ff != 0x7ff {
		if out, ok := appendSixDigits(b, math.Float64frombits(bits)); ok {
			return out
		}
	}
	return appendHex(append(b, "0x"...), bits, 1)
}

// widenFloat gives the bits of a float as a double; a NaN keeps its payload and stays signaling.
func widenFloat(f uint32) uint64 {
	if f>>23&0xff != 0xff {
		return math.Float64bits(float64(math.Float32frombits(f)))
	}
	return uint64(f>>31)<<63 | 0x7ff<<52 | uint64(f&(1<<23-1))<<29
}

func appendHex(b []byte, v uint64, digits int) []byte {
	const hex = "0123456789ABCDEF"
	for v>>(4*uint(digits)) != 0 && digits < 16 {
		digits++
	}
	for k := digits - 1; k >= 0; k-- {
		b = append(b, hex[v>>(4*uint(k))&15])
	}
	return b
}

// appendSixDigits appends v as d.ddddd0e±dd, or says that reading this back would not give v.
//
// LLVM cuts the exact decimal expansion off before it rounds to six digits, so a few values that
// six digits could give back (1e-7) come out one unit short and are written in hex. That is
// repeated here.
func appendSixDigits(b []byte, v float64) ([]byte, bool) {
	start := len(b)
	if v != 0 && !isShort(v) {
		digits, exp := truncatedDigits(v)
		b = appendScientific(b, math.Signbit(v), digits, exp)
	} else {
		b = strconv.AppendFloat(b, v, 'e', 5, 64)
		b = insertZero(b)
	}
	back, err := strconv.ParseFloat(string(b[start:]), 64)
	return b, err == nil && back == v
}

// isShort reports whether v's exact decimal expansion is short enough that no digits are cut off.
func isShort(v float64) bool {
	scaled := v * 64
	return scaled == math.Trunc(scaled) && math.Abs(v) < 1<<20
}

// insertZero puts the seventh digit, which is always 0, before the exponent.
func insertZero(b []byte) []byte {
	k := len(b) - 1
	for b[k] != 'e' {
		k--
	}
	b = append(b, 0)
	copy(b[k+1:], b[k:])
	b[k] = '0'
	return b
}

// truncatedDigits gives at most six digits of |v|, without trailing zeros, and the power of ten of
// the last one.
func truncatedDigits(v float64) (string, int) {
	bits := math.Float64bits(v)
	frac, e := bits&(1<<52-1), int(bits>>52&0x7ff)
	if e == 0 {
		e = 1
	} else {
		frac |= 1 << 52
	}
	e -= 1075
	for frac&1 == 0 {
		frac >>= 1
		e++
	}
	n, exp := new(big.Int).SetUint64(frac), 0
	if e >= 0 {
		n.Lsh(n, uint(e))
	} else { // n·2^e = n·5^-e·10^e
		n.Mul(n, new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(-e)), nil))
		exp = e
	}
	const wanted = (6*196 + 58) / 59 // bits for six digits; 196/59 is just above log2(10)
	if surplus := n.BitLen() - wanted; surplus > 0 {
		if tens := surplus * 59 / 196; tens > 0 {
			exp += tens
			n.Quo(n, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(tens)), nil))
		}
	}
	return roundDigits([]byte(n.String()), exp)
}

// roundDigits rounds to six digits, half up, and drops trailing zeros.
func roundDigits(d []byte, exp int) (string, int) {
	if len(d) > 6 {
		exp += len(d) - 6
		up := d[6] >= '5'
		d = d[:6]
		k := 5
		for ; up && k >= 0 && d[k] == '9'; k-- {
			d[k] = '0'
		}
		if up && k >= 0 {
			d[k]++
		} else if up {
			d = []byte("1")
			exp += 6
		}
	}
	for len(d) > 1 && d[len(d)-1] == '0' {
		d = d[:len(d)-1]
		exp++
	}
	return string(d), exp
}

// appendScientific appends digits·10^exp with six decimal places.
func appendScientific(b []byte, negative bool, digits string, exp int) []byte {
	exp += len(digits) - 1
	if negative {
		b = append(b, '-')
	}
	b = append(append(b, digits[0], '.'), digits[1:]...)
	for k := len(digits); k < 7; k++ {
		b = append(b, '0')
	}
	b = append(b, 'e', '+')
	if exp < 0 {
		b[len(b)-1] = '-'
		exp = -exp
	}
	if exp < 10 {
		b = append(b, '0')
	}
	return strconv.AppendInt(b, int64(exp), 10)
}
