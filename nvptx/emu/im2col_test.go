package emu

import (
	"encoding/binary"
	"fmt"
	"testing"

	"opt-go/nvptx/emu/tensormap"
	"opt-go/nvptx/ptx"
)

// TestColumnsOfPixels: im2col gathers the pixels that a tap of a convolution's filter multiplies,
// and im2col_no_offs stores pixels back. The reference walks the convolution's outputs.
func TestColumnsOfPixels(t *testing.T) {
	const (
		c, width, height, images = 8, 5, 4, 2
		filter, pad, step        = 3, 1, 2
		pixels                   = 7
		outW, outH               = (width+2*pad-filter)/step + 1, (height+2*pad-filter)/step + 1
	)
	tensor := make([]byte, images*height*width*c*4)
	for i := range len(tensor) / 4 {
		binary.LittleEndian.PutUint32(tensor[4*i:], uint32(1000+i))
	}
	m := tensormap.Map{Elem: ptx.U32, Rank: 4, ElementStrides: [5]uint32{1, step, step, 1}, Dims: [5]uint32{c, width, height, images}, Box: [5]uint32{c, 1, 1, 1},
		Strides: [4]uint64{c * 4, width * c * 4, height * width * c * 4}}
	m.Window.Pixels = pixels
	for d := range 2 { // the corners of where the filter's first tap may be
		m.Window.Lower[d], m.Window.Upper[d] = -pad, pad-(filter-1)
	}
	for _, first := range []int{0, 3, 9} { // number of the first output
		for tap := range filter * filter {
			mem := NewMemory(64)
			m.Address = put(t, mem, tensor)
			out := put(t, mem, make([]byte, pixels*c*4))
			n, y, x := first/(outW*outH), first/outW%outH, first%outW
			p := load(t, fmt.Sprintf(`.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 map, .param .u64 out) { .shared .align 128 .b8 s[%[1]d]; .shared .align 8 .b64 bar; .reg .b64 %%p<4>; .reg .b16 %%h<2>; .reg .pred %%q;
	ld.param.u64 %%p0, [map]; ld.param.u64 %%p1, [out]; mov.b16 %%h0, %[2]d; mov.b16 %%h1, %[3]d;
	mbarrier.init.shared.b64 [bar], 1; mbarrier.arrive.expect_tx.shared.b64 %%p2, [bar], %[1]d;
	cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [s], [%%p0, {0, %[4]d, %[5]d, %[6]d}], [bar], {%%h0, %%h1};
L:	mbarrier.try_wait.parity.shared.b64 %%q, [bar], 0; @!%%q bra L;
	cp.async.bulk.global.shared::cta.bulk_group [%%p1], [s], %[1]d;
	cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; ret; }`, pixels*c*4, tap%filter, tap/filter, x*step-pad, y*step-pad, n))
			if _, err := p.Launch(Launch{Kernel: "k", Memory: mem, Args: [][]byte{U64(put(t, mem, m.Encode())), U64(out)}}); err != nil {
				t.Fatal(err)
			}
			got := get(t, mem, out, pixels*c*4)
			for pixel := range pixels {
				output := first + pixel
				n, y, x := output/(outW*outH), output/outW%outH*step-pad+tap/filter, output%outW*step-pad+tap%filter
				for channel := range c {
					want := uint32(0)
					if n < images && y >= 0 && y < height && x >= 0 && x < width {
						want = uint32(1000 + ((n*height+y)*width+x)*c + channel)
					}
					if v := binary.LittleEndian.Uint32(got[(pixel*c+channel)*4:]); v != want {
						t.Fatalf("outputs from %d, tap %d: pixel %d, channel %d is %d, want %d", first, tap, pixel, channel, v, want)
					}
				}
			}
		}
	}
}

// TestStoredColumns: im2col_no_offs writes pixels of a window that is the whole tensor, in order.
func TestStoredColumns(t *testing.T) {
	const c, width, images, pixels = 4, 3, 3, 6
	m := tensormap.Map{Elem: ptx.U32, Rank: 3, Dims: [5]uint32{c, width, images}, Box: [5]uint32{c, 1, 1}, Strides: [4]uint64{c * 4, width * c * 4}, ElementStrides: [5]uint32{1, 1, 1}}
	m.Window.Pixels = pixels
	mem := NewMemory(64)
	m.Address = put(t, mem, make([]byte, images*width*c*4))
	p := load(t, fmt.Sprintf(`.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 map) { .shared .align 128 .b8 s[%d]; .reg .b64 %%p0; .reg .b32 %%i, %%a, %%v;
	ld.param.u64 %%p0, [map]; mov.u32 %%i, %%tid.x; mov.u32 %%a, s; shl.b32 %%v, %%i, 2; add.u32 %%a, %%a, %%v; add.u32 %%v, %%i, 7; st.shared.u32 [%%a], %%v; bar.sync 0;
	cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs.bulk_group [%%p0, {0, 2, 0}], [s];
	cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; ret; }`, pixels*c*4))
	if _, err := p.Launch(Launch{Kernel: "k", Memory: mem, Block: Dim3{X: pixels * c}, Args: [][]byte{U64(put(t, mem, m.Encode()))}}); err != nil {
		t.Fatal(err)
	}
	after := get(t, mem, m.Address, images*width*c*4)
	for i := range images * width * c {
		want := uint32(0)
		if k := i - 2*c; k >= 0 && k < pixels*c {
			want = uint32(7 + k)
		}
		if v := binary.LittleEndian.Uint32(after[4*i:]); v != want {
			t.Fatalf("element %d is %d, want %d", i, v, want)
		}
	}
	tiled := m
	tiled.Window.Pixels = 0
	_, err := p.Launch(Launch{Kernel: "k", Memory: mem, Block: Dim3{X: pixels * c}, Args: [][]byte{U64(put(t, mem, tiled.Encode()))}})
	if err == nil {
		t.Error("a map of tiles was taken for one of columns")
	}
}

