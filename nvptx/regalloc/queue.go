package regalloc

// queue has the intervals that wait for a place, by their starts, at one point the wide ones first:
// they fit in fewer places.
type queue struct {
	order []*interval // in order
	again []*interval // a heap: evicted intervals that return; the last added first among those with the same start
	since []int       // of these: when they came back
	came  int
}

// newQueue sorts intervals, by counting.
func newQueue(ivs []*interval, regs []register, points int) queue {
	begin := make([]int32, points+1)
	wide := 0
	for _, iv := range ivs {
		begin[iv.start()+1]++
		wide = max(wide, regs[iv.reg].units)
	}
	for p := range points {
		begin[p+1] += begin[p]
	}
	q := queue{order: make([]*interval, len(ivs))}
	for units := wide; units > 0; units-- {
		for _, iv := range ivs {
			if regs[iv.reg].units == units {
				p := iv.start()
				q.order[begin[p]] = iv
				begin[p]++
			}
		}
	}
	return q
}

// next removes the first interval; nil: there is none. Evicted intervals that return go before the
// others.
func (q *queue) next() *interval {
	switch {
	case len(q.again) > 0 && (len(q.order) == 0 || q.again[0].start() <= q.order[0].start()):
		return q.pop()
	case len(q.order) > 0:
		iv := q.order[0]
		q.order = q.order[1:]
		return iv
	}
	return nil
}

// back puts an interval in.
func (q *queue) back(iv *interval) {
	q.came++
	q.again, q.since = append(q.again, iv), append(q.since, q.came)
	for k := len(q.again) - 1; k > 0 && q.less(k, (k-1)/2); k = (k - 1) / 2 {
		q.swap(k, (k-1)/2)
	}
}

func (q *queue) pop() *interval {
	first, last := q.again[0], len(q.again)-1
	q.swap(0, last)
	q.again, q.since = q.again[:last], q.since[:last]
	for k := 0; ; {
		least := k
		for child := 2*k + 1; child <= 2*k+2 && child < last; child++ {
			if q.less(child, least) {
				least = child
			}
		}
		if least == k {
			return first
		}
		q.swap(k, least)
		k = least
	}
}

func (q *queue) less(i, j int) bool {
	if a, b := q.again[i].start(), q.again[j].start(); a != b {
		return a < b
	}
	return q.since[i] > q.since[j]
}

func (q *queue) swap(i, j int) {
	q.again[i], q.again[j] = q.again[j], q.again[i]
	q.since[i], q.since[j] = q.since[j], q.since[i]
}
