package codegen

import "opt-go/vliw/machine"

// frame lays out the stack frame: outgoing arguments at sp, then slots (allocas, spills, saved registers).
//
//	sp entry → ┌──────────────┐ incoming arguments from here up
//	           │ saved regs   │
//	           │ slots        │
//	sp, fp   → │ outgoing     │
type frame struct {
	slots    []frameSlot // slot n is slots[n-1]
	outgoing int64       // bytes, at sp, for arguments of calls
	dynamic  bool        // allocas of variable size: fp keeps what sp was
	size     int64
}

type frameSlot struct {
	size, align int64
	offset      int64 // from the frame register, after layout
	incoming    bool  // lies in the caller's frame at offset
	area        bool  // no bytes: the end of the outgoing arguments
}

// add makes a slot.
func (f *frame) add(size, align int64) int32 {
	f.slots = append(f.slots, frameSlot{size: size, align: max(align, 1)})
	return int32(len(f.slots))
}

// addIncoming makes a slot that lies in the caller's argument area.
func (f *frame) addIncoming(offset int64) int32 {
	f.slots = append(f.slots, frameSlot{offset: offset, incoming: true})
	return int32(len(f.slots))
}

// fp is the frame register of functions with dynamic allocas: the last that the callee saves.
func (f *function) fp() Reg {
	n := min(f.mach.Regs[machine.Int].Static-1, machine.LastSaved)
	if n < machine.FirstSaved {
		refuse(f.src.Pos, "a stack object of variable size on a machine without callee-saved registers")
	}
	return fixed(machine.R(n))
}

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }

// layout fixes the offsets.
func (f *frame) layout() {
	at := alignUp(f.outgoing, machine.StackAlign)
	for i := range f.slots {
		s := &f.slots[i]
		if s.area {
			s.offset = alignUp(f.outgoing, machine.StackAlign)
		}
		if s.incoming || s.area {
			continue
		}
		at = alignUp(at, min(s.align, machine.StackAlign))
		s.offset = at
		at += s.size
	}
	f.size = alignUp(at, machine.StackAlign)
	for i := range f.slots {
		if s := &f.slots[i]; s.incoming {
			s.offset += f.size
		}
	}
}

// offset is where a slot lies, from the frame register.
func (f *frame) offset(slot int32) int64 { return f.slots[slot-1].offset }
