// Package idiom is LLVM's loop-idiom: it replaces loops that implement a library function or an
// instruction by a call of it.
//
//	for (i = 0; i < n; i++) p[i] = 0;          ⇒  memset(p, 0, 4*n);        set.go
//	for (i = 0; i < n; i++) p[i] = 0.5;        ⇒  memset_pattern16(p, …);   pattern.go
//	for (i = 0; i < n; i++) p[i] = q[i];       ⇒  memcpy(p, q, 4*n);        copy.go
//	for (; x; x &= x-1) k++;                   ⇒  k += ctpop(x);            count.go
//	for (; x; x >>= 1) k++;                    ⇒  k += 32 - ctlz(x);        count.go
//	while (!(x & 1<<b)) x <<= 1;               ⇒  x <<= b - log2(x & …);    shift.go
//	while (x >> i) i++;                        ⇒  i = max(i, 32 - ctlz(x)); shift.go
//	for (i = 0; i < 8; i++)                    ⇒  c = c >> 8 ^ table[c & 255]; checksum.go
//	    c = c & 1 ? c >> 1 ^ 0xa001 : c >> 1;
//
// The first three need a trip count that scalar evolution can compute before the loop, accesses
// without gaps that are executed in every iteration, and no other access to that memory in the
// loop. The call is placed in the preheader; loop-deletion removes the dead loop. The other four
// make the trip count computable, and their results after the loop are computed before it.
//
// No call is made where there is no library (GPUs), where the function forbids it (no-builtins),
// or inside memset and memcpy themselves.
//
// Invariant: dominators, loops, LCSSA form and scalar evolution stay valid.
//
// Cost: each candidate is compared with every access of the loop, up to a number of queries per
// loop (maxQuestions).
//
// Not done: conditions on the loop's entry that make the length of an inner memset equal to the
// distance of its iterations; strlen and wcslen, which LLVM 22 recognizes.
package idiom

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/loop/simplifyiv"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite/expand"
)

// Run runs loop-idiom on one loop.
func Run(w *loop.Walk, l *analysis.Loop) bool {
	if l.Preheader() == nil || w.F.Name() == "memset" || w.F.Name() == "memcpy" {
		return false
	}
	d := &idiom{w: w, l: l, s: pass.Get(w.Context, w.F, scev.Analysis), questions: maxQuestions}
	set, copies := library.Has(w.Target, w.F, "memset"), library.Has(w.Target, w.F, "memcpy")
	d.set = set && !w.FlagBool("disable-loop-idiom-memset", false)
	d.pattern = library.Of(w.Target, w.F.Module()).Knows(patternFunc) && library.Has(w.Target, w.F, patternFunc)
	d.copy = copies && !w.FlagBool("disable-loop-idiom-memcpy", false)
	changed := false
	var count *scev.Expr
	if set || copies {
		count = d.s.BackedgeTaken(l)
	}
	switch {
	case w.FlagBool("disable-loop-idiom-all", false):
	case d.checksum():
		changed = true
	case count != nil:
		changed = d.countable(count)
	default:
		changed = d.uncountable()
	}
	if changed {
		w.KeepEvolution(d.s)
	}
	return changed
}

// Params are the parameters in a pipeline.
func Params() []pass.Param {
	return []pass.Param{{Name: "checksums", Help: "compute cyclic redundancy checks by a table, as LLVM 22 does"}}
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "disable-loop-idiom-all", Default: "false", Help: "disable loop-idiom"},
		{Name: "disable-loop-idiom-memcpy", Default: "false", Help: "do not form memcpy and memmove"},
		{Name: "disable-loop-idiom-memset", Default: "false", Help: "do not form memset"},
		{Name: "use-lir-code-size-heurs", Default: "true", Help: "under optsize, skip outermost loops with several blocks"},
	}
}

// maxQuestions bounds the alias queries of one loop about a memory location.
const maxQuestions = 100_000

