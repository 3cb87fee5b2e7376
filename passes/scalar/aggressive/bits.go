package aggressive

import "opt-go/frontend/ir"

// bitChain collects the bits of one value that a chain of ands or ors of right shifts tests.
type bitChain struct {
	and   bool // ands, else ors
	root  ir.Value
	mask  uint64
	width int
	one   bool // an and with 1 was met: the bits above do not matter
	steps int
}

// bitTests: (x>>3 | x>>5) & 1 is whether any bit of the mask 40 is set, (x>>3 & x>>5) & 1 whether
// all are.
//
//	%m = and i32 %x, 40    %c = icmp ne i32 %m, 0 (any), or eq i32 %m, 40 (all)    %r = zext i1 %c to i32
func (a *aggressive) bitTests(i *ir.Instr) bool {
	if w := i.Type().Scalar().Bits; i.Op() != ir.And || i.Type().Scalar().Kind != ir.IntKind || w == 1 || w > 64 {
		return false
	}
	c := &bitChain{width: i.Type().Scalar().Bits}
	one, isOne := number(i.Operand(1))
	switch x, y := i.Operand(0), i.Operand(1); {
	case isInner(x, ir.And) || isInner(y, ir.And):
		c.and = true
		if !c.collect(i) || !c.one {
			return false
		}
	case isInner(x, ir.Or) && isOne && one == 1:
		if !c.collect(x) {
			return false
		}
	default:
		return false
	}
	b := ir.Before(i)
	mask := splat(i.Type(), c.mask)
	masked := b.Binary(ir.And, c.root, mask, 0, "")
	test := b.ICmp(ir.NE, masked, ir.NewZero(i.Type()), "")
	if c.and {
		test.Pred = ir.EQ
		test.SetOperand(1, mask)
	}
	ir.ReplaceAllUses(i, b.Cast(ir.ZExt, test, i.Type(), ""))
	return true
}

// isInner reports whether v is an operation with one use.
func isInner(v ir.Value, op ir.Op) bool { return operation(v, op) != nil && ir.HasOneUse(v) }

// collect walks the chain; false when it contains anything but bits of one value.
func (c *bitChain) collect(v ir.Value) bool {
	const limit = 256
	if c.steps++; c.steps > limit {
		return false
	}
	if i, ok := v.(*ir.Instr); ok && c.and && i.Op() == ir.And {
		if n, isNumber := number(i.Operand(1)); isNumber && n == 1 {
			c.one = true
			return c.collect(i.Operand(0))
		}
		return c.collect(i.Operand(0)) && c.collect(i.Operand(1))
	} else if ok && !c.and && i.Op() == ir.Or {
		return c.collect(i.Operand(0)) && c.collect(i.Operand(1))
	}
	bit := uint64(0)
	if s := operation(v, ir.LShr); s != nil {
		if n, isNumber := number(s.Operand(1)); isNumber {
			v, bit = s.Operand(0), n
		}
	}
	if c.root == nil {
		c.root = v
	}
	if bit >= uint64(c.width) {
		return false
	}
	c.mask |= 1 << bit
	return c.root == v
}
