// Package slsr is LLVM's slsr, the second of the gpucc paper's straight-line scalar optimizations
// (section 3.4.2): a product or an address is computed from a similar one that dominates it. Run
// describes the algorithm; collect.go finds candidates, deltas.go their bases as LLVM 22 does,
// efficiency.go weighs rewrites for it, and poison.go decides whether a basis may be used where
// flags differ. expressions.go decides whether two bases are equal: it numbers sums
// of products, the part of scalar evolution that a pass without loops needs.
//
// Invariant: a basis dominates its candidates and is still there when they are rewritten.
package slsr

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/near"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// Run is the gpucc paper's straight-line strength reduction (section 3.4.2, Table 3) and LLVM 19's
// slsr: a product or an address that differs from a dominating one by a constant number of strides
// becomes that one plus the difference.
//
//	%x = mul i32 %b, %s              %x = mul i32 %b, %s
//	%b1 = add i32 %b, 1         ⇒
//	%y = mul i32 %b1, %s             %y = add i32 %x, %s
//
// Terms: a candidate is an instruction in one of Table 3's forms, add B + i·S, mul (B + i)·S or
// getelementptr &B[i·S], with an expression B, a constant index i and a value S, the stride; an
// instruction may be several candidates. The basis of a candidate is the closest dominating one of
// the same form, base and stride. The bump is the difference from the basis to the candidate: (i' -
// i)·S.
//
// Phases:
//   - collect (collect.go): candidates in preorder of the dominator tree, each with its basis;
//   - rewrite: candidates with a basis, in reverse order, so that a basis still exists when it is
//     needed;
//   - the old instructions are erased, with the operands that become dead.
//
// A candidate is skipped where rewriting would cost more: when an addressing mode computes it for
// free, and when it is in its simplest form already (B ± S, B·S, one index of one byte).
//
// LLVM 19 lets a candidate depend on a basis that is poison when the candidate is not, since flags
// of the basis do not hold where those of the candidate do. So does this pass, since what it prints
// is compared with LLVM's; with the parameter strict, which our pipelines set, the basis loses its
// flags, or the rewrite is not made (poison.go). And LLVM looks for a basis among the last 50
// candidates; strict finds the closest one at any distance. It also makes addresses that are some
// extended strides apart from each other (steps.go).
//
// With pass.LLVM22, a candidate may differ from its basis in the base or in the stride as well, by
// a value that is there, and of several forms the one is taken that is cheapest then (deltas.go,
// efficiency.go). Poison is exact as if strict.
//
// Differences from the paper and from LLVM: bases are compared as expressions of this package
// instead of scalar evolution's, which have no recurrences.
//
// Keeps the CFG. Not handled: floating point, vectors. Cost: linear; each candidate is pushed and
// popped once.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	dom := pass.Get(c, f, analysis.Dominators)
	q := simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout, Dom: dom}}
	s := &strengthReducer{c: c, f: f, dl: q.Layout, dom: dom, query: q, exprs: newExpressions(q, f),
		candidates: make([]candidate, 0, codeSize(f)/3), strides: map[*ir.Const]int32{}, strict: c.Opts.Bool("strict", false)}
	if c.Version >= pass.LLVM22 {
		s.available, s.exprs.origins = map[exprID][]*ir.Instr{}, map[exprID]ir.Value{}
	}
	stepped := s.strict && s.stepAddresses()
	s.collect()
	if s.withDeltas() {
		s.rewriteBest()
	} else {
		for k := len(s.candidates) - 1; k >= 0; k-- {
			if s.candidates[k].basis >= 0 {
				s.rewrite(&s.candidates[k])
			}
		}
	}
	for _, i := range s.replaced {
		s.discard(i)
	}
	c.Count("Number of candidates rewritten", len(s.replaced))
	return pass.Changed(stepped || len(s.replaced) > 0)
}

// Params are the parameters in a pipeline.
func Params() []pass.Param {
	return []pass.Param{{Name: "strict", Help: "keep poison exact, dropping flags of the basis where needed; no distance limit"}}
}

// candidateForm is the form of Table 3 in which an instruction is read.
type candidateForm uint8

const (
	addForm candidateForm = iota // B + i·S
	mulForm                      // (B + i)·S
	gepForm                      // B + i·S bytes, B and the sum being pointers
)

