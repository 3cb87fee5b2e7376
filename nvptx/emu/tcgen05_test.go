package emu

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// tensorKernel multiplies A, ones, and B, whose column n is n+1 in its first element and zero else,
// on top of D, which is 5. %s is what waits for the product, what waits for the load, and what
// waits for the store of D.
const tensorKernel = `.visible .entry k(.param .u64 out) {
	.reg .b32 %%r<8>, %%t, %%i, %%id, %%ta, %%d<8>; .reg .b64 %%o, %%a, %%b, %%s; .reg .pred %%p, %%q; .reg .b16 %%h;
	.shared .align 1024 .b8 m[8192]; .shared .align 8 .b64 bar; .shared .align 4 .b32 at;
	mov.u32 %%t, %%tid.x; ld.param.u64 %%o, [out];
	// A and B are K-major without a swizzle: eight lines of sixteen bytes, then the next eight; B from 4096 on
	setp.ne.u32 %%p, %%t, 0; @%%p bra Z;
	mbarrier.init.shared.b64 [bar], 1;
Z:	mov.u64 %%s, m; mad.wide.u32 %%s, %%t, 16, %%s;
	mov.b32 %%r0, 0x3C003C00; mov.b32 %%r1, 0;
	st.shared.v4.b32 [%%s], {%%r0, %%r0, %%r0, %%r0}; st.shared.v4.b32 [%%s+2048], {%%r0, %%r0, %%r0, %%r0};
	st.shared.v4.b32 [%%s+4096], {%%r1, %%r1, %%r1, %%r1}; st.shared.v4.b32 [%%s+6144], {%%r1, %%r1, %%r1, %%r1};
	setp.gt.u32 %%p, %%t, 7; @%%p bra Y;
	add.u32 %%r2, %%t, 1; cvt.rn.f16.u32 %%h, %%r2; st.shared.b16 [%%s+4096], %%h;
Y:	setp.gt.u32 %%p, %%t, 31; @%%p bra X;
	tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [at], 32;
	tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
X:	bar.sync 0;
	ld.shared.u32 %%ta, [at];
	and.b32 %%r3, %%t, 96; shl.b32 %%r3, %%r3, 16; add.u32 %%r3, %%r3, %%ta;
	mov.b32 %%r4, 0f40A00000;
	tcgen05.st.sync.aligned.32x32b.x8.b32 [%%r3], {%%r4, %%r4, %%r4, %%r4, %%r4, %%r4, %%r4, %%r4};
	%[3]s
	tcgen05.fence::before_thread_sync; bar.sync 0; tcgen05.fence::after_thread_sync;
	setp.ne.u32 %%p, %%t, 0; @%%p bra W;
	mov.b64 %%a, %[4]d; mov.b64 %%b, %[5]d; mov.b32 %%id, %[6]d; setp.eq.u32 %%q, 0, 0;
	tcgen05.mma.cta_group::1.kind::f16 [%%ta], %%a, %%b, %%id, %%q;
	tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [bar];
W:	%[1]s
	tcgen05.fence::after_thread_sync;
	tcgen05.ld.sync.aligned.32x32b.x8.b32 {%%d0, %%d1, %%d2, %%d3, %%d4, %%d5, %%r5, %%r6}, [%%r3];
	mov.b64 %%s, {%%r5, %%r6}; mov.b64 {%%d6, %%d7}, %%s; // what moves them does not wait
	%[2]s
	mad.wide.u32 %%o, %%t, 32, %%o;
	st.global.v4.b32 [%%o], {%%d0, %%d1, %%d2, %%d3}; st.global.v4.b32 [%%o+16], {%%d4, %%d5, %%d6, %%d7};
	bar.sync 0; // a wait of any thread lets time pass for all
T:	mbarrier.try_wait.parity.shared.b64 %%q, [bar], 0; @!%%q bra T;
	bar.sync 0;
	setp.gt.u32 %%p, %%t, 31; @%%p bra V;
	tcgen05.dealloc.cta_group::1.sync.aligned.b32 %%ta, 32;
V:	ret; }`

// waitForProduct spins until the first phase of the barrier has ended.
const waitForProduct = "U: mbarrier.try_wait.parity.shared.b64 %q, [bar], 0; @!%q bra U;"

