package dwarf_test

import (
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

func inlined(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("testdata/inlined.ll")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestInlined: functions that are inlined, in each other and in blocks, a member of a class and one that is
// compiled for itself, too, are described as llc-22 does. Locations do not count, and
// llc leaves out variables of calls that it does not locate.
func TestInlined(t *testing.T) {
	ours := read(t, compile(t, inlined(t)))
	calls := 0
	for _, l := range ours {
		if path, _, _ := strings.Cut(l, ": "); strings.Contains(path[strings.LastIndex(path, "/"):], "0x1d:") {
			calls++
		}
	}
	if calls != 13 {
		t.Errorf("%d calls were inlined, want 13:\n%s", calls, strings.Join(ours, "\n"))
	}
	if _, err := exec.LookPath("llc-22"); err != nil {
		if os.Getenv("OPTGO_REQUIRE_LLVM") != "" {
			t.Fatal(err)
		}
		t.Skip("llc-22 is not installed")
	}
	places := regexp.MustCompile(` (0x2|0x33|0x1c)=\S+`)
	bare := func(lines []string) (out []string) {
		for _, l := range lines {
			out = append(out, places.ReplaceAllString(l, ""))
		}
		return out
	}
	all, theirs := bare(ours), bare(read(t, byLLVM(t, "testdata/inlined.ll")))
	for _, l := range theirs {
		if !slices.Contains(all, l) {
			t.Errorf("only llc has %s", l)
		}
	}
	variable := regexp.MustCompile(`/(0x5|0x34):[^/]*$`)
	for _, l := range all {
		if path, _, _ := strings.Cut(l, ": "); !slices.Contains(theirs, l) && !variable.MatchString(path) {
			t.Errorf("only we have %s", l)
		}
	}
}

// TestInlinedLocations: variables of calls have locations, as often as llc's have; h and those of inner are
// set in a block whose label vanishes and in which nothing with an effect is left.
func TestInlinedLocations(t *testing.T) {
	count := func(list []string) map[string]int {
		n := map[string]int{}
		for _, name := range list {
			n[name]++
		}
		return n
	}
	ours := count(located(t, compile(t, inlined(t))))
	for name, n := range map[string]int{"get/this": 4, "get/x": 4, "inner/p": 2, "inner/s": 2, "inner/m": 2, "both/h": 2, "sq/k": 4, "sq/x": 4, "two/a": 2, "out/c": 1} {
		if ours[name] != n {
			t.Errorf("%s has %d locations, want %d", name, ours[name], n)
		}
	}
	if _, err := exec.LookPath("llc-22"); err != nil {
		return // TestInlined says so
	}
	for name, n := range count(located(t, byLLVM(t, "testdata/inlined.ll"))) {
		if ours[name] < n {
			t.Errorf("llc has %d locations of %s, we have %d", n, name, ours[name])
		}
	}
}

// byLLVM compiles with llc-22.
func byLLVM(t *testing.T, file string) *ptx.Module {
	t.Helper()
	text, err := exec.Command("llc-22", "-mcpu=sm_70", "-mattr=+ptx63", file, "-o", "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	m, err := parse.Module("llc.ptx", string(text))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestInlinedRanges: the labels of a call that was inlined are around the instructions whose lines are the
// function's, and none is in the braces of a call, where it would be another one.
func TestInlinedRanges(t *testing.T) {
	m := compile(t, inlined(t))
	text := m.String()
	labels := regexp.MustCompile(`(?m)^\$L__tmp\w+:$`).FindAllString(text, -1)
	if len(labels) < 20 {
		t.Fatalf("only %d labels:\n%s", len(labels), text)
	}
	for _, d := range m.Decls {
		f, ok := d.(*ptx.Func)
		if !ok {
			continue
		}
		depth := 0
		for _, s := range f.Body {
			switch s := s.(type) {
			case *ptx.Scope:
				if depth--; s.Open {
					depth += 2
				}
			case *ptx.LabelDef:
				if depth > 0 {
					t.Errorf("a label in braces in %s", f.Name)
				}
			}
		}
	}
	// The body of S::get, line 3, where it is inlined into out.
	out := text[strings.Index(text, "_Z3outfP1S("):]
	body := regexp.MustCompile(`\$L__tmp\w+:\n\t\.loc\t1 3 (.|\n)*?\$L__tmp\w+:\n\t\.loc\t1 6 `).FindString(out)
	if strings.Count(body, "\t.loc\t1 ") < 2 || strings.Contains(body, "\t.loc\t1 4 ") {
		t.Errorf("the code of get in out is not between labels:\n%s", out)
	}
}
