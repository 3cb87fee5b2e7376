package loops

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// merge makes one of equal instructions of the vector loop that move lanes or compute addresses,
// which come of several instructions of the loop: LLVM merges the same four kinds, and leaves the
// others to later passes.
func (e *emitter) merge() {
	type key struct {
		op    ir.Op
		first ir.Value
	}
	seen := map[key][]*ir.Instr{}
	for _, i := range slices.Collect(e.body.Instrs()) {
		switch i.Op() {
		case ir.InsertElement, ir.ExtractElement, ir.ShuffleVector, ir.GetElementPtr:
		default:
			continue
		}
		k := key{i.Op(), i.Operand(0)}
		n := slices.IndexFunc(seen[k], func(j *ir.Instr) bool { return i.Flags == j.Flags && rewrite.Identical(i, j, false) })
		if n < 0 {
			seen[k] = append(seen[k], i)
			continue
		}
		ir.ReplaceAllUses(i, seen[k][n])
		i.Erase()
	}
}
