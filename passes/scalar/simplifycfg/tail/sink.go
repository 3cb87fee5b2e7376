// Package tail sinks instructions that end several predecessors of a block into it.
package tail

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
	"opt-go/passes/target"
)

// Equal instructions at the ends of predecessors that branch unconditionally to a block move into
// it; operands that differ become a φ (sink-common-insts, LLVM's SinkCommonCodeFromPredecessors):
//
//	a: %x = add i32 %p, 1              a: br label %b
//	   br label %b                     c: br label %b
//	c: %y = add i32 %q, 1       ⇒      b: %p.sink = phi i32 [ %p, %a ], [ %q, %c ]
//	   br label %b                        %r = add i32 %p.sink, 1
//	b: %r = phi [ %x, %a ], [ %y, %c ]
//
// An instruction is sunk for at most one φ, not counting those of values that are sunk as well.
// Accesses to stack slots stay. Where the block has other predecessors too, those that only branch
// get a common block of their own, if that saves an instruction that cannot be speculated:
//
//	   br %p, a, e                       br %p, a, e
//	a: store i32 1, %x                a: br %split
//	   br %b                          e: br %q, %split, %b
//	e: br %q, c, %b           ⇒       split: %x.sink = phi [ %x, %a ], [ %y, %e ]
//	c: store i32 1, %y                   store i32 1, %x.sink
//	   br %b                             br %b
//
// A GPU executes a short block that one branch skips under a predicate. The common block has two
// predecessors, so that both branches stay, with a barrier each where the threads of a warp meet
// again: Options.Predicated keeps short blocks apart.

// Options say what the target makes of blocks.
type Options struct {
	Target *target.Target
	// Predicated is the cost of a block that the target executes under a predicate instead of a
	// branch; 0: it has none.
	Predicated int
}

// tailSinker has the instructions that may be sunk, from the last on: row k has the k'th from the
// end of each predecessor.
type tailSinker struct {
	b     *ir.Block
	preds []*ir.Block // that only branch to b
	rows  [][]*ir.Instr
	// operands maps a use in the first predecessor, or a φ's use of an instruction there, to the
	// corresponding operands in the other predecessors.
	operands map[*ir.Use][]ir.Value
	sunk     map[*ir.Instr]bool // the instructions of the rows that will be sunk
}

// Sink sinks the common last instructions of b's predecessors. split makes a block before b for
// some of them, with this suffix after its name.
func Sink(b *ir.Block, o Options, split func(b *ir.Block, preds []*ir.Block, suffix string) *ir.Block) bool {
	k := &tailSinker{b: b, operands: map[*ir.Use][]ir.Value{}}
	all := b.Preds()
	for _, p := range all {
		if t := p.Term(); t.Op() == ir.Br && !t.IsCondBr() {
			k.preds = append(k.preds, p)
		}
	}
	if len(k.preds) < 2 {
		return false
	}
	k.collectPhis()
	k.collectRows()
	if len(k.rows) == 0 {
		return false
	}
	ends := endsInUnreachable(b)
	if !ends && !k.keepProfitable() {
		return false
	}
	if len(k.preds) < len(all) {
		if !ends && (!k.savesEffects() || k.predicated(o)) || !rewrite.CanSplitPreds(b) {
			return false
		}
		k.b = split(b, k.preds, ".sink.split")
	}
	for _, row := range k.rows {
		k.sink(row)
	}
	return true
}

// collectPhis records the incoming values of b's φs.
func (k *tailSinker) collectPhis() {
	for phi := range k.b.Phis() {
		var first *ir.Use
		uses := map[*ir.Block]*ir.Use{}
		for n := range phi.NumOperands() {
			u := phi.OperandUse(n)
			if p := phi.IncomingBlock(u.Index()); uses[p] == nil {
				uses[p] = u
			}
		}
		first = uses[k.preds[0]]
		for _, p := range k.preds {
			k.operands[first] = append(k.operands[first], uses[p].Value())
		}
	}
}

