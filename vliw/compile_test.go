package vliw

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/examples"
	"opt-go/frontend"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/sim"
)

var examplesDir = filepath.Join("..", "examples")

// compileFile compiles an example and passes the text through the parser, as the command line
// would.
func compileFile(t *testing.T, path string, o Options) (*asm.Module, error) {
	t.Helper()
	src, err := os.ReadFile(filepath.Join(examplesDir, path))
	if err != nil {
		t.Fatal(err)
	}
	m, err := frontend.Read(path, src)
	if err != nil {
		t.Fatal(err)
	}
	out, err := Compile(m, o)
	if err != nil {
		return nil, err
	}
	text := out.String()
	parsed, err := asm.Parse(path, text)
	if err != nil {
		return nil, fmt.Errorf("%v\n%s", err, text)
	}
	return parsed, nil
}

// simulate runs one row of the table and compares with the reference.
func simulate(mod *asm.Module, mach *machine.Machine, e examples.Example, r examples.Run) (sim.Stats, error) {
	s, err := sim.New(mod, sim.Config{Machine: mach, MaxCycles: 50_000_000})
	if err != nil {
		return sim.Stats{}, err
	}
	var args []sim.Arg
	addrs := make([]uint64, len(r.Args))
	for i, a := range r.Args {
		switch a.Form {
		case examples.F64:
			args = append(args, sim.Arg{File: machine.Float, Bits: math.Float64bits(a.Float)})
		case examples.F32:
			args = append(args, sim.Arg{File: machine.Float, Bits: uint64(math.Float32bits(float32(a.Float)))})
		case examples.Buf, examples.Zero:
			if addrs[i], err = s.Alloc(a.Content()); err != nil {
				return sim.Stats{}, err
			}
			args = append(args, sim.Arg{File: machine.Int, Bits: addrs[i]})
		default:
			args = append(args, sim.Arg{File: machine.Int, Bits: uint64(a.Int)})
		}
	}
	res, err := s.Call(e.Name, args)
	if err != nil {
		return sim.Stats{}, err
	}
	want := e.Expect(r)
	switch v := want.Value.(type) {
	case int64:
		if int64(res.Int) != v {
			return sim.Stats{}, fmt.Errorf("returned %d, want %d", int64(res.Int), v)
		}
	case float64:
		if res.Float != math.Float64bits(v) {
			return sim.Stats{}, fmt.Errorf("returned %g, want %g", math.Float64frombits(res.Float), v)
		}
	}
	for i, b := range want.Buffers {
		if b == nil {
			continue
		}
		got, err := s.Read(addrs[i], int64(len(b)))
		if err != nil {
			return sim.Stats{}, err
		}
		if string(got) != string(b) {
			return sim.Stats{}, fmt.Errorf("argument %d differs at byte %d", i, firstDifference(got, b))
		}
	}
	return s.Stats(), nil
}

func firstDifference(a, b []byte) int {
	for i := range a {
		if a[i] != b[i] {
			return i
		}
	}
	return -1
}

// TestExamples compiles every C example of both compilers at all levels and holds the simulator's
// results against the references. Other machines, schedulers and numbers of registers are tried
// with one version each, with all of them if OPTGO_ALL is set.
func TestExamples(t *testing.T) {
	configs := []Options{
		{}, {Name: "p2m2l4-norot"}, {Scheduler: modulo.List}, {Regs: 16}, {Regs: 32}, {Name: "p4m4l4", Scheduler: modulo.IMS}, {Name: "p2m2l6"}, {SSP: Auto}, {SSP: 1},
	}
	all := os.Getenv("OPTGO_ALL") != ""
	for _, e := range examples.All() {
		if e.Kind != examples.VLIW {
			continue
		}
		for _, clang := range []int{14, 19} {
			for _, level := range []string{"O0", "O1", "O2"} {
				for n, o := range configs {
					if n > 0 && !all && (level != "O2" || clang != 19) {
						continue
					}
					t.Run(fmt.Sprintf("%s.%d.%s.%s%s%s%d", e.Name, clang, level, o.Name, o.Scheduler, o.SSP, o.Regs), func(t *testing.T) {
						runExample(t, e, e.IR(clang, level), o)
					})
				}
			}
		}
	}
}

func runExample(t *testing.T, e examples.Example, path string, o Options) {
	t.Helper()
	mod, err := compileFile(t, path, o)
	if err != nil {
		t.Fatal(err)
	}
	opt, err := o.resolve()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range e.Runs {
		if _, err := simulate(mod, opt.machine, e, r); err != nil {
			t.Fatalf("run %s: %v\n%s", r.Label, err, mod.String())
		}
	}
}

// TestExampleLoops: the loops of the examples run at their lower bound on the default machine.
func TestExampleLoops(t *testing.T) {
	pipelined := 0
	for _, e := range examples.All() {
		if e.Kind != examples.VLIW {
			continue
		}
		for _, clang := range []int{14, 19} {
			for _, level := range []string{"O1", "O2"} {
				mod, err := compileFile(t, e.IR(clang, level), Options{})
				if err != nil {
					t.Fatal(err)
				}
				for _, f := range mod.Funcs {
					for _, l := range f.Loops {
						if !l.Pipelined() {
							continue
						}
						pipelined++
						if l.II != l.MII {
							t.Errorf("%s: %s", e.IR(clang, level), l.Summary())
						}
					}
				}
			}
		}
	}
	if pipelined < 80 {
		t.Errorf("only %d loops are pipelined", pipelined)
	}
}

