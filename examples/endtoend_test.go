package examples

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"opt-go/lit"
	"opt-go/tools/oracle"
)

// TestEndToEnd compiles the committed IR with opt-go, runs the assembly with ptx-run or vliw-run,
// and compares memory and values with the references. By default every example is compiled from
// clang-19's -O2 output with its own passes, and in two more configurations that vary with the
// example; OPTGO_ALL=1 runs all of them. ptxas, where it is installed, must accept every PTX file.
//
// OPTGO_TOOLS_DIR names a folder with the built commands (else they are built here), OPTGO_KEEP one
// in which the assembly and the buffers are kept.
func TestEndToEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("the end-to-end runs are left out by -short")
	}
	b := newBench(t)
	for i, e := range All() {
		inputs := b.writeInputs(t, e)
		ways := waysFor(e, i)
		if e.Kind == GPU && e.Name == "matmul" {
			ways = append(ways, readmeWay(e))
		}
		for _, w := range ways {
			t.Run(e.Name+"/"+w.label(), func(t *testing.T) {
				t.Parallel()
				b.check(t, e, w, inputs)
			})
		}
	}
}

// TestEmulatorOnLLVMsPTX runs the PTX of LLVM's code generator: if this fails, ptx-run is wrong,
// not opt-go.
func TestEmulatorOnLLVMsPTX(t *testing.T) {
	if testing.Short() {
		t.Skip("the end-to-end runs are left out by -short")
	}
	llc := oracle.Tool(t, "llc-19")
	b := newBench(t)
	levels := []string{"O2"}
	if os.Getenv("OPTGO_ALL") == "1" {
		levels = []string{"O0", "O1", "O2"}
	}
	for _, e := range gpuExamples() {
		inputs := b.writeInputs(t, e)
		for _, level := range levels {
			w := way{file: e.IR(19, level), name: "llc-" + level, passes: true, runs: len(e.Runs), check: true}
			t.Run(e.Name+"/"+w.label(), func(t *testing.T) {
				t.Parallel()
				ptx := filepath.Join(b.work, e.Name+"."+w.label()+".ptx")
				b.mustRun(t, llc, "-"+level, "-mcpu=sm_70", "-mattr=+ptx63", w.file, "-o", ptx)
				b.checkRuns(t, e, w, ptx, inputs)
			})
		}
	}
}

// way is a configuration to compile an example with, and the number of its runs.
type way struct {
	file   string   // the IR
	name   string   // of the file's variant, for messages
	passes bool     // run the pipeline of the backend
	flags  []string // more flags for opt-go
	runs   int
	check  bool // ask ptx-run to look for races and wild accesses
}

func (w way) label() string {
	parts := []string{w.name}
	if !w.passes {
		parts = append(parts, "nopasses")
	}
	for _, f := range w.flags {
		parts = append(parts, strings.TrimPrefix(f, "-"))
	}
	return strings.Join(parts, ",")
}

// variants are further flags for each backend, tried on clang-19's -O2 output.
var variants = map[Kind][][]string{
	GPU: {
		{"-mcpu=sm_90"},
	},
	VLIW: {
		{"-sched=list"},
		{"-sched=ims"},
		{"-machine=p2m2l6"},
		{"-machine=p4m2l4", "-regs=32"},
		{"-machine=p4m4l4", "-regs=32", "-spill=var"},
		{"-machine=p2m2l4-norot"},
	},
}

// waysFor chooses the configurations for the example at the given index of the table.
func waysFor(e Example, place int) []way {
	var all []way
	for _, passes := range []bool{true, false} {
		for _, clang := range []int{19, 14} {
			for _, level := range []string{"O2", "O1", "O0"} {
				all = append(all, way{file: e.IR(clang, level), name: fmt.Sprintf("clang%d-%s", clang, level),
					passes: passes, runs: len(e.Runs), check: level == "O2"})
			}
		}
	}
	plain := len(all)
	for _, flags := range variants[e.Kind] {
		w := all[0]
		w.flags = flags
		all = append(all, w)
	}
	if os.Getenv("OPTGO_ALL") == "1" {
		return all
	}
	chosen := []way{all[0]}
	others := []int{1 + place*3%(plain-1), plain + place%(len(all)-plain)}
	for _, o := range others {
		w := all[o]
		w.runs = min(w.runs, 2)
		chosen = append(chosen, w)
	}
	return chosen
}

// readmeWay is the command of the README: examples/matmul.ll is what clang says before any of
// LLVM's passes has run.
func readmeWay(matmul Example) way {
	return way{file: "matmul.ll", name: "readme", passes: true, runs: len(matmul.Runs), check: true}
}

// bench knows where the commands are and where files may be put.
type bench struct {
	tools, work string
	ptxas       string // empty: not installed
}

func newBench(t *testing.T) *bench {
	t.Helper()
	b := &bench{work: os.Getenv("OPTGO_KEEP"), ptxas: findPtxas(t)}
	if b.work == "" {
		b.work = t.TempDir()
	}
	var err error
	if b.tools, err = lit.Tools("../lit", t.TempDir(), "opt-go", "ptx-run", "vliw-run"); err != nil {
		t.Fatal(err)
	}
	return b
}

// findPtxas looks at OPTGO_PTXAS and the path; a missing ptxas only fails where it is demanded.
func findPtxas(t *testing.T) string {
	t.Helper()
	path, ok := oracle.Look(t, "ptxas")
	if !ok {
		t.Log("ptxas is not installed: the PTX is only run, not assembled")
	}
	return path
}

