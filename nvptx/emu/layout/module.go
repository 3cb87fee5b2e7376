package layout

import (
	"fmt"

	"opt-go/nvptx/ptx"
)

// Module is where the names of a module lie. It does not change after Of, but for the frames that
// Scopes completes.
type Module struct {
	Source  *ptx.Module
	Symbols map[string]Symbol // module level
	Globals []Global          // .global variables
	Consts  []byte            // the constant window
	Shared  int               // where dynamic shared memory begins: after the variables of every kernel
	Funcs   []*Func

	bodyShared map[*ptx.Var]Symbol // .shared variables declared inside functions
	sharedGap  uint64              // bytes between .shared variables
	dynamic    []string            // the arrays of open size, which are the dynamic shared memory
}

// Global is a .global variable: its address and its initial value.
type Global struct {
	Var   *ptx.Var
	Addr  uint64
	Image []byte
}

// Symbol is what a name stands for: an address in a space, or a function.
type Symbol struct {
	Space   ptx.Space
	Addr    uint64 // offset in the space's window; for a frame-relative symbol, in the frame
	InFrame bool   // is in the frame of the running function (.local and .param variables)
	Size    int    // bytes
	Func    *Func  // nil: a variable
}

// Of lays out a module with its .global variables from an address on, a multiple of 256: programs
// that share a memory need places of their own, of GlobalsSize bytes. After each .shared variable
// so many bytes stay free as sharedGap says; see Held.
func Of(src *ptx.Module, base, sharedGap uint64) (*Module, error) {
	m := &Module{Source: src, Symbols: map[string]Symbol{}, bodyShared: map[*ptx.Var]Symbol{}, sharedGap: sharedGap}
	if err := m.place(base); err != nil {
		return nil, err
	}
	return m, m.initialise()
}

// place assigns an address to every module-level name.
func (m *Module) place(base uint64) error {
	next, shared := base, []*sharedVar{}
	dynamicAlign := 16
	for _, d := range m.Source.Decls {
		switch d := d.(type) {
		case *ptx.Func:
			m.addFunc(d)
		case *ptx.Var:
			if old, again := m.Symbols[d.Name]; again && (d.Linkage == ptx.Extern || old.Size > 0) {
				continue
			}
			if d.Linkage == ptx.Extern && d.Space != ptx.Shared {
				if m.Source.Var(d.Name).Linkage != ptx.Extern {
					continue // defined later
				}
				return fmt.Errorf("%s:%d: .extern variable %s is not defined in this module", m.Source.File, d.Line, d.Name)
			}
			switch d.Space {
			case ptx.Global:
				var at uint64
				at, next = placeGlobal(d, next)
				m.Globals = append(m.Globals, Global{Var: d, Addr: at, Image: make([]byte, d.Size())})
				m.Symbols[d.Name] = Symbol{Space: ptx.Global, Addr: at, Size: d.Size()}
			case ptx.Const:
				off := Align(uint64(len(m.Consts)), d.Alignment())
				m.Consts = append(m.Consts, make([]byte, off+uint64(d.Size())-uint64(len(m.Consts)))...)
				m.Symbols[d.Name] = Symbol{Space: ptx.Const, Addr: off, Size: d.Size()}
			case ptx.Shared:
				if d.Size() == 0 {
					m.dynamic = append(m.dynamic, d.Name)
					dynamicAlign = max(dynamicAlign, d.Alignment())
				}
				m.Symbols[d.Name] = Symbol{Space: ptx.Shared, Size: d.Size()}
				if d.Size() > 0 {
					shared = append(shared, &sharedVar{v: d})
				}
			default:
				return fmt.Errorf("%s:%d: module-level .%s variables are not supported", m.Source.File, d.Line, d.Space)
			}
		}
	}
	for _, f := range m.Funcs {
		shared = append(shared, f.place()...)
	}
	if err := m.aliases(); err != nil {
		return err
	}
	for _, s := range shared {
		s.kernels = make([]bool, len(m.Funcs))
	}
	m.placeShared(shared)
	m.Shared = int(Align(uint64(m.Shared), dynamicAlign)) // dynamic shared memory follows all static
	for _, name := range m.dynamic {
		m.Symbols[name] = Symbol{Space: ptx.Shared, Addr: uint64(m.Shared)}
	}
	return nil
}

// placeGlobal returns the address of a variable, the first possible one from next on, and where the
// following one may begin: a gap lets an access past the end be found out.
func placeGlobal(v *ptx.Var, next uint64) (at, end uint64) {
	at = Align(next, max(v.Alignment(), 16))
	return at, at + uint64(v.Size()) + 16
}

// GlobalsSize returns how many bytes the .global variables of a module take.
func GlobalsSize(m *ptx.Module) int {
	end := uint64(0)
	for _, d := range m.Decls {
		if v, ok := d.(*ptx.Var); ok && v.Space == ptx.Global {
			_, end = placeGlobal(v, end)
		}
	}
	return int(end)
}

func (m *Module) aliases() error {
	for _, d := range m.Source.Decls {
		if a, ok := d.(*ptx.Alias); ok {
			target, found := m.Symbols[a.Target]
			if !found || target.Func == nil {
				return fmt.Errorf("%s:%d: alias of %s, which is no function", m.Source.File, a.Line, a.Target)
			}
			m.Symbols[a.Name] = target
		}
	}
	return nil
}

func (m *Module) addFunc(d *ptx.Func) {
	if old, again := m.Symbols[d.Name]; again {
		if d.Defined && !old.Func.Source.Defined {
			old.Func.Source = d
		}
		return
	}
	f := &Func{Source: d, Index: len(m.Funcs)}
	m.Funcs = append(m.Funcs, f)
	m.Symbols[d.Name] = Symbol{Addr: codeWindow + 16*uint64(f.Index+1), Func: f}
}

// ByAddress finds the function that an address of the code window means.
func (m *Module) ByAddress(addr uint64) *Func {
	i := (addr-codeWindow)/16 - 1
	if addr%16 != 0 || i >= uint64(len(m.Funcs)) {
		return nil
	}
	return m.Funcs[i]
}

// Kernel finds an entry by name.
func (m *Module) Kernel(name string) (*Func, error) {
	s, ok := m.Symbols[name]
	switch {
	case !ok || s.Func == nil:
		return nil, fmt.Errorf("%s: no kernel called %s", m.Source.File, name)
	case !s.Func.Source.Entry || !s.Func.Source.Defined:
		return nil, fmt.Errorf("%s: %s is no kernel defined here (.entry)", m.Source.File, name)
	}
	return s.Func, nil
}

// Global returns the address and size of a .global variable.
func (m *Module) Global(name string) (addr uint64, size int, ok bool) {
	for _, g := range m.Globals {
		if g.Var.Name == name {
			return g.Addr, len(g.Image), true
		}
	}
	return 0, 0, false
}
