// Package pool runs numbered jobs on several goroutines.
package pool

import "sync/atomic"

// Queue hands out the numbers of jobs from 0 on, each once.
type Queue struct {
	Jobs   int
	next   atomic.Int64
	closed atomic.Bool
}

// Take returns the next job; false: there are no more.
func (q *Queue) Take() (job int, ok bool) {
	if q.Closed() {
		return 0, false
	}
	job = int(q.next.Add(1)) - 1
	return job, job < q.Jobs
}

// Close keeps what is left from being handed out, after an error.
func (q *Queue) Close() { q.closed.Store(true) }

// Closed reports whether the queue was closed.
func (q *Queue) Closed() bool { return q.closed.Load() }

// Run lets n workers, which it makes and returns, take the jobs of a queue until there are none.
// What work returns is an error and its job. After an error no more jobs start; of several errors
// that of the first job counts.
func Run[W any](n int, q *Queue, newWorker func() W, work func(w W) (job int, err error)) ([]W, error) {
	type end struct {
		job int
		err error
	}
	ends := make(chan end, n)
	var workers []W
	for range n {
		w := newWorker()
		workers = append(workers, w)
		go func() {
			job, err := work(w)
			if err != nil {
				q.Close()
			}
			ends <- end{job, err}
		}()
	}
	first := end{job: q.Jobs}
	for range n {
		if e := <-ends; e.err != nil && e.job < first.job {
			first = e
		}
	}
	return workers, first.err
}
