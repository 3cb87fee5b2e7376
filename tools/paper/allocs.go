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
// functions with kernels. The other registers of a frame are those of parameters, of values that do
// not rotate, and of the arguments of calls: 96 are stacked in all, the paper's files rotate whole.
type allocs struct {
	functions, kernels []int // by rotating registers / allocUnit
	largest            int   // frame
}

// alloc prints what the code generator for IA-64 asks for, for the innermost loops of the C collection.
func (x *sspExperiment) alloc() error {
	files, err := filepath.Glob(filepath.Join(x.dir, "*."+x.optimization+".ll"))
	if err != nil || len(files) == 0 {
		return errors.Errorf("no nests in %s", x.dir)
	}
	a := &allocs{functions: make([]int, sspRegisters/allocUnit+1), kernels: make([]int, sspRegisters/allocUnit+1)}
	for _, file := range files {
		m, err := frontend.ReadFile(file)
		if err != nil {
			return err
		}
		out, err := ia64.Compile(m, vliw.Options{})
		if err != nil {
			return errors.Wrap(err, file)
		}
		for _, f := range out.Funcs {
			a.add(f)
		}
	}
	rows := [][]string{{"rotating registers"}, {"functions"}, {"kernels"}}
	for k := range a.functions {
		if a.functions[k] > 0 {
			rows[0] = append(rows[0], fmt.Sprint(k*allocUnit))
			rows[1] = append(rows[1], fmt.Sprint(a.functions[k]))
			rows[2] = append(rows[2], fmt.Sprint(a.kernels[k]))
		}
	}
	table(x.out, fmt.Sprintf("Integer registers that alloc lets rotate, innermost loops of the C collection on IA-64 (largest frame: %d of %d):", a.largest, sspRegisters), rows)
	return nil
}

func (a *allocs) add(f *code.Func) {
	kernels := 0
	for _, b := range f.Blocks {
		for _, c := range b.Comments {
			if strings.HasPrefix(c, "loop ") {
				kernels++
			}
		}
	}
	for _, in := range f.Blocks[0].Insts {
		if in.Op == code.Alloc && kernels > 0 {
			n := func(k int) int { return int(in.Src[k].Imm) }
			a.functions[n(4)/allocUnit]++
			a.kernels[n(4)/allocUnit] += kernels
			a.largest = max(a.largest, n(1)+n(2)+n(3))
		}
	}
}
