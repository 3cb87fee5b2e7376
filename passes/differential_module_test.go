package passes

import (
	"context"
	"fmt"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"
)

// calleesFirstGroup is LLVM's cgscc group of -O2 without most of its function passes.
const calleesFirstGroup = "cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,argpromotion," +
	"function<eager-inv;no-rerun>(sroa,early-cse,simplifycfg,instcombine<no-verify-fixpoint>),function-attrs))"

// moduleCases are passes over modules to compare with LLVM's on the units of random modules.
var moduleCases = []struct {
	pipeline string
	make     func(seed uint64, n int) string
	atLeast  int // percent of units that have to be equal to LLVM's, names aside
}{
	{"always-inline", generateInlined, 90},
	{"argpromotion", generatePointers, 93}, // LLVM also promotes where memory changes before a function calls itself
	{"called-value-propagation", generateCallees, 99},
	{"cgscc(inline)", generateCallees, 95},
	{"cgscc(inline)", generateInlined, 85}, // LLVM also inlines functions into themselves
	{"cgscc(inline)", generateModule, 90},
	{"cgscc(inline)", generatePointers, 99},
	{calleesFirstGroup, generateCallees, 95},
	{calleesFirstGroup, generateInlined, 65}, // see cgscc(inline) and argpromotion
	{calleesFirstGroup, generateModule, 95},
	{calleesFirstGroup, generatePointers, 75},
	{"cgscc(inline<only-mandatory>)", generateInlined, 98},
	{"constmerge", generateConstants, 98},
	{"deadargelim", generateModule, 98},
	{"elim-avail-extern", generateConstants, 98},
	{"function-attrs", generateCallees, 99},
	{"function-attrs", generateModule, 99},
	{"function-attrs", generatePointers, 99},
	{"globalopt", generateModule, 98},
	{"globalopt,deadargelim,globalopt,globaldce", generateModule, 95},
}

// TestDifferentialModules compares passes over modules with LLVM's, unit by unit, and runs the modules under LLVM's interpreter before and
// after.
func TestDifferentialModules(t *testing.T) {
	for _, c := range moduleCases {
		if *differentialPass != "" && c.pipeline != *differentialPass {
			continue
		}
		t.Run(c.pipeline, func(t *testing.T) {
			t.Parallel()
			equal, sum := 0, 0
			const batch = 100
			for done := 0; done < *differentialN; done += batch {
				d := &differential{t: t, c: differentialCase{pipeline: c.pipeline}, seed: *differentialSeed + uint64(done/batch)}
				e, n := d.module(c.make, min(batch, *differentialN-done))
				equal, sum = equal+e, sum+n
			}
			t.Logf("%s: %d units, %d equal", c.pipeline, sum, equal)
			if sum > 0 && equal*100 < c.atLeast*sum {
				t.Errorf("fewer than %d %% of the units are equal to LLVM's", c.atLeast)
			}
		})
	}
}

// module tests one module of n units, and returns how many are equal to LLVM's, and how many were compared.
func (d *differential) module(source func(uint64, int) string, n int) (equal, compared int) {
	input := source(d.seed, n)
	output := d.transform(input, d.c.pipeline)
	theirs, ok := d.llvm(input)
	if !ok {
		return 0, 0
	}
	if want, ran := d.printed(input); ran {
		if got, _ := d.printed(output); got != want {
			again, _ := d.printed(input)
			if llvms, _ := d.printed(theirs); again != want || llvms != want {
				d.t.Logf("seed %d: the module is undefined: after LLVM's %s, or run again, it prints something else, too", d.seed, d.c.pipeline)
			} else {
				d.t.Errorf("seed %d: the module prints something else after %s:\n%s", d.seed, d.c.pipeline, firstDifference(want, got))
			}
		}
	}
	ours, llvm, before := unitTexts(d.read(output).String()), unitTexts(d.read(theirs).String()), unitTexts(input) // both read anew: predecessors are in the text's order
	for k := range n {
		name := fmt.Sprintf("u%d", k)
		compared++
		if ours[name] == llvm[name] {
			equal++
			continue
		}
		dump(d.t, fmt.Sprintf("%s-%d-%s.ll", d.c.pipeline, d.seed, name),
			moduleHeader+before[name]+"; ---- ours\n"+commented(ours[name])+"\n; ---- LLVM\n"+commented(llvm[name])+"\n")
	}
	return equal, compared
}

// printed runs a module under lli-19 and returns what it prints; ok is false where lli-19 is not installed.
func (d *differential) printed(text string) (out string, ok bool) {
	lli, err := exec.LookPath("lli-19")
	if err != nil {
		return "", false
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, lli, "-")
	cmd.Stdin = strings.NewReader(text)
	b, err := cmd.CombinedOutput()
	if err != nil {
		d.t.Fatalf("seed %d: lli-19: %v\n%s", d.seed, err, b)
	}
	return string(b), true
}

func firstDifference(want, got string) string {
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	for k := range min(len(a), len(b)) {
		if a[k] != b[k] {
			return fmt.Sprintf("line %d: %s, before %s", k+1, b[k], a[k])
		}
	}
	return fmt.Sprintf("%d lines, before %d", len(b), len(a))
}

var (
	unitName  = regexp.MustCompile(`^(?:define[^@]*)?@(u\d+)\.`)
	attrGroup = regexp.MustCompile(` #\d+`)
	// attrGroupText matches what a group of attributes stands for.
	attrGroupText = regexp.MustCompile(`(?m)^attributes (#\d+) = (.*)$`)
)

// unitTexts cuts a module's text into its units: the globals and functions whose names begin with the unit's.
func unitTexts(text string) map[string]string {
	out := map[string]string{}
	groups := map[string]string{}
	for _, m := range attrGroupText.FindAllStringSubmatch(text, -1) {
		groups[m[1]] = m[2]
	}
	unit := ""
	for _, line := range strings.Split(text, "\n") {
		if m := unitName.FindStringSubmatch(line); m != nil {
			unit = m[1]
		} else if unit == "" || line == "" {
			continue
		} else if line[0] != ' ' && line[0] != '}' && !strings.HasSuffix(line, ":") && !strings.Contains(line, ": ") {
			unit = ""
			continue
		}
		out[unit] += attrGroup.ReplaceAllStringFunc(line, func(s string) string { return " " + groups[strings.TrimSpace(s)] }) + "\n"
	}
	return out
}
