package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestWithoutVLIW: the program that the playground loads first is without the VLIW backend, and
// says so.
func TestWithoutVLIW(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: a build of all packages")
	}
	program := filepath.Join(t.TempDir(), "opt-go")
	if out, err := exec.Command("go", "build", "-trimpath", "-pgo=off", "-tags=novliw", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	const kernel = "define void @f() {\n  ret void\n}\n"
	for _, c := range []struct {
		name, args, want string
		fails            bool
	}{
		{"ptx", "-emit=ptx -", ".func f", false},
		{"vliw", "-emit=vliw -", "without the VLIW backend", true},
	} {
		cmd := exec.Command(program, strings.Fields(c.args)...)
		cmd.Stdin = strings.NewReader(kernel)
		out, err := cmd.CombinedOutput()
		if (err != nil) != c.fails || !strings.Contains(string(out), c.want) {
			t.Errorf("%s: %v\n%s", c.name, err, out)
		}
	}
	if _, ok := find("vliw-run"); !ok {
		t.Error("the whole program has no vliw-run")
	}
}
