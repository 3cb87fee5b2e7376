//go:build linux && (amd64 || arm64)

package main

import (
	"bytes"
	"runtime"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/pkg/errors"

	"opt-go/nvptx/emu"
)

// driver holds the functions of the CUDA driver API that a launch needs. The names are the API's.
type driver struct {
	cuInit              func(flags uint32) int32
	cuDeviceGet         func(device *int32, ordinal int32) int32
	cuCtxCreate         func(ctx *uintptr, flags uint32, device int32) int32
	cuCtxDestroy        func(ctx uintptr) int32
	cuModuleLoadDataEx  func(module *uintptr, image unsafe.Pointer, n uint32, options *int32, values *uintptr) int32
	cuModuleGetFunction func(fn *uintptr, module uintptr, name string) int32
	cuFuncSetAttribute  func(fn uintptr, attribute, value int32) int32
	cuMemAlloc          func(ptr *uint64, n uintptr) int32
	cuMemFree           func(ptr uint64) int32
	cuMemcpyHtoD        func(dst uint64, src unsafe.Pointer, n uintptr) int32
	cuMemcpyDtoH        func(dst unsafe.Pointer, src uint64, n uintptr) int32
	cuLaunchKernel      func(fn uintptr, gx, gy, gz, bx, by, bz, shared uint32, stream uintptr, params, extra unsafe.Pointer) int32
	cuCtxSynchronize    func() int32
	cuGetErrorString    func(code int32, text **byte) int32

	// Of -repeat.
	cuDeviceGetName    func(name *byte, n int32, device int32) int32
	cuMemsetD8         func(ptr uint64, value uint8, n uintptr) int32
	cuEventCreate      func(event *uintptr, flags uint32) int32
	cuEventDestroy     func(event uintptr) int32
	cuEventRecord      func(event, stream uintptr) int32
	cuEventSynchronize func(event uintptr) int32
	cuEventElapsedTime func(ms *float32, start, end uintptr) int32
}

// libraries are the names of the driver's library.
var libraries = []string{"libcuda.so.1", "libcuda.so"}

// openDriver loads the driver; if there is none, the error is one line.
func openDriver() (*driver, error) {
	var lib uintptr
	var err error
	for _, name := range libraries {
		if lib, err = purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL); err == nil {
			break
		}
	}
	if err != nil {
		return nil, errors.Errorf("no CUDA driver: %s cannot be loaded", libraries[0])
	}
	d := &driver{}
	for name, f := range map[string]any{ // registration: the order does not matter
		"cuInit": &d.cuInit, "cuDeviceGet": &d.cuDeviceGet, "cuCtxCreate_v2": &d.cuCtxCreate, "cuCtxDestroy_v2": &d.cuCtxDestroy,
		"cuModuleLoadDataEx": &d.cuModuleLoadDataEx, "cuModuleGetFunction": &d.cuModuleGetFunction,
		"cuFuncSetAttribute": &d.cuFuncSetAttribute, "cuMemAlloc_v2": &d.cuMemAlloc, "cuMemFree_v2": &d.cuMemFree,
		"cuMemcpyHtoD_v2": &d.cuMemcpyHtoD, "cuMemcpyDtoH_v2": &d.cuMemcpyDtoH, "cuLaunchKernel": &d.cuLaunchKernel,
		"cuCtxSynchronize": &d.cuCtxSynchronize, "cuGetErrorString": &d.cuGetErrorString,
		"cuDeviceGetName": &d.cuDeviceGetName, "cuMemsetD8_v2": &d.cuMemsetD8, "cuEventCreate": &d.cuEventCreate,
		"cuEventDestroy_v2": &d.cuEventDestroy, "cuEventRecord": &d.cuEventRecord, "cuEventSynchronize": &d.cuEventSynchronize,
		"cuEventElapsedTime": &d.cuEventElapsedTime,
	} {
		sym, err := purego.Dlsym(lib, name)
		if err != nil {
			return nil, errors.Errorf("the CUDA driver has no %s", name)
		}
		purego.RegisterFunc(f, sym)
	}
	return d, nil
}

// check turns a result code into an error.
func (d *driver) check(call string, code int32) error {
	if code == 0 {
		return nil
	}
	var text *byte
	msg := "unknown error"
	if d.cuGetErrorString(code, &text) == 0 && text != nil {
		msg = goString(text)
	}
	return errors.Errorf("%s: %s (%d)", call, msg, code)
}

func goString(p *byte) string {
	n := 0
	for *(*byte)(unsafe.Add(unsafe.Pointer(p), n)) != 0 {
		n++
	}
	return string(unsafe.Slice(p, n))
}

// runOnGPU runs the launch on the first GPU.
func runOnGPU(l *launch) (*outcome, error) {
	runtime.LockOSThread() // the driver's context belongs to a thread
	defer runtime.UnlockOSThread()
	d, err := openDriver()
	if err != nil {
		return nil, err
	}
	if err := d.check("cuInit", d.cuInit(0)); err != nil {
		return nil, err
	}
	var device int32
	if err := d.check("cuDeviceGet", d.cuDeviceGet(&device, 0)); err != nil {
		return nil, err
	}
	var ctx uintptr
	if err := d.check("cuCtxCreate", d.cuCtxCreate(&ctx, 0, device)); err != nil {
		return nil, err
	}
	defer d.cuCtxDestroy(ctx)
	name := make([]byte, 256)
	if err := d.check("cuDeviceGetName", d.cuDeviceGetName(&name[0], int32(len(name)), device)); err != nil {
		return nil, err
	}
	r, err := d.launch(l)
	if err == nil {
		r.device = goString(&name[0])
	}
	return r, err
}

