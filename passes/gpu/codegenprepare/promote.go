package codegenprepare

import (
	"slices"

	"opt-go/frontend/ir"
)

// Extensions are moved above the arithmetic that computes their operand, which is then done in the
// wide type, when that brings them to a load that extends, or lets an address fold what it extends.
// LLVM's TypePromotionHelper and TypePromotionTransaction: the changes are made at once, and rolled
// back when they do not pay.

// promotions are changes of the function that are tried.
type promotions struct {
	p    *preparation
	undo []func() // in the order in which the changes were made
}

func (t *promotions) mark() int { return len(t.undo) }

// add appends the changes of another list.
func (t *promotions) add(o promotions) { t.undo = append(t.undo, o.undo...) }

// rollBack undoes all changes made since a mark.
func (t *promotions) rollBack(mark int) {
	for k := len(t.undo) - 1; k >= mark; k-- {
		t.undo[k]()
	}
	t.undo = t.undo[:mark]
}

// commit keeps the changes; it reports whether there are any.
func (t *promotions) commit() bool { return len(t.undo) > 0 }

func (t *promotions) setOperand(i *ir.Instr, k int, v ir.Value) {
	old := i.Operand(k)
	i.SetOperand(k, v)
	t.undo = append(t.undo, func() { i.SetOperand(k, old) })
}

// replaceUses replaces the operands that are old, but not in keep, and what debug information says
// of old.
func (t *promotions) replaceUses(old *ir.Instr, v ir.Value, keep *ir.Instr) {
	var uses []*ir.Use
	for u := range ir.Uses(old) {
		if u.User() != keep {
			uses = append(uses, u)
		}
	}
	for _, u := range uses {
		u.Set(v)
	}
	t.undo = append(t.undo, func() {
		for _, u := range uses {
			u.Set(old)
		}
	})
	t.redirectDebug(old, v)
}

// redirectDebug makes debug information about old refer to v.
func (t *promotions) redirectDebug(old *ir.Instr, v ir.Value) {
	told := slices.Clone(old.Func().MDUses(old))
	if len(told) == 0 {
		return
	}
	for _, m := range told {
		m.SetValue(v)
	}
	t.undo = append(t.undo, func() {
		for _, m := range told {
			m.SetValue(old)
		}
	})
}

// cast inserts a conversion before an instruction, or after it.
func (t *promotions) cast(op ir.Op, v ir.Value, to *ir.Type, at *ir.Instr, after bool) *ir.Instr {
	n := ir.NewInstr(op, to, v)
	if after {
		n.InsertAfter(at)
	} else {
		n.InsertBefore(at)
	}
	n.SetName("promoted")
	t.undo = append(t.undo, n.Erase)
	return n
}

// remove takes an instruction without uses out of its block. Debug information that still refers to
// it is lost, as in LLVM.
func (t *promotions) remove(i *ir.Instr) {
	t.redirectDebug(i, ir.NewUndef(i.Type()))
	next := i.Next()
	ops := make([]ir.Value, i.NumOperands())
	for k, v := range i.Operands() {
		ops[k] = v
		i.SetOperand(k, ir.NewPoison(v.Type()))
	}
	i.Remove()
	t.undo = append(t.undo, func() {
		i.InsertBefore(next)
		for k, v := range ops {
			i.SetOperand(k, v)
		}
	})
}

// widen changes the type of an instruction.
func (t *promotions) widen(i *ir.Instr, to *ir.Type) {
	old := i.Type()
	i.MutateType(to)
	t.undo = append(t.undo, func() { i.MutateType(old) })
}

// widened is the narrow form of an instruction before it was widened.
type widened struct {
	from *ir.Type
	op   ir.Op // how its operands were extended; ir.Trunc: by both extensions
}

// promotable reports whether an extension can be moved over its operand.
func (p *preparation) promotable(ext *ir.Instr) bool {
	x := asInstr(ext.Operand(0))
	if x == nil || !ext.Type().IsInt() || !p.passes(x, ext) {
		return false
	}
	switch x.Op() {
	case ir.SExt, ir.ZExt:
		return true
	case ir.Trunc:
		return !p.inserted[x]
	}
	free := p.c.Target.Lowering.FreeTruncate
	return ir.HasOneUse(x) || free != nil && free(ext.Type().Bits, x.Type().Bits)
}

