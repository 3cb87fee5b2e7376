package frontend

import (
	"bytes"
	"runtime"
	"strings"
	"testing"
)

// allocated returns how many bytes reading a text allocates.
func allocated(t *testing.T, text string) uint64 {
	t.Helper()
	src := []byte(text)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if _, err := Read("x.ll", src); err != nil {
		t.Fatalf("%.60q…: %v", text, err)
	}
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// wrapped wraps a core n times in the results of open and shut.
func wrapped(n int, open, core, shut string) string {
	return strings.Repeat(open, n) + core + strings.Repeat(shut, n)
}

// Memory grows linearly with the size of the text, whatever it contains: four times the text takes
// about four times the memory.
func TestMemoryFollowsTheText(t *testing.T) {
	const start = 1 << 20 // what any text takes: tables, pools
	for _, c := range []struct {
		name string
		text func(n int) string
		per  uint64 // bytes allocated for a byte of text, at most
	}{
		{"empty lines", func(n int) string { return strings.Repeat("\n", 5000*n) }, 8},
		{"empty lines in a function", func(n int) string {
			return "define void @f() {" + strings.Repeat("\n", 5000*n) + "ret void\n}"
		}, 16},
		{"nested structs", func(n int) string { return "@g = external global " + wrapped(n, "{", "i32", "}") }, 4000},
		{"nested sums", func(n int) string {
			return "@g = external global i32\n@h = global i64 " + wrapped(n, "add (i64 ", "ptrtoint (ptr @g to i64)", ", i64 ptrtoint (ptr @g to i64))")
		}, 400},
		{"nested metadata", func(n int) string { return "!x = !{!0}\n!0 = " + wrapped(n, "!{", "", "}") }, 4000},
		{"a long name", func(n int) string { return "define void @" + strings.Repeat("a", 1000*n) + "() {\n  ret void\n}" }, 60},
		{"digits", func(n int) string { return "@g = global i100000 " + strings.Repeat("9", 10*n) }, 4000},
	} {
		for _, n := range []int{1000, 2000} {
			text := c.text(n)
			if got, limit := allocated(t, text), start+c.per*uint64(len(text)); got > limit {
				t.Errorf("%s: %d bytes for a text of %d, more than %d", c.name, got, len(text), limit)
			}
		}
	}
}

// Lines end with \n, \r\n or \r, those with comments too, and any number of them may be empty;
// positions count all of them.
func TestLineEnds(t *testing.T) {
	const text = "; c\ndefine i32 @f(i32 %x) { ; c\n\n  %y = add i32 %x, 1 ; c\n  ret i32 %y\n}\n"
	want := readString(t, text)
	for _, end := range []string{"\r", "\r\n"} {
		if got := readString(t, strings.ReplaceAll(text, "\n", end)); got != want {
			t.Errorf("line end %q:\n%s", end, got)
		}
		_, err := Read("x.ll", bytes.ReplaceAll([]byte(text+strings.Repeat("\n", 1000)+"@g = global i32 %\n"), []byte("\n"), []byte(end)))
		if err == nil || !strings.Contains(err.Error(), "x.ll:1007:17: ") {
			t.Errorf("line end %q: %v", end, err)
		}
	}
}

func readString(t *testing.T, text string) string {
	t.Helper()
	m, err := Read("x.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return m.String()
}
