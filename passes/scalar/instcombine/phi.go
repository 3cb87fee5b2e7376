package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

func (ic *combiner) visitPhi(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if i.Block().FirstInsertion() != nil { // else the block may have φs only
		if r := ic.phiOfExtensions(i); r != nil {
			return r
		}
		if r := ic.phiOfOperations(i); r != nil {
			return r
		}
		if v := ic.phiOfCondition(i); v != nil {
			return ic.use(i, v)
		}
	}
	if ic.deadCycle(i) {
		return ic.use(i, ir.NewPoison(i.Type()))
	}
	if i.Type().IsInt() && i.NumIncoming() > 0 && ic.phiOnlyForZeroTest(i) {
		return i
	}
	if v := ic.equalCycle(i); v != nil {
		return ic.use(i, v)
	}
	ic.orderEdges(i)
	p := equalBefore(i)
	if p == nil {
		p = betterDefined(i)
	}
	if p != nil {
		p.Flags &= i.Flags // i may have a NaN that nnan would make poison
		return ic.use(i, p)
	}
	return nil
}

// betterDefined returns another φ that is equal except for edges where i takes poison or undef,
// such as back edges of unrolled loops.
func betterDefined(i *ir.Instr) *ir.Instr {
	const limit = 8
	var v ir.Value
	undefined := false
	for k := range i.NumIncoming() {
		switch o := i.Operand(k); {
		case ir.HasUseList(o):
			v = o
		case isUndef(o):
			undefined = true
		}
	}
	if !undefined || v == nil {
		return nil
	}
	n := 0
	for u := range ir.Users(v) {
		if n++; n > limit {
			return nil
		}
		if u != i && u.Op() == ir.Phi && u.Block() == i.Block() && refines(u, i) {
			return u
		}
	}
	return nil
}

// refines reports whether the φ better can replace i: they have the same incoming values, except
// that i may have poison where better has any value, or undef where better has a constant.
func refines(better, i *ir.Instr) bool {
	if better.Type() != i.Type() || better.NumIncoming() != i.NumIncoming() {
		return false
	}
	for k := range i.NumIncoming() {
		x, y := i.Operand(k), better.Operand(k)
		if i.IncomingBlock(k) != better.IncomingBlock(k) {
			return false
		}
		if x == y {
			continue
		}
		c, ok := x.(*ir.Const)
		if !ok || c.Kind != ir.PoisonConst && (c.Kind != ir.UndefConst || !wellDefined(y)) {
			return false
		}
	}
	return true
}

// wellDefined reports whether v is a scalar constant without undef or poison.
func wellDefined(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && (c.Kind == ir.IntConst || c.Kind == ir.FloatConst || c.Kind == ir.NullConst)
}

// equalBefore returns the first φ before i that is equal to it. Where a block has thousands of φs,
// few of them use the same values, and only those are compared.
func equalBefore(i *ir.Instr) (first *ir.Instr) {
	for k := range min(i.NumIncoming(), 4) {
		if v := i.Operand(k); ir.HasUseList(v) {
			if first, few := equalAmongUsers(i, v); few {
				return first
			}
		}
	}
	for p := range i.Block().Phis() {
		if p == i {
			break
		}
		if samePhi(p, i) {
			return p
		}
	}
	return nil
}

// equalAmongUsers is equalBefore for an operand with few uses; few reports whether it has few.
func equalAmongUsers(i *ir.Instr, operand ir.Value) (first *ir.Instr, few bool) {
	const limit = 8
	n := 0
	for u := range ir.Users(operand) {
		if n++; n > limit {
			return nil, false
		}
		if u != i && u != first && u.Op() == ir.Phi && u.Block() == i.Block() && samePhi(u, i) && u.ComesBefore(i) && (first == nil || u.ComesBefore(first)) {
			first = u
		}
	}
	return first, true
}

func samePhi(a, b *ir.Instr) bool {
	if a.Type() != b.Type() || a.NumIncoming() != b.NumIncoming() {
		return false
	}
	for k := range a.NumIncoming() {
		if a.Operand(k) != b.Operand(k) || a.IncomingBlock(k) != b.IncomingBlock(k) {
			return false
		}
	}
	return true
}

