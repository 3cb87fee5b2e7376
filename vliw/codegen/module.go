package codegen

import (
	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/vliw/asm"
	"opt-go/vliw/finish"
	"opt-go/vliw/isel"
	"opt-go/vliw/isel/symbols"
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/modulo"
	"opt-go/vliw/nest"
	"opt-go/vliw/rotate"
)

// Options steer Module.
type Options struct {
	Machine   *machine.Machine
	Regs      int // what -regs asked for, for the .machine line; 0: nothing
	Scheduler modulo.Scheduler
	Spill     rotate.SpillOptions // Candidate, CC, QF and TF count
	Fuse      bool                // llvm.fmuladd is one operation
	Verify    bool                // check schedules and registers independently
	SSP       nest.Choice
	Remark    func(pass.Remark) // is told each decision; may be nil
	Nest      func(nest.Graph)  // called with every loop of every nest, if nests are looked at; may be nil
	Loop      func(loops.Loop)  // called with every loop that is going to be pipelined; may be nil
	Blocks    bool              // straight code block by block, without superblocks, for experiments
	Always    bool              // pipeline loops also where it does not pay (profit.go), for experiments
}

// Module compiles a module. The module is changed: the caller gives a copy if it needs the IR afterwards. The error is a diag.List.
func Module(m *ir.Module, opt Options) (*asm.Module, error) {
	c := &compiler{opt: opt, out: symbols.New(m, &asm.Module{Machine: opt.Machine.Name, Regs: opt.Regs})}
	c.guard(c.out.Check)
	for _, g := range m.Globals {
		c.guard(func() { c.out.Define(g) })
	}
	if opt.SSP.Mode == nest.Auto && opt.Machine.HasRotation() {
		c.plain = ir.CloneModule(m)
	}
	for k, f := range m.Funcs {
		if !f.IsDecl() && f.Linkage != ir.AvailableExternally {
			c.guard(func() { c.function(f, k) })
		}
	}
	if c.diags.HasErrors() {
		return nil, c.diags
	}
	c.out.ListExterns()
	return c.out.Asm, nil
}

// compiler compiles the functions of a module.
type compiler struct {
	opt   Options
	out   *symbols.Table
	plain *ir.Module // a copy for a look at what nests cost as they are; nil: they are not looked at
	diags diag.List
}

// guard runs a step, and notes what is not supported.
func (c *compiler) guard(step func()) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case mir.Unsupported:
			c.diags = append(c.diags, r.Diagnostic(c.out.Src))
		default:
			panic(r)
		}
	}()
	step()
}

// function compiles function k, and again while loops are in pipelines that do not pay, or out of pipelines that would.
func (c *compiler) function(src *ir.Func, k int) {
	var costs map[string]nest.Cost
	if c.plain != nil {
		costs = plainCosts(c.opt, c.plain, c.plain.Funcs[k])
	}
	run := &functionRun{opt: c.opt, out: c.out, src: src, choices: loops.NewChoices(), costs: costs}
	for {
		var remarks []pass.Remark
		if c.opt.Remark != nil {
			run.opt.Remark = func(r pass.Remark) { remarks = append(remarks, r) }
		}
		fn, tables := run.compile()
		if !run.choices.Revise(run.code) {
			for _, r := range remarks {
				c.opt.Remark(r)
			}
			c.out.Asm.Funcs = append(c.out.Asm.Funcs, fn)
			c.out.Asm.Globals = append(c.out.Asm.Globals, tables...)
			return
		}
		run.opt.Loop, run.opt.Nest = nil, nil // they have seen it all
	}
}

// functionRun takes one function through the stages.
type functionRun struct {
	opt     Options
	out     *symbols.Table
	src     *ir.Func
	choices *loops.Choices
	costs   map[string]nest.Cost // of the loops as they are, for nests

	code  *mir.Func // of the latest attempt
	nests []*mir.Nest
}

// compile runs the stages.
func (r *functionRun) compile() (*asm.Func, []*asm.Global) {
	o, f := &r.opt, mir.NewFunc(r.opt.Machine, r.src, r.out.Symbol(r.src, r.src.Pos).Name)
	f.Remarks = o.Remark
	last := finish.New(f, finish.Options{Blocks: o.Blocks})
	sel := isel.Select(f, r.out, isel.Options{Fuse: o.Fuse, Nests: o.SSP.On() && o.Machine.HasRotation(),
		Converts: func(loop string, size int) bool { return r.choices.MayConvert(loop, size, o.Scheduler) }})
	f.RemoveDead(sel.Kept)
	loops := loops.New(f, r.choices, loops.Options{Scheduler: o.Scheduler, Spill: o.Spill, Verify: o.Verify, Always: o.Always, Seen: o.Loop,
		Cycles: last.Cycles, Nests: sel.Nests})
	loops.Convert()
	nest.Pipeline(f, sel.Nests, nest.Options{Choice: o.SSP, Scheduler: o.Scheduler, Spill: o.Spill, Verify: o.Verify, Seen: o.Nest, Costs: r.costs})
	loops.Pipeline()
	f.RemoveDead(nil)
	r.code, r.nests = f, sel.Nests
	return last.Run()
}

// plainCosts compiles a function of a copy of the module without pipelining outer loops, and measures its loops. It is nil if the function has no
// nests.
func plainCosts(opt Options, m *ir.Module, f *ir.Func) map[string]nest.Cost {
	opt.SSP.Mode, opt.Remark, opt.Nest, opt.Loop = nest.Plain, nil, nil, nil
	run := &functionRun{opt: opt, out: symbols.New(m, &asm.Module{}), src: f, choices: loops.NewChoices()}
	run.compile()
	if len(run.nests) == 0 {
		return nil
	}
	return nest.Measure(run.code)
}
