package main

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend/ir"
	"opt-go/nvptx/emu"
	"opt-go/tools/paper/gpu"
	collection "opt-go/tools/paper/kernels"
)

// machineRun is one launch that every compiler's code makes.
type machineRun struct {
	name  string
	warps uint64
	racy  bool // the memory afterwards depends on the order of the warps
	run   func(p *compiled, kernel string) *machineResult
	equal func(a, b *machineResult) bool // the memory afterwards, within rounding
}

// machineResult is what a launch left.
type machineResult struct {
	stats *emu.Stats
	err   error
	runs  *result // of launches by shape
	after []byte  // of launches from the collection's table
}

// launches lists the launches of a kernel: those of the table, if the file is of the repository's
// collection, else those of the shapes.
func (c *config) launches(file string, m *ir.Module, llvm *machineProgram, name string) []machineRun {
	suite := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	for _, k := range collection.All() {
		if k.Suite == suite && k.Name == name && slices.Contains(strings.Split(filepath.ToSlash(filepath.Dir(file)), "/"), "kernels") {
			return []machineRun{tableRun(k)}
		}
	}
	f := m.Func(name)
	if f == nil {
		return nil
	}
	ref := &refKernel{params: parameters(m, f), places: tracePointers(llvm.module.Func(name))}
	var runs []machineRun
	for _, s := range shapes {
		runs = append(runs, c.shapeRun(s.fit(llvm.module.Func(name)), ref))
	}
	return runs
}

func warpsOf(grid, block emu.Dim3) uint64 {
	n := func(d emu.Dim3) int { return max(1, d.X) * max(1, d.Y) * max(1, d.Z) }
	return uint64(n(grid) * ((n(block) + 31) / 32))
}

func tableRun(k collection.Kernel) machineRun {
	return machineRun{
		name: "table", warps: k.Warps(), racy: k.Racy,
		run: func(p *compiled, kernel string) (out *machineResult) {
			defer func() {
				if e := recover(); e != nil {
					out = &machineResult{err: errors.Errorf("the emulator crashed: %v", e)}
				}
			}()
			r, err := gpu.Launch(p.program, k, nil, false)
			if err != nil {
				return &machineResult{err: err}
			}
			return &machineResult{stats: r.Stats, after: r.After}
		},
		equal: func(a, b *machineResult) bool {
			v, _ := compareBytes(a.after, b.after, nil)
			return v != differs
		},
	}
}

func (c *config) shapeRun(s shape, ref *refKernel) machineRun {
	var device *device
	return machineRun{
		name: s.name, warps: warpsOf(s.grid, s.block),
		run: func(p *compiled, kernel string) *machineResult {
			r, err := c.run(p, kernel, ref, s, false)
			if err != nil {
				return &machineResult{err: err}
			}
			device = r.device
			return &machineResult{stats: r.result.stats, err: r.result.err, runs: r.result}
		},
		equal: func(a, b *machineResult) bool {
			v, _ := compareMemory(device, a.runs, b.runs)
			return v != differs
		},
	}
}
