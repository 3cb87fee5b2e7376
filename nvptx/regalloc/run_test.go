package regalloc_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/nvptx/regalloc"
)

// programs are kernels that are hard for one reason or another. want is the text that the result
// must contain when AffRA has six registers, or, after a "-", must not contain.
var programs = []struct {
	name    string
	outside string // declarations before the kernel
	head    string // directives
	body    string
	block   emu.Dim3
	dynamic int
	want    []string
}{
	{name: "rows of Fig. 18", block: emu.Dim3{X: 96}, body: `
	mov.u32 %r1, %tid.x;
	ld.param.u64 %rd1, [p];
	ld.global.u32 %r2, [%rd1];
	mov.b32 %r3, 77;
	mad.lo.s32 %r4, %r1, 12, %r2;
	mad.lo.s32 %r5, %r1, 5, 9;
	mul.lo.s32 %r6, %r4, %r5;
	mad.wide.s32 %rd2, %r1, 8, %rd1;
	ld.global.u32 %r7, [%rd2];
	ld.global.u32 %r8, [%rd2+4];
	ld.global.u32 %r9, [%rd2+8];
	bar.sync 0;
	add.s32 %r7, %r7, %r8;
	add.s32 %r7, %r7, %r9;
	add.s32 %r7, %r7, %r2;
	add.s32 %r7, %r7, %r3;
	add.s32 %r7, %r7, %r4;
	xor.b32 %r7, %r7, %r5;
	add.s32 %r7, %r7, %r6;
	st.global.u32 [%rd2], %r7;`,
		want: []string{"__spill_shared[", "mov.u32 	%r0, %tid.x;", "%r0, 5, 9; // rematerialized", ", 77; // rematerialized", "st.local", "-%tid.w"}},
	{name: "two lives in two arms", block: emu.Dim3{X: 64}, body: `
	mov.u32 %r1, %tid.x;
	ld.param.u64 %rd1, [p];
	ld.global.u32 %r2, [%rd1+256];
	mad.wide.s32 %rd2, %r1, 4, %rd1;
	and.b32 %r3, %r1, 1;
	setp.eq.s32 %p1, %r3, 0;
	mov.b32 %r4, 0;
	@%p1 bra B;
A:	add.s32 %r2, %r2, 3;
	add.s32 %r4, %r4, 1;
	ld.global.u32 %r5, [%rd2];
	add.s32 %r5, %r5, %r2;
	st.global.u32 [%rd2], %r5;
	setp.lt.s32 %p2, %r4, 4;
	@%p2 bra A;
	bra M;
B:	ld.global.u32 %r5, [%rd2];
	add.s32 %r5, %r5, %r2;
	st.global.u32 [%rd2], %r5;
M:`},
	{name: "uniform in a loop that threads leave", block: emu.Dim3{X: 64}, body: `
	mov.u32 %r1, %tid.x;
	ld.param.u64 %rd1, [p];
	mad.wide.s32 %rd2, %r1, 4, %rd1;
	mov.b32 %r2, 0;
	mov.b32 %r6, 0;
L:	add.s32 %r2, %r2, 2;
	mad.lo.s32 %r6, %r6, 3, %r2;
	ld.global.u32 %r3, [%rd1+512];
	ld.global.u32 %r4, [%rd1+516];
	add.s32 %r3, %r3, %r4;
	add.s32 %r5, %r5, %r3;
	setp.lt.s32 %p1, %r2, %r1;
	@%p1 bra L;
	add.s32 %r5, %r5, %r6;
	st.global.u32 [%rd2], %r5;`},
	{name: "long loops in both arms run in turns", block: emu.Dim3{X: 32}, body: `
	mov.u32 %r1, %tid.x;
	ld.param.u64 %rd1, [p];
	mad.wide.s32 %rd2, %r1, 4, %rd1;
	ld.global.u32 %r2, [%rd1+512];
	and.b32 %r3, %r1, 1;
	setp.eq.s32 %p1, %r3, 0;
	mov.b32 %r4, 0;
	mov.b32 %r5, 0;
	@%p1 bra B;
	mov.b32 %r6, 1;
A:	add.s32 %r4, %r4, %r6;
	add.s32 %r5, %r5, %r2;
	setp.lt.s32 %p2, %r4, 9000;
	@%p2 bra A;
	bra M;
B:	mov.b32 %r6, 3;
C:	add.s32 %r4, %r4, %r6;
	add.s32 %r5, %r5, %r2;
	xor.b32 %r5, %r5, %r4;
	setp.lt.s32 %p2, %r4, 27000;
	@%p2 bra C;
M:	st.global.u32 [%rd2], %r5;`},
	{name: "rows and planes", block: emu.Dim3{X: 8, Y: 6, Z: 2}, body: `
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %tid.y;
	mov.u32 %r3, %tid.z;
	ld.param.u64 %rd1, [p];
	ld.global.u32 %r9, [%rd1+1200];
	mad.lo.s32 %r4, %r3, 6, %r2;
	mad.lo.s32 %r4, %r4, 8, %r1;
	mad.lo.s32 %r5, %r2, 4, %r9;
	mul.wide.u32 %rd2, %r4, 4;
	add.s64 %rd3, %rd1, %rd2;
	ld.global.u32 %r6, [%rd3];
	add.s32 %r6, %r6, %r5;
	mad.lo.s32 %r6, %r6, %r4, %r1;
	mad.lo.s32 %r6, %r6, %r2, %r3;
	add.s32 %r6, %r6, %r9;
	st.global.u32 [%rd3], %r6;`, want: []string{"%ntid.y", "%ntid.x"}},
	{name: "one row", head: ".reqntid 64, 1, 1", block: emu.Dim3{X: 64}, body: manyUniform, want: []string{"-%ntid", "__spill_shared["}},
	{name: "no room", outside: ".shared .align 4 .b8 all[49152];", block: emu.Dim3{X: 64}, body: manyUniform + `
	st.shared.u32 [all], %r1;`, want: []string{"-__spill_shared", "__spill_local["}},
	{name: "little room", outside: ".shared .align 4 .b8 most[49060];", head: ".maxntid 128, 1, 1", block: emu.Dim3{X: 64}, body: manyUniform + `
	st.shared.u32 [most], %r1;`, want: []string{"__spill_shared[", "__spill_local["}},
	{name: "dynamic shared memory", outside: ".extern .shared .align 4 .b8 dyn[];", block: emu.Dim3{X: 64}, dynamic: 256, body: manyUniform + `
	mov.u64 %rd3, dyn;
	mul.wide.u32 %rd4, %r1, 4;
	add.s64 %rd3, %rd3, %rd4;
	st.shared.u32 [%rd3], %r1;
	ld.shared.u32 %r9, [%rd3];
	st.global.u32 [%rd2], %r9;`, want: []string{"-__spill_shared", "__spill_local["}},
	{name: "recursion", outside: `
.visible .func (.param .b32 r) fac(.param .b32 n)
{
	.reg .b32 %r<9>; .reg .pred %p<2>;
	ld.param.u32 %r1, [n];
	mov.b32 %r5, 11;
	mov.u32 %r6, %tid.x;
	setp.lt.s32 %p1, %r1, 2;
	@%p1 bra E;
	add.s32 %r2, %r1, -1;
	add.s32 %r7, %r1, 5;
	{
	.param .b32 a0;
	.param .b32 r0;
	st.param.b32 [a0], %r2;
	call.uni (r0), fac, (a0);
	ld.param.b32 %r3, [r0];
	}
	mul.lo.s32 %r3, %r3, %r1;
	add.s32 %r3, %r3, %r5;
	mad.lo.s32 %r3, %r7, %r6, %r3;
	st.param.b32 [r], %r3;
	ret;
E:	st.param.b32 [r], %r6;
	ret;
}`, block: emu.Dim3{X: 64}, body: `
	mov.u32 %r1, %tid.x;
	ld.param.u64 %rd1, [p];
	ld.global.u32 %r5, [%rd1+256];
	mad.wide.s32 %rd2, %r1, 4, %rd1;
	and.b32 %r2, %r1, 7;
	{
	.param .b32 a0;
	.param .b32 r0;
	st.param.b32 [a0], %r2;
	call.uni (r0), fac, (a0);
	ld.param.b32 %r3, [r0];
	}
	add.s32 %r3, %r3, %r5;
	add.s32 %r3, %r3, %r2;
	st.global.u32 [%rd2], %r3;`},
	{name: "a guard that changes itself", block: emu.Dim3{X: 64}, body: `
	mov.u32 %r1, %tid.x;
	ld.param.u64 %rd1, [p];
	mad.wide.s32 %rd2, %r1, 4, %rd1;
	ld.global.u32 %r2, [%rd2];
	ld.global.u32 %r3, [%rd2+4];
	and.b32 %r4, %r1, 3;
	setp.eq.s32 %p1, %r4, 0;
	@%p1 shfl.sync.down.b32 %r2|%p1, %r3, 4, 31, 0x11111111;
	add.s32 %r4, %r4, %r3;
	selp.b32 %r4, %r4, %r3, %p1;
	add.s32 %r4, %r4, %r2;
	bar.sync 0;
	st.global.u32 [%rd2], %r4;`},
	{name: "narrow and wide", block: emu.Dim3{X: 32}, body: `
	mov.u32 %r1, %tid.x;
	ld.param.u64 %rd1, [p];
	mad.wide.s32 %rd2, %r1, 8, %rd1;
	mov.b16 %rs1, 513;
	ld.global.u16 %rs2, [%rd1];
	ld.global.u16 %rs3, [%rd2];
	mov.f64 %fd1, 0d3FF8000000000000;
	ld.global.u64 %rd3, [%rd2];
	cvt.rn.f64.s64 %fd2, %rd3;
	fma.rn.f64 %fd2, %fd2, %fd1, %fd1;
	cvt.rzi.s64.f64 %rd4, %fd2;
	add.s16 %rs3, %rs3, %rs1;
	add.s16 %rs3, %rs3, %rs2;
	cvt.u64.u16 %rd5, %rs3;
	mov.f32 %f1, 0f40490FDB;
	ld.global.f32 %f2, [%rd2+4];
	mul.rn.f32 %f2, %f2, %f1;
	mov.b32 %r2, %f2;
	cvt.u64.u32 %rd6, %r2;
	xor.b64 %rd4, %rd4, %rd5;
	xor.b64 %rd4, %rd4, %rd6;
	st.global.u64 [%rd2], %rd4;`},
}

