package scalar

import (
	"math"
	"strconv"

	"opt-go/nvptx/ptx"
)

// conversion returns cvt.rnd.ftz.sat.D.S: from the bits of S to those of D, extended to 64 bits as
// the class of D says.
func conversion(d, s ptx.Type, m ptx.Match) Unary {
	mode, ftz, sat := roundingOf(m.Get("rnd")), m.Has("ftz"), m.Has("sat")
	df, sf := d.Class() == ptx.Float, s.Class() == ptx.Float
	switch {
	case !df && !sf:
		return intToInt(d, s, sat)
	case !sf:
		return intToFloat(floatEnv{f: formatOf(d), mode: mode, sat: sat}, s)
	case !df:
		return floatToInt(d, s, mode, ftz)
	}
	return floatToFloat(d, s, m)
}

// bounds returns the range of an integer type; hi is unsigned.
func bounds(t ptx.Type) (lo int64, hi uint64) {
	if t.Class() == ptx.Signed {
		return -1 << (t.Bits() - 1), 1<<(t.Bits()-1) - 1
	}
	return 0, Mask(t)
}

func intToInt(d, s ptx.Type, sat bool) Unary {
	lo, hi := bounds(d)
	sBits, dBits, mask := s.Bits(), d.Bits(), Mask(s)
	return func(a uint64) uint64 {
		v := a & mask
		negative := false
		if s.Class() == ptx.Signed {
			v = uint64(Signed(a, sBits))
			negative = int64(v) < 0
		}
		if sat {
			switch {
			case negative && int64(v) < lo:
				return uint64(lo)
			case !negative && v > hi:
				return hi
			}
			return v
		}
		if d.Class() == ptx.Signed {
			return uint64(Signed(v, dBits))
		}
		return v & Mask(d)
	}
}

func intToFloat(e floatEnv, s ptx.Type) Unary {
	bits, mask := s.Bits(), Mask(s)
	return func(a uint64) uint64 {
		v, negative := a&mask, false
		if s.Class() == ptx.Signed && Signed(a, bits) < 0 {
			v, negative = uint64(-Signed(a, bits)), true
		}
		if v == 0 {
			return 0
		}
		return e.finish(e.f.pack(negative, v, 0, e.mode))
	}
}

// roundToInt rounds to an integral value.
func roundToInt(x float64, mode rounding) float64 {
	switch mode {
	case towardZero:
		return math.Trunc(x)
	case down:
		return math.Floor(x)
	case up:
		return math.Ceil(x)
	}
	return math.RoundToEven(x)
}

// floatToInt rounds and clamps to the range. A NaN becomes zero, but the value with only the top
// bit set if the source has double precision or the destination 64 bits.
func floatToInt(d, s ptx.Type, mode rounding, ftz bool) Unary {
	read := decodeFloat(s, ftz)
	lo, hi := bounds(d)
	nan := uint64(0)
	if s == ptx.F64 || d.Bits() == 64 {
		nan = 1 << (d.Bits() - 1)
		if d.Class() == ptx.Signed {
			nan = uint64(lo)
		}
	}
	return func(a uint64) uint64 {
		x := roundToInt(read(a), mode)
		switch {
		case x != x:
			return nan
		case x <= float64(lo):
			return uint64(lo)
		case x >= float64(hi):
			return hi
		case x < 0:
			return uint64(int64(x))
		}
		return uint64(x)
	}
}

func floatToFloat(d, s ptx.Type, m ptx.Match) Unary {
	e := floatEnv{f: formatOf(d), mode: roundingOf(m.Get("rnd")), ftz: m.Has("ftz"), sat: m.Has("sat"), relu: m.Has("relu")}
	if e.ftz && e.f != formatF32 { // .ftz speaks of single precision only
		e.ftz = false
	}
	rnd, finite := m.Get("rnd"), m.Has("satfinite")
	toInt := len(rnd) == 3 && rnd != "rna"
	read := decodeFloat(s, m.Has("ftz") && s == ptx.F32)
	mask := Mask(s)
	return func(a uint64) uint64 {
		a &= mask
		x := read(a)
		switch {
		case x != x && d == s && s == ptx.F64, x != x && d == ptx.F64 && s == ptx.F32:
			return e.finish(NaN64(x, math.Float64bits(x)))
		case x != x:
			return e.finish(e.f.nan)
		case toInt:
			x = math.Copysign(roundToInt(x, e.mode), x)
		}
		if d == ptx.F64 {
			return e.finish(math.Float64bits(x))
		}
		v := e.f.round(x, e.mode)
		if finite && v&^e.f.sign() == e.f.inf() {
			v-- // the largest number
		}
		return e.finish(v)
	}
}

// convertPair is cvt.rnd.f16x2.f32: a becomes the upper half, b the lower.
func convertPair(d ptx.Type, m ptx.Match) Binary {
	half := ptx.F16
	if d == ptx.BF16x2 {
		half = ptx.BF16
	}
	f := floatToFloat(half, ptx.F32, m)
	return func(a, b uint64) uint64 { return f(a)<<16 | f(b) }
}

// convertTF32 rounds to 10 bits of fraction.
func convertTF32(m ptx.Match) Unary {
	mode, relu, finite := roundingOf(m.Get("rnd")), m.Has("relu"), m.Has("satfinite")
	return func(a uint64) uint64 {
		x := float64(math.Float32frombits(uint32(a)))
		switch {
		case x != x:
			return formatF32.nan
		case relu && math.Signbit(x):
			return 0
		}
		v := formatTF32.round(x, mode)
		if finite && v&^formatTF32.sign() == formatTF32.inf() {
			v--
		}
		return v << 13
	}
}

// ConvertPack is cvt.pack.sat to a type (u16, s4): two saturated integers; where these have 8 bits
// or fewer, after c, which moves up by their bits.
func ConvertPack(to string) Ternary {
	n, err := strconv.Atoi(to[1:])
	if err != nil {
		panic("BUG: cvt.pack to " + to)
	}
	mask := uint64(1)<<n - 1
	least, most := int64(0), int64(mask)
	if to[0] == 's' {
		least, most = -1<<(n-1), 1<<(n-1)-1
	}
	part := func(a uint64) uint64 { return uint64(min(max(int64(int32(a)), least), most)) & mask }
	return func(a, b, c uint64) uint64 {
		r := part(a)<<n | part(b)
		if n <= 8 {
			r |= c << (2 * n) & 0xFFFFFFFF
		}
		return r
	}
}
