package vliw

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"

	"opt-go/examples"
	"opt-go/frontend"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/sim"
)

var examplesDir = filepath.Join("..", "examples")

// compileFile compiles an example and passes the text through the parser, as the command line would.
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

var _ = binary.LittleEndian

// TestExamples compiles every C example of both compilers at all levels and holds the simulator's results against the references.
func TestExamples(t *testing.T) {
	configs := []Options{
		{}, {Name: "p2m2l4-norot"}, {Sched: "list"}, {Regs: 16}, {Regs: 32}, {Name: "p4m4l4", Sched: "ims"}, {Name: "p2m2l6"},
	}
	for _, e := range examples.All() {
		if e.Kind != examples.VLIW {
			continue
		}
		for _, clang := range []int{14, 19} {
			for _, level := range []string{"O0", "O1", "O2"} {
				for n, o := range configs {
					if n > 0 && level == "O0" && n != 2 {
						continue
					}
					t.Run(fmt.Sprintf("%s.%d.%s.%s%s%d", e.Name, clang, level, o.Name, o.Sched, o.Regs), func(t *testing.T) {
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
		if _, err := simulate(mod, opt.Machine, e, r); err != nil {
			t.Fatalf("run %s: %v\n%s", r.Label, err, mod.String())
		}
	}
}
