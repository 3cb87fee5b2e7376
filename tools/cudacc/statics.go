package main

import (
	"bytes"
	"regexp"
	"strings"
)

var (
	undefinedVariable = regexp.MustCompile(`(?m)^(@[\w.$]+) = external .*\n`)
	suffixedVariable  = regexp.MustCompile(`(?m)^(@[\w.$]+?)__static__[0-9a-f]+ = `)
)

// staticsByOneName gives a static variable of separately compiled code one name:
//
//	@_ZL1v = external addrspace(1) global i32             →
//	@_ZL1v__static__1f = dso_local addrspace(1) global i32 0    @_ZL1v__static__1f = dso_local addrspace(1) global i32 0
//	… load i32, ptr addrspace(1) @_ZL1v                         … load i32, ptr addrspace(1) @_ZL1v__static__1f
//
// clang adds the suffix to the name once it has seen that the host uses the variable, too; kernels
// above that use have the name without.
func staticsByOneName(text []byte) []byte {
	suffixed := map[string]string{}
	for _, m := range suffixedVariable.FindAllSubmatch(text, -1) {
		suffixed[string(m[1])] = string(bytes.TrimSuffix(m[0], []byte(" = ")))
	}
	if len(suffixed) == 0 {
		return text
	}
	for _, m := range undefinedVariable.FindAllSubmatch(text, -1) {
		name, ok := suffixed[string(m[1])]
		if !ok {
			continue
		}
		text = bytes.Replace(text, m[0], nil, 1)
		use := regexp.MustCompile(regexp.QuoteMeta(string(m[1])) + `([^\w.$])`)
		text = use.ReplaceAll(text, []byte(strings.ReplaceAll(name, "$", "$$")+"$1"))
	}
	return text
}
