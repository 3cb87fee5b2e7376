package indvars

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/loop/simplifyiv"
)

// widening replaces a counter that is extended in the loop by one of the wider type: LLVM's
// WidenIV. The wide counter equals the extension of the narrow one and replaces it; users that
// compute recurrences become wide too, the others get a truncation.
type widening struct {
	v      indVars
	phi    *ir.Instr
	wide   *ir.Type
	signed bool

	widePhi, wideNext *ir.Instr
	nextExpr          *scev.Expr // of wideNext
	kinds             map[*ir.Instr]extension
	seen              map[*ir.Instr]bool
	work              []narrowUse
	ranges            map[[2]*ir.Instr]ranges.Range // of an increment, at one of its users
}

// extension says how a narrow value was made wide.
type extension uint8

const (
	unknownExtension extension = iota
	zeroExtension
	signExtension
)

// narrowUse is a use of a narrow value, for which there is a wide one.
type narrowUse struct {
	def, user, wide *ir.Instr
	neverNegative   bool // the narrow value is not negative where it is used
}

// visitCast takes note of an extension of the counter: to the widest native type, signed if any to
// it is.
func (n *widening) visitCast(i *ir.Instr) {
	signed := i.Op() == ir.SExt
	if !signed && i.Op() != ir.ZExt || i.Type().IsVector() {
		return
	}
	width, s := i.Type().Bits, n.v.S
	from := i.Operand(0).Type()
	if !s.Layout.IsLegalInt(width) || s.Width(n.phi.Type()) >= width || n.v.addCost(i.Type()) > n.v.addCost(from) {
		return
	}
	if n.wide == nil || width > n.wide.Bits {
		n.wide, n.signed = i.Type(), signed
		return
	}
	n.signed = n.signed || signed
}

// addCost is the cost of an addition: a GPU that adds 64 bits in two steps is better served by
// narrow counters.
func (v indVars) addCost(ty *ir.Type) int {
	if v.W.Target.OpCost == nil {
		return 1
	}
	return v.W.Target.OpCost(ir.NewInstr(ir.Add, ty, ir.NewPoison(ty), ir.NewPoison(ty)))
}

func (n *widening) extend(e *scev.Expr, k extension) *scev.Expr {
	if k == signExtension {
		return n.v.S.SExtTo(e, n.wide)
	}
	return n.v.S.ZExtTo(e, n.wide)
}

// run makes the wide counter and returns it, nil where there is none.
func (n *widening) run() *ir.Instr {
	l := n.v.L
	kind := zeroExtension
	if n.signed {
		kind = signExtension
	}
	if n.phi.Block() == nil {
		return nil
	}
	rec := n.v.S.Of(n.phi)
	if rec.Kind != scev.AddRec {
		return nil
	}
	if rec = n.extend(rec, kind); rec.Kind != scev.AddRec || rec.Loop != l {
		return nil
	}
	n.kinds = map[*ir.Instr]extension{n.phi: kind}
	n.findRanges()
	at := l.Header.FirstInsertion()
	phi, ok := n.v.X.At(rec, at).(*ir.Instr)
	if !ok || phi.Op() != ir.Phi {
		if ok && !ir.HasUses(phi) && n.v.X.Made(phi) {
			n.v.Dead = append(n.v.Dead, phi)
		}
		return nil
	}
	n.widePhi = phi
	n.adoptIncrement()
	n.seen = map[*ir.Instr]bool{n.phi: true}
	n.push(n.phi, phi)
	for len(n.work) > 0 {
		u := n.work[len(n.work)-1]
		n.work = n.work[:len(n.work)-1]
		if wide := n.widen(u); wide != nil {
			n.push(u.user, wide)
		}
		if !ir.HasUses(u.def) {
			n.v.Dead = append(n.v.Dead, u.def)
		}
	}
	return phi
}

// adoptIncrement gives the wide increment the flags of the narrow one, and its debug location.
func (n *widening) adoptIncrement() {
	latch := n.v.L.Latch()
	next, ok := n.widePhi.IncomingFor(latch).(*ir.Instr)
	if !ok {
		return
	}
	n.wideNext, n.nextExpr = next, n.v.S.Of(next)
	old, ok := n.phi.IncomingFor(latch).(*ir.Instr)
	if !ok {
		return
	}
	next.SetMD("dbg", old.DebugLoc())
	if n.sameStep(old, next) {
		next.Flags |= old.Flags & (ir.NUW | ir.NSW)
	}
}

// sameStep reports whether both increments step their φ directly, by the same operation.
func (n *widening) sameStep(narrow, wide *ir.Instr) bool {
	steps := func(i, phi *ir.Instr) bool {
		return i.Op().IsBinary() && (i.Operand(0) == ir.Value(phi) || i.Operand(1) == ir.Value(phi))
	}
	return narrow.Op() == wide.Op() && steps(narrow, n.phi) && steps(wide, n.widePhi)
}

