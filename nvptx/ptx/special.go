package ptx

import (
	"strconv"

	"opt-go/nvptx/ptx/table"
)

// Special is a special register such as %tid.x (PTX ISA, section 10).
type Special uint8

// The special registers. Envreg0 … Envreg0+31 and Pm0 … Pm0+7 are numbered.
const (
	TidX Special = iota
	TidY
	TidZ
	NtidX
	NtidY
	NtidZ
	CtaidX
	CtaidY
	CtaidZ
	NctaidX
	NctaidY
	NctaidZ
	LaneID
	WarpID
	NWarpID
	SmID
	NSmID
	GridID
	LanemaskEq
	LanemaskLe
	LanemaskLt
	LanemaskGe
	LanemaskGt
	Clock
	ClockHi
	Clock64
	GlobalTimer
	GlobalTimerLo
	GlobalTimerHi
	TotalSmemSize
	DynamicSmemSize
	AggrSmemSize
	WarpSize
	ClusterIDX
	ClusterIDY
	ClusterIDZ
	NClusterIDX
	NClusterIDY
	NClusterIDZ
	ClusterCtaidX
	ClusterCtaidY
	ClusterCtaidZ
	ClusterNctaidX
	ClusterNctaidY
	ClusterNctaidZ
	ClusterCtarank
	ClusterNctarank
	IsExplicitCluster
	ReservedSmemBegin
	ReservedSmemEnd
	ReservedSmemCap
	ReservedSmem0
	ReservedSmem1
	TidW // the fourth elements are always 0
	NtidW
	CtaidW
	NctaidW
	ClusterIDW
	NClusterIDW
	ClusterCtaidW
	ClusterNctaidW
	Pm0
	Envreg0    = Pm0 + 8
	numSpecial = Envreg0 + 32
)

// specialInfo describes a special register; since is a column as in the instruction table.
type specialInfo struct {
	name  string
	typ   Type
	since string
}

