package vliw

import (
	"slices"

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

// settings are Options with every choice made.
type settings struct {
	machine   *machine.Machine
	regs      int // the value of -regs, for the .machine line; 0: not given
	scheduler modulo.Scheduler
	spill     rotate.SpillOptions // Candidate, CC, QF and TF count
	fuse      bool                // llvm.fmuladd is one operation
	verify    bool                // check schedules and registers independently
	nests     nest.Choice
	remark    func(pass.Remark) // is called with each decision; may be nil
	lower     *Lowering         // of a real machine; may be nil
	scheduled func(Pipeline)    // is called with each pipelined loop and nest; may be nil
	seeNest   func(nest.Graph)  // called with every loop of every nest, if nests are analysed; may be nil
	seeLoop   func(loops.Loop)  // called with every loop that is going to be pipelined; may be nil
	blocks    bool              // straight-line code block by block, without superblocks, for experiments
	always    bool              // pipeline loops also where it does not pay (loops/profit.go), for experiments
}

// compile compiles a module, which it changes. The error is a diag.List.
func compile(m *ir.Module, opt settings) (*asm.Module, error) {
	c := &compiler{opt: opt, out: symbols.New(m, &asm.Module{Machine: opt.machine.Name, Regs: opt.regs})}
	c.out.Linked = opt.lower != nil
	c.guard(c.out.Check)
	for _, g := range m.Globals {
		c.guard(func() { c.out.Define(g) })
	}
	if opt.nests.Mode == nest.Auto && opt.machine.HasRotation() {
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
	opt   settings
	out   *symbols.Table
	plain *ir.Module // a copy, to measure nests without pipelining; nil: they are not measured
	diags diag.List
}

// guard runs a step, and records a diagnostic for unsupported constructs.
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

// function compiles function k, and recompiles it while unprofitable loops are pipelined,
// profitable ones are not, or a real machine cannot execute a kernel.
func (c *compiler) function(src *ir.Func, k int) {
	var costs map[string]nest.Cost
	if c.plain != nil {
		costs = plainCosts(c.opt, c.plain, c.plain.Funcs[k])
	}
	run := &functionRun{opt: c.opt, out: c.out, src: src, choices: loops.NewChoices(), costs: costs}
	if endsInCallee(src) { // where the rotating registers overlay those of the arguments
		run.opt.scheduler, run.opt.nests = modulo.List, nest.Choice{}
	}
	for {
		out := run.attempt()
		again := run.choices.Revise(run.code)
		if !again && c.opt.lower != nil {
			again = run.choices.Forbid(c.opt.lower.Crowded(out.fn), loops.TooManyCopies)
		}
		if !again {
			c.keep(run.withFewerRotating(out))
			return
		}
		run.opt.seeLoop, run.opt.seeNest = nil, nil // they have seen it all
	}
}

// endsInCallee reports whether a function has a musttail call.
func endsInCallee(f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.Op() == ir.Call && i.Flags&ir.MustTail != 0 {
			return true
		}
	}
	return false
}

// compiled is what an attempt to compile a function has made.
type compiled struct {
	fn        *asm.Func
	tables    []*asm.Global
	remarks   []pass.Remark
	pipelines []Pipeline
}

// keep takes over the code of a function, and tells about it.
func (c *compiler) keep(f compiled) {
	for _, r := range f.remarks {
		c.opt.remark(r)
	}
	for _, p := range f.pipelines {
		if c.opt.scheduled != nil {
			c.opt.scheduled(p)
		}
	}
	c.out.Asm.Funcs = append(c.out.Asm.Funcs, f.fn)
	c.out.Asm.Globals = append(c.out.Asm.Globals, f.tables...)
}

// attempt compiles the function once.
func (r *functionRun) attempt() compiled {
	var out compiled
	if remark := r.opt.remark; remark != nil {
		defer func() { r.opt.remark = remark }()
		r.opt.remark = func(x pass.Remark) { out.remarks = append(out.remarks, x) }
	}
	r.opt.scheduled = func(p Pipeline) { out.pipelines = append(out.pipelines, p) }
	out.fn, out.tables = r.compile()
	return out
}

// withFewerRotating compiles a function with pipelined nests again for a machine with as few
// rotating integer registers as they need, if a real machine lets a function choose. It returns the
// code as it was where that changes a pipeline.
func (r *functionRun) withFewerRotating(out compiled) compiled {
	need, nests := 0, false
	for _, p := range out.pipelines {
		need, nests = max(need, p.rotatingInts()), nests || p.Nest != nil
	}
	if !nests || r.opt.lower == nil {
		return out
	}
	fewer := r.opt.lower.Rotating(r.opt.machine, need)
	if fewer == nil {
		return out
	}
	again := *r
	again.opt.machine, again.opt.seeLoop, again.opt.seeNest = fewer, nil, nil
	small := again.attempt()
	if !slices.EqualFunc(out.fn.Loops, small.fn.Loops, samePipeline) || len(r.opt.lower.Crowded(small.fn)) > 0 {
		return out
	}
	return small
}

// rotatingInts is the number of rotating integer registers of a pipeline.
func (p *Pipeline) rotatingInts() int {
	if p.Nest == nil {
		for _, a := range p.Loop.Allocations {
			if machine.File(a.Class) == machine.Int {
				return a.Used
			}
		}
		return 0
	}
	for _, a := range p.Nest.Allocations {
		if machine.File(a.Class) == machine.Int {
			return a.Used
		}
	}
	return 0
}

// samePipeline reports whether two records of a loop are those of pipelines of one shape.
func samePipeline(a, b *asm.Loop) bool {
	return a.Name == b.Name && a.II == b.II && a.Stages == b.Stages && a.Last-a.First == b.Last-b.First
}

// functionRun takes one function through the stages.
type functionRun struct {
	opt     settings
	out     *symbols.Table
	src     *ir.Func
	choices *loops.Choices
	costs   map[string]nest.Cost // of the loops without pipelining, for nests

	code  *mir.Func // of the latest attempt
	nests []*mir.Nest
}

// compile runs the stages.
func (r *functionRun) compile() (*asm.Func, []*asm.Global) {
	o, f := &r.opt, mir.NewFunc(r.opt.machine, r.src, r.out.Symbol(r.src, r.src.Pos).Name)
	f.Remarks = o.remark
	finisher := finish.New(f, finish.Options{Blocks: o.blocks})
	sel := isel.Select(f, r.out, isel.Options{Fuse: o.fuse, Nests: o.nests.On() && o.machine.HasRotation(),
		Converts: func(loop string, size int) bool { return r.choices.MayConvert(loop, size, o.scheduler) }})
	if o.lower != nil {
		o.lower.Selected(f)
	}
	f.RemoveDead(sel.Kept)
	pipeliner := loops.New(f, r.choices, loops.Options{Scheduler: o.scheduler, Spill: o.spill, Verify: o.verify, Always: o.always, Seen: o.seeLoop,
		Cycles: finisher.Cycles, Nests: sel.Nests, Scheduled: func(k loops.Kernel) { o.tell(Pipeline{Loop: &k}) }})
	pipeliner.Convert()
	nest.Pipeline(f, sel.Nests, nest.Options{Choice: o.nests, Scheduler: o.scheduler, Spill: o.spill, Verify: o.verify, Seen: o.seeNest, Costs: r.costs, Forbidden: r.choices.Forbidden,
		Scheduled: func(k nest.Kernel) { o.tell(Pipeline{Nest: &k}) }})
	pipeliner.Pipeline()
	if o.lower != nil {
		o.lower.Pipelined(f)
	}
	f.RemoveDead(nil)
	r.code, r.nests = f, sel.Nests
	return finisher.Run()
}

// tell reports a pipelined loop or nest.
func (o *settings) tell(p Pipeline) {
	if o.scheduled != nil {
		p.Machine = o.machine
		o.scheduled(p)
	}
}

// plainCosts compiles a function of a copy of the module without pipelining outer loops, and
// measures its loops. It is nil if the function has no nests.
func plainCosts(opt settings, m *ir.Module, f *ir.Func) map[string]nest.Cost {
	opt.nests.Mode, opt.remark, opt.seeNest, opt.seeLoop, opt.scheduled = nest.Plain, nil, nil, nil, nil
	run := &functionRun{opt: opt, out: symbols.New(m, &asm.Module{}), src: f, choices: loops.NewChoices()}
	run.out.Linked = opt.lower != nil
	run.compile()
	if len(run.nests) == 0 {
		return nil
	}
	return nest.Measure(run.code)
}
