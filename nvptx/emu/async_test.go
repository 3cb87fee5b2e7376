package emu

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand"
	"strings"
	"testing"

	"opt-go/nvptx/emu/tensormap"
	"opt-go/nvptx/ptx"
)

const header86 = ".version 8.6\n.target sm_100a\n.address_size 64\n"

// launched runs kernel k of a text with checks, and returns what it found.
func launched(t testing.TB, text string, threads uint32, mem *Memory, args ...[]byte) *Stats {
	t.Helper()
	stats, err := load(t, header86+text).Launch(Launch{Kernel: "k", Grid: Dim3{X: 1}, Block: Dim3{X: int(threads)}, Args: args, Memory: mem, Check: true, MaxInstructions: 1 << 20})

	if err != nil {
		t.Fatal(err)
	}
	for _, f := range stats.Findings {
		t.Errorf("%v", f)
	}
	return stats
}

// smallCopy copies four bytes of each thread to shared memory and reads them back after what waits.
const smallCopy = `.visible .entry k(.param .u64 in, .param .u64 out) {
	.reg .b64 %%a, %%o, %%s; .reg .b32 %%t, %%v; .shared .align 16 .b8 buf[256];
	ld.param.u64 %%a, [in]; ld.param.u64 %%o, [out]; mov.u32 %%t, %%tid.x;
	mad.wide.u32 %%a, %%t, 4, %%a; mad.wide.u32 %%o, %%t, 4, %%o; mov.u64 %%s, buf; mad.wide.u32 %%s, %%t, 4, %%s;
	mov.u32 %%v, 7; st.shared.u32 [%%s], %%v;
	cp.async.ca.shared.global [%%s], [%%a], 4;
	cp.async.commit_group;
	%s
	ld.shared.u32 %%v, [%%s]; st.global.u32 [%%o], %%v;
	ret;
}`

// TestCopiesCompleteLate: a copy is there after the wait for its group, and not before.
func TestCopiesCompleteLate(t *testing.T) {
	for _, c := range []struct {
		wait    string
		arrived bool
	}{
		{"", false}, {"cp.async.wait_group 1;", false}, {"cp.async.wait_group 0;", true}, {"cp.async.wait_all;", true},
		{"cp.async.commit_group; cp.async.wait_group 1;", true}, // the group after it has no copies
	} {
		mem := NewMemory(64)
		var data, want []byte
		for k := range uint32(64) {
			data = append(data, words32(1000+k)...)
			if c.arrived {
				want = append(want, words32(1000+k)...)
			} else {
				want = append(want, words32(7)...)
			}
		}
		in, out := put(t, mem, data), put(t, mem, make([]byte, 256))
		launched(t, fmt.Sprintf(smallCopy, c.wait), 64, mem, U64(in), U64(out))
		if got := get(t, mem, out, 256); !bytes.Equal(got, want) {
			t.Errorf("%q: %v, not %v", c.wait, asWords32(got), asWords32(want))
		}
	}
}

