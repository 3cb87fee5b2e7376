package tmem

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// transfer decodes tcgen05.ld of a shape, a number and a packing.
func transfer(t *testing.T, shape string, num, regs int, packed bool) *Transfer {
	t.Helper()
	list, split := strings.TrimSuffix(strings.Repeat("r,", regs), ","), ""
	if shape == "16x32bx2" {
		split = ", 64"
	}
	pack := ""
	if packed {
		pack = ".pack::16b"
	}
	m, err := parse.Module("t.ptx", fmt.Sprintf(".version 8.8\n.target sm_100a\n.address_size 64\n.visible .entry k() {\n.reg .b32 r;\ntcgen05.ld.sync.aligned.%s.x%d%s.b32 {%s}, [r]%s;\nret; }", shape, num, pack, list, split))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range m.Funcs()[0].Body {
		if in, ok := s.(*ptx.Inst); ok && in.Op == "tcgen05" {
			match, err := ptx.Lookup(in, m.Funcs()[0].Regs, 64)
			if err != nil {
				t.Fatal(err)
			}
			return TransferOf(match)
		}
	}
	t.Fatal("no instruction")
	return nil
}

// held says where register reg of a thread is, by the figures of section 9.7.16.2.3.1: a square of
// the shape's lanes and columns after the other.
func held(shape string, thread, reg int) (lane, column int) {
	switch shape {
	case "32x32b":
		return thread, reg
	case "16x64b": // neighbouring threads are eight lanes apart
		return thread>>2 + (thread&1)<<3, reg*2 + thread>>1&1
	case "16x128b":
		return thread>>2 + (reg&1)<<3, (reg>>1)*4 + thread&3
	case "16x256b":
		return thread>>2 + (reg>>1&1)<<3, (reg>>2)*8 + (thread&3)*2 + reg&1
	}
	return thread & 15, reg + thread>>4*64
}

// TestTransfers compares loads with the words of the memory, and reads back what stores have written.
func TestTransfers(t *testing.T) {
	for shape, least := range map[string]int{"32x32b": 1, "16x64b": 1, "16x128b": 2, "16x256b": 4, "16x32bx2": 1} {
		for _, num := range []int{1, 2, 8, 16} {
			for _, packed := range []bool{false, true} {
				checkTransfer(t, shape, num, num*least, packed)
			}
		}
	}
}

func checkTransfer(t *testing.T, shape string, num, regs int, packed bool) {
	t.Helper()
	r := rand.New(rand.NewSource(int64(num)))
	m := &Memory{}
	if _, _, err := m.Alloc(512); err != nil {
		t.Fatal(err)
	}
	for c := range m.words {
		for l := range m.words[c] {
			m.words[c][l] = r.Uint32()
		}
	}
	const warp, first = 6, 64 // the third of its group
	base, name := first, fmt.Sprintf("%s.x%d, packed %v", shape, num, packed)
	if shape != "32x32b" {
		base += 16
	}
	tr := transfer(t, shape, num, regs, packed)
	values, err := tr.Load(m, warp, uint64(base)<<16|40, 64, regs)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	for thread := range lane.Size {
		for reg := range regs {
			l, c := held(shape, thread, reg)
			want := uint64(0)
			if packed {
				split := 0 // the distance counts columns of the memory
				if shape == "16x32bx2" && thread >= 16 {
					split, c = 64, c-64
				}
				want = uint64(m.words[40+split+2*c][base+l]&0xFFFF | m.words[40+split+2*c+1][base+l]<<16)
			} else {
				want = uint64(m.words[40+c][base+l])
			}
			if values[reg][thread] != want {
				t.Fatalf("%s: register %d of thread %d is %#x, want %#x", name, reg, thread, values[reg][thread], want)
			}
		}
	}
	if err := tr.Store(m, warp, uint64(base)<<16|256, 64, values); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	again, err := tr.Load(m, warp, uint64(base)<<16|256, 64, regs)
	if err != nil || fmt.Sprint(again) != fmt.Sprint(values) {
		t.Errorf("%s: what is read back differs (%v)", name, err)
	}
}

