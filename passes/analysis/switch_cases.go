package analysis

import "opt-go/frontend/ir"

// SwitchCases tells which cases of a switch go to a block. A pass that asks for every successor of
// a switch with thousands of cases cannot scan all of them each time, so they are sorted by
// successor after several queries. The zero value is ready to use.
type SwitchCases struct {
	of map[*ir.Instr]*switchCases
}

type switchCases struct {
	asked  int
	byDest map[*ir.Block][]int
}

// askedOften is how many questions about a switch are answered by looking at all cases.
const askedOften = 4

// To returns the numbers of the cases of switch t that go to b, ascending.
func (s *SwitchCases) To(t *ir.Instr, b *ir.Block) (list []int) {
	c := s.of[t]
	if c == nil {
		if s.of == nil {
			s.of = map[*ir.Instr]*switchCases{}
		}
		c = &switchCases{}
		s.of[t] = c
	}
	if c.asked++; c.asked < askedOften {
		for k := range t.NumCases() {
			if _, dest := t.Case(k); dest == b {
				list = append(list, k)
			}
		}
		return list
	}
	if c.byDest == nil {
		c.byDest = map[*ir.Block][]int{}
		for k := range t.NumCases() {
			_, dest := t.Case(k)
			c.byDest[dest] = append(c.byDest[dest], k)
		}
	}
	return c.byDest[b]
}

// Forget drops the cached cases of a switch whose cases have changed.
func (s *SwitchCases) Forget(t *ir.Instr) { delete(s.of, t) }
