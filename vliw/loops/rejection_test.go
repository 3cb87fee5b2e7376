package loops

import (
	"strings"
	"testing"
)

// TestReasons: every reason has a text, and no two have the same.
func TestReasons(t *testing.T) {
	seen := map[string]Reason{}
	for r := range numReasons {
		text := reasonTexts[r]
		if other, twice := seen[text]; twice || text == "" {
			t.Errorf("reason %d: text %q is that of reason %d, or none", r, text, other)
		}
		seen[text] = r
	}
	if text := Reject(TooManyInvariants, 3, "float", 2).String(); strings.Contains(text, "%!") || !strings.HasPrefix(text, "it reads 3 float values") {
		t.Error(text)
	}
}
