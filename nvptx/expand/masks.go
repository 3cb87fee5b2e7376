package expand

import "opt-go/frontend/ir"

// Vectors of truth values as integers. The selector keeps a lane of <N x i1> in a predicate of its
// own: right where compares make the lanes and selects read them, and wrong for masks that come
// from memory or from integers, go through logic, and return there, which would be taken apart into
// N predicates and put together again. Such a mask is rewritten to iN; lane k is bit k, as in
// memory:
//
//	%a = load <8 x i1>, ptr %p           %a = load i8, ptr %p
//	%c = xor <8 x i1> %a, %b             %c = xor i8 %a, %b
//	store <8 x i1> %c, ptr %p            store i8 %c, ptr %p
//
// A mask is packed if it is loaded, or cast from a value of another type, or if all its operands
// are packed or constant and it is logic, a freeze, a φ, or a select by a scalar. Logic on one
// packed operand is packed, too, if all its users take it packed: stores, casts to other types,
// reductions. Logic whose lanes are read is not packed where the lanes of an operand are read as
// well: those predicates exist already. For every other user one cast takes the integer apart.
//
// In undefined lanes of constants the integer has zeros. A lane that is poison makes the integer
// poison; that is sound since no pass runs on the copy afterwards, and registers know no poison.
// Masks of more than 64 lanes, volatile and atomic loads, and what calls take and return stay as
// they are. Cost: linear in the uses of masks, for each round in which a mask is found to be not
// packed.

// maxMask is the number of lanes that one register holds.
const maxMask = 64

func isMask(t *ir.Type) bool {
	return t.Kind == ir.VectorKind && !t.Scalable && t.Elem.IsInt(1) && t.Len >= 2 && t.Len <= maxMask
}

// masks are the packed masks of a function, with the integers in their place.
type masks struct {
	packed map[*ir.Instr]bool
	twins  map[*ir.Instr]ir.Value
	order  []*ir.Instr
}

// packMasks rewrites the masks of one function.
func packMasks(f *ir.Func) {
	m := masks{packed: map[*ir.Instr]bool{}, twins: map[*ir.Instr]ir.Value{}}
	for i := range f.Instrs() {
		if isMask(i.Type()) && mayPack(i) {
			m.packed[i] = true
			m.order = append(m.order, i)
		}
	}
	if len(m.order) == 0 {
		return
	}
	m.choose()
	for _, i := range m.order {
		if m.packed[i] {
			m.twin(i)
		}
	}
	for _, i := range m.order {
		if m.packed[i] {
			m.replace(i)
		}
	}
	for _, i := range m.order { // what replaces the uses keeps no operand of the old instructions
		if m.packed[i] {
			ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
			i.Erase()
		}
	}
}

// isMaskSource reports whether a mask comes in one piece.
func isMaskSource(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Load:
		return i.IsSimple()
	case ir.BitCast:
		return !isMask(i.Operand(0).Type())
	}
	return false
}

func isLogic(i *ir.Instr) bool { return i.Op() == ir.And || i.Op() == ir.Or || i.Op() == ir.Xor }

// mayPack reports whether there is a form of the instruction on integers.
func mayPack(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Freeze, ir.Phi:
		return true
	case ir.Select:
		return i.Operand(0).Type().IsInt(1)
	}
	return isLogic(i) || isMaskSource(i)
}

