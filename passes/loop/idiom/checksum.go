package idiom

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// loop-idiom: cyclic redundancy checks that are computed bit by bit, as LLVM 22 recognizes them
// (HashRecognize). Eight iterations become one, which looks the change of eight bits up in a table.
//
//	for (b = 0; b < 8; b++)                       ⇒   c = c >> 8 ^ table[c & 255];
//	    c = c & 1 ? c >> 1 ^ poly : c >> 1;
//
// The same with the highest bit, and with a second number of which each iteration takes one bit:
//
//	c = (c ^ data) & 1 ? c >> 1 ^ poly : c >> 1; data >>= 1;
//
// How it is proved: the body is executed on bits that are sums modulo 2 of the bits of c and data
// (evaluateBits). The result has to be, bit for bit, c shifted by one, plus the tested bit wherever
// the polynomial has a one. How the source writes that doesn't matter.
//
// LLVM recognizes some ways to write it only. Not handled: other widths than a table has, a number
// of iterations that is unknown or no multiple of eight, further values that the loop computes.

// checksum is a loop that computes a cyclic redundancy check.
type checksum struct {
	counter, crc, data *ir.Instr // φs; data may be nil
	next               *ir.Instr // crc after an iteration
	poly               uint64
	high               bool // the highest bit is tested, not the lowest
	trips              uint64
}

// checksum replaces the loop if it is a cyclic redundancy check.
func (d *idiom) checksum() bool {
	fn := d.w.F.Attrs.Fn
	if d.w.Version < pass.LLVM22 && !d.w.Opts.Bool("checksums", false) || fn.Has("optsize") || fn.Has("minsize") {
		return false
	}
	body := d.l.Header
	if len(d.l.Blocks) != 1 || !body.Term().IsCondBr() || body.Term().Succ(0) == body.Term().Succ(1) {
		return false
	}
	c := &checksum{}
	if !c.sortPhis(body) || !c.onlyResult(body) {
		return false
	}
	count := d.s.BackedgeTaken(d.l)
	if count == nil {
		return false
	}
	n, isConst := count.IsConst()
	if !isConst {
		return false
	}
	taken, fits := n.Uint64()
	c.trips = taken + 1
	if w := c.bits(); !fits || taken > 63 || c.trips%8 != 0 || c.trips > uint64(w) || !c.proved() {
		return false
	}
	c.rewrite(d.w.F, body)
	d.s.ForgetLoop(d.l)
	return true
}

// bits is how many bits the loop can take: those of data, or of the check itself.
func (c *checksum) bits() int {
	if c.data != nil {
		return c.data.Type().Bits
	}
	return c.crc.Type().Bits
}

// sortPhis tells what the φs of the loop are: the counter is compared and counts by one from 0, the
// data is shifted.
func (c *checksum) sortPhis(body *ir.Block) bool {
	var others []*ir.Instr
	for i := body.First(); i != nil && i.Op() == ir.Phi; i = i.Next() {
		if i.NumIncoming() != 2 || !i.Type().IsInt() {
			return false
		}
		if c.counter == nil && countsUp(i, body) {
			c.counter = i
			continue
		}
		others = append(others, i)
	}
	if c.counter == nil || len(others) == 0 || len(others) > 2 {
		return false
	}
	for k, phi := range others {
		if len(others) == 2 && shiftOf(phi, body) != ir.BadOp && (k == 1 || shiftOf(others[1], body) == ir.BadOp) {
			c.data = phi
		} else {
			c.crc = phi
		}
	}
	if c.crc == nil || !c.crc.Type().IsInt(8, 16, 32, 64) || c.data != nil && !c.data.Type().IsInt(8, 16, 32, 64) {
		return false
	}
	next, ok := c.crc.IncomingFor(body).(*ir.Instr)
	c.next = next
	return ok && next.Block() == body && next.Op() != ir.Phi
}

// countsUp reports whether a φ counts iterations from 0, and only the exit test depends on it.
func countsUp(phi *ir.Instr, body *ir.Block) bool {
	next, ok := phi.IncomingFor(body).(*ir.Instr)
	if !ok || next.Op() != ir.Add || next.Block() != body || next.Operand(0) != ir.Value(phi) {
		return false
	}
	step, start := ir.AsInt(next.Operand(1)), (*ir.Const)(nil)
	for k := range phi.NumIncoming() {
		if phi.IncomingBlock(k) != body {
			start = ir.AsInt(phi.Operand(k))
		}
	}
	if step == nil || start == nil || !isOneConst(step) || !start.IsZero() || phi.Type().Bits < 4 || phi.Type().Bits > 64 {
		return false
	}
	test := body.Term().Operand(0)
	for _, v := range []*ir.Instr{phi, next} {
		for u := range ir.Users(v) {
			if u != phi && u != next && ir.Value(u) != test {
				return false
			}
		}
	}
	return true
}

