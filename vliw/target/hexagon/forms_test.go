package hexagon

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestForms looks for forms of loops and jumps in the code of a program, which TestPrograms runs.
func TestForms(t *testing.T) {
	b := newBench(t)
	s, err := b.assembly(b.compile("testdata/programs/nests.c", "-O2", "-fno-unroll-loops"), "")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(s)
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range []string{`loop1\(\S+,r\d+\)`, `loop1\(\S+,#9\)`, `\}:endloop1\n`, `\}:endloop01\n`, `if \(!?cmp\.\w+\(r\d+\.new,`,
		`if \(!?cmp\.\w+\(r\d+,r\d+\.new\)`} {
		if !regexp.MustCompile(form).Match(text) {
			t.Errorf("no %s", form)
		}
	}
}

// TestFarJumps assembles jumps over more code than their short forms reach, in full packets: a
// compare with a jump, and one on a new value, beside what else fits.
func TestFarJumps(t *testing.T) {
	b := newBench(t)
	for _, stores := range []int{60, 118, 120, 122, 124, 126, 128, 130, 200, 400} {
		var text strings.Builder
		fmt.Fprintf(&text, "target datalayout = %q\ntarget triple = \"hexagon\"\n", Layout)
		text.WriteString(`define i32 @f(ptr %p, i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %b = mul i32 %x, 77
  %d = xor i32 %b, %y
  %c = icmp eq i32 %a, 7
  br i1 %c, label %far, label %near
near:
`)
		for k := range stores {
			fmt.Fprintf(&text, "  store volatile i32 %d, ptr %%p\n", 100000+k)
		}
		text.WriteString(`  %e = icmp eq i32 %y, 3
  br i1 %e, label %near, label %far
far:
  %r = phi i32 [ %b, %0 ], [ %d, %near ]
  ret i32 %r
}
define i32 @main() {
  ret i32 0
}
`)
		file := filepath.Join(b.dir, fmt.Sprintf("far%d.ll", stores))
		if err := os.WriteFile(file, []byte(text.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		s, err := b.assembly(file, "")
		if err != nil {
			t.Fatal(err)
		}
		b.link(s)
	}
}
