package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"opt-go/tools/oracle"
)

// TestCollection: every executable with device code that the command makes is a program; constants,
// arguments and input are those of its folder or name; what the command could not make is a row,
// too. The flags of a second build reach its compiler.
func TestCollection(t *testing.T) {
	oracle.Need(t, "cc")
	dir := t.TempDir()
	for name, text := range map[string]string{
		"one/main.c":   "#include <stdio.h>\n#define N 4096\n__attribute__((section(\".nvFatBinSegment\"))) int segment[6] = {1};\nint main(int n, char **a) { char s[9] = \"\"; FILE *f = fopen(\"input\", \"r\"); if (f) fgets(s, 9, f); printf(\"%d %s %d\", N, s, n); return 0; }\n",
		"two/main.c":   "#include \"../one/main.c\"\n",
		"plain/main.c": "int main(void) { return 0; }\n",
		".old/one/x.c": "",
	} {
		file := filepath.Join(dir, "all", name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	table := filepath.Join(dir, "sizes")
	if err := os.WriteFile(table, []byte("one N=64 : a b\n  $ echo data > input\n* : c\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	s := &survey{building: time.Minute, timeout: time.Minute, with: `echo "flags: $NVCC_APPEND_FLAGS"; for d in one two plain; do cc -o $d/program $d/main.c; done; false`}
	var err error
	if s.sizes, err = readSizes(table); err != nil {
		t.Fatal(err)
	}
	var rows []string
	for _, task := range s.collect(filepath.Join(dir, "all"), t.TempDir()) {
		r := task()
		rows = append(rows, strings.Join([]string{filepath.Base(r.program), r.compiled, r.ran, strings.Join(r.args, " ")}, "|"))
		if r.program == "one/program" && !strings.Contains(r.all, "64 data\n 3") {
			t.Errorf("one/program printed %q", r.all)
		}
		if r.program == "two/program" && !strings.Contains(r.all, "64  2") {
			t.Errorf("two/program printed %q", r.all)
		}
	}
	if want := []string{"program|yes|yes|a b", "program|yes|yes|c", "all|no|no|"}; !slices.Equal(rows, want) {
		t.Errorf("rows %q, want %q", rows, want)
	}
	c := &collection{s: s, dir: filepath.Join(dir, "all"), scratch: t.TempDir(), builds: map[string]*collected{}}
	if b := c.build("-fmad=false"); !strings.Contains(b.printed, "flags: -w -fmad=false\n") || c.build("-fmad=false") != b {
		t.Errorf("the build printed %q, or was made twice", b.printed)
	}
	s.sizes = map[string]*sizes{"one": {define: map[string]string{"M": "1"}}}
	if b := c.build(""); b.err == nil || !strings.Contains(b.err.Error(), "no source of one defines M") {
		t.Errorf("a constant that is not there: %v", b.err)
	}
}

// TestWritten: files that a run makes or changes are compared as text, long ones and others by
// their digest.
func TestWritten(t *testing.T) {
	p := &built{dir: t.TempDir()}
	write := func(name, text string, at time.Time) {
		t.Helper()
		file := filepath.Join(p.dir, name)
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(file, at, at); err != nil {
			t.Fatal(err)
		}
	}
	then, now := time.Unix(1e9, 0), time.Unix(2e9, 0)
	write("kept", "1", then)
	write("changed", "2", then)
	before := p.files()
	write("changed", "3 in "+p.dir, now)
	write("new", "a\x00b", now)
	write("long", strings.Repeat("x", longText), now)
	got := p.written(before)
	if strings.Contains(got, "kept") || !strings.Contains(got, "\nfile changed:\n3 in .") || strings.Count(got, "digest ") != 2 || len(got) > 400 {
		t.Errorf("written: %q", got)
	}
}
