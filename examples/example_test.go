package examples

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestTableAndFilesAgree: every source has a row, every row its source and its IR, and nothing lies
// about.
func TestTableAndFilesAgree(t *testing.T) {
	known := map[string]bool{}
	for _, e := range All() {
		known[e.Source()] = true
		for _, clang := range []int{14, 19} {
			for _, level := range []string{"O0", "O1", "O2"} {
				known[e.IR(clang, level)] = true
			}
		}
	}
	for file := range known {
		if _, err := os.Stat(file); err != nil {
			t.Error(err)
		}
	}
	for _, pattern := range []string{"cuda/*.cu", "c/*.c", "ll/*.ll"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range found {
			if !known[filepath.ToSlash(file)] {
				t.Errorf("%s belongs to no example of the table", file)
			}
		}
	}
}

// TestIRTellsHowItWasMade: the first line is the command, and no file holds a path of the machine
// it was made on.
func TestIRTellsHowItWasMade(t *testing.T) {
	files, err := filepath.Glob("ll/*.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, "matmul.ll") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.HasPrefix(text, []byte("; made by: clang-")) {
			t.Errorf("%s does not begin with the command that made it", file)
		}
		if bytes.Contains(text, []byte(`"/`)) {
			t.Errorf("%s holds an absolute path", file)
		}
	}
}

// TestRunsAreWellFormed checks what every run must hold, and that a reference leaves its inputs
// alone and always computes the same.
func TestRunsAreWellFormed(t *testing.T) {
	for _, e := range All() {
		labels := map[string]bool{}
		for _, r := range e.Runs {
			name := e.Name + ", " + r.Label
			if labels[r.Label] {
				t.Errorf("%s: the label appears twice", name)
			}
			labels[r.Label] = true
			first, second := e.Expect(r), e.Expect(r)
			if diff := second.differs(first); diff != "" {
				t.Errorf("%s: the reference changes its inputs: %s", name, diff)
			}
			checked := first.Value != nil
			for i, a := range r.Args {
				checked = checked || a.Output
				if a.Output && !a.IsBuffer() {
					t.Errorf("%s: argument %d is an output but no buffer", name, i)
				}
				if e.Kind == VLIW && a.Form == Bytes {
					t.Errorf("%s: argument %d: vliw-run has no aggregates", name, i)
				}
			}
			if !checked {
				t.Errorf("%s: nothing is compared", name)
			}
			if threads := r.Block[0] * r.Block[1] * r.Block[2]; e.Kind == GPU && (threads < 1 || threads > 256) {
				t.Errorf("%s: %d threads in a block", name, threads)
			}
		}
	}
}

// TestSpec pins the spelling of the -arg forms.
func TestSpec(t *testing.T) {
	specs := []struct {
		arg  Arg
		want string
	}{
		{i32(-3), "i32:-3"},
		{i64(1 << 40), "i64:1099511627776"},
		{f32(1.7), "f32:1.7"},
		{f64(0.1), "f64:0.1"},
		{in([]int32{1}), "buf:FILE"},
		{out(make([]float64, 3)), "zero:24"},
		{byValue("t", []byte{1, 0xab}), "bytes:01ab"},
	}
	for _, s := range specs {
		if got := s.arg.Spec("FILE"); got != s.want {
			t.Errorf("Spec of %v: %q, want %q", s.arg, got, s.want)
		}
	}
}

// TestKnownAnswers ties some references to numbers from outside: CRC-32's check value, a Fibonacci
// number.
func TestKnownAnswers(t *testing.T) {
	answers := map[string]int64{"crc, the check value": 0xcbf43926, "fib, n=13": 233, "textlen, n=37": 37, "tokens, mixed": 14}
	for _, e := range All() {
		for _, r := range e.Runs {
			key := strings.Join([]string{e.Name, r.Label}, ", ")
			want, known := answers[key]
			if got := e.Expect(r).Value; known && got != want {
				t.Errorf("%s: %v, want %d", key, got, want)
			}
			delete(answers, key)
		}
	}
	for key := range answers {
		t.Errorf("there is no run %q", key)
	}
}
