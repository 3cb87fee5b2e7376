package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
)

// Run is the pass.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	changed := false
	limit := int(c.Opts.Int("max-iterations", 1))
	for n := 0; n < limit; n++ {
		ic := newCombiner(c, f)
		if !ic.iterate() {
			break
		}
		changed = true
	}
	return pass.Changed(changed)
}

// Params lists the options of one occurrence in a pipeline.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "use-loop-info", Help: "accepted for compatibility; loops come from the dominator tree"},
		{Name: "verify-fixpoint", Help: "accepted for compatibility; max-iterations bounds the iterations"},
		{Name: "max-iterations", Int: true, Help: "maximum number of iterations over the function (1)"},
		{Name: "code-sinking", Help: "sink instructions into the only successor that uses them (default)"},
		{Name: "keep-recurrences", Help: "don't move an operation that a loop repeats below its phi, where its operand would be copied"},
		{Name: "neighbor-extremes", Help: "x < y ? x : y - 1 is a minimum, as in LLVM 22"},
		{Name: "samesign", Help: "a select of a signed compare and an unsigned one of non-negative numbers is one compare, as in LLVM 22"},
		{Name: "lowest", Help: "compare the upper bits of a number with those of the lowest by one signed compare, as in LLVM 22"},
		{Name: "exact-products", Help: "keep nsw when a factor that is a sum is multiplied out, where a product nearby shows that no part overflows"},
	}
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "disable-i2p-p2i-opt", Default: "false", Help: "keep a pointer that goes through an integer as it is"},
		{Name: "instcombine-code-sinking", Default: "true", Help: "sink instructions into the only successor that uses them"},
	}
}

// combiner rewrites one function.
type combiner struct {
	c        *pass.Context
	f        *ir.Func
	ctx      *ir.Context
	dl       *ir.DataLayout
	dt       *analysis.DomTree
	q        *simplify.Query // At is the instruction that is visited
	work     worklist
	b        builder
	changed  bool
	sinks    bool        // sink code to the only successor that needs it
	samesign bool        // see selectOfCompares
	lowest   bool        // see icmpLowest
	exact    bool        // see exactSum and keepsNSW
	neighbor bool        // see extremeOfNeighbor
	newer    bool        // make what LLVM 22 makes
	recurs   bool        // keep recurrences x = φ(op a, op x)
	order    []*ir.Block // reachable blocks in reverse postorder
	live     []bool      // by block ID: control may come here
	deadEdge map[[2]*ir.Block]bool
	readers  map[*ir.Instr]reader
	aliases  *alias.Analysis // nil: not computed yet
}

func newCombiner(c *pass.Context, f *ir.Func) *combiner {
	dt := pass.Get(c, f, analysis.Dominators)
	ic := &combiner{c: c, f: f, ctx: f.Ctx(), dl: f.Module().Layout, dt: dt, sinks: c.Opts.Bool("code-sinking", c.FlagBool("instcombine-code-sinking", true)),
		recurs: c.Opts.Bool("keep-recurrences", false), samesign: c.Opts.Bool("samesign", false),
		lowest: c.Opts.Bool("lowest", false), neighbor: c.Opts.Bool("neighbor-extremes", false), exact: c.Opts.Bool("exact-products", false), newer: c.Version >= pass.LLVM22}
	ic.q = &simplify.Query{Query: valuetracking.Query{Layout: ic.dl, Dom: dt, Facts: &valuetracking.Facts{}}, Library: library.Of(c.Target, f.Module()),
		KeepIntToPtr: c.FlagBool("disable-i2p-p2i-opt", false)}
	ic.b = builder{ic: ic}
	return ic
}

// maxVisits bounds the average number of visits of an instruction. Two rules that undo each other
// would loop forever; LLVM has no such bound, and no known input reaches this one.
const maxVisits = 500

// Bounded is the statistic of functions on which maxVisits was reached; a test makes sure that
// there are none.
const Bounded = "Number of functions whose visits were bounded"