func tensorText(product, load, store string) string {
	desc := func(at int) int64 { return int64(uint64(at>>4) | 2048>>4<<16 | 128>>4<<32 | 1<<46) }
	// B has eight columns: the second eight elements of K are 2048 bytes away, too
	return header86 + grown + fmt.Sprintf(tensorKernel, product, load, store, desc(0), desc(4096), 1<<4|1<<17|8<<24)
}

// TestTensorMemory: a product is complete after what waits for it, and not before; so are stores.
// What has been loaded is there where it is used, but a missing wait is found.
func TestTensorMemory(t *testing.T) {
	const loads, stores = "tcgen05.wait::ld.sync.aligned;", "tcgen05.wait::st.sync.aligned;"
	for _, c := range []struct {
		name, product, load, store string
		want                       func(thread, column int) uint32
		finding                    string
	}{
		{"all waits", waitForProduct, loads, stores, func(_, n int) uint32 { return math.Float32bits(float32(n + 6)) }, ""},
		{"a call needs more registers", waitForProduct, "call grown;\n" + loads, stores, func(_, n int) uint32 { return math.Float32bits(float32(n + 6)) }, ""},
		{"no wait for the product", "", loads, stores, func(int, int) uint32 { return math.Float32bits(5) }, ""},
		{"no wait for the load", waitForProduct, "", stores, func(_, n int) uint32 { return math.Float32bits(float32(n + 6)) }, "registers of a load that has not been waited for"},
		{"no wait for the store", "", loads, "", func(int, int) uint32 { return 0x7FFF7FFF }, ""},
	} {
		mem := NewMemory(64)
		out, err := mem.Alloc(128 * 32)
		if err != nil {
			t.Fatal(err)
		}
		stats, err := load(t, tensorText(c.product, c.load, c.store)).Launch(Launch{Kernel: "k", Grid: Dim3{X: 1}, Block: Dim3{X: 128}, Args: [][]byte{U64(out)}, Memory: mem, Check: true, MaxInstructions: 1 << 20})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		for _, f := range stats.Findings {
			if c.finding == "" || !strings.Contains(f.Fault.Msg, c.finding) {
				t.Errorf("%s: %v", c.name, f)
			}
		}
		if c.finding != "" && len(stats.Findings) == 0 {
			t.Errorf("%s: nothing is found", c.name)
		}
		data, err := mem.Read(out, 128*32)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 128 * 8 {
			thread, n := i/8, i%8
			got := uint32(data[4*i]) | uint32(data[4*i+1])<<8 | uint32(data[4*i+2])<<16 | uint32(data[4*i+3])<<24
			if got != c.want(thread, n) {
				t.Errorf("%s: column %d of thread %d is %#x, want %#x", c.name, n, thread, got, c.want(thread, n))
				break
			}
		}
	}
}

// TestTensorMemoryFaults: uses that have no meaning end the launch with an error that says why.
func TestTensorMemoryFaults(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"[at], 32;", "[at], 33;", "an allocation of 33 columns"},
		{"aligned.b32 %ta, 32;", "aligned.b32 %ta, 64;", "no allocation of 64 columns at 0x0"},
		{"tcgen05.dealloc.cta_group::1.sync.aligned.b32 %ta, 32;", "", "the block ends with 32 columns that it has not deallocated, thread (0,0,0) of block (0,0,0), in \"tcgen05.alloc"},
		{"X:\tbar.sync", "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [at], 32;\nX:\tbar.sync", "an allocation after tcgen05.relinquish_alloc_permit"},
		{".x8.b32 [%r3], ", ".x8.b32 [%ta], ", "lane 0 of tensor memory, where warp 1 has the lanes from 32 on"},
		{"mma.cta_group::1.kind::f16 [%ta],", "mma.cta_group::2.kind::f16 [%ta],", "cta_group::2 in a cluster of 1 blocks: block 0 is in no pair"},
	} {
		text := tensorText(waitForProduct, "tcgen05.wait::ld.sync.aligned;", "tcgen05.wait::st.sync.aligned;")
		if !strings.Contains(text, c.from) {
			t.Fatalf("no %q in the kernel", c.from)
		}
		mem := NewMemory(64)
		out, err := mem.Alloc(128 * 32)
		if err != nil {
			t.Fatal(err)
		}
		_, err = load(t, strings.Replace(text, c.from, c.to, 1)).Launch(Launch{Kernel: "k", Grid: Dim3{X: 1}, Block: Dim3{X: 128}, Args: [][]byte{U64(out)}, Memory: mem, MaxInstructions: 1 << 20})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.to, err, c.want)
		}
	}
}

