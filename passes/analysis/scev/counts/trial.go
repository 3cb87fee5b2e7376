package counts

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
	"opt-go/passes/simplify/constfold"
)

// Loops that start with constants are run on them for some iterations, loads from constant memory
// included.

// byTrial executes the loop on constants, if the condition depends only on φs of the header that
// start as constants, for at most maxBruteForce iterations.
func (s *Counts) byTrial(l *analysis.Loop, cond *ir.Instr, ifTrue bool) *expr.Expr {
	latch, entry := l.Latch(), l.Predecessor()
	if latch == nil || entry == nil || !l.Contains(cond.Block()) {
		return nil
	}
	values := startValues(l, entry)
	if len(values) == 0 {
		return nil
	}
	for n := range int64(maxBruteForce) {
		t := &trial{s: s, l: l, values: values, memo: map[*ir.Instr]ir.Value{}}
		k := ir.AsInt(t.eval(cond, 0))
		if k == nil {
			return nil
		}
		if k.IsZero() != ifTrue {
			return s.Int(s.Ctx.I32, n)
		}
		values = s.nextValues(l, latch, values)
	}
	return nil
}

// trial evaluates instructions of one iteration.
type trial struct {
	s      *Counts
	l      *analysis.Loop
	values map[*ir.Instr]ir.Value // φs of the header
	memo   map[*ir.Instr]ir.Value
}

// eval returns a constant, nil where the value depends on something else.
func (t *trial) eval(v ir.Value, depth int) ir.Value {
	if ir.IsConst(v) {
		return v
	}
	i, ok := v.(*ir.Instr)
	if !ok || depth > maxDepth {
		return nil
	}
	if k, ok := t.values[i]; ok {
		return k
	}
	if !t.l.Contains(i.Block()) {
		return nil
	}
	if k, ok := t.memo[i]; ok {
		return k
	}
	k := t.s.foldWith(i, func(v ir.Value) ir.Value { return t.eval(v, depth+1) })
	t.memo[i] = k
	return k
}

// runTo runs the loop on constants for n iterations.
func (s *Counts) runTo(phi *ir.Instr, l *analysis.Loop, n uint64) *expr.Expr {
	latch, entry := l.Latch(), l.Predecessor()
	if latch == nil || entry == nil {
		return nil
	}
	values := startValues(l, entry)
	if values[phi] == nil {
		return nil
	}
	for ; n > 0; n-- {
		values = s.nextValues(l, latch, values)
	}
	k := values[phi]
	if k == nil {
		return nil
	}
	if v, ok := bitvec.Of(k); ok {
		return s.ConstOf(v)
	}
	return s.Of(k)
}

// startValues returns the φs of a header that start as constants.
func startValues(l *analysis.Loop, entry *ir.Block) map[*ir.Instr]ir.Value {
	values := map[*ir.Instr]ir.Value{}
	for phi := range l.Header.Phis() {
		if k := phi.IncomingFor(entry); ir.IsConst(k) {
			values[phi] = k
		}
	}
	return values
}

// nextValues runs one iteration.
func (s *Counts) nextValues(l *analysis.Loop, latch *ir.Block, values map[*ir.Instr]ir.Value) map[*ir.Instr]ir.Value {
	t := &trial{s: s, l: l, values: values, memo: map[*ir.Instr]ir.Value{}}
	next := map[*ir.Instr]ir.Value{}
	for phi := range values {
		if v := t.eval(phi.IncomingFor(latch), 0); v != nil {
			next[phi] = v
		}
	}
	return next
}

// foldWith folds an instruction on constants; nil where that is not possible.
func (s *Counts) foldWith(i *ir.Instr, value func(ir.Value) ir.Value) ir.Value {
	number := func(k int) *ir.Const {
		c, _ := value(i.Operand(k)).(*ir.Const)
		return c
	}
	switch op := i.Op(); {
	case op.IsBinary():
		if x, y := number(0), number(1); x != nil && y != nil {
			return orNil(constfold.Binary(op, 0, x, y, nil))
		}
	case op.IsCast():
		if x := value(i.Operand(0)); x != nil {
			return constfold.Cast(op, x, i.Type(), s.Layout)
		}
	case op == ir.ICmp:
		if x, y := value(i.Operand(0)), value(i.Operand(1)); x != nil && y != nil {
			return orNil(constfold.ICmp(i.Pred, x, y, i.Type(), s.Layout))
		}
	case op == ir.FCmp:
		if x, y := number(0), number(1); x != nil && y != nil {
			return orNil(constfold.FCmpIn(i.Func(), i.Pred, x, y, i.Type()))
		}
	case op == ir.Select:
		switch c := ir.AsInt(value(i.Operand(0))); {
		case c == nil:
		case c.IsZero():
			return value(i.Operand(2))
		default:
			return value(i.Operand(1))
		}
	case op == ir.Call && i.IntrinsicID() != "" && expr.Analyzable(i.Type()):
		return s.foldCopy(i, i.NumArgs(), value)
	case op == ir.GetElementPtr, op == ir.Load, op == ir.ExtractValue:
		return s.foldCopy(i, i.NumOperands(), value)
	}
	return nil
}

// foldCopy folds a copy of an instruction that has constants for its first n operands.
func (s *Counts) foldCopy(i *ir.Instr, n int, value func(ir.Value) ir.Value) ir.Value {
	operands := make([]ir.Value, n)
	for k := range operands {
		if operands[k] = value(i.Operand(k)); operands[k] == nil {
			return nil
		}
	}
	c := i.Clone()
	for k, o := range operands {
		c.SetOperand(k, o)
	}
	v := s.Query.FoldConst(c)
	c.DropOperands()
	return v
}

// orNil makes a value of a constant; no constant is no value.
func orNil(k *ir.Const) ir.Value {
	if k == nil {
		return nil
	}
	return k
}
