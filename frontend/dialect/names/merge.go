package names

import "slices"

// Parts of a text may be looked at side by side. Merging tables of consecutive parts gives the
// table of the whole, unless it reports that the parts contradict each other.

// Clone returns a table with the same names and symbols.
func (n *Table) Clone() Table {
	return Table{Index{slices.Clone(n.index.Names), slices.Clone(n.index.slots), n.index.seed}, slices.Clone(n.syms)}
}

// Merge adds what a later part says.
func (n *Table) Merge(later *Table) bool {
	for i := range later.syms {
		if !n.Get(later.index.Names[i]).merge(&later.syms[i]) {
			return false
		}
	}
	return true
}

// Clone returns numbers with the same symbols.
func (n *Numbers) Clone() Numbers {
	out := Numbers{syms: slices.Clone(n.syms)}
	for k, s := range n.far {
		*out.Get(k) = *s
	}
	return out
}

// Merge adds what a later part says.
func (n *Numbers) Merge(later *Numbers) bool {
	agree := true
	later.Each(func(k int, s *Symbol) {
		if *s != (Symbol{}) {
			agree = n.Get(k).merge(s) && agree
		}
	})
	return agree
}

func (s *Symbol) merge(later *Symbol) bool {
	if s.Def != 0 && later.Def != 0 && s.Def != later.Def {
		return false
	}
	s.Def = max(s.Def, later.Def)
	s.Use, s.AsBlock, s.AsValue = first(s.Use, later.Use), first(s.AsBlock, later.AsBlock), first(s.AsValue, later.AsValue)
	s.IsBlock = s.IsBlock || later.IsBlock
	return s.Space.merge(later.Space)
}

// first returns the first of two places, 0 when there is none.
func first(a, b int32) int32 {
	if a == 0 || b == 0 {
		return a + b
	}
	return min(a, b)
}

func (s *Space) merge(later Space) bool {
	if s.Used == 0 {
		s.Used, s.At = later.Used, later.At
	}
	s.Defined = max(s.Defined, later.Defined)
	agree := func(a, b int32) bool { return a == 0 || b == 0 || a == b }
	return agree(s.Used, later.Used) && agree(s.Defined, later.Defined) && agree(s.Defined, s.Used)
}
