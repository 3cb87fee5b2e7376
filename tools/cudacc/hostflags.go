package main

import (
	"fmt"
	"os/exec"
	"regexp"
	"slices"
)

// unknownFlag is what clang says of a flag that is not its.
var unknownFlag = regexp.MustCompile(`error: (?:unknown argument|unsupported option)(?: '|: ')([^']+)'`)

// dropUnknownHostFlags leaves out flags for the host's compiler that gcc has and clang has not,
// such as -Xcompiler -fno-gnu-unique: with nvcc the host's compiler is mostly gcc. A warning names
// them. clang is only asked what it would do.
func (c *compiler) dropUnknownHostFlags() {
	if len(c.o.host) == 0 {
		return
	}
	args := append([]string{"-###", "-x", "c++", "-c", "/dev/null", "-o", "/dev/null"}, c.o.host...)
	out, err := exec.Command(c.kit.clang, args...).CombinedOutput()
	if err == nil {
		return
	}
	for _, m := range unknownFlag.FindAllSubmatch(out, -1) {
		flag := string(m[1])
		c.o.host = slices.DeleteFunc(c.o.host, func(f string) bool { return f == flag })
		c.o.warnings = append(c.o.warnings, fmt.Sprintf("%s is no flag of clang, which compiles the host's part; left out", flag))
	}
}
