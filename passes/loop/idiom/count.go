package idiom

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// loop-idiom: loops that count ones, or the positions to the first or last one.

// uncountable tries the loops of one block whose number of iterations depends on the bits of a
// number.
func (d *idiom) uncountable() bool {
	if len(d.l.Blocks) != 1 || d.l.BackEdges() != 1 || !d.l.Header.Term().IsCondBr() || d.l.Header.Term().Succ(0) == d.l.Header.Term().Succ(1) {
		return false
	}
	return d.countOnes() || d.countShifts() || d.shiftUntilBit() || d.shiftUntilZero()
}

// whileNotZero returns x if a block goes on to next where x is not 0, and somewhere else where it
// is.
func whileNotZero(b, next *ir.Block) ir.Value {
	t := b.Term()
	if !t.IsCondBr() {
		return nil
	}
	c, ok := t.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.ICmp {
		return nil
	}
	zero, isConst := c.Operand(1).(*ir.Const)
	if !isConst || zero.Kind != ir.IntConst || !zero.IsZero() {
		return nil
	}
	if c.Pred == ir.NE && t.Succ(0) == next || c.Pred == ir.EQ && t.Succ(1) == next {
		return c.Operand(0)
	}
	return nil
}

// stepped returns the φ of the loop that v is, if it takes next from the iteration before.
func (d *idiom) stepped(v ir.Value, next *ir.Instr) *ir.Instr {
	phi, ok := v.(*ir.Instr)
	if ok && phi.Op() == ir.Phi && phi.Block() == d.l.Header && phi.NumIncoming() == 2 && (phi.Operand(0) == ir.Value(next) || phi.Operand(1) == ir.Value(next)) {
		return phi
	}
	return nil
}

// counter finds an addition of 1, or with down of -1 too, to a φ of the loop; after: one that is
// used after the loop.
func (d *idiom) counter(down, after bool) (add, phi *ir.Instr) {
	for i := range d.l.Header.Instrs() {
		if i.Op() != ir.Add {
			continue
		}
		k, ok := i.Operand(1).(*ir.Const)
		if !ok || k.Kind != ir.IntConst {
			continue
		}
		if n, fits := k.Int64(); !fits || n != 1 && (n != -1 || !down) {
			continue
		}
		phi := d.stepped(i.Operand(0), i)
		if phi != nil && (!after || d.usedAfter(i)) {
			return i, phi
		}
	}
	return nil, nil
}

func (d *idiom) usedAfter(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Block() != d.l.Header {
			return true
		}
	}
	return false
}

// guard returns the block with the branch that enters the preheader, if that is its only
// predecessor.
func (d *idiom) guard() *ir.Block {
	g := d.l.Preheader().SinglePred()
	if g == nil || !g.Term().IsCondBr() {
		return nil
	}
	return g
}

// countOnes is the loop that clears the lowest one until none is left; it runs as often as there
// are ones.
func (d *idiom) countOnes() bool {
	pre, body := d.l.Preheader(), d.l.Header
	if !d.w.Target.FastPopcount || analysis.HasRealInstrs(body, 20) || !analysis.OnlyEnds(pre) {
		return false
	}
	guard := d.guard()
	if guard == nil {
		return false
	}
	next, _ := whileNotZero(body, body).(*ir.Instr)
	phi := d.clearsLowest(next)
	if phi == nil {
		return false
	}
	add, count := d.counter(false, true)
	if add == nil {
		return false
	}
	x := whileNotZero(guard, pre)
	if x == nil || x != phi.Operand(0) && x != phi.Operand(1) {
		return false
	}
	d.useCtpop(guard, add, count, x)
	return true
}

// clearsLowest returns the φ x of next = x & (x - 1), nil if next is none.
func (d *idiom) clearsLowest(next *ir.Instr) *ir.Instr {
	if next == nil || next.Op() != ir.And {
		return nil
	}
	less, x := next.Operand(0), next.Operand(1)
	if i, ok := less.(*ir.Instr); !ok || !i.Op().IsBinary() {
		less, x = x, less
	}
	sub, ok := less.(*ir.Instr)
	if !ok || sub.Op() != ir.Sub && sub.Op() != ir.Add || sub.Operand(0) != x {
		return nil
	}
	k, ok := sub.Operand(1).(*ir.Const)
	if !ok || k.Kind != ir.IntConst {
		return nil
	}
	if n, fits := k.Int64(); !fits || n != 1 && sub.Op() == ir.Sub || n != -1 && sub.Op() == ir.Add {
		return nil
	}
	return d.stepped(x, next)
}