// writeInputs puts the buffers of an example's runs into files; the result is indexed by run and
// argument.
func (b *bench) writeInputs(t *testing.T, e Example) [][]string {
	t.Helper()
	files := make([][]string, len(e.Runs))
	for i, r := range e.Runs {
		files[i] = make([]string, len(r.Args))
		for j, a := range r.Args {
			if a.Form != Buf {
				continue
			}
			files[i][j] = filepath.Join(b.work, fmt.Sprintf("%s.run%d.arg%d.in", e.Name, i, j))
			if err := os.WriteFile(files[i][j], a.Content(), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	return files
}

// check compiles an example with one configuration and makes its runs.
func (b *bench) check(t *testing.T, e Example, w way, inputs [][]string) {
	t.Helper()
	stem := filepath.Join(b.work, e.Name+"."+w.label())
	pipeline, emit, assembly := "gpucc", "ptx", stem+".ptx"
	if e.Kind == VLIW {
		pipeline, emit, assembly = "vliw", "vliw", stem+".s"
	}
	compile := []string{w.file, "-emit=" + emit, "-o", assembly}
	if w.passes {
		compile = append(compile, "-passes="+pipeline)
	}
	b.mustRun(t, filepath.Join(b.tools, "opt-go"), append(compile, w.flags...)...)
	if e.Kind == GPU && b.ptxas != "" {
		b.assemble(t, assembly, stem, w)
	}
	b.checkRuns(t, e, w, assembly, inputs)
}

// checkRuns makes the runs of an example on its assembly and compares them with the reference.
func (b *bench) checkRuns(t *testing.T, e Example, w way, assembly string, inputs [][]string) {
	t.Helper()
	stem := filepath.Join(b.work, e.Name+"."+w.label())
	for i, r := range e.Runs[:w.runs] {
		got := b.execute(t, e, r, w, assembly, fmt.Sprintf("%s.run%d", stem, i), inputs[i])
		if diff := got.differs(e.Expect(r)); diff != "" {
			t.Errorf("%s: %s", r.Label, diff)
		}
	}
}

// assemble has ptxas accept the PTX for an old and a new machine.
func (b *bench) assemble(t *testing.T, ptx, stem string, w way) {
	t.Helper()
	for _, machine := range []string{"sm_70", "sm_90"} {
		if machine == "sm_70" && strings.Contains(w.label(), "sm_90") {
			continue // newer PTX is not for older machines
		}
		b.mustRun(t, b.ptxas, "-arch="+machine, ptx, "-o", stem+"."+machine+".cubin")
	}
}

// execute makes one run and collects its results.
func (b *bench) execute(t *testing.T, e Example, r Run, w way, assembly, stem string, inputs []string) Result {
	t.Helper()
	want := e.Expect(r)
	program, command := "ptx-run", []string{assembly}
	if e.Kind == GPU {
		command = append(command, "-kernel", e.Name, "-grid", triple(r.Grid), "-block", triple(r.Block))
		if w.check {
			command = append(command, "-check")
		}
	} else {
		program = "vliw-run"
		command = append(command, "-func", e.Name)
		command = append(command, machineFlags(w)...)
		switch want.Value.(type) {
		case int64:
			command = append(command, "-ret", "i64")
		case float64:
			command = append(command, "-ret", "f64")
		}
	}
	for i, a := range r.Args {
		command = append(command, "-arg", a.Spec(inputs[i]))
	}
	dumps := make([]string, len(r.Args))
	for i, a := range r.Args {
		if a.Output {
			dumps[i] = fmt.Sprintf("%s.arg%d.out", stem, i)
			command = append(command, "-dump", fmt.Sprintf("%d:%s", i, dumps[i]))
		}
	}
	printed := b.mustRun(t, filepath.Join(b.tools, program), command...)
	return collect(t, want, dumps, printed)
}

// machineFlags are those flags of opt-go that the simulator must be given too.
func machineFlags(w way) []string {
	var flags []string
	for _, f := range w.flags {
		if strings.HasPrefix(f, "-machine=") {
			flags = append(flags, f)
		}
	}
	return flags
}

// collect reads the dumped buffers and the printed value; want tells the value's type.
func collect(t *testing.T, want Result, dumps []string, printed string) Result {
	t.Helper()
	got := Result{Buffers: make([][]byte, len(dumps))}
	for i, file := range dumps {
		if file == "" {
			continue
		}
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		got.Buffers[i] = content
	}
	var err error
	text := strings.TrimSpace(printed)
	switch want.Value.(type) {
	case int64:
		got.Value, err = strconv.ParseInt(text, 10, 64)
	case float64:
		got.Value, err = strconv.ParseFloat(text, 64)
	}
	if err != nil {
		t.Fatalf("the printed value: %v", err)
	}
	return got
}

func triple(n [3]int) string { return fmt.Sprintf("%d,%d,%d", n[0], n[1], n[2]) }

// mustRun runs a command and returns its standard output; a failure shows the command and its
// output.
func (b *bench) mustRun(t *testing.T, program string, arguments ...string) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	var stdout, stderr bytes.Buffer
	command := exec.CommandContext(ctx, program, arguments...)
	command.Stdout, command.Stderr = &stdout, &stderr
	if err := command.Run(); err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(command.Args, " "), err, stderr.Bytes())
	}
	return stdout.String()
}
