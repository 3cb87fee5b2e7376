package gpu

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// BypassSlowDivision is the gpucc paper's section 3.6 and LLVM's BypassSlowDivision, which has no
// pass of its own there but runs inside codegenprepare: a division whose operands are short at run
// time is done by a short division, which costs a fraction on machines that divide in software.
//
//	                             %1 = or i64 %a, %b
//	                             %2 = and i64 %1, -4294967296
//	%q = udiv i64 %a, %b    ⇒    %3 = icmp eq i64 %2, 0
//	                             br i1 %3, label %fast, label %slow      ; 32 bits, 64 bits
//	                             …
//	                             %q = phi i64 [ %8, %fast ], [ %10, %slow ]
//
// Words: a value is short when all its bits above the narrow width are zero; signed values too must
// be positive to be short, so the fast side is unsigned always. The target says which width is
// worth bypassing by which (target.Target.SlowDiv).
//
// One diamond serves all divisions and remainders with the same operands and signedness that follow
// in the block. No branch is made where both operands are known to be short; a short dividend of an
// unsigned division is only compared with the divisor. Left alone are divisions by constants (a
// multiplication later), by values that look like hashes (surely long: xor, products with long
// constants, φs of such), dead ones, vectors, and functions that are optimized for size.
//
// Difference from LLVM: a dividend that may be undef or poison is frozen, since the new branch
// depends on it and the division did not fault on it. bypass-slow-division<no-freeze>, and
// codegenprepare, leave the freeze out as LLVM does.
//
// Changes the CFG. Not handled: cold blocks by profile (LLVM skips them when it has a profile
// summary). Known bits of operands above 64 bits come from extensions, masks, shifts and constants
// only. Cost: linear; the searches through operands are bounded.
func BypassSlowDivision(c *pass.Context, f *ir.Func) pass.Preserved {
	return pass.ChangedCFG(BypassDivisions(c, f, c.Target.SlowDiv, c.Opts.Bool("freeze", true)))
}

// BypassSlowDivisionParams lists what bypass-slow-division takes between < and >.
func BypassSlowDivisionParams() []pass.Param {
	return []pass.Param{{Name: "freeze", Help: "freeze operands that may be undef or poison (default)"}}
}

// BypassDivisions bypasses the slow divisions of all blocks that are there when it begins. widths
// gives, for each width in bits that is slow, the width that may do instead. With freeze a dividend
// that may be undef or poison is frozen. The result says whether anything changed.
func BypassDivisions(c *pass.Context, f *ir.Func, widths map[int]int, freeze bool) bool {
	if f.Attrs.Fn.Has("optsize") || f.Attrs.Fn.Has("minsize") || len(widths) == 0 {
		return false
	}
	d := &divisionBypass{c: c, f: f, widths: widths, freeze: freeze, query: simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout}}}
	changed := false
	for b := f.Entry(); b != nil; {
		next := b.Next()
		changed = d.block(b) || changed
		b = next
	}
	return changed
}

type divisionBypass struct {
	c      *pass.Context
	f      *ir.Func
	widths map[int]int
	freeze bool
	query  simplify.Query
	done   map[divisionKey]divisionResult // of the current block
	order  []divisionResult               // the values of done, in order of creation
}

// divisionKey says which divisions share their results.
type divisionKey struct {
	signed            bool
	dividend, divisor ir.Value
}

type divisionResult struct{ quotient, remainder ir.Value }

// slowDivision is one division and the facts about its operands.
type slowDivision struct {
	i                           *ir.Instr
	signed                      bool
	dividend, divisor           ir.Value
	long, short                 *ir.Type
	shortDividend, shortDivisor bool
}

// block processes a block and the blocks into which it is split.
func (d *divisionBypass) block(b *ir.Block) bool {
	d.done, d.order = map[divisionKey]divisionResult{}, nil
	changed := false
	for i := b.First(); i != nil; {
		next := i.Next()
		if ir.HasUses(i) && d.divide(i) {
			changed = true
		}
		i = next
	}
	for _, r := range d.order { // both were made, often only one is wanted
		for _, v := range []ir.Value{r.quotient, r.remainder} {
			if i, ok := v.(*ir.Instr); ok {
				rewrite.EraseDead(i)
			}
		}
	}
	return changed
}

// divide replaces i if it is a division that profits.
func (d *divisionBypass) divide(i *ir.Instr) bool {
	if !i.Op().IsDivRem() || !i.Type().IsInt() {
		return false
	}
	narrow, ok := d.widths[i.Type().Bits]
	if !ok {
		return false
	}
	s := &slowDivision{i: i, signed: i.Op() == ir.SDiv || i.Op() == ir.SRem, dividend: i.Operand(0), divisor: i.Operand(1),
		long: i.Type(), short: d.f.Ctx().Int(narrow)}
	key := divisionKey{s.signed, s.dividend, s.divisor}
	r, ok := d.done[key]
	if !ok {
		if r, ok = d.bypass(s); !ok {
			return false
		}
		d.done[key] = r
		d.order = append(d.order, r)
	}
	if i.Op() == ir.SDiv || i.Op() == ir.UDiv {
		ir.ReplaceAllUses(i, r.quotient)
	} else {
		ir.ReplaceAllUses(i, r.remainder)
	}
	i.Erase()
	return true
}

