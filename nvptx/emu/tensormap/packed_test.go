package tensormap

import (
	"bytes"
	"math/rand"
	"testing"

	"opt-go/nvptx/ptx"
)

// at is memory that begins at an address.
func at(base uint64, mem []byte, n int) Memory {
	return Memory{Get: func(addr uint64) []byte { return mem[addr-base:][:n] }, Put: func(addr uint64, data []byte) { copy(mem[addr-base:], data) }}
}

// TestPacked: boxes of packed elements, partly outside of the tensor, loaded, and stored again.
func TestPacked(t *testing.T) {
	for _, c := range []struct {
		packing    Packing
		bits       int
		wide       bool // sixteen elements take sixteen bytes of shared memory
		box, point int
	}{{Fours, 4, false, 64, 32}, {Fours, 4, false, 32, -16}, {FoursWide, 4, true, 128, 128}, {SixesWide, 6, true, 128, 0}, {SixesWide, 6, true, 128, -128}} {
		const rows, columns = 3, 256
		r := rand.New(rand.NewSource(int64(c.bits)))
		row := columns * c.bits / 8
		tensor := make([]byte, rows*row)
		r.Read(tensor)
		const base, shared = 1 << 20, 1 << 12
		m := Map{Elem: ptx.U8, Packing: c.packing, Rank: 2, Address: base, Dims: [5]uint32{columns, rows}, Strides: [4]uint64{uint64(row)}, Box: [5]uint32{uint32(c.box), 2}, ElementStrides: [5]uint32{1, 1, 1, 1, 1}}
		decoded, err := Decode(m.Encode())
		if err != nil || decoded.Packing != c.packing {
			t.Fatalf("%+v: %v", decoded, err)
		}
		boxes, err := decoded.Tile([]int32{int32(c.point), 2})
		if err != nil {
			t.Fatal(err)
		}
		line := c.box * c.bits / 8 // of the box
		if c.wide {
			line = c.box
		}
		got, want := bytes.Repeat([]byte{0xEE}, 2*line), bytes.Repeat([]byte{0xEE}, 2*line)
		for y := range 2 {
			for x := range c.box / 16 {
				n := 2 * c.bits // bytes of sixteen elements
				to := y*line + x*n
				if c.wide {
					to = y*line + 16*x
				}
				from := (2+y)*row + (c.point/16+x)*n
				if inside := 2+y < rows && c.point+16*x >= 0 && c.point+16*x < columns; inside {
					copy(want[to:], tensor[from:from+n])
				} else {
					clear(want[to : to+n])
				}
			}
		}
		size, _ := m.Unit()
		if n := decoded.Load(boxes, at(base, tensor, size), at(shared, got, size), shared); n != 2*line || !bytes.Equal(got, want) {
			t.Errorf("%+v: %d bytes\n%x\n%x", c, n, got, want)
		}
		again := bytes.Clone(tensor)
		for k := range tensor {
			tensor[k] ^= 0xFF
		}
		decoded.Store(boxes, at(base, tensor, size), at(shared, got, size), shared, "")
		for x := max(0, c.point); x < min(columns, c.point+c.box); x += 16 {
			from := 2*row + x*c.bits/8
			if n := 2 * c.bits; !bytes.Equal(tensor[from:][:n], again[from:][:n]) {
				t.Errorf("%+v: element %d of the row is not stored", c, x)
			}
		}
	}
	m := Map{Packing: SixesWide, Rank: 1}
	if _, err := m.Tile([]int32{64}); err == nil {
		t.Error("a box at element 64 is accepted")
	}
}
