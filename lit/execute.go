package lit

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/pkg/errors"

	"opt-go/lit/shell"
)

// Code is the outcome of a test.
type Code int

// The outcomes, in the order of the summary.
const (
	Unsupported Code = iota
	Pass
	XFail // failed, as expected
	Unresolved
	Timeout
	Fail
	XPass // passed against expectation
	numCodes
)

// codes are the words for outcomes: in a line of its own, over a list of tests,
// and in the summary.
var codes = [numCodes]struct {
	word, title, label string
	bad                bool
}{
	Unsupported: {"UNSUPPORTED", "Unsupported Tests", "Unsupported", false},
	Pass:        {"PASS", "Passed Tests", "Passed", false},
	XFail:       {"XFAIL", "Expectedly Failed Tests", "Expectedly Failed", false},
	Unresolved:  {"UNRESOLVED", "Unresolved Tests", "Unresolved", true},
	Timeout:     {"TIMEOUT", "Timed Out Tests", "Timed Out", true},
	Fail:        {"FAIL", "Failed Tests", "Failed", true},
	XPass:       {"XPASS", "Unexpectedly Passed Tests", "Unexpectedly Passed", true},
}

func (c Code) String() string { return codes[c].word }

// Bad says whether the outcome makes the run fail.
func (c Code) Bad() bool { return codes[c].bad }

// Result is the result of a test.
type Result struct {
	Test
	Code    Code
	Output  string // the script and what its commands wrote, or why there is none
	Elapsed time.Duration
}

// RunTest runs one test.
func (c *Config) RunTest(ctx context.Context, t Test) Result {
	start := time.Now()
	r := Result{Test: t}
	text, err := os.ReadFile(t.Path)
	if err == nil {
		r.Code, r.Output, err = c.runText(ctx, t, string(text))
	}
	if err != nil {
		r.Code, r.Output = Unresolved, err.Error()+"\n"
	}
	r.Elapsed = time.Since(start)
	return r
}

func (c *Config) runText(ctx context.Context, t Test, text string) (Code, string, error) {
	script, err := ParseScript(text)
	if err != nil {
		return 0, "", err
	}
	if why, err := c.unsupported(script); why != "" || err != nil {
		return Unsupported, why, err
	}
	expectFail, err := anyHolds(script.XFail, c.Features)
	if err != nil {
		return 0, "", err
	}
	if c.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, c.Timeout)
		defer cancel()
	}
	status, output, err := c.runScript(ctx, t, script)
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return Timeout, output + fmt.Sprintf("# reached the timeout of %v\n", c.Timeout), nil
	case err != nil:
		return 0, "", err
	case status != 0 && expectFail:
		return XFail, output, nil
	case status != 0:
		return Fail, output, nil
	case expectFail:
		return XPass, output, nil
	}
	return Pass, output, nil
}

// unsupported says why the script cannot run here, or "".
func (c *Config) unsupported(s *Script) (string, error) {
	var missing []string
	for _, cond := range s.Requires {
		ok, err := condition(cond, c.Features)
		if err != nil {
			return "", errors.Wrap(err, "REQUIRES")
		}
		if !ok {
			missing = append(missing, cond)
		}
	}
	if missing != nil {
		return "Test requires the following unavailable features: " + strings.Join(missing, ", ") + "\n", nil
	}
	for _, cond := range s.Unsupported {
		ok, err := condition(cond, c.Features)
		if err != nil {
			return "", errors.Wrap(err, "UNSUPPORTED")
		}
		if ok {
			return "Test is unsupported with the following features: " + cond + "\n", nil
		}
	}
	return "", nil
}

// anyHolds evaluates the conditions of XFAIL, where "*" always holds.
func anyHolds(conditions, features []string) (bool, error) {
	for _, cond := range conditions {
		ok, err := cond == "*", error(nil)
		if !ok {
			ok, err = condition(cond, features)
		}
		if ok || err != nil {
			return ok, errors.Wrap(err, "XFAIL")
		}
	}
	return false, nil
}

// runScript runs the RUN lines up to the first that fails.
func (c *Config) runScript(ctx context.Context, t Test, s *Script) (status int, output string, err error) {
	dir := filepath.Join(c.ExecRoot, filepath.FromSlash(filepath.Dir(t.Name)))
	base := filepath.Join(dir, "Output", filepath.Base(t.Name))
	if err := os.MkdirAll(filepath.Dir(base), 0o777); err != nil {
		return 0, "", err
	}
	subst := newSubstituter(c, t, base)
	sh := &shell.Shell{Dir: dir, Env: slices.Clone(c.Env)}
	var out strings.Builder
	for _, step := range s.Steps {
		if step.Define != nil {
			if err := subst.define(*step.Define); err != nil {
				return 0, "", errors.Wrapf(err, "line %d", step.Line)
			}
			continue
		}
		line, err := subst.apply(step.Command, step.Line)
		if err != nil {
			return 0, "", errors.Wrapf(err, "line %d", step.Line)
		}
		if strings.TrimSpace(line) == "" {
			continue // an %if whose condition does not hold, with nothing around it
		}
		fmt.Fprintf(&out, "# RUN: at line %d\n%s\n", step.Line, line)
		done := len(sh.Log())
		status, err = sh.Run(ctx, line)
		for _, e := range sh.Log()[done:] {
			describe(&out, e)
		}
		if err != nil && ctx.Err() == nil {
			fmt.Fprintf(&out, "# error: %v\n", err) // such as a file that cannot be opened
			return 1, out.String(), nil
		}
		if err != nil || status != 0 {
			return status, out.String(), err
		}
	}
	return 0, out.String(), nil
}

// describe writes a command with its output.
func describe(out *strings.Builder, e shell.Executed) {
	fmt.Fprintf(out, "# executed command: %s\n", quoteWords(e.Args))
	for _, stream := range []struct{ name, text string }{{"stdout", e.Stdout}, {"stderr", e.Stderr}} {
		if stream.text == "" {
			continue
		}
		fmt.Fprintf(out, "# .---command %s------------\n", stream.name)
		for _, line := range strings.Split(strings.TrimSuffix(stream.text, "\n"), "\n") {
			fmt.Fprintf(out, "# | %s\n", line)
		}
		fmt.Fprintf(out, "# `-----------------------------\n")
	}
	if e.Status == 0 {
		return
	}
	if e.Stdout == "" && e.Stderr == "" {
		fmt.Fprintf(out, "# note: command had no output on stdout or stderr\n")
	}
	fmt.Fprintf(out, "# error: command failed with exit status: %d\n", e.Status)
}

// quoteWords spells the words so that they can be pasted into a shell.
func quoteWords(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = w
		if w == "" || strings.ContainsAny(w, " \t\n'\"\\$`*?[]{}()<>|&;#~!") {
			quoted[i] = "'" + strings.ReplaceAll(w, "'", `'"'"'`) + "'"
		}
	}
	return strings.Join(quoted, " ")
}
