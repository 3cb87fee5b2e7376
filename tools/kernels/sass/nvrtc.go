//go:build linux && (amd64 || arm64)

package sass

import (
	"path/filepath"
	"runtime"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/pkg/errors"
)

// NVRTC is NVIDIA's runtime compiler from CUDA C++ to PTX. The names are those of its API.
type NVRTC struct {
	nvrtcCreateProgram     func(program *uintptr, source, name string, headers int32, texts, names *uintptr) int32
	nvrtcCompileProgram    func(program uintptr, n int32, options *unsafe.Pointer) int32
	nvrtcGetPTXSize        func(program uintptr, n *uintptr) int32
	nvrtcGetPTX            func(program uintptr, text *byte) int32
	nvrtcGetProgramLogSize func(program uintptr, n *uintptr) int32
	nvrtcGetProgramLog     func(program uintptr, text *byte) int32
	nvrtcDestroyProgram    func(program *uintptr) int32
}

// OpenNVRTC loads the library; the library of its built-ins lies beside it.
func OpenNVRTC(library string) (*NVRTC, error) {
	builtins, err := filepath.Glob(filepath.Join(filepath.Dir(library), "libnvrtc-builtins.so*"))
	if err != nil {
		return nil, errors.WithStack(err)
	}
	for _, b := range builtins { // NVRTC opens it by its name, and finds what is loaded
		if _, err := purego.Dlopen(b, purego.RTLD_NOW|purego.RTLD_GLOBAL); err != nil {
			return nil, errors.Wrap(err, "cannot load NVRTC's built-ins")
		}
	}
	lib, err := purego.Dlopen(library, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return nil, errors.Wrap(err, "cannot load NVRTC")
	}
	r := &NVRTC{}
	for name, f := range map[string]any{ // registration: the order does not matter
		"nvrtcCreateProgram": &r.nvrtcCreateProgram, "nvrtcCompileProgram": &r.nvrtcCompileProgram,
		"nvrtcGetPTXSize": &r.nvrtcGetPTXSize, "nvrtcGetPTX": &r.nvrtcGetPTX,
		"nvrtcGetProgramLogSize": &r.nvrtcGetProgramLogSize, "nvrtcGetProgramLog": &r.nvrtcGetProgramLog,
		"nvrtcDestroyProgram": &r.nvrtcDestroyProgram,
	} {
		sym, err := purego.Dlsym(lib, name)
		if err != nil {
			return nil, errors.Errorf("NVRTC has no %s", name)
		}
		purego.RegisterFunc(f, sym)
	}
	return r, nil
}

// Compile compiles CUDA C++ to PTX. The error is the first complaint of the compiler.
func (r *NVRTC) Compile(source, name string, options []string) (string, error) {
	var program uintptr
	if r.nvrtcCreateProgram(&program, source, name, 0, nil, nil) != 0 {
		return "", errors.New("nvrtcCreateProgram failed")
	}
	defer r.nvrtcDestroyProgram(&program)
	var texts [][]byte
	pointers := make([]unsafe.Pointer, len(options)+1)
	for k, o := range options {
		texts = append(texts, append([]byte(o), 0))
		pointers[k] = unsafe.Pointer(&texts[k][0])
	}
	code := r.nvrtcCompileProgram(program, int32(len(options)), &pointers[0])
	runtime.KeepAlive(texts)
	if code != 0 {
		return "", errors.Errorf("nvrtc: %s", complaint(text(program, r.nvrtcGetProgramLogSize, r.nvrtcGetProgramLog)))
	}
	return text(program, r.nvrtcGetPTXSize, r.nvrtcGetPTX), nil
}

// text reads a string of the program: its size, with the zero at its end, then its bytes.
func text(program uintptr, size func(uintptr, *uintptr) int32, get func(uintptr, *byte) int32) string {
	var n uintptr
	if size(program, &n) != 0 || n == 0 {
		return ""
	}
	b := make([]byte, n)
	if get(program, &b[0]) != 0 {
		return ""
	}
	return string(b[:n-1])
}
