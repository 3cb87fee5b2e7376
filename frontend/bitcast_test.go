package frontend

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/tools/oracle"
)

// TestTypedPrinted compares LLVM 19's and our output for clang 14's texts. We drop conversions
// between pointer types; LLVM keeps them, so they are removed for the comparison.
func TestTypedPrinted(t *testing.T) {
	as := oracle.Tool(t, "llvm-as-14")
	for _, name := range sample(sortedKeys(generatedSources), 3*thoroughness()) {
		args := []string{"-O1", "-fno-discard-value-names", "-x", strings.Fields(name)[0], "-S", "-emit-llvm", "-w", "-o", "-", "-"}
		src := run(t, []byte(generatedSources[name]), oracle.Tool(t, "clang-14"), args...)
		theirs, err := asText(as, string(src))
		if err != nil {
			t.Fatal(err)
		}
		ours, err := asText(oracle.Tool(t, "llvm-as-19"), mustRead(t, "<stdin>", src).String())
		if err != nil {
			t.Errorf("%s: LLVM refuses what we print: %v", name, err)
			continue
		}
		if diff := cmp.Diff(withoutBitcasts(unordered(theirs)), withoutBitcasts(unordered(ours))); diff != "" {
			t.Errorf("%s (-LLVM +ours)\n%s", name, diff)
		}
	}
}

var (
	pointerBitcast = regexp.MustCompile(`^\s*(%\S+) = bitcast (ptr(?: addrspace\(\d+\))?|<\d+ x ptr>) (\S+) to (ptr(?: addrspace\(\d+\))?|<\d+ x ptr>)(?:,.*)?$`)
	localOperand   = regexp.MustCompile(`%(?:"[^"]*"|[-a-zA-Z$._0-9]+)`)
	numberedLabel  = regexp.MustCompile(`^(\d+):`)
	localNumber    = regexp.MustCompile(`^%\d+$`)
)

// withoutBitcasts removes conversions of a pointer to its own type from a text, and numbers unnamed
// locals by their first occurrence.
func withoutBitcasts(text string) string {
	var out []string
	same, numbers := map[string]string{}, map[string]string{}
	for line := range strings.SplitSeq(text, "\n") {
		if strings.HasPrefix(line, "define ") {
			same, numbers = map[string]string{}, map[string]string{}
		}
		line, _, _ = strings.Cut(line, " ; preds = ")
		if m := pointerBitcast.FindStringSubmatch(line); m != nil && m[2] == m[4] {
			if same[m[1]] = m[3]; same[m[3]] != "" {
				same[m[1]] = same[m[3]]
			}
			continue
		}
		line = strings.TrimRight(numberedLabel.ReplaceAllString(line, "%$1:"), " ")
		out = append(out, localOperand.ReplaceAllStringFunc(line, func(x string) string {
			if same[x] != "" {
				x = same[x]
			}
			if localNumber.MatchString(x) {
				if numbers[x] == "" {
					numbers[x] = fmt.Sprintf("%%unnamed%d", len(numbers))
				}
				return numbers[x]
			}
			return x
		}))
	}
	return strings.Join(out, "\n")
}
