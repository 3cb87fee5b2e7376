package frontend_test

import (
	"fmt"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
)

// interesting are constants of the types that the operations below are tried with.
var interesting = map[string][]string{
	"i8":     {"0", "1", "-1", "2", "7", "8", "9", "127", "-128", "255", "undef", "poison"},
	"i32":    {"0", "1", "-1", "255", "256", "-128", "undef", "poison"},
	"half":   {"0.0", "-0.0", "1.0", "0xH7C00", "0xHFC00", "0xH7E00", "0xHFE01", "0xH0001", "0xH7BFF", "undef", "poison"},
	"float":  {"0.0", "-1.5", "300.0", "0x7FF0000000000000", "0x7FF8000000000000", "0xFFF0000020000000", "0x36A0000000000000", "undef", "poison"},
	"double": {"0.0", "-1.0", "255.0", "256.0", "1.0e300", "0x7FF8000000000000", "0xFFF4000000000001", "undef", "poison"},
}

// TestReaderFoldsAsPasses: every operation that constant expressions had in some version is folded
// to the same by the reader as by the package that the passes ask, for all pairs of interesting
// constants.
func TestReaderFoldsAsPasses(t *testing.T) {
	var text strings.Builder
	var want []func(x, y ir.Value) *ir.Const
	var exprs []string
	add := func(result, expr, tx, x, ty, y string, f func(x, y ir.Value) *ir.Const) {
		fmt.Fprintf(&text, "@r%d = global %s %s\n@x%d = global %s %s\n@y%d = global %s %s\n", len(want), result, expr, len(want), tx, x, len(want), ty, y)
		want, exprs = append(want, f), append(exprs, expr)
	}
	binary := func(op ir.Op, ty string) {
		for _, x := range interesting[ty] {
			for _, y := range interesting[ty] {
				add(ty, fmt.Sprintf("%s (%s %s, %s %s)", op, ty, x, ty, y), ty, x, ty, y, func(x, y ir.Value) *ir.Const {
					return fold.Binary(op, 0, x.(*ir.Const), y.(*ir.Const))
				})
			}
		}
	}
	for _, op := range []ir.Op{ir.Add, ir.Sub, ir.Mul, ir.UDiv, ir.SDiv, ir.URem, ir.SRem, ir.Shl, ir.LShr, ir.AShr, ir.And, ir.Or, ir.Xor} {
		binary(op, "i8")
	}
	for _, op := range []ir.Op{ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem} {
		binary(op, "half")
		binary(op, "double")
	}
	for _, p := range []ir.Pred{ir.EQ, ir.NE, ir.UGT, ir.UGE, ir.ULT, ir.ULE, ir.SGT, ir.SGE, ir.SLT, ir.SLE} {
		for _, x := range interesting["i8"] {
			for _, y := range interesting["i8"] {
				add("i1", fmt.Sprintf("icmp %s (i8 %s, i8 %s)", p, x, y), "i8", x, "i8", y, func(x, y ir.Value) *ir.Const {
					return fold.ICmp(p, x.(*ir.Const), y.(*ir.Const), x.Type().Context().I1)
				})
			}
		}
	}
	for p := ir.FOEQ; p <= ir.FUNE; p++ {
		for _, x := range interesting["half"] {
			for _, y := range interesting["half"] {
				add("i1", fmt.Sprintf("fcmp %s (half %s, half %s)", p, x, y), "half", x, "half", y, func(x, y ir.Value) *ir.Const {
					return fold.FCmp(p, x.(*ir.Const), y.(*ir.Const))
				})
			}
		}
	}
	casts := []struct {
		op       ir.Op
		from, to string
	}{{ir.Trunc, "i32", "i8"}, {ir.ZExt, "i8", "i32"}, {ir.SExt, "i8", "i32"}, {ir.FPTrunc, "double", "half"}, {ir.FPTrunc, "double", "float"},
		{ir.FPExt, "half", "double"}, {ir.FPExt, "float", "double"}, {ir.FPToUI, "double", "i8"}, {ir.FPToSI, "double", "i8"}, {ir.FPToSI, "half", "i8"},
		{ir.UIToFP, "i8", "half"}, {ir.SIToFP, "i32", "float"}, {ir.BitCast, "i32", "float"}, {ir.BitCast, "float", "i32"}}
	for _, c := range casts {
		for _, x := range interesting[c.from] {
			add(c.to, fmt.Sprintf("%s (%s %s to %s)", c.op, c.from, x, c.to), c.from, x, c.to, "zeroinitializer", func(x, y ir.Value) *ir.Const {
				if c.op == ir.BitCast {
					return fold.BitCast(x.(*ir.Const), y.Type())
				}
				return fold.Cast(c.op, x.(*ir.Const), y.Type())
			})
		}
	}
	m, err := frontend.Read("constants.ll", []byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	init := func(kind string, n int) ir.Value { return m.Global(fmt.Sprintf("%s%d", kind, n)).Init }
	for n, f := range want {
		if got, w := init("r", n), f(init("x", n), init("y", n)); w == nil || got != ir.Value(w) {
			t.Errorf("%s is read as %s, and folded to %v", exprs[n], got.Ident(), w)
		}
	}
}
