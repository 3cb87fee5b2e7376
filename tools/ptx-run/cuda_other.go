//go:build !linux || (!amd64 && !arm64)

package main

import "github.com/pkg/errors"

// runOnGPU needs the CUDA driver's library, which is loaded on Linux only.
func runOnGPU(l *launch) (*outcome, error) {
	return nil, errors.New("no CUDA driver: -device=cuda works on Linux (amd64, arm64) only")
}
