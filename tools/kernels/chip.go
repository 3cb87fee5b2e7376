package main

import (
	"os"
	"time"

	"github.com/pkg/errors"

	"opt-go/nvptx/cuda"
	"opt-go/nvptx/ptx"
)

// chip is the GPU.
type chip struct {
	*cuda.Device
	held []uint64 // memory of the current launch
}

// Alloc is the device's, for a launch that release ends.
func (g *chip) Alloc(size int) (uint64, error) {
	addr, err := g.Device.Alloc(size)
	if err == nil {
		g.held = append(g.held, addr)
	}
	return addr, err
}

func (g *chip) release() error {
	for _, addr := range g.held {
		if err := g.Free(addr); err != nil {
			return err
		}
	}
	g.held = g.held[:0]
	return nil
}

// chipModule is PTX of one compiler on the GPU.
type chipModule struct {
	*compiled
	loaded  *cuda.Module
	initial map[string][]byte // contents of variables before any launch, by name
}

// load compiles for the GPU and notes what variables hold: a launch finds what the one before has
// left there.
func (g *chip) load(p *compiled) (*chipModule, error) {
	text, err := os.ReadFile(p.file)
	if err != nil {
		return nil, errors.WithStack(err)
	}
	m := &chipModule{compiled: p, initial: map[string][]byte{}}
	if m.loaded, err = g.Load(string(text)); err != nil {
		return nil, err
	}
	for _, decl := range p.module.Decls {
		v, ok := decl.(*ptx.Var)
		if !ok || v.Space != ptx.Global {
			continue
		}
		if addr, size, err := m.loaded.Global(v.Name); err == nil { // the driver keeps only what is used
			if m.initial[v.Name], err = g.Read(addr, size); err != nil {
				return nil, err
			}
		}
	}
	return m, nil
}

// prepare makes the memory of a launch, variables included.
func (g *chip) prepare(m *chipModule, l *gpuLaunch) (*device, error) {
	for name, data := range m.initial {
		addr, _, err := m.loaded.Global(name)
		if err == nil {
			err = g.Write(addr, data)
		}
		if err != nil {
			return nil, err
		}
	}
	return l.prepare(g)
}

// run makes a launch on the GPU and returns the buffers.
func (g *chip) run(m *chipModule, kernel string, l *gpuLaunch) ([][]byte, error) {
	k, err := m.loaded.Kernel(kernel)
	if err != nil {
		return nil, err
	}
	d, err := g.prepare(m, l)
	if err != nil {
		return nil, err
	}
	if err := k.Launch(cuda.Launch{Grid: l.grid, Block: l.block, Shared: l.shared, Args: d.args}); err != nil {
		return nil, err
	}
	after, err := d.read()
	if err == nil {
		err = g.release()
	}
	return after, err
}

// time returns the median time of a launch on a full GPU.
func (g *chip) time(m *chipModule, kernel string, l *gpuLaunch) ([]time.Duration, error) {
	k, err := m.loaded.Kernel(kernel)
	if err != nil {
		return nil, err
	}
	d, err := g.prepare(m, l)
	if err != nil {
		return nil, err
	}
	grid := l.grid
	grid[2] *= max(1, timedBlocks/(grid[0]*grid[1]*grid[2]))
	times, err := k.Time(cuda.Launch{Grid: grid, Block: l.block, Shared: l.shared, Args: d.args}, timedEach, nil)
	if err == nil {
		err = g.release()
	}
	return times, err
}

// restart makes a new context after a fault and loads the modules again.
func (g *chip) restart(modules []*chipModule) error {
	g.held = g.held[:0]
	if err := g.Reset(); err != nil {
		return err
	}
	for k, m := range modules {
		if m == nil {
			continue
		}
		again, err := g.load(m.compiled)
		if err != nil {
			return err
		}
		*modules[k] = *again
	}
	return nil
}
