package isel_test

import (
	"encoding/binary"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/nvptx/isel"
	"opt-go/nvptx/ptx"
	"opt-go/tools/oracle"
)

func words32(vs ...uint32) []byte {
	var b []byte
	for _, v := range vs {
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	return b
}

// features are kernels @k(ptr %p): the memory at %p before, and what it must hold after one thread
// has run.
var features = []struct {
	name, text string
	in, want   []byte
}{
	{"narrow atomics change their part of the word only", `
define ptx_kernel void @k(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %old = atomicrmw add ptr %q, i8 200 monotonic
  %h = getelementptr i16, ptr %p, i64 3
  %o2 = atomicrmw max ptr %h, i16 -5 acq_rel
  %w = getelementptr i32, ptr %p, i64 2
  %e = zext i8 %old to i32
  store i32 %e, ptr %w
  %c = cmpxchg ptr %p, i8 17, i8 99 seq_cst seq_cst
  %ok = extractvalue { i8, i1 } %c, 1
  %z = zext i1 %ok to i32
  %w3 = getelementptr i32, ptr %p, i64 3
  store i32 %z, ptr %w3
  ret void
}`, words32(0x11223311, 0x80001234, 0, 0), words32(0x1122fb63, 0xfffb1234, 0x33, 1)},
	{"a pair of registers that are not full is no mov.b48", `
define ptx_kernel void @k(ptr %p) {
  %v = load <2 x i24>, ptr %p, align 8
  %n = sub <2 x i24> zeroinitializer, %v
  %w = bitcast <2 x i24> %n to i48
  %e = zext i48 %w to i64
  store i64 %e, ptr %p
  %h = mul i48 %w, 3
  %b = bitcast i48 %h to <2 x i24>
  %x = extractelement <2 x i24> %b, i32 1
  %z = zext i24 %x to i32
  %q = getelementptr i32, ptr %p, i64 2
  store i32 %z, ptr %q
  ret void
}`, words32(0x02000001, 0x0000, 0), words32(0xfeffffff, 0xffff, 0xfffffc)},
	{"the value of the round before is a copy, though nothing is written for it in front of the loop", `
define ptx_kernel void @k(ptr %p) {
entry:
  br label %head
head:
  %last = phi i32 [ poison, %entry ], [ %i, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %go = icmp ne i32 %i, 3
  br i1 %go, label %latch, label %exit
latch:
  %next = add i32 %i, 1
  br label %head
exit:
  store i32 %last, ptr %p
  ret void
}`, words32(0), words32(2)},
	{"the top word of an i96 is half of a register", `
define ptx_kernel void @k(ptr %p) {
  %v = load <4 x i32>, ptr %p
  %n = shufflevector <4 x i32> %v, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %w = bitcast <3 x i32> %n to i96
  store i96 %w, ptr %p
  %q = getelementptr i32, ptr %p, i64 4
  %c = bitcast <3 x i32> <i32 -256, i32 1, i32 -256> to i96
  %t = lshr i96 %c, 64
  %s = trunc i96 %t to i32
  store i32 %s, ptr %q
  ret void
}`, words32(1, 2, 0x12345678, 9, 0), words32(1, 2, 0x12345678, 9, 0xffffff00)},
	{"atomics of every kind", `
define ptx_kernel void @k(ptr %p) {
  %a = atomicrmw sub ptr %p, i32 3 seq_cst
  %p1 = getelementptr i32, ptr %p, i64 1
  %b = atomicrmw nand ptr %p1, i32 6 syncscope("block") monotonic
  %p2 = getelementptr i32, ptr %p, i64 2
  %c = atomicrmw fadd ptr %p2, float 1.5 syncscope("device") acquire
  %p3 = getelementptr i32, ptr %p, i64 3
  %d = atomicrmw xchg ptr %p3, i32 %a release
  %p4 = getelementptr i32, ptr %p, i64 4
  %e = cmpxchg ptr %p4, i32 7, i32 8 monotonic monotonic
  %f = extractvalue {i32, i1} %e, 0
  %p5 = getelementptr i32, ptr %p, i64 5
  store atomic i32 %f, ptr %p5 seq_cst, align 4
  %g = load atomic i32, ptr %p acquire, align 4
  %p6 = getelementptr i32, ptr %p, i64 6
  %h = atomicrmw uinc_wrap ptr %p6, i32 5 monotonic
  fence seq_cst
  fence syncscope("block") acquire
  ret void
}`, words32(10, 14, math.Float32bits(2), 1, 7, 0, 5), words32(7, ^uint32(6), math.Float32bits(3.5), 10, 8, 7, 0)},
	{"a number is an address of the space that is written", `
@s = internal addrspace(3) global [4 x i32] undef
define ptx_kernel void @k(ptr %p) {
  store i32 5, ptr addrspace(3) @s
  store i32 9, ptr addrspace(3) inttoptr (i64 4 to ptr addrspace(3))
  %o = atomicrmw add ptr addrspace(3) null, i32 2 monotonic
  %n = load i32, ptr addrspace(3) @s
  %s1 = getelementptr i32, ptr addrspace(3) @s, i64 1
  %c = cmpxchg ptr addrspace(3) inttoptr (i64 4 to ptr addrspace(3)), i32 9, i32 11 monotonic monotonic
  %m = load i32, ptr addrspace(3) %s1
  store i32 %n, ptr %p
  %p1 = getelementptr i32, ptr %p, i64 1
  store i32 %m, ptr %p1
  %a = add i64 ptrtoint (ptr inttoptr (i16 -1 to ptr) to i64), 1
  %t = trunc i64 %a to i32
  %p2 = getelementptr i32, ptr %p, i64 2
  store i32 %t, ptr %p2
  ret void
}`, words32(0, 0, 0), words32(7, 11, 0x10000)},
	{"a 64-bit integer becomes a bfloat with one rounding", `
define ptx_kernel void @k(ptr %p) {
  %v = load <4 x i64>, ptr %p, align 8
  %s = sitofp <4 x i64> %v to <4 x bfloat>
  %u = uitofp <4 x i64> %v to <4 x bfloat>
  store <4 x bfloat> %s, ptr %p
  %q = getelementptr i8, ptr %p, i64 8
  store <4 x bfloat> %u, ptr %q
  ret void
}`, words32(1, 0x1010000, 0, 0x1010000, 0xffffffff, 0xffffffff, 0xffffffff, 0xfefeffff), words32(0x5b805b81, 0xdb81bf80, 0x5b805b81, 0x5f7f5f80, 0xffffffff, 0xffffffff, 0xffffffff, 0xfefeffff)},
	{"atomics on pairs of floats, at an address that is masked", `
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare void @llvm.fake.use(...)
define ptx_kernel void @k(ptr %p) {
  %odd = getelementptr i8, ptr %p, i64 7
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %odd, i64 -4)
  %a = atomicrmw fadd ptr %q, <2 x half> <half 1.0, half 2.0> monotonic
  %b = atomicrmw fmax ptr %p, <2 x bfloat> <bfloat 4.0, bfloat 0.0> monotonic
  %r = getelementptr i32, ptr %p, i64 2
  %c = atomicrmw fsub ptr %r, <2 x float> <float 1.0, float -1.0> acq_rel
  %s = getelementptr i32, ptr %p, i64 4
  store <2 x half> %a, ptr %s
  call void (...) @llvm.fake.use(<2 x bfloat> %b)
  ret void
}`, words32(0x3f804000, 0x44004200, 0x40000000, 0x40400000, 0), words32(0x3f804080, 0x46004400, 0x3f800000, 0x40800000, 0x44004200)},
	{"the swap of two φs, and a φ that outlives its loop", `
define ptx_kernel void @k(ptr %p) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  %more = icmp slt i32 %n, 4
  br i1 %more, label %loop, label %exit
exit:
  store i32 %a, ptr %p
  %p1 = getelementptr i32, ptr %p, i64 1
  store i32 %b, ptr %p1
  %p2 = getelementptr i32, ptr %p, i64 2
  store i32 %i, ptr %p2
  ret void
}`, words32(0, 0, 0), words32(2, 1, 3)},
	{"a vector lane chosen at run time", `
define ptx_kernel void @k(ptr %p) {
  %v = load <4 x i32>, ptr %p, align 4
  %i = load i32, ptr %p
  %e = extractelement <4 x i32> %v, i32 %i
  %w = insertelement <4 x i32> %v, i32 77, i32 %i
  %x = insertelement <4 x i32> %w, i32 %e, i32 0
  store <4 x i32> %x, ptr %p, align 4
  ret void
}`, words32(2, 20, 30, 40), words32(30, 20, 77, 40)},
	{"vectors of bits are packed", `
define ptx_kernel void @k(ptr %p) {
  %m = load <8 x i1>, ptr %p
  %n = xor <8 x i1> %m, <i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false>
  store <8 x i1> %n, ptr %p
  %b = bitcast <8 x i1> %n to i8
  %z = zext i8 %b to i32
  %q = getelementptr i32, ptr %p, i64 1
  store i32 %z, ptr %q
  ret void
}`, words32(0x0f, 0), words32(0x5a, 0x5a)},
	{"inline assembly", `
define ptx_kernel void @k(ptr %p) {
  %x = load i32, ptr %p
  %r = call i32 asm "{ .reg .pred q; setp.gt.s32 q, $1, $2; selp.b32 $0, $1, $2, q; }", "=r,r,n"(i32 %x, i32 9)
  store i32 %r, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  %s = call { i32, i32 } asm sideeffect "add.s32 $0, $2, 1;\0Asub.s32 $1, $3, 1;", "=r,=r,r,1,~{memory}"(i32 %r, i32 %x)
  %a = extractvalue { i32, i32 } %s, 0
  %b = extractvalue { i32, i32 } %s, 1
  store i32 %a, ptr %q
  %u = getelementptr i32, ptr %p, i64 2
  store i32 %b, ptr %u
  ret void
}`, words32(5, 0, 0), words32(9, 10, 4)},
	{"calls: aggregates, byval that is written, indirect, recursive, i1 and half", `
define internal {i32, i8, double} @agg({i32, i8} %x, ptr byval([4 x i32]) align 4 %v, i1 %c, half %h) noinline {
  %q = getelementptr i32, ptr %v, i64 1
  store i32 50, ptr %q
  %l = load i32, ptr %q
  %e = extractvalue {i32, i8} %x, 0
  %s = add i32 %e, %l
  %t = select i1 %c, i32 %s, i32 0
  %b = extractvalue {i32, i8} %x, 1
  %d = fpext half %h to double
  %r0 = insertvalue {i32, i8, double} undef, i32 %t, 0
  %r1 = insertvalue {i32, i8, double} %r0, i8 %b, 1
  %r2 = insertvalue {i32, i8, double} %r1, double %d, 2
  ret {i32, i8, double} %r2
}
define internal i32 @odd(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @odd(i32 %m)
  %s = add i32 %r, 3
  ret i32 %s
done:
  ret i32 1
}
@table = internal addrspace(4) constant [2 x ptr] [ptr null, ptr @odd]
define ptx_kernel void @k(ptr %p) {
  %a = alloca [4 x i32], align 4
  %a1 = getelementptr i32, ptr %a, i64 1
  store i32 6, ptr %a1
  %x = load {i32, i8}, ptr %p
  %r = call {i32, i8, double} @agg({i32, i8} %x, ptr byval([4 x i32]) align 4 %a, i1 true, half 0xH4100)
  %r0 = extractvalue {i32, i8, double} %r, 0
  store i32 %r0, ptr %p
  %p1 = getelementptr i32, ptr %p, i64 1
  %same = load i32, ptr %a1
  store i32 %same, ptr %p1
  %r2 = extractvalue {i32, i8, double} %r, 2
  %i = fptosi double %r2 to i8
  %z = sext i8 %i to i32
  %p2 = getelementptr i32, ptr %p, i64 2
  store i32 %z, ptr %p2
  %f = load ptr, ptr addrspace(4) getelementptr ([2 x ptr], ptr addrspace(4) @table, i64 0, i64 1)
  %c = call i32 %f(i32 4)
  %p3 = getelementptr i32, ptr %p, i64 3
  store i32 %c, ptr %p3
  ret void
}`, words32(7, 3, 0, 0), words32(57, 6, 2, 13)},
	{"global variables with addresses, and one space through a φ", `
@text = private constant [4 x i8] c"ab\00z"
@ptrs = internal global { ptr, i32, ptr addrspace(1) } { ptr getelementptr (i8, ptr @text, i64 1), i32 5, ptr addrspace(1) @count }
@count = internal addrspace(1) global i32 40
@tile = internal addrspace(3) global [4 x i32] undef
define ptx_kernel void @k(ptr %p) {
entry:
  %c = load ptr addrspace(1), ptr getelementptr ({ ptr, i32, ptr addrspace(1) }, ptr @ptrs, i64 0, i32 2)
  %n = load i32, ptr addrspace(1) %c
  store i32 %n, ptr %p
  %t = load ptr, ptr @ptrs
  %b = load i8, ptr %t
  %z = zext i8 %b to i32
  %p1 = getelementptr i32, ptr %p, i64 1
  store i32 %z, ptr %p1
  store i32 11, ptr addrspacecast (ptr addrspace(3) @tile to ptr)
  store i32 22, ptr getelementptr (i32, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 1)
  br label %loop
loop:
  %q = phi ptr [ addrspacecast (ptr addrspace(3) @tile to ptr), %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i32, ptr %q
  %sum = add i32 %s, %v
  %next = getelementptr i32, ptr %q, i64 1
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 2
  br i1 %more, label %loop, label %exit
exit:
  %p2 = getelementptr i32, ptr %p, i64 2
  store i32 %sum, ptr %p2
  ret void
}`, words32(0, 0, 0), words32(40, 'b', 33)},
	{"bfloat arithmetic without hardware", `
define ptx_kernel void @k(ptr %p) {
  %x = load bfloat, ptr %p
  %y = fmul bfloat %x, 0xR4040
  %z = fadd bfloat %y, 0xR3F80
  %f = fpext bfloat %z to float
  %q = getelementptr float, ptr %p, i64 1
  store float %f, ptr %q
  %c = fcmp ogt bfloat %z, %x
  %i = zext i1 %c to i32
  %r = getelementptr i32, ptr %p, i64 2
  store i32 %i, ptr %r
  ret void
}`, words32(0x4000, 0, 0), words32(0x4000, math.Float32bits(7), 1)},
	{"memory moves of any size and overlap", `
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptx_kernel void @k(ptr %p) {
  %n = load i32, ptr %p
  %w = zext i32 %n to i64
  %q = getelementptr i8, ptr %p, i64 4
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 %w, i1 false)
  %r = getelementptr i8, ptr %p, i64 21
  %b = trunc i32 %n to i8
  call void @llvm.memset.p0.i64(ptr %r, i8 %b, i64 2, i1 false)
  ret void
}`, words32(10, 0x44332211, 0x88776655, 0xccbbaa99, 0, 0xffffffff), words32(10, 10, 0x44332211, 0xccbb6655, 0, 0xff0a0aff)},
}

func TestFeatures(t *testing.T) {
	for _, f := range features {
		for _, cpu := range []string{"sm_52", "sm_70", "sm_90"} {
			if cpu == "sm_52" && (strings.Contains(f.text, "atomic i32") || strings.Contains(f.text, "half")) {
				continue
			}
			t.Run(f.name+"/"+cpu, func(t *testing.T) {
				m := compile(t, cpu, f.text)
				got := run(t, m, 1, f.in)
				if string(got) != string(f.want) {
					t.Errorf("got  %x\nwant %x\n%s", got, f.want, m.String())
				}
				assembled(t, cpu, m)
			})
		}
	}
}

// assembled checks the module with ptxas, where it is installed.
func assembled(t *testing.T, cpu string, m *ptx.Module) {
	t.Helper()
	ptxas, ok := oracle.Look(t, "ptxas")
	if !ok {
		return
	}
	file := filepath.Join(t.TempDir(), "in.ptx")
	if err := os.WriteFile(file, []byte(m.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(ptxas, "-arch="+cpu, "-o", filepath.Join(t.TempDir(), "out.cubin"), file).CombinedOutput()
	if err != nil {
		t.Errorf("ptxas: %v\n%s\n%s", err, out, m.String())
	}
}

// TestRefusals holds that what has no PTX form is named, with its line.
func TestRefusals(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"indirectbr", "define void @f(ptr %p) {\nb0:\n  indirectbr ptr %p, [label %b1]\nb1:\n  ret void\n}", "3:3: error: instruction indirectbr"},
		{"sin", "declare float @llvm.sin.f32(float)\ndefine float @f(float %x) {\n  %r = call float @llvm.sin.f32(float %x)\n  ret float %r\n}", "3:3: error: intrinsic llvm.sin without the afn flag"},
		{"fp128", "define fp128 @f(fp128 %x) {\n  %r = fadd fp128 %x, %x\n  ret fp128 %r\n}", "fp128"},
		{"variadic call", "declare i32 @printf(ptr, ...)\ndefine void @f(ptr %p) {\n  %r = call i32 (ptr, ...) @printf(ptr %p, i32 1)\n  ret void\n}", "3:3: error: a call of a function with variable arguments"},
		{"dynamic alloca", "declare void @g(ptr)\ndefine void @f(i32 %n) {\n  %p = alloca i8, i32 %n\n  call void @g(ptr %p)\n  ret void\n}", "3:3: error: a dynamic alloca"},
		{"initialised shared memory", "@s = addrspace(3) global i32 5\ndefine void @f() {\n  ret void\n}", "shared memory cannot be initialised"},
		{"unknown intrinsic", "declare double @llvm.nvvm.lg2.approx.d(double)\ndefine double @f(double %x) {\n  %r = call double @llvm.nvvm.lg2.approx.d(double %x)\n  ret double %r\n}", "intrinsic llvm.nvvm.lg2.approx.d"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := refusal(t, c.text); !strings.Contains(got, c.want) {
				t.Errorf("%s\nwithout %q", got, c.want)
			}
		})
	}
}

