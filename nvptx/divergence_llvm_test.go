package nvptx_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/examples"
	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/passes"
	"opt-go/passes/divergence"
	"opt-go/passes/pass"
	"opt-go/tools/oracle"
	"opt-go/tools/paper/kernels"
)

// TestNeverMoreDivergentThanLLVM holds print<uniformity> against opt-19's, function by function,
// and prints the sums.
func TestNeverMoreDivergentThanLLVM(t *testing.T) {
	opt := oracle.Tool(t, "opt-19")
	ours, theirs, affine := 0, 0, 0
	compare := func(name string, m *ir.Module) {
		mine := countMarks(printUniformity(t, m))
		for function, n := range countMarks(llvmUniformity(t, opt, m)) {
			ours, theirs = ours+mine[function], theirs+n
			if mine[function] > n {
				t.Errorf("%s, %s: %d divergent values, LLVM has %d", name, function, mine[function], n)
			}
		}
		affine += countAffine(m)
	}
	for _, e := range examples.All() {
		if e.Kind != examples.GPU {
			continue
		}
		for _, level := range []string{"O0", "O2"} {
			compare(e.Name+" -"+level, readExample(t, e.IR(19, level)))
		}
	}
	for _, suite := range kernels.Suites() {
		for _, pipeline := range []string{"mem2reg", "default<O2>"} {
			name, text, err := kernels.IR(suite)
			if err != nil {
				t.Fatal(err)
			}
			m, err := frontend.Read(name, text)
			if err != nil {
				t.Fatal(err)
			}
			runPasses(t, m, pipeline)
			compare(suite+" "+pipeline, m)
		}
	}
	t.Logf("divergent values and branches: %d by print<uniformity>, %d by LLVM; %d by print<affine>", ours, theirs, affine)
	if theirs < 1000 {
		t.Error("LLVM's output was not understood")
	}
}

func runPasses(t *testing.T, m *ir.Module, pipeline string) string {
	t.Helper()
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if _, err := passes.Run(m, nodes, passes.Options{Target: nvptx.Target(m, nvptx.Options{}), Out: &out}); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func printUniformity(t *testing.T, m *ir.Module) string {
	return runPasses(t, m, "print<uniformity>")
}

func llvmUniformity(t *testing.T, opt string, m *ir.Module) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "in.ll")
	if err := os.WriteFile(file, []byte(m.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(opt, "-passes=print<uniformity>", "-disable-output", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}

// countMarks counts the values marked as divergent in each function.
func countMarks(text string) map[string]int {
	marks := map[string]int{}
	function := ""
	for _, line := range strings.Split(text, "\n") {
		if name, ok := strings.CutPrefix(line, "UniformityInfo for function '"); ok {
			function = strings.TrimSuffix(name, "':")
			marks[function] = 0
		} else if strings.HasPrefix(line, "  DIVERGENT:") {
			marks[function]++
		}
	}
	return marks
}

// countAffine counts what the affine analysis considers divergent: values, branches, and as LLVM
// does, instructions without a result that have a divergent operand.
func countAffine(m *ir.Module) int {
	n := 0
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		a := divergence.NewAffine(pass.NewContext(nvptx.Target(m, nvptx.Options{}), nil, nil, nil), f, 2)
		for _, p := range f.Params {
			if a.IsDivergent(p) {
				n++
			}
		}
		for i := range f.Instrs() {
			divergent := a.HasDivergentBranch(i.Block())
			if !i.IsTerminator() {
				divergent = !i.Type().IsVoid() && a.IsDivergent(i)
				for k := 0; i.Type().IsVoid() && k < i.NumOperands(); k++ {
					s := a.UseState(i, k)
					divergent = divergent || !s.IsUniform()
				}
			}
			if divergent {
				n++
			}
		}
	}
	return n
}