// orderEdges gives all φs of a block the edge order of the first one, so that equal φs are
// recognized.
func (ic *combiner) orderEdges(i *ir.Instr) {
	first := i.Block().First()
	if first == i || first.NumIncoming() != i.NumIncoming() {
		return
	}
	for k := range i.NumIncoming() {
		want := first.IncomingBlock(k)
		if i.IncomingBlock(k) == want {
			continue
		}
		for j := k + 1; j < i.NumIncoming(); j++ {
			if i.IncomingBlock(j) == want {
				i.SetIncomingBlock(j, i.IncomingBlock(k))
				i.SetIncomingBlock(k, want)
				i.SwapOperands(k, j)
				break
			}
		}
	}
}

// deadCycle reports whether φs have no users but each other, through single-use operations.
func (ic *combiner) deadCycle(i *ir.Instr) bool {
	u := ir.SoleUser(i)
	if u == nil {
		return false
	}
	for n := 0; n < 16 && u != nil; n++ {
		if u == i {
			return true
		}
		if u.Op() != ir.Phi && (!u.Op().IsBinary() && u.Op() != ir.GetElementPtr && u.Op() != ir.FNeg || n > 0) || analysis.HasSideEffects(u) || u.Op().IsDivRem() {
			return false
		}
		u = ir.SoleUser(u)
	}
	return false
}

// phiOnlyForZeroTest replaces incoming values that are not zero by one of them, where the φ's users
// only test it for zero.
func (ic *combiner) phiOnlyForZeroTest(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Op() == ir.Or { // which is zero only if both are
			u = ir.SoleUser(u)
		}
		if u == nil || u.Op() != ir.ICmp || !u.Pred.IsEquality() || !isZero(u.Operand(1)) {
			return false
		}
	}
	var some ir.Value
	for _, v := range i.Operands() {
		if k := ir.AsInt(v); k != nil && !k.IsZero() {
			some = v
			break
		}
	}
	if some == nil {
		some = ir.NewInt(i.Type(), 1)
	}
	changed := false
	for k := range i.NumIncoming() {
		v := i.Operand(k)
		if v != some && !ir.IsConst(v) && ic.q.WithContext(i.IncomingBlock(k).Term()).NonZero(v) {
			ic.setOperand(i, k, some)
			changed = true
		}
	}
	if changed { // the other number may have a bit of some
		for u := range ir.Users(i) {
			if u.Op() == ir.Or {
				u.Flags &^= ir.Disjoint
			}
		}
	}
	return changed
}

// equalCycle finds the one value that a ring of φs carries.
func (ic *combiner) equalCycle(i *ir.Instr) ir.Value {
	var v ir.Value
	for _, o := range i.Operands() {
		if opOf(o, ir.Phi) != nil && o != ir.Value(i) {
			continue
		}
		if o != ir.Value(i) && v != nil && o != v {
			return nil
		}
		if o != ir.Value(i) {
			v = o
		}
	}
	if v == nil {
		return nil
	}
	seen := map[*ir.Instr]bool{}
	if !ringOf(i, v, seen) {
		return nil
	}
	if d := asInstr(v); d != nil && !ic.dt.DominatesInstr(d, i) {
		return nil
	}
	return v
}

func ringOf(p *ir.Instr, v ir.Value, seen map[*ir.Instr]bool) bool {
	if seen[p] {
		return true
	}
	seen[p] = true
	if len(seen) > 16 {
		return false
	}
	for _, o := range p.Operands() {
		if o == v {
			continue
		}
		q := opOf(o, ir.Phi)
		if q == nil || !ringOf(q, v, seen) {
			return false
		}
	}
	return true
}

