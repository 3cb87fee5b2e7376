package emit

import (
	"slices"

	"opt-go/vliw/target/ia64/code"
)

// stepBits is the size of the signed number that an access may add to its address.
const stepBits = 9

// postIncrement joins additions of numbers to a register with the access before that uses it as
// address, if nothing between them reads or writes the register:
//
//	ld8 r14=[r15]                    ld8 r14=[r15],8
//	adds r15=8,r15
func postIncrement(list []code.Inst) []code.Inst {
	for k := 0; k < len(list); k++ {
		at := stepped(list, k)
		if at < 0 {
			continue
		}
		in := &list[at]
		in.Src = append(slices.Clip(in.Src), list[k].Src[0])
		list = slices.Delete(list, k, k+1)
		k--
	}
	return list
}

// stepped is the access that can do the addition of instruction k; −1 if there is none.
func stepped(list []code.Inst, k int) int {
	in := &list[k]
	if in.Op != code.Adds || in.Pair != 0 || in.Src[0].Kind != code.Immediate || !fits(in.Src[0].Imm, stepBits) {
		return -1
	}
	r := in.Dst[0].Reg
	if in.Src[1].Reg != r {
		return -1
	}
	for at := k - 1; at >= 0; at-- {
		x := &list[at]
		if x.Op.Is(code.Branch | code.Alone) {
			return -1
		}
		writes := false
		x.Writes(func(w code.Reg) { writes = writes || w == r || w == in.Pred && in.Pred != always })
		reads := 0
		x.Reads(func(u code.Reg) {
			if u == r {
				reads++
			}
		})
		switch {
		case !writes && reads == 1 && x.Op.Is(code.Load|code.Store) && x.Address() == r && x.Pred == in.Pred && x.Pair == 0:
			return at
		case writes || reads > 0:
			return -1
		}
	}
	return -1
}
