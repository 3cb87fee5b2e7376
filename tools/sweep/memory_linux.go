package main

import (
	"os"
	"strconv"

	"golang.org/x/sys/unix"
)

// limitMemory gives this process the address space that its parent has set, so that a pass that
// wants everything dies by itself.
func limitMemory() {
	mib, err := strconv.ParseUint(os.Getenv(memoryVariable), 10, 64)
	if err != nil || mib == 0 {
		return
	}
	_ = unix.Setrlimit(unix.RLIMIT_AS, &unix.Rlimit{Cur: mib << 20, Max: mib << 20}) // a system that forbids it has other limits
}
