package idiom

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
)

// loop-idiom: loops that look for a bit by shifting. They stay, but count: what they leave is
// computed before them.

// bitSearch is the loop   x = φ [start, next]; stop if x & mask; next = x << 1.
type bitSearch struct {
	x, next   *ir.Instr
	start     ir.Value
	mask, bit ir.Value // mask = 1 << bit
	exit      *ir.Block
}

// shiftUntilBit: the loop runs once for each position that the highest one at or below the bit has
// to go.
func (d *idiom) shiftUntilBit() bool {
	m, ok := d.matchBitSearch()
	if !ok {
		return false
	}
	ty := m.start.Type()
	if !ty.IsInt() || d.w.Target.BitCost("llvm.ctlz", ty.Bits, true) > 1 || d.w.Target.SlowShift != nil && d.w.Target.SlowShift(ty.Bits) {
		return false
	}
	d.freezeBit(&m)
	end := d.l.Preheader().Term()
	b := ir.Before(end)
	b.Loc = m.x.DebugLoc()
	var nsw, nsw2 ir.Flags // a width of 2 has no room for its own number
	if ty.Bits != 2 {
		nsw = ir.NSW
	}
	if ty.Bits > 2 {
		nsw2 = ir.NSW
	}
	bit, start, loop := ir.NameOf(m.bit), ir.NameOf(m.start), d.l.Header.Name()
	one, minus := ir.NewInt(ty, 1), ir.NewSigned(ty, -1)
	low := d.folded(b.Add(m.mask, minus, bit+".lowbitmask"))
	mask := d.folded(b.Binary(ir.Or, low, m.mask, 0, bit+".mask"))
	masked := d.folded(b.Binary(ir.And, m.start, mask, 0, start+".masked"))
	name := ir.NameOf(masked)
	zeros := d.bits(b, "llvm.ctlz", name+".numleadingzeros", masked, b.Ctx().NewBool(true))
	active := b.Binary(ir.Sub, ir.NewInt(ty, uint64(ty.Bits)), zeros, ir.NUW|nsw, name+".numactivebits")
	lead := b.Binary(ir.Add, active, minus, nsw2, name+".leadingonepos")
	taken := b.Binary(ir.Sub, m.bit, lead, ir.NUW|ir.NSW, loop+".backedgetakencount")
	trips := b.Binary(ir.Add, taken, one, ir.NUW|nsw, loop+".tripcount")
	d.finalShifts(b, &m, taken, trips)
	d.countUp(trips, m.exit)
	d.s.ForgetLoop(d.l)
	d.w.Count("Number of uncountable loops recognized as 'shift until bitttest' idiom", 1)
	return true
}

// finalShifts computes the last x and what would come next. That is shifted by the whole width if
// the bit is the highest and the loop starts with 1: then the two shifts are done one after the
// other.
func (d *idiom) finalShifts(b *ir.Builder, m *bitSearch, taken, trips ir.Value) {
	ty := m.start.Type()
	flags := m.next.Flags & (ir.NUW | ir.NSW)
	last := b.Insert(ir.NewInstr(ir.Shl, ty, m.start, taken), "")
	last.TakeName(m.x)
	last.Flags = flags
	k := ir.AsInt(m.bit)
	top := k == nil
	if k != nil {
		n, _ := k.Uint64()
		top = n == uint64(ty.Bits-1)
	}
	x, amount := ir.Value(last), ir.Value(ir.NewInt(ty, 1))
	if flags != 0 || !top {
		x, amount = m.start, trips
	}
	after := b.Insert(ir.NewInstr(ir.Shl, ty, x, amount), "")
	after.TakeName(m.next)
	after.Flags = flags
	d.replaceAfter(m.x, last)
	d.replaceAfter(m.next, after)
}

