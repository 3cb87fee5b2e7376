package passes_test

import (
	"bytes"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/passes"
	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
	"opt-go/passes/target"
	"opt-go/tools/oracle"
)

// TestScalarEvolution compares what print<scalar-evolution> prints for random loops with LLVM's,
// line by line. To run more trials: go test ./passes -run ScalarEvolution -diff-n 2000 -diff-seed 7
// -diff-dump /some/dir
func TestScalarEvolution(t *testing.T) {
	opt := oracle.Tool(t, "opt-19")
	lines, same := 0, 0
	for n, seed := 0, difftest.Seed(); n < difftest.Functions(); n, seed = n+100, seed+1 {
		text := irgen.Recurrences(seed, 100, true)
		ours := printed(t, text, "print<scalar-evolution>")
		cmd := exec.Command(opt, "-disable-output", "-passes=print<scalar-evolution>")
		cmd.Stdin = strings.NewReader(text)
		theirs, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("seed %d: opt-19: %v\n%s", seed, err, theirs)
		}
		a, b := strings.Split(ours, "\n"), withoutPredicates(string(theirs))
		lines += len(b)
		same += commonLines(functionsOf(a), functionsOf(b))
		for name, s := range map[string]string{"loops.ll": text, "ours.txt": ours, "llvm.txt": strings.Join(b, "\n")} {
			difftest.Trial{T: t}.Dump(name, s)
		}
	}
	t.Logf("%d of %d lines are LLVM's", same, lines)
	if same*100 < 90*lines {
		t.Errorf("fewer than 90 %% of the lines are LLVM's")
	}
}

// functionsOf cuts what is printed into functions.
func functionsOf(lines []string) (out [][]string) {
	for _, line := range lines {
		if strings.HasPrefix(line, "Printing analysis") || len(out) == 0 {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], line)
	}
	return out
}

// commonLines counts the lines that are equal, as they come in each function.
func commonLines(a, b [][]string) (n int) {
	for k := range min(len(a), len(b)) {
		i := 0
		for _, line := range b[k] {
			for j := i; j < len(a[k]); j++ {
				if a[k][j] == line {
					n, i = n+1, j+1
					break
				}
			}
		}
	}
	return n
}

// printed returns what an analysis printer writes about a module.
func printed(t *testing.T, text, pipeline string) string {
	m, err := frontend.Read("random.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if _, err := passes.Run(m, nodes, passes.Options{Target: target.Generic(), Out: &out}); err != nil {
		stack := ""
		if ie, ok := err.(*passes.InternalError); ok {
			stack = string(ie.Stack)
		}
		t.Fatalf("%v\n%s", err, stack)
	}
	return out.String()
}

// withoutPredicates returns LLVM's lines but those about counts under assumptions checked at run
// time.
func withoutPredicates(text string) []string {
	var out []string
	inside := false
	for _, line := range strings.Split(text, "\n") {
		switch {
		case strings.Contains(line, "redicated ") || strings.Contains(line, "Added Flags: ") || strings.TrimSpace(line) == "Predicates:":
			inside = true
			continue
		case inside && (strings.HasPrefix(line, "      ") || strings.TrimSpace(line) == "" && line != ""):
			continue
		case strings.HasPrefix(line, " Predicates") || line == "" && inside:
			continue
		}
		inside = false
		out = append(out, line)
	}
	return out
}

// TestHugeExpressions prints quotients each of which has the one before twice: their text would
// double with each.
func TestHugeExpressions(t *testing.T) {
	var b strings.Builder
	b.WriteString("define i64 @f(i64 %x0) {\n")
	for k := range 60 {
		fmt.Fprintf(&b, "  %%y%d = add i64 %%x%d, 1\n  %%x%d = udiv i64 %%x%d, %%y%d\n", k, k, k+1, k, k)
	}
	b.WriteString("  ret i64 %x60\n}\n")
	text := printed(t, b.String(), "print<scalar-evolution>")
	if !strings.Contains(text, "...") || !strings.Contains(text, "(%x0 /u (1 + %x0))") || len(text) > 60<<20 {
		t.Errorf("%d bytes: %.200s", len(text), text)
	}
}
