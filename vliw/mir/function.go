package mir

import (
	"fmt"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/vliw/machine"
)

// Func is one function under construction.
type Func struct {
	Mach    *machine.Machine
	Src     *ir.Func
	Name    string   // its symbol
	Blocks  []*Block // in layout order
	Loops   []*Loop  // outer before inner
	Frame   Frame
	LiveIn  []Reg             // registers of the arguments
	Remarks func(pass.Remark) // is called with each decision; may be nil

	// Facts about virtual registers that one stage tells a later one.
	StageTrue map[Reg]bool   // stand for the stage predicate in converted loops
	Exact     map[Reg]*Block // predicates that alone tell a case of a switch, with the block of the switch
	Pinned    map[Reg]bool   // read inside kernels: must not be spilled

	file    []machine.File // of virtual registers
	labels  map[string]bool
	numbers int // of blocks
	aliases aliases
}

// NewFunc makes a function without blocks for a function of the IR and its symbol.
func NewFunc(mach *machine.Machine, src *ir.Func, name string) *Func {
	return &Func{Mach: mach, Src: src, Name: name, labels: map[string]bool{}, Pinned: map[Reg]bool{}, StageTrue: map[Reg]bool{}, Exact: map[Reg]*Block{}}
}

// NewReg makes a virtual register.
func (f *Func) NewReg(file machine.File) Reg {
	f.file = append(f.file, file)
	return FirstVirtual + Reg(len(f.file)-1)
}

// NumRegs is the number of virtual registers, which begin with FirstVirtual.
func (f *Func) NumRegs() int { return len(f.file) }

// NumBlocks is the number of blocks that have been made: their ids are below it.
func (f *Func) NumBlocks() int { return f.numbers }

// FileOf is the register file of a register.
func (f *Func) FileOf(r Reg) machine.File {
	if r.IsVirtual() {
		return f.file[r-FirstVirtual]
	}
	return r.MachineReg().File
}

// NewBlock makes a block that is not in the layout yet.
func (f *Func) NewBlock(name string) *Block {
	label := name
	for n := 1; label == "" || f.labels[label]; n++ {
		label = fmt.Sprintf("%s.%d", name, n)
	}
	f.labels[label] = true
	f.numbers++
	return &Block{Label: label, ID: f.numbers - 1}
}

// InsertAfter inserts a block after another in the layout.
func (f *Func) InsertAfter(at, b *Block) {
	for i := range f.Blocks {
		if f.Blocks[i] == at {
			f.Blocks = append(f.Blocks, nil)
			copy(f.Blocks[i+2:], f.Blocks[i+1:])
			f.Blocks[i+1] = b
			f.inheritLoops(at, b)
			return
		}
	}
	panic("BUG: insertion after a block that is not there")
}

// inheritLoops adds b to the loops that contain a.
func (f *Func) inheritLoops(a, b *Block) {
	for _, l := range f.Loops {
		if l.Blocks[a] {
			l.Blocks[b] = true
		}
	}
	b.Freq = a.Freq
}

// Preds lists the predecessors of all blocks by block id, each once.
func (f *Func) Preds() [][]*Block {
	out := make([][]*Block, f.numbers)
	for _, b := range f.Blocks {
		for i, s := range b.Term.Succs {
			if i > 0 && b.Term.Succs[0] == s {
				continue
			}
			out[s.ID] = append(out[s.ID], b)
		}
	}
	return out
}

// Remark reports a decision of a step: modulo-schedule, loop-nest, if-convert or superblock.
func (f *Func) Remark(missed bool, pos ir.Pos, step, format string, args ...any) {
	if f.Remarks != nil {
		kind := pass.Analyzed
		if missed {
			kind = pass.Missed
		}
		f.Remarks(pass.Remark{Kind: kind, Pass: step, Name: "Decision", Func: f.Src.Name(), Pos: pos, Args: []pass.Arg{pass.Text(fmt.Sprintf(format, args...))}})
	}
}

// InheritEdge corrects the loops of a block on an edge: those that hold both ends.
func (f *Func) InheritEdge(from, to, e *Block) {
	for _, l := range f.Loops {
		if l.Blocks[from] && l.Blocks[to] {
			l.Blocks[e] = true
		} else {
			delete(l.Blocks, e)
		}
	}
	e.Freq = min(from.Freq, to.Freq)
}

// OuterLoops are the loops with loops in them.
func (f *Func) OuterLoops() map[*Loop]bool {
	outer := map[*Loop]bool{}
	for _, l := range f.Loops {
		if l.Parent != nil {
			outer[l.Parent] = true
		}
	}
	return outer
}

// Unsupported is thrown where the IR has something that cannot be compiled, and caught where a
// function is compiled.
type Unsupported struct {
	pos ir.Pos
	msg string
}

// Refuse ends the compilation of a function with a diagnostic that names a construct of its source.
func Refuse(pos ir.Pos, format string, args ...any) {
	panic(Unsupported{pos, fmt.Sprintf(format, args...)})
}

// Diagnostic shows it at its line of the module's text.
func (u Unsupported) Diagnostic(m *ir.Module) diag.Diagnostic {
	file, text, at := m.Place(u.pos)
	return diag.InText(diag.Error, diag.Position{File: file, Line: int(at.Line), Col: int(at.Col)}, text, "VLIW backend: "+u.msg+" is not supported")
}

// IsWeak reports whether a definition gives way to another one of its name in the linker.
func IsWeak(l ir.Linkage) bool {
	switch l {
	case ir.WeakLinkage, ir.WeakODR, ir.LinkOnce, ir.LinkOnceODR, ir.Common:
		return true
	}
	return false
}
