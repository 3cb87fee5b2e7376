package testc

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"opt-go/tools/oracle"
)

// TestDefined: what is undefined is found, and what a program prints and returns is what it does.
func TestDefined(t *testing.T) {
	oracle.Need(t, "clang-19")
	for text, want := range map[string]bool{
		"volatile float x = 3e9f; int main(void) { return (int)x != 3; }": false,
		"volatile float x = 3.5f; int main(void) { return (int)x != 3; }": true,
		"int main(void) { for (;;); }":                                    false,
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, "p.c")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if got := Defined(t, dir, file, time.Second); got != want {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
	file := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(file, []byte("#include <stdio.h>\nint main(void) { puts(\"three\"); return 3; }"), 0o666); err != nil {
		t.Fatal(err)
	}
	if r, ok := Native(t, t.TempDir(), file, time.Minute); !ok || r != (Run{"three\n", 3}) {
		t.Errorf("%v, %v", r, ok)
	}
}
