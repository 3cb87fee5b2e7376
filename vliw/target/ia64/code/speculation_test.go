package code

import (
	"strings"
	"testing"
)

// TestSpeculationGroups: an advanced load rises above a store, its check stays after it and shares
// the group with what reads the value; parallel compares of one type share a group.
func TestSpeculationGroups(t *testing.T) {
	r := func(n int) Arg { return Arg{Reg: R(n)} }
	at := func(n int) Arg { return Arg{Kind: Memory, Reg: R(n)} }
	both := []Arg{{Reg: P(6)}, {Reg: P(7)}}
	for _, c := range []struct {
		insts []Inst
		want  string
	}{
		{[]Inst{
			{Op: Add, Dst: []Arg{r(9)}, Src: []Arg{r(9), r(9)}},
			{Op: St8, Dst: []Arg{at(8)}, Src: []Arg{r(9)}},
			{Op: Ld8a, Dst: []Arg{r(10)}, Src: []Arg{at(11)}},
			{Op: Ld8c, Dst: []Arg{r(10)}, Src: []Arg{at(11)}},
			{Op: Add, Dst: []Arg{r(14)}, Src: []Arg{r(10), r(10)}},
		}, "add ld8.a ;; st8 ld8.c.clr add"},
		{[]Inst{ // not above a fence
			{Op: Add, Dst: []Arg{r(9)}, Src: []Arg{r(9), r(9)}},
			{Op: Atomics[8].Exchange, Dst: []Arg{r(10)}, Src: []Arg{at(8), r(9)}},
			{Op: Ld8a, Dst: []Arg{r(14)}, Src: []Arg{at(11)}},
			{Op: Ld8c, Dst: []Arg{r(14)}, Src: []Arg{at(11)}},
		}, "add ;; xchg8 ld8.a ;; ld8.c.clr"},
		{[]Inst{ // the consumer waits for the advanced load, too
			{Op: Ldfda, Dst: []Arg{{Reg: F(8)}}, Src: []Arg{at(11)}},
			{Op: Ldfdc, Dst: []Arg{{Reg: F(8)}}, Src: []Arg{at(11)}},
			{Op: FaddD, Dst: []Arg{{Reg: F(9)}}, Src: []Arg{{Reg: F(8)}, {Reg: F(8)}}},
			{Op: Add, Dst: []Arg{r(14)}, Src: []Arg{r(15), r(15)}},
		}, "ldfd.a add ;; ldfd.c.clr ;; fadd.d"},
		{[]Inst{
			{Op: CmpEq, Dst: both, Src: []Arg{r(0), r(0)}},
			{Op: CmpNeAnd, Dst: both, Src: []Arg{r(8), r(9)}},
			{Op: CmpLtAnd, Dst: both, Src: []Arg{r(0), r(9)}},
			{Op: CmpEqOr, Dst: both, Src: []Arg{r(10), r(9)}},
			{Op: BrCond, Pred: P(6), Src: []Arg{{Kind: Symbol, Text: ".L"}}},
		}, "cmp.eq ;; cmp.ne.and.orcm cmp.lt.and.orcm ;; cmp.eq.or.andcm br.cond.dptk.many"},
	} {
		b := &Block{Insts: c.insts}
		Schedule(&Func{Blocks: []*Block{b}})
		var groups []string
		for _, g := range b.Groups {
			var names []string
			for k := range g {
				names = append(names, g[k].Op.Name)
			}
			groups = append(groups, strings.Join(names, " "))
		}
		if got := strings.Join(groups, " ;; "); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}
