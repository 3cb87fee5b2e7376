package testc

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
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

// TestCsmith: programs of several seeds run in one process as they do alone, and what differs or
// fails is told by its seed.
func TestCsmith(t *testing.T) {
	oracle.NeedCsmith(t)
	oracle.Need(t, "clang-19")
	dir := t.TempDir()
	c := NewCsmith(t, dir, 3, 4, []string{"--max-funcs", "3"}, nil)
	if len(c.Want) == 0 {
		t.Fatal("no program ends")
	}
	differ, failed := c.Compare(t, func(file string) (string, error) {
		r, ok := Native(t, dir, file, time.Minute, "-I"+oracle.CsmithHeaders)
		if !ok {
			return "", errors.New("fails")
		}
		return r.Out, nil
	})
	if len(differ)+len(failed) > 0 {
		t.Errorf("%v differ, %v fail", differ, failed)
	}
	for _, bad := range slices.Sorted(maps.Keys(c.Want)) {
		differ, failed = c.Compare(t, func(file string) (string, error) {
			text, _ := os.ReadFile(file)
			if strings.Contains(string(text), fmt.Sprintf("run(%d,", bad)) {
				return "", errors.New("fails")
			}
			return "prints nothing that belongs to a program", nil
		})
		if failed[bad] == nil || len(failed) != 1 || len(differ) != len(c.Want)-1 {
			t.Errorf("seed %d: %v differ, %v fail", bad, differ, failed)
		}
	}
}
