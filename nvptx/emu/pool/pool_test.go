package pool

import (
	"errors"
	"sync/atomic"
	"testing"
	"time"
)

// A job may wait for what the last one does: more workers start than were asked for.
func TestLaterJobs(t *testing.T) {
	last := make(chan bool)
	workers, err := Run(2, true, &Queue{Jobs: 5}, func() int { return 0 }, func(_, job int) error {
		if job == 4 {
			close(last)
		}
		<-last
		return nil
	})
	if err != nil || len(workers) < 5 {
		t.Errorf("%d workers, %v", len(workers), err)
	}
}

// Jobs that cannot wait for each other get no more workers, however long they take.
func TestLongJobs(t *testing.T) {
	workers, err := Run(2, false, &Queue{Jobs: 4}, func() int { return 0 }, func(_, job int) error {
		time.Sleep(3 * patience / 2)
		return nil
	})
	if err != nil || len(workers) != 2 {
		t.Errorf("%d workers, %v", len(workers), err)
	}
}

// No more workers start than there are jobs; of several errors the first job's counts, and ends the rest.
func TestErrors(t *testing.T) {
	var ran atomic.Int64
	bad := errors.New("bad")
	workers, err := Run(1, true, &Queue{Jobs: 100}, func() int { return 0 }, func(_, job int) error {
		if ran.Add(1); job == 2 {
			return bad
		}
		return nil
	})
	if err != bad || ran.Load() != 3 || len(workers) != 1 {
		t.Errorf("%v after %d jobs, %d workers", err, ran.Load(), len(workers))
	}
}
