package loops

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/vector/access"
	"opt-go/passes/vector/lanes"
)

// candidate is a loop that may be vectorized, and what is known of it.
type candidate struct {
	*walk
	*analysis.Loop
	hints hints
	scev  *scev.Evolution
	alias *alias.Analysis

	preheader, latch, exit *ir.Block
	order                  []*ir.Block       // of execution, when all blocks are executed
	position               map[*ir.Instr]int // in that order
	count                  *scev.Expr        // how often the back edge is taken
	inductions             map[*ir.Instr]*induction
	reductions             map[*ir.Instr]*reduction // by φ
	reduced                map[*ir.Instr]*reduction // by member of the chain
	recurrences            map[*ir.Instr]*ir.Instr  // φs to the value that the next iteration gets
	late                   map[*ir.Instr]*ir.Instr  // what is computed after the instruction it is mapped to, though it stands before
	access                 *access.Info
	masked                 map[*ir.Instr]bool // accesses under a mask
	bare                   map[*ir.Instr]bool // instructions that keep no flags that make poison
	derivedMemo            map[*ir.Instr]bool
}

// shape reports whether the loop has one exit at its end, which a branch decides.
func (c *candidate) shape() bool {
	l := c.Loop
	if !l.Simplified() {
		return false
	}
	c.preheader, c.latch = l.Preheader(), l.Latch()
	exiting := l.Exiting()
	if len(exiting) != 1 || exiting[0] != c.latch || !c.latch.Term().IsCondBr() {
		return false
	}
	c.exit = c.latch.Term().Succ(0)
	if l.Contains(c.exit) {
		c.exit = c.latch.Term().Succ(1)
	}
	return !l.Contains(c.exit) && c.exit != c.Header && !c.exit.First().IsEHPad() && (c.exit.FirstNonPhi() == nil || !c.exit.FirstNonPhi().IsEHPad())
}

// widenable reports whether an instruction can be in a vectorized loop, as far as that can be seen
// from itself.
func widenable(i *ir.Instr) bool {
	op := i.Op()
	switch {
	case (op == ir.Load || op == ir.Store) && losesHint(i):
		return false
	case op == ir.Store:
		return i.IsSimple() && lanes.Element(i.Operand(0).Type())
	case op == ir.Br:
		return true
	case op.IsDivRem() && i.Type().Bits == 1: // the only divisor that is not 0 is -1: none is safe
		return false
	case op == ir.Load && !i.IsSimple():
		return false
	case op == ir.Call:
		return ignored(i) || lanes.Call(i) && lanes.Element(i.Type())
	case op.IsBinary(), op == ir.FNeg, op.IsCast(), op == ir.ICmp, op == ir.FCmp, op == ir.Phi, op == ir.Select, op == ir.Freeze, op == ir.Load, op == ir.GetElementPtr:
		if !lanes.Element(i.Type()) {
			return false
		}
		for _, v := range i.Operands() {
			if !lanes.Element(v.Type()) {
				return false
			}
		}
		return true
	}
	return false
}

// losesHint reports whether an access past the caches would not be one as a vector: these are
// aligned to their size, of two elements at least.
func losesHint(i *ir.Instr) bool {
	return i.MD("nontemporal") != nil && i.Align() < 2*i.Func().Module().Layout.StoreSize(i.AccessType())
}

// ignored reports whether a call only annotates the program, so that the vector loop does without.
func ignored(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.assume", "llvm.sideeffect", "llvm.pseudoprobe", "llvm.experimental.noalias.scope.decl", "llvm.dbg.value", "llvm.dbg.declare", "llvm.dbg.label",
		"llvm.dbg.assign":
		return true
	}
	return false
}

// legal returns why the loop may not be vectorized, "" if it may.
func (c *candidate) legal() (why string) {
	c.count = c.scev.BackedgeTaken(c.Loop)
	if c.count == nil || c.scev.MayTrap(c.count) {
		return "could not determine number of loop iterations"
	}
	c.order = c.ReversePostorder()
	c.position = map[*ir.Instr]int{}
	for _, b := range c.order {
		for i := range b.Instrs() {
			c.position[i] = len(c.position)
		}
	}
	if why := c.phis(); why != "" {
		return why
	}
	info, why := access.Analyze(&access.Loop{Loop: c.Loop, Order: c.order, Certain: c.certain, Dom: c.cfg.Dom, Scev: c.scev, Alias: c.alias,
		Layout: c.f.Module().Layout})
	if why != "" {
		return why
	}
	c.access, c.masked, c.bare = info, map[*ir.Instr]bool{}, map[*ir.Instr]bool{}
	for _, a := range info.Accesses {
		if p := asInstr(a.Instr.Pointer()); a.Group != nil && p != nil && c.Contains(p.Block()) && !c.derived(p) {
			a.Group.Dissolve() // its address is not available in the place of another member
		}
		if !a.Certain && !c.speculable(a) {
			if a.Consecutive() == 0 || !c.vectors.Masked(a.Elem) {
				return "control flow cannot be substituted for a select"
			}
			c.masked[a.Instr] = true
		}
		if !a.Certain {
			c.dropFlags(a.Instr.Pointer())
		}
	}
	return ""
}

