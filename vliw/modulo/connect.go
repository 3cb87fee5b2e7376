package modulo

import "opt-go/vliw/ddg"

// LeastRegisters is the smallest number of rotating registers that any allocation of a class takes, live-in and live-out values left out of
// account: MaxLive, or one more where the lifetimes fall into groups that share no row in which a register could go from one to the other.
//
// Take the rows of the kernel as nodes and a lifetime as an edge from the row where it starts to the row where it ends, and for every row that
// holds fewer than MaxLive values an edge to the next one. An allocation of MaxLive registers is a closed walk over all edges, once around
// the rotating file; there is one if the graph is connected. Package rotate makes it.
func LeastRegisters(lives []Lifetime, ii int, class ddg.RegClass) int {
	rows := Pressure(lives, ii, class)
	most := 0
	for _, n := range rows {
		most = max(most, n)
	}
	if most == 0 || connected(lives, rows, most, class) {
		return most
	}
	return most + 1
}

// connected reports whether the edges between rows hang together.
func connected(lives []Lifetime, rows []int, most int, class ddg.RegClass) bool {
	ii := len(rows)
	group := make([]int, ii)
	for row := range group {
		group[row] = row
	}
	find := func(row int) int {
		for group[row] != row {
			group[row] = group[group[row]]
			row = group[row]
		}
		return row
	}
	touched := make([]bool, ii)
	join := func(from, to int) {
		touched[from], touched[to] = true, true
		group[find(from)] = find(to)
	}
	for i := range lives {
		if l := &lives[i]; l.Class == class {
			join(wrapRow(l.Start, ii), wrapRow(l.End, ii))
		}
	}
	for row, n := range rows {
		if n < most {
			join(row, (row+1)%ii)
		}
	}
	first := -1
	for row := range group {
		switch {
		case !touched[row]:
		case first < 0:
			first = find(row)
		case find(row) != first:
			return false
		}
	}
	return true
}

func wrapRow(t, ii int) int {
	if t %= ii; t < 0 {
		t += ii
	}
	return t
}

// connectNodes bounds the size of graphs for which connect is tried: larger ones have rows enough.
const connectNodes = 200

// connect moves single nodes where that lets the allocation do without the register beyond MaxLive: an operation that reads a value for the last
// time and makes another one can be issued a cycle earlier or later without more values being live, but then the one ends and the other
// starts in another row.
func (s *placement) connect() {
	if len(s.p.nodes) > connectNodes {
		return
	}
	for range s.p.g.MaxRegClass() {
		least, live := s.registers()
		if least == live || !s.connectOnce(least) {
			return
		}
	}
}

// registers sums up LeastRegisters and MaxLive over the classes.
func (s *placement) registers() (least, live int) {
	r := s.schedule()
	lives := Lifetimes(s.p.g, r)
	for class := ddg.RegClass(1); class <= s.p.g.MaxRegClass(); class++ {
		most := 0
		for _, n := range Pressure(lives, s.ii, class) {
			most = max(most, n)
		}
		live += most
		least += LeastRegisters(lives, s.ii, class)
	}
	return least, live
}

// connectOnce looks for a move after which fewer registers do.
func (s *placement) connectOnce(registers int) bool {
	for v := range s.p.nodes {
		home := s.time[v]
		early, late := s.window(v)
		for _, t := range [...]int{home - 1, home + 1} {
			if t < early || t > late {
				continue
			}
			units := s.unitsOf(v)
			s.unplace(v)
			if s.try(v, t) {
				if least, _ := s.registers(); least < registers {
					return true
				}
				s.unplace(v)
			}
			s.restore(v, home, units)
		}
	}
	return false
}

// unitsOf lists the units of a node's members.
func (s *placement) unitsOf(v int) []int {
	members := s.p.nodes[v].members
	units := make([]int, len(members))
	for i, m := range members {
		units[i] = s.unit[m.op]
	}
	return units
}
