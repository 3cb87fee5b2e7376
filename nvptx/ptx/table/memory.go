package table

// Modifiers of memory instructions, in PTX's order.
const (
	cacheLoad  = " cop?=ca,cg,cs,lu,cv"
	cacheStore = " cop?=wb,cg,cs,wt"
	evict      = " evict?=L1::evict_normal,L1::evict_unchanged,L1::evict_first,L1::evict_last,L1::no_allocate"
	prefetchTo = " level?=L2::64B,L2::128B,L2::256B"
	vectorAndT = " vec?=v2,v4 T=" + memory
	rmwSpaces  = " space?=global,shared,shared::cta,shared::cluster"
	strong     = "global,shared,shared::cta,shared::cluster" // spaces of volatile and ordered accesses
	stored     = strong + ",local,param,param::func"
	evictL2    = " evict2=L2::evict_last,L2::evict_normal,L2::evict_first"
	priorities = "L2::evict_last,L2::evict_normal,L2::evict_first,L2::evict_unchanged"
	hinted     = " hint=L2::cache_hint"
	four       = " vec=v4 T=b64,u64,s64,f64" // of 32 bytes, too
	wide       = " vec=v8 T=b32,u32,s32,f32"
)

// memoryRows: loads, stores, atomics, fences (PTX ISA, sections 9.7.9 and 9.7.13).
var memoryRows = append([]row{
	{"ld", "sem?=weak space?=" + spaces + cacheLoad + evict + prefetchTo + vectorAndT, "V:T a", ""},
	{"ld", "sem=volatile space?=" + strong + prefetchTo + vectorAndT, "V:T a", ""},
	{"ld", "sem=relaxed,acquire scope=" + scopes + " space?=" + strong + evict + prefetchTo + vectorAndT, "V:T a", "6.0 70"},
	{"ld", "sem=mmio relaxed scope=sys space?=global T=" + memory, "V:T a", "8.2 70"},
	{"ld", "space=global cop?=ca,cg,cs nc" + evict + prefetchTo + vectorAndT, "V:T a", "3.1 32"},
	{"ld", "sem?=weak space?=global" + cacheLoad + evict + prefetchTo + wide, "V:T a", "8.8 100"},
	{"ld", "sem?=weak space?=global" + evict + evictL2 + prefetchTo + wide, "V:T a", "8.8 100"},
	{"ld", "sem?=weak space?=global" + evict + evictL2 + prefetchTo + four, "V:T a", "8.8 100"},
	{"ld", "sem?=weak space?=global" + cacheLoad + evict + hinted + prefetchTo + vectorAndT, "V:T a s:b64", "7.4 80"},
	{"ld", "space=global cop?=ca,cg,cs nc" + evict + prefetchTo + wide, "V:T a", "8.8 100"},
	{"ld", "space=global nc" + evict + evictL2 + prefetchTo + wide, "V:T a", "8.8 100"},
	{"ld", "space=global nc" + evict + evictL2 + prefetchTo + four, "V:T a", "8.8 100"},
	{"ld", "space=global cop?=ca,cg,cs nc" + evict + hinted + prefetchTo + vectorAndT, "V:T a s:b64", "7.4 80"},
	{"ldu", "space?=global" + vectorAndT, "V:T a", "2.0 0"},
	{"st", "sem?=weak space?=" + stored + cacheStore + evict + vectorAndT, "a v:T", ""},
	{"st", "sem?=weak space?=global" + cacheStore + evict + wide, "a v:T", "8.8 100"},
	{"st", "sem?=weak space?=global" + evict + evictL2 + wide, "a v:T", "8.8 100"},
	{"st", "sem?=weak space?=global" + evict + evictL2 + four, "a v:T", "8.8 100"},
	{"st", "sem?=weak space?=global" + cacheStore + evict + hinted + vectorAndT, "a v:T s:b64", "7.4 80"},
	{"st", "sem=volatile space?=" + strong + vectorAndT, "a v:T", ""},
	{"st", "sem=relaxed,release scope=" + scopes + " space?=" + strong + evict + vectorAndT, "a v:T", "6.0 70"},
	{"st", "sem=mmio relaxed scope=sys space?=global T=" + memory, "a v:T", "8.2 70"},
	{"prefetch", "space?=global,local level=L1,L2", "a", "2.0 20"},
	{"prefetch", "space=global level=L2::evict_last,L2::evict_normal", "a", "7.4 80"},
	{"prefetchu", "level=L1", "a", "2.0 20"},
	{"applypriority", "space?=global level=L2::evict_normal", "a i", "7.4 80"},
	{"discard", "space?=global level=L2", "a i", "7.4 80"},
	{"cp", "async cop=ca shared=shared,shared::cta global" + prefetchTo, "a a i s:u32?", "7.0 80"},
	{"cp", "async cop=cg shared=shared,shared::cta global" + prefetchTo, "a a i s:u32?", "7.0 80"},
	{"cp", "async cop=ca,cg shared=shared,shared::cta global hint=L2::cache_hint" + prefetchTo, "a a i s:b64", "7.4 80"},
	{"cp", "async cop=ca,cg shared=shared,shared::cta global hint=L2::cache_hint" + prefetchTo, "a a i s:u32 s:b64", "7.4 80"},
	{"createpolicy", "fractional first=" + priorities + " second?=L2::evict_first,L2::evict_unchanged T=b64", "d:T s:f32?", "7.4 80"},
	{"createpolicy", "range space?=global first=" + priorities + " second?=L2::evict_first,L2::evict_unchanged T=b64", "d:T a s:u32 s:u32", "7.4 80"},
	{"createpolicy", "cvt L2 T=b64", "d:T s:T", "7.4 80"},
	{"cp", "async commit_group", "", "7.0 80"},
	{"cp", "async wait_group", "i", "7.0 80"},
	{"cp", "async wait_all", "", "7.0 80"},
	{"alloca", "T=u32,u64", "d:T s:T i?", "7.3 52"},
	{"stacksave", "T=u32,u64", "d:T", "7.3 52"},
	{"stackrestore", "T=u32,u64", "s:T", "7.3 52"},
	{"membar", "level=cta,gl,sys", "", "1.4 0"},
	{"membar", "proxy kind=alias", "", "7.5 70"},
	{"fence", "sem?=sc,acq_rel scope=" + scopes, "", "6.0 70"},
	{"fence", "sem=acquire,release scope=" + scopes, "", "8.6 90"},
	{"fence", "proxy kind=alias", "", "7.5 70"},
	{"fence", "proxy kind=async space?=global,shared::cta", "", "8.0 90"},
}, atomicRows()...)

