package nvptx

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel"
	"opt-go/nvptx/processor"
	"opt-go/nvptx/ptx"
	"opt-go/passes/target"
)

// The data layouts of modules that do not write theirs, as in LLVM 19.
const (
	Layout   = isel.Layout
	Layout32 = "e-p:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
	// ShortLayout is Layout with 32-bit pointers to the spaces whose memory is small: shared,
	// constant, local, and shared memory of a cluster (llc's -nvptx-short-ptr).
	ShortLayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
)

// IsTriple reports whether a target triple is one of NVIDIA's GPUs.
func IsTriple(triple string) bool {
	arch, _, _ := strings.Cut(triple, "-")
	return arch == "nvptx64" || arch == "nvptx"
}

// Target returns the facts about the GPU that passes need.
func Target(m *ir.Module, o Options) *target.Target {
	t := &target.Target{
		Name:              "nvptx",
		ComputeCapability: computeCapability(m, o),
		FlatSpace:         addrspace.Generic,
		Spaces: []target.Space{
			{ID: addrspace.Global, Name: "global"}, {ID: addrspace.Shared, Name: "shared"}, {ID: addrspace.Const, Name: "constant", ReadOnly: true},
			{ID: addrspace.Local, Name: "local"}, {ID: addrspace.Param, Name: "param", ReadOnly: true},
		},
		HasBranchDivergence: true,
		SlowDiv:             map[int]int{64: 32, 128: 64},
		LegalAddress:        legalAddress,
		InitialisedSpace: func(space int) bool {
			return space != addrspace.Shared && space != addrspace.Local && space != addrspace.Param
		},
		VolatileSpace: func(space int) bool {
			return space == addrspace.Generic || space == addrspace.Global || space == addrspace.Shared
		},
		CastAlign:          16, // memory is laid out so that the widest accesses work through generic pointers
		StackSpace:         addrspace.Local,
		ArgumentSpace:      func(f *ir.Func) (int, bool) { return addrspace.Global, isKernel(f) },
		SpaceTests:         spaceTests,
		PredicatedSpace:    predicatedSpace,
		MaxVectorBits:      func(int) int { return 128 },
		WideVectorBits:     wideVectorBits(m, o),
		MaskedAccess:       maskedAccess(m, o),
		IsDivergenceSource: isDivergenceSource,
		ThreadNumber:       threadNumber,
		BlockShape:         blockShape,
		Memory:             target.MemoryShape{Segment: 128, Segmented: []int{addrspace.Generic, addrspace.Global}, Banks: 32, BankBytes: 4, Banked: []int{addrspace.Shared}},
		InlineFactor:       11, // calls are dear on a GPU (gpucc, section 3.5: 1100 in place of 225); as in LLVM 19
		AddressCosts:       addressCosts(m, o),
		Reduction:          target.Reduction{CompareImmediate: target.AnyImmediate, AddImmediate: target.AnyImmediate},
		UnrollInPart:       true,
		NoLibrary:          true,
		FastPopcount:       true,
		CountBits:          countBits,
		NoSwitchTables:     true,
		Lowering: target.Lowering{
			Registers:      []int{1, 16, 32, 64},
			AlwaysBypasses: true,
			FreeTruncate:   func(from, to int) bool { return from == 64 && to == 32 },
			ExtendingLoad:  func(_ ir.Op, from, to int) bool { return from < to && to <= 64 },
			Overflow:       func(sub bool, bits int, used bool) bool { return !sub && used },
			CountsZero:     func(id string, _ int) bool { return id == "llvm.ctlz" },
		},
	}
	t.Packed = packedRegisters(isel.Target{Target: selectedTarget(m, o)})
	t.OpCost = func(i *ir.Instr) int { return cost(t, i) }
	return t
}

// countBits: there is no instruction that counts trailing zeros, though two do it; LLVM takes the
// figure of a target that has to expand it.
func countBits(id string, _ int, _ bool) int {
	if id == "llvm.cttz" {
		return 10
	}
	return 1
}

// legalAddress: PTX addresses memory by a symbol, by a register with a 32-bit offset, or by such an
// offset alone.
func legalAddress(m target.AddressMode) bool {
	switch {
	case m.Offset != int64(int32(m.Offset)):
		return false
	case m.Symbol != nil:
		return m.Offset == 0 && !m.BaseReg && m.Scale == 0
	}
	return m.Scale == 0 || m.Scale == 1 && !m.BaseReg
}

