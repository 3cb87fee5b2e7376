package report_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

// debugIR compiles one of the repository's CUDA examples, which it copies to the folder of the
// test, with debug information.
func debugIR(t *testing.T, c *commands, name string) string {
	t.Helper()
	clang := oracle.Tool(t, "clang-19")
	c.example("cuda/optgo_cuda.h")
	c.example("cuda/" + name + ".cu")
	cmd := exec.Command(clang, "-O1", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", "-g", "-fdebug-compilation-dir=.", "-ffp-contract=off",
		"-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_70", "-nocudainc", "-nocudalib", "-Xclang", "-target-feature", "-Xclang", "+ptx63", name+".cu", "-o", name+".ll")
	cmd.Dir = c.dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("clang: %v\n%s", err, out)
	}
	return name + ".ll"
}

// TestSource shows a kernel's source beside its IR: the lines of the source lead to the code, and
// the mouse on a divergent branch shows the chain of values that makes it so, in both themes.
func TestSource(t *testing.T) {
	c := newCommands(t)
	in := debugIR(t, c, "sumTriangle")
	c.run("opt-go", in, "-passes=gpucc", "-emit=ptx", "-report=s.html", "-o", "s.ptx")
	p := open(t, filepath.Join(c.dir, "s.html"))
	if command := p.Text("#command"); command != "opt-go sumTriangle.ll -passes=gpucc -emit=ptx" {
		t.Errorf("the command line: %s", command)
	}
	source, err := os.ReadFile("../../examples/cuda/sumTriangle.cu")
	if err != nil {
		t.Fatal(err)
	}
	var shown string
	p.Eval("data('file' + (index.files.findIndex((f) => f.endsWith('sumTriangle.cu')) + 1)).join('\\n')", &shown)
	if strings.TrimSpace(shown) != strings.TrimSpace(string(source)) {
		t.Errorf("the source is another:\n%s", shown)
	}

	view(p, "2", "source")
	const branch = ".pane:nth-child(2) .row.divergent[data-k='BRANCH']"
	var row string
	p.Eval("String(functionData(currentFunction).code.findIndex((l) => l.d && l.t.includes('br i1')))", &row)
	p.Hover(strings.Replace(branch, "BRANCH", row, 1))
	p.Wait("document.getElementById('reason').textContent.includes('br i1')")
	reason := p.Text("#reason")
	if !strings.Contains(reason, "sumTriangle.cu:") || strings.Count(reason, "←") == 0 || !strings.Contains(reason, "tid.x") {
		t.Errorf("the chain of the branch: %q", reason)
	}
	p.Eval("document.querySelector('.pane:nth-child(2) .row[data-k=\"' + "+row+" + '\"]').click()", nil)
	p.Wait("document.querySelectorAll('.row.linked').length >= 2") // the branch and its line
	contrast(t, p, "light")
	picture(p, "source")
	view(p, "4", "graph")
	contrast(t, p, "light")
	picture(p, "divergence")
	p.Eval("void document.getElementById('theme').click()", nil)
	for key, id := range map[string]string{"1": "functions", "2": "source", "3": "passes", "4": "graph", "5": "memory", "6": "ptx", "7": "registers", "9": "time"} {
		view(p, key, id)
		contrast(t, p, "dark")
		picture(p, "dark-"+id)
	}
}
