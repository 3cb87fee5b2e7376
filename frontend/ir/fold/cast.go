package fold

import "opt-go/frontend/ir"

// Cast converts a scalar; nil where the result is not a number that is known.
func Cast(op ir.Op, x *ir.Const, ty *ir.Type) *ir.Const {
	switch x.Kind {
	case ir.PoisonConst:
		return ir.NewPoison(ty)
	case ir.UndefConst:
		if op == ir.ZExt || op == ir.SExt || op == ir.UIToFP || op == ir.SIToFP {
			return ir.NewZero(ty)
		}
		return ir.NewUndef(ty)
	case ir.NullConst:
		if op.IsPtrToNumber() {
			return ir.NewZero(ty)
		}
		return nil
	case ir.IntConst:
		return intCast(op, x, ty)
	case ir.FloatConst:
		return floatCast(op, x, ty)
	}
	return nil
}

func intCast(op ir.Op, x *ir.Const, ty *ir.Type) *ir.Const {
	switch op {
	case ir.Trunc, ir.ZExt:
		return ir.NewBigInt(ty, x.Big())
	case ir.SExt:
		return ir.NewBigInt(ty, x.BigSigned())
	case ir.UIToFP, ir.SIToFP:
		return intToFP(op, x, ty)
	case ir.IntToPtr:
		if x.IsZero() {
			return ir.NewZero(ty)
		}
	}
	return nil
}

func floatCast(op ir.Op, x *ir.Const, ty *ir.Type) *ir.Const {
	switch op {
	case ir.FPToSI, ir.FPToUI:
		return fpToInt(op, x, ty)
	case ir.FPTrunc, ir.FPExt:
		v, ok := x.Float64()
		switch {
		case !ok || ty.FloatBits() > 64:
			return nil
		case v != v:
			return convertNaN(x, ty)
		}
		return ir.NewFloat(ty, v)
	}
	return nil
}
