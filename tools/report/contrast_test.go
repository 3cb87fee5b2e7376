package report_test

import (
	"testing"

	"opt-go/tools/report/browser"
)

// contrast fails for text that is hard to read.
func contrast(t *testing.T, p *browser.Page, theme string) {
	t.Helper()
	if bad := p.HardToRead(); len(bad) > 0 {
		var at string
		p.Eval("document.getElementById('view').dataset.ready", &at)
		t.Errorf("%s, %s: hard to read: %q", theme, at, bad)
	}
}
