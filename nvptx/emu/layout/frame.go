package layout

import (
	"fmt"
	"slices"

	"opt-go/nvptx/ptx"
)

// Func is where the registers and the memory of a function are. Its frame is complete when all
// variables of the body have been declared; see Scopes.
type Func struct {
	Source   *ptx.Func
	Index    int     // in Module.Funcs
	Slots    []int32 // per ptx.Reg: index among the registers, or among the predicates; see halves
	NumRegs  int     // the last ones, from Spare on, are for constants and "_" in vectors of an instruction
	NumPreds int
	Spare    int
	Rets     []Formal
	Params   []Formal
	Shared   int      // of a kernel: bytes of shared memory that the variables take which it can reach
	held     []Symbol // of a kernel: these variables
	dynamic  bool     // of a kernel: it can reach dynamic shared memory by name
	// Ordered says of a kernel that it can reach a function of the device's runtime: it prints, or
	// uses the heap, which several blocks cannot do at once.
	Ordered bool
	// Waits says of a kernel that it can reach a load or an atomic operation by which a block may
	// see what another one does meanwhile, and so wait for it.
	Waits bool
	// Reserves says of a kernel that it can reach a function that asks where reserved shared memory
	// is.
	Reserves bool
	Frame    int // bytes of stack: formals, .local and .param variables
	Align    int // of the frame, bytes: the largest alignment in it, at least 16
}

// Formal is a formal parameter or result: bytes of the frame (of the parameter buffer, in a kernel)
// or a register.
type Formal struct {
	Off, Size int
	Reg       ptx.Reg // NoReg: in memory
}

// place numbers registers and lays out formals. It returns the shared variables of the body.
func (f *Func) place() (shared []*sharedVar) {
	f.Slots = make([]int32, len(f.Source.Regs))
	for r, info := range f.Source.Regs {
		if info.Type == ptx.Pred {
			f.Slots[r] = int32(f.NumPreds)
			f.NumPreds++
		} else {
			f.Slots[r] = int32(f.NumRegs)
			f.NumRegs += halves(info.Type)
		}
	}
	f.Waits = slices.ContainsFunc(f.Source.Body, seesOthers)
	f.Spare = f.NumRegs
	f.NumRegs += spares(f.Source.Body)
	off := 0
	place := func(ps []ptx.Param) []Formal {
		var fs []Formal
		for i := range ps {
			p := &ps[i]
			if p.Space == ptx.RegSpace {
				fs = append(fs, Formal{Size: p.Type.Bytes(), Reg: p.Reg})
				continue
			}
			off = int(Align(uint64(off), p.Alignment()))
			fs = append(fs, Formal{Off: off, Size: p.Size(), Reg: ptx.NoReg})
			off += p.Size()
		}
		return fs
	}
	f.Params = place(f.Source.Params)
	if f.Source.Entry {
		off = 0 // a kernel's parameters are in a space of their own
	}
	f.Rets = place(f.Source.Rets)
	f.Frame = off
	for _, s := range f.Source.Body {
		if v, ok := s.(*ptx.Var); ok && v.Space == ptx.Shared && v.Size() > 0 {
			shared = append(shared, &sharedVar{v: v, in: f})
		}
	}
	return shared
}

// seesOthers reports an instruction that reads memory anew: atom, or an ordered or volatile load.
func seesOthers(s ptx.Stmt) bool {
	in, ok := s.(*ptx.Inst)
	return ok && (in.Op == "atom" || in.Op == "ld" && slices.ContainsFunc(in.Mods, func(m string) bool {
		return m == "volatile" || m == "relaxed" || m == "acquire" || m == "mmio"
	}))
}

// spares is how many elements of vectors of an instruction are no registers, at most.
func spares(body []ptx.Stmt) int {
	most := 0
	for _, s := range body {
		in, ok := s.(*ptx.Inst)
		if !ok {
			continue
		}
		n := 0
		for _, a := range in.Args {
			vec, _ := a.(ptx.Vec)
			for _, e := range vec {
				if _, ok := e.(ptx.Reg); !ok {
					n++
				}
			}
		}
		most = max(most, n)
	}
	return most
}

// halves is how many registers of 64 bits hold a value; the second, if any, is its upper half.
func halves(t ptx.Type) int {
	if t.Bits() > 64 {
		return 2
	}
	return 1
}

// Scopes are the names that are visible at a place of a function's body, while one goes through it.
type Scopes struct {
	m     *Module
	f     *Func
	names []map[string]Symbol // the innermost scope last
}

// Scopes begins the body of a function: its formals are visible.
func (m *Module) Scopes(f *Func) *Scopes {
	s := &Scopes{m: m, f: f}
	s.Open()
	s.formals(f.Source.Params, f.Params, !f.Source.Entry)
	s.formals(f.Source.Rets, f.Rets, true)
	return s
}

func (s *Scopes) formals(ps []ptx.Param, fs []Formal, inFrame bool) {
	for i, p := range ps {
		if p.Space != ptx.RegSpace {
			s.names[0][p.Name] = Symbol{Space: ptx.ParamSpace, Addr: uint64(fs[i].Off), InFrame: inFrame, Size: fs[i].Size}
		}
	}
}

// Open begins a scope.
func (s *Scopes) Open() { s.names = append(s.names, map[string]Symbol{}) }

// Close ends the innermost scope.
func (s *Scopes) Close() { s.names = s.names[:len(s.names)-1] }

// End ends the body: the frame has its size.
func (s *Scopes) End() { s.f.Frame = int(Align(uint64(s.f.Frame), 16)) }

// Declare allocates a variable of the body: in the frame, or in shared memory.
func (s *Scopes) Declare(v *ptx.Var) error {
	scope, f := s.names[len(s.names)-1], s.f
	switch v.Space {
	case ptx.Local, ptx.ParamSpace:
		off := Align(uint64(f.Frame), max(v.Alignment(), 4))
		f.Frame = int(off) + v.Size()
		f.Align = max(f.Align, v.Alignment())
		scope[v.Name] = Symbol{Space: v.Space, Addr: off, InFrame: true, Size: v.Size()}
	case ptx.Shared:
		if v.Size() == 0 { // dynamic: placed after all static shared memory, whose size is known only now
			scope[v.Name] = Symbol{Space: ptx.Shared, Addr: uint64(s.m.Shared)}
			return nil
		}
		scope[v.Name] = s.m.bodyShared[v]
	default:
		return fmt.Errorf("%s:%d: .%s variable %s inside a function is not supported", s.m.Source.File, v.Line, v.Space, v.Name)
	}
	return nil
}

// Lookup finds what a name stands for.
func (s *Scopes) Lookup(name string) (Symbol, bool) {
	for i := len(s.names) - 1; i >= 0; i-- {
		if found, ok := s.names[i][name]; ok {
			return found, true
		}
	}
	found, ok := s.m.Symbols[name]
	return found, ok
}

// PackArguments is the parameter memory of a launch of the kernel, which is called so, with these
// arguments.
func (f *Func) PackArguments(kernel string, args [][]byte) (packed []byte, err error) {
	params := f.Source.Params
	if len(args) != len(params) {
		return nil, fmt.Errorf("kernel %s has %d parameters, %d arguments were given", kernel, len(params), len(args))
	}
	for i, p := range f.Params {
		if len(args[i]) != p.Size {
			return nil, fmt.Errorf("argument %d has %d bytes, parameter %s of kernel %s has %d", i, len(args[i]), params[i].Name, kernel, p.Size)
		}
		for len(packed) < p.Off+p.Size {
			packed = append(packed, 0)
		}
		copy(packed[p.Off:], args[i])
	}
	return packed, nil
}
