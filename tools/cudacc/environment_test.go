package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// Flags of the environment stand around those of the command line, and those of files in their
// place.
func TestFlagsFromElsewhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "flags")
	if err := os.WriteFile(file, []byte("-I\"/a b\" -DX='\"y\\'\n\t-O2\\ z ''\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	env := map[string]string{"NVCC_PREPEND_FLAGS": "-w -g", "NVCC_APPEND_FLAGS": " -O1 "}
	of := []string{`-I/a b`, `-DX="y\`, "-O2 z", ""}
	for _, c := range []struct{ args, want []string }{
		{[]string{"-c", "a.cu"}, []string{"-w", "-g", "-c", "a.cu", "-O1"}},
		{[]string{"--options-file", file, "a.cu"}, slices.Concat([]string{"-w", "-g"}, of, []string{"a.cu", "-O1"})},
		{[]string{"-optf=" + file}, slices.Concat([]string{"-w", "-g"}, of, []string{"-O1"})},
		{[]string{"@" + file}, slices.Concat([]string{"-w", "-g"}, of, []string{"-O1"})},
	} {
		got, err := withFiles(withEnvironment(c.args, func(name string) string { return env[name] }))
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%q became %q (%v), want %q", c.args, got, err, c.want)
		}
	}
	for _, bad := range [][]string{{"-optf"}, {"@/nowhere/at/all"}} {
		if _, err := withFiles(bad); err == nil {
			t.Errorf("%q was taken", bad)
		}
	}
}