type idiom struct {
	w         *loop.Walk
	l         *analysis.Loop
	s         *scev.Evolution
	set, copy bool // calls that may be made
	pattern   bool // of memset_pattern16
	questions int
}

// countable collects stores and calls in the blocks that every iteration executes.
func (d *idiom) countable(count *scev.Expr) bool {
	if count.IsZero() { // a loop that does not repeat is not worth it
		return false
	}
	if !d.s.NoAbnormalExits(d.l) { // the call writes what later iterations write
		return false
	}
	exits := d.l.Exits()
	changed := false
	for _, b := range d.l.Blocks {
		if d.w.CFG.Loops.For(b) == d.l && d.dominatesAll(b, exits) {
			changed = d.block(b, count) || changed
		}
	}
	return changed
}

func (d *idiom) dominatesAll(b *ir.Block, list []*ir.Block) bool {
	for _, x := range list {
		if !d.w.CFG.Dom.Dominates(b, x) {
			return false
		}
	}
	return true
}

func (d *idiom) block(b *ir.Block, count *scev.Expr) bool {
	sets, patterns, copies := d.collect(b)
	changed := false
	for _, stores := range sets {
		changed = d.setStores(stores, d.byteOf, count) || changed
	}
	for _, stores := range patterns {
		changed = d.setStores(stores, d.patternOf, count) || changed
	}
	for _, st := range copies {
		changed = d.copyStore(st, count) || changed
	}
	for i := range b.Instrs() {
		if i.IntrinsicID() == "llvm.memcpy" {
			changed = d.copyCall(i, count) || changed
		}
	}
	for i := range b.Instrs() {
		if i.IntrinsicID() == "llvm.memset" {
			changed = d.setCall(i, count) || changed
		}
	}
	return changed
}

// collect finds the stores that may become part of a memset, and of a memset_pattern16, by the
// object that they are to, and those that may be part of a memcpy.
func (d *idiom) collect(b *ir.Block) (sets, patterns [][]*ir.Instr, copies []*ir.Instr) {
	var bytes, longer byObject
	for i := range b.Instrs() {
		if i.Op() != ir.Store {
			continue
		}
		ev := d.strided(i)
		switch {
		case ev == nil:
		case d.maySet(i):
			bytes.add(i)
		case d.maySetPattern(i):
			longer.add(i)
		case d.mayCopy(i, ev):
			copies = append(copies, i)
		}
	}
	return bytes.lists, longer.lists, copies
}

// byObject lists stores by the object that they are to, in the order of the program.
type byObject struct {
	index map[ir.Value]int
	lists [][]*ir.Instr
}

func (o *byObject) add(st *ir.Instr) {
	object := analysis.UnderlyingObject(st.Operand(1))
	k, ok := o.index[object]
	if !ok {
		if o.index == nil {
			o.index = map[ir.Value]int{}
		}
		k = len(o.lists)
		o.index[object] = k
		o.lists = append(o.lists, nil)
	}
	o.lists[k] = append(o.lists[k], st)
}

// strided returns the address of a store that steps by a constant number of bytes, nil for other
// stores, and for those that may not be merged.
func (d *idiom) strided(st *ir.Instr) *scev.Expr {
	v := st.Operand(0)
	dl := d.s.Layout
	if !loop.Unordered(st) || st.MD("nontemporal") != nil || v.Type().Scalar().IsPtr() && dl.IsNonIntegral(v.Type().Scalar().Space) || v.Type().HasScalable() {
		return nil
	}
	if bits := dl.SizeBits(v.Type()); bits&7 != 0 || bits>>32 != 0 {
		return nil
	}
	ev := d.recurrence(st.Operand(1))
	if ev == nil {
		return nil
	}
	if _, ok := d.stride(ev); !ok {
		return nil
	}
	return ev
}

