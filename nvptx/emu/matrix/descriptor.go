package matrix

import "math/bits"

// Descriptor is a matrix in shared memory as wgmma and tcgen05 describe it (PTX ISA, sections
// 9.7.15.5.1 and 9.7.16.4.1): rows of elements of A, or columns of B, in groups of eight, each a
// line of bytes that a swizzle permutes.
type Descriptor struct {
	Start   uint64
	Leading uint64 // bytes between neighbouring units along the leading dimension
	Stride  uint64 // bytes between groups of eight
	Swizzle uint64 // bytes of a line: 128, 64, 32; 16: none
	Atom    uint64 // bytes that a swizzle keeps together: 16, or 32
	First   uint64 // which line of 128 bytes, modulo eight, the swizzle's pattern begins at
	Crosses bool   // what reaches beyond a line of 128 bytes continues in the matrix that begins at Next
	Next    uint64
}

// DescriptorOf takes the 64 bits of wgmma apart.
func DescriptorOf(d uint64) Descriptor {
	m := strided(d)
	m.Swizzle = [4]uint64{16, 128, 64, 32}[d>>62]
	return m
}

// Tcgen05Descriptor takes the 64 bits of tcgen05 apart; false: they have no meaning.
func Tcgen05Descriptor(d uint64) (Descriptor, bool) {
	m := strided(d)
	m.First = d >> 49 & 7
	m.Swizzle = [8]uint64{0: 16, 1: 128, 2: 128, 4: 64, 6: 32}[d>>61]
	if d>>61 == 1 {
		m.Atom = 32
	}
	if m.Crosses = d>>52&1 == 1; m.Crosses {
		m.Next = m.Leading
	}
	return m, m.Swizzle != 0 && d>>46&7 == 1 && d>>53&0xFF == 0 && !(m.Crosses && (d>>61 != 2 || m.First != 0))
}

func strided(d uint64) Descriptor {
	field := func(at int) uint64 { return d >> at & 0x3FFF << 4 }
	return Descriptor{Start: field(0), Leading: field(16), Stride: field(32), Atom: 16}
}

// Along is the address of byte k of line number i where the lines lie along K.
func (d Descriptor) Along(i, k uint64) uint64 {
	if d.Swizzle == 16 {
		return d.Start + i%8*16 + i/8*d.Stride + k%16 + k/16*d.Leading
	}
	start := d.Start
	if in := start%lineBytes + k; d.Crosses && in >= lineBytes {
		start, k = d.Next, in-lineBytes
	}
	return d.permute(start + i%8*d.Swizzle + i/8*d.Stride + k)
}

const lineBytes = 128

// Across is the address of element number i, of size bytes, of line number k where the lines lie
// across K.
func (d Descriptor) Across(i, k, size uint64) uint64 {
	unit := d.Swizzle / size // elements of a line
	if d.Swizzle == 16 {
		return d.Start + i%unit*size + i/unit*d.Stride + k%8*16 + k/8*d.Leading
	}
	group := 128 / d.Atom // lines that the pattern has: eight, or four
	return d.permute(d.Start + i%unit*size + i/unit*d.Leading + k%group*d.Swizzle + k/group*d.Stride)
}

// permute exchanges the atoms of a line by the number of the line of 128 bytes that it is in.
func (d Descriptor) permute(addr uint64) uint64 {
	mask := uint64(1)<<bits.TrailingZeros64(d.Swizzle/d.Atom) - 1
	return addr ^ (addr>>7-d.First)&mask<<bits.TrailingZeros64(d.Atom)
}