// TestTransferRefuses: lanes of another warp, and columns that are not allocated.
func TestTransferRefuses(t *testing.T) {
	m := &Memory{}
	if _, _, err := m.Alloc(32); err != nil {
		t.Fatal(err)
	}
	tr := transfer(t, "32x32b", 32, 32, false)
	for _, c := range []struct {
		warp int
		addr uint64
		want string
	}{{1, 0, "where warp 1 has the lanes from 32 on"}, {0, 16 << 16, "where warp 0 has"}, {0, 1, "lane 0, column 32 of tensor memory, which is not allocated"}} {
		if _, err := tr.Load(m, c.warp, c.addr, 0, 32); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("warp %d, address %#x: %v", c.warp, c.addr, err)
		}
	}
}

// TestAlloc: columns are allocated until there are no more, and given back as they were allocated.
func TestAlloc(t *testing.T) {
	m := &Memory{}
	for _, c := range []uint64{16, 48, 1024} {
		if _, _, err := m.Alloc(c); err == nil {
			t.Errorf("%d columns were allocated", c)
		}
	}
	var at []uint32
	for _, n := range []uint64{32, 256, 128, 64, 32} {
		a, wait, err := m.Alloc(n)
		if wait || err != nil {
			t.Fatal(wait, err)
		}
		at = append(at, a)
	}
	if _, wait, _ := m.Alloc(32); !wait || m.InUse() != 512 {
		t.Errorf("%d columns are in use, and another allocation did not wait", m.InUse())
	}
	if m.Dealloc(uint64(at[1]), 128) == nil || m.Dealloc(uint64(at[1])+32, 256) == nil {
		t.Error("half an allocation was given back")
	}
	if err := m.Dealloc(uint64(at[1]), 256); err != nil {
		t.Error(err)
	}
	if a, wait, err := m.Alloc(256); a != at[1] || wait || err != nil {
		t.Error(a, wait, err)
	}
	m.Relinquish()
	if _, _, err := m.Alloc(32); err == nil {
		t.Error("an allocation after the right to it was given up")
	}
}

// TestCopies compares copies from shared memory and shifts with what the manual's shapes say.
func TestCopies(t *testing.T) {
	for _, c := range []struct {
		text  string
		lines int
		words int
		lanes func(line int) []int
		bits  int
	}{
		{".128x256b", 128, 8, func(l int) []int { return []int{l} }, 8},
		{".128x128b", 128, 4, func(l int) []int { return []int{l} }, 8},
		{".4x256b", 4, 8, func(l int) []int { return []int{32 * l} }, 8},
		{".64x128b.warpx2::02_13", 64, 4, func(l int) []int { return []int{l, l + 64} }, 8},
		{".64x128b.warpx2::01_23", 64, 4, func(l int) []int { return []int{l/32*64 + l%32, l/32*64 + 32 + l%32} }, 8},
		{".32x128b.warpx4", 32, 4, func(l int) []int { return []int{l, l + 32, l + 64, l + 96} }, 8},
		{".128x256b.b8x16.b4x16_p64", 128, 8, func(l int) []int { return []int{l} }, 4},
		{".32x128b.warpx4.b8x16.b6x16_p32", 32, 4, func(l int) []int { return []int{l, l + 32, l + 64, l + 96} }, 6},
	} {
		m := &Memory{}
		if _, _, err := m.Alloc(64); err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewSource(1))
		shared := make([]byte, 1<<16)
		from := &operand{typ: map[int]string{8: "u8", 6: "e2m3", 4: "e2m1"}[c.bits], lines: c.lines, k: 4 * c.words, swizzle: 32}
		if c.lines < 8 {
			from.swizzle = 0
		}
		var want [Columns][Lanes]uint32
		for col := range want {
			for l := range want[col] {
				want[col][l] = m.words[col][l]
			}
		}
		for line := range c.lines {
			for b := range 4 * c.words {
				v := uint64(r.Intn(1 << c.bits))
				from.put(shared, 0, line, b, v)
				for _, l := range c.lanes(line) {
					w := &want[8+b/4][l]
					*w = *w&^(0xFF<<(b%4*8)) | uint32(v)<<((8-c.bits)/2)<<(b%4*8)
				}
			}
		}
		op := operation(t, "tcgen05.cp.cta_group::1"+c.text+" [r], rd;")
		if err := op.Run(m, func(addr uint64) byte { return shared[addr] }, []uint64{8, from.descriptor(0)}); err != nil {
			t.Errorf("%s: %v", c.text, err)
		}
		if col, l, differs := difference(&want, m); differs {
			t.Errorf("%s: lane %d, column %d is %#x, want %#x", c.text, l, col, m.words[col][l], want[col][l])
		}
		for col := 8; col < 16; col++ {
			copy(want[col][32:63], want[col][33:64])
		}
		if err := operation(t, "tcgen05.shift.cta_group::1.down [r];").Run(m, nil, []uint64{32<<16 | 8}); err != nil {
			t.Error(err)
		}
		if col, l, differs := difference(&want, m); differs {
			t.Errorf("after a shift, lane %d, column %d is %#x, want %#x", l, col, m.words[col][l], want[col][l])
		}
	}
}

