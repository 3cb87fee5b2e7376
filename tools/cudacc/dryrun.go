package main

import (
	"fmt"
	"path/filepath"
	"strings"
)

// dryRun prints what -dryrun of nvcc prints, as far as build files read it: the line LIBRARIES, and last the
// command that links, from which they take what another compiler must link. Nothing is compiled; the
// inputs need not be there.
func (c *compiler) dryRun() error {
	library, err := c.runtime()
	if err != nil {
		return err
	}
	libraries := strings.Join(append([]string{quoted(library)}, systemLibraries...), " ")
	fmt.Fprintf(c.stderr, "#$ LIBRARIES=%s\n", libraries)
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
	fmt.Fprintf(c.stderr, "#$ %s -o %s %s %s %s\n", c.kit.clang, quoted(out), strings.Join(c.o.link, " "), strings.Join(objects, " "), libraries)
	return nil
}

func quoted(s string) string { return `"` + s + `"` }
