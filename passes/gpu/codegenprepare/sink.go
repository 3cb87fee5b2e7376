package codegenprepare

import (
	"opt-go/frontend/ir"
)

// Sinking in codegenprepare: instruction selection sees one block at a time, so what is free or
// folds there is computed in each block that uses it.

// promoted is the width of the register that holds an integer; 0: none does.
func (p *preparation) promoted(bits int) int {
	for _, w := range p.c.Target.Lowering.Registers {
		if bits <= w {
			return w
		}
	}
	return 0
}

// keepsBits reports whether a cast leaves a register as it is.
func (p *preparation) keepsBits(i *ir.Instr) bool {
	from, to := i.Operand(0).Type(), i.Type()
	if ir.IsConst(i.Operand(0)) || from.IsVector() || to.IsVector() {
		return false
	}
	width := func(t *ir.Type) int {
		switch {
		case t.IsPtr():
			return p.dl.PtrBits(t.Space)
		case t.IsInt():
			return t.Bits
		}
		return 0
	}
	a, b := width(from), width(to)
	switch i.Op() {
	case ir.AddrSpaceCast:
		return p.c.Target.NoopCast != nil && p.c.Target.NoopCast(from.Space, to.Space)
	case ir.Trunc, ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr:
		return a >= b && p.promoted(a) != 0 && p.promoted(a) == p.promoted(b)
	}
	return from == to
}

// sink copies i, a cast or compare, to the blocks of its users and drops it where it has none left.
func (p *preparation) sink(i *ir.Instr) bool {
	compare := i.Op() == ir.ICmp || i.Op() == ir.FCmp
	copies := map[*ir.Block]*ir.Instr{}
	var uses []*ir.Use
	for u := range ir.Uses(i) {
		uses = append(uses, u)
	}
	changed := false
	for _, u := range uses {
		user := u.User()
		b := user.Block()
		if user.Op() == ir.Phi {
			if compare {
				continue
			}
			b = user.IncomingBlock(u.Index())
		}
		if b == i.Block() || user.IsEHPad() || b.Term().IsEHPad() {
			continue
		}
		n := copies[b]
		if n == nil {
			n = i.Clone()
			if compare {
				n.Flags = 0
				n.DropMDExcept("dbg")
			}
			n.InsertBefore(b.FirstInsertion())
			copies[b] = n
		}
		u.Set(n)
		changed = true
	}
	if !ir.HasUses(i) {
		i.Erase()
		return true
	}
	return changed
}

// sinkMask copies an and to the compares of its result with zero, which is all that it is used for.
func (p *preparation) sinkMask(i *ir.Instr) bool {
	if !p.c.Target.Lowering.TestsMask || !p.c.FlagBool("enable-andcmp-sinking", true) {
		return false
	}
	if u := ir.SoleUser(i); u != nil && ir.HasOneUse(i) && u.Block() == i.Block() {
		return false
	}
	x, y := i.Operand(0), i.Operand(1)
	if !ir.IsIntConst(x) && !ir.IsIntConst(y) && ir.HasOneUse(x) && ir.HasOneUse(y) {
		return false // both operands would stay live instead of the result
	}
	var uses []*ir.Use
	for u := range ir.Uses(i) {
		c := u.User()
		if c.Op() != ir.ICmp || !ir.IsIntConst(c.Operand(1)) || !isZero(c.Operand(1)) {
			return false
		}
		uses = append(uses, u)
	}
	for _, u := range uses {
		at := i
		if u.User().Block() != i.Block() {
			at = u.User()
		}
		n := ir.NewInstr(ir.And, i.Type(), x, y)
		n.InsertBefore(at)
		n.CopyDebugLoc(u.User())
		p.inserted[n] = true
		u.Set(n)
	}
	i.Erase()
	return true
}