// iterate visits every instruction once, and changed instructions until nothing changes.
func (ic *combiner) iterate() bool {
	ic.work.reserve(ic.f.ValueBound())
	ic.prepare()
	for visits := maxVisits * (len(ic.work.stack) + 64); ; visits-- {
		for i := ic.work.popDeferred(); i != nil; i = ic.work.popDeferred() {
			if i.Block() == nil {
				continue
			}
			if analysis.TriviallyDead(i) {
				ic.erase(i)
				continue
			}
			ic.work.push(i)
		}
		i := ic.work.pop()
		if i == nil {
			if len(ic.work.deferred) > 0 {
				continue
			}
			return ic.changed
		}
		if i.Block() == nil {
			continue
		}
		if visits <= 0 {
			ic.c.Count(Bounded, 1)
			return ic.changed
		}
		if analysis.TriviallyDead(i) {
			ic.erase(i)
			continue
		}
		if ic.sinks {
			ic.sink(i)
		}
		ic.q.At = i
		ic.b.setBefore(i)
		if r := ic.visit(i); r != nil {
			ic.replaced(i, r)
		}
	}
}

// replaced processes the result of a visit of i: i itself when it was changed or has lost its uses,
// or a new instruction, not yet in a block, that replaces i and takes its name.
func (ic *combiner) replaced(i, r *ir.Instr) {
	ic.changed = true
	if r == i {
		if analysis.TriviallyDead(i) {
			ic.erase(i)
			return
		}
		ic.work.pushUsers(i)
		ic.work.push(i)
		return
	}
	if r.DebugLoc() == nil {
		r.CopyDebugLoc(i)
	}
	at := i
	if (i.Op() == ir.Phi) != (r.Op() == ir.Phi) {
		if i.Op() == ir.Phi {
			at = i.Block().FirstInsertion()
		} else {
			at = i.Block().First()
		}
	}
	r.InsertBefore(at)
	if !i.Type().IsVoid() {
		if ir.HasUses(i) || ic.f.HasMDUses() {
			ir.ReplaceAllUses(i, r)
		}
		r.TakeName(i)
	}
	ic.work.pushUsers(r)
	ic.work.push(r)
	ic.erase(i)
}

// erase removes an instruction without uses and revisits its operands.
func (ic *combiner) erase(i *ir.Instr) {
	ops := make([]ir.Value, 0, 4)
	for _, v := range i.Operands() {
		ops = append(ops, v)
	}
	ic.work.remove(i)
	ic.q.Facts.Forget(i)
	i.Erase()
	for _, v := range ops {
		ic.work.lostUse(v)
	}
	ic.changed = true
}

// use replaces all uses of i by v; i is then dead. An unnamed new value takes i's name.
func (ic *combiner) use(i *ir.Instr, v ir.Value) *ir.Instr {
	if !ir.HasUses(i) {
		return nil
	}
	ic.work.pushUsers(i)
	if v == ir.Value(i) { // only in code that is never reached
		v = ir.NewPoison(i.Type())
	}
	if n, ok := v.(*ir.Instr); ok && n.Name() == "" && i.Name() != "" && n.Block() != nil && !ir.HasUses(n) {
		n.TakeName(i)
	}
	ir.ReplaceAllUses(i, v)
	return i
}

// setOperand changes an operand and revisits the previous one.
func (ic *combiner) setOperand(i *ir.Instr, k int, v ir.Value) *ir.Instr {
	old := i.Operand(k)
	i.SetOperand(k, v)
	ic.work.lostUse(old)
	return i
}

// simplified replaces i by an existing value or a constant, if it is equal to one.
func (ic *combiner) simplified(i *ir.Instr) *ir.Instr {
	if i.Type().IsVoid() || !ir.HasUses(i) {
		return nil
	}
	if v := ic.q.Instr(i); v != nil {
		return ic.use(i, v)
	}
	return nil
}
