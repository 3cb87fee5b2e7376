package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/nvptx/regalloc"
	"opt-go/tools/paper/gpu"
	"opt-go/tools/paper/kernels"
	"opt-go/tools/shard"
)

// Figures 23 to 29 of Sampaio et al., "Divergence analysis": the register allocators linear, divra
// and affra (package regalloc) on the kernel collection, by the emulator's model of a Fermi GPU.

// setup is a register allocator with a number of registers, and a machine.
type setup struct {
	allocator regalloc.Allocator
	regs      int
	cache     int             // KB of the first-level cache; the rest of 64 KB is shared memory
	beyond    regalloc.Beyond // what the allocator does that the paper\'s does not
}

// allocRun holds the counts of one kernel in one setup.
type allocRun struct {
	Cycles uint64
	Static regalloc.FuncResult
	Spill  emu.SpillStats
	Failed string // why it cannot be allocated or launched
}

// allocBench compiles the suites once, without a limit of registers, and runs them in setups.
type allocBench struct {
	work     *shard.Work
	out      io.Writer
	pipeline string
	kernels  []kernels.Kernel
	modules  map[string]*ptx.Module
	want     map[string][]byte // what each kernel leaves in memory without a limit
	alone    bool              // a launch has the multiprocessor for itself
	beyond   regalloc.Beyond   // of all setups of the figures
	cache    map[setup]map[string]allocRun
}

func newAllocBench(work *shard.Work, pipeline string, list []kernels.Kernel) *allocBench {
	return &allocBench{work: work, out: work.Out(), pipeline: pipeline, kernels: list, modules: map[string]*ptx.Module{}, want: map[string][]byte{},
		cache: map[setup]map[string]allocRun{}}
}

// unlimited returns the suite of a kernel without a limit of registers, and what the kernel leaves
// in memory.
func (b *allocBench) unlimited(k kernels.Kernel) (*ptx.Module, []byte, error) {
	m := b.modules[k.Suite]
	if m == nil {
		var err error
		if m, err = gpu.PTX(k.Suite, gpu.Way{Pipeline: b.pipeline}); err != nil {
			return nil, nil, err
		}
		b.modules[k.Suite] = m
	}
	if b.want[k.Name] == nil {
		p, err := emu.Load(m)
		if err != nil {
			return nil, nil, errors.Wrap(err, k.Suite)
		}
		r, err := gpu.Launch(p, k, nil, false)
		if err != nil {
			return nil, nil, err
		}
		b.want[k.Name] = r.After
	}
	return m, b.want[k.Name], nil
}

// fermiWith is the paper's GPU with one of its two divisions of the memory on the chip, and one
// multiprocessor: the launches of the collection are small, and on 14 each would have a warp or two
// and a cache for them alone. So that it has the warps that it would have in a launch of a usual
// size, copies of the launch fill it (gpu.Fill).
func fermiWith(cacheKB int) *emu.Fermi {
	hw := emu.NewFermi()
	hw.SMs = 1
	hw.CacheBytes, hw.Shared = cacheKB<<10, (64-cacheKB)<<10
	return hw
}

// run runs all kernels in a setup; the memory after each launch must be the same as without a
// limit.
func (b *allocBench) run(s setup) (map[string]allocRun, error) {
	if done := b.cache[s]; done != nil {
		return done, nil
	}
	out := map[string]allocRun{}
	for _, k := range b.kernels {
		r, err := b.runKernel(k, s)
		if err != nil {
			return nil, err
		}
		out[k.Name] = r
	}
	b.cache[s] = out
	return out, nil
}

// runKernel runs a kernel in a setup, or takes the run from a part.
func (b *allocBench) runKernel(k kernels.Kernel, s setup) (allocRun, error) {
	n := slices.IndexFunc(b.kernels, func(o kernels.Kernel) bool { return o.Name == k.Name })
	return shard.Measure(b.work, fmt.Sprintf("%+v", s), n, func() (allocRun, error) { return b.measure(k, s) })
}

