package layout

import (
	"slices"

	"opt-go/nvptx/ptx"
)

// A kernel takes the shared memory of the variables that it can reach, as on hardware. Variables
// that no kernel has together may lie at the same place; a variable of several kernels lies at one
// for all.

// sharedVar is a .shared variable of known size.
type sharedVar struct {
	v       *ptx.Var
	in      *Func // nil: of the module
	at      Symbol
	kernels []bool // by index of the function: which reach it
}

// Reserved is the shared memory that hardware from sm_80 on keeps for itself and for libraries
// (%reserved_smem_offset_…), in bytes, and its alignment. It lies before all variables there; here
// it follows them, in launches of kernels that ask where it is.
const Reserved, ReservedAlign = 1024, 128

// placeShared gives .shared variables their addresses, and kernels their sizes.
func (m *Module) placeShared(vars []*sharedVar) {
	uses := m.uses()
	for _, k := range m.Funcs {
		if !k.Source.Entry {
			continue
		}
		names, reached := map[string]bool{}, make([]bool, len(m.Funcs))
		m.reach(k, uses, names, reached)
		for i, f := range m.Funcs {
			k.Ordered = k.Ordered || reached[i] && !f.Source.Defined
			k.Waits = k.Waits || reached[i] && f.Waits
			k.Reserves = k.Reserves || reached[i] && uses[i].reserved
		}
		for _, s := range vars {
			if s.in != nil && reached[s.in.Index] || s.in == nil && names[s.v.Name] {
				s.kernels[k.Index] = true
			}
		}
		k.dynamic = slices.ContainsFunc(m.dynamic, func(name string) bool { return names[name] })
	}
	for i, s := range vars {
		s.place(vars[:i], m.sharedGap)
		end := int(s.at.Addr) + s.at.Size + int(m.sharedGap)
		m.Shared = max(m.Shared, end)
		for k, f := range m.Funcs {
			if s.kernels[k] {
				f.Shared = max(f.Shared, end)
				f.held = append(f.held, s.at)
			}
		}
		if s.in == nil {
			m.Symbols[s.v.Name] = s.at
		} else {
			m.bodyShared[s.v] = s.at
		}
	}
}

// place finds the lowest address that no earlier variable of the same kernel takes, nor the gap
// after it.
func (s *sharedVar) place(before []*sharedVar, gap uint64) {
	size, align := s.v.Size(), s.v.Alignment()
	at := uint64(0)
	for again := true; again; {
		again = false
		for _, b := range before {
			end := b.at.Addr + uint64(b.at.Size) + gap
			if b.at.Addr < at+uint64(size)+gap && at < end && b.together(s) {
				at, again = Align(end, align), true
			}
		}
	}
	s.at = Symbol{Space: ptx.Shared, Addr: at, Size: size}
}

// together reports whether some kernel has both variables.
func (s *sharedVar) together(other *sharedVar) bool {
	for k, yes := range s.kernels {
		if yes && other.kernels[k] {
			return true
		}
	}
	return false
}

// use is what a function names: variables and functions; calls of addresses may reach every
// function.
type use struct {
	names    map[string]bool
	indirect bool
	reserved bool // a register that tells where reserved shared memory is
}

func (m *Module) uses() []use {
	list := make([]use, len(m.Funcs))
	for i, f := range m.Funcs {
		u := use{names: map[string]bool{}}
		for _, s := range f.Source.Body {
			in, ok := s.(*ptx.Inst)
			if !ok {
				continue
			}
			if _, callee, _, _, ok := ptx.CallParts(in); ok && in.Op == "call" {
				_, reg := callee.(ptx.Reg)
				u.indirect = u.indirect || reg
			}
			for _, a := range in.Args {
				u.name(a)
			}
		}
		list[i] = u
	}
	return list
}

// name notes the names in an operand.
func (u *use) name(o ptx.Operand) {
	var parts []ptx.Operand
	switch o := o.(type) {
	case ptx.SymRef:
		u.names[o.Name] = true
	case ptx.Special:
		u.reserved = u.reserved || o >= ptx.ReservedSmemBegin && o <= ptx.ReservedSmem1
	case ptx.Addr:
		u.name(o.Base)
	case ptx.Vec:
		parts = o
	case ptx.List:
		parts = o
	case ptx.Pair:
		parts = []ptx.Operand{o.First, o.Second}
	case ptx.Texel:
		parts = append([]ptx.Operand{o.Image, o.Sampler}, o.At...)
	}
	for _, p := range parts {
		u.name(p)
	}
}

// reach collects the functions that run in blocks of a kernel, and the names that they use.
func (m *Module) reach(f *Func, uses []use, names map[string]bool, reached []bool) {
	reached[f.Index] = true
	u := &uses[f.Index]
	for name := range u.names {
		names[name] = true
		if g := m.Symbols[name].Func; g != nil && !g.Source.Entry && !reached[g.Index] {
			m.reach(g, uses, names, reached)
		}
	}
	for _, g := range m.Funcs {
		if u.indirect && !g.Source.Entry && !reached[g.Index] {
			m.reach(g, uses, names, reached)
		}
	}
}

// SharedBytes is the size of a block's shared memory in a launch of the kernel with so many bytes
// of dynamic shared memory, which follows all variables.
func (f *Func) SharedBytes(m *Module, dynamic int) int {
	if dynamic > 0 {
		return m.Shared + dynamic
	}
	return f.Shared
}

// SharedGap is a gap between variables in which most accesses past the end of an array fall. The
// banks that variables lie in do not depend on it.
const SharedGap = 4 << 10

// Held says which bytes of a block's shared memory belong to a variable that the kernel can reach:
// all of them if it can reach none, since it computes addresses in other ways then. The last bytes
// of the memory are reserved and belong to whoever asks where they are.
func (f *Func) Held(m *Module, size, reserved int) []bool {
	held := make([]bool, size)
	mark := func(from, to int) {
		for at := from; at < min(to, size); at++ {
			held[at] = true
		}
	}
	for _, s := range f.held {
		mark(int(s.Addr), int(s.Addr)+s.Size)
	}
	switch {
	case f.dynamic:
		mark(m.Shared, size)
	case len(f.held) == 0:
		mark(0, size)
	}
	mark(size-reserved, size)
	return held
}
