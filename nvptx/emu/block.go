package emu

import (
	"fmt"
	"math/bits"

	"opt-go/nvptx/emu/async"
	"opt-go/nvptx/emu/barrier"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/race"
	"opt-go/nvptx/emu/report"
	"opt-go/nvptx/emu/tmem"
	"opt-go/nvptx/emu/turn"
)

// block is a block of threads while it runs.
type block struct {
	run        *run
	index      Dim3
	number     int // x fastest
	sm         int // with timing: where it runs
	shared     []byte
	part       uint64 // where it is in the shared memory of the cluster; 0: the block is alone
	warps      []*warp
	bars       [barrier.Count]barrierOf
	counts     []report.Count // per operation; of the worker
	stats      *report.Tally  // of the worker
	worker     *worker
	check      *checker
	copies     async.Queue
	tensor     tmem.Memory
	groups     []async.Warpgroup
	allocated  *op // the last allocation of tensor memory; nil: none
	ended      bool
	cluster    *cluster
	clusterBar barrier.Cluster[race.Clock]
}

// barrierOf is one of a block's barriers.
type barrierOf = barrier.Barrier[*arrival]

// arrival is a node of a warp at a barrier.
type arrival struct {
	w       *warp
	n       *node
	o       *op
	mask    uint32
	sync    bool       // waits
	members uint32     // not at a barrier of the block: the threads of the warp that it waits for
	cluster bool       // at the barrier of the cluster
	knew    race.Clock // with checks
}

func newBlock(r *run, number int, wk *worker) *block {
	b := &block{run: r, counts: wk.counts, stats: &wk.tally, worker: wk, shared: make([]byte, r.Memory())}
	for first := 0; first < r.Block.Count(); first += warpSize {
		b.warps = append(b.warps, &warp{block: b, index: first / warpSize, first: first, buffers: new(buffers)})
	}
	b.start(number)
	return b
}

// start puts the block at the beginning of the kernel, whatever it was before.
func (b *block) start(number int) {
	r := b.run
	b.number, b.index = number, r.Grid.At(number)
	if clear(b.shared); r.Cluster.Count() > 1 {
		b.part = layout.InCluster(r.Rank(b.index), 0)
	}
	b.tensor, b.allocated, b.groups = tmem.Memory{}, nil, nil
	b.copies, b.ended = async.Queue{}, false
	barrier.Reset(b.bars[:])
	b.clusterBar = barrier.NewCluster[race.Clock](len(b.warps))
	if r.cfg.Check {
		b.check = newChecker(b)
	}
	for _, w := range b.warps {
		live := uint32(fullMask)
		if n := r.Block.Count() - w.first; n < warpSize {
			live = 1<<n - 1
		}
		w.start(r.kernel, live)
	}
}

// Turn lets each warp run for a while, reports whether any could, and notes whether all only wait.
func (b *block) Turn(idle *turn.Idle) (progress bool) {
	alive := false
	for _, w := range b.warps {
		ran, often := 0, b.run.often()
		w.turns.Begin(often)
		for ran < w.turns.Length() && w.step() {
			if w.waits {
				break
			}
			if ran++; w.yields {
				break
			}
		}
		whole := w.turns.End(ran, often)
		idle.Ran(ran, w.strong, whole, w.yields)
		if whole || w.yields || w.waits {
			w.yields, w.waits = false, false
			w.fair()
		}
		progress = progress || ran > 0
		alive = alive || w.cur != nil
	}
	if b.ended = !alive; b.ended {
		for b.copies.Advance() {
			// what nothing waits for completes at the end
		}
		if b.allocated != nil {
			if f := b.keepsTensorMemory(); f != nil {
				panic(f)
			}
		}
		return true
	}
	released := b.releaseComplete() // by threads that have exited
	return progress || released || b.atCluster() == nil && b.Diverge()
}

// atCluster are threads that wait at the barrier of the cluster.
func (b *block) atCluster() (list []*node) {
	for _, w := range b.warps {
		for _, n := range w.tree.Leaves() {
			if n.Wait != nil && n.Wait.cluster {
				list = append(list, n)
			}
		}
	}
	return list
}