type candidate struct {
	ins    *ir.Instr
	index  *ir.Const // of a getelementptr in bytes, as wide as pointers are; else as wide as the instruction
	stride ir.Value  // of a getelementptr sign-extended to the width of pointers
	// operand and factor say how a getelementptr was read: which operand is factor·stride; factor
	// is 1 for the stride itself.
	factor  *ir.Const
	operand int
	form    candidateForm
	basis   int32 // -1: none
	below   int32 // the next one on its stack; -1: none
	// As LLVM 22 has it: the difference from the basis, the parts as expressions, and, for each
	// part, the next candidate that is equal in the others (-1: none).
	delta            delta
	base, strideExpr exprID
	under            [deltaKinds]int32
	until            int32 // the last number of a block that it dominates
}

type strengthReducer struct {
	c          *pass.Context
	f          *ir.Func
	dl         *ir.DataLayout
	dom        *analysis.DomTree
	query      simplify.Query
	exprs      *expressions
	candidates []candidate
	// stacks have, by form, base and stride, the number of the closest candidate that is in force,
	// plus 1; candidate.below leads to those that dominate it. The base tells the type: it is as
	// wide as the sum, and contains the pointer of an address.
	stacks [gepForm + 1]near.Map
	// alikes and available serve addWithDelta; available is nil for LLVM 19. It has the
	// instructions that were a stride, by expression: a delta may be one of them.
	alikes     [gepForm + 1][deltaKinds]near.Map
	available  map[exprID][]*ir.Instr
	now, until int32 // the numbers of the block that is being read, and of the last one that it dominates
	strides    map[*ir.Const]int32
	replaced   []*ir.Instr // rewritten and taken out of their blocks
	strict     bool
}

// withDeltas reports whether bases are searched as in LLVM 22.
func (s *strengthReducer) withDeltas() bool { return s.available != nil }

// rewrite replaces a candidate by its basis and the bump, and reports whether it did.
func (s *strengthReducer) rewrite(k *candidate) bool {
	basis := &s.candidates[k.basis]
	if k.ins.Block() == nil { // rewritten in another form
		return false
	}
	w := s.weigh(basis, k)
	if !w.ok {
		if s.c.Wants(pass.Missed) {
			s.c.Remark(pass.Missed, "BasisMayBePoison", s.f, k.ins, pass.Text("not computed from "), pass.Arg{Key: "Basis", Val: basis.ins.Ident()},
				pass.Text(", which may be poison where this is not"))
		}
		return false
	}
	exact := s.exactStep(basis, k, w.drop)
	for _, i := range w.drop {
		i.Flags &^= ir.PoisonFlags
	}
	b := ir.Before(k.ins)
	bump := s.bump(b, basis, k)
	var reduced *ir.Instr
	if bump == nil {
		s.replace(k, basis, basis.ins)
		return true
	}
	if k.form == gepForm {
		var flags ir.Flags
		if w.inBounds {
			flags = ir.InBounds
		}
		reduced = b.GEP(s.f.Ctx().I8, basis.ins, flags, "", bump)
	} else if n := negated(bump); n != nil {
		reduced = b.Sub(basis.ins, n, "")
		rewrite.EraseDead(bump.(*ir.Instr))
	} else { // nsw of the candidate says nothing about the sum: (-2 + 1)·MAX and (-2 + 3)·MAX exist, 2·MAX does not
		reduced = b.Add(basis.ins, bump, "")
		if exact {
			reduced.Flags |= ir.NSW
		}
	}
	reduced.TakeName(k.ins)
	s.replace(k, basis, reduced)
	return true
}

func (s *strengthReducer) replace(k, basis *candidate, by *ir.Instr) {
	s.remark(k, basis)
	ir.ReplaceAllUses(k.ins, by)
	k.ins.Remove()
	s.replaced = append(s.replaced, k.ins)
}

func (s *strengthReducer) remark(k, basis *candidate) {
	if !s.c.Wants(pass.Passed) {
		return
	}
	d := s.deltaOf(basis, k)
	args := []pass.Arg{{Key: "Op", Val: k.ins.Op().String()}, pass.Text(" computed from "),
		{Key: "Basis", Val: basis.ins.Ident()}, pass.Text(" by adding "), {Key: "Delta", Val: d.value.Ident()}}
	switch d.kind {
	case indexDelta:
		args = append(args, pass.Text(" times "), pass.Arg{Key: "Stride", Val: k.stride.Ident()})
	case strideDelta:
		args = append(args, pass.Text(" times "), pass.Arg{Key: "Index", Val: k.index.Ident()})
	}
	s.c.Remark(pass.Passed, "StrengthReduced", s.f, k.ins, args...)
}

