package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// IsReflect reports whether a function is a question to the compiler, CUDA's or OpenCL's.
func IsReflect(f *ir.Func) bool {
	return f.Name() == "__nvvm_reflect" || f.Name() == "__nvvm_reflect_ocl"
}

// Reflect answers __nvvm_reflect, by which libraries ask what they are compiled for.
func (s *Func) Reflect(i *ir.Instr) {
	name := s.stringAt(i.Arg(0))
	value := 0
	switch name {
	case "__CUDA_ARCH":
		value = s.Target.SM * 10
	case "__CUDA_FTZ":
		if s.FTZ {
			value = 1
		}
	}
	if s.Requested(i) {
		s.Move(ptx.B32, s.Dst1(i), ptx.Int(value))
	}
}

// stringAt is the constant C string that a pointer points to; "" if there is none.
func (s *Func) stringAt(v ir.Value) string {
	for {
		switch x := v.(type) {
		case *ir.Const:
			if len(x.Elems) == 0 {
				return ""
			}
			v = x.Elems[0]
			continue
		case *ir.Instr:
			if x.NumOperands() > 0 {
				v = x.Operand(0)
				continue
			}
		case *ir.GlobalVar:
			if k, ok := x.Init.(*ir.Const); ok && k.Kind == ir.StringConst && len(k.Str) > 0 {
				return k.Str[:len(k.Str)-1]
			}
		}
		return ""
	}
}
