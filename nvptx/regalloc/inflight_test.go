package regalloc

import (
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// product is a product whose factor A is in registers, which are free after it but for the product.
const product = "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%s0, %s1, %s2, %s3}, {%a0, %a1, %a2, %a3}, %db, 1, 1, 1, 0;"

// TestInFlight: registers in flight are followed along all paths. The register %x is at the place
// of %a0, and %y at one of its own.
func TestInFlight(t *testing.T) {
	const commit, load = "wgmma.commit_group.sync.aligned;", "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%l}, [%y]; "
	wait := func(n string) string { return "wgmma.wait_group.sync.aligned " + n + ";" }
	for _, c := range []struct {
		name, body string
		refused    string // "": it is not
	}{
		{"straight", product + commit + "mov.b32 %x, 1;" + wait("0"), "wgmma"},
		{"waited for", product + commit + wait("0") + "mov.b32 %x, 1;", ""},
		{"not committed", product + wait("0") + "mov.b32 %x, 1;", "wgmma"},
		{"the latest left", product + commit + wait("1") + "mov.b32 %x, 1;", "wgmma"},
		{"an older one", product + commit + commit + wait("1") + "mov.b32 %x, 1;", ""},
		{"its own", product + commit + "mov.b32 %a0, 1;" + wait("0"), ""},
		{"another place", product + commit + "mov.b32 %y, 1;" + wait("0"), ""},
		{"spilled", product + commit + "st.local.f32 [%y], %s0; // spill\n" + wait("0"), "wgmma"},
		{"reloaded", product + commit + "ld.local.b32 %a1, [%y]; // reload\n" + wait("0"), "wgmma"},
		{"around a loop", "L: mov.b32 %x, 1; " + product + commit + wait("1") + "@%p bra L;" + wait("0"), "wgmma"},
		{"a loop that waits", "L: mov.b32 %x, 1; " + product + commit + wait("0") + "@%p bra L;", ""},
		{"a loop that waits for the one before", "L: " + product + commit + wait("1") + "@%p bra L;" + wait("0") + "mov.b32 %x, 1;", ""},
		{"a loop that waits at its beginning", product + commit + "L: " + wait("0") + "mov.b32 %x, 1; " + product + commit + "@%p bra L;" + wait("0"), ""},
		{"on one path", "@%p bra L; " + product + commit + "L: mov.b32 %x, 1;" + wait("0"), "wgmma"},
		{"waited for on one path", product + commit + "@%p bra L; " + wait("0") + "L: mov.b32 %x, 1;", "wgmma"},
		{"a wait that a guard may leave out", product + commit + "@%p " + wait("0") + "mov.b32 %x, 1;", "wgmma"},
		{"two groups on one path", product + commit + "@%p bra L; " + commit + "L: " + wait("1") + "mov.b32 %x, 1;", "wgmma"},
		{"two loops", "M: mov.b32 %y, 1; L: " + product + commit + "@%p bra L; mov.b32 %x, 1; @%p bra M;" + wait("0"), "wgmma"},
		{"loaded", load + "mov.b32 %m, 1; tcgen05.wait::ld.sync.aligned;", "tcgen05.ld"},
		{"loaded around a loop", "L: mov.b32 %m, 1; " + load + "@%p bra L; tcgen05.wait::ld.sync.aligned;", "tcgen05.ld"},
		{"loaded and waited for", "L: mov.b32 %m, 1; " + load + "tcgen05.wait::ld.sync.aligned; @%p bra L;", ""},
	} {
		m, err := parse.Module("test.ptx", ".version 8.6\n.target sm_100a\n.address_size 64\n.visible .entry k() { .reg .f32 %s<4>; .reg .b32 %a<4>, %x, %y, %l, %m; .reg .b64 %db; .reg .pred %p;\n"+c.body+" ret; }")
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		f := m.Funcs()[0]
		code := newCode(f)
		code.findBlocks()
		places := map[string]int{"%s0": 0, "%s1": 1, "%s2": 2, "%s3": 3, "%a0": 4, "%a1": 5, "%a2": 6, "%a3": 7, "%x": 4, "%y": 8, "%l": 9, "%m": 9, "%db": 10}
		var ivs []*interval
		for r, info := range f.Regs {
			if at, ok := places[info.Name]; ok {
				ivs = append(ivs, &interval{reg: ptx.Reg(r), unit: at})
			}
		}
		switch err := inFlight(code, ivs); {
		case c.refused == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.refused != "" && (err == nil || !strings.Contains(err.Error(), "an asynchronous "+c.refused+" ")):
			t.Errorf("%s: %v, want one of %s", c.name, err, c.refused)
		}
	}
}
