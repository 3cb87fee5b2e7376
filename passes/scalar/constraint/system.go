package constraint

import "math/bits"

// term is a coefficient of a variable; variable 0 is the constant of a row.
type term struct {
	id   int
	coef int64
}

// row is the inequality Σ coef·x ≤ constant: its terms are sorted by variable, and no coefficient
// is 0.
type row []term

// constant returns the right side.
func (r row) constant() int64 {
	if len(r) > 0 && r[0].id == 0 {
		return r[0].coef
	}
	return 0
}

// variables returns the left side.
func (r row) variables() row {
	if len(r) > 0 && r[0].id == 0 {
		return r[1:]
	}
	return r
}

// combine returns a·r + b·s.
func combine(a int64, r row, b int64, s row) (out row, ok bool) {
	out = make(row, 0, len(r)+len(s))
	for len(r) > 0 || len(s) > 0 {
		var x, y int64
		id := 0
		switch {
		case len(s) == 0 || len(r) > 0 && r[0].id < s[0].id:
			id, x, r = r[0].id, r[0].coef, r[1:]
		case len(r) == 0 || s[0].id < r[0].id:
			id, y, s = s[0].id, s[0].coef, s[1:]
		default:
			id, x, y, r, s = r[0].id, r[0].coef, s[0].coef, r[1:], s[1:]
		}
		m, ok1 := multiply(a, x)
		n, ok2 := multiply(b, y)
		c, ok3 := add(m, n)
		if !ok1 || !ok2 || !ok3 {
			return nil, false
		}
		if c != 0 {
			out = append(out, term{id, c})
		}
	}
	return out, true
}

func add(a, b int64) (int64, bool) {
	c := a + b
	return c, (c > a) == (b > 0) || b == 0
}

func multiply(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	if hi != 0 || lo > 1<<63-1 {
		return 0, false
	}
	if (a < 0) != (b < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

func magnitude(a int64) uint64 {
	if a < 0 {
		return -uint64(a)
	}
	return uint64(a)
}

// one is the row  0 ≤ 1.
var one = row{{0, 1}}

// negated is the row that holds where r does not: over integers, Σ ≥ constant + 1.
func (r row) negated() (row, bool) {
	n, ok := add(r.constant(), 1)
	if !ok || n == -n && n != 0 {
		return nil, false
	}
	return combine(-1, r, -1, one)
}

// swapped is the row  Σ ≥ constant.
func (r row) swapped() (row, bool) { return combine(-1, r, 0, nil) }

// strict is the row  Σ < constant.
func (r row) strict() (row, bool) { return combine(1, r, -1, one) }

// system is a stack of rows, which form a conjunction.
type system struct {
	rows []row
	byID [][]int // rows that a variable is in
}

// push adds a row, unless it has no variables.
func (s *system) push(r row) bool {
	if len(r.variables()) == 0 {
		return false
	}
	for _, t := range r.variables() {
		for len(s.byID) <= t.id {
			s.byID = append(s.byID, nil)
		}
		s.byID[t.id] = append(s.byID[t.id], len(s.rows))
	}
	s.rows = append(s.rows, r)
	return true
}

func (s *system) pop() {
	last := len(s.rows) - 1
	for _, t := range s.rows[last].variables() {
		s.byID[t.id] = s.byID[t.id][:len(s.byID[t.id])-1]
	}
	s.rows = s.rows[:last]
}

// maxRows bounds the rows of a system, including those that elimination creates. LLVM's limit.
const maxRows = 500

// implies reports whether r holds in all integer solutions: there is no rational one of the rows
// and r's negation.
func (s *system) implies(r row) bool {
	if len(r.variables()) == 0 {
		return r.constant() >= 0
	}
	no, ok := r.negated()
	if !ok {
		return false
	}
	return !solvable(append(s.connected(no), no))
}

// smallSystem is the number of rows up to which a query uses all of them.
const smallSystem = 64

// connected returns the rows that share variables with r, directly or transitively. The other rows
// are satisfiable on their own, unless the code is dead; small systems include them too.
func (s *system) connected(r row) []row {
	if len(s.rows) <= smallSystem {
		return s.rows[:len(s.rows):len(s.rows)]
	}
	seenRow, seenVar := make([]bool, len(s.rows)), make([]bool, len(s.byID))
	var work []int
	visit := func(r row) {
		for _, t := range r.variables() {
			if t.id < len(seenVar) && !seenVar[t.id] {
				seenVar[t.id] = true
				work = append(work, t.id)
			}
		}
	}
	visit(r)
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, k := range s.byID[v] {
			if !seenRow[k] {
				seenRow[k] = true
				visit(s.rows[k])
			}
		}
	}
	var out []row
	for k, r := range s.rows {
		if seenRow[k] {
			out = append(out, r)
		}
	}
	return out
}

// solvable reports whether rows may have a common solution, by Fourier-Motzkin elimination of one
// variable after the other, the newest first. It returns true when the system gets too large or a
// coefficient overflows.
func solvable(rows []row) bool {
	last := 0
	for _, r := range rows {
		last = max(last, r.newest())
	}
	e := &elimination{byNewest: make([][]row, last+1)}
	for _, r := range rows {
		e.push(r)
	}
	for ; last > 0; last-- {
		if !e.eliminate(last) {
			return true
		}
	}
	for _, r := range e.byNewest[0] {
		if r.constant() < 0 {
			return false
		}
	}
	return true
}

// newest returns the newest variable of a row, 0 if there is none.
func (r row) newest() int {
	if len(r) == 0 {
		return 0
	}
	return r[len(r)-1].id
}

// elimination holds the rows by their newest variables, so that eliminating one visits no others.
type elimination struct {
	byNewest [][]row
	rows     int
}

func (e *elimination) push(r row) {
	k := r.newest()
	e.byNewest[k] = append(e.byNewest[k], r)
	e.rows++
}

// eliminate combines each row that bounds a variable from above with each that bounds it from
// below.
func (e *elimination) eliminate(id int) (ok bool) {
	var upper, lower []row
	for _, r := range e.byNewest[id] {
		if r[len(r)-1].coef > 0 {
			upper = append(upper, r)
		} else {
			lower = append(lower, r)
		}
	}
	e.rows -= len(e.byNewest[id])
	for _, u := range upper {
		for _, l := range lower {
			r, ok := combine(-l[len(l)-1].coef, u, u[len(u)-1].coef, l)
			if !ok {
				return false
			}
			if len(r) == 0 {
				continue
			}
			if e.push(r); e.rows > maxRows {
				return false
			}
		}
	}
	return true
}
