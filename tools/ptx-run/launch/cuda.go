package launch

import (
	"fmt"
	"io"
	"slices"

	"opt-go/nvptx/cuda"
	"opt-go/nvptx/emu"
)

// runOnGPU runs the launch on the first GPU, and as often again as -repeat says, for its time.
func runOnGPU(l *launch, stdout io.Writer) (*outcome, error) {
	dev, err := cuda.Open()
	if err != nil {
		return nil, err
	}
	defer dev.Close()
	module, err := dev.Load(l.text)
	if err != nil {
		return nil, err
	}
	kernel, err := module.Kernel(l.o.kernel)
	if err != nil {
		return nil, err
	}
	g, b := l.o.grid, l.o.block
	c := cuda.Launch{Grid: [3]int{g.X, g.Y, g.Z}, Block: [3]int{b.X, b.Y, b.Z}, Shared: l.o.shared}
	buffers := make([]uint64, len(l.args))
	for i, a := range l.args {
		value := a.value
		if a.isBuffer {
			if buffers[i], err = dev.Alloc(len(a.buffer)); err != nil {
				return nil, err
			}
			if err := dev.Write(buffers[i], a.buffer); err != nil {
				return nil, err
			}
			value = emu.U64(buffers[i])[:a.size]
		}
		c.Args = append(c.Args, value)
	}
	if err := kernel.Launch(c); err != nil {
		return nil, err
	}
	r := &outcome{buffers: make([][]byte, len(l.args))}
	r.stats = &emu.Stats{Kernel: l.o.kernel, Grid: c.Grid, Block: c.Block, ByOpcode: map[string]uint64{}}
	for i, a := range l.args {
		if a.isBuffer {
			if r.buffers[i], err = dev.Read(buffers[i], len(a.buffer)); err != nil {
				return nil, err
			}
		}
	}
	if l.o.repeat > 0 {
		err = printTimes(stdout, dev, kernel, c, l, buffers)
	}
	return r, err
}

// flushBytes is more than the second-level caches of GPUs hold.
const flushBytes = 256 << 20

// printTimes launches the kernel again, each time with the buffers as they were given and with
// -cold with other memory in the caches.
func printTimes(stdout io.Writer, dev *cuda.Device, kernel *cuda.Kernel, c cuda.Launch, l *launch, buffers []uint64) error {
	var flush uint64
	if l.o.cold {
		var err error
		if flush, err = dev.Alloc(flushBytes); err != nil {
			return err
		}
	}
	times, err := kernel.Time(c, l.o.repeat, func() error {
		for i, a := range l.args {
			if err := dev.Write(buffers[i], a.buffer); err != nil {
				return err
			}
		}
		if flush == 0 {
			return nil
		}
		return dev.Fill(flush, 1, flushBytes)
	})
	if err != nil {
		return err
	}
	registers, err := kernel.Registers()
	if err != nil {
		return err
	}
	slices.Sort(times)
	us := func(k int) float64 { return float64(times[k].Nanoseconds()) / 1000 }
	_, err = fmt.Fprintf(stdout, "%s (sm_%d%d): median %.2f µs of %d launches (%.2f to %.2f), %d registers\n",
		dev.Name, dev.Major, dev.Minor, us(len(times)/2), len(times), us(0), us(len(times)-1), registers)
	return err
}