// bypass makes the short division; false when it does not profit.
func (d *divisionBypass) bypass(s *slowDivision) (divisionResult, bool) {
	dividend, divisor := d.rangeOf(s.dividend, s), d.rangeOf(s.divisor, s)
	if dividend == likelyLong || divisor == likelyLong {
		d.c.Remark(pass.Missed, "LikelyLong", d.f, s.i, pass.Text("division not bypassed: an operand is most likely long"))
		return divisionResult{}, false
	}
	s.shortDividend, s.shortDivisor = dividend == knownShort, divisor == knownShort
	switch {
	case s.shortDividend && s.shortDivisor:
		d.report(s, "Narrowed", "division narrowed: both operands are short")
		return d.shortDivision(ir.Before(s.i), s), true
	case ir.IsIntConst(s.divisor):
		return divisionResult{}, false
	case s.shortDividend && !s.signed:
		d.report(s, "Compared", "division bypassed unless the divisor is at most the dividend")
		return d.compareOperands(s), true
	}
	d.report(s, "Bypassed", "division bypassed when both operands are short")
	return d.checkOperands(s), true
}

func (d *divisionBypass) report(s *slowDivision, name, text string) {
	d.c.Count("Number of slow divisions bypassed", 1)
	d.c.Remark(pass.Passed, name, d.f, s.i, pass.Text(text))
}

// compareOperands: with dividend < divisor the quotient is 0 and the remainder the dividend, and
// otherwise both are short.
func (d *divisionBypass) compareOperands(s *slowDivision) divisionResult {
	d.freezeDividend(s)
	head, tail := splitAtDivision(s.i)
	fast, quick := d.fastBlock(s, tail)
	merged := mergeResults(s, tail, fast, quick, head, divisionResult{ir.NewInt(s.long, 0), s.dividend})
	b := endOf(head, s.i)
	b.CondBr(b.ICmp(ir.UGE, s.dividend, s.divisor, ""), fast, tail)
	return merged
}

// checkOperands is the general case: a run-time check of the operands' upper bits selects a fast or
// a slow division.
func (d *divisionBypass) checkOperands(s *slowDivision) divisionResult {
	d.freezeDividend(s)
	head, tail := splitAtDivision(s.i)
	fast, quick := d.fastBlock(s, tail)
	slow, whole := slowBlock(s, tail)
	merged := mergeResults(s, tail, fast, quick, slow, whole)
	b := endOf(head, s.i)
	operands := s.divisor
	switch {
	case s.shortDivisor:
		operands = s.dividend
	case !s.shortDividend:
		operands = fold(d, b, ir.NewInstr(ir.Or, s.long, s.dividend, s.divisor))
	}
	mask := ir.NewAllOnes(s.long).Big()
	mask.Rsh(mask, uint(s.short.Bits)).Lsh(mask, uint(s.short.Bits))
	upper := fold(d, b, ir.NewInstr(ir.And, s.long, operands, ir.NewBigInt(s.long, mask)))
	b.CondBr(b.ICmp(ir.EQ, upper, ir.NewInt(s.long, 0), ""), fast, slow)
	return merged
}

// freezeDividend: the divisor cannot be undef or poison where the division is defined.
func (d *divisionBypass) freezeDividend(s *slowDivision) {
	if d.freeze && !valuetracking.NotUndefOrPoison(s.dividend) {
		b := ir.Before(s.i)
		s.dividend = b.Insert(ir.NewInstr(ir.Freeze, s.long, s.dividend), "")
	}
}

// splitAtDivision splits the block before i; the first block has no terminator then. The shorter
// half moves to another block.
func splitAtDivision(i *ir.Instr) (head, tail *ir.Block) {
	head, tail = i.Block().SplitAt(i, "")
	head.Term().Erase()
	return head, tail
}

// endOf makes instructions at the end of a block, with the debug location of i.
func endOf(blk *ir.Block, i *ir.Instr) *ir.Builder {
	b := ir.AtEnd(blk)
	b.Loc, b.Pos = i.DebugLoc(), i.Pos
	return b
}

func (d *divisionBypass) fastBlock(s *slowDivision, tail *ir.Block) (*ir.Block, divisionResult) {
	blk := d.f.NewBlockBefore(tail, "")
	b := endOf(blk, s.i)
	divisor := fold(d, b, ir.NewInstr(ir.Trunc, s.short, s.divisor))
	dividend := fold(d, b, ir.NewInstr(ir.Trunc, s.short, s.dividend))
	r := d.divideShort(b, s, dividend, divisor)
	b.Br(tail)
	return blk, r
}

