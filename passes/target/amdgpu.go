package target

import (
	"strings"

	"opt-go/frontend/ir"
)

// The address spaces of AMD's GPUs.
const (
	amdgpuFlat       = 0
	amdgpuGlobal     = 1
	amdgpuRegion     = 2
	amdgpuLocal      = 3
	amdgpuConstant   = 4
	amdgpuPrivate    = 5
	amdgpuConstant32 = 6
)

// AMDGPULayout is the data layout of modules for amdgcn that do not write theirs, as in LLVM 19.
const AMDGPULayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32" +
	"-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"

// AMDGPU describes AMD's GPUs as far as the target-independent passes need. There is no backend for
// them: opt-go only transforms IR that is written for them. cpu and features are LLVM's -mcpu and
// -mattr.
func AMDGPU(triple, cpu, features string) *Target {
	memory := newAMDGPUMemory(triple, cpu, features)
	atomic := FlatIntrinsic{Spaces: []int{amdgpuGlobal, amdgpuConstant, amdgpuConstant32}, WithResult: true, Again: true}
	return &Target{
		Name:           "amdgcn",
		NoSwitchTables: true,
		FlatSpace:      amdgpuFlat,
		Spaces: []Space{
			{ID: amdgpuGlobal, Name: "global"}, {ID: amdgpuRegion, Name: "region"}, {ID: amdgpuLocal, Name: "local"},
			{ID: amdgpuConstant, Name: "constant", ReadOnly: true, Of: amdgpuGlobal}, {ID: amdgpuPrivate, Name: "private"},
			{ID: amdgpuConstant32, Name: "constant32", ReadOnly: true, Of: amdgpuGlobal},
		},
		HasBranchDivergence: true,
		IsDivergenceSource:  amdgpuDivergenceSource,
		IsAlwaysUniform:     amdgpuAlwaysUniform,
		OneThread:           amdgpuOneThread,
		SlowDiv:             map[int]int{64: 32},
		InitialisedSpace:    func(space int) bool { return space != amdgpuRegion && space != amdgpuLocal && space != amdgpuPrivate },
		FastPopcount:        true,
		NoLibrary:           true,
		SlowShift:           func(bits int) bool { return bits > 32 },
		LegalAddress:        memory.legalAddress,
		AddressesAsPointers: true,
		Reduction:           Reduction{CompareImmediate: AnyImmediate, AddImmediate: AnyImmediate},
		MaxVectorBits:       memory.maxVectorBits,
		VectorLanes:         memory.vectorLanes,
		JoinsAccesses:       memory.joins,
		KnownCost:           memory.cost,
		Misaligned:          memory.misaligned,
		NoopCast:            func(from, to int) bool { return isAMDGPUGlobal(from) && isAMDGPUGlobal(to) },
		AssumedSpace:        amdgpuAssumedSpace,
		ArgumentSpace:       amdgpuArgumentSpace,
		SpaceTests:          map[string]int{"llvm.amdgcn.is.shared": amdgpuLocal, "llvm.amdgcn.is.private": amdgpuPrivate},
		KeepSpaceTests:      true,
		PredicatedSpace:     amdgpuPredicatedSpace,
		FlatIntrinsics: map[string]FlatIntrinsic{
			"llvm.amdgcn.flat.atomic.fadd": atomic, "llvm.amdgcn.flat.atomic.fmax": atomic, "llvm.amdgcn.flat.atomic.fmin": atomic,
			"llvm.amdgcn.flat.atomic.fmax.num": atomic, "llvm.amdgcn.flat.atomic.fmin.num": atomic,
			"llvm.amdgcn.load.to.lds": {}, "llvm.amdgcn.make.buffer.rsrc": {WithResult: true},
		},
		Lowering: memory.lowering(),
	}
}

// lowering is how instructions are selected: there are integers of 16 bits from Volcanic Islands
// on.
func (m *amdgpuMemory) lowering() Lowering {
	registers := []int{1, 32, 64}
	if m.generation >= volcanicIslands {
		registers = []int{1, 16, 32, 64}
	}
	return Lowering{
		Registers:      registers,
		AlwaysBypasses: true,
		FreeTruncate:   func(from, to int) bool { return to < from && to%32 == 0 },
		FreeZExt:       func(from, to int) bool { return from == 32 && to == 64 },
		ExtendingLoad:  func(_ ir.Op, from, to int) bool { return from < to && to <= 32 },
		Overflow:       func(_ bool, bits int, used bool) bool { return used && bits == 32 },
		CountsZero:     func(string, int) bool { return true },
		ManyConditions: true,
	}
}

// isAMDGPUGlobal reports whether addresses of the space are those of the flat one.
func isAMDGPUGlobal(space int) bool {
	return space == amdgpuFlat || space == amdgpuGlobal || space == amdgpuConstant
}

// amdgpuAssumedSpace: only the host writes constant memory, so what is loaded from there points to
// global memory.
func amdgpuAssumedSpace(i *ir.Instr) (space int, ok bool) {
	if i.Op() != ir.Load || !i.Type().IsPtr() || i.Type().Space != amdgpuFlat {
		return 0, false
	}
	return amdgpuGlobal, i.Operand(0).Type().Space == amdgpuConstant
}

// amdgpuArgumentSpace: the host hands global memory to kernels.
func amdgpuArgumentSpace(f *ir.Func) (space int, ok bool) {
	return amdgpuGlobal, f.CC == ir.AMDGPUKernel || f.CC == ir.SPIRKernel
}

// amdgpuOneThread: work groups have at most one item.
func amdgpuOneThread(f *ir.Func) bool {
	a, _ := f.Attrs.Fn.Get("amdgpu-flat-work-group-size")
	_, most, _ := strings.Cut(a.Val, ",")
	return strings.TrimSpace(most) == "1"
}

// amdgpuPredicatedSpace reads a space test, or the conjunction of two negated ones: what is neither
// shared nor private is global.
func amdgpuPredicatedSpace(cond ir.Value) (p ir.Value, space int, ok bool) {
	i, isInstr := cond.(*ir.Instr)
	if !isInstr {
		return nil, 0, false
	}
	switch i.IntrinsicID() {
	case "llvm.amdgcn.is.shared":
		return i.Arg(0), amdgpuLocal, true
	case "llvm.amdgcn.is.private":
		return i.Arg(0), amdgpuPrivate, true
	}
	if i.Op() != ir.And {
		return nil, 0, false
	}
	x, nameX := amdgpuNegatedTest(i.Operand(0))
	y, nameY := amdgpuNegatedTest(i.Operand(1))
	if x != nil && x == y && nameX != nameY {
		return x, amdgpuGlobal, true
	}
	return nil, 0, false
}

// amdgpuNegatedTest matches xor (test p), true.
func amdgpuNegatedTest(v ir.Value) (p ir.Value, test string) {
	x, ok := v.(*ir.Instr)
	if !ok || x.Op() != ir.Xor {
		return nil, ""
	}
	for k := range 2 {
		one, isConst := x.Operand(k).(*ir.Const)
		call, isInstr := x.Operand(1 - k).(*ir.Instr)
		if !isConst || !isInstr || one.IsZero() || one.Kind != ir.IntConst {
			continue
		}
		if id := call.IntrinsicID(); strings.HasPrefix(id, "llvm.amdgcn.is.") {
			return call.Arg(0), id
		}
	}
	return nil, ""
}
