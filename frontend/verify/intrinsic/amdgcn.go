package intrinsic

import (
	"opt-go/frontend/ir"
)

// Address spaces of AMDGPU.
const (
	amdgpuFlat       = 0
	amdgpuGlobal     = 1
	amdgpuConstant   = 4
	amdgpuConstant32 = 6
)

// prefetchedSpace checks that data is prefetched from memory that has a cache.
func (v *Checker) prefetchedSpace(i *ir.Instr) {
	switch i.Operand(0).Type().Space {
	case amdgpuFlat, amdgpuGlobal, amdgpuConstant, amdgpuConstant32:
	default:
		v.Fail("llvm.amdgcn.s.prefetch.data only supports global or constant memory", i, i.Operand(0))
	}
}

// cooperative checks the pointer, which is an address of memory that all lanes see, and the scope.
func (v *Checker) cooperative(i *ir.Instr) {
	switch i.Operand(0).Type().Space {
	case amdgpuFlat, amdgpuGlobal:
	default:
		v.Fail("cooperative atomic intrinsics require a generic or global pointer", i, i.Operand(0))
	}
	scope := i.Operand(i.NumArgs() - 1)
	if m, ok := scope.(*ir.MDOperand); ok {
		n, isNode := m.Node.(*ir.MDNode)
		if !isNode || len(n.Fields) != 1 || !isString(n.Operand(0)) {
			v.Fail("cooperative atomic intrinsics require that the last argument is a metadata string", i, scope)
		}
	}
}

func isString(m ir.MD) bool {
	_, ok := m.(ir.MDStr)
	return ok
}
