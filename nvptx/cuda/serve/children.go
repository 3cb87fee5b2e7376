package serve

import (
	"encoding/binary"
	"fmt"
	"slices"
	"time"

	"opt-go/nvptx/emu"
)

// Kernels that launch kernels. The device's runtime (optgo_launches.h of package cudart) puts
// launches into a list, whose head is a variable of the module. They run in their order when the
// grid that made them has ended, each with those of its own before the next one: one of the orders
// that CUDA allows, since no kernel can wait for one that it has launched. Those for the stream of
// tail launches are last.

// child is a launch of the list, and where it lies.
type child struct {
	at, kernel, arguments uint64
	grid, block           emu.Dim3
	shared                int
	tail                  bool
}

// The layout of optgo_launch.
const (
	launchList  = "optgo_launches"
	launchBytes = 3*8 + 8*4
	mostPending = 1 << 20
)

// children runs what a launch of the kernel has launched; it returns the kernel that failed, and
// what was found with checks.
func (s *session) children(k *kernel, cfg emu.Launch) (failed *kernel, findings string, err error) {
	list, err := s.launched(k.module)
	for i := 0; i < len(list) && err == nil; i++ {
		var more string
		failed, more, err = s.runChild(k, cfg, &list[i])
		if findings += more; err != nil {
			return failed, findings, err
		}
	}
	return k, findings, err
}

// launched takes the list of launches, and empties it.
func (s *session) launched(m *module) (list []child, err error) {
	head, size, ok := s.mem.Variable(m.prog, launchList)
	if !ok || size != 8 {
		return nil, nil
	}
	first, err := s.mem.Read(head, 8)
	if err != nil {
		return nil, err
	}
	at := binary.LittleEndian.Uint64(first)
	if at == 0 {
		return nil, nil
	}
	for at != 0 {
		if len(list) == mostPending {
			return nil, &failure{launchResources, fmt.Sprintf("a grid launches more than %d kernels, or spoils their list", mostPending)}
		}
		data, err := s.mem.Read(at, launchBytes)
		if err != nil {
			return nil, err
		}
		word := func(i int) int { return int(binary.LittleEndian.Uint32(data[24+4*i:])) }
		list = append(list, child{
			at: at, kernel: binary.LittleEndian.Uint64(data[8:]), arguments: binary.LittleEndian.Uint64(data[16:]),
			grid: emu.Dim3{X: word(0), Y: word(1), Z: word(2)}, block: emu.Dim3{X: word(3), Y: word(4), Z: word(5)},
			shared: word(6), tail: word(7) != 0,
		})
		at = binary.LittleEndian.Uint64(data)
	}
	slices.Reverse(list)
	slices.SortStableFunc(list, func(a, b child) int { return number(a.tail) - number(b.tail) })
	return list, s.mem.Write(head, make([]byte, 8))
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// runChild runs a launch of a kernel's, then what that launches.
func (s *session) runChild(parent *kernel, cfg emu.Launch, c *child) (k *kernel, findings string, err error) {
	name := parent.module.prog.KernelAt(c.kernel)
	if name == "" {
		return parent, "", &failure{invalidFunction, fmt.Sprintf("a kernel launches %#x, which is no kernel of its module", c.kernel)}
	}
	described, err := parent.module.prog.Kernel(name)
	if err != nil {
		return parent, "", err
	}
	k = &kernel{described, name, parent.module}
	if err := k.checkSizes([6]int{c.grid.X, c.grid.Y, c.grid.Z, c.block.X, c.block.Y, c.block.Z}, c.shared); err != nil {
		return k, "", err
	}
	cfg.Kernel, cfg.Grid, cfg.Block, cfg.Cluster = name, c.grid, c.block, emu.Dim3{}
	cfg.SharedBytes, cfg.Cooperative, cfg.Args = c.shared, false, nil
	for _, p := range k.Params {
		arg, err := s.mem.Read(c.arguments+uint64(p.Offset), p.Size)
		if err != nil {
			return k, "", err
		}
		cfg.Args = append(cfg.Args, slices.Clone(arg))
	}
	for _, at := range []uint64{c.arguments, c.at} {
		if err := s.mem.Free(at); err != nil {
			return k, "", err
		}
	}
	start := time.Now()
	stats, err := k.module.prog.Launch(cfg)
	s.mu.Lock()
	s.record.add(k, stats, time.Since(start))
	s.mu.Unlock()
	findings = s.findings(k, stats)
	if err != nil {
		return k, findings, err
	}
	failed, more, err := s.children(k, cfg)
	return failed, findings + more, err
}
