package gang

import (
	"opt-go/nvptx/emu/pool"
	"opt-go/nvptx/emu/turn"
)

// Schedule is how a worker runs groups of blocks.
type Schedule[B Block] struct {
	Queue    *pool.Queue
	Waits    bool // blocks may wait for others, as at a barrier of the grid
	Most     int  // so many groups at once at most
	Begin    func(number int) *Gang[B]
	Together func() // is called when groups begin to run in turn
	End      func(*Gang[B])
	At       int // the group that runs, or ran last
}

// Run runs the groups of the queue, one after the other. Where those that run seem to wait for
// others, the next one starts too, and all run in turn.
func (s *Schedule[B]) Run() {
	running, idle := []*Gang[B](nil), turn.Idle{}
	for !idle.Long() || !s.Queue.Closed() { // else what is waited for has failed
		if len(running) == 0 || s.Waits && len(running) < s.Most && idle.Long() {
			if number, ok := s.Queue.Take(); ok {
				running = append(running, s.Begin(number))
			} else if len(running) == 0 {
				s.At = 0
				return
			}
			if idle = (turn.Idle{}); len(running) > 1 {
				s.Together()
			}
		}
		left := running[:0]
		for _, g := range running {
			if s.At = g.Number; g.Turn(&idle) {
				left = append(left, g)
				continue
			}
			idle = turn.Idle{}
			s.End(g)
		}
		running = left
	}
}
