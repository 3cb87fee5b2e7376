package codegenprepare

import (
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
)

// Extensions and loads in codegenprepare: an extension moves to its load, where both are one
// operation, and later blocks use only one of the two registers.

// extension prepares a zext or sext.
func (p *preparation) extension(i *ir.Instr) bool {
	if i.Type().IsInt() && i.Type().Bits > 64 && i.Type().Bits&(i.Type().Bits-1) == 0 {
		return p.sink(i) // to two registers
	}
	moved := p.extendAtLoad(i)
	return p.shareExtension(i) || moved
}

// extendAtLoad moves an extension to a load, above the computations between them.
func (p *preparation) extendAtLoad(i *ir.Instr) bool {
	if !i.Type().IsInt() {
		return false
	}
	t := promotions{p: p}
	moved, promoted := t.promoteToLoads([]*ir.Instr{i}, 0)
	for _, e := range moved {
		l := asInstr(e.Operand(0))
		if l == nil || l.Op() != ir.Load {
			continue
		}
		if !promoted && l.Block() == e.Block() || !p.extendsInLoad(l, e) {
			break
		}
		if l.Next() != e {
			e.MoveBefore(l.Next())
		}
		return true
	}
	t.rollBack(0)
	return false
}

// extendsInLoad reports whether a load and the extension i of its value are one operation.
func (p *preparation) extendsInLoad(l, i *ir.Instr) bool {
	t := &p.c.Target.Lowering
	from, to := l.Type(), i.Type()
	if !from.IsInt() || t.ExtendingLoad == nil || !validWidth(from.Bits) || !t.ExtendingLoad(i.Op(), from.Bits, to.Bits) {
		return false
	}
	legal := func(ty *ir.Type) bool { return slices.Contains(t.Registers, ty.Bits) }
	return ir.HasOneUse(l) || !legal(from) && legal(to) || t.FreeTruncate != nil && t.FreeTruncate(to.Bits, from.Bits)
}

// validWidth: memory holds integers of whole bytes, a power of two of them.
func validWidth(n int) bool { return n >= 8 && n&(n-1) == 0 }

// shareExtension makes other blocks use the extended value, truncated, where both it and the narrow
// one are live-out of the block.
func (p *preparation) shareExtension(i *ir.Instr) bool {
	src := asInstr(i.Operand(0))
	b := i.Block()
	free := p.c.Target.Lowering.FreeTruncate
	if src == nil || ir.HasOneUse(src) || !i.Type().IsInt() || free == nil || !free(i.Type().Bits, src.Type().Bits) || src.Block() != b || !usedOutside(i) {
		return false
	}
	var uses []*ir.Use
	for u := range ir.Uses(src) {
		if u.User().Block() == b {
			continue
		}
		switch u.User().Op() {
		case ir.Phi, ir.Load, ir.Store:
			return false
		}
		uses = append(uses, u)
	}
	short := map[*ir.Block]*ir.Instr{}
	for _, u := range uses {
		at := u.User().Block()
		if short[at] == nil {
			n := ir.NewInstr(ir.Trunc, src.Type(), i)
			n.InsertBefore(at.FirstInsertion())
			p.inserted[n] = true
			short[at] = n
		}
		u.Set(short[at])
	}
	return len(uses) > 0
}

func usedOutside(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Block() != i.Block() {
			return true
		}
	}
	return false
}

// maskLoad inserts an and after a load of which only the low bits are demanded: together they are a
// narrower load that extends.
func (p *preparation) maskLoad(l *ir.Instr) bool {
	if !l.IsSimple() || !l.Type().IsInt() || l.Type().Bits > 64 {
		return false
	}
	if u := ir.SoleUser(l); u != nil && ir.HasOneUse(l) && p.inserted[u] {
		return false
	}
	var d neededBits
	if !d.collect(l) {
		return false
	}
	n := bits.Len64(d.bits)
	extends := p.c.Target.Lowering.ExtendingLoad
	if n <= 1 || d.bits&(d.bits+1) != 0 || d.widest != d.bits || extends == nil || !validWidth(n) || !extends(ir.ZExt, n, l.Type().Bits) {
		return false
	}
	b := ir.Before(l.Next())
	b.Loc = l.DebugLoc()
	mask := ir.NewInt(l.Type(), d.bits)
	and := b.Binary(ir.And, l, mask, 0, "")
	p.inserted[and] = true
	ir.ReplaceUsesIf(l, and, func(u *ir.Use) bool { return u.User() != and })
	for _, old := range d.masks {
		if old.Operand(1) != ir.Value(mask) {
			continue
		}
		ir.ReplaceAllUses(old, and)
		if p.next == old {
			p.next = old.Next()
		}
		old.Erase()
	}
	for _, i := range d.shifted {
		i.Flags = 0 // the flags may have relied on bits that are cleared now
	}
	return true
}

// neededBits are the demanded bits of a value: those that its ands, shifts and truncations use.
type neededBits struct {
	bits, widest uint64
	masks        []*ir.Instr // ands of the value itself
	shifted      []*ir.Instr
}

// collect visits all uses, also those through φs; false where one demands all bits.
func (d *neededBits) collect(l *ir.Instr) bool {
	width := l.Type().Bits
	seen := map[*ir.Instr]bool{}
	var work []*ir.Instr
	for u := range ir.Users(l) {
		work = append(work, u)
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[i] {
			continue
		}
		seen[i] = true
		switch i.Op() {
		case ir.Phi:
			for u := range ir.Users(i) {
				work = append(work, u)
			}
			continue
		case ir.Trunc:
			d.bits |= uint64(1)<<uint(i.Type().Bits) - 1
			d.shifted = append(d.shifted, i)
			continue
		case ir.And, ir.Shl:
		default:
			return false
		}
		k, ok := i.Operand(1).(*ir.Const)
		if !ok || k.Kind != ir.IntConst {
			return false
		}
		n, _ := k.Uint64()
		if i.Op() == ir.Shl {
			d.bits |= ^uint64(0) >> uint(64-width) >> min(n, uint64(width-1))
			d.shifted = append(d.shifted, i)
			continue
		}
		d.bits |= n
		d.widest = max(d.widest, n)
		if n == d.widest && i.Operand(0) == ir.Value(l) {
			d.masks = append(d.masks, i)
		}
	}
	return true
}
