package emu

import (
	"encoding/binary"
	"fmt"
	"io"
	"sync/atomic"

	"opt-go/nvptx/emu/device"
	"opt-go/nvptx/emu/gang"
	"opt-go/nvptx/emu/pool"
	"opt-go/nvptx/emu/race"
	"opt-go/nvptx/emu/report"
	"opt-go/nvptx/emu/shape"
	"opt-go/nvptx/emu/turn"
)

// Launch says what to run, and how.
type Launch struct {
	Kernel      string
	Grid, Block Dim3
	Cluster     Dim3     // blocks of a cluster; zero: as the kernel says (.reqnctapercluster), else 1
	Cooperative bool     // all blocks run at once and can wait for each other
	SharedBytes int      // dynamic shared memory
	Args        [][]byte // one per kernel parameter, of its size; see U64, U32, …
	Memory      *Memory

	Check           bool         // look for races, uninitialised reads and divisions by zero, too
	Timing          *Fermi       // count cycles with these parameters; nil: do not
	Uncounted       bool         // leave Stats.Transactions and BankConflicts zero: it is faster
	Copies          int          // with Timing: the number of grids like this one that run concurrently; see grids
	Trace           io.Writer    // a line for each warp instruction
	Watch           func(*Event) // is called for each warp instruction that threads execute; see Event
	Ended           func(of int) // is called when one of so many groups of blocks that run at once has ended, by whoever ran it; not with Timing
	Stdout          io.Writer    // of printf; nil: nowhere
	Workers         int          // goroutines that run blocks; 0 and 1: one
	StackBytes      int          // local memory per thread; 0: 512 KB, as on hardware
	MaxInstructions uint64       // warp instructions per block after which the launch ends with a fault; 0: no limit
}

// U64 is an argument of 8 bytes, such as an address.
func U64(v uint64) []byte { return binary.LittleEndian.AppendUint64(nil, v) }

// U32 is an argument of 4 bytes.
func U32(v uint32) []byte { return binary.LittleEndian.AppendUint32(nil, v) }

// defaultStack is what a thread may have of local memory on hardware since sm_20.
const defaultStack = 512 << 10

// workspaceBytes is the size of what cooperative_groups keeps in memory for a grid: its size, and
// the barrier, to which %envreg1 and %envreg2 point.
const workspaceBytes = 8

// run is a launch in progress.
type run struct {
	shape.Shape
	prog      *Program
	kernel    *function
	cfg       Launch
	memory    *Memory
	params    []byte
	consts    []byte // the program's constant memory
	workspace uint64 // of a cooperative launch: the address of its barrier
	counting  bool   // transactions and bank conflicts
	trace     report.Trace
	locks     *device.Stripes // of atomic operations; nil: blocks run one after the other
	touched   *race.Grid      // with checks: accesses to global memory
	queue     pool.Queue      // of the groups of blocks; with Timing it is empty
	spinning  atomic.Bool     // threads have been found to wait for others of their warp, or for other blocks
}

// worker is what one goroutine counts, and the blocks that it runs. It shares no cache line.
type worker struct {
	counts []report.Count
	tally  report.Tally
	ended  []*gang.Gang[*block] // their memory serves again
	_      [128]byte
}

// Launch runs a kernel to its end. The error of a kernel that went wrong is a *Fault. Without
// Workers the blocks run one after the other, in order. With them, kernels that print or allocate
// memory still do; others may see those effects of other blocks that a GPU would show them.
func (p *Program) Launch(cfg Launch) (*Stats, error) {
	r, err := p.prepare(cfg)
	if err != nil {
		return nil, err
	}
	if cfg.Cooperative {
		if r.workspace, err = r.memory.Alloc(workspaceBytes); err != nil {
			return nil, err
		}
		defer func() { _ = r.memory.Free(r.workspace) }() // it may be gone with the rest
	}
	var workers []*worker
	cycles := uint64(0)
	switch {
	case cfg.Timing != nil:
		workers = []*worker{p.newWorker()}
		var grids []*run
		if grids, err = r.grids(); err == nil {
			cycles, err = r.timed(workers[0], grids)
		}
	case cfg.Workers > 1 && r.gangs() > 1 && cfg.Trace == nil && cfg.Watch == nil && !cfg.Check && !r.kernel.Ordered:
		workers, err = r.parallel(cfg.Workers)
	default:
		workers = []*worker{p.newWorker()}
		r.queue.Jobs = r.gangs()
		_, err = r.work(workers[0], turn.AtOnce)
	}
	stats := r.stats(workers)
	stats.Cycles = cycles
	return stats, err
}

