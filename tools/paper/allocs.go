package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/vliw"
	"opt-go/vliw/target/ia64"
	"opt-go/vliw/target/ia64/code"
)

// allocUnit: alloc rotates a multiple of so many registers.
const allocUnit = 8

// allocs counts, by the number of rotating registers that they ask for, the alloc instructions of
// functions with pipelines. The other registers of a frame are those of parameters, of values that
// do not rotate, and of the arguments of calls: 96 are stacked in all, the paper's files rotate
// whole.
type allocs struct {
	functions, kernels, nests []int // by rotating registers / allocUnit
	largest                   int   // frame
}

// alloc prints what the code generator for IA-64 asks for, for the C collection: with the innermost
// loops pipelined, and with the outermost ones where that is possible.
func (x *sspExperiment) alloc() error {
	for _, level := range []vliw.Level{vliw.Innermost, 1} {
		if err := x.allocAt(level); err != nil {
			return err
		}
	}
	return nil
}

func (x *sspExperiment) allocAt(level vliw.Level) error {
	files, err := filepath.Glob(filepath.Join(x.dir, "*."+x.optimization+".ll"))
	if err != nil || len(files) == 0 {
		return errors.Errorf("no nests in %s", x.dir)
	}
	const sizes = sspRegisters/allocUnit + 1
	a := &allocs{functions: make([]int, sizes), kernels: make([]int, sizes), nests: make([]int, sizes)}
	for _, file := range files {
		m, err := frontend.ReadFile(file)
		if err != nil {
			return err
		}
		out, err := ia64.Compile(m, vliw.Options{SSP: level})
		if err != nil {
			return errors.Wrap(err, file)
		}
		for _, f := range out.Funcs {
			a.add(f)
		}
	}
	rows := [][]string{{"rotating registers"}, {"functions"}, {"kernels"}, {"nests"}}
	for k := range a.functions {
		if a.functions[k] > 0 {
			for n, count := range []int{k * allocUnit, a.functions[k], a.kernels[k], a.nests[k]} {
				rows[n] = append(rows[n], fmt.Sprint(count))
			}
		}
	}
	what := "innermost loops"
	if level != vliw.Innermost {
		what = "outermost loops (-ssp=1)"
	} else {
		rows = rows[:3]
	}
	table(x.out, fmt.Sprintf("Integer registers that alloc lets rotate, %s of the C collection on IA-64 (largest frame: %d of %d):", what, a.largest, sspRegisters), rows)
	return nil
}

func (a *allocs) add(f *code.Func) {
	kernels, nests := 0, 0
	for _, b := range f.Blocks {
		for _, c := range b.Comments {
			switch {
			case strings.HasPrefix(c, "loop "):
				kernels++
			case strings.HasPrefix(c, "nest "):
				nests++
			}
		}
	}
	for _, in := range f.Blocks[0].Insts {
		if in.Op == code.Alloc && kernels+nests > 0 {
			n := func(k int) int { return int(in.Src[k].Imm) }
			a.functions[n(4)/allocUnit]++
			a.kernels[n(4)/allocUnit] += kernels
			a.nests[n(4)/allocUnit] += nests
			a.largest = max(a.largest, n(1)+n(2)+n(3))
		}
	}
}
