// Package earlycse is LLVM's early-cse: it removes common subexpressions, loads and stores in one
// walk over the dominator tree.
//
// earlycse.go has the walk and its scoped tables, exprkey.go the keys that identify equal
// expressions, masked.go the classification of loads and stores, masked ones included.
//
// Invariant: an entry of a table dominates the instruction that the walk visits; memory entries
// carry the generation of memory in which they were made.
package earlycse

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// Run is LLVM's early-cse: one walk over the dominator tree that simplifies instructions and
// removes those whose result a dominating instruction has already computed, loaded or stored.
//
//	%a = add i32 %x, %y              %a = add i32 %x, %y
//	%b = add i32 %y, %x              store i32 %a, ptr %p
//	store i32 %b, ptr %p       ⇒     ; %b, the load and its use are gone
//	%c = load i32, ptr %p
//
// Terms: the generation counts the writes to memory on the path from the entry to an instruction. A
// load stays available while the generation is unchanged. A block with several predecessors starts
// a new generation, because the walk does not see writes on the other paths into it.
//
// Keeps: the CFG. The surviving instruction keeps the flags that both instructions had. With the
// option memssa, MemorySSA proves memory unchanged although the generation differs: across writes
// that do not alias, and across blocks with several predecessors. Cost: linear in the number of
// instructions; MemorySSA is queried for a clobber at most earlycse-mssa-optimization-cap times.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	e := &earlyCSE{c: c, f: f, dt: pass.Get(c, f, analysis.Dominators), keys: newExprKeys(f)}
	e.q = &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout, Dom: e.dt}, Library: library.Of(c.Target, f.Module())}
	if c.Opts.Bool("memssa", false) {
		e.mssa = pass.Get(c, f, memssa.Analysis)
		e.walker = e.mssa.Walker()
		e.clobbers = c.FlagInt("earlycse-mssa-optimization-cap", 500)
	}
	for b := range f.Blocks() {
		e.unreached = e.unreached || !e.dt.Reachable(b)
	}
	e.run()
	return pass.Changed(e.changed)
}

// memValue is the known value of memory at an address: the result of a load or the operand of a
// store.
type memValue struct {
	def        *ir.Instr // load or store
	val        ir.Value
	generation int
	invariant  bool // never written again: read by an !invariant.load
}

type callValue struct {
	call       *ir.Instr
	generation int
}

// changes logs the table entries of the walk, which are removed when it leaves their dominator-tree
// node.
type changes struct {
	exprs []undo[exprKey, ir.Value]
	loads []undo[ir.Value, memValue]
	calls []undo[exprKey, callValue]
}

// scope is how long the log was when the walk came to a dominator tree node.
type scope struct{ exprs, loads, calls int }

type undo[K comparable, V any] struct {
	key K
	old V
	had bool
}

type earlyCSE struct {
	c          *pass.Context
	f          *ir.Func
	dt         *analysis.DomTree
	q          *simplify.Query
	keys       *exprKeys
	exprs      map[exprKey]ir.Value
	loads      map[ir.Value]memValue
	calls      map[exprKey]callValue
	log        changes
	generation int
	lastStore  *ir.Instr
	changed    bool
	unreached  bool // there are blocks that control does not reach

	mssa     *memssa.MemorySSA // nil without the option
	walker   *memssa.Walker
	clobbers int64 // clobber queries left for the walker
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "earlycse-mssa-optimization-cap", Default: "500", Help: "maximum number of clobber queries to MemorySSA"},
		{Name: memssa.LimitFlag, Default: "100", Help: "maximum number of definitions visited by a MemorySSA query, in all passes"},
	}
}

// Params are the options of early-cse.
func Params() []pass.Param {
	return []pass.Param{{Name: "memssa", Exclusive: true, Help: "use MemorySSA"}}
}

// unchanged reports whether later finds memory as earlier, an access of the same address in the
// given generation, found or left it.
func (e *earlyCSE) unchanged(generation int, earlier, later *ir.Instr) bool {
	if generation == e.generation {
		return true
	}
	if e.mssa == nil {
		return false
	}
	a, b := e.mssa.Of(earlier), e.mssa.Of(later)
	if a == nil || b == nil {
		return true // one of the two does not access memory
	}
	clobber := b.Defining()
	if e.clobbers > 0 {
		e.clobbers--
		clobber = e.walker.Clobber(b)
	}
	return e.mssa.Dominates(clobber, a)
}

func (e *earlyCSE) run() {
	e.exprs, e.loads, e.calls = map[exprKey]ir.Value{}, map[ir.Value]memValue{}, map[exprKey]callValue{}
	type frame struct {
		block      *ir.Block
		generation int // at the end of the block, for its children
		scope      scope
		entered    bool
		next       int
	}
	stack := []frame{{block: e.f.Entry()}}
	for len(stack) > 0 {
		fr := &stack[len(stack)-1]
		if !fr.entered {
			fr.entered = true
			fr.scope = scope{len(e.log.exprs), len(e.log.loads), len(e.log.calls)}
			e.generation = fr.generation
			e.block(fr.block)
			fr.generation = e.generation
		}
		if kids := e.dt.Children(fr.block); fr.next < len(kids) {
			fr.next++
			stack = append(stack, frame{block: kids[fr.next-1], generation: fr.generation})
			continue
		}
		e.leave(fr.scope)
		stack = stack[:len(stack)-1]
	}
}

