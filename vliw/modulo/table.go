package modulo

// table is the modulo reservation table: per unit and row (cycle mod II) the operation that holds
// the unit, per row the number of operations issued. An operation is entered under any int32 ≥ 0.
//
// Units are tracked one by one, not counted: with two unpipelined units a count per row of at most
// two does not yet say that the circular arcs of the operations can be dealt out to the two units.
type table struct {
	model *Model
	ii    int
	held  []int32 // unit*ii + row: holder, or free
	issue []int16 // row: operations issued
}

const free int32 = -1

// markUnit is the unit of operations that need no unit.
const markUnit = 0

func newTable(m *Model, ii int) *table {
	t := &table{model: m, ii: ii, held: make([]int32, len(m.Units)*ii), issue: make([]int16, ii)}
	for i := range t.held {
		t.held[i] = free
	}
	return t
}

// row returns cycle mod II, also for negative cycles.
func (t *table) row(cycle int) int {
	r := cycle % t.ii
	if r < 0 {
		r += t.ii
	}
	return r
}

// fits reports whether a unit is free for busy cycles from row on. A unit that would be held longer
// than II never fits: the next iteration's operation would find it held.
func (t *table) fits(unit, row, busy int) bool {
	if busy > t.ii {
		return false
	}
	slots := t.held[unit*t.ii : (unit+1)*t.ii]
	for range busy {
		if slots[row] != free {
			return false
		}
		if row++; row == t.ii {
			row = 0
		}
	}
	return true
}

// place enters an operation of a class at a cycle and returns the unit it gets, or -1 if no issue
// slot or unit is free. On unpipelined units it prefers one that was held just before, so that the
// free rows of the others stay contiguous.
func (t *table) place(id int32, class, cycle int) int {
	c := &t.model.Classes[class]
	if c.Mark {
		return markUnit
	}
	row := t.row(cycle)
	if int(t.issue[row]) >= t.model.IssueWidth {
		return -1
	}
	chosen := -1
	for _, unit := range c.Units {
		if !t.fits(unit, row, c.Busy) {
			continue
		}
		if c.Busy == 1 || t.held[unit*t.ii+t.row(row-1)] != free {
			chosen = unit
			break
		}
		if chosen < 0 {
			chosen = unit
		}
	}
	if chosen >= 0 {
		t.hold(id, chosen, class, row)
	}
	return chosen
}

// placeOn enters an operation on a given unit, and reports whether that was possible.
func (t *table) placeOn(id int32, unit, class, cycle int) bool {
	if t.model.Classes[class].Mark {
		return true
	}
	row := t.row(cycle)
	if int(t.issue[row]) >= t.model.IssueWidth || !t.fits(unit, row, t.model.Classes[class].Busy) {
		return false
	}
	t.hold(id, unit, class, row)
	return true
}

func (t *table) hold(id int32, unit, class, row int) {
	t.issue[row]++
	t.fill(unit, row, t.model.Classes[class].Busy, id)
}

// remove takes out an operation that place or placeOn entered.
func (t *table) remove(unit, class, cycle int) {
	if t.model.Classes[class].Mark {
		return
	}
	row := t.row(cycle)
	t.issue[row]--
	t.fill(unit, row, t.model.Classes[class].Busy, free)
}

func (t *table) fill(unit, row, busy int, id int32) {
	slots := t.held[unit*t.ii : (unit+1)*t.ii]
	for range busy {
		slots[row] = id
		if row++; row == t.ii {
			row = 0
		}
	}
}
