package main

import (
	"bytes"
	"fmt"

	"opt-go/nvptx/emu/builtin"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// undefined are the functions and variables that device code uses and does not have. NVIDIA's
// linker refuses them; a program would else end at its first launch.
func undefined(m *ptx.Module) (names []string) {
	for _, d := range m.Decls {
		switch d := d.(type) {
		case *ptx.Func:
			if d.Linkage == ptx.Extern && !d.Defined && builtin.Functions(d.Name) == nil {
				names = append(names, d.Name)
			}
		case *ptx.Var:
			if d.Linkage == ptx.Extern && d.Space != ptx.Shared { // whose size the launch says
				names = append(names, d.Name)
			}
		}
	}
	return names
}

// complete reports what is undefined in the device code of sources or objects.
func (c *compiler) complete(code []byte, parts []part) error {
	if !bytes.Contains(code, []byte(".extern")) {
		return nil
	}
	m, err := parse.Module("device code", string(code))
	if err != nil {
		return err
	}
	names := undefined(m)
	for _, name := range names {
		fmt.Fprintf(c.stderr, "cudacc: error: Undefined reference to '%s' in '%s'\n", name, userOf(name, parts))
	}
	if len(names) > 0 {
		return errReported
	}
	return nil
}

// userOf is the first of the files whose device code names a function or variable.
func userOf(name string, parts []part) string {
	for _, p := range parts {
		if bytes.Contains(p.text, []byte("@"+name)) {
			return p.file
		}
	}
	return parts[0].file
}