// useCtpop computes the population count before the guard, which then tests it, as does the loop.
func (d *idiom) useCtpop(guard *ir.Block, add, count *ir.Instr, x ir.Value) {
	br := guard.Term()
	b := ir.Before(br)
	b.Loc = add.DebugLoc()
	ones := d.cast(b, d.bits(b, "llvm.ctpop", "", x), count.Type())
	total := d.plus(b, ones, count.IncomingFor(d.l.Preheader()))
	old := br.Operand(0).(*ir.Instr)
	c := b.ICmp(old.Pred, ones, ir.NewZero(ones.Type()), "")
	br.SetOperand(0, c)
	rewrite.EraseDead(old)
	d.countDown(ones, d.l.Preheader(), ir.UGT, ir.SLE)
	d.replaceAfter(add, total)
	d.s.ForgetLoop(d.l)
}

// bits makes a call of a bit counting intrinsic, with the arguments after the first, if there are
// any.
func (d *idiom) bits(b *ir.Builder, id, name string, x ir.Value, more ...ir.Value) *ir.Instr {
	params := []*ir.Type{x.Type()}
	for _, v := range more {
		params = append(params, v.Type())
	}
	ctx := b.Ctx()
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"), ir.EnumAttr("speculatable"),
		ir.EnumAttr("willreturn"), ir.ValAttr("memory", "none")}
	fn := d.w.F.Module().Intrinsic(id, ctx.Func(x.Type(), params, false), attrs, x.Type())
	return b.Call(fn, name, append([]ir.Value{x}, more...)...)
}

// cast zero-extends or truncates a number to another type.
func (d *idiom) cast(b *ir.Builder, v ir.Value, ty *ir.Type) ir.Value {
	switch from := v.Type(); {
	case from.Bits < ty.Bits:
		return b.Cast(ir.ZExt, v, ty, "")
	case from.Bits > ty.Bits:
		return b.Cast(ir.Trunc, v, ty, "")
	}
	return v
}

func (d *idiom) plus(b *ir.Builder, v, start ir.Value) ir.Value {
	if k, ok := start.(*ir.Const); ok && k.IsZero() {
		return v
	}
	return b.Add(v, start, "")
}

// countDown makes the loop run trips times: it stops when a new φ that counts down reaches 0. stay
// and leave are the comparisons with 0 for a branch that continues where they hold, or exits.
func (d *idiom) countDown(trips ir.Value, pre *ir.Block, stay, leave ir.Pred) {
	body := d.l.Header
	br := body.Term()
	c := br.Operand(0).(*ir.Instr)
	phi := ir.NewInstr(ir.Phi, trips.Type())
	body.Prepend(phi)
	phi.SetName("tcphi")
	dec := ir.Before(c).Binary(ir.Sub, phi, ir.NewInt(trips.Type(), 1), ir.NSW, "tcdec")
	phi.AddIncoming(trips, pre)
	phi.AddIncoming(dec, body)
	c.Pred = leave
	if br.Succ(0) == body {
		c.Pred = stay
	}
	c.Flags &^= ir.SameSign
	c.SetOperand(0, dec)
	c.SetOperand(1, ir.NewZero(trips.Type()))
}

// replaceAfter gives the uses outside of the loop another value.
func (d *idiom) replaceAfter(i *ir.Instr, v ir.Value) {
	ir.ReplaceUsesIf(i, v, func(u *ir.Use) bool { return u.User().Block() != d.l.Header })
}

// shifting is the loop that shifts x by one until it is 0 and counts the steps.
type shifting struct {
	id         string    // the intrinsic that counts the zeros at the other end
	x          ir.Value  // what it starts with
	shift      *ir.Instr // of one step
	add, count *ir.Instr // the count after the step and before it
}

