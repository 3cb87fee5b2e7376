package scalar

import (
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// exprKey stands for what an instruction computes: two instructions with equal keys have equal results, flags aside.
type exprKey struct {
	op       ir.Op
	pred     ir.Pred
	ty, elem *ir.Type
	operands int // number of the operand list, see exprKeys.list
	detail   string
}

// exprKeys makes keys. Operand lists are numbered by interning (list so far, next operand) pairs.
type exprKeys struct {
	lists map[operandLink]int
}

type operandLink struct {
	list int
	v    ir.Value
}

func newExprKeys() *exprKeys { return &exprKeys{lists: map[operandLink]int{}} }

func (k *exprKeys) append(list int, v ir.Value) int {
	l := operandLink{list, v}
	n, ok := k.lists[l]
	if !ok {
		n = len(k.lists) + 1
		k.lists[l] = n
	}
	return n
}

// simple reports whether the result of i depends on its operands alone.
func (k *exprKeys) simple(i *ir.Instr) bool {
	switch op := i.Op(); {
	case op.IsBinary(), op.IsCast(), op == ir.FNeg, op == ir.GetElementPtr, op == ir.ICmp, op == ir.FCmp, op == ir.Select,
		op == ir.ExtractElement, op == ir.InsertElement, op == ir.ShuffleVector, op == ir.ExtractValue, op == ir.InsertValue,
		op == ir.Freeze:
		return true
	case op == ir.Call:
		return !i.Type().IsVoid() && analysis.CallEffects(i).Any() == analysis.NoModRef && i.Type().Kind != ir.TokenKind &&
			!i.HasFlag(ir.MustTail) && analysis.DeadIfUnused(i)
	}
	return false
}

// of returns the key of i. Operands that may change places are sorted by age, so that both orders get one key.
func (k *exprKeys) of(i *ir.Instr) exprKey {
	key := exprKey{op: i.Op(), pred: i.Pred, ty: i.Type(), elem: i.ElemTy}
	n := i.NumOperands()
	first := 0
	if n >= 2 && commutes(i) {
		a, b := i.Operand(0), i.Operand(1)
		swap := k.append(0, b) < k.append(0, a)
		if swap {
			a, b = b, a
		}
		if (i.Op() == ir.ICmp || i.Op() == ir.FCmp) && swap {
			key.pred = i.Pred.Swapped()
		}
		key.operands = k.append(k.append(0, a), b)
		first = 2
	}
	for ; first < n; first++ {
		key.operands = k.append(key.operands, i.Operand(first))
	}
	key.detail = detail(i)
	return key
}

// commutes reports whether operands 0 and 1 may change places; of compares with the swapped predicate.
func commutes(i *ir.Instr) bool {
	switch i.Op() {
	case ir.ICmp, ir.FCmp:
		return true
	case ir.Call:
		switch i.IntrinsicID() {
		case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin", "llvm.maxnum", "llvm.minnum", "llvm.maximum", "llvm.minimum",
			"llvm.sadd.with.overflow", "llvm.uadd.with.overflow", "llvm.smul.with.overflow", "llvm.umul.with.overflow",
			"llvm.sadd.sat", "llvm.uadd.sat", "llvm.fma", "llvm.fmuladd":
			return true
		}
		return false
	}
	return i.Op().IsCommutative()
}

// detail spells out what else tells two instructions apart: indices, masks, and of calls attributes that matter.
func detail(i *ir.Instr) string {
	var b []byte
	for _, n := range i.Indices() {
		b = appendNum(b, int64(n))
	}
	for _, n := range i.Mask() {
		b = appendNum(b, int64(n))
	}
	if i.Info != nil {
		b = appendNum(b, int64(i.Info.CC))
		for _, u := range i.Info.Bundles {
			b = append(append(b, u.Tag...), ';')
			b = appendNum(appendNum(b, int64(u.First)), int64(u.Count))
		}
		var keys []string
		for _, a := range i.Info.Attrs.Fn {
			if a.IsString {
				keys = append(keys, a.Key+"="+a.Val)
			}
		}
		sort.Strings(keys)
		for _, s := range keys {
			b = append(append(b, s...), ';')
		}
	}
	return string(b)
}

func appendNum(b []byte, n int64) []byte {
	for k := 0; k < 8; k++ {
		b = append(b, byte(n>>(8*k)))
	}
	return b
}
