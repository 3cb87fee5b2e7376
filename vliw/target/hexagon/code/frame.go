package code

// Frame is the stack frame. allocframe pushes the return address and the caller's frame pointer:
//
//	incoming arguments
//	r30 → saved r31:30
//	      saved registers, slots
//	r29 → outgoing arguments
type Frame struct {
	Outgoing int64 // bytes of arguments of calls
	Dynamic  bool  // r29 moves: slots are addressed from r30
	Used     bool  // the function has a frame at all
	Size     int64 // bytes below r30
	Align    int64 // of r29; StackAlign, or more where a slot asks for it and r29 does not move
	Saved    []Saved
	slots    []frameSlot
}

type frameSlot struct {
	size, align int64
	offset      int64 // from r29
	incoming    bool  // in the caller's frame, at offset
	saved       bool  // holds registers of the caller: relative to r30
	top         bool  // the end of the outgoing arguments
}

// StackAlign is the alignment of the stack pointer in bytes.
const StackAlign = 8

// Add makes a slot. An alignment above StackAlign holds unless the frame is Dynamic.
func (f *Frame) Add(size, align int64) int32 {
	f.slots = append(f.slots, frameSlot{size: size, align: max(align, 1)})
	return int32(len(f.slots))
}

// AddSaved makes a slot for a pair of the caller's registers.
func (f *Frame) AddSaved() int32 {
	f.slots = append(f.slots, frameSlot{size: 8, align: 8, saved: true})
	return int32(len(f.slots))
}

// AddIncoming makes a slot in the caller's area of arguments.
func (f *Frame) AddIncoming(offset int64) int32 {
	f.slots = append(f.slots, frameSlot{offset: offset, incoming: true})
	return int32(len(f.slots))
}

// AddTop makes a slot at the end of the outgoing arguments, where dynamic objects start.
func (f *Frame) AddTop() int32 {
	f.slots = append(f.slots, frameSlot{top: true})
	return int32(len(f.slots))
}

func roundUp(n, align int64) int64 { return (n + align - 1) / align * align }

// Layout fixes the offsets.
func (f *Frame) Layout() {
	out := roundUp(f.Outgoing, StackAlign)
	at := out
	f.Align = StackAlign
	for _, saved := range []bool{false, true} { // what is relative to r30 comes last
		for k := range f.slots {
			s := &f.slots[k]
			if s.incoming || s.top || s.saved != saved {
				continue
			}
			if f.Dynamic {
				s.align = min(s.align, StackAlign)
			}
			f.Align = max(f.Align, s.align)
			at = roundUp(at, s.align)
			s.offset = at
			at += s.size
		}
	}
	// The saved registers end where r30 is, however far r29 is aligned down.
	size := roundUp(at, f.Align)
	for k := range f.slots {
		if s := &f.slots[k]; s.saved {
			s.offset += size - roundUp(at, StackAlign)
		}
	}
	f.Size = size
	for k := range f.slots {
		s := &f.slots[k]
		if s.incoming {
			s.offset += f.Size + 8
		} else if s.top {
			s.offset = out
		}
	}
	f.Used = f.Used || f.Size > 0 || f.Dynamic || len(f.slots) > 0
}

// Place is the base register and the offset of a slot.
func (f *Frame) Place(slot int32) (Reg, int64) {
	s := &f.slots[slot-1]
	if f.Dynamic && !s.top || f.Align > StackAlign && (s.saved || s.incoming) {
		return FP, s.offset - f.Size
	}
	return SP, s.offset
}