// dropFlags marks what the address of a conditional access is computed from. The vector loop
// computes it for lanes that do not execute the access, too, where nsw or inbounds may make it
// poison:
//
//	%p = getelementptr inbounds i32, ptr %a, i64 %i-2      %p = getelementptr i32, ptr %a, i64 %index-2
//	if (%i > 2) store %x, %p                           ⇒   masked.store(%x, %p, mask)
func (c *candidate) dropFlags(v ir.Value) {
	i := asInstr(v)
	if i == nil || !c.Contains(i.Block()) || c.bare[i] || i.Op() == ir.Load || i.Op() == ir.Phi && i.Block() == c.Header {
		return
	}
	c.bare[i] = true
	for _, v := range i.Operands() {
		c.dropFlags(v)
	}
}

// flags are those of an instruction that its copies may have.
func (c *candidate) flags(i *ir.Instr) ir.Flags {
	if c.bare[i] {
		return i.Flags &^ ir.PoisonFlags
	}
	return i.Flags
}

// certain reports whether a block is executed in every iteration.
func (c *candidate) certain(b *ir.Block) bool { return c.cfg.Dom.Dominates(b, c.latch) }

// speculable reports whether a conditional access is a load that may as well happen in all
// iterations: of what each iteration accesses anyway, or of an object that is large enough.
func (c *candidate) speculable(a *access.Access) bool {
	if a.Write {
		return false
	}
	for _, b := range c.access.Accesses {
		if b.Certain && b.Addr == a.Addr && b.Size >= a.Size && b.Instr.Align() >= a.Instr.Align() {
			return true
		}
	}
	return c.always(a)
}

// always reports whether all that a load of a known distance reads in any iteration surely exists.
func (c *candidate) always(a *access.Access) bool {
	if !a.Affine {
		return false
	}
	most := c.scev.ConstantMax(c.Loop)
	base := c.scev.Base(a.Start)
	if most == nil || base.Kind != scev.Unknown {
		return false
	}
	trips, ok := constant(most)
	first, ok2 := constant(c.scev.Minus(a.Start, base))
	if !ok || !ok2 || trips < 0 || trips > 1<<30 {
		return false
	}
	last := first + trips*a.Stride
	if min(first, last) < 0 || a.Stride%int64(a.Instr.Align()) != 0 || first%int64(a.Instr.Align()) != 0 {
		return false
	}
	return analysis.Readable(base.Value, uint64(max(first, last)+a.Size), a.Instr.Align(), c.f)
}

// constant returns the value of an expression that is a number.
func constant(e *scev.Expr) (v int64, ok bool) {
	if e == nil {
		return 0, false
	}
	n, ok := e.IsConst()
	if !ok {
		return 0, false
	}
	return n.Int64()
}

// derived reports whether an instruction is computed from counters and invariant values alone, so
// that any lane of it can be computed by itself.
func (c *candidate) derived(i *ir.Instr) bool {
	if r, ok := c.derivedMemo[i]; ok {
		return r
	}
	if c.derivedMemo == nil {
		c.derivedMemo = map[*ir.Instr]bool{}
	}
	r := c.isDerived(i)
	c.derivedMemo[i] = r
	return r
}

func (c *candidate) isDerived(i *ir.Instr) bool {
	op := i.Op()
	switch {
	case c.inductions[i] != nil:
		return true
	case op == ir.Add, op == ir.Sub, op == ir.Mul, op == ir.Shl, op == ir.And, op == ir.Or, op == ir.Xor, op == ir.LShr, op == ir.AShr, op.IsCast(), op == ir.GetElementPtr:
	default:
		return false
	}
	for _, v := range i.Operands() {
		if j, ok := v.(*ir.Instr); ok && c.Contains(j.Block()) && !c.derived(j) {
			return false
		}
	}
	return true
}
