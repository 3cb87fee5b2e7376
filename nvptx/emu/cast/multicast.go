// Package cast finds the places in a cluster that an instruction with .multicast::cluster reaches.
package cast

import (
	"fmt"
	"math/bits"

	"opt-go/nvptx/emu/layout"
)

// Multicast is the blocks of a cluster that a copy or an arrival goes to: the same place in the
// shared memory of each, and the same barrier (PTX ISA, cp.async.bulk.tensor and tcgen05.commit).
type Multicast struct {
	Mask   uint64 // of ranks
	Pairs  bool   // .cta_group::2: an arrival is at the block of each pair with the parity of the barrier's
	Parity int    // of the rank of the block that the barrier's address names
}

// Place is a place in a block's shared memory and the barrier that counts what comes there, both
// as addresses in the cluster.
type Place struct{ To, Barrier uint64 }

// Places are those of a cluster of so many blocks, by rank; to and barrier are offsets in shared
// memory.
func (m *Multicast) Places(blocks int, to, barrier uint64) (list []Place, err error) {
	if m.Mask>>blocks != 0 {
		return nil, fmt.Errorf("the mask %#x of blocks, of a cluster of %d", m.Mask, blocks)
	}
	for rest := m.Mask; rest != 0; rest &= rest - 1 {
		rank := bits.TrailingZeros64(rest)
		notified := rank
		if m.Pairs {
			notified = rank&^1 | m.Parity
		}
		list = append(list, Place{layout.InCluster(rank, to), layout.InCluster(notified, barrier)})
	}
	return list, nil
}
