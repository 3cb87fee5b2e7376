package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/implied"
)

// impliedByPred folds b's branch when the branch of the only predecessor has decided its condition.
func (s *simplifier) impliedByPred(b *ir.Block) bool {
	t, p := b.Term(), b.SinglePred()
	if p == nil || !p.Term().IsCondBr() || p.Term().Succ(0) == p.Term().Succ(1) {
		return false
	}
	cond := t.Operand(0)
	value, known := implied.Condition(p.Term().Operand(0), p.Term().Succ(0) == b, cond)
	if !known {
		return false
	}
	t.SetOperand(0, s.f.Ctx().NewBool(value))
	rewrite.EraseIfDead(cond)
	return true
}
