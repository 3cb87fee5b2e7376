package main

import (
	"errors"
	"slices"
	"testing"
	"time"
)

// TestShellWords: quotes keep words together.
func TestShellWords(t *testing.T) {
	got := shellWords(`  ./main -c "read ./a.aig; write 'b'" '' x'y z'  1 `)
	if want := []string{"./main", "-c", "read ./a.aig; write 'b'", "", "xy z", "1"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := shellWords(" "); got != nil {
		t.Errorf("%q", got)
	}
}

// TestSlowBuild: a build that is ended says why.
func TestSlowBuild(t *testing.T) {
	if _, err := commandWithin(time.Millisecond, "", "sleep", "60"); err == nil || firstError(err.Error()) != "error: sleep takes longer than 1ms" {
		t.Error(err)
	}
}

// TestOutOfTime: a server that was killed is out of time; one that failed says where.
func TestOutOfTime(t *testing.T) {
	const gone = "cuda: the server has ended unexpectedly\n"
	err := errors.New("exit status 70")
	if !outOfTime(err, gone) || outOfTime(err, "panic: x\n\ngoroutine 1 [running]:\n"+gone) || outOfTime(err, "") {
		t.Error("a failure of the server was taken for the limit, or the other way round")
	}
}