// atomicKinds lists operation, types and what they need; atom has each with a result, red those
// without exchange.
var atomicKinds = []struct{ op, types, since string }{
	{"and,or,xor", "b32", "1.1 11"},
	{"and,or,xor", "b64", "3.1 32"},
	{"exch,cas", "b32", "1.1 11"},
	{"exch,cas", "b64", "1.2 12"},
	{"cas", "b16", "6.3 70"},
	{"exch,cas", "b128", "8.4 90"},
	{"add", "u32,s32", "1.1 11"},
	{"add", "u64", "1.2 12"},
	{"add", "f32", "2.0 20"},
	{"add", "f64", "5.0 60"},
	{"inc,dec", "u32", "1.1 11"},
	{"min,max", "u32,s32", "1.1 11"},
	{"min,max", "u64,s64", "3.1 32"},
}

func atomicRows() []row {
	var rows []row
	for _, k := range atomicKinds {
		rows = append(rows, atomicForms("op="+k.op+" T="+k.types, k.op, k.since)...)
	}
	rows = append(rows, vectorAtomicRows()...)
	rows = append(rows, atomicForms("op=add noftz T=f16x2", "add", "6.2 60")...)
	rows = append(rows, atomicForms("op=add noftz T=f16", "add", "6.3 70")...)
	return append(rows, atomicForms("op=add noftz T=bf16,bf16x2", "add", "7.8 90")...)
}

// vectorAtomicRows are atomic operations on the elements of vectors in global memory.
func vectorAtomicRows() []row {
	var rows []row
	for _, k := range []string{"op=add vec=v2,v4 T=f32", "op=add,min,max noftz vec=v2,v4 T=f16x2,bf16x2", "op=add,min,max noftz vec=v2,v4,v8 T=f16,bf16"} {
		for _, order := range []struct{ atom, red string }{{"", ""}, {"scope=" + scopes, "scope=" + scopes}, {"sem=relaxed,acquire,release,acq_rel scope?=" + scopes, "sem=relaxed,release scope?=" + scopes}} {
			rows = append(rows, row{"atom", order.atom + " space=global " + k, "V:T a v:T", "8.1 90"}, row{"red", order.red + " space=global " + k, "a v:T", "8.1 90"})
		}
	}
	return rows
}

// atomicForms returns atom and red, plain and with an ordering and a scope (PTX 6.0, sm_70; a bare
// scope sm_60).
func atomicForms(tail, op, since string) []row {
	orders := []struct{ atom, red, since string }{
		{"", "", since},
		{"scope=cta,gpu,sys", "scope=cta,gpu,sys", later(since, "5.0 60")},
		{"scope=cluster", "scope=cluster", later(since, "7.8 90")},
		{"sem=relaxed,acquire,release,acq_rel scope?=" + scopes, "sem=relaxed,release scope?=" + scopes, later(since, "6.0 70")},
	}
	args := " a s:T"
	if op == "cas" {
		args = " a s:T s:T"
	}
	if op == "exch,cas" {
		args = " a s:T s:T?" // package ptx insists on the second value for cas
	}
	var rows []row
	for _, o := range orders {
		rows = append(rows, row{"atom", o.atom + rmwSpaces + " " + tail, "D:T" + args, o.since})
		if op != "cas" && op != "exch,cas" {
			rows = append(rows, row{"red", o.red + rmwSpaces + " " + tail, args, o.since})
		}
	}
	return rows
}