// countUp makes the loop run trips times, by a φ that counts up from 0 and is tested at the end.
func (d *idiom) countUp(trips ir.Value, exit *ir.Block) {
	body, ty := d.l.Header, trips.Type()
	name := body.Name()
	phi := ir.NewInstr(ir.Phi, ty)
	body.Prepend(phi)
	phi.SetName(name + ".iv")
	old := body.Term()
	b := ir.Before(old)
	next := b.Binary(ir.Add, phi, ir.NewInt(ty, 1), counterFlags(ty), phi.Name()+".next")
	c := b.ICmp(ir.EQ, next, trips, name+".ivcheck")
	d.branch(b, old, c, exit)
	phi.AddIncoming(ir.NewZero(ty), d.l.Preheader())
	phi.AddIncoming(next, body)
}

// branch rebuilds the terminator of the loop's block.
func (d *idiom) branch(b *ir.Builder, old, c *ir.Instr, exit *ir.Block) {
	loop := old.MD("llvm.loop")
	br := b.CondBr(c, exit, d.l.Header)
	br.SetMD("llvm.loop", loop)
	old.Erase()
}

func counterFlags(ty *ir.Type) ir.Flags {
	if ty.Bits == 2 {
		return ir.NUW
	}
	return ir.NUW | ir.NSW
}

func (d *idiom) matchBitSearch() (m bitSearch, ok bool) {
	body := d.l.Header
	t := body.Term()
	c, isInstr := t.Operand(0).(*ir.Instr)
	if !isInstr || c.Op() != ir.ICmp || !c.Operand(0).Type().IsInt() {
		return m, false
	}
	x, pred, ok := d.bitTest(c, &m)
	if !ok {
		return m, false
	}
	stay, leave := t.Succ(0), t.Succ(1)
	if pred == ir.NE {
		stay, leave = leave, stay
	}
	m.x, isInstr = x.(*ir.Instr)
	if !isInstr || m.x.Op() != ir.Phi || m.x.Block() != body || stay != body {
		return m, false
	}
	m.start, m.exit = m.x.IncomingFor(d.l.Preheader()), leave
	m.next, _ = m.x.IncomingFor(body).(*ir.Instr)
	if m.next == nil || m.next.Op() != ir.Shl || m.next.Operand(0) != ir.Value(m.x) {
		return m, false
	}
	k, isConst := m.next.Operand(1).(*ir.Const)
	return m, isConst && isOneConst(k)
}

// bitTest matches a comparison that holds (EQ) or does not (NE) while a bit of x is 0: x & (1 <<
// bit) with 0, or the sign of x, or x less than a power of two in disguise.
func (d *idiom) bitTest(c *ir.Instr, m *bitSearch) (x ir.Value, pred ir.Pred, ok bool) {
	zero := ir.AsInt(c.Operand(1))
	and, isAnd := c.Operand(0).(*ir.Instr)
	if isAnd = isAnd && and.Op() == ir.And; isAnd && zero != nil && zero.IsZero() && c.Pred.IsEquality() {
		for k := range 2 {
			shl, isInstr := and.Operand(1 - k).(*ir.Instr)
			if isInstr && shl.Op() == ir.Shl && d.l.Invariant(shl) && isOneValue(shl.Operand(0)) {
				m.mask, m.bit = shl, shl.Operand(1)
				return and.Operand(k), c.Pred, true
			}
		}
		if n, isConst := bitvec.Of(and.Operand(1)); isConst && n.IsPowerOf2() {
			m.mask, m.bit = and.Operand(1), ir.NewInt(and.Type(), uint64(n.Log2()))
			return and.Operand(0), c.Pred, true
		}
	}
	return decomposedBitTest(c, m)
}

func isOneValue(v ir.Value) bool {
	k := ir.AsInt(v)
	return k != nil && isOneConst(k)
}

