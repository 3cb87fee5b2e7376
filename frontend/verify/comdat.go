package verify

import (
	"strings"

	"opt-go/frontend/ir"
)

// comdats checks that no group of an object file of Windows bears the name of a global that the
// file does not name.
func (v *verifier) comdats() {
	if !isCOFF(v.Module.Triple) {
		return
	}
	for _, c := range v.Module.Comdats {
		if g := v.Module.Lookup(c.Name); g != nil && g.Base().Linkage == ir.Private {
			v.Fail("comdat global value has private linkage", g)
		}
	}
}

// isCOFF reports whether object files for a target are of Windows' format.
func isCOFF(triple string) bool {
	parts := strings.SplitN(triple, "-", 4)
	if len(parts) < 3 {
		return false
	}
	windows := strings.HasPrefix(parts[2], "windows") || strings.HasPrefix(parts[2], "win32") || strings.HasPrefix(parts[2], "uefi")
	return windows && !strings.HasSuffix(triple, "elf") && !strings.HasSuffix(triple, "macho")
}