// phiOfExtensions: φ(zext a, k) = zext φ(a, k) where the constants fit.
func (ic *combiner) phiOfExtensions(i *ir.Instr) *ir.Instr {
	if i.NumIncoming() < 2 {
		return nil
	}
	var from *ir.Type
	exts, consts := 0, 0
	for _, v := range i.Operands() {
		z := opOf(v, ir.ZExt)
		switch {
		case z != nil && oneUse(z) && (from == nil || from == z.Operand(0).Type()):
			from = z.Operand(0).Type()
			exts++
		case immediate(v) != nil:
			consts++
		default:
			return nil
		}
	}
	if exts < 2 || consts == 0 {
		return nil
	}
	p := ir.NewInstr(ir.Phi, from)
	for k := range i.NumIncoming() {
		v := i.Operand(k)
		if z := opOf(v, ir.ZExt); z != nil {
			v = z.Operand(0)
		} else if v = ic.narrowConst(v, from, ir.ZExt); v == nil {
			p.DropOperands()
			return nil
		}
		p.AddIncoming(v, i.IncomingBlock(k))
	}
	p.InsertBefore(i)
	p.SetName(suffixed(i, ".shrunk"))
	ic.work.add(p)
	return newCast(ir.ZExt, p, i.Type())
}

// phiOfOperations: φ(op a, op b) = op φ(a, b), when each op is used by the φ alone.
func (ic *combiner) phiOfOperations(i *ir.Instr) *ir.Instr {
	first := asInstr(i.Operand(0))
	if i.NumIncoming() < 2 || first == nil {
		return nil
	}
	for _, v := range i.Operands() {
		o := asInstr(v)
		if o == nil || o.Op() != first.Op() || !soleUserSame(o, i) {
			return nil
		}
		if ic.recurs && o.Op().IsBinary() && o.Operand(0) == i {
			return nil // the φ of what it is computed from would keep both alive, and copy one
		}
	}
	switch {
	case first.Op() == ir.GetElementPtr:
		return ic.phiOfAddresses(i, first)
	case first.Op() == ir.Load:
		return ic.phiOfLoads(i, first)
	case isOp(first, ir.ExtractValue, ir.InsertValue):
		return ic.phiOfParts(i, first)
	case first.Op().IsCast(), first.Op().IsBinary() && ir.IsConst(first.Operand(1)), isOp(first, ir.ICmp, ir.FCmp) && ir.IsConst(first.Operand(1)):
		return ic.phiOfUnary(i, first)
	case first.Op().IsBinary(), isOp(first, ir.ICmp, ir.FCmp):
		return ic.phiOfBinary(i, first)
	}
	return nil
}

// soleUserSame reports whether every use of o is by the φ i.
func soleUserSame(o, i *ir.Instr) bool {
	for u := range ir.Users(o) {
		if u != i {
			return false
		}
	}
	return true
}

// phiOfUnary moves an operation with one variable operand below the φ.
func (ic *combiner) phiOfUnary(i, first *ir.Instr) *ir.Instr {
	if first.Op().IsCast() && i.Type().IsInt() && first.Operand(0).Type().IsInt() && !ic.shouldNarrow(i.Type(), first.Operand(0).Type()) {
		return nil
	}
	flags := first.Flags
	same := true
	for _, v := range i.Operands() {
		o := v.(*ir.Instr)
		if o.Operand(0).Type() != first.Operand(0).Type() || o.Pred != first.Pred || o.NumOperands() > 1 && o.Operand(1) != first.Operand(1) {
			return nil
		}
		flags &= o.Flags
		same = same && o.Operand(0) == first.Operand(0)
	}
	var v ir.Value = first.Operand(0)
	if !same {
		p := ir.NewInstr(ir.Phi, first.Operand(0).Type())
		for k := range i.NumIncoming() {
			p.AddIncoming(i.Operand(k).(*ir.Instr).Operand(0), i.IncomingBlock(k))
		}
		p.InsertBefore(i)
		p.SetName(suffixed(i, ".in"))
		ic.work.add(p)
		v = p
	}
	if first.Op().IsCast() {
		n := newCast(first.Op(), v, i.Type())
		n.Flags = flags
		return n
	}
	if isOp(first, ir.ICmp, ir.FCmp) {
		n := newCmp(first.Pred, v, first.Operand(1))
		n.Flags = flags
		return n
	}
	return newBinary(first.Op(), v, first.Operand(1), flags)
}

