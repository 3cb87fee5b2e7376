package launch

import (
	"bytes"
	"testing"
	"time"
)

// TestLaunchBar: without a terminal nothing but the kernel's own output is printed, however long it
// takes.
func TestLaunchBar(t *testing.T) {
	var out bytes.Buffer
	l := &launchBar{out: &out, start: time.Now().Add(-time.Hour)}
	for range 3 {
		l.end(3)
		if _, err := l.Write([]byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	if out.String() != "xxx" || l.ended != 3 || !l.shown {
		t.Errorf("%q, %d blocks", out.String(), l.ended)
	}
}
