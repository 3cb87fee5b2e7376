package workers

import (
	"slices"
	"sync"
	"time"
)

// Trace is what a run on one goroutine could do side by side, and in which order it needs the
// results: enough to compute how long the run would take on other numbers of cores. A nil Trace
// records nothing.
type Trace struct {
	clock func() time.Duration
	mu    sync.Mutex
	last  time.Duration // by the clock
	steps []step
}

// step is a part of a run, in the order of the run.
type step struct {
	kind stepKind
	id   any
	took time.Duration
	name string
}

type stepKind uint8

const (
	serial stepKind = iota // nothing else goes on before its end but tasks that were begun
	task                   // may go on beside what follows, until its result is needed
	need                   // waits for a task
	join                   // waits for all tasks
	evenly                 // is spread evenly over all cores
	phase                  // names what follows
)

// NewTrace begins a trace with the times of a clock, such as the time that the process has taken of
// a core.
func NewTrace(clock func() time.Duration) *Trace { return &Trace{clock: clock, last: clock()} }

// Now returns the time of the trace's clock.
func (t *Trace) Now() time.Duration {
	if t == nil {
		return 0
	}
	return t.clock()
}

// Task notes that a task has ended that began at a time.
func (t *Trace) Task(id any, began time.Duration) { t.add(step{kind: task, id: id}, began) }

// Evenly notes that work which the run spreads evenly over the cores has ended.
func (t *Trace) Evenly(began time.Duration) { t.add(step{kind: evenly}, began) }

// Need notes that a task's result is needed.
func (t *Trace) Need(id any) { t.add(step{kind: need, id: id}, t.Now()) }

// Join notes that the results of all tasks are needed.
func (t *Trace) Join() { t.add(step{kind: join}, t.Now()) }

// Phase names what follows.
func (t *Trace) Phase(name string) {
	t.Join()
	t.add(step{kind: phase, name: name}, t.Now())
}

// add adds a step that ends now, and what went on between the last step and its beginning.
func (t *Trace) add(s step, began time.Duration) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	now := t.clock()
	if began > t.last {
		t.steps = append(t.steps, step{kind: serial, took: began - t.last})
	}
	if s.kind == task || s.kind == evenly {
		s.took = now - began
	}
	t.last = now
	t.steps = append(t.steps, s)
}

// Phase is a part of a run on a number of cores.
type Phase struct {
	Name string
	Took time.Duration // wall time
	Busy time.Duration // of all cores
}

// On computes how long the phases take on a number of cores. One of them runs what is serial; while
// that waits, its core runs tasks, too. Tasks begin in the order of the run. What several cores do
// to each other's caches and to the collector is not in it.
func (t *Trace) On(cores int) []Phase {
	t.Join()
	s := schedule{free: make([]time.Duration, cores-1), ends: map[any]time.Duration{}, phases: []Phase{{}}}
	for _, step := range t.steps {
		s.take(step)
	}
	return slices.DeleteFunc(s.phases, func(p Phase) bool { return p.Took == 0 })
}

// schedule is the state of a simulated run.
type schedule struct {
	now    time.Duration
	free   []time.Duration       // when each of the other cores is free
	queue  []waiting             // tasks that no core has taken
	ends   map[any]time.Duration // of tasks that one has taken
	phases []Phase
}

// waiting is a task and when it may begin.
type waiting struct {
	id          any
	ready, took time.Duration
}

func (s *schedule) take(step step) {
	p, before := &s.phases[len(s.phases)-1], s.now
	switch step.kind {
	case serial:
		s.now += step.took
	case evenly:
		s.now += step.took / time.Duration(len(s.free)+1)
	case task:
		delete(s.ends, step.id)
		s.queue = append(s.queue, waiting{step.id, s.now, step.took})
	case need:
		s.await(step.id)
	case join:
		for s.others(); len(s.queue) > 0; s.others() {
			s.help(s.queue[0].took)
		}
		for _, end := range s.ends {
			s.now = max(s.now, end)
		}
		clear(s.ends)
	case phase:
		s.phases = append(s.phases, Phase{Name: step.name})
		return
	}
	p.Took += s.now - before
	p.Busy += step.took
}

// others lets the other cores take the tasks that they have begun by now.
func (s *schedule) others() {
	for len(s.queue) > 0 && len(s.free) > 0 {
		first := 0
		for k := range s.free {
			if s.free[k] < s.free[first] {
				first = k
			}
		}
		w := s.queue[0]
		start := max(s.free[first], w.ready)
		if start > s.now {
			return
		}
		s.free[first] = start + w.took
		s.ends[w.id] = s.free[first]
		s.queue = s.queue[1:]
	}
}

// help lets the core that waits run the next task for a while.
func (s *schedule) help(while time.Duration) {
	w := &s.queue[0]
	while = min(while, w.took)
	s.now += while
	w.ready = s.now
	if w.took -= while; w.took == 0 {
		s.ends[w.id] = s.now
		s.queue = s.queue[1:]
	}
}

// await goes on until a task has ended.
func (s *schedule) await(id any) {
	for {
		s.others()
		end, begun := s.ends[id]
		switch {
		case begun && end <= s.now:
			return
		case len(s.queue) == 0: // a task that is not queued has begun
			s.now = max(s.now, end)
			return
		case begun:
			s.help(end - s.now)
		default:
			s.help(s.queue[0].took)
		}
	}
}
