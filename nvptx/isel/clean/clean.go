package clean

import "opt-go/nvptx/ptx"

// Func is a function under construction, without its code, which each step takes and returns.
type Func struct {
	Out     *ptx.Func        // what Write fills; its name and kind are known
	Number  int              // among the functions of the module, for the names of labels
	Regs    []ptx.Type       // the registers that the code uses
	Labels  int              // the labels used so far
	Partial map[ptx.Reg]bool // registers that are written on some of the paths to their reads only

	// HoistProducts: ptxas has to compute a wide product by which a loop's counter steps before the
	// loop.
	HoistProducts bool

	Begin, End string // labels to put around the code for a debugger; "": none
	Marks      []Mark // where variables have which values
}

// Clean shortens the selected code and preserves its behaviour. It consumes the items.
func (f *Func) Clean(code []Item) []Item {
	f.remember(code)
	code = f.removeDead(code)
	code = f.shareValues(code)
	code = f.removeDead(code)
	code = f.makePreheaders(f.straighten(code))
	code = f.hoist(code)
	code = f.sink(code)
	code = f.straighten(f.coalesce(f.delaySteps(code)))
	code = f.toEdges(code)
	if f.HoistProducts {
		code = f.hoistProducts(code)
	}
	code = f.straighten(code)
	f.repeatWhileTrue(code)
	return code
}

// removeDead removes instructions whose result is not needed, following needs from the effects
// backwards.
func (f *Func) removeDead(code []Item) []Item {
	defs := make([][]int32, len(f.Regs)) // the items that write a register
	needed := make([]bool, len(code))
	var work []int32
	for k, it := range code {
		if it.Inst == nil {
			needed[k] = true
			continue
		}
		if it.Keep {
			needed[k] = true
			work = append(work, int32(k))
		}
		it.Inst.Results(func(r ptx.Reg) { defs[r] = append(defs[r], int32(k)) })
	}
	seen := make([]bool, len(f.Regs))
	need := func(r ptx.Reg) {
		if seen[r] {
			return
		}
		seen[r] = true
		for _, d := range defs[r] {
			if !needed[d] {
				needed[d] = true
				work = append(work, d)
			}
		}
	}
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		code[k].Inst.Sources(need)
	}
	out := code[:0]
	for k, it := range code {
		if needed[k] {
			out = append(out, it)
		}
	}
	return out
}

// newLabel makes a label.
func (f *Func) newLabel() ptx.Label {
	f.Labels++
	return ptx.Label(f.Labels - 1)
}