// deltaOf returns the difference of a candidate from its basis.
func (s *strengthReducer) deltaOf(basis, k *candidate) delta {
	if s.withDeltas() {
		return k.delta
	}
	return delta{indexDelta, s.indexDifference(basis, k)}
}

// negated returns x when v is the instruction 0 - x.
func negated(v ir.Value) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.Sub {
		return nil
	}
	if k, ok := i.Operand(0).(*ir.Const); ok && k.IsZero() {
		return i.Operand(1)
	}
	return nil
}

// indexDifference is the difference of the indices, as wide as the wider one.
func (s *strengthReducer) indexDifference(basis, k *candidate) *ir.Const {
	to, from := k.index, basis.index
	ty := to.Type()
	if from.Type().Bits > ty.Bits {
		ty = from.Type()
	}
	to, _ = constfold.Cast(ir.SExt, to, ty, s.dl).(*ir.Const)
	from, _ = constfold.Cast(ir.SExt, from, ty, s.dl).(*ir.Const)
	return constfold.Binary(ir.Sub, 0, to, from, s.dl)
}

// bump computes what the candidate is more than its basis; nil for nothing. LLVM 19 leaves it to
// other passes to see that.
func (s *strengthReducer) bump(b *ir.Builder, basis, k *candidate) ir.Value {
	d := s.deltaOf(basis, k)
	if n := d.constant(); s.withDeltas() && n != nil && n.IsZero() {
		return nil
	}
	switch d.kind {
	case baseDelta:
		return d.value
	case strideDelta:
		v := d.value
		if k.form == gepForm {
			v = s.resize(b, v, k.index.Type())
		}
		return s.times(b, v, k.index)
	}
	n := d.constant()
	if isOne(n) { // also of i1, where 1 is -1
		return k.stride
	}
	if n.BigSigned().Cmp(big.NewInt(-1)) == 0 {
		return s.binary(b, ir.Sub, ir.NewZero(k.stride.Type()), k.stride)
	}
	return s.times(b, s.resize(b, k.stride, n.Type()), n)
}

// times multiplies by a constant: by a shift, by its negative, or by a product.
func (s *strengthReducer) times(b *ir.Builder, v ir.Value, n *ir.Const) ir.Value {
	ty, size := n.Type(), n.BigSigned()
	negative := size.Sign() < 0
	size.Abs(size)
	shift := int(size.TrailingZeroBits())
	if size.BitLen() != shift+1 {
		return s.binary(b, ir.Mul, v, n)
	}
	shifted := v
	if shift > 0 {
		shifted = s.binary(b, ir.Shl, v, ir.NewInt(ty, uint64(shift)))
	}
	if !negative || shift == ty.Bits-1 {
		return shifted
	}
	return s.binary(b, ir.Sub, ir.NewZero(ty), shifted)
}

// resize sign-extends or truncates the stride to the width of the indices.
func (s *strengthReducer) resize(b *ir.Builder, v ir.Value, ty *ir.Type) ir.Value {
	op := ir.SExt
	switch from := v.Type().Bits; {
	case from == ty.Bits:
		return v
	case from > ty.Bits:
		op = ir.Trunc
	}
	if k, ok := v.(*ir.Const); ok {
		if folded := constfold.Cast(op, k, ty, s.dl); folded != nil {
			return folded
		}
	}
	return b.Cast(op, v, ty, "")
}

func (s *strengthReducer) binary(b *ir.Builder, op ir.Op, x, y ir.Value) ir.Value {
	if m, ok := x.(*ir.Const); ok {
		if n, ok := y.(*ir.Const); ok {
			if folded := constfold.Binary(op, 0, m, n, s.dl); folded != nil {
				return folded
			}
		}
	}
	return b.Binary(op, x, y, 0, "")
}

// discard erases an instruction that was taken out of its block, and the operands that become dead.
func (s *strengthReducer) discard(i *ir.Instr) {
	var operands []*ir.Instr
	for _, v := range i.Operands() {
		if d, ok := v.(*ir.Instr); ok {
			operands = append(operands, d)
		}
	}
	i.DropOperands()
	rewrite.EraseDead(operands...)
}