// TestTensorMemoryWaits: an allocation waits until another warp gives memory back, and fails where
// none can.
func TestTensorMemoryWaits(t *testing.T) {
	const text = header86 + `.visible .entry k() {
	.reg .b32 %%t, %%a; .reg .pred %%p; .shared .align 4 .b32 at[2]; .shared .align 4 .b32 go;
	mov.u32 %%t, %%tid.x; setp.gt.u32 %%p, %%t, 31; @%%p bra S;
	tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [at], 512;
	bar.sync 0; bar.sync 1; ld.shared.u32 %%a, [at];
	%s
	ret;
S:	bar.sync 0; bar.sync 1;
	tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [at+4], 256;
	ld.shared.u32 %%a, [at+4]; tcgen05.dealloc.cta_group::1.sync.aligned.b32 %%a, 256;
	ret; }`
	for _, c := range []struct {
		gives string
		fails bool
	}{{"tcgen05.dealloc.cta_group::1.sync.aligned.b32 %a, 512;", false}, {"", true}} {
		_, err := load(t, fmt.Sprintf(text, c.gives)).Launch(Launch{Kernel: "k", Grid: Dim3{X: 1}, Block: Dim3{X: 64}, Memory: NewMemory(64), MaxInstructions: 1 << 20})
		if (err != nil) != c.fails || c.fails && !strings.Contains(err.Error(), "deadlock: no room in tensor memory, and no other warp gives memory back") {
			t.Errorf("%q: %v", c.gives, err)
		}
	}
}

// pairKernel multiplies A, ones in the even block and twos in the odd, and B, of whose columns each
// block has eight, column n being n+1 in its first element and zero else, on top of D, which is 5.
// The even block issues the product, and its arrival at the barriers of both.
const pairKernel = header86 + `.visible .entry k(.param .u64 out) {
	.reg .b32 %r<8>, %t, %i, %id, %ta, %d<16>, %rank; .reg .b64 %o, %a, %b, %s; .reg .pred %p, %q; .reg .b16 %h;
	.shared .align 1024 .b8 m[8192]; .shared .align 8 .b64 bar; .shared .align 4 .b32 at;
	mov.u32 %t, %tid.x; ld.param.u64 %o, [out]; mov.u32 %rank, %cluster_ctarank;
	setp.ne.u32 %p, %t, 0; @%p bra Z;
	mbarrier.init.shared.b64 [bar], 1;
Z:	mov.u64 %s, m; mad.wide.u32 %s, %t, 16, %s;
	mul.lo.u32 %r0, %rank, 0x04000400; add.u32 %r0, %r0, 0x3C003C00; mov.b32 %r1, 0;
	st.shared.v4.b32 [%s], {%r0, %r0, %r0, %r0}; st.shared.v4.b32 [%s+2048], {%r0, %r0, %r0, %r0};
	st.shared.v4.b32 [%s+4096], {%r1, %r1, %r1, %r1}; st.shared.v4.b32 [%s+6144], {%r1, %r1, %r1, %r1};
	setp.gt.u32 %p, %t, 7; @%p bra Y;
	mad.lo.u32 %r2, %rank, 8, %t; add.u32 %r2, %r2, 1; cvt.rn.f16.u32 %h, %r2; st.shared.b16 [%s+4096], %h;
Y:	setp.gt.u32 %p, %t, 31; @%p bra X;
	tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [at], 32;
	tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;
X:	bar.sync 0;
	ld.shared.u32 %ta, [at];
	and.b32 %r3, %t, 96; shl.b32 %r3, %r3, 16; add.u32 %r3, %r3, %ta;
	mov.b32 %r4, 0f40A00000;
	tcgen05.st.sync.aligned.32x32b.x16.b32 [%r3], {%r4, %r4, %r4, %r4, %r4, %r4, %r4, %r4, %r4, %r4, %r4, %r4, %r4, %r4, %r4, %r4};
	tcgen05.wait::st.sync.aligned;
	tcgen05.fence::before_thread_sync; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned; tcgen05.fence::after_thread_sync;
	add.u32 %r2, %t, %rank; setp.ne.u32 %p, %r2, 0; @%p bra W;
	mov.b64 %a, ADESC; mov.b64 %b, BDESC; mov.b32 %id, IDESC; setp.eq.u32 %q, 0, 0;
	tcgen05.mma.cta_group::2.kind::f16 [%ta], %a, %b, %id, %q;
	mov.b16 %h, 3;
	tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [bar], %h;
W:	mbarrier.try_wait.parity.shared.b64 %q, [bar], 0; @!%q bra W;
	tcgen05.fence::after_thread_sync;
	tcgen05.ld.sync.aligned.32x32b.x16.b32 {%d0, %d1, %d2, %d3, %d4, %d5, %d6, %d7, %d8, %d9, %d10, %d11, %d12, %d13, %d14, %d15}, [%r3];
	tcgen05.wait::ld.sync.aligned;
	mad.lo.u32 %r2, %rank, 128, %t; mad.wide.u32 %o, %r2, 64, %o;
	st.global.v4.b32 [%o], {%d0, %d1, %d2, %d3}; st.global.v4.b32 [%o+16], {%d4, %d5, %d6, %d7};
	st.global.v4.b32 [%o+32], {%d8, %d9, %d10, %d11}; st.global.v4.b32 [%o+48], {%d12, %d13, %d14, %d15};
	barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
	setp.gt.u32 %p, %t, 31; @%p bra V;
	tcgen05.dealloc.cta_group::2.sync.aligned.b32 %ta, 32;
V:	ret; }`