// TestTrips: the simulator counts the iterations of the source loop, independent of the shape of
// the pipeline.
func TestTrips(t *testing.T) {
	for _, o := range []Options{{}, {Name: "p2m2l4-norot"}, {Scheduler: modulo.List}} {
		opt, err := o.resolve()
		if err != nil {
			t.Fatal(err)
		}
		mod, err := compileFile(t, "ll/daxpy.clang19.O2.ll", o)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range examples.All() {
			if e.Name != "daxpy" {
				continue
			}
			for _, r := range e.Runs {
				stats, err := simulate(mod, opt.machine, e, r)
				if err != nil {
					t.Fatal(err)
				}
				if got := stats.Loops[0].Trips; got != r.Args[0].Int {
					t.Errorf("%+v: %d trips, want %d", o, got, r.Args[0].Int)
				}
			}
		}
	}
}

// TestWhileTrips: iterations that a while loop begins speculatively beyond its end do not count.
func TestWhileTrips(t *testing.T) {
	m, err := frontend.Read("find.ll", []byte(`define i64 @find(ptr %p, i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i64, ptr %p, i64 %i
  %v = load i64, ptr %a, align 8
  %next = add i64 %i, 1
  %go = icmp ne i64 %v, %x
  br i1 %go, label %loop, label %end
end:
  ret i64 %i
}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range []Options{{}, {Name: "p2m2l6"}, {Name: "p2m2l4-norot"}, {Scheduler: modulo.List}} {
		opt, err := o.resolve()
		if err != nil {
			t.Fatal(err)
		}
		mod, err := Compile(m, o)
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range []int{0, 1, 2, 5, 30} {
			s, err := sim.New(mod, sim.Config{Machine: opt.machine, MaxCycles: 10_000})
			if err != nil {
				t.Fatal(err)
			}
			data := make([]byte, 8*40)
			data[8*at] = 1
			addr, err := s.Alloc(data)
			if err != nil {
				t.Fatal(err)
			}
			for calls := int64(1); calls <= 2; calls++ {
				r, err := s.Call("find", []sim.Arg{{File: machine.Int, Bits: addr}, {File: machine.Int, Bits: 1}})
				if err != nil || r.Int != uint64(at) {
					t.Fatalf("%+v: found at %d (%v), want %d", o, r.Int, err, at)
				}
				if l := s.Stats().Loops[0]; l.Trips != calls*int64(at+1) || o.Scheduler == modulo.HRMS && o.Name != "p2m2l4-norot" && l.Stages < 2 {
					t.Errorf("%+v, found at %d, call %d: %d trips in %d stages", o, at, calls, l.Trips, l.Stages)
				}
			}
		}
	}
}

// TestUnsupported: what cannot be compiled is one diagnostic with its line.
func TestUnsupported(t *testing.T) {
	for _, c := range []struct{ ir, want string }{
		{"define void @f() {\n  call void asm sideeffect \"nop\", \"\"()\n  ret void\n}", "in.ll:2:3: error: VLIW backend: inline assembly"},
		{"define fp128 @f(fp128 %x) {\n  %y = fadd fp128 %x, %x\n  ret fp128 %y\n}", "fp128"},
		{"@x = external global i32\ndefine i32 @f() {\n  %v = load i32, ptr @x\n  ret i32 %v\n}", "@x"},
	} {
		m, err := frontend.Read("in.ll", []byte(c.ir))
		if err != nil {
			t.Fatal(err)
		}
		_, err = Compile(m, Options{})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\ngave %v, want %q", c.ir, err, c.want)
		}
	}
}

// TestFeatures runs a program that uses what surrounds loops, and compares what it prints with the
// native program.
func TestFeatures(t *testing.T) {
	want, err := os.ReadFile(filepath.Join("testdata", "features.out"))
	if err != nil {
		t.Fatal(err)
	}
	for _, level := range []string{"O0", "O2"} {
		for _, o := range []Options{{}, {Name: "p2m2l4-norot"}, {Scheduler: modulo.List}} {
			mod, err := compileFile(t, filepath.Join("..", "vliw", "testdata", "features."+level+".ll"), o)
			if err != nil {
				t.Fatal(err)
			}
			opt, err := o.resolve()
			if err != nil {
				t.Fatal(err)
			}
			var got bytes.Buffer
			s, err := sim.New(mod, sim.Config{Machine: opt.machine, Stdout: &got, MaxCycles: 1_000_000})
			if err != nil {
				t.Fatal(err)
			}
			r, err := s.Call("main", nil)
			if err != nil {
				t.Fatal(err)
			}
			if int32(r.Int) != featuresStatus || !bytes.Equal(got.Bytes(), want) {
				t.Errorf("%s %+v: status %d, printed\n%s", level, o, int32(r.Int), got.String())
			}
		}
	}
}

// featuresStatus is what main of features.c returns.
const featuresStatus = 6

// TestDeterministic: the same input gives the same text.
func TestDeterministic(t *testing.T) {
	for _, path := range []string{"ll/tokens.clang19.O2.ll", "ll/hydro.clang14.O1.ll", "../vliw/testdata/features.O2.ll"} {
		first := ""
		for range 5 {
			mod, err := compileFile(t, path, Options{Regs: 16})
			if err != nil {
				t.Fatal(err)
			}
			if text := mod.String(); first == "" {
				first = text
			} else if text != first {
				t.Fatalf("%s: two compilations differ", path)
			}
		}
	}
}
