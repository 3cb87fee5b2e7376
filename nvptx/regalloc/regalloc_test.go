package regalloc_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/nvptx/regalloc"
)

// module wraps a body into a kernel of a module.
func module(body string) string {
	return ".version 6.3\n.target sm_70\n.address_size 64\n.visible .entry k(.param .u64 p, .param .u32 n)\n{\n" + body + "\n}\n"
}

func read(t testing.TB, text string) *ptx.Module {
	t.Helper()
	m, err := parse.Module("test.ptx", text)
	if err != nil {
		t.Fatal(err)
	}
	if err := ptx.Verify(m); err != nil {
		t.Fatal(err)
	}
	return m
}

// allocate allocates, verifies and checks the result.
func allocate(t testing.TB, m *ptx.Module, o regalloc.Options) (*ptx.Module, []regalloc.FuncResult) {
	t.Helper()
	out, res, err := regalloc.Allocate(m, o)
	if err != nil {
		t.Fatal(err)
	}
	if err := ptx.Verify(out); err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	for _, f := range out.Funcs() {
		if !f.Defined {
			continue
		}
		if err := regalloc.Verify(f, o.Regs); err != nil {
			t.Fatalf("%v\n%s", err, out.String())
		}
	}
	return out, res
}

// sums adds up n values that are all live at once.
func sums(n int) string {
	var b strings.Builder
	fmt.Fprintf(&b, ".reg .b32 %%r<%d>;\n.reg .b64 %%rd<2>;\nld.param.u64 %%rd1, [p];\n", n+2)
	for k := range n {
		fmt.Fprintf(&b, "ld.global.u32 %%r%d, [%%rd1+%d];\n", k+1, 4*k)
	}
	for k := 1; k < n; k++ {
		fmt.Fprintf(&b, "add.s32 %%r1, %%r1, %%r%d;\n", k+1)
	}
	b.WriteString("st.global.u32 [%rd1], %r1;\nret;")
	return b.String()
}

// TestLimits: the registers are within the limit, and nothing is spilled where they suffice.
func TestLimits(t *testing.T) {
	for _, n := range []int{1, 5, 6, 7, 20} {
		for _, regs := range []int{4, 6, 8, 16, 40} {
			m := read(t, module(sums(n)))
			_, res := allocate(t, m, regalloc.Options{Regs: regs, Allocator: regalloc.Linear})
			r := res[0]
			if want := n + 2; r.Pressure != want {
				t.Errorf("%d values: pressure %d, not %d", n, r.Pressure, want)
			}
			if fits := n+2 <= regs; fits != (r.SpilledValues() == 0) {
				t.Errorf("%d values in %d registers: %d spilled", n, regs, r.SpilledValues())
			}
			if r.Registers > regs {
				t.Errorf("%d registers used of %d", r.Registers, regs)
			}
		}
	}
}

// TestTooFew: an instruction that needs more than there is is named.
func TestTooFew(t *testing.T) {
	m := read(t, module(".reg .b64 %rd<5>;\nld.param.u64 %rd1, [p];\nmad.lo.s64 %rd4, %rd1, %rd2, %rd3;\nst.global.u64 [%rd1], %rd4;\nret;"))
	_, _, err := regalloc.Allocate(m, regalloc.Options{Regs: 5})
	if err == nil || !strings.Contains(err.Error(), `function k: 5 registers are too few: "mad.lo.s64 %rd4, %rd1, %rd2, %rd3;" needs 6`) {
		t.Errorf("%v", err)
	}
	allocate(t, m, regalloc.Options{Regs: 6, Allocator: regalloc.Linear})
}

// TestGuardedDefinition: a guarded instruction whose result is spilled stores it under the same
// guard, without bringing the old value in.
func TestGuardedDefinition(t *testing.T) {
	m := read(t, module(`.reg .pred %p<2>; .reg .b32 %r<9>; .reg .b64 %rd<2>;
	ld.param.u64 %rd1, [p];
	mov.u32 %r1, %clock;
	setp.eq.s32 %p1, %r1, 0;
	@%p1 ld.global.u32 %r1, [%rd1];
	ld.global.u32 %r2, [%rd1+8];
	ld.global.u32 %r3, [%rd1+12];
	ld.global.u32 %r4, [%rd1+16];
	add.s32 %r2, %r2, %r3;
	add.s32 %r2, %r2, %r4;
	add.s32 %r2, %r2, %r1;
	st.global.u32 [%rd1], %r2;
	ret;`))
	out, _ := allocate(t, m, regalloc.Options{Regs: 4, Allocator: regalloc.Linear})
	if !strings.Contains(out.String(), "@%p1 st.local.b32") {
		t.Errorf("no guarded store:\n%s", out.String())
	}
}

// TestVerify: the checker reports each kind of error.
func TestVerify(t *testing.T) {
	for name, c := range map[string]struct{ body, want string }{
		"shared":  {"mov.b32 %r0, 1;\n mov.b64 %rd0, 2;\n st.global.u32 [%rd0], %r0;", "%rd0 and %r0 are live after"},
		"outside": {".reg .b32 %r<5>; mov.b32 %r4, 1;", "%r4 is outside of 4 registers"},
		"loop":    {"mov.b32 %r1, 0;\nL: mov.b64 %rd0, 5;\n ld.global.u32 %r2, [%rd0];\n setp.eq.s32 %p1, %r1, %r2;\n@%p1 bra L;", "are live after"},
		"right":   {"mov.b64 %rd0, 2;\n ld.global.u32 %r0, [%rd0];\n mov.b64 %rd1, 2;\n st.global.u32 [%rd1], %r0;", ""},
	} {
		regs := ".reg .b32 %r<4>;"
		if name == "outside" {
			regs = ""
		}
		m := read(t, module(".reg .b64 %rd<2>; .reg .pred %p<2>;\n"+regs+c.body+"\nret;"))
		err := regalloc.Verify(m.Func("k"), 4)
		if c.want == "" && err == nil || c.want != "" && err != nil && strings.Contains(err.Error(), c.want) {
			continue
		}
		t.Errorf("%s: %v", name, err)
	}
}

// TestPack: values that do not live at the same time have one slot.
func TestPack(t *testing.T) {
	part := strings.TrimSuffix(sums(9), "ret;")
	_, body, _ := strings.Cut(part, "ld.param.u64 %rd1, [p];\n")
	body = strings.NewReplacer("%rd1", "%rd1", "%r", "%x").Replace(body) // the same again, with other registers
	m := read(t, module(".reg .b32 %x<11>;\n"+part+body+"ret;"))
	_, apart := allocate(t, m, regalloc.Options{Regs: 6, Allocator: regalloc.Linear})
	_, packed := allocate(t, m, regalloc.Options{Regs: 6, Allocator: regalloc.Linear, Beyond: regalloc.Beyond{Pack: true}})
	if a, b := apart[0].LocalBytes, packed[0].LocalBytes; b >= a || apart[0].SpilledValues() != packed[0].SpilledValues() {
		t.Errorf("%d bytes of slots, packed %d", a, b)
	}
}

// TestParseBeyond: the names together are all.
func TestParseBeyond(t *testing.T) {
	b, err := regalloc.ParseBeyond("cheap-first,reuse,tid-on-demand,pack,occupancy")
	if err != nil || b != regalloc.Everything() {
		t.Errorf("%+v, %v", b, err)
	}
	for v, k := reflect.ValueOf(regalloc.Everything()), 0; k < v.NumField(); k++ {
		if !v.Field(k).Bool() {
			t.Errorf("%s is not in everything", v.Type().Field(k).Name)
		}
	}
}
