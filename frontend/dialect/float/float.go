// Package float turns floating-point literals of LLVM assembly into bits.
//
// LLVM has one spelling of literals per type, and has added some since LLVM 14; llir reads few of
// them exactly. Bits returns the bits of those that llir does not read; Shorten shortens long
// decimal literals, so that they are cheap to read.
package float

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// Widths are the widths in bits of the floating-point types.
var Widths = map[grammar.TypeKind]int{
	grammar.HalfKind: 16, grammar.BFloatKind: 16, grammar.FloatKind: 32, grammar.DoubleKind: 64,
	grammar.X86FP80Kind: 80, grammar.FP128Kind: 128, grammar.PPCFP128Kind: 128,
}

// Bits returns the hexadecimal digits, most significant first, of a literal
// of a type, if it must be carried as bits.
func Bits(lit string, k grammar.TypeKind) (bits string, cast bool, problem string) {
	width, ok := Widths[k]
	if !ok && k != grammar.NamedKind {
		return "", false, "floating-point literal where the type is none"
	}
	body := strings.TrimLeft(lit, "+-")
	switch {
	case lit[0] == 'f':
		return trimHex(lit[3:], width)
	case !scan.IsDigit(body[0]):
		return specialBits(body, lit[0] == '-', k)
	case !strings.HasPrefix(body, "0x"):
		return decimalBits(body, lit[0] == '-', k)
	case strings.ContainsAny(body, ".pP"):
		return scaledBits(lit, k)
	}
	digits := body[2:]
	long := len(digits) > 16
	switch digits[0] {
	case 'H':
		return hexOf(lastDigits(digits[1:]), grammar.HalfKind, k)
	case 'R':
		return hexOf(lastDigits(digits[1:]), grammar.BFloatKind, k)
	case 'K':
		return hexOf(extendedWords(digits[1:]), grammar.X86FP80Kind, k)
	case 'L':
		return hexOf(swapWords(digits[1:]), grammar.FP128Kind, k)
	case 'M':
		return hexOf(swapWords(digits[1:]), grammar.PPCFP128Kind, k)
	}
	if digits = strings.TrimLeft(digits[:len(digits)-1], "0") + digits[len(digits)-1:]; len(digits) > 16 {
		return "", false, "hexadecimal floating-point literal has more than 16 digits"
	}
	v, err := strconv.ParseUint(digits, 16, 64)
	if err != nil {
		panic("BUG: hexadecimal literal " + lit)
	}
	bits, cast, problem = doubleBits(v, k)
	if long && !cast && problem == "" { // llir takes 16 digits
		if k == grammar.FloatKind {
			return narrowExact(v, 8, 23)
		}
		return strconv.FormatUint(v, 16), true, ""
	}
	return bits, cast, problem
}

// shortMantissa is the length up to which a decimal literal has the value of a double exactly where
// it has that of a narrower type.
const shortMantissa = 12

// decimalBits carries a decimal literal at a type narrower than double. LLVM reads such a literal
// as the nearest double, which the type must have; llir rounds to the type at once.
func decimalBits(body string, negative bool, k grammar.TypeKind) (string, bool, string) {
	format, narrower := map[grammar.TypeKind][2]uint{grammar.HalfKind: {5, 10}, grammar.BFloatKind: {8, 7}, grammar.FloatKind: {8, 23}}[k]
	if strings.IndexByte(strings.ToLower(body)+"e", 'e') <= shortMantissa || !narrower {
		return "", false, ""
	}
	v, err := strconv.ParseFloat(body, 64)
	if err != nil {
		return "", false, "" // the reader says so
	}
	if negative {
		v = -v
	}
	bits, cast, problem := narrowExact(math.Float64bits(v), format[0], format[1])
	if problem != "" {
		return "", false, problem
	}
	return bits, cast, ""
}

// decimalDigits is more than the digits that can matter for the value of a double, or for its being
// one.
const decimalDigits = 1200

