package passes_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"opt-go/tools/oracle"
)

// TestCoroutines compiles C++20's coroutines (testdata/coroutines) without any pass of clang's,
// runs ours, and compares what the program prints with what clang's own -O2 gives: generators,
// tasks that go on to each other 100,000 times, exceptions, frames of all kinds, and how often
// memory is allocated for one. OPTGO_ALL=1 takes all clangs and levels.
func TestCoroutines(t *testing.T) {
	files, err := filepath.Glob("testdata/coroutines/*.cpp")
	if err != nil || len(files) == 0 {
		t.Fatalf("the programs were not found: %v", err)
	}
	versions, levels, pipelines := []string{"19"}, []string{"-O2"}, []string{"default<O0>", "default<O3>"}
	if os.Getenv("OPTGO_ALL") != "" {
		versions = []string{"14", "19", "22"}
		levels = []string{"-O0", "-O2"}
		pipelines = []string{"default<O0>", "default<O1>", "default<O2>", "default<O3>", "default<Os>", "lto<O2>"}
	}
	for _, v := range append(versions, "19") {
		oracle.Need(t, "clang++-"+v)
	}
	for _, file := range files {
		want := builtByClang(t, file)
		for _, version := range versions {
			for _, level := range levels {
				t.Run(fmt.Sprintf("%s/clang-%s/%s", filepath.Base(file), version, level), func(t *testing.T) {
					coroutines(t, file, version, level, want, pipelines)
				})
			}
		}
	}
}

// builtByClang returns what a program prints as clang-19 builds it with -O2.
func builtByClang(t *testing.T, file string) string {
	t.Helper()
	dir := t.TempDir()
	bin := filepath.Join(dir, "x")
	command(t, dir, time.Minute, "clang++-19", "-O2", "-std=c++20", "-w", absolute(t, file), "-o", bin)
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	out, err := exec.CommandContext(ctx, bin).Output()
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return string(out) + "status 0\n"
}

// coroutines tests one program as one clang prints it.
func coroutines(t *testing.T, file, version, level, want string, pipelines []string) {
	dir := t.TempDir()
	ll := filepath.Join(dir, "p.ll")
	command(t, dir, time.Minute, "clang++-"+version, level, "-std=c++20", "-Xclang", "-disable-O0-optnone", "-Xclang", "-disable-llvm-passes",
		"-w", "-S", "-emit-llvm", absolute(t, file), "-o", ll)
	text, err := os.ReadFile(ll)
	if err != nil {
		t.Fatal(err)
	}
	back := "clang++-19" // which reads what we write for input of clang-14
	if version == "22" {
		back = "clang++-22"
	}
	comparePrograms(t, dir, back, text, want, pipelines)
}