func (b *allocBench) measure(k kernels.Kernel, s setup) (allocRun, error) {
	hw := fermiWith(s.cache)
	whole, want, err := b.unlimited(k)
	if err != nil {
		return allocRun{}, err
	}
	m, err := onlyKernel(whole, k.Name)
	if err != nil {
		return allocRun{}, err
	}
	alloc, results, err := regalloc.Allocate(m, regalloc.Options{Regs: s.regs, Allocator: s.allocator, Beyond: s.beyond, SharedBytes: hw.Shared, DynamicShared: k.Shared})
	if err != nil {
		return allocRun{Failed: err.Error()}, nil
	}
	var run allocRun
	for _, r := range results {
		if r.Name == k.Name {
			run.Static = r
		}
	}
	parsed, err := parse.Module(k.Name+".ptx", alloc.String())
	if err != nil {
		return run, errors.Wrap(err, k.Name)
	}
	p, err := emu.Load(parsed)
	if err != nil {
		return run, errors.Wrap(err, k.Name)
	}
	check, err := gpu.Launch(p, k, nil, false) // with times, warps come in another order, and append to queues in it
	if err != nil {
		return run, errors.Wrapf(err, "%s, %d registers", s.allocator, s.regs)
	}
	if !bytes.Equal(check.After, want) {
		return run, errors.Errorf("%s leaves other results with %s and %d registers", k.Name, s.allocator, s.regs)
	}
	time := gpu.Fill
	if b.alone {
		time = func(p *emu.Program, k kernels.Kernel, hw *emu.Fermi) (*gpu.Result, error) {
			return gpu.Launch(p, k, hw, false)
		}
	}
	r, err := time(p, k, hw)
	if err != nil {
		return run, errors.Wrapf(err, "%s, %d registers", s.allocator, s.regs)
	}
	run.Cycles, run.Spill = r.Stats.Cycles, r.Stats.Spill
	return run, nil
}

// onlyKernel is a module without the other kernels, so that those are not allocated over and over.
func onlyKernel(m *ptx.Module, name string) (*ptx.Module, error) {
	out := *m
	out.Decls = nil
	found := false
	for _, d := range m.Decls {
		if f, ok := d.(*ptx.Func); ok && f.Entry {
			if f.Name != name {
				continue
			}
			found = true
		}
		out.Decls = append(out.Decls, d)
	}
	if !found {
		return nil, errors.Errorf("no kernel %s", name)
	}
	return &out, nil
}

func runRegalloc(args []string) error {
	fs := flag.NewFlagSet("regalloc", flag.ExitOnError)
	pipeline := fs.String("passes", "default<O2>", "the pipeline that the kernels have gone through")
	only := fs.Bool("paper", false, "only the 40 kernels that the paper's Fig. 20 names")
	beyond := fs.String("beyond", "none", "what all allocators do beyond the paper, as of -regalloc-beyond")
	alone := fs.Bool("alone", false, "one launch at a time: its few warps have the cache for themselves")
	each := fs.Bool("kernels", false, "print the times of every kernel")
	csv := fs.String("csv", "", "write the numbers of every kernel to this file")
	svg := fs.String("svg", "", "write the figures to this folder")
	work := shard.NewWork(fs, "kernels", "csv", "svg")
	if err := fs.Parse(args); err != nil {
		return errors.WithStack(err)
	}
	if err := work.Begin("paper regalloc"); err != nil {
		return err
	}
	more, err := regalloc.ParseBeyond(*beyond)
	if err != nil {
		return errors.Wrap(err, "-beyond")
	}
	var list []kernels.Kernel
	for _, k := range kernels.All() {
		if !*only || k.Paper != "" {
			list = append(list, k)
		}
	}
	b := newAllocBench(work, *pipeline, list)
	b.alone, b.beyond = *alone, more
	if work.Part() {
		*csv, *svg = "", ""
	}
	if err := b.report(allocOutput{*each, *csv, *svg}); err != nil {
		return err
	}
	return work.Finish()
}

func short(k kernels.Kernel) string {
	if k.Paper != "" {
		return k.Paper
	}
	return strings.TrimPrefix(k.Name, "t_")
}
