package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/ptx"
)

// spaceFact is the inferred address space of a generic pointer.
type spaceFact struct {
	space int
	state factState
}

type factState uint8

const (
	unseen  factState = iota // nothing yet: agrees with every space
	pointed                  // into space
	mixed                    // into no single one that is known
)

func (f spaceFact) meet(g spaceFact) spaceFact {
	switch {
	case f.state == unseen:
		return g
	case g.state == unseen || f == g:
		return f
	}
	return spaceFact{state: mixed}
}

// inferSpaces finds for each generic pointer the one space that it points into, as LLVM's
// infer-address-spaces does: optimistically, until nothing changes. Sources are allocas, variables,
// casts and, because CUDA passes only global memory to kernels, the parameters of kernels.
func (s *Func) inferSpaces(order []*ir.Block) {
	s.space = make([]spaceFact, s.IR.ValueBound())
	for changed := true; changed; {
		changed = false
		for _, b := range order {
			for i := range b.Instrs() {
				if t := i.Type(); !t.IsPtr() || t.Space != addrspace.Generic {
					continue
				}
				id := i.ID()
				if now := s.space[id].meet(s.spaceRule(i)); now != s.space[id] {
					s.space[id] = now
					changed = true
				}
			}
		}
	}
}

// spaceRule infers the address space of the result of i from those of its operands.
func (s *Func) spaceRule(i *ir.Instr) spaceFact {
	switch {
	case i.Op() == ir.Alloca:
		return spaceFact{addrspace.Local, pointed}
	case s.Target.KeepGeneric && i.Op() != ir.AddrSpaceCast:
		return spaceFact{state: mixed}
	}
	switch i.Op() {
	case ir.GetElementPtr, ir.BitCast, ir.Freeze:
		return s.spaceFactOf(i.Operand(0))
	case ir.AddrSpaceCast:
		return s.spaceFactOf(i.Operand(0))
	case ir.Select:
		return s.spaceFactOf(i.Operand(1)).meet(s.spaceFactOf(i.Operand(2)))
	case ir.Phi:
		f := spaceFact{}
		for k := range i.NumIncoming() {
			f = f.meet(s.spaceFactOf(i.Operand(k)))
		}
		return f
	case ir.Load:
		if s.Kernel && s.rootedInKernelParam(i.Operand(0)) {
			return spaceFact{addrspace.Global, pointed}
		}
	case ir.Call:
		if k, ok := pointerPass[i.IntrinsicID()]; ok {
			return s.spaceFactOf(i.Arg(k))
		}
	}
	return spaceFact{state: mixed}
}

// pointerPass lists the intrinsics whose result is the argument given here.
var pointerPass = map[string]int{
	"llvm.launder.invariant.group": 0, "llvm.strip.invariant.group": 0, "llvm.ssa.copy": 0, "llvm.ptr.annotation": 0,
	"llvm.nvvm.ptr.global.to.gen": 0, "llvm.nvvm.ptr.shared.to.gen": 0, "llvm.nvvm.ptr.local.to.gen": 0,
	"llvm.nvvm.ptr.constant.to.gen": 0,
}

func (s *Func) spaceFactOf(v ir.Value) spaceFact {
	t := v.Type()
	if !t.IsPtr() {
		return spaceFact{state: mixed}
	}
	if t.Space != addrspace.Generic {
		return spaceFact{t.Space, pointed}
	}
	switch v := v.(type) {
	case *ir.Instr:
		return s.space[v.ID()]
	case *ir.Param:
		return s.paramSpace(v)
	case *ir.Const:
		if v.Kind == ir.UndefConst || v.Kind == ir.PoisonConst {
			return spaceFact{}
		}
	}
	if a, ok := s.Module.Globals.Address(v); ok && a.Space != addrspace.Generic {
		return spaceFact{a.Space, pointed}
	}
	return spaceFact{state: mixed}
}

// SpaceOf is the address space that the address of v is computed in: of its type, or the inferred
// one.
func (s *Func) SpaceOf(v ir.Value) int {
	f := s.spaceFactOf(v)
	if f.state != pointed {
		return addrspace.Generic
	}
	return f.space
}

