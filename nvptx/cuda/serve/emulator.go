package serve

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/pkg/errors"

	"opt-go/nvptx/cuda/fatbin"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// load loads an image: PTX, or a fat binary, of which the newest PTX that the device runs is taken.
func (s *session) load(image []byte, a *answer) error {
	text, err := s.choose(image)
	if err != nil {
		return err
	}
	m, err := parse.Module("device code", text)
	if err != nil {
		return &failure{invalidPTX, err.Error()}
	}
	if sm := smOf(m); sm > s.o.SM {
		text := fmt.Sprintf("the code needs sm_%d, this device is sm_%d", sm, s.o.SM)
		if s.gpu == nil {
			text += " (OPTGO_SM changes that)"
		}
		return &failure{noKernelImage, text}
	}
	prog, err := s.mem.Load(m)
	if err != nil {
		return &failure{invalidPTX, err.Error()}
	}
	loaded := &module{prog: prog, ptx: m, lines: newSourceLines(text)}
	if s.gpu != nil {
		if loaded.gpu, err = s.loadGPU(text, loaded); err != nil {
			return ofDriver(err)
		}
	}
	s.modules = append(s.modules, loaded)
	a.u32(uint32(len(s.modules) - 1))
	return nil
}

func (s *session) choose(image []byte) (string, error) {
	if !fatbin.IsFat(image) {
		return string(bytes.TrimRight(image, "\x00")), nil
	}
	images, err := fatbin.Read(image)
	if err != nil {
		return "", &failure{invalidPTX, err.Error()}
	}
	var best *fatbin.Image
	for i := range images {
		im := &images[i]
		if im.Kind == fatbin.PTX && !im.Compressed && im.Arch <= s.o.SM && (best == nil || im.Arch > best.Arch) {
			best = im
		}
	}
	if best == nil {
		return "", &failure{noKernelImage, fmt.Sprintf("none of the %d images of the fat binary is PTX for sm_%d or older", len(images), s.o.SM)}
	}
	return string(best.Data), nil
}

// smOf returns the number of a module's processor: 80 for sm_80.
func smOf(m *ptx.Module) int {
	n := 0
	if len(m.Target) > 0 {
		fmt.Sscanf(m.Target[0], "sm_%d", &n)
	}
	return n
}

func (s *session) module(b *body) (*module, string, error) {
	i := int(b.u32())
	if i >= len(s.modules) {
		return nil, "", errors.Errorf("module %d is not loaded", i)
	}
	return s.modules[i], string(b.data), nil
}

// kernel answers with the kernel's number, shared, local and constant bytes, the largest block,
// the cluster that it requires, and for each parameter offset and size.
func (s *session) kernel(b *body, a *answer) error {
	m, name, err := s.module(b)
	if err != nil {
		return err
	}
	k, err := m.prog.Kernel(name)
	if err != nil {
		return &failure{invalidFunction, err.Error()}
	}
	s.kernels = append(s.kernels, &kernel{k, name, m})
	for _, v := range []int{len(s.kernels) - 1, k.Shared, k.Local, m.prog.ConstBytes(), k.MaxThreads, smOf(m.ptx), k.Cluster.X, k.Cluster.Y, k.Cluster.Z, len(k.Params)} {
		a.u32(uint32(v))
	}
	for _, p := range k.Params {
		a.u32(uint32(p.Offset))
		a.u32(uint32(p.Size))
	}
	return nil
}

func (s *session) variable(b *body, a *answer) error {
	m, name, err := s.module(b)
	if err != nil {
		return err
	}
	addr, size, ok := s.mem.Variable(m.prog, name)
	if !ok {
		return &failure{invalidSymbol, fmt.Sprintf("the device code has no variable %s", name)}
	}
	if s.gpu != nil {
		if err := s.gpu.watch(m.gpu, name, addr, s.o.Device == GPU); err != nil {
			return ofDriver(err)
		}
	}
	a.u64(addr)
	a.u64(uint64(size))
	return nil
}

// Limits of a launch, as those of all GPUs since sm_30.
const (
	maxGridX  = math.MaxInt32
	maxGridYZ = 65535
	maxShared = 227 << 10
)

