package main

import (
	"bytes"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
)

// Arrays of variable size with initializers, on the host. gcc takes them, and nvcc for it; clang
// takes such arrays only without initializers. Where it refuses one, it reads an assignment
// instead:
//
//	float weight[n] = {1, 2};   →   float weight[n] ; optgo_initialize(weight, sizeof weight / sizeof *weight, {1, 2});
//
// Arrays of several dimensions, strings, and declarations of several variables stay refused.

// refusedArray is clang's message; its place is that of the size.
var refusedArray = regexp.MustCompile(`(?m)^(.+?):(\d+):(\d+): error: variable-sized object may not be initialized$`)

// initializeArrays rewrites the declarations of clang's messages; false if that changes nothing.
func (v *overlay) initializeArrays(messages []byte) (changed bool) {
	for _, m := range slices.Backward(refusedArray.FindAllSubmatch(messages, -1)) { // so that columns stay true
		file, err := filepath.Abs(string(m[1]))
		if err != nil {
			continue
		}
		line, _ := strconv.Atoi(string(m[2])) // the pattern has digits
		column, _ := strconv.Atoi(string(m[3]))
		changed = v.rewrite(file, func(text []byte) []byte { return initializedArray(text, line, column) }) || changed
	}
	return changed
}

var (
	arrayBefore = regexp.MustCompile(`[;{}]([^;{}]*?\b)([A-Za-z_]\w*)\s*\[\s*$`)
	constant    = regexp.MustCompile(`\bconst\b`)
	assigned    = regexp.MustCompile(`^\s*=\s*`)
)

// initializedArray rewrites the declaration of the array whose size is at this line and column, if
// there is one.
func initializedArray(text []byte, line, column int) []byte {
	at := 0
	for ; line > 1; line-- {
		end := bytes.IndexByte(text[at:], '\n')
		if end < 0 {
			return text
		}
		at += end + 1
	}
	if at += column - 1; at > len(text) {
		return text
	}
	before := arrayBefore.FindSubmatchIndex(text[:at])
	size := bytes.IndexByte(text[at:], ']')
	if before == nil || size < 0 {
		return text
	}
	kind, name := text[before[2]:before[3]], text[before[4]:before[5]]
	from := at + size + 1
	list := from + len(assigned.Find(text[from:]))
	if list == from || list >= len(text) || text[list] != '{' {
		return text
	}
	end := afterBraces(text, list)
	if end == 0 || !bytes.HasPrefix(bytes.TrimSpace(text[end:]), []byte(";")) {
		return text
	}
	call := slices.Concat([]byte("; optgo_initialize("), name, []byte(", sizeof "), name, []byte(" / sizeof *"), name, []byte(", "), text[list:end], []byte(")"))
	lines := bytes.Repeat([]byte("\n"), bytes.Count(text[from:list], []byte("\n")))
	return slices.Concat(text[:before[2]], constant.ReplaceAll(kind, nil), text[before[3]:from], lines, call, text[end:])
}

// afterBraces returns where the list in braces that begins at i ends; 0 if it does not.
func afterBraces(text []byte, i int) int {
	for depth := 0; i < len(text); i = afterToken(text, i) {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return 0
}