// Shorten returns a decimal literal of many digits with fewer that read as the same number; ok is
// false where there are few.
func Shorten(lit string) (short string, ok bool) {
	if len(lit) < grammar.LongLiteral {
		return "", false
	}
	mantissa, exponent, _ := strings.Cut(strings.ToLower(lit), "e")
	sign := mantissa[:len(mantissa)-len(strings.TrimLeft(mantissa, "+-"))]
	whole, fraction, _ := strings.Cut(mantissa[len(sign):], ".")
	whole = strings.TrimLeft(whole, "0")
	shift := 0
	if whole == "" { // 0.00012: the digits begin after the point
		digits := strings.TrimLeft(fraction, "0")
		shift, fraction = -(len(fraction) - len(digits)), digits
	}
	digits := whole + fraction
	shift += len(whole)
	if strings.Trim(digits, "0") == "" {
		return sign + "0.0", true
	}
	if len(digits) > decimalDigits {
		rest := digits[decimalDigits:]
		digits = digits[:decimalDigits]
		if strings.Trim(rest, "0") != "" {
			digits += "1" // some more
		}
	}
	n, err := strconv.Atoi(exponent)
	if err != nil && exponent != "" {
		n = 1 << 30
		if exponent[0] == '-' {
			n = -n
		}
	}
	return sign + digits[:1] + "." + digits[1:] + "0e" + strconv.Itoa(max(-99999, min(99999, n+shift-1))), true
}

// format is the layout of a binary floating-point type.
type format struct {
	exp, frac uint
	explicit  bool // the integer bit is stored above the fraction (x86_fp80)
}

var formats = map[grammar.TypeKind]format{
	grammar.HalfKind: {5, 10, false}, grammar.BFloatKind: {8, 7, false}, grammar.FloatKind: {8, 23, false}, grammar.DoubleKind: {11, 52, false},
	grammar.X86FP80Kind: {15, 63, true}, grammar.FP128Kind: {15, 112, false},
	grammar.PPCFP128Kind: {11, 52, false}, // the low half of the bits; the high half is zero
}

// specialBits encodes inf, qnan, nan(0x…) and snan(0x…).
func specialBits(body string, negative bool, k grammar.TypeKind) (string, bool, string) {
	f, ok := formats[k]
	if !ok {
		return "", false, "floating-point literal does not fit its type"
	}
	name, arg, _ := strings.Cut(body, "(")
	payload := new(big.Int)
	if arg != "" {
		if _, ok := payload.SetString(strings.TrimSuffix(arg, ")")[2:], 16); !ok {
			panic("BUG: payload of " + body)
		}
	}
	if payload.BitLen() >= int(f.frac) || name == "snan" && payload.Sign() == 0 {
		return "", false, "the payload does not fit the type"
	}
	if name == "nan" || name == "qnan" {
		payload.SetBit(payload, int(f.frac)-1, 1)
	}
	return f.pack(negative, 1<<f.exp-1, payload, true), true, ""
}

// pack puts sign, biased exponent and fraction together.
func (f format) pack(negative bool, exp int64, frac *big.Int, integerBit bool) string {
	shift := f.frac
	n := new(big.Int).Set(frac)
	if f.explicit {
		if integerBit {
			n.SetBit(n, int(f.frac), 1)
		}
		shift++
	}
	n.Or(n, new(big.Int).Lsh(big.NewInt(exp), shift))
	if negative {
		n.SetBit(n, int(shift+f.exp), 1)
	}
	return n.Text(16)
}

// scaledBits encodes a literal like -0x1.8p-3, which must fit its type exactly.
func scaledBits(lit string, k grammar.TypeKind) (string, bool, string) {
	f, ok := formats[k]
	if !ok {
		return "", false, "floating-point literal does not fit its type"
	}
	const enough = 300 // bits for any mantissa people write
	v, _, err := big.ParseFloat(lit, 0, enough, big.ToZero)
	if err != nil || v.Acc() != big.Exact {
		return "", false, "malformed hexadecimal floating-point literal"
	}
	negative := lit[0] == '-'
	if v.Sign() == 0 {
		return f.pack(negative, 0, new(big.Int), false), true, ""
	}
	v.Abs(v)
	bias := 1<<(f.exp-1) - 1
	exp := v.MantExp(nil) - 1 // v = 1.x × 2^exp
	subnormal := exp < 1-bias
	if subnormal {
		exp = 1 - bias
	}
	m, acc := new(big.Float).SetMantExp(v, int(f.frac)-exp).Int(nil)
	if acc != big.Exact || exp > bias {
		return "", false, "floating-point literal does not fit its type exactly"
	}
	biased := int64(exp + bias)
	if subnormal {
		biased = 0
	} else {
		m.SetBit(m, int(f.frac), 0)
	}
	return f.pack(negative, biased, m, !subnormal), true, ""
}

// hexOf checks that a literal of a type's own prefix stands at that type.
func hexOf(digits string, want, k grammar.TypeKind) (string, bool, string) {
	if k != want {
		return "", false, "floating-point literal does not fit its type"
	}
	return trimHex(digits, Widths[k])
}

// lastDigits drops what LLVM drops of 0xH and 0xR with too many digits: all but the last 16 bits.
func lastDigits(digits string) string { return digits[max(0, len(digits)-4):] }

