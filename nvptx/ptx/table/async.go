package table

import "fmt"

// Since when parts of Blackwell exist: on its server chips, on all its chips, in one family.
const (
	blackwell     = "8.6 100a,101a | 8.8 100f,101f"
	anyBlackwell  = "8.6 100a,101a | 8.7 120a | 8.8 100f,101f,120f"
	blackwell100  = "8.6 100a | 8.8 100f"
	blackwellOnly = "8.7 100a | 8.8 103a"
)

// Slots of the instructions below.
const (
	inShared   = " space?=shared,shared::cta"
	inCluster  = " space?=shared,shared::cta,shared::cluster"
	arrivals   = "op=arrive,arrive_drop"
	nearScopes = " scope=cta,cluster"
)

// mbarrierRows: barriers in shared memory (PTX ISA, section 9.7.13.15).
var mbarrierRows = []row{
	{"mbarrier", "op=init" + inShared + " T=b64", "a s:u32", "7.0 80"},
	{"mbarrier", "op=inval" + inShared + " T=b64", "a", "7.0 80"},
	{"mbarrier", "op=pending_count T=b64", "d:u32 s:T", "7.0 80"},
	{"mbarrier", arrivals + inShared + " T=b64", "d:T a", "7.0 80"},
	{"mbarrier", arrivals + " noComplete" + inShared + " T=b64", "d:T a s:u32", "7.0 80"},
	{"mbarrier", arrivals + inShared + " T=b64", "D:T a", "7.1 80"},
	{"mbarrier", arrivals + " noComplete" + inShared + " T=b64", "D:T a s:u32", "7.1 80"},
	{"mbarrier", arrivals + inShared + " T=b64", "D:T a s:u32", "7.8 90"},
	{"mbarrier", arrivals + " expect_tx" + inShared + " T=b64", "D:T a s:u32", "8.0 90"},
	{"mbarrier", arrivals + " sem=release" + nearScopes + inShared + " T=b64", "D:T a s:u32?", "8.0 90"},
	{"mbarrier", arrivals + " expect_tx sem=release" + nearScopes + inShared + " T=b64", "D:T a s:u32", "8.0 90"},
	{"mbarrier", arrivals + " sem=relaxed" + nearScopes + inShared + " T=b64", "D:T a s:u32?", "8.6 90"},
	{"mbarrier", arrivals + " expect_tx sem=relaxed" + nearScopes + inShared + " T=b64", "D:T a s:u32", "8.6 90"},
	{"mbarrier", arrivals + " space=shared::cluster T=b64", "_ a s:u32?", "8.0 90"}, // another block's state is not told
	{"mbarrier", arrivals + " expect_tx space=shared::cluster T=b64", "_ a s:u32", "8.0 90"},
	{"mbarrier", arrivals + " sem=release" + nearScopes + " space=shared::cluster T=b64", "_ a s:u32?", "8.0 90"},
	{"mbarrier", arrivals + " expect_tx sem=release" + nearScopes + " space=shared::cluster T=b64", "_ a s:u32", "8.0 90"},
	{"mbarrier", arrivals + " sem=relaxed" + nearScopes + " space=shared::cluster T=b64", "_ a s:u32?", "8.6 90"},
	{"mbarrier", arrivals + " expect_tx sem=relaxed" + nearScopes + " space=shared::cluster T=b64", "_ a s:u32", "8.6 90"},
	{"mbarrier", "op=expect_tx,complete_tx" + inCluster + " T=b64", "a s:u32", "8.0 90"},
	{"mbarrier", "op=expect_tx,complete_tx sem=relaxed" + nearScopes + inCluster + " T=b64", "a s:u32", "8.0 90"},
	{"mbarrier", "op=test_wait" + inShared + " T=b64", "p a s:T", "7.0 80"},
	{"mbarrier", "op=test_wait parity" + inShared + " T=b64", "p a s:u32", "7.1 80"},
	{"mbarrier", "op=test_wait sem=acquire" + nearScopes + inShared + " T=b64", "p a s:T", "8.0 90"},
	{"mbarrier", "op=test_wait parity sem=acquire" + nearScopes + inShared + " T=b64", "p a s:u32", "8.0 90"},
	{"mbarrier", "op=test_wait sem=relaxed" + nearScopes + inShared + " T=b64", "p a s:T", "8.6 90"},
	{"mbarrier", "op=test_wait parity sem=relaxed" + nearScopes + inShared + " T=b64", "p a s:u32", "8.6 90"},
	{"mbarrier", "op=try_wait" + inShared + " T=b64", "p a s:T s:u32?", "7.8 90"},
	{"mbarrier", "op=try_wait parity" + inShared + " T=b64", "p a s:u32 s:u32?", "7.8 90"},
	{"mbarrier", "op=try_wait sem=acquire" + nearScopes + inShared + " T=b64", "p a s:T s:u32?", "8.0 90"},
	{"mbarrier", "op=try_wait parity sem=acquire" + nearScopes + inShared + " T=b64", "p a s:u32 s:u32?", "8.0 90"},
	{"mbarrier", "op=try_wait sem=relaxed" + nearScopes + inShared + " T=b64", "p a s:T s:u32?", "8.6 90"},
	{"mbarrier", "op=try_wait parity sem=relaxed" + nearScopes + inShared + " T=b64", "p a s:u32 s:u32?", "8.6 90"},
	{"cp", "async mbarrier arrive noinc?" + inShared + " b64", "a", "7.0 80"},
}

