//go:build !linux || (!amd64 && !arm64)

package cuda

import (
	"time"

	"github.com/pkg/errors"
)

// The driver's library is loaded on Linux only: Open fails, so that nothing else is ever called.

// Device is a GPU.
type Device struct {
	Name         string
	Major, Minor int
	Driver       int
}

// Module is PTX, compiled for the GPU.
type Module struct{}

// Kernel is a kernel of a module.
type Kernel struct{}

// Launch is one launch of a kernel.
type Launch struct {
	Grid, Block [3]int
	Shared      int
	Args        [][]byte
	Cooperative bool
	Cluster     [3]int
}

var errSystem = errors.New("no CUDA driver: GPUs are used on Linux (amd64, arm64) only")

// Open reports that there is no driver.
func Open() (*Device, error) { return nil, errSystem }

func (*Device) Close()                                                  {}
func (*Device) Reset() error                                            { return errSystem }
func (*Device) Alloc(int) (uint64, error)                               { return 0, errSystem }
func (*Device) Free(uint64) error                                       { return errSystem }
func (*Device) Write(uint64, []byte) error                              { return errSystem }
func (*Device) Fill(uint64, byte, int) error                            { return errSystem }
func (*Device) Read(uint64, int) ([]byte, error)                        { return nil, errSystem }
func (*Device) ReachesHost() (bool, error)                              { return false, errSystem }
func (*Device) Register(uint64, int) error                              { return errSystem }
func (*Device) Flush()                                                  {}
func (*Device) Load(string) (*Module, error)                            { return nil, errSystem }
func (*Module) Unload() error                                           { return errSystem }
func (*Module) Kernel(string) (*Kernel, error)                          { return nil, errSystem }
func (*Module) Global(string) (addr uint64, size int, e error)          { return 0, 0, errSystem }
func (*Kernel) Registers() (int, error)                                 { return 0, errSystem }
func (*Kernel) Launch(Launch) error                                     { return errSystem }
func (*Kernel) Time(Launch, int, func() error) ([]time.Duration, error) { return nil, errSystem }
