package gpu

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/pass"
)

// NVVMIntrRange is LLVM's nvvm-intr-range: it writes to calls that read special registers which
// numbers these hold, so that known bits, nuw and nsw, and with them extensions and divergence,
// come out of the index arithmetic of kernels.
//
//	%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()   →   %t = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
//
// The bounds are the hardware's and, as in LLVM 19, how many threads !nvvm.annotations allow a
// block of the kernel: reqntid, else maxntid. A call that has a range as attribute gets what is in
// both, one that has !range metadata keeps that alone.
//
// Hardware since sm_30 takes 2^31-1 blocks in x, so ctaid.x * ntid.x + tid.x may wrap in 32 bits
// and its extension is no affine address. No launch does that: -nvvm-max-grid-x=N, which LLVM does
// not have, promises at most N blocks in x.
func NVVMIntrRange(c *pass.Context, f *ir.Func) pass.Preserved {
	changed := 0
	blocks := uint32(min(max(c.FlagInt("nvvm-max-grid-x", maxGridX), 1), maxGridX))
	threads := uint32(0)
	for i := range f.Instrs() {
		if i.Op() != ir.Call || i.MD("range") != nil {
			continue
		}
		register, ok := strings.CutPrefix(i.IntrinsicID(), "llvm.nvvm.read.ptx.sreg.")
		if !ok {
			continue
		}
		if threads == 0 {
			threads = blockThreads(f)
		}
		if r, ok := registerRange(register, blocks, threads); ok && narrowResult(i, r) {
			changed++
		}
	}
	c.Count("Number of ranges written to special registers", changed)
	return pass.Changed(changed > 0)
}

// narrowResult writes to a call that its result is within bounds, too.
func narrowResult(i *ir.Instr, r bounds) bool {
	both := ranges.NonEmpty(bitvec.New(32, uint64(r.low)), bitvec.New(32, uint64(r.end)))
	if known, ok := analysis.ResultRange(i); ok {
		both = both.Intersect(known, ranges.Smallest)
	}
	if both.IsEmpty() { // the program says what cannot be; no attribute can
		return false
	}
	i.Info.Attrs.Ret = i.Info.Attrs.Ret.With(ir.ValAttr("range", fmt.Sprintf("i32 %s, %s", both.Lo, both.Hi)))
	return true
}

// blockThreads returns how many threads a block of the kernel has at most by its annotations. These
// bound the product of the dimensions, not each of them: blocks of 16 × 16 threads may run under
// maxntid of 256 × 1.
func blockThreads(f *ir.Func) uint32 {
	list := f.Module().NamedMD("nvvm.annotations")
	if list == nil {
		return maxBlock
	}
	given := map[string]uint64{}
	for _, n := range list.Nodes {
		if n.Kind != "" || len(n.Fields) < 3 {
			continue
		}
		if c, ok := n.Operand(0).(*ir.MDConst); ok && c.Value == ir.Value(f) {
			readExtents(n, given)
		}
	}
	for _, bound := range []string{"reqntid", "maxntid"} {
		product, any := uint64(1), false
		for _, axis := range []string{"x", "y", "z"} {
			if v, ok := given[bound+axis]; ok {
				product, any = min(product*min(v, maxBlock), maxBlock), true
			}
		}
		if any && product > 0 { // no block has no threads
			return uint32(product)
		}
	}
	return maxBlock
}

// readExtents collects the numbers of an annotation, the first of each name.
func readExtents(n *ir.MDNode, into map[string]uint64) {
	for k := 1; k+1 < len(n.Fields); k += 2 {
		name, isText := n.Operand(k).(ir.MDStr)
		v, isConst := n.Operand(k + 1).(*ir.MDConst)
		if !isText || !isConst || ir.AsInt(v.Value) == nil {
			continue
		}
		if _, had := into[string(name)]; had {
			continue
		}
		if x, ok := ir.AsInt(v.Value).Uint64(); ok {
			into[string(name)] = x
		}
	}
}

// maxBlock is how many threads hardware takes in a block.
const maxBlock = 1024

const maxGridX = 1<<31 - 1 // since sm_30

// bounds are the numbers from low to end-1, modulo 2^32.
type bounds struct{ low, end uint32 }

// registerRange returns the numbers that a special register may hold when a grid has at most so
// many blocks in x, and a block so many threads.
func registerRange(register string, blocks, threads uint32) (r bounds, ok bool) {
	block := map[byte]uint32{'x': threads, 'y': threads, 'z': min(threads, 64)}
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
