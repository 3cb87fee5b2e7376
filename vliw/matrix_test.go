package vliw

import (
	"flag"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/tools/testload"
	"opt-go/tools/testnests"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/ssp"
)

// The whole matrix: every nest of the collection and random ones, pipelined at every level, with
// registers packed by each of the seven strategies, for many trip counts. Runs are shared: a module
// is read once, compiled once per level and strategy, and a nest is simulated only if its code
// differs from all code before, for all trip counts in turn. -nest-matrix runs all of it, in slices
// with -nest-matrix-part; otherwise a fixed share is run.

var (
	nestMatrix     = flag.Bool("nest-matrix", false, "run all nests at all levels with all strategies of register allocation, not a share of them")
	nestMatrixPart = flag.String("nest-matrix-part", "", "`K/N`: part K of N of the matrix, from 0")
	nestMatrixLLVM = flag.String("nest-matrix-O", "O2", "`levels` of optimization of the collection, separated by commas: O0, O1, O2")
	nestMatrixRand = flag.Int("nest-matrix-random", 300, "number of random nests of the matrix")
	nestMatrixRegs = flag.Int("nest-matrix-regs", 0, "rotating registers per file; 0: as many as the machine has")
	nestMatrixMach = flag.String("nest-matrix-machine", machine.Default, "machine")
)

// matrixFigures counts what was run.
type matrixFigures struct {
	compiled, outer, simulated, same, runs int
	strategy                               map[string]int // functions with an outer loop pipelined, by the strategy that packed their registers
	spilled                                int
	compiling, simulating                  time.Duration
}

// matrixWays are the options to compile a nest with: every level with every strategy.
func matrixWays(depth int) []Options {
	var out []Options
	for level := 1; level <= depth; level++ {
		for _, s := range ssp.Strategies() {
			o := Options{SSP: Level(level), Distance: s.Metric, Regs: *nestMatrixRegs, Name: *nestMatrixMach}
			if s.Metric != ssp.Simple {
				o.Fit = s.Fit
			}
			out = append(out, o)
		}
	}
	return out
}

// matrixPart returns which units of work run now.
func matrixPart(t *testing.T) func(unit int) bool {
	k, n := 7, testload.Share(24, 48)
	switch {
	case *nestMatrixPart != "":
		if _, err := fmt.Sscanf(*nestMatrixPart, "%d/%d", &k, &n); err != nil || k < 0 || k >= n {
			t.Fatalf("-nest-matrix-part=%s: must be K/N with K from 0 to N-1", *nestMatrixPart)
		}
	case *nestMatrix:
		k, n = 0, 1
	}
	t.Logf("part %d of %d (-nest-matrix-part=%d/%d)", k, n, k, n)
	return func(unit int) bool { return unit%n == k }
}

func TestNestMatrix(t *testing.T) {
	mine := matrixPart(t)
	x := &matrixFigures{strategy: map[string]int{}}
	expected, memory := testnests.Expected(t, nestFolder), testnests.Memory()
	unit := 0
	for _, level := range strings.Split(*nestMatrixLLVM, ",") {
		for _, suite := range testnests.Suites {
			whole := nestModule(t, suite, level)
			for _, f := range whole.Funcs {
				runs := expected[f.Name()]
				if len(runs) == 0 {
					continue
				}
				if unit++; !mine(unit) {
					continue
				}
				x.nest(t, suite+"."+level+"."+f.Name(), onlyFunction(whole, f.Name()), runs, memory)
			}
		}
	}
	for k := range *nestMatrixRand {
		if unit++; mine(unit) {
			x.random(t, uint64(k)+1)
		}
	}
	t.Logf("%d compiled, %d with an outer loop pipelined (%d with spill code), %d simulated, %d as another; %d runs; %v compiling, %v simulating", x.compiled, x.outer, x.spilled,
		x.simulated, x.same, x.runs, x.compiling.Round(time.Millisecond), x.simulating.Round(time.Millisecond))
	for _, s := range ssp.Strategies() {
		t.Logf("%s: %d", s, x.strategy[s.String()])
		if x.strategy[s.String()] == 0 && *nestMatrixRegs == 0 {
			t.Errorf("%s packed no nest", s)
		}
	}
}

// onlyFunction is a copy of a module in which the other functions are declarations.
func onlyFunction(m *ir.Module, name string) *ir.Module {
	alone := ir.CloneModule(m)
	for _, f := range alone.Funcs {
		if f.Name() != name && !f.IsDecl() {
			f.DeleteBody()
		}
	}
	return alone
}

// nest runs a nest of the collection with all options.
func (x *matrixFigures) nest(t *testing.T, name string, m *ir.Module, runs []testnests.Run, memory [][]byte) {
	known := map[string]bool{}
	for _, o := range matrixWays(4) {
		mod, mach := x.compile(t, name, m, o, known)
		if mod == nil {
			continue
		}
		start := time.Now()
		for _, r := range runs {
			got, _, err := runNest(mod, mach, r, memory)
			if err == nil && got != r.Hash {
				err = errors.New("it leaves something else than natively")
			}
			if err != nil {
				t.Errorf("%s -ssp=%s -distance=%s -fit=%s: (%d, %d): %v", name, o.SSP, o.Distance, o.Fit, r.N, r.M, err)
				break
			}
			x.runs++
		}
		x.simulating += time.Since(start)
	}
}

// random runs a random nest with all options, and without pipelining.
func (x *matrixFigures) random(t *testing.T, seed uint64) {
	nest := testnests.NewRandom(seed)
	m, err := frontend.Read("random.ll", []byte(nest.Text))
	if err != nil {
		t.Fatalf("%v\n%s", err, nest.Text)
	}
	known := map[string]bool{}
	name := fmt.Sprintf("random nest %d", seed)
	straight, mach := x.compile(t, name, m, Options{Scheduler: modulo.List, Name: *nestMatrixMach}, known)
	want, err := runNestTrips(straight, mach, nest)
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range matrixWays(nest.Depth - 1) {
		mod, mach := x.compile(t, name, m, o, known)
		if mod == nil {
			continue
		}
		start := time.Now()
		got, err := runNestTrips(mod, mach, nest)
		if err != nil || got != want {
			t.Errorf("%s -ssp=%s -distance=%s -fit=%s: %v: got\n%s\nwant\n%s", name, o.SSP, o.Distance, o.Fit, err, got, want)
		}
		x.runs += len(testnests.Trips)
		x.simulating += time.Since(start)
	}
}

// packedBy finds the strategy in the comment on the registers of a pipelined nest.
var packedBy = regexp.MustCompile(`packed by ([a-z-]+)`)

// compile returns the code of a nest, passed through the parser; nil if it is known.
func (x *matrixFigures) compile(t *testing.T, name string, m *ir.Module, o Options, known map[string]bool) (*asm.Module, *machine.Machine) {
	t.Helper()
	start := time.Now()
	defer func() { x.compiling += time.Since(start) }()
	out, err := Compile(m, o)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	text := out.String()
	x.compiled++
	if strings.Contains(text, "rtop") {
		x.outer++
		if p := packedBy.FindStringSubmatch(text); p != nil {
			x.strategy[p[1]]++
		}
		if strings.Contains(text, "; spill slots:") {
			x.spilled++
		}
	}
	if code := comments.ReplaceAllString(text, ""); known[code] {
		x.same++
		return nil, nil
	} else {
		known[code] = true
	}
	x.simulated++
	mod, err := asm.Parse("nest.s", text)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	opt, err := o.resolve()
	if err != nil {
		t.Fatal(err)
	}
	return mod, opt.machine
}

var comments = regexp.MustCompile(`;[^\n]*`)
