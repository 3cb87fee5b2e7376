// Package verify checks a module by LLVM's rules, and says where in the text the module breaks
// them.
//
// The rules themselves are ir.Verify's (frontend/ir, verify*.go); here their problems become
// diagnostics with file, line, column and the source line. Modules that are read have a text even
// after passes have changed them, so At serves every package that has something to say about a
// place in a module.
//
// The package imports frontend/ir, frontend/diag and the tables of frontend/dialect/grammar. It
// must not import frontend/reader or llir: whoever only verifies, such as the backends, does not
// link the parser.
package verify

import (
	"bytes"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/ir"
)

// Module checks the module's rules and returns what breaks them as a diag.List, each with the place
// in the text that the module was read from; nil when there is nothing. Where only debug
// information is wrong it is removed, as LLVM does, with a warning for the list, if there is one.
func Module(m *ir.Module, warnings *diag.List) error {
	list, onlyDebug := problems(m)
	if !onlyDebug || !ir.StripDebugInfo(m) {
		return list.Err()
	}
	if warnings != nil {
		first := list[0]
		first.Severity = diag.Warning
		first.Message = "ignoring invalid debug info: " + first.Message
		*warnings = append(*warnings, first)
	}
	list, _ = problems(m) // what other metadata refers to is still there
	return list.Err()
}

// problems verifies the module, and says whether all that is wrong is debug information.
func problems(m *ir.Module) (list diag.List, onlyDebug bool) {
	onlyDebug = true
	for _, p := range ir.Verify(m) {
		list = append(list, At(m, wordPos(m, p), diag.Error, p.String()))
		onlyDebug = onlyDebug && p.Debug
	}
	return list, onlyDebug && list != nil
}

// wordPos returns where the attribute that a problem is about stands in the text of the module, or
// where the problem is.
func wordPos(m *ir.Module, p ir.Problem) ir.Pos {
	_, src, at := m.Place(p.Pos)
	if p.Word == "" || src == nil || at.Line == 0 || at.Col == 0 {
		return p.Pos
	}
	off := 0
	for line := uint32(1); line < at.Line; line++ {
		end := bytes.IndexByte(src[off:], '\n')
		if end < 0 {
			return p.Pos
		}
		off += end + 1
	}
	off += int(at.Col) - 1
	found := grammar.WordOffset(string(src), off, p.Word)
	if found == off || found > len(src) {
		return p.Pos
	}
	pos := p.Pos
	pos.Line += uint32(bytes.Count(src[off:max(off, found)], []byte("\n")))
	pos.Line -= uint32(bytes.Count(src[min(off, found):off], []byte("\n")))
	pos.Col = uint32(found - bytes.LastIndexByte(src[:found], '\n'))
	return pos
}

// At makes a diagnostic about a place in the text of a module, with its source line where the
// module still has it.
func At(m *ir.Module, pos ir.Pos, s diag.Severity, msg string) diag.Diagnostic {
	file, text, pos := m.Place(pos)
	return diag.InText(s, diag.Position{File: file, Line: int(pos.Line), Col: int(pos.Col)}, text, msg)
}