// choose removes masks until the rest agrees with the rules, and then adds logic on one packed
// operand that is used as a whole.
func (m *masks) choose() {
	for changed := true; changed; {
		changed = false
		for _, i := range m.order {
			if m.packed[i] && !isMaskSource(i) && !m.pays(i) {
				m.packed[i] = false
				changed = true
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, i := range m.order {
			if !m.packed[i] && isLogic(i) && (m.has(i.Operand(0)) || m.has(i.Operand(1))) && !m.readsLanes(i) {
				m.packed[i], changed = true, true
			}
		}
	}
}

// pays reports whether all operands that are masks are packed or constant, and none needs its lanes
// anyway where this one does.
func (m *masks) pays(i *ir.Instr) bool {
	instructions, apart := 0, false
	for _, v := range i.Operands() {
		switch {
		case !isMask(v.Type()):
		case m.has(v):
			instructions++
			apart = apart || m.readsLanes(v.(*ir.Instr))
		case !isConstant(v):
			return false
		}
	}
	return instructions > 0 && !(apart && isLogic(i) && m.readsLanes(i))
}

func (m *masks) has(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && m.packed[i]
}

func isConstant(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && c.Kind != ir.ExprConst
}

// readsLanes reports whether a user needs the lanes of a mask apart.
func (m *masks) readsLanes(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if !m.packed[u] && !takesWhole(u) {
			return true
		}
	}
	return false
}

// takesWhole reports whether a user that is no mask takes one as an integer.
func takesWhole(u *ir.Instr) bool {
	switch u.Op() {
	case ir.Store:
		return u.IsSimple()
	case ir.BitCast:
		return !isMask(u.Type())
	case ir.Call:
		switch u.IntrinsicID() {
		case "llvm.vector.reduce.and", "llvm.vector.reduce.or", "llvm.vector.reduce.xor":
			return true
		}
	}
	return false
}

// integerOf is the integer with the bits of a mask.
func integerOf(t *ir.Type) *ir.Type { return t.Context().Int(int(t.Len)) }

// integer returns an operand as an integer, for an instruction to be put before at.
func (m *masks) integer(v ir.Value, at *ir.Instr) ir.Value {
	switch v := v.(type) {
	case *ir.Const:
		if isConstant(v) {
			return constantMask(v)
		}
	case *ir.Instr:
		if m.packed[v] {
			return m.twin(v)
		}
	}
	return ir.Before(at).Cast(ir.BitCast, v, integerOf(v.Type()), "")
}

// constantMask has the bits of a constant; those of undefined lanes are zeros.
func constantMask(c *ir.Const) *ir.Const {
	bits := uint64(0)
	for k := range int(c.Type().Len) {
		if one := ir.AsInt(c.Elem(uint64(k))); one != nil && !one.IsZero() {
			bits |= 1 << uint(k)
		}
	}
	return ir.NewInt(integerOf(c.Type()), bits)
}

// twin returns the integer in place of a packed mask.
func (m *masks) twin(i *ir.Instr) ir.Value {
	if v := m.twins[i]; v != nil {
		return v
	}
	b, t := ir.Before(i), integerOf(i.Type())
	m.twins[i] = ir.NewPoison(t) // what an instruction in unreachable code that uses itself gets
	var v ir.Value
	switch i.Op() {
	case ir.Phi:
		phi := b.Phi(t, "")
		m.twins[i] = phi
		for k, in := range i.Operands() {
			phi.AddIncoming(m.integer(in, i), i.IncomingBlock(k))
		}
		return phi
	case ir.Load:
		l := b.Load(t, i.Pointer(), i.Align(), "")
		if l.Align() == 0 {
			l.SetAlign(i.Func().Module().Layout.ABIAlign(i.Type()))
		}
		l.SetMD("invariant.load", i.MD("invariant.load"))
		v = l
	case ir.BitCast:
		v = i.Operand(0)
		if v.Type() != t {
			v = b.Cast(ir.BitCast, v, t, "")
		}
	case ir.Freeze:
		v = b.Insert(ir.NewInstr(ir.Freeze, t, m.integer(i.Operand(0), i)), "")
	case ir.Select:
		v = b.Select(i.Operand(0), m.integer(i.Operand(1), i), m.integer(i.Operand(2), i), "")
	default:
		v = b.Binary(i.Op(), m.integer(i.Operand(0), i), m.integer(i.Operand(1), i), 0, "")
	}
	m.twins[i] = v
	return v
}

// replace gives the users of a packed mask the integer, or its lanes.
func (m *masks) replace(i *ir.Instr) {
	t := m.twins[i]
	var whole []*ir.Instr
	lanes := false
	for u := range ir.Users(i) {
		switch {
		case m.packed[u]:
		case takesWhole(u):
			whole = append(whole, u)
		default:
			lanes = true
		}
	}
	for _, u := range whole {
		useWhole(u, i, t)
	}
	if !lanes {
		return
	}
	at := i
	if i.Op() == ir.Phi {
		at = i.Block().FirstInsertion()
	}
	ir.ReplaceAllUses(i, ir.Before(at).Cast(ir.BitCast, t, i.Type(), ""))
}

// useWhole rewrites one user of mask i to the integer t.
func useWhole(u, i *ir.Instr, t ir.Value) {
	b := ir.Before(u)
	zero := ir.NewZero(t.Type())
	var v ir.Value
	switch {
	case u.Op() == ir.Store:
		if u.Align() == 0 {
			u.SetAlign(u.Func().Module().Layout.ABIAlign(i.Type()))
		}
		u.SetOperand(0, t)
		return
	case u.Op() == ir.BitCast:
		v = t
		if t.Type() != u.Type() {
			v = b.Cast(ir.BitCast, t, u.Type(), "")
		}
	case u.IntrinsicID() == "llvm.vector.reduce.or":
		v = b.ICmp(ir.NE, t, zero, "")
	case u.IntrinsicID() == "llvm.vector.reduce.and":
		v = b.ICmp(ir.EQ, t, ir.NewAllOnes(t.Type()), "")
	default:
		x := &site{Builder: b, i: u}
		v = b.Cast(ir.Trunc, x.intrinsic("ctpop", t.Type(), t), u.Type(), "")
	}
	ir.ReplaceAllUses(u, v)
	u.Erase()
}

// maskLaneRule is the rule of an access to a lane of a mask by a variable number, or nil: a shift
// of the integer.
func maskLaneRule(i *ir.Instr) rule {
	if !isMask(i.Operand(0).Type()) {
		return nil
	}
	switch {
	case i.Op() == ir.ExtractElement && !isConstant(i.Operand(1)):
		return func(x *site) ir.Value {
			t, at := x.maskBits(x.i.Operand(1))
			return x.Cast(ir.Trunc, x.op(ir.LShr, t, at), x.i.Type(), "")
		}
	case i.Op() == ir.InsertElement && !isConstant(i.Operand(2)):
		return func(x *site) ir.Value {
			t, at := x.maskBits(x.i.Operand(2))
			hole := x.op(ir.Xor, x.op(ir.Shl, ir.NewInt(t.Type(), 1), at), ir.NewAllOnes(t.Type()))
			bit := x.op(ir.Shl, x.Cast(ir.ZExt, x.i.Operand(1), t.Type(), ""), at)
			return x.Cast(ir.BitCast, x.op(ir.Or, x.op(ir.And, t, hole), bit), x.i.Type(), "")
		}
	}
	return nil
}

// maskBits is the mask that the instruction accesses as an integer, and the lane's number in its
// type: that of an existing lane fits.
func (x *site) maskBits(lane ir.Value) (bits, at ir.Value) {
	v := x.i.Operand(0)
	bits = x.Cast(ir.BitCast, v, integerOf(v.Type()), "")
	return bits, x.resizeInt(lane, bits.Type())
}