// clusterRows: blocks of a cluster, of a grid that follows another, and fences between the ways to
// memory (sections 9.7.13.4, 9.7.13.13, 9.7.13.16, 9.7.13.17, 9.7.9.23 and 9.7.9.24).
var clusterRows = []row{
	{"mapa", "space?=shared::cluster T=u32,u64", "d:T m:T s:u32", "7.8 90"},
	{"getctarank", "space?=shared::cluster T=u32,u64", "d:u32 m:T", "7.8 90"},
	{"isspacep", "space=shared::cluster", "p s:ptr", "7.8 90"},
	{"istypep", "T=texref,samplerref,surfref", "p s:u64", "4.0 30"},
	{"cvta", "to? space=shared::cluster T=u32,u64", "d:T m:T", "7.8 90"},
	{"fence", "sem=acquire restrict=sync_restrict::shared::cluster scope=cluster", "", "8.6 90"},
	{"fence", "sem=release restrict=sync_restrict::shared::cta scope=cluster", "", "8.6 90"},
	{"fence", "mbarrier_init sem=release scope=cluster", "", "8.0 90"},
	{"fence", "proxy kind=async space=shared::cluster", "", "8.0 90"},
	{"fence", "proxy kind=async::generic sem=acquire restrict=sync_restrict::shared::cluster scope=cluster", "", "8.6 90"},
	{"fence", "proxy kind=async::generic sem=release restrict=sync_restrict::shared::cta scope=cluster", "", "8.6 90"},
	{"fence", "proxy kind=tensormap::generic sem=release scope=" + scopes, "", "8.3 90"},
	{"fence", "proxy kind=tensormap::generic sem=acquire scope=" + scopes, "a i", "8.3 90"},
	{"clusterlaunchcontrol", "try_cancel async space=shared::cta done=mbarrier::complete_tx::bytes b128", "a a", "8.6 100"},
	{"clusterlaunchcontrol", "try_cancel async space=shared::cta done=mbarrier::complete_tx::bytes multicast=multicast::cluster::all b128", "a a", anyBlackwell},
	{"clusterlaunchcontrol", "query_cancel is_canceled pred T=b128", "p s:T", "8.6 100"},
	{"clusterlaunchcontrol", "query_cancel dim=get_first_ctaid::x,get_first_ctaid::y,get_first_ctaid::z b32 T=b128", "d:u32 s:T", "8.6 100"},
	{"clusterlaunchcontrol", "query_cancel get_first_ctaid vec=v4 b32 T=b128", "V:u32 s:T", "8.6 100"},
	{"redux", "sync op=min,max abs? NaN? T=f32", "d:T s:T s:b32", blackwell100},
	{"setmaxnreg", "dir=inc,dec sync aligned T=u32", "i", "8.0 90a | " + anyBlackwell},
	{"wgmma", "action=fence,commit_group sync aligned", "", "8.0 90a"},
	{"wgmma", "action=wait_group sync aligned", "i", "8.0 90a"},
}

