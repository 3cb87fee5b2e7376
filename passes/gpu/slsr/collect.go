package slsr

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/target"
)

// collect finds the candidates and their bases.
func (s *strengthReducer) collect() {
	for _, b := range s.dom.Preorder() {
		s.now, s.until = s.dom.Interval(b)
		for i := range b.Instrs() {
			switch i.Op() {
			case ir.Add:
				if i.Type().Kind == ir.IntKind {
					s.eitherOrder(i, s.readAdd)
				}
			case ir.Mul:
				if i.Type().Kind == ir.IntKind {
					s.eitherOrder(i, s.readMul)
				}
			case ir.GetElementPtr:
				if !i.Type().IsVector() {
					s.readGEP(i)
				}
			}
			if t := i.Type(); t.Kind == ir.IntKind || t.IsPtr() {
				s.exprs.of(i) // operands before users
			}
		}
	}
}

func (s *strengthReducer) eitherOrder(i *ir.Instr, read func(i *ir.Instr, x, y ir.Value)) {
	x, y := i.Operand(0), i.Operand(1)
	read(i, x, y)
	if x != y {
		read(i, y, x)
	}
}

// readAdd reads x + y as B + i·S with y = i·S.
func (s *strengthReducer) readAdd(i *ir.Instr, x, y ir.Value) {
	k := candidate{form: addForm, ins: i, stride: y, index: ir.NewInt(i.Type(), 1)}
	if factor, v := scaledValue(y); factor != nil {
		k.index, k.stride = factor, v
	}
	s.add(s.exprs.of(x), k)
}

// scaledValue matches v·factor and v << c with factor = 2^c.
func scaledValue(v ir.Value) (factor *ir.Const, of ir.Value) {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.Mul && i.Op() != ir.Shl || !ir.IsIntConst(i.Operand(1)) {
		return nil, nil
	}
	factor = i.Operand(1).(*ir.Const)
	if i.Op() == ir.Shl {
		n := factor.Big()
		if n.Cmp(big.NewInt(int64(factor.Type().Bits))) >= 0 { // poison
			factor = ir.NewZero(factor.Type())
		} else {
			factor = ir.NewBigInt(factor.Type(), new(big.Int).Lsh(big.NewInt(1), uint(n.Uint64())))
		}
	}
	return factor, i.Operand(0)
}

// readMul reads x · y as (B + i)·S with x = B + i and y = S.
func (s *strengthReducer) readMul(i *ir.Instr, x, y ir.Value) {
	k := candidate{form: mulForm, ins: i, stride: y, index: ir.NewZero(i.Type())}
	base := x
	if v, c := addedConstant(x); c != nil && (v.Op() == ir.Add || s.exprs.noCommonBits(v.Operand(0), v.Operand(1))) {
		k.index, base = c, v.Operand(0)
		if base == ir.Value(c) {
			base = v.Operand(1)
		}
	}
	s.add(s.exprs.of(base), k)
}

// addedConstant matches an add or or with a constant on either side.
func addedConstant(v ir.Value) (i *ir.Instr, c *ir.Const) {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.Add && i.Op() != ir.Or {
		return nil, nil
	}
	for _, k := range []int{1, 0} {
		if ir.IsIntConst(i.Operand(k)) {
			return i, i.Operand(k).(*ir.Const)
		}
	}
	return nil, nil
}

// readGEP reads a getelementptr as B + i·S bytes once for each index, and once more for each that
// is a product or an extension.
func (s *strengthReducer) readGEP(gep *ir.Instr) {
	width := s.dl.IndexBits(gep.Type().Space)
	for step := range straightline.GEPSteps(gep, s.dl) {
		if step.Field || step.Scalable {
			continue
		}
		base, ok := s.exprs.address(gep, step.Operand)
		if !ok {
			return
		}
		index := gep.Operand(step.Operand)
		if index.Type().Bits <= width {
			s.readIndex(gep, step, base, index)
		}
		if narrow := straightline.SExtOperand(index); narrow != nil && narrow.Type().Bits <= width {
			s.readIndex(gep, step, base, narrow)
		}
	}
}

