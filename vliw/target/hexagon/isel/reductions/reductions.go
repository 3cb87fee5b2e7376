// Package reductions expands llvm.vector.reduce.* on vectors whose elements are scalars for the
// selection:
//
//	%s = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)    ⇒    (%v0 + %v1) + (%v2 + %v3)
//
// Sums and products of floating point are in the order of the elements, unless they may be
// reassociated.
package reductions

import (
	"strings"

	"opt-go/frontend/ir"
)

var binary = map[string]ir.Op{"add": ir.Add, "mul": ir.Mul, "and": ir.And, "or": ir.Or, "xor": ir.Xor, "fadd": ir.FAdd, "fmul": ir.FMul}

var calls = map[string]string{"smax": "llvm.smax", "smin": "llvm.smin", "umax": "llvm.umax", "umin": "llvm.umin", "fmax": "llvm.maxnum", "fmin": "llvm.minnum"}

// ofBits are the reductions of i1 that are not of the same name: a signed 1 is −1.
var ofBits = map[string]string{"add": "xor", "mul": "and", "smax": "and", "umin": "and", "smin": "or", "umax": "or"}

const prefix = "llvm.vector.reduce."

// Expand rewrites the reductions of a function.
func Expand(f *ir.Func) {
	var list []*ir.Instr
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			if i.Op() == ir.Call && strings.HasPrefix(i.IntrinsicID(), prefix) {
				list = append(list, i)
			}
		}
	}
	for _, i := range list {
		expand(i)
	}
}

func expand(i *ir.Instr) {
	kind := strings.TrimPrefix(i.IntrinsicID(), prefix)
	v := i.Arg(i.NumArgs() - 1)
	if v.Type().Elem.IsInt(1) && ofBits[kind] != "" {
		kind = ofBits[kind]
	}
	if v.Type().Scalable || binary[kind] == ir.BadOp && calls[kind] == "" {
		return
	}
	e := &expander{i: i, at: ir.Before(i), kind: kind}
	var list []ir.Value
	if i.NumArgs() == 2 {
		list = append(list, i.Arg(0))
	}
	for k := range v.Type().Len {
		x := ir.NewInstr(ir.ExtractElement, v.Type().Elem, v, ir.NewInt(e.at.Ctx().I32, k))
		list = append(list, e.insert(x))
	}
	ir.ReplaceAllUses(i, e.reduce(list))
	i.Erase()
}

type expander struct {
	i    *ir.Instr
	at   *ir.Builder
	kind string
}

func (e *expander) insert(n *ir.Instr) ir.Value {
	n.Pos = e.i.Pos
	n.CopyDebugLoc(e.i)
	return e.at.Insert(n, "")
}

// reduce puts a list together, in order or as a tree.
func (e *expander) reduce(list []ir.Value) ir.Value {
	if op := binary[e.kind]; (op == ir.FAdd || op == ir.FMul) && !e.i.HasFlag(ir.FReassoc) {
		out := list[0]
		for _, x := range list[1:] {
			out = e.combine(out, x)
		}
		return out
	}
	for len(list) > 1 {
		var next []ir.Value
		for k := 0; k+1 < len(list); k += 2 {
			next = append(next, e.combine(list[k], list[k+1]))
		}
		if len(list)%2 == 1 {
			next = append(next, list[len(list)-1])
		}
		list = next
	}
	return list[0]
}

func (e *expander) combine(x, y ir.Value) ir.Value {
	t := x.Type()
	if op := binary[e.kind]; op != ir.BadOp {
		n := ir.NewInstr(op, t, x, y)
		n.Flags = e.i.Flags & ir.FastMath
		return e.insert(n)
	}
	f := e.i.Func().Module().Intrinsic(calls[e.kind], t.Context().Func(t, []*ir.Type{t, t}, false), nil, t)
	c := e.at.Call(f, "", x, y)
	c.Pos = e.i.Pos
	return c
}
