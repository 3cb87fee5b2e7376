package irinterp

import "math/bits"

// bitIntrinsic interprets the intrinsics on single words that turn, shift and count bits; ok is
// false for others.
func bitIntrinsic(id string, args []word, w int) (r word, ok bool) {
	m := mask(w)
	x := args[0].bits & m
	var v uint64
	bad := false
	switch id {
	case "llvm.bswap":
		v = bits.ReverseBytes64(x) >> (64 - w)
	case "llvm.bitreverse":
		v = bits.Reverse64(x) >> (64 - w)
	case "llvm.ctpop":
		v = uint64(bits.OnesCount64(x))
	case "llvm.ctlz":
		v, bad = uint64(w-bits.Len64(x)), x == 0 && args[1].bits&1 == 1
	case "llvm.cttz":
		v, bad = uint64(min(w, bits.TrailingZeros64(x))), x == 0 && args[1].bits&1 == 1
	case "llvm.abs":
		v = x
		if signed(x, w) < 0 {
			v = -x
		}
		bad = v&m == 1<<(w-1) && args[1].bits&1 == 1
	case "llvm.fshl", "llvm.fshr":
		n := int(args[2].bits & m % uint64(w))
		if id == "llvm.fshr" {
			n = w - n
		}
		v = x << n
		if n > 0 {
			v |= args[1].bits & m >> (w - n)
		}
	case "llvm.uadd.sat":
		if v = x + args[1].bits&m; v > m {
			v = m
		}
	case "llvm.usub.sat":
		if y := args[1].bits & m; x > y {
			v = x - y
		}
	case "llvm.sadd.sat":
		v = uint64(max(-1<<(w-1), min(1<<(w-1)-1, signed(x, w)+signed(args[1].bits, w))))
	case "llvm.ssub.sat":
		v = uint64(max(-1<<(w-1), min(1<<(w-1)-1, signed(x, w)-signed(args[1].bits, w))))
	default:
		return word{}, false
	}
	for _, a := range args {
		bad = bad || a.poison
	}
	return word{bits: v & m, poison: bad}, true
}
