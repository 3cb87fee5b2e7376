package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// Words that are accumulated: x op= y ∘ z in one instruction, where the inner operation has no
// other user. The result takes the register of x, which is copied first where it lives on.

// inner is an operation with one use, which is fused into its user.
func (s *selector) inner(v ir.Value, ops ...ir.Op) *ir.Instr {
	i, ok := v.(*ir.Instr)
	if !ok || !ir.HasOneUse(i) || !i.Type().IsInt(32) {
		return nil
	}
	for _, op := range ops {
		if i.Op() == op {
			return i
		}
	}
	return nil
}

// factors are the operands of a multiplication that takes more than a shift.
func (s *selector) factors(m *ir.Instr) (a, b value, ok bool) {
	if n, isConst := immediate(m.Operand(1)); isConst && (n > -256 && n <= 0 || n&(n-1) == 0 || n == 3 || n == 5 || n == 9) {
		return a, b, false
	}
	return s.value(m.Operand(0)), s.value(m.Operand(1)), true
}

var accumulatingShifts = map[[2]ir.Op]code.Op{
	{ir.Add, ir.Shl}: code.OpAccShl, {ir.Add, ir.LShr}: code.OpAccShr, {ir.Add, ir.AShr}: code.OpAccSar,
	{ir.Sub, ir.Shl}: code.OpNacShl, {ir.Sub, ir.LShr}: code.OpNacShr, {ir.Sub, ir.AShr}: code.OpNacSar,
	{ir.Xor, ir.Shl}: code.OpXorShl, {ir.Xor, ir.LShr}: code.OpXorShr, {ir.Or, ir.Shl}: code.OpOrShl, {ir.Or, ir.LShr}: code.OpOrShr,
}

var accumulatingLogic = map[[2]ir.Op]code.Op{
	{ir.Xor, ir.Xor}: code.OpAccXor, {ir.And, ir.And}: code.OpAccAnd, {ir.Or, ir.Or}: code.OpAccOr,
	{ir.And, ir.Or}: code.OpAndOr, {ir.And, ir.Xor}: code.OpAndXor, {ir.Or, ir.And}: code.OpOrAnd, {ir.Or, ir.Xor}: code.OpOrXor,
	{ir.Xor, ir.And}: code.OpXorAnd, {ir.Xor, ir.Or}: code.OpXorOr,
}

// pairShiftsOf are the forms for pairs of those that accumulate shifted words.
var pairShiftsOf = map[code.Op]code.Op{
	code.OpAccShl: code.OpAccShlD, code.OpAccShr: code.OpAccShrD, code.OpAccSar: code.OpAccSarD, code.OpNacShl: code.OpNacShlD, code.OpNacShr: code.OpNacShrD, code.OpNacSar: code.OpNacSarD,
	code.OpXorShl: code.OpXorShlD, code.OpXorShr: code.OpXorShrD, code.OpOrShl: code.OpOrShlD, code.OpOrShr: code.OpOrShrD,
}

// accumulatedPair is x op (y shifted) for pairs.
func (s *selector) accumulatedPair(i *ir.Instr) (value, bool) {
	if !i.Type().IsInt(64) {
		return value{}, false
	}
	for k := range 2 {
		x, sh := i.Operand(k), asInstr(i.Operand(1-k))
		if sh == nil || !ir.HasOneUse(sh) || i.Op() == ir.Sub && k == 1 {
			continue
		}
		op, has := accumulatingShifts[[2]ir.Op{i.Op(), sh.Op()}]
		if !has {
			continue
		}
		n, isConst := immediate(sh.Operand(1))
		if isConst && n > 0 && n < 64 && n != 32 && s.absorbs(x, i, sh) {
			return s.tied(pairShiftsOf[op], s.value(x), s.value(sh.Operand(0)), code.ImmOp(n)), true
		}
	}
	return value{}, false
}

// largeBody is from how many instructions on a block fills its packets with those of one iteration:
// it is words that are short then, not registers that iterations could share.
const largeBody = 40

// absorbs reports whether x had best be changed in place by an operation and the one inside it: if
// a loop carries it, or if its block is large and nothing else reads it.
func (s *selector) absorbs(x ir.Value, i, inside *ir.Instr) bool {
	if s.carried(x) {
		return true
	}
	v := asInstr(x)
	if v == nil || v.Block() != i.Block() || inside.Block() != i.Block() || v.Op() == ir.Phi {
		return false
	}
	for u := range ir.Users(v) {
		if u != i && u != inside {
			return false
		}
	}
	n := 0
	for range i.Block().Instrs() {
		n++
	}
	return n >= largeBody
}

