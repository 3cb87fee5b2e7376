package frontend

import (
	"bytes"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/frontend/link"
	"opt-go/frontend/version"
	"opt-go/tools/oracle"
)

// versionTexts are modules that need a newer LLVM than 19, with what their text of some versions
// holds, and what it does not.
var versionTexts = []struct {
	name, src string
	needs     int
	holds     map[int][]string
	lacks     map[int][]string
}{
	{"captures", "define void @f(ptr captures(none) %p, ptr captures(address) %q) {\n  ret void\n}\n", 21,
		map[int][]string{19: {"ptr nocapture %p"}, 20: {"ptr nocapture %p", "ptr captures(address) %q"}, 22: {"ptr captures(none) %p"}},
		map[int][]string{19: {"captures"}, 22: {"nocapture "}}},
	{"flags and attributes", "define i1 @f(i32 noext %x, i32 %y) nocreateundeforpoison sanitize_type memory(read, target_mem0: none) \"frame-pointer\"=\"non-leaf-no-reserve\" {\n" +
		"  %c = icmp samesign ult i32 %x, %y\n  ret i1 %c\n}\n", 22,
		map[int][]string{19: {`"frame-pointer"="non-leaf"`}, 20: {"samesign", "noext"}, 22: {"samesign", "target_mem0: none", "non-leaf-no-reserve"}},
		map[int][]string{19: {"samesign", "noext", "nocreate", "sanitize", "memory("}, 21: {"nocreate", "memory("}}},
	{"lifetimes", "define void @f(ptr %p) {\n  %a = alloca i32, align 4\n  call void @llvm.lifetime.start.p0(ptr nonnull %a)\n" +
		"  call void @llvm.lifetime.end.p0(ptr %a)\n  ret void\n}\n", 22,
		map[int][]string{19: {"start.p0(i64 -1, ptr nonnull %a)", "declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)"},
			22: {"start.p0(ptr nonnull %a)", "declare void @llvm.lifetime.start.p0(ptr captures(none))"}}, nil},
	{"masked accesses", "define void @f(ptr %p, <4 x i1> %m, <4 x i32> %v) {\n" +
		"  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr noundef align 8 %p, <4 x i1> %m)\n  ret void\n}\n", 22,
		map[int][]string{19: {"(<4 x i32> %v, ptr noundef %p, i32 8, <4 x i1> %m)"}, 22: {"(<4 x i32> %v, ptr noundef align 8 %p, <4 x i1> %m)"}}, nil},
	{"results", "define alignstack(8) nofpclass(nan) { float } @f() {\n  ret { float } zeroinitializer\n}\ndefine range(i32 0, 0) i32 @g() {\n  ret i32 0\n}\n", 22,
		map[int][]string{22: {"alignstack(8)", "nofpclass(nan)", "range(i32 0, 0)"}}, map[int][]string{19: {"alignstack", "nofpclass", "range"}}},
	{"fast-math flags of structs", "define { float, float } @f() {\n" +
		"  %a = call contract { float, float } asm \"x\", \"=f,=f\"()\n  ret { float, float } %a\n}\n", 20,
		map[int][]string{22: {"call contract { float, float } asm"}, 19: {"call { float, float } asm"}}, map[int][]string{19: {"contract"}}},
	{"addresses", "target datalayout = \"e-p:64:64-p7(fat):160:256:256:32-pu8:64:64\"\n@p = global i64 ptrtoaddr (ptr @p to i64)\n" +
		"define i64 @f(ptr %p, ptr addrspace(7) %q) {\n  %a = ptrtoaddr ptr %p to i64\n  %b = ptrtoaddr ptr addrspace(7) %q to i32\n  %c = zext i32 %b to i64\n" +
		"  %d = add i64 %a, %c\n  ret i64 %d\n}\n", 22,
		map[int][]string{19: {`"e-p:64:64-p7:160:256:256:32-p8:64:64-ni:8"`, "%a = ptrtoint", "ptrtoint ptr addrspace(7) %q to i160", "%b = trunc i160", "ptrtoint (ptr @p"},
			22: {"ptrtoaddr (ptr @p", "%a = ptrtoaddr", "p7(fat)"}}, map[int][]string{19: {"ptrtoaddr"}}},
	{"operations", "define i32 @f(ptr %p, i32 %x) {\n  %r = atomicrmw volatile usub_cond ptr %p, i32 %x syncscope(\"agent\") release, align 4\n" +
		"  %s = atomicrmw fmaximum ptr %p, <2 x half> zeroinitializer seq_cst, align 4\n  ret i32 %r\n}\n", 21,
		map[int][]string{19: {"cmpxchg volatile ptr %p", "syncscope(\"agent\") release monotonic, align 4", "cmpxchg ptr %p", "@llvm.maximum.v2f16"},
			20: {"atomicrmw volatile usub_cond", "@llvm.maximum.v2f16"}, 22: {"atomicrmw volatile usub_cond", "atomicrmw fmaximum"}},
		map[int][]string{19: {"usub_cond", "fmaximum"}}},
	{"atomic vectors", "define <2 x ptr> @f(ptr %p, <2 x ptr> %v) {\n  store atomic <2 x ptr> %v, ptr %p release, align 16\n  %l = load atomic <2 x ptr>, ptr %p syncscope(\"agent\") acquire, align 16\n" +
		"  ret <2 x ptr> %l\n}\n", 22, map[int][]string{19: {"store atomic i128", "load atomic i128, ptr %p syncscope(\"agent\") acquire, align 16"}, 22: {"load atomic <2 x ptr>"}}, nil},
	{"ends of coroutines", "declare void @llvm.coro.end(ptr, i1, token)\ndefine void @f(ptr %p) presplitcoroutine {\n" +
		"  call void @llvm.coro.end(ptr %p, i1 false, token none)\n  ret void\n}\n", 22,
		map[int][]string{19: {"%1 = call i1 @llvm.coro.end(ptr %p, i1 false, token none)"}, 22: {"call void @llvm.coro.end(ptr"}}, nil},
	{"ifunc", "@i = ifunc void (), ptr @r, !a !0\ndefine ptr @r() {\n  ret ptr null\n}\n!0 = !{}\n", 20,
		map[int][]string{22: {"ifunc void (), ptr @r, !a !0"}}, map[int][]string{19: {"!a"}}},
	{"debug information", debugOf22, 22,
		map[int][]string{19: {"#dbg_value(i32 %x, "}, 21: {"atomGroup: 1, atomRank: 2", "keyInstructions: true"}, 22: {"#dbg_declare_value(i32 %x, ", "DIFlagNameIsSimplified"}},
		map[int][]string{19: {"atomGroup", "keyInstructions", "declare_value", "NameIsSimplified", "DISubrangeType", "DW_ATE_boolean, dataSize"}}},
}