// pipeline sums up pieces of 256 bytes of the input, which the first thread copies in bulk to one
// of two buffers while the others work on the other one.
const pipeline = `.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n) {
	.reg .pred %first, %p, %more; .reg .b64 %a, %o, %s, %b, %bar, %state; .reg .b32 %t, %v, %sum, %n, %k, %which, %parity, %off, %next;
	.shared .align 128 .b8 buf[512]; .shared .align 8 .b64 bars[2];
	ld.param.u64 %a, [in]; ld.param.u64 %o, [out]; ld.param.u32 %n, [n]; mov.u32 %t, %tid.x; setp.eq.u32 %first, %t, 0;
	mov.u32 %sum, 0; mov.u32 %k, 0;
	@!%first bra ready;
	mbarrier.init.shared::cta.b64 [bars], 1; mbarrier.init.shared::cta.b64 [bars+8], 1;
	fence.mbarrier_init.release.cluster;
	mbarrier.arrive.expect_tx.shared::cta.b64 %state, [bars], 256;
	cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [buf], [%a], 256, [bars];
ready:
	bar.sync 0;
loop:
	and.b32 %which, %k, 1; shr.u32 %parity, %k, 1; and.b32 %parity, %parity, 1;
	add.u32 %next, %k, 1; setp.lt.u32 %more, %next, %n;
	and.pred %p, %first, %more;
	@!%p bra wait;
	mov.u64 %bar, bars; mov.u64 %b, buf; and.b32 %off, %next, 1;
	mad.wide.u32 %bar, %off, 8, %bar; mad.wide.u32 %b, %off, 256, %b; mad.wide.u32 %s, %next, 256, %a;
	mbarrier.arrive.expect_tx.shared::cta.b64 %state, [%bar], 256;
	cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%b], [%s], 256, [%bar];
wait:
	mov.u64 %bar, bars; mad.wide.u32 %bar, %which, 8, %bar;
	mbarrier.try_wait.parity.shared::cta.b64 %p, [%bar], %parity;
	@!%p bra wait;
	mov.u64 %b, buf; mad.wide.u32 %b, %which, 256, %b; mad.wide.u32 %b, %t, 4, %b;
	ld.shared.u32 %v, [%b]; add.u32 %sum, %sum, %v;
	bar.sync 0;
	mov.u32 %k, %next;
	@%more bra loop;
	mad.wide.u32 %o, %t, 4, %o; st.global.u32 [%o], %sum;
	ret;
}`

// TestPipelineOfBulkCopies: two buffers whose barriers count bytes, over several phases.
func TestPipelineOfBulkCopies(t *testing.T) {
	const pieces = 7
	mem := NewMemory(64)
	var data []byte
	want := make([]uint32, 64)
	for k := range uint32(pieces * 64) {
		data = append(data, words32(k*k)...)
		want[k%64] += k * k
	}
	in, out := put(t, mem, data), put(t, mem, make([]byte, 256))
	launched(t, pipeline, 64, mem, U64(in), U64(out), U32(pieces))
	if got := get(t, mem, out, 256); !bytes.Equal(got, words32(want...)) {
		t.Errorf("%v, not %v", asWords32(got), want)
	}
	// Without the wait the buffer still holds what it held.
	wrong := strings.Replace(pipeline, "mbarrier.try_wait.parity.shared::cta.b64 %p, [%bar], %parity;\n	@!%p bra wait;\n", "", 1)
	if wrong == pipeline {
		t.Fatal("the wait is not where it was")
	}
	for n, why := range map[uint32]string{2: "", pieces: "more arrivals"} { // the third copy finds its barrier in use
		mem := NewMemory(64)
		in, out := put(t, mem, data), put(t, mem, make([]byte, 256))
		_, err := load(t, header86+wrong).Launch(Launch{Kernel: "k", Grid: Dim3{X: 1}, Block: Dim3{X: 64}, Args: [][]byte{U64(in), U64(out), U32(n)}, Memory: mem})
		switch {
		case err == nil && why == "":
			if got := get(t, mem, out, 256); !bytes.Equal(got, make([]byte, 256)) {
				t.Errorf("%v, though nothing waits for the copies", asWords32(got))
			}
		case err == nil || why == "" || !strings.Contains(err.Error(), why):
			t.Errorf("%d pieces: %v", n, err)
		}
	}
}