// TestProductRefuses: descriptions that have no meaning, or that we do not have.
func TestProductRefuses(t *testing.T) {
	const matrixAt = 1<<46 | 8<<32 | 8<<16
	for _, c := range []struct {
		text     string
		operands []uint64
		want     string
	}{
		{"tcgen05.mma.cta_group::1.kind::f16 [r], rd, rd, r, p;", []uint64{0, matrixAt, matrixAt, 2<<4 | 8<<17 | 8<<24, 0}, "type 2 of D"},
		{"tcgen05.mma.cta_group::1.kind::f16 [r], rd, rd, r, p;", []uint64{0, matrixAt, matrixAt, 1<<4 | 2<<7 | 8<<17 | 8<<24, 0}, "types 2 and 0"},
		{"tcgen05.mma.cta_group::1.kind::f16 [r], rd, rd, r, p;", []uint64{0, matrixAt, matrixAt, 1<<4 | 8<<17 | 3<<24, 0}, "a product of 48 by 64"},
		{"tcgen05.mma.cta_group::1.kind::f16 [r], rd, rd, r, p;", []uint64{0, matrixAt, matrixAt, 1<<4 | 1<<2 | 8<<17 | 8<<24, 0}, "does not agree with .sp"},
		{"tcgen05.mma.cta_group::1.kind::f16 [r], rd, rd, r, p;", []uint64{0, 8, matrixAt, 1<<4 | 8<<17 | 8<<24, 0}, "0x8 describes no matrix"},
		{"tcgen05.mma.cta_group::1.kind::f16 [r], rd, rd, r, p;", []uint64{32 << 16, matrixAt, matrixAt, 1<<4 | 8<<17 | 8<<24, 0}, "a matrix D from lane 32"},
		{"tcgen05.mma.cta_group::1.kind::mxf4.block_scale [r], rd, rd, r, [r], [r], p;", []uint64{0, matrixAt, matrixAt, 1<<7 | 1<<10 | 8<<17 | 8<<24 | 1<<31, 0, 0, 0}, "96 columns"},
		{"tcgen05.mma.cta_group::1.kind::mxf4.block_scale [r], rd, rd, r, [r], [r], p;", []uint64{0, matrixAt, matrixAt, 1<<7 | 1<<10 | 8<<17 | 8<<24 | 1<<4, 0, 0, 0}, "from bytes 0 and 1"},
	} {
		m := &Memory{}
		if _, _, err := m.Alloc(512); err != nil {
			t.Fatal(err)
		}
		err := operation(t, c.text).Run(m, func(uint64) byte { return 0 }, c.operands)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %v: %v, want %s", c.text, c.operands, err, c.want)
		}
	}
}