// trimHex checks that digits fit the width.
func trimHex(digits string, width int) (string, bool, string) {
	n := (width + 3) / 4
	for len(digits) > n && digits[0] == '0' {
		digits = digits[1:]
	}
	if len(digits) > n || width == 0 {
		return "", false, "floating-point literal has more digits than its type"
	}
	return digits, true, ""
}

// swapWords brings 32 digits, low 64 bits first, into the order of significance. LLVM takes fewer
// than 16 for the high bits.
func swapWords(digits string) string {
	if len(digits) < 16 {
		return digits + "0000000000000000"
	}
	return digits[16:] + digits[:16]
}

// extendedWords brings sign and exponent, 4 digits, and up to 16 of the mantissa into one number.
func extendedWords(digits string) string {
	if len(digits) > 4 && len(digits) < 20 {
		return digits[:4] + strings.Repeat("0", 20-len(digits)) + digits[4:]
	}
	if len(digits) <= 4 {
		return digits + "0000000000000000"
	}
	return digits
}

const invalidForType = "floating point constant invalid for type"

// losesPayload reports whether a NaN of a double has bits that a fraction of fewer bits has no room
// for.
func losesPayload(v uint64, fracBits uint) bool { return v&(1<<(52-fracBits)-1) != 0 }

// doubleBits carries a literal 0x…, the bits of a double, at type k.
func doubleBits(v uint64, k grammar.TypeKind) (string, bool, string) {
	nan := v<<1 > 0x7FF0_0000_0000_0000<<1
	switch k {
	case grammar.DoubleKind, grammar.NamedKind:
		if !nan {
			return "", false, ""
		}
		return strconv.FormatUint(v, 16), true, ""
	case grammar.FloatKind:
		if !nan {
			return "", false, ""
		}
		if losesPayload(v, 23) {
			return "", false, invalidForType
		}
		return strconv.FormatUint(narrow(v, 8, 23), 16), true, ""
	case grammar.HalfKind:
		if nan && losesPayload(v, 10) {
			return "", false, invalidForType
		}
		return narrowExact(v, 5, 10)
	case grammar.BFloatKind:
		if nan && losesPayload(v, 7) {
			return "", false, invalidForType
		}
		return narrowExact(v, 8, 7)
	}
	return "", false, "floating-point literal does not fit its type"
}

// narrowExact converts the bits of a double to a format that must have its value.
func narrowExact(v uint64, expBits, fracBits uint) (string, bool, string) {
	n := narrow(v, expBits, fracBits)
	f := math.Float64frombits(v)
	if exp := n >> fracBits & (1<<expBits - 1); !math.IsNaN(f) && !math.IsInf(f, 0) {
		m, e := n&(1<<fracBits-1), int(exp)
		if e == 0 {
			e = 1
		} else {
			m |= 1 << fracBits
		}
		bias := 1<<(expBits-1) - 1
		if exp == 1<<expBits-1 || math.Ldexp(float64(m), e-bias-int(fracBits)) != math.Abs(f) {
			return "", false, invalidForType
		}
	}
	return strconv.FormatUint(n, 16), true, ""
}

// narrow converts the bits of a double to a format with the given widths of
// exponent and fraction, rounding to nearest even; NaNs keep sign and the upper payload.
func narrow(v uint64, expBits, fracBits uint) uint64 {
	sign := v >> 63 << (expBits + fracBits)
	expMax := uint64(1)<<expBits - 1
	frac := v & (1<<52 - 1)
	exp := int(v >> 52 & 0x7FF)
	if exp == 0x7FF {
		out := frac >> (52 - fracBits)
		if frac != 0 && out == 0 {
			out = 1 << (fracBits - 1)
		}
		return sign | expMax<<fracBits | out
	}
	if exp == 0 && frac == 0 {
		return sign
	}
	// value = m × 2^e with m an integer of at most 53 bits.
	f := math.Float64frombits(v &^ (1 << 63))
	bias := int(expMax >> 1)
	_, e := math.Frexp(f)
	e-- // f = 1.x × 2^e
	if e < 1-bias {
		e = 1 - bias
	}
	scaled := math.RoundToEven(math.Ldexp(f, int(fracBits)-e))
	n := uint64(scaled)
	biased := uint64(e + bias)
	if n < 1<<fracBits {
		return sign | n // subnormal
	}
	n += (biased - 1) << fracBits // the carry of rounding up goes into the exponent
	if n >= expMax<<fracBits {
		n = expMax << fracBits
	}
	return sign | n
}
