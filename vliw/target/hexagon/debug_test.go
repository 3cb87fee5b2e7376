package hexagon

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"opt-go/tools/oracle"
)

// TestLineTable asks LLVM's symbolizer for the lines of functions of a linked program, and its
// dumper for the frames of the object.
func TestLineTable(t *testing.T) {
	oracle.Need(t, "llvm-symbolizer-19", "llvm-dwarfdump-19", "llvm-objdump-19")
	b := newBench(t)
	for _, level := range []string{"-O0", "-O2"} {
		file := b.compile("testdata/machine/position.c", level, "-gline-tables-only", "-funwind-tables")
		s, err := b.assembly(file, "")
		if err != nil {
			t.Fatal(err)
		}
		if got, want := b.execute(s), b.native("testdata/machine/position.c"); got != want {
			t.Errorf("%s: the output differs: %s, want %s", level, got, want)
		}
		symbols := b.output(time.Minute, "llvm-objdump-19", "-t", s+".exe")
		// Lines of the source where these functions begin.
		for name, line := range map[string]string{"called": "position.c:7", "sum": "position.c:14", "main": "position.c:16"} {
			m := regexp.MustCompile(`(?m)^([0-9a-f]+) .* ` + name + `$`).FindStringSubmatch(symbols)
			if m == nil {
				t.Fatalf("no symbol %s", name)
			}
			if got := b.output(time.Minute, "llvm-symbolizer-19", "--obj="+s+".exe", "0x"+m[1]); !strings.Contains(got, line) {
				t.Errorf("%s %s: %s, want %s", level, name, got, line)
			}
		}
		if out := b.output(time.Minute, "llvm-dwarfdump-19", "--verify", s+".exe"); !strings.Contains(out, "No errors.") {
			t.Errorf("%s: %s", level, out)
		}
		frames := b.output(time.Minute, "llvm-dwarfdump-19", "--eh-frame", s+".exe")
		for _, rule := range []string{"DW_CFA_def_cfa: reg30 +8", "DW_CFA_offset: reg31 -4", "DW_CFA_offset: reg17"} {
			if !strings.Contains(strings.ReplaceAll(frames, "R", "reg"), rule) && !strings.Contains(frames, rule) {
				t.Errorf("%s: no %s in\n%s", level, rule, frames)
			}
		}
	}
}
