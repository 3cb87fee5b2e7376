package alias

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Escapes answers about captures by the earliest place where an object may be captured: before that
// it is private. The places are found once per object and kept while instructions are removed; see
// Removed.
type Escapes struct {
	dt       *analysis.DomTree
	earliest map[ir.Value]capturePoint
	at       map[*ir.Instr][]ir.Value // objects whose place is the instruction
}

type capturePoint struct {
	first *ir.Instr // nil and not none: from the beginning
	none  bool
}

// NewEscapes returns a CaptureInfo that knows places.
func NewEscapes(dt *analysis.DomTree) *Escapes {
	return &Escapes{dt: dt, earliest: map[ir.Value]capturePoint{}, at: map[*ir.Instr][]ir.Value{}}
}

// NotCapturedBefore implements CaptureInfo.
func (e *Escapes) NotCapturedBefore(obj ir.Value, at *ir.Instr, orAt bool) bool {
	if !analysis.IdentifiedFuncLocal(obj) {
		return false
	}
	p, ok := e.earliest[obj]
	if !ok {
		p.first, p.none = analysis.EarliestCapture(obj, false, e.dt)
		e.earliest[obj] = p
		if p.first != nil {
			e.at[p.first] = append(e.at[p.first], obj)
		}
	}
	switch {
	case p.none:
		return true
	case at == nil || p.first == nil:
		return false
	case at == p.first:
		return !orAt && !analysis.InCycle(at.Block(), e.dt)
	}
	return !analysis.Reaches(p.first, at, e.dt)
}

// Removed drops the facts that depend on an instruction that is about to be erased.
func (e *Escapes) Removed(i *ir.Instr) {
	for _, obj := range e.at[i] {
		delete(e.earliest, obj)
	}
	delete(e.at, i)
}
