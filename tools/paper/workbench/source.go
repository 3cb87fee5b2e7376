package workbench

import (
	"bytes"
	"embed"
	"io/fs"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/passes/pass"
	"opt-go/vliw"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/sim"
)

//go:embed loops/*.ll
var collection embed.FS

// Suites names the files of the C collection, sorted.
func Suites() []string {
	var names []string
	files, err := fs.Glob(collection, "loops/*.ll")
	if err != nil {
		panic("BUG: workbench: " + err.Error())
	}
	for _, f := range files {
		names = append(names, strings.TrimSuffix(strings.TrimPrefix(f, "loops/"), ".ll"))
	}
	return names
}

// suite is a file of the collection, compiled for a machine.
type suite struct {
	name  string
	asm   *asm.Module
	loops []vliw.Loop
	notes []pass.Remark // why loops are not pipelined
}

// compileSuite compiles a file of the collection and collects its loops.
func compileSuite(name string, mach *machine.Machine) (*suite, error) {
	path := "loops/" + name + ".ll"
	text, err := collection.ReadFile(path)
	if err != nil {
		return nil, errors.WithStack(err)
	}
	m, err := frontend.Read(path, text)
	if err != nil {
		return nil, err
	}
	s := &suite{name: name}
	opt := vliw.Options{Machine: mach}
	opt.Remark = func(r pass.Remark) {
		if r.Kind == pass.Missed && r.Pass == "modulo-schedule" && isKernel(r.Func) {
			s.notes = append(s.notes, r)
		}
	}
	out, found, err := vliw.Loops(m, opt)
	s.asm = out
	for _, l := range found {
		if isKernel(l.Func) {
			s.loops = append(s.loops, l)
		}
	}
	return s, err
}

// isKernel distinguishes the kernels from the functions that call them.
func isKernel(fn string) bool { return fn != "main" && !strings.HasPrefix(fn, "bench_") }

// profile holds the counts of a loop in a run of the drivers.
type profile struct{ iterations, entries int64 }

// loopKey names a loop within the collection.
func loopKey(fn, loop string) string { return fn + "." + loop }

// run simulates the drivers of a suite. It returns what they print and how often every loop runs.
func (s *suite) run(mach *machine.Machine) (string, map[string]profile, error) {
	text := s.asm.String()
	parsed, err := asm.Parse(s.name+".s", text)
	if err != nil {
		return "", nil, errors.Wrapf(err, "suite %s", s.name)
	}
	var out bytes.Buffer
	simulator, err := sim.New(parsed, sim.Config{Machine: mach, MaxCycles: maxCycles, Stdout: &out})
	if err != nil {
		return "", nil, errors.Wrapf(err, "suite %s", s.name)
	}
	if _, err := simulator.Call("main", nil); err != nil {
		return "", nil, errors.Wrapf(err, "suite %s", s.name)
	}
	profiles := map[string]profile{}
	for _, l := range simulator.Stats().Loops {
		if l.Stages > 0 {
			profiles[loopKey(l.Func, l.Name)] = profile{l.Trips, l.Entries}
		}
	}
	return out.String(), profiles, nil
}

// maxCycles stops a driver that does not end; they take one or two million cycles.
const maxCycles = 100_000_000
