package modulo

import (
	"slices"

	"opt-go/vliw/ddg"
)

// LeastRegisters is the smallest number of rotating registers that any allocation of a class takes,
// live-in and live-out values left out of account: MaxLive, or one more where the lifetimes fall
// into groups that share no row in which a register could go from one to the other.
//
// Take the rows of the kernel as nodes and a lifetime as an edge from the row where it starts to
// the row where it ends, and for every row that holds fewer than MaxLive values an edge to the next
// one. An allocation of MaxLive registers is a closed walk over all edges, once around the rotating
// file; there is one if the graph is connected. Package rotate makes it.
func LeastRegisters(lives []Lifetime, ii int, class ddg.RegClass) int {
	m := newMeeting(ii)
	for i := range lives {
		if l := &lives[i]; l.Class == class {
			m.add(l.Start, l.End)
		}
	}
	m.close()
	return m.least()
}

// meeting is the graph of the rows for one class.
type meeting struct {
	live    []int // per row: lifetimes
	group   []int // per row: a row of the same group, union-find
	touched []bool
	most    int // MaxLive
	groups  int // that do not hang together
}

func newMeeting(ii int) *meeting {
	return (&meeting{live: make([]int, ii), group: make([]int, ii), touched: make([]bool, ii)}).reset()
}

func (m *meeting) reset() *meeting {
	for row := range m.group {
		m.live[row], m.group[row], m.touched[row] = 0, row, false
	}
	m.most, m.groups = 0, 0
	return m
}

// add enters a lifetime.
func (m *meeting) add(start, end int) {
	ii := len(m.live)
	everywhere, row := (end-start)/ii, wrapRow(start, ii)
	m.join(row, wrapRow(end, ii))
	if everywhere > 0 {
		for r := range m.live {
			m.live[r] += everywhere
		}
	}
	for range (end - start) % ii {
		m.live[row]++
		if row++; row == ii {
			row = 0
		}
	}
}

// close enters the rows where a register idles, and counts.
func (m *meeting) close() {
	m.most = slices.Max(m.live)
	if m.most == 0 {
		return
	}
	for row, n := range m.live {
		if n < m.most {
			m.join(row, (row+1)%len(m.live))
		}
	}
	for row := range m.group {
		if m.touched[row] && m.find(row) == row {
			m.groups++
		}
	}
}

// least is the number of registers.
func (m *meeting) least() int {
	if m.groups > 1 {
		return m.most + 1
	}
	return m.most
}

func (m *meeting) find(row int) int {
	for m.group[row] != row {
		m.group[row] = m.group[m.group[row]]
		row = m.group[row]
	}
	return row
}

func (m *meeting) join(from, to int) {
	m.touched[from], m.touched[to] = true, true
	m.group[m.find(from)] = m.find(to)
}

func wrapRow(t, ii int) int {
	if t %= ii; t < 0 {
		t += ii
	}
	return t
}

// Groups says, per lifetime, which group it belongs to: those of one group share rows, or rows in
// which a register idles. The groups are numbered by a row. All lifetimes are taken to be of one
// class.
func Groups(lives []Lifetime, ii int) []int {
	m := newMeeting(ii)
	for i := range lives {
		m.add(lives[i].Start, lives[i].End)
	}
	m.close()
	groups := make([]int, len(lives))
	for i := range lives {
		groups[i] = m.find(wrapRow(lives[i].Start, ii))
	}
	return groups
}
