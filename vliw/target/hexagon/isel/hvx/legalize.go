package hvx

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

type legalizer struct {
	f   *ir.Func
	dl  *ir.DataLayout
	ctx *ir.Context
	at  *ir.Builder
	pos *ir.Instr // that is rewritten

	vector, vectors, mask *ir.Type // <32 x i32>, <64 x i32>, <128 x i1>

	values map[ir.Value]value
	phis   []*ir.Instr
	dead   []*ir.Instr
	pool   map[string]*ir.GlobalVar
	stacks map[string]ir.Value
	chains map[ir.Value]*inserted // by the last insertion
	picked map[pickedIn]ir.Value  // memory with vectors that many elements are read of
}

// Legalize rewrites a function that has the vector unit, and reports whether it has. Definitions
// come before uses in reverse postorder; constant expressions are instructions.
func Legalize(f *ir.Func) bool {
	if !Enabled(f) {
		return false
	}
	ctx := f.Ctx()
	l := &legalizer{f: f, dl: f.Module().Layout, ctx: ctx, vector: ctx.Vector(32, ctx.I32, false), vectors: ctx.Vector(64, ctx.I32, false),
		mask: ctx.Vector(code.VecBytes, ctx.Int(1), false), values: map[ir.Value]value{}, pool: map[string]*ir.GlobalVar{}, stacks: map[string]ir.Value{}, chains: map[ir.Value]*inserted{}, picked: map[pickedIn]ir.Value{}}
	var list []*ir.Instr
	for _, b := range analysis.ReversePostorder(f) {
		for i := range b.Instrs() {
			if l.concerns(i) {
				list = append(list, i)
			}
		}
	}
	if len(list) == 0 {
		return true
	}
	l.parameters()
	for _, i := range list {
		if i.Op() == ir.Phi && l.wide(i.Type()) {
			l.declarePhi(i)
		}
	}
	for _, i := range list {
		l.rewrite(i)
	}
	l.finishPhis()
	for _, i := range l.dead {
		i.DropOperands()
	}
	for _, i := range l.dead {
		i.Erase()
	}
	return true
}

// concerns reports whether an instruction reads or makes a vector of the unit.
func (l *legalizer) concerns(i *ir.Instr) bool {
	if l.wide(i.Type()) {
		return true
	}
	for _, v := range i.Operands() {
		if l.wide(v.Type()) {
			return true
		}
	}
	return false
}

// parameters splits those of the function.
func (l *legalizer) parameters() {
	first := l.f.Entry().FirstInsertion()
	for _, p := range l.f.Params {
		if l.wide(p.Type()) && ir.HasUses(p) {
			l.pos, l.at = first, ir.Before(first)
			l.values[p] = l.take(p)
		}
	}
}

func (l *legalizer) declarePhi(i *ir.Instr) {
	at := ir.Before(i)
	lanes := i.Type().Len
	v := value{bytes: l.laneBytes(i.Type()), lanes: int(lanes)}
	t := l.vector
	if isMask(i.Type()) {
		t, v.bytes = l.mask, natural(lanes)
	}
	for range registers(lanes, v.bytes) {
		phi := at.Phi(t, "")
		phi.Pos = i.Pos
		v.parts = append(v.parts, phi)
	}
	l.values[i] = v
	l.phis = append(l.phis, i)
}

func (l *legalizer) finishPhis() {
	for _, i := range l.phis {
		v := l.values[i]
		for k := range i.NumIncoming() {
			from := i.IncomingBlock(k)
			l.pos, l.at = i, ir.Before(from.Term())
			in := l.value(i.Operand(k))
			if isMask(i.Type()) {
				in = l.lanesOf(in, v.bytes)
			}
			for n, part := range v.parts {
				part.(*ir.Instr).AddIncoming(in.parts[n], from)
			}
		}
		l.dead = append(l.dead, i)
	}
}

// rewrite replaces one instruction, or what it reads and makes.
func (l *legalizer) rewrite(i *ir.Instr) {
	if i.Op() == ir.Phi && l.wide(i.Type()) {
		return
	}
	l.pos, l.at = i, ir.Before(i)
	if v, ok := l.operation(i); ok {
		if l.wide(i.Type()) {
			l.values[i] = v
		}
		l.dead = append(l.dead, i)
		return
	}
	l.whole(i)
}

// operation rewrites an instruction that is one on vectors. A result that is no vector replaces the
// old one.
func (l *legalizer) operation(i *ir.Instr) (value, bool) {
	switch op := i.Op(); op {
	case ir.Load:
		return l.load(i), true
	case ir.Store:
		l.store(i)
		return value{}, true
	case ir.ICmp:
		return l.compare(i), true
	case ir.Select:
		return l.selection(i), true
	case ir.Freeze:
		return l.value(i.Operand(0)), true
	case ir.BitCast:
		return l.bitCast(i)
	case ir.Trunc, ir.ZExt, ir.SExt, ir.PtrToInt, ir.IntToPtr, ir.AddrSpaceCast:
		return l.convert(i), true
	case ir.ExtractElement:
		l.extractElement(i)
		return value{}, true
	case ir.InsertElement:
		return l.insertElement(i), true
	case ir.ShuffleVector:
		return l.shuffle(i), true
	case ir.Call:
		return l.intrinsic(i)
	case ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor, ir.Shl, ir.LShr, ir.AShr:
		return l.binary(i), true
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem, ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem, ir.FNeg, ir.FCmp, ir.FPExt, ir.FPTrunc,
		ir.FPToSI, ir.FPToUI, ir.SIToFP, ir.UIToFP, ir.GetElementPtr:
		return l.byLanes(i), true
	}
	return value{}, false
}

