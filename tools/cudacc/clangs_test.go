package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestOlderClangs: programs work when another clang than the newest compiles them. By default each
// installed one compiles one program; OPTGO_ALL=1 takes all of them.
func TestOlderClangs(t *testing.T) {
	bin := tools(t)
	newest, err := findClang("")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("testdata/*.cu")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d programs (%v)", len(files), err)
	}
	if os.Getenv("OPTGO_ALL") == "" {
		files = []string{"testdata/vector.cu"}
	}
	for _, name := range clangs {
		clang, err := exec.LookPath(name)
		if err != nil || name == "clang" || clang == newest {
			continue
		}
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if len(wants(source, "stderr")) > 0 {
				continue // what is said of lines and addresses depends on the clang
			}
			t.Run(name+"/"+strings.TrimSuffix(filepath.Base(file), ".cu"), func(t *testing.T) {
				t.Parallel()
				stdout, stderr := runProgram(t, compileProgram(t, bin, "-ccbin", clang, file), wants(source, "environment")...)
				if want := strings.Join(wants(source, "stdout"), "\n"); strings.TrimSpace(stdout) != want || stderr != "" {
					t.Errorf("printed %q, want %q; standard error: %s", stdout, want, stderr)
				}
			})
		}
	}
}
