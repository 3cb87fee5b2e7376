package instcombine

import (
	"math"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
)

// Calls of the C library that parse a number from a string.
//
// Not handled, unlike LLVM: a non-null end pointer.

// parsesNumber: a conversion with a null end pointer does not capture its string.
func parsesNumber(ic *combiner, i *ir.Instr) ir.Value {
	if (i.NumArgs() == 1 || isZero(i.Arg(1))) && !i.Info.Attrs.Param(0).Has("nocapture") {
		ic.addParamAttr(i, 0, ir.EnumAttr("nocapture"))
	}
	return nil
}

// parsesInteger also knows the number of a constant string that is nothing else.
func parsesInteger(signed bool) libraryRule {
	return func(ic *combiner, i *ir.Instr) ir.Value {
		base := uint64(10)
		if i.NumArgs() == 3 {
			k, ok := word(i.Arg(2))
			if !ok || !isZero(i.Arg(1)) {
				return parsesNumber(ic, i)
			}
			base = k
		}
		s, ok := ic.constantString(i.Arg(0))
		if !ok || i.Type().Bits > 64 {
			return parsesNumber(ic, i)
		}
		n, ok := readInteger(s, base, i.Type().Bits, signed)
		if !ok {
			return parsesNumber(ic, i)
		}
		return ir.NewInt(i.Type(), n)
	}
}

// readInteger parses a number as strtol or strtoul does; both accept signs. The number must be in
// range, and the base one that all libraries support.
func readInteger(s string, base uint64, bits int, signed bool) (uint64, bool) {
	s = strings.TrimLeft(s, " \t\n\v\f\r")
	digits := strings.TrimLeft(s, "+-")
	sign := strings.TrimSuffix(s, digits)
	if len(sign) > 1 || base == 1 || base > 36 || strings.Contains(s, "_") {
		return 0, false
	}
	hex := strings.HasPrefix(digits, "0x") || strings.HasPrefix(digits, "0X")
	switch {
	case hex && (base == 0 || base == 16):
		digits, base = digits[2:], 16
	case base == 0 && len(digits) > 1 && digits[0] == '0':
		base = 8
	case base == 0:
		base = 10
	}
	n, err := strconv.ParseUint(digits, int(base), bits)
	if err != nil {
		return 0, false
	}
	most := uint64(math.MaxUint64) >> (64 - bits)
	if signed {
		most >>= 1
	}
	if sign == "-" {
		if signed {
			most++
		}
		return -n & (math.MaxUint64 >> (64 - bits)), n <= most
	}
	return n, n <= most
}
