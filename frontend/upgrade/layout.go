package upgrade

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Layout brings a data layout of clang 14 up to LLVM 19's, as LLVM does when it reads bitcode of
// that version: address spaces that came later, the alignment of i128, native integers. The
// architecture decides. The caller leaves layouts in texts that LLVM 19 itself reads as they are.
func Layout(layout, triple string) string {
	arch, rest, _ := strings.Cut(triple, "-")
	switch {
	case arch == "r600" || strings.HasPrefix(arch, "spir") && arch != "spirv":
		return globalsIn1(layout)
	case arch == "loongarch64" || arch == "riscv64":
		return strings.Replace(layout, "-n64-", "-n32:64-", 1)
	case arch == "amdgcn":
		return amdgcnLayout(layout)
	case isAArch64(arch):
		if layout != "" && !strings.Contains(layout, "-Fn32") {
			layout += "-Fn32"
		}
		return layout
	case arch == "x86_64" || arch == "amd64" || isX86(arch):
		layout = wideAligned(pointerSpaces(layout))
		if arch != "x86_64" && strings.Contains(rest, "windows") && !strings.Contains(rest, "gnu") {
			layout = strings.Replace(layout, "-f80:32-", "-f80:128-", 1)
		}
	}
	return layout
}

func isX86(arch string) bool {
	return len(arch) == 4 && arch[0] == 'i' && arch[2:] == "86"
}

func isAArch64(arch string) bool {
	return strings.HasPrefix(arch, "aarch64") || strings.HasPrefix(arch, "arm64")
}

// hasSpec reports whether a layout has a part that begins so.
func hasSpec(layout, spec string) bool {
	return slices.ContainsFunc(strings.Split(layout, "-"), func(s string) bool { return strings.HasPrefix(s, spec) })
}

// globalsIn1 puts globals into address space 1.
func globalsIn1(layout string) string {
	switch {
	case hasSpec(layout, "G"):
		return layout
	case layout == "":
		return "G1"
	}
	return layout + "-G1"
}

// amdgcnLayout adds the address spaces of buffers.
func amdgcnLayout(layout string) string {
	out := layout
	switch {
	case strings.HasSuffix(layout, "ni:7"):
		out += ":8:9"
	case strings.HasSuffix(layout, "ni:7:8"):
		out += ":9"
	}
	if out = globalsIn1(out); !hasSpec(layout, "ni") {
		out += "-ni:7:8:9"
	}
	for _, space := range []string{"p7:160:256:256:32", "p8:128:128", "p9:192:256:256:32"} {
		if name, _, _ := strings.Cut(space, ":"); !hasSpec(layout, name) {
			out += "-" + space
		}
	}
	return out
}

var (
	layoutHead = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^([Ee]-m:[a-z](?:-p:32:32)?)(-.*)$`) })
	layoutInts = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(e(?:-[mpi][^-]*)*)((?:-[^mpi][^-]*)*)$`) })
)

// pointerSpaces adds the address spaces of pointers of other sizes, where a layout begins as
// clang's do.
func pointerSpaces(layout string) string {
	const spaces = "-p270:32:32-p271:32:32-p272:64:64"
	if strings.Contains(layout, spaces) {
		return layout
	}
	return layoutHead().ReplaceAllString(layout, "${1}"+spaces+"${2}")
}

// wideAligned aligns i128 as gcc does.
func wideAligned(layout string) string {
	if strings.Contains(layout, "-i128:128") {
		return layout
	}
	return layoutInts().ReplaceAllString(layout, "${1}-i128:128${2}")
}
