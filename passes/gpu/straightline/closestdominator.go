package straightline

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// ClosestDominator returns the last of the instructions noted under a key that dominates at, or
// nil: ClosestMatchingDom of the gpucc paper's Algorithm 2. Instructions have to be noted in
// preorder of the dominator tree; the ones that do not dominate at are dropped, for they dominate
// nothing that is still to come. So every instruction is pushed and popped once.
func ClosestDominator[K comparable](dom *analysis.DomTree, noted map[K][]*ir.Instr, key K, at *ir.Instr) *ir.Instr {
	stack := noted[key]
	n := len(stack)
	for n > 0 && !dom.DominatesInstr(stack[n-1], at) {
		n--
	}
	if n < len(stack) {
		noted[key] = stack[:n]
	}
	if n == 0 {
		return nil
	}
	return stack[n-1]
}
