package main

import (
	"context"
	"os"
	"os/exec"
	"testing"
)

// TestMemoryLimit: what a program's processes hold together counts, and a program that holds too
// much is ended.
func TestMemoryLimit(t *testing.T) {
	if _, err := os.Stat("/proc/self/smaps_rollup"); err != nil {
		t.Skip("the system does not say what memory processes hold")
	}
	const waits = `; while kill -0 $! 2>/dev/null; do sleep 0.1; done`
	for _, c := range []struct {
		name      string
		megabytes int
		script    string
		exceeded  bool
	}{
		{"less", 64, "head -c 1000000 /dev/zero | tail -c 1000000 >/dev/null", false},
		{"a child of a child", 64, `(head -c 400000000 /dev/zero | (tail; sleep 60)) >/dev/null & ` + waits[2:], true},
		{"no limit", 0, "head -c 100000000 /dev/zero | tail >/dev/null", false},
	} {
		m := &memoryLimit{megabytes: c.megabytes}
		if err := m.run(context.Background(), exec.Command("sh", "-c", c.script)); m.exceeded != c.exceeded || (err != nil) != c.exceeded {
			t.Errorf("%s: exceeded %v, %v", c.name, m.exceeded, err)
		}
	}
}
