package nvvm

import (
	"maps"
	"strings"
	"testing"

	"opt-go/nvptx/ptx/table"
)

// TestDirectOpcodesExist: the instruction of every intrinsic that is one instruction is in the
// instruction table, for some target.
func TestDirectOpcodesExist(t *testing.T) {
	all := Opcodes()
	maps.Copy(all, PackedOpcodes())
	for name, opcode := range all {
		parts := strings.Split(opcode, ".")
		found := false
		for _, f := range table.Forms(parts[0]) {
			found = found || Takes(f, parts[1:])
		}
		if !found {
			t.Errorf("%s: there is no %s", name, opcode)
		}
	}
}