// push queues the users of a narrow value.
func (n *widening) push(def, wide *ir.Instr) {
	s := n.v.S
	e := s.Of(def)
	never := s.Known(ir.SGE, e, s.Zero(e.Type))
	for u := range ir.Users(def) {
		if n.seen[u] {
			continue
		}
		n.seen[u] = true
		here := never
		if r, ok := n.ranges[[2]*ir.Instr{def, u}]; ok && !never {
			here = !r.SMin().IsNegative()
		}
		n.work = append(n.work, narrowUse{def, u, wide, here})
	}
}

// findRanges looks for conditions on values before they are incremented by a positive constant
// without signed overflow: they bound the incremented value where it is used.
func (n *widening) findRanges() {
	n.ranges = map[[2]*ir.Instr]ranges.Range{}
	seen := map[*ir.Instr]bool{n.phi: true}
	for work := []*ir.Instr{n.phi}; len(work) > 0; {
		def := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Users(def) {
			if !n.v.L.Contains(u.Block()) {
				continue
			}
			n.findRange(def, u)
			if !seen[u] && scev.Analyzable(u.Type()) {
				seen[u] = true
				work = append(work, u)
			}
		}
	}
}

func (n *widening) findRange(def, user *ir.Instr) {
	if def.Op() != ir.Add || !def.HasFlag(ir.NSW) {
		return
	}
	c, ok := bitvec.Of(def.Operand(1))
	if !ok || c.IsNegative() {
		return
	}
	dt := n.v.W.CFG.Dom
	for b := dt.IDom(user.Block()); b != nil && n.v.L.Contains(b); b = dt.IDom(b) {
		t := b.Term()
		if !t.IsCondBr() || t.Succ(0) == t.Succ(1) {
			continue
		}
		for k := range 2 {
			if dt.EdgeDominates(b, t.Succ(k), user.Block()) {
				n.constrain(def, user, c, t.Operand(0), k == 0)
			}
		}
	}
}

func (n *widening) constrain(def, user *ir.Instr, c bitvec.Int, cond ir.Value, holds bool) {
	i, ok := cond.(*ir.Instr)
	if !ok || i.Op() != ir.ICmp || i.Operand(0) != def.Operand(0) {
		return
	}
	p := i.Pred
	if !holds {
		p = p.Inverse()
	}
	r := ranges.Region(p, n.v.S.SignedRange(n.v.S.Of(i.Operand(1))))
	r = r.AddNoWrap(ranges.Single(c), ir.NSW, ranges.Smallest)
	k := [2]*ir.Instr{def, user}
	if old, ok := n.ranges[k]; ok {
		r = old.Intersect(r, ranges.Smallest)
	}
	n.ranges[k] = r
}

// extended makes the extension of an operand, as far outside of loops as it can be.
func (n *widening) extended(o ir.Value, signed bool, use *ir.Instr) ir.Value {
	at := use
	for l := n.v.W.CFG.Loops.For(use.Block()); l != nil && l.Preheader() != nil && l.Invariant(o); l = l.Parent {
		at = l.Preheader().Term()
	}
	op := ir.ZExt
	if signed {
		op = ir.SExt
	}
	b := ir.Before(at)
	if at != use {
		b.Loc = use.DebugLoc()
	}
	return castOf(b, op, o, n.wide, "")
}

// insertionPoint returns where a value for a use is computed: before the user, for a φ where the
// value comes from, in the loop of def.
func insertionPoint(w *loop.Walk, user, def *ir.Instr) *ir.Instr {
	if user.Op() != ir.Phi {
		return user
	}
	dt := w.CFG.Dom
	var b *ir.Block
	for k := range user.NumIncoming() {
		p := user.IncomingBlock(k)
		if user.Operand(k) != ir.Value(def) || !dt.Reachable(p) {
			continue
		}
		if b == nil {
			b = p
		} else {
			b = dt.CommonDominator(b, p)
		}
	}
	if b == nil {
		return nil
	}
	l := w.CFG.Loops.For(def.Block())
	for ; b != nil; b = dt.IDom(b) {
		if w.CFG.Loops.For(b) == l {
			return b.Term()
		}
	}
	panic("a φ takes a value that does not dominate it")
}

// truncate lets a user have the narrow value from the wide one.
func (n *widening) truncate(u narrowUse) {
	at := insertionPoint(n.v.W, u.user, u.def)
	if at == nil {
		return
	}
	t := ir.Before(at).Cast(ir.Trunc, u.wide, u.def.Type(), "")
	t.Flags |= n.losesNothing(u)
	n.v.S.Forget(u.user)
	u.user.ReplaceOperand(u.def, t)
}

// losesNothing are the flags of a truncation of the wide value: it is an extension of the narrow
// one.
func (n *widening) losesNothing(u narrowUse) (f ir.Flags) {
	kind := n.kinds[u.def]
	if u.neverNegative || kind == zeroExtension {
		f |= ir.NUW
	}
	if u.neverNegative || kind == signExtension {
		f |= ir.NSW
	}
	return f
}

// commonPlace returns the instruction that control passes last before all of the given ones.
func commonPlace(dt *analysis.DomTree, list []*ir.Instr) *ir.Instr {
	at := list[0]
	for _, i := range slices.Clone(list)[1:] {
		if at = simplifyiv.NearestOf(dt, at, i); at == nil {
			return nil
		}
	}
	return at
}
