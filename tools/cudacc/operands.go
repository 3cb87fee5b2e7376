package main

import (
	"bytes"
	"path/filepath"
	"regexp"
)

// Operands of inline assembly without a comma between them. nvcc takes them; clang does not. Where
// clang expects the end of the list, it reads the file again with the commas:
//
//	asm("…" : : "r"(a)  "l"(b));   →   asm("…" : : "r"(a), "l"(b));

// expectedEnd is clang's message at the second operand.
var expectedEnd = regexp.MustCompile(`(?m)^(.+?):\d+:\d+: error: expected '\)'$`)

// separateOperands writes the commas in the files of clang's messages; false if that changes
// nothing.
func (v *overlay) separateOperands(messages []byte) (changed bool) {
	seen := map[string]bool{}
	for _, m := range expectedEnd.FindAllSubmatch(messages, -1) {
		file, err := filepath.Abs(string(m[1]))
		if err != nil || seen[file] {
			continue
		}
		seen[file] = true
		changed = v.rewrite(file, commasBetweenOperands) || changed
	}
	return changed
}

// nextOperand is an operand that follows another one: no expression of C has a string there.
var nextOperand = regexp.MustCompile(`^\s*"[=+&%]*[A-Za-z]"\s*\(`)

// commasBetweenOperands writes a comma after each operand that the next one follows, in place of a
// blank, so that columns stay what they are.
func commasBetweenOperands(text []byte) []byte {
	var out []byte
	from := 0
	for i := 0; i < len(text); i = afterToken(text, i) {
		if text[i] != ')' || !nextOperand.Match(text[i+1:]) {
			continue
		}
		out = append(append(out, text[from:i+1]...), ',')
		if from = i + 1; bytes.HasPrefix(text[from:], []byte(" ")) {
			from++
		}
	}
	return append(out, text[from:]...)
}