// TestPixelsAlongW: a filter of three taps and a stride of two, as in example 1 of the manual (PTX
// ISA, section 5.5.5.4): the first buffer has the pixels of taps 0 and 2, one pixel apart, the
// second those of tap 1. The reference is the convolution: tap s of output q is pixel 2q-1+s. With
// im2col::w::128 each 32 outputs have a part of the buffer of their own.
func TestPixelsAlongW(t *testing.T) {
	const c, width, height, images, outputs = 4, 5, 2, 60, 3 // outputs of a row: (5+2-3)/2+1
	tensor := make([]byte, images*height*width*c*4)
	for i := range len(tensor) / 4 {
		binary.LittleEndian.PutUint32(tensor[4*i:], uint32(1000+i))
	}
	m := tensormap.Map{Elem: ptx.U32, Rank: 4, ElementStrides: [5]uint32{1, 2, 1, 1}, Dims: [5]uint32{c, width, height, images}, Box: [5]uint32{c, 1, 1, 1},
		Strides: [4]uint64{c * 4, width * c * 4, height * width * c * 4}}
	m.Window.Lower[0] = -1
	for _, mode := range []struct {
		name                 string
		inMap, pixels, group int
	}{{"im2col::w", 20, 20, 20}, {"im2col::w::128", 7, 128, 32}} {
		m.Window.Pixels = mode.inMap
		for buffer, halo := range []int{1, 0} {
			mem := NewMemory(64)
			m.Address = put(t, mem, tensor)
			size := (mode.pixels + mode.pixels/mode.group*halo) * c * 4
			out := put(t, mem, make([]byte, size))
			const image, row, output = 7, 1, 1
			p := load(t, header86+fmt.Sprintf(`.visible .entry k(.param .u64 map, .param .u64 out) { .shared .align 128 .b8 s[%[1]d]; .shared .align 8 .b64 bar; .reg .b64 %%p<4>; .reg .b16 %%h<2>; .reg .pred %%q;
	ld.param.u64 %%p0, [map]; ld.param.u64 %%p1, [out]; mov.b16 %%h0, %[3]d; mov.b16 %%h1, %[4]d;
	mbarrier.init.shared.b64 [bar], 1; mbarrier.arrive.expect_tx.shared.b64 %%p2, [bar], %[1]d;
	cp.async.bulk.tensor.4d.shared::cluster.global.%[2]s.mbarrier::complete_tx::bytes [s], [%%p0, {0, %[5]d, %[6]d, %[7]d}], [bar], {%%h0, %%h1};
L:	mbarrier.try_wait.parity.shared.b64 %%q, [bar], 0; @!%%q bra L;
	cp.async.bulk.global.shared::cta.bulk_group [%%p1], [s], %[1]d;
	cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; ret; }`, size, mode.name, halo, buffer, 2*output-1, row, image))
			if _, err := p.Launch(Launch{Kernel: "k", Memory: mem, Args: [][]byte{U64(put(t, mem, m.Encode())), U64(out)}, MaxInstructions: 1 << 20}); err != nil {
				t.Fatal(err)
			}
			got := get(t, mem, out, size)
			for i := range mode.pixels {
				for tap := buffer; tap < 3; tap += 2 {
					n, x := image+(output+i)/outputs, 2*((output+i)%outputs)-1+tap
					want := uint32(0)
					if n < images && x >= 0 && x < width {
						want = uint32(1000 + ((n*height+row)*width+x)*c + 2)
					}
					pixel := i + i/mode.group*halo + tap/2
					if v := binary.LittleEndian.Uint32(got[(pixel*c+2)*4:]); v != want {
						t.Fatalf("%s, buffer %d: tap %d of output %d is %d, want %d", mode.name, buffer, tap, i, v, want)
					}
				}
			}
		}
	}
	split, _ := tensormap.BoxesOf("im2col::w")
	for _, info := range [][]int32{{512, 0}, {0, 32}} {
		if _, err := split(&m, []int32{0, 0, 0, 0}, info); err == nil {
			t.Errorf("a halo of %d and an offset of %d are accepted", info[0], info[1])
		}
	}
}
