package frontend

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	llirasm "github.com/llir/llvm/asm"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
)

// print returns a module's text without the line that names the file.
func print(m *ir.Module) string {
	_, text, _ := strings.Cut(m.String(), "\n")
	return text
}

func mustRead(t *testing.T, file string, src []byte, opts ...Option) *ir.Module {
	t.Helper()
	m, err := Read(file, src, opts...)
	if err != nil {
		t.Fatalf("%s:\n%v", file, err)
	}
	for _, f := range m.Funcs {
		if err := ir.CheckUses(f); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	return m
}

// TestCanonical reads llvm-dis's output: ours must be the same.
func TestCanonical(t *testing.T) {
	files, err := filepath.Glob("testdata/canonical/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no test data: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.Trim(string(src), "\n"), strings.Trim(print(mustRead(t, file, src)), "\n")); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestPositions checks where instructions, blocks and globals say they come from.
func TestPositions(t *testing.T) {
	m := mustRead(t, "pos.ll", []byte("; comment\n@g = global i32 0\n\ndefine i32 @f(i32 %a) {\n\n  %x = add i32 %a,\n     1 ; more\n  br label %b\nb:\n  ret i32 %x\n}\n"))
	if m.File != "pos.ll" || len(m.Source) == 0 {
		t.Errorf("file %q, %d bytes of source", m.File, len(m.Source))
	}
	f := m.Func("f")
	got := []ir.Pos{m.Global("g").Pos, f.Pos}
	for i := range f.Instrs() {
		got = append(got, i.Pos)
	}
	want := []ir.Pos{{Line: 2, Col: 1}, {Line: 4, Col: 12}, {Line: 6, Col: 3}, {Line: 8, Col: 3}, {Line: 10, Col: 3}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestContext reads two modules into one context.
func TestContext(t *testing.T) {
	ctx := ir.NewContext()
	a := mustRead(t, "a.ll", []byte("%T = type { i32, ptr }\n%U = type { %T }\n@x = global %T zeroinitializer\n@u = global %U zeroinitializer\n"), In(ctx))
	b := mustRead(t, "b.ll", []byte("%T = type { i32, ptr }\n%U = type { %T }\n@x = global %T zeroinitializer\n@u = global %U zeroinitializer\n"), In(ctx))
	c := mustRead(t, "c.ll", []byte("%T = type { i64 }\n%U = type { %T }\n@x = global %T zeroinitializer\n@u = global %U zeroinitializer\n"), In(ctx))
	if a.Global("u").ValueType != b.Global("u").ValueType {
		t.Error("equal types of two modules are not the same")
	}
	if got := c.Global("u").ValueType; got.String() != "%U.0" || got.Fields[0].String() != "%T.0" {
		t.Errorf("types of the third module: %s, %s", got, got.Fields[0])
	}
}

// TestFromLLIR converts a module that llir parsed by itself, metadata included.
func TestFromLLIR(t *testing.T) {
	const src = `
@s = global [3 x i8] c"ab\00", !dbg !2
define i32 @f(i32* %p, ...) #0 !dbg !1 {
entry:
  %x = load i32, i32* %p, align 4, !tbaa !0
  call void @llvm.dbg.value(metadata i32 %x, metadata !1, metadata !DIExpression())
  %y = getelementptr i32, i32* %p, i64 0
  %z = bitcast i32* %y to i8*
  ret i32 %x
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
attributes #0 = { readonly "k"="v" }
!named = !{!0}
!0 = !{!"a", i32 7, null}
!1 = distinct !{!1}
!2 = !{!0}
`
	const want = `
@s = global [3 x i8] c"ab\00", !dbg !0

; Function Attrs: memory(read)
define i32 @f(ptr %p, ...) #0 !dbg !2 {
entry:
  %x = load i32, ptr %p, align 4, !tbaa !1
  call void @llvm.dbg.value(metadata i32 %x, metadata !2, metadata !DIExpression())
  %y = getelementptr i32, ptr %p, i64 0
  ret i32 %x
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { memory(read) "k"="v" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!named = !{!1}

!0 = !{!1}
!1 = !{!"a", i32 7, null}
!2 = distinct !{!2}
`
	in, err := llirasm.ParseString("m.ll", src)
	if err != nil {
		t.Fatal(err)
	}
	m, err := FromLLIR(in)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Trim(want, "\n"), strings.Trim(print(m), "\n")); diff != "" {
		t.Error(diff)
	}
}

// TestWarnings collects the warnings.
func TestWarnings(t *testing.T) {
	var l diag.List
	mustRead(t, "w.ll", []byte("declare void @f() #3\n"), Warnings(&l))
	if len(l) != 1 || !strings.Contains(l[0].String(), "w.ll:1:19: warning: ") {
		t.Errorf("warnings: %v", l)
	}
}

// TestFoldVectorConstants: comparisons and selections of vector constants fold lane by lane, undef
// and poison as in LLVM.
func TestFoldVectorConstants(t *testing.T) {
	for expr, want := range map[string]string{
		"<3 x i1> icmp slt (<3 x i32> <i32 1, i32 poison, i32 undef>, <3 x i32> <i32 2, i32 1, i32 4>)":            "<3 x i1> <i1 true, i1 poison, i1 false>",
		"<2 x i1> icmp eq (<2 x i32> undef, <2 x i32> zeroinitializer)":                                            "<2 x i1> undef",
		"<2 x i1> icmp sle (<2 x i32> undef, <2 x i32> zeroinitializer)":                                           "<2 x i1> <i1 true, i1 true>",
		"<2 x i32> select (<2 x i1> <i1 true, i1 false>, <2 x i32> zeroinitializer, <2 x i32> undef)":              "<2 x i32> <i32 0, i32 undef>",
		"<2 x i32> select (<2 x i1> <i1 undef, i1 poison>, <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>)":    "<2 x i32> <i32 3, i32 poison>",
		"<2 x i32> select (<2 x i1> <i1 undef, i1 true>, <2 x i32> <i32 undef, i32 2>, <2 x i32> <i32 3, i32 4>)":  "<2 x i32> <i32 undef, i32 2>",
		"<2 x i32> select (<2 x i1> zeroinitializer, <2 x i32> <i32 undef, i32 2>, <2 x i32> <i32 3, i32 poison>)": "<2 x i32> <i32 3, i32 poison>",
	} {
		if out := mustRead(t, "fold.ll", []byte("@g = global "+expr+"\n")).String(); !strings.Contains(out, "@g = global "+want+"\n") {
			t.Errorf("%s\n%s", expr, out)
		}
	}
}

// TestRoundTrips: a constant that goes to a pointer and back is the constant, if a pointer is wide
// enough for it, unless what is written is asked for.
func TestRoundTrips(t *testing.T) {
	const wide, narrow = "", "target datalayout = \"p:32:32\"\n"
	const back, kept = "ptrtoint (ptr inttoptr (i64 20 to ptr) to i64)", "inttoptr (i64 ptrtoint (ptr @g to i64) to ptr)"
	for _, c := range []struct {
		layout, in, want string
		opts             []Option
	}{
		{wide, "i64 " + back, "i64 20", nil},
		{narrow, "i64 " + back, "i64 " + back, nil},
		{wide, "i64 " + back, "i64 " + back, []Option{AsWritten()}},
		{wide, "ptr " + kept, "ptr @g", nil},
		{narrow, "ptr " + kept, "ptr @g", nil},
		{wide, "ptr inttoptr (i32 ptrtoint (ptr @g to i32) to ptr)", "ptr inttoptr (i32 ptrtoint (ptr @g to i32) to ptr)", nil},
	} {
		m, err := Read("in.ll", []byte(c.layout+"@g = global i8 0\n@x = global "+c.in+"\n"), c.opts...)
		if err != nil {
			t.Fatal(err)
		}
		if out := print(m); !strings.Contains(out, "@x = global "+c.want+"\n") {
			t.Errorf("%s: %s is\n%s", c.layout, c.in, out)
		}
	}
}

// TestAsWritten: conversions between typed pointers are dropped, or kept as LLVM reads them.
func TestAsWritten(t *testing.T) {
	const src = "define i32 @f(i8* %p) {\n  %q = bitcast i8* %p to i32*\n  %x = load i32, i32* %q\n  ret i32 %x\n}\n"
	for _, c := range []struct {
		opts []Option
		want string
	}{
		{nil, "define i32 @f(ptr %p) {\n  %x = load i32, ptr %p, align 4\n  ret i32 %x\n}\n"},
		{[]Option{AsWritten()}, "define i32 @f(ptr %p) {\n  %q = bitcast ptr %p to ptr\n  %x = load i32, ptr %q, align 4\n  ret i32 %x\n}\n"},
	} {
		m, err := Read("in.ll", []byte(src), c.opts...)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff("\n"+c.want, print(m)); diff != "" {
			t.Errorf("%d options (-want +got)\n%s", len(c.opts), diff)
		}
	}
}