func (d *driver) launch(l *launch) (*outcome, error) {
	fn, err := d.load(l)
	if err != nil {
		return nil, err
	}
	values := make([][]byte, len(l.args))
	buffers := make([]uint64, len(l.args))
	for i, a := range l.args {
		values[i] = a.value
		if a.isBuffer {
			if buffers[i], err = d.upload(a.buffer); err != nil {
				return nil, err
			}
			defer d.cuMemFree(buffers[i])
			values[i] = emu.U64(buffers[i])[:a.size]
		}
	}
	r := &outcome{buffers: make([][]byte, len(l.args))}
	if l.o.repeat > 0 {
		r.micros, err = d.timed(fn, l, values, buffers)
	} else {
		err = d.start(fn, l.o, values)
	}
	if err != nil {
		return nil, err
	}
	r.stats = &emu.Stats{
		Kernel: l.o.kernel, Grid: [3]int{l.o.grid.X, l.o.grid.Y, l.o.grid.Z},
		Block: [3]int{l.o.block.X, l.o.block.Y, l.o.block.Z}, ByOpcode: map[string]uint64{},
	}
	for i, a := range l.args {
		if !a.isBuffer {
			continue
		}
		r.buffers[i] = make([]byte, len(a.buffer))
		if len(a.buffer) > 0 {
			code := d.cuMemcpyDtoH(unsafe.Pointer(&r.buffers[i][0]), buffers[i], uintptr(len(a.buffer)))
			if err := d.check("cuMemcpyDtoH", code); err != nil {
				return nil, err
			}
		}
	}
	return r, nil
}

// Options of cuModuleLoadDataEx, and the attribute that allows more than 48 KB of dynamic shared
// memory.
const (
	jitErrorLog        = 5 // CU_JIT_ERROR_LOG_BUFFER
	jitErrorLogSize    = 6 // CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES
	maxDynamicShared   = 8 // CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
	defaultSharedLimit = 48 << 10
)

// load compiles the PTX and finds the kernel. The compiler's complaints become the error.
func (d *driver) load(l *launch) (fn uintptr, err error) {
	image := append([]byte(l.text), 0)
	log := make([]byte, 16<<10)
	options := []int32{jitErrorLog, jitErrorLogSize}
	values := []uintptr{uintptr(unsafe.Pointer(&log[0])), uintptr(len(log))}
	var module uintptr
	code := d.cuModuleLoadDataEx(&module, unsafe.Pointer(&image[0]), uint32(len(options)), &options[0], &values[0])
	runtime.KeepAlive(log)
	if err := d.check("cuModuleLoadDataEx", code); err != nil {
		if end := bytes.IndexByte(log, 0); end > 0 {
			err = errors.Errorf("%v: %s", err, bytes.TrimSpace(log[:end]))
		}
		return 0, err
	}
	if err := d.check("cuModuleGetFunction", d.cuModuleGetFunction(&fn, module, l.o.kernel)); err != nil {
		return 0, err
	}
	if l.o.shared > defaultSharedLimit {
		err = d.check("cuFuncSetAttribute", d.cuFuncSetAttribute(fn, maxDynamicShared, int32(l.o.shared)))
	}
	return fn, err
}

func (d *driver) upload(data []byte) (ptr uint64, err error) {
	if err := d.check("cuMemAlloc", d.cuMemAlloc(&ptr, uintptr(max(len(data), 1)))); err != nil {
		return 0, err
	}
	if len(data) == 0 {
		return ptr, nil
	}
	return ptr, d.check("cuMemcpyHtoD", d.cuMemcpyHtoD(ptr, unsafe.Pointer(&data[0]), uintptr(len(data))))
}

// start launches the kernel and waits for it.
func (d *driver) start(fn uintptr, o *options, values [][]byte) error {
	if err := d.enqueue(fn, o, values); err != nil {
		return err
	}
	return d.check("cuCtxSynchronize", d.cuCtxSynchronize())
}

// enqueue launches the kernel.
func (d *driver) enqueue(fn uintptr, o *options, values [][]byte) error {
	var pin runtime.Pinner
	defer pin.Unpin()
	params := make([]unsafe.Pointer, len(values)+1)
	for i, v := range values {
		if len(v) > 0 {
			pin.Pin(&v[0])
			params[i] = unsafe.Pointer(&v[0])
		}
	}
	pin.Pin(&params[0])
	code := d.cuLaunchKernel(fn, uint32(o.grid.X), uint32(o.grid.Y), uint32(o.grid.Z),
		uint32(o.block.X), uint32(o.block.Y), uint32(o.block.Z), uint32(o.shared), 0, unsafe.Pointer(&params[0]), nil)
	return d.check("cuLaunchKernel", code)
}
