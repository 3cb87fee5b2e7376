package dwarf_test

import (
	"encoding/hex"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestPieces: variables in several registers, by the instructions that have these registers in the
// order of memory: an integer of 128 bits, a vector, and the members of a structure that was split.
func TestPieces(t *testing.T) {
	m := compile(t, source(t, "pieces"))
	var all []string
	for _, p := range lists(t, m) {
		all = append(all, piecesOf(t, p.register))
	}
	code := m.String()
	find := func(pattern string) []string {
		t.Helper()
		found := regexp.MustCompile(pattern).FindStringSubmatch(code)
		if found == nil {
			t.Fatalf("no %s in:\n%s", pattern, code)
		}
		return found[1:]
	}
	wide := find(`ld\.global\.v2\.u64 \t\{(%rd\d+), (%rd\d+)\}`)
	stored := find(`st\.global\.v4\.f32 \t\[%rd\d+\], \{(%f\d+), (%f\d+), (%f\d+), (%f\d+)\}`)
	first := find(`ld\.global\.v4\.f32 \t\{(%f\d+),`)
	sum := find(`add\.s32 \t(%r\d+), %r\d+, 3;`)
	for _, want := range []string{
		fmt.Sprintf("%s:8 %s:8", wide[0], wide[1]),
		fmt.Sprintf("%s:4 %s:4 %s:4 %s:4", stored[0], stored[1], stored[2], stored[3]),
		fmt.Sprintf("%s:4 %s:4", first[0], sum[0]),
	} {
		if !slices.Contains(all, want) {
			t.Errorf("no variable is %q: %q", want, all)
		}
	}
	ours := located(t, m)
	if want := []string{"k/cst", "k/n", "k/o", "k/p", "k/q", "k/s", "k/v", "k/w", "use/v", "use/w"}; !slices.Equal(ours, want) {
		t.Errorf("variables with locations: %v, want %v", ours, want)
	}
	for _, v := range located(t, byLLVM(t, "pieces")) {
		if !slices.Contains(ours, v) {
			t.Errorf("only llc locates %s", v)
		}
	}
}

// piecesOf decodes an expression of registers and pieces, in hexadecimal; other expressions are "".
func piecesOf(t *testing.T, hexadecimal string) string {
	t.Helper()
	b, err := hex.DecodeString(hexadecimal)
	if err != nil {
		return "" // a register that lists has decoded
	}
	var out []string
	register := ""
	for at := 0; at < len(b); {
		end := at + 1
		for end < len(b) && b[end]&0x80 != 0 {
			end++
		}
		switch b[at] {
		case 0x90:
			register = asciiName(b[at+1 : end+1])
		case 0x93:
			out = append(out, fmt.Sprintf("%s:%d", register, b[end]))
			register = ""
		}
		at = end + 1
	}
	return strings.Join(out, " ")
}

// TestDeadTruncation: a variable whose truncation no code needs is in the register of what is
// truncated.
func TestDeadTruncation(t *testing.T) {
	m := compile(t, `target triple = "nvptx64-nvidia-cuda"
define void @f(i32 %n, ptr %p) !dbg !4 {
  %wide = mul i32 %n, 3, !dbg !8
  %narrow = trunc i32 %wide to i8, !dbg !8
  call void @llvm.dbg.value(metadata i8 %narrow, metadata !7, metadata !DIExpression()), !dbg !8
  store i32 %wide, ptr %p, !dbg !8
  ret void, !dbg !8
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = !{i32 2, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{null})
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 2, type: !6)
!8 = !DILocation(line: 3, scope: !4)
`)
	product := regexp.MustCompile(`mul\.lo\.s32 \t(%r\d+),`).FindStringSubmatch(m.String())
	if product == nil || !slices.Contains(registersOf(t, m), product[1]) || !slices.Equal(located(t, m), []string{"f/c"}) {
		t.Errorf("c is in %v in:\n%s", registersOf(t, m), m)
	}
}