const debugOf22 = `define void @f(i32 %x) !dbg !5 {
    #dbg_declare_value(i32 %x, !9, !DIExpression(), !10)
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, retainedTypes: !2)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{!3, !8}
!3 = !DISubrangeType(name: "r", file: !1, line: 1, size: 32, baseType: !8, lowerBound: i64 1, upperBound: i64 7)
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, flags: DIFlagPrototyped | DIFlagNameIsSimplified, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
!6 = !DISubroutineType(types: !7)
!7 = !{null, !8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 1, type: !8)
!10 = !DILocation(line: 1, column: 2, scope: !5, atomGroup: 1, atomRank: 2)
`

// TestVersions: what is printed for a version, and that opt of that version, where it is installed,
// accepts it; of 20 and 21 there is only the text. The default is the oldest that has everything.
func TestVersions(t *testing.T) {
	for _, c := range versionTexts {
		t.Run(c.name, func(t *testing.T) {
			for v := version.Oldest; v <= version.Newest; v++ {
				m := mustRead(t, "x.ll", []byte(c.src))
				if err := Verify(m); err != nil {
					t.Fatal(err)
				}
				if got := m.Version(); got != c.needs {
					t.Errorf("needs version %d, want %d", got, c.needs)
				}
				var b bytes.Buffer
				if err := WriteVersion(&b, m, v); err != nil {
					t.Fatal(err)
				}
				for _, w := range c.holds[v] {
					if !strings.Contains(b.String(), w) {
						t.Errorf("version %d: no %s in\n%s", v, w, b.String())
					}
				}
				for _, w := range c.lacks[v] {
					if strings.Contains(b.String(), w) {
						t.Errorf("version %d: %s in\n%s", v, w, b.String())
					}
				}
				acceptedBy(t, v, b.String())
			}
		})
	}
}

