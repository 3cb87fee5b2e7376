package pointersteps

import (
	"math/big"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/loop/simplifyiv"
)

// mergeExtended replaces φs that are the extension of another φ in every iteration. A test that
// extends its counter leaves both when loop-rotate copies it to both places:
//
//	%w = phi i64 [ 0, %ph ], [ %x, %loop ]        %i = phi i32 [ 0, %ph ], [ %j, %loop ]
//	%i = phi i32 [ 0, %ph ], [ %j, %loop ]    ⇒   %w = zext i32 %i to i64
//	%j = add nuw nsw i32 %i, 1                    %j = add nuw nsw i32 %i, 1
//	%x = zext nneg i32 %j to i64                  %x = zext nneg i32 %j to i64
//
// Only of the extension is the recurrence known, so that addresses that use it step, and a φ of 64
// bits costs copies of both halves. The new extension has no flag, so it is poison in fewer cases.
func (p *pointerSteps) mergeExtended(v *simplifyiv.Variables) {
	phis := slices.Collect(p.l.Header.Phis())
	for _, phi := range phis {
		ext, ok := phi.IncomingFor(p.latch).(*ir.Instr)
		if !ok || ext.Op() != ir.ZExt && ext.Op() != ir.SExt || !phi.Type().IsInt() {
			continue
		}
		for _, of := range phis {
			if of.Type() == ext.Operand(0).Type() && of.IncomingFor(p.latch) == ext.Operand(0) && p.beginsExtended(phi, of, ext.Op()) {
				c := ir.Before(p.l.Header.FirstInsertion()).Cast(ext.Op(), of, phi.Type(), "")
				c.CopyDebugLoc(phi)
				v.S.Forget(phi)
				ir.ReplaceAllUses(phi, c)
				v.Dead = append(v.Dead, phi)
				v.Changed = true
				break
			}
		}
	}
}

// beginsExtended reports that φ wide begins with the extension of the constant that φ narrow begins
// with.
func (p *pointerSteps) beginsExtended(wide, narrow *ir.Instr, op ir.Op) bool {
	a, b := ir.AsInt(wide.IncomingFor(p.l.Preheader())), ir.AsInt(narrow.IncomingFor(p.l.Preheader()))
	if a == nil || b == nil {
		return false
	}
	value := func(k *ir.Const) *big.Int {
		if op == ir.SExt {
			return k.BigSigned()
		}
		return k.Big()
	}
	return value(a).Cmp(value(b)) == 0
}
