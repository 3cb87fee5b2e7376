//go:build linux && (amd64 || arm64)

package cuda

import "github.com/pkg/errors"

// Attributes of cuDeviceGetAttribute, and flags of cuMemHostRegister.
const (
	pageableAccess    = 88  // CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS
	hostPointer       = 91  // CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM
	hostPageTables    = 100 // CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES
	registerPortable  = 1   // CU_MEMHOSTREGISTER_PORTABLE
	registerDeviceMap = 2   // CU_MEMHOSTREGISTER_DEVICEMAP
	alreadyRegistered = 712 // CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
)

func (dev *Device) attribute(number int32) (int, error) {
	var v int32
	err := dev.d.check("cuDeviceGetAttribute", dev.d.cuDeviceGetAttribute(&v, number, dev.ordinal))
	return int(v), err
}

// ReachesHost reports whether kernels reach all memory of this process as it is, so that Register
// is not needed. Where the GPU has page tables of its own, only registered memory is sure: with
// Linux's heterogeneous memory management it reaches the rest, too, but not by atomic operations if
// a file is mapped there. It is an error if kernels reach memory of the host in neither way.
func (dev *Device) ReachesHost() (bool, error) {
	for _, a := range []struct {
		number int32
		direct bool
	}{{hostPageTables, true}, {hostPointer, false}, {pageableAccess, true}} {
		if v, err := dev.attribute(a.number); v != 0 || err != nil {
			return a.direct && err == nil, err
		}
	}
	return false, errors.Errorf("%s cannot reach memory of the host at the host's addresses", dev.Name)
}

// Register lets kernels reach memory of this process at its own address, until the context ends.
// Whole pages are registered. It is an error if the GPU has another address for them.
func (dev *Device) Register(addr uint64, size int) error {
	code := dev.d.cuMemHostRegister(addr, uintptr(size), registerPortable|registerDeviceMap)
	if code != alreadyRegistered {
		if err := dev.d.check("cuMemHostRegister", code); err != nil {
			return err
		}
	}
	var at uint64
	if err := dev.d.check("cuMemHostGetDevicePointer", dev.d.cuMemHostGetDevicePointer(&at, addr, 0)); err != nil {
		return err
	}
	if at != addr {
		return errors.Errorf("the GPU reaches memory of the host at %#x under another address, %#x", addr, at)
	}
	return nil
}

// Flush writes what kernels have printed to this process's standard output: the driver prints with
// the C library, which keeps lines back.
func (dev *Device) Flush() {
	if dev.d.fflush != nil {
		dev.d.fflush(0)
	}
}
