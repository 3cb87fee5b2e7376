package sim

import (
	"strings"
	"testing"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/sim/alu"
)

// TestFaults runs a body that breaks each rule: the error of New or Call must contain the message,
// and name line 3 or the one given as LINE: before the message.
func TestFaults(t *testing.T) {
	tests := []struct {
		name, body, want string
	}{
		{"too many adders", "{ r1 = li 1 | r2 = li 2 | r3 = li 3 }", "3:27: error: function f, block entry: resource conflict: li is operation 3 on the adder units"},
		{"busy divider", "{ f1 = fdiv.d f0, f0 | f2 = fdiv.d f0, f0 }\n{ f3 = fdiv.d f0, f0 }", "4:3: error: resource conflict: fdiv.d finds all 2 divsqrt units busy"},
		{"no such static register", "{ r64 = li 1 }", "no register r64: machine p2m2l4 has 64 static int registers"},
		{"no such rotating register", "{ rf64 = fli.d 1.0 }", "no register rf64: machine p2m2l4 has 64 rotating float registers"},
		{"too early", "{ f1 = fadd.d f0, f0 }\nnop 2\n{ f2 = fmov f1 }", "5:3: error: fmov reads f1 before its latency has passed: ready in cycle 4 (function f, cycle 3)"},
		{"load too early", "{ st8 [sp+0], r1 }\n{ r1 = ld8 [sp+0] }\n{ r2 = mov r1 }", "mov reads r1 before its latency has passed"},
		{"undefined", "{ r1 = mov r9 }", "3:3: error: mov reads r9, which is undefined"},
		{"undefined rotating", "{ r1 = mov rr9 }", "reads rr9, which is undefined"},
		{"undefined guard", "{ (p3) r1 = li 1 }", "reads p3, which is undefined"},
		{"same cycle writes", "{ f1 = fadd.d f0, f0 }\nnop 2\n{ f1 = fmov f0 }", "5:3: error: fmov writes f1, landing in cycle 4, in the same cycle as a write in flight"},
		{"overtaking write", "{ f1 = fadd.d f0, f0 }\n{ f1 = fmov f0 }", "fmov writes f1, landing in cycle 2, earlier than a write in flight (cycle 4)"},
		{"two writes in a bundle", "{ r1 = li 1 | r1 = li 2 }", "in the same cycle"},
		{"null load", "{ r2 = li 0 }\n{ r1 = ld8 [r2+8] }", "4:3: error: ld8: read of 8 bytes at 0x8: null pointer"},
		{"past the global", "{ r2 = la g }\n{ r1 = ld8 [r2+1] }", "ld8: read of 8 bytes at 0x100000041 is out of bounds of every object"},
		{"before the global", "{ r2 = la g }\n{ r1 = ld1u [r2-1] }", "out of bounds"},
		{"read-only data", "{ r2 = la c }\n{ st1 [r2+0], 1 }", "in read-only data"},
		{"code is not data", "{ r2 = la f }\n{ r1 = ld8 [r2+0] }", "in code"},
		{"stack overflow", "{ r2 = sub sp, 100000000 }\n{ st8 [r2+0], 0 }", "stack overflow"},
		{"above the stack", "{ st8 [sp+16], 0 }", "out of bounds"},
		{"stores overlap", "{ st8 [sp+0], 1 | st4 [sp+4], 2 }", "st4 writes bytes at 0x7ffffffefff4 that another store of the bundle writes"},
		{"division by zero", "{ r1 = div r1, 0 }", "div divides by zero"},
		{"32-bit division by zero", "{ r2 = li 4294967296 }\n{ r1 = rem.w r1, r2 }", "rem.w divides by zero"},
		{"trap", "{ trap }", "3:3: error: trap"},
		{"off the end", "{ r1 = li 1 }", "execution runs off the end of the function"},
		{"in flight over ret", "{ r1 = mul r1, r1 }\n{ ret }", "4:3: error: ret with a result in flight: r1 lands in cycle 4"},
		{"in flight over call", "{ f1 = fadd.d f0, f0 }\n{ call abs }", "call with a result in flight: f1"},
		{"sp not restored", "{ sp = sub sp, 16 }\n{ ret }", "ret with sp ="},
		{"saved register", "{ r40 = li 5 }\n{ ret }", "ret with r40 = 0x5, which the caller owns"},
		{"saved float register", "{ f40 = fmov f0 }\n{ ret }", "ret with f40 = 0x3ff0000000000000, which the caller owns"},
		{"dead after call", "{ r9 = li 5 }\n{ call abs }\n{ r1 = mov r9 }", "mov reads r9, which is undefined"},
		{"predicate dead after call", "{ p1 = pset 1 }\n{ call abs }\n{ (p1) r1 = li 1 }", "reads p1, which is undefined"},
		{"sp alignment", "{ sp = sub sp, 8 }\n{ call abs }", "call with sp = 0x7ffffffeffe8, which is not 16-byte aligned"},
		{"two branches", "{ br entry | br entry }", "resource conflict: br"},
		{"LC undefined", "{ setec 1 }\n{ ctop entry }", "ctop reads LC, which is undefined"},
		{"EC undefined", "{ setlc 1 }\n{ ctop entry }", "ctop reads EC, which is undefined"},
		{"two rotations", "{ setlc 1 }\n{ setec 1 }\n{ rot | ctop entry }", "second rotation of the bundle"},
		{"brind into the middle", "{ r2 = la f:entry }\n{ r2 = add r2, 16 }\n{ brind r2 }", "no block of the function"},
		{"brind to zero", "{ r2 = li 0 }\n{ brind r2 }", "brind to 0x0"},
		{"callr to data", "{ r2 = la g }\n{ callr r2 }", "callr to 0x100000040, which is no function"},
		{"callr of unknown routine", "{ r2 = la nothing }\n{ callr r2 }", "no runtime routine nothing"},
		{"call of unknown routine", "{ call nothing }", "3:3: error: the simulator has no runtime routine nothing"},
		{"endless recursion", "{ sp = sub sp, 16 }\n{ call f }", "calls deep"},
		{"abort", "{ call abort }", "abort"},
		{"free of nonsense", "{ r1 = li 4096 }\n{ call free }", "free of 0x1000"},
		{"endless loop", "{ br entry }", "stopped after 300000 cycles"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := runBody(t, tt.body)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v\nwant …%s…", err, tt.want)
			}
		})
	}
}

// runBody wraps bundles into f(i64 7, f64 1.0), starting in line 3.
func runBody(t *testing.T, body string) error {
	t.Helper()
	text := ".func f\nentry:\n" + body + "\n.end\n" + `
.extern abs
.extern abort
.extern free
.extern nothing
.data g align=64
    .quad 1
.end
.data c const
    .byte 1
.end
`
	mod, err := asm.Parse("t.s", text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(mod, Config{Machine: m, MaxCycles: 300000})
	if err != nil {
		return err
	}
	_, err = s.Call("f", []Arg{intArg(7), {File: machine.Float, Bits: alu.From64(1)}})
	return err
}

func TestRotationNeedsRotatingFiles(t *testing.T) {
	mod, err := asm.Parse("t.s", ".func f\na:\n{ rot }\n{ ret }\n.end\n")
	if err != nil {
		t.Fatal(err)
	}
	m, err := machine.Lookup("p2m2l4-norot")
	if err != nil {
		t.Fatal(err)
	}
	_, err = New(mod, Config{Machine: m})
	if err == nil || !strings.Contains(err.Error(), "rot needs rotating registers, machine p2m2l4-norot has none") {
		t.Errorf("got %v", err)
	}
}
