package valuetracking_test

import (
	"fmt"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/valuetracking"
)

// compute is the result of an operation on numbers of w bits; ok is false where it is undefined or,
// by its flags, poison.
func compute(i *ir.Instr, x, y bitvec.Int) (r bitvec.Int, ok bool) {
	w := x.Bits()
	shift, _ := y.Uint64()
	wide := func(f func(a, b bitvec.Int) bitvec.Int) (lost bool) {
		u := f(x.ZExtOrTrunc(3*w), y.ZExtOrTrunc(3*w))
		s := f(x.SExtOrTrunc(3*w), y.SExtOrTrunc(3*w))
		return i.HasFlag(ir.NUW) && !u.Trunc(w).ZExtOrTrunc(3*w).Eq(u) || i.HasFlag(ir.NSW) && !s.Trunc(w).SExtOrTrunc(3*w).Eq(s)
	}
	switch op := i.Op(); op {
	case ir.Add:
		return x.Add(y), !wide(bitvec.Int.Add)
	case ir.And:
		return x.And(y), true
	case ir.Or:
		return x.Or(y), true
	case ir.Shl, ir.LShr, ir.AShr:
		if shift >= uint64(w) {
			return r, false
		}
		n := int(shift)
		switch op {
		case ir.Shl:
			return x.Shl(n), !wide(func(a, _ bitvec.Int) bitvec.Int { return a.Shl(n) })
		case ir.LShr:
			return x.LShr(n), !i.HasFlag(ir.Exact) || x.LShr(n).Shl(n).Eq(x)
		}
		return x.AShr(n), !i.HasFlag(ir.Exact) || x.LShr(n).Shl(n).Eq(x)
	case ir.UDiv, ir.URem:
		if y.IsZero() {
			return r, false
		}
		if op == ir.UDiv {
			return x.UDiv(y), true
		}
		return x.URem(y), true
	}
	if y.IsZero() || x.IsMinSigned() && y.IsAllOnes() {
		return r, false
	}
	q := x.SDiv(y)
	if i.Op() == ir.SDiv {
		return q, true
	}
	return x.Sub(q.Mul(y)), true
}

// TestRangeOf holds the ranges of operations with a constant against their results for all other
// operands.
func TestRangeOf(t *testing.T) {
	const w = 4
	var text strings.Builder
	text.WriteString("define void @f(i4 %x) {\n")
	flags := map[string][]string{
		"add": {"", " nuw", " nsw", " nuw nsw"}, "and": {""}, "or": {""}, "shl": {"", " nuw", " nsw", " nuw nsw"}, "lshr": {"", " exact"},
		"ashr": {"", " exact"}, "udiv": {""}, "sdiv": {""}, "urem": {""}, "srem": {""},
	}
	n := 0
	for op, all := range flags {
		for _, f := range all {
			for c := range 1 << w {
				fmt.Fprintf(&text, "  %%r%d = %s%s i4 %%x, %d\n  %%l%d = %s%s i4 %d, %%x\n", n, op, f, c-8, n, op, f, c-8)
				n++
			}
		}
	}
	text.WriteString("  ret void\n}\n")
	m, err := frontend.Read("ranges.ll", []byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	q, known := valuetracking.Query{}, 0
	for i := range m.Func("f").Instrs() {
		if i.IsTerminator() {
			continue
		}
		for _, signed := range []bool{false, true} {
			r, ok := q.RangeOf(i, signed)
			if !ok {
				continue
			}
			known++
			for k := range uint64(1) << w {
				x := bitvec.New(w, k)
				a, b := x, x
				if c, isConst := bitvec.Of(i.Operand(0)); isConst {
					a = c
				} else {
					b, _ = bitvec.Of(i.Operand(1))
				}
				if v, ok := compute(i, a, b); ok && !r.Has(v) {
					t.Fatalf("%s for %%x = %s is %s, not in %s", i, x, v, r)
				}
			}
		}
	}
	if known < 200 {
		t.Fatalf("only %d ranges are known", known)
	}
}
