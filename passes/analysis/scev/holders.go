package scev

import (
	"iter"
	"slices"

	"opt-go/frontend/ir"
)

// holders finds the values that have an expression. The list grows as values get theirs; the index
// over it is built at the first query, which only passes do that expand expressions.
type holders struct {
	order   []ir.Value // in the order in which values got expressions; a value may stand here again, or have none any more
	indexed int        // how much of order the index knows
	index   map[*Expr]*holdersOf
}

// holdersOf are the values of one expression, and those that were.
type holdersOf struct {
	values  []ir.Value
	checked int // how many there were when those that have it no more, and repeated ones, last went
}

// maxHolders is how many values of one expression ValuesOf gives from the beginning, and from the
// end, of all: rows of thousands of loops, none of which dominates another, compute the same.
const maxHolders = 16

// ValuesOf gives the values that are known to have an expression, in the order in which they were
// asked for; of very many the first and the last.
func (s *Evolution) ValuesOf(e *Expr) iter.Seq[ir.Value] {
	l := s.indexHolders()[e]
	if l == nil {
		return func(func(ir.Value) bool) {}
	}
	if len(l.values) > 2*l.checked {
		seen := map[ir.Value]bool{}
		l.values = slices.DeleteFunc(l.values, func(v ir.Value) bool {
			gone := seen[v] || !s.holds(v, e)
			seen[v] = true
			return gone
		})
		l.checked = len(l.values)
	}
	values := l.values
	return func(yield func(ir.Value) bool) {
		for k := 0; k < len(values); k++ {
			if k == maxHolders {
				k = max(k, len(values)-maxHolders)
			}
			if v := values[k]; s.holds(v, e) && !yield(v) {
				return
			}
		}
	}
}

func (s *Evolution) holds(v ir.Value, e *Expr) bool { return s.values.get(v) == e && !erased(v) }

// indexHolders updates the index.
func (s *Evolution) indexHolders() map[*Expr]*holdersOf {
	h := &s.holders
	if h.index == nil {
		h.index = map[*Expr]*holdersOf{}
	}
	for _, v := range h.order[h.indexed:] {
		if x := s.values.get(v); x != nil {
			if h.index[x] == nil {
				h.index[x] = &holdersOf{}
			}
			h.index[x].values = append(h.index[x].values, v)
		}
	}
	h.indexed = len(h.order)
	return h.index
}

// erased reports whether v is an instruction that is in no block any more.
func erased(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Block() == nil
}
