package loop

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// ICmp builds a comparison, or folds it when both operands are constants.
func ICmp(b *ir.Builder, p ir.Pred, x, y ir.Value, name string) ir.Value {
	if ir.IsConst(x) && ir.IsConst(y) {
		if v := constfold.ICmp(p, x, y, b.Ctx().I1, nil); v != nil {
			return v
		}
	}
	return b.ICmp(p, x, y, name)
}
