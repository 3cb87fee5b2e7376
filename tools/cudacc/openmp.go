package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// openmp is what replaces -fopenmp where clang's OpenMP runtime is not installed: the library and
// the header of GCC's. clang makes no calls of that library, so the pragmas do nothing, and a
// program's loops run in one thread with the same results.
type openmp struct {
	missing bool
	header  string // folder of GCC's omp.h; "": there is none
}

// fileOf returns the path of a file that clang finds by itself; "" if there is none.
func fileOf(clang, name string) string {
	out, err := exec.Command(clang, "-print-file-name="+name).Output()
	if path := strings.TrimSpace(string(out)); err == nil && filepath.IsAbs(path) && fileExists(path) {
		return path
	}
	return ""
}

// withoutOpenMP changes the flags where -fopenmp is asked for and clang's runtime is not there, and
// returns what to say about it.
func (t *toolkit) withoutOpenMP(o *options) (warning string) {
	if fileOf(t.clang, "libomp.so") != "" {
		return ""
	}
	if header := fileOf(t.clang, "include/omp.h"); header != "" { // sources include it without the flag, too
		t.openmp.header = filepath.Dir(header)
		o.both = append(o.both, "-idirafter", t.openmp.header)
	}
	if !slices.Contains(o.host, "-fopenmp") && !slices.Contains(o.link, "-fopenmp") {
		return ""
	}
	t.openmp.missing = true
	for _, flags := range []*[]string{&o.host, &o.link} {
		for i, f := range *flags {
			if f == "-fopenmp" {
				(*flags)[i] = "-fopenmp=libgomp"
			}
		}
	}
	o.host = append(o.host, "-Wno-source-uses-openmp")
	version := strings.TrimPrefix(filepath.Base(t.clang), "clang")
	return fmt.Sprintf("clang's OpenMP runtime is not installed (apt install libomp%s-dev): #pragma omp is ignored", version)
}
