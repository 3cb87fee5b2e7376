package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestIndexProgramsAreDefined builds programs with gcc's or clang's checks of undefined behaviour
// and runs them: so a difference that the comparison finds is a bug in opt-go.
func TestIndexProgramsAreDefined(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("no C compiler is installed")
	}
	dir := t.TempDir()
	probe := filepath.Join(dir, "probe.c")
	if err := os.WriteFile(probe, []byte("int main(void) { return 0; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	bin := filepath.Join(dir, "p")
	flags := []string{"-w", "-O1", "-fsanitize=undefined", "-fno-sanitize-recover=all", "-o", bin}
	if exec.Command(cc, append(flags, probe)...).Run() != nil {
		t.Skip("the C compiler has no checks of undefined behaviour")
	}
	for seed := range uint64(4) {
		src := filepath.Join(dir, "p.c")
		if err := os.WriteFile(src, []byte(indexProgram(seed)), 0o666); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(cc, append(flags, src)...).CombinedOutput(); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, out)
		}
		if out, err := exec.Command(bin).CombinedOutput(); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, out)
		}
	}
}

func TestIndexProgramsDiffer(t *testing.T) {
	a, b := indexProgram(1), indexProgram(2)
	if a == b || a != indexProgram(1) || !strings.Contains(a, "int main(void)") {
		t.Error("the program has to depend on the seed alone")
	}
}

func TestLeaves(t *testing.T) {
	got, err := leaves("function(sroa,simplifycfg<hoist-common-insts>),globaldce")
	if err != nil {
		t.Fatal(err)
	}
	if want := "sroa simplifycfg<hoist-common-insts> globaldce"; strings.Join(got, " ") != want {
		t.Errorf("got %v, want %s", got, want)
	}
}