// collectRows walks up all predecessors side by side as long as the instructions could be one.
func (k *tailSinker) collectRows() {
	k.sunk = map[*ir.Instr]bool{}
	at := make([]*ir.Instr, len(k.preds))
	for n, p := range k.preds {
		at[n] = p.Term()
	}
	for {
		row := make([]*ir.Instr, len(at))
		for n, i := range at {
			for i = i.Prev(); i != nil && analysis.IsDebugOrPseudo(i); i = i.Prev() {
			}
			if i == nil {
				return
			}
			at[n], row[n] = i, i
		}
		if !k.mayJoin(row) {
			return
		}
		k.rows = append(k.rows, row)
		for _, i := range row {
			k.sunk[i] = true
		}
	}
}

// mayJoin reports whether one instruction after the predecessors can replace those of a row, and
// records the operands that then need a φ.
func (k *tailSinker) mayJoin(row []*ir.Instr) bool {
	first := row[0]
	for _, i := range row {
		if i.Op() == ir.Phi || i.IsEHPad() || i.Op() == ir.Alloca || i.Type().Kind == ir.TokenKind || i.Block().SingleSucc() == i.Block() {
			return false
		}
		if i.Op().IsCall() && (isAsm(i) || analysis.CallHas(i, "nomerge") || analysis.IsConvergent(i)) {
			return false
		}
		if !i.SameOperation(first) || ir.NumUses(i) != ir.NumUses(first) || analysis.SwiftError(i.Pointer()) || accessesSlot(i) || !sameCallee(first, i) {
			return false
		}
	}
	for u := range ir.Uses(first) {
		others, ok := k.operands[u]
		if !ok {
			return false // b may be a loop's header; then there are uses in other blocks
		}
		for n, i := range row {
			if others[n] != ir.Value(i) {
				return false
			}
		}
	}
	return k.noteOperands(row)
}

// noteOperands records the operands in which a row differs. It returns false where such an operand
// must stay constant.
func (k *tailSinker) noteOperands(row []*ir.Instr) bool {
	first := row[0]
	for n := range first.NumOperands() {
		u := first.OperandUse(n)
		v := u.Value()
		if v.Type().Kind == ir.TokenKind {
			return false
		}
		same := true
		for _, i := range row {
			same = same && i.Operand(u.Index()) == v
		}
		if same {
			continue
		}
		if ir.IsConst(v) && first.IntrinsicID() != "" || !mayBeVariable(first, u.Index()) {
			return false
		}
		for _, i := range row {
			if analysis.SwiftError(i.Operand(u.Index())) {
				return false
			}
			k.operands[u] = append(k.operands[u], i.Operand(u.Index()))
		}
	}
	return true
}

// sameCallee reports whether two calls name one function, or both none.
func sameCallee(i, j *ir.Instr) bool {
	if !i.Op().IsCall() {
		return true
	}
	f, g := i.CalledFunc(), j.CalledFunc()
	if f == nil && !ir.IsConst(i.Callee()) {
		return g == nil && !ir.IsConst(j.Callee())
	}
	return i.Callee() == j.Callee()
}

func isAsm(call *ir.Instr) bool {
	_, ok := call.Callee().(*ir.InlineAsm)
	return ok
}

// mayBeVariable reports whether operand k of i may become non-constant.
func mayBeVariable(i *ir.Instr, k int) bool {
	v := i.Operand(k)
	if v.Type().Kind == ir.MetadataKind {
		return false
	}
	if !ir.IsConst(v) {
		return true
	}
	switch op := i.Op(); {
	case op.IsCall():
		if k < i.NumArgs() {
			return !analysis.ArgHas(i, k, "immarg") && i.IntrinsicID() == ""
		}
		return i.IntrinsicID() == "" && ir.Value(i.Callee()) == v
	case op == ir.GetElementPtr:
		t := i.ElemTy
		for n := 2; n <= k; n++ {
			if t.Kind == ir.StructKind {
				if n == k {
					return false
				}
				f, _ := ir.AsInt(i.Operand(n)).Uint64()
				t = t.Fields[f]
				continue
			}
			t = t.Elem
		}
	}
	return true
}

// keepProfitable drops the rows that would need too many φs, and all rows above them.
func (k *tailSinker) keepProfitable() bool {
	n := 0
	for n < len(k.rows) && k.profitable(k.rows[n]) {
		n++
	}
	if n == len(k.rows) {
		return true
	}
	k.cut(n)
	for m := n - 1; m >= 0; m-- { // rows that stay need φs themselves
		if !k.profitable(k.rows[m]) {
			k.cut(m)
		}
	}
	return len(k.rows) > 0
}

