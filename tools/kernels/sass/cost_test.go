package sass

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/processor"
)

// arrays is how many arrays the measured loops access.
const arrays = 3

// addressing is how a loop over three arrays computes their addresses. In each, $k is the number of
// an array, its base is %rd1$k and its address %rd2$k, which is the first element before the loop.
// The counter is %r1, and if once counts it %rd1 with 64 bits.
type addressing struct {
	once, each string // before the accesses
	steps      string // of each, after them
}

// addressLoop is a kernel with such a loop.
func addressLoop(sm, space string, by addressing) string {
	var b strings.Builder
	p := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	p(".version %s\n.target %s\n.address_size 64", versionFor(sm), sm)
	p(".visible .entry k(.param .u64 p0, .param .u64 p1, .param .u64 p2, .param .u32 n) {")
	p(".reg .b64 %%rd<99>; .reg .b32 %%r<99>; .reg .f32 %%f<9>; .reg .pred %%q<9>;")
	if space == "shared" {
		p(".shared .align 4 .b8 s0[1024]; .shared .align 4 .b8 s1[1024]; .shared .align 4 .b8 s2[1024];")
	}
	p("mov.u32 %%r1, %%tid.x; cvt.u64.u32 %%rd1, %%r1; ld.param.u32 %%r2, [n]; mul.wide.s32 %%rd2, %%r2, 4; mul.wide.u32 %%rd3, %%r1, 4;")
	for k := range arrays {
		if space == "shared" {
			p("mov.u64 %%rd1%d, s%d;", k, k)
		} else {
			p("ld.param.u64 %%rd1%d, [p%d]; cvta.to.global.u64 %%rd1%d, %%rd1%d;", k, k, k, k)
		}
		p("add.s64 %%rd2%d, %%rd1%d, %%rd3;", k, k)
	}
	p(`L: .pragma "nounroll";`)
	p("%s", by.once)
	for k := range arrays {
		p("%s", strings.ReplaceAll(by.each, "$k", fmt.Sprint(k)))
	}
	p("ld.%s.f32 %%f1, [%%rd20]; ld.%s.f32 %%f2, [%%rd21]; add.f32 %%f3, %%f1, %%f2; st.%s.f32 [%%rd22], %%f3;", space, space, space)
	for k := range arrays {
		p("%s", strings.ReplaceAll(by.steps, "$k", fmt.Sprint(k)))
	}
	p("add.s32 %%r1, %%r1, 1; setp.lt.s32 %%q1, %%r1, %%r2; @%%q1 bra L; ret; }")
	return b.String()
}

// versionFor is a PTX version that has the processor.
func versionFor(sm string) string {
	if len(sm) > len("sm_90") {
		return "8.7"
	}
	return "7.8"
}

// loopLength counts the instructions of the only loop of a kernel.
func loopLength(t *testing.T, a *Assembler, text string) int {
	t.Helper()
	codes, err := a.Assemble(text, mustParse(t, text))
	if err != nil {
		t.Fatal(err, text)
	}
	for _, l := range backEdges(codes["k"].trimmed()) {
		return l.to - l.from
	}
	t.Fatal("no loop:", text)
	return 0
}

// TestCosts measures again what the processors' table says of addresses.
func TestCosts(t *testing.T) {
	a := assembler(t)
	for _, sm := range []string{"sm_75", "sm_80", "sm_90", "sm_120"} {
		target, err := processor.NewTarget(sm, "")
		if err != nil {
			t.Fatal(err)
		}
		for _, space := range []struct {
			name   string
			number int
		}{{"global", addrspace.Global}, {"shared", addrspace.Shared}} {
			a.Arch = sm
			length := func(by addressing) int { return loopLength(t, a, addressLoop(sm, space.name, by)) }
			fixed := length(addressing{})
			got := processor.AddressCost{
				MadWide: length(addressing{each: "mad.wide.s32 %rd2$k, %r1, 4, %rd1$k;"}) - fixed,
				MulAdd:  length(addressing{each: "mul.wide.s32 %rd3$k, %r1, 4; add.s64 %rd2$k, %rd3$k, %rd1$k;"}) - fixed,
				Wide:    length(addressing{once: "add.s64 %rd1, %rd1, %rd2; shl.b64 %rd3, %rd1, 2;", each: "add.s64 %rd2$k, %rd3, %rd1$k;"}) - fixed,
				Step:    length(addressing{steps: "add.s64 %rd2$k, %rd2$k, 4;"}) - fixed,
			}
			t.Logf("%s, %s: %+v", sm, space.name, got)
			if want := target.AddressCost(space.number); got != want {
				t.Errorf("%s, %s: the table has %+v", sm, space.name, want)
			}
		}
	}
}

