package separateoffset

import (
	"opt-go/frontend/ir"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/rewrite"
)

const gepFlags = ir.InBounds | ir.NUSW | ir.NUW

// step is an address that is a constant number of bytes from another one.
type step struct {
	base  ir.Value
	bytes int64
	flags ir.Flags
}

// addedBytes reads a pointer as a base plus bytes, nil if it is none.
func addedBytes(p ir.Value) *step {
	s := &step{}
	var index ir.Value
	switch v := p.(type) {
	case *ir.Instr:
		if v.Op() != ir.GetElementPtr || v.NumOperands() != 2 || v.ElemTy != v.Func().Ctx().I8 || v.Type().IsVector() {
			return nil
		}
		s.base, s.flags, index = v.Operand(0), v.Flags&gepFlags, v.Operand(1)
	case *ir.Const:
		if v.Kind != ir.ExprConst || v.Op != ir.GetElementPtr || len(v.Elems) != 2 || v.ElemTy.Kind != ir.IntKind || v.ElemTy.Bits != 8 {
			return nil
		}
		s.base, s.flags, index = v.Elems[0], v.Flags&gepFlags, v.Elems[1]
	default:
		return nil
	}
	n, ok := straightline.ConstInt(index)
	s.bytes = n
	if !ok {
		return nil
	}
	return s
}

// remains is what removeOffsets finds out about the indices.
type remains struct {
	nonNegative bool // no index that remains; as LLVM 19 does it, no constant that was pulled out
	noWrap      bool // the sums that were taken apart cannot wrap, or what remains is far from it
	unsigned    bool // these sums are nuw
}

// removeOffsets replaces the indices by what remains of them.
func (s *offsetSeparator) removeOffsets(gep *ir.Instr, steps []straightline.GEPStep) remains {
	r := remains{true, true, true}
	for _, step := range steps {
		if step.Field {
			continue
		}
		old := gep.Operand(step.Operand)
		if step.Scalable {
			r.nonNegative = r.nonNegative && s.nonNegative(old)
			continue
		}
		e := s.extractor(gep, step)
		k := e.search(old)
		if k != nil && s.sums.pays(gep, step) {
			n, _ := k.Int64()
			r.nonNegative = r.nonNegative && (n >= 0 || s.newer)
			unsigned, exact := e.all(ir.NUW), e.all(ir.NSW)
			rest, tail := e.rebuild()
			gep.SetOperand(step.Operand, rest)
			r.unsigned = r.unsigned && unsigned
			r.noWrap = r.noWrap && (unsigned || exact || s.small(rest) && n > -1<<40 && n < 1<<40)
			for _, v := range []ir.Value{tail, old} {
				if i, ok := v.(*ir.Instr); ok {
					rewrite.EraseDead(i)
				}
			}
		}
		r.nonNegative = r.nonNegative && s.nonNegative(gep.Operand(step.Operand))
	}
	return r
}

// all reports whether all sums on the path to the constant have a flag, so that the constant can be
// added last without wrapping.
func (e *offsetExtractor) all(flag ir.Flags) bool {
	for _, v := range e.path {
		switch i, ok := v.(*ir.Instr); {
		case !ok, i.Op() == ir.ZExt, i.Op() == ir.SExt, i.Op() == ir.Or:
		case i.Op() != ir.Add || !i.HasFlag(flag):
			return false
		}
	}
	return true
}

// small reports whether a value is far below the largest number of its type.
func (s *offsetSeparator) small(v ir.Value) bool {
	w := v.Type().Bits
	return v.Type().Kind == ir.IntKind && w >= 3 && s.query.KnownBits(v).LeadingZeros(w) >= 2
}

// splitFlags returns the flags of a getelementptr without constants, and of the one that adds them.
//
// LLVM 19: none, and inbounds as before, which is true if nothing is negative: then the new address
// lies between the base and the old one. LLVM 22 gives both the same flags: nuw if all sums were
// nuw; inbounds and nusw if nothing is negative, which also follows from nuw and nusw together.
func (s *offsetSeparator) splitFlags(gep *ir.Instr, base ir.Flags, lead, offset int64, r remains) (inner, outer ir.Flags) {
	if !s.newer {
		if gep.HasFlag(ir.InBounds) && lead >= 0 && (r.nonNegative || !s.strict) {
			outer = ir.InBounds
		}
		return 0, outer
	}
	flags := implied(gep.Flags) & implied(base)
	var kept ir.Flags
	signed := r.nonNegative && r.noWrap && lead >= 0 && offset >= 0
	if flags&ir.NUW != 0 && r.unsigned {
		kept |= ir.NUW
		signed = true
	}
	switch {
	case signed && flags&ir.InBounds != 0:
		kept |= ir.InBounds
	case signed:
		kept |= flags & ir.NUSW
	}
	return kept, kept
}

// implied adds nusw to inbounds, which means more.
func implied(f ir.Flags) ir.Flags {
	if f&ir.InBounds != 0 {
		f |= ir.NUSW
	}
	return f
}
