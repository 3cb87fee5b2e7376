package dse

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/memssa"
)

// noop reports whether a write stores the value that memory already holds: the initial value of an
// allocation, a value loaded from there, or one that a branch has compared equal to it.
func (d *state) noop(def *memssa.Access, obj ir.Value) bool {
	i := def.Instr
	var value ir.Value
	switch {
	case i.Op() == ir.Store:
		value = i.Operand(0)
	case alias.MemSet(i):
		value = i.Arg(1)
	default:
		return false
	}
	if !removable(i) {
		return false
	}
	if k, ok := value.(*ir.Const); ok && initially(obj, k) {
		limit := scanLimit
		if d.walk.ClobberSkippingSelf(def, &limit).Kind == memssa.LiveOnEntry || d.clobberIs(def, obj) {
			return true
		}
	}
	if i.Op() != ir.Store {
		return false
	}
	if d.comparedWith(def) {
		return true
	}
	load, ok := value.(*ir.Instr)
	return ok && load.Op() == ir.Load && load.Operand(0) == i.Operand(1) && d.unchangedSince(def, load)
}

// initially reports whether fresh memory of the allocation holds the constant.
func initially(obj ir.Value, k *ir.Const) bool {
	i, ok := obj.(*ir.Instr)
	if !ok || !i.Op().IsCall() {
		return false
	}
	a := analysis.Allocation(i)
	return a != nil && a.Realloc < 0 && (a.Zeroed && k.IsZero() || !a.Zeroed && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst))
}

// clobberIs reports whether the allocation itself is the last that wrote the location.
func (d *state) clobberIs(def *memssa.Access, obj ir.Value) bool {
	limit := scanLimit
	c := d.walk.ClobberSkippingSelf(def, &limit)
	return c.Kind == memssa.Def && ir.Value(c.Instr) == obj
}

// comparedWith reports whether the nearest branch above compared memory with the value that is
// stored, and led here when they are equal.
func (d *state) comparedWith(def *memssa.Access) bool {
	i := def.Instr
	above := d.dt.IDom(i.Block())
	if above == nil {
		return false
	}
	t := above.Term()
	if !t.IsCondBr() || t.Succ(0) == t.Succ(1) {
		return false
	}
	c, ok := t.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.ICmp || !c.Pred.IsEquality() {
		return false
	}
	for k := range 2 {
		load, ok := c.Operand(k).(*ir.Instr)
		if !ok || load.Op() != ir.Load || load.Operand(0) != i.Operand(1) || c.Operand(1-k) != i.Operand(0) {
			continue
		}
		side := 0
		if c.Pred == ir.NE {
			side = 1
		}
		if !d.dt.EdgeDominates(above, t.Succ(side), i.Block()) {
			return false
		}
		a := d.mssa.Of(load)
		limit := scanLimit
		return a != nil && d.mssa.Dominates(d.walk.ClobberSkippingSelf(def, &limit), a)
	}
	return false
}

// unchangedSince reports whether memory at the store's address is as the load found it.
func (d *state) unchangedSince(def *memssa.Access, load *ir.Instr) bool {
	a := d.mssa.Of(load)
	if a == nil {
		return false
	}
	version := a.Defining()
	if version == def.Defining() {
		return true
	}
	work := []*memssa.Access{d.walk.Clobber(def)}
	seen := map[*memssa.Access]bool{def: true, work[0]: true}
	for n := 0; n < len(work); n++ {
		c := work[n]
		if c.Kind == memssa.Phi {
			for k := range c.NumIncoming() {
				if in := c.Incoming(k); !seen[in] {
					seen[in] = true
					work = append(work, in)
				}
			}
			continue
		}
		if c != version {
			return false
		}
	}
	return true
}

// redundant removes stores that repeat the write above them.
func (d *state) redundant() {
	for _, def := range d.defs {
		if def.Removed() || !removable(def.Instr) {
			continue
		}
		loc, ok := written(def.Instr)
		if !ok {
			continue
		}
		upper := def.Optimized()
		if upper == nil {
			upper = def.Defining()
		}
		if upper.Kind == memssa.Def && d.repeats(def.Instr, upper.Instr, loc) && !d.mayRead(loc, upper.Instr) {
			d.c.Count("Number of redundant stores deleted", 1)
			d.remove(def.Instr)
		}
	}
}

