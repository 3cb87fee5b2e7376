package main

import (
	"path/filepath"
	"regexp"
	"strings"
)

// Macros that are a pragma. nvcc preprocesses a source first and then reads the text, in which such
// a macro on a line of its own is a directive; for clang it is none. Where clang stumbles over one,
// it reads the file with the macro again as the operator that C++ has for this:
//
//	#define UNROLL #pragma unroll   →   #define UNROLL _Pragma("unroll")

// expandedFrom is clang's note about the macro in which it has stumbled.
var expandedFrom = regexp.MustCompile(`(?m)^(.+?):\d+:\d+: note: expanded from macro '\w+'$`)

// pragmaMacro is the definition of a macro without parameters; the pragma ends at the end of the
// line, or at a comment.
var pragmaMacro = regexp.MustCompile(`(?m)^([ \t]*#[ \t]*define[ \t]+\w+[ \t](?:[ \t]|\\\r?\n)*)#[ \t]*pragma[ \t]+([^\r\n\\]*?)([ \t]*(?:/[/*][^\r\n]*)?\r?)$`)

// spellPragmas rewrites the definitions in the files of clang's notes; false if that changes
// nothing.
func (v *overlay) spellPragmas(messages []byte) (changed bool) {
	seen := map[string]bool{}
	for _, m := range expandedFrom.FindAllSubmatch(messages, -1) {
		file, err := filepath.Abs(string(m[1]))
		if err != nil || seen[file] {
			continue
		}
		seen[file] = true
		changed = v.rewrite(file, pragmaOperators) || changed
	}
	return changed
}

// pragmaOperators makes operators of the pragmas that macros are.
func pragmaOperators(text []byte) []byte {
	return pragmaMacro.ReplaceAllFunc(text, func(line []byte) []byte {
		m := pragmaMacro.FindSubmatch(line)
		quoted := strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(string(m[2]))
		return []byte(string(m[1]) + `_Pragma("` + quoted + `")` + string(m[3]))
	})
}
