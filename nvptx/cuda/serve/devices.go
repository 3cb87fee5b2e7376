package serve

import (
	"encoding/binary"
	"fmt"

	"github.com/pkg/errors"

	"opt-go/nvptx/cuda"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
)

// hostMemory is memory of the program that kernels reach at its own address, too.
type hostMemory struct{ host, addr, bytes uint64 }

// deviceOf reads OPTGO_DEVICE.
func deviceOf(name string) (Device, error) {
	for d, n := range deviceNames {
		if n == name || name == "" {
			return Device(d), nil
		}
	}
	return 0, errors.Errorf("OPTGO_DEVICE=%s: there are emu, cuda and both", name)
}

// open opens the GPU; the error is what the program's first call says.
func (s *session) open() error {
	variable := "OPTGO_DEVICE=" + s.o.Device.String()
	if s.o.Device == GPU {
		for name, set := range map[string]bool{"OPTGO_CHECK": s.o.Check, "OPTGO_STATS": s.o.Stats != "", "OPTGO_LIMIT": s.o.MaxWarp != 0} {
			if set {
				return &failure{unsupportedFeature, variable + ": " + name + " wants the emulator (OPTGO_DEVICE=emu or both)"}
			}
		}
	}
	if s.o.Printed == nil {
		s.o.Printed = func() string { return "" }
	}
	g, err := openGPU(len(s.data), s.o.Printed)
	if err != nil {
		return &failure{noDevice, variable + ": " + err.Error()}
	}
	s.gpu, s.o.SM = g, g.sm()
	return nil
}

// emulatorOnly are the requests for what programs have on the emulator only.
var emulatorOnly = map[operation]string{
	opTexture: "textures and surfaces", opTensor: "tensor maps", opMoveTensor: "tensor maps", opPlace: "memory of other processes and shared handles",
}

// refuse reports what the device does not have.
func (s *session) refuse(op operation) error {
	if s.unusable != nil {
		return s.unusable
	}
	if what := emulatorOnly[op]; what != "" && s.o.Device != Emulator {
		return &failure{unsupportedFeature, fmt.Sprintf("OPTGO_DEVICE=%s: %s are there on the emulator only", s.o.Device, what)}
	}
	return nil
}

// loadGPU loads a module, which the emulator has, on the GPU.
func (s *session) loadGPU(text string, m *module) (*gpuModule, error) {
	g := &gpuModule{text: text}
	for _, d := range m.ptx.Decls {
		v, ok := d.(*ptx.Var)
		if !ok || v.Space != ptx.Global && v.Space != ptx.Const || v.Type.Class() == ptx.Opaque {
			continue
		}
		addr, size, ok := s.mem.Variable(m.prog, v.Name)
		if !ok || size == 0 {
			continue // declared only
		}
		if v.Name == launchList {
			g.launches = true
			continue
		}
		bytes, err := s.slice(addr, uint64(size))
		if err != nil {
			return nil, err
		}
		g.shadows = append(g.shadows, newShadow(v.Name, bytes))
	}
	return g, s.gpu.load(g)
}

// launchGPU runs a kernel on the GPU.
func (s *session) launchGPU(k *kernel, cfg emu.Launch, life uint32, a *answer) error {
	printed, err := s.gpu.launch(k.module.gpu, k.name, s.ofGPU(k, cfg), true)
	a.text(printed)
	a.text("") // nothing is looked for
	if err == nil {
		return nil
	}
	failed := ofDriver(errors.WithMessage(err, "kernel "+k.name))
	if isLost(err) {
		s.fatal, s.life = failed, life
	}
	return failed
}

// ofGPU is a launch as the driver has it. A parameter that is the address of memory of the host, as
// the program has it, becomes that of the same memory in the file.
func (s *session) ofGPU(k *kernel, cfg emu.Launch) cuda.Launch {
	l := cuda.Launch{Grid: [3]int{cfg.Grid.X, cfg.Grid.Y, cfg.Grid.Z}, Block: [3]int{cfg.Block.X, cfg.Block.Y, cfg.Block.Z},
		Shared: cfg.SharedBytes, Cooperative: cfg.Cooperative}
	if k.Cluster.X == 0 { // else the code says it
		l.Cluster = [3]int{cfg.Cluster.X, cfg.Cluster.Y, cfg.Cluster.Z}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, arg := range cfg.Args {
		if len(arg) == 8 {
			v := binary.LittleEndian.Uint64(arg)
			for _, h := range s.hosts {
				if v-h.host < h.bytes {
					arg = binary.LittleEndian.AppendUint64(nil, v-h.host+h.addr)
				}
			}
		}
		l.Args = append(l.Args, arg)
	}
	return l
}