// TestBarriersAgainstModel: random operations of one thread on a barrier against a model of phases.
func TestBarriersAgainstModel(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	for range 60 {
		count := 2 + r.Intn(5)
		expected, pending, tx, phase := count, count, 0, 0
		var b strings.Builder
		var want []uint32
		for k := range 12 {
			op := r.Intn(4)
			switch {
			case op == 0 && pending > 1:
				n := 1 + r.Intn(pending-1)
				fmt.Fprintf(&b, "mbarrier.arrive.shared::cta.b64 %%s, [bar], %d;\n", n)
				pending -= n
			case op == 1:
				fmt.Fprintf(&b, "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [bar], %d;\n", 16*(k+1))
				tx += 16 * (k + 1)
			case op == 2 && tx > 0:
				fmt.Fprintf(&b, "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [bar], %d;\n", tx)
				tx = 0
			case op == 3 && expected > 1:
				b.WriteString("mbarrier.arrive_drop.shared::cta.b64 %s, [bar];\n")
				pending--
				expected--
			default:
				b.WriteString("mbarrier.arrive.shared::cta.b64 %s, [bar];\n")
				pending--
			}
			if pending == 0 && tx == 0 {
				phase, pending = phase^1, expected
			}
			if pending == 0 { // only bytes are missing: no thread may arrive
				fmt.Fprintf(&b, "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [bar], %d;\n", tx)
				tx, phase, pending = 0, phase^1, expected
			}
			fmt.Fprintf(&b, "mbarrier.test_wait.parity.shared::cta.b64 %%p, [bar], 0; selp.u32 %%v, 1, 0, %%p; st.global.u32 [%%o+%d], %%v;\n", 4*k)
			want = append(want, uint32(phase))
		}
		text := fmt.Sprintf(`.visible .entry k(.param .u64 out) { .reg .pred %%p; .reg .b64 %%o, %%s; .reg .b32 %%v; .shared .align 8 .b64 bar;
			ld.param.u64 %%o, [out]; mbarrier.init.shared::cta.b64 [bar], %d;
			%s mbarrier.inval.shared::cta.b64 [bar]; ret; }`, count, b.String())
		mem := NewMemory(64)
		out := put(t, mem, make([]byte, 48))
		launched(t, text, 1, mem, U64(out))
		if got := get(t, mem, out, 48); !bytes.Equal(got, words32(want...)) {
			t.Fatalf("%v, not %v\n%s", asWords32(got), want, text)
		}
	}
}

// tile copies a box of a tensor to shared memory and writes shared memory out, or the other way
// round.
func tileText(rank int, load bool, reduce string) string {
	var params, loads, point []string
	for d := range rank {
		params = append(params, fmt.Sprintf(".param .u32 c%d", d))
		loads = append(loads, fmt.Sprintf(".reg .b32 %%c%d; ld.param.u32 %%c%d, [c%d];", d, d, d))
		point = append(point, fmt.Sprintf("%%c%d", d))
	}
	at := fmt.Sprintf("[%%map, {%s}]", strings.Join(point, ", "))
	var work string
	switch {
	case load:
		work = fmt.Sprintf(`mbarrier.init.shared::cta.b64 [bar], 1; mbarrier.arrive.expect_tx.shared::cta.b64 %%s, [bar], %%n;
			cp.async.bulk.tensor.%dd.shared::cluster.global.tile.mbarrier::complete_tx::bytes [buf], %s, [bar];
		wait: mbarrier.try_wait.shared::cta.b64 %%p, [bar], %%s; @!%%p bra wait;
		out: add.u32 %%k, %%k, -4; cvt.u64.u32 %%a, %%k; add.u64 %%b, %%a, %%base; add.u64 %%a, %%a, %%o; ld.shared.u32 %%v, [%%b]; st.global.u32 [%%a], %%v;
			setp.ne.u32 %%p, %%k, 0; @%%p bra out;`, rank, at)
	default:
		op := "cp.async.bulk.tensor"
		if reduce != "" {
			op, reduce = "cp.reduce.async.bulk.tensor", "."+reduce
		}
		work = fmt.Sprintf(`in: add.u32 %%k, %%k, -4; cvt.u64.u32 %%a, %%k; add.u64 %%b, %%a, %%base; add.u64 %%a, %%a, %%o; ld.global.u32 %%v, [%%a]; st.shared.u32 [%%b], %%v;
			setp.ne.u32 %%p, %%k, 0; @%%p bra in;
			fence.proxy.async.shared::cta;
			%s.%dd.global.shared::cta%s.tile.bulk_group %s, [buf]; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;`, op, rank, reduce, at)
	}
	return fmt.Sprintf(`.visible .entry k(.param .u64 map, .param .u64 out, .param .u32 n, .param .u32 words, %s) {
		.reg .pred %%p; .reg .b64 %%map, %%o, %%s, %%a, %%b, %%base; .reg .b32 %%n, %%k, %%v; %s
		.shared .align 1024 .b8 buf[8192]; .shared .align 8 .b64 bar;
		ld.param.u64 %%map, [map]; ld.param.u64 %%o, [out]; ld.param.u32 %%n, [n]; ld.param.u32 %%k, [words]; mov.u64 %%base, buf;
		%s ret; }`, strings.Join(params, ", "), strings.Join(loads, " "), work)
}

