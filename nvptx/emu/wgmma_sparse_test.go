package emu

import (
	"encoding/binary"
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// sparseMatrices are those of a product with a sparse A: A with its zeros, B, and the memory of the
// kernel. The threads' metadata are in the last 512 bytes of the shared memory's image.
func (c *groupCase) sparseMatrices() (a, b []int, words []uint32) {
	r := rand.New(rand.NewSource(int64(c.n + c.k)))
	a, b = make([]int, 64*c.k), make([]int, c.n*c.k)
	image := make([]byte, 32768+65536+2048+32768)
	for i := range b {
		b[i] = r.Intn(7) - 3
		if c.b == "u8" {
			b[i] = r.Intn(256)
		}
		c.put(image[16384:], c.b, i/c.k, i%c.k, b[i])
	}
	size, place := 4, "a thread per half"
	switch c.a {
	case "tf32":
		size = 2
	case "s8", "e4m3":
		place = "a thread per piece"
	}
	for row := range 64 {
		for chunk := range c.k / size {
			first := r.Intn(size - 1)
			second := first + 1 + r.Intn(size-1-first)
			indices, stored := first|second<<2, []int{first, second}
			if size == 2 { // one of two, whose halves are numbered
				first = r.Intn(2)
				indices, stored = 2*first|(2*first+1)<<2, []int{first}
			}
			for i, at := range stored {
				v := r.Intn(7) - 3
				a[row*c.k+chunk*size+at] = v
				col := chunk*len(stored) + i
				if !c.registers {
					c.put(image, c.a, row, col, v)
					continue
				}
				thread, reg := row/16*32+row%8*4+col%8/2, row%16/8+col/8*2 // of sixteen bits
				binary.LittleEndian.PutUint16(image[32768+65536+16*thread+4*reg+2*(col%2):], halfOf(v))
			}
			thread, bit := metadataPlace[place](c.selector, row%16, chunk)
			at := 32256 + 4*(row/16*32+row%8*4+thread)
			binary.LittleEndian.PutUint32(image[at:], binary.LittleEndian.Uint32(image[at:])|uint32(indices)<<bit)
		}
	}
	for i := 0; i < len(image); i += 4 {
		words = append(words, binary.LittleEndian.Uint32(image[i:]))
	}
	return a, b, words
}

// TestSparseWarpgroup: products with a sparse A, of all types, from registers and from shared
// memory.
func TestSparseWarpgroup(t *testing.T) {
	for _, c := range []groupCase{
		{types: "f32.f16.f16", a: "f16", b: "f16", n: 16, k: 32, swizzle: 128, sign: 1, accumulate: true, selector: 1},
		{types: "f32.f16.f16", a: "f16", b: "f16", n: 40, k: 32, swizzle: 64, sign: -1},
		{types: "f16.f16.f16", a: "f16", b: "f16", n: 24, k: 32, swizzle: 128, sign: 1},
		{types: "f32.bf16.bf16", a: "bf16", b: "bf16", n: 8, k: 32, sign: 1, accumulate: true},
		{types: "f32.f16.f16", a: "f16", b: "f16", n: 16, k: 32, swizzle: 128, registers: true, sign: 1, accumulate: true, selector: 1},
		{types: "f32.bf16.bf16", a: "bf16", b: "bf16", n: 64, k: 32, swizzle: 64, across: true, sign: 1},
		{types: "f32.tf32.tf32", a: "tf32", b: "tf32", n: 32, k: 16, swizzle: 128, sign: -1, accumulate: true, selector: 1},
		{types: "f32.tf32.tf32", a: "tf32", b: "tf32", n: 8, k: 16, swizzle: 64, sign: 1},
		{types: "f32.e4m3.e4m3", a: "e4m3", b: "e4m3", n: 32, k: 64, swizzle: 64, sign: 1, accumulate: true},
		{types: "s32.s8.u8", a: "s8", b: "u8", n: 48, k: 64, swizzle: 128},
	} {
		c.sparse = true
		name := fmt.Sprintf("%+v", c)
		a, b, words := c.sparseMatrices()
		out, _, err := one(t, c.text(), Launch{Block: Dim3{X: 128}}, words...)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		c.compare(t, name, out[32768/4:], a, b)
		accepted(t, c.text())
	}
	c := groupCase{types: "f32.f16.f16", a: "f16", b: "f16", n: 8, k: 32, sign: 1, sparse: true}
	words := make([]uint32, (32768+65536+2048)/4)
	for k := range 32768 / 4 {
		words[k] = 0x3C003C00
	}
	if _, _, err := one(t, c.text(), Launch{Block: Dim3{X: 128}}, words...); err == nil || !strings.Contains(err.Error(), "indices 0000") {
		t.Errorf("metadata without a meaning: %v", err)
	}
}
