package target

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// Host describes a CPU by its triple as far as the passes need; for targets not known here it is
// Generic.
func Host(triple, cpu, features string) *Target {
	t := Generic()
	arch, _, _ := strings.Cut(triple, "-")
	for _, h := range hosts {
		if slices.Contains(h.archs, arch) {
			t.SwitchTableType = pointerOrFloat
			t.UnrollOps = func(*ir.Func) int { return 0 }
			h.describe(t, triple, cpu, features)
		}
	}
	return t
}

// pointerOrFloat: the types that the registers of a CPU hold beside integers.
func pointerOrFloat(ty *ir.Type) bool {
	return ty.IsPtr() || ty.Kind == ir.FloatKind || ty.Kind == ir.DoubleKind
}

// hosts are the CPUs that are more than a data layout.
var hosts = []struct {
	archs    []string
	describe func(t *Target, triple, cpu, features string)
}{
	{[]string{"x86_64", "amd64", "i386", "i486", "i586", "i686"}, x86},
	{[]string{"aarch64", "arm64"}, aarch64},
	{[]string{"riscv32", "riscv64"}, riscv},
	{[]string{"powerpc64", "powerpc64le", "ppc64", "ppc64le"}, powerpc},
}

// aarch64 adds a register, which may be scaled by the size of the access, or an offset: 9 bits with
// a sign, or 12 bits of sizes.
func aarch64(t *Target, _, _, _ string) {
	t.Name, t.AddressesAsPointers, t.FastPopcount, t.ExpandsMemCmp = "aarch64", true, true, true
	t.Reduction = Reduction{CompareImmediate: aarch64Immediate, AddImmediate: aarch64Immediate, Registers: 31}
	t.FastSqrt = func(ty *ir.Type) bool { return ty.Kind == ir.FloatKind || ty.Kind == ir.DoubleKind }
	t.Lowering.FreeTruncate = func(from, to int) bool { return from > to }
	t.Misaligned = func(_, _, _ int) (speed int, ok bool) { return 1, true }
	t.LegalAddress = func(m AddressMode) bool {
		if m.Symbol != nil || m.Offset != 0 && m.Scale != 0 {
			return false
		}
		if m.Scale == 0 {
			return m.Offset >= -256 && m.Offset < 256 || m.Bytes > 0 && m.Bytes&(m.Bytes-1) == 0 && m.Offset > 0 && m.Offset%m.Bytes == 0 && m.Offset/m.Bytes < 1<<12
		}
		return m.Scale == 1 || m.Scale == m.Bytes
	}
}

// aarch64Immediate: additions and comparisons have 12 bits, or 12 bits above 12 zeros.
func aarch64Immediate(n int64) bool {
	if n < 0 {
		n = -n
	}
	return n>>12 == 0 || n&0xfff == 0 && n>>24 == 0
}

// riscv adds 12 bits to a register.
func riscv(t *Target, _, _, features string) {
	t.Name, t.AddressesAsPointers = "riscv", true
	t.Reduction = Reduction{CompareImmediate: SignedImmediate(12), AddImmediate: SignedImmediate(12), InstructionsFirst: true, Registers: 31}
	if t.FastPopcount = strings.Contains(features, "+zbb"); !t.FastPopcount {
		t.CountBits = func(string, int, bool) int { return 10 } // a sequence of shifts and masks
	}
	t.LegalAddress = func(m AddressMode) bool {
		return m.Symbol == nil && m.Offset >= -1<<11 && m.Offset < 1<<11 && (m.Scale == 0 || m.Scale == 1 && !m.BaseReg)
	}
}

// powerpc adds 16 bits or another register to a register.
func powerpc(t *Target, _, _, _ string) {
	t.Name, t.AddressesAsPointers, t.ExpandsMemCmp = "powerpc", true, true
	t.Reduction = Reduction{CompareImmediate: SignedImmediate(16), AddImmediate: SignedImmediate(16), InstructionsFirst: true, Registers: 32}
	t.Misaligned = func(_, bits, _ int) (speed int, ok bool) { return 1, bits&(bits-1) == 0 }
	t.LegalAddress = func(m AddressMode) bool {
		if m.Symbol != nil || m.Offset <= -1<<16 || m.Offset >= 1<<16-1 {
			return false
		}
		switch m.Scale {
		case 0:
			return true
		case 1:
			return !m.BaseReg || m.Offset == 0
		case 2:
			return !m.BaseReg && m.Offset == 0
		}
		return false
	}
}