// Diverge lets threads go on that wait for others of their warp to reconverge: the others wait at
// barriers, perhaps for them.
func (b *block) Diverge() (any bool) {
	for _, w := range b.warps {
		any = w.cur != nil && w.tree.Release(fullMask) || any
	}
	return any
}

// Ended reports whether all threads have exited.
func (b *block) Ended() bool { return b.ended }

// Complete ends the phase of the barrier of the cluster, if it can.
func (b *block) Complete() bool { return b.cluster.complete() }

// Limit ends a launch that runs for too long, if there is a limit.
func (b *block) Limit() {
	if most := b.run.cfg.MaxInstructions; most > 0 {
		total := uint64(0)
		for _, w := range b.warps {
			total += w.executed
		}
		if total > most {
			panic(&Fault{Kind: "limit", Msg: fmt.Sprintf("block %s has executed more than %d warp instructions", b.index, most), File: b.run.prog.module.File})
		}
	}
}

func (b *block) liveThreads() int {
	n := 0
	for _, w := range b.warps {
		n += bits.OnesCount32(w.live)
	}
	return n
}

// arrive notes an arrival, and releases the barrier if it was the last.
func (b *block) arrive(come arrival, id, expected int, pred uint32) {
	w, ref := come.w, come.o.bar
	if id >= barrier.Count {
		w.fail(come.o, -1, "bad barrier", "there is no barrier %d", id)
	}
	bar, n := &b.bars[id], bits.OnesCount32(come.mask)
	if wrong := bar.Check(id, expected); wrong != "" {
		w.fail(come.o, -1, "bad barrier", "%s", wrong)
	}
	threads := barrier.Arrival{Threads: n, Counted: n, Yes: bits.OnesCount32(pred & come.mask)}
	if ref.aligned && come.mask == w.live {
		threads.Counted = warpSize
	}
	a := bar.Spare()
	if a == nil {
		a = new(arrival)
	}
	*a = come
	bar.Join(a, threads, expected)
	if a.sync {
		a.n.Wait = a
	}
	if b.check != nil {
		a.knew = b.check.Arrive(a.w.index)
	}
	if bar.Complete(b.liveThreads()) {
		b.release(bar)
	}
}

// releaseComplete releases barriers that became complete because threads exited.
func (b *block) releaseComplete() bool {
	any := false
	for i := range b.bars {
		if bar := &b.bars[i]; len(bar.Waiting) > 0 && bar.Complete(b.liveThreads()) {
			b.release(&b.bars[i])
			any = true
		}
	}
	return any
}

func (b *block) release(bar *barrierOf) {
	b.stats.Barriers++
	if b.check != nil {
		b.check.order(bar.Waiting)
	}
	for _, a := range bar.Waiting {
		if a.sync {
			a.n.Wait = nil
			a.w.turns.Restart()
			a.o.bar.deliver(a, bar)
		}
	}
	bar.Reset()
}

// order tells the checker that what came before the barrier happened before what follows it.
func (c *checker) order(arrivals []*arrival) {
	var knew []race.Clock
	var waited []int
	for _, a := range arrivals {
		knew = append(knew, a.knew)
		if a.sync {
			waited = append(waited, a.w.index)
		}
	}
	c.Release(knew, waited)
}

// stuck is the fault of threads that wait in vain.
func (a *arrival) stuck(why string) *Fault {
	a.w.exec = a.mask
	return a.w.fault(a.o, -1, "deadlock", why)
}

// Deadlock describes which warps wait for which barrier.
func (b *block) Deadlock() error {
	for _, w := range b.warps {
		if f := w.stuck(); f != nil {
			return f
		}
		missing := w.missing
		if w.tensor.request != nil {
			missing = w.tensor.request.Missing()
		}
		if missing != "" {
			w.exec = w.cur.Mask
			return w.fault(&w.cur.Frame.fn.ops[w.cur.PC], -1, "deadlock", missing)
		}
	}
	for i := range b.bars {
		for _, a := range b.bars[i].Waiting {
			if a.sync {
				return a.stuck(b.bars[i].Missing(i, b.liveThreads()))
			}
		}
	}
	for _, n := range b.atCluster() {
		return n.Wait.stuck("not all threads of the cluster can come to its barrier")
	}
	return &Fault{Kind: "deadlock", Msg: fmt.Sprintf("no warp of block %s can go on", b.index), File: b.run.prog.module.File}
}
