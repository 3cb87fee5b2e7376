package scev

import "opt-go/frontend/ir"

// holders finds the values that have an expression. The list is kept as values get theirs; the index over it is made when somebody asks,
// which only passes do that write expressions as code.
type holders struct {
	order   []ir.Value // in the order in which values got expressions; a value may stand here again, or have none any more
	indexed int        // how much of order the index knows
	index   map[*Expr][]ir.Value
}

// ValuesOf returns the values that are known to have an expression, in the order in which they were asked for.
func (s *Evolution) ValuesOf(e *Expr) []ir.Value {
	h := &s.holders
	if h.index == nil {
		h.index = map[*Expr][]ir.Value{}
	}
	for _, v := range h.order[h.indexed:] {
		if x := s.values[v]; x != nil {
			h.index[x] = append(h.index[x], v)
		}
	}
	h.indexed = len(h.order)
	var out []ir.Value
	seen := map[ir.Value]bool{}
	for _, v := range h.index[e] {
		if s.values[v] == e && !seen[v] && !erased(v) {
			seen[v] = true
			out = append(out, v)
		}
	}
	return out
}

// erased reports whether v is an instruction that is in no block any more.
func erased(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Block() == nil
}
