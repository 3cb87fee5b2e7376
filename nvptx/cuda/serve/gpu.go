package serve

import (
	"slices"
	"sync"

	"github.com/pkg/errors"

	"opt-go/nvptx/cuda"
)

// Device is what runs the kernels of a program.
type Device int

// The values of OPTGO_DEVICE.
const (
	Emulator Device = iota
	GPU
	Both // the GPU, then the emulator, whose results count
)

var deviceNames = [...]string{Emulator: "emu", GPU: "cuda", Both: "both"}

func (d Device) String() string { return deviceNames[d] }

// gpu runs kernels through NVIDIA's driver. A context belongs to a thread: all of its work is done
// on one goroutine. The memory file stays the memory of the device, and the GPU reaches it where it
// is (visible.go); variables have a second copy, the module's on the GPU (shadow.go).
//
// When a kernel has faulted, the context is replaced at once, so that the GPU is usable when the
// program resets the device; the session refuses launches until then.
type gpu struct {
	work    chan func()
	dev     *cuda.Device // on the goroutine of work, as what follows
	modules []*gpuModule
	direct  bool          // the GPU reaches all memory of the process
	printed func() string // what kernels have printed since the last call

	mu   sync.Mutex // of seen: memory is allocated while kernels run
	seen *visible
}

// gpuModule is a module on the GPU.
type gpuModule struct {
	text     string
	handle   *cuda.Module
	kernels  map[string]*cuda.Kernel
	shadows  []*shadow // of all variables
	launches bool      // its kernels may launch kernels
}

// openGPU opens the first GPU for programs whose memory, of so many bytes, lies at Base.
func openGPU(bytes int, printed func() string) (*gpu, error) {
	g := &gpu{work: make(chan func()), printed: printed, seen: newVisible(Base, bytes)}
	opened := make(chan error)
	go func() {
		var err error
		if g.dev, err = cuda.Open(); err == nil {
			defer g.dev.Close()
			g.direct, err = g.dev.ReachesHost()
		}
		opened <- err
		if err != nil {
			return
		}
		for f := range g.work {
			f()
		}
	}()
	if err := <-opened; err != nil {
		return nil, err
	}
	return g, nil
}

// do runs f on the GPU's thread.
func (g *gpu) do(f func() error) error {
	done := make(chan error)
	g.work <- func() { done <- f() }
	return <-done
}

func (g *gpu) close() { close(g.work) }

// sm is the compute capability: 90 is 9.0.
func (g *gpu) sm() int { return 10*g.dev.Major + g.dev.Minor }

// show makes memory of the device visible to the launches that follow.
func (g *gpu) show(addr uint64, n int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.seen.want(addr, n)
}

// watch keeps both copies of a variable equal from now on; it waits for the kernel that runs. What
// kernels have done to the GPU's copy before reaches the program's where that is asked for.
func (g *gpu) watch(m *gpuModule, name string, addr uint64, give bool) error {
	i := slices.IndexFunc(m.shadows, func(v *shadow) bool { return v.name == name })
	if i < 0 {
		return errors.Errorf("variable %s is there on the emulator only", name)
	}
	v := m.shadows[i]
	g.show(addr, len(v.bytes))
	return g.do(func() error {
		if v.watched {
			return nil
		}
		if v.other == nil {
			return errors.Errorf("the driver's compiler has left no variable %s", name)
		}
		v.watched = true
		return v.pull(g.dev, give)
	})
}

// load compiles a module for the GPU.
func (g *gpu) load(m *gpuModule) error {
	return g.do(func() error {
		if err := m.load(g.dev); err != nil {
			return err
		}
		g.modules = append(g.modules, m)
		return nil
	})
}

func (m *gpuModule) load(dev *cuda.Device) (err error) {
	m.kernels = map[string]*cuda.Kernel{}
	if m.handle, err = dev.Load(m.text); err != nil {
		return err
	}
	for _, v := range m.shadows {
		if err := v.find(dev, m.handle); err != nil {
			return err
		}
	}
	return nil
}

