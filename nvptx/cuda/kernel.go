//go:build linux && (amd64 || arm64)

package cuda

import (
	"bytes"
	"fmt"
	"runtime"
	"time"
	"unsafe"
)

// Module is PTX, compiled for the GPU.
type Module struct {
	dev    *Device
	handle uintptr
}

// Kernel is a kernel of a module.
type Kernel struct {
	dev    *Device
	handle uintptr
	shared int // bytes of dynamic shared memory that it may have so far
}

// Launch is one launch of a kernel.
type Launch struct {
	Grid, Block [3]int
	Shared      int      // dynamic shared memory in bytes
	Args        [][]byte // one per parameter, in the parameter's layout; addresses are those of Alloc
	Cooperative bool     // all blocks are resident at once
	Cluster     [3]int   // blocks of a cluster, where the kernel does not say it; zero: none
}

// Options of cuModuleLoadDataEx, and attributes of functions.
const (
	jitErrorLog        = 5 // CU_JIT_ERROR_LOG_BUFFER
	jitErrorLogSize    = 6 // CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES
	numRegisters       = 4 // CU_FUNC_ATTRIBUTE_NUM_REGS
	maxDynamicShared   = 8 // CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
	defaultSharedLimit = 48 << 10
)

// Load compiles PTX. What the driver's compiler complains about becomes the error.
func (dev *Device) Load(text string) (*Module, error) {
	image := append([]byte(text), 0)
	log := make([]byte, 16<<10)
	options := []int32{jitErrorLog, jitErrorLogSize}
	values := []uintptr{uintptr(unsafe.Pointer(&log[0])), uintptr(len(log))}
	m := &Module{dev: dev}
	code := dev.d.cuModuleLoadDataEx(&m.handle, unsafe.Pointer(&image[0]), uint32(len(options)), &options[0], &values[0])
	runtime.KeepAlive(log)
	if err := dev.d.check("cuModuleLoadDataEx", code); err != nil {
		if end := bytes.IndexByte(log, 0); end > 0 {
			err = fmt.Errorf("%w: %s", err, bytes.TrimSpace(log[:end]))
		}
		return nil, err
	}
	return m, nil
}

// Unload gives the module back.
func (m *Module) Unload() error {
	return m.dev.d.check("cuModuleUnload", m.dev.d.cuModuleUnload(m.handle))
}

// Kernel finds a kernel.
func (m *Module) Kernel(name string) (*Kernel, error) {
	k := &Kernel{dev: m.dev, shared: defaultSharedLimit}
	err := m.dev.d.check("cuModuleGetFunction", m.dev.d.cuModuleGetFunction(&k.handle, m.handle, name))
	return k, err
}

// Global returns the address and the size in bytes of a variable in global or constant memory.
func (m *Module) Global(name string) (addr uint64, size int, err error) {
	var n uintptr
	err = m.dev.d.check("cuModuleGetGlobal", m.dev.d.cuModuleGetGlobal(&addr, &n, m.handle, name))
	return addr, int(n), err
}

// Registers returns how many 32-bit registers a thread takes.
func (k *Kernel) Registers() (int, error) {
	var v int32
	err := k.dev.d.check("cuFuncGetAttribute", k.dev.d.cuFuncGetAttribute(&v, numRegisters, k.handle))
	return int(v), err
}

// Launch runs the kernel and waits for its end.
func (k *Kernel) Launch(l Launch) error {
	if err := k.start(l); err != nil {
		return err
	}
	return k.dev.d.check("cuCtxSynchronize", k.dev.d.cuCtxSynchronize())
}

// Time launches the kernel n times and returns the time that each launch took on the GPU, by the
// driver's events; a launch of an empty kernel takes about two microseconds. What before does is
// not in the time: it is called before each launch, to restore memory or to empty caches; nil:
// nothing is done. The first launch should have been made before: it loads the code.
func (k *Kernel) Time(l Launch, n int, before func() error) ([]time.Duration, error) {
	d := k.dev.d
	var start, end uintptr
	for _, e := range []*uintptr{&start, &end} {
		if err := d.check("cuEventCreate", d.cuEventCreate(e, 0)); err != nil {
			return nil, err
		}
		defer func() { d.cuEventDestroy(*e) }()
	}
	times := make([]time.Duration, 0, n)
	for range n {
		if before != nil {
			if err := before(); err != nil {
				return nil, err
			}
		}
		if err := d.check("cuEventRecord", d.cuEventRecord(start, 0)); err != nil {
			return nil, err
		}
		if err := k.start(l); err != nil {
			return nil, err
		}
		if err := d.check("cuEventRecord", d.cuEventRecord(end, 0)); err != nil {
			return nil, err
		}
		if err := d.check("cuEventSynchronize", d.cuEventSynchronize(end)); err != nil {
			return nil, err
		}
		var ms float32
		if err := d.check("cuEventElapsedTime", d.cuEventElapsedTime(&ms, start, end)); err != nil {
			return nil, err
		}
		times = append(times, time.Duration(float64(ms)*float64(time.Millisecond)))
	}
	return times, nil
}
