//go:build amd64 || arm64

package serve

import (
	"os"
	"runtime"
	"strconv"
	"syscall"
	"time"
	"unsafe"

	"github.com/pkg/errors"
)

// The descriptors that the program leaves to its server.
const (
	socketFD   = 3
	memoryFD   = 4
	launchesFD = 5
)

// socket reads and writes with plain system calls: a round trip through Go's poller takes longer.
type socket int

// patience is how long the next request is looked for before the thread sleeps, where the program
// has a processor of its own: one that waits for a short kernel asks again before a thread could
// have been woken.
const patience = 50 * time.Microsecond

func (s socket) Read(p []byte) (int, error) {
	for start := time.Now(); runtime.NumCPU() > 1 && len(p) > 0 && time.Since(start) < patience; {
		// Not announced to Go's scheduler: the call does not wait.
		n, _, errno := syscall.RawSyscall6(syscall.SYS_RECVFROM, uintptr(s), uintptr(unsafe.Pointer(&p[0])), uintptr(len(p)), syscall.MSG_DONTWAIT, 0, 0)
		if errno == 0 && n > 0 {
			return int(n), nil
		}
		if errno != syscall.EAGAIN {
			break
		}
	}
	for {
		n, err := syscall.Read(int(s), p)
		if err == syscall.EINTR {
			continue
		}
		if n == 0 && err == nil && len(p) > 0 {
			return 0, os.ErrClosed
		}
		return max(n, 0), err
	}
}

func (s socket) Write(p []byte) (n int, err error) {
	for n < len(p) {
		k, err := syscall.Write(int(s), p[n:])
		if err != nil && err != syscall.EINTR {
			return n, err
		}
		n += max(k, 0)
	}
	return n, nil
}

// Run is ptx-run -serve: it serves the program that has started this process, as its environment
// says.
func Run() error {
	var st syscall.Stat_t
	if err := syscall.Fstat(memoryFD, &st); err != nil {
		return errors.New("no memory file: the server is started by programs that cudacc has compiled")
	}
	data, err := mapFixed(Base, int(st.Size), memoryFD)
	if err != nil {
		return err
	}
	o := Options{Check: os.Getenv("OPTGO_CHECK") == "1", Stats: os.Getenv("OPTGO_STATS"), Traffic: os.Getenv("OPTGO_TRAFFIC") != "0", SM: 90,
		Workers: runtime.NumCPU(), Progress: isTerminal(os.Stderr), Stderr: os.Stderr}
	o.Invalid = o.read()
	if o.Device != Emulator {
		if o.Printed, err = takeOutput(); err != nil {
			return err
		}
	}
	go endWith(os.Getppid())
	return Serve(data, o, socket(socketFD), socket(launchesFD))
}

// read reads the variables that can have wrong values.
func (o *Options) read() (err error) {
	if o.Device, err = deviceOf(os.Getenv("OPTGO_DEVICE")); err != nil {
		return err
	}
	for name, to := range map[string]*int{"OPTGO_SM": &o.SM, "OPTGO_WORKERS": &o.Workers} {
		if v := os.Getenv(name); v != "" {
			if *to, err = strconv.Atoi(v); err != nil || *to <= 0 {
				return errors.Errorf("%s=%s: not a positive number", name, v)
			}
		}
	}
	if v := os.Getenv("OPTGO_LIMIT"); v != "" {
		if o.MaxWarp, err = strconv.ParseUint(v, 10, 64); err != nil {
			return errors.Errorf("OPTGO_LIMIT=%s: not a number", v)
		}
	}
	return nil
}

// endWith ends this process when the program has been killed: its kernel would run on.
func endWith(program int) {
	for os.Getppid() == program {
		time.Sleep(200 * time.Millisecond)
	}
	os.Exit(1)
}

// mapFixed maps a file at an address; nothing of Go's is there.
func mapFixed(addr uintptr, n, fd int) ([]byte, error) {
	const fixedNoReplace = 0x100000 // MAP_FIXED_NOREPLACE
	at, _, errno := syscall.Syscall6(syscall.SYS_MMAP, addr, uintptr(n), syscall.PROT_READ|syscall.PROT_WRITE,
		syscall.MAP_SHARED|syscall.MAP_NORESERVE|fixedNoReplace, uintptr(fd), 0)
	if errno != 0 || at != addr {
		return nil, errors.Errorf("device memory cannot be mapped at %#x: %v", addr, errno)
	}
	return unsafe.Slice((*byte)(*(*unsafe.Pointer)(unsafe.Pointer(&at))), n), nil
}
