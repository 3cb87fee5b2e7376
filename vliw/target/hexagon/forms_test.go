package hexagon

import (
	"os"
	"regexp"
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
