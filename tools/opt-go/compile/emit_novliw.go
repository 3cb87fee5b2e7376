//go:build novliw

package compile

import (
	"io"

	"github.com/pkg/errors"

	"opt-go/frontend/ir"
	"opt-go/passes"
)

// emitVLIW is an error in a program that is built without the VLIW backend, as the one that the
// playground loads first: the backend is a sixth of the code.
func (o *options) emitVLIW(io.Writer, *ir.Module, *passes.Result) error {
	return errors.New("-emit=vliw: this program was built without the VLIW backend (tag novliw)")
}
