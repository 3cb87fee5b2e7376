package ir

import (
	"bytes"
	"os/exec"
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/tools/oracle"
)

var moduleID = regexp.MustCompile(`(?m)^(; ModuleID|source_filename) = .*\n`)

// optPrints runs the text through opt's verifier and printer.
func optPrints(t *testing.T, text string, passes string) (string, error) {
	t.Helper()
	cmd := exec.Command(oracle.Tool(t, "opt-19"), "-S", "-passes="+passes, "-")
	cmd.Stdin = bytes.NewReader([]byte(text))
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	if err != nil {
		return errs.String(), err
	}
	return moduleID.ReplaceAllString(out.String(), ""), nil
}

// sameAsOpt checks that LLVM accepts the module and prints it exactly as we do.
func sameAsOpt(t *testing.T, m *Module) {
	t.Helper()
	text := m.String()
	got, err := optPrints(t, text, "verify")
	if err != nil {
		t.Fatalf("opt refuses our text: %s\n%s", got, text)
	}
	if diff := cmp.Diff(got, moduleID.ReplaceAllString(text, "")); diff != "" {
		t.Errorf("opt prints this differently (-opt +ours):\n%s", diff)
	}
}
