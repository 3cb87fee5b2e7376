// Package progress shows on a terminal how far a long command is. Where standard error is no
// terminal (in a pipe, a log, CI) it shows nothing.
package progress

import "sync"

// Bar counts the parts of a work that are done. Workers may share it. A nil bar shows nothing.
type Bar struct {
	mu  sync.Mutex
	bar drawer
}

// drawer is what draws a bar.
type drawer interface {
	Add(parts int) error
	Clear() error
	RenderBlank() error // the bar as it is
	Finish() error
}

// Done counts one more part. What a bar cannot draw is no error of the command.
func (b *Bar) Done() {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	_ = b.bar.Add(1)
}

// Print runs a function that prints, with the bar out of its way.
func (b *Bar) Print(print func()) {
	if b == nil {
		print()
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	_ = b.bar.Clear()
	print()
	_ = b.bar.RenderBlank()
}

// Close removes the bar.
func (b *Bar) Close() {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	_ = b.bar.Finish()
}
