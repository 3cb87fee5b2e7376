package finish

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Options steer the stage.
type Options struct {
	Blocks bool // straight code block by block, without superblocks, for experiments
}

// Stage is the stage.
type Stage struct {
	*mir.Func
	opt Options

	nextOf     map[*mir.Block]*mir.Block // the final layout, made when first needed
	sites      *regState                 // for dependences
	lifeStates []regLife                 // for preschedule
	poolSizes  [machine.NumFiles][2]int
}

func New(f *mir.Func, opt Options) *Stage { return &Stage{Func: f, opt: opt} }

// Run turns the code into assembly: φs into copies, virtual registers into the machine's, operations into bundles.
func (f *Stage) Run() (*asm.Func, []*asm.Global) {
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
	return f.emit(), f.emitTables()
}

// Cycles is how many bundles straight code takes by itself. It may be asked before registers are allocated.
func (f *Stage) Cycles(insts []mir.Inst) int { return len(f.scheduleBlock(insts)) }
