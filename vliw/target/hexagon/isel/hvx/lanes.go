package hvx

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
)

// replace gives a scalar the place of the result of the instruction.
func (l *legalizer) replace(i *ir.Instr, v ir.Value) { ir.ReplaceAllUses(i, v) }

// fromWord makes a scalar of a type of the lowest bits of a word.
func (l *legalizer) fromWord(w ir.Value, t *ir.Type) ir.Value {
	switch {
	case t.IsPtr():
		return l.insert(l.at.Cast(ir.IntToPtr, w, t, ""))
	case t.IsInt(32):
		return w
	case t.IsInt():
		return l.insert(l.at.Cast(ir.Trunc, w, t, ""))
	case t.Kind == ir.FloatKind:
		return l.insert(l.at.Cast(ir.BitCast, w, t, ""))
	}
	half := l.insert(l.at.Cast(ir.Trunc, w, l.ctx.Int(16), ""))
	return l.insert(l.at.Cast(ir.BitCast, half, t, ""))
}

// toWord is the reverse; the upper bits are zero.
func (l *legalizer) toWord(v ir.Value) ir.Value {
	t := v.Type()
	switch {
	case t.IsPtr():
		return l.insert(l.at.Cast(ir.PtrToInt, v, l.ctx.I32, ""))
	case t.IsInt(32):
		return v
	case t.Kind == ir.FloatKind:
		return l.insert(l.at.Cast(ir.BitCast, v, l.ctx.I32, ""))
	case t.Kind == ir.HalfKind:
		v = l.insert(l.at.Cast(ir.BitCast, v, l.ctx.Int(16), ""))
	}
	return l.insert(l.at.Cast(ir.ZExt, v, l.ctx.I32, ""))
}

// index is the byte of a lane in its register, as a word, and its shift in a word of the register.
func (l *legalizer) index(lane ir.Value, bytes int) (at, shift ir.Value) {
	if lane.Type().Bits > 32 {
		lane = l.insert(l.at.Cast(ir.Trunc, lane, l.ctx.I32, ""))
	} else if lane.Type().Bits < 32 {
		lane = l.insert(l.at.Cast(ir.ZExt, lane, l.ctx.I32, ""))
	}
	at = l.insert(l.at.Mul(lane, l.word(int64(bytes)), ""))
	low := l.insert(l.at.Binary(ir.And, at, l.word(3), 0, ""))
	return at, l.insert(l.at.Binary(ir.Shl, low, l.word(3), 0, ""))
}

// pick returns the word with a lane, and the shift of the lane in it.
func (l *legalizer) pick(v value, lane ir.Value) (word, shift ir.Value) {
	if k, ok := constantIndex(lane, v.lanes); ok {
		part, at := v.place(k)
		return l.call(l.ctx.I32, "extractw", v.parts[part], l.word(int64(at&^3))), l.word(int64(at & 3 * 8))
	}
	at, shift := l.index(lane, v.bytes)
	if len(v.parts) == 1 {
		return l.call(l.ctx.I32, "extractw", v.parts[0], at), shift
	}
	at = l.insert(l.at.Binary(ir.And, at, l.word(int64(len(v.parts)*code.VecBytes-4)), 0, ""))
	p := l.insert(l.at.GEP(l.ctx.Int(8), l.spill("whole", v), 0, "", at))
	return l.insert(l.at.Load(l.ctx.I32, p, 4, "")), shift
}

// constantIndex is a constant index; one beyond the vector is poison, and any lane will do.
func constantIndex(lane ir.Value, lanes int) (int, bool) {
	c, ok := lane.(*ir.Const)
	if !ok {
		return 0, false
	}
	k, known := c.Int64()
	if !known || k < 0 || k >= int64(lanes) {
		return 0, true
	}
	return int(k), true
}

