package earlycse

import (
	"sort"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// exprKey identifies an expression: two instructions with equal keys have equal results, flags
// aside.
type exprKey struct {
	op       ir.Op
	pred     ir.Pred
	form     int32 // number of the exprForm
	operands int32 // number of the operand list, see exprKeys.append
}

// exprForm holds the parts of a key in which few instructions of a function differ.
type exprForm struct {
	ty, elem *ir.Type
	detail   string
}

// exprKeys creates keys. Operand lists are numbered by interning pairs of a list and its next
// operand; a single value is its own list.
type exprKeys struct {
	dl     *ir.DataLayout
	forms  map[exprForm]int32
	lists  map[operandLink]int32
	instrs []int32 // by Instr.ID: the list of itself; 0: it has none yet
	others map[ir.Value]int32
	texts  map[ir.MDStr]int32
	count  int32 // of lists
}

// operandLink is a list extended by one value. It refers to the list by number.
type operandLink struct{ list, value int32 }

func newExprKeys(f *ir.Func) *exprKeys {
	return &exprKeys{dl: f.Module().Layout, forms: map[exprForm]int32{}, lists: map[operandLink]int32{}, instrs: make([]int32, f.ValueBound()),
		others: map[ir.Value]int32{}, texts: map[ir.MDStr]int32{}}
}

// append returns the number of a list extended by a value; 0 is the empty list. Numbers ascend in
// the order in which lists are first requested.
func (k *exprKeys) append(list int32, v ir.Value) int32 {
	value := k.alone(v)
	if list == 0 {
		return value
	}
	link := operandLink{list, value}
	n, ok := k.lists[link]
	if !ok {
		k.count++
		n = k.count
		k.lists[link] = n
	}
	return n
}

func (k *exprKeys) alone(v ir.Value) int32 {
	i, ok := v.(*ir.Instr)
	if m, isMD := v.(*ir.MDOperand); isMD {
		if text, isText := m.Node.(ir.MDStr); isText { // equal texts are one, though every call has an operand of its own
			if k.texts[text] == 0 {
				k.count++
				k.texts[text] = k.count
			}
			return k.texts[text]
		}
	}
	if !ok {
		n, ok := k.others[v]
		if !ok {
			k.count++
			n = k.count
			k.others[v] = n
		}
		return n
	}
	for i.ID() >= len(k.instrs) {
		k.instrs = append(k.instrs, 0)
	}
	n := &k.instrs[i.ID()]
	if *n == 0 {
		k.count++
		*n = k.count
	}
	return *n
}

// intern returns the number of a key, from 1.
func intern[K comparable](m map[K]int32, key K) int32 {
	n, ok := m[key]
	if !ok {
		n = int32(len(m) + 1)
		m[key] = n
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
		if _, _, ok := analysis.ConstrainedFP(i); ok {
			return constrainedSimple(i)
		}
		return !i.Type().IsVoid() && analysis.CallEffects(i).Any() == analysis.NoModRef && i.Type().Kind != ir.TokenKind &&
			!i.HasFlag(ir.MustTail)
	}
	return false
}

// constrainedSimple reports whether a constrained floating-point operation always gives the same
// result: its exceptions are ignored, and its rounding mode is fixed.
func constrainedSimple(i *ir.Instr) bool {
	switch strings.TrimPrefix(i.IntrinsicID(), "llvm.experimental.constrained.") {
	case "fadd", "fsub", "fmul", "fdiv", "frem", "fptosi", "fptoui", "sitofp", "uitofp", "fcmp", "fcmps":
		round, except, _ := analysis.ConstrainedFP(i)
		return except != "fpexcept.strict" && round != "round.dynamic"
	}
	return false
}

// of returns the key of i. Commutative operands are sorted by age, so that both orders get one key.
func (k *exprKeys) of(i *ir.Instr) exprKey {
	if i.Op() == ir.Select {
		return k.ofSelect(i)
	}
	if i.Op() == ir.GetElementPtr && i.Type().IsPtr() {
		var indices []ir.Value
		for _, v := range i.Operands() {
			indices = append(indices, v)
		}
		if off, ok := k.dl.ConstGEPOffset(i.ElemTy, indices[1:]); ok { // however the offset is written
			return exprKey{op: i.Op(), form: intern(k.forms, exprForm{ty: i.Type(), detail: string(appendNum(nil, off))}), operands: k.append(0, i.Operand(0))}
		}
	}
	key := exprKey{op: i.Op(), pred: i.Pred, form: intern(k.forms, exprForm{i.Type(), i.ElemTy, detail(i)})}
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
	return key
}

// ofSelect returns the key of a select. Selects whose compares are each other's inverse, with the
// arms exchanged, have the same key; so do all forms of the same integer minimum or maximum.
func (k *exprKeys) ofSelect(i *ir.Instr) exprKey {
	key := exprKey{op: ir.Select}
	cond, x, y := i.Operand(0), i.Operand(1), i.Operand(2)
	if c, ok := cond.(*ir.Instr); ok && c.Op() == ir.Xor {
		if ones, ok := c.Operand(1).(*ir.Const); ok && ones == ir.NewAllOnes(ones.Type()) {
			cond, x, y = c.Operand(0), y, x
		}
	}
	cmp, ok := cond.(*ir.Instr)
	if !ok || cmp.Op() != ir.ICmp && cmp.Op() != ir.FCmp {
		key.form = intern(k.forms, exprForm{ty: i.Type()})
		key.operands = k.append(k.append(k.append(0, cond), x), y)
		return key
	}
	a, b, p := cmp.Operand(0), cmp.Operand(1), cmp.Pred
	if cmp.Op() == ir.ICmp && !p.IsEquality() && (x == a && y == b || x == b && y == a) {
		if x == b {
			p = p.Swapped() // select (a < b), b, a is select (b > a), b, a
		}
		if p.HoldsOnEqual() {
			p = p.Inverse().Swapped() // ≤ selects the same values as <
		}
		key.pred = p
		key.form = intern(k.forms, exprForm{ty: i.Type(), detail: "extreme"})
		if k.append(0, y) < k.append(0, x) {
			x, y = y, x
		}
		key.operands = k.append(k.append(0, x), y)
		return key
	}
	if inverse := p.Inverse(); inverse < p {
		p, x, y = inverse, y, x
	}
	key.pred = p
	key.form = intern(k.forms, exprForm{ty: i.Type(), elem: a.Type(), detail: cmp.Op().String()})
	key.operands = k.append(k.append(k.append(k.append(0, a), b), x), y)
	return key
}

// commutes reports whether operands 0 and 1 may be swapped; for compares, with the swapped
// predicate.
func commutes(i *ir.Instr) bool {
	switch i.Op() {
	case ir.ICmp, ir.FCmp:
		return true
	case ir.Call:
		switch i.IntrinsicID() {
		case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin", "llvm.maxnum", "llvm.minnum", "llvm.maximum", "llvm.minimum",
			"llvm.sadd.with.overflow", "llvm.uadd.with.overflow", "llvm.smul.with.overflow", "llvm.umul.with.overflow",
			"llvm.sadd.sat", "llvm.uadd.sat", "llvm.fma", "llvm.fmuladd",
			"llvm.smul.fix", "llvm.umul.fix", "llvm.smul.fix.sat", "llvm.umul.fix.sat":
			return true
		}
		return false
	}
	return i.Op().IsCommutative()
}

// detail encodes the other properties that distinguish two instructions: indices, masks, and the
// relevant attributes of calls.
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
		b = appendAttrs(b, i.Info.Attrs.Fn)
		b = appendAttrs(b, i.Info.Attrs.Ret)
		for _, p := range i.Info.Attrs.Params {
			b = appendAttrs(b, p)
		}
	}
	return string(b)
}

// appendAttrs encodes a set of attributes, independent of their order. Calls with different
// attributes are not merged, but for noundef: the earlier call is executed, whatever the later one
// says, and speculation drops it from some calls.
func appendAttrs(b []byte, set ir.AttrSet) []byte {
	var keys []string
	for _, a := range set {
		if a.Key == "noundef" {
			continue
		}
		key := a.Key + "=" + a.Val
		if a.Ty != nil {
			key += a.Ty.String()
		}
		keys = append(keys, key)
	}
	sort.Strings(keys)
	for _, s := range keys {
		b = append(append(b, s...), ';')
	}
	return append(b, '|')
}

func appendNum(b []byte, n int64) []byte {
	for k := 0; k < 8; k++ {
		b = append(b, byte(n>>(8*k)))
	}
	return b
}
