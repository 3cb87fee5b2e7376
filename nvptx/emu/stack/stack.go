// Package stack is what the calls of a warp take: their registers and predicates, and local memory
// of each thread. Frames lie one after the other, as calls of diverged threads may be in turn, and
// one that ends gives its place back when all later ones have ended too.
package stack

import (
	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// Stack is the frames of a warp.
type Stack struct {
	Regs  []lane.Values
	Preds []uint32
	Local [lane.Size][]byte // local memory, by thread
	Top   uint64            // end of the used part of local memory

	frames []*Frame // in order of their places
}

// Frame is where the registers and the memory of a call are.
type Frame struct {
	Func      *layout.Func
	RegBase   int    // in Stack.Regs
	PredBase  int    // in Stack.Preds
	LocalBase uint64 // in Stack.Local
	end       uint64 // Top before the call
	done      bool
}

// start keeps address zero of local memory free.
const start = 16

// Reset forgets all frames, but for the memory that they took. Registers that nothing has written
// are zero only if zero says so.
func (s *Stack) Reset(zero bool) {
	s.Top, s.frames = start, s.frames[:0]
	if zero {
		clear(s.Regs)
	}
	clear(s.Preds)
	for i := range s.Local {
		clear(s.Local[i])
	}
}

// Push places the frame f of a function, after all others. Its memory is there when Grow has made
// it.
func (s *Stack) Push(f *Frame, fn *layout.Func) {
	*f = Frame{Func: fn, end: s.Top, LocalBase: layout.Align(s.Top, max(fn.Align, 16))}
	if n := len(s.frames); n > 0 {
		last := s.frames[n-1]
		f.RegBase, f.PredBase = last.RegBase+last.Func.NumRegs, last.PredBase+last.Func.NumPreds
	}
	if need := f.RegBase + fn.NumRegs; need > len(s.Regs) {
		s.Regs = append(s.Regs, make([]lane.Values, max(need-len(s.Regs), len(s.Regs)))...)
	}
	if need := f.PredBase + fn.NumPreds; need > len(s.Preds) {
		s.Preds = append(s.Preds, make([]uint32, max(need-len(s.Preds), len(s.Preds)))...)
	}
	s.frames = append(s.frames, f)
}

// Drop ends a frame.
func (s *Stack) Drop(f *Frame) {
	f.done = true
	for n := len(s.frames); n > 0 && s.frames[n-1].done; n = len(s.frames) {
		s.Top = s.frames[n-1].end
		s.frames = s.frames[:n-1]
	}
}

// Grow makes local memory end at top or later.
func (s *Stack) Grow(top uint64) {
	if s.Top = top; int(top) <= len(s.Local[0]) {
		return
	}
	size := max(int(top), 2*len(s.Local[0]))
	for i := range s.Local {
		mem := make([]byte, size)
		copy(mem, s.Local[i])
		s.Local[i] = mem
	}
}

// Restore gives back what a frame has allocated beyond top. Only the last frame's own allocations
// can be.
func (s *Stack) Restore(f *Frame, top uint64) {
	if f == s.frames[len(s.frames)-1] && top >= f.LocalBase+uint64(f.Func.Frame) {
		s.Top = top
	}
}

// Bytes is a part of a frame in the memory of a thread.
func (s *Stack) Bytes(f *Frame, thread, off, size int) []byte {
	at := int(f.LocalBase) + off
	return s.Local[thread][at : at+size]
}

// Value is a formal result of a thread: its bytes, or the eight of its register.
func (s *Stack) Value(f *Frame, r *layout.Formal, thread int) []byte {
	if r.Reg == ptx.NoReg {
		return s.Bytes(f, thread, r.Off, r.Size)
	}
	data := make([]byte, 8)
	scalar.Store(data, 8, s.Regs[f.RegBase+int(f.Func.Slots[r.Reg])][thread])
	return data
}

// Receive stores an argument of a thread in a formal parameter.
func (s *Stack) Receive(f *Frame, p *layout.Formal, thread int, from []byte) {
	if p.Reg == ptx.NoReg {
		copy(s.Bytes(f, thread, p.Off, p.Size), from)
		return
	}
	var data [8]byte
	copy(data[:min(p.Size, 8)], from)
	s.Regs[f.RegBase+int(f.Func.Slots[p.Reg])][thread] = scalar.Load(data[:], 8)
}
