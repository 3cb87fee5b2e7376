package launch

import (
	"io"
	"sync"
	"time"

	"opt-go/tools/progress"
)

// launchBar shows on a terminal how many blocks of a launch have ended, once it takes long.
type launchBar struct {
	out   io.Writer // of the kernel
	start time.Time

	mu    sync.Mutex
	ended int
	shown bool
	bar   *progress.Bar
}

// patient is how long a launch may take without a bar.
const patient = time.Second

// end counts one of so many groups of blocks.
func (l *launchBar) end(of int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.ended++
	if !l.shown && time.Since(l.start) > patient {
		l.shown = true
		l.bar = progress.New(of, "blocks")
		for range l.ended - 1 {
			l.bar.Done()
		}
	}
	l.bar.Done()
}

// Write prints with the bar out of the way.
func (l *launchBar) Write(text []byte) (n int, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.bar.Print(func() { n, err = l.out.Write(text) })
	return n, err
}
