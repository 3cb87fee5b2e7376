package instcombine

import "opt-go/frontend/ir"

// selectOfEqualBits: where the condition is that x op y == c, for a logic operation, and one arm,
// computed from x, y and c by logic operations, has the other arm's bits whenever the condition
// holds, it is the value for both.
//
//	(x & y) == c ? x | y : (x ^ y) | c   ⇒   (x ^ y) | c
//
// Whether it is so is decided by the truth tables of the arms, a row for each of the bits of x, y
// and c. The arm that stays is poison only where x, y or c is, and then so is the condition.
func (ic *combiner) selectOfEqualBits(i, c *ir.Instr) *ir.Instr {
	op := binop(c.Operand(0))
	if op == nil || !isOp(op, ir.And, ir.Or, ir.Xor) || op.HasFlag(ir.Disjoint) || !c.Pred.IsEquality() || op.Type() != i.Type() || isZero(c.Operand(1)) {
		return nil
	}
	same, rest := i.Operand(1), i.Operand(2)
	if c.Pred == ir.NE {
		same, rest = rest, same
	}
	if r := asInstr(rest); r == nil || !isOp(r, ir.And, ir.Or, ir.Xor) {
		return nil
	}
	t := bitTable{x: op.Operand(0), y: op.Operand(1), c: c.Operand(1)}
	left, _ := t.of(op, 0)
	right, ok1 := t.of(t.c, 0)
	a, ok2 := t.of(same, 0)
	b, ok3 := t.of(rest, 0)
	if !ok1 || !ok2 || !ok3 || (a^b)&^(left^right) != 0 {
		return nil
	}
	return ic.use(i, rest)
}

// bitTable computes truth tables of logic operations on three values.
type bitTable struct{ x, y, c ir.Value }

// maxTableDepth bounds the depth of an expression.
const maxTableDepth = 4

// of is the table of v: bit n is the value of v's bits where those of x, y and c are bits 2, 1 and
// 0 of n.
func (t bitTable) of(v ir.Value, depth int) (table uint8, ok bool) {
	switch k := ir.AsInt(v); { // no lane is poison
	case k != nil && k.IsZero():
		return 0, true
	case k != nil && isAllOnes(k):
		return 0xFF, true
	case v == t.c:
		return 0xAA, true
	case v == t.x:
		return 0xF0, true
	case v == t.y:
		return 0xCC, true
	}
	i := asInstr(v)
	if i == nil || depth >= maxTableDepth || !isOp(i, ir.And, ir.Or, ir.Xor) || i.HasFlag(ir.Disjoint) {
		return 0, false
	}
	a, ok1 := t.of(i.Operand(0), depth+1)
	b, ok2 := t.of(i.Operand(1), depth+1)
	switch i.Op() {
	case ir.And:
		return a & b, ok1 && ok2
	case ir.Or:
		return a | b, ok1 && ok2
	}
	return a ^ b, ok1 && ok2
}
