package report

// Tally holds the events that are counted as they occur, not per operation.
type Tally struct {
	Divergent, Barriers, Transactions, Conflicts uint64 // as in Stats
	Findings                                     []Finding

	found map[finding]bool
}

// finding is a kind of finding about two operations; one of them may be -1.
type finding struct {
	kind string
	a, b int
}

// IsNew reports, once, that this kind of finding has not been made about two operations.
func (t *Tally) IsNew(kind string, a, b int) bool {
	key := finding{kind, a, b}
	if t.found[key] {
		return false
	}
	if t.found == nil {
		t.found = map[finding]bool{}
	}
	t.found[key] = true
	return true
}

// Sum adds a tally.
func (s *Stats) Sum(t *Tally) {
	s.DivergentBranches += t.Divergent
	s.Barriers += t.Barriers
	s.Transactions += t.Transactions
	s.BankConflicts += t.Conflicts
	s.Findings = append(s.Findings, t.Findings...)
}
