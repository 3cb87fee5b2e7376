//go:build amd64 || arm64

package serve

import (
	"fmt"
	"os"
	"syscall"
)

// place replaces pages of device memory by those of a file that a process has open, as the program
// has done in its own memory.
func (s *session) place(b *body) error {
	process, file, offset, at, n := b.u32(), b.u32(), b.u64(), b.u64(), b.u64()
	if _, err := s.slice(at, n); err != nil {
		return err
	}
	f, err := os.OpenFile(fmt.Sprintf("/proc/%d/fd/%d", process, file), os.O_RDWR, 0)
	if err != nil {
		return &failure{invalidValue, fmt.Sprintf("memory of process %d: %v", process, err)}
	}
	defer f.Close()
	got, _, errno := syscall.Syscall6(syscall.SYS_MMAP, uintptr(at), uintptr(n), syscall.PROT_READ|syscall.PROT_WRITE,
		syscall.MAP_SHARED|syscall.MAP_NORESERVE|syscall.MAP_FIXED, f.Fd(), uintptr(offset))
	if errno != 0 || uint64(got) != at {
		return &failure{memoryAllocation, fmt.Sprintf("%d bytes of process %d: %v", n, process, errno)}
	}
	return nil
}
