package rewrite

import "opt-go/frontend/ir"

// Unreachable replaces i and the rest of its block by unreachable; the values of the erased
// instructions become poison. With keepOne the φs of the former successors stay even where one edge
// is left. Dominators are the caller's business.
func Unreachable(i *ir.Instr, keepOne bool) {
	b := i.Block()
	for _, s := range b.Succs() {
		s.RemovePred(b, keepOne)
	}
	ir.Before(i).Unreachable()
	for i != nil {
		next := i.Next()
		if ir.HasUses(i) {
			ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
		}
		i.Erase()
		i = next
	}
}

// EraseBlock removes a block that nothing branches to and whose successors' φs do not know it any
// more.
func EraseBlock(b *ir.Block) {
	b.EraseInstrs()
	b.Erase()
}
