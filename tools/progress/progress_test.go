//go:build !js

package progress

import (
	"strings"
	"testing"
)

// TestBar: the bar counts, makes room for what is printed, and leaves nothing on its line.
func TestBar(t *testing.T) {
	var out strings.Builder
	b := newBar(&out, 3, "programs")
	b.Done()
	b.Print(func() { out.WriteString("a failure\n") })
	b.Done()
	b.Done()
	b.Close()
	text := out.String()
	for _, want := range []string{"programs", "1/3", "a failure\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %q", want, text)
		}
	}
	line := text[:strings.Index(text, "a failure")]
	if last := line[strings.LastIndex(line, "\r")+1:]; strings.TrimSpace(last) != "" {
		t.Errorf("the failure is printed after %q", last)
	}
	if last := text[strings.LastIndex(text, "\r")+1:]; strings.TrimSpace(last) != "" {
		t.Errorf("the bar leaves %q", last)
	}
}

// TestNone: a nil bar prints what is to be printed.
func TestNone(t *testing.T) {
	var b *Bar
	printed := false
	b.Done()
	b.Print(func() { printed = true })
	b.Close()
	if !printed {
		t.Error("nothing is printed")
	}
}
