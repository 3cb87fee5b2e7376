package table

import (
	"fmt"
	"strings"
)

// warpgroupRows are products of a warp group (PTX ISA, section 9.7.15): D += A·B, with B and
// perhaps A described by descriptors of matrices in shared memory. D is read and written. A sparse
// A has metadata, and a selector of the threads that have it; there are twice as many rows of B
// then.
func warpgroupRows() []row {
	var rows []row
	for n := 8; n <= 256; n += 8 {
		add := func(k int, mods, sums, tail, trans, since string) {
			start := fmt.Sprintf("mma_async sync aligned shape=m64n%dk%d ", n, k) + mods
			rows = append(rows,
				row{"wgmma", start, "y:" + sums + " s:b64 s:b64 q" + tail + trans + trans, since},
				row{"wgmma", start, "y:" + sums + " y:4*b32 s:b64 q" + tail + trans, since})
			if strings.Contains(mods, "b1") {
				return
			}
			start = fmt.Sprintf("mma_async sp sync aligned shape=m64n%dk%d ", n, 2*k) + mods
			if since == "8.0 90a" {
				since = "8.2 90a"
			}
			selector := " i:2"
			if k == 32 { // all threads have metadata
				selector = " i:1"
			}
			rows = append(rows,
				row{"wgmma", start, "y:" + sums + " s:b64 s:b64 s:b32" + selector + " q" + tail + trans + trans, since},
				row{"wgmma", start, "y:" + sums + " y:4*b32 s:b64 s:b32" + selector + " q" + tail + trans, since})
		}
		const signs = " i i"
		single, half := fmt.Sprintf("%d*f32", n/2), fmt.Sprintf("%d*b32", n/4)
		add(16, "D=f32 A=f16 B=f16", single, signs, " i", "8.0 90a")
		add(16, "D=f16 A=f16 B=f16", half, signs, " i", "8.0 90a")
		add(16, "D=f32 A=bf16 B=bf16", single, signs, " i", "8.0 90a")
		add(8, "D=f32 A=tf32 B=tf32", single, signs, "", "8.0 90a")
		add(32, "D=f32 A=e4m3,e5m2 B=e4m3,e5m2", single, signs, "", "8.0 90a")
		add(32, "D=f16 A=e4m3,e5m2 B=e4m3,e5m2", half, signs, "", "8.0 90a")
		if n%16 == 0 || n <= 24 {
			whole := fmt.Sprintf("%d*b32", n/2)
			for a, b := range map[string]string{"s8": "u8", "u8": "s8"} {
				add(32, "satfinite? D=s32 A="+a+" B="+a, whole, "", "", "8.0 90a")
				add(32, "satfinite? D=s32 A="+a+" B="+b, whole, "", "", "8.4 90a")
			}
			add(256, "D=s32 A=b1 B=b1 bitop=and popc", whole, "", "", "8.0 90a")
		}
	}
	return rows
}
