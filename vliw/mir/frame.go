package mir

import "opt-go/vliw/machine"

// Frame lays out the stack frame: outgoing arguments at sp, then slots (allocas, spills, saved
// registers).
//
//	sp entry → ┌──────────────┐ incoming arguments from here up
//	           │ top          │
//	           │ saved regs   │
//	           │ slots        │
//	sp, fp   → │ outgoing     │
type Frame struct {
	Slots    []FrameSlot // slot n is slots[n-1]
	Outgoing int64       // bytes, at sp, for arguments of calls
	Dynamic  bool        // allocas of variable size: fp keeps what sp was
	Top      int64       // bytes below the caller's frame that incoming slots use
	Size     int64
}

// FrameSlot is a slot of the stack frame.
type FrameSlot struct {
	size, align int64
	offset      int64 // from the frame register, after layout
	incoming    bool  // in the caller's frame at offset
	Area        bool  // no bytes: the end of the outgoing arguments
}

// Add makes a slot.
func (f *Frame) Add(size, align int64) int32 {
	f.Slots = append(f.Slots, FrameSlot{size: size, align: max(align, 1)})
	return int32(len(f.Slots))
}

// AddIncoming makes a slot in the caller's argument area.
func (f *Frame) AddIncoming(offset int64) int32 {
	f.Slots = append(f.Slots, FrameSlot{offset: offset, incoming: true})
	return int32(len(f.Slots))
}

// Fp is the frame register of functions with dynamic allocas: the last that the callee saves.
func (f *Func) Fp() Reg {
	c := f.Mach.Convention()
	n := min(f.Mach.Regs[machine.Int].Static, c.Given[machine.Int]) - 1
	if n < c.Saved[machine.Int].First {
		Refuse(f.Src.Pos, "a stack object of variable size on a machine without callee-saved registers")
	}
	return Fixed(machine.R(n))
}

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }

// Layout fixes the offsets.
func (f *Frame) Layout() {
	at := alignUp(f.Outgoing, machine.StackAlign)
	for i := range f.Slots {
		s := &f.Slots[i]
		if s.Area {
			s.offset = alignUp(f.Outgoing, machine.StackAlign)
		}
		if s.incoming || s.Area {
			continue
		}
		at = alignUp(at, min(s.align, machine.StackAlign))
		s.offset = at
		at += s.size
	}
	f.Size = alignUp(at+f.Top, machine.StackAlign)
	for i := range f.Slots {
		if s := &f.Slots[i]; s.incoming {
			s.offset += f.Size
		}
	}
}

// Offset is the offset of a slot from the frame register.
func (f *Frame) Offset(slot int32) int64 { return f.Slots[slot-1].offset }
