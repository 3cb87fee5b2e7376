//go:build !linux

package main

import (
	"syscall"
	"time"
)

// processorTime is the user and system time of this process so far, what Go's runtime does on other
// threads included.
func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic("getrusage: " + err.Error())
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