// bulkRows: asynchronous copies in bulk, of bytes and of tensors, and the maps of tensors (sections
// 9.7.9.25.4, 9.7.9.25.5, 9.7.9.26 and 9.7.9.27).
func bulkRows() []row {
	const done = " done=mbarrier::complete_tx::bytes"
	const group = " done=bulk_group"
	replacing := "8.3 90a | " + anyBlackwell
	rows := []row{
		{"cp", "async bulk commit_group", "", "8.0 90"},
		{"cp", "async bulk wait_group read?", "i", "8.0 90"},
		{"cp", "async bulk dst=shared::cluster src=shared::cta" + done, "a a s:u32 a", "8.0 90"},
		{"st", "bulk weak? space?=shared::cta", "a s:u64 i", "8.6 100"},
		{"prefetch", "space?=const,param tensormap", "a", "8.0 90"},
		{"tensormap", "replace tile field=global_address space?=global,shared::cta b1024 T=b64", "a s:T", replacing},
		{"tensormap", "replace tile field=rank space?=global,shared::cta b1024 T=b32", "a s:T", replacing},
		{"tensormap", "replace tile field=box_dim,global_dim,element_stride space?=global,shared::cta b1024 T=b32", "a i s:T", replacing},
		{"tensormap", "replace tile field=global_stride space?=global,shared::cta b1024 T=b64", "a i s:T", replacing},
		{"tensormap", "replace tile field=elemtype,interleave_layout,swizzle_mode,fill_mode space?=global,shared::cta b1024 T=b32", "a i", replacing},
		{"tensormap", "replace tile field=swizzle_atomicity space?=global,shared::cta b1024 T=b32", "a i", anyBlackwell},
	}
	// add appends a row, and one with the hint for the cache, which is the last operand.
	add := func(mods, args, since string) {
		rows = append(rows, row{"cp", mods, args, since}, row{"cp", mods + " hint=L2::cache_hint", args + " s:b64", since})
	}
	const multicast = " multicast=multicast::cluster"
	add("async bulk dst=shared::cluster src=global"+done, "a a s:u32 a", "8.0 90")
	add("async bulk dst=shared::cluster src=global"+done+multicast, "a a s:u32 a s:b16", "8.0 90")
	add("async bulk dst=shared::cta src=global"+done, "a a s:u32 a", "8.6 90")
	add("async bulk dst=global src=shared::cta"+group, "a a s:u32", "8.0 90")
	add("async bulk prefetch L2 src=global", "a s:u32", "8.0 90")
	for _, op := range []string{"op=and,or,xor T=b32,b64", "op=add T=u32,s32,u64,f32,f64", "op=add noftz T=f16,bf16", "op=min,max T=s32,u32,s64,u64,f16,bf16", "op=inc,dec T=u32"} {
		add("reduce async bulk dst=global src=shared::cta"+group+" "+op, "a a s:u32", "8.0 90")
	}
	for _, op := range []string{"op=and,or,xor T=b32", "op=add T=u32,s32,u64", "op=min,max T=s32,u32", "op=inc,dec T=u32"} {
		rows = append(rows, row{"cp", "reduce async bulk dst=shared::cluster src=shared::cta" + done + " " + op, "a a s:u32 a", "8.0 90"})
	}
	rows = append(rows,
		row{"cp", "async bulk dst=global src=shared::cta" + group + " cp_mask", "a a s:u32 s:b16", "8.6 100"},
		row{"cp", "async bulk dst=global src=shared::cta" + group + " hint=L2::cache_hint cp_mask", "a a s:u32 s:b64 s:b16", "8.6 100"})
	for _, m := range tensorModes() {
		dim := fmt.Sprintf("%dd", m.dims)
		point := fmt.Sprintf("T:%d", m.coordinates)
		offsets := ""
		if m.offsets > 0 {
			offsets = fmt.Sprintf(" x:%d*b16", m.offsets)
		}
		for _, cluster := range []string{"", multicast} {
			mask := ""
			if cluster != "" {
				mask = " s:b16"
			}
			add("async bulk tensor dim="+dim+" dst=shared::cluster src=global "+m.slot()+done+cluster+" group?=cta_group::1,cta_group::2", "a "+point+" a"+offsets+mask, m.toCluster)
		}
		add("async bulk tensor dim="+dim+" dst=shared::cta src=global "+m.slot()+done, "a "+point+" a"+offsets, m.toBlock)
		add("async bulk tensor dim="+dim+" dst=shared::cta src=global "+m.slot()+done+" group=cta_group::1,cta_group::2", "a "+point+" a"+offsets, blackwell)
		add("async bulk prefetch tensor dim="+dim+" L2 src=global "+m.slot(), point+offsets, m.toCluster)
	}
	for n := 1; n <= 5; n++ {
		modes := "tile"
		if n > 2 {
			modes = "tile,im2col_no_offs"
		}
		add(fmt.Sprintf("async bulk tensor dim=%dd dst=global src=shared::cta mode?=%s", n, modes)+group, fmt.Sprintf("T:%d a", n), "8.0 90")
		add(fmt.Sprintf("reduce async bulk tensor dim=%dd dst=global src=shared::cta op=add,min,max,inc,dec,and,or,xor mode?=%s", n, modes)+group, fmt.Sprintf("T:%d a", n), "8.0 90")
	}
	add("async bulk tensor dim=2d dst=global src=shared::cta mode=tile::scatter4"+group, "T:5 a", blackwell)
	return rows
}

// tensorMode is how a part of a tensor is addressed: the coordinates of its point, and 16-bit
// offsets.
type tensorMode struct {
	mode                       string
	dims, coordinates, offsets int
	toCluster, toBlock         string // since when a copy to a cluster's and to a block's memory has it
}

// slot is the modifier of the mode; tiles need none.
func (m tensorMode) slot() string {
	if m.mode == "tile" {
		return "mode?=tile"
	}
	return "mode=" + m.mode
}

func tensorModes() []tensorMode {
	list := []tensorMode{{"tile::gather4", 2, 5, 0, blackwell, "8.6 100"}}
	for n := 1; n <= 5; n++ {
		list = append(list, tensorMode{"tile", n, n, 0, "8.0 90", "8.6 90"})
	}
	for n := 3; n <= 5; n++ {
		list = append(list, tensorMode{"im2col", n, n, n - 2, "8.0 90", "8.6 90"},
			tensorMode{"im2col::w", n, n, 2, blackwell, "8.6 100"}, tensorMode{"im2col::w::128", n, n, 2, blackwell, blackwell})
	}
	return list
}
