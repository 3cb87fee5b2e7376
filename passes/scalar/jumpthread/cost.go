package jumpthread

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// never is the cost of a block that must not be copied.
const never = math.MaxInt

// cost returns the cost of copying a block without its terminator: an instruction costs one, calls
// more. Threading through a switch has a bonus.
func (j *threader) cost(b *ir.Block) int {
	phis := 0
	for range b.Phis() {
		if phis++; phis > j.maxPhis {
			return never
		}
	}
	bonus := 0
	switch b.Term().Op() {
	case ir.Switch:
		bonus = 6
	case ir.IndirectBr:
		bonus = 8
	}
	size := 0
	for i := b.FirstNonPhi(); i != b.Term(); i = i.Next() {
		if size > j.threshold+bonus {
			return size
		}
		if i.Type().Kind == ir.TokenKind && usedElsewhere(i) {
			return never
		}
		if i.Op() == ir.Call && (analysis.CallHas(i, "noduplicate") || analysis.IsConvergent(i)) {
			return never
		}
		if analysis.Cost(j.c.Target, i) == 0 {
			continue
		}
		size++
		if i.Op() == ir.Call {
			switch {
			case i.IntrinsicID() == "":
				size += 3
			case !i.Type().IsVector():
				size++
			}
		}
	}
	return max(size-bonus, 0)
}

func usedElsewhere(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Block() != i.Block() {
			return true
		}
	}
	return false
}
