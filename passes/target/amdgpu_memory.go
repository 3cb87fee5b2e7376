package target

import (
	"strconv"
	"strings"
)

// How AMD's GPUs access memory, as LLVM 19's SITargetLowering and GCNTTIImpl have it: which
// addresses cost nothing, how wide accesses are, and how they have to be aligned.

// The generations of AMD's GPUs, by the names of LLVM.
const (
	southernIslands = 6
	seaIslands      = 7
	volcanicIslands = 8
	gfx9            = 9
	gfx10           = 10
	gfx11           = 11
	gfx12           = 12
)

// amdgpuNames are the processors whose names do not say their generation.
var amdgpuNames = map[string]int{
	"tahiti": southernIslands, "verde": southernIslands, "pitcairn": southernIslands, "oland": southernIslands, "hainan": southernIslands,
	"bonaire": seaIslands, "kaveri": seaIslands, "kabini": seaIslands, "hawaii": seaIslands, "mullins": seaIslands, "generic-hsa": seaIslands,
	"tonga": volcanicIslands, "iceland": volcanicIslands, "carrizo": volcanicIslands, "fiji": volcanicIslands, "stoney": volcanicIslands,
	"polaris10": volcanicIslands, "polaris11": volcanicIslands,
}

// amdgpuMemory is what decides about accesses.
type amdgpuMemory struct {
	cpu        string
	generation int
	hsa        bool
	named      bool            // the processor is said: one that is not may lack what its generation has
	regions    bool            // there is memory that all groups share
	newScratch bool            // stack memory has instructions of its own in every generation
	broken     bool            // misaligned accesses of local memory go wrong, and offsets of flat ones
	features   map[string]bool // those that are switched on or off by name
}

func newAMDGPUMemory(triple, cpu, features string) *amdgpuMemory {
	m := &amdgpuMemory{cpu: cpu, hsa: strings.HasSuffix(triple, "-amdhsa"), named: cpu != "" && cpu != "generic-hsa", broken: strings.HasPrefix(cpu, "gfx101"),
		newScratch: strings.HasPrefix(cpu, "gfx94"),
		features:   map[string]bool{}}
	for _, f := range strings.Split(features, ",") {
		if name, on := strings.CutPrefix(f, "+"); on {
			m.features[name] = true
		} else if name, off := strings.CutPrefix(f, "-"); off {
			m.features[name] = false
		}
	}
	switch n := strings.TrimPrefix(cpu, "gfx"); {
	case amdgpuNames[cpu] != 0:
		m.generation = amdgpuNames[cpu]
	case n != cpu && len(n) == 3: // gfx90a
		m.generation = int(n[0] - '0')
	case n != cpu && len(n) == 4 && n[0] == '1': // gfx1010
		m.generation = 10 + int(n[1]-'0')
	case m.hsa:
		m.generation = seaIslands
	default:
		m.generation = southernIslands
	}
	m.regions = m.generation < gfx12 && !m.newScratch && cpu != "gfx90a"
	return m
}

// has reports whether a feature is on: said so, or by default.
func (m *amdgpuMemory) has(name string, def bool) bool {
	if on, said := m.features[name]; said {
		return on
	}
	return def
}

func (m *amdgpuMemory) unalignedMode() bool { return m.has("unaligned-access-mode", m.hsa) }

func (m *amdgpuMemory) unalignedBuffers() bool {
	return m.unalignedMode() && m.has("unaligned-buffer-access", m.named && m.generation >= seaIslands)
}

func (m *amdgpuMemory) unalignedLocal() bool {
	return m.unalignedMode() && m.has("unaligned-ds-access", m.generation >= gfx9)
}

func isAMDGPUConstant(space int) bool { return space == amdgpuConstant || space == amdgpuConstant32 }

// isAMDGPUBuffer reports whether addresses of the space begin with the description of a buffer.
func isAMDGPUBuffer(space int) bool { return space >= 7 && space <= 9 }

// maxVectorBits is the widest access of a space.
func (m *amdgpuMemory) maxVectorBits(space int) int {
	switch {
	case space == amdgpuPrivate:
		return 8 * m.privateElement()
	case space == amdgpuGlobal, isAMDGPUConstant(space), isAMDGPUBuffer(space):
		return 512
	}
	return 128
}

// privateElement is the widest access of stack memory in bytes.
func (m *amdgpuMemory) privateElement() int {
	if m.flatScratch() {
		return 16
	}
	for _, n := range []int{16, 8} {
		if m.features["max-private-element-size-"+strconv.Itoa(n)] {
			return n
		}
	}
	return 4
}

// vectorLanes limits accesses to the widest instruction: loads of small lanes and stores have at
// most 128 bits.
func (m *amdgpuMemory) vectorLanes(load bool, lanes, laneBits int) int {
	if lanes*laneBits > 128 && (!load || laneBits < 32) {
		return 128 / laneBits
	}
	return lanes
}

// joins: stack memory is accessed in small units.
func (m *amdgpuMemory) joins(space, bytes, align int) bool {
	return space != amdgpuPrivate || (align >= 4 || m.unalignedScratch()) && bytes <= m.privateElement()
}

func (m *amdgpuMemory) unalignedScratch() bool {
	return m.has("unaligned-scratch-access", false)
}

// flatScratch reports whether stack memory is accessed by instructions of its own instead of
// through a buffer.
func (m *amdgpuMemory) flatScratch() bool {
	return m.generation >= gfx11 || m.has("architected-flat-scratch", m.newScratch) || m.generation >= gfx9 && m.has("enable-flat-scratch", false)
}

