package main

import (
	"time"

	"golang.org/x/sys/unix"
)

// processorTime is the user and system time of this thread so far. getrusage knows a thread's only
// up to the last tick.
func processorTime() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		panic("clock_gettime: " + err.Error())
	}
	return time.Duration(t.Nano())
}
