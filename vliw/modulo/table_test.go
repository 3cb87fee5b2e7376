package modulo

import (
	"slices"
	"testing"
)

// TestTableExhaustively places and removes every sequence of operations on tiny tables and compares
// each step with a recount of the occupied units.
func TestTableExhaustively(t *testing.T) {
	m := &Model{
		IssueWidth: 2,
		Units:      []string{"a0", "a1", "d"},
		Classes: []Class{
			{Name: "any", Units: []int{0, 1}, Busy: 1}, {Name: "long", Units: []int{1, 2}, Busy: 2}, {Name: "longer", Units: []int{2}, Busy: 3},
		},
	}
	type placed struct{ unit, class, cycle int }
	for ii := 1; ii <= 4; ii++ {
		tab := newTable(m, ii)
		var now []placed
		steps := 0
		var explore func(depth int)
		explore = func(depth int) {
			if depth == 0 {
				return
			}
			for class := range m.Classes {
				for cycle := -1; cycle < ii; cycle++ {
					steps++
					before := slices.Clone(tab.held)
					unit := tab.place(int32(len(now)), class, cycle)
					if want := len(freeUnits(m, ii, now, class, cycle, func(p placed) (int, int, int) { return p.unit, p.class, p.cycle })) > 0; (unit >= 0) != want {
						t.Fatalf("II %d, %v: class %d at %d gets unit %d, possible: %t", ii, now, class, cycle, unit, want)
					}
					if unit < 0 {
						if !slices.Equal(before, tab.held) {
							t.Fatal("a refused placement changed the table")
						}
						continue
					}
					now = append(now, placed{unit, class, cycle})
					explore(depth - 1)
					now = now[:len(now)-1]
					tab.remove(unit, class, cycle)
					if !slices.Equal(before, tab.held) {
						t.Fatal("remove does not undo place")
					}
				}
			}
		}
		explore(4)
		t.Logf("II %d: %d placements", ii, steps)
	}
}

// freeUnits recounts which units of a class are free at a cycle.
func freeUnits[P any](m *Model, ii int, now []P, class, cycle int, facts func(P) (unit, class, cycle int)) []int {
	row := func(c int) int { return ((c % ii) + ii) % ii }
	issued := 0
	held := map[[2]int]bool{}
	for _, p := range now {
		unit, c, at := facts(p)
		if row(at) == row(cycle) {
			issued++
		}
		for k := range m.Classes[c].Busy {
			held[[2]int{unit, row(at + k)}] = true
		}
	}
	if issued >= m.IssueWidth || m.Classes[class].Busy > ii {
		return nil
	}
	var units []int
	for _, u := range m.Classes[class].Units {
		ok := true
		for k := range m.Classes[class].Busy {
			ok = ok && !held[[2]int{u, row(cycle + k)}]
		}
		if ok {
			units = append(units, u)
		}
	}
	return units
}

func TestShortestPackingAgainstAllDeals(t *testing.T) {
	var deal func(busy []int, load []int) int
	deal = func(busy []int, load []int) int {
		if len(busy) == 0 {
			return slices.Max(load)
		}
		best := 1 << 30
		for u := range load {
			load[u] += busy[0]
			best = min(best, deal(busy[1:], load))
			load[u] -= busy[0]
		}
		return best
	}
	for _, busy := range [][]int{
		{1}, {1, 1, 1}, {17, 17, 17, 30}, {30, 17}, {30, 30, 17, 17, 17, 1}, {5, 4, 3, 3, 3}, {2, 2, 2, 2, 2}, {9, 1, 1, 1, 1, 1, 1, 1},
	} {
		for units := 1; units <= 3; units++ {
			if got, want := shortestPacking(busy, units), deal(busy, make([]int, units)); got != want {
				t.Errorf("%v on %d units: %d, want %d", busy, units, got, want)
			}
		}
	}
}
