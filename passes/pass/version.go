package pass

import (
	"strconv"

	"opt-go/frontend/ir"
)

// Version is the LLVM whose results a pass makes where LLVM 19 and LLVM 22 differ. A result that is
// sound and cheaper than both is no question of versions: our pipelines ask for it by parameters.
type Version uint8

// The versions that passes tell apart. The zero Version counts as LLVM19.
const (
	LLVM19 Version = 19
	LLVM22 Version = 22
)

// VersionOf returns the version for a module: LLVM22 for what LLVM 19 cannot have made, else
// LLVM19.
func VersionOf(m *ir.Module) Version {
	if m.Version() > int(LLVM19) {
		return LLVM22
	}
	return LLVM19
}

// ParseVersion reads the number of a version; ok is false for those that passes do not tell apart.
func ParseVersion(s string) (v Version, ok bool) {
	n, err := strconv.ParseUint(s, 10, 8)
	v = Version(n)
	return v, err == nil && (v == LLVM19 || v == LLVM22)
}
