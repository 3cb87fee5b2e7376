// Package loops software-pipelines innermost loops.
//
// Stage.Convert if-converts each acyclic loop body to one block (ifconvert.go). Stage.Pipeline then
// pipelines the single-block loops, one after the other:
//
//	body.go         analyses the block: live operations, φs as values of earlier iterations
//	exittest.go     loops whose end depends on data: the test, and stores that wait for it
//	depend.go       distances between memory accesses
//	graph.go        the dependence graph
//	pipeline.go     its schedule within the rotating registers (vliw/modulo, vliw/rotate)
//	advance.go      loads before stores that may overlap them, and their checks
//	profit.go       leaves loops unchanged that are faster without a pipeline
//	kernel.go       the kernel on rotating registers; ahead.go: inductions without a guard
//	expand.go, expandwhile.go
//	                the unrolled kernel for machines without rotating registers
//	flowindex.go    predecessors and outside readers, cached while loops are replaced
//
// A loop that cannot be pipelined is unchanged; a Rejection has the reason, and a remark reports
// it.
//
// Invariant: a kernel is final but for virtual registers that are pinned (mir.Func.Pinned), and
// leaves nothing in flight: the block after it waits until its last result has landed
// (mir.Block.Drain).
//
// The package imports neither selection nor the stages after it; Options.Cycles returns the length
// of straight-line code.
package loops

import (
	"fmt"
	"math"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
)

const dismiss = asm.Dismiss

const passName = "modulo-schedule"

// Loop is a loop that is about to be pipelined: after selection and if-conversion, before
// scheduling and spilling.
type Loop struct {
	Func, Name string // as in the assembly's loop records
	Pos        ir.Pos
	Counted    bool // the number of iterations is known before the loop starts; else the graph has its branch as last operation
	// Graph is the loop's dependence graph for Options.Machine. ddg.Op.Class is the machine.Op,
	// ddg.RegClass the machine.File. It is a copy that belongs to the caller.
	Graph *ddg.Graph
}

// Options steer the stage.
type Options struct {
	Scheduler modulo.Scheduler
	Spill     rotate.SpillOptions  // Candidate, CC, QF and TF count
	Verify    bool                 // check schedules and registers independently
	Always    bool                 // pipeline also where it does not pay
	Seen      func(Loop)           // called with every loop that is going to be pipelined; may be nil
	Cycles    func([]mir.Inst) int // the length of straight-line code scheduled alone
	Nests     []*mir.Nest          // whose loops are pipelined at any cost
	Scheduled func(Kernel)         // called with every loop that has been pipelined; may be nil
}

// Kernel is a loop that has been pipelined. What it points to must not be changed.
type Kernel struct {
	Func, Name  string // as in the assembly's loop records
	Pos         ir.Pos
	Graph       *ddg.Graph // with spill code
	Schedule    *modulo.Schedule
	Allocations []*rotate.Allocation // per register class; nil without rotating registers
	Summary     string               // of the loop record
	// Origin is the place in the input of each operation; the zero Pos for spill code.
	Origin []ir.Pos
}

// scheduled reports a kernel.
func (p *pipe) scheduled() {
	if p.f.opt.Scheduled == nil {
		return
	}
	rec := &p.b.Loop.Rec
	k := Kernel{Func: p.f.Src.Name(), Name: rec.Name, Pos: p.b.Term.Pos, Graph: p.g, Schedule: p.s, Allocations: p.r.Allocations, Summary: rec.Summary(),
		Origin: make([]ir.Pos, len(p.g.Ops))}
	for n := range min(len(p.insts), len(k.Origin)) {
		k.Origin[n] = p.insts[n].Pos
	}
	p.f.opt.Scheduled(k)
}

// Stage makes single blocks of innermost loops, and kernels of those.
type Stage struct {
	*mir.Func
	opt           Options
	choices       *Choices
	flow          *flowIndex                 // while loops are pipelined
	straightCosts map[*mir.Loop]straightCost // of converted loops before pipelining
}

