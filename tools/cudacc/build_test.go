package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// The example of a program of two files is built by CMake and by Ninja with cudacc, and by Ninja
// again after a header has changed; with ccache in between, too.
func TestBuildTools(t *testing.T) {
	bin := tools(t)
	run := func(dir, name string, args ...string) string {
		t.Helper()
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"))
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %v: %v\n%s", name, args, err, out)
		}
		return string(out)
	}
	copyExample := func(t *testing.T) string {
		t.Helper()
		dir := t.TempDir()
		if err := os.CopyFS(dir, os.DirFS("../../examples/cuda/build")); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	need := func(t *testing.T, names ...string) {
		t.Helper()
		for _, n := range names {
			if _, err := exec.LookPath(n); err != nil {
				t.Skipf("%s is not installed", n)
			}
		}
	}
	prints := func(t *testing.T, program, want string) {
		t.Helper()
		if stdout, stderr := runProgram(t, program); strings.TrimSpace(stdout) != want || stderr != "" {
			t.Errorf("printed %q and %q, want %s", stdout, stderr, want)
		}
	}
	t.Run("cmake", func(t *testing.T) {
		need(t, "cmake", "ninja")
		dir := copyExample(t)
		cuda := filepath.Join(dir, "cuda")
		run(dir, filepath.Join(bin, "cudacc"), "--installation="+cuda)
		t.Setenv("PATH", filepath.Join(cuda, "bin")+string(os.PathListSeparator)+os.Getenv("PATH"))
		for _, separable := range []string{"OFF", "ON"} {
			build := "build" + separable
			printed := run(dir, "cmake", "-G", "Ninja", "-S", ".", "-B", build, "-DCMAKE_CUDA_ARCHITECTURES=80", "-DCMAKE_CUDA_SEPARABLE_COMPILATION="+separable)
			if !strings.Contains(printed, "Detecting CUDA compiler ABI info - done") {
				t.Errorf("CMake does not understand how cudacc links:\n%s", printed)
			}
			run(dir, "cmake", "--build", build)
			prints(t, filepath.Join(dir, build, "sum"), "499500")
		}
	})
	t.Run("ccache", func(t *testing.T) {
		need(t, "ccache", "ninja")
		t.Setenv("CCACHE_DIR", t.TempDir())
		dir := copyExample(t)
		edit := func(name, old, new string) {
			t.Helper()
			text, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(string(text), old) {
				t.Fatalf("%s lacks %q", name, old)
			}
			if err := os.WriteFile(filepath.Join(dir, name), []byte(strings.Replace(string(text), old, new, 1)), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		edit("build.ninja", "cudacc = cudacc", "cudacc = ccache cudacc")
		run(dir, "ninja")
		run(dir, "ninja", "-t", "clean")
		run(dir, "ninja")
		hits := func() (n int) {
			for line := range strings.SplitSeq(run(dir, "ccache", "--print-stats"), "\n") {
				if rest, ok := strings.CutPrefix(line, "direct_cache_hit\t"); ok {
					n, _ = strconv.Atoi(rest)
				}
			}
			return n
		}
		if hits() != 2 {
			t.Errorf("%d hits, want one for each source", hits())
		}
		prints(t, filepath.Join(dir, "sum"), "499500")
		// What only the device's compilation sees counts, too.
		edit("total.cu", "atomicAdd(sum, values[i]);", "\n#ifdef __CUDA_ARCH__\natomicAdd(sum, 2 * values[i])\n#endif\n;")
		run(dir, "ninja")
		prints(t, filepath.Join(dir, "sum"), "999000")
		edit("total.cu", "2 * values[i]", "3 * values[i]")
		run(dir, "ninja")
		prints(t, filepath.Join(dir, "sum"), "1498500")
	})
	t.Run("ninja", func(t *testing.T) {
		need(t, "ninja")
		dir := copyExample(t)
		run(dir, "ninja")
		prints(t, filepath.Join(dir, "sum"), "499500")
		header := filepath.Join(dir, "total.h")
		text, err := os.ReadFile(header)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(header, []byte(strings.Replace(string(text), "1000", "10", 1)), 0o666); err != nil {
			t.Fatal(err)
		}
		run(dir, "ninja")
		prints(t, filepath.Join(dir, "sum"), "45")
	})
}
