// Package layout says where everything that a program names lies: the windows of the address space,
// the variables of a module and their initial values, functions, and what is in the frame of one.
//
//   - address.go: the windows of the address space;
//   - module.go: the names of a module; initial.go: the initial values of its variables;
//   - shared.go: shared variables, by the kernels that reach them;
//   - frame.go: registers, parameters and variables of a function;
//   - memory.go: the memory of a device that holds the variables of several programs.
package layout

import "opt-go/nvptx/ptx"

// The address map. Shared, local, constant and parameter memory are windows into the
// generic address space, as on hardware; an address of such a space is the offset in its
// window. All windows lie below 4 GB, so that they serve .address_size 32 too.
const (
	SharedWindow = 0x0100_0000
	localWindow  = 0x0200_0000
	constWindow  = 0x0300_0000
	paramWindow  = 0x0400_0000
	codeWindow   = 0x0500_0000
	WindowSize   = 0x0100_0000
	GlobalsBase  = 0x2200_0000 // module-level .global variables

	globalsAlign = 256 // of the variables of a program
)

// The shared memory of a cluster is a window, a part of which belongs to each block. An address of
// shared::cluster is one of the block itself, below the window, or one in it. As on hardware the
// block's rank begins at bit 24, and the variables of a cluster's blocks have addresses in the
// window: CUTLASS clears the bit for the even block of a pair.
const (
	clusterWindow = SharedWindow + clusterBase // generic
	clusterBase   = 0x1000_0000
	ClusterPart   = 0x0100_0000
	MaxCluster    = 16 // blocks
	clusterEnd    = clusterWindow + MaxCluster*ClusterPart
)

// InCluster is the address in shared::cluster of an address of a block.
func InCluster(rank int, addr uint64) uint64 {
	return clusterBase + uint64(rank)*ClusterPart + addr
}

// OfCluster is the reverse: the block, and the address in there; false for an address that is none
// of a cluster's window, which means the block itself.
func OfCluster(addr uint64) (rank int, off uint64, ok bool) {
	if addr < clusterBase || addr >= clusterBase+MaxCluster*ClusterPart {
		return 0, addr, false
	}
	return int(addr-clusterBase) / ClusterPart, addr % ClusterPart, true
}

// OwnSpace is the state space of a name. That the memory of another block of the cluster is meant
// is seen by the address.
func OwnSpace(name string) (ptx.Space, bool) {
	space, ok := ptx.SpaceByName(name)
	if space == ptx.SharedCluster {
		space = ptx.Shared
	}
	return space, ok
}

// SpaceOf returns the space of a generic address.
func SpaceOf(addr uint64) ptx.Space {
	if addr >= clusterWindow && addr < clusterEnd {
		return ptx.Shared
	}
	switch addr / WindowSize {
	case SharedWindow / WindowSize:
		return ptx.Shared
	case localWindow / WindowSize:
		return ptx.Local
	case constWindow / WindowSize:
		return ptx.Const
	case paramWindow / WindowSize:
		return ptx.ParamSpace
	}
	return ptx.Global
}

// Window is what turns an address of the space into a generic one.
func Window(s ptx.Space) uint64 {
	switch s {
	case ptx.Shared:
		return SharedWindow
	case ptx.Local:
		return localWindow
	case ptx.Const:
		return constWindow
	case ptx.ParamSpace:
		return paramWindow
	}
	return 0
}

// SpaceName is what messages call a space.
func SpaceName(s ptx.Space) string {
	if s == ptx.ParamSpace {
		return "parameter"
	}
	return s.String()
}

// Align is the first multiple of a that is n or more.
func Align(n uint64, a int) uint64 { return (n + uint64(a) - 1) / uint64(a) * uint64(a) }
