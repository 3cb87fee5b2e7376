package expand

import (
	"maps"
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// Module returns m with everything replaced that this package expands. m itself does not change: if
// there is something to expand, the result is a changed copy, else m. The data layout is for
// modules that do not write theirs.
func Module(m *ir.Module, layout *ir.DataLayout, c Constructors) *ir.Module {
	if !slices.ContainsFunc(m.Funcs, concerns) && !hasConstructors(m) {
		return m
	}
	m = ir.CloneModule(m)
	if m.Layout.Text == "" {
		m.Layout = layout
	}
	variadic(m)
	for _, f := range slices.Clone(m.Funcs) {
		function(f)
	}
	c.expand(m)
	return m
}

// concerns reports whether something in a function is expanded.
func concerns(f *ir.Func) bool {
	if isVariadic(f) {
		return true
	}
	for i := range f.Instrs() {
		if ruleOf(i) != nil || isVariadicCall(i) || isMask(i.Type()) && isMaskSource(i) {
			return true
		}
	}
	return false
}

// rule expands one instruction: it returns what replaces the result, or nil if the instruction has
// none. Rules may produce instructions that have rules themselves.
type rule func(x *site) ir.Value

// rules maps names of intrinsics, without "llvm." and type suffixes, to their rules.
var rules = table()

func table() map[string]rule {
	t := map[string]rule{}
	for _, family := range []map[string]rule{laneRules(), fixedPointRules(), exponentRules(), variadicRules()} {
		maps.Copy(t, family)
	}
	return t
}

// ruleOf returns the rule of an instruction, or nil.
func ruleOf(i *ir.Instr) rule {
	switch {
	case i.Op() == ir.FRem && !i.HasFlag(ir.FAfn) && takesFormat(i):
		return remainder
	case i.Op() == ir.ExtractElement || i.Op() == ir.InsertElement:
		return maskLaneRule(i)
	case i.Op() == ir.VAArg:
		return nextArgument
	case i.Op() == ir.SIToFP, i.Op() == ir.UIToFP, i.Op() == ir.FPToSI, i.Op() == ir.FPToUI:
		return wideConversion(i)
	case i.Op() == ir.Load || i.Op() == ir.Store || i.Op() == ir.AtomicRMW:
		return wideAtomicRule(i)
	case i.Op() != ir.Call || i.CalledFunc() == nil || !i.CalledFunc().IsIntrinsic():
		return nil
	}
	id := strings.TrimPrefix(i.IntrinsicID(), "llvm.")
	if name, ok := strings.CutPrefix(id, "vp."); ok {
		return predicatedRule(name, i)
	}
	if name, ok := strings.CutPrefix(id, "experimental.constrained."); ok {
		return constrainedRule(name)
	}
	if id == "fptosi.sat" || id == "fptoui.sat" {
		return wideConversion(i)
	}
	if r := rules[id]; r != nil && isFixed(i) && takesFormat(i) {
		return r
	}
	return nil
}

// takesFormat reports whether the rules know the format of the first operand, if that is a float,
// and the number of times that powi multiplies.
func takesFormat(i *ir.Instr) bool {
	if i.IntrinsicID() == "llvm.powi" && ir.AsInt(i.Arg(1)) == nil {
		return false
	}
	t := i.Operand(0).Type().Scalar()
	_, ok := formatOf(t)
	return ok || !t.IsFloat()
}

// isFixed reports whether no scalable vector takes part, whose number of lanes no rule knows.
func isFixed(i *ir.Instr) bool {
	for _, v := range i.Operands() {
		if v.Type().HasScalable() {
			return false
		}
	}
	return !i.Type().HasScalable()
}

// find lists the instructions of a function that have rules.
func find(f *ir.Func) []*ir.Instr {
	var list []*ir.Instr
	for i := range f.Instrs() {
		if ruleOf(i) != nil {
			list = append(list, i)
		}
	}
	return list
}

// function expands until no instruction has a rule. The number of rounds is that of rules which
// lead to each other, at most three: vp.frem to frem, and that to ctlz.
func function(f *ir.Func) {
	for list := find(f); len(list) > 0; list = find(f) {
		for _, i := range list {
			x := &site{Builder: ir.Before(i), i: i}
			x.Flags = i.Flags & ir.FastMath
			if v := ruleOf(i)(x); v != nil {
				ir.ReplaceAllUses(i, v)
			}
			i.Erase()
		}
	}
	packMasks(f)
}

// site is the place where instruction i is expanded; new instructions are put before it.
type site struct {
	*ir.Builder
	i *ir.Instr
}

func (x *site) module() *ir.Module { return x.i.Func().Module() }

// op makes a binary operation; one of floating point takes the flags of the instruction.
func (x *site) op(op ir.Op, a, b ir.Value) ir.Value {
	return x.Binary(op, a, b, x.flagsFor(a.Type()), "")
}

func (x *site) flagsFor(t *ir.Type) ir.Flags {
	if t.Scalar().IsFloat() {
		return x.Flags
	}
	return 0
}

// intrinsic calls an intrinsic by its name without "llvm.".
func (x *site) intrinsic(name string, result *ir.Type, args ...ir.Value) *ir.Instr {
	params := make([]*ir.Type, len(args))
	for k, a := range args {
		params[k] = a.Type()
	}
	ft := x.Ctx().Func(result, params, false)
	overloads, ok := ir.IntrinsicOverloads("llvm."+name, ft)
	if !ok {
		panic("BUG: expand: llvm." + name + " has no type " + ft.String())
	}
	call := x.Call(x.module().Intrinsic("llvm."+name, ft, ir.AttrSet{}, overloads...), "", args...)
	if result.Scalar().IsFloat() {
		call.Flags |= x.Flags
	}
	return call
}

// shuffle makes a vector of lanes of a and b.
func (x *site) shuffle(a, b ir.Value, mask []int32) ir.Value {
	i := ir.NewInstr(ir.ShuffleVector, x.Ctx().Vector(uint64(len(mask)), a.Type().Elem, false), a, b)
	i.SetMask(mask)
	return x.Insert(i, "")
}

// lane extracts lane k of a vector.
func (x *site) lane(v ir.Value, k int) ir.Value {
	return x.Insert(ir.NewInstr(ir.ExtractElement, v.Type().Elem, v, ir.NewInt(x.Ctx().I32, uint64(k))), "")
}

// withLane replaces lane k of a vector.
func (x *site) withLane(v, e ir.Value, k int) ir.Value {
	return x.Insert(ir.NewInstr(ir.InsertElement, v.Type(), v, e, ir.NewInt(x.Ctx().I32, uint64(k))), "")
}

// tuple puts values into a structure of type t.
func (x *site) tuple(t *ir.Type, members ...ir.Value) ir.Value {
	var v ir.Value = ir.NewPoison(t)
	for k, m := range members {
		i := ir.NewInstr(ir.InsertValue, t, v, m)
		i.SetIndices([]uint64{uint64(k)})
		v = x.Insert(i, "")
	}
	return v
}

// lanes is the number of lanes of a vector.
func lanes(v ir.Value) int { return int(v.Type().Len) }

// steps is the constant 0, 1, 2, … of a vector type.
func steps(t *ir.Type) *ir.Const {
	elems := make([]ir.Value, t.Len)
	for k := range elems {
		elems[k] = ir.NewInt(t.Elem, uint64(k))
	}
	return ir.NewAggregate(t, elems)
}

// splat makes a vector of type t with v in every lane.
func (x *site) splat(t *ir.Type, v ir.Value) ir.Value {
	if c, ok := v.(*ir.Const); ok {
		return ir.NewSplat(t, c)
	}
	one := x.withLane(ir.NewPoison(t), v, 0)
	return x.shuffle(one, ir.NewPoison(t), make([]int32, t.Len))
}
