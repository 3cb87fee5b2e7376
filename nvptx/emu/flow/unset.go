package flow

import "slices"

// Access is what an operation does to registers.
type Access struct {
	Reads  []int32
	Writes []int32
	Keeps  bool // threads may go past it without writing: what was there before stays
	Across bool // reads registers of other threads, too, which may not have come here
}

// Unset returns the registers, of n, that some path from the entry reads before it writes them, in
// ascending order, and those that a thread reads of others. Only these need a value when a function
// begins. It is liveness at the entry; the cost is linear in the operations, and in blocks times
// registers for each pass over the loops. Where that would be too much memory, it is all registers.
func Unset(ops []Op, accesses []Access, n int) []int32 {
	spans, blocks, _ := splitBlocks(ops)
	if len(spans) == 0 {
		return nil
	}
	words := (n + wordBits - 1) / wordBits
	if words*len(spans) > maxWords {
		return members(slices.Repeat([]uint64{^uint64(0)}, words), n)
	}
	all := make([]uint64, 3*words*len(spans))
	set := func(kind, b int) []uint64 {
		from := (3*b + kind) * words
		return all[from : from+words]
	}
	const reads, writes, live = 0, 1, 2 // before a write in the block; in the block; at its begin
	for b, s := range spans {
		exposed(accesses[s.first:s.last+1], set(reads, b), set(writes, b))
	}
	for changed := true; changed; {
		changed = false
		for b := len(spans) - 1; b >= 0; b-- {
			at, r, w := set(live, b), set(reads, b), set(writes, b)
			for k := range at {
				after := uint64(0)
				for _, s := range blocks[b].Succs {
					after |= set(live, s)[k]
				}
				if now := r[k] | after&^w[k]; now != at[k] {
					at[k], changed = now, true
				}
			}
		}
	}
	for i := range accesses {
		if accesses[i].Across {
			for _, r := range accesses[i].Reads {
				set(live, 0)[r/wordBits] |= 1 << (r % wordBits)
			}
		}
	}
	return members(set(live, 0), n)
}

const (
	wordBits = 64
	maxWords = 1 << 22 // of a set for each block: 32 MB
)

// exposed finds what a block reads before it writes it, and what it writes.
func exposed(block []Access, reads, writes []uint64) {
	for i := range block {
		for _, r := range block[i].Reads {
			if k, bit := r/wordBits, uint64(1)<<(r%wordBits); writes[k]&bit == 0 {
				reads[k] |= bit
			}
		}
		if block[i].Keeps {
			continue
		}
		for _, r := range block[i].Writes {
			writes[r/wordBits] |= 1 << (r % wordBits)
		}
	}
}

// members lists the numbers below n that are in a set.
func members(set []uint64, n int) (list []int32) {
	for r := range int32(n) {
		if set[r/wordBits]>>(r%wordBits)&1 != 0 {
			list = append(list, r)
		}
	}
	return list
}