// New makes the stage for a function and the choices that earlier attempts to compile it have left.
func New(f *mir.Func, c *Choices, opt Options) *Stage {
	return &Stage{Func: f, opt: opt, choices: c, straightCosts: map[*mir.Loop]straightCost{}}
}

// NewBlock appends a block and returns its index.
func (f *Stage) NewBlock(name string) *mir.Block {
	b := f.Func.NewBlock(name)
	if f.flow != nil {
		f.flow.added = append(f.flow.added, b)
	}
	return b
}

// Pipeline software-pipelines the single-block loops. The others are scheduled as straight-line
// code.
func (f *Stage) Pipeline() {
	f.flow = newFlowIndex(f.Func)
	outer := f.OuterLoops()
	for _, b := range slices.Clone(f.Blocks) {
		if b.Loop == nil {
			continue
		}
		pos := b.Term.Pos
		switch {
		case b.Term.Kind != mir.TermCond || b.Term.Succs[0] != b && b.Term.Succs[1] != b:
			if _, straight := f.choices.straight[b.Loop.Rec.Name]; !outer[b.Loop] && !straight {
				f.Remark(true, pos, passName, "loop %s is not pipelined: its body is not a single block", b.Loop.Rec.Name)
			}
		case f.choices.Forbidden(b.Loop.Rec.Name) != nil:
			f.Remark(true, pos, passName, "loop %s is not pipelined: %s", b.Loop.Rec.Name, f.choices.Forbidden(b.Loop.Rec.Name))
		case f.opt.Scheduler == modulo.List:
			f.Remark(false, pos, passName, "loop %s is not pipelined: list scheduling was asked for", b.Loop.Rec.Name)
		default:
			if why := f.pipelineLoop(b); why != nil {
				f.Remark(true, pos, passName, "loop %s is not pipelined: %s", b.Loop.Rec.Name, why)
			}
		}
	}
	f.flow = nil
	for _, b := range f.Blocks {
		b.Count = nil
	}
}

// inNest reports whether a loop is in a nest that may be pipelined at an outer level.
func (f *Stage) inNest(l *mir.Loop) bool {
	return slices.ContainsFunc(f.opt.Nests, func(n *mir.Nest) bool { return slices.Contains(n.Codes, l) })
}

// phiForm is the lowering of a φ that takes the value of another φ: a value of two iterations ago.
type phiForm uint8

const (
	chained phiForm = iota // it stays where it is, in a register that has rotated on
	copied                 // it is copied in every iteration
)

// phiForms are the forms to try, in this order.
func (f *Stage) phiForms() []phiForm {
	if f.Mach.HasRotation() {
		return []phiForm{chained, copied}
	}
	return []phiForm{copied}
}

// pipelineLoop pipelines one loop; the result says why it could not.
func (f *Stage) pipelineLoop(b *mir.Block) *Rejection {
	for k, form := range f.phiForms() {
		v := variant{phis: form}
		l, why := f.newBody(b, v)
		if why != nil {
			return why
		}
		p, why := l.plan(k == 0, 0)
		if why.Is(NeedsCopies) && form == chained {
			continue
		}
		if why != nil {
			return why
		}
		p = f.withShortChain(p, v)
		p = f.advanced(p, v)
		p = p.withinPredicates()
		p.checkProfit()
		if f.Mach.HasRotation() {
			return p.emitRotating()
		}
		return p.emitExpanded()
	}
	return Reject(NeedsCopies)
}

// pipe is a loop with its schedule.
type pipe struct {
	*body
	g       *ddg.Graph
	s       *modulo.Schedule
	r       *rotate.Constrained
	loopOp  ddg.OpID // wtop of a while loop, NoOp for counted loops
	slots   []int32  // frame slots of g.Slots
	statics map[mir.Reg]mir.Reg
	preds   map[ddg.OpID]int
	inPlace map[ddg.OpID]mir.Reg // values that stay in a static register
	drain   int                  // cycles until the last result of the kernel has landed
}

