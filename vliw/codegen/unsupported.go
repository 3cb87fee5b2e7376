package codegen

import (
	"fmt"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
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
	return verify.At(m, u.pos, diag.Error, "VLIW backend: "+u.msg+" is not supported")
}
