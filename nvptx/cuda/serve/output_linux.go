//go:build amd64 || arm64

package serve

import (
	"io"
	"math"
	"os"
	"syscall"
)

// takeOutput lets this process's standard output go into a file, where the driver writes what
// kernels print; printed reads what has come since it was called last. The program prints that, in
// its turn.
func takeOutput() (printed func() string, err error) {
	f, err := os.CreateTemp("", "optgo-printed")
	if err != nil {
		return nil, err
	}
	if err := os.Remove(f.Name()); err != nil {
		return nil, err
	}
	if err := syscall.Dup3(int(f.Fd()), 1, 0); err != nil {
		return nil, err
	}
	var at int64
	return func() string {
		text, _ := io.ReadAll(io.NewSectionReader(f, at, math.MaxInt64-at)) // as far as it can be read
		at += int64(len(text))
		return string(text)
	}, nil
}
