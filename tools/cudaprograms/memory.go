package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// A memoryLimit ends a program whose processes hold more memory than it may. The limits of the
// operating system hold for one process and count addresses, of which the server and the program
// reserve all that the device has.
type memoryLimit struct {
	megabytes int // 0: none
	exceeded  bool
}

// memoryInterval is how often memory is measured.
const memoryInterval = 200 * time.Millisecond

// run runs a command, and ends its processes where they hold too much.
func (m *memoryLimit) run(ctx context.Context, cmd *exec.Cmd) error {
	if err := cmd.Start(); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	watched := m.watch(ctx, cmd.Process.Pid, func() {
		for _, pid := range family(cmd.Process.Pid) {
			if p, err := os.FindProcess(pid); err == nil {
				_ = p.Kill() // it may have ended
			}
		}
	})
	err := cmd.Wait()
	cancel()
	<-watched
	return err
}

// watch measures the process and those that it has started until ctx ends, and calls end where they
// hold too much. The channel is closed when it has returned.
func (m *memoryLimit) watch(ctx context.Context, pid int, end func()) <-chan struct{} {
	done := make(chan struct{})
	go func() {
		defer close(done)
		tick := time.NewTicker(memoryInterval)
		defer tick.Stop()
		for m.megabytes > 0 {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
			}
			if held(family(pid)) > m.megabytes<<20 {
				m.exceeded = true
				end()
				return
			}
		}
	}()
	return done
}

func (m *memoryLimit) String() string {
	return fmt.Sprintf("more than %d MB of memory (-memory)", m.megabytes)
}

// family is a process and its descendants. It is empty where the system has no /proc.
func family(pid int) []int {
	children := map[int][]int{}
	files, _ := filepath.Glob("/proc/[0-9]*/stat") // the pattern is right
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			continue // it has ended
		}
		// pid (name) state parent …, where the name may hold anything
		fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
		if len(fields) < 2 {
			continue
		}
		child, err1 := strconv.Atoi(filepath.Base(filepath.Dir(file)))
		parent, err2 := strconv.Atoi(fields[1])
		if err1 == nil && err2 == nil {
			children[parent] = append(children[parent], child)
		}
	}
	list := []int{pid}
	for i := 0; i < len(list); i++ {
		list = append(list, children[list[i]]...)
	}
	return list
}

// held is how many bytes of memory processes hold; of what several share, each counts its part.
func held(list []int) (total int) {
	for _, pid := range list {
		text, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", pid))
		if err != nil {
			continue
		}
		for line := range strings.Lines(string(text)) {
			if rest, ok := strings.CutPrefix(line, "Pss:"); ok {
				kilobytes, _ := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(rest), " kB")) // the kernel's own form
				total += kilobytes << 10
			}
		}
	}
	return total
}
