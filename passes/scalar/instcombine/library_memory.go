package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// Copies and fills of memory become the intrinsics, which the passes know.

// copyMemory: memcpy and memmove.
func copyMemory(ic *combiner, i *ir.Instr) ir.Value {
	dst := i.Arg(0)
	ic.accessesSize(i, i.Arg(2), 0, 1)
	if i.Arg(2).Type() != ic.sizeType() {
		return nil
	}
	ic.copyInstead(i, dst, i.Arg(1), i.Arg(2), i.CalledFunc().Name() == "memcpy")
	return dst
}

// copyMemoryToEnd: mempcpy returns where it has stopped.
func copyMemoryToEnd(ic *combiner, i *ir.Instr) ir.Value {
	dst, n := i.Arg(0), i.Arg(2)
	ic.accessesSize(i, n, 0, 1)
	ic.copyInstead(i, dst, i.Arg(1), n, true)
	return ic.byteAfter(dst, n, "")
}

func setMemory(ic *combiner, i *ir.Instr) ir.Value {
	ic.accessesSize(i, i.Arg(2), 0)
	if i.Arg(2).Type() != ic.sizeType() {
		return nil
	}
	dst := i.Arg(0)
	ic.setInstead(i, dst, ic.b.cast(ir.Trunc, i.Arg(1), ic.ctx.I8, ""), i.Arg(2))
	return dst
}

// memoryAccesses annotates the addresses of a memory intrinsic.
func (ic *combiner) memoryAccesses(i *ir.Instr) {
	if isZero(i.Arg(3)) && i.Info.CC == ir.CCC && len(i.Info.Bundles) == 0 {
		ks := []int{0, 1}
		if i.IntrinsicID() == "llvm.memset" {
			ks = ks[:1]
		}
		ic.accessesSize(i, i.Arg(2), ks...)
	}
}

// newCopy creates a call of llvm.memcpy or llvm.memmove before i.
func (ic *combiner) newCopy(i *ir.Instr, id string, dst, src, size ir.Value) *ir.Instr {
	b := ir.Before(i)
	b.Loc, b.Pos = i.DebugLoc(), i.Pos
	c := rewrite.MemTransfer(b, id, dst, 1, src, 1, size)
	ic.work.add(c)
	ic.changed = true
	return c
}

// copyInstead replaces a call whose first two arguments are the addresses by a copy, and transfers
// their attributes.
func (ic *combiner) copyInstead(i *ir.Instr, dst, src, size ir.Value, apart bool) {
	id := "llvm.memmove"
	if apart {
		id = "llvm.memcpy"
	}
	c := ic.newCopy(i, id, dst, src, size)
	ic.takeParamAttrs(c, i, 0)
	if src == i.Arg(1) {
		ic.takeParamAttrs(c, i, 1)
	}
	c.Flags = i.Flags & (ir.TailCall | ir.NoTail)
}

func (ic *combiner) setInstead(i *ir.Instr, dst, v, size ir.Value) {
	b := ir.Before(i)
	b.Loc, b.Pos = i.DebugLoc(), i.Pos
	c := rewrite.MemSet(b, dst, v, size, 1)
	ic.work.add(c)
	ic.changed = true
	ic.takeParamAttrs(c, i, 0)
	c.Flags = i.Flags & (ir.TailCall | ir.NoTail)
}

// takeParamAttrs adds the attributes of a call's argument to another call's argument of the same
// value.
func (ic *combiner) takeParamAttrs(to, from *ir.Instr, k int) {
	set := to.Info.Attrs.Param(k)
	for _, a := range from.Info.Attrs.Param(k) {
		if a.Key != "returned" { // the intrinsics return nothing
			set = set.With(a)
		}
	}
	to.Info.Attrs = to.Info.Attrs.Clone()
	to.Info.Attrs.SetParam(k, set)
}

// reallocNothing: realloc of a null pointer is malloc.
func reallocNothing(ic *combiner, i *ir.Instr) ir.Value {
	if !isZero(i.Arg(0)) {
		return nil
	}
	return ic.callLibrary(i, "malloc", i.Type(), i.Arg(1))
}