func (l *legalizer) extractElement(i *ir.Instr) {
	if p := l.pickedFrom(i); p != nil {
		x := l.value(i.Operand(0))
		k, _ := constantIndex(i.Operand(1), x.lanes)
		l.replace(i, l.insert(l.at.Load(i.Type(), l.offset(p, k*x.bytes), uint64(x.bytes), "")))
		return
	}
	v := l.value(i.Operand(0))
	if isMask(i.Operand(0).Type()) {
		v = l.each(v, func(q ir.Value) ir.Value { return l.vec("vandqrt", q, l.word(-1)) })
	}
	word, shift := l.pick(v, i.Operand(1))
	if n, ok := shift.(*ir.Const); !ok || !n.IsZero() {
		word = l.insert(l.at.Binary(ir.LShr, word, shift, 0, ""))
	}
	l.replace(i, l.fromWord(word, i.Type()))
}

func (l *legalizer) insertElement(i *ir.Instr) value {
	if chain, more := l.collect(i); more {
		return value{}
	} else if chain != nil {
		return l.finishInserted(i.Type(), chain)
	}
	v := l.value(i.Operand(0))
	mask := isMask(i.Type())
	word := ir.Value(nil)
	if mask {
		word = l.insert(l.at.Cast(ir.SExt, i.Operand(1), l.ctx.I32, ""))
		v = l.each(v, func(q ir.Value) ir.Value { return l.vec("vandqrt", q, l.word(-1)) })
	} else {
		word = l.toWord(i.Operand(1))
	}
	out := l.put(v, i.Operand(2), word)
	if mask {
		return l.each(out, func(a ir.Value) ir.Value { return l.pred("vandvrt", a, l.word(-1)) })
	}
	return out
}

// put writes a lane: the register is rotated to have it in its lowest word.
func (l *legalizer) put(v value, lane, word ir.Value) value {
	out := v
	out.parts = append([]ir.Value(nil), v.parts...)
	k, constant := constantIndex(lane, v.lanes)
	if !constant && len(v.parts) > 1 {
		return l.putInMemory(v, lane, word)
	}
	part, at, shift := 0, ir.Value(nil), ir.Value(nil)
	if constant {
		n := 0
		part, n = v.place(k)
		at, shift = l.word(int64(n&^3)), l.word(int64(n&3*8))
	} else {
		at, shift = l.index(lane, v.bytes)
		at = l.insert(l.at.Binary(ir.And, at, l.word(^3), 0, ""))
	}
	if v.bytes < 4 {
		old := l.call(l.ctx.I32, "extractw", v.parts[part], at)
		field := l.insert(l.at.Binary(ir.Shl, l.word(int64(1)<<(8*v.bytes)-1), shift, 0, ""))
		word = l.insert(l.at.Binary(ir.And, l.insert(l.at.Binary(ir.Shl, word, shift, 0, "")), field, 0, ""))
		kept := l.insert(l.at.Binary(ir.And, old, l.insert(l.at.Binary(ir.Xor, field, l.word(-1), 0, "")), 0, ""))
		word = l.insert(l.at.Binary(ir.Or, kept, word, 0, ""))
	}
	rotated := l.vec("vinsertwr", l.vec("vror", v.parts[part], at), word)
	out.parts[part] = l.vec("vror", rotated, l.insert(l.at.Sub(l.word(code.VecBytes), at, "")))
	return out
}

func (l *legalizer) putInMemory(v value, lane, word ir.Value) value {
	at, _ := l.index(lane, v.bytes)
	at = l.insert(l.at.Binary(ir.And, at, l.word(int64(len(v.parts)*code.VecBytes-1)), 0, ""))
	p := l.spill("whole", v)
	if v.bytes < 4 {
		word = l.insert(l.at.Cast(ir.Trunc, word, l.ctx.Int(8*v.bytes), ""))
	}
	l.insert(l.at.Store(word, l.insert(l.at.GEP(l.ctx.Int(8), p, 0, "", at)), uint64(v.bytes)))
	return l.reload(p, v.lanes, v.bytes)
}

// source reads the elements of an operand.
type source struct {
	l     *legalizer
	v     ir.Value
	at    ir.Value // in memory
	bytes int
	mask  bool
}

func (l *legalizer) source(which string, v ir.Value) source {
	if !l.wide(v.Type()) {
		return source{l: l, v: v}
	}
	x := l.value(v)
	s := source{l: l, v: v, bytes: x.bytes, mask: isMask(v.Type())}
	if s.mask {
		x = l.each(x, func(q ir.Value) ir.Value { return l.vec("vandqrt", q, l.word(-1)) })
	}
	s.at = l.spill(which, x)
	return s
}

