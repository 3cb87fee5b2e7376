package nvptx

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
)

// What infer-address-spaces asks of the target.

// spaceTests maps the intrinsics that test a generic pointer to the space that they ask for.
var spaceTests = map[string]int{
	"llvm.nvvm.isspacep.global": addrspace.Global, "llvm.nvvm.isspacep.shared": addrspace.Shared, "llvm.nvvm.isspacep.const": addrspace.Const,
	"llvm.nvvm.isspacep.local": addrspace.Local,
}

// predicatedSpace reads a space test.
func predicatedSpace(cond ir.Value) (p ir.Value, space int, ok bool) {
	i, isInstr := cond.(*ir.Instr)
	if !isInstr {
		return nil, 0, false
	}
	space, ok = spaceTests[i.IntrinsicID()]
	if !ok {
		return nil, 0, false
	}
	return i.Arg(0), space, true
}