// passes reports whether the extension of x is what x is of extended operands.
func (p *preparation) passes(x, ext *ir.Instr) bool {
	signed := ext.Op() == ir.SExt
	switch x.Op() {
	case ir.ZExt, ir.And, ir.Or:
		return true
	case ir.SExt:
		return signed
	case ir.Add, ir.Sub, ir.Mul:
		return signed && x.HasFlag(ir.NSW) || !signed && x.HasFlag(ir.NUW)
	case ir.Xor:
		k := ir.AsInt(x.Operand(1))
		return k != nil && !isAllOnes(k)
	case ir.LShr:
		return !signed
	case ir.Shl:
		return signed && x.HasFlag(ir.NSW) || !signed && x.HasFlag(ir.NUW) || maskedAfter(x, ext)
	case ir.Trunc:
		return p.dropsExtension(x, ext)
	}
	return false
}

// maskedAfter: the users of x need only the bits that it had before it was extended.
func maskedAfter(x, ext *ir.Instr) bool {
	if !ir.HasOneUse(x) || !ir.HasOneUse(ext) {
		return false
	}
	and := ir.SoleUser(ext)
	if and.Op() != ir.And {
		return false
	}
	k, ok := and.Operand(1).(*ir.Const)
	return ok && k.Kind == ir.IntConst && k.Big().BitLen() <= x.Type().Bits
}

// dropsExtension reports whether a truncation removes only bits that ext would restore.
func (p *preparation) dropsExtension(x, ext *ir.Instr) bool {
	from := asInstr(x.Operand(0))
	if from == nil || !from.Type().IsInt() || from.Type().Bits > ext.Type().Bits {
		return false
	}
	var narrow *ir.Type
	switch w, ok := p.wide[from]; {
	case ok && w.op == ext.Op():
		narrow = w.from
	case from.Op() == ext.Op():
		narrow = from.Operand(0).Type()
	default:
		return false
	}
	return x.Type().Bits >= narrow.Bits
}

// promote moves ext above its operand, and returns the replacement, the new extensions, and their
// cost.
func (t *promotions) promote(ext *ir.Instr) (v ir.Value, made []*ir.Instr, cost int) {
	x := ext.Operand(0).(*ir.Instr)
	switch x.Op() {
	case ir.SExt, ir.ZExt, ir.Trunc:
		return t.mergeCasts(ext, x)
	}
	ty := ext.Type()
	if !ir.HasOneUse(x) {
		short := t.cast(ir.Trunc, ext, x.Type(), x, true)
		t.replaceUses(x, short, ext)
	}
	t.p.noteWide(x, ext.Op())
	t.widen(x, ty)
	t.replaceUses(ext, x, nil)
	for k, o := range x.Operands() {
		if o.Type() == ty {
			continue
		}
		if c, ok := o.(*ir.Const); ok && c.Kind == ir.IntConst {
			n := c.Big()
			if ext.Op() == ir.SExt {
				n = c.BigSigned()
			}
			t.setOperand(x, k, ir.NewBigInt(ty, n))
			continue
		} else if ok && (c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst) {
			t.setOperand(x, k, ir.NewUndef(ty))
			continue
		}
		n := t.cast(ext.Op(), o, ty, x, false)
		t.setOperand(x, k, n)
		made = append(made, n)
		cost += t.p.extensionCost(n)
	}
	t.remove(ext)
	return x, made, cost
}

// mergeCasts folds an extension and its operand, the cast x, into one cast or none.
func (t *promotions) mergeCasts(ext, x *ir.Instr) (v ir.Value, made []*ir.Instr, cost int) {
	merged := 0
	if x.Op() == ir.ZExt {
		merged = t.p.extensionCost(x)
		n := t.cast(ir.ZExt, x.Operand(0), ext.Type(), ext, false)
		t.replaceUses(ext, n, nil)
		t.remove(ext)
		ext = n
	} else {
		t.setOperand(ext, 0, x.Operand(0))
	}
	if !ir.HasUses(x) {
		t.remove(x)
	}
	from := ext.Operand(0)
	if from.Type() == ext.Type() {
		t.replaceUses(ext, from, nil)
		t.remove(ext)
		return from, nil, 0
	}
	if merged == 0 {
		cost = t.p.extensionCost(ext)
	}
	return ext, []*ir.Instr{ext}, cost
}

