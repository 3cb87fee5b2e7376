package scalar

import (
	"encoding/binary"
	"sync/atomic"
	"unsafe"
)

// littleEndian: the machine stores numbers as the device does.
var littleEndian = binary.NativeEndian.Uint16([]byte{1, 0}) == 1

// Exchange replaces the number of n bytes at the beginning of b by what update makes of it, and returns
// what was there. For 4 and 8 bytes, aligned, it is one atomic operation of the machine, so that
// programs of the host that share the memory may do theirs at the same time; on a big-endian machine,
// and for other sizes, it is not.
func Exchange(b []byte, n int, update func(old uint64) uint64) (old uint64) {
	at := unsafe.Pointer(&b[:n][0])
	switch {
	case !littleEndian || uintptr(at)%uintptr(n) != 0 || n != 4 && n != 8:
		old = Load(b, n)
		Store(b, n, update(old))
		return old
	case n == 4:
		for p := (*uint32)(at); ; {
			before := atomic.LoadUint32(p)
			if atomic.CompareAndSwapUint32(p, before, uint32(update(uint64(before)))) {
				return uint64(before)
			}
		}
	}
	for p := (*uint64)(at); ; {
		before := atomic.LoadUint64(p)
		if atomic.CompareAndSwapUint64(p, before, update(before)) {
			return before
		}
	}
}
