package instcombine

import "opt-go/frontend/ir"

// Bits seen as another type: lanes move before the bits are seen otherwise, logic after it.

// visitBitCast has LLVM's order.
func (ic *combiner) visitBitCast(i *ir.Instr) *ir.Instr {
	if i.Type().Scalar().IsPtr() || i.Type().Scalable || i.Operand(0).Type().Scalable {
		return nil
	}
	for _, f := range []rule{ic.singleLane, ic.vectorResized, ic.integerInsertions, ic.bitcastShuffle, ic.bitcastExtract, ic.bitcastLogic, ic.bitcastSelect} {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

// singleLane: a vector of one lane is its lane.
func (ic *combiner) singleLane(i *ir.Instr) *ir.Instr {
	from, to := i.Operand(0).Type(), i.Type()
	switch {
	case to.IsVector() && to.Len == 1 && !from.IsVector():
		return newInsert(ir.NewPoison(to), ic.b.cast(ir.BitCast, i.Operand(0), to.Elem, ""), 0)
	case from.IsVector() && from.Len == 1:
		if to.IsVector() {
			if ins := opOf(i.Operand(0), ir.InsertElement); ins != nil { // the only lane of one is the other's
				return newCast(ir.BitCast, ins.Operand(1), to)
			}
			return nil
		}
		e := ic.b.insert(ir.NewInstr(ir.ExtractElement, from.Elem, i.Operand(0), ir.NewZero(ic.ctx.I64)), "")
		return newCast(ir.BitCast, e, to)
	}
	return nil
}

// vectorResized: a vector as a number, extended or truncated, as a vector of the same lanes again,
// is a shuffle that fills up with zeros or leaves lanes out.
func (ic *combiner) vectorResized(i *ir.Instr) *ir.Instr {
	c := asInstr(i.Operand(0))
	if c == nil || !i.Type().IsVector() || !isOp(c, ir.ZExt, ir.Trunc) || !c.Type().IsInt() {
		return nil
	}
	bc := opOf(c.Operand(0), ir.BitCast)
	if bc == nil || !bc.Operand(0).Type().IsVector() {
		return nil
	}
	x := bc.Operand(0)
	to := i.Type()
	if ic.bitsOf(x.Type()) != ic.bitsOf(to) || x.Type().Elem.IsPtr() {
		return nil
	}
	if x.Type().Elem != to.Elem {
		x = ic.b.cast(ir.BitCast, x, ic.ctx.Vector(x.Type().Len, to.Elem, false), "")
	}
	n, m := int32(x.Type().Len), int32(to.Len)
	mask := make([]int32, m)
	filled := max(m-n, 0)
	for k := range mask {
		at := int32(k)
		if ic.dl.BigEndian { // the low bits are the last lanes
			at -= m - n
		}
		if mask[k] = at; at < 0 || at >= n {
			mask[k] = n
		}
	}
	second := ir.NewPoison(x.Type())
	if filled > 0 {
		second = ir.NewZero(x.Type())
	}
	return newShuffle(to, x, second, mask)
}

// laneParts are the lanes that an integer is made of, the lowest bits first.
type laneParts struct {
	ic    *combiner
	elem  *ir.Type
	w     int
	lanes []ir.Value
}

// integerInsertions turns an integer that is composed of lanes by shifts and ors, and cast to a
// vector, into insertions of the lanes (LLVM's optimizeIntegerToVectorInsertions).
func (ic *combiner) integerInsertions(i *ir.Instr) *ir.Instr {
	if !i.Type().IsVector() || !i.Operand(0).Type().IsInt() || i.Type().Elem.IsPtr() {
		return nil
	}
	p := &laneParts{ic: ic, elem: i.Type().Elem, w: ic.bitsOf(i.Type()), lanes: make([]ir.Value, i.Type().Len)}
	if !p.collect(i.Operand(0), 0) {
		return nil
	}
	var v ir.Value = ir.NewZero(i.Type())
	for k, e := range p.lanes {
		if e != nil {
			if !ir.IsConst(e) || !ir.IsConst(v) {
				v = ic.b.insert(newInsert(v, e, uint64(k)), "")
				continue
			}
			v = constantWithLane(v.(*ir.Const), k, e)
		}
	}
	return ic.use(i, v)
}

// constantWithLane is a constant vector with another lane k.
func constantWithLane(c *ir.Const, k int, e ir.Value) *ir.Const {
	lanes := make([]ir.Value, c.Type().Len)
	for n := range lanes {
		lanes[n] = c.Elem(uint64(n))
	}
	lanes[k] = e
	return ir.NewAggregate(c.Type(), lanes)
}

// collect finds the lanes of v, whose lowest bit is at bit position at. Zero lanes stay nil.
func (p *laneParts) collect(v ir.Value, at int) bool {
	if at%p.w != 0 {
		return false
	}
	if isUndef(v) {
		return true
	}
	w := p.ic.bitsOf(v.Type())
	if w == p.w {
		if k, ok := v.(*ir.Const); ok && k.IsZero() {
			return true
		}
		lane := at / p.w
		if p.ic.dl.BigEndian {
			lane = len(p.lanes) - 1 - lane
		}
		if lane < 0 || lane >= len(p.lanes) || p.lanes[lane] != nil {
			return false
		}
		p.lanes[lane] = p.ic.b.cast(ir.BitCast, v, p.elem, "")
		return true
	}
	if k := ir.AsInt(v); k != nil && v.Type().IsInt() {
		return p.constant(k, w, at)
	}
	i := asInstr(v)
	if i == nil || !oneUse(i) {
		return false
	}
	switch i.Op() {
	case ir.BitCast:
		return !i.Operand(0).Type().IsVector() && p.collect(i.Operand(0), at)
	case ir.ZExt:
		return width(i.Operand(0).Type())%p.w == 0 && p.collect(i.Operand(0), at)
	case ir.Or:
		return p.collect(i.Operand(0), at) && p.collect(i.Operand(1), at)
	case ir.Shl:
		n, ok := word(i.Operand(1))
		return ok && n%uint64(p.w) == 0 && p.collect(i.Operand(0), at+int(n))
	}
	return false
}

// constant splits a constant integer into lanes.
func (p *laneParts) constant(k *ir.Const, w, at int) bool {
	if w%p.w != 0 || w > 64 {
		return false
	}
	n, _ := k.Uint64()
	for part := 0; part < w; part += p.w {
		if !p.collect(ir.NewInt(p.ic.ctx.Int(p.w), n>>part&maskOf(p.w)), at+part) {
			return false
		}
	}
	return true
}

// bitcastShuffle casts the sources of a shuffle to the destination type, if that is the original
// type of one of them. A cast of reversed lanes to an integer becomes bswap or bitreverse.
func (ic *combiner) bitcastShuffle(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.ShuffleVector)
	if s == nil || s.Operand(0).Type().Scalable {
		return nil
	}
	x, y := s.Operand(0), s.Operand(1)
	if i.Type().IsVector() && i.Type().Len == s.Type().Len && s.Type().Len == x.Type().Len {
		was := func(v ir.Value) bool {
			b := opOf(v, ir.BitCast)
			return b != nil && b.Operand(0).Type() == i.Type()
		}
		if was(x) || was(y) {
			a := ic.b.cast(ir.BitCast, x, i.Type(), "")
			return newShuffle(i.Type(), a, ic.castUnlessPoison(y, i.Type()), s.Mask())
		}
	}
	if i.Type().IsInt() && ic.dl.IsLegalInt(i.Type().Bits) && isPoison(y) && s.Type() == x.Type() && reversed(s.Mask()) {
		id := map[int]string{8: "llvm.bswap", 1: "llvm.bitreverse"}[ic.bitsOf(s.Type())]
		if id == "" || id == "llvm.bswap" && i.Type().Bits%16 != 0 {
			return nil
		}
		return ic.newIntrinsic(id, i.Type(), ic.b.cast(ir.BitCast, x, i.Type(), ""))
	}
	return nil
}

func (ic *combiner) castUnlessPoison(v ir.Value, ty *ir.Type) ir.Value {
	if isPoison(v) {
		return ir.NewPoison(ty)
	}
	return ic.b.cast(ir.BitCast, v, ty, "")
}

func reversed(mask []int32) bool {
	for k, m := range mask {
		if m >= 0 && int(m) != len(mask)-1-k {
			return false
		}
	}
	return true
}

// bitcastExtract extracts a lane after the cast instead of casting the extracted lane.
func (ic *combiner) bitcastExtract(i *ir.Instr) *ir.Instr {
	e := onceOf(i.Operand(0), ir.ExtractElement)
	if e == nil {
		return nil
	}
	vec, to := e.Operand(0), i.Type()
	if !to.IsVector() {
		if !to.IsVectorElement() { // x86_mmx
			return nil
		}
		bc := ic.b.cast(ir.BitCast, vec, vec.Type().WithScalar(to), "bc")
		return ir.NewInstr(ir.ExtractElement, to, bc, e.Operand(1))
	}
	if vec.Type().Len == 1 && !vec.Type().Scalable {
		return newCast(ir.BitCast, vec, to)
	}
	return nil
}

// bitcastLogic does logic on vectors in the type that an operand had before, or that its result
// gets.
func (ic *combiner) bitcastLogic(i *ir.Instr) *ir.Instr {
	o := onceOfAny(i.Operand(0))
	if o == nil || !isOp(o, ir.And, ir.Or, ir.Xor) || !i.Type().IsVector() || !o.Type().IsVector() {
		return nil
	}
	before := func(k int) ir.Value {
		if b := onceOf(o.Operand(k), ir.BitCast); b != nil && !ir.IsConst(b.Operand(0)) {
			return b.Operand(0)
		}
		return nil
	}
	x, y := before(0), before(1)
	to := i.Type()
	if to.Elem.IsFloat() {
		if x == nil || y == nil || !x.Type().IsVector() || !y.Type().IsVector() {
			return nil
		}
		switch {
		case x.Type().Elem.IsFloat() && y.Type().Elem.IsInt():
			return newCast(ir.BitCast, ic.b.binary(o.Op(), ic.b.cast(ir.BitCast, o.Operand(0), y.Type(), ""), y, 0, ""), to)
		case y.Type().Elem.IsFloat() && x.Type().Elem.IsInt():
			return newCast(ir.BitCast, ic.b.binary(o.Op(), ic.b.cast(ir.BitCast, o.Operand(1), x.Type(), ""), x, 0, ""), to)
		}
		return nil
	}
	if !to.Elem.IsInt() {
		return nil
	}
	if x != nil && x.Type() == to {
		return newBinary(o.Op(), x, ic.b.cast(ir.BitCast, o.Operand(1), to, ""), 0)
	}
	if y != nil && y.Type() == to {
		return newBinary(o.Op(), ic.b.cast(ir.BitCast, o.Operand(0), to, ""), y, 0)
	}
	if k := immediate(o.Operand(1)); k != nil {
		c := ic.b.cast(ir.BitCast, k, to, "")
		if !ir.IsConst(c) {
			return nil
		}
		return newBinary(o.Op(), ic.b.cast(ir.BitCast, o.Operand(0), to, ""), c, 0)
	}
	return nil
}

// bitcastSelect selects in the type that one arm had before.
func (ic *combiner) bitcastSelect(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.Select)
	if s == nil || i.Type().IsVector() != s.Type().IsVector() || s.Operand(0).Type().IsVector() && i.Type().Len != s.Operand(0).Type().Len {
		return nil
	}
	for k := 1; k <= 2; k++ {
		b := onceOf(s.Operand(k), ir.BitCast)
		if b == nil || b.Operand(0).Type() != i.Type() || ir.IsConst(b.Operand(0)) {
			continue
		}
		arms := [3]ir.Value{}
		arms[k] = b.Operand(0)
		arms[3-k] = ic.b.cast(ir.BitCast, s.Operand(3-k), i.Type(), "")
		n := newSelect(s.Operand(0), arms[1], arms[2])
		n.SetMD("prof", s.MD("prof"))
		n.SetMD("unpredictable", s.MD("unpredictable"))
		return n
	}
	return nil
}
