// Package correlated is LLVM's correlated-propagation: it simplifies instructions with the integer
// ranges that branches, switches, assumptions and definitions imply.
//
//   - pass.go: the walk over the blocks, and the ranges of operands; predicate.go: comparisons that
//     are decided somewhere;
//   - choice.go: φs and selects; operation.go: comparisons, shifts, extensions, sums and masks;
//     division.go: divisions and remainders; calls.go: intrinsics; switch.go: terminators.
//
// The ranges and facts at a program point come from package lvi (lazy value information).
package correlated

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lvi"
	"opt-go/passes/pass"
)

// Run is LLVM's correlated-propagation. Comparisons that are decided become constants, signed
// operations on non-negative values become unsigned, divisions become narrower or become
// comparisons, sums get nuw and nsw, masks that change no bit are removed, φs and selects become
// one of their values, and switches lose dead cases.
//
//	       %c = icmp ult i32 %x, 8
//	       br i1 %c, label %small, label %exit
//	small: %k = icmp slt i32 %x, 10                ⇒   small: call void @use(i1 true)
//	       call void @use(i1 %k)
//	       %h = ashr i32 %x, 1                                %h = lshr i32 %x, 1
//
// With pass.LLVM22, comparisons get samesign, and truncations nuw and nsw.
//
// Not done: non-null facts from arguments of calls.
//
// Needs: dominators. Breaks: dominators, where a switch loses an edge.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	dt := pass.Get(c, f, analysis.Dominators)
	p := &propagation{f: f, dt: dt, v: lvi.New(f, dt), newer: c.Version >= pass.LLVM22}
	p.walk()
	c.Count("Number of instructions simplified", p.changed)
	c.Count("Number of switch cases removed", p.cases)
	if p.cfg {
		return pass.None
	}
	return pass.Changed(p.changed+p.cases > 0)
}

type propagation struct {
	f       *ir.Func
	dt      *analysis.DomTree
	v       *lvi.Info
	newer   bool // as LLVM 22: comparisons get samesign, truncations nuw and nsw
	changed int
	cases   int
	cfg     bool
}

// walk visits the reachable blocks in depth-first preorder, so that queries about earlier blocks
// see simplified code. Blocks that become unreachable during the walk are left alone.
func (p *propagation) walk() {
	type frame struct {
		b    *ir.Block
		next int
	}
	seen := make([]bool, p.f.BlockBound())
	var stack []frame
	enter := func(b *ir.Block) {
		if b.ID() < len(seen) && !seen[b.ID()] {
			seen[b.ID()] = true
			p.block(b)
			stack = append(stack, frame{b: b})
		}
	}
	enter(p.f.Entry())
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == top.b.NumSuccs() {
			stack = stack[:len(stack)-1]
			continue
		}
		s := top.b.Succ(top.next)
		top.next++
		enter(s)
	}
}

func (p *propagation) block(b *ir.Block) {
	for i := range b.Instrs() {
		if i.IsTerminator() {
			break
		}
		p.v.Ask()
		if p.instr(i) {
			p.changed++
		}
	}
	p.terminator(b.Term())
}

func (p *propagation) instr(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Select:
		return p.selection(i)
	case ir.Phi:
		return p.phi(i)
	case ir.ICmp:
		return p.compare(i)
	case ir.Call:
		if p.call(i) {
			return true
		}
		deopt := p.deoptState(i)
		return p.nonNullArguments(i) || deopt
	case ir.SDiv, ir.SRem:
		return isInt(i) && p.signedDivision(i)
	case ir.UDiv, ir.URem:
		return isInt(i) && p.division(i)
	case ir.AShr:
		return isInt(i) && p.shift(i)
	case ir.SExt, ir.SIToFP:
		return i.Operand(0).Type().Scalar().IsInt() && p.extension(i)
	case ir.ZExt, ir.UIToFP:
		if i.HasFlag(ir.NNeg) || !nonNegative(p.at(i, 0, false)) {
			return false
		}
		i.Flags |= ir.NNeg
		return true
	case ir.Trunc:
		return p.newer && p.truncation(i)
	case ir.Add, ir.Sub, ir.Mul, ir.Shl:
		return isInt(i) && p.promise(i)
	case ir.And:
		return isInt(i) && p.mask(i)
	}
	return false
}

func isInt(i *ir.Instr) bool { return i.Type().Scalar().IsInt() }

func nonNegative(r ranges.Range) bool {
	return r.IsEmpty() || !r.IsFull() && !r.SMin().IsNegative()
}

func negative(r ranges.Range) bool {
	return r.IsEmpty() || !r.IsFull() && r.SMax().IsNegative()
}

// at returns the integers that operand k of i may be there: also by the condition of a select or a
// φ's edge that is all that the value is used for.
func (p *propagation) at(i *ir.Instr, k int, undef bool) ranges.Range {
	v := i.Operand(k)
	l := p.v.InBlock(v, i.Block(), i)
	const usesToInspect = 3
	user, index := i, k
	for range usesToInspect {
		switch user.Op() {
		case ir.Select:
			if !lvi.NotUndef(user.Operand(0)) {
				return l.AsRange(v.Type().Scalar().Bits, undef)
			}
			if index > 0 {
				l = lvi.Intersect(l, p.v.FromCondition(v, user.Operand(0), index == 1, false, 0))
			}
		case ir.Phi:
			l = lvi.Intersect(l, p.v.ByTerminator(v, user.IncomingBlock(index), user.Block(), false))
		}
		if !ir.HasOneUse(user) || user.Op() == ir.Phi || !analysis.SafeToSpeculate(user) {
			break
		}
		for u := range ir.Uses(user) {
			user, index = u.User(), u.Index()
			break
		}
	}
	return l.AsRange(v.Type().Scalar().Bits, undef)
}

// replace replaces i by v.
func (p *propagation) replace(i *ir.Instr, v ir.Value) bool {
	ir.ReplaceAllUses(i, v)
	i.Erase()
	return true
}

// renew replaces i by a new instruction with its name and location.
func (p *propagation) renew(i, by *ir.Instr) bool {
	by.InsertBefore(i)
	by.TakeName(i)
	by.CopyDebugLoc(i)
	return p.replace(i, by)
}

// constantAt returns the constant that v equals at the instruction at.
func (p *propagation) constantAt(v ir.Value, at *ir.Instr) ir.Value {
	l := p.v.InBlock(v, at.Block(), at)
	if k := l.Constant(v.Type()); k != nil {
		return k
	}
	if c, ok := v.(*ir.Instr); ok && c.Op() == ir.ICmp && ir.IsConst(c.Operand(1)) {
		return p.predicateAt(c.Pred, c.Operand(0), c.Operand(1), at, false)
	}
	return nil
}

func (p *propagation) constantOnEdge(v ir.Value, from, to *ir.Block, at *ir.Instr) ir.Value {
	l := p.v.OnEdge(v, from, to, at)
	return l.Constant(v.Type())
}
