package passes_test

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/verify"
	"opt-go/passes"
	"opt-go/passes/internal/difftest"
	"opt-go/tools/oracle"
)

// TestPipelinesOnExamples runs the named pipelines over all committed inputs with the verifier
// after every pass, and lets LLVM's verifier read what comes out.
func TestPipelinesOnExamples(t *testing.T) {
	files, err := filepath.Glob("../examples/ll/*.ll")
	if err != nil || len(files) < 50 {
		t.Fatalf("the examples were not found: %v", err)
	}
	opt, judged := oracle.Look(t, "opt-19")
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			for _, pipeline := range []string{"gpucc", "vliw", "default<O2>"} {
				out := optimize(t, name, pipeline, 1)
				if again := optimize(t, name, pipeline, 3); again != out {
					t.Errorf("%s: the output depends on the number of workers", pipeline)
				}
				if judged && pipeline != "vliw" && strings.Contains(name, "O1") {
					cmd := exec.Command(opt, "-passes=verify", "-disable-output", "-")
					cmd.Stdin = strings.NewReader(out)
					if msg, err := cmd.CombinedOutput(); err != nil {
						t.Errorf("%s: opt-19 rejects the output: %s", pipeline, msg)
					}
				}
			}
		})
	}
}

func optimize(t *testing.T, name, pipeline string, workers int) string {
	t.Helper()
	m, err := frontend.ReadFile(name)
	if err != nil {
		t.Fatalf("%v", err)
	}
	if ps := verify.Check(m); len(ps) > 0 {
		t.Fatalf("input: %v", ps[0])
	}
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := passes.Run(m, nodes, passes.Options{Target: difftest.GPU(), Workers: workers, VerifyEach: true}); err != nil {
		if ie, ok := err.(*passes.InternalError); ok {
			t.Fatalf("%s: %v\n%s", pipeline, err, ie.Stack)
		}
		t.Fatalf("%s: %v", pipeline, err)
	}
	var b bytes.Buffer
	if err := frontend.Write(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
