package codegen

import (
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// function is one function under construction.
type function struct {
	opt        *Options
	mach       *machine.Machine
	mod        *ir.Module
	dl         *ir.DataLayout
	src        *ir.Func
	out        *module        // for externs
	file       []machine.File // of virtual registers
	blocks     []*block       // in layout order
	loops      []*loopCode    // outer before inner
	forest     *analysis.LoopForest
	nests      []*loopNest
	costs      map[string]loopCost // of the loops as they are, for nests
	kept       []Reg               // needed by the nests until they are done
	frame      frame
	liveIn     []Reg // registers of the arguments
	labels     map[string]bool
	forms      map[*block]*affine // of innermost loops, by header
	stageTrue  map[Reg]bool       // stand for the stage predicate in converted loops
	exact      map[Reg]*block     // predicates that alone tell a case of a switch, with the block of the switch
	pinned     map[Reg]bool       // read inside kernels: must not be spilled
	numbers    int                // of blocks
	sameTime   *alias.Batch       // alias.go; made when first asked
	anyTime    *alias.Batch
	nextOf     map[*block]*block // the final layout, made when first needed
	flow       *flowIndex        // while loops are pipelined
	sites      *regState         // for dependences
	lifeStates []regLife         // for preschedule
	poolSizes  [machine.NumFiles][2]int

	tables        []*jumpTable               // of switches
	straightCosts map[*loopCode]straightCost // of converted loops as they were
	straight      map[string]rejection       // loops that are to be left as they are, by name
	pays          map[string]bool            // loops that are to be pipelined
	rejected      map[string]rejection       // loops whose pipelines turned out not to pay
}

// newReg makes a virtual register.
func (f *function) newReg(file machine.File) Reg {
	f.file = append(f.file, file)
	return firstVirtual + Reg(len(f.file)-1)
}

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
	b := &block{label: label, id: f.numbers - 1}
	if f.flow != nil {
		f.flow.added = append(f.flow.added, b)
	}
	return b
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
	if f.opt.Remark != nil {
		kind := pass.Analyzed
		if missed {
			kind = pass.Missed
		}
		f.opt.Remark(pass.Remark{Kind: kind, Pass: step, Name: "Decision", Func: f.src.Name(), Pos: pos, Args: []pass.Arg{pass.Text(fmt.Sprintf(format, args...))}})
	}
}

// compile runs the steps of one function.
func (f *function) compile() *asm.Func {
	prepare(f.src)
	f.expandExpressions()
	f.forest = analysis.NewLoopForest(f.src, analysis.NewDomTree(f.src))
	f.selectAll()
	f.removeDead()
	f.convertLoops()
	f.pipelineNests()
	f.pipelineLoops()
	f.removeDead()
	f.lowerPhis()
	if !f.opt.Blocks {
		f.preschedule()
	}
	f.allocate()
	f.skipEmptyBlocks()
	f.finishFrame()
	if !f.opt.Blocks {
		f.layoutBlocks()
	}
	f.schedule()
	return f.emit()
}
