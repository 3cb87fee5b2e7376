package frontend

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/frontend/diag"
)

// body wraps statements in a function with parameters of many types; the first statement is on line
// 2.
func body(statements string) string {
	return "define void @f(i32 %a, i64 %b, ptr %p, float %x, double %y, <4 x i32> %v, { i32, i64 } %s, i1 %c) {\n" + statements + "\n  ret void\n}\n"
}

var badInputs = []struct{ name, src, want string }{
	{"syntax error", body("  %1 = add i32 %a %b"), "2:19: error: "},
	{"unknown instruction", body("  %1 = frob i32 %a"), "2:8: error: unknown instruction 'frob'"},
	{"undefined value", body("  %1 = add i32 %a, %nope"), "2:20: error: use of undefined value '%nope'"},
	{"undefined global", body("  store ptr @nope, ptr %p"), "2:13: error: use of undefined value '@nope'"},
	{"undefined block", body("  br label %nope"), "2:12: error: use of undefined "},
	{"undefined type", body("  %1 = alloca %nope"), "2:15: error: use of undefined type '%nope'"},
	{"undefined metadata", body("  fence seq_cst, !x !7"), "2:21: error: use of undefined metadata '!7'"},
	{"redefinition", body("  %1 = add i32 %a, 1\n  %1 = add i32 %a, 2"), "3:3: error: "},
	{"operand type", body("  %1 = add i32 %a, %b"), "2:20: error: '%b' defined with type 'i64' but expected 'i32'"},
	{"written operand type", body("  store i32 %b, ptr %p"), "2:13: error: '%b' defined with type 'i64' but expected 'i32'"},
	{"written type of a later value", body("  br label %n\nn:\n  %1 = phi i64 [ 0, %0 ], [ %z, %n ]\n  %z = trunc i64 %1 to i32\n  br label %n\nm:"), "4:29: error: '%z' defined with type 'i32' but expected 'i64'"},
	{"float constant at integer", body("  %1 = add i32 %a, 1.0"), "2:20: error: "},
	{"integer constant at float", body("  %1 = fadd float %x, 1"), "2:23: error: "},
	{"inexact float", body("  %1 = fadd float %x, 0.1"), "2:3: error: floating point constant invalid for type 'float'"},
	{"integer operation on floats", body("  %1 = add float %x, %x"), "2:22: error: invalid operand type for instruction"},
	{"float operation on integers", body("  %1 = fadd i32 %a, %a"), "2:21: error: invalid operand type for instruction"},
	{"cast", body("  %1 = trunc i32 %a to i64"), "2:18: error: invalid cast opcode for cast from 'i32' to 'i64'"},
	{"bitcast of pointer", body("  %1 = bitcast ptr %p to i64"), "2:20: error: invalid cast opcode for cast from 'ptr' to 'i64'"},
	{"compare", body("  %1 = icmp eq float %x, %x"), "2:16: error: icmp requires integer operands"},
	{"select", body("  %1 = select i1 %c, i32 %a, i64 %b"), "both values to select must have same type"},
	{"select condition", body("  %1 = select i32 %a, i32 %a, i32 %a"), "select condition must be i1"},
	{"load from integer", body("  %1 = load i32, i64 %b"), "2:22: error: load operand must be a pointer"},
	{"store to integer", body("  store i32 %a, i64 %b"), "2:21: error: store operand must be a pointer"},
	{"load of void", body("  %1 = load void, ptr %p"), "2:13: error: loading unsized types is not allowed"},
	{"deactivation symbol", "@v = global i32 0\n@p = global ptr ptrauth (ptr @v, i32 0, i64 65535, ptr null, i64 0)\n", "constant ptrauth deactivation symbol must be a pointer"},
	{"gep index", body("  %1 = getelementptr { i32, i64 }, ptr %p, i32 0, i32 5"), "2:55: error: invalid getelementptr indices"},
	{"gep base", body("  %1 = getelementptr i8, i64 %b, i32 0"), "the base of 'getelementptr' is no pointer"},
	{"extractvalue", body("  %1 = extractvalue { i32, i64 } %s, 2"), "invalid indices for extractvalue"},
	{"insertvalue", body("  %1 = insertvalue { i32, i64 } %s, i64 %b, 0"), "insertvalue operand and field disagree in type: 'i64' instead of 'i32'"},
	{"extractelement", body("  %1 = extractelement i32 %a, i32 0"), "invalid extractelement operands"},
	{"shuffle mask", body("  %1 = shufflevector <4 x i32> %v, <4 x i32> %v, <4 x i32> %v"), "invalid shufflevector mask"},
	{"branch condition", body("  br i32 %a, label %x1, label %x1\nx1:"), "2:10: error: branch condition must have 'i1' type"},
	{"switch case twice", body("  switch i32 %a, label %x1 [ i32 1, label %x1 i32 1, label %x1 ]\nx1:"), "2:51: error: duplicate case value '1' in switch"},
	{"switch case type", body("  switch i32 %a, label %x1 [ i64 1, label %x1 ]\nx1:"), "case value has type 'i64'"},
	{"return type", "define i32 @f() {\n  ret i64 0\n}\n", "2:7: error: value doesn't match function result type 'i32'"},
	{"too few arguments", "declare void @g(i32)\ndefine void @f() {\n  call void @g()\n  ret void\n}\n", ""},
	{"atomic without ordering", body("  %1 = load atomic i32, ptr %p, align 4"), "2:31: error: "},
	{"atomic without alignment", body("  %1 = load atomic i32, ptr %p acquire"), "atomic load must have explicit non-zero alignment"},
	{"alignment", body("  %1 = load i32, ptr %p, align 3"), "alignment is not a power of two"},
	{"alloca of opaque", "%T = type opaque\n" + body("  %1 = alloca %T"), "3:15: error: Cannot allocate unsized type"},
	{"flag", body("  %1 = add nneg i32 %a, %a"), "2:12: error: 'add' cannot have the flag 'nneg'"},
	{"attribute's value", "declare void @f(i32, float nofpclass(foo) %x)\n", "1:28: error: 'foo' is no value of attribute 'nofpclass'"},
	{"attribute of results", "declare range(8) i32 @f()\n", "1:9: error: "},
	{"attribute of a group", "declare void @f() #0\nattributes #0 = { cold nonnull }\n", "2:24: error: attribute 'nonnull' does not apply"},
	{"ordering", body("  fence syncscope(\"x\") monotonic"), "2:24: error: fence cannot be monotonic"},
	{"operation", body("  %1 = atomicrmw mul ptr %p, i32 1 monotonic"), "2:18: error: unknown operation 'mul'"},
	{"constant operand", body("  %1 = atomicrmw add ptr %p, float 1.0 monotonic"), "2:30: error: atomicrmw add operand must be an integer"},
	{"property of a global", "@g = global i32 0, align 4, foo\n", "1:29: error: unknown property 'foo'"},
	{"initializer", "@g = global i32 0\n@h = global { i32, ptr } { i32 0, i64 0 }\n", "2:1: error: "},
	{"initializer expression", "@g = global i32 0\n@h = global i64 shl (i64 ptrtoint (ptr @g to i64), i64 2)\n", "2:1: error: 'shl' constant expressions are no longer supported in initializers"},
	{"data layout", "target datalayout = \"e-q\"\n", "error: datalayout \"e-q\": Unknown specifier"},
	{"not assembly", "int main() { return 0; }\n", "1:1: error: "},
	{"bitcode", "BC\xC0\xDE\x01\x02\x03", "bad.ll:1:1: error: this is LLVM bitcode"},
	{"void in a struct", "@g = global i32 0\n%T = type { void }\n", "2:1: error: invalid element type 'void' for a struct"},
	{"type as attribute", "declare void @f(i32 ptr %x)\n", "1:21: error: expected an attribute, found 'ptr'"},
	{"metadata", "!0 = !{i32}\n!named = !{!0}\n", "1:11: error: "},
}

