package emit

import "testing"

// TestUnitPieces: the pieces of a block cover it without gaps, none is larger than a register, and
// each is as much aligned as an access of its size must be.
func TestUnitPieces(t *testing.T) {
	for align := int64(1); align <= 32; align *= 2 {
		for n := int64(0); n <= 70; n++ {
			at := int64(0)
			for _, p := range UnitPieces(align, n) {
				size := p.Bytes()
				if p.Off != at || size > 8 || size&(size-1) != 0 || size > align || at%size != 0 || p.Reg.Bits() < p.Bits {
					t.Errorf("align %d, %d bytes: a piece of %d bytes in .%s at %d after %d bytes", align, n, size, p.Reg, p.Off, at)
				}
				at += size
			}
			if at != n {
				t.Errorf("align %d: %d of %d bytes", align, at, n)
			}
		}
	}
}

// TestSplits: an access that is split covers its bytes, each part aligned.
func TestSplits(t *testing.T) {
	for align := int64(1); align <= 16; align *= 2 {
		for off := int64(0); off < 16; off++ {
			for n := int64(1); n <= 17; n++ {
				at := off
				for _, size := range (Access{Align: align}).splits(off, n) {
					if size > align || at%size != 0 {
						t.Errorf("align %d: %d bytes at %d", align, size, at)
					}
					at += size
				}
				if at != off+n {
					t.Errorf("align %d: [%d, %d) ends at %d", align, off, off+n, at)
				}
			}
		}
	}
}