func set[K comparable, V any](m map[K]V, log *[]undo[K, V], k K, v V) {
	old, had := m[k]
	*log = append(*log, undo[K, V]{k, old, had})
	m[k] = v
}

func restore[K comparable, V any](m map[K]V, log *[]undo[K, V], size int) {
	l := *log
	for k := len(l) - 1; k >= size; k-- {
		if l[k].had {
			m[l[k].key] = l[k].old
		} else {
			delete(m, l[k].key)
		}
	}
	*log = l[:size]
}

func (e *earlyCSE) leave(s scope) {
	restore(e.exprs, &e.log.exprs, s.exprs)
	restore(e.loads, &e.log.loads, s.loads)
	restore(e.calls, &e.log.calls, s.calls)
}

func (e *earlyCSE) block(b *ir.Block) {
	if p := b.SinglePred(); p == nil {
		e.generation++
	} else if t := p.Term(); t.IsCondBr() && t.Succ(0) != t.Succ(1) {
		e.assumeBranch(t.Operand(0), b, t.Succ(0) == b)
	}
	e.lastStore = nil
	for i := range b.Instrs() {
		e.instr(i)
	}
}

// assumeBranch records the condition's value in a block that is entered only with that value, and
// in the blocks that it dominates. For a true and, or a false or, it records both operands.
func (e *earlyCSE) assumeBranch(cond ir.Value, b *ir.Block, value bool) {
	work := []ir.Value{cond}
	from := b.SinglePred()
	for n := 0; len(work) > 0 && n < 32; n++ {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		i, ok := v.(*ir.Instr)
		if !ok || !e.keys.simple(i) { // φs and loads stay, as in LLVM
			continue
		}
		known := e.f.Ctx().NewBool(value)
		set(e.exprs, &e.log.exprs, e.keys.of(i), ir.Value(known))
		e.replaceAfter(i, known, from, b)
		if x, y, ok := valuetracking.LogicalSides(i, value); ok {
			work = append(work, x, y)
		}
	}
}

// replaceAfter replaces the uses of a condition that the edge dominates by the known value.
func (e *earlyCSE) replaceAfter(cond *ir.Instr, known ir.Value, from, to *ir.Block) {
	replace := func(u *ir.Use) {
		if e.dt.DominatesUseByEdge(from, to, u) {
			u.Set(known)
			e.changed = true
			e.c.Count("Number of compare instructions CVP'd", 1)
		}
	}
	if !e.unreached {
		rewrite.VisitDominatedUses(e.dt, to, cond, replace)
		return
	}
	for u := range ir.Uses(cond) {
		replace(u)
	}
}

func (e *earlyCSE) instr(i *ir.Instr) {
	if analysis.TriviallyDead(i) {
		e.erase(i, "Number of instructions removed or simplified")
		return
	}
	switch i.IntrinsicID() {
	case "llvm.assume":
		if cond, ok := i.Arg(0).(*ir.Instr); ok && e.keys.simple(cond) {
			set(e.exprs, &e.log.exprs, e.keys.of(cond), ir.Value(e.f.Ctx().NewBool(true)))
		}
		return
	case "llvm.experimental.guard":
		e.guard(i)
		return
	case "llvm.experimental.noalias.scope.decl", "llvm.sideeffect", "llvm.pseudoprobe", "llvm.donothing":
		return
	}
	e.q.At = i
	if v := e.q.Instr(i); v != nil {
		e.c.Count("Number of instructions removed or simplified", 1)
		e.changed = true
		ir.ReplaceAllUses(i, v)
		if analysis.TriviallyDead(i) {
			e.forget(i)
			i.Erase()
			return
		}
	}
	if e.keys.simple(i) {
		e.expression(i)
		return
	}
	e.memory(i)
}

// guard removes a guard whose condition is known to be true, or records the condition. Guards read
// all memory and write none.
func (e *earlyCSE) guard(i *ir.Instr) {
	if cond, ok := i.Arg(0).(*ir.Instr); ok && e.keys.simple(cond) {
		k, yes := e.keys.of(cond), e.f.Ctx().NewBool(true)
		if v, known := e.exprs[k]; known && v == ir.Value(yes) {
			e.erase(i, "Number of instructions removed or simplified")
			return
		}
		set(e.exprs, &e.log.exprs, k, ir.Value(yes))
	}
	e.lastStore = nil
}

func (e *earlyCSE) erase(i *ir.Instr, counter string) {
	e.c.Count(counter, 1)
	e.changed = true
	e.forget(i)
	i.Erase()
}

// forget removes an instruction that is about to be erased from MemorySSA.
func (e *earlyCSE) forget(i *ir.Instr) {
	if e.mssa != nil {
		e.mssa.RemoveWithPhis(i)
	}
}