// accumulated is x op (y shifted), x ^ (y ^ z), x − y·n, or the insertion of a field.
func (s *selector) accumulated(i *ir.Instr) (value, bool) {
	if v, done := s.sumOfThree(i); done {
		return v, true
	}
	if !i.Type().IsInt(32) {
		return value{}, false
	}
	for k := range 2 {
		x, y := i.Operand(k), i.Operand(1-k)
		if i.Op() == ir.Sub && k == 1 {
			break
		}
		if v, done := s.inserted(i, x, y); done {
			return v, true
		}
		if sh := s.inner(y, ir.Shl, ir.LShr, ir.AShr); sh != nil {
			op, has := accumulatingShifts[[2]ir.Op{i.Op(), sh.Op()}]
			n, isConst := immediate(sh.Operand(1))
			if has && isConst && n > 0 && n < 32 && !(op == code.OpAccShl && n < 8) && s.absorbs(x, i, sh) {
				return s.tied(op, s.value(x), s.value(sh.Operand(0)), code.ImmOp(n)), true
			}
		}
		if in := s.inner(y, ir.Xor, ir.And, ir.Or); in != nil && s.carried(x) {
			op, has := accumulatingLogic[[2]ir.Op{i.Op(), in.Op()}]
			if _, isConst := immediate(in.Operand(1)); has && !isConst {
				return s.tied(op, s.value(x), s.value(in.Operand(0)), s.value(in.Operand(1))), true
			}
		}
		if m := s.inner(y, ir.Mul); m != nil && i.Op() == ir.Add {
			if n, isConst := immediate(m.Operand(1)); isConst && n < 0 && n > -256 && -n&(-n-1) != 0 && s.carried(x) {
				return s.tied(code.OpMsubi, s.value(x), s.value(m.Operand(0)), code.ImmOp(-n)), true
			}
		}
	}
	return value{}, false
}

// carried reports a φ, or what is computed from one step by step: its register lives all the time.
// Other words had best get a register for each step, as their iterations overlap in a kernel.
func (s *selector) carried(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	if !ok {
		return false
	}
	if yes, known := s.carries[i]; known {
		return yes
	}
	s.carries[i] = false
	switch i.Op() {
	case ir.Phi:
		s.carries[i] = true
	case ir.Trunc:
		s.carries[i] = s.carried(i.Operand(0))
	case ir.Add, ir.Sub, ir.Xor, ir.Or:
		s.carries[i] = s.carried(i.Operand(0)) || i.Op() != ir.Sub && s.carried(i.Operand(1))
	}
	return s.carries[i]
}

// sumOfThree is x + y + z where x is carried: x += add(y,z), which halves a chain of additions.
func (s *selector) sumOfThree(i *ir.Instr) (value, bool) {
	if i.Op() != ir.Add || i.Type().Bits > 32 {
		return value{}, false
	}
	for k := range 2 {
		in := asInstr(i.Operand(k))
		if in == nil || in.Op() != ir.Add || !ir.HasOneUse(in) || in.Block() != i.Block() {
			continue
		}
		if x := i.Operand(1 - k); s.carried(x) && !s.carried(in) && s.product(in.Operand(0), in) == nil && s.product(in.Operand(1), in) == nil {
			if _, isConst := immediate(in.Operand(1)); !isConst {
				return s.tied(code.OpAccAdd, s.value(x), s.value(in.Operand(0)), s.value(in.Operand(1))), true
			}
		}
		for n := range 2 {
			x, y, z := in.Operand(n), in.Operand(1-n), i.Operand(1-k)
			_, isConst := immediate(y)
			ends := ir.HasOneUse(x) && !ir.HasOneUse(y) && !ir.HasOneUse(z) // x is not needed any more, the others are
			if s.carried(x) && (ends || !s.carried(y) && !s.carried(z)) && !isConst && s.product(y, in) == nil && s.product(z, i) == nil {
				return s.tied(code.OpAccAdd, s.value(x), s.value(y), s.value(z)), true
			}
		}
	}
	return value{}, false
}

// insertion is the insertion of a field: (x & ~mask) | (y << n & mask), where the mask is one field
// from bit n on.
type insertion struct {
	hole     *ir.Instr // x & ~mask
	source   ir.Value  // y
	n, width int
}

// inserted is an insertion as an instruction.
func (s *selector) inserted(i *ir.Instr, x, y ir.Value) (value, bool) {
	f, ok := s.insertionOf(i, x, y)
	if !ok {
		return value{}, false
	}
	return s.tied(code.OpInsert, s.value(f.hole.Operand(0)), s.value(f.source), code.ImmOp(int64(f.width)), code.ImmOp(int64(f.n))), true
}

// insertionOf recognises the insertion of y into x by an or.
func (s *selector) insertionOf(i *ir.Instr, x, y ir.Value) (f insertion, ok bool) {
	if i.Op() != ir.Or {
		return f, false
	}
	hole, field := s.inner(x, ir.And), s.inner(y, ir.And, ir.Shl)
	if hole == nil || field == nil {
		return f, false
	}
	keep, ok := immediate(hole.Operand(1))
	mask := ^uint32(keep)
	f = insertion{hole: hole, n: bits.TrailingZeros32(mask), width: bits.OnesCount32(mask)}
	if !ok || f.width == 0 || f.width >= 32 || mask>>f.n != 1<<f.width-1 {
		return f, false
	}
	c, isConst := immediate(field.Operand(1))
	switch sh := s.inner(field.Operand(0), ir.Shl, ir.And); {
	case !isConst:
	case field.Op() == ir.And && f.n == 0 && uint32(c) == mask:
		f.source = field.Operand(0)
	case sh == nil:
	case field.Op() == ir.And && sh.Op() == ir.Shl && uint32(c) == mask: // (y << n) & mask
		if k, known := immediate(sh.Operand(1)); known && k == int64(f.n) {
			f.source = sh.Operand(0)
		}
	case field.Op() == ir.Shl && sh.Op() == ir.And && c == int64(f.n): // (y & field) << n
		if k, known := immediate(sh.Operand(1)); known && uint32(k) == mask>>f.n {
			f.source = sh.Operand(0)
		}
	}
	return f, f.source != nil
}
