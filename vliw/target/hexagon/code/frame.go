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
	Saved    []Saved
	slots    []frameSlot
}

type frameSlot struct {
	size, align int64
	offset      int64 // from r29
	incoming    bool  // in the caller's frame, at offset
	top         bool  // the end of the outgoing arguments
}

// StackAlign is the alignment of the stack pointer in bytes.
const StackAlign = 8

// Add makes a slot; alignment is at most StackAlign.
func (f *Frame) Add(size, align int64) int32 {
	f.slots = append(f.slots, frameSlot{size: size, align: min(max(align, 1), StackAlign)})
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
	for k := range f.slots {
		s := &f.slots[k]
		if s.incoming || s.top {
			continue
		}
		at = roundUp(at, s.align)
		s.offset = at
		at += s.size
	}
	f.Size = roundUp(at, StackAlign)
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
	if f.Dynamic && !s.top {
		return FP, s.offset - f.Size
	}
	return SP, s.offset
}