// rootedInKernelParam reports whether a pointer points into a parameter that a kernel takes by
// value.
func (s *Func) rootedInKernelParam(v ir.Value) bool {
	return RootedIn(v, func(v ir.Value) bool {
		p, ok := v.(*ir.Param)
		return ok && p.Attrs().Has("byval")
	})
}

// RootedIn reports whether a pointer is based only on parameters and variables of which ok holds:
// through getelementptr, casts, and φs, as pointers are that step through a loop.
func RootedIn(v ir.Value, ok func(ir.Value) bool) bool {
	const most = 8 // φs that are looked through
	seen := map[*ir.Instr]bool{}
	work := []ir.Value{v}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		switch x := v.(type) {
		case *ir.Param, *ir.GlobalVar:
			if !ok(x) {
				return false
			}
		case *ir.Const:
			if x.Kind != ir.ExprConst || x.Op != ir.GetElementPtr && x.Op != ir.BitCast && x.Op != ir.AddrSpaceCast {
				return false
			}
			work = append(work, x.Elems[0])
		case *ir.Instr:
			switch x.Op() {
			case ir.GetElementPtr, ir.BitCast, ir.AddrSpaceCast:
				work = append(work, x.Operand(0))
			case ir.Phi:
				if seen[x] {
					continue
				}
				if seen[x] = true; len(seen) > most {
					return false
				}
				for _, in := range x.Operands() {
					work = append(work, in)
				}
			default:
				return false
			}
		default:
			return false
		}
	}
	return true
}

// SpecificAddress returns a pointer as an address of SpaceOf(v), which must be a space of its own.
func (s *Func) SpecificAddress(v ir.Value) ptx.Operand {
	if v.Type().Space != addrspace.Generic {
		return s.One(v)
	}
	switch v := v.(type) {
	case *ir.Param:
		return s.paramSpec(v)
	case *ir.Instr:
		return s.specOfInstr(v)
	}
	a, ok := s.Module.Globals.Address(v)
	if !ok {
		return ptx.Int(0) // undef or poison: any address will do
	}
	return a.Sym
}

func (s *Func) specOfInstr(i *ir.Instr) ptx.Operand {
	id := i.ID()
	if s.spec[id] != nil {
		return s.spec[id]
	}
	var o ptx.Operand
	switch i.Op() {
	case ir.Alloca:
		if sym, ok := s.AllocaSymbol(i); ok {
			o = sym
		}
	case ir.AddrSpaceCast, ir.BitCast, ir.Freeze:
		o = s.SpecificAddress(i.Operand(0))
	case ir.GetElementPtr:
		if g := s.Decompose(i); g.IsZero() {
			o = s.SpecificAddress(i.Operand(0))
		}
	case ir.Call:
		if k, ok := pointerPass[i.IntrinsicID()]; ok {
			o = s.SpecificAddress(i.Arg(k))
		}
	}
	if o == nil {
		o = s.NewReg(s.specificType(i))
	}
	s.spec[id] = o
	return o
}

// specificType is the type of registers with the address of v in its own space.
func (s *Func) specificType(v ir.Value) ptx.Type { return emit.IntReg(s.Layout.PtrBits(s.SpaceOf(v))) }

// SpecificReg is the register in which the address of i in its own space was requested; ok is false
// if it was not, or is no register.
func (s *Func) SpecificReg(i *ir.Instr) (r ptx.Reg, ok bool) {
	r, ok = s.spec[i.ID()].(ptx.Reg)
	return r, ok
}

// DefineGeneric emits the generic form of an instruction's address from the one in its space, if it
// was requested.
func (s *Func) DefineGeneric(i *ir.Instr) {
	if !s.Requested(i) {
		return
	}
	d, ok := s.vals[i.ID()][0].(ptx.Reg)
	if ok {
		s.CastSpace(d, s.SpecificAddress(i), s.SpaceOf(i), addrspace.Generic)
	}
}
