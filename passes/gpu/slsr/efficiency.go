package slsr

import "opt-go/frontend/ir"

// efficiency ranks what an expression costs to compute: more instructions are worse than fewer,
// and, with as many, two variables are worse than one, which leaves a constant to an immediate
// operand.
type efficiency uint8

const (
	unknownEfficiency efficiency = iota
	twoInstrsTwoVars
	twoInstrsOneVar
	oneInstrTwoVars
	oneInstrOneVar
	noInstr
)

// shape is an expression of a form as the cost model sees it: constants apart, parts are alike.
type shape struct {
	form   candidateForm
	base   exprSum // see hasBase
	index  *ir.Const
	stride ir.Value
	// hasBase is unset for a bump, which has no base but the value it is added to.
	hasBase bool
}

func (s *strengthReducer) shapeOf(k *candidate) shape {
	return shape{form: k.form, base: s.exprs.sums[k.base], index: k.index, stride: k.stride, hasBase: true}
}

// cost is how efficiently an expression is computed, whatever it shares with others.
func (e shape) cost() efficiency {
	stride := ir.AsInt(e.stride)
	constBase := e.hasBase && e.base.count == 0 && e.base.width != 0
	zeroBase := constBase && e.base.constant == 0
	unit := isUnit(e.index)
	switch {
	case constBase && stride != nil, stride != nil && stride.IsZero():
		return noInstr
	case e.index.IsZero() && e.form != mulForm:
		return noInstr
	case e.index.IsZero() && (stride != nil || constBase):
		return oneInstrOneVar
	case e.index.IsZero():
		return oneInstrTwoVars
	case zeroBase && unit:
		return noInstr
	case e.form == mulForm && constBase, zeroBase:
		return oneInstrOneVar
	case e.form == mulForm && stride != nil && isUnit(stride):
		return oneInstrOneVar
	case e.form == mulForm && stride != nil:
		return twoInstrsOneVar
	case e.form == mulForm:
		return twoInstrsTwoVars
	case stride != nil, constBase && unit:
		return oneInstrOneVar
	case constBase:
		return twoInstrsOneVar
	case unit:
		return oneInstrTwoVars
	}
	return twoInstrsTwoVars
}

// rewriteCost is how efficiently a candidate is computed from its basis.
func (k *candidate) rewriteCost() efficiency {
	bump := shape{form: k.form}
	switch k.delta.kind {
	case indexDelta:
		bump.index, bump.stride = k.delta.value.(*ir.Const), k.stride
		if k.form == mulForm && bump.index.IsZero() {
			return noInstr
		}
	case strideDelta:
		bump.index, bump.stride = k.index, k.delta.value
	case baseDelta:
		bump.index, bump.stride = ir.NewInt(k.index.Type(), 1), k.delta.value
	}
	return bump.cost()
}