// x86 has a base, a register scaled by up to 8, and 32 bits of offset in an address, and loads and
// stores that need not be aligned, as wide as its vectors: 128 bits of SSE, 256 of AVX, 512 of
// AVX-512 where that is not slow.
func x86(t *Target, triple, cpu, features string) {
	t.ExpandsMemCmp = true
	bits, fast := 128, slices.Contains(x86Fast, cpu) || strings.Contains(features, "+sse4.2") // unaligned accesses of 128 bits
	for _, w := range x86Vectors {
		if slices.Contains(w.cpus, cpu) || strings.Contains(features, w.feature) {
			bits, fast = max(bits, w.bits), true
		}
	}
	if !strings.HasPrefix(triple, "x86_64") && !strings.HasPrefix(triple, "amd64") && !strings.Contains(features, "+sse") && bits == 128 && slices.Contains(x86Scalar, cpu) {
		bits = 0
	}
	t.Name = "x86"
	t.CountBits, t.FastPopcount = x86CountBits(cpu, features), x86FastPopcount(cpu, features)
	t.KnownCost = x86KnownCost
	t.IntrinsicCost, t.MulCost, t.Mispredict = x86Intrinsics, x86MulCost, 14
	t.FastSqrt = func(ty *ir.Type) bool {
		return ty.Kind == ir.FloatKind || ty.Kind == ir.DoubleKind || ty.Kind == ir.X86FP80Kind
	}
	t.AtomicElement = 16
	t.DivRem = func(bits int) bool {
		return bits == 8 || bits == 16 || bits == 32 || bits == 64 && (strings.HasPrefix(triple, "x86_64") || strings.HasPrefix(triple, "amd64"))
	}
	t.Lowering = x86Lowering(cpu, features)
	t.Reduction = Reduction{CompareImmediate: SignedImmediate(32), AddImmediate: SignedImmediate(32), InstructionsFirst: true, FusesTest: cpu != "", Registers: 8, ScaledAddress: 1}
	if strings.HasPrefix(triple, "x86_64") || strings.HasPrefix(triple, "amd64") {
		t.Reduction.Registers = 16
	}
	t.NoopCast = func(from, to int) bool { return from < 256 && to < 256 } // the others are segments and short pointers
	t.SlowDiv = x86SlowDivisions(cpu, features)
	t.UnrollOps = func(f *ir.Func) int { return x86UnrollOps(f, cpu) }
	t.Vectors = func(f *ir.Func) *Vectors { return x86Vectorizer(f, triple) }
	t.MaxVectorBits = func(int) int { return bits }
	t.Misaligned = func(_, bits, _ int) (speed int, ok bool) {
		if bits == 128 && !fast || bits == 256 && slices.Contains(x86Slow256, cpu) {
			return 0, true
		}
		return 1, true
	}
	foldsSymbol := x86FoldsSymbol(triple)
	t.LegalAddress = func(m AddressMode) bool {
		if m.Offset != int64(int32(m.Offset)) || m.Symbol != nil && !foldsSymbol(m) {
			return false
		}
		switch m.Scale {
		case 0, 1, 2, 4, 8:
			return true
		case 3, 5, 9: // r + r·(n - 1)
			return !m.BaseReg
		}
		return false
	}
}

// x86FoldsSymbol returns a function that reports whether an address with a symbol can be an
// operand. With 64 bits it cannot where the symbol is only reachable through a table (the GOT),
// nor, on systems with position-independent code only, beside an offset or a scaled register.
func x86FoldsSymbol(triple string) func(m AddressMode) bool {
	arch, system, _ := strings.Cut(triple, "-")
	apple := strings.Contains(system, "apple") || strings.Contains(system, "darwin") || strings.Contains(system, "macos")
	windows := strings.Contains(system, "windows") || strings.Contains(system, "win32")
	wide := arch == "x86_64" || arch == "amd64"
	return func(m AddressMode) bool {
		b := m.Symbol.Base()
		switch {
		case !wide:
			return true
		case (apple || windows) && (m.Offset != 0 || m.Scale > 1):
			return false
		case b.DSOLocal || b.Linkage.IsLocal() || b.Visibility == "hidden" || b.Visibility == "protected":
			return true
		case apple:
			return !m.Symbol.IsDeclaration() && b.Linkage == ir.External
		}
		return windows && b.DLLStorage != "dllimport"
	}
}