// pairText is pairKernel with its descriptors.
func pairText() string {
	desc := func(at int) string { return fmt.Sprint(uint64(at>>4) | 2048>>4<<16 | 128>>4<<32 | 1<<46) }
	return strings.NewReplacer("ADESC", desc(0), "BDESC", desc(4096), "IDESC", fmt.Sprint(1<<4|2<<17|16<<24)).Replace(pairKernel)
}

// TestTensorMemoryOfPairs: two blocks of a cluster allocate and multiply together.
func TestTensorMemoryOfPairs(t *testing.T) {
	for _, cluster := range []int{2, 4} {
		for _, workers := range []int{1, 2} {
			mem := NewMemory(64)
			out, err := mem.Alloc(256 * 64)
			if err != nil {
				t.Fatal(err)
			}
			stats, err := load(t, pairText()).Launch(Launch{Kernel: "k", Grid: Dim3{X: 4}, Cluster: Dim3{X: cluster}, Block: Dim3{X: 128}, Args: [][]byte{U64(out)},
				Memory: mem, Check: workers == 1 && cluster == 2, Workers: workers, MaxInstructions: 1 << 15})
			if cluster == 4 { // blocks 2 and 3 are another pair, whose product nothing issues
				if err == nil || !strings.Contains(err.Error(), "limit") {
					t.Errorf("a cluster of 4: %v", err)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range stats.Findings {
				if f.Kind != "race between blocks" { // both clusters write the same numbers
					t.Error(f)
				}
			}
			data, err := mem.Read(out, 256*64)
			if err != nil {
				t.Fatal(err)
			}
			for i := range 256 * 16 {
				rank, n := i/16/128, i%16
				got, want := math.Float32frombits(uint32(data[4*i])|uint32(data[4*i+1])<<8|uint32(data[4*i+2])<<16|uint32(data[4*i+3])<<24), float32(5+(rank+1)*(n+1))
				if got != want {
					t.Fatalf("row %d, column %d is %g, want %g", i/16, n, got, want)
				}
			}
		}
	}
}

// TestPairFaults: what a pair of blocks does not do together ends the launch with an error that
// says so.
func TestPairFaults(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;", "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", "cta_group::1 after cta_group::2 in one kernel"},
		{"tcgen05.dealloc.cta_group::2.sync.aligned.b32 %ta, 32;", "setp.eq.u32 %p, %rank, 1; @%p bra V; tcgen05.dealloc.cta_group::2.sync.aligned.b32 %ta, 32;", "the block ends with 32 columns"},
		{"setp.gt.u32 %p, %t, 31; @%p bra V;", "setp.eq.u32 %p, %rank, 1; @%p bra V; setp.gt.u32 %p, %t, 31; @%p bra V;", "the block ends with 32 columns"},
		{"tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [at], 32;", "mad.lo.u32 %r2, %rank, 32, 32; tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [at], %r2;", "the blocks of a pair ask for tcgen05.alloc of"},
		{"Y:\tsetp.gt.u32 %p, %t, 31;", "Y:\tsetp.eq.u32 %p, %rank, 1; @%p barrier.cluster.arrive; @%p barrier.cluster.wait; setp.gt.u32 %p, %t, 31;", "deadlock: the other block of the pair does not come to its tcgen05.alloc"},
	} {
		text := pairText()
		if !strings.Contains(text, c.from) {
			t.Fatalf("no %q in the kernel", c.from)
		}
		mem := NewMemory(64)
		out, err := mem.Alloc(256 * 64)
		if err != nil {
			t.Fatal(err)
		}
		_, err = load(t, strings.Replace(text, c.from, c.to, 1)).Launch(Launch{Kernel: "k", Grid: Dim3{X: 2}, Cluster: Dim3{X: 2}, Block: Dim3{X: 128}, Args: [][]byte{U64(out)}, Memory: mem, MaxInstructions: 1 << 20})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.to, err, c.want)
		}
	}
}

