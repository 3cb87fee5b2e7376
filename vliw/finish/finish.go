// Package finish turns the code of a function into assembly: it schedules all code outside of
// software pipelines and allocates its registers.
//
// Stage.Run (finish.go) runs the steps:
//
//	phi.go              φs become copies on edges
//	superblock.go, dropcopies.go
//	                    chains of blocks that are scheduled together; copies that become redundant in them
//	preschedule.go, pressure.go
//	                    list scheduling on virtual registers, motion across branches; register pressure
//	regalloc.go, spillcode.go
//	                    linear scan over intervals; spill code
//	layout.go           removal of empty blocks, the order of the others
//	prologue.go         the stack frame
//	list.go             bundles: depedges.go and regstate.go (dependences), placecycles.go (units), inflight.go (results in flight
//	                    across branches)
//	emit.go             vliw/asm
//
// Invariant: kernels are unchanged but for the numbers of virtual registers; nothing is in flight
// at their entry.
//
// The package imports mir, the machine and the assembly only.
package finish

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Options steer the stage.
type Options struct {
	Blocks bool // straight-line code block by block, without superblocks, for experiments
}

// Stage finishes one function.
type Stage struct {
	*mir.Func
	opt Options

	nextOf     map[*mir.Block]*mir.Block // the final layout, made when first needed
	sites      *regState                 // for dependences
	lifeStates []regLife                 // for preschedule
	poolSizes  [machine.NumFiles][2]int
}

// New makes the stage for a function that other stages may still change.
func New(f *mir.Func, opt Options) *Stage { return &Stage{Func: f, opt: opt} }

// Run turns the code into assembly: φs into copies, virtual registers into the machine's,
// operations into bundles.
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

// Cycles is the number of bundles of straight-line code scheduled alone. It may be called before
// register allocation.
func (f *Stage) Cycles(insts []mir.Inst) int { return len(f.scheduleBlock(insts)) }
