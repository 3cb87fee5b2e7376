package device

import (
	"math/bits"
	"sync"
)

// Stripes are the locks of a launch whose blocks run at once; each guards the accesses of 16 bytes
// to some kilobytes of memory. Each has a cache line of its own, so that taking one does not slow
// down the processor that takes another.
type Stripes [64]struct {
	sync.Mutex
	_ [64 - 8]byte
}

// Lock takes the locks of the addresses of a set of a warp's threads, in the order that all keep,
// and returns which.
func (s *Stripes) Lock(addrs *[32]uint64, threads uint32) (held uint64) {
	for ; threads != 0; threads &= threads - 1 {
		held |= 1 << (addrs[bits.TrailingZeros32(threads)] >> 10 % uint64(len(s)))
	}
	for h := held; h != 0; h &= h - 1 {
		s[bits.TrailingZeros64(h)].Lock()
	}
	return held
}

// Unlock gives locks back.
func (s *Stripes) Unlock(held uint64) {
	for ; held != 0; held &= held - 1 {
		s[bits.TrailingZeros64(held)].Unlock()
	}
}
