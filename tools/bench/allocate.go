package main

import (
	"math"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/regalloc"
	"opt-go/passes"
	"opt-go/tools/bench/shape"
)

// allocationWays are the register allocators whose growth is measured, all with so few registers
// that many values are spilled.
var allocationWays = []struct {
	name    string
	options regalloc.Options
}{
	{"registers: linear, 16", regalloc.Options{Regs: 16, Allocator: regalloc.Linear}},
	{"registers: affra, 16", regalloc.Options{Regs: 16}},
	{"registers: affra and beyond, 16", regalloc.Options{Regs: 16, Beyond: regalloc.Everything()}},
}

// measureAllocation times register allocation of functions of one shape, in nanoseconds per
// instruction of PTX, by size.
func (s scaling) measureAllocation(sh shape.Kernel) ([]scaleRow, error) {
	rows := make([]scaleRow, len(allocationWays))
	limit := maxGrowth * math.Log(float64(s.sizes[len(s.sizes)-1])) / math.Log(float64(s.sizes[0])) // it sorts: O(n log n)
	for k, way := range allocationWays {
		rows[k] = scaleRow{Pass: way.name, Shape: sh.Name, NS: make([]float64, len(s.sizes)), Limit: limit}
	}
	for n, size := range s.sizes {
		m, insts, err := selectModule(sh.Text(max(1, s.total/size), size))
		if err != nil {
			return nil, errors.Wrapf(err, "%s, %d instructions", sh.Name, size)
		}
		for k, way := range allocationWays {
			best := time.Duration(0)
			for run := range s.runs {
				d, err := timeAllocation(m, way.options)
				if err != nil {
					return nil, errors.Wrapf(err, "%s: %s, %d instructions", way.name, sh.Name, size)
				}
				if run == 0 || d < best {
					best = d
				}
			}
			rows[k].NS[n] = float64(best.Nanoseconds()) / float64(insts)
		}
	}
	return rows, nil
}

// selectModule compiles a module to PTX on virtual registers, and counts its instructions.
func selectModule(text []byte) (*ptx.Module, int, error) {
	m, err := frontend.Read("scale.ll", text)
	if err != nil {
		return nil, 0, err
	}
	nodes, err := passes.Parse("mem2reg,early-cse")
	if err != nil {
		return nil, 0, err
	}
	if _, err := passes.Run(m, nodes, passes.Options{Target: nvptx.Target(m, nvptx.Options{})}); err != nil {
		return nil, 0, err
	}
	out, err := nvptx.Compile(m, nvptx.Options{})
	if err != nil {
		return nil, 0, err
	}
	insts := 0
	for _, f := range out.Funcs() {
		for _, st := range f.Body {
			if _, ok := st.(*ptx.Inst); ok {
				insts++
			}
		}
	}
	return out, insts, nil
}

func timeAllocation(m *ptx.Module, o regalloc.Options) (time.Duration, error) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	runtime.GC()
	start := processorTime()
	_, _, err := regalloc.Allocate(m, o)
	return processorTime() - start, err
}
