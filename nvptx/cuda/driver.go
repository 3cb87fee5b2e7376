//go:build linux && (amd64 || arm64)

package cuda

import (
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/pkg/errors"
)

// driver holds the functions of the CUDA driver API that are used here. The names are the API's.
type driver struct {
	cuInit               func(flags uint32) int32
	cuDriverGetVersion   func(version *int32) int32
	cuDeviceGet          func(device *int32, ordinal int32) int32
	cuDeviceGetName      func(name *byte, n int32, device int32) int32
	cuDeviceGetAttribute func(value *int32, attribute, device int32) int32
	cuCtxCreate          func(ctx *uintptr, flags uint32, device int32) int32
	cuCtxDestroy         func(ctx uintptr) int32
	cuModuleLoadDataEx   func(module *uintptr, image unsafe.Pointer, n uint32, options *int32, values *uintptr) int32
	cuModuleUnload       func(module uintptr) int32
	cuModuleGetFunction  func(fn *uintptr, module uintptr, name string) int32
	cuModuleGetGlobal    func(ptr *uint64, size *uintptr, module uintptr, name string) int32
	cuFuncSetAttribute   func(fn uintptr, attribute, value int32) int32
	cuFuncGetAttribute   func(value *int32, attribute int32, fn uintptr) int32
	cuMemAlloc           func(ptr *uint64, n uintptr) int32
	cuMemFree            func(ptr uint64) int32
	cuMemcpyHtoD         func(dst uint64, src unsafe.Pointer, n uintptr) int32
	cuMemsetD8           func(ptr uint64, value uint8, n uintptr) int32
	cuMemcpyDtoH         func(dst unsafe.Pointer, src uint64, n uintptr) int32
	cuLaunchKernel       func(fn uintptr, gx, gy, gz, bx, by, bz, shared uint32, stream uintptr, params, extra unsafe.Pointer) int32
	cuCtxSynchronize     func() int32

	cuMemHostRegister         func(ptr uint64, n uintptr, flags uint32) int32
	cuMemHostGetDevicePointer func(ptr *uint64, host uint64, flags uint32) int32
	cuLaunchCooperativeKernel func(fn uintptr, gx, gy, gz, bx, by, bz, shared uint32, stream uintptr, params unsafe.Pointer) int32

	// nil where the library, or what it depends on, does not have them
	cuLaunchKernelEx func(config unsafe.Pointer, fn uintptr, params, extra unsafe.Pointer) int32 // since CUDA 11.8
	fflush           func(file uintptr) int32                                                    // of the C library

	cuEventCreate      func(event *uintptr, flags uint32) int32
	cuEventDestroy     func(event uintptr) int32
	cuEventRecord      func(event, stream uintptr) int32
	cuEventSynchronize func(event uintptr) int32
	cuEventElapsedTime func(ms *float32, start, end uintptr) int32
	cuGetErrorString   func(code int32, text **byte) int32
}

// functions maps the library's symbols to the fields.
func (d *driver) functions() map[string]any {
	return map[string]any{
		"cuInit": &d.cuInit, "cuDriverGetVersion": &d.cuDriverGetVersion, "cuDeviceGet": &d.cuDeviceGet,
		"cuDeviceGetName": &d.cuDeviceGetName, "cuDeviceGetAttribute": &d.cuDeviceGetAttribute,
		"cuCtxCreate_v2": &d.cuCtxCreate, "cuCtxDestroy_v2": &d.cuCtxDestroy,
		"cuModuleLoadDataEx": &d.cuModuleLoadDataEx, "cuModuleUnload": &d.cuModuleUnload,
		"cuModuleGetFunction": &d.cuModuleGetFunction, "cuModuleGetGlobal_v2": &d.cuModuleGetGlobal,
		"cuFuncSetAttribute": &d.cuFuncSetAttribute, "cuFuncGetAttribute": &d.cuFuncGetAttribute,
		"cuMemAlloc_v2": &d.cuMemAlloc, "cuMemFree_v2": &d.cuMemFree,
		"cuMemsetD8_v2": &d.cuMemsetD8, "cuMemcpyHtoD_v2": &d.cuMemcpyHtoD, "cuMemcpyDtoH_v2": &d.cuMemcpyDtoH,
		"cuLaunchKernel": &d.cuLaunchKernel, "cuCtxSynchronize": &d.cuCtxSynchronize,
		"cuEventCreate": &d.cuEventCreate, "cuEventDestroy_v2": &d.cuEventDestroy, "cuEventRecord": &d.cuEventRecord,
		"cuEventSynchronize": &d.cuEventSynchronize, "cuEventElapsedTime": &d.cuEventElapsedTime,
		"cuGetErrorString": &d.cuGetErrorString, "cuMemHostRegister_v2": &d.cuMemHostRegister,
		"cuMemHostGetDevicePointer_v2": &d.cuMemHostGetDevicePointer, "cuLaunchCooperativeKernel": &d.cuLaunchCooperativeKernel,
	}
}

// optional are the functions that a driver may lack.
func (d *driver) optional() map[string]any {
	return map[string]any{"cuLaunchKernelEx": &d.cuLaunchKernelEx, "fflush": &d.fflush}
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
	for name, f := range d.functions() { // registration: the order does not matter
		sym, err := purego.Dlsym(lib, name)
		if err != nil {
			return nil, errors.Errorf("the CUDA driver has no %s", name)
		}
		purego.RegisterFunc(f, sym)
	}
	for name, f := range d.optional() {
		if sym, err := purego.Dlsym(lib, name); err == nil {
			purego.RegisterFunc(f, sym)
		}
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
	return &Error{call, int(code), msg}
}

func goString(p *byte) string {
	n := 0
	for *(*byte)(unsafe.Add(unsafe.Pointer(p), n)) != 0 {
		n++
	}
	return string(unsafe.Slice(p, n))
}