// shiftOf returns by what operation a φ moves on by one bit: LShr, Shl, or BadOp for another.
func shiftOf(phi *ir.Instr, body *ir.Block) ir.Op {
	next, ok := phi.IncomingFor(body).(*ir.Instr)
	if !ok || next.Op() != ir.LShr && next.Op() != ir.Shl || next.Operand(0) != ir.Value(phi) {
		return ir.BadOp
	}
	if k := ir.AsInt(next.Operand(1)); k == nil || !isOneConst(k) {
		return ir.BadOp
	}
	return next.Op()
}

// onlyResult reports that the check after the last iteration is all that the loop leaves.
func (c *checksum) onlyResult(body *ir.Block) bool {
	for i := range body.Instrs() {
		if i != body.Term() && (analysis.MayRead(i) || analysis.MayWrite(i) || !analysis.TransfersControl(i)) {
			return false
		}
		for u := range ir.Users(i) {
			if u.Block() != body && i != c.next {
				return false
			}
		}
	}
	test, ok := body.Term().Operand(0).(*ir.Instr)
	return ok && test.Block() == body && test.Op() == ir.ICmp && ir.HasOneUse(test)
}

// proved executes the body on symbolic bits and compares the result with the definition. It finds
// the polynomial and which bit is tested.
func (c *checksum) proved() bool {
	e := &bitExecutor{values: map[ir.Value][]bitSum{}, body: c.crc.Block()}
	e.values[c.crc] = e.unknowns(c.crc.Type().Bits, false)
	if c.data != nil {
		e.values[c.data] = e.unknowns(c.data.Type().Bits, true)
	}
	after := e.of(c.next)
	if after == nil {
		return false
	}
	return c.matches(after, false) || c.matches(after, true)
}

// matches compares the bits after an iteration with those of a check by the lowest or highest bit.
func (c *checksum) matches(after []bitSum, high bool) bool {
	w := len(after)
	tested := bitSum{crc: 1}
	if high {
		tested = bitSum{crc: 1 << uint(w-1)}
	}
	if c.data != nil {
		want := ir.LShr
		tested.data = 1
		if high {
			want, tested.data = ir.Shl, 1<<uint(c.data.Type().Bits-1)
		}
		if shiftOf(c.data, c.crc.Block()) != want {
			return false
		}
	}
	poly := uint64(0)
	for k, bit := range after {
		from := bitSum{}
		switch {
		case !high && k+1 < w:
			from.crc = 1 << uint(k+1)
		case high && k > 0:
			from.crc = 1 << uint(k-1)
		}
		switch bit {
		case from:
		case from.plus(tested):
			poly |= 1 << uint(k)
		default:
			return false
		}
	}
	c.poly, c.high = poly, high
	return poly != 0
}

// table lists the change that eight bits make.
func (c *checksum) table() [256]uint64 {
	var t [256]uint64
	w := c.crc.Type().Bits
	mask := ^uint64(0) >> uint(64-w)
	for n := range t {
		x := uint64(n)
		if c.high {
			x <<= uint(w - 8)
		}
		for range 8 {
			switch {
			case c.high && x>>uint(w-1)&1 == 1:
				x = x<<1 ^ c.poly
			case c.high:
				x <<= 1
			case x&1 == 1:
				x = x>>1 ^ c.poly
			default:
				x >>= 1
			}
			x &= mask
		}
		t[n] = x
	}
	return t
}

