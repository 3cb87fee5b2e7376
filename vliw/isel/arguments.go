package isel

import (
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// argumentPlaces hands out the places of arguments, one after the other, by a convention.
type argumentPlaces struct {
	c     *machine.Convention
	list  *[machine.NumFiles]machine.Span // the registers as the caller or as the callee sees them
	used  [machine.NumFiles]int
	slot  int   // with Slots: of the next argument
	stack int64 // otherwise: bytes of stack slots so far
}

// next is the register of the next argument, or the offset of its stack slot from the caller's sp.
func (a *argumentPlaces) next(file machine.File, variadic bool) (reg machine.Reg, at int64) {
	if a.c.Slots {
		return a.nextSlot(file)
	}
	if !variadic {
		r, ok := a.c.Reg(a.list, file, a.used[file])
		a.used[file]++
		if ok {
			return r, 0
		}
	}
	at = a.stack
	a.stack += machine.StackSlot
	return machine.Reg{}, at
}

// nextSlot takes a slot.
func (a *argumentPlaces) nextSlot(file machine.File) (reg machine.Reg, at int64) {
	n, inRegs := a.slot, a.list[machine.Int].Count
	a.slot++
	if n >= inRegs {
		return machine.Reg{}, a.offset(n)
	}
	if file == machine.Float {
		n = a.used[file]
		a.used[file]++
	}
	reg, _ = a.c.Reg(a.list, file, n)
	return reg, 0
}

// offset is where a slot is, or would be if there were no registers, relative to the caller's sp.
func (a *argumentPlaces) offset(slot int) int64 {
	return a.c.Scratch + int64(slot-a.list[machine.Int].Count)*machine.StackSlot
}

// inRegs reports whether the next slot is a register.
func (a *argumentPlaces) inRegs() bool { return a.c.Slots && a.slot < a.list[machine.Int].Count }

// align skips slots for an argument of more than a slot's alignment.
func (a *argumentPlaces) align(align int64) {
	per := int(align / machine.StackSlot)
	a.slot = (a.slot + per - 1) / per * per
}

// room reserves stack slots, and returns the offset of the first.
func (a *argumentPlaces) room(slots int, align int64) int64 {
	if a.c.Slots {
		a.align(align)
		a.slot += slots
		return a.offset(a.slot - slots)
	}
	at := (a.stack + align - 1) / align * align
	a.stack = at + int64(slots)*machine.StackSlot
	return at
}

// bytes is the size of the area at the caller's sp.
func (a *argumentPlaces) bytes() int64 {
	if a.c.Slots {
		return max(a.c.Scratch, a.offset(a.slot))
	}
	return a.stack
}

// variadicArguments makes the slot of the first variadic argument. With Slots, those that are
// registers are stored below the others, so that the list is contiguous.
func (s *selector) variadicArguments(at *argumentPlaces) int32 {
	if !at.c.Slots {
		return s.Frame.AddIncoming(at.stack)
	}
	first, count := at.slot, at.list[machine.Int].Count
	if low := at.offset(min(first, count)); low < 0 {
		s.Frame.Top = (-low + machine.StackAlign - 1) &^ (machine.StackAlign - 1)
	}
	list := s.Frame.AddIncoming(at.offset(first))
	for n := first; n < count; n++ {
		reg, _ := at.c.Reg(at.list, machine.Int, n)
		s.LiveIn = append(s.LiveIn, mir.Fixed(reg))
		off := int64(n-first) * machine.StackSlot
		s.storeOp(machine.OpSt8, place{mem: mir.MemOp(mir.SP, off).At(list), ref: mir.MemRef{Slot: list, Off: off}}, mir.RegOp(mir.Fixed(reg)))
	}
	return list
}
