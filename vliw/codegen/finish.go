package codegen

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// finishOptions steer the stage.
type finishOptions struct {
	blocks bool // straight code block by block, without superblocks, for experiments
}

// finisher is the stage.
type finisher struct {
	*mir.Func
	opt finishOptions

	nextOf     map[*mir.Block]*mir.Block // the final layout, made when first needed
	sites      *regState                 // for dependences
	lifeStates []regLife                 // for preschedule
	poolSizes  [machine.NumFiles][2]int
}

func newFinisher(f *mir.Func, opt finishOptions) *finisher { return &finisher{Func: f, opt: opt} }

// finish turns the code into assembly: φs into copies, virtual registers into the machine's, operations into bundles.
func (f *finisher) finish() (*asm.Func, []*asm.Global) {
	f.lowerPhis()
	if !f.opt.blocks {
		f.preschedule()
	}
	f.allocate()
	f.skipEmptyBlocks()
	f.finishFrame()
	if !f.opt.blocks {
		f.layoutBlocks()
	}
	f.schedule()
	return f.emit(), f.emitTables()
}

// cycles is how many bundles straight code takes by itself. It may be asked before registers are allocated.
func (f *finisher) cycles(insts []mir.Inst) int { return len(f.scheduleBlock(insts)) }
