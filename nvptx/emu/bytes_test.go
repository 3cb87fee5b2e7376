package emu

import (
	"fmt"
	"testing"
)

// bytesKernel copies 512 bytes to shared memory, runs instructions on the addresses of rows of
// sixteen bytes, %s0 of the first 256 bytes and %s1 of those from 1024 on, and copies 512 bytes
// from 1024 on back.
const bytesKernel = header86 + `.visible .entry k(.param .u64 buf) {
	.reg .b32 %%t, %%r<4>, %%s<3>; .reg .b64 %%p, %%q; .shared .align 128 .b8 m[2048];
	ld.param.u64 %%p, [buf]; mov.u32 %%t, %%tid.x; mad.wide.u32 %%p, %%t, 16, %%p;
	mov.u32 %%s2, m; shl.b32 %%s0, %%t, 4; add.u32 %%s0, %%s0, %%s2; add.u32 %%s1, %%s0, 1024;
	ld.global.v4.b32 {%%r0, %%r1, %%r2, %%r3}, [%%p]; st.shared.v4.b32 [%%s0], {%%r0, %%r1, %%r2, %%r3};
	bar.sync 0;
	%s
	bar.sync 0;
	ld.shared.v4.b32 {%%r0, %%r1, %%r2, %%r3}, [%%s1]; st.global.v4.b32 [%%p], {%%r0, %%r1, %%r2, %%r3};
	ret; }`

// TestMatricesOfBytes checks transfers of matrices of bytes, six and four bits by what a second
// transfer makes of them, or by the values of the registers.
func TestMatricesOfBytes(t *testing.T) {
	transposed := func(in []byte, i int) byte { return in[i%16*16+i/16] }
	// packed is element i%16 of row i/16, of so many bits
	packed := func(in []byte, i, bits int) byte {
		row, v := in[i/16*16:][:16], 0
		for b := range bits {
			at := i%16*bits + b
			v |= int(row[at/8]>>(at%8)&1) << b
		}
		return byte(v)
	}
	const quarters = "st.shared.b32 [%s1], %r0;" // four bytes of a thread every sixteen bytes
	for _, c := range []struct {
		name, body string
		bytes      int
		want       func(in []byte, i int) byte
	}{
		{"transposed bytes", `ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {%r0, %r1}, [%s0];
			stmatrix.sync.aligned.m8n8.x2.shared.b16 [%s1], {%r0, %r1};`, 256, transposed},
		{"two matrices", `ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8 {%r0, %r1, %r2, %r3}, [%s0];
			stmatrix.sync.aligned.m8n8.x4.shared.b16 [%s1], {%r0, %r1, %r2, %r3};`, 512, func(in []byte, i int) byte { return transposed(in[i/256*256:], i%256) }},
		{"transposed elements of four bits", `ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8x16.b4x16_p64 {%r0, %r1}, [%s0];
			stmatrix.sync.aligned.m8n8.x2.shared.b16 [%s1], {%r0, %r1};`, 256, func(in []byte, i int) byte { return packed(in, i%16*16+i/16, 4) }},
		{"elements of six bits", `ldmatrix.sync.aligned.m8n16.x2.shared.b8x16.b6x16_p32 {%r0, %r1}, [%s0];
			stmatrix.sync.aligned.m8n8.x2.shared.b16 [%s1], {%r0, %r1};`, 256, func(in []byte, i int) byte { return packed(in, i, 6) }},
		{"elements of four bits", `ldmatrix.sync.aligned.m8n16.x4.shared.b8x16.b4x16_p64 {%r0, %r1, %r2, %r3}, [%s0];
			stmatrix.sync.aligned.m8n8.x4.shared.b16 [%s1], {%r0, %r1, %r2, %r3};`, 512, func(in []byte, i int) byte { return packed(in, i, 4) }},
		{"registers", "ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {%r1, %r0}, [%s0];" + quarters, 512, func(in []byte, i int) byte {
			if thread, b := i/16, i%16; b < 4 { // the second register: columns from eight on
				return in[(thread%4*4+b)*16+8+thread/4]
			}
			return 0
		}},
		// ((x·x + x) + x)·x − x for 2 and 1
		{"pairs of floats", `mov.b32 %r2, 0f40000000; mov.b32 %r3, 0f3F800000; mov.b64 %p, {%r2, %r3};
			fma.rn.f32x2 %q, %p, %p, %p; add.rn.f32x2 %q, %q, %p; mul.rn.f32x2 %q, %q, %p; sub.rn.f32x2 %q, %q, %p;
			ld.param.u64 %p, [buf]; mad.wide.u32 %p, %t, 16, %p; st.shared.b64 [%s1], %q;`, 16, func(_ []byte, i int) byte {
			return []byte{0, 0, 0x60, 0x41, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 0}[i] // 14, and 2
		}},
		// a matrix of 16 by 8 whose rows are columns of the memory: two rows of two columns a
		// thread
		{"stored bytes", `ld.shared.b32 %r0, [%s0]; stmatrix.sync.aligned.m16n8.x1.trans.shared.b8 [%s1], {%r0};`, 128, func(in []byte, i int) byte {
			row, column := i/16, i%16
			thread := column%8*4 + row/2
			return in[16*thread+row%2+column/8*2]
		}},
	} {
		in := make([]byte, 512)
		for i := range in {
			in[i] = byte(i*7 + i/16*3)
		}
		mem := NewMemory(64)
		buf, err := mem.Alloc(512)
		if err == nil {
			err = mem.Write(buf, in)
		}
		if err != nil {
			t.Fatal(err)
		}
		_, err = load(t, fmt.Sprintf(bytesKernel, c.body)).Launch(Launch{Kernel: "k", Grid: Dim3{X: 1}, Block: Dim3{X: 32}, Args: [][]byte{U64(buf)}, Memory: mem})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		out, err := mem.Read(buf, 512)
		if err != nil {
			t.Fatal(err)
		}
		for i := range c.bytes {
			if out[i] != c.want(in, i) {
				t.Errorf("%s: byte %d is %#x, want %#x", c.name, i, out[i], c.want(in, i))
				break
			}
		}
	}
}
