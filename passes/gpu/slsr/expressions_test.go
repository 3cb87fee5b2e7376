package slsr

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

func readFunc(t testing.TB, text string) *ir.Func {
	t.Helper()
	m, err := frontend.Read("test.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs {
		if !f.IsDecl() {
			return f
		}
	}
	t.Fatal("no function")
	return nil
}

func number(f *ir.Func) *expressions {
	q := simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout, Dom: analysis.NewDomTree(f)}}
	e := newExpressions(q, f)
	for i := range f.Instrs() {
		if !i.Type().IsVoid() {
			e.of(i)
		}
	}
	return e
}

// TestExpressionsAgree: values with one number are equal for all inputs.
func TestExpressionsAgree(t *testing.T) {
	merged := 0
	for seed := range uint64(60) {
		f := readFunc(t, randomExpressions(rand.New(rand.NewPCG(seed, 1)), 40))
		e := number(f)
		first, equal := map[exprID]*ir.Instr{}, map[*ir.Instr]*ir.Instr{}
		for i := range f.Instrs() {
			if i.IsTerminator() {
				continue
			}
			if j, ok := first[e.of(i)]; ok {
				equal[i] = j
			} else {
				first[e.of(i)] = i
			}
		}
		merged += len(equal)
		for in := range uint64(256) {
			values := evaluate(f, in*37, in*91+in>>3)
			for i, j := range equal {
				if values[i.ID()] != values[j.ID()] {
					t.Fatalf("seed %d: %s and %s have one number, but are %v and %v for input %d in\n%s", seed, i.Ident(), j.Ident(),
						values[i.ID()].Ident(), values[j.ID()].Ident(), in, f)
				}
			}
		}
	}
	if merged < 60 {
		t.Errorf("only %d equal pairs: the test is too weak", merged)
	}
}

// randomExpressions writes a function of n operations on narrow integers, with few constants, so
// that equal ones turn up.
func randomExpressions(r *rand.Rand, n int) string {
	var b strings.Builder
	b.WriteString("define void @f(i8 %a, i8 %b) {\n")
	have := map[string][]string{"i8": {"%a", "%b"}, "i4": nil, "i16": nil}
	bits := map[string]int{"i4": 4, "i8": 8, "i16": 16}
	types := []string{"i4", "i8", "i8", "i16"}
	for k := range n {
		ty := types[r.IntN(len(types))]
		pick := func(ty string) string {
			if len(have[ty]) == 0 || r.IntN(4) == 0 {
				return []string{"1", "2", "3", "-1", "0"}[r.IntN(5)]
			}
			return have[ty][r.IntN(len(have[ty]))]
		}
		v := fmt.Sprintf("%%v%d", k)
		from := types[r.IntN(len(types))]
		switch op := []string{"add", "add", "sub", "mul", "shl", "xor", "or", "cast", "cast"}[r.IntN(9)]; {
		case op == "cast" && bits[from] < bits[ty]:
			fmt.Fprintf(&b, "  %s = %s %s %s to %s\n", v, []string{"sext", "zext"}[r.IntN(2)], from, pick(from), ty)
		case op == "cast" && bits[from] > bits[ty]:
			fmt.Fprintf(&b, "  %s = trunc %s %s to %s\n", v, from, pick(from), ty)
		case op == "shl":
			fmt.Fprintf(&b, "  %s = shl %s %s, %d\n", v, ty, pick(ty), 1+r.IntN(3))
		case op == "cast" || op == "xor":
			fmt.Fprintf(&b, "  %s = xor %s %s, -1\n", v, ty, pick(ty))
		default:
			fmt.Fprintf(&b, "  %s = %s %s %s, %s\n", v, op, ty, pick(ty), pick(ty))
		}
		have[ty] = append(have[ty], v)
	}
	return b.String() + "  ret void\n}\n"
}

// evaluate computes all instructions by constant folding.
func evaluate(f *ir.Func, args ...uint64) []*ir.Const {
	values := make([]*ir.Const, f.ValueBound())
	for k, p := range f.Params {
		values[p.ID()] = ir.NewInt(p.Type(), args[k])
	}
	get := func(v ir.Value) *ir.Const {
		switch v := v.(type) {
		case *ir.Instr:
			return values[v.ID()]
		case *ir.Param:
			return values[v.ID()]
		}
		return v.(*ir.Const)
	}
	for i := range f.Instrs() {
		switch {
		case i.Op().IsBinary():
			values[i.ID()] = constfold.Binary(i.Op(), 0, get(i.Operand(0)), get(i.Operand(1)), nil)
		case i.Op().IsCast():
			values[i.ID()] = constfold.Cast(i.Op(), get(i.Operand(0)), i.Type(), f.Module().Layout).(*ir.Const)
		}
	}
	return values
}

// TestExpressionsFindEqual: what has to be one expression.
func TestExpressionsFindEqual(t *testing.T) {
	for _, c := range []struct{ name, body string }{
		{"order", "%x = add i64 %a, %b\n %y = add i64 %b, %a"},
		{"association", "%t = add i64 %a, %b\n %x = add i64 %t, %c\n %u = add i64 %b, %c\n %y = add i64 %a, %u"},
		{"shift and product", "%x = shl i64 %a, 3\n %y = mul i64 %a, 8"},
		{"distribution over constants", "%t = add i64 %a, 3\n %x = mul i64 %t, 4\n %u = shl i64 %a, 2\n %y = add i64 %u, 12"},
		{"difference", "%t = sub i64 %a, %b\n %x = add i64 %t, %b\n %y = add i64 %a, 0"},
		{"complement", "%t = xor i64 %a, -1\n %x = add i64 %t, 1\n %y = sub i64 0, %a"},
		{"products", "%t = mul i64 %a, %b\n %x = mul i64 %t, %c\n %u = mul i64 %c, %b\n %y = mul i64 %u, %a"},
		{"addresses", "%t = getelementptr float, ptr %p, i64 %a\n %x = getelementptr i8, ptr %t, i64 4\n %u = add i64 %a, 1\n %y = getelementptr float, ptr %p, i64 %u"},
		{"fields", "%x = getelementptr {i32, [4 x i16]}, ptr %p, i64 %a, i32 1, i64 2\n %u = mul i64 %a, 12\n %v = add i64 %u, 8\n %y = getelementptr i8, ptr %p, i64 %v"},
		{"casts of casts", "%t = sext i8 %n to i32\n %x = sext i32 %t to i64\n %y = sext i8 %n to i64"},
	} {
		f := readFunc(t, "define void @f(i64 %a, i64 %b, i64 %c, ptr %p, i8 %n) {\n "+c.body+"\n ret void\n}\n")
		e := number(f)
		if e.of(f.Lookup("x")) != e.of(f.Lookup("y")) {
			t.Errorf("%s: different numbers", c.name)
		}
	}
}
