package ir

import "math"

// The order of two instructions of a block is given by numbers that ascend in the block, with gaps:
// an instruction that is inserted between two gets a number between theirs. If no number is left,
// the block is renumbered at the next query.

// seqGap is the distance of the numbers of instructions that are appended one after the other.
const seqGap = 1 << 10

// order gives i, which has just been linked into the block, its number.
func (b *Block) order(i *Instr) {
	switch {
	case i.prev == nil && i.next == nil:
		i.seq, b.ordered = 0, true
	case i.next == nil && i.prev.seq < math.MaxInt32-seqGap:
		i.seq = i.prev.seq + seqGap
	case i.prev == nil && i.next.seq > math.MinInt32+seqGap:
		i.seq = i.next.seq - seqGap
	case i.prev != nil && i.next != nil && int64(i.next.seq)-int64(i.prev.seq) > 1:
		// Nearer to the one before: more are inserted in order, before the same one, than in the
		// other direction.
		i.seq = i.prev.seq + max(1, int32((int64(i.next.seq)-int64(i.prev.seq))/4))
	default:
		b.ordered = false
	}
}

// renumber numbers the instructions with the largest gaps that fit, and leaves the upper part of
// the number range to appended instructions.
func (b *Block) renumber() {
	gap := max(1, int32(math.MaxInt32/2)/(b.count+1))
	n := int32(0)
	for i := b.first; i != nil; i = i.next {
		i.seq = n
		n += gap
	}
	b.ordered = true
}

// ComesBefore reports whether i comes before j in the same block. It costs O(1), but for a few of
// the times that the block has changed.
func (i *Instr) ComesBefore(j *Instr) bool {
	if i.block != j.block || i.block == nil {
		panic("ir: ComesBefore across blocks")
	}
	if !i.block.ordered {
		i.block.renumber()
	}
	return i.seq < j.seq
}
