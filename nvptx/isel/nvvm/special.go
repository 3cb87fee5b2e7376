package nvvm

import (
	"strconv"

	"opt-go/nvptx/ptx"
)

// SpecialRegisters returns the registers that llvm.nvvm.read.ptx.sreg.NAME reads.
func SpecialRegisters() map[string]ptx.Special {
	t := map[string]ptx.Special{
		"laneid": ptx.LaneID, "warpid": ptx.WarpID, "nwarpid": ptx.NWarpID, "smid": ptx.SmID, "nsmid": ptx.NSmID, "gridid": ptx.GridID,
		"clock": ptx.Clock, "clock64": ptx.Clock64, "clock.hi": ptx.ClockHi, "globaltimer": ptx.GlobalTimer, "warpsize": ptx.WarpSize,
		"lanemask.eq": ptx.LanemaskEq, "lanemask.le": ptx.LanemaskLe, "lanemask.lt": ptx.LanemaskLt,
		"lanemask.ge": ptx.LanemaskGe, "lanemask.gt": ptx.LanemaskGt,
		"total.smem.size": ptx.TotalSmemSize, "dynamic.smem.size": ptx.DynamicSmemSize, "aggr.smem.size": ptx.AggrSmemSize,
		"total_smem_size": ptx.TotalSmemSize, "dynamic_smem_size": ptx.DynamicSmemSize, "aggr_smem_size": ptx.AggrSmemSize,
		"globaltimer.lo":  ptx.GlobalTimerLo,
		"cluster.ctarank": ptx.ClusterCtarank, "cluster.nctarank": ptx.ClusterNctarank,
	}
	for k, dim := range []string{"x", "y", "z"} {
		d := ptx.Special(k)
		t["tid."+dim], t["ntid."+dim] = ptx.TidX+d, ptx.NtidX+d
		t["ctaid."+dim], t["nctaid."+dim] = ptx.CtaidX+d, ptx.NctaidX+d
		t["clusterid."+dim], t["nclusterid."+dim] = ptx.ClusterIDX+d, ptx.NClusterIDX+d
		t["cluster.ctaid."+dim], t["cluster.nctaid."+dim] = ptx.ClusterCtaidX+d, ptx.ClusterNctaidX+d
	}
	for k := range 32 {
		t["envreg"+strconv.Itoa(k)] = ptx.Envreg0 + ptx.Special(k)
	}
	for k := range 4 {
		t["pm"+strconv.Itoa(k)] = ptx.Pm0 + ptx.Special(k)
	}
	return t
}
