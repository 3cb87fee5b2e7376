// Package verify checks a module against LLVM's rules, and reports violations with their positions
// in the text. It costs time linear in the program, little enough to run after each pass. What LLVM
// accepts must pass here: where LLVM has no rule there is none.
//
// Module is what a reader calls; Check, CheckCores, CheckParallel and CheckFunc return the problems
// themselves. A module keeps the text that it was read from even after passes have changed it, so
// At serves every package that reports a position in a module.
//
//   - module.go, comdat.go: linkage, initializers, aliases, comdats
//   - func.go: the header of a function; calling conventions
//   - attr.go, vector_abi.go: which attributes may stand where and with which others
//   - block.go: blocks, φs, terminators; dom.go: definitions dominate uses
//   - instr.go, cast.go, mem.go: types of operands; swift.go: swifterror
//   - call.go, asm.go: calls, bundles, musttail, inline assembly
//   - convergence.go, convergence_regions.go: convergence control
//   - eh: exception handling, and where funclets unwind to
//   - intrinsic: calls of intrinsics, statepoints among them
//   - metadata: what is attached to instructions and globals, module flags, debug information
//   - rule: what all of these share
//
// The package imports frontend/ir, frontend/diag and the tables of frontend/dialect/grammar. It
// must not import frontend/reader or llir, so that packages that only verify, such as the backends,
// do not link the parser.
package verify

import (
	"runtime"
	"strings"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/ir"
)

// Module verifies the module and returns the violations as a diag.List, each with its position in
// the text that the module was read from; nil if there are none. If only debug information is
// invalid, it is removed, as LLVM does, with a warning in warnings, unless that is nil.
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
	for _, p := range CheckCores(m) {
		list = append(list, At(m, wordPos(m, p), diag.Error, p.String()))
		onlyDebug = onlyDebug && p.Debug
	}
	return list, onlyDebug && list != nil
}

// CheckCores is Check on all cores. What is wrong is listed by Check, so that no list depends on
// their number.
func CheckCores(m *ir.Module) []Problem {
	if cores := runtime.GOMAXPROCS(0); cores > 1 && len(CheckParallel(m, cores)) == 0 {
		return nil
	}
	return Check(m)
}

// wordPos returns where the attribute that a problem is about stands in the text of the module, or
// where the problem is.
func wordPos(m *ir.Module, p Problem) ir.Pos {
	_, src, at := m.Place(p.Pos)
	if p.Word == "" || src == "" || at.Line == 0 || at.Col == 0 {
		return p.Pos
	}
	off := 0
	for line := uint32(1); line < at.Line; line++ {
		end := strings.IndexByte(src[off:], '\n')
		if end < 0 {
			return p.Pos
		}
		off += end + 1
	}
	off += int(at.Col) - 1
	found := grammar.WordOffset(src, off, p.Word)
	if found == off || found > len(src) {
		return p.Pos
	}
	pos := p.Pos
	pos.Line += uint32(strings.Count(src[off:max(off, found)], "\n"))
	pos.Line -= uint32(strings.Count(src[min(off, found):off], "\n"))
	pos.Col = uint32(found - strings.LastIndexByte(src[:found], '\n'))
	return pos
}

// At creates a diagnostic at a position in the text of a module, with its source line if the module
// still has it.
func At(m *ir.Module, pos ir.Pos, s diag.Severity, msg string) diag.Diagnostic {
	file, text, pos := m.Place(pos)
	return diag.InText(s, diag.Position{File: file, Line: int(pos.Line), Col: int(pos.Col)}, text, msg)
}
