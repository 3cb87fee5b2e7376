// Package pool runs numbered jobs on several goroutines.
package pool

import (
	"sync/atomic"
	"time"
)

// Queue hands out the numbers of jobs from 0 on, each once.
type Queue struct {
	Jobs int
	next atomic.Int64
}

// Take returns the next job; false: there are no more.
func (q *Queue) Take() (job int, ok bool) {
	job = int(q.next.Add(1)) - 1
	return job, job < q.Jobs
}

// patience is how long no job starts before more workers do, and most how many there may be then.
const (
	patience = 500 * time.Millisecond
	most     = 256
)

// Run does the jobs of a queue, in order of their start, by n workers, which it makes and returns. Where
// jobs may wait for what later ones do (waits), and none has started for some time, as many workers
// again start; each has memory of its own. After an error no more jobs start; of several errors that of the first job counts.
func Run[W any](n int, waits bool, q *Queue, newWorker func() W, do func(w W, job int) error) ([]W, error) {
	var failed atomic.Bool
	limit := n
	if waits {
		limit = min(max(n, most), q.Jobs)
	}
	faults := make([]error, limit)
	at := make([]int, limit) // the job that failed
	ended := make(chan bool, limit)
	work := func(k int, w W) {
		defer func() { ended <- true }()
		for faults[k] == nil && !failed.Load() {
			var ok bool
			if at[k], ok = q.Take(); !ok {
				return
			}
			faults[k] = do(w, at[k])
		}
		failed.Store(true)
	}
	var workers []W
	start := func(n int) (started int) {
		for ; started < n && len(workers) < limit; started++ {
			w := newWorker()
			go work(len(workers), w)
			workers = append(workers, w)
		}
		return started
	}
	running := start(n)
	clock := time.NewTicker(patience)
	defer clock.Stop()
	for taken := int64(0); running > 0; {
		select {
		case <-ended:
			running--
		case <-clock.C:
			if now := q.next.Load(); now != taken {
				taken = now
			} else if now < int64(q.Jobs) && !failed.Load() {
				running += start(len(workers))
			}
		}
	}
	var err error
	first := q.Jobs
	for k, fault := range faults {
		if fault != nil && at[k] < first {
			err, first = fault, at[k]
		}
	}
	return workers, err
}
