package lit

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestCondition(t *testing.T) {
	features := []string{"llc-19", "tool=cat", "a.b"}
	tests := []struct {
		text string
		want bool
		err  string
	}{
		{"llc-19", true, ""},
		{"llc-1", false, ""},
		{"true", true, ""},
		{"false", false, ""},
		{"!llc-19", false, ""},
		{"!!llc-19 && !x", true, ""},
		{"x || llc-19 && x", false, ""},
		{"(x || llc-19) && tool=cat", true, ""},
		{"tool={{c.t|dog}}", true, ""},
		{"{{ll.}}-{{[0-9]+}}", true, ""},
		{"aXb", false, ""},
		{"", false, "expected the name of a feature"},
		{"a b", false, "unexpected 'b'"},
		{"(a", false, "missing ')'"},
		{"a:b", false, "unexpected ':b'"},
		{"a &&", false, "expected the name"},
		{"{{(}}", false, "missing closing )"},
	}
	for _, tt := range tests {
		got, err := condition(tt.text, features)
		if got != tt.want || (err == nil) != (tt.err == "") || err != nil && !strings.Contains(err.Error(), tt.err) {
			t.Errorf("%q: got %v, %v; want %v, %q", tt.text, got, err, tt.want, tt.err)
		}
	}
}

func TestParseScript(t *testing.T) {
	got, err := ParseScript("; RUN: a \\\r\n; RUN:   b\n// REQUIRES: x, y && z\nNOTRUN: q\nXFAIL: *\nUNSUPPORTED: w\nDEFINE: %{x} = a b \nRUN: c\nEND.\nRUN: d\n")
	if err != nil {
		t.Fatal(err)
	}
	want := &Script{
		Steps: []Step{
			{Line: 1, Command: "a b"},
			{Line: 7, Command: "%{x} = a b", Define: &Definition{Name: "%{x}", Value: "a b"}},
			{Line: 8, Command: "c"},
		},
		Requires: []string{"x", "y && z"}, Unsupported: []string{"w"}, XFail: []string{"*"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for text, want := range map[string]string{
		"nothing":                        "Test has no 'RUN:' line",
		"RUN: a \\\n":                    "ends in a backslash",
		"RUN: a \\\nREQUIRES: b\n":       "but REQUIRES: follows",
		"RUN: a\nALLOW_RETRIES: 2\n":     "ALLOW_RETRIES: is not supported",
		"RUN: a\nDEFINE: %x = 2\n":       "a definition has the form",
		"DEFINE: %{a} = \\\nDEFINE: 2\n": "no 'RUN:' line",
	} {
		if _, err := ParseScript(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %q", text, err, want)
		}
	}
}

func TestSubstitute(t *testing.T) {
	c := &Config{Features: []string{"f"}, Substitutions: []Definition{{Name: "%{mine}", Value: "M"}}}
	s := newSubstituter(c, Test{Path: "/src/a/x.ll", Name: "a/x.ll"}, "/out/a/Output/x.ll")
	for _, d := range []Definition{{Name: "%{one}", Value: "1%s"}, {Name: "%{two}", Value: "%{one}%{one}%(line)"}} {
		if err := s.define(d); err != nil {
			t.Fatal(err)
		}
	}
	for text, want := range map[string]string{
		"%s %S %p %T":                    "/src/a/x.ll /src/a /src/a /out/a/Output",
		"%t.o":                           "/out/a/Output/x.ll.tmp.o",
		"%/s %:s %{s:real}":              "/src/a/x.ll src/a/x.ll /src/a/x.ll",
		"%basename_t %{s:basename}":      "x.ll x.ll",
		"%{s:stem} %{t:stem} %{pathsep}": "x x.ll :",
		"%%s %%%s % %q 5%":               "%s %/src/a/x.ll % %q 5%",
		"%(line) %(line+3) %(line - 1)":  "7 10 6",
		"%{mine}":                        "M",
		"%{two}":                         "1/src/a/x.ll1/src/a/x.ll7",
		"%if f %{a%} %else %{b%}c":       "ac",
		"%if g %{a%} %else %{b%}c":       "bc",
		"%if f %{%if g %{x%}y %{mine}%}": "y M",
		"%if !f||g %{a%}|":               "|",
		"%{other}":                       "!unknown substitution %{other}",
		"%if f a":                        "!'%if' without '%{'",
		"%if f %{ a":                     "!'%if' without '%}'",
		"%if f&& %{ a %}":                "!expected the name of a feature",
		"%if f %{ %if f %{ a %} %else b": "!'%if' without '%}'",
	} {
		got, err := s.apply(text, 7)
		if err != nil {
			got = "!" + err.Error()
		}
		if got != want && !(strings.HasPrefix(want, "!") && strings.HasPrefix(got, want)) {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
	if err := s.define(Definition{Name: "%{one}"}); err == nil {
		t.Error("a second DEFINE is accepted")
	}
	if err := s.define(Definition{Name: "%{none}", Redefines: true}); err == nil {
		t.Error("a REDEFINE of nothing is accepted")
	}
	if err := s.define(Definition{Name: "%{one}", Value: "%{two}", Redefines: true}); err != nil {
		t.Error(err)
	}
	if got, err := s.apply("%{one}", 1); err == nil {
		t.Errorf("an older definition names a younger one: %s", got)
	}
}

// writeTests writes files into a new folder that looks like a root of tests.
func writeTests(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	files["lit.cfg.py"] = ""
	for name, text := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestDiscover(t *testing.T) {
	root := writeTests(t, map[string]string{"b/x.ll": "", "a.test": "", "a.txt": "", "b/Inputs/y.ll": "", ".git/z.ll": "", "b/.q.ll": "", "c.py": ""})
	names := func(paths ...string) string {
		for i := range paths {
			paths[i] = filepath.Join(root, paths[i])
		}
		tests, err := Discover(root, paths)
		if err != nil {
			return err.Error()
		}
		var list []string
		for _, test := range tests {
			list = append(list, test.Name)
		}
		return strings.Join(list, " ")
	}
	for _, tt := range []struct{ got, want string }{
		{names(""), "a.test b/x.ll"},
		{names("b", "b/x.ll", "a.txt"), "a.txt b/x.ll"},
	} {
		if tt.got != tt.want {
			t.Errorf("got %q, want %q", tt.got, tt.want)
		}
	}
	if got := names("none"); !strings.Contains(got, "no such file") {
		t.Error(got)
	}
	elsewhere, err := filepath.Rel(root, writeTests(t, map[string]string{"x.ll": ""}))
	if err != nil {
		t.Fatal(err)
	}
	if got := names(elsewhere); !strings.Contains(got, "is not below") {
		t.Error(got)
	}
	root = writeTests(t, map[string]string{"lit.local.cfg": ""})
	if got := names(""); !strings.Contains(got, "local configurations are not supported") {
		t.Error(got)
	}
}

func TestCodes(t *testing.T) {
	tests := []struct {
		text   string
		want   Code
		output string // a substring of the output
	}{
		{"RUN: true", Pass, "# RUN: at line 1\ntrue\n# executed command: true\n"},
		{"RUN: echo a b; echo 'c d'", Pass, "# executed command: echo 'c d'\n# .---command stdout------------\n# | c d\n"},
		{"RUN: true\nRUN: false\nRUN: echo no", Fail, "# error: command failed with exit status: 1\n"},
		{"RUN: false\nXFAIL: f", XFail, ""},
		{"RUN: false\nXFAIL: g", Fail, ""},
		{"RUN: true\nXFAIL: *", XPass, ""},
		{"RUN: true\nREQUIRES: g, f, !f", Unsupported, "unavailable features: g, !f"},
		{"RUN: true\nUNSUPPORTED: g, f", Unsupported, "unsupported with the following features: f"},
		{"RUN: true\nUNSUPPORTED: g", Pass, ""},
		{"nothing", Unresolved, "no 'RUN:' line"},
		{"RUN: true\nREQUIRES: a:b", Unresolved, "REQUIRES: unexpected ':b'"},
		{"RUN: true\nXFAIL: a:b", Unresolved, "XFAIL: unexpected ':b'"},
		{"RUN: true\nUNSUPPORTED: a:b", Unresolved, "UNSUPPORTED: unexpected ':b'"},
		{"RUN: %{x}", Unresolved, "line 1: unknown substitution"},
		{"RUN: cat < none", Fail, "# error: open "},
		{"RUN: cat &", Fail, "unsupported operator '&'"},
		{"RUN: export X=1\nRUN: sh -c 'exit $X'", Fail, "exit status: 1"},
		{"RUN: sleep 9", Timeout, "reached the timeout"},
	}
	for _, tt := range tests {
		root := writeTests(t, map[string]string{"d/x.test": tt.text})
		c := NewConfig(root, root, t.TempDir())
		c.Features, c.Timeout = []string{"f"}, 500*time.Millisecond
		r := c.RunTest(t.Context(), Test{Path: filepath.Join(root, "d/x.test"), Name: "d/x.test"})
		if r.Code != tt.want || !strings.Contains(r.Output, tt.output) {
			t.Errorf("%q: got %v, want %v, with %q in\n%s", tt.text, r.Code, tt.want, tt.output, r.Output)
		}
	}
}

// TestMainOutput runs the command on a few tests and checks its output.
func TestMainOutput(t *testing.T) {
	root := writeTests(t, map[string]string{
		"a.test": "RUN: true", "b.test": "RUN: false", "c.test": "REQUIRES: none\nRUN: true", "d.test": "XFAIL: *\nRUN: false", "e.test": ""})
	t.Setenv(toolsVariable, root)
	summary := `********************
Unresolved Tests (1):
  opt-go :: e.test

********************
Failed Tests (1):
  opt-go :: b.test


Testing Time: T

Total Discovered Tests: 5
  Unsupported      : 1 (20.00%)
  Passed           : 1 (20.00%)
  Expectedly Failed: 1 (20.00%)
  Unresolved       : 1 (20.00%)
  Failed           : 1 (20.00%)
`
	failed := `FAIL: opt-go :: b.test (2 of 5)
******************** TEST 'opt-go :: b.test' FAILED ********************
# RUN: at line 1
false
# executed command: false
# note: command had no output on stdout or stderr
# error: command failed with exit status: 1
********************
`
	unresolved := `UNRESOLVED: opt-go :: e.test (5 of 5)
******************** TEST 'opt-go :: e.test' FAILED ********************
Test has no 'RUN:' line
********************
`
	tests := []struct {
		args   string
		status int
		want   string
	}{
		{"-j1 -v", 1, "-- Testing: 5 tests, 1 workers --\nPASS: opt-go :: a.test (1 of 5)\n" + failed +
			"UNSUPPORTED: opt-go :: c.test (3 of 5)\nXFAIL: opt-go :: d.test (4 of 5)\n" + unresolved + summary},
		{"-j 1 -s", 1, "-- Testing: 5 tests, 1 workers --\n" + failed + unresolved + summary},
		{"--filter=A.TEST --show-pass -j3", 0, "-- Testing: 1 of 5 tests, 1 workers --\nPASS: opt-go :: a.test (1 of 1)\n" +
			"********************\nPassed Tests (1):\n  opt-go :: a.test\n\n\nTesting Time: T\n\nTotal Discovered Tests: 1\n  Passed: 1 (100.00%)\n"},
		{"--filter-out=[^b].test --show-tests", 0, "-- Available Tests --\n  opt-go :: b.test\n"},
		{"--max-failures=1 -q -j1", 1, "-- Testing: 5 tests, 1 workers --\nFAIL: opt-go :: b.test (2 of 5)\n" +
			"********************\nFailed Tests (1):\n  opt-go :: b.test\n\n\nTotal Discovered Tests: 2\n  Failed: 1 (50.00%)\n"},
		{"--filter=zzz", 2, "lit: error: no tests found\n"},
		{"-j0", 2, "lit: error: -j: '0' is not a number of at least 1\n\n" + usage()},
		{"--nonsense", 2, "lit: error: unknown option --nonsense\n\n" + usage()},
		{"--help", 0, usage()},
	}
	took := regexp.MustCompile(`Testing Time: .*`)
	for _, tt := range tests {
		var out strings.Builder
		status := Main(append(strings.Fields(tt.args), root), &out, &out)
		got := took.ReplaceAllString(out.String(), "Testing Time: T")
		if diff := cmp.Diff(tt.want, got); diff != "" || status != tt.status {
			t.Errorf("%s: status %d, want %d (-want +got)\n%s", tt.args, status, tt.status, diff)
		}
	}
}

func TestDemandedFeatures(t *testing.T) {
	demand := func(name string) string {
		return map[string]string{"OPTGO_REQUIRE_LLVM": "1"}[name]
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "ptxas"), nil, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		path   []string
		getenv func(string) string
		want   []string
	}{
		{nil, os.Getenv, nil},
		{[]string{dir}, func(string) string { return "" }, []string{"ptxas", "tool=ptxas"}},
		{nil, demand, []string{"FileCheck-19", "clang-14", "clang-19", "llc-19", "lli-19", "llvm-as-19", "opt-19"}},
	} {
		t.Setenv("OPTGO_REQUIRE_LLVM", "")
		t.Setenv("OPTGO_REQUIRE_PTXAS", "")
		got := availableFeatures(tt.path, tt.getenv)
		var rest []string
		for _, f := range got {
			if !strings.HasPrefix(f, "system-") {
				rest = append(rest, f)
			}
		}
		if diff := cmp.Diff(tt.want, rest); diff != "" {
			t.Error(diff)
		}
	}
}

// TestConfigAgreesWithLit compares config.go with lit.cfg.py.
func TestConfigAgreesWithLit(t *testing.T) {
	data, err := os.ReadFile("lit.cfg.py")
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	want := []string{`config.name = "` + suiteName + `"`, `config.excludes = ["` + inputs + `"]`,
		`config.suffixes = ["` + strings.Join(suffixes, `", "`) + `"]`, toolsVariable}
	for _, f := range features {
		want = append(want, `("`+f.name+`", "`+f.program+`", "`+f.demand+`")`)
	}
	for _, w := range want {
		if !strings.Contains(text, w) {
			t.Errorf("lit.cfg.py lacks %s", w)
		}
	}
}

// TestUnderLLVMLit runs the tests of the test tools under LLVM's lit.
func TestUnderLLVMLit(t *testing.T) {
	litPath, err := exec.LookPath("lit")
	if err != nil {
		t.Skip("LLVM's lit is not installed")
	}
	tools := t.TempDir()
	root, err := FindRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	if tools, err = Tools(root, tools); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(litPath, "-v", filepath.Join(root, "selftest"))
	cmd.Env = append(os.Environ(), toolsVariable+"="+tools, "TMPDIR="+t.TempDir())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
