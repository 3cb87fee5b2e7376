package nvptx_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/examples"
	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/tools/oracle"
)

const examplesDir = "../examples"

func readExample(t testing.TB, file string) *ir.Module {
	t.Helper()
	m, err := frontend.ReadFile(filepath.Join(examplesDir, file))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// compileText compiles a module, verifies the result and returns the module parsed from its printed
// text.
func compileText(t testing.TB, m *ir.Module, o nvptx.Options) (*ptx.Module, string) {
	t.Helper()
	out, err := nvptx.Compile(m, o)
	if err != nil {
		t.Fatal(err)
	}
	if err := ptx.Verify(out); err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	text := out.String()
	back, err := parse.Module("out.ptx", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return back, text
}

// TestExamples compiles every kernel of the examples, as emitted by both versions of clang at all
// levels, without passes. It compares the results of the emulator with the references.
func TestExamples(t *testing.T) {
	for _, e := range examples.All() {
		if e.Kind != examples.GPU {
			continue
		}
		for _, clang := range []int{14, 19} {
			for _, level := range []string{"O0", "O1", "O2"} {
				t.Run(fmt.Sprintf("%s/clang%d-%s", e.Name, clang, level), func(t *testing.T) {
					m, text := compileText(t, readExample(t, e.IR(clang, level)), nvptx.Options{})
					for _, r := range e.Runs {
						launch(t, m, text, e, r)
					}
					if clang == 19 { // the same without inferred address spaces
						m, text := compileText(t, readExample(t, e.IR(clang, level)), nvptx.Options{KeepGeneric: true, UniformBranches: true})
						launch(t, m, text, e, e.Runs[0])
					}
				})
			}
		}
	}
}

// launch runs one launch of an example and compares the buffers.
func launch(t *testing.T, m *ptx.Module, text string, e examples.Example, r examples.Run) {
	t.Helper()
	prog, err := emu.Load(m)
	if err != nil {
		t.Fatalf("%s: %v\n%s", r.Label, err, text)
	}
	want := e.Expect(r)
	mem, args, err := exampleMemory(r)
	if err != nil {
		t.Fatal(err)
	}
	_, err = prog.Launch(emu.Launch{Kernel: e.Name, Grid: emu.Dim3{X: r.Grid[0], Y: r.Grid[1], Z: r.Grid[2]},
		Block: emu.Dim3{X: r.Block[0], Y: r.Block[1], Z: r.Block[2]}, Args: args, Memory: mem, Check: true})
	if err != nil {
		t.Errorf("%s: %v\n%s", r.Label, err, text)
		return
	}
	for k, w := range want.Buffers {
		if w == nil {
			continue
		}
		got, err := mem.Read(binary.LittleEndian.Uint64(args[k]), len(w))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, w) {
			t.Errorf("%s: buffer %d differs\n%s", r.Label, k, text)
		}
	}
}

// exampleMemory makes the memory and the arguments of a launch.
func exampleMemory(r examples.Run) (*emu.Memory, [][]byte, error) {
	mem := emu.NewMemory(64)
	args := make([][]byte, len(r.Args))
	for k, a := range r.Args {
		if !a.IsBuffer() {
			args[k] = argumentBytes(a)
			continue
		}
		content := a.Content()
		at, err := mem.Alloc(len(content))
		if err == nil {
			err = mem.Write(at, content)
		}
		if err != nil {
			return nil, nil, err
		}
		args[k] = emu.U64(at)
	}
	return mem, args, nil
}

// argumentBytes is the bytes of an argument that is not a buffer.
func argumentBytes(a examples.Arg) []byte {
	switch a.Form {
	case examples.I32:
		return emu.U32(uint32(a.Int))
	case examples.I64:
		return emu.U64(uint64(a.Int))
	case examples.F32:
		return emu.U32(math.Float32bits(float32(a.Float)))
	case examples.F64:
		return emu.U64(math.Float64bits(a.Float))
	}
	return a.Content()
}

// TestPtxasTakesExamples assembles everything for two processors.
func TestPtxasTakesExamples(t *testing.T) {
	ptxas := oracle.Tool(t, "ptxas")
	files, err := filepath.Glob(filepath.Join(examplesDir, "ll", "*.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, cpu := range []string{"sm_70", "sm_90"} {
		for _, f := range files {
			m := readExample(t, filepath.Join("ll", filepath.Base(f)))
			if !nvptx.IsTriple(m.Triple) {
				continue
			}
			t.Run(cpu+"/"+filepath.Base(f), func(t *testing.T) {
				t.Parallel()
				_, text := compileText(t, m, nvptx.Options{CPU: cpu})
				assemble(t, ptxas, cpu, text)
			})
		}
	}
}

func assemble(t *testing.T, ptxas, cpu, text string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "in.ptx")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	args := []string{"-arch=" + cpu, "-o", filepath.Join(t.TempDir(), "out.cubin"), file}
	out, err := exec.Command(ptxas, args...).CombinedOutput()
	if exit, ok := err.(*exec.ExitError); ok && !exit.Exited() { // its optimizer crashes on some valid PTX: does it read the text?
		t.Logf("ptxas: %v; again without optimization", err)
		out, err = exec.Command(ptxas, append([]string{"-O0"}, args...)...).CombinedOutput()
	}
	if err != nil {
		t.Errorf("ptxas: %v\n%s\n%s", err, out, text)
	}
}

// TestInstructionCounts: the examples together need no more instructions than llc makes of the same
// input. -v prints both counts for each.
func TestInstructionCounts(t *testing.T) {
	llc := oracle.Tool(t, "llc-19")
	ours, theirs := 0, 0
	for _, e := range examples.All() {
		if e.Kind != examples.GPU {
			continue
		}
		file := e.IR(19, "O2")
		m, _ := compileText(t, readExample(t, file), nvptx.Options{})
		out, err := exec.Command(llc, "-O2", "-mcpu=sm_70", "-mattr=+ptx63", filepath.Join(examplesDir, file), "-o", "-").Output()
		if err != nil {
			t.Fatal(err)
		}
		l, err := parse.Module("llc.ptx", string(out))
		if err != nil {
			t.Fatal(err)
		}
		a, b := countInstructions(m), countInstructions(l)
		ours, theirs = ours+a, theirs+b
		t.Logf("%-12s %4d ours %4d llc", strings.TrimSuffix(e.Name, ".ll"), a, b)
	}
	if t.Logf("%-12s %4d ours %4d llc", "all", ours, theirs); ours > theirs {
		t.Errorf("%d instructions, LLVM needs %d", ours, theirs)
	}
}

func countInstructions(m *ptx.Module) int {
	n := 0
	for _, f := range m.Funcs() {
		for _, s := range f.Body {
			if _, ok := s.(*ptx.Inst); ok {
				n++
			}
		}
	}
	return n
}
