package pool

import (
	"errors"
	"sync/atomic"
	"testing"
)

// All jobs are done, each once, by as many workers as were asked for.
func TestRun(t *testing.T) {
	var done [100]atomic.Int64
	q := &Queue{Jobs: len(done)}
	workers, err := Run(3, q, func() int { return 0 }, func(int) (int, error) {
		for job, ok := q.Take(); ok; job, ok = q.Take() {
			done[job].Add(1)
		}
		return 0, nil
	})
	if err != nil || len(workers) != 3 {
		t.Errorf("%d workers, %v", len(workers), err)
	}
	for job := range done {
		if n := done[job].Load(); n != 1 {
			t.Errorf("job %d was done %d times", job, n)
		}
	}
}

// After an error no more jobs start; of several errors that of the first job counts.
func TestErrors(t *testing.T) {
	errs := []error{errors.New("0"), errors.New("1"), errors.New("2")}
	q := &Queue{Jobs: 100}
	var started atomic.Int64
	_, err := Run(3, q, func() int { return 0 }, func(int) (int, error) {
		job := 3 - int(started.Add(1))
		return job, errs[job]
	})
	if err != errs[0] {
		t.Errorf("error %v, not that of the first job", err)
	}
	if job, ok := q.Take(); ok || !q.Closed() {
		t.Errorf("job %d starts after an error", job)
	}
}
