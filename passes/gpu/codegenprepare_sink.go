package gpu

import (
	"opt-go/frontend/ir"
)

// Sinking in codegenprepare: instruction selection sees one block at a time, so what is free or folds there is computed in each
// block that uses it.

// promoted is the width of the register that holds an integer; 0: none does.
func promoted(bits int) int {
	for _, w := range registerWidths {
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
	case ir.Trunc, ir.PtrToInt, ir.IntToPtr:
		return a >= b && promoted(a) != 0 && promoted(a) == promoted(b)
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
