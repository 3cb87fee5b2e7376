//go:build !linux || (!amd64 && !arm64)

package sass

import "github.com/pkg/errors"

// NVRTC is NVIDIA's runtime compiler; it is loaded on Linux only.
type NVRTC struct{}

// OpenNVRTC reports that there is none.
func OpenNVRTC(string) (*NVRTC, error) {
	return nil, errors.New("NVRTC is loaded on Linux (amd64, arm64) only")
}

// Compile is never called: there is no NVRTC.
func (*NVRTC) Compile(string, string, []string) (string, error) {
	panic("BUG: NVRTC was not opened")
}
