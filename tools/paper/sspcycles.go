package main

import (
	"bufio"
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/tools/shard"
	"opt-go/vliw"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/sim"
)

// What single-dimension software pipelining gains: the nests of the C collection in the simulator,
// with the innermost loops pipelined alone (-ssp=off), at the level that the compiler chooses
// (-ssp=auto), and at every level. Every run must leave in memory what the native run left
// (expected.txt).

// nestSizes is a run of one nest: its sizes, and the hash of all arrays and the result.
type nestSizes struct {
	name string
	n, m int64
	hash string
}

func runSSPCycles(args []string) error {
	fs := flag.NewFlagSet("ssp-cycles", flag.ExitOnError)
	name := fs.String("machine", machine.Default, "machine")
	dir := fs.String("dir", "vliw/testdata/nests", "folder of the C collection")
	optimization := fs.String("O", "O2", "the optimization level of clang's whose output is read: O1 or O2")
	all := fs.Bool("all", false, "all sizes; otherwise the largest one of each nest is shown")
	work := shard.NewWork(fs)
	if err := fs.Parse(args); err != nil {
		return errors.WithStack(err)
	}
	if err := work.Begin("paper ssp-cycles"); err != nil {
		return err
	}
	m, err := machine.Lookup(*name)
	if err != nil {
		return err
	}
	expected, err := readExpected(filepath.Join(*dir, "expected.txt"))
	if err != nil {
		return err
	}
	files, err := filepath.Glob(filepath.Join(*dir, "*."+*optimization+".ll"))
	if err != nil || len(files) == 0 {
		return errors.Errorf("no nests in %s: run it in the root of the repository, or name the folder with -dir", *dir)
	}
	x := &cycleTable{mach: m, all: *all, expected: expected, memory: nestArrays()}
	out := work.Out()
	fmt.Fprintf(out, "%-24s %4s %4s %9s %9s  %s\n", "nest", "n", "m", "off", "auto", "levels from the outermost, - where not pipelined")
	for k, file := range files {
		rows, err := shard.Measure(work, "nests", k, func() ([]cycleRow, error) { return x.file(file) })
		if err != nil {
			return err
		}
		for _, r := range rows {
			x.add(out, r)
		}
	}
	x.summary(out)
	return work.Finish()
}

func readExpected(path string) (map[string][]nestSizes, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, errors.WithStack(err)
	}
	defer file.Close()
	out := map[string][]nestSizes{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var r nestSizes
		if _, err := fmt.Sscan(lines.Text(), &r.name, &r.n, &r.m, &r.hash); err != nil {
			return nil, errors.Wrap(err, path)
		}
		out[r.name] = append(out[r.name], r)
	}
	return out, nil
}

// nestArrays returns the initial contents of driver.c's arrays.
func nestArrays() [][]byte {
	const elements = 4096 + 64
	s := uint32(12345)
	next := func() uint32 { s = s*1664525 + 1013904223; return s }
	var out [][]byte
	for k := range 6 {
		var b []byte
		for range elements {
			if k < 4 {
				b = binary.LittleEndian.AppendUint64(b, math.Float64bits(float64(next()>>28)*0.5))
			} else {
				b = binary.LittleEndian.AppendUint32(b, next()>>29)
			}
		}
		out = append(out, b)
	}
	return out
}

// cycleTable collects the ratios.
type cycleTable struct {
	mach     *machine.Machine
	all      bool
	expected map[string][]nestSizes
	memory   [][]byte

	nests, outer       int     // nests, and those where auto pipelines an outer loop
	sum, sumOuter      float64 // of logarithms of auto/off at the largest size
	worst, best        float64
	worstName, topName string
}

// sspWays are the settings that are compared; the first is the yardstick.
var sspWays = []vliw.Level{vliw.Innermost, vliw.Auto, 1, 2, 3, 4}

// file measures the nests of a file.
func (x *cycleTable) file(path string) ([]cycleRow, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, errors.WithStack(err)
	}
	m, err := frontend.Read(path, text)
	if err != nil {
		return nil, err
	}
	var mods []*asm.Module
	for _, way := range sspWays {
		out, err := vliw.Compile(m, vliw.Options{Machine: x.mach, SSP: way})
		if err != nil {
			return nil, errors.Wrapf(err, "%s -ssp=%v", path, way)
		}
		mod, err := asm.Parse(path, out.String())
		if err != nil {
			return nil, err
		}
		mods = append(mods, mod)
	}
	var rows []cycleRow
	for _, f := range mods[0].Funcs {
		runs := x.expected[f.Name]
		if len(runs) == 0 {
			continue
		}
		if !x.all {
			runs = runs[len(runs)-1:]
		}
		for k, r := range runs {
			row, err := x.row(mods, r)
			if err != nil {
				return nil, err
			}
			row.Counts = k == len(runs)-1
			rows = append(rows, row)
		}
	}
	return rows, nil
}

