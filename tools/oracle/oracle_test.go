package oracle

import (
	"os"
	"path/filepath"
	"testing"
)

// witness stands for the test that asks: it notes what is done to it and goes on.
type witness struct {
	testing.TB
	skipped, failed bool
}

func (w *witness) Helper()               {}
func (w *witness) Skip(...any)           { w.skipped = true }
func (w *witness) Fatalf(string, ...any) { w.failed = true }

func TestTool(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"opt-19", "ptxas-12"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir)
	for _, c := range []struct {
		name, tool      string
		set             map[string]string
		path            string
		skipped, failed bool
	}{
		{name: "found", tool: "opt-19", path: "opt-19"},
		{name: "found where demanded", tool: "opt-19", set: map[string]string{"OPTGO_REQUIRE_LLVM": "1"}, path: "opt-19"},
		{name: "missing", tool: "opt-22", skipped: true},
		{name: "missing where demanded", tool: "opt-22", set: map[string]string{"OPTGO_REQUIRE_LLVM": "1"}, failed: true, skipped: true},
		{name: "another kind is demanded", tool: "rustc", set: map[string]string{"OPTGO_REQUIRE_LLVM": "1"}, skipped: true},
		{name: "named by a variable", tool: "ptxas", set: map[string]string{"OPTGO_PTXAS": filepath.Join(dir, "ptxas-12")}, path: "ptxas-12"},
		{name: "named, but not there", tool: "ptxas", set: map[string]string{"OPTGO_PTXAS": filepath.Join(dir, "ptxas-13"), "OPTGO_REQUIRE_PTXAS": "1"}, failed: true, skipped: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, v := range []string{"OPTGO_REQUIRE_LLVM", "OPTGO_REQUIRE_PTXAS", "OPTGO_REQUIRE_RUSTC", "OPTGO_PTXAS"} {
				t.Setenv(v, c.set[v])
			}
			w := &witness{TB: t}
			path := Tool(w, c.tool)
			if c.path != "" && path != filepath.Join(dir, c.path) {
				t.Errorf("found %q", path)
			}
			if w.skipped != c.skipped || w.failed != c.failed {
				t.Errorf("skipped %v, failed %v", w.skipped, w.failed)
			}
		})
	}
}
