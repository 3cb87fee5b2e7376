package layout

import (
	"fmt"

	"opt-go/nvptx/emu/device"
	"opt-go/nvptx/ptx"
)

// initialise fills the images of .global and .const variables.
func (m *Module) initialise() error {
	for _, g := range m.Globals {
		if err := m.image(g.Var, g.Image); err != nil {
			return err
		}
	}
	for _, d := range m.Source.Decls {
		if v, ok := d.(*ptx.Var); ok && v.Space == ptx.Const {
			s := m.Symbols[v.Name]
			if err := m.image(v, m.Consts[s.Addr:s.Addr+uint64(s.Size)]); err != nil {
				return err
			}
		}
	}
	return nil
}

func (m *Module) image(v *ptx.Var, data []byte) error {
	if v.Init == nil {
		return nil
	}
	dims := append([]int(nil), v.Dims...)
	if v.Vector > 0 {
		dims = append(dims, v.Vector)
	}
	if err := device.Initialise(v.Type, v.Init, dims, data, m.initialAddress); err != nil {
		return fmt.Errorf("%s:%d: initialiser of %s: %w", m.Source.File, v.Line, v.Name, err)
	}
	return nil
}

// initialAddress is the address that an element of an initialiser stands for.
func (m *Module) initialAddress(in *ptx.Init) (uint64, error) {
	s, ok := m.Symbols[in.Sym]
	if !ok {
		return 0, fmt.Errorf("%s is not declared", in.Sym)
	}
	addr := s.Addr + uint64(in.Off)
	if in.Generic {
		addr += Window(s.Space)
	}
	return addr, nil
}
