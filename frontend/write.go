package frontend

import (
	"io"

	"opt-go/frontend/ir"

	"github.com/pkg/errors"
)

// Write writes the module to w in the syntax of LLVM 19, laid out as opt -S does.
func Write(w io.Writer, m *ir.Module) error {
	_, err := w.Write(m.Append(nil))
	return errors.Wrap(err, "writing the module")
}
