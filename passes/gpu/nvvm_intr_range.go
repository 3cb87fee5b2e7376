package gpu

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// NVVMIntrRange is LLVM's nvvm-intr-range: it writes to calls that read special registers which numbers these hold, so that
// known bits, nuw and nsw, and with them extensions and divergence, come out of the index arithmetic of kernels.
//
//	%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()   →   %t = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
//
// The bounds are the hardware's, as in LLVM 19: those that a kernel's maxntid or reqntid give count for nothing. A call that has
// a range keeps it.
//
// Hardware since sm_30 takes 2^31-1 blocks in x, so ctaid.x * ntid.x + tid.x may wrap in 32 bits and an extension of it is no affine
// address. No launch does that: -nvvm-max-grid-x=N, which LLVM does not have, promises at most N blocks in x.
func NVVMIntrRange(c *pass.Context, f *ir.Func) pass.Preserved {
	changed := 0
	blocks := uint32(min(max(c.FlagInt("nvvm-max-grid-x", maxGridX), 1), maxGridX))
	for i := range f.Instrs() {
		if i.Op() != ir.Call || i.Info.Attrs.Ret.Has("range") {
			continue
		}
		register, ok := strings.CutPrefix(i.IntrinsicID(), "llvm.nvvm.read.ptx.sreg.")
		if !ok {
			continue
		}
		if r, ok := registerRange(register, blocks); ok {
			i.Info.Attrs.Ret = i.Info.Attrs.Ret.With(ir.ValAttr("range", fmt.Sprintf("i32 %d, %d", int32(r.low), int32(r.end))))
			changed++
		}
	}
	c.Count("Number of ranges written to special registers", changed)
	return pass.Changed(changed > 0)
}

const maxGridX = 1<<31 - 1 // since sm_30

// bounds are the numbers from low to end-1, modulo 2^32.
type bounds struct{ low, end uint32 }

// registerRange returns the numbers that a special register may hold when a grid has at most so many blocks in x.
func registerRange(register string, blocks uint32) (r bounds, ok bool) {
	block := map[byte]uint32{'x': 1024, 'y': 1024, 'z': 64}
	grid := map[byte]uint32{'x': blocks, 'y': 1<<16 - 1, 'z': 1<<16 - 1}
	switch register {
	case "warpsize":
		return bounds{32, 33}, true
	case "laneid":
		return bounds{0, 32}, true
	}
	name, axis, ok := strings.Cut(register, ".")
	if !ok || len(axis) != 1 || block[axis[0]] == 0 {
		return bounds{}, false
	}
	switch a := axis[0]; name {
	case "tid":
		return bounds{0, block[a]}, true
	case "ntid":
		return bounds{1, block[a] + 1}, true
	case "ctaid":
		return bounds{0, grid[a]}, true
	case "nctaid":
		return bounds{1, grid[a] + 1}, true
	}
	return bounds{}, false
}
