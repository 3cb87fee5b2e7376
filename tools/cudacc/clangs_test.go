package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestOlderClangs: programs work when another clang than the newest compiles them. By default each
// installed one compiles one program; OPTGO_ALL=1 takes more.
func TestOlderClangs(t *testing.T) {
	bin := tools(t)
	newest, err := findClang("")
	if err != nil {
		t.Fatal(err)
	}
	programs := []string{"vector"}
	if os.Getenv("OPTGO_ALL") != "" { // functions of surfaces are not in the headers of all clangs
		programs = append(programs, "warps", "lambda", "streams", "cooperative")
	}
	for _, name := range clangs {
		clang, err := exec.LookPath(name)
		if err != nil || name == "clang" || clang == newest {
			continue
		}
		for _, program := range programs {
			file := "testdata/" + program + ".cu"
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			t.Run(name+"/"+program, func(t *testing.T) {
				t.Parallel()
				stdout, stderr := runProgram(t, compileProgram(t, bin, "-ccbin", clang, file), wants(source, "environment")...)
				if want := strings.Join(wants(source, "stdout"), "\n"); strings.TrimSpace(stdout) != want || stderr != "" {
					t.Errorf("printed %q, want %q; standard error: %s", stdout, want, stderr)
				}
			})
		}
	}
}
