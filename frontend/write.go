package frontend

import (
	"io"
	"runtime"
	"slices"

	"opt-go/frontend/downgrade"
	"opt-go/frontend/ir"
	"opt-go/frontend/version"

	"github.com/pkg/errors"
)

// Write writes the module to w, laid out as opt -S does, in the syntax of LLVM 19 or, where the
// module needs a newer one, of that: see ir.Module.Version. Blocks without a name get one where
// LLVM's reader would confuse them with others, see nameTaken.
func Write(w io.Writer, m *ir.Module) error { return WriteVersion(w, m, m.Version()) }

// WriteVersion writes the module in the syntax of LLVM v, of version.Oldest to version.Newest. What
// that version cannot say is lost if the program means the same without it; the rest is rewritten,
// in the module itself. The text is printed on all cores.
func WriteVersion(w io.Writer, m *ir.Module, v int) error {
	if v < version.BundleMetadata {
		if i := metadataInBundle(m); i != nil {
			return errors.Errorf("metadata in an operand bundle cannot be written for LLVM %d (a call in function @%s)", v, i.Func().Name())
		}
	}
	downgrade.To(m, v)
	if v < version.NumberedTargets {
		for k, f := range m.Funcs {
			nameTaken(f, m.Funcs[k+1:])
		}
	}
	return errors.Wrap(m.WriteVersion(w, v, runtime.GOMAXPROCS(0), nil), "writing the module")
}

// UnknownIntrinsics returns the names of the intrinsics in a module, after it was written for LLVM
// v, that this version does not have and that nothing else says: it reads the calls, but has no
// code for them.
func UnknownIntrinsics(m *ir.Module, v int) []string { return downgrade.Unknown(m, v) }

// metadataInBundle returns a call with metadata in an operand bundle, nil if there is none. What a
// bundle says cannot be dropped.
func metadataInBundle(m *ir.Module) *ir.Instr {
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if i.MetadataInBundle() {
				return i
			}
		}
	}
	return nil
}

// nameTaken names the blocks of a function whose address is taken, if some of them have names and
// some only numbers: LLVM up to 19 reads blockaddress(@f, %name) then as another block's address,
// if it stands before the function. After the function LLVM knows no numbers of blocks any more, so
// what later functions refer to is named too.
func nameTaken(f *ir.Func, later []*ir.Func) {
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
	if len(others) == 0 || !named && !takesBlock(later, f) {
		return
	}
	for _, b := range others {
		b.SetName("taken")
	}
}

// takesBlock reports whether some of the functions refer to the address of a block of f.
func takesBlock(list []*ir.Func, f *ir.Func) bool {
	var has func(v ir.Value) bool
	has = func(v ir.Value) bool {
		k, ok := v.(*ir.Const)
		return ok && (k.Kind == ir.BlockAddressConst && k.Elems[0] == ir.Value(f) || slices.ContainsFunc(k.Elems, has))
	}
	for _, g := range list {
		if has(g.Prefix) || has(g.Prologue) {
			return true
		}
		for i := range g.Instrs() {
			for _, v := range i.Operands() {
				if has(v) {
					return true
				}
			}
		}
	}
	return false
}
