package vliw

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes"
	"opt-go/tools/oracle"
	"opt-go/tools/testc"
	"opt-go/vliw/asm"
	"opt-go/vliw/modulo"
	"opt-go/vliw/sim"
)

var (
	programs     = flag.String("programs", "testdata/programs/*.c", "C programs for TestPrograms")
	programsMore = flag.Bool("programs-more", os.Getenv("OPTGO_ALL") != "", "TestPrograms: all compilers, levels, machines, numbers of registers and spill settings")
)

// programOptions are the configurations of TestPrograms: the first few always, all with
// -programs-more.
func programOptions() []Options {
	few := []Options{{Verify: true}, {Name: "p2m2l4-norot", Verify: true}, {Regs: 16, Verify: true}}
	if !*programsMore {
		return few
	}
	all := append(few, Options{Scheduler: modulo.List}, Options{Scheduler: modulo.IMS, Name: "p4m4l4", Regs: 32})
	for _, name := range []string{"p2m2l6", "p4m2l4", "p4m4l4"} {
		all = append(all, Options{Name: name})
	}
	return append(all,
		Options{Name: "p2m2l4-norot", Regs: 16},
		Options{Name: "p4m4l4", Regs: 16, Verify: true},
		Options{Name: "p4m4l4", Regs: 16, Spill: &Spill{Variables: true}},
		Options{Name: "p2m2l6", Regs: 16, Spill: &Spill{CC: true, QF: 1, TF: 1}},
		Options{Name: "p4m2l4", Regs: 32, Spill: &Spill{Variables: true, CC: true, QF: 0, TF: 0.5}})
}

// TestPrograms compares C programs in the simulator with their native builds.
func TestPrograms(t *testing.T) {
	compilers := []string{"clang-19", "clang-14"}
	oracle.Need(t, compilers...)
	files, err := filepath.Glob(*programs)
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs in %s (%v)", *programs, err)
	}
	if !*programsMore {
		compilers = compilers[:1]
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			want := nativeRun(t, dir, file)
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range compilers {
				if bytes.HasPrefix(source, []byte("// not for "+c)) {
					continue
				}
				for _, level := range programLevels() {
					t.Run(c+level, func(t *testing.T) {
						t.Parallel()
						programVersion(t, dir, file, c, level, want)
					})
				}
			}
		})
	}
}

func programLevels() []string {
	if *programsMore {
		return []string{"-O0", "-O1", "-O2", "-Os"}
	}
	return []string{"-O2"}
}

func nativeRun(t *testing.T, dir, file string) testc.Run {
	t.Helper()
	r, ok := testc.Native(t, dir, file, 10*time.Second)
	if !ok {
		t.Fatal("the native build does not run")
	}
	return r
}

// programVersion compiles a program with one compiler at one level and runs it in all
// configurations, with and without our passes.
func programVersion(t *testing.T, dir, file, compiler, level string, want testc.Run) {
	source, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	ll := filepath.Join(dir, compiler+level+".ll")
	args := []string{"-w", level, "-S", "-emit-llvm", source, "-o", ll}
	if level == "-O0" {
		args = append(args, "-Xclang", "-disable-O0-optnone")
	}
	testc.Tool(t, dir, compiler, args...)
	text, err := os.ReadFile(ll)
	if err != nil {
		t.Fatal(err)
	}
	for _, pipeline := range []string{"", "vliw"} {
		m := optimized(t, ll, text, pipeline)
		options := programOptions()
		if !*programsMore && pipeline == "" {
			options = options[:1]
		} else if !*programsMore {
			options = options[1:]
		}
		for _, o := range options {
			got, err := simulateModule(m, o)
			switch {
			case err != nil:
				t.Errorf("%s %s %q %+v: %v", compiler, level, pipeline, o, err)
			case got != want:
				t.Errorf("%s %s %q %+v: status %d, natively %d; prints\n%swant\n%s", compiler, level, pipeline, o, got.Exit, want.Exit, got.Out, want.Out)
			default:
				continue
			}
			break // others will say the same
		}
	}
}

// optimized reads a module and runs a pipeline over it, if one is named.
func optimized(t *testing.T, name string, text []byte, pipeline string) *ir.Module {
	t.Helper()
	m, err := frontend.Read(name, text)
	if err != nil {
		t.Fatal(err)
	}
	if pipeline == "" {
		return m
	}
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := passes.Run(m, nodes, passes.Options{Target: Target(Options{})}); err != nil {
		t.Fatal(err)
	}
	return m
}

// simulateModule compiles a module, passes the text through the parser, and runs main.
func simulateModule(m *ir.Module, o Options) (testc.Run, error) {
	out, err := Compile(m, o)
	if err != nil {
		return testc.Run{}, err
	}
	text := out.String()
	mod, err := asm.Parse("program.s", text)
	if err != nil {
		return testc.Run{}, err
	}
	if again := mod.String(); again != text {
		return testc.Run{}, fmt.Errorf("printing what was parsed gives another text")
	}
	opt, err := o.resolve()
	if err != nil {
		return testc.Run{}, err
	}
	var printed bytes.Buffer
	s, err := sim.New(mod, sim.Config{Machine: opt.machine, Stdout: &printed, MaxCycles: 50_000_000})
	if err != nil {
		return testc.Run{}, err
	}
	args, err := s.ProgramArgs("program")
	if err != nil {
		return testc.Run{}, err
	}
	r, err := s.Call("main", args)
	if err != nil {
		return testc.Run{}, fmt.Errorf("%w; printed so far:\n%s", err, tail(printed.String()))
	}
	status := uint8(r.Int)
	if r.Exited {
		status = uint8(r.ExitCode)
	}
	return testc.Run{Out: printed.String(), Exit: int(status)}, nil
}

func tail(s string) string { return strings.TrimSpace(s[max(0, len(s)-200):]) }
