package emu

import "opt-go/nvptx/ptx"

// sharedOf is the number of bytes of static shared memory that a block of a kernel takes on a GPU:
// the variables that the kernel and the functions it calls name. In the emulator each variable of a
// module has an address of its own, so that a block's memory is larger.
func (p *Program) sharedOf(kernel *ptx.Func) int {
	total := uint64(0)
	seen := map[string]bool{kernel.Name: true}
	work := []*ptx.Func{kernel}
	name := func(n string) {
		if seen[n] {
			return
		}
		seen[n] = true
		if s := p.symbols[n]; s.fn != nil {
			work = append(work, s.fn.src)
		}
		if v := p.module.Var(n); v != nil && v.Space == ptx.Shared {
			total = align(total, v.Alignment()) + uint64(v.Size())
		}
	}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range f.Body {
			switch s := s.(type) {
			case *ptx.Var:
				if s.Space == ptx.Shared {
					total = align(total, s.Alignment()) + uint64(s.Size())
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
	return int(align(total, 16))
}
