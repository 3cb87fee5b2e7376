//go:build linux && (amd64 || arm64)

package cuda

import (
	"runtime"
	"unsafe"

	"github.com/pkg/errors"
)

// Device is a GPU with a context of its own. It belongs to the goroutine that opened it.
type Device struct {
	Name         string // as NVIDIA sells it
	Major, Minor int    // compute capability
	Driver       int    // version of CUDA that the driver has: 12040 is 12.4

	d       *driver
	ordinal int32
	ctx     uintptr
}

// Attributes of cuDeviceGetAttribute.
const (
	capabilityMajor = 75 // CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR
	capabilityMinor = 76 // CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR
)

// Open loads the driver and makes a context on the first GPU. The error is one line on a machine
// that has none.
func Open() (*Device, error) {
	d, err := openDriver()
	if err != nil {
		return nil, err
	}
	dev := &Device{d: d}
	if err := d.check("cuInit", d.cuInit(0)); err != nil {
		return nil, err
	}
	if err := d.check("cuDeviceGet", d.cuDeviceGet(&dev.ordinal, 0)); err != nil {
		return nil, err
	}
	if err := dev.describe(); err != nil {
		return nil, err
	}
	runtime.LockOSThread() // the context belongs to a thread
	if err := dev.create(); err != nil {
		runtime.UnlockOSThread()
		return nil, err
	}
	return dev, nil
}

func (dev *Device) describe() error {
	var name [256]byte
	if err := dev.d.check("cuDeviceGetName", dev.d.cuDeviceGetName(&name[0], int32(len(name)), dev.ordinal)); err != nil {
		return err
	}
	dev.Name = goString(&name[0])
	var version int32
	if err := dev.d.check("cuDriverGetVersion", dev.d.cuDriverGetVersion(&version)); err != nil {
		return err
	}
	dev.Driver = int(version)
	for _, a := range []struct {
		number int32
		to     *int
	}{{capabilityMajor, &dev.Major}, {capabilityMinor, &dev.Minor}} {
		v, err := dev.attribute(a.number)
		if err != nil {
			return err
		}
		*a.to = v
	}
	return nil
}

func (dev *Device) create() error {
	return dev.d.check("cuCtxCreate", dev.d.cuCtxCreate(&dev.ctx, 0, dev.ordinal))
}

// Close gives the context back.
func (dev *Device) Close() {
	dev.d.cuCtxDestroy(dev.ctx)
	runtime.UnlockOSThread()
}

// Reset replaces the context, whose memory and modules are gone then: after a kernel that faulted
// the driver refuses everything else.
func (dev *Device) Reset() error {
	dev.d.cuCtxDestroy(dev.ctx) // fails in a context with an error, and frees it nevertheless
	return dev.create()
}

// Alloc returns the address of size new bytes of global memory.
func (dev *Device) Alloc(size int) (addr uint64, err error) {
	if size < 0 {
		return 0, errors.Errorf("cannot allocate %d bytes", size)
	}
	err = dev.d.check("cuMemAlloc", dev.d.cuMemAlloc(&addr, uintptr(max(size, 1))))
	return addr, err
}

// Free gives memory of Alloc back.
func (dev *Device) Free(addr uint64) error {
	return dev.d.check("cuMemFree", dev.d.cuMemFree(addr))
}

// Write copies data to the GPU.
func (dev *Device) Write(addr uint64, data []byte) error {
	if len(data) == 0 {
		return nil
	}
	return dev.d.check("cuMemcpyHtoD", dev.d.cuMemcpyHtoD(addr, unsafe.Pointer(&data[0]), uintptr(len(data))))
}

// Fill sets size bytes to a value.
func (dev *Device) Fill(addr uint64, value byte, size int) error {
	return dev.d.check("cuMemsetD8", dev.d.cuMemsetD8(addr, value, uintptr(size)))
}

// Read copies size bytes from the GPU.
func (dev *Device) Read(addr uint64, size int) ([]byte, error) {
	data := make([]byte, size)
	if size == 0 {
		return data, nil
	}
	return data, dev.d.check("cuMemcpyDtoH", dev.d.cuMemcpyDtoH(unsafe.Pointer(&data[0]), addr, uintptr(size)))
}
