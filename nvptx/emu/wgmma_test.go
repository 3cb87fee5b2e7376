package emu

import (
	"encoding/binary"
	"fmt"
	"math"
	"strings"
	"testing"
)

// groupCase is a product of a warp group whose matrices the test lays out by itself, as the
// manual's figures of canonical layouts have it.
type groupCase struct {
	types, a, b string // of D, A and B, and of the elements
	n, k        int
	swizzle     int  // 0, 32, 64, 128
	across      bool // both matrices lie across K
	registers   bool // A is in registers
	sign        int  // of A
	accumulate  bool
	sparse      bool // A: k counts its columns with the zeros
	selector    int
}

// put writes element number k of line number i into shared memory.
func (c *groupCase) put(mem []byte, elem string, i, k int, v int) {
	size := map[string]int{"f16": 2, "bf16": 2, "tf32": 4, "s8": 1, "u8": 1, "e4m3": 1}[elem]
	var word uint64
	switch elem {
	case "f16":
		word = uint64(halfOf(v))
	case "bf16":
		word = uint64(math.Float32bits(float32(v)) >> 16)
	case "tf32":
		word = uint64(math.Float32bits(float32(v)))
	case "e4m3": // 0, ±1, ±2, ±3
		word = uint64([]byte{0, 0x38, 0x40, 0x44}[max(v, -v)])
		if v < 0 {
			word |= 0x80
		}
	default:
		word = uint64(v)
	}
	var at int
	if c.across && c.swizzle == 0 { // core matrices of eight k of sixteen bytes
		at = i/8*c.stride() + k/8*c.leading() + k%8*16 + i%8*size
	} else if c.across { // lines of as many bytes as the swizzle, one for each k
		chunk, line := i*2%c.swizzle/16, k%8
		at = i*2/c.swizzle*c.leading() + k/8*c.stride() + line*c.swizzle + (chunk^c.turn(line))*16 + i*2%16
	} else {
		bytes := k * size
		if c.swizzle == 0 { // core matrices of eight lines of sixteen bytes
			at = i/8*c.stride() + bytes/16*c.leading() + i%8*16 + bytes%16
		} else {
			at = i/8*c.stride() + i%8*c.swizzle + (bytes/16^c.turn(i%8))*16 + bytes%16
		}
	}
	var full [8]byte
	binary.LittleEndian.PutUint64(full[:], word)
	copy(mem[at:at+size], full[:])
}

// turn is by what the chunks of a line are exchanged.
func (c *groupCase) turn(line int) int {
	switch c.swizzle {
	case 128:
		return line
	case 64:
		return line / 2
	}
	return line / 4
}

func (c *groupCase) stride() int {
	if c.swizzle == 0 {
		return 128
	}
	return 8 * c.swizzle
}

func (c *groupCase) leading() int {
	if c.across && c.swizzle != 0 {
		return c.k * c.swizzle
	}
	return 4096
}

func halfOf(v int) uint16 {
	if v == 0 {
		return 0
	}
	b := math.Float32bits(float32(v))
	return uint16(b>>16&0x8000) | uint16((int(b>>23&255)-127+15)<<10) | uint16(b>>13&0x3FF)
}