// cycleRow is a nest of one size.
type cycleRow struct {
	Name   string
	N, M   int64
	Cycles []int64  // by the configurations of sspWays
	Outer  bool     // auto pipelines an outer loop
	Levels []string // cycles by the levels relative to the first configuration, as text
	Counts bool     // for the means
}

// row runs one nest at one size with every configuration.
func (x *cycleTable) row(mods []*asm.Module, r nestSizes) (cycleRow, error) {
	row := cycleRow{Name: r.name, N: r.n, M: r.m}
	for k, way := range sspWays {
		f := functionNamed(mods[k], r.name)
		c, err := x.run(mods[k], f, r)
		if err != nil {
			return row, errors.Wrapf(err, "%s(%d, %d) -ssp=%v", r.name, r.n, r.m, way)
		}
		row.Cycles = append(row.Cycles, c)
		switch {
		case k == 1:
			row.Outer = pipelinesOuter(f)
		case k > 1 && pipelinesOuter(f):
			row.Levels = append(row.Levels, fmt.Sprintf("%.2f", float64(c)/float64(row.Cycles[0])))
		case k > 1:
			row.Levels = append(row.Levels, "-")
		}
	}
	return row, nil
}

// add prints a row and adds it to the sums.
func (x *cycleTable) add(w io.Writer, r cycleRow) {
	ratio := float64(r.Cycles[1]) / float64(r.Cycles[0])
	fmt.Fprintf(w, "%-24s %4d %4d %9d %9d  %.2f  (%s)\n", r.Name, r.N, r.M, r.Cycles[0], r.Cycles[1], ratio, strings.Join(r.Levels, " "))
	if !r.Counts {
		return
	}
	x.nests++
	x.sum += math.Log(ratio)
	if r.Outer {
		x.outer++
		x.sumOuter += math.Log(ratio)
	}
	if x.worst == 0 || ratio > x.worst {
		x.worst, x.worstName = ratio, r.Name
	}
	if x.best == 0 || ratio < x.best {
		x.best, x.topName = ratio, r.Name
	}
}

func functionNamed(m *asm.Module, name string) *asm.Func {
	for _, f := range m.Funcs {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// pipelinesOuter reports whether a function has the pipeline of a nest.
func pipelinesOuter(f *asm.Func) bool {
	for _, b := range f.Blocks {
		for i := range b.Bundles {
			for k := range b.Bundles[i].Ops {
				if b.Bundles[i].Ops[k].Op == machine.OpRtop {
					return true
				}
			}
		}
	}
	return false
}

// run gives the cycles of one run, whose results must be those of the native run.
func (x *cycleTable) run(mod *asm.Module, f *asm.Func, r nestSizes) (int64, error) {
	alone := *mod
	alone.Funcs = []*asm.Func{f}
	s, err := sim.New(&alone, sim.Config{Machine: x.mach, MaxCycles: 50_000_000, StackBytes: 1 << 16}) // nests need no stack to speak of, and clearing it takes time
	if err != nil {
		return 0, err
	}
	args := []sim.Arg{{File: machine.Int, Bits: uint64(r.n)}, {File: machine.Int, Bits: uint64(r.m)}}
	for _, b := range x.memory {
		at, err := s.Alloc(b)
		if err != nil {
			return 0, err
		}
		args = append(args, sim.Arg{File: machine.Int, Bits: at})
	}
	res, err := s.Call(r.name, args)
	if err != nil {
		return 0, err
	}
	h := fnv.New64a()
	for k, b := range x.memory {
		got, err := s.Read(args[2+k].Bits, int64(len(b)))
		if err != nil {
			return 0, err
		}
		h.Write(got)
	}
	h.Write(binary.LittleEndian.AppendUint64(nil, res.Int))
	if fmt.Sprintf("%016x", h.Sum64()) != r.hash {
		return 0, errors.New("the results are not those of the native run")
	}
	return s.Stats().Cycles, nil
}

func (x *cycleTable) summary(w io.Writer) {
	fmt.Fprintf(w, "\n%d nests, largest sizes: geometric mean of auto/off %.3f; %d of them with an outer loop pipelined: %.3f\n",
		x.nests, math.Exp(x.sum/float64(max(x.nests, 1))), x.outer, math.Exp(x.sumOuter/float64(max(x.outer, 1))))
	fmt.Fprintf(w, "best %.2f (%s), worst %.2f (%s)\n", x.best, x.topName, x.worst, x.worstName)
}
