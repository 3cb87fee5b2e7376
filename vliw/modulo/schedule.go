package modulo

import (
	"bufio"
	"fmt"
	"io"

	"opt-go/vliw/ddg"
)

// Schedule is the result: when every operation of iteration 0 is issued. Iteration i issues
// everything II·i cycles later.
type Schedule struct {
	II     int   // initiation interval, cycles
	Cycle  []int // per operation (ddg.OpID): cycle of issue in iteration 0, ≥ 0
	Unit   []int // per operation: the unit it runs on, an index into Model.Units
	Stages int   // stage count: 1 + the largest stage
	Bounds Bounds
	Method string // the scheduler that found it: "hrms", "sms", "ims", "exact" or "list"
	Tries  int    // schedules attempted until this one was found
}

// Stage is the stage of an operation, counted from 0.
func (s *Schedule) Stage(op ddg.OpID) int { return s.Cycle[op] / s.II }

// Row is the cycle of the kernel in which an operation is issued, 0 … II−1.
func (s *Schedule) Row(op ddg.OpID) int { return s.Cycle[op] % s.II }

// Length is the number of cycles from the first issue to the last, both included.
func (s *Schedule) Length() int {
	last := -1
	for _, c := range s.Cycle {
		last = max(last, c)
	}
	return last + 1
}

// Rotate shifts the whole schedule by less than II cycles so that op is issued in a given row: a
// loop branch, for example, in the last one. The stage count may grow by one.
func (s *Schedule) Rotate(op ddg.OpID, row int) {
	shift := (row - s.Row(op) + s.II) % s.II
	for i := range s.Cycle {
		s.Cycle[i] += shift
	}
	s.normalise()
}

// normalise shifts by whole stages so that the first stage is 0, and counts the stages.
func (s *Schedule) normalise() {
	s.Stages = 1
	if len(s.Cycle) == 0 {
		return
	}
	first := s.Cycle[0]
	for _, c := range s.Cycle {
		first = min(first, c)
	}
	base := floorDiv(first, s.II) * s.II
	for i := range s.Cycle {
		s.Cycle[i] -= base
		s.Stages = max(s.Stages, s.Cycle[i]/s.II+1)
	}
}

// floorDiv is a/b rounded down; b > 0.
func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// ceilDiv is a/b rounded up; b > 0.
func ceilDiv(a, b int) int { return -floorDiv(-a, b) }

// schedule turns a complete placement into a result whose first operation is issued at cycle 0.
func (s *placement) schedule() *Schedule {
	r := &Schedule{II: s.ii, Cycle: make([]int, len(s.p.g.Ops)), Unit: s.unit}
	first, empty := 0, true
	for v := range s.p.nodes {
		for _, m := range s.p.nodes[v].members {
			c := s.time[v] + m.a - m.b*s.ii
			r.Cycle[m.op] = c
			if empty || c < first {
				first, empty = c, false
			}
		}
	}
	for i := range r.Cycle {
		r.Cycle[i] -= first
	}
	r.normalise()
	return r
}

// Dump writes the kernel as text: a header line, then one line per row with its operations and
// their stages in brackets.
func (s *Schedule) Dump(w io.Writer, g *ddg.Graph) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "ii=%d res=%d rec=%d stages=%d by=%s\n", s.II, s.Bounds.Res, s.Bounds.Rec, s.Stages, s.Method)
	rows := make([][]ddg.OpID, s.II)
	for i := range g.Ops {
		row := s.Row(ddg.OpID(i))
		rows[row] = append(rows[row], ddg.OpID(i))
	}
	for row, ops := range rows {
		fmt.Fprintf(b, "%4d:", row)
		for _, op := range ops {
			fmt.Fprintf(b, " %s[%d]", g.Ops[op].Name, s.Stage(op))
		}
		b.WriteByte('\n')
	}
	return b.Flush()
}
