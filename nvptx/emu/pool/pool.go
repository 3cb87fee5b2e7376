// Package pool runs numbered jobs on several goroutines.
package pool

import (
	"sync"
	"sync/atomic"
)

// Run does the jobs from 0 on, in order of their start, by so many workers. After an error no more
// jobs start; of several errors that of the first job counts.
func Run(workers, jobs int, do func(worker, job int) error) error {
	var next atomic.Int64
	var failed atomic.Bool
	faults := make([]error, workers)
	at := make([]int, workers) // the job that failed
	var wg sync.WaitGroup
	for k := range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for faults[k] == nil && !failed.Load() {
				if at[k] = int(next.Add(1)) - 1; at[k] >= jobs {
					return
				}
				faults[k] = do(k, at[k])
			}
			failed.Store(true)
		}()
	}
	wg.Wait()
	var err error
	first := jobs
	for k, fault := range faults {
		if fault != nil && at[k] < first {
			err, first = fault, at[k]
		}
	}
	return err
}
