package ere

import (
	"math/rand"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestFind(t *testing.T) {
	tests := []struct {
		expr, text string
		want       []int // nil: no match
	}{
		{"b+", "abbbc", []int{1, 4}},
		{"a|ab", "xab", []int{1, 3}},
		{"(a|ab)(c|bcd)(d*)", "abcd", []int{0, 4, 0, 2, 2, 3, 3, 4}},
		{"x*", "aaa", []int{0, 0}},
		{"(a*)+", "b", []int{0, 0, 0, 0}},
		{"(a*)+", "aa", []int{0, 2, 2, 2}},
		{"(ab)*", "ababx", []int{0, 4, 2, 4}},
		{"(a)|b", "b", []int{0, 1, -1, -1}},
		{"a{2,3}", "aaaa", []int{0, 3}},
		{"a{2}b", "aab", []int{0, 3}},
		{"a{0}b", "aab", []int{2, 3}},
		{"a{,2}", "a{,2}", []int{0, 5}},
		{"()b", "ab", []int{1, 2, 1, 1}},
		{"[]a]+", "x]a]", []int{1, 4}},
		{"[^]a]+", "]x", []int{1, 2}},
		{"[a-]+", "b-a", []int{1, 3}},
		{`[\n]+`, `\nx`, []int{0, 2}},
		{"[[:digit:]x]+", "ab1x2", []int{2, 5}},
		{"[[.-.]a]", "-", []int{0, 1}},
		{"[[=b=]]", "b", []int{0, 1}},
		{"[[:<:]]b[[:>:]]", "ab b", []int{3, 4}},
		{"^b$", "a\nb\nc", []int{2, 3}},
		{"a.b", "a\nb", nil},
		{"a[^x]b", "a\nb", nil},
		{`a\.b`, "axb a.b", []int{4, 7}},
		{"(\n$)", "a\n\nb", []int{1, 2, 1, 2}},
		{`([a-c]+)x\1`, "abcxbc", []int{1, 6, 1, 3}},
		{`(a+)\1`, "aaaaa", []int{0, 4, 0, 2}},
		{`(a|b)*\1`, "abb", []int{0, 3, 1, 2}},
		{`(a)\1+c`, "aaaac", []int{0, 5, 0, 1}},
		{"\xff+", "a\xff\xff", []int{1, 3}},
	}
	for _, tt := range tests {
		re, err := Compile(tt.expr, Newline)
		if err != nil {
			t.Errorf("%q: %v", tt.expr, err)
			continue
		}
		if diff := cmp.Diff(tt.want, re.Find(tt.text, true)); diff != "" {
			t.Errorf("%q on %q (-want +got):\n%s", tt.expr, tt.text, diff)
		}
	}
}

func TestIgnoreCase(t *testing.T) {
	re, err := Compile("[^b]Ab", Newline|IgnoreCase)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]int{1, 4}, re.Find("BxAB", false)); diff != "" {
		t.Error(diff)
	}
}

func TestErrors(t *testing.T) {
	tests := map[string]error{
		"": errEmpty, "a|": errEmpty, "|a": errEmpty, "a||b": errEmpty, "(|a)": errEmpty, "a{0}": errEmpty,
		"(": errParen, ")": errParen, "(a": errParen, "a)": errParen,
		"[": errBracket, "[a": errBracket, "[]": errBracket, "[[:alpha:]": errBracket,
		"*": errBadRepeat, "a**": errBadRepeat, "^*": errBadRepeat, "(*a)": errBadRepeat, "{1}": errBadRepeat,
		"a{1": errBrace, "a{2,1}": errBadCount, "a{256}": errBadCount, "a{1x}": errBadCount,
		"[b-a]": errRange, "[a--x]": errRange, "[[:nope:]]": errClass, "[[.hyphen.]]": errCollate,
		`\1`: errBackref, `(a\1)`: errBackref, `a\`: errTrailing,
		strings.Repeat("(", 4) + "a" + strings.Repeat("{255})", 4): errTooComplex,
	}
	for expr, want := range tests {
		if _, err := Compile(expr, Newline); err != want {
			t.Errorf("%q: got %v, want %v", expr, err, want)
		}
	}
}

// TestAgainstGo compares where matches lie with Go's regexp, which agrees with
// ours on the whole match (not on submatches) for these expressions.
func TestAgainstGo(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	for i := 0; i < 4000; i++ {
		expr := randomExpr(rng, 3)
		re, err := Compile(expr, Newline)
		if err != nil {
			t.Fatalf("%q: %v", expr, err)
		}
		std := regexp.MustCompile("(?m:" + strings.ReplaceAll(expr, "[^a]", `[^a\n]`) + ")")
		std.Longest()
		for j := 0; j < 4; j++ {
			text := randomText(rng)
			want := std.FindStringIndex(text)
			got := re.Find(text, true)
			if got != nil {
				got = got[:2]
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("%q on %q (-want +got):\n%s", expr, text, diff)
			}
		}
	}
}

func randomExpr(rng *rand.Rand, depth int) string {
	atoms := []string{"a", "b", "c", ".", "[ab]", "[^a]", "^", "$"}
	switch n := rng.Intn(10); {
	case depth == 0 || n < 3:
		return atoms[rng.Intn(len(atoms))]
	case n < 6:
		return randomExpr(rng, depth-1) + randomExpr(rng, depth-1)
	case n < 8:
		return "(" + randomExpr(rng, depth-1) + "|" + randomExpr(rng, depth-1) + ")"
	}
	repeats := []string{"*", "+", "?", "{2}", "{0,2}", "{1,}"}
	return "(" + randomExpr(rng, depth-1) + ")" + repeats[rng.Intn(len(repeats))]
}

func randomText(rng *rand.Rand) string {
	text := make([]byte, rng.Intn(9))
	for i := range text {
		text[i] = "abc\n"[rng.Intn(4)]
	}
	return string(text)
}