func TestBadInput(t *testing.T) {
	for _, c := range badInputs {
		t.Run(c.name, func(t *testing.T) {
			if c.want == "" {
				mustRead(t, "bad.ll", []byte(c.src)) // legal: a call need not fit the function
				return
			}
			m, err := Read("bad.ll", []byte(c.src))
			var l diag.List
			if !errors.As(err, &l) || len(l) == 0 {
				t.Fatalf("no diagnostics but %v, module %v", err, m)
			}
			if !strings.Contains(l[0].String(), c.want) {
				t.Errorf("got %s\nwant %s", l[0], c.want)
			}
			hasLine := c.name != "bitcode"
			if l[0].Pos.File != "bad.ll" || l[0].Pos.Line > 0 && (l[0].Source != "") != hasLine {
				t.Errorf("diagnostic without file or source line: %+v", l[0])
			}
		})
	}
}

// TestEmpty reads texts without anything in them: modules, about which there is a warning.
func TestEmpty(t *testing.T) {
	for _, src := range []string{"", "; nothing\n", "\r\n", "\xef\xbb\xbf"} {
		var warnings diag.List
		m, err := Read("empty.ll", []byte(src), Warnings(&warnings))
		if err != nil || len(m.Funcs) != 0 {
			t.Errorf("%q: %v", src, err)
		}
		if got := warnings.Err(); len(warnings) != 1 || !strings.HasPrefix(warnings[0].Error(), "empty.ll:1:1: warning: the file holds no LLVM assembly") {
			t.Errorf("%q: %v", src, got)
		}
	}
}

func TestFiles(t *testing.T) {
	dir := t.TempDir()
	if _, err := ReadFile(filepath.Join(dir, "missing.ll")); err == nil || !strings.Contains(err.Error(), "missing.ll: error: cannot read the file: no such file") {
		t.Errorf("missing file: %v", err)
	}
	if _, err := ReadFile(dir); err == nil || !strings.Contains(err.Error(), "cannot read the file: is a directory") {
		t.Errorf("directory: %v", err)
	}
	name := filepath.Join(dir, "ok.ll")
	if err := os.WriteFile(name, []byte("@g = global i32 1\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	m, err := ReadFile(name)
	if err != nil || m.File != name {
		t.Errorf("module %v, error %v", m, err)
	}
}
