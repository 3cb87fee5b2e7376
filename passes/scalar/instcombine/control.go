package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/valuetracking"
)

func (ic *combiner) visitBr(i *ir.Instr) *ir.Instr {
	if !i.IsCondBr() {
		if ic.mergeLastStore(i) {
			return i
		}
		return nil
	}
	c := i.Operand(0)
	if x := notOf(c); x != nil && asInstr(c) != nil {
		ic.swapSuccessors(i)
		return ic.setOperand(i, 0, x)
	}
	if k, ok := c.(*ir.Const); i.Succ(0) == i.Succ(1) && !(ok && k.Kind == ir.IntConst) { // the condition does not matter
		return ic.setOperand(i, 0, ic.ctx.NewBool(false))
	}
	if x := asInstr(c); x != nil && x.Op() == ir.FCmp && oneUse(x) && !canonicalPred(x.Pred) {
		x.Pred = x.Pred.Inverse()
		ic.swapSuccessors(i)
		ic.work.push(x)
		return i
	}
	if k, ok := c.(*ir.Const); ok {
		if isUndef(k) {
			ic.deadSuccessors(i, -1)
			return nil
		}
		if k.Kind == ir.IntConst {
			only := 0
			if k.IsZero() {
				only = 1
			}
			ic.deadSuccessors(i, only)
			return nil
		}
	}
	if ic.newer {
		ic.decideDominated(i, c)
	}
	ic.q.Facts.AddBranch(i)
	return nil
}

// decideDominated replaces a condition by true or false where the branch on it has decided it.
func (ic *combiner) decideDominated(i *ir.Instr, c ir.Value) {
	if ir.IsConst(c) || i.Succ(0) == i.Succ(1) {
		return
	}
	b := i.Block()
	for u := range ir.Uses(c) {
		at, phi := u.User().Block(), (*ir.Block)(nil)
		if u.User().Op() == ir.Phi {
			at, phi = u.User().IncomingBlock(u.Index()), at
		}
		for n := range 2 {
			if phi == i.Succ(n) && at == b || ic.dt.EdgeDominates(b, i.Succ(n), at) {
				ic.work.add(u.User())
				u.Set(ic.ctx.NewBool(n == 0))
				ic.changed = true
				break
			}
		}
	}
}

// canonicalPred reports whether branches use the predicate p; the inverse of every other predicate
// is canonical.
func canonicalPred(p ir.Pred) bool {
	switch p {
	case ir.NE, ir.ULE, ir.SLE, ir.UGE, ir.SGE, ir.FONE, ir.FOLE, ir.FOGE:
		return false
	}
	return true
}

func (ic *combiner) swapSuccessors(i *ir.Instr) {
	i.SwapOperands(1, 2) // in place: keeps the order of predecessors
	frequency.SwapBranchWeights(i)
}

