package ssp

// The final schedule maps the 1-D schedule back to all iterations of the nest. It is a sequence of
// steps of T cycles each; in a step every running iteration of level 1 executes one stage. Every
// iteration passes through the same stages in order, including all iterations of its inner loops,
// and starts one step after the iteration before.
//
// Outside of the ILES (inner loop execution segments) steps are counted by k: in step k, iteration
// i executes stage k − i; iterations and stages that do not exist are masked. Take a group of G =
// S_n iterations. When its first iteration is about to execute stage l_n for the first time, that
// is before step l_n + g·G for group g, all other iterations stall. The group executes its inner
// loops until the first iteration is about to execute stage l_n for the last time: the ILES. There
// the operations of a group share the machine only with each other, in G different stages at a
// time, so no unit is needed twice.
//
//	steps 0 … f_n−2           prologue
//	for each group:
//	    G steps               OLP, the outermost loop pattern (of the first group, masked steps before step 0 may fall away: f_n = 0)
//	    ILES
//	l_1 − l_n + G steps       epilogue
//
// An ILES consists of turns: the turn around loop k takes S_k steps, in which every iteration of
// the group takes the back edge of loop k once and executes one iteration of each loop inside it.
// With N_k iterations, R_n is N_n − 1 turns around loop n; R_k is R_{k+1}, and N_k − 1 times a turn
// around loop k and R_{k+1}; the ILES is R_2. No level 1 iteration starts in an ILES, so registers
// do not rotate there: in each step the iterations of a group keep the registers they had when it
// began.

// Final is the final schedule as data, apart from the trip counts.
type Final struct {
	Schedule *Schedule
	Group    int // iterations per group; the number of groups is ⌈N_1 / Group⌉
	Prologue int // steps before the first OLP; −1 if the first OLP begins one step before the first iteration
	Epilogue int // steps after the last ILES: until the last iteration of a full last group has left its last stage
	// Turns are the turns around the inner loops, that of level 2 first: per step, the stage that
	// each iteration of the group executes.
	Turns []Turn
}

// Turn is one turn around an inner loop.
type Turn struct {
	Level int
	Stage [][]int // per step, per iteration of the group
}

// Final returns the final schedule.
func (s *Schedule) Final() *Final {
	n := s.Nest.Depth()
	f := &Final{Schedule: s, Group: s.Group()}
	first, last := s.First[n-1], s.Last[n-1]
	if n == 1 { // a single loop has no ILES: groups are single iterations, and a pattern is one kernel
		f.Group, f.Prologue, f.Epilogue = 1, s.Stages(1)-1, s.Stages(1)-1
		return f
	}
	f.Prologue = first - 1
	f.Epilogue = s.Last[0] - last + f.Group
	for level := 2; level <= n; level++ {
		turn := Turn{Level: level}
		for t := range s.Stages(level) {
			stages := make([]int, f.Group)
			for j := range stages {
				stages[j] = s.First[level-1] + (last-j-s.First[level-1]+t)%s.Stages(level)
			}
			turn.Stage = append(turn.Stage, stages)
		}
		f.Turns = append(f.Turns, turn)
	}
	return f
}

// InPattern is what an OLP step executes of a stage: relative to the first iteration of the OLP's
// group, the iteration that is in the stage in step r of the OLP, 0 ≤ r < Group. It may be negative
// (an earlier group), and beyond the group. Stages of inner levels are executed by iterations of
// the group for the first time, and by earlier ones for the last time.
func (f *Final) InPattern(r, stage int) int { return f.Prologue + r - stage }

// Segments is the length of each part of the final schedule for given trip counts, in steps.
type Segments struct {
	Groups   int64 // repetitions of OLP and ILES
	ILES     int64 // one ILES
	Total    int64 // everything
	Kernels  int64 // everything but ILES: the steps in which registers rotate
	LastStep int64 // the number k of the last step outside of ILES that does something
}

// Segments counts the steps for trip counts ≥ 1 of each level; that of level 1 may be 0.
func (f *Final) Segments(trips []int64) Segments {
	s := f.Schedule
	n := s.Nest.Depth()
	if trips[0] == 0 {
		return Segments{LastStep: -1}
	}
	g := Segments{Kernels: trips[0] + int64(s.Last[0]), LastStep: trips[0] + int64(s.Last[0]) - 1}
	if n > 1 {
		run := int64(0) // steps of one run through all iterations of the level
		for level := n; level > 1; level-- {
			inner := int64(0)
			if level < n {
				inner = int64(s.Stages(level + 1))
			}
			run = trips[level-1] * (int64(s.Stages(level)) - inner + run)
		}
		g.ILES = run - int64(s.Stages(2))
		g.Groups = (trips[0] + int64(f.Group) - 1) / int64(f.Group)
	}
	g.Total = g.Kernels + g.Groups*g.ILES
	return g
}
