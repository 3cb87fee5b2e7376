// Package pool runs numbered jobs on several goroutines.
package pool

import (
	"sync"
	"sync/atomic"
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

// Run does the jobs of a queue, in order of their start, by so many workers. After an error no more
// jobs start; of several errors that of the first job counts.
func Run(workers int, q *Queue, do func(worker, job int) error) error {
	var failed atomic.Bool
	faults := make([]error, workers)
	at := make([]int, workers) // the job that failed
	var wg sync.WaitGroup
	for k := range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for faults[k] == nil && !failed.Load() {
				var ok bool
				if at[k], ok = q.Take(); !ok {
					return
				}
				faults[k] = do(k, at[k])
			}
			failed.Store(true)
		}()
	}
	wg.Wait()
	var err error
	first := q.Jobs
	for k, fault := range faults {
		if fault != nil && at[k] < first {
			err, first = fault, at[k]
		}
	}
	return err
}
