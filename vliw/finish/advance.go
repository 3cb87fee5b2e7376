package finish

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Advanced loads: data and control speculation. Where the machine has them (Convention.Advances), a
// load of a superblock may be done before stores that may overlap it and above branches, and be
// checked where it was:
//
//	store [p] = x            a = load [q] !advanced
//	a = load [q]             store [p] = x
//	y = a + 1                a = check [q], a
//	                         y = a + 1
//
// The processor remembers the address of an advanced load until a store overlaps it. The check
// costs nothing if none has, and loads again otherwise; also where the advanced load was above a
// branch and would have faulted. Source: Intel Itanium Architecture Software Developer's Manual,
// volume 1, 4.4.5.
//
// The superblock is scheduled with all candidates advanced, and once more with those that the first
// schedule has moved. It stays as it was if that is not faster. Loads that must overlap an earlier
// store, under a guard, volatile, or of the frame are no candidates. Operations that use the value
// stay after the check: there is no recovery code.

// advancePays is how many cycles of a superblock, by how often each of its blocks runs, advanced
// loads must save.
const advancePays = 0.3

// advanceLoads returns a schedule of a superblock with advanced loads in its order, nil if that is
// not faster than r, or there are no registers for it. Before is the register pressure of the old
// order.
func (f *Stage) advanceLoads(live *mir.Liveness, blocks []*mir.Block, r *region, before [machine.NumFiles]int) *region {
	if !f.Mach.Convention().Advances {
		return nil
	}
	plain := make([][]mir.Inst, len(blocks))
	for n, b := range blocks {
		plain[n] = b.Insts
	}
	wanted := r.candidates()
	if len(wanted) == 0 {
		return nil
	}
	var best *region
	for range 2 {
		for n, b := range blocks {
			b.Insts = advanced(plain[n], wanted)
		}
		next := newRegion(f, live, blocks...)
		next.moves = r.moves
		next.schedule(before)
		if next.cost() > r.cost()-advancePays {
			break
		}
		moved := next.movedLoads()
		if next.reorder(before) {
			best = next
		}
		if len(moved) == len(wanted) || len(moved) == 0 {
			break
		}
		wanted = moved
	}
	if best == nil {
		for n, b := range blocks {
			b.Insts = plain[n]
		}
	}
	return best
}

// loadKey names a load by its result and place: registers may have several definitions.
type loadKey struct {
	dst mir.Reg
	mem *mir.MemRef
}

// candidates are the loads of a scheduled superblock that a branch or a store delays that they need
// not wait for: their addresses are there earlier than they are issued.
func (r *region) candidates() map[loadKey]bool {
	out := map[loadKey]bool{}
	known := map[mir.Reg]int32{} // from which cycle on a register of the superblock may be read
	var stores []*mir.MemRef
	floor := int32(0) // the cycle after the last barrier
	for k := range r.insts {
		in := &r.insts[k]
		switch {
		case isBarrier(in.Op) && k != r.branch[r.home[k]]:
			stores, floor = nil, r.cycle[k]+1
		case in.Mem == nil:
		case in.Mem.Store:
			stores = append(stores, in.Mem)
		case canAdvance(in) && (r.home[k] > 0 || r.f.mayMeetAny(in.Mem, stores)):
			at := floor
			in.EachUse(func(u *mir.Reg) { at = max(at, known[*u]) })
			if at < r.cycle[k] {
				out[loadKey{in.Dst, in.Mem}] = true
			}
		}
		if in.Dst != 0 {
			known[in.Dst] = r.cycle[k] + int32(r.mach.LatencyOf(in.Op))
		}
	}
	return out
}

// canAdvance reports the loads that have a check.
func canAdvance(in *mir.Inst) bool {
	_, ok := machine.CheckOf(in.Op)
	m := in.Mem
	return ok && in.Guard == 0 && in.Flags == 0 && !m.Volatile && m.Slot == 0 && !m.Outgoing && in.Dst.IsVirtual() && in.Args[0].Reg != in.Dst && in.Args[0].Slot == 0
}

// mayMeetAny reports whether a load may, but need not, overlap one of the latest stores.
func (f *Stage) mayMeetAny(load *mir.MemRef, stores []*mir.MemRef) bool {
	for k := len(stores) - 1; k >= 0 && k >= len(stores)-maxAccesses; k-- {
		s := stores[k]
		if s.Slot != 0 || s.Outgoing {
			continue
		}
		if surelyMeet(s, load) {
			return false
		}
		if !mir.DistinctObjects(s.Base, load.Base) && f.MayAlias(s, load, false) {
			return true
		}
	}
	return false
}

// surelyMeet reports whether two accesses of one execution touch a byte in common.
func surelyMeet(a, b *mir.MemRef) bool {
	return a.Slot == b.Slot && a.Base != nil && a.Base == b.Base && !mir.Apart(a.BaseOff+a.Off, a.Size, b.BaseOff+b.Off, b.Size)
}

// advanced is a block with some loads advanced and checked.
func advanced(list []mir.Inst, wanted map[loadKey]bool) []mir.Inst {
	out := make([]mir.Inst, 0, len(list)+len(wanted))
	for _, in := range list {
		if in.Mem == nil || in.Mem.Store || !wanted[loadKey{in.Dst, in.Mem}] || !canAdvance(&in) {
			out = append(out, in)
			continue
		}
		check := in
		check.Op, _ = machine.CheckOf(in.Op)
		check.Args = []mir.Operand{in.Args[0], mir.RegOp(in.Dst)}
		in.Flags |= asm.Advanced
		out = append(out, in, check)
	}
	return out
}

// movedLoads are the advanced loads that are before a store that they may overlap, or above a
// branch.
func (r *region) movedLoads() map[loadKey]bool {
	out := map[loadKey]bool{}
	for k := range r.insts {
		in := &r.insts[k]
		if in.Flags&asm.Advanced == 0 {
			continue
		}
		n := int(r.home[k])
		moved := n > 0 && r.cycle[k] <= r.cycle[r.branch[n-1]]
		for p := k - 1; p >= 0 && !moved && !isBarrier(r.insts[p].Op); p-- {
			x := &r.insts[p]
			moved = x.Mem != nil && x.Mem.Store && r.cycle[p] >= r.cycle[k] && r.f.mayMeetAny(in.Mem, []*mir.MemRef{x.Mem})
		}
		if moved {
			out[loadKey{in.Dst, in.Mem}] = true
		}
	}
	return out
}

// dropAdvances makes plain loads of the advanced ones that nothing has come between them and their
// check, in the order that the blocks now have.
func (r *region) dropAdvances() {
	if !r.f.Mach.Convention().Advances {
		return
	}
	open := map[loadKey]*mir.Inst{} // advanced loads of the block that no store has followed
	for _, b := range r.blocks {
		clear(open)
		kept := b.Insts[:0]
		for _, in := range b.Insts {
			key := loadKey{in.Dst, in.Mem}
			if load := open[key]; in.Op.IsCheck() && load != nil {
				load.Flags &^= asm.Advanced
				continue
			}
			if in.Mem != nil && in.Mem.Store {
				clear(open)
			}
			kept = append(kept, in)
			if in.Flags&(asm.Advanced|asm.Dismiss) == asm.Advanced {
				open[key] = &kept[len(kept)-1]
			}
		}
		b.Insts = kept
	}
}
