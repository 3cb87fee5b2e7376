package frontend

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/tools/oracle"
)

func run(t *testing.T, stdin []byte, name string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Stdin = bytes.NewReader(stdin)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, stderr.String())
	}
	return out
}

// throughLLVM returns the output of LLVM 19 after reading, verifying and printing a text.
func throughLLVM(t *testing.T, text []byte) string {
	bitcode := run(t, text, oracle.Tool(t, "llvm-as-19"), "-o", "-", "-")
	return string(run(t, bitcode, oracle.Tool(t, "llvm-dis-19"), "-o", "-", "-"))
}

// TestClang reads clang's output. LLVM must read our text as the same module as clang's; LLVM 19
// does not read clang 14's, so there it only has to accept ours.
func TestClang(t *testing.T) {
	sources, err := filepath.Glob("testdata/source/*")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no sources: %v", err)
	}
	for _, version := range []string{"14", "19"} {
		for _, src := range sources {
			for _, flags := range []string{"-O0 -g", "-O2", "-O2 -g"} {
				t.Run(version+" "+filepath.Base(src)+" "+flags, func(t *testing.T) {
					t.Parallel()
					text := compile(t, oracle.Tool(t, "clang-"+version), src, flags)
					got := throughLLVM(t, []byte(mustRead(t, src, text).String()))
					if version == "14" {
						return
					}
					if diff := cmp.Diff(throughLLVM(t, text), got); diff != "" {
						t.Error(diff)
					}
				})
			}
		}
	}
}

func compile(t *testing.T, clang, src, flags string) []byte {
	args := append(strings.Fields(flags), "-S", "-emit-llvm", "-w", "-o", "-")
	if strings.HasSuffix(src, ".cu") {
		args = append(args, "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_70", "-nocudainc", "-nocudalib")
	}
	return run(t, nil, clang, append(args, src)...)
}

// TestStress reads random modules.
func TestStress(t *testing.T) {
	stress := oracle.Tool(t, "llvm-stress-19")
	for _, seed := range []string{"1", "2", "3", "4", "5", "6"} {
		t.Run(seed, func(t *testing.T) {
			t.Parallel()
			text := run(t, nil, stress, "-size=300", "-seed="+seed)
			got := throughLLVM(t, []byte(mustRead(t, "stress.ll", text).String()))
			if diff := cmp.Diff(throughLLVM(t, text), got); diff != "" {
				t.Error(diff)
			}
		})
	}
}
