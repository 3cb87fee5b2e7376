package frontend

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend/verify"
)

// unitOfF is the debug information of a function f, !4.
const unitOfF = `!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{null})
`

// Workers find the same violations as one verifier, in the same order: in functions, across them,
// and in shared metadata and globals.
func TestVerifyParallelFindsTheSame(t *testing.T) {
	var text strings.Builder
	for i := range 100 {
		fmt.Fprintf(&text, "define i32 @f%d(i32 %%x) !dbg !4 {\n  %%y = add i32 %%x, 1, !dbg !8\n  ret i32 %%y\n}\n", i)
	}
	text.WriteString(unitOfF + `!8 = !DILocation(line: 1, column: 1, scope: !4)
`)
	m, err := Read("x.ll", []byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"f7", "f93"} {
		b := m.Func(name).Entry()
		b.Term().MoveBefore(b.First())
	}
	list := func(ps []verify.Problem) (out []string) {
		for _, p := range ps {
			out = append(out, p.String())
		}
		return out
	}
	want, got := list(verify.Check(m)), list(verify.CheckParallel(m, 4))
	if len(want) < 100 {
		t.Fatalf("%d problems: one for each function that shares a subprogram is expected", len(want))
	}
	byFunction := func(l []string) (in, between []string) {
		for _, p := range l {
			if strings.HasPrefix(p, "DISubprogram attached") {
				between = append(between, p)
			} else {
				in = append(in, p)
			}
		}
		return in, between
	}
	wantIn, wantBetween := byFunction(want)
	gotIn, gotBetween := byFunction(got)
	if d := cmp.Diff(wantIn, gotIn); d != "" {
		t.Errorf("in functions (-one +several):\n%s", d)
	}
	if d := cmp.Diff(len(wantBetween), len(gotBetween)); d != "" {
		t.Errorf("between functions (-one +several):\n%s", d)
	}
}

// TestVerifyParallelAssignments: an identity of assignments that functions of two workers have is
// found, though neither of them has the other function.
func TestVerifyParallelAssignments(t *testing.T) {
	var text strings.Builder
	for i := range 64 {
		tag := ""
		switch i {
		case 0:
			tag = "  store i32 0, ptr %a, !DIAssignID !9\n"
		case 63:
			tag = "    #dbg_assign(i32 0, !6, !DIExpression(), !9, ptr %a, !DIExpression(), !8)\n"
		}
		fmt.Fprintf(&text, "define void @f%d(ptr %%a) !dbg !%d {\n%s  ret void\n}\n", i, map[bool]int{true: 4, false: 100 + i}[i == 63], tag)
	}
	text.WriteString(unitOfF + `!6 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 1, column: 1, scope: !4)
!9 = distinct !DIAssignID()
`)
	for i := range 63 {
		fmt.Fprintf(&text, "!%d = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)\n", 100+i)
	}
	m, err := Read("x.ll", []byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	want := verify.Check(m)
	if len(want) != 1 {
		t.Fatalf("one problem is expected: %v", want)
	}
	for _, jobs := range []int{2, 4} {
		if got := verify.CheckParallel(m, jobs); len(got) != 1 || got[0].String() != want[0].String() {
			t.Errorf("%d workers find %v, want %v", jobs, got, want)
		}
	}
}