// withShortChain plans a loop whose end depends on data with the other chain of tests for its
// stores, if the units bound the interval: it has an operation less.
func (f *Stage) withShortChain(p *pipe, v variant) *pipe {
	if p.counted || p.s.II > p.s.Bounds.Res {
		return p
	}
	v.shortChain = true
	l, why := f.newBody(p.b, v)
	if why != nil || len(l.insts) >= len(p.insts) {
		return p
	}
	if short, why := l.plan(false, 0); why == nil && short.s.II < p.s.II {
		return short
	}
	return p
}

// moreIntervals is how many longer intervals are tried where a schedule has too many stages for the
// predicates.
const moreIntervals = 4

// withinPredicates is the first plan of a loop at this or a longer interval that has predicates for
// all stages; the same plan if there is none.
func (p *pipe) withinPredicates() *pipe {
	if !p.f.Mach.HasRotation() {
		return p
	}
	for at, n := p, 0; n < moreIntervals; n++ {
		over := at.layPredicates() - p.f.Mach.Regs[machine.Pred].Rotating
		if over <= 0 {
			return at
		}
		if over >= at.s.Stages { // fewer stages are not enough
			break
		}
		next, why := at.body.plan(false, at.s.II+1)
		if why != nil {
			break
		}
		at = next
	}
	return p
}

// Reserved for code around the loop: of the static registers, these are not given to invariants.
const (
	SpareInts   = 16
	spareFloats = 8
)

// plan builds the graph and schedules it within the registers. first marks the first attempt at the
// loop, which is the one that Options.Loop sees; intervals below minII are not tried.
func (l *body) plan(first bool, minII int) (*pipe, *Rejection) {
	f := l.f
	l.invariants = nil
	p := &pipe{body: l, loopOp: ddg.NoOp, statics: map[mir.Reg]mir.Reg{}, preds: map[ddg.OpID]int{}, inPlace: map[ddg.OpID]mir.Reg{}}
	p.buildGraph()
	if why := p.tooManyInvariants(); why != nil {
		return nil, why
	}
	if first && f.opt.Seen != nil {
		f.opt.Seen(Loop{Func: f.Src.Name(), Name: l.b.Loop.Rec.Name, Pos: l.b.Term.Pos, Counted: l.counted, Graph: p.g.Clone()})
	}
	opt := f.opt.Spill
	// The branch of a while loop is put into the last row at once: numbers of registers depend on
	// stages.
	opt.Schedule = modulo.Options{Scheduler: f.opt.Scheduler, MinII: minII, EndRow: p.loopOp != ddg.NoOp, End: max(p.loopOp, 0)}
	opt.Limits = map[ddg.RegClass]rotate.Limit{
		ddg.RegClass(machine.Int):   {Registers: f.Mach.LoopRegs(machine.Int), Invariants: min(f.Mach.Regs[machine.Int].Static, 64) - SpareInts},
		ddg.RegClass(machine.Float): {Registers: f.Mach.LoopRegs(machine.Float), Invariants: min(f.Mach.Regs[machine.Float].Static, 64) - spareFloats},
	}
	if !f.Mach.HasRotation() {
		clear(opt.Limits) // copies are counted when the loop is expanded
	}
	template := func(op machine.Op) rotate.OpTemplate {
		return rotate.OpTemplate{Opcode: op.String(), Class: int(op), Latency: f.Mach.LatencyOf(op)}
	}
	opt.Memory = map[ddg.RegClass]rotate.MemoryOps{}
	for _, file := range []machine.File{machine.Int, machine.Float} {
		load, store, _ := f.Mach.SpillOps(file)
		opt.Memory[ddg.RegClass(file)] = rotate.MemoryOps{Store: template(store), Load: template(load)}
	}
	far := false
	opt.Added = func(g *ddg.Graph, op ddg.OpID, distance int) {
		far = !orderSlot(g, op, distance) || far
		if p.loopOp != ddg.NoOp { // the branch is the last of its iteration
			g.AddEdge(ddg.Edge{From: op, To: p.loopOp, Kind: ddg.Control})
		}
	}
	opt.Remark = func(r rotate.Remark) {
		f.Remark(false, l.b.Term.Pos, passName, "loop %s: %s", l.b.Loop.Rec.Name, r)
	}
	r, err := rotate.Constrain(p.g, modulo.NewModel(f.Mach), opt)
	if err == nil && p.keptAliveBySpill(r.Graph) {
		far, opt.Memory = false, nil // a longer interval instead
		r, err = rotate.Constrain(p.g, modulo.NewModel(f.Mach), opt)
	}
	if err != nil {
		return nil, Reject(NoSchedule, err)
	}
	p.g, p.s, p.r = r.Graph, r.Schedule, r
	p.check(p.g, p.s, r.Allocations)
	if far || p.lostOut() {
		return nil, Reject(NeedsCopies)
	}
	return p, nil
}