// readIndex factors a constant out of an index. The product has to be nsw: sext(i·S) is i·sext(S)
// only then.
func (s *strengthReducer) readIndex(gep *ir.Instr, step straightline.GEPStep, base exprID, index ir.Value) {
	k := candidate{form: gepForm, ins: gep, operand: step.Operand, stride: index, factor: ir.NewInt(index.Type(), 1)}
	s.addScaled(base, step, k)
	if i, ok := index.(*ir.Instr); ok && i.HasFlag(ir.NSW) {
		if factor, v := scaledValue(i); factor != nil {
			k.factor, k.stride = factor, v
			s.addScaled(base, step, k)
		}
	}
}

func (s *strengthReducer) addScaled(base exprID, step straightline.GEPStep, k candidate) {
	n, _ := k.factor.Int64()
	k.index = ir.NewSigned(s.dl.IndexType(k.ins.Type()), n*step.Stride)
	s.add(base, k)
}

// lookBack is how many candidates LLVM tries as a basis.
const lookBack = 50

// add notes a candidate and finds its basis, unless the candidate is as cheap as it gets; as a
// basis it serves all the same.
func (s *strengthReducer) add(base exprID, k candidate) {
	if s.withDeltas() {
		s.addWithDelta(base, k)
		return
	}
	k.basis, k.until = -1, s.until
	n := int32(len(s.candidates))
	stack := s.stacks[k.form].At(int32(base), uint64(s.strideNumber(k.stride)))
	top := *stack - 1
	for top >= 0 && s.candidates[top].until < s.now {
		top = s.candidates[top].below // the other dominates nothing that is still to come
	}
	if top >= 0 && !s.folds(&k) && !s.simplest(&k) {
		for basis := top; basis >= 0 && k.basis < 0; basis = s.candidates[basis].below {
			if !s.strict && n-basis > lookBack {
				break
			}
			if s.candidates[basis].ins != k.ins {
				k.basis = basis
			}
		}
	}
	k.below = top
	s.candidates = append(s.candidates, k)
	*stack = n + 1
}

// strideNumber gives values numbers, so that keys need not hold pointers.
func (s *strengthReducer) strideNumber(v ir.Value) int32 {
	switch v := v.(type) {
	case *ir.Instr:
		return int32(v.ID())
	case *ir.Param:
		return int32(v.ID())
	case *ir.Const:
		n, ok := s.strides[v]
		if !ok {
			n = -1 - int32(len(s.strides))
			s.strides[v] = n
		}
		return n
	}
	panic("an integer that is neither instruction, parameter nor constant: " + v.Ident())
}

// folds reports whether an access computes the candidate for free.
func (s *strengthReducer) folds(k *candidate) bool {
	switch k.form {
	case addForm:
		n, ok := k.index.Int64()
		return ok && s.c.Target.FoldsAddress(target.AddressMode{BaseReg: true, Scale: n, Space: target.UnknownSpace})
	case gepForm:
		return straightline.FoldsIntoAccess(s.c.Target, k.ins, s.dl)
	}
	return false
}

// simplest reports whether the candidate is as simple as its replacement.
func (s *strengthReducer) simplest(k *candidate) bool {
	one := isUnit(k.index)
	switch k.form {
	case addForm:
		return one
	case mulForm:
		return k.index.IsZero()
	}
	nonZero := 0
	for n := 1; n < k.ins.NumOperands(); n++ {
		if c, ok := k.ins.Operand(n).(*ir.Const); !ok || c.Kind != ir.IntConst || !c.IsZero() {
			nonZero++
		}
	}
	return one && nonZero <= 1
}

// isUnit reports whether k is 1 or -1.
func isUnit(k *ir.Const) bool {
	n, ok := k.Int64()
	return ok && (n == 1 || n == -1)
}

func isOne(v ir.Value) bool {
	k := ir.AsInt(v)
	if k == nil {
		return false
	}
	n, ok := k.Uint64()
	return ok && n == 1
}
