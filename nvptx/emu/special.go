package emu

import "opt-go/nvptx/ptx"

// specialLanes returns a special register's values. Those are kept that are the same whatever the
// block.
func (w *warp) specialLanes(s ptx.Special, slot uint8) *lanes {
	d := &w.scratch[slot]
	if s >= ptx.Envreg0 {
		d.Fill(w.block.run.environment(int(s - ptx.Envreg0)))
		return d
	}
	if l := w.specials[s]; l != nil {
		return l
	}
	switch s {
	case ptx.Clock, ptx.Clock64, ptx.ClockHi, ptx.GlobalTimer, ptx.GlobalTimerLo, ptx.GlobalTimerHi, // cycles with the timing model, else warp instructions
		ptx.CtaidX, ptx.CtaidY, ptx.CtaidZ, ptx.SmID,
		ptx.ClusterIDX, ptx.ClusterIDY, ptx.ClusterIDZ, ptx.ClusterCtaidX, ptx.ClusterCtaidY, ptx.ClusterCtaidZ, ptx.ClusterCtarank:
		d.Fill(w.special(s, 0))
		return d
	}
	d = new(lanes)
	w.specials[s] = d
	for i := range d {
		d[i] = w.special(s, i)
	}
	return d
}

func (w *warp) special(s ptx.Special, lane int) uint64 {
	bit := uint64(1) << lane
	time := max(w.clock, w.executed)
	switch s {
	case ptx.LaneID:
		return uint64(lane)
	case ptx.LanemaskEq:
		return bit
	case ptx.LanemaskLt:
		return bit - 1
	case ptx.LanemaskLe:
		return bit<<1 - 1
	case ptx.LanemaskGt:
		return fullMask &^ (bit<<1 - 1)
	case ptx.LanemaskGe:
		return fullMask &^ (bit - 1)
	case ptx.Clock, ptx.GlobalTimerLo:
		return time & 0xFFFFFFFF
	case ptx.Clock64, ptx.GlobalTimer:
		return time
	case ptx.ClockHi, ptx.GlobalTimerHi:
		return time >> 32
	}
	return uint64(w.position(s, lane))
}

// position is where a thread is, and how large what it is in.
func (w *warp) position(s ptx.Special, lane int) int {
	r := w.block.run
	dim := func(d Dim3, first ptx.Special) int { return d.Of(int(s - first)) }
	switch s {
	case ptx.TidX, ptx.TidY, ptx.TidZ:
		return dim(r.block.At(w.first+lane), ptx.TidX)
	case ptx.NtidX, ptx.NtidY, ptx.NtidZ:
		return dim(r.block, ptx.NtidX)
	case ptx.CtaidX, ptx.CtaidY, ptx.CtaidZ:
		return dim(w.block.index, ptx.CtaidX)
	case ptx.NctaidX, ptx.NctaidY, ptx.NctaidZ:
		return dim(r.grid, ptx.NctaidX)
	case ptx.WarpID:
		return w.index
	case ptx.NWarpID:
		return len(w.block.warps)
	case ptx.SmID:
		return w.block.sm
	case ptx.NSmID:
		if r.cfg.Timing != nil {
			return r.cfg.Timing.SMs
		}
		return 1
	case ptx.GridID:
		return 1
	case ptx.ClusterIDX, ptx.ClusterIDY, ptx.ClusterIDZ:
		k := int(s - ptx.ClusterIDX)
		return w.block.index.Of(k) / r.cluster.Of(k)
	case ptx.NClusterIDX, ptx.NClusterIDY, ptx.NClusterIDZ:
		return dim(r.clusters(), ptx.NClusterIDX)
	case ptx.ClusterCtaidX, ptx.ClusterCtaidY, ptx.ClusterCtaidZ:
		k := int(s - ptx.ClusterCtaidX)
		return w.block.index.Of(k) % r.cluster.Of(k)
	case ptx.ClusterNctaidX, ptx.ClusterNctaidY, ptx.ClusterNctaidZ:
		return dim(r.cluster, ptx.ClusterNctaidX)
	case ptx.ClusterCtarank:
		return w.block.rank()
	case ptx.ClusterNctarank:
		return r.cluster.Count()
	case ptx.TotalSmemSize, ptx.AggrSmemSize:
		return r.sharedBytes
	case ptx.DynamicSmemSize:
		return r.cfg.SharedBytes
	}
	panic("BUG: special register " + s.String() + " passed the decoder")
}

// environment is the value of an %envreg: 1 and 2 have the halves of the address of a
// cooperative launch's workspace, the high one first, as the driver sets them.
func (r *run) environment(n int) uint64 {
	switch n {
	case 1:
		return r.workspace >> 32
	case 2:
		return r.workspace & 0xFFFFFFFF
	}
	return 0
}
