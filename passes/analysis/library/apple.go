package library

import (
	"strconv"
	"strings"
)

// appleRows are functions that only the library of Apple's systems has.
var appleRows = []row{
	{"v(ppz)", "", "nocapture writeonly | nocapture readonly | ", "nofree nounwind willreturn memory(argmem: readwrite)", "memset_pattern4 memset_pattern8 memset_pattern16"},
}

// isApple reports whether a triple names one of Apple's systems that has appleRows: macOS since
// 10.5, which is Darwin 9, and all others but the first two versions of iOS. Without a version
// macOS is 10.4.
func isApple(triple string) bool {
	parts := strings.Split(triple, "-")
	if len(parts) < 3 {
		return false
	}
	system := strings.TrimRight(parts[2], "0123456789.")
	major, minor := versionOf(parts[2][len(system):])
	switch system {
	case "darwin":
		return major >= 9
	case "macosx", "macos":
		return major > 10 || major == 10 && minor >= 5
	case "ios":
		return major == 0 || major >= 3
	case "tvos", "watchos", "xros", "visionos":
		return true
	}
	return false
}

// versionOf reads the first two numbers of a version.
func versionOf(s string) (major, minor int) {
	parts := strings.SplitN(s, ".", 3)
	major, _ = strconv.Atoi(parts[0])
	if len(parts) > 1 {
		minor, _ = strconv.Atoi(parts[1])
	}
	return major, minor
}
