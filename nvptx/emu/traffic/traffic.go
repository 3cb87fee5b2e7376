// Package traffic computes the cost of a warp's memory access: the 128-byte lines of global and
// local memory that it touches, the passes through the banks of shared memory that it takes, and
// whether a cache holds its lines.
package traffic

import (
	"math/bits"

	"opt-go/nvptx/ptx"
)

// Access is what one warp instruction does to memory.
type Access struct {
	Space ptx.Space
	Size  int        // bytes per thread
	Mask  uint32     // the threads
	Addrs [32]uint64 // by thread: the offset in the space; global: the address

	Lines  []uint64 // global and local: see FindLines
	Passes int      // shared: see CountPasses
}

// LineBytes is the size of a memory transaction and of a cache line.
const LineBytes = 128

// FindLines sets Lines to the 128-byte lines touched. Local memory is interleaved: the same word of
// the 32 threads makes one line.
func (a *Access) FindLines() {
	a.Lines = a.Lines[:0]
	for m := a.Mask; m != 0; m &= m - 1 {
		addr := a.Addrs[bits.TrailingZeros32(m)]
		if a.Space == ptx.Local {
			for word := addr / 4; word <= (addr+uint64(a.Size)-1)/4; word++ {
				a.addLine(word)
			}
			continue
		}
		a.addLine(addr / LineBytes)
	}
}

func (a *Access) addLine(line uint64) {
	for i := len(a.Lines) - 1; i >= 0; i-- { // the latest is the likeliest
		if a.Lines[i] == line {
			return
		}
	}
	a.Lines = append(a.Lines, line)
}

// numBanks is the number of banks of shared memory, each 4 bytes wide.
const numBanks = 32

// CountPasses sets Passes: how often shared memory is accessed: 8-byte accesses go in two halves of
// the warp, 16-byte ones in four quarters; within one, different words of a bank take turns.
func (a *Access) CountPasses() {
	group := numBanks
	if a.Size > 4 {
		group = numBanks * 4 / a.Size
	}
	if a.Size <= 4 && a.oneRow() {
		a.Passes = 1
		return
	}
	passes := 0
	for first := 0; first < len(a.Addrs); first += group {
		if m := a.Mask & (uint32(1<<group-1) << first); m != 0 {
			passes += a.groupPasses(m)
		}
	}
	ideal := (bits.OnesCount32(a.Mask) + group - 1) / group // a full group takes one pass
	a.Passes = max(passes-max(ideal, 1)+1, 1)
}

// Cost is the lines of global and local memory that are touched, and the extra passes through
// shared memory; it sets Lines or Passes.
func (a *Access) Cost() (lines, conflicts uint64) {
	switch a.Space {
	case ptx.Global, ptx.Local:
		a.FindLines()
		return uint64(len(a.Lines)), 0
	case ptx.Shared:
		a.CountPasses()
		return 0, uint64(a.Passes - 1)
	}
	return 0, 0
}

// oneRow reports whether all words accessed lie within the span of the banks, so in different ones.
func (a *Access) oneRow() bool {
	low, high := ^uint64(0), uint64(0)
	for m := a.Mask; m != 0; m &= m - 1 {
		addr := a.Addrs[bits.TrailingZeros32(m)]
		low, high = min(low, addr), max(high, addr)
	}
	return a.Mask == 0 || high/4-low/4 < numBanks && low%4+uint64(a.Size) <= 4 && high%4+uint64(a.Size) <= 4
}

func (a *Access) groupPasses(mask uint32) int {
	var first [numBanks]uint64 // the first word of each bank, plus one
	for m := mask; m != 0; m &= m - 1 {
		addr := a.Addrs[bits.TrailingZeros32(m)]
		for w := addr / 4; w <= (addr+uint64(a.Size)-1)/4; w++ {
			switch bank := &first[w%numBanks]; *bank {
			case 0:
				*bank = w + 1
			case w + 1:
			default:
				return a.conflicts(mask)
			}
		}
	}
	return 1
}

// conflicts is the largest number of different words of a bank.
func (a *Access) conflicts(mask uint32) int {
	var words [numBanks][]uint64
	most := 1
	for m := mask; m != 0; m &= m - 1 {
		addr := a.Addrs[bits.TrailingZeros32(m)]
		for w := addr / 4; w <= (addr+uint64(a.Size)-1)/4; w++ {
			bank := &words[w%numBanks]
			if !containsWord(*bank, w) {
				*bank = append(*bank, w)
				most = max(most, len(*bank))
			}
		}
	}
	return most
}

func containsWord(list []uint64, w uint64) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}

// Cache is a set-associative cache with least-recently-used replacement.
type Cache struct {
	ways int
	sets [][]uint64 // lines, the latest first
}

// NewCache makes an empty cache of so many bytes.
func NewCache(bytes, ways int) Cache {
	return Cache{ways: ways, sets: make([][]uint64, bytes/LineBytes/ways)}
}

// Lookup reports whether a line is there, and brings it in.
func (c *Cache) Lookup(line uint64) bool {
	// Warps have distant addresses with equal low bits: fold the high bits in, as caches do.
	h := line ^ line>>24
	set := &c.sets[h%uint64(len(c.sets))]
	for i, l := range *set {
		if l == line {
			copy((*set)[1:i+1], (*set)[:i])
			(*set)[0] = line
			return true
		}
	}
	if len(*set) < c.ways {
		*set = append(*set, 0)
	}
	copy((*set)[1:], *set)
	(*set)[0] = line
	return false
}
