package passes_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/passes"
	"opt-go/tools/oracle"
)

// TestPrograms compiles what C and C++ have beyond arithmetic (testdata/programs: exceptions,
// classes, coroutines, threaded code …), runs the pipelines over it, and compares what the machine
// code prints with what it prints without them. OPTGO_ALL=1 takes all clangs and levels.
func TestPrograms(t *testing.T) {
	files, err := filepath.Glob("testdata/programs/*.c*") // Rust's have a test of their own
	if err != nil || len(files) == 0 {
		t.Fatalf("the programs were not found: %v", err)
	}
	versions, levels, pipelines := []string{"19"}, []string{"-O0"}, []string{"default<O3>"}
	if os.Getenv("OPTGO_ALL") != "" {
		versions = []string{"14", "19", "22"}
		levels = []string{"-O0", "-O2"}
		pipelines = []string{"default<O1>", "default<O2>", "default<O3>", "gpucc", "vliw"}
	}
	for _, v := range append(versions, "19") {
		oracle.Need(t, "clang-"+v, "clang++-"+v)
	}
	for _, file := range files {
		for _, version := range versions {
			for _, level := range levels {
				t.Run(fmt.Sprintf("%s/clang-%s/%s", filepath.Base(file), version, level), func(t *testing.T) {
					t.Parallel()
					program(t, file, version, level, pipelines)
				})
			}
		}
	}
}

// program tests one program as one clang prints it.
func program(t *testing.T, file, version, level string, pipelines []string) {
	dir := t.TempDir()
	front, std := "clang-", "-std=gnu17"
	if filepath.Ext(file) == ".cpp" {
		front, std = "clang++-", "-std=c++20"
	}
	ll := filepath.Join(dir, "p.ll")
	command(t, dir, time.Minute, front+version, level, std, "-Xclang", "-disable-O0-optnone", "-w", "-S", "-emit-llvm", absolute(t, file), "-o", ll)
	text, err := os.ReadFile(ll)
	if err != nil {
		t.Fatal(err)
	}
	want := native(t, dir, front+version, text)
	back := front + "19" // which reads what we write for input of clang-14
	if version == "22" {
		back = front + version
	}
	comparePrograms(t, dir, back, text, want, pipelines)
}

// comparePrograms compares what a program prints after each pipeline with what it prints without.
func comparePrograms(t *testing.T, dir, clang string, text []byte, want string, pipelines []string, libraries ...string) {
	t.Helper()
	for _, pipeline := range pipelines {
		if got := native(t, dir, clang, optimized(t, text, pipeline), libraries...); got != want {
			t.Errorf("after %s the program prints\n%sbefore\n%s", pipeline, got, want)
		}
	}
}

func absolute(t *testing.T, file string) string {
	abs, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	return abs
}

// optimized returns what a pipeline makes of a module.
func optimized(t *testing.T, text []byte, pipeline string) []byte {
	t.Helper()
	m, err := frontend.Read("p.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := passes.Run(m, nodes, passes.Options{VerifyEach: true, Workers: 2, CompactAll: true}); err != nil {
		if ie, ok := err.(*passes.InternalError); ok {
			t.Fatalf("%s: %v\n%s", pipeline, err, ie.Stack)
		}
		t.Fatalf("%s: %v", pipeline, err)
	}
	var b bytes.Buffer
	if err := frontend.Write(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// native makes a program of a module, without any optimization of clang's, and returns what it
// prints and its status.
func native(t *testing.T, dir, clang string, text []byte, libraries ...string) string {
	t.Helper()
	ll, bin := filepath.Join(dir, "x.ll"), filepath.Join(dir, "x")
	if err := os.WriteFile(ll, text, 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, dir, time.Minute, clang, append([]string{"-O0", "-w", ll, "-o", bin, "-lm"}, libraries...)...)
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, bin)
	cmd.Dir = dir
	var out strings.Builder
	cmd.Stdout = &out
	if err := cmd.Run(); cmd.ProcessState == nil {
		t.Fatal(err)
	}
	fmt.Fprintf(&out, "status %d\n", cmd.ProcessState.ExitCode())
	return out.String()
}
