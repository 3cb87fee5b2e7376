package shell

import (
	"context"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// newShell returns a shell in an empty folder.
func newShell(t *testing.T) *Shell {
	t.Helper()
	return &Shell{Dir: t.TempDir(), Env: []string{"PATH=" + os.Getenv("PATH"), "HERE=yes"}}
}

func TestRun(t *testing.T) {
	tests := []struct {
		line   string
		status int
		out    string // the standard output of the last command
	}{
		{`echo a "b  c" 'd"e' f\ g`, 0, "a b  c d\"e f g\n"},
		{`echo "a\"b\\c\$d\e" 'x\y'`, 0, "a\"b\\c$d\\e x\\y\n"},
		{`echo $HOME a#b`, 0, "$HOME a#b\n"},
		{`echo -n a`, 0, "a"},
		{`echo -e 'a\tb\n'`, 0, "a\tb\n\n"},
		{`echo a | cat`, 0, "a\n"},
		{`echo a | cat | count 1`, 0, ""},
		{`echo a | count 2`, 1, ""},
		{`false | cat`, 1, ""},
		{`false || echo b`, 0, "b\n"},
		{`true || echo b`, 0, ""},
		{`true && echo b`, 0, "b\n"},
		{`false && echo b`, 1, ""},
		{`false ; echo b`, 0, "b\n"},
		{`echo b;`, 0, "b\n"},
		{`false && echo a || echo b`, 0, "b\n"},
		{`true && false ; echo c`, 0, "c\n"},
		{`not false`, 0, ""},
		{`not true`, 1, ""},
		{`! false`, 0, ""},
		{`not not false`, 1, ""},
		{`not no-such-program`, 1, ""},
		{`no-such-program`, 127, ""},
		{`not --crash sh -c 'kill -9 $$'`, 0, ""},
		{`not --crash sh -c 'exit 1'`, 1, ""},
		{`not sh -c 'kill -9 $$'`, 1, ""},
		{`sh -c 'kill -9 $$'`, -9, ""},
		{`sh -c 'exit 7'`, 7, ""},
		{`env A=1 B=2 sh -c 'echo $A$B$HERE'`, 0, "12yes\n"},
		{`env -u HERE sh -c 'echo $HERE'`, 0, "\n"},
		{`not env A=1 sh -c 'exit $A'`, 0, ""},
		{`env A=1 not sh -c 'exit $A'`, 0, ""},
		{`env -i A=1`, 0, "A=1\n"},
		{`export A=1 && sh -c 'echo $A'`, 0, "1\n"},
		{`echo a > f && cat f`, 0, "a\n"},
		{`echo a > f ; echo b >> f ; cat < f`, 0, "a\nb\n"},
		{`echo a >f2 && cat f2`, 0, "a\n"},
		{`echo 2>f`, 0, "\n"},
		{`echo 2 >f && cat f`, 0, "2\n"},
		{`sh -c 'echo o; echo e >&2' > f 2>&1 && cat f`, 0, "o\ne\n"},
		{`sh -c 'echo o; echo e >&2' 2>&1 | cat`, 0, "o\ne\n"},
		{`sh -c 'echo o; echo e >&2' 2>&1 >g | cat`, 0, "e\n"},
		{`sh -c 'echo o; echo e >&2' &> f && cat f`, 0, "o\ne\n"},
		{`sh -c 'echo o; echo e >&2' 2> f > g ; cat f`, 0, "e\n"},
		{`sh -c 'echo e >&2' 2>/dev/null`, 0, ""},
		{`cat no-such-file`, 1, ""},
		{`cat < no-such-file || true`, -1, ""}, // an error of the line itself
		{`mkdir d && mkdir -p d/e/f && cd d && echo x > e/f/g && cat e/f/g`, 0, "x\n"},
		{`mkdir d && mkdir d`, 1, ""},
		{`mkdir -p d && rm d/x`, 1, ""},
		{`mkdir -p d/e && rm -rf d e && echo *`, 0, "*\n"},
		{`echo a > a.x ; echo b > b.x ; cat *.x`, 0, "a\nb\n"},
		{`echo a > a.x ; echo b > b.x ; cat ?.x '*'`, 1, "a\nb\n"},
		{`echo a > 'a*' ; echo b > ab ; cat 'a*'`, 0, "a\n"},
		{`echo a > a ; echo a > b ; cmp a b`, 0, ""},
		{`echo a > a ; echo b > b ; cmp a b`, 1, "a b differ: byte 1, line 1\n"},
		{`echo a > a ; echo b > b ; cmp -s a b`, 1, ""},
		{`echo a > a ; cmp a none`, 2, ""},
		{`echo a > a ; echo a | diff a -`, 0, ""},
		{`echo "a  b" > a ; echo "a b" | diff -b a -`, 0, ""},
		{`echo "a  b" > a ; echo "ab" | diff -w a -`, 0, ""},
		{`echo a > a ; echo b | diff -u a -`, 1, "--- a\n+++ -\n@@ -1,1 +1,1 @@\n-a\n+b\n"},
		{`diff -q a b`, 2, ""},
		{`: anything`, 0, ""},
		{`cd none`, 1, ""},
	}
	for _, tt := range tests {
		s := newShell(t)
		status, err := s.Run(t.Context(), tt.line)
		if err != nil {
			status = -1
		}
		out := ""
		if log := s.Log(); len(log) > 0 {
			out = log[len(log)-1].Stdout
		}
		if status != tt.status || out != tt.out {
			t.Errorf("%s\nstatus %d, want %d (%v)\nout %q, want %q\n%v", tt.line, status, tt.status, err, out, tt.out, s.Log())
		}
	}
}

func TestRefused(t *testing.T) {
	tests := map[string]string{
		"":                     "no command",
		"| cat":                "no command before '|'",
		"cat |":                "no command before the end",
		"a && && b":            "no command before '&&'",
		"a ;; b":               "no command before ';'",
		"cat &":                "unsupported operator '&'",
		"cat << x":             "unsupported operator '<<'",
		"cat >":                "no file after '>'",
		"cat > | b":            "no file after '>'",
		"echo 'a":              "missing closing '",
		`echo a\`:              "backslash at the end",
		"cat 3> f":             "unsupported redirection '3>'",
		"cat 3>&1":             "unsupported redirection '3>&1'",
		"not":                  "'not' needs a command",
		"env -S x":             "'env' has no option '-S'",
		"env A=1 cd x":         "'env' cannot call 'cd'",
		"not --crash echo":     "'not --crash' cannot call 'echo'",
		"export A=1 | cat":     "'export' cannot be part of a pipeline",
		"echo > no/such/place": "no such file",
	}
	for line, want := range tests {
		if _, err := newShell(t).Run(t.Context(), line); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %q", line, err, want)
		}
	}
}

// TestBigPipe moves more than a pipe holds, also to a reader that stops early.
func TestBigPipe(t *testing.T) {
	s := newShell(t)
	text := strings.Repeat("0123456789\n", 100_000)
	if err := os.WriteFile(filepath.Join(s.Dir, "f"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"cat f | cat | count 100000", "cat f | head -1", "cat f | true"} {
		if status, err := s.Run(t.Context(), line); status != 0 || err != nil {
			t.Errorf("%s: status %d, %v, %v", line, status, err, s.Log())
		}
	}
}

func TestTimeout(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if _, err := newShell(t).Run(ctx, "sleep 20"); err != context.DeadlineExceeded {
		t.Errorf("got %v", err)
	}
}

// TestDiffRandom verifies that the edits lead from the first text to the second,
// and that there are as few as possible.
func TestDiffRandom(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	random := func() []string {
		lines := make([]string, rng.Intn(12))
		for i := range lines {
			lines[i] = string("abc"[rng.Intn(3)])
		}
		return lines
	}
	for range 2000 {
		a, b := random(), random()
		var gotA, gotB []string
		kept := 0
		for _, e := range align(a, b, func(s string) string { return s }) {
			if e.sign != '+' {
				gotA = append(gotA, e.text)
			}
			if e.sign != '-' {
				gotB = append(gotB, e.text)
			}
			if e.sign == ' ' {
				kept++
			}
		}
		if strings.Join(gotA, "") != strings.Join(a, "") || strings.Join(gotB, "") != strings.Join(b, "") {
			t.Fatalf("%v to %v: the edits give %v and %v", a, b, gotA, gotB)
		}
		if want := commonLength(a, b); kept != want {
			t.Fatalf("%v to %v: %d lines kept, want %d", a, b, kept, want)
		}
	}
}

// commonLength is the length of the longest common subsequence, by the naive algorithm.
func commonLength(a, b []string) int {
	switch {
	case len(a) == 0 || len(b) == 0:
		return 0
	case a[0] == b[0]:
		return 1 + commonLength(a[1:], b[1:])
	}
	return max(commonLength(a[1:], b), commonLength(a, b[1:]))
}

// TestDiffFormat compares the printed form with the system's diff -u.
func TestDiffFormat(t *testing.T) {
	if _, err := exec.LookPath("diff"); err != nil {
		t.Skip("diff is not installed")
	}
	a := "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\nn\n"
	b := "a\nb\nX\nd\ne\nf\ng\nh\ni\nj\nk\nY\nm\nZ\nn\n"
	got := unified(splitLines([]byte(a)), splitLines([]byte(b)), func(s string) string { return s })
	dir := t.TempDir()
	for name, text := range map[string]string{"a": a, "b": b} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, _ := exec.Command("diff", "-u", filepath.Join(dir, "a"), filepath.Join(dir, "b")).Output()
	_, hunks, _ := strings.Cut(string(want), "@@")
	if "@@"+hunks != got {
		t.Errorf("got:\n%swant:\n@@%s", got, hunks)
	}
}