// TestVersionOfIntrinsics: a module whose declarations have LLVM 22's attributes is printed for
// older versions with theirs.
func TestVersionOfIntrinsics(t *testing.T) {
	const src = "define i8 @f(i32 %x, i32 %y) nocreateundeforpoison {\n  %r = call i8 @llvm.scmp.i8.i32(i32 %x, i32 %y)\n  ret i8 %r\n}\ndeclare i8 @llvm.scmp.i8.i32(i32, i32)\n"
	for v, want := range map[int]string{19: "declare i8 @llvm.scmp", 21: "declare i8 @llvm.scmp", 22: "declare range(i8 -1, 2) i8 @llvm.scmp"} {
		m := mustRead(t, "x.ll", []byte(src))
		m.UseIntrinsics(version.Newest)
		var b bytes.Buffer
		if err := WriteVersion(&b, m, v); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(b.String(), want) {
			t.Errorf("version %d: no %s in\n%s", v, want, b.String())
		}
		acceptedBy(t, v, b.String())
	}
}

// acceptedBy checks that opt of a version accepts a text without a complaint.
func acceptedBy(t *testing.T, v int, text string) {
	t.Helper()
	if v != version.Oldest && v != version.Newest {
		return // not among the required tools
	}
	cmd := exec.Command(oracle.Tool(t, "opt-"+strconv.Itoa(v)), "-passes=verify", "-disable-output", "-")
	cmd.Stdin = strings.NewReader(text)
	if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("opt-%d: %s\n%s", v, out, text)
	}
}

// TestVersionOfCompiler: llvm.ident names the compiler, whose version counts up to the newest that
// can be written.
func TestVersionOfCompiler(t *testing.T) {
	for ident, want := range map[string]int{"Debian clang version 14.0.6": 19, "clang version 21.1.8 (https://x)": 21, "clang version 30.0.0": 22, "rustc version 1.95.0": 19} {
		m := mustRead(t, "x.ll", []byte("!llvm.ident = !{!0}\n!0 = !{!\""+ident+"\"}\n"))
		if got := m.Version(); got != want {
			t.Errorf("%s: version %d, want %d", ident, got, want)
		}
	}
}

// TestVersionIsKept: what a module needs to be printed goes with copies of it, and into the module
// that it is linked into.
func TestVersionIsKept(t *testing.T) {
	newer, err := Read("newer.ll", []byte("declare void @g()\ndefine void @f() {\n  call void @g() [ \"x\"(metadata !\"y\") ]\n  ret void\n}\n"))
	if err != nil {
		t.Fatal(err)
	}
	older, err := Read("older.ll", []byte("define void @g() {\n  ret void\n}\n"), In(newer.Ctx))
	if err != nil {
		t.Fatal(err)
	}
	if o, n := older.Version(), newer.Version(); o != 19 || n != 22 {
		t.Fatalf("versions %d and %d", o, n)
	}
	if v := ir.CloneModule(newer).Version(); v != 22 {
		t.Errorf("a copy is of version %d", v)
	}
	if _, err := link.Into(older, newer, link.Options{}); err != nil {
		t.Fatal(err)
	}
	if v := older.Version(); v != 22 {
		t.Errorf("linked: version %d", v)
	}
	if err := WriteVersion(io.Discard, older, 19); err == nil || !strings.Contains(err.Error(), "operand bundle cannot be written for LLVM 19 (a call in function @f)") {
		t.Errorf("%v", err)
	}
}
