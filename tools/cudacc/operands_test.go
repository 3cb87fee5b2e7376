package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestCommasBetweenOperands: operands of inline assembly get commas, and nothing else changes.
func TestCommasBetweenOperands(t *testing.T) {
	for _, c := range [][2]string{
		{`asm("a" : : "r"(a)  "l"(b));`, `asm("a" : : "r"(a), "l"(b));`},
		{`asm("a" : "=&r"(f(a)) "+l"(b)"f" (c) : "memory");`, `asm("a" : "=&r"(f(a)),"+l"(b),"f" (c) : "memory");`},
		{"asm(\"a\" :: \"r\"(a)\n  \"r\"(b));", "asm(\"a\" :: \"r\"(a),\n  \"r\"(b));"},
		{`asm("a" : : "r"(a), "l"(b));`, `asm("a" : : "r"(a), "l"(b));`},
		{`// "r"(a) "l"(b)`, `// "r"(a) "l"(b)`},
		{`s = ") \"r\"(" /* ) "r"( */; f(x) "text";`, `s = ") \"r\"(" /* ) "r"( */; f(x) "text";`},
		{`asm("a" : : "r"(a) : "memory")`, `asm("a" : : "r"(a) : "memory")`},
	} {
		if got := string(commasBetweenOperands([]byte(c[0]))); got != c[1] {
			t.Errorf("%s: %s, want %s", c[0], got, c[1])
		}
	}
}

// TestSeparateOperands: the files of clang's messages change, and those of other messages do not.
func TestSeparateOperands(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.cu")
	if err := os.WriteFile(file, []byte(`asm("a" : : "r"(a)  "l"(b));`), 0o666); err != nil {
		t.Fatal(err)
	}
	for message, want := range map[string]bool{":1:21: error: expected ')'\n": true, ":1:21: error: expected ';'\n": false, ":1:21: note: expected ')'\n": false} {
		var v overlay
		if got := v.separateOperands([]byte(file + message)); got != want || want != (string(v.texts[file]) == `asm("a" : : "r"(a), "l"(b));`) {
			t.Errorf("%s: %v, %s", message, got, v.texts[file])
		}
	}
}