// deadSuccessors empties blocks that become unreachable when control leaves i to one successor
// only.
func (ic *combiner) deadSuccessors(i *ir.Instr, only int) {
	ic.onlySuccessor(i.Block(), only)
	var work []*ir.Block
	for n := range i.NumSuccs() {
		if n != only {
			work = append(work, i.Succ(n))
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !ic.live[b.ID()] || ic.entered(b) {
			continue
		}
		ic.live[b.ID()] = false
		ic.emptyLater(b)
		ic.dropTerminatorOperands(b)
		ic.onlySuccessor(b, -1)
		for n := range b.Term().NumSuccs() {
			work = append(work, b.Term().Succ(n))
		}
	}
}

// deadAfter erases what follows i in its block, past which control never comes, and empties the
// blocks that only this one leads to.
func (ic *combiner) deadAfter(i *ir.Instr) {
	for j := i.Next(); j != nil; j = j.Next() {
		if j.Flags&ir.MustTail != 0 && j.Op() == ir.Call { // its result is to be returned
			return
		}
	}
	b := i.Block()
	ic.emptyFrom(b, i)
	ic.dropTerminatorOperands(b)
	ic.deadSuccessors(b.Term(), -1)
}

// emptyLater is empty for the time when the worklist is in use.
func (ic *combiner) emptyLater(b *ir.Block) { ic.emptyFrom(b, nil) }

// emptyFrom is emptyLater for what follows an instruction.
func (ic *combiner) emptyFrom(b *ir.Block, from *ir.Instr) {
	for j := range b.Backward() {
		if j == from {
			return
		}
		if j.IsTerminator() || j.IsEHPad() || noPoison(j) {
			continue
		}
		if ir.HasUses(j) {
			ic.work.pushUsers(j)
			ir.ReplaceAllUses(j, ir.NewPoison(j.Type()))
		}
		ic.erase(j)
	}
}

func (ic *combiner) visitSwitch(i *ir.Instr) *ir.Instr {
	c := i.Operand(0)
	if k, ok := c.(*ir.Const); ok {
		switch {
		case isUndef(k):
			ic.deadSuccessors(i, -1)
		case k.Kind == ir.IntConst:
			only := 0
			for n := range i.NumCases() {
				if v, _ := i.Case(n); v == k {
					only = n + 1
				}
			}
			ic.deadSuccessors(i, only)
			return ic.narrowSwitch(i)
		}
		return nil
	}
	x := asInstr(c)
	if x == nil {
		return ic.narrowSwitch(i)
	}
	if x.Op() == ir.Add || x.Op() == ir.Sub || x.Op() == ir.Xor { // the constant moves to the cases
		k, ok := word(x.Operand(1))
		a := x.Operand(0)
		value := func(v uint64) uint64 { return v - k }
		if x.Op() == ir.Xor {
			value = func(v uint64) uint64 { return v ^ k }
		}
		if x.Op() == ir.Sub {
			if k, ok = word(x.Operand(0)); ok {
				a = x.Operand(1)
				value = func(v uint64) uint64 { return k - v }
			}
		}
		if ok {
			for n := range i.NumCases() {
				v, _ := i.Case(n)
				u, _ := v.Uint64()
				i.SetOperand(2+2*n, ir.NewInt(x.Type(), value(u)))
			}
			return ic.setOperand(i, 0, a)
		}
	}
	if (x.Op() == ir.ZExt || x.Op() == ir.SExt) && ic.casesFit(i, x) {
		to := x.Operand(0).Type()
		for n := range i.NumCases() {
			v, _ := i.Case(n)
			u, _ := bitvec.Of(v)
			i.SetOperand(2+2*n, u.Trunc(to.Bits).Const(to))
		}
		return ic.setOperand(i, 0, x.Operand(0))
	}
	return ic.narrowSwitch(i)
}

func (ic *combiner) casesFit(i, x *ir.Instr) bool {
	for n := range i.NumCases() {
		v, _ := i.Case(n)
		if ic.narrowConst(v, x.Operand(0).Type(), x.Op()) == nil {
			return false
		}
	}
	return true
}

// narrowSwitch truncates the condition when neither it nor the cases have more bits.
func (ic *combiner) narrowSwitch(i *ir.Instr) *ir.Instr {
	c := i.Operand(0)
	w := width(c.Type())
	k := ic.q.KnownBits(c)
	zeros, ones := k.LeadingZeros(w), k.LeadingOnes(w)
	for n := range i.NumCases() {
		v, _ := i.Case(n)
		u, _ := bitvec.Of(v)
		zeros, ones = min(zeros, u.LeadingZeros()), min(ones, u.Not().LeadingZeros())
	}
	to := w - max(zeros, ones)
	if to <= 0 || to >= w || !ic.widthChange(w, to) {
		return nil
	}
	ty := ic.ctx.Int(to)
	v := ic.b.cast(ir.Trunc, c, ty, "trunc")
	for n := range i.NumCases() {
		old, _ := i.Case(n)
		u, _ := bitvec.Of(old)
		i.SetOperand(2+2*n, u.Trunc(to).Const(ty))
	}
	return ic.setOperand(i, 0, v)
}

// visitUnreachable erases instructions from which undefined behaviour is always reached.
func (ic *combiner) visitUnreachable(i *ir.Instr) *ir.Instr {
	for {
		p := i.Prev()
		if p == nil || p.IsEHPad() || !analysis.TransfersControl(p) || p.IsVolatile() {
			return nil
		}
		if p.Type().Kind == ir.TokenKind {
			return nil
		}
		if ir.HasUses(p) {
			ic.work.pushUsers(p)
			ir.ReplaceAllUses(p, ir.NewPoison(p.Type()))
		}
		ic.erase(p)
	}
}

func (ic *combiner) visitFreeze(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	x := i.Operand(0)
	if p := opOf(x, ir.Phi); p != nil {
		if r := ic.intoPhi(i, p); r != nil {
			return r
		}
		if ic.freezeStart(p) {
			return ic.use(i, p)
		}
	}
	if k := frozen(i, x); k != nil {
		return ic.use(i, k)
	}
	changed := false
	if d := asInstr(x); d == nil && !ir.IsConst(x) || d != nil && d.Op() != ir.Phi { // uses that i dominates become i
		if oneUse(x) {
			return ic.freezeOperand(i)
		}
		changed = freezeEarly(i, d)
		for u := range ir.Uses(x) {
			if user := u.User(); user != i && ic.dt.DominatesUse(i, u) {
				u.Set(i)
				ic.work.add(user)
				changed = true
			}
		}
	}
	return result(i, changed)
}

// frozen is a constant that a freeze of a constant with undefined lanes may be, or nil: these
// become the number that serves all users best, 0 if there is none.
func frozen(i *ir.Instr, x ir.Value) *ir.Const {
	k, ok := x.(*ir.Const)
	if !ok || !containsPoison(k) {
		return nil
	}
	ty := i.Type().Scalar()
	var best *ir.Const
	for u := range ir.Users(i) {
		c := ir.NewZero(ty)
		if u.Op() == ir.Or && ty.IsInt() {
			c = ir.NewAllOnes(ty)
		} else if u.Op() == ir.Select && u.Operand(0) == ir.Value(i) && ir.IsConst(u.Operand(1)) {
			c = ir.NewAllOnes(ty)
		}
		if best != nil && best != c {
			c = ir.NewZero(ty)
		}
		best = c
	}
	if !i.Type().IsVector() || i.Type().Scalable || isUndef(k) {
		if best == nil || best.IsZero() {
			return ir.NewZero(i.Type())
		}
		return ir.NewAllOnes(i.Type())
	}
	lanes := make([]ir.Value, i.Type().Len)
	for n := range lanes {
		if lanes[n] = k.Elem(uint64(n)); isUndef(lanes[n]) {
			lanes[n] = best
		}
	}
	if best == nil {
		return nil
	}
	return ir.NewAggregate(i.Type(), lanes)
}

// freezeEarly moves a freeze directly after the definition d of its operand, or after the allocas
// at the entry if d is nil (a parameter): there it dominates most uses. A freeze of a terminator's
// result stays.
func freezeEarly(i, d *ir.Instr) bool {
	var at *ir.Instr
	switch {
	case d == nil:
		at = i.Func().Entry().First()
		for at.Op() == ir.Alloca {
			at = at.Next()
		}
	case d.Next() == nil:
		return false
	default:
		at = d.Next()
	}
	for analysis.IsDebugOrPseudo(at) {
		at = at.Next()
	}
	if at == i {
		return false
	}
	i.MoveBefore(at)
	return true
}

// freezeStart freezes the start value of a recurrence, so that its φ is never poison. The
// operations in the loop must not create poison except by their flags, which are dropped.
func (ic *combiner) freezeStart(phi *ir.Instr) bool {
	const limit = 32
	start := -1
	var work []ir.Value
	for k := range phi.NumIncoming() {
		switch {
		case ic.dt.Dominates(phi.Block(), phi.IncomingBlock(k)):
			work = append(work, phi.Operand(k))
		case start >= 0:
			return false
		default:
			start = k
		}
	}
	if start < 0 || len(work) == 0 {
		return false
	}
	from, end := phi.Operand(start), phi.IncomingBlock(start).Term()
	if from == ir.Value(end) {
		return false
	}
	seen := map[ir.Value]bool{}
	var around []*ir.Instr
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		if seen[v] = true; len(seen) > limit {
			return false
		}
		if v == ir.Value(phi) || ic.notUndef(v) {
			continue
		}
		i := asInstr(v)
		if i == nil || canMakePoison(i) && i.Op() != ir.Phi {
			return false
		}
		around = append(around, i)
		for _, x := range i.Operands() {
			work = append(work, x)
		}
	}
	for _, i := range around {
		dropPromises(i)
		ic.work.add(i)
	}
	if !ic.notUndef(from) {
		fr := ir.NewInstr(ir.Freeze, from.Type(), from)
		fr.InsertBefore(end)
		fr.SetName(suffixed(from, ".fr"))
		ic.work.add(fr)
		ic.setOperand(phi, start, fr)
	}
	return true
}

