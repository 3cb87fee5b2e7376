package emu

import (
	"encoding/binary"
	"fmt"

	"opt-go/nvptx/ptx"
)

// Program is a module made ready to run. It is read-only: launches may share it.
type Program struct {
	module  *ptx.Module
	symbols map[string]symbol // module level
	globals []global          // .global variables
	consts  []byte            // the constant window
	shared  int               // bytes of statically allocated shared memory
	funcs   []*function
	numOps  int

	bodyShared map[*ptx.Var]symbol // .shared variables declared inside functions
}

// global is a .global variable: its address and its initial value.
type global struct {
	v     *ptx.Var
	addr  uint64
	image []byte
}

// symbol is what a name stands for: an address in a space, or a function.
type symbol struct {
	space   ptx.Space
	addr    uint64 // offset in the space's window; for a frame-relative symbol, in the frame
	inFrame bool   // is in the frame of the running function (.local and .param variables)
	size    int
	fn      *function
}

// function is a decoded function.
type function struct {
	src    *ptx.Func
	prog   *Program
	index  int
	ops    []op
	rpc    []int   // per op: where a divergent branch reconverges
	slots  []int32 // per ptx.Reg: index among the registers, or among the predicates
	nregs  int
	npreds int
	rets   []formal
	params []formal
	frame  int // bytes of stack: formals, .local and .param variables
	align  int // of the frame, bytes: the largest alignment in it, at least 16
}

// formal is a formal parameter or result: bytes of the frame (of the parameter buffer, in a kernel)
// or a register.
type formal struct {
	off, size int
	reg       ptx.Reg // NoReg: in memory
}

// Load prepares a module. Constructs that the emulator does not have are
// reported when they are reached, not here.
func Load(m *ptx.Module) (*Program, error) { return loadAt(m, globalsBase) }

