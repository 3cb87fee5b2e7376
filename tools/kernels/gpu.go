package main

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx/cuda"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	collection "opt-go/tools/paper/kernels"
)

// The comparison on a real GPU (-gpu): every launch of a pack is made on the emulator and on the
// GPU, by the same PTX, and memory is compared; then the launches of all compilers are timed.

// gpuLaunch is one launch of a kernel, to be prepared in any memory.
type gpuLaunch struct {
	name        string
	grid, block [3]int
	shared      int
	racy        bool // memory afterwards depends on the order of the warps
	prepare     func(m memory) (*device, error)
}

// gpuLaunches lists the launches of a kernel, from the collection's table or by the shapes.
func gpuLaunches(source string, m *ir.Module, reference *ptx.Module, name string) []gpuLaunch {
	suite := strings.TrimSuffix(filepath.Base(source), filepath.Ext(source))
	for _, k := range collection.All() {
		if k.Suite == suite && k.Name == name && slices.Contains(strings.Split(filepath.ToSlash(filepath.Dir(source)), "/"), "kernels") {
			return []gpuLaunch{{"table", k.Grid, k.Block, k.Shared, k.Racy, func(m memory) (*device, error) { return tableDevice(m, k) }}}
		}
	}
	f := m.Func(name)
	if f == nil {
		return nil
	}
	var list []gpuLaunch
	params, places := parameters(m, f), tracePointers(reference.Func(name))
	for _, s := range shapes {
		s = s.fit(reference.Func(name))
		dim := func(d emu.Dim3) [3]int { return [3]int{max(1, d.X), max(1, d.Y), max(1, d.Z)} }
		list = append(list, gpuLaunch{s.name, dim(s.grid), dim(s.block), sharedBytes, false, func(m memory) (*device, error) {
			return newDevice(m, s, params, places)
		}})
	}
	return list
}

// tableDevice prepares a launch of the collection.
func tableDevice(m memory, k collection.Kernel) (*device, error) {
	args, err := k.Arguments()
	if err != nil {
		return nil, err
	}
	d := &device{memory: m}
	for _, a := range args {
		if !a.Buffer {
			d.args = append(d.args, a.Bytes)
			continue
		}
		addr, err := m.Alloc(len(a.Bytes))
		if err != nil {
			return nil, err
		}
		if err := m.Write(addr, a.Bytes); err != nil {
			return nil, err
		}
		d.args = append(d.args, emu.U64(addr))
		d.buffers = append(d.buffers, buffer{addr: addr, size: len(a.Bytes)})
	}
	return d, nil
}

// emulate runs a launch on the emulator and returns the buffers.
func (l *gpuLaunch) emulate(p *compiled, kernel string, limit uint64, check bool) (d *device, after [][]byte, stats *emu.Stats, err error) {
	defer func() {
		if e := recover(); e != nil {
			err = errors.Errorf("the emulator crashed: %v", e)
		}
	}()
	m := emu.NewMemory(64)
	if d, err = l.prepare(m); err != nil {
		return nil, nil, nil, err
	}
	dim := func(v [3]int) emu.Dim3 { return emu.Dim3{X: v[0], Y: v[1], Z: v[2]} }
	stats, err = p.program.Launch(emu.Launch{Kernel: kernel, Grid: dim(l.grid), Block: dim(l.block), SharedBytes: l.shared,
		Args: d.args, Memory: m, Check: check, Workers: workers, MaxInstructions: limit})
	if err != nil {
		return nil, nil, stats, err
	}
	after, err = d.read()
	return d, after, stats, err
}

// Launches are timed on a full GPU: the grid is repeated along z, which hardly any kernel reads, so
// that all copies do the same work on the same memory.
const (
	timedBlocks = 4096
	timedRounds = 5 // of each compiler, in turn
	timedEach   = 7 // launches of a round
)

// readsZ reports that the kernel, or a function of its file, asks where along z its block is.
func readsZ(m *ptx.Module) func(kernel string) bool {
	reads := map[string]bool{}
	for _, f := range m.Funcs() {
		for _, s := range f.Body {
			in, ok := s.(*ptx.Inst)
			if !ok {
				continue
			}
			ptx.WalkOperands(in.Args, func(o ptx.Operand) {
				text := fmt.Sprint(o)
				reads[f.Name] = reads[f.Name] || strings.Contains(text, "ctaid.z") || strings.Contains(text, "nctaid.z")
			})
		}
	}
	return func(kernel string) bool {
		for _, f := range m.Funcs() {
			if reads[f.Name] && (f.Name == kernel || !f.Entry) {
				return true
			}
		}
		return false
	}
}

// gpuCode is what one compiler's code of a kernel did in a launch.
type gpuCode struct {
	outcome   outcome
	note      string
	median    time.Duration // 0: was not timed
	registers int
}

// gpuRow is a launch of a kernel; its codes are by compiler, nil where one has none.
type gpuRow struct {
	kernel, launch string
	codes          []*gpuCode
}

