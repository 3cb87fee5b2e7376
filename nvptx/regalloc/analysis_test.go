package regalloc

import (
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// TestKinds checks the states of registers in small kernels: "%r3 (c,⊥)" in a comment after the
// instruction that writes %r3 is the expected state.
func TestKinds(t *testing.T) {
	for name, text := range map[string]string{
		"arithmetic": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	mov.u32 %r2, %ntid.x;           // (0,⊥)
	mov.b32 %r3, 7;                 // (0,c)
	mad.lo.s32 %r4, %r1, 8, 5;      // (c1,c2)
	mad.lo.s32 %r5, %r2, %r2, %r1;  // (c,⊥)
	mul.lo.s32 %r6, %r1, %r2;       // divergent
	sub.s32 %r7, %r5, %r1;          // (0,⊥)
	shl.b32 %r8, %r5, 2;            // (c,⊥)
	or.b32 %r9, %r4, 2;             // divergent
	or.b32 %r10, %r8, %r2;          // divergent
	not.b32 %r11, %r5;              // (c,⊥)
	mul.wide.s32 %rd1, %r4, 4;      // (c1,c2)
	mul.wide.s32 %rd2, %r5, 4;      // divergent
	cvt.u64.u32 %rd3, %r1;          // (c1,c2)
	cvt.u32.u64 %r12, %rd3;         // (c1,c2)
	mov.u32 %r13, %tid.y;           // (c1,c2)
	add.s32 %r14, %r13, %r1;        // (c1,c2)
	shl.b32 %r15, %r1, 3;           // (c1,c2)
	or.b32 %r16, %r15, 3;           // (c1,c2)
`,
		"memory": `
	ld.param.u64 %rd1, [p];         // (0,⊥)
	mov.u64 %rd2, p;                // (0,c)
	ld.global.u32 %r1, [%rd1];      // (0,⊥)
	ld.local.u32 %r2, [%rd1];       // divergent
	ld.u32 %r3, [%rd1];             // divergent
	ld.volatile.global.u32 %r4, [%rd1]; // divergent
	mov.u32 %r5, %tid.x;            // (c1,c2)
	mad.wide.u32 %rd3, %r5, 4, %rd1; // (c,⊥)
	ld.global.u32 %r6, [%rd3];      // divergent
	mov.f32 %f1, 0f3F800000;        // (0,c)
	add.rn.f32 %f2, %f1, %f1;       // (0,⊥)
	atom.global.add.u32 %r7, [%rd1], 1; // divergent
	vote.sync.ballot.b32 %r8, %p1, -1; // (0,⊥)
`,
		// Uniform in the loop, and what all threads hold that are in it: those that have left do
		// not need it.
		"loop": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	mov.b32 %r2, 0;
L:
	add.s32 %r2, %r2, 1;            // (0,⊥)
	setp.lt.s32 %p1, %r2, %r1;
	@%p1 bra L;
`,
		// After the loop, the register holds different values in the threads.
		"after the loop": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	ld.param.u64 %rd1, [p];         // (0,⊥)
	mov.b32 %r2, 0;
L:
	add.s32 %r2, %r2, 1;            // divergent
	setp.lt.s32 %p1, %r2, %r1;
	@%p1 bra L;
	st.global.u32 [%rd1], %r2;
`,
		"a uniform trip count": `
	ld.param.u64 %rd1, [p];         // (0,⊥)
	ld.global.u32 %r1, [%rd1];      // (0,⊥)
	mov.b32 %r2, 0;
L:
	add.s32 %r2, %r2, 1;            // (0,⊥)
	setp.lt.s32 %p1, %r2, %r1;
	@%p1 bra L;
	st.global.u32 [%rd1], %r2;
`,
		"a join": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	ld.param.u64 %rd1, [p];         // (0,⊥)
	mov.b32 %r2, 1;                 // divergent
	mov.b32 %r3, 1;                 // (0,c)
	setp.lt.s32 %p1, %r1, 5;
	@%p1 bra L;
	mov.b32 %r2, 2;
	mov.b32 %r3, 1;
L:
	st.global.u32 [%rd1], %r2;
	st.global.u32 [%rd1], %r3;
`,
		// One arm counts the register up, the other waits with the value of before.
		"two lives in two arms": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	ld.param.u64 %rd1, [p];         // (0,⊥)
	ld.global.u32 %r2, [%rd1];      // divergent
	setp.lt.s32 %p1, %r1, 5;
	@%p1 bra L;
	add.s32 %r2, %r2, 1;
	st.global.u32 [%rd1], %r2;
	bra M;
L:
	st.global.u32 [%rd1], %r2;
M:
`,
		// No other thread holds the register that is written there. The threads may wait at the
		// barrier while others run.
		"a barrier in an arm": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	ld.param.u64 %rd1, [p];         // (0,⊥)
	setp.lt.s32 %p1, %r1, 5;
	@%p1 bra L;
	ld.global.u32 %r2, [%rd1];      // (0,⊥)
	bar.warp.sync -1;
	st.global.u32 [%rd1], %r2;
L:
`,
		// Each arm has a separate value, and they may run in turns.
		"written in both arms": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	ld.param.u64 %rd1, [p];         // (0,⊥)
	setp.lt.s32 %p1, %r1, 5;
	@%p1 bra L;
	ld.global.u32 %r2, [%rd1];      // divergent
	st.global.u32 [%rd1], %r2;
	bra M;
L:
	ld.global.u32 %r2, [%rd1+4];
	st.global.u32 [%rd1], %r2;
M:
`,
		// The thread that holds the lock must continue without the others: they need not reconverge
		// after the loop.
		"a lock": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	ld.param.u64 %rd1, [p];         // divergent
L:
	atom.global.cas.b32 %r2, [%rd1], 0, 1; // divergent
	setp.ne.s32 %p1, %r2, 0;
	@%p1 bra L;
	ld.global.u32 %r3, [%rd1+4];    // divergent
`,
		"no barrier in an arm": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	ld.param.u64 %rd1, [p];         // (0,⊥)
	setp.lt.s32 %p1, %r1, 5;
	@%p1 bra L;
	ld.global.u32 %r2, [%rd1];      // (0,⊥)
	st.global.u32 [%rd1], %r2;
L:
`,
		"a guard": `
	mov.u32 %r1, %tid.x;            // (c1,c2)
	mov.b32 %r2, 3;                 // divergent
	mov.b32 %r3, 3;                 // (0,c)
	setp.lt.s32 %p1, %r1, 5;
	@%p1 mov.b32 %r2, 4;
	@%p1 mov.b32 %r3, 3;
	selp.b32 %r4, %r1, %r1, %p1;    // (c1,c2)
	selp.b32 %r5, 1, 2, %p1;        // divergent
`,
	} {
		t.Run(name, func(t *testing.T) {
			body := ".reg .b32 %r<20>; .reg .f32 %f<5>; .reg .b64 %rd<9>; .reg .pred %p<5>;\n" + text + "ret;\n"
			m, err := parse.Module("t.ptx", ".version 6.3\n.target sm_70\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n"+body+"}\n")
			if err != nil {
				t.Fatal(err)
			}
			f := m.Func("k")
			states, _ := analyzed(f, false)
			simple, _ := analyzed(f, true)
			for r, info := range f.Regs {
				if states.of(ptx.Reg(r)).kind() == Divergent && simple.of(ptx.Reg(r)).kind() != Divergent {
					t.Errorf("%s: the simple analysis knows more", info.Name)
				}
				for _, line := range strings.Split(text, "\n") {
					code, want, ok := strings.Cut(line, "// ")
					if ok && strings.Contains(code, " "+info.Name+",") && strings.Index(code, info.Name+",") < strings.Index(code+",", ",") {
						if got := states.of(ptx.Reg(r)).kind().String(); got != want {
							t.Errorf("%s is %s, not %s", info.Name, got, want)
						}
					}
				}
			}
		})
	}
}

// TestBlockShape: where rows are whole warps, the numbers of a row and of a plane are the same in a
// warp; dimensions of extent 1 are 0.
func TestBlockShape(t *testing.T) {
	for _, c := range []struct {
		directive string
		want      [3]Kind
	}{
		{"", [3]Kind{KnownAffine, KnownAffine, KnownAffine}},
		{".maxntid 64, 2, 2", [3]Kind{KnownAffine, KnownAffine, KnownAffine}},
		{".reqntid 64, 2, 2", [3]Kind{KnownAffine, Uniform, Uniform}},
		{".reqntid 16, 2, 4", [3]Kind{KnownAffine, KnownAffine, Uniform}},
		{".reqntid 128, 1, 1", [3]Kind{KnownAffine, KnownUniform, KnownUniform}},
	} {
		text := ".version 6.3\n.target sm_70\n.address_size 64\n.visible .entry k()\n" + c.directive +
			"\n{\n.reg .b32 %r<3>;\nmov.u32 %r0, %tid.x; mov.u32 %r1, %tid.y; mov.u32 %r2, %tid.z;\nret;\n}\n"
		m, err := parse.Module("t.ptx", text)
		if err != nil {
			t.Fatal(err)
		}
		f := m.Func("k")
		states, _ := analyzed(f, false)
		for k, want := range c.want {
			if got := states.of(ptx.Reg(k)).kind(); got != want {
				t.Errorf("%q: dimension %d is %s, not %s", c.directive, k, got, want)
			}
		}
	}
}

// TestApart: a register that is written between a divergent branch and its reconvergence point must
// not share a slot with any other.
func TestApart(t *testing.T) {
	m, err := parse.Module("t.ptx", `.version 6.3
.target sm_70
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<5>; .reg .b64 %rd<2>; .reg .pred %p<2>;
	mov.u32 %r0, %tid.x;
	ld.param.u64 %rd0, [p];
	ld.global.u32 %r1, [%rd0];
	setp.lt.s32 %p0, %r0, 5;
	@%p0 bra L;
	ld.global.u32 %r2, [%rd0];
	st.global.u32 [%rd0], %r2;
L:	ld.global.u32 %r3, [%rd0];
	st.global.u32 [%rd0], %r3;
	ret;
}
`)
	if err != nil {
		t.Fatal(err)
	}
	f := m.Func("k")
	_, apart := analyzed(f, false)
	for r, info := range f.Regs {
		if want := info.Name == "%r2"; apart[r] != want {
			t.Errorf("%s: apart is %t", info.Name, apart[r])
		}
	}
}

func analyzed(f *ptx.Func, simple bool) (s states, apart []bool) {
	c := newCode(f)
	c.findBlocks()
	l := c.newLiveness()
	return analyze(f, l, l.intervals(), simple, func(*ptx.Inst) bool { return false })
}