// decomposedBitTest reads x < 0 and x > -1 as tests of the highest bit: the only orders that leave
// a single bit in LLVM's decomposition.
func decomposedBitTest(c *ir.Instr, m *bitSearch) (x ir.Value, pred ir.Pred, ok bool) {
	k, isConst := bitvec.Of(c.Operand(1))
	ty := c.Operand(0).Type()
	if !isConst {
		return nil, 0, false
	}
	w := ty.Bits
	mask := bitvec.MinSigned(w)
	switch {
	case c.Pred == ir.SLT && k.IsZero(), c.Pred == ir.SLE && k.IsAllOnes():
		pred = ir.NE
	case c.Pred == ir.SGT && k.IsAllOnes(), c.Pred == ir.SGE && k.IsZero():
		pred = ir.EQ
	case c.Pred == ir.ULT && k.IsMinSigned(), c.Pred == ir.ULE && k.Not().IsMinSigned():
		pred = ir.EQ
	case c.Pred == ir.UGE && k.IsMinSigned(), c.Pred == ir.UGT && k.Not().IsMinSigned():
		pred = ir.NE
	default:
		return nil, 0, false
	}
	m.mask, m.bit = mask.Const(ty), ir.NewInt(ty, uint64(w-1))
	return c.Operand(0), pred, true
}

// freezeBit makes the position the same for the mask and for the count.
func (d *idiom) freezeBit(m *bitSearch) {
	if valuetracking.NotUndefOrPoison(m.bit) {
		return
	}
	var at *ir.Instr
	if i, ok := m.bit.(*ir.Instr); ok {
		at = i.Next()
		if i.Op() == ir.Phi || i.IsTerminator() {
			at = d.l.Preheader().Term()
			if i.Op() == ir.Phi {
				at = i.Block().FirstInsertion()
			}
		}
	} else {
		for at = d.w.F.Entry().FirstNonPhi(); at.Op() == ir.Alloca; at = at.Next() {
		}
	}
	bit := m.bit
	fr := ir.Before(at).Insert(ir.NewInstr(ir.Freeze, bit.Type(), bit), ir.NameOf(bit)+".fr")
	fr.SetMD("dbg", nil)
	ir.ReplaceUsesIf(bit, fr, func(u *ir.Use) bool { return u.User() != fr })
	m.bit = fr
}

// zeroSearch is the loop   i = φ [start, i+1]; stop if x shifted by i + offset is 0.
type zeroSearch struct {
	id       string
	x        ir.Value
	iv       *ir.Instr
	start    ir.Value
	minus    *scev.Expr // -offset
	test     *ir.Instr
	exit     *ir.Block
	inverted bool // the test holds while the loop goes on
}

// shiftUntilZero: the last i is the number of bits up to the outermost one, or start.
func (d *idiom) shiftUntilZero() bool {
	m, ok := d.matchZeroSearch()
	if !ok {
		return false
	}
	ty := m.x.Type()
	if d.w.Target.BitCost(m.id, ty.Bits, false) > 1 {
		return false
	}
	end := d.l.Preheader().Term()
	b := ir.Before(end)
	b.Loc = m.iv.DebugLoc()
	var nuw ir.Flags
	if m.minus.IsZero() {
		nuw = ir.NUW
	}
	name, loop := ir.NameOf(m.x), d.l.Header.Name()
	zeros := d.bits(b, m.id, name+".numleadingzeros", m.x, b.Ctx().NewBool(false))
	active := b.Binary(ir.Sub, ir.NewInt(ty, uint64(ty.Bits)), zeros, counterFlags(ty), name+".numactivebits")
	offset := d.expander().At(m.minus, end)
	shifted := b.Binary(ir.Add, active, offset, nuw|ir.NSW, active.Name()+".offset")
	final := d.bits(b, "llvm.smax", "iv.final", shifted, m.start)
	taken := d.folded(b.Binary(ir.Sub, final, m.start, nuw|ir.NSW, loop+".backedgetakencount"))
	trips := b.Binary(ir.Add, taken, ir.NewInt(ty, 1), counterFlags(ty), loop+".tripcount")
	d.replaceAfter(m.iv, final)
	d.rebase(&m, trips)
	d.s.ForgetLoop(d.l)
	d.w.Count("Number of uncountable loops recognized as 'shift until zero' idiom", 1)
	return true
}

