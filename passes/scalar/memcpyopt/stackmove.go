package memcpyopt

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
)

// A stack slot is copied to another as a whole, and their live ranges do not conflict: the two
// slots are merged (LLVM's stack-move optimization).
//
//	%a = alloca T                         %a = alloca T
//	%b = alloca T                   ⇒
//	f(%a); memcpy(%b, %a, n); g(%b)       f(%a); g(%a)

// maxSlotUses bounds the uses of a slot that are visited.
const maxSlotUses = 100

// twoSlots is a copy from one slot to another.
type twoSlots struct {
	*optimizer
	aa          *alias.Batch
	load, store *ir.Instr // the copy: a memcpy, or a load and a store
	from, to    *ir.Instr // the slots
	markers     []*ir.Instr
	scoped      []*ir.Instr // instructions with alias scopes
	above       bool        // a slot is used where from is not available yet
	effect      analysis.ModRef
}

// joinSlots merges the destination of a copy with its source, and reports whether it did; the
// caller removes the copy.
func (o *optimizer) joinSlots(load, store *ir.Instr, dest, src ir.Value, size uint64) bool {
	to, from := slotOf(dest), slotOf(src)
	if to == nil || from == nil || to.Type() != from.Type() || !o.isWhole(from, size) || !o.isWhole(to, size) {
		return false
	}
	s := &twoSlots{optimizer: o, aa: o.aa.Batch(), load: load, store: store, from: from, to: to}
	if !s.destinationIsNew(size) || !s.sourceIsLeft(size) {
		return false
	}
	if s.above {
		from.MoveBefore(from.Block().FirstInsertion())
	}
	from.SetAlign(max(from.Align(), to.Align()))
	ir.ReplaceAllUses(to, from)
	to.Erase()
	from.DropMDExcept("dbg")
	o.dead = append(o.dead, s.markers...)
	for _, i := range s.scoped {
		i.SetMD("noalias", nil)
	}
	o.c.Count("Number of stack-move optimizations performed", 1)
	return true
}

func slotOf(p ir.Value) *ir.Instr {
	i, ok := p.(*ir.Instr)
	if !ok || i.Op() != ir.Alloca {
		return nil
	}
	return i
}

// isWhole reports whether a slot of the function's frame has just the size of the copy.
func (o *optimizer) isWhole(slot *ir.Instr, size uint64) bool {
	n, known := o.slotSize(slot)
	return known && n == size && slot.Block().IsEntry() && !slot.HasFlag(ir.InAlloca)
}

// uses calls visit for every instruction that may access a slot. It reports whether these are all:
// the slot is not captured, and visit always returns true. It collects the lifetime markers of the
// whole slot.
func (s *twoSlots) uses(slot *ir.Instr, size uint64, visit func(*ir.Instr) bool) bool {
	seen := map[*ir.Use]bool{}
	for work := []*ir.Instr{slot}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Uses(v) {
			i := u.User()
			s.above = s.above || !s.dt.DominatesInstr(s.from, i)
			if len(seen) >= maxSlotUses {
				return false
			}
			if seen[u] {
				continue
			}
			seen[u] = true
			switch analysis.CapturesBy(u) {
			case analysis.Captured:
				return false
			case analysis.PassedOn:
				work = append(work, i)
				continue
			}
			if marksLife(i, size) {
				s.markers = append(s.markers, i)
				continue
			}
			if i.MD("noalias") != nil {
				s.scoped = append(s.scoped, i)
			}
			if !visit(i) {
				return false
			}
		}
	}
	return true
}

// marksLife reports whether i is the beginning or end of the life of all of a slot.
func marksLife(i *ir.Instr, size uint64) bool {
	if id := i.IntrinsicID(); id != "llvm.lifetime.start" && id != "llvm.lifetime.end" {
		return false
	}
	n, fits := ir.AsInt(i.Arg(0)).Int64()
	return fits && (n < 0 || uint64(n) == size)
}

// destinationIsNew reports whether the destination is not accessed before the copy. It collects its
// other accesses.
func (s *twoSlots) destinationIsNew(size uint64) bool {
	loc := alias.Location{Ptr: s.to, Size: alias.Precise(size)}
	var after []*ir.Block
	return s.uses(s.to, size, func(i *ir.Instr) bool {
		if i == s.store {
			return true
		}
		effect := s.aa.ModRef(i, loc)
		s.effect |= effect
		b := i.Block()
		switch {
		case effect&analysis.RefMod == 0:
		case b != s.store.Block():
			after = append(after, b)
		case i.ComesBefore(s.store):
			return false
		case !b.IsEntry():
			after = append(after, b.Succs()...)
		}
		return true
	}) && (len(after) == 0 || !analysis.BlocksReach(after, s.store.Block(), s.dt))
}

// sourceIsLeft reports whether, after the copy, the source is not written while the destination is
// read, nor read while the destination is written.
func (s *twoSlots) sourceIsLeft(size uint64) bool {
	loc := alias.Location{Ptr: s.from, Size: alias.Precise(size)}
	return s.uses(s.from, size, func(i *ir.Instr) bool {
		if i == s.load || i == s.store || s.postDominated(i) {
			return true
		}
		effect := s.aa.ModRef(i, loc)
		return !(s.effect&analysis.Mod != 0 && effect&analysis.Ref != 0 || s.effect&analysis.Ref != 0 && effect&analysis.Mod != 0)
	})
}

// postDominated reports whether the copy is always executed after i.
func (s *twoSlots) postDominated(i *ir.Instr) bool {
	if i.Block() == s.load.Block() {
		return i.ComesBefore(s.load)
	}
	return pass.Get(s.c, s.f, analysis.PostDominators).Dominates(s.load.Block(), i.Block())
}