// expression replaces i by an available value, or makes it available.
func (e *earlyCSE) expression(i *ir.Instr) {
	k := e.keys.of(i)
	v, ok := e.exprs[k]
	if old, isInstr := v.(*ir.Instr); ok && isInstr && analysis.IsConvergent(i) && old.Block() != i.Block() {
		ok = false // the call may be executed by another set of threads
	}
	if !ok {
		set(e.exprs, &e.log.exprs, k, ir.Value(i))
		return
	}
	if old, isInstr := v.(*ir.Instr); isInstr {
		flags := old.Flags & ir.PoisonFlags
		keep := flags&^i.Flags != 0 && valuetracking.UndefinedIfPoison(old) // they hold here anyway
		rewrite.IntersectFlags(old, i)
		if keep {
			old.Flags |= flags
		}
	}
	ir.ReplaceAllUses(i, v)
	e.erase(i, "Number of instructions CSE'd")
}

// memory handles instructions that access memory.
func (e *earlyCSE) memory(i *ir.Instr) {
	if isLoad(i) {
		if !e.load(i) {
			e.lastStore = nil
		}
		return
	}
	store := isStore(i)
	if analysis.MayThrow(i) || !analysis.WillReturn(i) || analysis.MayRead(i) {
		e.lastStore = nil
	}
	if i.Op() == ir.Call && !i.Type().IsVoid() && analysis.CallEffects(i).Any()&analysis.Mod == 0 {
		e.readOnlyCall(i)
		return
	}
	if i.Op() == ir.Fence && i.Ordering == ir.Release {
		return // later loads may still reuse earlier values: a release orders only what precedes it
	}
	if store && e.storeOfLoaded(i) {
		return
	}
	if !analysis.MayWrite(i) {
		return
	}
	e.generation++
	if store {
		e.store(i)
	}
}

// load replaces a load whose value is available, and reports whether the load is gone. An ordered
// or volatile load stays, but makes its value available to later plain loads.
func (e *earlyCSE) load(i *ir.Instr) bool {
	p := addressOf(i)
	if i.IsVolatile() || i.Ordering > ir.Unordered {
		e.generation++
		set(e.loads, &e.log.loads, p, memValue{i, i, e.generation, i.MD("invariant.load") != nil})
		return false
	}
	m, ok := e.loads[p]
	invariant := i.MD("invariant.load") != nil
	if ok && m.val.Type() == i.Type() && coversLoad(m.def, i) && (invariant || m.invariant || e.unchanged(m.generation, m.def, i)) &&
		(i.Ordering == ir.NotAtomic || m.def.Ordering != ir.NotAtomic) {
		if m.val == ir.Value(m.def) {
			rewrite.CombineMD(m.def, i, false)
		}
		if invariant && !m.invariant && m.generation == e.generation {
			m.invariant = true // from here on, memory there does not change
			set(e.loads, &e.log.loads, p, m)
		}
		ir.ReplaceAllUses(i, m.val)
		e.erase(i, "Number of load instructions CSE'd")
		return true
	}
	if ok && invariant && m.invariant {
		return false
	}
	set(e.loads, &e.log.loads, p, memValue{i, i, e.generation, invariant})
	return false
}

// readOnlyCall replaces a call that only reads memory, when an equal one was made in the same
// generation.
func (e *earlyCSE) readOnlyCall(i *ir.Instr) {
	k := e.keys.of(i)
	if old, ok := e.calls[k]; ok && e.unchanged(old.generation, old.call, i) &&
		(!analysis.IsConvergent(i) || old.call.Block() == i.Block()) {
		rewrite.IntersectFlags(old.call, i)
		ir.ReplaceAllUses(i, old.call)
		e.erase(i, "Number of call instructions CSE'd") // the equal call has returned, so this one would have
		return
	}
	set(e.calls, &e.log.calls, k, callValue{i, e.generation})
}

// storeOfLoaded removes a store that writes the value that memory already holds.
func (e *earlyCSE) storeOfLoaded(i *ir.Instr) bool {
	m, ok := e.loads[addressOf(i)]
	if !ok || ir.Value(m.def) != i.Operand(0) || !plainStore(i) || !coversAccess(m.def, i) || !e.unchanged(m.generation, m.def, i) {
		return false
	}
	e.erase(i, "Number of trivial dead stores removed")
	return true
}

// store makes the stored value available, and removes the previous store if nothing could have read
// it.
func (e *earlyCSE) store(i *ir.Instr) {
	p := addressOf(i)
	if s := e.lastStore; s != nil && addressOf(s) == p && plainStore(i) &&
		s.Operand(0).Type() == i.Operand(0).Type() && coversAccess(i, s) {
		e.erase(s, "Number of trivial dead stores removed")
	}
	set(e.loads, &e.log.loads, p, memValue{i, i.Operand(0), e.generation, false})
	e.lastStore = nil
	if !i.IsVolatile() && i.Ordering <= ir.Unordered {
		e.lastStore = i
	}
}
