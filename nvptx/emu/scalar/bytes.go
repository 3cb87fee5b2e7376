package scalar

import "encoding/binary"

// Load reads the number of n bytes, 1, 2, 4 or 8, at the beginning of b.
func Load(b []byte, n int) uint64 {
	switch n {
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	case 8:
		return binary.LittleEndian.Uint64(b)
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	}
	return uint64(b[0])
}

// CopyChosen copies the bytes of each sixteen that a mask has.
func CopyChosen(to, from []byte, mask uint64) {
	if mask == 0xFFFF {
		copy(to, from)
		return
	}
	for k := range from {
		if mask>>(k%16)&1 == 1 {
			to[k] = from[k]
		}
	}
}

// Store writes what Load reads.
func Store(b []byte, n int, v uint64) {
	switch n {
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(v))
	case 8:
		binary.LittleEndian.PutUint64(b, v)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(v))
	default:
		b[0] = byte(v)
	}
}