func (c *groupCase) text() string {
	var d, in []string
	regs, typ := c.n/2, "b32"
	if strings.HasPrefix(c.types, "f32") {
		typ = "f32"
	}
	if strings.HasPrefix(c.types, "f16") {
		regs = c.n / 4
	}
	load, store := "", ""
	for i := range regs {
		d = append(d, fmt.Sprintf("%%d%d", i))
		load += fmt.Sprintf("mov.%s %%d%d, %s;\n", typ, i, map[string]string{"b32": "0", "f32": "0f40A00000"}[typ])
		store += fmt.Sprintf("st.global.%s [%%out+%d], %%d%d;\n", typ, 4*i, i)
	}
	a := "%da"
	if c.registers {
		for i := range 4 {
			in = append(in, fmt.Sprintf("%%a%d", i))
		}
		a = "{" + strings.Join(in, ", ") + "}"
	}
	mode := map[int]int{0: 0, 128: 1, 64: 2, 32: 3}[c.swizzle]
	desc := func(at int) uint64 {
		return uint64(at>>4) | uint64(c.leading()>>4)<<16 | uint64(c.stride()>>4)<<32 | uint64(mode)<<62
	}
	tail, mods, meta := "", "", ""
	if c.sparse {
		mods, meta = ".sp", fmt.Sprintf(", %%m, %d", c.selector)
	}
	if c.a != "s8" {
		tail = fmt.Sprintf(", %d, 1", c.sign)
		if c.a == "f16" || c.a == "bf16" {
			across := map[bool]string{false: "0", true: "1"}[c.across]
			if tail += ", " + across; !c.registers {
				tail += ", " + across
			}
		}
	}
	return fmt.Sprintf(`.version 8.4
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 buf) {
	.shared .align 1024 .b8 s[32768];
	.reg .%s %%d<128>; .reg .b32 %%a<4>; .reg .b32 %%t<4>; .reg .b32 %%m; .reg .b64 %%p<4>, %%out, %%da, %%db; .reg .pred %%q<2>;
	ld.param.u64 %%p0, [buf]; mov.u32 %%t0, %%tid.x;
	// every thread copies 256 bytes into shared memory
	mul.wide.u32 %%p1, %%t0, 256; add.u64 %%p2, %%p0, %%p1; cvt.u32.u64 %%t1, %%p1; mov.u32 %%t2, 0;
L:	ld.global.u32 %%t3, [%%p2]; st.shared.u32 [%%t1], %%t3; add.u64 %%p2, %%p2, 4; add.u32 %%t1, %%t1, 4; add.u32 %%t2, %%t2, 4; setp.lt.u32 %%q0, %%t2, 256; @%%q0 bra L;
	bar.sync 0;
	mul.wide.u32 %%p1, %%t0, 512; add.u64 %%out, %%p0, %%p1; add.u64 %%out, %%out, 32768;
	mul.wide.u32 %%p1, %%t0, 16; add.u64 %%p1, %%p0, %%p1; ld.global.v4.b32 {%%a0, %%a1, %%a2, %%a3}, [%%p1+%d]; mul.wide.u32 %%p1, %%t0, 4; add.u64 %%p1, %%p0, %%p1; ld.global.u32 %%m, [%%p1+32256];
	mov.u64 %%da, %d; mov.u64 %%db, %d; setp.eq.u32 %%q1, 1, %d;
%s	wgmma.fence.sync.aligned;
	wgmma.mma_async%s.sync.aligned.m64n%dk%d.%s {%s}, %s, %%db%s, %%q1%s;
	wgmma.commit_group.sync.aligned;
	wgmma.wait_group.sync.aligned 0;
%s	ret; }`, typ, 32768+65536, int64(desc(0)), int64(desc(16384)), map[bool]int{false: 0, true: 1}[c.accumulate], load, mods, c.n, c.k, c.types, strings.Join(d, ", "), a, meta, tail, store)
}

