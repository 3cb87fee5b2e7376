package compile

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	optgo "opt-go"
	"opt-go/frontend/ir"
	"opt-go/passes"
	pages "opt-go/tools/report"

	"github.com/pkg/errors"
)

// The page of -report is collected while the run goes on: startPage before the passes, passed after
// them, emitTo from the backend, writePage at the end.

// startPage begins the page, if there is to be one.
func (o *options) startPage(m *ir.Module) error {
	if o.report == "" {
		return nil
	}
	name := filepath.Base(o.input)
	if o.input == "-" {
		name = "standard input"
	}
	o.page = pages.New(m, pages.Index{Title: name + " · opt-go", Command: o.commandLine(), Version: "opt-go " + optgo.Version(), Emit: o.emit, Pipeline: o.pipeline}, o.workers)
	for _, file := range o.reportStats {
		text, err := os.ReadFile(file)
		if err != nil {
			return errors.Wrap(err, "-report-stats")
		}
		var l pages.Launch
		if err := json.Unmarshal(text, &l); err != nil {
			return errors.Wrapf(err, "-report-stats=%s", file)
		}
		if l.ByLine == nil {
			return errors.Errorf("-report-stats=%s: it has no counts by line (ptx-run -stats of the emulator writes them)", file)
		}
		o.page.Launch(l)
	}
	return nil
}

// withoutEffect are flags that do not change what a run does to the module.
var withoutEffect = []string{"o", "j", "report", "report-stats", "disable-output"}

// plain is text that a shell takes as it is.
var plain = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[-\w./,=:+%@]+$`) })

// commandLine is the run's command line as far as it says what was done.
func (o *options) commandLine() string {
	text := "opt-go"
	for k := 0; k < len(o.args); k++ {
		arg := o.args[k]
		name, _, hasValue := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		if strings.HasPrefix(arg, "-") && slices.Contains(withoutEffect, name) {
			if !hasValue && name != "disable-output" {
				k++ // its value is the next argument
			}
			continue
		}
		if !plain().MatchString(arg) {
			arg = "'" + strings.ReplaceAll(arg, "'", `'\''`) + "'"
		}
		text += " " + arg
	}
	return text
}

func (o *options) passed(m *ir.Module, res *passes.Result) {
	if o.page != nil {
		o.page.Passed(res, o.target(m))
	}
}

func (o *options) writePage() error {
	if o.page == nil {
		return nil
	}
	f, err := os.Create(o.report)
	if err != nil {
		return errors.Wrap(err, "-report")
	}
	if err := o.page.Write(f); err != nil {
		f.Close()
		return err
	}
	return errors.Wrap(f.Close(), "-report")
}
