package main

import (
	"encoding/binary"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx/parse"
	"opt-go/tools/oracle"
)

func TestParseWays(t *testing.T) {
	got, err := parseWays("gpucc; default<O2>  -regs=24")
	if err != nil || len(got) != 2 || got[1].name != "default<O2> -regs=24" || got[1].args[0] != "-passes=default<O2>" || got[1].args[1] != "-regs=24" {
		t.Errorf("%v, %v", got, err)
	}
	got, err = parseWays("both:infer-address-spaces<constants;memory>,dce -regs=8;dce")
	if err != nil || len(got) != 2 || got[0].name != "both" || got[0].args[0] != "-passes=infer-address-spaces<constants;memory>,dce" || got[1].name != "dce" {
		t.Errorf("%v, %v", got, err)
	}
	for _, bad := range []string{"", "gpucc;", "-regs=24"} {
		if _, err := parseWays(bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

const shapeIR = `target triple = "nvptx64-nvidia-cuda"
%s = type { i32, ptr, i1 }
define ptx_kernel void @k(ptr %p, ptr byval(%s) align 8 %q, i64 %n, float %f, i1 %b) { ret void }`

const shapePTX = `.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 k_param_0, .param .align 8 .b8 k_param_1[24], .param .u64 k_param_2, .param .f32 k_param_3, .param .u8 k_param_4)
{
	.reg .b64 %rd<12>;
	.reg .f64 %fd<3>;
	.reg .b32 %r<4>;
	ld.param.u64 %rd1, [k_param_0];
	cvta.to.global.u64 %rd2, %rd1;
	mul.wide.s32 %rd3, %r1, 8;
	add.s64 %rd4, %rd3, %rd2;
	ld.global.u64 %rd5, [%rd4];
	cvta.to.global.u64 %rd6, %rd5;
	ld.global.f64 %fd1, [%rd6+16];
	mov.b64 %rd7, k_param_1;
	ld.param.u64 %rd8, [%rd7+8];
	st.global.u32 [%rd8], %r1;
	ld.param.u64 %rd9, [k_param_2];
	ret;
}`

// TestShapes: parameters follow the IR's types, and pointees the accesses: here doubles, reached
// through pointers, and integers.
func TestShapes(t *testing.T) {
	m, err := frontend.Read("k.ll", []byte(shapeIR))
	if err != nil {
		t.Fatal(err)
	}
	params := parameters(m, m.Func("k"))
	want := []parameter{
		{8, []slot{{size: 8, pointer: true}}},
		{24, []slot{{size: 4}, {off: 8, size: 8, pointer: true}, {off: 16, size: 1, bool: true}}},
		{8, []slot{{size: 8}}}, {4, []slot{{size: 4, float: true}}}, {1, []slot{{size: 1, bool: true}}},
	}
	for k, w := range want {
		if params[k].size != w.size || len(params[k].slots) != len(w.slots) {
			t.Errorf("parameter %d: %+v, not %+v", k, params[k], w)
			continue
		}
		for n, s := range w.slots {
			if params[k].slots[n] != s {
				t.Errorf("parameter %d, slot %d: %+v, not %+v", k, n, params[k].slots[n], s)
			}
		}
	}
	p, err := parse.Module("k.ptx", shapePTX)
	if err != nil {
		t.Fatal(err)
	}
	places := tracePointers(p.Func("k"))
	first := places[paramKey{0, 0}]
	if first == nil || first.kind() != pointers || first.child.kind() != doubles {
		t.Errorf("the first parameter does not point to pointers to doubles: %+v", first)
	}
	if inside := places[paramKey{1, 8}]; inside == nil || inside.kind() != ints {
		t.Errorf("the structure's pointer does not point to integers: %+v", inside)
	}
	if n := places[paramKey{2, 0}]; n != nil && len(n.votes) > 0 {
		t.Error("a number is taken for a pointer")
	}
}

func TestCompareBytes(t *testing.T) {
	f := func(v float32) []byte { return binary.LittleEndian.AppendUint32(nil, math.Float32bits(v)) }
	d := func(v float64) []byte { return binary.LittleEndian.AppendUint64(nil, math.Float64bits(v)) }
	i := func(v uint32) []byte { return binary.LittleEndian.AppendUint32(nil, v) }
	of := func(k kind) *place { return &place{votes: map[kind]int{k: 1}} }
	for _, c := range []struct {
		name string
		a, b []byte
		what *place
		want verdict
	}{
		{"equal", f(1), f(1), of(floats), equal},
		{"rounded", f(1), f(1.00001), of(floats), rounded},
		{"cancelled", f(0), f(1e-6), of(floats), rounded},
		{"wrong", f(1), f(1.1), of(floats), differs},
		{"not a number", f(1), f(float32(math.NaN())), of(floats), differs},
		{"doubles", d(2), d(2.000000001), of(doubles), rounded},
		{"doubles have more digits", d(2), d(2.0001), of(doubles), differs},
		{"singles in doubles", d(float64(float32(0.1))), d(float64(float32(0.10001))), of(doubles), rounded},
		{"doubles that are copied as words", d(1e200), d(1.000000001e200), &place{votes: map[kind]int{doubles: 3, longs: 1}}, rounded},
		{"words that may be anything", d(1e200), d(1.000000001e200), of(longs), differs},
		{"integers are not rounded", i(5), i(6), of(ints), differs},
		{"small integers of unknown memory are no floats", i(5), i(6), nil, differs},
		{"floats in unknown memory", f(3), f(3.0001), nil, rounded},
		{"halves", []byte{0x00, 0x3c}, []byte{0x01, 0x3c}, of(halves), rounded},
		{"shorts", []byte{1, 0}, []byte{2, 0}, of(halves), differs},
		{"the odd end of a buffer", append(f(1), 7), append(f(1), 8), of(bytes8), differs},
	} {
		if got, _ := compareBytes(c.a, c.b, c.what); got != c.want {
			t.Errorf("%s: %d, not %d", c.name, got, c.want)
		}
	}
}

// TestInstructions counts a kernel with what it calls, each function once.
func TestInstructions(t *testing.T) {
	m, err := parse.Module("k.ptx", `.version 7.0
.target sm_70
.address_size 64
.func f() { ret; }
.func g() { call.uni f; call.uni f; ret; }
.visible .entry k() { call.uni g; ret; }
.visible .entry other() { ret; }`)
	if err != nil {
		t.Fatal(err)
	}
	if got := instructions(m, "k"); got != 6 {
		t.Errorf("%d instructions, not 6", got)
	}
}

// TestUndefined: where LLVM's code, too, leaves its variables in shared memory, another result is
// no failure of ours, and neither is a fault.
func TestUndefined(t *testing.T) {
	const head = `.version 7.0
.target sm_70
.address_size 64
.shared .align 4 .b8 a[128];
.shared .align 4 .b8 b[128];
.visible .entry k(.param .u64 .ptr .global k_param_0) {
	.reg .b64 %p, %q, %t; .reg .b32 %i, %s, %v, %w;
	ld.param.u64 %p, [k_param_0]; mov.u32 %i, %tid.x; mul.wide.u32 %q, %i, 4; add.s64 %p, %p, %q;
	mov.u32 %s, a; shl.b32 %v, %i, 2; `
	const store = "add.u32 %s, %s, %v; st.shared.u32 [%s], 3; st.global.u32 [%p], 1; ret; }"
	const kept = "add.u32 %s, %s, %v; mov.u32 %w, 1; st.shared.u32 [b], %w; bar.sync 0; st.shared.u32 [%s], 3; bar.sync 0; ld.shared.u32 %w, [b]; "
	for _, c := range []struct {
		name    string
		threads int
		ours    string
		want    outcome
	}{
		{"beyond", 64, kept + "st.global.u32 [%p], %w; ret; }", outside},
		{"beyond, faults", 64, kept + "mul.wide.u32 %t, %w, 1; st.global.u32 [%t], %w; ret; }", outside},
		{"inside", 32, kept + "st.global.u32 [%p], 2; ret; }", different},
		{"inside, faults", 32, kept + "trap; }", ourFault},
	} {
		load := func(text string) *compiled {
			m, err := parse.Module("k.ptx", head+text)
			if err != nil {
				t.Fatal(err)
			}
			p, err := emu.Load(m)
			if err != nil {
				t.Fatal(err)
			}
			return &compiled{module: m, program: p}
		}
		cfg := &config{limit: 10_000}
		k := &refKernel{params: []parameter{{8, []slot{{size: 8, pointer: true}}}}}
		ref := &reference{compiled: load(store), kernels: map[string]*refKernel{"k": k}}
		run, err := cfg.run(ref.compiled, "k", k, shape{name: "one", grid: emu.Dim3{X: 1}, block: emu.Dim3{X: c.threads}}, false)
		if err != nil {
			t.Fatal(err)
		}
		if got := cfg.compare(run, ref, load(c.ours), "k"); got.outcome != c.want {
			t.Errorf("%s: %s, not %s: %s", c.name, got.outcome, c.want, got.note)
		}
	}
}

// TestFit: directives of a kernel limit the block.
func TestFit(t *testing.T) {
	m, err := parse.Module("k.ptx", `.version 7.0
.target sm_70
.address_size 64
.visible .entry most() .maxntid 64, 1, 1 { ret; }
.visible .entry exact() .reqntid 8, 4, 1 { ret; }`)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range shapes {
		if b := s.fit(m.Func("most")).block; b.X*max(1, b.Y) > 64 {
			t.Errorf("%s: a block of %v", s.name, b)
		}
		if b := s.fit(m.Func("exact")).block; b.X != 8 || b.Y != 4 {
			t.Errorf("%s: a block of %v", s.name, b)
		}
	}
}

// TestOwnKernels compares a share of the repository's own kernels with LLVM's: tools/kernels on
// more of them takes minutes.
func TestOwnKernels(t *testing.T) {
	oracle.Need(t, "opt-19", "llc-19")
	c := &config{cpu: "sm_70", attr: "+ptx70", ptxas: os.Getenv("OPTGO_PTXAS"), scratch: t.TempDir(), limit: 20_000, timeout: time.Minute, workers: runtime.NumCPU()}
	if c.ptxas == "" {
		c.ptxas = "off"
	}
	var err error
	if c.ways, err = parseWays("gpucc;default<O2> -regs=24"); err != nil {
		t.Fatal(err)
	}
	if err := c.prepare(); err != nil {
		t.Fatal(err)
	}
	files := []string{"../paper/kernels/tensor.ll"}
	examples, err := filepath.Glob("../../examples/ll/*.clang19.O1.ll")
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, examples...)
	launches := 0
	for _, f := range c.testAll(files) {
		if f.left != nil && f.left.Error() != "no kernel" {
			t.Errorf("%s: %v", f.file, f.left)
		}
		for _, w := range f.ways {
			for _, k := range w.kernels {
				for _, l := range k.launches {
					if l.outcome.counted() {
						launches++
					}
				}
			}
		}
		if n := f.bad(); n > 0 {
			t.Errorf("%s: %d things are wrong, printed above", f.file, n)
		}
	}
	if launches < 200 {
		t.Errorf("only %d launches came to an end and agree", launches)
	}
}
