// Package arguments hands out the places of arguments, one after the other, by a calling
// convention.
package arguments

import "opt-go/vliw/machine"

// Places hands out places. Convention and List must be set.
type Places struct {
	Convention *machine.Convention
	List       *[machine.NumFiles]machine.Span // the registers as the caller or as the callee sees them
	used       [machine.NumFiles]int
	Slot       int   // with Slots: of the next argument
	Stack      int64 // otherwise: bytes of stack slots so far
}

// Next is the register of the next argument, or the offset of its stack slot from the caller's sp.
func (a *Places) Next(file machine.File, variadic bool) (reg machine.Reg, at int64) {
	if a.Convention.Slots {
		return a.nextSlot(file)
	}
	if !variadic {
		r, ok := a.Convention.Reg(a.List, file, a.used[file])
		a.used[file]++
		if ok {
			return r, 0
		}
	}
	at = a.Stack
	a.Stack += machine.StackSlot
	return machine.Reg{}, at
}

// nextSlot takes a slot.
func (a *Places) nextSlot(file machine.File) (reg machine.Reg, at int64) {
	n, inRegs := a.Slot, a.List[machine.Int].Count
	a.Slot++
	if n >= inRegs {
		return machine.Reg{}, a.Offset(n)
	}
	if file == machine.Float {
		n = a.used[file]
		a.used[file]++
	}
	reg, _ = a.Convention.Reg(a.List, file, n)
	return reg, 0
}

// Offset is where a slot is, or would be if there were no registers, relative to the caller's sp.
func (a *Places) Offset(slot int) int64 {
	return a.Convention.Scratch + int64(slot-a.List[machine.Int].Count)*machine.StackSlot
}

// InRegs reports whether the next slot is a register.
func (a *Places) InRegs() bool { return a.Convention.Slots && a.Slot < a.List[machine.Int].Count }

// Align skips slots for an argument of more than a slot's alignment.
func (a *Places) Align(align int64) {
	per := int(align / machine.StackSlot)
	a.Slot = (a.Slot + per - 1) / per * per
}

// Room reserves stack slots, and returns the offset of the first.
func (a *Places) Room(slots int, align int64) int64 {
	if a.Convention.Slots {
		a.Align(align)
		a.Slot += slots
		return a.Offset(a.Slot - slots)
	}
	at := (a.Stack + align - 1) / align * align
	a.Stack = at + int64(slots)*machine.StackSlot
	return at
}

// Bytes is the size of the area at the caller's sp.
func (a *Places) Bytes() int64 {
	if a.Convention.Slots {
		return max(a.Convention.Scratch, a.Offset(a.Slot))
	}
	return a.Stack
}
