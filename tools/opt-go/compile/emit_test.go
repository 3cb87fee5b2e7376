package compile

import (
	"bytes"
	"io"
	"testing"

	"opt-go/frontend"
	"opt-go/passes"
)

// TestDisableOutput: -disable-output leaves out printing the module, not only writing its text, and
// a backend still reports what it cannot compile.
func TestDisableOutput(t *testing.T) {
	for _, c := range []struct {
		args   []string
		text   string
		writes bool
		fails  bool
	}{
		{args: []string{"-"}, text: "define void @f() {\n  ret void\n}\n", writes: true},
		{args: []string{"-", "-disable-output"}, text: "define void @f() {\n  ret void\n}\n"},
		{args: []string{"-", "-disable-output", "-emit=ptx"}, text: "target datalayout = \"E\"\ndefine void @f() {\n  ret void\n}\n", fails: true},
	} {
		o, err := parseArgs(c.args, io.Discard)
		if err != nil {
			t.Fatal(err)
		}
		m, err := frontend.Read("x.ll", []byte(c.text))
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if err := o.emitTo(&out, m, &passes.Result{}); (err != nil) != c.fails || (out.Len() > 0) != c.writes {
			t.Errorf("%v: %d bytes, error %v", c.args, out.Len(), err)
		}
	}
}
