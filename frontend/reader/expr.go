package reader

import (
	"strconv"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"

	"opt-go/frontend/ir"
	"opt-go/frontend/reader/constexpr"
	"opt-go/frontend/reader/fromllir"
)

// expression converts a constant expression of llir's grammar.
func (r *reader) expression(e constant.Expression) ir.Value {
	if op, from, to := fromllir.Cast(e); op != ir.BadOp {
		return r.castExpression(e, op, from, to)
	}
	if op, x, y := fromllir.Binary(e); op != ir.BadOp {
		return r.checkedExpr(op.String(), fromllir.ExprFlags(e), nil, r.constant(x), r.constant(y))
	}
	switch e := e.(type) {
	case *constant.ExprFNeg:
		return r.checkedExpr("fneg", nil, nil, r.constant(e.X))
	case *constant.ExprGetElementPtr:
		return r.gepExpression(e)
	case *constant.ExprICmp:
		return r.checkedExpr("icmp", []string{e.Pred.String()}, nil, r.constant(e.X), r.constant(e.Y))
	case *constant.ExprFCmp:
		return r.checkedExpr("fcmp", []string{e.Pred.String()}, nil, r.constant(e.X), r.constant(e.Y))
	case *constant.ExprSelect:
		return r.checkedExpr("select", nil, nil, r.constant(e.Cond), r.constant(e.X), r.constant(e.Y))
	case *constant.ExprExtractElement:
		return r.checkedExpr("extractelement", nil, nil, r.constant(e.X), r.constant(e.Index))
	case *constant.ExprInsertElement:
		return r.checkedExpr("insertelement", nil, nil, r.constant(e.X), r.constant(e.Elem), r.constant(e.Index))
	case *constant.ExprShuffleVector:
		return r.checkedExpr("shufflevector", nil, nil, r.constant(e.X), r.constant(e.Y), r.constant(e.Mask))
	case *constant.ExprExtractValue:
		return r.extractValueExpr(r.constant(e.X), e.Indices)
	case *constant.ExprInsertValue:
		return r.insertValueExpr(r.constant(e.X), r.constant(e.Elem), e.Indices)
	}
	panic("frontend: llir constant expression of unknown kind " + e.String())
}

func (r *reader) castExpression(e constant.Expression, op ir.Op, from constant.Constant, to types.Type) ir.Value {
	t := r.types.convert(to)
	if b, ok := e.(*constant.ExprBitCast); ok {
		if tag, operands, ok := carrier(b); ok {
			return r.carried(tag, operands, t)
		}
	}
	x := r.constant(from)
	return r.checkedExpr(op.String(), nil, t, x)
}

// checkedExpr is makeExpr with errors reported where the reader is.
func (r *reader) checkedExpr(name string, flags []string, to *ir.Type, operands ...ir.Value) ir.Value {
	v, err := constexpr.Make(name, flags, operands, nil, to)
	if err != nil {
		r.errorf("%s", err)
		if to == nil {
			to = operands[0].Type()
		}
		return ir.NewPoison(to)
	}
	return r.withoutRoundTrip(v)
}

// withoutRoundTrip folds conversions to a pointer and back, but in what is read as it is written.
func (r *reader) withoutRoundTrip(v ir.Value) ir.Value {
	if r.text == nil || r.text.AsWritten {
		return v
	}
	return constexpr.WithoutRoundTrip(v, r.out.Layout)
}

func (r *reader) gepExpression(e *constant.ExprGetElementPtr) ir.Value {
	var flags []string
	if e.InBounds {
		flags = append(flags, "inbounds")
	}
	operands := []ir.Value{r.constant(e.Src)}
	for i, idx := range e.Indices {
		if x, ok := idx.(*constant.Index); ok && x.InRange {
			flags = append(flags, "inrange@"+strconv.Itoa(i))
		}
		operands = append(operands, r.constant(idx))
	}
	v, err := constexpr.Make("getelementptr", flags, operands, r.types.convert(e.ElemType), nil)
	if err != nil {
		r.errorf("%s", err)
		return ir.NewZero(operands[0].Type())
	}
	return v
}

// extractValueExpr folds extractvalue, which LLVM has no constant expression of any more.
func (r *reader) extractValueExpr(v ir.Value, indices []uint64) ir.Value {
	for _, n := range indices {
		k, ok := v.(*ir.Const)
		if !ok || k.Kind == ir.ExprConst || !v.Type().IsAggregate() || n >= v.Type().NumFields() {
			r.errorf("extractvalue constant expression of something that is no known aggregate")
			return v
		}
		v = k.Elem(n)
	}
	return v
}

// insertValueExpr folds insertvalue, which LLVM has no constant expression of any more.
func (r *reader) insertValueExpr(v, elem ir.Value, indices []uint64) ir.Value {
	if len(indices) == 0 {
		if elem.Type() != v.Type() {
			r.errorf("insertvalue operand and field disagree in type: '%s' instead of '%s'", elem.Type(), v.Type())
			return v
		}
		return elem
	}
	k, ok := v.(*ir.Const)
	n := indices[0]
	if !ok || k.Kind == ir.ExprConst || !v.Type().IsAggregate() || n >= v.Type().NumFields() {
		r.errorf("insertvalue constant expression on something that is no known aggregate")
		return v
	}
	if v.Type().NumFields() > constexpr.MaxLanes {
		r.errorf("a constant of more than %d members", constexpr.MaxLanes)
		return v
	}
	members := make([]ir.Value, v.Type().NumFields())
	for i := range members {
		members[i] = k.Elem(uint64(i))
	}
	members[n] = r.insertValueExpr(members[n], elem, indices[1:])
	return ir.NewAggregate(v.Type(), members)
}