// rewrite makes every iteration do eight, of which there are an eighth.
func (c *checksum) rewrite(f *ir.Func, body *ir.Block) {
	ty := c.crc.Type()
	var elems []ir.Value
	for _, x := range c.table() {
		elems = append(elems, ir.NewInt(ty, x))
	}
	init := ir.NewAggregate(f.Ctx().Array(256, ty), elems)
	table := f.Module().NewTable(".crctable", f, init, uint64(ty.Bits/8))
	b := ir.Before(body.FirstNonPhi())
	b.Loc = c.next.DebugLoc()
	index := b.Cast(ir.ZExt, c.index(b), f.Ctx().I64, "indexer.ext")
	at := b.GEP(ty, table, ir.InBounds, "tbl.ptradd", index)
	var after ir.Value = b.Load(ty, at, uint64(ty.Bits/8), "tbl.ld")
	switch {
	case ty.Bits == 8:
	case c.high:
		after = b.Binary(ir.Xor, b.Binary(ir.Shl, c.crc, ir.NewInt(ty, 8), 0, "crc.be.shift"), after, 0, "crc.next")
	default:
		after = b.Binary(ir.Xor, b.Binary(ir.LShr, c.crc, ir.NewInt(ty, 8), 0, "crc.le.shift"), after, 0, "crc.next")
	}
	ir.ReplaceAllUses(c.next, after)
	c.shorten(body)
	rewrite.EraseDead(c.next)
	if c.data != nil {
		next := c.data.IncomingFor(body).(*ir.Instr)
		ir.ReplaceAllUses(c.data, ir.NewPoison(c.data.Type()))
		c.data.Erase()
		rewrite.EraseDead(next)
	}
}

// index returns the byte of the check, and of the data, that decides the next eight iterations.
func (c *checksum) index(b *ir.Builder) ir.Value {
	x := ir.Value(c.crc)
	if c.data != nil && !c.high {
		return lowByte(b, c.mixed(b))
	}
	if !c.high {
		return lowByte(b, x)
	}
	top := highByte(b, x)
	if c.data == nil {
		return top
	}
	return b.Binary(ir.Xor, highByte(b, c.dataAt(b)), top, 0, "crc.data.indexer")
}

// mixed is the sum of check and data, as wide as the data.
func (c *checksum) mixed(b *ir.Builder) ir.Value {
	data, x := c.dataAt(b), ir.Value(c.crc)
	switch from, to := c.crc.Type().Bits, c.data.Type(); {
	case from > to.Bits:
		x = b.Cast(ir.Trunc, x, to, "crc.indexer.cast")
	case from < to.Bits:
		x = b.Cast(ir.ZExt, x, to, "crc.indexer.cast")
	}
	return b.Binary(ir.Xor, data, x, 0, "crc.data.indexer")
}

// dataAt is the data after eight times as many iterations as the counter says.
func (c *checksum) dataAt(b *ir.Builder) ir.Value {
	n := ir.Value(b.Binary(ir.Shl, c.counter, ir.NewInt(c.counter.Type(), 3), 0, "iv.bits"))
	switch from, to := c.counter.Type().Bits, c.data.Type(); {
	case from > to.Bits:
		n = b.Cast(ir.Trunc, n, to, "iv.indexer")
	case from < to.Bits:
		n = b.Cast(ir.ZExt, n, to, "iv.indexer")
	}
	op := shiftOf(c.data, c.crc.Block())
	return b.Binary(op, c.data.Operand(startOf(c.data, c.crc.Block())), n, 0, "data.indexer")
}

// startOf is the operand of a φ that comes from outside of the loop.
func startOf(phi *ir.Instr, body *ir.Block) int {
	if phi.IncomingBlock(0) == body {
		return 1
	}
	return 0
}

func lowByte(b *ir.Builder, v ir.Value) ir.Value {
	if v.Type().Bits == 8 {
		return v
	}
	return b.Cast(ir.Trunc, v, b.Ctx().I8, "indexer.lo")
}

func highByte(b *ir.Builder, v ir.Value) ir.Value {
	if v.Type().Bits == 8 {
		return v
	}
	hi := b.Binary(ir.LShr, v, ir.NewInt(v.Type(), uint64(v.Type().Bits-8)), 0, "indexer.hi")
	return b.Cast(ir.Trunc, hi, b.Ctx().I8, "indexer.hi.lo.byte")
}

// shorten makes the loop end after an eighth of the iterations.
func (c *checksum) shorten(body *ir.Block) {
	end := body.Term()
	p := ir.NE
	if end.Succ(0) != body {
		p = ir.EQ
	}
	old := end.Operand(0).(*ir.Instr)
	test := ir.Before(end).ICmp(p, c.counter, ir.NewInt(c.counter.Type(), c.trips/8-1), "exit.cond")
	end.SetOperand(0, test)
	rewrite.EraseDead(old)
}
