package analysis

import (
	"iter"

	"opt-go/frontend/ir"
)

// Ephemeral collects the assumptions in some blocks and the values computed for them only, which
// cost nothing in the final code (LLVM's collectEphemeralValues); nil: there are none.
func Ephemeral(blocks iter.Seq[*ir.Block]) map[*ir.Instr]bool {
	var set map[*ir.Instr]bool
	var work []*ir.Instr
	for b := range blocks {
		if b.Func().Module().Func("llvm.assume") == nil {
			return nil
		}
		for i := range b.Instrs() {
			if i.IntrinsicID() == "llvm.assume" {
				if set == nil {
					set = map[*ir.Instr]bool{}
				}
				set[i] = true
				work = append(work, i)
			}
		}
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		for _, v := range i.Operands() {
			o, ok := v.(*ir.Instr)
			if ok && !set[o] && !HasSideEffects(o) && !o.IsTerminator() && usersIn(o, set) {
				set[o] = true
				work = append(work, o)
			}
		}
	}
	return set
}

func usersIn(i *ir.Instr, set map[*ir.Instr]bool) bool {
	for u := range ir.Users(i) {
		if !set[u] {
			return false
		}
	}
	return true
}