// TestReducingLoad: the reduction is a register that is loaded with the others, when they are
// waited for.
func TestReducingLoad(t *testing.T) {
	const text = ".version 8.8\n.target sm_103a\n.address_size 64\n" + `.visible .entry k(.param .u64 out) {
	.reg .b32 %t, %ta, %a<3>; .reg .f32 %f<3>; .reg .b64 %o; .shared .align 4 .b32 at;
	mov.u32 %t, %tid.x; ld.param.u64 %o, [out]; mad.wide.u32 %o, %t, 8, %o;
	tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [at], 32; ld.shared.u32 %ta, [at];
	neg.s32 %a0, %t; tcgen05.st.sync.aligned.32x32b.x2.b32 [%ta], {%t, %a0}; tcgen05.wait::st.sync.aligned;
	tcgen05.ld.red.sync.aligned.32x32b.x2.min.s32 {%a1, %a2}, %a0, [%ta];
	tcgen05.wait::ld.sync.aligned; st.global.u32 [%o], %a0;
	cvt.rn.f32.u32 %f0, %t; neg.f32 %f1, %f0; tcgen05.st.sync.aligned.32x32b.x2.b32 [%ta], {%f0, %f1}; tcgen05.wait::st.sync.aligned;
	tcgen05.ld.red.sync.aligned.16x32bx2.x2.max.abs.f32 {%f0, %f1}, %f2, [%ta], 0;
	tcgen05.wait::ld.sync.aligned; st.global.f32 [%o+4], %f2;
	tcgen05.dealloc.cta_group::1.sync.aligned.b32 %ta, 32;
	ret; }`
	mem := NewMemory(64)
	out, err := mem.Alloc(32 * 8)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := load(t, text).Launch(Launch{Kernel: "k", Grid: Dim3{X: 1}, Block: Dim3{X: 32}, Args: [][]byte{U64(out)}, Memory: mem, Check: true, MaxInstructions: 1 << 20}); err != nil {
		t.Fatal(err)
	}
	data, err := mem.Read(out, 32*8)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 32 {
		word := func(at int) uint32 {
			return uint32(data[at]) | uint32(data[at+1])<<8 | uint32(data[at+2])<<16 | uint32(data[at+3])<<24
		}
		if got, f := int32(word(8*i)), math.Float32frombits(word(8*i+4)); got != int32(-i) || f != float32(i%16) {
			t.Errorf("thread %d has %d and %g", i, got, f)
		}
	}
}