// misaligned is LLVM's allowsMisalignedMemoryAccesses.
func (m *amdgpuMemory) misaligned(space, bits, align int) (speed int, ok bool) {
	switch space {
	case amdgpuLocal, amdgpuRegion:
		return m.misalignedLocal(bits, align)
	case amdgpuPrivate:
		if align >= 4 {
			return bits, true
		}
		return 0, m.unalignedScratch()
	case amdgpuFlat: // which may be the stack
		if !m.unalignedScratch() {
			return bits, align >= 4
		}
	case amdgpuGlobal, amdgpuConstant, amdgpuConstant32:
		return bits, align >= 4 || m.unalignedBuffers()
	}
	return 1, bits >= 32 && align >= 4
}

// misalignedLocal: the instructions for two words at once need words aligned only.
func (m *amdgpuMemory) misalignedLocal(bits, align int) (speed int, ok bool) {
	any := m.unalignedLocal()
	if !any && align < 4 {
		return 0, false
	}
	need := (bits + 7) / 8
	if m.broken && !m.has("cumode", false) && bits > 32 && align < need {
		return 0, false
	}
	wide := m.named && m.generation >= seaIslands
	switch bits {
	case 64:
		if m.generation < seaIslands && align < 8 {
			return 0, false
		}
		need = 4
	case 96:
		if !wide {
			return 0, false
		}
		need = 16
	case 128:
		if !wide || !m.has("enable-ds128", true) {
			return 0, false
		}
		need = 8
	default:
		if bits > 32 {
			return 0, false
		}
	}
	switch {
	case align >= need:
		return bits, true
	case !any:
		return 0, false
	case bits <= 32:
		return 1, true
	case align < 4:
		return 32, true
	}
	return 1, true
}

// legalAddress is LLVM's isLegalAddressingMode.
func (m *amdgpuMemory) legalAddress(a AddressMode) bool {
	if a.Symbol != nil {
		return false
	}
	switch {
	case a.Space == amdgpuGlobal:
		return m.legalGlobal(a)
	case isAMDGPUConstant(a.Space), isAMDGPUBuffer(a.Space):
		return m.legalScalar(a)
	case a.Space == amdgpuPrivate && m.flatScratch():
		return m.legalFlat(a, true)
	case a.Space == amdgpuPrivate:
		return m.legalBuffer(a)
	case a.Space == amdgpuLocal || a.Space == amdgpuRegion && m.regions:
		return a.Offset == int64(uint16(a.Offset)) && (a.Scale == 0 || a.Scale == 1 && a.BaseReg)
	case a.Space == amdgpuFlat || a.Space == UnknownSpace:
		return m.legalFlat(a, false)
	}
	return m.legalGlobal(a)
}

// legalFlat: a register, and from GFX9 on a small offset, which accesses of global memory and of
// the stack may subtract.
func (m *amdgpuMemory) legalFlat(a AddressMode, signed bool) bool {
	if a.Scale != 0 {
		return false
	}
	if a.Offset == 0 {
		return true
	}
	bits := 12
	switch {
	case m.generation < gfx9, m.broken && !signed:
		return false
	case m.generation == gfx10:
		bits = 11
	case m.generation >= gfx12:
		bits = 23
	}
	if a.Offset < 0 && a.Space == amdgpuPrivate && (m.generation == gfx9 || m.broken && a.Offset%4 != 0) { // which go wrong there
		return false
	}
	return a.Offset < 1<<bits && (a.Offset >= 0 || (signed || m.generation >= gfx12) && a.Offset >= -1<<bits)
}

func (m *amdgpuMemory) legalGlobal(a AddressMode) bool {
	switch {
	case m.generation >= gfx9:
		return m.legalFlat(a, true)
	case m.generation >= volcanicIslands, m.has("flat-for-global", m.hsa):
		return m.legalFlat(a, false)
	}
	return m.legalBuffer(a)
}

// legalBuffer: MUBUF instructions add two registers and 12 bits.
func (m *amdgpuMemory) legalBuffer(a AddressMode) bool {
	bits := 12
	if m.generation >= gfx12 {
		bits = 23
	}
	if a.Offset < 0 || a.Offset >= 1<<bits {
		return false
	}
	return a.Scale == 0 || a.Scale == 1 || a.Scale == 2 && !a.BaseReg
}

// legalScalar: scalar loads of constant memory and buffers count in words, with more of them in
// every generation; those of buffers may subtract from GFX9 on.
func (m *amdgpuMemory) legalScalar(a AddressMode) bool {
	switch {
	case a.Offset%4 != 0:
		return m.legalBuffer(a)
	case a.Bytes > 0 && a.Bytes < 4 && m.generation < gfx12: // no scalar loads of less
		return m.legalGlobal(a)
	}
	limit := map[int]int64{southernIslands: 4 << 8, seaIslands: 4 << 32, volcanicIslands: 1 << 20, gfx9: 1 << 20, gfx10: 1 << 20, gfx11: 1 << 20, gfx12: 1 << 23}
	least := int64(0)
	if m.generation >= gfx9 && isAMDGPUBuffer(a.Space) {
		least = -limit[m.generation]
	}
	return a.Offset >= least && a.Offset < limit[m.generation] && (a.Scale == 0 || a.Scale == 1 && a.BaseReg)
}
