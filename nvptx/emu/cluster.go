package emu

import (
	"opt-go/nvptx/emu/cast"
	"opt-go/nvptx/emu/converge"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/ptx"
)

// cluster is blocks that run at once and reach each other's shared memory (PTX ISA, section 2.2.2).
// A block alone is a cluster, too.
type cluster struct {
	number  int
	blocks  []*block // by rank
	gang    []*block // these and those of other clusters that run at once
	changes uint64   // of barriers in its shared memory
}

// sharedAt finds the block whose shared memory an address means, and the address in there.
func (b *block) sharedAt(addr uint64) (owner *block, off uint64) {
	rank, off, ok := layout.OfCluster(addr)
	if !ok || rank >= len(b.cluster.blocks) {
		return b, addr // perhaps out of bounds there
	}
	return b.cluster.blocks[rank], off
}

// decodeMapa decodes mapa, the address that another block of the cluster has for a variable.
func decodeMapa(d *decoder) {
	window := uint64(layout.SharedWindow) // generic addresses
	if d.m.Has("space") {
		window = 0
	}
	d.dest(0)
	d.o.a, d.o.b = d.source(1, d.m.Type("T")), d.source(2, ptx.U32)
	d.o.exec = func(w *warp, o *op) {
		a, rank := *o.a.lanes(w), *o.b.lanes(w)
		w.eachLane(func(lane int) {
			if rank[lane] >= uint64(len(w.block.cluster.blocks)) {
				w.fail(o, lane, "no such block", "block %d of a cluster of %d", rank[lane], len(w.block.cluster.blocks))
			}
			_, off := w.block.sharedAt(a[lane] - window)
			a[lane] = layout.InCluster(int(rank[lane]), off) + window
		})
		w.setLanes(o.dst, &a)
	}
}

// decodeCtarank decodes getctarank, the rank of the block whose shared memory an address is in.
func decodeCtarank(d *decoder) {
	window := uint64(layout.SharedWindow)
	if d.m.Has("space") {
		window = 0
	}
	d.dest(0)
	d.o.a = d.source(1, d.m.Type("T"))
	d.o.exec = func(w *warp, o *op) {
		a := *o.a.lanes(w)
		w.eachLane(func(lane int) {
			owner, _ := w.block.sharedAt(a[lane] - window)
			a[lane] = uint64(w.block.run.Rank(owner.index))
		})
		w.setLanes(o.dst, &a)
	}
}

// execClusterArrive is barrier.cluster.arrive.
func execClusterArrive(w *warp, o *op) {
	b := &w.block.clusterBar
	if again := b.Arrive(w.index, w.exec); again != 0 {
		w.fail(o, firstLane(again), "bad barrier", "a second arrival at the barrier of the cluster without a wait")
	}
	if c := w.block.check; c != nil {
		b.Knows(c.Arrive(w.index))
	}
	w.block.cluster.complete()
}

// execClusterWait is barrier.cluster.wait: threads wait that have arrived in the phase that runs.
func execClusterWait(w *warp, o *op) {
	waits := w.block.clusterBar.Waits(w.index, w.exec)
	switch {
	case waits == 0:
		if c := w.block.check; c != nil {
			c.Release(w.block.clusterBar.Last, []int{w.index})
		}
	case waits != w.cur.Mask:
		w.retract(o)
		w.isolate([]converge.Part{{Mask: waits, PC: w.cur.PC - 1}})
	default:
		w.retract(o)
		w.cur.PC--
		w.cur.Wait = &arrival{w: w, n: w.cur, o: o, mask: waits, cluster: true}
	}
}

// complete ends the phase of the barrier if all threads of the cluster have arrived that have not
// exited, and lets them go on.
func (c *cluster) complete() (any bool) {
	for _, b := range c.blocks {
		for i, w := range b.warps {
			if b.clusterBar.Waits(i, w.live) != w.live {
				return false
			}
			any = any || b.clusterBar.Waits(i, fullMask) != 0
		}
	}
	for _, b := range c.blocks {
		b.clusterBar.Next()
		for _, n := range b.atCluster() {
			n.Wait.w.turns.Restart()
			n.Wait = nil
		}
	}
	return any
}

// advance completes a copy that a block of the cluster has started, its own first; false: none.
func (b *block) advance() bool {
	if b.copies.Advance() {
		return true
	}
	for _, other := range b.cluster.blocks {
		if other.copies.Advance() {
			return true
		}
	}
	return false
}

// lost reports whether all warps that run at once wait, some in vain at barriers in shared memory.
func (b *block) lost() bool {
	for _, other := range b.cluster.gang {
		for _, w := range other.warps {
			if w.cur != nil && w.cur.Wait == nil && w.tensor.request == nil && w.missing == "" && !w.vain.Lost(other.cluster.changes) {
				return false
			}
		}
	}
	return true
}

// targets are the blocks of a cluster that a copy or an arrival goes to.
type targets struct {
	mask  source
	pairs bool // see cast.Multicast
}

// eachTarget visits the places that a copy of a lane goes to: those of the targets, or the one that
// its addresses mean.
func (w *warp) eachTarget(o *op, lane int, t *targets, mask, to, bar uint64, visit func(to, bar uint64)) {
	if t == nil {
		visit(to, bar)
		return
	}
	owner, barOff := w.block.sharedAt(bar)
	_, off := w.block.sharedAt(to)
	m := cast.Multicast{Mask: mask, Pairs: t.pairs, Parity: w.block.run.Rank(owner.index) & 1}
	places, err := m.Places(len(w.block.cluster.blocks), off, barOff)
	if err != nil {
		w.fail(o, lane, "no such block", "%v", err)
	}
	for _, p := range places {
		visit(p.To, p.Barrier)
	}
}

// masks are the lanes' masks of blocks.
func (t *targets) masks(w *warp) lanes {
	if t == nil {
		return lanes{}
	}
	return *t.mask.lanes(w)
}
