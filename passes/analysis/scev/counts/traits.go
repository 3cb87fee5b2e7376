package counts

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// traits are properties of a loop's instructions.
type traits struct {
	noAbnormalExits bool // nothing leaves the loop but its branches, and no iteration runs forever
	noSideEffects   bool // that an endless loop may have
}

func (s *Counts) loopTraits(l *analysis.Loop) traits {
	if t, ok := s.traits[l]; ok {
		return t
	}
	t := traits{true, true}
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if !goesOn(i) {
				t.noAbnormalExits = false
			}
			if analysis.MayBeObserved(i) {
				t.noSideEffects = false
			}
		}
	}
	t.noAbnormalExits = t.noAbnormalExits && l.IterationsEnd(s.Dom)
	s.traits[l] = t
	return t
}

// goesOn reports whether control surely reaches the next instruction, or a successor of the block.
func goesOn(i *ir.Instr) bool {
	if op := i.Op(); op == ir.Invoke || op == ir.CallBr {
		return analysis.WillReturn(i)
	}
	return analysis.TransfersControl(i)
}

// finite reports whether the loop surely ends, or the program is undefined: it must make progress
// and nothing in it does.
func (s *Counts) finite(l *analysis.Loop) bool {
	return s.Func.Attrs.Fn.Has("willreturn") || s.loopTraits(l).noSideEffects && analysis.MustProgress(l)
}

// NoAbnormalExits reports whether control leaves l by its branches only: nothing in it throws, ends
// the program or runs forever.
func (s *Counts) NoAbnormalExits(l *analysis.Loop) bool { return s.loopTraits(l).noAbnormalExits }
