//go:build !js

package progress

import (
	"io"
	"os"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// New begins a bar of n parts on standard error; nil where that is no terminal.
func New(n int, what string) *Bar {
	if !term.IsTerminal(int(os.Stderr.Fd())) {
		return nil
	}
	return newBar(os.Stderr, n, what)
}

func newBar(w io.Writer, n int, what string) *Bar {
	return &Bar{bar: progressbar.NewOptions(n, progressbar.OptionSetWriter(w), progressbar.OptionSetDescription(what), progressbar.OptionShowCount(),
		progressbar.OptionShowElapsedTimeOnFinish(), progressbar.OptionClearOnFinish(), progressbar.OptionSetRenderBlankState(true))}
}
