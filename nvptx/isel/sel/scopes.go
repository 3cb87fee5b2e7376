package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/dwarf"
	"opt-go/nvptx/isel/clean"
)

// Scopes: a debugger is told which part of the code is left of a block, and of a call that was
// inlined. Items carry the number of their scope, from 1, through package clean.

// scopeOf is the number of an instruction's scope; 0: it has none, or none is asked for.
func (s *Func) scopeOf(i *ir.Instr) int32 {
	if !s.Module.debug {
		return 0
	}
	scope, ok := dwarf.ScopeOf(i.DebugLoc())
	if !ok {
		return 0
	}
	return s.scopeNumber(scope)
}

func (s *Func) scopeNumber(scope dwarf.Instance) int32 {
	n, known := s.scopes[scope]
	if !known {
		if s.scopes == nil {
			s.scopes = map[dwarf.Instance]int32{}
		}
		n = int32(len(s.scopes) + 1)
		s.scopes[scope] = n
		s.scopeList = append(s.scopeList, scope)
	}
	return n
}

// extents are the parts of the code, by scope: from the first to the last item in it or in a scope
// inside.
func (s *Func) extents(c *clean.Func, code []clean.Item) []clean.Range {
	own := c.Extents(code, len(s.scopeList))
	var all []clean.Range
	at := map[int]int{} // in all, by number
	for k, r := range own {
		if r.From >= r.To {
			continue
		}
		for scope := range dwarf.Around(s.scopeList[k]) {
			if scope.Node.Kind == "DISubprogram" && scope.At == nil {
				break // the function itself
			}
			r.Var = int(s.scopeNumber(scope))
			if n, known := at[r.Var]; known {
				all[n].From, all[n].To = min(all[n].From, r.From), max(all[n].To, r.To)
				continue
			}
			at[r.Var] = len(all)
			all = append(all, r)
		}
	}
	return all
}

// scopeLabels are the labels around the extents.
func (s *Func) scopeLabels(extents []clean.Range, label func(at int) string) map[dwarf.Instance]labels {
	out := map[dwarf.Instance]labels{}
	for _, r := range extents {
		out[s.scopeList[r.Var-1]] = labels{label(r.From), label(r.To)}
	}
	return out
}
