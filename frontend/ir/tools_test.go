package ir

import (
	"bytes"
	"os"
	"os/exec"
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// llvmTool finds one of LLVM 19's programs, or skips the test; it fails where LLVM is required.
func llvmTool(t *testing.T, name string) string {
	t.Helper()
	return toolOf(t, name, "19")
}

// toolOf finds a program of an LLVM version.
func toolOf(t *testing.T, name, version string) string {
	t.Helper()
	for _, n := range []string{name + "-" + version, "/usr/lib/llvm-" + version + "/bin/" + name} {
		if path, err := exec.LookPath(n); err == nil {
			return path
		}
	}
	if os.Getenv("OPTGO_REQUIRE_LLVM") == "1" {
		t.Fatalf("%s-%s is required but missing", name, version)
	}
	t.Skipf("%s-%s is missing", name, version)
	return ""
}

var moduleID = regexp.MustCompile(`(?m)^(; ModuleID|source_filename) = .*\n`)

// optPrints runs the text through opt's verifier and printer.
func optPrints(t *testing.T, text string, passes string) (string, error) {
	t.Helper()
	cmd := exec.Command(llvmTool(t, "opt"), "-S", "-passes="+passes, "-")
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