func (d *state) repeats(i, upper *ir.Instr, loc alias.Location) bool {
	if identical(i, upper) {
		return true
	}
	if !alias.MemSet(upper) || i.Op() != ir.Store {
		return false
	}
	w, ok := written(upper)
	if !ok || d.overwrites(upper, i, w, loc).kind != complete {
		return false
	}
	b := ByteOf(i.Operand(0), d.dl)
	return b != nil && b == upper.Arg(1)
}

// identical reports whether two instructions do the same with the same operands.
func identical(i, j *ir.Instr) bool {
	if i.NumOperands() != j.NumOperands() || !i.SameOperation(j) || i.Flags != j.Flags {
		return false
	}
	for k, v := range i.Operands() {
		if j.Operand(k) != v {
			return false
		}
	}
	return true
}

// ByteOf returns the byte that storing v repeats, as a value of type i8, or nil.
func ByteOf(v ir.Value, dl *ir.DataLayout) ir.Value {
	if v.Type().IsInt(8) {
		return v
	}
	k, ok := v.(*ir.Const)
	if !ok {
		return nil
	}
	i8 := v.Type().Context().I8
	switch k.Kind {
	case ir.UndefConst, ir.PoisonConst:
		return ir.NewUndef(i8)
	case ir.NullConst, ir.ZeroConst:
		return ir.NewInt(i8, 0)
	case ir.IntConst:
		return repeatedByte(k, k.Type().Bits, i8)
	case ir.FloatConst:
		if k.IsZero() {
			return ir.NewInt(i8, 0)
		}
		if bits := k.Type().FloatBits(); bits <= 64 {
			lo, _ := k.FloatBits()
			return repeatedByte(ir.NewInt(v.Type().Context().Int(bits), lo), bits, i8)
		}
		return nil
	case ir.ArrayConst, ir.StructConst, ir.VectorConst, ir.StringConst:
		var all ir.Value
		for n := range k.Type().NumFields() {
			b := ByteOf(k.Elem(n), dl)
			if b == nil || all != nil && b != all {
				return nil
			}
			all = b
		}
		return all
	}
	return nil
}

func repeatedByte(k *ir.Const, bits int, i8 *ir.Type) ir.Value {
	if bits%8 != 0 {
		return nil
	}
	n := k.Big()
	first := uint64(0)
	for b := range 8 {
		first |= uint64(n.Bit(b)) << uint(b)
	}
	for b := range bits {
		if n.Bit(b) != uint(first>>uint(b%8)&1) {
			return nil
		}
	}
	return ir.NewInt(i8, first)
}

// atEnd removes writes to objects that are not visible to the caller, where no path from the write
// to the function's end reads them.
func (d *state) atEnd() {
	for n := len(d.defs) - 1; n >= 0; n-- {
		def := d.defs[n]
		if def.Removed() || !removable(def.Instr) {
			continue
		}
		loc, ok := written(def.Instr)
		if ok && d.invisibleAfterRet(analysis.UnderlyingObject(loc.Ptr)) && d.unread(def, loc) {
			d.c.Count("Number of stores deleted", 1)
			d.remove(def.Instr)
		}
	}
}

func (d *state) unread(def *memssa.Access, loc alias.Location) bool {
	seen := map[*memssa.Access]bool{}
	work := []*memssa.Access{}
	push := func(a *memssa.Access) {
		for u := range a.EachUser() {
			if len(work) >= d.limits.reads { // there may be thousands
				return
			}
			if !seen[u] {
				seen[u] = true
				work = append(work, u)
			}
		}
	}
	push(def)
	for n := 0; n < len(work); n++ {
		if len(work) >= d.limits.reads {
			return false
		}
		u := work[n]
		if u.Kind == memssa.Phi {
			if !d.loopInvariant(loc.Ptr) {
				return false
			}
			push(u)
			continue
		}
		if d.mayRead(loc, u.Instr) {
			return false
		}
		if u.Kind == memssa.Def {
			push(u)
		}
	}
	return true
}
