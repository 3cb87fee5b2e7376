package filecheck

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/tools/oracle"
)

// llvmFileCheck returns the path of LLVM's FileCheck; without one the test is
// skipped, or fails if OPTGO_REQUIRE_LLVM asks for LLVM.
func llvmFileCheck(t *testing.T) string {
	t.Helper()
	return oracle.Tool(t, "FileCheck-19")
}

// compare runs both programs on the same files and wants the same exit status
// and the same diagnostics.
func compare(t *testing.T, llvm string, c example) {
	t.Helper()
	dir := t.TempDir()
	check, input := filepath.Join(dir, "check"), filepath.Join(dir, "input")
	if err := os.WriteFile(check, []byte(c.check), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(input, []byte(c.input), 0o600); err != nil {
		t.Fatal(err)
	}
	args := append([]string{check, "--input-file", input}, c.flags...)
	cmd := exec.Command(llvm, args...)
	cmd.Env = append(os.Environ(), "FILECHECK_OPTS=")
	var want, got, stdout bytes.Buffer
	cmd.Stderr = &want
	_ = cmd.Run() // a failing exit status is compared below
	status := Main(args, strings.NewReader(""), &stdout, &got)
	llvmStatus := cmd.ProcessState.ExitCode()
	if llvmStatus < 0 {
		return // killed by a signal: some nested repetitions exhaust its stack
	}
	if status != llvmStatus {
		t.Errorf("exit status %d, LLVM's %d\n%s\nLLVM's diagnostics:\n%s\nours:\n%s", status, llvmStatus, c, &want, &got)
		return
	}
	if diff := cmp.Diff(normalize(want.String()), normalize(got.String())); diff != "" {
		t.Errorf("diagnostics differ (-LLVM +ours)\n%s\n%s", c, diff)
	}
}

// normalize removes the parts that may differ: the echoed command line, and empty lines (LLVM
// prints one after some errors).
func normalize(text string) []string {
	var lines []string
	for _, line := range strings.Split(text, "\n") {
		if line != "" && !strings.HasPrefix(line, "FileCheck command line:") {
			lines = append(lines, line)
		}
	}
	return lines
}

// example is one run of FileCheck.
type example struct {
	check, input string
	flags        []string
}

func (c example) String() string {
	return fmt.Sprintf("check file:\n%s\ninput:\n%s\nflags: %q", c.check, c.input, c.flags)
}

func TestExamplesAgainstLLVM(t *testing.T) {
	llvm := llvmFileCheck(t)
	for _, e := range examples {
		for _, more := range [][]string{nil, {"-vv"}, {"-v", "--dump-input=never"}, {"--vv", "--dump-input=never"}, {"-v", "--dump-input=always"}} {
			e := e.example
			e.flags = append(append([]string{}, e.flags...), more...)
			compare(t, llvm, e)
		}
	}
}

func TestRandomAgainstLLVM(t *testing.T) {
	llvm := llvmFileCheck(t)
	rounds := 300
	if testing.Short() {
		rounds = 30
	}
	for seed := range rounds {
		compare(t, llvm, randomExample(rand.New(rand.NewSource(int64(seed)))))
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

// randomExample makes a check file from the lines of a random input, so that
// many of its directives match.
func randomExample(rng *rand.Rand) example {
	pick := func(words ...string) string { return words[rng.Intn(len(words))] }
	var input []string
	for range 3 + rng.Intn(10) {
		line := make([]string, rng.Intn(4))
		for i := range line {
			line[i] = pick("ab", "a.b", "12", "0x1f", "bb", "%r3", "13", "foo:", "-4", "[x]")
		}
		input = append(input, strings.Join(line, pick(" ", " ", "  ", "\t")))
	}
	var check []string
	for at := 0; at < len(input); at += rng.Intn(3) {
		if len(check) > 12 {
			break
		}
		text := input[at]
		directive := "CHECK" + pick("", "", "", "-NEXT", "-SAME", "-NOT", "-DAG", "-DAG", "-LABEL", "-EMPTY", "-COUNT-2")
		if strings.HasSuffix(directive, "EMPTY") {
			text = ""
		} else if text == "" || rng.Intn(8) == 0 {
			text = pick("ab", "zz", "{{[0-9]+}}", "[[V]]")
		}
		for range rng.Intn(3) {
			word := pick("ab", "12", "bb", "13", "%r3", "foo")
			text = strings.Replace(text, word, pick(
				"{{[a-z]+}}", "{{a|12}}", "[[V:[a-z]+]]", "[[V]]", "[[#N:]]", "[[#N]]", "[[#N+1]]", "[[#%x,H:]]", "[[#]]",
				"[[$G:.*]]", "[[$G]]", "{{.*}}", "[[#@LINE]]", "[[D]]", "[[#E+3]]", "[[W:.+]]{{.*}}[[W]]"), 1)
		}
		check = append(check, pick("; ", "", "  // ")+directive+":"+pick(" ", "  ", "")+text)
	}
	e := example{check: strings.Join(check, "\n") + "\n", input: strings.Join(input, "\n") + pick("\n", "")}
	for _, f := range []string{"--match-full-lines", "--strict-whitespace", "--ignore-case", "--enable-var-scope",
		"--implicit-check-not=zz", "--implicit-check-not=b{{b+}}", "-DD=ab", "-D#E=9", "--allow-deprecated-dag-overlap"} {
		if rng.Intn(6) == 0 {
			e.flags = append(e.flags, f)
		}
	}
	return example{e.check, e.input, append(e.flags, pick("-v", "-vv", "--dump-input=always", "--dump-input=fail", "--dump-input=never",
		"--dump-input-context=1", "--dump-input-filter=annotation"))}
}

// TestRandomRegexAgainstLLVM compares what each variable captures.
func TestRandomRegexAgainstLLVM(t *testing.T) {
	llvm := llvmFileCheck(t)
	rounds := 200
	if testing.Short() {
		rounds = 20
	}
	for seed := range rounds {
		rng := rand.New(rand.NewSource(int64(seed)))
		line := "CHECK: [[A:" + randomRegex(rng, 3) + "]][[B:" + randomRegex(rng, 3) + "]]{{" + randomRegex(rng, 2) + "}}"
		if rng.Intn(3) == 0 {
			line += "[[A]]"
		}
		var input strings.Builder
		for range 30 {
			input.WriteByte("aabbc\n"[rng.Intn(6)])
		}
		compare(t, llvm, example{line + "\n", input.String(), []string{"-vv", "--dump-input=never"}})
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

func randomRegex(rng *rand.Rand, depth int) string {
	atoms := []string{"a", "b", "c", ".", "[ab]", "[^a]", "[[:alpha:]]", "()"}
	switch n := rng.Intn(10); {
	case depth == 0 || n < 3:
		return atoms[rng.Intn(len(atoms))]
	case n < 6:
		return randomRegex(rng, depth-1) + randomRegex(rng, depth-1)
	case n < 8:
		return "(a" + randomRegex(rng, depth-1) + "|[bc]" + randomRegex(rng, depth-1) + ")"
	}
	// LLVM's library misses matches of an alternative that begins with something
	// optional, and of {0}, {m,n} and anchors in alternatives and repetitions;
	// those are left out, here and above.
	repeats := []string{"*", "+", "?", "{2}", "{1,}"}
	return "(" + randomRegex(rng, depth-1) + ")" + repeats[rng.Intn(len(repeats))]
}
