package upgrade

import (
	"strings"

	"opt-go/frontend/ir"
)

// amdgpuAtomics maps the stems of AMD's intrinsics for atomic operations, which LLVM 19 reads as
// instructions, to the operations.
var amdgpuAtomics = map[string]ir.RMWOp{
	"atomic.inc": "uinc_wrap", "atomic.dec": "udec_wrap",
	"ds.fadd": "fadd", "ds.fmin": "fmin", "ds.fmax": "fmax",
}

// amdgpu returns the replacement of a call of an old atomic intrinsic of AMD's, (pointer, value[,
// ordering, scope, volatile]), or nil. empty is the metadata node for what is marked without saying
// more.
func amdgpu(f *ir.Func, empty *ir.MDNode) rewrite {
	name, ok := strings.CutPrefix(f.Name(), "llvm.amdgcn.")
	if !ok {
		return nil
	}
	params, ret := f.FuncType.Fields, f.RetType()
	if len(params) < 2 || !params[0].IsPtr() || params[1] != ret || !ret.Scalar().IsInt() && !ret.Scalar().IsFloat() {
		return nil
	}
	for stem, op := range amdgpuAtomics {
		if strings.HasPrefix(name, stem+".") || name == stem {
			return func(b *ir.Builder, c *ir.Instr) ir.Value {
				return amdgpuAtomic(b, c, op, empty, name == "ds.fadd.v2bf16")
			}
		}
	}
	return nil
}

// amdgpuAtomic makes the instruction, by all threads of the device. Pairs of bfloat ride as pairs
// of i16.
func amdgpuAtomic(b *ir.Builder, c *ir.Instr, op ir.RMWOp, empty *ir.MDNode, bfloat bool) ir.Value {
	val := c.Arg(1)
	ty := val.Type()
	if bfloat {
		val = b.Cast(ir.BitCast, val, ty.WithScalar(b.Ctx().BFloat), "")
	}
	i := ir.NewInstr(ir.AtomicRMW, val.Type(), c.Arg(0), val)
	i.SetRMW(op)
	i.Ordering = amdgpuOrdering(c)
	i.SetSyncScope("agent")
	i.SetAlign(b.Block().Func().Module().Layout.StoreSize(val.Type()))
	if c.NumArgs() > 4 {
		if k := ir.AsInt(c.Arg(4)); k == nil || !k.IsZero() {
			i.Flags |= ir.Volatile
		}
	}
	const shared = 3
	if c.Arg(0).Type().Space != shared {
		i.SetMD("amdgpu.no.fine.grained.memory", empty)
	}
	var out ir.Value = b.Insert(i, "")
	if bfloat {
		out = b.Cast(ir.BitCast, out, ty, "")
	}
	return out
}

// amdgpuOrdering reads the third argument, a number of C's memory_order; what is none, or no order
// for an atomic access, is seq_cst.
func amdgpuOrdering(c *ir.Instr) ir.Ordering {
	if c.NumArgs() > 2 {
		if k := ir.AsInt(c.Arg(2)); k != nil {
			switch n, _ := k.Uint64(); n {
			case 2:
				return ir.Monotonic
			case 4:
				return ir.Acquire
			case 5:
				return ir.Release
			case 6:
				return ir.AcqRel
			}
		}
	}
	return ir.SeqCst
}
