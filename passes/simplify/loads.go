package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// uniformLoad returns what a load reads from a constant that is the same all over, wherever in it the load may read.
func (q *Query) uniformLoad(i *ir.Instr) ir.Value {
	p, ok := i.Operand(0).(*ir.Instr)
	if !ok || !i.IsSimple() {
		return nil
	}
	g, ok := analysis.UnderlyingObject(p).(*ir.GlobalVar)
	if !ok || !g.Constant || g.Init == nil || !constfold.Definitive(g) {
		return nil
	}
	if k := constfold.UniformLoad(g.Init, i.Type(), q.Layout); k != nil {
		return k
	}
	return nil
}