// grids are the run and as many copies as Launch.Copies asks for, each with a copy of the present
// memory: more of the same work, to measure the contention for what blocks share. Only the run's
// own memory is returned; counts are those of all grids.
func (r *run) grids() ([]*run, error) {
	all := []*run{r}
	for len(all) < r.cfg.Copies {
		cfg := r.cfg
		cfg.Memory, cfg.Stdout, cfg.Trace, cfg.Watch = &Memory{r.memory.Copy()}, nil, nil, nil
		c, err := r.prog.prepare(cfg)
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	return all, nil
}

func (p *Program) newWorker() *worker {
	return &worker{counts: make([]report.Count, p.numOps, (p.numOps+7)&^7)}
}

func (p *Program) prepare(cfg Launch) (*run, error) {
	kernel, err := p.kernel(cfg.Kernel)
	if err != nil {
		return nil, err
	}
	if cfg.Memory == nil {
		cfg.Memory = NewMemory(p.module.AddressSize)
	}
	consts, err := cfg.Memory.Hold(p.names)
	if err != nil {
		return nil, err
	}
	if cfg.StackBytes == 0 {
		cfg.StackBytes = defaultStack
	}
	r := &run{prog: p, kernel: kernel, cfg: cfg, memory: cfg.Memory, consts: consts, counting: !cfg.Uncounted || cfg.Timing != nil}
	r.trace.To = cfg.Trace
	if r.Shape, err = p.shape(kernel, &cfg); err != nil {
		return nil, err
	}
	if cfg.Check {
		r.touched = race.NewGrid(r.Clusters().Count())
	}
	if cfg.Timing != nil && (r.Cluster.Count() > 1 || cfg.Cooperative) {
		return nil, fmt.Errorf("the cycle model has neither clusters nor cooperative launches")
	}
	r.params, err = kernel.PackArguments(cfg.Kernel, cfg.Args)
	return r, err
}

// Fits reports why the kernel cannot be launched with these sizes; nil: it can.
func (p *Program) Fits(cfg Launch) error {
	kernel, err := p.kernel(cfg.Kernel)
	if err == nil {
		_, err = p.shape(kernel, &cfg)
	}
	return err
}

func (p *Program) shape(kernel *function, cfg *Launch) (shape.Shape, error) {
	return shape.Of(cfg.Kernel, p.names, kernel.Func, cfg.Grid, cfg.Block, cfg.Cluster, cfg.SharedBytes)
}

// work runs groups of blocks, of which so many at once at most. A fault comes with its group.
func (r *run) work(wk *worker, most int) (at int, err error) {
	s := gang.Schedule[*block]{Queue: &r.queue, Waits: r.kernel.Waits, Most: most,
		Begin:    func(n int) *gang.Gang[*block] { return wk.gangOf(r, n) },
		Together: func() { r.spinning.Store(true) },
		End: func(g *gang.Gang[*block]) {
			wk.ended = append(wk.ended, g)
			if r.cfg.Ended != nil {
				r.cfg.Ended(r.gangs())
			}
		}}
	defer func() { at = s.At }()
	defer catchFault(&err)
	s.Run()
	return s.At, nil
}

// catchFault turns the panic of a fault into an error.
func catchFault(err *error) {
	if e := recover(); e != nil {
		f, ok := e.(*Fault)
		if !ok {
			panic(e)
		}
		*err = f
	}
}

// parallel runs the blocks on several goroutines, in order.
func (r *run) parallel(n int) ([]*worker, error) {
	r.locks, r.queue.Jobs = new(device.Stripes), r.gangs()
	n = min(n, r.gangs())
	return pool.Run(n, &r.queue, r.prog.newWorker, func(wk *worker) (int, error) { return r.work(wk, max(turn.AtOnce/n, 1)) })
}
