package table

// controlRows: control flow and barriers (PTX ISA, sections 9.7.12 and 9.7.13).
var controlRows = []row{
	{"bra", "uni?", "l", ""},
	{"brx", "idx uni?", "s:u32 n", "6.0 30"},
	{"call", "uni?", "*", ""}, // the verifier of package ptx checks the operands
	{"ret", "uni?", "", ""},
	{"exit", "", "", ""},
	{"trap", "", "", ""},
	{"brkpt", "", "", ""},
	{"pmevent", "mask?", "i", "1.4 0"},
	{"nanosleep", "T=u32", "s:T", "6.3 70"},
	{"griddepcontrol", "action=launch_dependents,wait", "", "7.8 90"},
	{"bar", "sync", "s:u32 s:u32?", ""},
	{"bar", "cta sync", "s:u32 s:u32?", "7.8 0"},
	{"bar", "arrive", "s:u32 s:u32", "2.0 20"},
	{"bar", "cta arrive", "s:u32 s:u32", "7.8 0"},
	{"bar", "red op=popc T=u32", "d:T s:u32 q", "2.0 20"},
	{"bar", "cta red op=popc T=u32", "d:T s:u32 q", "7.8 0"},
	{"bar", "red op=popc T=u32", "d:T s:u32 s:u32 q", "2.0 20"},
	{"bar", "cta red op=popc T=u32", "d:T s:u32 s:u32 q", "7.8 0"},
	{"bar", "red op=and,or T=pred", "p s:u32 q", "2.0 20"},
	{"bar", "cta red op=and,or T=pred", "p s:u32 q", "7.8 0"},
	{"bar", "red op=and,or T=pred", "p s:u32 s:u32 q", "2.0 20"},
	{"bar", "cta red op=and,or T=pred", "p s:u32 s:u32 q", "7.8 0"},
	{"bar", "warp sync", "s:b32", "6.0 30"},
	{"barrier", "sync aligned?", "s:u32 s:u32?", "6.0 30"},
	{"barrier", "cta sync aligned?", "s:u32 s:u32?", "7.8 30"},
	{"barrier", "arrive aligned?", "s:u32 s:u32", "6.0 30"},
	{"barrier", "cta arrive aligned?", "s:u32 s:u32", "7.8 30"},
	{"barrier", "red op=popc aligned? T=u32", "d:T s:u32 q", "6.0 30"},
	{"barrier", "cta red op=popc aligned? T=u32", "d:T s:u32 q", "7.8 30"},
	{"barrier", "red op=popc aligned? T=u32", "d:T s:u32 s:u32 q", "6.0 30"},
	{"barrier", "cta red op=popc aligned? T=u32", "d:T s:u32 s:u32 q", "7.8 30"},
	{"barrier", "red op=and,or aligned? T=pred", "p s:u32 q", "6.0 30"},
	{"barrier", "cta red op=and,or aligned? T=pred", "p s:u32 q", "7.8 30"},
	{"barrier", "red op=and,or aligned? T=pred", "p s:u32 s:u32 q", "6.0 30"},
	{"barrier", "cta red op=and,or aligned? T=pred", "p s:u32 s:u32 q", "7.8 30"},
	{"barrier", "cluster arrive aligned?", "", "7.8 90"},
	{"barrier", "cluster arrive sem=relaxed,release aligned?", "", "8.0 90"},
	{"barrier", "cluster wait aligned?", "", "7.8 90"},
	{"barrier", "cluster wait sem=acquire aligned?", "", "8.0 90"},
}

// warpRows: communication within a warp (PTX ISA, sections 9.7.9 and 9.7.13).
var warpRows = []row{
	{"shfl", "mode=up,down,bfly,idx T=b32", "R:T s:T s:b32 s:b32", "3.0 30"},
	{"shfl", "sync mode=up,down,bfly,idx T=b32", "R:T s:T s:b32 s:b32 s:b32", "6.0 30"},
	{"vote", "op=all,any,uni T=pred", "p q", "1.2 12"},
	{"vote", "op=ballot T=b32", "d:T q", "2.0 20"},
	{"vote", "sync op=all,any,uni T=pred", "p q s:b32", "6.0 30"},
	{"vote", "op=all,any,uni sync T=pred", "p q s:b32", "6.0 30"}, // see below
	{"vote", "sync op=ballot T=b32", "d:T q s:b32", "6.0 30"},
	{"vote", "op=ballot sync T=b32", "d:T q s:b32", "6.0 30"}, // not in the manual; ptxas takes it, and CUB writes it
	{"match", "op=any sync T=b32,b64", "d:b32 s:T s:b32", "6.0 70"},
	{"match", "op=all sync T=b32,b64", "R:b32 s:T s:b32", "6.0 70"},
	{"redux", "sync op=add,min,max T=u32,s32", "d:T s:T s:b32", "7.0 80"},
	{"redux", "sync op=and,or,xor T=b32", "d:T s:T s:b32", "7.0 80"},
	{"activemask", "T=b32", "d:T", "6.2 30"},
	{"elect", "sync", "R:b32 s:b32", "8.0 90"},
}
