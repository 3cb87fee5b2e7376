package passes

import (
	"bytes"
	"os"
	"os/exec"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend"
)

// TestLLVMPipelines: what opt prints of its own pipelines is a pipeline, and so is what we print of
// ours.
func TestLLVMPipelines(t *testing.T) {
	opt, err := exec.LookPath("opt-19")
	if err != nil {
		if os.Getenv("OPTGO_REQUIRE_LLVM") != "" {
			t.Fatal("opt-19 is not installed")
		}
		t.Skip("opt-19 is not installed")
	}
	m, err := frontend.Read("m.ll", []byte("define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, level := range []string{"O0", "O1", "O2", "O3", "Os", "Oz"} {
		cmd := exec.Command(opt, "-passes=default<"+level+">", "-print-pipeline-passes", "-disable-output", "-")
		cmd.Stdin = bytes.NewReader(nil)
		text, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		nodes, err := Parse(string(bytes.TrimSpace(text)))
		if err != nil {
			t.Errorf("%s: %v", level, err)
			continue
		}
		again, err := Parse(Format(nodes))
		if err != nil {
			t.Errorf("%s again: %v", level, err)
		} else if d := cmp.Diff(Format(nodes), Format(again)); d != "" {
			t.Errorf("%s: written and read again:\n%s", level, d)
		}
		if level == "O2" {
			want := []string{"loop-distribute", "loop-load-elim", "loop-vectorize", "rel-lookup-table-converter", "slp-vectorizer", "vector-combine"}
			if d := cmp.Diff(want, leftOut(nodes, m)); d != "" {
				t.Errorf("left out:\n%s", d)
			}
		}
	}
}

// TestFormat: a named pipeline is written as passes that mean the same.
func TestFormat(t *testing.T) {
	for _, p := range NamedPipelines() {
		nodes, err := Parse(p.Name)
		if err != nil {
			t.Fatal(err)
		}
		again, err := Parse(Format(nodes))
		if err != nil {
			t.Errorf("%s: %v", p.Name, err)
		} else if d := cmp.Diff(Format(nodes), Format(again)); d != "" {
			t.Errorf("%s: written and read again:\n%s", p.Name, d)
		}
	}
}
