package table

import "strings"

// asyncRows are stores and reductions that complete later, counted by a barrier where the shared
// memory is that of a cluster (PTX ISA, sections 9.7.9.12 and 9.7.13.8), the copy of a tensor map
// with its fence (9.7.13.16), and accesses to the memory of several devices at one address
// (9.7.9.14 to 9.7.9.16).
func asyncRows() []row {
	const (
		counted = " space?=shared::cluster done=mbarrier::complete_tx::bytes"
		ordered = "async mmio? sem=release scope=gpu,sys space?=global"
	)
	rows := []row{
		{"st", "async sem?=weak" + counted + " T=b32,b64,u32,u64,s32,s64,f32,f64", "a s:T a", "8.1 90"},
		{"st", "async sem?=weak" + counted + " vec=v2 T=b32,b64,u32,u64,s32,s64,f32,f64", "a v:T a", "8.1 90"},
		{"st", "async sem?=weak" + counted + " vec=v4 T=b32,u32,s32,f32", "a v:T a", "8.1 90"},
		{"st", ordered + " T=b16,b32,b64,u16,u32,u64,s16,s32,s64,f32,f64", "a s:T", "8.7 100"},
		{"st", ordered + " T=b8,u8,s8", "a s:b8", "8.7 100"},
		{"tensormap", "cp_fenceproxy dst=global src=shared::cta kind=tensormap::generic sem=release scope=" + scopes + " sync aligned", "a a i", "8.3 90"},
	}
	for _, k := range []string{"op=inc,dec T=u32", "op=add T=u32,s32,u64", "op=and,or,xor T=b32", "op=min,max T=u32,s32"} {
		rows = append(rows, row{"red", "async sem=relaxed scope=cluster" + counted + " " + k, "a s:T a", "8.1 90"})
	}
	for _, k := range []string{"op=inc,dec T=u32", "op=add T=u32,s32,u64,s64", "op=and,or,xor T=b32", "op=min,max T=u32,s32"} {
		rows = append(rows, row{"red", ordered + " " + k, "a s:T", "8.7 100"})
	}
	return append(rows, multimemRows()...)
}

// multimemRows are accesses to the same place of several devices.
func multimemRows() []row {
	const (
		wholes = "op=min,max,add T=u32,s32,u64 | op=min,max T=s64 | op=and,or,xor T=b32,b64"
		halves = "f16,bf16"
		pairs  = "f16x2,bf16x2"
		bytes  = "e4m3x2,e5m2x2"
		quads  = "e4m3x4,e5m2x4"
	)
	var rows []row
	// add appends a load, and with red a reduction, of an operation on a type, and a store of the
	// type.
	add := func(kind, vec, acc, since string, red bool) {
		d, s := "d:T", "s:T"
		if vec != "" {
			vec, d, s = " vec="+vec, "V:T", "v:T"
		}
		ordered := func(sem string) string { return " sem=" + sem + " scope=" + scopes + " space?=global " }
		if acc != "" {
			acc = " acc?=" + acc
		}
		tail := strings.Replace(kind, " T=", acc+vec+" T=", 1)
		rows = append(rows,
			row{"multimem", "ld_reduce sem?=weak space?=global " + tail, d + " a", since},
			row{"multimem", "ld_reduce" + ordered("relaxed,acquire") + tail, d + " a", since})
		if red {
			tail = strings.Replace(kind, " T=", vec+" T=", 1)
			rows = append(rows,
				row{"multimem", "red space?=global " + tail, "a " + s, since},
				row{"multimem", "red" + ordered("relaxed,release") + tail, "a " + s, since})
		}
	}
	for kind := range strings.SplitSeq(wholes, " | ") {
		add(kind, "", "", "8.1 90", true)
	}
	add("op=add T=f32,f64", "", "", "8.1 90", true)
	add("op=add T=f32", "v2,v4", "", "8.1 90", true)
	for vec, types := range map[string]string{"": pairs, "v2,v4": pairs, "v2,v4,v8": halves} {
		add("op=min,max T="+types, vec, "", "8.1 90", vec != "")
		add("op=add T="+types, vec, "acc::f32", "8.1 90", true)
	}
	for vec, types := range map[string]string{"": quads, "v2,v4": quads, "v2,v4,v8": bytes} {
		add("op=min,max T="+types, vec, "", blackwell, false)
		add("op=add T="+types, vec, "acc::f16", blackwell, false)
	}
	for _, k := range []struct{ vec, types, since string }{
		{"", "b32,u32,s32,f32,b64,u64,s64,f64," + pairs, "8.1 90"}, {"", quads, blackwell},
		{" vec=v2,v4", "f32," + pairs, "8.1 90"}, {" vec=v2,v4", quads, blackwell},
		{" vec=v2,v4,v8", halves, "8.1 90"}, {" vec=v2,v4,v8", bytes, blackwell},
	} {
		args := "a v:T"
		rows = append(rows,
			row{"multimem", "st sem?=weak space?=global" + k.vec + " T=" + k.types, args, k.since},
			row{"multimem", "st sem=relaxed,release scope=" + scopes + " space?=global" + k.vec + " T=" + k.types, args, k.since})
	}
	return rows
}
