package filecheck

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// examples are runs with their exit status; differential_test.go compares the
// same runs, and their diagnostics, with LLVM's FileCheck.
var examples = []struct {
	example
	want Status
}{
	{example{"CHECK: b\n", "a\nb\n", nil}, OK},
	{example{"CHECK: c\n", "a\nb\n", nil}, Failed},
	{example{"CHECK:b", "a\nb\n", nil}, OK},
	{example{"CHECK:", "a\n:\n", nil}, OK}, // at the very end of a file the colon is the text
	{example{"CHECK:\n", "a\n:\n", nil}, Invalid},
	{example{"nothing\n", "a\n", nil}, Invalid},
	{example{"CHECK: a\n", "", nil}, Invalid},
	{example{"CHECK-NOT: a\n", "", []string{"--allow-empty"}}, OK},
	{example{"CHECK: a\n", "", []string{"--allow-empty"}}, Failed},
	{example{"CHECK: a\nCHECK: b\n", "b\na\n", nil}, Failed},
	{example{"XCHECK: q\nMY-CHECK: q\nCHECK: a\nCHECKS: q\n", "a\n", nil}, OK},
	{example{"COM: CHECK: q\nRUN: CHECK: q\nCHECK: a\n", "a\n", nil}, OK},
	{example{"C: CHECK: q\nCHECK: a\n", "a\n", []string{"--comment-prefixes=C,D"}}, OK},

	// NEXT, SAME, EMPTY
	{example{"CHECK: a\nCHECK-NEXT: b\n", "a\nb\n", nil}, OK},
	{example{"CHECK: a\nCHECK-NEXT: b\n", "a\nx\nb\n", nil}, Failed},
	{example{"CHECK: a\nCHECK-NEXT: b\n", "a b\n", nil}, Failed},
	{example{"CHECK-NEXT: b\n", "a b\n", nil}, Invalid},
	{example{"CHECK: a\nCHECK-SAME: b\n", "a b\n", nil}, OK},
	{example{"CHECK: a\nCHECK-SAME: b\n", "a\nb\n", nil}, Failed},
	{example{"CHECK: a\nCHECK-SAME: {{^}}b\n", "ab\n", nil}, OK},
	{example{"CHECK: a\nCHECK-EMPTY:\nCHECK-NEXT: b\n", "a\n\nb\n", nil}, OK},
	{example{"CHECK: a\nCHECK-EMPTY:\n", "a\nb\n\n", nil}, Failed},
	{example{"CHECK: a\nCHECK-EMPTY:\n", "a\n", nil}, OK}, // the empty line after the last line end
	{example{"CHECK: a\nCHECK-EMPTY: b\n", "a\n", nil}, Invalid},

	// NOT, DAG
	{example{"CHECK: a\nCHECK-NOT: x\nCHECK: b\n", "a\nb\nx\n", nil}, OK},
	{example{"CHECK: a\nCHECK-NOT: x\nCHECK: b\n", "a\nx\nb\n", nil}, Failed},
	{example{"CHECK: a\nCHECK-NOT: x\nCHECK-NOT: y\nCHECK: b\n", "a\nxy\nb\n", nil}, Failed},
	{example{"CHECK: a\nCHECK-NOT: x\n", "a\nx\n", nil}, Failed},
	{example{"CHECK: a\nCHECK-NOT: [[X]]\n", "a\nx\n", nil}, Failed},
	{example{"A: a\nB-NOT: x\nA: b\n", "a\nx\nb\n", []string{"--check-prefixes=A,B"}}, Failed},
	{example{"A: a\nB-DAG: x\nA: b\n", "a\ny\nb\n", []string{"--check-prefixes=A,B"}}, Failed},
	{example{"CHECK-DAG: b\nCHECK-DAG: a\nCHECK: c\n", "a\nb\nc\n", nil}, OK},
	{example{"CHECK-DAG: a\nCHECK-DAG: a\n", "a\n", nil}, Failed},
	{example{"CHECK-DAG: a\nCHECK-DAG: a\n", "a\n", []string{"--allow-deprecated-dag-overlap"}}, OK},
	{example{"CHECK-DAG: a{{.}}b\nCHECK-DAG: a\nCHECK-DAG: b\n", "a b b a\n", nil}, OK},
	{example{"CHECK-DAG: a\nCHECK-NOT: x\nCHECK-DAG: b\n", "b\na\nx\nb\n", nil}, Failed},
	{example{"CHECK-DAG: a\nCHECK-DAG: b\nCHECK-NOT: x\nCHECK-DAG: c\n", "b\na\nc\nx\n", nil}, OK},
	{example{"CHECK-NOT-DAG: a\n", "b\n", nil}, Invalid},

	// LABEL
	{example{"CHECK-LABEL: f\nCHECK: a\nCHECK-LABEL: g\nCHECK: b\n", "f\na\ng\nb\n", nil}, OK},
	{example{"CHECK-LABEL: f\nCHECK: b\nCHECK-LABEL: g\nCHECK: c\n", "f\na\ng\nb\n", nil}, Failed},
	{example{"CHECK-LABEL: f\nCHECK-LABEL: h\n", "f\na\ng\nb\n", nil}, Failed},
	{example{"CHECK-LABEL: [[X:f]]\n", "f\n", nil}, Invalid},
	{example{"CHECK-LABEL: f[[#N:]]\n", "f1\n", nil}, OK},
	{example{"CHECK-LABEL: f\nCHECK: [[X:.]]1\nCHECK-LABEL: g\nCHECK: [[X]]2\n", "f\na1\ng\na2\n", []string{"--enable-var-scope"}}, Failed},
	{example{"CHECK-LABEL: f\nCHECK: [[$X:.]]1\nCHECK-LABEL: g\nCHECK: [[$X]]2\n", "f\na1\ng\na2\n", []string{"--enable-var-scope"}}, OK},

	// COUNT, LITERAL
	{example{"CHECK-COUNT-3: a\nCHECK-NOT: a\n", "a\na a\n", nil}, OK},
	{example{"CHECK-COUNT-3: a\nCHECK-NOT: a\n", "a\na aa\n", nil}, Failed},
	{example{"CHECK-COUNT-3: a\n", "a\na\n", nil}, Failed},
	{example{"CHECK-COUNT-0: a\n", "a\na\n", nil}, Invalid},
	{example{"CHECK-COUNT-x: a\n", "a\na\n", nil}, Invalid},
	{example{"CHECK{LITERAL}: [[a]]{{b}}\n", "[[a]]{{b}}\n", nil}, OK},
	{example{"CHECK-NOT{ LITERAL , LITERAL }: [[a]]{{b}}\n", "[[a]]{{b}}\n", nil}, Failed},
	{example{"CHECK: b\nCHECK-NEXT{LITERAL}: [[a]]{{b}}\n", "b\n[[a]]{{c}}\n", nil}, Failed},
	{example{"CHECK{OTHER}: b\nCHECK: a\n", "a\n", nil}, OK},
	{example{"CHECK_NEXT: b\nCHECK: a\n", "a\n", nil}, Invalid},

	// regular expressions
	{example{"CHECK: a{{[0-9]+}}b\n", "a12b\n", nil}, OK},
	{example{"CHECK: a{{x|y}}b\n", "ayb\n", nil}, OK},
	{example{"CHECK: a{{x\n", "ayb\n", nil}, Invalid},
	{example{"CHECK: a{{}}b\n", "ab\n", nil}, Invalid},
	{example{"CHECK: a{{(}}b\n", "ab\n", nil}, Invalid},
	{example{"CHECK: {{(a)(b)\\2}}\n", "abb\n", nil}, OK},
	{example{"CHECK: {{^}}b{{$}}\n", "ab\nb\n", nil}, OK},
	{example{"CHECK: a.b*\n", "axb\n", nil}, Failed},
	{example{"CHECK: \u00e9{{.}}x\n", "\u00e9\u00e9x\n", nil}, Failed},

	// string variables
	{example{"CHECK: [[X:[a-z]+]] [[X]]\n", "ab ac ab ab\n", nil}, OK},
	{example{"CHECK: [[X:[a-z]+]] 1\nCHECK: [[X]] 2\n", "ab 1\nac 2\nab 2\n", nil}, OK},
	{example{"CHECK: [[X:[a-z.]+]] 1\nCHECK: [[X]] 2\n", "a.b 1\naxb 2\n", nil}, Failed},
	{example{"CHECK: [[LONG]] 2\n", "a.b 1\naxb 2\n", nil}, Failed},
	{example{"CHECK: [[X\n", "a\n", nil}, Invalid},
	{example{"CHECK: [[9]]\n", "a\n", nil}, Invalid},
	{example{"CHECK: [[X Y]]\n", "a\n", nil}, Invalid},
	{example{"CHECK: [[X+1]]\n", "a\n", nil}, Invalid},
	{example{"CHECK: [[@X:a]]\n", "a\n", nil}, Invalid},
	{example{"CHECK: [[@X]]\n", "a\n", nil}, Invalid},
	{example{"CHECK: a[[X:b|bc]][[Y:c*]]d\nCHECK: [[Y]]1\n", "abcd\nc1\n", nil}, OK},
	{example{"CHECK: [[A:a]][[B:b]][[A]][[B]]\n", "abab\n", nil}, OK},
	{example{"CHECK: [[X:]]b\n", "ab\n", nil}, OK},
	{example{"CHECK: [[X:(a)|b]]c\n", "bc\n", nil}, OK},
	{example{"CHECK: [[X]]\n", "q\n", []string{"-DX=q"}}, OK},
	{example{"CHECK: [[X]] [[X2]]\n", "q q2\n", []string{"-DX=q", "-DX=r", "-DX2=q2"}}, OK},
	{example{"CHECK: q\n", "q\n", []string{"-DX+2=q"}}, Invalid},
	{example{"CHECK: q\n", "q\n", []string{"-DX"}}, Invalid},
	{example{"CHECK: q\n", "q\n", []string{"-D=1", "-D9=1"}}, Invalid},

	// numeric variables
	{example{"CHECK: [[#N:]] x\nCHECK: [[#N+1]] y\n", "41 x\n42 y\n", nil}, OK},
	{example{"CHECK: [[#N:]] x\nCHECK: [[#N+1]] y\n", "41 x\n43 y\n", nil}, Failed},
	{example{"CHECK: [[#%x,N:]] x\nCHECK: [[#N+1]] y\n", "1f x\n20 y\n", nil}, OK},
	{example{"CHECK: [[#%X,N:]] x\nCHECK: [[#%d,N-32]] y\n", "1F x\n-1 y\n", nil}, OK},
	{example{"CHECK: [[#%#.8x,N:]] x\nCHECK: [[#N+1]] y\n", "0x0000001f x\n0x00000020 y\n", nil}, OK},
	{example{"CHECK: [[#%.3u,N:]] x\nCHECK: [[#%.3,N+1]] y\n", "009 x\n010 y\n", nil}, OK},
	{example{"CHECK: [[#N:]] x\nCHECK: [[#N-5]] y\n", "4 x\n43 y\n", nil}, Failed},
	{example{"CHECK: [[#N:]] [[#N]]\n", "4 4\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#M: N+2]]\nCHECK: [[#M*2]]\n", "4\n6\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#M: N+2]]\nCHECK: [[#mul(M,2)]]\n", "4\n6\n12\n", nil}, OK},
	{example{"CHECK: [[#N:]]\nCHECK: [[#max(add(N, 1), min(N,9)) - (N - (1 + 0x2))]]\n", "4\n4\n", nil}, OK},
	{example{"CHECK: [[#N:]]\nCHECK: [[#div(N,0)]]\n", "4\n6\n12\n", nil}, Failed},
	{example{"CHECK: [[#N:]]\nCHECK: [[#foo(N,0)]]\n", "4\n6\n12\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#add(N)]]\n", "4\n6\n12\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#add(N,)]]\n", "4\n6\n12\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#(N]]\n", "4\n6\n12\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#%z,N]]\n", "4\n6\n12\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#%#u,N]]\n", "4\n6\n12\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#==N]]\n", "4\n4\n", nil}, OK},
	{example{"CHECK: [[#N:]]\nCHECK: [[#==]]\n", "4\n4\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#%x,M:]]\nCHECK: [[#N+M]]\n", "4\n4\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[#%x,N:]]\n", "4\n4\n", nil}, Invalid},
	{example{"CHECK: [[#N:]]\nCHECK: [[N:a]]\n", "4\n4\n", nil}, Invalid},
	{example{"CHECK: [[N:.]]\nCHECK: [[#N:]]\n", "4\n4\n", nil}, Invalid},
	{example{"CHECK: [[#UNDEFINED+OTHER]] [[THIRD]]\n", "4\n4\n", nil}, Failed},
	{example{"CHECK: [[#]]x[[#%x,]]\n", "4xf\n", nil}, OK},
	{example{"CHECK: [[#N+1]]\n", "4\n", []string{"-D#N=3"}}, OK},
	{example{"CHECK: [[#M]]\n", "4\n", []string{"-D#N=3", "-D#M=N+1"}}, OK},
	{example{"CHECK: [[#M]]\n", "4\n", []string{"-D#M=1+"}}, Invalid},
	{example{"\nCHECK: [[@LINE]] [[@LINE+1]] [[#@LINE-1]]\n", "2 3 1\n", nil}, OK},
	{example{"CHECK: [[@LINE+N]]\n", "2 3 1\n", nil}, Invalid},
	{example{"CHECK: [[@LINE+1+1]]\n", "2 3 1\n", nil}, Invalid},
	{example{"CHECK: [[#@FOO+1]]\n", "2 3 1\n", nil}, Invalid},
	{example{"CHECK: [[#18446744073709551615+1]]\n", "18446744073709551616\n", nil}, OK},

	// options
	{example{"CHECK: a b\n", "a  \t b\n", nil}, OK},
	{example{"CHECK: a b\n", "a  \t b\n", []string{"--strict-whitespace"}}, Failed},
	{example{"CHECK:   a b\n", "xa b\r\n", []string{"--strict-whitespace"}}, OK},
	{example{"CHECK:  a b\n", " a b\n", []string{"--strict-whitespace", "--match-full-lines"}}, Failed},
	{example{"CHECK: a\nCHECK-NOT: b\n", "  a  \nxb\n", []string{"--match-full-lines"}}, Failed},
	{example{"CHECK: a\n", "ab\n", []string{"--match-full-lines"}}, Failed},
	{example{"CHECK: AB{{[c-d]+}}[[X:.]]x[[X]]\n", "abCDyXY\n", []string{"--ignore-case"}}, Failed}, // \1 does not ignore case
	{example{"CHECK: AB{{[c-d]+}}[[X:.]]x[[X]]\n", "abCDyXy\n", []string{"--ignore-case"}}, OK},
	{example{"CHECK: a\n", "a\nwarning\n", []string{"--implicit-check-not=warning"}}, Failed},
	{example{"CHECK: a\n", "a\nwarning\n", []string{"--implicit-check-not=war{{x+}}", "--implicit-check-not", "{{n.n}}"}}, Failed},
	{example{"CHECK: a\nCHECK: warning\n", "a\nwarning\n", []string{"--implicit-check-not=warning"}}, OK},
	{example{"x\n", "a\nwarning\n", []string{"--implicit-check-not=warning"}}, Failed},
	{example{"A: a\nB: b\n", "a\nb\n", []string{"--check-prefixes=A,B"}}, OK},
	{example{"A: a\nB: b\n", "a\nb\n", []string{"--check-prefix=A", "-check-prefix", "B"}}, OK},
	{example{"A: a\nB: b\n", "a\nb\n", []string{"--check-prefixes=A,C"}}, Invalid},
	{example{"A: a\nB: b\n", "a\nb\n", []string{"--check-prefixes=A,C", "--allow-unused-prefixes"}}, OK},
	{example{"A: a\nB: b\n", "a\nb\n", []string{"--check-prefixes=D,C"}}, Invalid},
	{example{"A: a\nAB: b\n", "a\nb\n", []string{"--check-prefixes=A,AB"}}, OK},
	{example{"A: a\n", "a\n", []string{"--check-prefix=A", "--check-prefix=A"}}, Invalid},
	{example{"A: a\n", "a\n", []string{"--check-prefix=COM"}}, Invalid},
	{example{"A: a\n", "a\n", []string{"--check-prefix="}}, Invalid},
	{example{"A: a\n", "a\n", []string{"--check-prefix=A b"}}, Invalid},
	{example{"CHECK: a\n", strings.Repeat("x\n", 20) + "\n\n", []string{"--dump-input-filter=all"}}, Failed},
	{example{"CHECK: aaa\n", strings.Repeat("xxxxxx\n", 20) + "aab\n" + strings.Repeat("x\n", 20), []string{"--dump-input-context=2"}}, Failed},
	{example{"CHECK: a\tb\tcd\n", "xxxx\ta\tb\tce\n", []string{"--strict-whitespace"}}, Failed},
}