// canonicalShifts is how many instructions the loop has when it does nothing else.
const canonicalShifts = 6

// countShifts makes a counted loop of one that shifts until the value is 0: it runs as often as
// there are bits up to the outermost one.
func (d *idiom) countShifts() bool {
	m, ok := d.matchShifts()
	if !ok {
		return false
	}
	before, after := d.usedAfter(m.count), d.usedAfter(m.add)
	if before && after {
		return false
	}
	notZero := false
	if !before { // the first step is taken without a test: for 0 the count would be that of 1
		g := d.guard()
		if g == nil || whileNotZero(g, d.l.Preheader()) != m.x {
			return false
		}
		notZero = true
	}
	size := 0
	for i := range d.l.Header.Instrs() {
		if !analysis.IsDebugOrPseudo(i) {
			size++
		}
	}
	if size != canonicalShifts && d.w.Target.BitCost(m.id, m.x.Type().Bits, notZero) > 1 {
		return false
	}
	d.useZeros(m, notZero, before)
	return true
}

func (d *idiom) matchShifts() (m shifting, ok bool) {
	body := d.l.Header
	m.shift, _ = whileNotZero(body, body).(*ir.Instr)
	if m.shift == nil || !m.shift.Op().IsShift() {
		return m, false
	}
	if k, isConst := m.shift.Operand(1).(*ir.Const); !isConst || !isOneConst(k) {
		return m, false
	}
	phi := d.stepped(m.shift.Operand(0), m.shift)
	if phi == nil {
		return m, false
	}
	m.x = phi.IncomingFor(d.l.Preheader())
	if m.id = "llvm.ctlz"; m.shift.Op() == ir.Shl {
		m.id = "llvm.cttz"
	}
	if m.shift.Op() == ir.AShr {
		q := &simplify.Query{Query: valuetracking.Query{Layout: d.s.Layout}}
		if x := m.x.Type(); !q.KnownBits(m.x).NonNegative(x.Bits) {
			return m, false
		}
	}
	m.add, m.count = d.counter(true, false)
	return m, m.add != nil
}

func isOneConst(k *ir.Const) bool {
	n, fits := k.Uint64()
	return k.Kind == ir.IntConst && fits && n == 1
}

// useZeros computes the count in the preheader. before: the count before the last step is wanted,
// and 0 must not count as one step more.
func (d *idiom) useZeros(m shifting, notZero, before bool) {
	pre := d.l.Preheader()
	b := ir.Before(pre.Term())
	b.Loc = m.shift.DebugLoc()
	x, ty := m.x, m.x.Type()
	if before {
		x = b.Insert(ir.NewInstr(m.shift.Op(), ty, x, ir.NewInt(ty, 1)), "")
		x = d.folded(x)
	}
	zeros := d.folded(d.bits(b, m.id, "", x, b.Ctx().NewBool(notZero)))
	trips := d.folded(b.Sub(ir.NewInt(ty, uint64(ty.Bits)), zeros, ""))
	steps := trips
	if before {
		trips = d.folded(b.Add(trips, ir.NewInt(ty, 1), ""))
	}
	total := d.folded(d.cast(b, steps, m.add.Type()))
	start := m.count.IncomingFor(pre)
	if isOneConst(m.add.Operand(1).(*ir.Const)) {
		total = d.folded(d.plus(b, total, start))
	} else {
		total = d.folded(b.Sub(start, total, ""))
	}
	d.countDown(trips, pre, ir.NE, ir.EQ)
	if before {
		d.replaceAfter(m.count, total)
	} else {
		d.replaceAfter(m.add, total)
	}
	d.s.ForgetLoop(d.l)
}

// folded returns the constant that a new instruction is, which then goes, or the instruction.
func (d *idiom) folded(v ir.Value) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op().IsCall() || ir.HasUses(i) {
		return v
	}
	for _, o := range i.Operands() {
		if !ir.IsConst(o) {
			return v
		}
	}
	k := constfold.Instr(i, d.s.Layout)
	if k == nil {
		return v
	}
	i.Erase()
	return k
}
