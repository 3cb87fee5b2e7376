package passes_test

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/frontend/version"
	"opt-go/tools/oracle"
)

// TestPrintedVersions prints programs of clang-22 and rustc, with debug information, for every LLVM
// version, as they come and after -O2, and has opt of that version read and verify them: what it
// prints is the same module. LLVM 20 and 21 are not among the tools; opt-22 reads what is printed
// for them. OPTGO_ALL=1 takes all programs.
func TestPrintedVersions(t *testing.T) {
	oracle.Need(t, "clang-22", "opt-19", "opt-22")
	files, err := filepath.Glob("testdata/programs/*.c*")
	if err != nil || len(files) == 0 {
		t.Fatalf("the programs were not found: %v", err)
	}
	if _, ok := oracle.Look(t, "rustc"); ok {
		files = append(files, "testdata/programs/traits.rs")
	}
	if os.Getenv("OPTGO_ALL") == "" {
		files = []string{"testdata/programs/machine.c"}
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			dir := t.TempDir()
			ll := filepath.Join(dir, "p.ll")
			if strings.HasSuffix(file, ".rs") {
				command(t, dir, time.Minute, "rustc", "--edition=2021", "-g", "-Ccodegen-units=1", "-Copt-level=2", "--emit=llvm-ir", absolute(t, file), "-o", ll)
			} else {
				command(t, dir, time.Minute, "clang-22", "-w", "-g", "-O2", "-std=c"+map[string]string{".c": "17", ".cpp": "++20"}[filepath.Ext(file)], "-S", "-emit-llvm", absolute(t, file), "-o", ll)
			}
			text, err := os.ReadFile(ll)
			if err != nil {
				t.Fatal(err)
			}
			for _, text := range [][]byte{text, optimized(t, text, "default<O2>")} {
				for v := version.Oldest; v <= version.Newest; v++ {
					printedFor(t, text, v)
				}
			}
		})
	}
}

// printedFor prints a module for LLVM v and compares it with what opt makes of the text.
func printedFor(t *testing.T, text []byte, v int) {
	t.Helper()
	m, err := frontend.Read("p.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	m.UseIntrinsics(version.Newest) // as for passes
	var ours, theirs, complaints bytes.Buffer
	if err := frontend.WriteVersion(&ours, m, v); err != nil {
		t.Fatal(err)
	}
	opt := "opt-" + strconv.Itoa(v)
	if v != version.Oldest {
		opt = "opt-22"
	}
	cmd := exec.Command(opt, "-passes=verify", "-S", "-")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(ours.Bytes()), &theirs, &complaints
	if err := cmd.Run(); err != nil || complaints.Len() > 0 {
		t.Fatalf("%s refuses what is printed for LLVM %d: %v\n%s", opt, v, err, complaints.Bytes())
	}
	if v != version.Oldest && v != version.Newest {
		return // opt-22 brings it up to date
	}
	a, b := linesOf(ours.String()), linesOf(theirs.String())
	for _, line := range slices.Sorted(maps.Keys(a)) {
		if a[line] > b[line] && !repeated.MatchString(line) {
			t.Errorf("LLVM %d reads %d of %d lines %q", v, b[line], a[line], line)
		}
	}
	for _, line := range slices.Sorted(maps.Keys(b)) {
		if b[line] > a[line] {
			t.Errorf("LLVM %d prints %d lines %q, which were %d", v, b[line], line, a[line])
		}
	}
}

// repeated are nodes of which LLVM makes one where they are equal, and sets of attributes.
var repeated = regexp.MustCompile(`^(!N = (distinct )?!|attributes )`)

var (
	numbersOfNodes = regexp.MustCompile(`[!#]\d+`)
	commentAtEnd   = regexp.MustCompile(`\s*; (preds = .*|Function Attrs: .*|No predecessors!|ModuleID = .*)$`)
)

// linesOf counts the lines of a module without comments and the numbers of nodes. The attributes of
// intrinsics are LLVM's own, whatever the text says; mustprogress, nofree and nosync are what
// passes add to them.
func linesOf(text string) map[string]int {
	count := map[string]int{}
	for line := range strings.Lines(text) {
		line = commentAtEnd.ReplaceAllString(strings.TrimRight(line, "\n"), "")
		line = numbersOfNodes.ReplaceAllStringFunc(line, func(s string) string { return fmt.Sprintf("%cN", s[0]) })
		if strings.HasPrefix(line, "attributes ") {
			for _, word := range []string{"mustprogress ", "nofree ", "nosync "} {
				line = strings.ReplaceAll(line, word, "")
			}
			count[line] = 1
			continue
		}
		if line != "" && !strings.HasPrefix(line, "source_filename") {
			count[line]++
		}
	}
	return count
}