// phiOfBinary moves an operation with one common operand below the φ.
func (ic *combiner) phiOfBinary(i, first *ir.Instr) *ir.Instr {
	flags := first.Flags
	left, right := first.Operand(0), first.Operand(1)
	for _, v := range i.Operands() {
		o := v.(*ir.Instr)
		if o.Pred != first.Pred || o.Operand(0).Type() != first.Operand(0).Type() {
			return nil
		}
		flags &= o.Flags
		if o.Operand(0) != left {
			left = nil
		}
		if o.Operand(1) != right {
			right = nil
		}
	}
	if left == nil && right == nil {
		return nil // two φs for one
	}
	part := func(k int, same ir.Value) ir.Value {
		if same != nil {
			return same
		}
		p := ir.NewInstr(ir.Phi, first.Operand(k).Type())
		for n := range i.NumIncoming() {
			p.AddIncoming(i.Operand(n).(*ir.Instr).Operand(k), i.IncomingBlock(n))
		}
		p.InsertBefore(i)
		p.SetName(suffixed(first.Operand(k), ".pn"))
		ic.work.add(p)
		return p
	}
	x := part(0, left)
	y := part(1, right)
	if isOp(first, ir.ICmp, ir.FCmp) {
		n := newCmp(first.Pred, x, y)
		n.Flags = flags
		return n
	}
	return newBinary(first.Op(), x, y, flags)
}

// phiOfCondition: a φ of constants after a branch is the branch's condition, or its complement, if
// the constant on each edge is the value of the condition there (LLVM's simplifyUsingControlFlow,
// without switches).
func (ic *combiner) phiOfCondition(i *ir.Instr) ir.Value {
	if !i.Type().IsInt(1) {
		return nil
	}
	return ic.conditionOf(i, func(k *ir.Const) bool { return !k.IsZero() })
}

// compareOfCondition: a compare of a φ of constants may be the condition, too, or its complement.
func (ic *combiner) compareOfCondition(i *ir.Instr) *ir.Instr {
	phi, k := opOf(i.Operand(0), ir.Phi), ir.AsInt(i.Operand(1))
	if phi == nil || k == nil || !phi.Type().IsInt() || phi.NumIncoming() > maxPhiEdges {
		return nil
	}
	v := ic.conditionOf(phi, func(c *ir.Const) bool {
		truth := ir.AsInt(constfold.ICmp(i.Pred, c, k, i.Type(), ic.dl))
		return truth != nil && !truth.IsZero()
	})
	if v == nil {
		return nil
	}
	return ic.use(i, v)
}

// conditionOf returns the condition of the branch above a φ of integers, or its complement, if it
// is true exactly where holds is true of the φ's value.
func (ic *combiner) conditionOf(i *ir.Instr, holds func(*ir.Const) bool) ir.Value {
	if i.NumIncoming() < 2 {
		return nil
	}
	for _, v := range i.Operands() {
		if ir.AsInt(v) == nil {
			return nil
		}
	}
	above := ic.dt.IDom(i.Block())
	if above == nil || !above.Term().IsCondBr() {
		return nil
	}
	t := above.Term()
	yes, no := t.Succ(0), t.Succ(1)
	if yes == no {
		return nil
	}
	same, inverse := true, true
	for k, v := range i.Operands() {
		from := i.IncomingBlock(k)
		way := false
		switch {
		case ic.entersBy(above, yes, from, i.Block()):
			way = true
		case !ic.entersBy(above, no, from, i.Block()):
			return nil
		}
		set := holds(ir.AsInt(v))
		same, inverse = same && set == way, inverse && set != way
	}
	cond := t.Operand(0)
	switch {
	case same:
		return cond
	case inverse:
		at := i.Block().FirstInsertion()
		if at == nil {
			return nil
		}
		defer func(b builder) { ic.b = b }(ic.b)
		ic.b.setBefore(at)
		return ic.b.not(cond, "")
	}
	return nil
}

// entersBy reports whether the edge from a block into b is the edge from above to its successor, or
// is dominated by it.
func (ic *combiner) entersBy(above, to, from, b *ir.Block) bool {
	if from == above {
		return to == b
	}
	return ic.dt.EdgeDominates(above, to, from)
}