// swizzleByTable is where byte k of a box lies, by the pattern that the manual draws: pieces of 16,
// 32 or 64 bytes of each row of 128 bytes, exchanged by the number of the row; flipped: and halves
// of 16 bytes in the odd rows.
func swizzleByTable(k, span, atom int, flipped bool) int {
	if span == 0 {
		return k
	}
	if flipped && k/128%2 == 1 {
		k = k/16*16 + (k+8)%16
	}
	row, piece := k/128, k%128/atom
	group := span / atom // pieces that are exchanged among themselves
	return row*128 + (piece/group*group+(piece%group)^(row%group))*atom + k%atom
}

// TestTilesAgainstIndices: boxes of random tensors, partly outside of them, with all swizzles,
// against the definition.
func TestTilesAgainstIndices(t *testing.T) {
	r := rand.New(rand.NewSource(5))
	for n := range 112 {
		rank, swizzle, atoms := 1+r.Intn(3), []int{0, 32, 64, 128, 128, 128, 128}[n%7], tensormap.Atoms(max(0, n%7-3))
		atom := []int{16, 32, 32, 64}[atoms]
		load, reduce := n%3 != 0, ""
		if !load && n%2 == 0 {
			reduce = "add"
		}
		m := tensormap.Map{Elem: ptx.U32, Rank: rank, Swizzle: swizzle, Atoms: atoms, ElementStrides: [5]uint32{1, 1, 1, 1, 1}}
		size, inner := 4, 8
		if swizzle > 0 {
			inner = swizzle / 4
		}
		stride := 4
		for d := range rank {
			m.Dims[d], m.Box[d] = uint32(4*(1+r.Intn(5))), uint32(1+r.Intn(4))
			if d == 0 {
				m.Box[0] = uint32(inner)
			} else {
				m.Strides[d-1] = uint64(stride)
			}
			stride = (stride*int(m.Dims[d]) + 15) / 16 * 16
			size *= int(m.Box[d])
		}
		tensor := make([]byte, stride)
		r.Read(tensor)
		box := make([]byte, 8192)
		r.Read(box)
		mem := NewMemory(64)
		m.Address = put(t, mem, tensor)
		encoded := put(t, mem, m.Encode())
		buffer := put(t, mem, box)
		args := [][]byte{U64(encoded), U64(buffer), U32(uint32(size)), U32(8192)}
		point := make([]int, rank)
		for d := range point {
			point[d] = r.Intn(int(m.Dims[d])+4) - 3
			args = append(args, U32(uint32(int32(point[d]))))
		}
		wantTensor, wantBox := bytes.Clone(tensor), make([]byte, 8192)
		for k := range size / 4 {
			at, rest, inside := 0, k, true
			for d := range rank {
				x := point[d] + rest%int(m.Box[d])
				rest /= int(m.Box[d])
				inside = inside && x >= 0 && x < int(m.Dims[d])
				if d == 0 {
					at += 4 * x
				} else {
					at += int(m.Strides[d-1]) * x
				}
			}
			shared := swizzleByTable(4*k, swizzle, atom, atoms == tensormap.Atoms32Flipped)
			switch {
			case load && inside:
				copy(wantBox[shared:shared+4], tensor[at:at+4])
			case !load && inside && reduce != "":
				sum := binary.LittleEndian.Uint32(tensor[at:]) + binary.LittleEndian.Uint32(box[shared:])
				binary.LittleEndian.PutUint32(wantTensor[at:], sum)
			case !load && inside:
				copy(wantTensor[at:at+4], box[shared:shared+4])
			}
		}
		stats, err := load1(t, tileText(rank, load, reduce), mem, args)
		if err != nil {
			t.Fatalf("%d: %v (%+v)", n, err, stats)
		}
		if got := get(t, mem, m.Address, len(tensor)); !bytes.Equal(got, wantTensor) {
			t.Errorf("%d: the tensor differs: %+v at %v", n, m, point)
		}
		if got := get(t, mem, buffer, 8192); load && !bytes.Equal(got[:size], wantBox[:size]) {
			t.Errorf("%d: the box differs: %+v at %v\n%x\n%x", n, m, point, got[:size], wantBox[:size])
		}
	}
}

