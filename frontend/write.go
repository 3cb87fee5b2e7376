package frontend

import (
	"io"

	"opt-go/frontend/ir"

	"github.com/pkg/errors"
)

// Write writes the module to w in the syntax of LLVM 19, laid out as opt -S does. Blocks without a name get one where LLVM's reader would
// confuse them with others, see nameTaken.
func Write(w io.Writer, m *ir.Module) error {
	for _, f := range m.Funcs {
		nameTaken(f)
	}
	_, err := w.Write(m.Append(nil))
	return errors.Wrap(err, "writing the module")
}

// nameTaken names the blocks of a function whose address is taken, if some of them have names and some only numbers: LLVM up to 19 reads
// blockaddress(@f, %name) then as another block's address, if it stands in front of the function.
func nameTaken(f *ir.Func) {
	named := false
	var others []*ir.Block
	for b := range f.Blocks() {
		switch {
		case !b.AddressTaken():
		case b.Name() == "":
			others = append(others, b)
		default:
			named = true
		}
	}
	for _, b := range others {
		if named {
			b.SetName("taken")
		}
	}
}
