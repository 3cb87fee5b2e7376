package table

import "fmt"

// narrowProductRows are products of matrices of eight bits and less, also scaled by blocks, and
// those with a sparse A (PTX ISA, sections 9.7.14.5.14 and 9.7.14.6).
func narrowProductRows() []row {
	const (
		bytes    = "e4m3,e5m2"
		all      = "e4m3,e5m2,e3m2,e2m3,e2m1"
		geforce  = "8.7 120a | 8.8 120f"
		thatChip = "8.7 120a | 8.8 121a"
		ordered  = "sp::ordered_metadata"
		meta     = " s:b32 i" // of a sparse A, and which threads give it
	)
	var rows []row
	// add appends a product of shape and types, with a and b registers of A and B and the operands
	// of tail.
	add := func(sparse, shape, kind, d, a, b string, regsA, regsB int, tail, since string) {
		mods := fmt.Sprintf("%s sync aligned shape=%s layout=row blayout=col%s D=%s A=%s B=%s C=%s", sparse, shape, kind, d, a, b, d)
		sums := "4*" + map[string]string{"f16": "b32", "f32": "f32", "s32": "b32"}[d]
		if d == "f16" {
			sums = "2*b32"
		}
		rows = append(rows, row{"mma", mods, fmt.Sprintf("X:%s x:%d*b32 x:%d*b32 x:%s%s", sums, regsA, regsB, sums, tail), since})
	}
	for _, d := range []string{"f16", "f32"} {
		k32 := "8.4 89"
		if d == "f16" {
			k32 = "8.7 89"
		}
		add("", "m16n8k16", "", d, bytes, bytes, 2, 1, "", "8.7 89")
		add("", "m16n8k32", "", d, bytes, bytes, 4, 2, "", k32)
		add("", "m16n8k32", " kind=kind::f8f6f4", d, all, all, 4, 2, "", geforce)
		add(ordered, "m16n8k64", " kind=kind::f8f6f4", d, all, all, 4, 4, meta, geforce)
	}
	for _, s := range []struct {
		sparse, wideSince string
		k, regsB          int
		tail              string
	}{{"", geforce, 32, 2, ""}, {ordered, thatChip, 64, 4, meta}} {
		narrow := fmt.Sprintf("m16n8k%d", s.k)
		wide := fmt.Sprintf("m16n8k%d", 2*s.k)
		scaled := func(shape, kind, a, scale, since string) {
			rows = append(rows, row{"mma", s.sparse + " sync aligned shape=" + shape + " layout=row blayout=col kind=kind::" + kind + " D=f32 A=" + a + " B=" + a + " C=f32 scale=" + scale,
				fmt.Sprintf("X:4*f32 x:4*b32 x:%d*b32 x:4*f32%s%s", s.regsB, s.tail, scales), since})
		}
		scaled(narrow, "mxf8f6f4 block_scale vec?=scale_vec::1X", all, "ue8m0", geforce)
		scaled(wide, "mxf4 block_scale vec?=scale_vec::2X", "e2m1", "ue8m0", s.wideSince)
		scaled(wide, "mxf4nvf4 block_scale vec=scale_vec::2X", "e2m1", "ue8m0", s.wideSince)
		scaled(wide, "mxf4nvf4 block_scale vec=scale_vec::4X", "e2m1", "ue4m3", s.wideSince)
	}
	for _, o := range []struct{ mod, since, bytesSince string }{{"sp", "7.1 80", "8.4 89"}, {ordered, "8.5 80", "8.5 89"}} {
		for half, shapes := range [][4]string{{"m16n8k16", "m16n8k8", "m16n8k32", "m16n8k64"}, {"m16n8k32", "m16n8k16", "m16n8k64", "m16n8k128"}} {
			regs := 2 + 2*half
			add(o.mod, shapes[0], "", "f16", "f16", "f16", regs, regs, meta, o.since)
			add(o.mod, shapes[0], "", "f32", "f16", "f16", regs, regs, meta, o.since)
			add(o.mod, shapes[0], "", "f32", "bf16", "bf16", regs, regs, meta, o.since)
			add(o.mod, shapes[1], "", "f32", "tf32", "tf32", regs, regs, meta, o.since)
			add(o.mod, shapes[2], " satfinite?", "s32", "s8,u8", "s8,u8", regs, regs, meta, o.since)
			add(o.mod, shapes[3], " satfinite?", "s32", "s4,u4", "s4,u4", regs, regs, meta, o.since)
		}
		add(o.mod, "m16n8k64", "", "f32", bytes, bytes, 4, 4, meta, o.bytesSince)
	}
	return rows
}

// scales are the operands of scales: of A and of B, each with the number of a byte and of threads.
const scales = " s:b32 x:2*b16 s:b32 x:2*b16"