// freezeOperand freezes the one operand that may be poison instead of the result.
func (ic *combiner) freezeOperand(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil || x.Op() == ir.Phi || canMakePoison(x) {
		return nil
	}
	at := -1
	for k, v := range x.Operands() {
		if ic.notUndef(v) {
			continue
		}
		if at >= 0 || v.Type().Kind == ir.MetadataKind {
			return nil
		}
		at = k
	}
	dropPromises(x)
	if at < 0 {
		return ic.use(i, x)
	}
	v := x.Operand(at)
	fr := ir.NewInstr(ir.Freeze, v.Type(), v)
	fr.InsertBefore(x)
	fr.SetName(suffixed(v, ".fr"))
	ic.work.add(fr)
	ic.setOperand(x, at, fr)
	return ic.use(i, x)
}

// dropPromises drops the flags, attributes and metadata that could make an operation yield poison.
func dropPromises(i *ir.Instr) {
	i.Flags &^= ir.PoisonFlags
	if i.Op() == ir.Call {
		i.Info.Attrs.Ret = i.Info.Attrs.Ret.Without("align", "nofpclass", "nonnull", "range")
		for _, kind := range []string{"align", "nonnull", "range"} {
			i.SetMD(kind, nil)
		}
	}
}

// canMakePoison reports whether an operation can create poison other than by its flags, metadata
// and attributes.
func canMakePoison(i *ir.Instr) bool {
	op := i.Op()
	switch {
	case op.IsShift():
		n, ok := word(i.Operand(1))
		return !ok || n >= uint64(width(i.Type()))
	case op.IsBinary(), op == ir.ICmp, op == ir.FCmp, op == ir.GetElementPtr, op == ir.Select:
		return false
	case op.IsCast():
		return op == ir.FPToUI || op == ir.FPToSI
	case op == ir.FNeg:
		return false
	case op == ir.Call && i.IntrinsicID() != "" && i.Flags&ir.PoisonFlags == 0:
		return valuetracking.MayCreatePoison(i)
	}
	return true
}