// x86Lowering is that of 64 bits.
func x86Lowering(cpu, features string) Lowering {
	bmi, lzcnt := x86Has("bmi", x86BMI, cpu, features), x86Has("lzcnt", x86LZCNT, cpu, features)
	skippable := x86Dear
	if cpu == "atom" || cpu == "bonnell" { // which wait for what a branch asks
		skippable = nil
	}
	return Lowering{
		Skippable:       skippable,
		Registers:       []int{8, 16, 32, 64},
		SwitchBits:      32,
		FreeTruncate:    func(from, to int) bool { return from > to },
		FreeZExt:        func(from, to int) bool { return from == 32 && to == 64 },
		ExtendingLoad:   func(_ ir.Op, from, to int) bool { return from < to && to <= 64 },
		PromotesToLoads: true,
		Overflow:        func(_ bool, bits int, _ bool) bool { return bits <= 64 && bits&(bits-1) == 0 },
		CountsZero: func(id string, bits int) bool {
			if id == "llvm.cttz" {
				return bmi || bits < 32
			}
			return lzcnt
		},
		TestsMask: true,
	}
}

// x86Dear are divisions, except by powers of two, and functions that the library computes.
func x86Dear(i *ir.Instr) bool {
	switch i.Op() {
	case ir.FDiv, ir.FRem, ir.SDiv, ir.SRem:
		return true
	case ir.UDiv, ir.URem:
		k := ir.AsInt(i.Operand(1))
		if k == nil {
			return true
		}
		n, ok := k.Uint64()
		return !ok || n&(n-1) != 0
	case ir.Mul:
		return i.Type().Scalar().Bits > 64
	case ir.Call:
		switch i.IntrinsicID() {
		case "llvm.sin", "llvm.cos", "llvm.exp", "llvm.exp2", "llvm.exp10", "llvm.log", "llvm.log2", "llvm.log10", "llvm.pow", "llvm.bitreverse":
			return true
		}
	}
	return false
}

// x86SlowDivisions: most processors divide 64 bits slowly, as far as LLVM's tuning says, and Atoms
// anything but bytes.
func x86SlowDivisions(cpu, features string) map[int]int {
	widths := map[int]int{}
	if cpu == "bonnell" || cpu == "atom" || strings.Contains(features, "+idivl-to-divb") {
		widths[32] = 8
	}
	if cpu != "" && !slices.Contains(x86FastDivision, cpu) && !strings.Contains(features, "-idivq-to-divl") || strings.Contains(features, "+idivq-to-divl") {
		widths[64] = 32
	}
	return widths
}

// x86FastDivision are processors of 64 bits whose tuning says nothing of their division.
var x86FastDivision = []string{"athlon64", "athlon64-sse3", "athlon-fx", "k8", "k8-sse3", "opteron", "opteron-sse3", "core2", "penryn", "nocona", "goldmont",
	"goldmont-plus", "tremont", "gracemont", "sierraforest", "grandridge"}

// x86Fast are processors without wide vectors on which unaligned accesses cost nothing.
var x86Fast = []string{"nehalem", "corei7", "westmere", "silvermont", "slm", "goldmont", "goldmont-plus", "tremont", "amdfam10", "barcelona", "btver1", "x86-64-v2"}

// x86Scalar are processors of 32 bits that have no vectors.
var x86Scalar = []string{"", "generic", "i386", "i486", "i586", "i686", "pentium", "pentium-mmx", "pentiumpro", "pentium2", "c3", "geode", "winchip-c6", "winchip2", "k6", "k6-2",
	"k6-3", "athlon", "athlon-tbird", "lakemont"}

// x86Slow256 are those that split unaligned accesses of 256 bits.
var x86Slow256 = []string{"sandybridge", "corei7-avx", "ivybridge"}

// x86Vectors are the vectors wider than 128 bits and the features that have them.
var x86Vectors = []struct {
	bits    int
	feature string
	cpus    []string
}{
	{256, "+avx", []string{"corei7-avx", "sandybridge", "ivybridge", "haswell", "core-avx2", "broadwell", "skylake", "skylake-avx512", "skx", "cascadelake", "icelake-client",
		"icelake-server", "sapphirerapids", "bdver1", "bdver2", "bdver3", "bdver4", "btver2", "znver1", "znver2", "znver3", "x86-64-v3", "x86-64-v4"}},
	{512, "+avx512f", []string{"knl", "knm", "znver4", "znver5"}},
}
