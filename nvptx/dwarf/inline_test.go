package dwarf_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
)

// TestInlined: functions that are inlined, in each other and in blocks, a member of a class and one
// that is compiled for itself, too, are described as llc-22 does. Locations do not count, and llc
// leaves out variables of calls that it does not locate.
func TestInlined(t *testing.T) {
	ours := read(t, compile(t, source(t, "inlined")))
	calls := 0
	for _, l := range ours {
		if path, _, _ := strings.Cut(l, ": "); strings.Contains(path[strings.LastIndex(path, "/"):], "0x1d:") {
			calls++
		}
	}
	if calls != 13 {
		t.Errorf("%d calls were inlined, want 13:\n%s", calls, strings.Join(ours, "\n"))
	}
	places := regexp.MustCompile(` (0x2|0x33|0x1c)=\S+`)
	bare := func(lines []string) (out []string) {
		for _, l := range lines {
			out = append(out, places.ReplaceAllString(l, ""))
		}
		return out
	}
	all, theirs := bare(ours), bare(read(t, byLLVM(t, "inlined")))
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

// TestInlinedLocations: variables of calls have locations, as often as llc's have; h and those of
// inner are set in a block whose label vanishes and in which nothing with an effect is left.
func TestInlinedLocations(t *testing.T) {
	count := func(list []string) map[string]int {
		n := map[string]int{}
		for _, name := range list {
			n[name]++
		}
		return n
	}
	ours := count(located(t, compile(t, source(t, "inlined"))))
	for name, n := range map[string]int{"get/this": 4, "get/x": 4, "inner/p": 2, "inner/s": 2, "inner/m": 2, "both/h": 2, "sq/k": 4, "sq/x": 4, "two/a": 2, "out/c": 1} {
		if ours[name] != n {
			t.Errorf("%s has %d locations, want %d", name, ours[name], n)
		}
	}
	for name, n := range count(located(t, byLLVM(t, "inlined"))) {
		if ours[name] < n {
			t.Errorf("llc has %d locations of %s, we have %d", n, name, ours[name])
		}
	}
}

// TestInlinedRanges: the labels of a call that was inlined are around the instructions whose lines
// are the function's, and none is in the braces of a call, where it would be another one.
func TestInlinedRanges(t *testing.T) {
	m := compile(t, source(t, "inlined"))
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