// rowKernel is a kernel that adds up elements of a row of a matrix in shared memory, whose index is
// masked; address computes %rd9 from the index %r5 and the row %rd3.
func rowKernel(sm, address string) string {
	var b strings.Builder
	p := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	p(".version %s\n.target %s\n.address_size 64", versionFor(sm), sm)
	p(".visible .entry k(.param .u64 p0) { .reg .b64 %%rd<99>; .reg .b32 %%r<99>; .shared .align 4 .b8 s[4096];")
	p("mov.u32 %%r1, %%tid.x; and.b32 %%r2, %%r1, 31; ld.param.u64 %%rd1, [p0]; cvta.to.global.u64 %%rd1, %%rd1;")
	p("mov.u64 %%rd2, s; mad.wide.u32 %%rd3, %%r2, 128, %%rd2; st.shared.u32 [%%rd3], %%r1; mov.u32 %%r9, 0;")
	for k := range 8 {
		p("add.s32 %%r4, %%r1, %d; and.b32 %%r5, %%r4, 31; %s ld.shared.u32 %%r6, [%%rd9]; add.s32 %%r9, %%r9, %%r6;", k, address)
	}
	p("st.global.u32 [%%rd1], %%r9; ret; }")
	return b.String()
}

// TestRows measures that from a row in shared memory on, mul.wide with add.s64 is shorter than
// mad.wide, as the table says.
func TestRows(t *testing.T) {
	a := assembler(t)
	for _, sm := range []string{"sm_75", "sm_80", "sm_90", "sm_120"} {
		target, err := processor.NewTarget(sm, "")
		if err != nil {
			t.Fatal(err)
		}
		a.Arch = sm
		length := func(address string) int {
			text := rowKernel(sm, address)
			codes, err := a.Assemble(text, mustParse(t, text))
			if err != nil {
				t.Fatal(err, text)
			}
			return len(codes["k"].trimmed())
		}
		one, two := length("mad.wide.s32 %rd9, %r5, 4, %rd3;"), length("mul.wide.s32 %rd10, %r5, 4; add.s64 %rd9, %rd10, %rd3;")
		t.Logf("%s: mad.wide %d, mul.wide with add.s64 %d", sm, one, two)
		if cost := target.AddressCost(addrspace.Shared).OnVariable(); one <= two || cost.MadWide <= cost.MulAdd {
			t.Errorf("%s: mad.wide %d, mul.wide with add.s64 %d; the table has %+v", sm, one, two, cost)
		}
	}
}

// productLoop is a kernel with a loop over the elements that a thread of a grid has, its step
// computed by the given instruction.
func productLoop(sm, product string) string {
	return ".version " + versionFor(sm) + "\n.target " + sm + `
.address_size 64
.visible .entry k(.param .u64 p0, .param .u64 p1, .param .u64 p2, .param .u64 n) {
.reg .b64 %rd<20>; .reg .b32 %r<9>; .reg .f32 %f<20>; .reg .pred %p<9>;
	ld.param.u64 %rd1, [n]; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x;
	mad.lo.s32 %r4, %r1, %r2, %r3; cvt.u64.u32 %rd2, %r4; setp.lt.s64 %p1, %rd2, %rd1; @!%p1 bra E;
	ld.param.u64 %rd3, [p0]; cvta.to.global.u64 %rd4, %rd3; ld.param.u64 %rd5, [p1]; cvta.to.global.u64 %rd6, %rd5;
	ld.param.u64 %rd7, [p2]; cvta.to.global.u64 %rd8, %rd7; mov.u32 %r5, %nctaid.x;
	` + product + `
L:	shl.b64 %rd10, %rd2, 2; add.s64 %rd11, %rd4, %rd10; ld.global.f32 %f1, [%rd11];
	mul.rn.f32 %f3, %f1, 0f3C23D70A; ex2.approx.f32 %f4, %f3;
	add.s64 %rd12, %rd6, %rd10; ld.global.f32 %f5, [%rd12]; add.rn.f32 %f6, %f5, 0f3F800000; lg2.approx.f32 %f7, %f6;
	mul.rn.f32 %f8, %f7, 0f3F317218; mul.rn.f32 %f9, %f4, %f8; sin.approx.f32 %f10, %f1; add.rn.f32 %f11, %f10, %f9;
	add.s64 %rd13, %rd8, %rd10; st.global.f32 [%rd13], %f11;
	add.s64 %rd2, %rd2, %rd9; setp.lt.s64 %p2, %rd2, %rd1; @%p2 bra L;
E:	ret;
}`
}

// TestProducts measures again whether a product by which a counter steps had better be computed
// before the loop.
func TestProducts(t *testing.T) {
	a := assembler(t)
	for _, sm := range []string{"sm_75", "sm_80", "sm_90", "sm_120"} {
		target, err := processor.NewTarget(sm, "")
		if err != nil {
			t.Fatal(err)
		}
		a.Arch = sm
		again := loopLength(t, a, productLoop(sm, "mul.wide.u32 %rd9, %r2, %r5;"))
		once := loopLength(t, a, productLoop(sm, "mad.wide.u32 %rd9, %r2, %r5, 0;"))
		t.Logf("%s: %d, and %d with the product before the loop", sm, again, once)
		if target.HoistsProducts() != (once < again) {
			t.Errorf("%s: the table has HoistsProducts = %v", sm, target.HoistsProducts())
		}
	}
}

func assembler(t *testing.T) *Assembler {
	t.Helper()
	a, err := NewAssembler(os.Getenv("OPTGO_PTXAS"), "", "sm_80", t.TempDir())
	if err != nil {
		t.Skip(err)
	}
	return a
}
