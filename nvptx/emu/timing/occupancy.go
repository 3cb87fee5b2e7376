package timing

import (
	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
)

// Fit is the number of blocks of a kernel that fit on an SM concurrently, with the warps of a block
// and the bytes of dynamic shared memory of a launch. The registers of a thread are those of
// .maxnreg, if the kernel has one: the number of virtual registers is meaningless.
func (hw *Fermi) Fit(m *ptx.Module, kernel *ptx.Func, warps, dynamic int) (int, error) {
	shared := SharedBytes(m, kernel) + dynamic
	registers := 0
	if d, ok := kernel.Directive("maxnreg"); ok && len(d.Args) > 0 {
		registers = d.Args[0]
	}
	fit := hw.Residency(warps, shared, registers)
	if fit == 0 {
		return 0, errors.Errorf("a block of %d warps with %d bytes of shared memory does not fit on an SM of the timing model", warps, shared)
	}
	return fit, nil
}

// SharedBytes is the number of bytes of static shared memory that a block of a kernel takes on a
// GPU: the variables that the kernel and the functions it calls name. In the emulator each variable
// of a module has an address of its own, so that a block's memory is larger.
func SharedBytes(m *ptx.Module, kernel *ptx.Func) int {
	total := uint64(0)
	seen := map[string]bool{kernel.Name: true}
	work := []*ptx.Func{kernel}
	name := func(n string) {
		if seen[n] {
			return
		}
		seen[n] = true
		if f := function(m, n); f != nil {
			work = append(work, f)
		}
		if v := m.Var(n); v != nil && v.Space == ptx.Shared {
			total = alignUp(total, v.Alignment()) + uint64(v.Size())
		}
	}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range f.Body {
			switch s := s.(type) {
			case *ptx.Var:
				if s.Space == ptx.Shared {
					total = alignUp(total, s.Alignment()) + uint64(s.Size())
				}
			case *ptx.Inst:
				ptx.WalkOperands(s.Args, func(o ptx.Operand) {
					if sym, ok := o.(ptx.SymRef); ok {
						name(sym.Name)
					}
				})
			}
		}
	}
	return int(alignUp(total, 16))
}

// function finds the definition of a function by its name or an alias of it; nil: there is none.
func function(m *ptx.Module, name string) *ptx.Func {
	if f := m.Func(name); f != nil {
		return f
	}
	for _, d := range m.Decls {
		if a, ok := d.(*ptx.Alias); ok && a.Name == name {
			return m.Func(a.Target)
		}
	}
	return nil
}

func alignUp(n uint64, a int) uint64 { return (n + uint64(a) - 1) / uint64(a) * uint64(a) }
