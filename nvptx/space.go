package nvptx

import "opt-go/frontend/ir"

// What infer-address-spaces asks of the target.

// spaceTests maps the intrinsics that test a generic pointer to the space that they ask for.
var spaceTests = map[string]int{
	"llvm.nvvm.isspacep.global": global, "llvm.nvvm.isspacep.shared": shared, "llvm.nvvm.isspacep.const": constMm,
	"llvm.nvvm.isspacep.local": local,
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
