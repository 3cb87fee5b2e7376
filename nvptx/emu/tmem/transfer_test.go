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
	return TransferOf(matchOf(t, ".target sm_100a", fmt.Sprintf("tcgen05.ld.sync.aligned.%s.x%d%s.b32 {%s}, [r]%s;", shape, num, pack, list, split)))
}

// matchOf finds the form of an instruction on the register r.
func matchOf(t *testing.T, target, text string) ptx.Match {
	t.Helper()
	m, err := parse.Module("t.ptx", fmt.Sprintf(".version 8.8\n%s\n.address_size 64\n.visible .entry k() {\n.reg .b32 r;\n%s\nret; }", target, text))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range m.Funcs()[0].Body {
		if in, ok := s.(*ptx.Inst); ok && in.Op == "tcgen05" {
			match, err := ptx.Lookup(in, m.Funcs()[0].Regs, 64)
			if err != nil {
				t.Fatal(err)
			}
			return match
		}
	}
	t.Fatal("no instruction")
	return ptx.Match{}
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

// TestTransfers compares loads with the words of the memory, and reads back what stores have
// written.
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
	if _, _, err := m.alloc(512); err != nil {
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
	if _, _, err := m.alloc(32); err != nil {
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
		if _, _, err := m.alloc(c); err == nil {
			t.Errorf("%d columns were allocated", c)
		}
	}
	var at []uint32
	for _, n := range []uint64{32, 256, 128, 64, 32} {
		a, wait, err := m.alloc(n)
		if wait || err != nil {
			t.Fatal(wait, err)
		}
		at = append(at, a)
	}
	if _, wait, _ := m.alloc(32); !wait || m.InUse() != 512 {
		t.Errorf("%d columns are in use, and another allocation did not wait", m.InUse())
	}
	if m.dealloc(uint64(at[1]), 128) == nil || m.dealloc(uint64(at[1])+32, 256) == nil {
		t.Error("half an allocation was given back")
	}
	if err := m.dealloc(uint64(at[1]), 256); err != nil {
		t.Error(err)
	}
	if a, wait, err := m.alloc(256); a != at[1] || wait || err != nil {
		t.Error(a, wait, err)
	}
	alone := []Block{{Memory: m}}
	if _, done, err := Begin(Relinquish, alone, 0, nil).Finish(); !done || err != nil {
		t.Error(done, err)
	}
	if _, _, err := m.alloc(32); err == nil {
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
		r := rand.New(rand.NewSource(1))
		from := &operand{typ: map[int]string{8: "u8", 6: "e2m3", 4: "e2m1"}[c.bits], lines: c.lines, k: 4 * c.words, swizzle: 32}
		if c.lines < 8 {
			from.swizzle = 0
		}
		for _, group := range []int{1, 2} { // a pair copies and shifts in each block
			var blocks []Block
			var wants [][Columns][Lanes]uint32
			for range group {
				m, shared := &Memory{}, make([]byte, 1<<16)
				if _, _, err := m.alloc(64); err != nil {
					t.Fatal(err)
				}
				want := [Columns][Lanes]uint32(m.words)
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
				blocks, wants = append(blocks, Block{m, func(addr uint64) byte { return shared[addr] }}), append(wants, want)
			}
			text := fmt.Sprintf("tcgen05.cp.cta_group::%d%s [r], rd;", group, c.text)
			if err := operation(t, text).Run(blocks, []uint64{8, from.descriptor(0)}); err != nil {
				t.Errorf("%s: %v", text, err)
			}
			sameWords(t, text, wants, blocks)
			for k := range wants {
				for col := 8; col < 16; col++ {
					copy(wants[k][col][32:63], wants[k][col][33:64])
				}
			}
			text = fmt.Sprintf("tcgen05.shift.cta_group::%d.down [r];", group)
			if err := operation(t, text).Run(blocks, []uint64{32<<16 | 8}); err != nil {
				t.Error(err)
			}
			sameWords(t, text, wants, blocks)
		}
	}
}

// sameWords compares the tensor memories of blocks with what they should be.
func sameWords(t *testing.T, text string, wants [][Columns][Lanes]uint32, blocks []Block) {
	t.Helper()
	for k := range wants {
		if col, l, differs := difference(&wants[k], blocks[k].Memory); differs {
			t.Errorf("%s: block %d, lane %d, column %d is %#x, want %#x", text, k, l, col, blocks[k].Memory.words[col][l], wants[k][col][l])
		}
	}
}

// TestPairRequests: what the blocks of a pair ask for happens when both have asked, at one address.
func TestPairRequests(t *testing.T) {
	group := []Block{{Memory: &Memory{}}, {Memory: &Memory{}}}
	finish := func(r *Request, done bool, addr uint32, wrong string) {
		t.Helper()
		a, d, err := r.Finish()
		if d != done || a != addr || (err != nil) != (wrong != "") || err != nil && !strings.Contains(err.Error(), wrong) {
			t.Errorf("%s: %#x, done: %v, %v", r, a, d, err)
		}
	}
	both := func(what string, operands []uint64) (r [2]*Request) {
		t.Helper()
		r[1] = Begin(what, group, 1, operands)
		finish(r[1], false, 0, "")
		r[0] = Begin(what, group, 0, operands)
		return r
	}
	for k, n := range []uint64{256, 256} {
		r := both(Alloc, []uint64{16, n})
		finish(r[0], true, uint32(256*k), "")
		finish(r[1], true, uint32(256*k), "")
	}
	waiting := both(Alloc, []uint64{16, 32})
	finish(waiting[0], false, 0, "")
	if text := waiting[0].Missing(); !strings.Contains(text, "no room") {
		t.Error(text)
	}
	group[0].Memory.requests, group[1].Memory.requests = nil, nil
	r := both(Dealloc, []uint64{256, 256})
	finish(r[0], true, 0, "")
	if a, b := group[0].Memory.InUse(), group[1].Memory.InUse(); a != 256 || b != 256 {
		t.Errorf("%d and %d columns are in use", a, b)
	}
	begun := Begin(Relinquish, group, 0, nil)
	if text := begun.Missing(); text != "the other block of the pair does not come to its tcgen05.relinquish_alloc_permit" {
		t.Error(text)
	}
	finish(Begin(Dealloc, group, 1, []uint64{0, 256}), false, 0, "ask for tcgen05.dealloc of 256 columns at 0x0 and for tcgen05.relinquish_alloc_permit")
	if err := group[0].Memory.Use(2); err != nil {
		t.Error(err)
	}
	if err := group[0].Memory.Use(1); err == nil || err.Error() != "cta_group::1 after cta_group::2 in one kernel" {
		t.Error(err)
	}
}

// TestReducingLoads: the last register is the least or greatest of each thread's others.
func TestReducingLoads(t *testing.T) {
	const one, minusTwo, nan, canonical = 0x3F800000, 0xC0000000, 0xFFC00001, 0x7FFFFFFF
	for _, c := range []struct {
		mods  string
		words [2]uint32
		want  uint64
	}{
		{"min.f32", [2]uint32{one, minusTwo}, minusTwo},
		{"max.f32", [2]uint32{one, minusTwo}, one},
		{"max.abs.f32", [2]uint32{one, minusTwo}, 0x40000000},
		{"f32.min", [2]uint32{nan, one}, one},
		{"min.NaN.f32", [2]uint32{one, nan}, canonical},
		{"min.abs.NaN.f32", [2]uint32{nan, one}, canonical},
		{"max.f32", [2]uint32{nan, nan}, canonical},
		{"min.s32", [2]uint32{1, 0xFFFFFFFF}, 0xFFFFFFFF},
		{"u32.min", [2]uint32{1, 0xFFFFFFFF}, 1},
		{"max.u32", [2]uint32{1, 0xFFFFFFFF}, 0xFFFFFFFF},
		{"max.s32", [2]uint32{1, 0xFFFFFFFF}, 1},
	} {
		for shape, last := range map[string]string{"32x32b": "", "16x32bx2": ", 2"} {
			m := &Memory{}
			if _, _, err := m.alloc(32); err != nil {
				t.Fatal(err)
			}
			for l := range Lanes {
				for col := range 4 {
					m.words[col][l] = c.words[col%2]
				}
			}
			tr := TransferOf(matchOf(t, ".target sm_103a", fmt.Sprintf("tcgen05.ld.red.sync.aligned.%s.x2.%s {r, r}, r, [r]%s;", shape, c.mods, last)))
			values, err := tr.Load(m, 1, 32<<16, 2, 3)
			if err != nil || !tr.Reduces() {
				t.Fatal(tr.Reduces(), err)
			}
			for thread := range lane.Size {
				if got := [3]uint64{values[0][thread], values[1][thread], values[2][thread]}; got != [3]uint64{uint64(c.words[0]), uint64(c.words[1]), c.want} {
					t.Errorf("%s of %s: thread %d has %#x, want %#x", c.mods, shape, thread, got, c.want)
				}
			}
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
		{"tcgen05.mma.cta_group::1.kind::f16 [r], rd, rd, r, p;", []uint64{0, matrixAt, matrixAt | 1<<52 | 2<<61, 1<<4 | 8<<17 | 8<<24, 0}, "describes no matrix"},
		{"tcgen05.mma.cta_group::1.kind::f16 [r], rd, rd, r, p;", []uint64{32 << 16, matrixAt, matrixAt, 1<<4 | 8<<17 | 8<<24, 0}, "a matrix D from lane 32"},
		{"tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale [r], rd, rd, r, [r], [r], p;", []uint64{0, matrixAt, matrixAt, 8<<17 | 8<<24 | 1<<31, 0, 0, 0}, "96 columns"},
		{"tcgen05.mma.cta_group::1.kind::mxf4.block_scale [r], rd, rd, r, [r], [r], p;", []uint64{0, matrixAt | 1<<52, matrixAt, 1<<7 | 1<<10 | 8<<17 | 8<<24 | 1<<31, 0, 0, 0}, "describes no matrix"},
		{"tcgen05.mma.cta_group::1.kind::mxf4.block_scale [r], rd, rd, r, [r], [r], p;", []uint64{0, matrixAt, matrixAt, 1<<7 | 1<<10 | 8<<17 | 8<<24 | 1<<4, 0, 0, 0}, "from bytes 0 and 1"},
	} {
		m := &Memory{}
		if _, _, err := m.alloc(512); err != nil {
			t.Fatal(err)
		}
		err := operation(t, c.text).Run([]Block{{m, func(uint64) byte { return 0 }}}, c.operands)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %v: %v, want %s", c.text, c.operands, err, c.want)
		}
	}
}