// manyUniform has more uniform values than there is place for.
const manyUniform = `
	mov.u32 %r1, %tid.x;
	ld.param.u64 %rd1, [p];
	mad.wide.s32 %rd2, %r1, 4, %rd1;
	ld.global.u32 %r2, [%rd1+512];
	ld.global.u32 %r3, [%rd1+516];
	ld.global.u32 %r4, [%rd1+520];
	ld.global.u32 %r5, [%rd1+524];
	ld.global.u32 %r6, [%rd1+528];
	ld.global.u32 %r7, [%rd1+532];
	bar.sync 0;
	ld.global.u32 %r8, [%rd2];
	mad.lo.s32 %r8, %r8, %r2, %r3;
	mad.lo.s32 %r8, %r8, %r4, %r5;
	mad.lo.s32 %r8, %r8, %r6, %r7;
	mad.lo.s32 %r8, %r8, %r3, %r2;
	st.global.u32 [%rd2], %r8;`

// TestPrograms runs the programs without a limit and with all limits that are not refused: the
// memory afterwards is the same, and no threads race.
func TestPrograms(t *testing.T) {
	for _, p := range programs {
		t.Run(p.name, func(t *testing.T) {
			regs := ".reg .b32 %r<10>; .reg .b16 %rs<5>; .reg .f32 %f<5>; .reg .f64 %fd<5>; .reg .b64 %rd<9>; .reg .pred %p<5>;\n"
			m := read(t, ".version 6.3\n.target sm_70\n.address_size 64\n"+p.outside+"\n.visible .entry k(.param .u64 p)\n"+p.head+
				"\n{\n"+regs+p.body+"\nret;\n}\n")
			launch := func(m *ptx.Module) []byte { return run(t, m, p.block, p.dynamic) }
			want := launch(m)
			for _, n := range []int{4, 5, 6, 7, 8, 11, 16} {
				for _, a := range []regalloc.Allocator{regalloc.Linear, regalloc.DivRA, regalloc.AffRA} {
					o := regalloc.Options{Regs: n, Allocator: a}
					_, _, err := regalloc.Allocate(m, o)
					if err != nil && n < 8 {
						continue // too few for some instruction
					}
					out, _ := allocate(t, m, o)
					o.Beyond = regalloc.Everything()
					beyond, _ := allocate(t, m, o)
					for _, out := range []*ptx.Module{out, beyond} {
						if got := launch(out); !bytes.Equal(got, want) {
							t.Errorf("%d registers, %s: other memory\n%s", n, a, out.String())
						}
					}
					if a == regalloc.AffRA && n == 6 {
						contains(t, out.String(), p.want)
					}
				}
			}
		})
	}
}