// onGPU runs a pack and prints the report; it returns how many launches are wrong.
func (c *config) onGPU(w io.Writer, dir string) (int, error) {
	index, err := readPack(dir)
	if err != nil {
		return 0, err
	}
	dev, err := cuda.Open()
	if err != nil {
		return 0, err
	}
	defer dev.Close()
	fmt.Fprintf(w, "%s, sm_%d%d, driver of CUDA %d.%d; code for %s\n", dev.Name, dev.Major, dev.Minor, dev.Driver/1000, dev.Driver%1000/10, index.CPU)
	g := &chip{Device: dev}
	var rows []gpuRow
	for _, f := range index.Files {
		list, err := c.fileOnGPU(g, index, f)
		if err != nil {
			fmt.Fprintf(w, "%s: left out: %v\n", f.Source, err)
			continue
		}
		for _, r := range list {
			printGPURow(w, index.Compilers, f.Source, r, c.verbose)
		}
		rows = append(rows, list...)
	}
	return printGPUSummary(w, index.Compilers, rows), nil
}

// fileOnGPU runs all kernels of a file.
func (c *config) fileOnGPU(g *chip, index *packIndex, f packedFile) ([]gpuRow, error) {
	m, err := frontend.ReadFile(f.IR)
	if err != nil {
		return nil, err
	}
	modules := make([]*chipModule, len(f.PTX))
	var reference *ptx.Module
	for k, file := range f.PTX {
		if file == "" {
			continue
		}
		p, err := load(file, 0)
		if err == nil {
			modules[k], err = g.load(p)
		}
		if err != nil {
			return nil, errors.Wrap(err, index.Compilers[k])
		}
		if reference == nil || k == 1 { // pointers are traced in LLVM's code
			reference = p.module
		}
	}
	if reference == nil {
		return nil, errors.New("no compiler made it")
	}
	var rows []gpuRow
	wide := readsZ(reference)
	for _, name := range kernelNames(reference, reference) {
		for _, l := range gpuLaunches(f.Source, m, reference, name) {
			row := gpuRow{kernel: name, launch: l.name, codes: make([]*gpuCode, len(modules))}
			if err := c.launchOnGPU(g, modules, &l, &row); err != nil {
				return rows, err
			}
			if err := timeOnGPU(g, modules, &l, &row, wide(name)); err != nil {
				return rows, err
			}
			rows = append(rows, row)
		}
	}
	for _, mod := range modules {
		if mod != nil {
			if err := mod.loaded.Unload(); err != nil {
				return rows, err
			}
		}
	}
	return rows, nil
}

// launchOnGPU compares the emulator with the GPU. Launches that fault on the emulator are not made.
func (c *config) launchOnGPU(g *chip, modules []*chipModule, l *gpuLaunch, row *gpuRow) error {
	for k, m := range modules {
		if m == nil || m.module.Func(row.kernel) == nil {
			continue
		}
		code := &gpuCode{}
		row.codes[k] = code
		d, emulated, _, err := l.emulate(m.compiled, row.kernel, c.limit, false)
		if err != nil {
			code.outcome, code.note = emulator, err.Error()
			if f, ok := errors.Cause(err).(*emu.Fault); ok && f.Kind != "unsupported" {
				code.outcome = bothFault
			}
			continue
		}
		real, err := g.run(m, row.kernel, l)
		if errors.Is(err, errImage) {
			code.outcome, code.note = emulator, err.Error()
			continue
		}
		if err != nil {
			code.outcome, code.note = ourFault, err.Error()
			if err := g.restart(modules); err != nil {
				return err
			}
			continue
		}
		v, note := compareGPU(d, emulated, real)
		code.outcome, code.note = [...]outcome{equal: same, rounded: near, differs: different}[v], note
		if v == differs && (l.racy || c.races(m.compiled, row.kernel, l)) {
			code.outcome = unordered
		}
		if kernel, err := m.loaded.Kernel(row.kernel); err == nil {
			code.registers, _ = kernel.Registers()
		}
	}
	return nil
}

// races reports that the emulator finds races or uninitialized reads in the launch.
func (c *config) races(p *compiled, kernel string, l *gpuLaunch) bool {
	_, _, stats, err := l.emulate(p, kernel, c.limit, true)
	return err == nil && stats != nil && len(stats.Findings) > 0
}

// compareGPU compares the buffers, but for those that hold addresses.
func compareGPU(d *device, emulated, real [][]byte) (verdict, string) {
	worst := equal
	for k, b := range d.buffers {
		if b.what != nil && b.what.kind() == pointers {
			continue
		}
		v, at := compareBytes(emulated[k], real[k], b.what)
		if v == differs {
			return v, fmt.Sprintf("buffer %d differs at byte %d: the GPU has %x, the emulator %x", k, at, window(real[k], at), window(emulated[k], at))
		}
		worst = max(worst, v)
	}
	return worst, ""
}

// timeOnGPU times the compilers' codes in turn, if the launch went well for all.
func timeOnGPU(g *chip, modules []*chipModule, l *gpuLaunch, row *gpuRow, readsZ bool) error {
	if readsZ {
		return nil
	}
	times := make([][]time.Duration, len(modules))
	for _, code := range row.codes {
		if code != nil && (code.outcome == ourFault || code.outcome == emulator || code.outcome == bothFault) {
			return nil
		}
	}
	for range timedRounds {
		for k, m := range modules {
			if row.codes[k] == nil {
				continue
			}
			t, err := g.time(m, row.kernel, l)
			if err != nil { // the copies may do what one does not
				row.codes[k].note += "; timed: " + err.Error()
				return g.restart(modules)
			}
			times[k] = append(times[k], t[1:]...)
		}
	}
	for k, list := range times {
		if len(list) > 0 {
			slices.Sort(list)
			row.codes[k].median = list[len(list)/2]
		}
	}
	return nil
}
