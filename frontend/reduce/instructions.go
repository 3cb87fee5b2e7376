package reduce

import (
	"slices"

	"opt-go/frontend/ir"
)

// dropDead deletes instructions without uses, from the end of the function, so that a chain of them
// takes one run.
func dropDead(m *ir.Module, want func() bool) {
	blocks(m, func(b *ir.Block) {
		for i := range b.Backward() {
			if !i.IsTerminator() && !ir.HasUses(i) && want() {
				i.Erase()
			}
		}
	})
}

// replaceInstrs deletes instructions that have uses; the result of by replaces them; nil if there
// is no replacement.
func replaceInstrs(by func(*ir.Instr) ir.Value) func(*ir.Module, func() bool) {
	return func(m *ir.Module, want func() bool) {
		blocks(m, func(b *ir.Block) {
			for i := range b.Backward() {
				if i.IsTerminator() || !ir.HasUses(i) {
					continue
				}
				if v := by(i); v != nil && v != ir.Value(i) && want() {
					ir.ReplaceAllUses(i, v)
					i.Erase()
				}
			}
		})
	}
}

// operandOf returns the first operand of the instruction's type that is an instruction or a
// parameter.
func operandOf(i *ir.Instr) ir.Value {
	for _, v := range i.Operands() {
		if v.Type() == i.Type() && rank(v) >= argumentRank && v != ir.Value(i) {
			return v
		}
	}
	return nil
}

func argumentOf(i *ir.Instr) ir.Value { return argument(i.Func(), i.Type()) }

// argument returns the first parameter of a type, nil if there is none.
func argument(f *ir.Func, t *ir.Type) ir.Value {
	for _, p := range f.Params {
		if p.Type() == t {
			return p
		}
	}
	return nil
}

func zeroOf(i *ir.Instr) ir.Value {
	if t := i.Type(); t.HasZero() {
		return ir.NewZero(t)
	}
	return nil
}

func poisonOf(i *ir.Instr) ir.Value { return none(i.Type()) }

// The ranks of operands: a step replaces an operand only by one of a lower rank.
const (
	poisonRank = iota
	zeroRank
	oneRank
	constantRank // any other constant
	argumentRank
	instructionRank
)

func rank(v ir.Value) int {
	k, ok := v.(*ir.Const)
	switch {
	case !ok && ir.IsConst(v):
		return constantRank
	case !ok:
		if _, isParam := v.(*ir.Param); isParam {
			return argumentRank
		}
		return instructionRank
	case k.Kind == ir.PoisonConst || k.Kind == ir.NoneConst:
		return poisonRank
	case k.IsZero():
		return zeroRank
	case k == one(k.Type()):
		return oneRank
	}
	return constantRank
}

// one returns 1 of an integer or floating-point type, or a vector of them; nil for other types.
func one(t *ir.Type) *ir.Const {
	switch s := t.Scalar(); {
	case s.Kind == ir.IntKind:
		return ir.NewInt(t, 1)
	case s.IsFloat():
		return ir.NewFloat(t, 1)
	}
	return nil
}

// ofRank returns a value of a type that has the rank, nil if there is none.
func ofRank(r int, f *ir.Func, t *ir.Type) ir.Value {
	switch {
	case r == poisonRank:
		return none(t)
	case r == zeroRank && t.HasZero():
		return ir.NewZero(t)
	case r == oneRank && one(t) != nil:
		return one(t)
	case r == argumentRank:
		return argument(f, t)
	}
	return nil
}

// simplifyOperands replaces operands of a higher rank by values of the given rank. Labels, metadata
// and callees by name stay.
func simplifyOperands(to int) func(*ir.Module, func() bool) {
	return func(m *ir.Module, want func() bool) {
		instrs(m, func(i *ir.Instr) {
			for k, v := range i.Operands() {
				if !replaceable(i, k) || rank(v) <= to {
					continue
				}
				if w := ofRank(to, i.Func(), v.Type()); w != nil && want() {
					i.SetOperand(k, w)
				}
			}
		})
	}
}

func replaceable(i *ir.Instr, k int) bool {
	switch v := i.Operand(k).(type) {
	case *ir.Block, *ir.MDOperand, *ir.InlineAsm:
		return false
	case *ir.Func:
		return !v.IsIntrinsic()
	case *ir.Const:
		return i.Op() != ir.Switch || k == 0 // the values of cases
	}
	return true
}

// dropParams removes parameters without uses from functions of which only direct calls exist.
func dropParams(m *ir.Module, want func() bool) {
	calls, others := callsOf(m)
	for _, f := range m.Funcs {
		if f.IsIntrinsic() || others[f] || f.FuncType.VarArg {
			continue
		}
		var keep []int
		var types []*ir.Type
		for k, p := range f.Params {
			if !ir.HasUses(p) && len(f.MDUses(p)) == 0 && want() {
				continue
			}
			keep, types = append(keep, k), append(types, p.Type())
		}
		if len(keep) == len(f.Params) {
			continue
		}
		ty := m.Ctx.Func(f.RetType(), types, false)
		for _, call := range calls[f] {
			call.SetCallSignature(ty, slices.Clone(keep))
		}
		f.SetSignature(ty, keep)
	}
}

// callsOf returns the direct calls of each function, and the functions to which something else
// refers.
func callsOf(m *ir.Module) (calls map[*ir.Func][]*ir.Instr, others map[*ir.Func]bool) {
	calls, others = map[*ir.Func][]*ir.Instr{}, map[*ir.Func]bool{}
	var visit func(v ir.Value)
	visit = func(v ir.Value) {
		switch v := v.(type) {
		case *ir.Func:
			others[v] = true
		case *ir.Const:
			for _, e := range v.Elems {
				visit(e)
			}
		}
	}
	for _, g := range m.Globals {
		visit(g.Init)
	}
	for _, a := range m.Aliases {
		visit(a.Aliasee)
	}
	for _, a := range m.IFuncs {
		visit(a.Resolver)
	}
	for _, f := range m.Funcs {
		for _, c := range []ir.Value{f.Prefix, f.Prologue, f.Personality} {
			visit(c)
		}
		for i := range f.Instrs() {
			callee := i.CalledFunc()
			if callee != nil {
				calls[callee] = append(calls[callee], i)
			}
			for k, v := range i.Operands() {
				if callee == nil || k < i.NumOperands()-1 {
					visit(v)
				}
			}
		}
	}
	return calls, others
}
