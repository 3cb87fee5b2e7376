package parse

import (
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
)

const moduleHeader = ".version 8.7\n.target sm_90a\n.address_size 64\n\n"

func TestSyntaxErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{".version x", "expected a version"},
		{moduleHeader + ".entry k() { add.s32 %r1, %r2, 3; }", "5:22: error: register %r1 is not declared"},
		{moduleHeader + ".entry k() { ret;", "does not end"},
		{moduleHeader + ".entry k() { .reg .b33 %x; }", "expected a type"},
		{moduleHeader + ".entry k() { mov.u32 }", "expected a number"},
		{moduleHeader + ".entry k() { A: A: ret; }", "placed twice"},
		{moduleHeader + ".entry k() { .reg .b32 a, a; }", "declared twice"},
		{moduleHeader + ".global .b32 x = ;", "expected a number"},
		{moduleHeader + "nonsense", "expected a directive"},
		{moduleHeader + ".entry k() { /* ", "comment does not end"},
		{moduleHeader + ".entry k() { .reg .b32 a; mov.u32 a, 0xZZ; }", "bad number"},
		{moduleHeader + ".entry k() { .reg .b64 t; .reg .f32 a; tex.1d.v4.f32.f32 {a,a,a,a}, [t+4, {a}]; }", "an image is a name or a register"},
		{moduleHeader + ".entry k() { .reg .b64 t; .reg .f32 a; tex.1d.v4.f32.f32 {a,a,a,a}, [t, t, a]; }", "expected"},
	} {
		_, err := Module("test.ptx", c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
}

// TestSpellings: what ptxas takes in several spellings is read as one.
func TestSpellings(t *testing.T) {
	const declared = ".visible .entry k() { .reg .b32 a, b, c, d; .reg .b64 p; .reg .pred q; .reg .f32 f, g; "
	for _, c := range []struct{ text, same string }{
		{"prmt .b32 a, b, c, d;", "prmt.b32 a, b, c, d;"},
		{"@q ld .global .L1::no_allocate .v2 .b32 {a, b}, [p];", "@q ld.global.L1::no_allocate.v2.b32 {a, b}, [p];"},
		{"mov.v4.u32 {a, b, _, d}, %clusterid;", "mov.u32 a, %clusterid.x; mov.u32 b, %clusterid.y; mov.u32 d, 0;"},
		{"@!q mov.v4.u32 {_, a, _, _}, %tid;", "@!q mov.u32 a, %tid.y;"},
	} {
		var texts [2]string
		for k, body := range []string{c.text, c.same} {
			m, err := Module("test.ptx", moduleHeader+declared+body+" ret; }")
			if err != nil {
				t.Fatalf("%s: %v", body, err)
			}
			if err := ptx.Verify(m); err != nil {
				t.Errorf("%s: %v", body, err)
			}
			texts[k] = m.String()
		}
		if texts[0] != texts[1] {
			t.Errorf("%s is read as\n%s\nand %s as\n%s", c.text, texts[0], c.same, texts[1])
		}
	}
}

// TestModifierOrder: modifiers of products and copies in the order of CUTLASS; what their order
// tells apart does not change places.
func TestModifierOrder(t *testing.T) {
	const target = ".version 8.8\n.target sm_120a\n.address_size 64\n\n"
	const declared = ".visible .entry k() { .reg .b32 a, b, r; .reg .b64 p, h; .reg .b16 m; .reg .f32 f; .reg .b16 s; "
	for _, c := range []struct {
		text string
		ok   bool
	}{
		{"mma.sync.aligned.kind::f8f6f4.m16n8k32.row.col.f32.e4m3.e2m1.f32 {f,f,f,f}, {a,a,a,a}, {b,b}, {f,f,f,f};", true},
		{"mma.sync.aligned.kind::mxf8f6f4.block_scale.scale_vec::1X.m16n8k32.row.col.f32.e4m3.e4m3.f32.ue8m0 {f,f,f,f}, {a,a,a,a}, {b,b}, {f,f,f,f}, {a}, {0, 1}, {b}, {s, 0};", true},
		{"mma.sync.aligned.m16n8k16.row.col.f16.f16.f32.f32 {a,b}, {a,a,a,a}, {b,b}, {f,f,f,f};", false},
		{"cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.tile [r], [p, {a, b}], [r];", true},
		{"cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [r], [p, {a, b}], [r];", true},
		{"cp.async.bulk.shared::cta.global.bulk_group [r], [p], a;", false},
		{"ld.global.L2::evict_last.v8.b32 {a,a,a,a,a,a,a,a}, [p];", true},
		{"ld.global.nc.L1::no_allocate.L2::cache_hint.v4.b32 {a,a,a,a}, [p], h;", true},
		{"st.bulk.weak.shared::cta [r], 64, 0;", true},
		{"cp.async.cg.shared.global.L2::cache_hint [r], [p], 16, a, h;", true},
		{"createpolicy.fractional.L2::evict_first.b64 h, 1.0;", true},
	} {
		m, err := Module("test.ptx", target+declared+c.text+" ret; }")
		if err == nil {
			err = ptx.Verify(m)
		}
		if (err == nil) != c.ok {
			t.Errorf("%s: %v", c.text, err)
		}
	}
}