// TestTilesReducedAtOnce: blocks that run at once add to the same elements, and no sum is lost.
func TestTilesReducedAtOnce(t *testing.T) {
	const blocks, n = 64, 256
	m := tensormap.Map{Elem: ptx.U32, Rank: 1, ElementStrides: [5]uint32{1, 1, 1, 1, 1}, Dims: [5]uint32{n}, Box: [5]uint32{n}}
	mem := NewMemory(64)
	m.Address = put(t, mem, make([]byte, 4*n))
	ones := make([]byte, 8192)
	for k := range n {
		ones[4*k] = 1
	}
	args := [][]byte{U64(put(t, mem, m.Encode())), U64(put(t, mem, ones)), U32(4 * n), U32(8192), U32(0)}
	if _, err := load(t, header86+tileText(1, false, "add")).Launch(Launch{Kernel: "k", Grid: Dim3{X: blocks}, Args: args, Memory: mem, Workers: 4}); err != nil {
		t.Fatal(err)
	}
	for k, got := range get(t, mem, m.Address, 4*n) {
		if want := byte(blocks); k%4 == 0 && got != want {
			t.Fatalf("element %d: %d, want %d", k/4, got, want)
		}
	}
}

// TestBulkReduction: elements in shared memory are combined with those of global memory, and of
// shared memory, all at once.
func TestBulkReduction(t *testing.T) {
	const n = 16
	for _, c := range []struct {
		op, cluster string // the second for shared memory, if it has the operation
		size        int
		combine     func(old, v uint32) uint32
	}{
		{"add.u32", "add.u32", 4, func(old, v uint32) uint32 { return old + v }},
		{"xor.b32", "xor.b32", 4, func(old, v uint32) uint32 { return old ^ v }},
		{"min.s32", "min.s32", 4, func(old, v uint32) uint32 { return uint32(min(int32(old), int32(v))) }},
		{"inc.u32", "inc.u32", 4, func(old, v uint32) uint32 {
			if old >= v {
				return 0
			}
			return old + 1
		}},
		{"add.f32", "", 4, func(old, v uint32) uint32 {
			return math.Float32bits(math.Float32frombits(old) + math.Float32frombits(v))
		}},
		{"and.b64", "", 8, func(old, v uint32) uint32 { return old & v }},
	} {
		olds, vs := make([]uint32, n), make([]uint32, n)
		for k := range n {
			olds[k], vs[k] = uint32(0x40400000+k*0x00070003), uint32(0x3F800000+k*0x01010101)
		}
		for _, to := range []string{"global", "shared"} {
			work := "cp.reduce.async.bulk.global.shared::cta.bulk_group." + c.op + " [%o], [buf], 64; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
			if to == "shared" {
				if c.cluster == "" {
					continue
				}
				work = "mbarrier.init.shared::cta.b64 [bar], 1; mbarrier.arrive.expect_tx.shared::cta.b64 %s, [bar], 64;" +
					"cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes." + c.cluster + " [into], [buf], 64, [bar];" +
					"wait: mbarrier.try_wait.shared::cta.b64 %p, [bar], %s; @!%p bra wait;" + moved("st.global.u32 [%%o+%[1]d], %%v", "ld.shared.u32 %%v, [into+%[1]d]")
			}
			mem := NewMemory(64)
			out, in := put(t, mem, words32(olds...)), put(t, mem, words32(vs...))
			text := `.visible .entry k(.param .u64 out, .param .u64 in) { .reg .pred %p; .reg .b64 %o, %i, %s; .reg .b32 %v;
				.shared .align 16 .b8 buf[64]; .shared .align 16 .b8 into[64]; .shared .align 8 .b64 bar;
				ld.param.u64 %o, [out]; ld.param.u64 %i, [in];` +
				moved("st.shared.u32 [buf+%[1]d], %%v", "ld.global.u32 %%v, [%%i+%[1]d]") + moved("st.shared.u32 [into+%[1]d], %%v", "ld.global.u32 %%v, [%%o+%[1]d]") +
				"fence.proxy.async.shared::cta; " + work + " ret; }"
			if _, err := load1(t, text, mem, [][]byte{U64(out), U64(in)}); err != nil {
				t.Fatalf("%s to %s memory: %v", c.op, to, err)
			}
			for k, got := range asWords32(get(t, mem, out, 4*n)) {
				if want := c.combine(olds[k], vs[k]); got != want {
					t.Errorf("%s to %s memory: element %d is %#x, want %#x", c.op, to, k, got, want)
				}
			}
		}
	}
}

