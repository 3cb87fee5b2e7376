package frontend

import "strings"

// upgradeLayout brings the data layout of an older clang up to LLVM 19's, for the targets where it matters to the
// alignment of i128 or to the address spaces there are.
func upgradeLayout(layout, triple string) string {
	arch, _, _ := strings.Cut(triple, "-")
	if layout == "" || arch != "x86_64" && !isX86(arch) {
		return layout
	}
	const spaces = "-p270:32:32-p271:32:32-p272:64:64"
	if !strings.Contains(layout, spaces) {
		if at := mangling(layout); at > 0 {
			layout = layout[:at] + spaces + layout[at:]
		}
	}
	if strings.Contains(layout, "-i128:") {
		return layout
	}
	for _, before := range []string{"-i64:64", "-f64:32:64"} {
		if i := strings.Index(layout, before); i >= 0 {
			at := i + len(before)
			if before == "-f64:32:64" {
				at = i
			}
			return layout[:at] + "-i128:128" + layout[at:]
		}
	}
	return layout
}

func isX86(arch string) bool {
	return len(arch) == 4 && arch[0] == 'i' && arch[2:] == "86"
}

// mangling returns the position behind `e-m:X[-p:32:32]` at the start of a layout, 0 if it does not begin so.
func mangling(layout string) int {
	if !strings.HasPrefix(layout, "e-m:") || len(layout) < 5 {
		return 0
	}
	if strings.HasPrefix(layout[5:], "-p:32:32") {
		return 5 + len("-p:32:32")
	}
	return 5
}
