//go:build !linux || (!amd64 && !arm64)

package serve

import "github.com/pkg/errors"

// Run reports that programs are served on Linux only.
func Run() error { return errors.New("CUDA programs run on Linux only") }

func (s *session) place(*body) error {
	return &failure{unsupportedFeature, "memory of other processes"}
}
