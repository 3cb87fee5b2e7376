package modulo

import "opt-go/vliw/ddg"

// Lifetime is the time for which the value of one operation occupies a register, in iteration 0:
// from the issue of the producer up to, but not including, the issue of the last consumer, whose
// time counts as cycle + distance·II (plus the edge's keep). (In the cycle of the last read the
// register may be written again: a bundle reads before it writes.) A value without readers in the
// loop lives until it is written.
type Lifetime struct {
	Value ddg.OpID
	Class ddg.RegClass
	Start int // cycle, as in Schedule.Cycle
	End   int // cycle, > Start
	Omega int // live-in: values of iterations before the first that the loop reads
	Alpha int // live-out: values of last iterations that are read after the loop
}

// Length is the number of cycles that the value occupies a register.
func (l *Lifetime) Length() int { return l.End - l.Start }

// Lifetimes returns the lifetimes of all values in order of operation.
func Lifetimes(g *ddg.Graph, s *Schedule) []Lifetime {
	var lives []Lifetime
	for i := range g.Ops {
		op := &g.Ops[i]
		if op.Result == ddg.NoReg {
			continue
		}
		l := Lifetime{Value: op.ID, Class: op.Result, Start: s.Cycle[i], Alpha: op.LiveOut, Omega: g.Omega(op.ID)}
		l.End = l.Start + max(op.Latency, 1)
		read := false
		for _, id := range g.Out(op.ID) {
			e := &g.Edges[id]
			if e.Kind != ddg.Flow {
				continue
			}
			end := s.Cycle[e.To] + e.Distance*s.II + e.Keep
			if !read || end > l.End {
				l.End = max(end, l.Start+1)
			}
			read = true
		}
		lives = append(lives, l)
	}
	return lives
}

// Pressure returns, per row of the kernel, the number of live values of one register class,
// invariants left out.
func Pressure(lives []Lifetime, ii int, class ddg.RegClass) []int {
	rows := make([]int, ii)
	everywhere := 0
	for i := range lives {
		l := &lives[i]
		if l.Class != class {
			continue
		}
		everywhere += l.Length() / ii
		for k := range l.Length() % ii {
			rows[(l.Start+k)%ii]++
		}
	}
	for row := range rows {
		rows[row] += everywhere
	}
	return rows
}

// MaxLive is the largest number of loop variants of a register class live in one row of the kernel:
// a lower bound of the rotating registers that the loop needs. Invariants are not counted (see
// InvariantsOf).
func MaxLive(g *ddg.Graph, s *Schedule, class ddg.RegClass) int {
	most := 0
	for _, n := range Pressure(Lifetimes(g, s), s.II, class) {
		most = max(most, n)
	}
	return most
}

// InvariantsOf counts the invariants of a register class that are still read from a register; each
// takes one register for the whole loop.
func InvariantsOf(g *ddg.Graph, class ddg.RegClass) int {
	n := 0
	for i := range g.Invariants {
		if inv := &g.Invariants[i]; inv.Class == class && len(inv.Uses) > 0 {
			n++
		}
	}
	return n
}
