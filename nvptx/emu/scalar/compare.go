package scalar

import "opt-go/nvptx/ptx"

// Comparison returns the function of a Comparison operator on a type; a NaN makes all but the
// unordered ones (equ, neu, …, nan) false.
func Comparison(op string, t ptx.Type, ftz bool) func(a, b uint64) bool {
	if t.Class() == ptx.Float {
		return floatComparison(op, decodeFloat(t, ftz))
	}
	n, mask := t.Bits(), Mask(t)
	if t.Class() == ptx.Signed {
		return map[string]func(a, b uint64) bool{
			"eq": func(a, b uint64) bool { return Signed(a, n) == Signed(b, n) },
			"ne": func(a, b uint64) bool { return Signed(a, n) != Signed(b, n) },
			"lt": func(a, b uint64) bool { return Signed(a, n) < Signed(b, n) },
			"le": func(a, b uint64) bool { return Signed(a, n) <= Signed(b, n) },
			"gt": func(a, b uint64) bool { return Signed(a, n) > Signed(b, n) },
			"ge": func(a, b uint64) bool { return Signed(a, n) >= Signed(b, n) },
		}[op]
	}
	switch op { // the unsigned names
	case "lo":
		op = "lt"
	case "ls":
		op = "le"
	case "hi":
		op = "gt"
	case "hs":
		op = "ge"
	}
	return map[string]func(a, b uint64) bool{
		"eq": func(a, b uint64) bool { return a&mask == b&mask },
		"ne": func(a, b uint64) bool { return a&mask != b&mask },
		"lt": func(a, b uint64) bool { return a&mask < b&mask },
		"le": func(a, b uint64) bool { return a&mask <= b&mask },
		"gt": func(a, b uint64) bool { return a&mask > b&mask },
		"ge": func(a, b uint64) bool { return a&mask >= b&mask },
	}[op]
}

func floatComparison(op string, f func(uint64) float64) func(a, b uint64) bool {
	ordered := map[string]func(x, y float64) bool{
		"eq":  func(x, y float64) bool { return x == y },
		"ne":  func(x, y float64) bool { return x < y || x > y },
		"lt":  func(x, y float64) bool { return x < y },
		"le":  func(x, y float64) bool { return x <= y },
		"gt":  func(x, y float64) bool { return x > y },
		"ge":  func(x, y float64) bool { return x >= y },
		"equ": func(x, y float64) bool { return !(x < y || x > y) },
		"neu": func(x, y float64) bool { return x != y },
		"ltu": func(x, y float64) bool { return !(x >= y) },
		"leu": func(x, y float64) bool { return !(x > y) },
		"gtu": func(x, y float64) bool { return !(x <= y) },
		"geu": func(x, y float64) bool { return !(x < y) },
		"num": func(x, y float64) bool { return x == x && y == y },
		"nan": func(x, y float64) bool { return x != x || y != y },
	}[op]
	return func(a, b uint64) bool { return ordered(f(a), f(b)) }
}

// True is what set writes where its comparison holds: all ones, or the number one of a
// floating-point type.
func True(t ptx.Type) uint64 {
	if isFloat(t) {
		return formatOf(t).round(1, nearestEven)
	}
	return Mask(t)
}
