package passes_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"opt-go/tools/oracle"
)

// targets are the triples for which TestTargets compiles, with more flags for clang.
var targets = []struct {
	triple string
	flags  []string
}{
	{"x86_64-linux-gnu", nil}, {"i686-linux-gnu", nil}, {"aarch64-linux-gnu", nil}, {"armv7-linux-gnueabihf", nil},
	{"thumbv7m-none-eabi", nil}, {"riscv32-unknown-elf", nil}, {"riscv64-linux-gnu", []string{"-march=rv64gc"}},
	{"powerpc64le-linux-gnu", nil}, {"powerpc-linux-gnu", nil}, {"s390x-linux-gnu", nil}, {"mips-linux-gnu", nil},
	{"mips64el-linux-gnu", nil}, {"sparc-linux-gnu", nil}, {"sparcv9-linux-gnu", nil}, {"hexagon-unknown-elf", nil},
	{"wasm32-unknown-unknown", nil}, {"nvptx64-nvidia-cuda", nil}, {"amdgcn-amd-amdhsa", []string{"-mcpu=gfx906", "-nogpulib"}},
}

// TestTargets reads what three clangs print of one source for 18 targets, and optimizes it with the
// verifier after each pass; LLVM must accept the result. OPTGO_ALL=1 takes all of them, with
// and without debug information; by default one target for each clang is compiled.
func TestTargets(t *testing.T) {
	all := os.Getenv("OPTGO_ALL") != ""
	modes, pipelines := [][]string{{"-O2", "-g"}}, []string{"default<O2>"}
	if all {
		modes = [][]string{{"-O0", "-g", "-Xclang", "-disable-O0-optnone"}, {"-O2", "-g"}, {"-O3"}}
		pipelines = []string{"default<O3>", "gpucc"}
	}
	source := absolute(t, "testdata/targets/abi.c")
	for at, clang := range []string{"14", "19", "22"} {
		judge := "opt-19" // reads what we write for input of clang-14
		if clang == "22" {
			judge = "opt-22"
		}
		oracle.Need(t, "clang-"+clang, judge)
		for k, target := range targets {
			if !all && k%len(targets) != at*7 {
				continue
			}
			t.Run(target.triple+"/clang-"+clang, func(t *testing.T) {
				t.Parallel()
				dir := t.TempDir()
				for _, mode := range modes {
					flags := append([]string{"--target=" + target.triple, "-S", "-emit-llvm", "-w", source, "-o", "a.ll"}, target.flags...)
					command(t, dir, time.Minute, "clang-"+clang, append(flags, mode...)...)
					text, err := os.ReadFile(filepath.Join(dir, "a.ll"))
					if err != nil {
						t.Fatal(err)
					}
					for _, pipeline := range pipelines {
						result := filepath.Join(dir, "b.ll")
						if err := os.WriteFile(result, optimized(t, text, pipeline), 0o644); err != nil {
							t.Fatal(err)
						}
						command(t, dir, time.Minute, judge, "-passes=verify", "-disable-output", result)
					}
				}
			})
		}
	}
}
