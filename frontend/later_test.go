package frontend

import (
	"strings"
	"testing"

	"opt-go/frontend/diag"
)

// TestWordsOfLaterVersions: an attribute or a flag that no LLVM to this day has comes back as it
// stood, with a warning, however often it occurs; a word that LLVM has elsewhere is an error.
func TestWordsOfLaterVersions(t *testing.T) {
	const src = `define gentle i32 @f(i32 gentle %x, ptr gentle(3) %p) gentle {
  %a = add gentle i32 %x, 1
  %b = load atomic elementwise <2 x float>, ptr %p monotonic, align 8
  %c = call i32 @f(i32 gentle %a, ptr %p)
  ret i32 %c
}

attributes #0 = { gentle=7 }
`
	var l diag.List
	m := mustRead(t, "later.ll", []byte(src), Warnings(&l))
	if err := Verify(m); err != nil {
		t.Error(err)
	}
	out := m.String()
	for _, want := range []string{"define gentle i32 @f(i32 gentle %x, ptr gentle(3) %p) #0 {", "add gentle i32 %x, 1", "attributes #0 = { gentle }",
		"load atomic elementwise <2 x float>, ptr %p monotonic, align 8", "@f(i32 gentle %a, ptr %p)"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if len(l) != 3 { // the attribute, the flag of the same name, and elementwise
		t.Errorf("%d warnings: %v", len(l), l)
	}
	for _, bad := range []string{"define void @f() volatile {\n  ret void\n}", "define void @f(i32 declare %x) {\n  ret void\n}",
		"define unheardcc void @f() {\n  ret void\n}", "define i32 @f(i32 %x) {\n  %a = add volatile i32 %x, 1\n  ret i32 %a\n}"} {
		if _, err := Read("bad.ll", []byte(bad)); err == nil {
			t.Errorf("no error about\n%s", bad)
		}
	}
}

// TestMetadataOfLaterVersions: a kind of node that no LLVM to this day has comes back as it stood,
// with a warning; a field that LLVM does not have, or had long ago, and a name that is no kind's
// are errors.
func TestMetadataOfLaterVersions(t *testing.T) {
	const src = `!keep = !{!0, !1, !2}
!0 = !DIFuture(name: "x", of: !1, at: 7, flags: DIFlagPublic)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIFuture(name: "y")
`
	var l diag.List
	m := mustRead(t, "later.ll", []byte(src), Warnings(&l))
	if err := Verify(m); err != nil {
		t.Error(err)
	}
	out := m.String()
	for _, want := range strings.Split(src, "\n") {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if len(l) != 1 || !strings.Contains(l[0].String(), "later.ll:2:6: warning: metadata of kind '!DIFuture' is not known") {
		t.Errorf("%d warnings: %v", len(l), l)
	}
	for _, bad := range []struct{ src, want string }{
		{"!0 = !Future(name: 1)", "bad.ll:1:6: error: expected metadata type, '!Future' is none"},
		{"!0 = !DINamespace(scope: null, name: \"n\",\n  line: 3)", "bad.ll:2:3: error: invalid field 'line' in '!DINamespace'"},
		{"!0 = distinct !DIAssignID(a: 1)", "bad.ll:1:27: error: invalid field 'a' in '!DIAssignID'"},
		{"!0 = !DIFile(filename: \"a\", ; a\n  directory: \"b\", future: 1)", "bad.ll:2:19: error: invalid field 'future' in '!DIFile'"},
		{"!0 = !DIFile(filename: \"a\", ; a\n  directory: \"b\", directory: 1)", "bad.ll:2:19: error: field 'directory' cannot be specified more"},
		{"!0 = !DIFile(filename: \"a\",\n  directory: 4)", "bad.ll:2:14: error: expected a string for 'directory'"},
		{"!0 = !{!DIFile(filename: \"a\")}", "bad.ll:1:29: error: missing required field 'directory' in '!DIFile'"},
	} {
		if _, err := Read("bad.ll", []byte(bad.src)); err == nil || !strings.Contains(err.Error(), bad.want) {
			t.Errorf("%s\n%v\nwant %s", bad.src, err, bad.want)
		}
	}
}

// TestByteTypes: bytes are read as integers, which is said once.
func TestByteTypes(t *testing.T) {
	var l diag.List
	m := mustRead(t, "byte.ll", []byte("define b8 @f(b8 %x, <4 x b16> %v, ptr byval(b32) %p) {\n  ret b8 %x\n}\n"), Warnings(&l))
	if out := m.String(); !strings.Contains(out, "define i8 @f(i8 %x, <4 x i16> %v, ptr byval(i32) %p)") {
		t.Error(out)
	}
	if len(l) != 1 || !strings.Contains(l[0].String(), "byte.ll:1:8: warning: byte types are read as integers") {
		t.Error(l)
	}
}
