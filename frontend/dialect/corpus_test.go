package dialect

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"opt-go/frontend/dialect/carried"
	"opt-go/tools/oracle"
)

// TestClang carries clang's output for the sources in testdata.
func TestClang(t *testing.T) {
	sources, err := filepath.Glob("testdata/*.c*")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no sources: %v", err)
	}
	for _, clang := range []string{"clang-14", "clang-19"} {
		path, err := exec.LookPath(clang)
		if err != nil {
			t.Run(clang, func(t *testing.T) { oracle.Tool(t, clang) })
			continue
		}
		for _, src := range sources {
			for _, flags := range []string{"-O0 -g", "-O2", "-O2 -g"} {
				t.Run(clang+" "+filepath.Base(src)+" "+flags, func(t *testing.T) {
					carryOK(t, src, compile(t, path, src, flags))
				})
			}
		}
	}
}

// compile returns the assembly that clang prints for a source.
func compile(t *testing.T, clang, src, flags string) []byte {
	t.Helper()
	args := append(strings.Fields(flags), "-S", "-emit-llvm", "-o", "-", "-w")
	if strings.HasSuffix(src, ".cu") {
		args = append(args, "--cuda-device-only", "--cuda-gpu-arch=sm_70", "-nocudainc", "-nocudalib", "-x", "cuda")
	}
	out, err := exec.Command(clang, append(args, src)...).Output()
	if err != nil {
		t.Skipf("clang cannot compile this: %v", err)
	}
	return out
}

// TestStress carries the random modules of llvm-stress.
func TestStress(t *testing.T) {
	stress := oracle.Tool(t, "llvm-stress-19")
	for seed := range 12 {
		out, err := exec.Command(stress, "-seed", strconv.Itoa(seed), "-size", "400").Output()
		if err != nil {
			t.Fatal(err)
		}
		carryOK(t, "stress", out)
	}
}

// FuzzCarry looks for panics and hangs, and for text that Carry lets through and llir panics on.
func FuzzCarry(f *testing.F) {
	for _, s := range snippets {
		f.Add(s.src)
	}
	if extra := os.Getenv("OPTGO_FUZZ_SEEDS"); extra != "" {
		files, _ := filepath.Glob(extra)
		for _, file := range files {
			if src, err := os.ReadFile(file); err == nil {
				f.Add(string(src))
			}
		}
	}
	f.Fuzz(func(t *testing.T, src string) {
		text, diags := Carry("f.ll", []byte(src))
		for _, d := range diags {
			if d.Pos.Line < 0 || d.Message == "" {
				t.Errorf("odd diagnostic: %+v", d)
			}
		}
		if len(text.LL14) > 40*len(src)+1000 {
			t.Errorf("%d bytes became %d", len(src), len(text.LL14))
		}
		if !diags.HasErrors() {
			if m, diags := carried.Parse(text); !diags.HasErrors() {
				checkTables(t, text, m)
			}
		}
	})
}