// noteWide records the type of x before it was widened.
func (p *preparation) noteWide(x *ir.Instr, op ir.Op) {
	if w, ok := p.wide[x]; ok {
		if w.op == op {
			return
		}
		op = ir.Trunc
	}
	p.wide[x] = widened{x.Type(), op}
}

// extensionCost is 0 for an extension that the machine does anyway.
func (p *preparation) extensionCost(ext *ir.Instr) int {
	free := p.c.Target.Lowering.FreeZExt
	if ext.Op() == ir.ZExt && free != nil && free(ext.Operand(0).Type().Bits, ext.Type().Bits) {
		return 0
	}
	return 1
}

// fitsRegister reports whether arithmetic on v is one operation of the machine.
func (p *preparation) fitsRegister(v ir.Value) bool {
	i := asInstr(v)
	return i != nil && (i.Op().IsCast() || slices.Contains(p.c.Target.Lowering.Registers, i.Type().Bits))
}

// matchExtension promotes an extension so that the address below it can be folded.
func (m *addressMatcher) matchExtension(o operation, depth int) bool {
	if !m.p.promotable(o.i) {
		return false
	}
	*o.moved = true
	old := m.p.extensionCost(o.i)
	folded := len(m.folded)
	v, _, cost := m.steps.promote(o.i)
	if !m.match(v, depth) {
		return false
	}
	old += len(m.folded) - folded
	if cost > old || cost == old && !m.p.fitsRegister(v) {
		return false
	}
	if m.form.scaled == ir.Value(o.i) {
		m.form.scaled = v
	}
	if m.form.base == ir.Value(o.i) {
		m.form.base = v
	}
	return true
}

// promoteToLoads moves extensions up as far as it pays, and returns what they have become;
// promoted: some were moved.
func (t *promotions) promoteToLoads(exts []*ir.Instr, spent int) (moved []*ir.Instr, promoted bool) {
	for _, e := range exts {
		if l := asInstr(e.Operand(0)); l != nil && l.Op() == ir.Load {
			moved = append(moved, e)
			continue
		}
		if !t.p.c.Target.Lowering.PromotesToLoads || t.p.c.FlagBool("disable-cgp-ext-ld-promotion", false) {
			return moved, false
		}
		mark := t.mark()
		up := t.tryPromotion(e, spent)
		if len(up) == 0 {
			t.rollBack(mark)
			up = []*ir.Instr{e}
		} else {
			promoted = true
		}
		moved = append(moved, up...)
	}
	return moved, promoted
}

// tryPromotion moves one extension above its operand, and the resulting extensions further up; nil
// when that does not pay.
func (t *promotions) tryPromotion(e *ir.Instr, spent int) []*ir.Instr {
	if !t.p.promotable(e) {
		return nil
	}
	was := t.p.extensionCost(e)
	v, made, cost := t.promote(e)
	total := max(0, spent+cost-was)
	if total > 1 || !t.p.fitsRegister(v) || was == 0 && len(made) > 1 {
		return nil
	}
	further, _ := t.promoteToLoads(made, total)
	var out []*ir.Instr
	for _, f := range further {
		l := asInstr(f.Operand(0))
		if l != nil && l.Op() == ir.Load && cost > was && !ir.HasOneUse(l) && !t.p.sameExtensions(l) {
			continue // the load is needed as it is, too
		}
		out = append(out, f)
	}
	return out
}

// sameExtensions reports whether one extension can serve all users of a load.
func (p *preparation) sameExtensions(l *ir.Instr) bool {
	var first *ir.Instr
	for u := range ir.Users(l) {
		if first == nil {
			first = u
		}
		if u.Op() != first.Op() || u.Op() != ir.SExt && u.Op() != ir.ZExt {
			return false
		}
		a, b := min(u.Type().Bits, first.Type().Bits), max(u.Type().Bits, first.Type().Bits)
		if free := p.c.Target.Lowering.FreeZExt; a != b && (u.Op() == ir.SExt || free == nil || !free(a, b)) {
			return false
		}
	}
	return true
}