// loadAt is Load, with the module's variables from an address on, a multiple of 256: programs that
// share a memory need places of their own, of GlobalsSize bytes.
func loadAt(m *ptx.Module, base uint64) (*Program, error) {
	p := &Program{module: m, symbols: map[string]symbol{}, bodyShared: map[*ptx.Var]symbol{}}
	if err := p.layout(base); err != nil {
		return nil, err
	}
	if err := p.initialise(); err != nil {
		return nil, err
	}
	for _, f := range p.funcs {
		if err := f.decode(); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// layout assigns an address to every module-level name.
func (p *Program) layout(base uint64) error {
	next, dynamic := base, []string{}
	dynamicAlign := 16
	for _, d := range p.module.Decls {
		switch d := d.(type) {
		case *ptx.Func:
			p.addFunc(d)
		case *ptx.Var:
			if old, again := p.symbols[d.Name]; again && (d.Linkage == ptx.Extern || old.size > 0) {
				continue
			}
			if d.Linkage == ptx.Extern && d.Space != ptx.Shared {
				if p.module.Var(d.Name).Linkage != ptx.Extern {
					continue // defined later
				}
				return fmt.Errorf("%s:%d: .extern variable %s is not defined in this module", p.module.File, d.Line, d.Name)
			}
			switch d.Space {
			case ptx.Global:
				var at uint64
				at, next = placeGlobal(d, next)
				p.globals = append(p.globals, global{d, at, make([]byte, d.Size())})
				p.symbols[d.Name] = symbol{space: ptx.Global, addr: at, size: d.Size()}
			case ptx.Const:
				off := align(uint64(len(p.consts)), d.Alignment())
				p.consts = append(p.consts, make([]byte, off+uint64(d.Size())-uint64(len(p.consts)))...)
				p.symbols[d.Name] = symbol{space: ptx.Const, addr: off, size: d.Size()}
			case ptx.Shared:
				if d.Size() == 0 {
					dynamic = append(dynamic, d.Name)
					dynamicAlign = max(dynamicAlign, d.Alignment())
				}
				p.symbols[d.Name] = p.allocShared(d)
			default:
				return fmt.Errorf("%s:%d: module-level .%s variables are not supported", p.module.File, d.Line, d.Space)
			}
		}
	}
	for _, f := range p.funcs {
		f.layout()
	}
	p.shared = int(align(uint64(p.shared), dynamicAlign)) // dynamic shared memory follows all static
	for _, name := range dynamic {
		p.symbols[name] = symbol{space: ptx.Shared, addr: uint64(p.shared)}
	}
	return p.aliases()
}

// placeGlobal returns the address of a variable, the first possible one from next on, and where the
// following one may begin: a gap lets an access past the end be found out.
func placeGlobal(v *ptx.Var, next uint64) (at, end uint64) {
	at = align(next, max(v.Alignment(), 16))
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

func (p *Program) aliases() error {
	for _, d := range p.module.Decls {
		if a, ok := d.(*ptx.Alias); ok {
			target, found := p.symbols[a.Target]
			if !found || target.fn == nil {
				return fmt.Errorf("%s:%d: alias of %s, which is no function", p.module.File, a.Line, a.Target)
			}
			p.symbols[a.Name] = target
		}
	}
	return nil
}

func align(n uint64, a int) uint64 { return (n + uint64(a) - 1) / uint64(a) * uint64(a) }

func (p *Program) allocShared(v *ptx.Var) symbol {
	off := align(uint64(p.shared), v.Alignment())
	p.shared = int(off) + v.Size()
	return symbol{space: ptx.Shared, addr: off, size: v.Size()}
}

func (p *Program) addFunc(d *ptx.Func) {
	if old, again := p.symbols[d.Name]; again {
		if d.Defined && !old.fn.src.Defined {
			old.fn.src = d
		}
		return
	}
	f := &function{src: d, prog: p, index: len(p.funcs)}
	p.funcs = append(p.funcs, f)
	p.symbols[d.Name] = symbol{addr: codeWindow + 16*uint64(f.index+1), fn: f}
}

// byAddress finds the function that an address of the code window means.
func (p *Program) byAddress(addr uint64) *function {
	i := (addr-codeWindow)/16 - 1
	if addr%16 != 0 || i >= uint64(len(p.funcs)) {
		return nil
	}
	return p.funcs[i]
}

// kernel finds an entry by name.
func (p *Program) kernel(name string) (*function, error) {
	s, ok := p.symbols[name]
	switch {
	case !ok || s.fn == nil:
		return nil, fmt.Errorf("%s: no kernel called %s", p.module.File, name)
	case !s.fn.src.Entry || !s.fn.src.Defined:
		return nil, fmt.Errorf("%s: %s is no kernel defined here (.entry)", p.module.File, name)
	}
	return s.fn, nil
}

// initialise fills the images of .global and .const variables.
func (p *Program) initialise() error {
	for _, g := range p.globals {
		if err := p.image(g.v, g.image); err != nil {
			return err
		}
	}
	for _, d := range p.module.Decls {
		if v, ok := d.(*ptx.Var); ok && v.Space == ptx.Const {
			s := p.symbols[v.Name]
			if err := p.image(v, p.consts[s.addr:s.addr+uint64(s.size)]); err != nil {
				return err
			}
		}
	}
	return nil
}

func (p *Program) image(v *ptx.Var, data []byte) error {
	if v.Init == nil {
		return nil
	}
	dims := append([]int(nil), v.Dims...)
	if v.Vector > 0 {
		dims = append(dims, v.Vector)
	}
	if err := p.fill(v, v.Init, dims, data); err != nil {
		return fmt.Errorf("%s:%d: initialiser of %s: %w", p.module.File, v.Line, v.Name, err)
	}
	return nil
}

// fill writes an initialiser; dims are the dimensions that are still open. A flat list for
// several dimensions fills them in order.
func (p *Program) fill(v *ptx.Var, in *ptx.Init, dims []int, data []byte) error {
	size := v.Type.Bytes()
	if in.Kind != ptx.InitList {
		if len(data) < size {
			return fmt.Errorf("too many values")
		}
		return p.scalar(v.Type, in, data[:size])
	}
	nested := len(in.List) > 0 && in.List[0].Kind == ptx.InitList
	step := size
	if nested && len(dims) > 1 {
		for _, d := range dims[1:] {
			step *= max(d, 0)
		}
		dims = dims[1:]
	}
	for i := range in.List {
		if (i+1)*step > len(data) {
			return fmt.Errorf("too many values")
		}
		if err := p.fill(v, &in.List[i], dims, data[i*step:(i+1)*step]); err != nil {
			return err
		}
	}
	return nil
}

func (p *Program) scalar(t ptx.Type, in *ptx.Init, data []byte) error {
	value := in.Value
	if in.Kind == ptx.InitAddr {
		s, ok := p.symbols[in.Sym]
		if !ok {
			return fmt.Errorf("%s is not declared", in.Sym)
		}
		value = s.addr + uint64(in.Off)
		if in.Generic {
			value += window(s.space)
		}
		for mask := in.Mask; mask != 0 && mask&0xFF == 0; mask >>= 8 {
			value >>= 8
		}
	}
	var full [8]byte
	binary.LittleEndian.PutUint64(full[:], value)
	copy(data, full[:])
	return nil
}

// window is what turns an address of the space into a generic one.
func window(s ptx.Space) uint64 {
	switch s {
	case ptx.Shared:
		return sharedWindow
	case ptx.Local:
		return localWindow
	case ptx.Const:
		return constWindow
	case ptx.ParamSpace:
		return paramWindow
	}
	return 0
}

// layout numbers registers, lays out formals, and allocates shared variables of the body.
func (f *function) layout() {
	f.slots = make([]int32, len(f.src.Regs))
	for r, info := range f.src.Regs {
		if info.Type == ptx.Pred {
			f.slots[r] = int32(f.npreds)
			f.npreds++
		} else {
			f.slots[r] = int32(f.nregs)
			f.nregs++
		}
	}
	off := 0
	place := func(ps []ptx.Param) []formal {
		var fs []formal
		for i := range ps {
			p := &ps[i]
			if p.Space == ptx.RegSpace {
				fs = append(fs, formal{size: p.Type.Bytes(), reg: p.Reg})
				continue
			}
			off = int(align(uint64(off), p.Alignment()))
			fs = append(fs, formal{off: off, size: p.Size(), reg: ptx.NoReg})
			off += p.Size()
		}
		return fs
	}
	f.params = place(f.src.Params)
	if f.src.Entry {
		off = 0 // a kernel's parameters are in a space of their own
	}
	f.rets = place(f.src.Rets)
	f.frame = off
	for _, s := range f.src.Body {
		if v, ok := s.(*ptx.Var); ok && v.Space == ptx.Shared && v.Size() > 0 {
			f.prog.bodyShared[v] = f.prog.allocShared(v)
		}
	}
}