// whole gives an instruction that reads or makes vectors as they are, such as a call, its operands,
// and splits its result.
func (l *legalizer) whole(i *ir.Instr) {
	for k := range i.NumOperands() {
		if v := i.Operand(k); l.wide(v.Type()) {
			i.SetOperand(k, l.give(v))
		}
	}
	if l.wide(i.Type()) {
		l.at = ir.Before(i.Next())
		l.values[i] = l.take(i)
	}
}

// value is a vector in registers.
func (l *legalizer) value(v ir.Value) value {
	if x, ok := l.values[v]; ok {
		return x
	}
	if c, ok := v.(*ir.Const); ok {
		return l.constantValue(c)
	}
	panic("BUG: the vector " + v.Ident() + " has no registers")
}

// constantValue makes a constant. Undefined lanes are zero.
func (l *legalizer) constantValue(c *ir.Const) value {
	t := c.Type()
	bytes, lanes := l.laneBytes(t), int(t.Len)
	isMask := isMask(t)
	if isMask {
		bytes = natural(t.Len)
	}
	image := make([]byte, registers(t.Len, bytes)*code.VecBytes)
	for k := range lanes {
		n, ok := laneBits(c.Elem(uint64(k)))
		if !ok {
			return l.gathered(c, bytes)
		}
		if isMask && n&1 != 0 {
			n = ^uint64(0)
		}
		for b := range bytes {
			image[k*bytes+b] = byte(n >> (8 * b))
		}
	}
	v := value{bytes: bytes, lanes: lanes}
	for at := 0; at < len(image); at += code.VecBytes {
		part := l.constant(image[at : at+code.VecBytes])
		if isMask {
			part = l.pred("vandvrt", part, l.word(-1))
		}
		v.parts = append(v.parts, part)
	}
	return v
}

// laneBits are the bits of an element of a constant.
func laneBits(v ir.Value) (uint64, bool) {
	c, ok := v.(*ir.Const)
	switch {
	case !ok:
		return 0, false
	case c.IsZero() || ir.IsUndefOrPoison(c):
		return 0, true
	case c.Kind == ir.FloatConst:
		bits, _ := c.FloatBits()
		return bits, true
	}
	n, ok := c.Int64()
	return uint64(n), ok && c.Kind == ir.IntConst
}

// gathered makes a constant whose elements are addresses.
func (l *legalizer) gathered(c *ir.Const, bytes int) value {
	p := l.stack("result", registers(c.Type().Len, bytes))
	for k := range int(c.Type().Len) {
		e := c.Elem(uint64(k))
		if e == nil || isMask(c.Type()) {
			mir.Refuse(l.pos.Pos, "the constant %s", c.Ident())
		}
		l.insert(l.at.Store(e, l.offset(p, k*bytes), uint64(bytes)))
	}
	return l.reload(p, int(c.Type().Len), bytes)
}

// take splits a value that is as the rest of the selection has it: in registers if it fills them,
// else a list of scalars.
func (l *legalizer) take(v ir.Value) value {
	t := v.Type()
	lanes, bytes := int(t.Len), l.laneBytes(t)
	switch {
	case isMask(t) && t.Len == code.VecBytes:
		return value{parts: []ir.Value{v}, bytes: 1, lanes: lanes}
	case isMask(t):
		mir.Refuse(l.pos.Pos, "a value of type %s that a function passes or returns", t)
	case shape.InRegisters(l.dl, t) && l.dl.SizeBits(t) <= 2*shape.VectorBits:
		if l.dl.SizeBits(t) == shape.VectorBits {
			return value{parts: []ir.Value{l.cast(v, l.vector)}, bytes: bytes, lanes: lanes}
		}
		p := l.cast(v, l.vectors)
		return value{parts: []ir.Value{l.vec("lo", p), l.vec("hi", p)}, bytes: bytes, lanes: lanes}
	}
	p := l.stack("whole", registers(t.Len, bytes))
	l.insert(l.at.Store(v, p, code.VecBytes))
	return l.reload(p, lanes, bytes)
}

// give is the reverse of take.
func (l *legalizer) give(v ir.Value) ir.Value {
	t := v.Type()
	x := l.value(v)
	switch {
	case isMask(t) && t.Len == code.VecBytes:
		return l.lanesOf(x, 1).parts[0]
	case isMask(t):
		mir.Refuse(l.pos.Pos, "a value of type %s that a function passes or returns", t)
	case shape.InRegisters(l.dl, t) && l.dl.SizeBits(t) <= 2*shape.VectorBits:
		if l.dl.SizeBits(t) == shape.VectorBits {
			return l.cast(x.parts[0], t)
		}
		return l.cast(l.call(l.vectors, "vcombine", x.parts[1], x.parts[0]), t)
	}
	return l.insert(l.at.Load(t, l.spill("whole", x), code.VecBytes, ""))
}

// cast gives a register another type.
func (l *legalizer) cast(v ir.Value, t *ir.Type) ir.Value {
	if v.Type() == t {
		return v
	}
	if v.Type().Elem.IsPtr() || t.Elem.IsPtr() {
		mir.Refuse(l.pos.Pos, "a vector of pointers that a function passes or returns")
	}
	return l.insert(l.at.Cast(ir.BitCast, v, t, ""))
}
