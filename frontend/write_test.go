package frontend_test

import (
	"strings"
	"testing"

	"opt-go/frontend"
)

// TestWriteTakenBlocks: a block without a name whose address is taken gets one where LLVM could not
// find it by its number, which is where a later function refers to it.
func TestWriteTakenBlocks(t *testing.T) {
	for _, c := range []struct{ name, later, want string }{
		{"by nobody else", "ret ptr null", "blockaddress(@f, %2)"},
		{"by a later function", "ret ptr blockaddress(@f, %b)", "blockaddress(@f, %taken)"},
		{"inside a constant", "ret ptr getelementptr (i8, ptr blockaddress(@f, %b), i64 1)", "blockaddress(@f, %taken)"},
	} {
		m, err := frontend.Read("-", []byte(`define ptr @f(ptr %p) {
  indirectbr ptr %p, [label %b]
b:
  ret ptr blockaddress(@f, %b)
}

define ptr @later() {
  `+c.later+`
}
`))
		if err != nil {
			t.Fatal(err)
		}
		f := m.Func("f")
		f.Params[0].SetName("")
		f.LastBlock().SetName("")
		var out strings.Builder
		if err := frontend.Write(&out, m); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), c.want) {
			t.Errorf("%s: no %s in\n%s", c.name, c.want, out.String())
		}
		if _, err := frontend.Read("-", []byte(out.String())); err != nil {
			t.Errorf("%s: what was written is refused: %v", c.name, err)
		}
	}
}
