package ia64

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/passes"
	"opt-go/tools/oracle"
	"opt-go/tools/testc"
	"opt-go/vliw"
	"opt-go/vliw/target/ia64/sim"
)

var (
	programList = flag.String("programs", "", "C programs for TestPrograms instead of all")
	everything  = flag.Bool("programs-more", os.Getenv("OPTGO_ALL") != "", "TestPrograms: all programs at all levels, with and without our passes")
)

const (
	cycleLimit = 200_000_000
	assembler  = "ia64-linux-gnu-as"
)

// assembly compiles a C file by clang at a level, then a pipeline of ours, then this backend.
func assembly(t *testing.T, dir, file, level, pipeline string, flags ...string) (string, error) {
	t.Helper()
	ll := filepath.Join(dir, "in"+level+".ll")
	args := append([]string{"-w", level, "-ffp-contract=off", "-S", "-emit-llvm", file, "-o", ll}, flags...)
	if level == "-O0" {
		args = append(args, "-Xclang", "-disable-O0-optnone")
	}
	testc.Tool(t, dir, "clang-19", args...)
	m, err := frontend.ReadFile(ll)
	if err != nil {
		t.Fatal(err)
	}
	m.Triple = "ia64-unknown-linux-gnu"
	if pipeline != "" {
		nodes, err := passes.Parse(pipeline)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := passes.Run(m, nodes, passes.Options{Target: vliw.Target(Options(vliw.Options{}))}); err != nil {
			t.Fatal(err)
		}
	}
	a, err := Compile(m, vliw.Options{Verify: true})
	if err != nil {
		return "", err
	}
	var text bytes.Buffer
	err = Print(&text, a)
	return text.String(), err
}

// simulate runs main of an assembly, twice where it has advanced loads: on a processor that
// remembers few of them, checks load again.
func simulate(text string) (testc.Run, error) {
	r, err := simulateWith(text, sim.Config{})
	if err != nil || !strings.Contains(text, ".c.clr") && !strings.Contains(text, "chk.a") {
		return r, err
	}
	again, err := simulateWith(text, sim.Config{ALAT: fewEntries})
	if err == nil && again != r {
		err = fmt.Errorf("with %d advanced loads remembered it prints\n%s(status %d)", fewEntries, again.Out, again.Exit)
	}
	return r, err
}

// fewEntries is a number of advanced loads that most checks are too late for.
const fewEntries = 1

func simulateWith(text string, c sim.Config) (testc.Run, error) {
	p, err := sim.Parse(text)
	if err != nil {
		return testc.Run{}, err
	}
	var printed bytes.Buffer
	c.Stdout, c.MaxCycles = &printed, cycleLimit
	s, err := sim.New(p, c)
	if err != nil {
		return testc.Run{}, err
	}
	r, err := s.Main("program")
	if err != nil {
		return testc.Run{}, fmt.Errorf("%w; printed so far: %q", err, printed.String()[max(0, printed.Len()-200):])
	}
	if r.Exited {
		return testc.Run{Out: printed.String(), Exit: int(uint8(r.ExitCode))}, nil
	}
	return testc.Run{Out: printed.String(), Exit: int(uint8(r.Int))}, nil
}

// assemble holds the text against GNU as, whose warnings of dependences count as errors.
func assemble(t *testing.T, dir, text string) {
	t.Helper()
	s := filepath.Join(dir, "out.s")
	if err := os.WriteFile(s, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(assembler, "-x", "-munwind-check=error", s, "-o", filepath.Join(dir, "out.o")).CombinedOutput()
	if err != nil || len(out) > 0 {
		t.Errorf("%s: %v\n%s", assembler, err, out[:min(len(out), 2000)])
	}
}

// TestPrograms compares C programs in the simulator with their native builds.
func TestPrograms(t *testing.T) {
	oracle.Need(t, "clang-19", assembler)
	var files []string
	lists := []string{"../../testdata/programs/*.c", "testdata/*.c"}
	if *everything {
		lists = append(lists, "../../testdata/nests/programs/*.c")
	}
	for _, p := range lists {
		list, err := filepath.Glob(p)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, list...)
	}
	if *programList != "" {
		files, _ = filepath.Glob(*programList)
	}
	if len(files) == 0 {
		t.Fatal("no programs")
	}
	versions := []version{{"-O1", "vliw"}, {"-O2", ""}}
	for n, file := range files {
		if *everything {
			t.Run(filepath.Base(file), func(t *testing.T) {
				program(t, file, append(versions, version{"-O0", ""}, version{"-O0", "vliw"}, version{"-O1", ""}, version{"-O2", "vliw"}))
			})
			continue
		}
		t.Run(filepath.Base(file), func(t *testing.T) { program(t, file, versions[n%2:n%2+1]) })
	}
}

// version is clang's level and our pipeline after it.
type version struct{ level, pipeline string }

func program(t *testing.T, file string, versions []version) {
	t.Parallel()
	source, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	want, ok := testc.Native(t, dir, source, 10*time.Second)
	if !ok {
		t.Fatal("the native build does not run")
	}
	for _, v := range versions {
		text, err := assembly(t, dir, source, v.level, v.pipeline)
		if err != nil {
			t.Errorf("%s %q: %v", v.level, v.pipeline, err)
			continue
		}
		assemble(t, dir, text)
		got, err := simulate(text)
		switch {
		case err != nil:
			t.Errorf("%s %q: %v", v.level, v.pipeline, err)
		case got != want:
			t.Errorf("%s %q: status %d, natively %d; prints\n%swant\n%s", v.level, v.pipeline, got.Exit, want.Exit, got.Out, want.Out)
		}
	}
}
