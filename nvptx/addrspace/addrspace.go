// Package addrspace numbers the address spaces of LLVM's NVPTX target and maps them to the state
// spaces of PTX.
package addrspace

import "opt-go/nvptx/ptx"

// The address spaces of NVPTX.
const (
	Generic = 0
	Global  = 1
	Shared  = 3
	Const   = 4
	Local   = 5
	Tensor  = 6 // of the tensor cores; no loads and stores reach it
	Cluster = 7 // shared memory of all blocks of a cluster
	Param   = 101
)

// State is the state space of an address space; ok is false for numbers that NVPTX does not have.
func State(space int) (state ptx.Space, ok bool) {
	switch space {
	case Generic:
		return ptx.Generic, true
	case Global:
		return ptx.Global, true
	case Shared:
		return ptx.Shared, true
	case Cluster:
		return ptx.SharedCluster, true
	case Const:
		return ptx.Const, true
	case Local:
		return ptx.Local, true
	case Param:
		return ptx.ParamSpace, true
	}
	return 0, false
}

// HasVolatile reports whether ld.volatile and st.volatile exist for a space; elsewhere only one
// thread sees the memory, or it is never written.
func HasVolatile(space int) bool {
	return space == Generic || space == Global || space == Shared || space == Cluster
}