// cut leaves the first n rows.
func (k *tailSinker) cut(n int) {
	for _, row := range k.rows[n:] {
		for _, i := range row {
			delete(k.sunk, i)
		}
	}
	k.rows = k.rows[:n]
}

// profitable reports whether sinking a row needs at most one φ.
func (k *tailSinker) profitable(row []*ir.Instr) bool {
	phis := 0
	for n := range row[0].NumOperands() {
		u := row[0].OperandUse(n)
		values := k.operands[u]
		if values == nil || k.allSunk(values) {
			continue
		}
		phis++
	}
	return phis <= 1
}

func (k *tailSinker) allSunk(values []ir.Value) bool {
	for _, v := range values {
		if i, ok := v.(*ir.Instr); !ok || !k.sunk[i] {
			return false
		}
	}
	return true
}

// accessesSlot reports whether i accesses an alloca or marks its lifetime. With a φ as address the
// alloca could not be promoted.
func accessesSlot(i *ir.Instr) bool {
	var p ir.Value
	switch i.Op() {
	case ir.Load:
		p = i.Operand(0)
	case ir.Store:
		p = i.Operand(1)
	case ir.Call:
		if id := i.IntrinsicID(); id == "llvm.lifetime.start" || id == "llvm.lifetime.end" {
			p = i.Arg(1)
		}
	}
	return p != nil && analysis.Opcode(analysis.StripCasts(p)) == ir.Alloca
}

// savesEffects reports whether an instruction is sunk that could not be speculated.
func (k *tailSinker) savesEffects() bool {
	for _, row := range k.rows {
		if !analysis.SafeToSpeculate(row[0]) {
			return true
		}
	}
	return false
}

// predicated reports whether the target executes one of the predecessors under a predicate.
func (k *tailSinker) predicated(o Options) bool {
	if o.Predicated == 0 {
		return false
	}
	for _, p := range k.preds {
		cost := 0
		for i := range p.Instrs() {
			if !i.IsTerminator() && !analysis.IsDebugOrPseudo(i) {
				cost += analysis.Cost(o.Target, i)
			}
		}
		if cost <= o.Predicated && p.SinglePred() != nil {
			return true
		}
	}
	return false
}

// endsInUnreachable reports whether the chain of unique successors of b soon ends in unreachable or
// in a deoptimization.
func endsInUnreachable(b *ir.Block) bool {
	const limit = 8 // blocks that are followed
	for n := 0; b != nil && n < limit; n++ {
		t := b.Term()
		if t.Op() == ir.Unreachable {
			return true
		}
		if p := t.Prev(); t.Op() == ir.Ret && p != nil && p.IntrinsicID() == "llvm.experimental.deoptimize" {
			return true
		}
		b = b.UniqueSucc()
	}
	return false
}

// sink moves the instruction of the first predecessor in a row, and replaces the others by it.
func (k *tailSinker) sink(row []*ir.Instr) {
	first := row[0]
	for n := range first.NumOperands() {
		u := first.OperandUse(n)
		v := u.Value()
		same := true
		for _, i := range row {
			same = same && i.Operand(u.Index()) == v
		}
		if same {
			continue
		}
		phi := ir.NewInstr(ir.Phi, v.Type())
		k.b.Prepend(phi)
		phi.SetName(ir.NameOf(v) + ".sink")
		for _, i := range row {
			phi.AddIncoming(i.Operand(u.Index()), i.Block())
		}
		u.Set(phi)
	}
	first.MoveBefore(k.b.FirstInsertion())
	for _, i := range row[1:] {
		first.SetMD("dbg", rewrite.MergeLocations(first.DebugLoc(), i.DebugLoc()))
		rewrite.CombineMD(first, i, true)
		rewrite.IntersectFlags(first, i)
	}
	var phis []*ir.Instr
	for u := range ir.Users(first) {
		if len(phis) == 0 || phis[len(phis)-1] != u {
			phis = append(phis, u)
		}
	}
	for _, phi := range phis {
		if phi.Block() != nil {
			ir.ReplaceAllUses(phi, first)
			phi.Erase()
		}
	}
	for _, i := range row[1:] {
		if ir.HasUses(i) {
			ir.ReplaceAllUses(i, first)
		}
		i.Erase()
	}
}