func contains(t *testing.T, text string, want []string) {
	t.Helper()
	for _, w := range want {
		piece, not := strings.CutPrefix(w, "-")
		if strings.Contains(text, piece) == not {
			t.Errorf("%q: %t in\n%s", piece, !not, text)
		}
	}
}

// run launches kernel k on one block and returns its buffer.
func run(t *testing.T, m *ptx.Module, block emu.Dim3, dynamic int) []byte {
	t.Helper()
	text := m.String()
	back, err := parse.Module("t.ptx", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	prog, err := emu.Load(back)
	if err != nil {
		t.Fatal(err)
	}
	mem := emu.NewMemory(64)
	data := make([]byte, 2048)
	for k := range data {
		data[k] = byte(k*k + 7*k)
	}
	at, err := mem.Alloc(len(data))
	if err != nil {
		t.Fatal(err)
	}
	if err := mem.Write(at, data); err != nil {
		t.Fatal(err)
	}
	_, err = prog.Launch(emu.Launch{Kernel: "k", Grid: emu.Dim3{X: 1}, Block: block, Args: [][]byte{emu.U64(at)}, Memory: mem, SharedBytes: dynamic})
	if err != nil {
		t.Fatal(fmt.Errorf("%w\n%s", err, text))
	}
	data, err = mem.Read(at, len(data))
	if err != nil {
		t.Fatal(err)
	}
	return data
}