// addressCosts are the figures of the processor, which are for three addresses: so an addition of
// 32 bits is three, and one of 64 bits six.
func addressCosts(m *ir.Module, o Options) func(space int) target.AddressCosts {
	p := processor.Target{SM: computeCapability(m, o)}
	return func(space int) target.AddressCosts {
		c := p.AddressCost(space)
		return target.AddressCosts{Unit: 3, Long: 6, Narrow: min(c.MadWide, c.MulAdd), Wide: c.Wide, Step: c.Step}
	}
}

// computeCapability is what the module is compiled for: 70 for sm_70; 0 for what is no CPU, which
// Compile reports.
func computeCapability(m *ir.Module, o Options) int { return selectedTarget(m, o).SM }

// selectedTarget is the target that the options ask for, else the module's attributes; the zero
// value where they contradict each other.
func selectedTarget(m *ir.Module, o Options) processor.Target {
	cpu, features := fromAttributes(m)
	if o.CPU != "" {
		cpu = o.CPU
	}
	if o.Features != "" {
		features = o.Features
	}
	t, err := processor.NewTarget(cpu, features)
	if err != nil {
		return processor.Target{}
	}
	return t
}

// wideVectorBits: since PTX 8.8, Blackwell accesses 256 bits of global memory at once.
func wideVectorBits(m *ir.Module, o Options) func(space int) int {
	t := selectedTarget(m, o)
	wide := t.SM >= 100 && !t.Version.Less(ptx.Version{Major: 8, Minor: 8})
	return func(space int) int {
		if wide && space == addrspace.Global {
			return 256
		}
		return 128
	}
}

// maskedAccess: a vector load may drop lanes that it has loaded if it lies in one aligned unit of
// memory, which exists as a whole or not at all. Stores without some of their lanes exist for 256
// bits only.
func maskedAccess(m *ir.Module, o Options) func(load bool, space, lanes, laneBits, align int) bool {
	widest := wideVectorBits(m, o)
	return func(load bool, space, lanes, laneBits, align int) bool {
		if load {
			return laneBits >= 8 && align*8 >= lanes*laneBits
		}
		return widest(space) == 256 && align >= 32 && lanes*laneBits == 256 && laneBits >= 32 && laneBits <= 64
	}
}

// divergentRegisters are the special registers that differ between the threads of a warp.
var divergentRegisters = []string{"tid.", "laneid", "lanemask.", "clock", "globaltimer"}

// divergentIntrinsics begin the names of intrinsics that give each thread its own result, whatever
// their operands: atomics and arrivals, other threads' values, one thread of a warp, and parts of
// matrices.
var divergentIntrinsics = []string{
	"llvm.nvvm.atomic.", "llvm.nvvm.shfl.", "llvm.nvvm.match.", "llvm.nvvm.elect.", "llvm.nvvm.mbarrier.", "llvm.nvvm.wmma.", "llvm.nvvm.mma.",
	"llvm.nvvm.ldmatrix.", "llvm.nvvm.tcgen05.ld.",
}

// isDivergenceSource reports whether a value may differ within a warp whatever its operands: thread
// ids, results of atomics, loads from thread-private memory, results of calls, and the parameters
// of device functions.
func isDivergenceSource(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Param:
		return !isKernel(v.Func())
	case *ir.Instr:
		switch v.Op() {
		case ir.AtomicRMW, ir.CmpXchg:
			return true
		case ir.Load:
			space := v.Operand(0).Type().Space
			return space == addrspace.Generic || space == addrspace.Local
		case ir.Call:
			return isDivergentCall(v)
		}
	}
	return false
}

func isDivergentCall(i *ir.Instr) bool {
	f := i.CalledFunc()
	if f == nil || !f.IsIntrinsic() {
		return !i.Type().IsVoid()
	}
	name := f.Name()
	if reg, ok := strings.CutPrefix(name, "llvm.nvvm.read.ptx.sreg."); ok {
		for _, p := range divergentRegisters {
			if strings.HasPrefix(reg, p) {
				return true
			}
		}
		return false
	}
	for _, p := range divergentIntrinsics {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

// isKernel reports whether a function is launched from the host: its parameters are the same for
// all threads.
func isKernel(f *ir.Func) bool {
	if f.CC == ir.PTXKernel || f.Attrs.Fn.Has("nvvm.kernel") {
		return true
	}
	list := f.Module().NamedMD("nvvm.annotations")
	if list == nil {
		return false
	}
	for _, n := range list.Nodes {
		if n.Kind != "" || len(n.Fields) < 3 {
			continue
		}
		c, ok := n.Operand(0).(*ir.MDConst)
		if !ok || c.Value != ir.Value(f) {
			continue
		}
		for k := 1; k+1 < len(n.Fields); k += 2 {
			if key, ok := n.Operand(k).(ir.MDStr); ok && key == "kernel" {
				return true
			}
		}
	}
	return false
}