// TestUnusedDeclarationsDisappear: clang -O0 leaves declarations of threadIdx and the like.
func TestUnusedDeclarationsDisappear(t *testing.T) {
	m := compile(t, "sm_70", `
@threadIdx = extern_weak addrspace(1) global i8
declare void @nobody()
define internal void @unused() { ret void }
define ptx_kernel void @k() { ret void }`)
	if len(m.Decls) != 1 {
		t.Errorf("more than the kernel:\n%s", m.String())
	}
}

// TestAliases: a visible alias of a function is a name of its own for other modules; calls through
// it go to the function.
func TestAliases(t *testing.T) {
	target, err := isel.NewTarget("sm_70", "+ptx63")
	if err != nil {
		t.Fatal(err)
	}
	m := compileFor(t, target, `
@name = alias i32 (i32), ptr @f
define i32 @f(i32 %x) { ret i32 %x }
define ptx_kernel void @k(ptr %p) {
  %r = call i32 @name(i32 5)
  store i32 %r, ptr %p
  ret void
}`)
	if text := m.String(); !strings.Contains(text, ".alias name, f;") {
		t.Errorf("no alias:\n%s", text)
	}
	if got := run(t, m, 1, words32(0)); string(got) != string(words32(5)) {
		t.Errorf("got %x\n%s", got, m.String())
	}
	assembled(t, "sm_70", m)
}