func (s *source) element(k int) ir.Value {
	l := s.l
	switch {
	case !s.v.Type().IsVector():
		return s.v
	case s.at == nil:
		return l.insert(l.at.Insert(ir.NewInstr(ir.ExtractElement, s.v.Type().Elem, s.v, l.word(int64(k))), ""))
	case s.mask:
		byte := l.insert(l.at.Load(l.ctx.Int(8), l.offset(s.at, k*s.bytes), 1, ""))
		return l.insert(l.at.Cast(ir.Trunc, byte, l.ctx.Int(1), ""))
	}
	return l.insert(l.at.Load(s.v.Type().Elem, l.offset(s.at, k*s.bytes), uint64(s.bytes), ""))
}

// byLanes does an operation element by element.
func (l *legalizer) byLanes(i *ir.Instr) value {
	var from []source
	lanes := int(i.Type().Len)
	names := []string{"first", "second", "third", "fourth"}
	arguments := i.NumOperands()
	if i.Op() == ir.Call {
		arguments = i.NumArgs()
	}
	for k := range arguments {
		if k >= len(names) {
			mir.Refuse(i.Pos, "%s of vectors of type %s", i.Op(), i.Type())
		}
		from = append(from, l.source(names[k], i.Operand(k)))
	}
	sink := l.sink(i)
	for k := range lanes {
		var args []ir.Value
		for n := range from {
			args = append(args, from[n].element(k))
		}
		sink.put(k, l.scalar(i, args))
	}
	return sink.finish()
}

// scalar is the operation of an instruction on elements.
func (l *legalizer) scalar(i *ir.Instr, args []ir.Value) ir.Value {
	t := i.Type().Elem
	switch i.Op() {
	case ir.ICmp:
		return l.insert(l.at.ICmp(i.Pred, args[0], args[1], ""))
	case ir.FCmp:
		return l.insert(l.at.FCmp(i.Pred, args[0], args[1], ""))
	case ir.GetElementPtr:
		return l.insert(l.at.GEP(i.ElemTy, args[0], 0, "", args[1:]...))
	case ir.Call:
		f := l.f.Module().Intrinsic(i.IntrinsicID(), l.scalarType(i, args), nil, t)
		return l.insert(l.at.Call(f, "", args...))
	}
	n := ir.NewInstr(i.Op(), t, args...)
	n.Flags = i.Flags
	return l.insert(l.at.Insert(n, ""))
}

func (l *legalizer) scalarType(i *ir.Instr, args []ir.Value) *ir.Type {
	var params []*ir.Type
	for _, a := range args {
		params = append(params, a.Type())
	}
	return l.ctx.Func(i.Type().Elem, params, false)
}

// sink collects the elements of a result: in memory, or as a list of scalars where the vector is
// none of the unit.
type sink struct {
	l     *legalizer
	i     *ir.Instr
	at    ir.Value
	bytes int
	out   ir.Value
}

func (l *legalizer) sink(i *ir.Instr) *sink {
	t := i.Type()
	if !l.wide(t) {
		return &sink{l: l, i: i, out: ir.NewPoison(t)}
	}
	s := &sink{l: l, i: i, bytes: l.laneBytes(t)}
	s.at = l.stack("result", registers(t.Len, s.bytes))
	return s
}

func (s *sink) put(k int, v ir.Value) {
	l := s.l
	if s.out != nil {
		s.out = l.insert(l.at.Insert(ir.NewInstr(ir.InsertElement, s.i.Type(), s.out, v, l.word(int64(k))), ""))
		return
	}
	if v.Type().IsInt(1) {
		v = l.insert(l.at.Cast(ir.SExt, v, l.ctx.Int(8), ""))
	}
	l.insert(l.at.Store(v, l.offset(s.at, k*s.bytes), uint64(s.bytes)))
}

func (s *sink) finish() value {
	l := s.l
	if s.out != nil {
		l.replace(s.i, s.out)
		return value{}
	}
	v := l.reload(s.at, int(s.i.Type().Len), s.bytes)
	if isMask(s.i.Type()) {
		return l.each(v, func(a ir.Value) ir.Value { return l.pred("vandvrt", a, l.word(-1)) })
	}
	return v
}
