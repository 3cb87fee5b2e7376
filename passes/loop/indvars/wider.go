package indvars

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/loop"
	"opt-go/passes/loop/simplifyiv"
)

// Widen makes a counter of a wider type that takes the place of one, zero-extended, and returns it;
// nil: it cannot. The old φ is erased if nothing else needs it.
func Widen(w *loop.Walk, l *analysis.Loop, phi *ir.Instr, wide *ir.Type) *ir.Instr {
	v := indVars{Variables: simplifyiv.New(w, l)}
	v.X.Name = "loopflatten"
	n := &widening{v: v, phi: phi, wide: wide}
	made := n.run()
	v.EraseDead()
	if made != nil && phi.Block() != nil {
		simplifyiv.EraseDeadPhi(phi, map[*ir.Instr]bool{})
	}
	return made
}