// TestWarpgroup compares products of small integers with those computed by definition.
func TestWarpgroup(t *testing.T) {
	for _, c := range []groupCase{
		{types: "f32.f16.f16", a: "f16", b: "f16", n: 16, k: 16, sign: 1, accumulate: true},
		{types: "f32.f16.f16", a: "f16", b: "f16", n: 64, k: 16, swizzle: 128, sign: 1},
		{types: "f32.f16.f16", a: "f16", b: "f16", n: 40, k: 16, swizzle: 64, sign: -1, accumulate: true},
		{types: "f32.bf16.bf16", a: "bf16", b: "bf16", n: 8, k: 16, swizzle: 32, sign: 1, accumulate: true},
		{types: "f32.f16.f16", a: "f16", b: "f16", n: 128, k: 16, swizzle: 128, across: true, sign: 1, accumulate: true},
		{types: "f32.bf16.bf16", a: "bf16", b: "bf16", n: 64, k: 16, swizzle: 64, across: true, sign: 1},
		{types: "f32.f16.f16", a: "f16", b: "f16", n: 32, k: 16, swizzle: 32, across: true, sign: 1},
		{types: "f32.f16.f16", a: "f16", b: "f16", n: 24, k: 16, swizzle: 128, registers: true, sign: 1, accumulate: true},
		{types: "f32.tf32.tf32", a: "tf32", b: "tf32", n: 32, k: 8, swizzle: 128, sign: -1, accumulate: true},
		{types: "f32.e4m3.e4m3", a: "e4m3", b: "e4m3", n: 32, k: 32, swizzle: 64, sign: 1, accumulate: true},
		{types: "s32.s8.u8", a: "s8", b: "u8", n: 48, k: 32, swizzle: 128},
		{types: "f16.f16.f16", a: "f16", b: "f16", n: 16, k: 16, swizzle: 128, sign: 1},
	} {
		name := fmt.Sprintf("%+v", c)
		a, b, words := c.matrices()
		out, _, err := one(t, c.text(), Launch{Block: Dim3{X: 128}}, words...)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		c.compare(t, name, out[32768/4:], a, b)
	}
}

// TestWarpgroupLayouts has every number of columns in every layout that fits: also those that end
// within a line of the swizzle, and those of many lines.
func TestWarpgroupLayouts(t *testing.T) {
	for _, swizzle := range []int{0, 32, 64, 128} {
		for _, across := range []bool{false, true} {
			for n := 8; n <= 256; n += 8 {
				if !across && n*swizzle > 16384 { // more than the test's half of shared memory
					break
				}
				c := groupCase{types: "f32.bf16.bf16", a: "bf16", b: "bf16", n: n, k: 16, swizzle: swizzle, across: across, sign: 1}
				a, b, words := c.matrices()
				out, _, err := one(t, c.text(), Launch{Block: Dim3{X: 128}}, words...)
				name := fmt.Sprintf("%+v", c)
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				c.compare(t, name, out[32768/4:], a, b)
			}
		}
	}
}

func (c *groupCase) compare(t *testing.T, name string, out []uint32, a, b []int) {
	for row := range 64 {
		for col := range c.n {
			sum := 0
			for k := range c.k {
				sum += a[row*c.k+k] * b[col*c.k+k]
			}
			if c.sign < 0 {
				sum = -sum
			}
			if c.accumulate && strings.HasPrefix(c.types, "f32") {
				sum += 5
			}
			thread := row/16*32 + row%8*4 + col%8/2
			e := col/8*4 + row%16/8*2 + col%2
			var got int
			switch c.types[:3] {
			case "f32":
				got = int(math.Float32frombits(out[thread*128+e]))
			case "s32":
				got = int(int32(out[thread*128+e]))
			default:
				if half := uint16(out[thread*128+e/2] >> (16 * (e % 2))); half != halfOf(sum) {
					t.Errorf("%s: row %d, column %d is %#x, want %d", name, row, col, half, sum)
					return
				}
				continue
			}
			if got != sum {
				t.Errorf("%s: row %d, column %d is %d, want %d", name, row, col, got, sum)
				return
			}
		}
	}
}

// TestWarpgroupWait: a product is not there before a wait.
func TestWarpgroupWait(t *testing.T) {
	c := groupCase{types: "f32.f16.f16", a: "f16", b: "f16", n: 8, k: 16, sign: 1}
	text := strings.Replace(c.text(), "wait_group.sync.aligned 0", "wait_group.sync.aligned 1", 1)
	out, _, err := one(t, text, Launch{Block: Dim3{X: 128}}, make([]uint32, (32768+65536+2048)/4)...)
	if err != nil || math.Float32frombits(out[32768/4]) != 5 {
		t.Errorf("%v, %v", math.Float32frombits(out[32768/4]), err)
	}
}