// launch runs a kernel and returns what has been printed. What it has done to variables reaches the
// program's copies where that is asked for.
func (g *gpu) launch(m *gpuModule, name string, l cuda.Launch, give bool) (printed string, err error) {
	err = g.do(func() error {
		err := g.run(m, name, l, give)
		g.dev.Flush()
		printed = g.printed()
		if isLost(err) {
			if again := g.revive(); again != nil {
				return again
			}
		}
		return err
	})
	return printed, err
}

func (g *gpu) run(m *gpuModule, name string, l cuda.Launch, give bool) error {
	if err := g.register(); err != nil {
		return err
	}
	k, err := m.kernel(name)
	if err != nil {
		return err
	}
	for _, v := range m.shadows {
		if err := v.push(g.dev); err != nil {
			return err
		}
	}
	if err := k.Launch(l); err != nil {
		return err
	}
	for _, v := range m.shadows {
		if err := v.pull(g.dev, give); err != nil {
			return err
		}
	}
	return m.refuseChildren(g.dev)
}

func (m *gpuModule) kernel(name string) (*cuda.Kernel, error) {
	if k := m.kernels[name]; k != nil {
		return k, nil
	}
	k, err := m.handle.Kernel(name)
	if err == nil {
		m.kernels[name] = k
	}
	return k, err
}

// register registers what has been allocated since the last launch.
func (g *gpu) register() error {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.direct {
		return nil
	}
	for _, r := range g.seen.missing() {
		if err := g.dev.Register(r.from, int(r.to-r.from)); err != nil {
			return err
		}
		g.seen.registered(r)
	}
	return nil
}

// refuseChildren looks whether a launch has put kernels into the list of children.go, whose memory
// is the GPU's own: they are not run.
func (m *gpuModule) refuseChildren(dev *cuda.Device) error {
	if !m.launches {
		return nil
	}
	head, _, err := m.handle.Global(launchList)
	if isMissing(err) {
		return nil // no kernel uses it
	}
	if err != nil {
		return err
	}
	list, err := dev.Read(head, 8)
	if err != nil || !slices.ContainsFunc(list, func(b byte) bool { return b != 0 }) {
		return err
	}
	if err := dev.Write(head, make([]byte, 8)); err != nil {
		return err
	}
	return &failure{unsupportedFeature, "kernels that kernels launch run on the emulator only"}
}

// revive replaces the context after a fault: memory is registered and modules are loaded again.
func (g *gpu) revive() error {
	if err := g.dev.Reset(); err != nil {
		return err
	}
	g.mu.Lock()
	g.seen.forget()
	g.mu.Unlock()
	for _, m := range g.modules {
		if err := m.load(g.dev); err != nil {
			return err
		}
	}
	return nil
}

// isLost reports whether the context is unusable after an error: after uncorrectable errors of
// memory, and after faults of kernels.
func isLost(err error) bool {
	var e *cuda.Error
	return errors.As(err, &e) && slices.Contains([]code{214, 220, illegalAddress, launchTimeout, assertion, hardwareStackError, illegalInstruction,
		misalignedAddress, 717, 718, launchFailure}, code(e.Code))
}

// isMissing reports whether a variable is not in a module, from which the driver's compiler may
// remove it.
func isMissing(err error) bool {
	var e *cuda.Error
	return errors.As(err, &e) && code(e.Code) == symbolNotFound
}

// ofDriver gives an error of the driver the program's code, which is the same number; what is no
// result of the driver's is something that the GPU or its driver does not have.
func ofDriver(err error) error {
	c := unsupportedFeature
	if own := new(failure); errors.As(err, &own) {
		c = own.code
	}
	if e := new(cuda.Error); errors.As(err, &e) {
		c = code(e.Code)
	}
	return &failure{c, err.Error()}
}
