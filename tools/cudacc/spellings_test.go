package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestRespell: the lines that clang's messages name are spelled as clang takes them, and no others.
func TestRespell(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.cu")
	text := "asm(\"mov.u64 %0, %globaltimer; mov.u32 %1, %%smid; mov.u32 %2, %laneid;\" : \"=l\"(x));\nr = {}; q =  { } ;\nint a = b %other; half2 z = {};\n"
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	messages := file + ":1:33: error: invalid % escape in inline assembly string\n    1 | asm\n" +
		file + ":2:3: error: use of overloaded operator '=' is ambiguous (with operand types 'half2' (aka '__half2') and 'void')\n"
	var v overlay
	if !v.respell([]byte(messages)) {
		t.Fatal("nothing changed")
	}
	want := "asm(\"mov.u64 %0, %%globaltimer; mov.u32 %1, %%smid; mov.u32 %2, %%laneid;\" : \"=l\"(x));\nr = __half2(); q = __half2() ;\nint a = b %other; half2 z = {};\n"
	if got := string(v.texts[file]); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if v.respell([]byte(messages)) {
		t.Error("changed twice")
	}
	if v.respell([]byte(file + ":1:33: error: something else\n")) {
		t.Error("another message changes something")
	}
}
