package asm

import (
	"regexp"
	"strings"
	"testing"

	"opt-go/vliw/machine"
)

// TestCheckTiming: what the simulator would stop at, found without running, on every path.
func TestCheckTiming(t *testing.T) {
	mach, err := machine.Lookup(machine.Default)
	if err != nil {
		t.Fatal(err)
	}
	cases := []struct{ name, body, want string }{
		{"waits", "a: { r1 = mul r1, r2 } nop 3 { r3 = add r1, 1 } { ret }", ""},
		{"reads early", "a: { r1 = mul r1, r2 } nop 2 { r3 = add r1, 1 } { ret }", "add reads r1, which is on its way for 1 more"},
		{"guard", "a: { p1 = fcmp.olt.d f1, f2 } { (p1) r1 = li 1 } { ret }", "li reads p1"},
		{"same cycle reads the old", "a: { r1 = mul r1, r2 | r3 = add r1, 1 } nop 3 { ret }", ""},
		{"overtakes", "a: { r1 = mul r1, r2 } { r1 = ld8 [r2+0] } nop 3 { ret }", "ld8 writes r1, where another result lands as late"},
		{"later write", "a: { r1 = ld8 [r2+0] } { r1 = mul r3, r2 } nop 3 { ret }", ""},
		{"across a branch", "a: { r1 = mul r1, r2 | p0 = cmp.eq r3, 0 } { (p0) br c } b: nop 2 { r4 = add r1, 1 } { ret } c: nop 2 { r4 = add r1, 1 } { ret }", ""},
		{"one of two ways", "a: { r1 = mul r1, r2 | p0 = cmp.eq r3, 0 } { (p0) br c } b: nop 2 { r4 = add r1, 1 } { ret } c: nop { r4 = add r1, 1 } { ret }", "add reads r1, which is on its way for 1 more"},
		{"around a loop", "a: { p0 = cmp.eq r3, 0 } b: { r4 = add r1, 1 } { r1 = mul r1, r2 | (p0) br b } nop 3 { ret }", "add reads r1, which is on its way for 3 more"},
		{"around a loop, late enough", "a: { p0 = cmp.eq r3, 0 } b: { r4 = add r5, 1 } nop 2 { r1 = mul r1, r2 | (p0) br b } nop 3 { ret }", ""},
		{"return", "a: { r1 = mul r1, r2 } nop { ret }", "ret while r1 is on its way"},
		{"call", "a: { r1 = mul r1, r2 } { call f } { ret }", "call while r1 is on its way"},
		{"in the call's bundle", "a: { r1 = li 2 | call f } { ret }", ""},
		{"units held", "a: { r1 = div r1, r2 | r3 = div r3, r2 } { r4 = div r4, r2 } nop 16 { ret }", "div finds no divsqrt unit"},
		{"units held across a branch", "a: { r1 = div r1, r2 | r3 = div r3, r2 } { br b } b: nop 14 { r4 = div r4, r2 } nop 16 { ret }", "div finds no divsqrt unit"},
		{"units free again", "a: { r1 = div r1, r2 | r3 = div r3, r2 } { br b } b: nop 15 { r4 = div r4, r2 } nop 16 { ret }", ""},
	}
	for _, c := range cases {
		body := regexp.MustCompile(`(nop( \d+)?|\}|^|\w:) `).ReplaceAllString(c.body, "$1\n")
		text := ".func f\n" + body + "\n.end\n"
		m, err := Parse("t.s", text)
		if err != nil {
			t.Fatalf("%s: %v\n%s", c.name, err, text)
		}
		err = CheckTiming(m, mach)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q\n%s", c.name, err, c.want, text)
		}
	}
}
