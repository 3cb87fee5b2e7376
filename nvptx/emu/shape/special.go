package shape

import (
	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/report"
	"opt-go/nvptx/ptx"
)

// Place is where a thread is, and when.
type Place struct {
	Block   report.Dim3 // in the grid
	Warp    int         // in the block
	Lane    int         // in the warp
	SM, SMs int         // the multiprocessor, of so many
	Time    uint64      // for the clocks
	Dynamic int         // bytes of dynamic shared memory
}

// Special is the value that a special register has in a thread.
func (s *Shape) Special(r ptx.Special, at *Place) uint64 {
	bit := uint64(1) << at.Lane
	switch r {
	case ptx.LaneID:
		return uint64(at.Lane)
	case ptx.LanemaskEq:
		return bit
	case ptx.LanemaskLt:
		return bit - 1
	case ptx.LanemaskLe:
		return bit<<1 - 1
	case ptx.LanemaskGt:
		return lane.Full &^ (bit<<1 - 1)
	case ptx.LanemaskGe:
		return lane.Full &^ (bit - 1)
	case ptx.Clock, ptx.GlobalTimerLo:
		return at.Time & 0xFFFFFFFF
	case ptx.Clock64, ptx.GlobalTimer:
		return at.Time
	case ptx.ClockHi, ptx.GlobalTimerHi:
		return at.Time >> 32
	}
	return uint64(s.position(r, at))
}

// position is where a thread is, and how large what it is in.
func (s *Shape) position(r ptx.Special, at *Place) int {
	dim := func(d report.Dim3, first ptx.Special) int { return d.Of(int(r - first)) }
	switch r {
	case ptx.TidX, ptx.TidY, ptx.TidZ:
		return dim(s.Block.At(at.Warp*lane.Size+at.Lane), ptx.TidX)
	case ptx.NtidX, ptx.NtidY, ptx.NtidZ:
		return dim(s.Block, ptx.NtidX)
	case ptx.CtaidX, ptx.CtaidY, ptx.CtaidZ:
		return dim(at.Block, ptx.CtaidX)
	case ptx.NctaidX, ptx.NctaidY, ptx.NctaidZ:
		return dim(s.Grid, ptx.NctaidX)
	case ptx.WarpID:
		return at.Warp
	case ptx.NWarpID:
		return s.Warps()
	case ptx.SmID:
		return at.SM
	case ptx.NSmID:
		return at.SMs
	case ptx.GridID:
		return 1
	case ptx.ClusterIDX, ptx.ClusterIDY, ptx.ClusterIDZ:
		k := int(r - ptx.ClusterIDX)
		return at.Block.Of(k) / s.Cluster.Of(k)
	case ptx.NClusterIDX, ptx.NClusterIDY, ptx.NClusterIDZ:
		return dim(s.Clusters(), ptx.NClusterIDX)
	case ptx.ClusterCtaidX, ptx.ClusterCtaidY, ptx.ClusterCtaidZ:
		k := int(r - ptx.ClusterCtaidX)
		return at.Block.Of(k) % s.Cluster.Of(k)
	case ptx.ClusterNctaidX, ptx.ClusterNctaidY, ptx.ClusterNctaidZ:
		return dim(s.Cluster, ptx.ClusterNctaidX)
	case ptx.ClusterCtarank:
		return s.Rank(at.Block)
	case ptx.ClusterNctarank:
		return s.Cluster.Count()
	case ptx.TotalSmemSize, ptx.AggrSmemSize:
		return s.Shared
	case ptx.DynamicSmemSize:
		return at.Dynamic
	case ptx.ReservedSmemBegin, ptx.ReservedSmem0:
		return s.reserved()
	case ptx.ReservedSmem1: // the part that programs may use
		return s.reserved() + s.Reserved/2
	case ptx.ReservedSmemEnd:
		return s.reserved() + s.Reserved
	case ptx.ReservedSmemCap:
		return s.Reserved
	}
	panic("BUG: special register " + r.String() + " passed the decoder")
}

// Numbered is the value of a numbered special register. %envreg1 and 2 have the halves of the
// address of a cooperative launch's workspace, the high one first, as the driver sets them. The
// counters %pm0 … %pm7, whose behavior PTX leaves undefined, stay zero: no instruction sets them
// up.
func Numbered(r ptx.Special, workspace uint64) uint64 {
	switch r {
	case ptx.Envreg0 + 1:
		return workspace >> 32
	case ptx.Envreg0 + 2:
		return workspace & 0xFFFFFFFF
	}
	return 0
}

// Varies reports whether a special register differs between blocks or times, and not between the
// threads of a warp.
func Varies(s ptx.Special) bool {
	switch s {
	case ptx.Clock, ptx.Clock64, ptx.ClockHi, ptx.GlobalTimer, ptx.GlobalTimerLo, ptx.GlobalTimerHi, // cycles with the timing model, else warp instructions
		ptx.CtaidX, ptx.CtaidY, ptx.CtaidZ, ptx.SmID,
		ptx.ClusterIDX, ptx.ClusterIDY, ptx.ClusterIDZ, ptx.ClusterCtaidX, ptx.ClusterCtaidY, ptx.ClusterCtaidZ, ptx.ClusterCtarank:
		return true
	}
	return false
}
