package arith

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// FloatMinMax selects minnum (a NaN loses) and minimum (a NaN wins).
func FloatMinMax(s *sel.Func, i *ir.Instr, l sel.Lane, op string, nan bool) {
	f := s.FormatOf(sel.ScalarType(i))
	modern := s.Target.Has(7, 0, 80)
	if f.PTX == ptx.F16 && !modern {
		f = s.SingleFormatOf(sel.ScalarType(i))
	}
	a, b := l.Args[0][0], l.Args[1][0]
	if emit.IsImmediate(a) {
		a, b = b, a
	}
	x, y := s.Widened(f, a), s.WidenedOperand(f, b)
	s.InFormat(f, l.Dst[0], func(d ptx.Reg) {
		ftz := ""
		if f.PTX == ptx.F32 && s.FTZ {
			ftz = ".ftz"
		}
		switch {
		case !nan:
			s.Put(op+ftz+"."+f.PTX.String(), d, x, y)
		case modern && f.PTX != ptx.F64:
			s.Put(op+ftz+".NaN."+f.PTX.String(), d, x, y)
		default:
			m := s.Compute(f.Work, op+ftz+"."+f.PTX.String(), x, y)
			p := s.Compute(ptx.Pred, "setp.nan."+f.PTX.String(), x, y)
			q := ptx.Operand(ptx.F32Bits(0x7fc00000))
			if f.PTX == ptx.F64 {
				q = ptx.F64Bits(0x7ff8000000000000)
			}
			s.Put("selp."+f.PTX.String(), d, q, m, p)
		}
	})
}
