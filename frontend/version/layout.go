package version

import (
	_ "embed"
	"strings"
	"sync"
)

// layouts.txt holds the data layouts that opt gives modules with a triple and no layout: a line has
// architectures, a system or * for all others, the layout of LLVM 19, and that of LLVM 22 if it is
// another one; - if a version does not know the target. TestLayouts writes it with -update, from
// what opt-19 and opt-22 print.
//
//go:embed layouts.txt
var layoutTable string

type layoutKey struct{ arch, system string }

// layoutVersions are the layouts of LLVM 19 and 22.
type layoutVersions [2]string

var layouts = sync.OnceValue(func() map[layoutKey]layoutVersions {
	m := map[layoutKey]layoutVersions{}
	for line := range strings.Lines(layoutTable) {
		fields := strings.Fields(line)
		older, newer := fields[2], fields[len(fields)-1]
		for arch := range strings.SplitSeq(fields[0], ",") {
			m[layoutKey{arch, fields[1]}] = layoutVersions{strings.TrimSuffix(older, "-"), strings.TrimSuffix(newer, "-")}
		}
	}
	return m
})

// Layout returns the data layout that a version of LLVM gives modules for a triple, "" if it does
// not know the target. Those of 20 and 21 are taken to be that of 19.
func Layout(triple string, v int) string {
	arch, rest, _ := strings.Cut(triple, "-")
	arch = generalArch(arch)
	l, ok := layouts()[layoutKey{arch, layoutSystem(rest)}]
	if !ok {
		l = layouts()[layoutKey{arch, "*"}]
	}
	if v >= Newest {
		return l[1]
	}
	return l[0]
}

// generalArch returns the architecture of an ARM whose name has a version: armv7 and thumbv8m.main
// have the layout of arm and thumb.
func generalArch(arch string) string {
	for _, family := range []string{"arm", "thumb"} {
		if strings.HasPrefix(arch, family+"v") || strings.HasPrefix(arch, family+"ebv") {
			if strings.HasPrefix(arch, family+"eb") || strings.HasSuffix(arch, "eb") {
				return family + "eb"
			}
			return family
		}
	}
	return arch
}

// layoutSystem returns the system of a triple as far as layouts depend on it: the object format,
// and ABIs with short pointers.
func layoutSystem(rest string) string {
	has := func(words ...string) bool {
		for _, w := range words {
			if strings.Contains(rest, w) {
				return true
			}
		}
		return false
	}
	switch {
	case has("apple", "darwin", "macos", "ios", "tvos", "watchos"):
		return "apple"
	case has("windows", "win32"):
		if has("gnu", "cygnus") {
			return "windows-gnu"
		}
		return "windows"
	case has("cygwin", "mingw"):
		return "windows-gnu"
	case has("aix"):
		return "aix"
	case has("gnux32", "muslx32"):
		return "x32"
	case has("abin32"):
		return "n32"
	case has("freebsd"):
		return "freebsd"
	}
	return "*"
}
