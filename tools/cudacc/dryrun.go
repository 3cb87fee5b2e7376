package main

import (
	"fmt"
	"path/filepath"
	"strings"
)

// linked are the libraries that nvcc links. Each is the runtime; the linker takes it from the
// first.
var linked = []string{"cudadevrt", "cudart_static"}

// dryRun prints what -dryrun of nvcc prints, as far as build files read it: the line LIBRARIES, and
// last the command that links, from which they take what another compiler must link. Nothing is
// compiled; the inputs need not be there. As with nvcc -v prints this, too, where it links.
func (c *compiler) dryRun() error {
	dir, err := c.libraries()
	if err != nil {
		return err
	}
	libraries := quoted("-L" + dir)
	fmt.Fprintf(c.stderr, "#$ LIBRARIES=%s\n", libraries)
	for _, name := range linked {
		libraries += " -l" + name
	}
	libraries += " " + strings.Join(systemLibraries, " ")
	var objects []string
	for _, in := range c.o.inputs {
		object := in.file
		if !in.made {
			object = strings.TrimSuffix(filepath.Base(in.file), filepath.Ext(in.file)) + ".o"
			fmt.Fprintf(c.stderr, "#$ %s -c %s -o %s\n", c.kit.clang, quoted(in.file), quoted(object))
		}
		objects = append(objects, quoted(object))
	}
	out := c.o.output
	if out == "" {
		out = "a.out"
	}
	fmt.Fprintf(c.stderr, "#$ %s -o %s %s %s %s\n", c.kit.clang, quoted(out), strings.Join(c.foundLibraries(), " "), strings.Join(objects, " "), libraries)
	return nil
}

func quoted(s string) string { return `"` + s + `"` }