// shortDivision divides in place.
func (d *divisionBypass) shortDivision(b *ir.Builder, s *slowDivision) divisionResult {
	dividend := fold(d, b, ir.NewInstr(ir.Trunc, s.short, s.dividend))
	divisor := fold(d, b, ir.NewInstr(ir.Trunc, s.short, s.divisor))
	return d.divideShort(b, s, dividend, divisor)
}

func (d *divisionBypass) divideShort(b *ir.Builder, s *slowDivision, dividend, divisor ir.Value) divisionResult {
	q := fold(d, b, ir.NewInstr(ir.UDiv, s.short, dividend, divisor))
	r := fold(d, b, ir.NewInstr(ir.URem, s.short, dividend, divisor))
	return divisionResult{fold(d, b, ir.NewInstr(ir.ZExt, s.long, q)), fold(d, b, ir.NewInstr(ir.ZExt, s.long, r))}
}

func slowBlock(s *slowDivision, tail *ir.Block) (*ir.Block, divisionResult) {
	blk := tail.Func().NewBlockBefore(tail, "")
	b := endOf(blk, s.i)
	div, rem := ir.UDiv, ir.URem
	if s.signed {
		div, rem = ir.SDiv, ir.SRem
	}
	r := divisionResult{b.Binary(div, s.dividend, s.divisor, 0, ""), b.Binary(rem, s.dividend, s.divisor, 0, "")}
	b.Br(tail)
	return blk, r
}

// mergeResults puts φs for quotient and remainder at the head of tail.
func mergeResults(s *slowDivision, tail, from1 *ir.Block, r1 divisionResult, from2 *ir.Block, r2 divisionResult) divisionResult {
	b := ir.Before(tail.First())
	b.Loc, b.Pos = s.i.DebugLoc(), s.i.Pos
	merge := func(v1, v2 ir.Value) ir.Value {
		phi := b.Phi(s.long, "")
		phi.AddIncoming(v1, from1)
		phi.AddIncoming(v2, from2)
		return phi
	}
	return divisionResult{merge(r1.quotient, r2.quotient), merge(r1.remainder, r2.remainder)}
}

// fold inserts an instruction unless it is a constant.
func fold(d *divisionBypass, b *ir.Builder, i *ir.Instr) ir.Value {
	return constfold.InstrOrInsert(b, i, d.query.Layout)
}

// valueRange is the known range of an operand: short, long or unknown.
type valueRange uint8

const (
	unknownRange valueRange = iota
	knownShort
	likelyLong
)

func (d *divisionBypass) rangeOf(v ir.Value, s *slowDivision) valueRange {
	return d.rangeIn(v, s, map[*ir.Instr]bool{})
}

func (d *divisionBypass) rangeIn(v ir.Value, s *slowDivision, seen map[*ir.Instr]bool) valueRange {
	high := s.long.Bits - s.short.Bits
	zeros, atMost := d.leadingZeros(v)
	switch {
	case zeros >= high:
		return knownShort
	case atMost < high, d.looksLikeHash(v, s, seen):
		return likelyLong
	}
	return unknownRange
}

// leadingZeros bounds the number of zero bits at the top of v from below and above.
func (d *divisionBypass) leadingZeros(v ir.Value) (least, most int) {
	w := v.Type().Bits
	k := d.query.KnownBits(v).Bits(w)
	return k.LeadingZeros(), k.One.LeadingZeros()
}

// maxHashPhis bounds the φs that looksLikeHash follows, as in LLVM.
const maxHashPhis = 16

// looksLikeHash recognizes how hash functions end, with an xor or a product with a long constant:
// such values are hardly ever short.
func (d *divisionBypass) looksLikeHash(v ir.Value, s *slowDivision, seen map[*ir.Instr]bool) bool {
	i, ok := v.(*ir.Instr)
	if !ok {
		return false
	}
	switch i.Op() {
	case ir.Xor:
		return true
	case ir.Mul:
		k, ok := i.Operand(1).(*ir.Const)
		return ok && k.Kind == ir.IntConst && significantBits(k) > s.short.Bits
	case ir.Phi:
		if len(seen) >= maxHashPhis {
			return false
		}
		if seen[i] {
			return true // the cycle of φs holds nothing but hashes
		}
		seen[i] = true
		for k := range i.NumIncoming() {
			in := i.Operand(k)
			c, isConst := in.(*ir.Const)
			undef := isConst && (c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst)
			if d.rangeIn(in, s, seen) != likelyLong && !undef {
				return false
			}
		}
		return true
	}
	return false
}

// significantBits is the width of the smallest two's complement integer that holds k.
func significantBits(k *ir.Const) int {
	n := k.BigSigned()
	if n.Sign() < 0 {
		n.Not(n)
	}
	return n.BitLen() + 1
}
