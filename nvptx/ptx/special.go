package ptx

import "strconv"

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
	Pm0
	Envreg0    = Pm0 + 8
	numSpecial = Envreg0 + 32
)

type specialInfo struct {
	name    string
	typ     Type
	version Version
	sm      int
}

var specialTable = [Envreg0 + 1]specialInfo{
	TidX: {"%tid.x", U32, Version{1, 0}, 0}, TidY: {"%tid.y", U32, Version{1, 0}, 0}, TidZ: {"%tid.z", U32, Version{1, 0}, 0},
	NtidX: {"%ntid.x", U32, Version{1, 0}, 0}, NtidY: {"%ntid.y", U32, Version{1, 0}, 0}, NtidZ: {"%ntid.z", U32, Version{1, 0}, 0},
	CtaidX: {"%ctaid.x", U32, Version{1, 0}, 0}, CtaidY: {"%ctaid.y", U32, Version{1, 0}, 0}, CtaidZ: {"%ctaid.z", U32, Version{1, 0}, 0},
	NctaidX: {"%nctaid.x", U32, Version{1, 0}, 0}, NctaidY: {"%nctaid.y", U32, Version{1, 0}, 0}, NctaidZ: {"%nctaid.z", U32, Version{1, 0}, 0},
	LaneID: {"%laneid", U32, Version{1, 3}, 0}, WarpID: {"%warpid", U32, Version{1, 3}, 0}, NWarpID: {"%nwarpid", U32, Version{2, 0}, 20},
	SmID: {"%smid", U32, Version{1, 3}, 0}, NSmID: {"%nsmid", U32, Version{2, 0}, 20}, GridID: {"%gridid", U64, Version{1, 0}, 0},
	LanemaskEq: {"%lanemask_eq", U32, Version{2, 0}, 20}, LanemaskLe: {"%lanemask_le", U32, Version{2, 0}, 20},
	LanemaskLt: {"%lanemask_lt", U32, Version{2, 0}, 20}, LanemaskGe: {"%lanemask_ge", U32, Version{2, 0}, 20},
	LanemaskGt: {"%lanemask_gt", U32, Version{2, 0}, 20},
	Clock:      {"%clock", U32, Version{1, 0}, 0}, ClockHi: {"%clock_hi", U32, Version{5, 0}, 20}, Clock64: {"%clock64", U64, Version{2, 0}, 20},
	GlobalTimer: {"%globaltimer", U64, Version{3, 1}, 30}, GlobalTimerLo: {"%globaltimer_lo", U32, Version{3, 1}, 30},
	GlobalTimerHi: {"%globaltimer_hi", U32, Version{3, 1}, 30},
	TotalSmemSize: {"%total_smem_size", U32, Version{4, 1}, 20}, DynamicSmemSize: {"%dynamic_smem_size", U32, Version{4, 1}, 20},
	AggrSmemSize: {"%aggr_smem_size", U32, Version{8, 1}, 90}, WarpSize: {"WARP_SZ", U32, Version{1, 0}, 0},
	ClusterIDX: {"%clusterid.x", U32, Version{7, 8}, 90}, ClusterIDY: {"%clusterid.y", U32, Version{7, 8}, 90}, ClusterIDZ: {"%clusterid.z", U32, Version{7, 8}, 90},
	NClusterIDX: {"%nclusterid.x", U32, Version{7, 8}, 90}, NClusterIDY: {"%nclusterid.y", U32, Version{7, 8}, 90}, NClusterIDZ: {"%nclusterid.z", U32, Version{7, 8}, 90},
	ClusterCtaidX: {"%cluster_ctaid.x", U32, Version{7, 8}, 90}, ClusterCtaidY: {"%cluster_ctaid.y", U32, Version{7, 8}, 90}, ClusterCtaidZ: {"%cluster_ctaid.z", U32, Version{7, 8}, 90},
	ClusterNctaidX: {"%cluster_nctaid.x", U32, Version{7, 8}, 90}, ClusterNctaidY: {"%cluster_nctaid.y", U32, Version{7, 8}, 90}, ClusterNctaidZ: {"%cluster_nctaid.z", U32, Version{7, 8}, 90},
	ClusterCtarank: {"%cluster_ctarank", U32, Version{7, 8}, 90}, ClusterNctarank: {"%cluster_nctarank", U32, Version{7, 8}, 90},
	IsExplicitCluster: {"%is_explicit_cluster", Pred, Version{7, 8}, 90},
	ReservedSmemBegin: {"%reserved_smem_offset_begin", B32, Version{7, 6}, 80}, ReservedSmemEnd: {"%reserved_smem_offset_end", B32, Version{7, 6}, 80},
	ReservedSmemCap: {"%reserved_smem_offset_cap", B32, Version{7, 6}, 80},
	ReservedSmem0:   {"%reserved_smem_offset_0", B32, Version{7, 6}, 80}, ReservedSmem1: {"%reserved_smem_offset_1", B32, Version{7, 6}, 80},
	Pm0:     {"%pm", U32, Version{1, 3}, 0},
	Envreg0: {"%envreg", B32, Version{2, 1}, 0},
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
