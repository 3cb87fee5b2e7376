package difftest

import (
	"context"
	"fmt"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"

	"opt-go/frontend/ir"
	"opt-go/passes/internal/irgen"
	"opt-go/passes/internal/irinterp"
)

// ModuleCase is a pass over modules or SCCs to compare with LLVM's on random modules.
type ModuleCase struct {
	Pipeline string
	Make     func(seed uint64, n int) string
	Cost     float64 // of our results' instructions relative to LLVM's, as measured; 0: 1
}

func (c ModuleCase) name() (pipeline, title string) { return c.Pipeline, c.Pipeline }

// runModules compares a pass with LLVM's, unit by unit, and runs the modules under LLVM's
// interpreter before and after.
func runModules(t *testing.T, c ModuleCase) {
	var sum costs
	equal, compared := 0, 0
	const batch = 100
	for done := 0; done < *functionsN; done += batch {
		d := moduleTrial{Trial{T: t, Seed: *seed + uint64(done/batch)}, c, &sum}
		e, n := d.run(min(batch, *functionsN-done))
		equal, compared = equal+e, compared+n
	}
	if compared > 0 {
		t.Logf("%s; %d of %d units are equal", sum, equal, compared)
	}
	sum.check(t, c.Cost)
}

// moduleTrial compares a pass with LLVM's on one random module.
type moduleTrial struct {
	Trial
	c   ModuleCase
	sum *costs
}

// run tests one module of n units, and returns how many are equal to LLVM's, and how many were
// compared.
func (d moduleTrial) run(n int) (equal, compared int) {
	input := d.c.Make(d.Seed, n)
	output := d.Transform(input, d.c.Pipeline)
	theirs, ok := d.LLVM(input, d.c.Pipeline)
	if !ok {
		return 0, 0
	}
	if want, ran := d.printed(input); ran {
		if got, _ := d.printed(output); got != want {
			again, _ := d.printed(input)
			if llvms, _ := d.printed(theirs); again != want || llvms != want {
				d.T.Logf("seed %d: the module is undefined: after LLVM's %s, or run again, it prints something else, too", d.Seed, d.c.Pipeline)
			} else {
				d.T.Errorf("seed %d: the module prints something else after %s:\n%s", d.Seed, d.c.Pipeline, firstDifference(want, got))
			}
		}
	}
	a, b := d.Read(output), d.Read(theirs) // both reread: predecessors are in the text's order
	d.sum.ours += moduleCost(a)
	d.sum.theirs += moduleCost(b)
	ours, llvm, before := unitTexts(a.String()), unitTexts(b.String()), unitTexts(input)
	for k := range n {
		name := fmt.Sprintf("u%d", k)
		compared++
		if ours[name] == llvm[name] {
			equal++
			continue
		}
		d.Dump(fmt.Sprintf("%s-%d-%s.ll", d.c.Pipeline, d.Seed, name),
			irgen.ModuleHeader+before[name]+"; ---- ours\n"+commented(ours[name])+"\n; ---- LLVM\n"+commented(llvm[name])+"\n")
	}
	return equal, compared
}

func moduleCost(m *ir.Module) (n int) {
	for _, f := range m.Funcs {
		n += irinterp.StaticCost(f)
	}
	return n
}

// printed runs a module under lli-19 and returns what it prints; ok is false where lli-19 is not
// installed.
func (d moduleTrial) printed(text string) (out string, ok bool) {
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
		d.T.Fatalf("seed %d: lli-19: %v\n%s", d.Seed, err, b)
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

// unitTexts cuts a module's text into its units: the globals and functions whose names begin with
// the unit's.
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
