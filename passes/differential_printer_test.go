package passes_test

import (
	"bytes"
	"flag"
	"opt-go/passes"
	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
	"opt-go/tools/oracle"
	"os/exec"
	"strings"
	"testing"
)

var printerN = flag.Int("print-n", 60, "random functions per analysis printer that are compared with LLVM's")

// TestPrintersAgreeWithLLVM compares what analyses print about random functions, function by
// function.
func TestPrintersAgreeWithLLVM(t *testing.T) {
	opt := oracle.Tool(t, "opt-19")
	for _, c := range []struct {
		pipeline string
		flags    map[string]string
		heading  string // begins what is printed about a function
		atLeast  int    // percent of functions that agree
		make     func(seed uint64, n int, flags bool) string
	}{
		{"aa-eval", map[string]string{"print-all-alias-modref-info": "true"}, "Function: ", 97, irgen.Memory},
		{"print<memoryssa>", nil, "MemorySSA for function: ", 97, irgen.Memory},
		{"print<memoryssa><no-ensure-optimized-uses>", nil, "MemorySSA for function: ", 97, irgen.Memory},
		{"print<cycles>", nil, "CycleInfo for function: ", 100, irgen.Kernels},
		{"print<domtree>", nil, "DominatorTree for function: ", 100, irgen.Kernels},
		{"print<loops>", nil, "Loop info for function '", 100, irgen.Kernels},
		{"print<postdomtree>", nil, "PostDominatorTree for function: ", 100, irgen.Kernels},
		{"print<regions>", nil, "Region Tree for function: ", 100, irgen.Kernels},
		{"print<regions>", nil, "Region Tree for function: ", 100, irgen.Loops},
		{"print<regions>", nil, "Region Tree for function: ", 100, irgen.Diamonds},
		{"print<uniformity>", nil, "UniformityInfo for function '", 97, irgen.Kernels},
	} {
		t.Run(c.pipeline, func(t *testing.T) {
			d := difftest.Trial{T: t, Seed: difftest.Seed()}
			input := d.Transform(c.make(d.Seed, *printerN, true), "mem2reg")
			ours := map[string]string{}
			m := d.Read(input)
			nodes, err := passes.Parse(c.pipeline)
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			if _, err := passes.Run(m, nodes, passes.Options{Target: difftest.Target(m), Flags: c.flags, Out: &out}); err != nil {
				t.Fatal(err)
			}
			splitAt(out.String(), c.heading, func(name, text string) { ours[name] = text })
			args := []string{"-disable-output", "-passes=" + c.pipeline}
			for k, v := range c.flags {
				args = append(args, "-"+k+"="+v)
			}
			cmd := exec.Command(opt, args...)
			cmd.Stdin = strings.NewReader(input)
			theirs, err := cmd.CombinedOutput()
			if err != nil {
				t.Fatalf("opt-19: %v\n%s", err, theirs)
			}
			equal, total := 0, 0
			splitAt(string(theirs), c.heading, func(name, text string) {
				total++
				if ours[name] == text {
					equal++
				} else {
					for suffix, s := range map[string]string{"ours": ours[name], "llvm": text, "ll": irgen.MemoryHeader + m.Func(name).String()} {
						difftest.Trial{T: t}.Dump(name+"."+suffix, s)
					}
				}
			})
			t.Logf("%s: %d of %d functions get the same text", c.pipeline, equal, total)
			if equal*100 < c.atLeast*total {
				t.Errorf("fewer than %d %% of the functions get LLVM's text", c.atLeast)
			}
		})
	}
}

// splitAt splits a text into sections that begin with a heading followed by a function's name.
func splitAt(text, heading string, piece func(name, text string)) {
	for _, p := range strings.Split(text, heading)[1:] {
		name := p[:strings.IndexAny(p, ":'\n")]
		p, _, _ = strings.Cut(p, "=====")
		piece(name, p)
	}
}
