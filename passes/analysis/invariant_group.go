package analysis

import "opt-go/frontend/ir"

// maxGroupUsers bounds the users of a pointer, and of what is the same address, that are visited
// for one access.
const maxGroupUsers = 128

// InvariantGroup returns the nearest and the farthest of the loads and stores that dominate i and
// are, as i is, of an !invariant.group and of the same pointer: between them the memory stays what
// it is, whatever is written (LangRef, "invariant.group"). Both are nil when there are none. A new
// group begins where launder.invariant.group makes another pointer of the address. Constants have
// no lists of users, so the groups of globals are not known. LLVM's
// getInvariantGroupPointerDependency (nearest) and getInvariantGroupClobberingInstruction
// (farthest).
func InvariantGroup(i *ir.Instr, dt *DomTree) (nearest, farthest *ir.Instr) {
	if i.Op() != ir.Load && i.Op() != ir.Store || i.MD("invariant.group") == nil || i.IsVolatile() {
		return nil, nil
	}
	p := i.Pointer()
	for Opcode(p) == ir.GetElementPtr && zeroGEP(p) {
		p = Operand(p, 0)
	}
	if _, ok := p.(*ir.Instr); !ok {
		if _, ok := p.(*ir.Param); !ok {
			return nil, nil
		}
	}
	left := maxGroupUsers
	for same := []ir.Value{p}; len(same) > 0; {
		p := same[len(same)-1]
		same = same[:len(same)-1]
		for u := range ir.Users(p) {
			if left--; left < 0 {
				return nearest, farthest
			}
			switch {
			case u == i || !dt.DominatesInstr(u, i):
			case u.Op() == ir.GetElementPtr:
				if zeroGEP(u) {
					same = append(same, u)
				}
			case (u.Op() == ir.Load || u.Op() == ir.Store && u.Pointer() == p) && u.MD("invariant.group") != nil && !u.IsVolatile():
				if nearest == nil || dt.DominatesInstr(nearest, u) {
					nearest = u
				}
				if farthest == nil || dt.DominatesInstr(u, farthest) {
					farthest = u
				}
			}
		}
	}
	return nearest, farthest
}
