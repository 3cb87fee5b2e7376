package workers

import (
	"slices"
	"testing"
	"time"
)

// TestOn computes schedules that are known.
func TestOn(t *testing.T) {
	ms := func(kind stepKind, id any, n int) step {
		return step{kind: kind, id: id, took: time.Duration(n) * time.Millisecond}
	}
	pair := []step{ms(task, "a", 10), ms(task, "b", 10)}
	for _, c := range []struct {
		name  string
		steps []step
		cores int
		want  int // ms
	}{
		{"nothing side by side", []step{ms(serial, nil, 7), ms(serial, nil, 5)}, 16, 12},
		{"one core does all", append(pair, ms(serial, nil, 5)), 1, 25},
		{"the core that waits helps", pair, 2, 10},
		{"a third core has nothing", pair, 3, 10},
		{"a task beside what is serial", []step{ms(task, "a", 10), ms(serial, nil, 8), ms(need, "a", 0), ms(serial, nil, 4)}, 2, 14},
		{"on one core a needed task comes first", []step{ms(task, "a", 10), ms(serial, nil, 8), ms(need, "a", 0), ms(serial, nil, 4)}, 1, 22},
		{"a chain gains nothing", []step{ms(task, "a", 10), ms(need, "a", 0), ms(task, "a", 10), ms(need, "a", 0)}, 16, 20},
		{"evenly", []step{ms(evenly, nil, 32), ms(serial, nil, 1)}, 16, 3},
		{"while one waits, its core begins another", []step{ms(task, "a", 10), ms(task, "b", 6), ms(need, "a", 0), ms(serial, nil, 3)}, 2, 13},
		{"three tasks on two cores", append(pair, ms(task, "c", 10)), 2, 20},
	} {
		tr := NewTrace(func() time.Duration { return 0 })
		tr.steps = c.steps
		var took, busy time.Duration
		for _, p := range tr.On(c.cores) {
			took, busy = took+p.Took, busy+p.Busy
		}
		if want := time.Duration(c.want) * time.Millisecond; took != want {
			t.Errorf("%s: %v on %d cores, want %v", c.name, took, c.cores, want)
		}
	}
}

// TestTrace: what is noted is what went on, and a nil trace notes nothing.
func TestTrace(t *testing.T) {
	var none *Trace
	none.Phase("x")
	none.Task(1, none.Now())
	now := time.Duration(0)
	after := func(n time.Duration) time.Duration { // goes on for a while, and returns when it began
		now += n
		return now - n
	}
	tr := NewTrace(func() time.Duration { return now })
	tr.Phase("one")
	after(3)
	tr.Task(1, after(10))
	tr.Need(1)
	tr.Phase("two")
	tr.Evenly(after(8))
	after(1)
	want := []Phase{{"one", 13, 13}, {"two", 5, 9}}
	if got := tr.On(2); !slices.Equal(got, want) {
		t.Errorf("phases %v, want %v", got, want)
	}
}
