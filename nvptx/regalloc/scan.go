package regalloc

import (
	"math"
	"slices"

	"opt-go/nvptx/ptx"
)

// scan is one linear scan: it takes intervals in the order of their starts and assigns each the
// first register that is free for all its segments. If there is none, it frees one by Belady's
// rule: it evicts the intervals whose next read is furthest, or the new interval itself. An evicted
// value is in memory everywhere, also before that point; so after a scan with victims the code is
// rewritten with their spill code and scanned again.
type scan struct {
	regs    []register
	units   []unit
	waiting queue
	victims []ptx.Reg
	cuts    []cut
	found   []*interval
	cost    []float64 // by register: of spilling it, for each point of its interval; nil: Belady's rule instead
}

// cut is a temporary that was evicted, and the statement at which it is read next.
type cut struct {
	temp ptx.Reg
	at   int32
}

// run places all intervals in n registers. stuck is an interval that cannot be placed although
// everything else has gone, nil if all is well.
func (s *scan) run(n int) (stuck *interval) {
	s.units = make([]unit, n)
	for iv := s.waiting.next(); iv != nil; iv = s.waiting.next() {
		p := iv.start()
		for k := range s.units {
			s.units[k].forget(p)
		}
		if at := s.free(iv, p); at >= 0 {
			s.put(iv, at)
			continue
		}
		at, best := s.cheapest(iv, p)
		switch {
		case s.worth(iv, p) > math.Inf(-1) && (at < 0 || s.worth(iv, p) >= best):
			s.giveWay(iv, p)
		case at < 0:
			return iv
		default:
			s.clear(iv, at)
			s.put(iv, at)
		}
	}
	return nil
}

// free finds a place for an interval: aligned to its width, and for a single register one whose
// neighbour is taken, so that pairs stay.
func (s *scan) free(iv *interval, p int32) int {
	w := s.regs[iv.reg].units
	first := -1
	for at := 0; at+w <= len(s.units); at += w {
		fits := true
		for k := at; k < at+w && fits; k++ {
			fits = s.units[k].isFree(iv.segs)
		}
		if !fits {
			continue
		}
		if w > 1 || at^1 >= len(s.units) || s.units[at^1].busy(p) {
			return at
		}
		if first < 0 {
			first = at
		}
	}
	return first
}

// worth is higher the cheaper it is to evict an interval at point p: by Belady's rule, the distance
// of its next read.
func (s *scan) worth(iv *interval, p int32) float64 {
	switch {
	case iv.fixed, s.regs[iv.reg].temp && iv.nextRead(p) <= p+2: // it would be reloaded immediately
		return math.Inf(-1)
	case s.cost != nil:
		return -s.cost[iv.reg]
	}
	return float64(iv.nextRead(p))
}

// cheapest finds the place whose intervals are worth most as victims; at is -1 if none can be made
// free. By Belady's rule that is decided by the interval that is read first, else the costs add up.
func (s *scan) cheapest(iv *interval, p int32) (at int, best float64) {
	at, best = -1, math.Inf(-1)
	w := s.regs[iv.reg].units
	for place := 0; place+w <= len(s.units); place += w {
		worth := math.Inf(1)
		if s.cost != nil {
			worth = 0
		}
		s.found = s.found[:0]
		for k := place; k < place+w && worth > best; k++ {
			s.units[k].conflicts(iv.segs, func(other *interval) bool {
				if slices.Contains(s.found, other) {
					return true
				}
				s.found = append(s.found, other)
				if s.cost != nil {
					worth += s.worth(other, p)
				} else {
					worth = min(worth, s.worth(other, p))
				}
				return worth > best
			})
		}
		if worth > best {
			at, best = place, worth
		}
	}
	return at, best
}

// clear frees a register for an interval: the intervals that conflict become victims.
func (s *scan) clear(iv *interval, at int) {
	for k := at; k < at+s.regs[iv.reg].units; k++ {
		var out []*interval
		s.units[k].conflicts(iv.segs, func(other *interval) bool {
			if !slices.Contains(out, other) {
				out = append(out, other)
			}
			return true
		})
		for _, v := range out {
			s.remove(v)
			s.giveWay(v, iv.start())
		}
	}
}

// giveWay records the eviction of an interval at a point. A register of the function goes to memory
// everywhere. A temporary is evicted for a while: the rest of it, from its next read on, returns to
// the queue.
func (s *scan) giveWay(iv *interval, p int32) {
	if !s.regs[iv.reg].temp {
		s.victims = append(s.victims, iv.reg)
		return
	}
	next := iv.nextRead(p)
	s.cuts = append(s.cuts, cut{iv.reg, next / 2})
	rest := &interval{reg: iv.reg, unit: -1, segs: []segment{{next - 1, iv.end()}}, reads: iv.reads}
	rest.fixed = iv.nextRead(next) == iv.end()
	s.waiting.back(rest)
}

func (s *scan) put(iv *interval, at int) {
	iv.unit = at
	for k := at; k < at+s.regs[iv.reg].units; k++ {
		s.units[k].insert(iv)
	}
}

func (s *scan) remove(iv *interval) {
	for k := iv.unit; k < iv.unit+s.regs[iv.reg].units; k++ {
		s.units[k].remove(iv)
	}
	iv.unit = -1
}
