// Package testc builds and runs C programs for tests that compare a backend's code with native
// builds.
package testc

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// toolTime is how long a compiler may run.
const toolTime = 2 * time.Minute

// Tool runs a program in a folder, where csmith leaves a file; "" is that of the test. The test
// fails with what it prints if it fails.
func Tool(t testing.TB, dir, name string, args ...string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), toolTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
}

// Run is what a program did.
type Run struct {
	Out  string
	Exit int
}

// String is the output, and a line with the status.
func (r Run) String() string { return fmt.Sprintf("%sexit status %d\n", r.Out, r.Exit) }

// Execute runs a program; ok is false if it does not end in time, or by a signal.
func Execute(limit time.Duration, name string, args ...string) (r Run, ok bool) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	out, err := exec.CommandContext(ctx, name, args...).Output()
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit) && exit.ExitCode() >= 0:
		return Run{string(out), exit.ExitCode()}, true
	case err != nil:
		return Run{}, false
	}
	return Run{string(out), 0}, true
}

// Native builds a C file for this machine in a folder, and runs it.
func Native(t testing.TB, dir, file string, limit time.Duration, flags ...string) (r Run, ok bool) {
	t.Helper()
	source, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	exe := filepath.Join(dir, "native")
	Tool(t, dir, "clang-19", append([]string{"-O1", "-w", "-ffp-contract=off", source, "-o", exe, "-lm"}, flags...)...)
	return Execute(limit, exe)
}

// undefined is what programs of csmith do although C leaves it undefined: they convert floats that
// do not fit into an integer.
const undefined = "float-cast-overflow"

// Defined reports whether a program of csmith ends in time without anything that is undefined.
func Defined(t testing.TB, dir, file string, limit time.Duration, flags ...string) bool {
	t.Helper()
	_, ok := Native(t, dir, file, limit, append([]string{"-fsanitize=" + undefined, "-fsanitize-trap=" + undefined}, flags...)...)
	return ok
}
