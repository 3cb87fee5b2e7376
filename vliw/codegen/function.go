package codegen

import (
	"fmt"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/vliw/machine"
)

// function is one function under construction.
type function struct {
	mach    *machine.Machine
	src     *ir.Func
	name    string      // its symbol
	blocks  []*block    // in layout order
	loops   []*loopCode // outer before inner
	frame   frame
	liveIn  []Reg             // registers of the arguments
	remarks func(pass.Remark) // is told each decision; may be nil

	// Facts about virtual registers that one stage tells a later one.
	stageTrue map[Reg]bool   // stand for the stage predicate in converted loops
	exact     map[Reg]*block // predicates that alone tell a case of a switch, with the block of the switch
	pinned    map[Reg]bool   // read inside kernels: must not be spilled

	file    []machine.File // of virtual registers
	labels  map[string]bool
	numbers int // of blocks
	aliases aliases
}

func newFunction(mach *machine.Machine, src *ir.Func, name string) *function {
	return &function{mach: mach, src: src, name: name, labels: map[string]bool{}, pinned: map[Reg]bool{}, stageTrue: map[Reg]bool{}, exact: map[Reg]*block{}}
}

// newReg makes a virtual register.
func (f *function) newReg(file machine.File) Reg {
	f.file = append(f.file, file)
	return firstVirtual + Reg(len(f.file)-1)
}

// numRegs is the number of virtual registers, which begin with firstVirtual.
func (f *function) numRegs() int { return len(f.file) }

// numBlocks is the number of blocks that have been made: their ids are below it.
func (f *function) numBlocks() int { return f.numbers }

// fileOf is the register file of a register.
func (f *function) fileOf(r Reg) machine.File {
	if r.isVirtual() {
		return f.file[r-firstVirtual]
	}
	return r.machineReg().File
}

// newBlock makes a block that is not in the layout yet.
func (f *function) newBlock(name string) *block {
	label := name
	for n := 1; label == "" || f.labels[label]; n++ {
		label = fmt.Sprintf("%s.%d", name, n)
	}
	f.labels[label] = true
	f.numbers++
	return &block{label: label, id: f.numbers - 1}
}

// insertAfter puts a block behind another in the layout.
func (f *function) insertAfter(at, b *block) {
	for i := range f.blocks {
		if f.blocks[i] == at {
			f.blocks = append(f.blocks, nil)
			copy(f.blocks[i+2:], f.blocks[i+1:])
			f.blocks[i+1] = b
			f.inheritLoops(at, b)
			return
		}
	}
	panic("BUG: insertion behind a block that is not there")
}

// inheritLoops puts b into the loops that a is in.
func (f *function) inheritLoops(a, b *block) {
	for _, l := range f.loops {
		if l.blocks[a] {
			l.blocks[b] = true
		}
	}
	b.freq = a.freq
}

// preds lists the predecessors of all blocks by block id, each once.
func (f *function) preds() [][]*block {
	out := make([][]*block, f.numbers)
	for _, b := range f.blocks {
		for i, s := range b.term.succs {
			if i > 0 && b.term.succs[0] == s {
				continue
			}
			out[s.id] = append(out[s.id], b)
		}
	}
	return out
}

// remark reports a decision of a step: modulo-schedule, loop-nest, if-convert or superblock.
func (f *function) remark(missed bool, pos ir.Pos, step, format string, args ...any) {
	if f.remarks != nil {
		kind := pass.Analyzed
		if missed {
			kind = pass.Missed
		}
		f.remarks(pass.Remark{Kind: kind, Pass: step, Name: "Decision", Func: f.src.Name(), Pos: pos, Args: []pass.Arg{pass.Text(fmt.Sprintf(format, args...))}})
	}
}

// inheritEdge corrects the loops of a block on an edge: those that hold both ends.
func (f *function) inheritEdge(from, to, e *block) {
	for _, l := range f.loops {
		if l.blocks[from] && l.blocks[to] {
			l.blocks[e] = true
		} else {
			delete(l.blocks, e)
		}
	}
	e.freq = min(from.freq, to.freq)
}

// outerLoops are the loops with loops in them.
func (f *function) outerLoops() map[*loopCode]bool {
	outer := map[*loopCode]bool{}
	for _, l := range f.loops {
		if l.parent != nil {
			outer[l.parent] = true
		}
	}
	return outer
}

// unsupported is thrown where the IR has something that cannot be compiled, and caught where a function is compiled.
type unsupported struct {
	pos ir.Pos
	msg string
}

// refuse ends the compilation of a function with a diagnostic that names a construct of its source.
func refuse(pos ir.Pos, format string, args ...any) {
	panic(unsupported{pos, fmt.Sprintf(format, args...)})
}

// diagnostic shows it at its line of the module's text.
func (u unsupported) diagnostic(m *ir.Module) diag.Diagnostic {
	file, text, at := m.Place(u.pos)
	return diag.InText(diag.Position{File: file, Line: int(at.Line), Col: int(at.Col)}, text, diag.Error, "VLIW backend: "+u.msg+" is not supported")
}
