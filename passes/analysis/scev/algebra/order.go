package algebra

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev/expr"
)

// sortOperands sorts operands into the canonical order, in place: constants first, then by kind,
// then by a structural comparison that does not depend on memory addresses; equal operands become
// adjacent.
func (s *Algebra) sortOperands(ops []*expr.Expr) {
	if len(ops) < 2 {
		return
	}
	if len(ops) == 2 {
		if c, ok := s.compare(ops[1], ops[0], 0); ok && c < 0 {
			ops[0], ops[1] = ops[1], ops[0]
		}
		return
	}
	slices.SortStableFunc(ops, func(x, y *expr.Expr) int {
		if c, ok := s.compare(x, y, 0); ok {
			return c
		}
		return 0
	})
	// Different expressions may compare as equal; the same ones must still be neighbours.
	for i := 0; i+2 < len(ops); i++ {
		for j := i + 1; j < len(ops) && ops[j].Kind == ops[i].Kind; j++ {
			if ops[j] == ops[i] {
				ops[i+1], ops[j] = ops[j], ops[i+1]
				i++
				if i+2 >= len(ops) {
					return
				}
			}
		}
	}
}

// compare orders two expressions; ok is false at the limit of the search.
func (s *Algebra) compare(a, b *expr.Expr, depth int) (c int, ok bool) {
	switch {
	case a == b:
		return 0, true
	case a.Kind != b.Kind:
		return int(a.Kind) - int(b.Kind), true
	case s.sameOrder[[2]*expr.Expr{a, b}]:
		return 0, true
	case depth > maxCompareDepth:
		return 0, false
	}
	switch a.Kind {
	case expr.Unknown:
		return s.compareValues(a.Value, b.Value, depth+1), true
	case expr.Const:
		if a.Width() != b.Width() {
			return a.Width() - b.Width(), true
		}
		return a.Num.Cmp(b.Num), true
	case expr.AddRec:
		if a.Loop != b.Loop {
			if s.Dom.Dominates(a.Loop.Header, b.Loop.Header) {
				return 1, true
			}
			return -1, true
		}
	}
	if len(a.Ops) != len(b.Ops) {
		return len(a.Ops) - len(b.Ops), true
	}
	for k := range a.Ops {
		if c, ok := s.compare(a.Ops[k], b.Ops[k], depth+1); c != 0 || !ok {
			return c, ok
		}
	}
	s.sameOrder[[2]*expr.Expr{a, b}] = true
	return 0, true
}

// compareValues orders values: integers before pointers, then by their kind.
func (s *Algebra) compareValues(a, b ir.Value, depth int) int {
	if a == b || depth > maxValueDepth {
		return 0
	}
	if p, q := a.Type().IsPtr(), b.Type().IsPtr(); p != q {
		if p {
			return 1
		}
		return -1
	}
	if x, y := valueRank(a), valueRank(b); x != y {
		return x - y
	}
	switch x := a.(type) {
	case *ir.Param:
		if y, ok := b.(*ir.Param); ok {
			return x.Index() - y.Index()
		}
	case *ir.Instr:
		if y, ok := b.(*ir.Instr); ok {
			return s.compareInstrs(x, y, depth)
		}
	case ir.GlobalValue:
		y, ok := b.(ir.GlobalValue)
		if ok && !x.Base().Linkage.IsLocal() && !y.Base().Linkage.IsLocal() {
			switch {
			case x.Name() < y.Name():
				return -1
			case x.Name() > y.Name():
				return 1
			}
		}
	}
	return 0
}

func (s *Algebra) compareInstrs(x, y *ir.Instr, depth int) int {
	if x.Block() != y.Block() {
		if a, b := s.Forest.Depth(x.Block()), s.Forest.Depth(y.Block()); a != b {
			return a - b
		}
	}
	a, b := operandCount(x), operandCount(y)
	if a != b {
		return a - b
	}
	for k := range a {
		if c := s.compareValues(x.Operand(k), y.Operand(k), depth+1); c != 0 {
			return c
		}
	}
	return 0
}

// operandCount counts operands as LLVM does: the incoming blocks of a φ are none.
func operandCount(i *ir.Instr) int { return i.NumOperands() }

// instrRanks gives the opcodes LLVM's numbers where these decide the order of values.
var instrRanks = func() (r [ir.NumOps]int) {
	order := []ir.Op{ir.Invoke, ir.CallBr, ir.FNeg, ir.Add, ir.FAdd, ir.Sub, ir.FSub, ir.Mul, ir.FMul, ir.UDiv, ir.SDiv, ir.FDiv, ir.URem, ir.SRem,
		ir.FRem, ir.Shl, ir.LShr, ir.AShr, ir.And, ir.Or, ir.Xor, ir.Alloca, ir.Load, ir.Store, ir.GetElementPtr, ir.Fence, ir.CmpXchg,
		ir.AtomicRMW, ir.Trunc, ir.ZExt, ir.SExt, ir.FPToUI, ir.FPToSI, ir.UIToFP, ir.SIToFP, ir.FPTrunc, ir.FPExt, ir.PtrToInt,
		ir.PtrToAddr, ir.IntToPtr, ir.BitCast, ir.AddrSpaceCast, ir.CleanupPad, ir.CatchPad, ir.ICmp, ir.FCmp, ir.Phi, ir.Call, ir.Select, ir.VAArg,
		ir.ExtractElement, ir.InsertElement, ir.ShuffleVector, ir.ExtractValue, ir.InsertValue, ir.LandingPad, ir.Freeze}
	for k, op := range order {
		r[op] = 100 + k
	}
	return r
}()

// constRanks orders kinds of constants as LLVM numbers its classes of values.
var constRanks = map[ir.ConstKind]int{ir.BlockAddressConst: 5, ir.ExprConst: 6, ir.DSOLocalConst: 7, ir.NoCFIConst: 8, ir.PtrAuthConst: 9,
	ir.ArrayConst: 10, ir.StructConst: 11, ir.VectorConst: 12, ir.UndefConst: 13, ir.PoisonConst: 14, ir.ZeroConst: 15, ir.StringConst: 16,
	ir.IntConst: 17, ir.FloatConst: 18, ir.NullConst: 20, ir.NoneConst: 21}

func valueRank(v ir.Value) int {
	switch v := v.(type) {
	case *ir.Param:
		return 0
	case *ir.Func:
		return 1
	case *ir.Alias:
		return 2
	case *ir.IFunc:
		return 3
	case *ir.GlobalVar:
		return 4
	case *ir.Const:
		return constRanks[v.Kind]
	case *ir.Instr:
		return instrRanks[v.Op()]
	}
	return 50
}
