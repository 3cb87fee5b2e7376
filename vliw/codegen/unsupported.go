package codegen

import (
	"bytes"
	"fmt"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
)

// unsupported is thrown where the IR has something that cannot be compiled, and caught in Module.
type unsupported struct {
	pos ir.Pos
	msg string
}

func refuse(pos ir.Pos, format string, args ...any) {
	panic(unsupported{pos, fmt.Sprintf(format, args...)})
}

// diagnostic shows it at its line of the module's text.
func (u unsupported) diagnostic(m *ir.Module) diag.Diagnostic {
	return diag.Diagnostic{
		Severity: diag.Error,
		Pos:      diag.Position{File: m.File, Line: int(u.pos.Line), Col: int(u.pos.Col)},
		Message:  "VLIW backend: " + u.msg + " is not supported",
		Source:   sourceLine(m.Source, int(u.pos.Line)),
	}
}

func sourceLine(src []byte, line int) string {
	for n := 1; len(src) > 0; n++ {
		text, rest, _ := bytes.Cut(src, []byte{'\n'})
		if n == line {
			return string(text)
		}
		src = rest
	}
	return ""
}
