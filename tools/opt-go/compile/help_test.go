package compile

import (
	"bytes"
	"flag"
	"strings"
	"testing"
)

// TestHelpFits: -help names only flags that exist, and fits on two screens of 50 lines and 100
// columns.
func TestHelpFits(t *testing.T) {
	fs := allFlags()
	for _, g := range helpGroups {
		for _, name := range g.flags {
			if fs.Lookup(name) == nil {
				t.Errorf("%s: there is no flag -%s", g.title, name)
			}
		}
	}
	var out bytes.Buffer
	printHelp(&out)
	lines := strings.Split(out.String(), "\n")
	if len(lines) > 100 {
		t.Errorf("-help has %d lines", len(lines))
	}
}

// foreign are words that the compiler's users do not know from this field, or that mean something
// else there.
var foreign = []string{" behind ", " in front of ", "circle", "everybody", "nobody", " ways ", " the way "}

// TestHelpWords: help texts of flags and passes use the field's own words.
func TestHelpWords(t *testing.T) {
	check := func(what, text string) {
		for _, w := range foreign {
			if strings.Contains(" "+text+" ", w) {
				t.Errorf("%s: %q in %q", what, strings.TrimSpace(w), text)
			}
		}
	}
	allFlags().VisitAll(func(f *flag.Flag) { check("-"+f.Name, f.Usage) })
	var out bytes.Buffer
	printPasses(&out)
	for _, line := range strings.Split(out.String(), "\n") {
		check("-print-passes", line)
	}
}
