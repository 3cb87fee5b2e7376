package scalar

import (
	"encoding/binary"
	"sync/atomic"
	"unsafe"
)

// littleEndian: the machine stores numbers as the device does.
var littleEndian = binary.NativeEndian.Uint16([]byte{1, 0}) == 1

// Exchange replaces the number of n bytes at the beginning of b by what update makes of it, and
// returns what was there. For 2, 4 and 8 bytes, aligned, it is one atomic operation of the machine,
// so that blocks that run at once, and programs of the host that share the memory, may do theirs at
// the same time; on a big-endian machine, and for single bytes, it is not. The update may be called
// several times.
func Exchange(b []byte, n int, update func(old uint64) uint64) (old uint64) {
	for {
		old = peek(b, n)
		if now := update(old); swap(b, n, old, now) {
			return old
		}
	}
}

// peek reads the number of n bytes at the beginning of b, as it is at one time.
func peek(b []byte, n int) uint64 {
	switch at := unsafe.Pointer(&b[:n][0]); {
	case !littleEndian || uintptr(at)%uintptr(n) != 0:
	case n == 4:
		return uint64(atomic.LoadUint32((*uint32)(at)))
	case n == 8:
		return atomic.LoadUint64((*uint64)(at))
	}
	return Load(b, n) // two bytes are read at once
}

// swap replaces the number by another one if it is the old one, and reports whether it was. A
// number that stays is not written: other processors keep their copies of it.
func swap(b []byte, n int, old, now uint64) bool {
	at := unsafe.Pointer(&b[:n][0])
	switch {
	case !littleEndian || uintptr(at)%uintptr(n) != 0 || n == 1:
		Store(b, n, now)
		return true
	case n == 8:
		return old == now || atomic.CompareAndSwapUint64((*uint64)(at), old, now)
	case n == 4:
		return uint32(old) == uint32(now) || atomic.CompareAndSwapUint32((*uint32)(at), uint32(old), uint32(now))
	}
	// Two bytes are half of an aligned word: what is in its other half must stay.
	shift := uintptr(at) & 2 * 8
	word := (*uint32)(unsafe.Add(at, -int(uintptr(at)&2)))
	all := atomic.LoadUint32(word)
	if uint16(all>>shift) != uint16(old) {
		return false
	}
	return atomic.CompareAndSwapUint32(word, all, all&^(0xFFFF<<shift)|uint32(uint16(now))<<shift)
}

// Words is memory as the machine's numbers of 32 bits, if those are the device's.
func Words(b []byte) (words []uint32, ok bool) {
	at := unsafe.Pointer(unsafe.SliceData(b))
	if !littleEndian || uintptr(at)%4 != 0 {
		return nil, false
	}
	return unsafe.Slice((*uint32)(at), len(b)/4), true
}
