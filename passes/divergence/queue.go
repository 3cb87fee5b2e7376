package divergence

import "math/bits"

// indexQueue is a set of small numbers that yields the largest.
type indexQueue struct {
	words []uint64
	count int
	top   int // the words after it are empty
}

func newIndexQueue(n int) *indexQueue { return &indexQueue{words: make([]uint64, n/64+1)} }

func (q *indexQueue) add(k int) {
	if w := &q.words[k/64]; *w>>(k%64)&1 == 0 {
		*w |= 1 << (k % 64)
		q.count++
		q.top = max(q.top, k/64)
	}
}

func (q *indexQueue) remove(k int) {
	if w := &q.words[k/64]; *w>>(k%64)&1 == 1 {
		*w &^= 1 << (k % 64)
		q.count--
	}
}

// max returns the largest member, -1 when there is none.
func (q *indexQueue) max() int {
	for ; q.top >= 0; q.top-- {
		if w := q.words[q.top]; w != 0 {
			return q.top*64 + 63 - bits.LeadingZeros64(w)
		}
	}
	q.top = 0
	return -1
}