// launching reads which kernel is launched, and with which sizes.
func (s *session) launching(b *body) (*kernel, emu.Launch, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	number := int(b.u32())
	var d [6]int
	for i := range d {
		d[i] = int(b.u32())
	}
	shared, cooperative := int(b.u32()), b.u32() != 0
	cluster := emu.Dim3{X: int(b.u32()), Y: int(b.u32()), Z: int(b.u32())}
	if number >= len(s.kernels) {
		return nil, emu.Launch{}, errors.Errorf("kernel %d is not known", number)
	}
	k := s.kernels[number]
	return k, emu.Launch{
		Kernel: k.name, Grid: emu.Dim3{X: d[0], Y: d[1], Z: d[2]}, Block: emu.Dim3{X: d[3], Y: d[4], Z: d[5]},
		SharedBytes: shared, Memory: s.mem, Check: s.o.Check, Workers: s.o.Workers, MaxInstructions: s.o.MaxWarp,
		Cooperative: cooperative, Cluster: cluster, Uncounted: s.o.Stats == "" || !s.o.Traffic,
	}, k.checkSizes(d, shared)
}

// fits reports why a launch of these sizes is impossible.
func (s *session) fits(b *body) error {
	k, cfg, err := s.launching(b)
	if err != nil {
		return err
	}
	if err := k.module.prog.Fits(cfg); err != nil {
		return &failure{invalidConfig, err.Error()}
	}
	return nil
}

// launch runs a kernel; the answer is what it printed, what has been found, and how two devices
// differ.
func (s *session) launch(b *body, a *answer) error {
	k, cfg, err := s.launching(b)
	if err != nil {
		return err
	}
	life := b.u32() // the program's calls of cudaDeviceReset
	if s.fatal != nil && s.life == life {
		return s.fatal
	}
	for _, p := range k.Params {
		cfg.Args = append(cfg.Args, b.take(p.Size))
	}
	if b.short {
		return errors.New("arguments are missing")
	}
	switch s.o.Device {
	case GPU:
		return s.launchGPU(k, cfg, life, a)
	case Both:
		return s.launchBoth(k, cfg, life, a)
	}
	return s.emulate(k, cfg, life, a)
}

// emulate runs a kernel on the emulator.
func (s *session) emulate(k *kernel, cfg emu.Launch, life uint32, a *answer) error {
	s.refresh()
	var printed strings.Builder
	cfg.Stdout = &printed
	start := time.Now()
	stop := s.progress(k, start)
	stats, err := k.module.prog.Launch(cfg)
	stop()
	s.mu.Lock()
	s.record.add(k, stats, time.Since(start))
	s.mu.Unlock()
	findings := s.findings(k, stats)
	if err == nil {
		var more string
		k, more, err = s.children(k, cfg)
		findings += more
	}
	a.text(printed.String())
	a.text(findings)
	if own := new(failure); errors.As(err, &own) {
		return own
	}
	if err != nil {
		failed := s.fault(k, err)
		if fault := new(emu.Fault); errors.As(err, &fault) {
			s.fatal, s.life = failed, life
		}
		return failed
	}
	return nil
}

// checkSizes compares sizes with the limits of GPUs.
func (k *kernel) checkSizes(d [6]int, shared int) error {
	for i, v := range d {
		most := []int{maxGridX, maxGridYZ, maxGridYZ, 1024, 1024, 64}[i]
		if v < 1 || v > most {
			what := []string{"grid.x", "grid.y", "grid.z", "block.x", "block.y", "block.z"}[i]
			return &failure{invalidConfig, fmt.Sprintf("%s is %d, which must be between 1 and %d", what, v, most)}
		}
	}
	if n := d[3] * d[4] * d[5]; n > 1024 {
		return &failure{invalidConfig, fmt.Sprintf("a block of %d threads; the limit is 1024", n)}
	} else if n > k.MaxThreads {
		return &failure{launchResources, fmt.Sprintf("a block of %d threads; the kernel's __launch_bounds__ allows %d", n, k.MaxThreads)}
	}
	if shared < 0 || shared > maxShared {
		return &failure{invalidValue, fmt.Sprintf("%d bytes of dynamic shared memory; the limit is %d", shared, maxShared)}
	}
	return nil
}

// codes are the runtime's errors for the emulator's kinds of faults.
var codes = map[string]code{
	"out of bounds": illegalAddress, "bad free": illegalAddress, "write to read-only memory": illegalAddress,
	"misaligned access": misalignedAddress, "assert": assertion, "stack overflow": hardwareStackError, "instruction limit": launchTimeout,
}

// fault turns the error of a launch into the program's.
func (s *session) fault(k *kernel, err error) error {
	var f *emu.Fault
	if !errors.As(err, &f) {
		return &failure{invalidValue, err.Error()}
	}
	c, ok := codes[f.Kind]
	if !ok {
		c = launchFailure
	}
	return &failure{c, k.describe(f)}
}