// moved is a load and a store for each of sixteen words.
func moved(store, load string) string {
	var b strings.Builder
	for k := range 16 {
		fmt.Fprintf(&b, load+"; "+store+"; ", 4*k)
	}
	return b.String()
}

func load1(t testing.TB, text string, mem *Memory, args [][]byte) (*Stats, error) {
	t.Helper()
	return load(t, header86+text).Launch(Launch{Kernel: "k", Grid: Dim3{X: 1}, Block: Dim3{X: 1}, Args: args, Memory: mem, MaxInstructions: 1 << 20})
}

// TestFloatRedux: the smallest and largest number of a warp, with NaNs that lose or win.
func TestFloatRedux(t *testing.T) {
	r := rand.New(rand.NewSource(9))
	for _, op := range []string{"min", "max"} {
		for _, mods := range []string{"", ".abs", ".NaN", ".abs.NaN"} {
			for round := range 8 {
				var data []byte
				want := math.NaN()
				nan := false
				for range 32 {
					x := float32(r.NormFloat64())
					if r.Intn(8) == 0 && round > 3 {
						x = float32(math.NaN())
					}
					data = append(data, words32(math.Float32bits(x))...)
					v := float64(x)
					if strings.Contains(mods, "abs") {
						v = math.Abs(v)
					}
					nan = nan || v != v
					switch {
					case want != want:
						want = v
					case v == v && op == "min":
						want = min(want, v)
					case v == v:
						want = max(want, v)
					}
				}
				if nan && strings.Contains(mods, "NaN") {
					want = math.NaN()
				}
				mem := NewMemory(64)
				in, out := put(t, mem, data), put(t, mem, make([]byte, 128))
				launched(t, fmt.Sprintf(`.visible .entry k(.param .u64 in, .param .u64 out) { .reg .b64 %%a, %%o; .reg .b32 %%t; .reg .f32 %%x;
					ld.param.u64 %%a, [in]; ld.param.u64 %%o, [out]; mov.u32 %%t, %%tid.x; mad.wide.u32 %%a, %%t, 4, %%a; mad.wide.u32 %%o, %%t, 4, %%o;
					ld.global.f32 %%x, [%%a]; redux.sync.%s%s.f32 %%x, %%x, 0xffffffff; st.global.f32 [%%o], %%x; ret; }`, op, mods), 32, mem, U64(in), U64(out))
				for lane, bits := range asWords32(get(t, mem, out, 128)) {
					if got := float64(math.Float32frombits(bits)); got != want && (got == got || want == want) {
						t.Fatalf("%s%s: lane %d has %v, not %v", op, mods, lane, got, want)
					}
				}
			}
		}
	}
}
