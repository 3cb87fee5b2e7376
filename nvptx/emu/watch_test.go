package emu

import (
	"fmt"
	"testing"
)

// TestWatch: each instruction that threads execute is reported once, with those threads and their
// results.
func TestWatch(t *testing.T) {
	text := header + `
	setp.lt.u32 %q0, %i, 3;
	@%q0 add.u32 %x0, %i, 100;
	st.global.u32 [%p], %i;
	@%q0 bra END;
	mul.lo.u32 %x1, %i, 2;
END:
	ret;
}`
	var seen []string
	begun := map[int]bool{} // by warp
	mustRun(t, text, Launch{Grid: Dim3{X: 1}, Block: Dim3{X: 40}, Watch: func(e *Event) {
		switch e.Inst.Op {
		case "setp", "add", "st", "mul", "bra":
		default:
			return
		}
		if begun[e.First] = begun[e.First] || e.Inst.Op == "setp"; !begun[e.First] {
			return // the header
		}
		s := fmt.Sprintf("%s %d %x", e.Inst.Op, e.First, e.Threads)
		if e.HasValue {
			s += fmt.Sprintf(" %d %d", e.Values[2], e.Values[5])
		}
		seen = append(seen, s)
	}}, make([]uint32, 40)...)
	want := []string{"setp 0 ffffffff 1 0", "add 0 7 102 0", "st 0 ffffffff 2 5", "bra 0 7", "mul 0 fffffff8 0 10",
		"setp 32 ff 0 0", "st 32 ff 34 37", "mul 32 ff 68 74"}
	if fmt.Sprint(seen) != fmt.Sprint(want) {
		t.Errorf("got  %q\nwant %q", seen, want)
	}
}

// TestCopies: grids that run together have separate memories, count together, and share the
// resources of an SM.
func TestCopies(t *testing.T) {
	text := header + `
	ld.global.u32 %x0, [%p];
	add.u32 %x0, %x0, %i;
	st.global.u32 [%p], %x0;
	ret;
}`
	hw := NewFermi()
	hw.SMs = 1
	out, one := mustRun(t, text, Launch{Grid: Dim3{X: 2}, Block: Dim3{X: 32}, Timing: hw}, make([]uint32, 64)...)
	again, three := mustRun(t, text, Launch{Grid: Dim3{X: 2}, Block: Dim3{X: 32}, Timing: hw, Copies: 3}, make([]uint32, 64)...)
	if fmt.Sprint(out) != fmt.Sprint(again) {
		t.Errorf("copies change the result: %v, %v", out, again)
	}
	if three.WarpInstructions != 3*one.WarpInstructions || three.Cycles <= one.Cycles || three.Cycles >= 3*one.Cycles {
		t.Errorf("%d and %d instructions, %d and %d cycles", one.WarpInstructions, three.WarpInstructions, one.Cycles, three.Cycles)
	}
}
