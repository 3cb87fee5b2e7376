package passes

import (
	"bytes"
	"os/exec"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/tools/oracle"
)

// TestLLVMPipelines: what opt prints of its own pipelines is a pipeline, and so is what we print of
// ours.
func TestLLVMPipelines(t *testing.T) {
	for _, name := range []string{"opt-19", "opt-22"} {
		t.Run(name, func(t *testing.T) { llvmPipelines(t, name) })
	}
}

func llvmPipelines(t *testing.T, name string) {
	opt := oracle.Tool(t, name)
	m, err := frontend.Read("m.ll", []byte("define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"))
	if err != nil {
		t.Fatal(err)
	}
	kinds, triples := []string{"default", "lto-pre-link", "thinlto-pre-link", "lto", "thinlto"}, []string{"", "nvptx64-nvidia-cuda", "amdgcn-amd-amdhsa", "hexagon"}
	if name == "opt-19" {
		kinds, triples = kinds[:1], triples[:1]
	}
	for _, kind := range kinds {
		for _, level := range []string{"O0", "O1", "O2", "O3", "Os", "Oz"} {
			for _, triple := range triples {
				pipeline := kind + "<" + level + ">"
				cmd := exec.Command(opt, "-passes="+pipeline, "-mtriple="+triple, "-print-pipeline-passes", "-disable-output", "-")
				cmd.Stdin = bytes.NewReader(nil)
				text, err := cmd.Output()
				if err != nil {
					t.Fatalf("%s: %v", pipeline, err)
				}
				checkPipeline(t, pipeline+" for "+triple, string(bytes.TrimSpace(text)), m)
			}
		}
	}
}

func checkPipeline(t *testing.T, name, text string, m *ir.Module) {
	t.Helper()
	nodes, err := Parse(text)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	again, err := Parse(Format(nodes))
	if err != nil {
		t.Errorf("%s again: %v", name, err)
	} else if d := cmp.Diff(Format(nodes), Format(again)); d != "" {
		t.Errorf("%s: written and read again:\n%s", name, d)
	}
	if name == "default<O2> for " {
		want := []string{"rel-lookup-table-converter"}
		if d := cmp.Diff(want, leftOut(nodes, m)); d != "" {
			t.Errorf("left out:\n%s", d)
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
