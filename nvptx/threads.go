package nvptx

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/target"
)

// threadNumber returns which thread id an instruction reads: that of a dimension, or the lane.
func threadNumber(i *ir.Instr) (target.ThreadDim, bool) {
	if i.Op() != ir.Call {
		return 0, false
	}
	switch i.IntrinsicID() {
	case "llvm.nvvm.read.ptx.sreg.tid.x":
		return target.ThreadX, true
	case "llvm.nvvm.read.ptx.sreg.tid.y":
		return target.ThreadY, true
	case "llvm.nvvm.read.ptx.sreg.tid.z":
		return target.ThreadZ, true
	case "llvm.nvvm.read.ptx.sreg.laneid":
		return target.Lane, true
	}
	return 0, false
}

// blockShape reads the shape that a kernel requires of its blocks: the function attribute
// nvvm.reqntid, else the annotations reqntidx to reqntidz; dimensions that are not given are 1. The
// bound maxntid says nothing of the shape: PTX promises that the product of its extents is not
// exceeded, so blocks of 16 × 16 may run under a bound of 256 × 1.
func blockShape(f *ir.Func) target.BlockShape {
	s := target.BlockShape{Warp: 32}
	if isKernel(f) { // others run in the blocks of all their callers
		s.Exact = requiredShape(f)
	}
	return s
}

// requiredShape is zero when no shape is required, or the text is no list of positive numbers.
func requiredShape(f *ir.Func) [3]int {
	shape, given := [3]int{1, 1, 1}, false
	if a, ok := f.Attrs.Fn.Get("nvvm.reqntid"); ok && a.Val != "" {
		for k, part := range strings.Split(a.Val, ",") {
			n, err := strconv.Atoi(strings.TrimSpace(part))
			if err != nil || k > 2 || n < 1 {
				return [3]int{}
			}
			shape[k], given = n, true
		}
		return shape
	}
	for k, axis := range []string{"x", "y", "z"} {
		if n, ok := annotation(f, "reqntid"+axis); ok {
			shape[k], given = n, true
		}
	}
	if !given || min(shape[0], shape[1], shape[2]) < 1 {
		return [3]int{}
	}
	return shape
}

// annotation returns the value that !nvvm.annotations gives a function under a key.
func annotation(f *ir.Func, key string) (int, bool) {
	list := f.Module().NamedMD("nvvm.annotations")
	if list == nil {
		return 0, false
	}
	for _, n := range list.Nodes {
		if n.Kind != "" || len(n.Fields) < 3 {
			continue
		}
		if c, ok := n.Operand(0).(*ir.MDConst); !ok || c.Value != ir.Value(f) {
			continue
		}
		for k := 1; k+1 < len(n.Fields); k += 2 {
			name, isText := n.Operand(k).(ir.MDStr)
			v, isConst := n.Operand(k + 1).(*ir.MDConst)
			if !isText || string(name) != key || !isConst {
				continue
			}
			if c := ir.AsInt(v.Value); c != nil {
				x, ok := c.Int64()
				return int(x), ok
			}
		}
	}
	return 0, false
}