// recurrence returns the expression of an address that steps by the same distance in each
// iteration, or nil.
func (d *idiom) recurrence(p ir.Value) *scev.Expr {
	if ev := d.s.Of(p); ev.Kind == scev.AddRec && ev.Loop == d.l && ev.IsAffine() {
		return ev
	}
	return nil
}

// stride returns the constant distance of two iterations in bytes.
func (d *idiom) stride(ev *scev.Expr) (bytes int64, ok bool) {
	n, isConst := ev.Ops[1].IsConst()
	if !isConst {
		return 0, false
	}
	return n.Int64()
}

// touches reports whether an instruction of the loop, except the ignored ones, may access (as mask
// says) the memory that the loop covers from base on.
func (d *idiom) touches(base ir.Value, mask analysis.ModRef, count, size *scev.Expr, ignored map[*ir.Instr]bool) bool {
	loc := alias.LocationAfterPointer(base)
	if n, isConst := count.IsConst(); isConst {
		if m, isConst := size.IsConst(); isConst {
			trips, fits := n.Uint64()
			bytes, ok := m.Uint64()
			if fits && ok {
				loc.Size = alias.Precise((trips + 1) * bytes)
			}
		}
	}
	aa := pass.Get(d.w.Context, d.w.F, alias.AA).Batch()
	for _, b := range d.l.Blocks {
		for i := range b.Instrs() {
			if ignored[i] || !analysis.MayRead(i) && !analysis.MayWrite(i) {
				continue
			}
			if d.questions--; d.questions < 0 || aa.ModRef(i, loc)&mask != 0 {
				return true
			}
		}
	}
	return false
}

// first returns the lowest address of what ev covers: where it starts, or, stepping down, where it
// ends.
func (d *idiom) first(start, count, size *scev.Expr, down bool, index *ir.Type) *scev.Expr {
	if !down {
		return start
	}
	n := d.s.TruncOrZExt(count, index)
	if !size.IsOne() {
		n = d.s.ProductFlags(scev.NUW, n, d.s.TruncOrZExt(size, index))
	}
	return d.s.Minus(start, n)
}

// bytes returns how many bytes all iterations cover: one more than the back edge is taken, times
// size.
func (d *idiom) bytes(count, size *scev.Expr, index *ir.Type) *scev.Expr {
	return d.s.ProductFlags(scev.NUW, d.trips(count, index), d.s.TruncOrZExt(size, index))
}

// trips returns count + 1 in another type, which does not overflow before it is extended where that
// is known.
func (d *idiom) trips(count *scev.Expr, ty *ir.Type) *scev.Expr {
	one := func(t *ir.Type) *scev.Expr { return d.s.Int(t, 1) }
	if d.s.Width(ty) > d.s.Width(count.Type) && d.incrementFits(count) {
		return d.s.ZExtTo(d.s.Sum(count, one(count.Type)), ty)
	}
	return d.s.Sum(d.s.TruncOrZExt(count, ty), one(ty))
}

func (d *idiom) incrementFits(count *scev.Expr) bool {
	most := d.s.Int(count.Type, -1)
	n, _ := most.IsConst()
	return !d.s.UnsignedRange(count).Has(n) || d.s.EntryGuarded(d.l, ir.NE, count, most)
}

// tooLarge reports that a function that is optimized for size keeps a loop of several blocks.
func (d *idiom) tooLarge(loopOfMemset bool) bool {
	fn := d.w.F.Attrs.Fn
	small := (fn.Has("optsize") || fn.Has("minsize")) && d.w.FlagBool("use-lir-code-size-heurs", true)
	return small && len(d.l.Blocks) > 1 && d.l.Parent == nil && !loopOfMemset
}

func (d *idiom) expander() *expand.Expander {
	x := simplifyiv.Expander(d.w, d.s)
	x.Name = "loop-idiom"
	return x
}

// erase removes an access that a call in the preheader has replaced.
func (d *idiom) erase(i *ir.Instr) {
	d.s.Forget(i)
	i.Erase()
}
