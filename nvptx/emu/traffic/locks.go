package traffic

import (
	"math/bits"
	"sync"
)

// Locks are those of a launch whose blocks run at once; each guards the atomic operations on some
// kilobytes of memory. Nil: blocks run one after the other.
type Locks [64]sync.Mutex

// Lock takes the locks of the addresses of some threads, in the order that all warps keep, and
// returns which.
func (l *Locks) Lock(addrs *[32]uint64, threads uint32) (held uint64) {
	if l == nil {
		return 0
	}
	for ; threads != 0; threads &= threads - 1 {
		held |= 1 << (addrs[bits.TrailingZeros32(threads)] >> 10 % uint64(len(l)))
	}
	for h := held; h != 0; h &= h - 1 {
		l[bits.TrailingZeros64(h)].Lock()
	}
	return held
}

// Unlock gives locks back.
func (l *Locks) Unlock(held uint64) {
	for ; held != 0; held &= held - 1 {
		l[bits.TrailingZeros64(held)].Unlock()
	}
}