var specialTable = [Envreg0 + 1]specialInfo{
	TidX: {"%tid.x", U32, ""}, TidY: {"%tid.y", U32, ""}, TidZ: {"%tid.z", U32, ""},
	NtidX: {"%ntid.x", U32, ""}, NtidY: {"%ntid.y", U32, ""}, NtidZ: {"%ntid.z", U32, ""},
	CtaidX: {"%ctaid.x", U32, ""}, CtaidY: {"%ctaid.y", U32, ""}, CtaidZ: {"%ctaid.z", U32, ""},
	NctaidX: {"%nctaid.x", U32, ""}, NctaidY: {"%nctaid.y", U32, ""}, NctaidZ: {"%nctaid.z", U32, ""},
	LaneID: {"%laneid", U32, "1.3 0"}, WarpID: {"%warpid", U32, "1.3 0"}, NWarpID: {"%nwarpid", U32, "2.0 20"},
	SmID: {"%smid", U32, "1.3 0"}, NSmID: {"%nsmid", U32, "2.0 20"}, GridID: {"%gridid", U64, ""},
	LanemaskEq: {"%lanemask_eq", U32, "2.0 20"}, LanemaskLe: {"%lanemask_le", U32, "2.0 20"},
	LanemaskLt: {"%lanemask_lt", U32, "2.0 20"}, LanemaskGe: {"%lanemask_ge", U32, "2.0 20"},
	LanemaskGt: {"%lanemask_gt", U32, "2.0 20"},
	Clock:      {"%clock", U32, ""}, ClockHi: {"%clock_hi", U32, "5.0 20"}, Clock64: {"%clock64", U64, "2.0 20"},
	GlobalTimer: {"%globaltimer", U64, "3.1 30"}, GlobalTimerLo: {"%globaltimer_lo", U32, "3.1 30"},
	GlobalTimerHi: {"%globaltimer_hi", U32, "3.1 30"},
	TotalSmemSize: {"%total_smem_size", U32, "4.1 20"}, DynamicSmemSize: {"%dynamic_smem_size", U32, "4.1 20"},
	AggrSmemSize: {"%aggr_smem_size", U32, "8.1 90"}, WarpSize: {"WARP_SZ", U32, ""},
	ClusterIDX: {"%clusterid.x", U32, "7.8 90"}, ClusterIDY: {"%clusterid.y", U32, "7.8 90"}, ClusterIDZ: {"%clusterid.z", U32, "7.8 90"},
	NClusterIDX: {"%nclusterid.x", U32, "7.8 90"}, NClusterIDY: {"%nclusterid.y", U32, "7.8 90"}, NClusterIDZ: {"%nclusterid.z", U32, "7.8 90"},
	ClusterCtaidX: {"%cluster_ctaid.x", U32, "7.8 90"}, ClusterCtaidY: {"%cluster_ctaid.y", U32, "7.8 90"}, ClusterCtaidZ: {"%cluster_ctaid.z", U32, "7.8 90"},
	ClusterNctaidX: {"%cluster_nctaid.x", U32, "7.8 90"}, ClusterNctaidY: {"%cluster_nctaid.y", U32, "7.8 90"}, ClusterNctaidZ: {"%cluster_nctaid.z", U32, "7.8 90"},
	ClusterCtarank: {"%cluster_ctarank", U32, "7.8 90"}, ClusterNctarank: {"%cluster_nctarank", U32, "7.8 90"},
	IsExplicitCluster: {"%is_explicit_cluster", Pred, "7.8 90"},
	ReservedSmemBegin: {"%reserved_smem_offset_begin", B32, "7.6 80"}, ReservedSmemEnd: {"%reserved_smem_offset_end", B32, "7.6 80"},
	ReservedSmemCap: {"%reserved_smem_offset_cap", B32, "7.6 80"},
	ReservedSmem0:   {"%reserved_smem_offset_0", B32, "7.6 80"}, ReservedSmem1: {"%reserved_smem_offset_1", B32, "7.6 80"},
	TidW: {"%tid.w", U32, ""}, NtidW: {"%ntid.w", U32, ""}, CtaidW: {"%ctaid.w", U32, ""}, NctaidW: {"%nctaid.w", U32, ""},
	ClusterIDW: {"%clusterid.w", U32, "7.8 90"}, NClusterIDW: {"%nclusterid.w", U32, "7.8 90"},
	ClusterCtaidW: {"%cluster_ctaid.w", U32, "7.8 90"}, ClusterNctaidW: {"%cluster_nctaid.w", U32, "7.8 90"},
	Pm0:     {"%pm", U32, "1.3 0"},
	Envreg0: {"%envreg", B32, "2.1 0"},
}

// info returns the table row and, for a numbered register, its number (else -1).
func (s Special) info() (specialInfo, int) {
	switch {
	case s >= Envreg0:
		return specialTable[Envreg0], int(s - Envreg0)
	case s >= Pm0:
		return specialTable[Pm0], int(s - Pm0)
	}
	return specialTable[s], -1
}

// String returns the name of the register in PTX: %tid.x.
func (s Special) String() string {
	row, n := s.info()
	if n >= 0 {
		return row.name + strconv.Itoa(n)
	}
	return row.name
}

// Type is the register's type.
func (s Special) Type() Type {
	row, _ := s.info()
	return row.typ
}

// Needs says since when the register exists.
func (s Special) Needs() table.Needs {
	row, _ := s.info()
	return table.Since(row.since)
}

// SpecialByName finds the special register spelled name, such as "%tid.x".
func SpecialByName(name string) (s Special, ok bool) {
	for s := Special(0); s < Pm0; s++ {
		if specialTable[s].name == name {
			return s, true
		}
	}
	for s := Pm0; s < numSpecial; s++ {
		if s.String() == name {
			return s, true
		}
	}
	return 0, false
}
