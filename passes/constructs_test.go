package passes_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/verify"
	"opt-go/passes"
	"opt-go/passes/internal/difftest"
)

var constructsStep = flag.Int("constructs-step", 0, "every how manyth module of the frontend's snippets TestEveryConstruct gives to the passes; 0: every eighth with OPTGO_ALL, else every 24th")

// constructPipelines are all passes that change something, each alone, and the named pipelines.
func constructPipelines() []string {
	out := []string{"default<O1>", "default<O3>", "gpucc", "vliw", "nvptx-codegen", "simple-loop-unswitch<nontrivial>", "early-cse<memssa>",
		"separate-const-offset-from-gep<lower-gep>", "loop-unroll<runtime;partial>", "infer-address-spaces<constants;memory;allocas>"}
	for _, d := range passes.Table() {
		if !strings.HasPrefix(d.Name, "no-op-") && d.Name != "verify" {
			out = append(out, d.Name)
		}
	}
	return out
}

// TestEveryConstruct gives every pass what programs seldom have: the snippets by which the frontend
// is held against LLVM have each instruction, attribute, constant and intrinsic in all their forms.
// No pass may stop at one, or leave a module that breaks the rules.
func TestEveryConstruct(t *testing.T) {
	texts := constructs(t)
	step := *constructsStep
	switch {
	case step > 0:
	case os.Getenv("OPTGO_ALL") != "":
		step = 8
	default:
		step = 24
	}
	t.Chdir(t.TempDir()) // the pictures of dot-cfg and its kin are files
	for _, pipeline := range constructPipelines() {
		t.Run(pipeline, func(t *testing.T) {
			t.Parallel()
			nodes, err := passes.Parse(pipeline)
			if err != nil {
				t.Fatal(err)
			}
			failures := 0
			for k, text := range texts {
				if k%step != 0 {
					continue
				}
				m, err := frontend.Read("snippet.ll", []byte(text))
				if err != nil || len(verify.Check(m)) > 0 {
					continue
				}
				if _, err := passes.Run(m, nodes, passes.Options{Target: difftest.GPU(), Workers: 1, VerifyEach: true, Out: new(bytes.Buffer)}); err != nil {
					t.Errorf("%v\n%s", err, text)
					if ie, ok := err.(*passes.InternalError); ok && failures == 0 {
						t.Logf("%s", ie.Stack)
					}
					failures++
				}
			}
		})
	}
}

// constructs returns the snippets in current syntax: one line each, and the indented lines that
// follow it.
func constructs(t *testing.T) []string {
	files, err := filepath.Glob("../frontend/testdata/agreement/19-*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("the snippets were not found: %v", err)
	}
	var out []string
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(src)) {
			switch {
			case strings.HasPrefix(line, ";;"):
			case (line[0] == ' ' || line[0] == '\t') && len(out) > 0:
				out[len(out)-1] += line
			default:
				out = append(out, line)
			}
		}
	}
	return out
}
