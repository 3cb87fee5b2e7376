package isel

import (
	"maps"
	"testing"

	"opt-go/nvptx/ptx"
)

// TestDirectOpcodesExist: the instruction of every intrinsic that is one instruction is in the instruction table, for some target.
func TestDirectOpcodesExist(t *testing.T) {
	all := nvvmOpcodes()
	maps.Copy(all, nvvmPackedOpcodes())
	for name, opcode := range all {
		op, mods := splitOpcode(opcode)
		found := false
		for _, f := range ptx.Forms(op) {
			found = found || formHas(f, mods)
		}
		if !found {
			t.Errorf("%s: there is no %s", name, opcode)
		}
	}
}
