package vliw

import (
	"bytes"
	"fmt"
	"opt-go/tools/oracle"
	"opt-go/tools/testc"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// TestNestPrograms compares whole programs full of nests with their native builds, with every level
// pipelined in turn: unmodified output of clang, vectors included. With -nests-all by both
// compilers, at all levels of optimization, on all machines.
func TestNestPrograms(t *testing.T) {
	oracle.Need(t, "clang-19", "clang-14")
	files, err := filepath.Glob("testdata/nests/programs/*.c")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs (%v)", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			dir := t.TempDir()
			want := nativeRun(t, dir, file)
			for k, build := range nestBuilds() {
				nestProgram(t, filepath.Join(dir, fmt.Sprintf("%d.ll", k)), file, build, want)
			}
		})
	}
}

// nestBuild is a compiler and its flags.
type nestBuild struct {
	compiler string
	flags    []string
}

func nestBuilds() []nestBuild {
	scalar := []string{"-O2", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"}
	if !*nestsAll {
		return []nestBuild{{"clang-19", scalar}}
	}
	var all []nestBuild
	for _, c := range []string{"clang-19", "clang-14"} {
		for _, flags := range [][]string{{"-O0", "-Xclang", "-disable-O0-optnone"}, {"-O1"}, {"-O2"}, {"-O2", "-fno-vectorize"}, scalar} {
			all = append(all, nestBuild{c, flags})
		}
	}
	return all
}

// nestProgramOptions are the configurations to run.
func nestProgramOptions() []Options {
	if !*nestsAll {
		return []Options{{SSP: Auto}, {SSP: 1, Verify: true, Name: "p4m4l4"}, {SSP: 2, Distance: ssp.Conservative}}
	}
	var all []Options
	for _, name := range []string{"p2m2l4", "p4m2l4", "p2m2l6", "p4m4l4"} {
		for _, level := range []Level{Innermost, Auto, 1, 2, 3, 4} {
			all = append(all, Options{SSP: level, Name: name})
		}
	}
	return append(all, Options{SSP: 1, Regs: 16}, Options{SSP: Auto, Regs: 24, Name: "p4m4l4"}, Options{SSP: 2, Regs: 24, Verify: true},
		Options{SSP: 1, Distance: ssp.Conservative, Fit: rotate.BestFit}, Options{SSP: 1, Scheduler: modulo.IMS, Verify: true})
}

// nestProgram compiles a program and runs it in all configurations.
func nestProgram(t *testing.T, ll, file string, build nestBuild, want testc.Run) {
	args := append([]string{"-w", "-S", "-emit-llvm", "-ffp-contract=off", file, "-o", ll}, build.flags...)
	if out, err := exec.Command(build.compiler, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	text, err := os.ReadFile(ll)
	if err != nil {
		t.Fatal(err)
	}
	pipeline := "vliw"
	if slices.Contains(build.flags, "-O0") {
		pipeline = "default<O1>,vliw"
	}
	m := optimized(t, ll, bytes.Clone(text), pipeline)
	for _, o := range nestProgramOptions() {
		got, err := simulateModule(m, o)
		switch {
		case err != nil:
			t.Errorf("%v -ssp=%s %+v: %v", build, o.SSP, o, err)
		case got != want:
			t.Errorf("%v -ssp=%s %+v: status %d, natively %d; prints\n%swant\n%s", build, o.SSP, o, got.Exit, want.Exit, got.Out, want.Out)
		}
	}
}