// tooManyInvariants: static predicates are few, and without rotating registers nothing is spilled
// inside the loop.
func (p *pipe) tooManyInvariants() *Rejection {
	for _, file := range []machine.File{machine.Int, machine.Float, machine.Pred} {
		have := math.MaxInt
		switch {
		case file == machine.Pred:
			have = min(p.f.Mach.Regs[file].Static, mir.StaticPreds) / 2
		case !p.f.Mach.HasRotation():
			have = min(p.f.Mach.Regs[file].Static, 64) - SpareInts
		}
		if n := modulo.InvariantsOf(p.g, ddg.RegClass(file)); n > have {
			return Reject(TooManyInvariants, n, file, have)
		}
	}
	return nil
}

// keptAliveBySpill reports whether a value that addLoopBranch keeps alive for the code after the
// loop is in a slot instead.
func (p *pipe) keptAliveBySpill(g *ddg.Graph) bool {
	if p.loopOp == ddg.NoOp {
		return false
	}
	for _, id := range g.In(p.loopOp) {
		if e := &g.Edges[id]; e.Kind == ddg.Flow && g.Ops[e.From].Role == ddg.SpillLoad {
			return true
		}
	}
	return false
}

// lostOut reports whether a value of an iteration before the last is read after the loop but its
// first instance is in a slot only.
func (p *pipe) lostOut() bool {
	for _, out := range p.liveOut {
		if c, _ := p.source(out.from); c.Dist > p.g.Omega(ddg.OpID(c.Op)) && machine.File(p.g.Ops[c.Op].Result) != machine.Pred {
			return true
		}
	}
	return false
}

// orderSlot keeps a slot from being overwritten before it has been read: one slot per value does
// for reloads of this iteration and the one before. It fails for older ones.
func orderSlot(g *ddg.Graph, op ddg.OpID, distance int) bool {
	if g.Ops[op].Role != ddg.SpillLoad || g.Slots[g.Ops[op].Slot].Value == ddg.NoOp {
		return true
	}
	if distance > 1 {
		return false
	}
	for _, id := range g.In(op) {
		if e := &g.Edges[id]; g.Ops[e.From].Role == ddg.SpillStore {
			g.AddEdge(ddg.Edge{From: op, To: e.From, Kind: ddg.Memory, Distance: 1 - distance})
			break
		}
	}
	return true
}

// checkedIterations is how many iterations of a loop are replayed beyond those that fill its
// pipeline.
const checkedIterations = 6

// check proves a schedule and its registers with checkers that share nothing with what made them:
// dependences and units of every row, then the rotating file by playing the loop with tags for
// values. A violation is our fault, and a panic.
func (p *pipe) check(g *ddg.Graph, s *modulo.Schedule, allocations []*rotate.Allocation) {
	if !p.f.opt.Verify {
		return
	}
	err := modulo.Verify(g, modulo.NewModel(p.f.Mach), s)
	if err == nil && len(allocations) > 0 {
		err = rotate.Verify(g, s, allocations, s.Stages+checkedIterations)
	}
	if err != nil {
		panic(fmt.Sprintf("BUG: the schedule of loop %s: %v", p.b.Loop.Rec.Name, err))
	}
	p.f.Remark(false, p.b.Term.Pos, passName, "loop %s: schedule and registers verified", p.b.Loop.Rec.Name)
}