// run checks an example through the command line.
func run(t *testing.T, e example) (int, string) {
	t.Helper()
	dir := t.TempDir()
	check, input := filepath.Join(dir, "check"), filepath.Join(dir, "input")
	if err := os.WriteFile(check, []byte(e.check), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(input, []byte(e.input), 0o600); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	status := Main(append([]string{check, "--input-file=" + input}, e.flags...), strings.NewReader(""), &out, &out)
	return status, strings.ReplaceAll(out.String(), dir+string(filepath.Separator), "")
}

func TestExamples(t *testing.T) {
	for _, e := range examples {
		if status, out := run(t, e.example); status != int(e.want) {
			t.Errorf("exit status %d, want %d\n%s\ndiagnostics:\n%s", status, e.want, e.example, out)
		}
	}
}

func TestDiagnostics(t *testing.T) {
	_, out := run(t, example{"CHECK: a[[X:.]]\nCHECK-NEXT: q[[X]]c\n", "ab\nqbd\n", []string{"--dump-input=never"}})
	want := `check:2:13: error: CHECK-NEXT: expected string not found in input
CHECK-NEXT: q[[X]]c
            ^
input:1:3: note: scanning from here
ab
  ^
input:1:3: note: with "X" equal to "b"
ab
  ^
input:2:1: note: possible intended match here
qbd
^
`
	if out != want {
		t.Errorf("got:\n%swant:\n%s", out, want)
	}
}

func TestCommandLine(t *testing.T) {
	tests := []struct {
		args []string
		want int
		out  string // a part of what is printed
	}{
		{[]string{}, 2, "<check-file> not specified"},
		{[]string{"no-such-file"}, 2, "Could not open check file 'no-such-file': No such file or directory"},
		{[]string{"--help"}, 0, "--check-prefixes=<list>"},
		{[]string{"-version"}, 0, "filecheck"},
		{[]string{"--dump-input=help"}, 0, "T:L'N"},
		{[]string{"--nonsense", "x"}, 1, "Unknown command line argument '--nonsense'"},
		{[]string{"--dump-input=x", "x"}, 1, "Cannot find option named 'x'"},
		{[]string{"--check-prefix"}, 1, "requires a value"},
		{[]string{"--allow-empty=maybe"}, 1, "invalid value for boolean"},
		{[]string{"a", "b"}, 1, "Too many positional arguments"},
		{[]string{"-", "-D", "X=in", "--input-file=" + os.DevNull, "--allow-empty"}, 1, "expected string not found"},
	}
	for _, tt := range tests {
		var out strings.Builder
		status := Main(tt.args, strings.NewReader("CHECK: [[X]]"), &out, &out)
		if status != tt.want || !strings.Contains(out.String(), tt.out) {
			t.Errorf("%q: exit status %d, want %d, with %q in\n%s", tt.args, status, tt.want, tt.out, &out)
		}
	}
}

// TestStricter holds where we differ from LLVM on purpose: LLVM prints the error
// and goes on without the pattern, exits as if the input were at fault, or does
// not say where the error is.
func TestStricter(t *testing.T) {
	for _, e := range []example{
		{"x\n", "a\n", []string{"--implicit-check-not={{("}},
		{"CHECK: [[X:a]b]]\n", "a\n", nil},
		{"CHECK: [[#M]]\n", "4\n", []string{"-D#M=N+1"}},
	} {
		if status, out := run(t, e); status != int(Invalid) {
			t.Errorf("exit status %d\n%s\n%s", status, e, out)
		}
	}
}

func TestOptionsFromEnvironment(t *testing.T) {
	t.Setenv("FILECHECK_OPTS", "--allow-empty -dump-input=never")
	if status, out := run(t, example{"CHECK-NOT: a\n", "", nil}); status != 0 || out != "" {
		t.Errorf("exit status %d\n%s", status, out)
	}
}