// rebase counts the iterations by a φ of its own, at the loop's beginning, and computes i from it.
func (d *idiom) rebase(m *zeroSearch, trips ir.Value) {
	body, ty := d.l.Header, trips.Type()
	name := body.Name()
	phi := ir.NewInstr(ir.Phi, ty)
	body.Prepend(phi)
	phi.SetName(name + ".iv")
	b := ir.Before(body.FirstNonPhi())
	b.Loc = m.iv.DebugLoc()
	next := b.Binary(ir.Add, phi, ir.NewInt(ty, 1), counterFlags(ty), phi.Name()+".next")
	c := b.ICmp(ir.EQ, next, trips, name+".ivcheck")
	test := c
	if m.inverted {
		test = b.Binary(ir.Xor, c, b.Ctx().NewBool(true), 0, "")
		test.TakeName(m.test)
	}
	iv := b.Binary(ir.Add, phi, m.start, ir.NSW, "")
	iv.TakeName(m.iv)
	old := body.Term()
	d.branch(ir.Before(old), old, c, m.exit)
	phi.AddIncoming(ir.NewZero(ty), d.l.Preheader())
	phi.AddIncoming(next, body)
	ir.ReplaceAllUses(m.iv, iv)
	m.iv.Erase()
	ir.ReplaceAllUses(m.test, test)
	m.test.Erase()
}

func (d *idiom) matchZeroSearch() (m zeroSearch, ok bool) {
	body := d.l.Header
	t := body.Term()
	m.test, _ = t.Operand(0).(*ir.Instr)
	if m.test == nil || m.test.Op() != ir.ICmp || !m.test.Pred.IsEquality() {
		return m, false
	}
	zero := ir.AsInt(m.test.Operand(1))
	shift, isInstr := m.test.Operand(0).(*ir.Instr)
	if zero == nil || !zero.IsZero() || !isInstr || !shift.Op().IsShift() || !shift.Type().IsInt() || !d.l.Invariant(shift.Operand(0)) {
		return m, false
	}
	m.x = shift.Operand(0)
	if m.id = "llvm.ctlz"; shift.Op() == ir.Shl {
		m.id = "llvm.cttz"
	}
	if !d.matchAmount(&m, shift.Operand(1)) {
		return m, false
	}
	leave, stay := t.Succ(0), t.Succ(1)
	if m.inverted = m.test.Pred == ir.NE; m.inverted {
		leave, stay = stay, leave
	}
	m.exit = leave
	if stay != body {
		return m, false
	}
	// An arithmetic shift of a negative number never gets to 0: the loop might not end.
	return m, shift.Op() != ir.AShr || analysis.MustProgress(d.l) || d.s.NonNegative(d.s.Of(m.x))
}

// matchAmount matches i, i + offset and i - offset that do not overflow.
func (d *idiom) matchAmount(m *zeroSearch, amount ir.Value) bool {
	n, ok := amount.(*ir.Instr)
	if !ok {
		return false
	}
	m.minus, m.iv = d.s.Zero(n.Type()), n
	switch {
	case n.Op() == ir.Add && n.Flags&(ir.NUW|ir.NSW) != 0:
		for k := range 2 {
			iv, isInstr := n.Operand(k).(*ir.Instr)
			if isInstr && d.l.Invariant(n.Operand(1-k)) {
				m.iv, m.minus = iv, d.s.Negate(d.s.Of(n.Operand(1-k)))
				break
			}
		}
	case n.Op() == ir.Sub && n.HasFlag(ir.NSW):
		if iv, isInstr := n.Operand(0).(*ir.Instr); isInstr && d.l.Invariant(n.Operand(1)) {
			m.iv, m.minus = iv, d.s.Of(n.Operand(1))
		}
	}
	if m.iv.Op() != ir.Phi || m.iv.Block() != d.l.Header {
		return false
	}
	m.start = m.iv.IncomingFor(d.l.Preheader())
	next, isInstr := m.iv.IncomingFor(d.l.Header).(*ir.Instr)
	return isInstr && next.Op() == ir.Add && (next.Operand(0) == ir.Value(m.iv) && isOneValue(next.Operand(1)))
}
