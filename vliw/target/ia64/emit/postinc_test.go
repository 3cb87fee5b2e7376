package emit

import (
	"strings"
	"testing"

	"opt-go/vliw/target/ia64/code"
)

// TestPostIncrement: an addition joins the last access before it through its register, under the
// same predicate, where nothing between them touches the register or the predicate.
func TestPostIncrement(t *testing.T) {
	p, q := code.R(15), code.R(16)
	add := func(pred code.Reg, n int64) code.Inst {
		return code.Inst{Op: code.Adds, Pred: pred, Dst: dst(p), Src: []code.Arg{imm(n), reg(p)}}
	}
	load := func(to code.Reg) code.Inst { return code.Inst{Op: code.Ld8, Dst: dst(to), Src: []code.Arg{mem(p)}} }
	guarded := load(code.R(14))
	guarded.Pred = code.P(6)
	store := code.Inst{Op: code.St8, Dst: []code.Arg{mem(p)}, Src: dst(code.R(14))}
	itself := code.Inst{Op: code.St8, Dst: []code.Arg{mem(p)}, Src: dst(p)}
	other := code.Inst{Op: code.Adds, Dst: dst(q), Src: []code.Arg{imm(1), reg(q)}}
	reader := code.Inst{Op: code.Adds, Dst: dst(q), Src: []code.Arg{imm(1), reg(p)}}
	setter := code.Inst{Op: code.CmpEq, Dst: dst(code.P(6), code.P(7)), Src: dst(q, q)}
	call := code.Inst{Op: code.BrCall, Dst: dst(code.Return), Src: []code.Arg{sym("f#")}}
	for _, c := range []struct {
		list []code.Inst
		want string
	}{
		{[]code.Inst{load(code.R(14)), add(always, 8)}, "ld8 r14=[r15],8"},
		{[]code.Inst{load(code.F(9)), other, add(always, -256)}, "ld8 f9=[r15],-256; adds r16=1,r16"},
		{[]code.Inst{store, add(always, 255)}, "st8 [r15]=r14,255"},
		{[]code.Inst{load(code.R(14)), store, add(always, 8)}, "ld8 r14=[r15]; st8 [r15]=r14,8"},
		{[]code.Inst{guarded, add(code.P(6), 8)}, "(p6) ld8 r14=[r15],8"},
		{[]code.Inst{load(code.R(14)), add(always, 8), add(always, 8)}, "ld8 r14=[r15],8; adds r15=8,r15"},
		// Refused.
		{[]code.Inst{load(code.R(14)), add(always, 256)}, "ld8 r14=[r15]; adds r15=256,r15"},
		{[]code.Inst{load(p), add(always, 8)}, "ld8 r15=[r15]; adds r15=8,r15"},
		{[]code.Inst{itself, add(always, 8)}, "st8 [r15]=r15; adds r15=8,r15"},
		{[]code.Inst{load(code.R(14)), reader, add(always, 8)}, "ld8 r14=[r15]; adds r16=1,r15; adds r15=8,r15"},
		{[]code.Inst{guarded, add(always, 8)}, "(p6) ld8 r14=[r15]; adds r15=8,r15"},
		{[]code.Inst{guarded, setter, add(code.P(6), 8)}, "(p6) ld8 r14=[r15]; cmp.eq p6,p7=r16,r16; (p6) adds r15=8,r15"},
		{[]code.Inst{store, call, add(always, 8)}, "st8 [r15]=r14; br.call.sptk.many b0=f#; adds r15=8,r15"},
	} {
		var got []string
		for _, in := range postIncrement(c.list) {
			got = append(got, in.String())
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s, want %s", s, c.want)
		}
	}
}
