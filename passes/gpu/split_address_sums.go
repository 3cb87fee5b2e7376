package gpu

import (
	"cmp"
	"math"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// SplitAddressSums splits an index that is an extended sum into one index for each loop of the nest
// that part of the sum varies in, and the constant:
//
//	%s = add nsw i32 %row, %i                        %x = sext i32 %row to i64
//	%t = add nsw i32 %s, 1                           %p = getelementptr float, ptr %a, i64 %x     ; licm hoists it
//	%x = sext i32 %t to i64                    ⇒     %y = sext i32 %i to i64
//	%q = getelementptr float, ptr %a, i64 %x         %r = getelementptr float, ptr %p, i64 %y
//	                                                 %q = getelementptr i8, ptr %r, i64 4
//
// An addition of 32 bits with an address of 64 is two instructions, and so is a product with an
// addition for each part; but one part is left for the loop. Copies of an unrolled body differ by
// constants or by multiples of a stride then, which accesses fold and slsr adds to the pointer. A
// part that only counters of short loops decide, such as %k in in[row + x + k % 3], is an address
// of its own, too, even if another part varies in the same loop: unrolled, it is a constant. The
// parts of a difference are those of a sum, with the second one negated. It has to come before
// reassociate, which drops the flags of a sum that it reorders: only without a wrap is the extended
// sum the sum of the extended operands, and that it is in any order, although the narrow sum may
// wrap in another one.
//
// Left alone are sums that something else than addresses uses, since they stay; sums with two parts
// that vary in the same loop, or with two outside of loops, where a narrow addition is shorter;
// sums with a product that copies of the body do not have in common (steady); and an address with
// two variable indices, but for its constants. The new addresses have no flags, as a sum of some of
// the parts may lie outside of the object.
//
// Keeps the CFG. Cost: linear in the operands of instructions, each times the depth of the nest.
func SplitAddressSums(c *pass.Context, f *ir.Func) pass.Preserved {
	s := &sumSplitter{target: c.Target, loops: pass.Get(c, f, analysis.Loops), dl: f.Module().Layout,
		varies: map[*ir.Instr]*analysis.Loop{}, short: shortLoops{}}
	changed := false
	for b := range f.Blocks() {
		for i := b.First(); i != nil; {
			next := i.Next()
			if i.Op() == ir.GetElementPtr && !i.Type().IsVector() {
				changed = s.split(i) || changed
			}
			i = next
		}
	}
	return pass.Changed(changed)
}

type sumSplitter struct {
	target *target.Target
	loops  *analysis.LoopForest
	dl     *ir.DataLayout
	varies map[*ir.Instr]*analysis.Loop // see varying
	short  shortLoops
	gep    *ir.Instr // the address
}

// mostInvariantParts is how many parts of a sum that are outside of all loops are extended each for
// itself: an addition of 64 bits and an extension for one of 32.
const mostInvariantParts = 3

// sumPart is a part of a sum: a constant, or a value that varies in the loop of that depth, 0 if in
// none.
type sumPart struct {
	v       ir.Value
	depth   int
	negated bool
	counted bool // a constant once short loops are unrolled
}

func (p sumPart) isConst() bool { return ir.IsConst(p.v) }

// order is where a part comes in the address: those of outer loops, counted ones, the constant.
func (p sumPart) order() int {
	switch {
	case p.isConst():
		return math.MaxInt
	case p.counted:
		return math.MaxInt - 1
	}
	return p.depth
}

// split splits the sums that are indices of an address.
func (s *sumSplitter) split(gep *ir.Instr) bool {
	s.gep = gep
	changed := false
	at := gep
	for step := range straightline.GEPSteps(gep, s.dl) {
		if step.Field || step.Scalable {
			continue
		}
		ext, ok := gep.Operand(step.Operand).(*ir.Instr)
		if !ok {
			continue
		}
		parts := s.partsOf(ext)
		if len(parts) < 2 || !s.worthwhile(gep, parts) {
			continue
		}
		at = s.rewrite(gep, at, step, ext, parts)
		changed = true
	}
	if changed {
		gep.Flags &^= ir.InBounds | ir.NUSW | ir.NUW
	}
	return changed
}

// partsOf returns the parts of the sum that ext extends, those of the outer loops first and the
// constant last; nil if it is no sum, or other instructions than addresses use it.
func (s *sumSplitter) partsOf(ext *ir.Instr) []sumPart {
	flag := flagOfSum(ext)
	if flag == 0 || !onlyIndices(ext) {
		return nil
	}
	sum, ok := ext.Operand(0).(*ir.Instr)
	if !ok || sum.Op() != ir.Add && sum.Op() != ir.Sub || !sum.HasFlag(flag) {
		return nil
	}
	for u := range ir.Users(sum) {
		if u.Op() != ext.Op() || !onlyIndices(u) {
			return nil
		}
	}
	parts := s.operandParts(sum, flag, false, nil)
	slices.SortStableFunc(parts, func(a, b sumPart) int { return cmp.Compare(a.order(), b.order()) })
	return parts
}

// flagOfSum is the flag of a sum by which the extension of the sum is the sum of the extensions; 0
// if i is no extension.
func flagOfSum(i *ir.Instr) ir.Flags {
	switch {
	case i.Type().IsVector() || i.Type().IsInt() && i.Type().Bits > 64: // an address is a scalar of 64 bits
	case i.Op() == ir.SExt:
		return ir.NSW
	case i.Op() == ir.ZExt && i.HasFlag(ir.NNeg): // the signed extension is the same
		return ir.NSW
	case i.Op() == ir.ZExt:
		return ir.NUW
	}
	return 0
}

// onlyIndices reports that only getelementptrs use an instruction.
func onlyIndices(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Op() != ir.GetElementPtr {
			return false
		}
	}
	return true
}

// operandParts appends the parts of the operands of a sum or difference. Parts of the same loop
// that it adds are one part, itself.
func (s *sumSplitter) operandParts(sum *ir.Instr, flag ir.Flags, negated bool, parts []sumPart) []sumPart {
	begin := len(parts)
	for k, o := range sum.Operands() {
		neg := negated != (sum.Op() == ir.Sub && k == 1)
		in, ok := o.(*ir.Instr)
		if ok && (in.Op() == ir.Add || in.Op() == ir.Sub) && in.HasFlag(flag) && (ir.HasOneUse(in) || s.hasCounted(in)) {
			parts = s.operandParts(in, flag, neg, parts)
			continue
		}
		depth := s.depth(o)
		parts = append(parts, sumPart{o, depth, neg, s.counted(o, depth)})
	}
	mine := parts[begin:]
	for _, p := range mine {
		if p.isConst() || p.depth != mine[0].depth || p.counted != mine[0].counted {
			return parts
		}
	}
	return append(parts[:begin], sumPart{sum, mine[0].depth, negated, mine[0].counted})
}

// counted reports whether only counters of short loops decide a value that varies.
func (s *sumSplitter) counted(v ir.Value, depth int) bool {
	return depth > 0 && s.short.decide(s.loops, v, maxCountedDepth)
}

// hasCounted reports whether a sum is a constant more than its other operand in each copy of a
// short loop. Something else may use it, such as the test whether x + dx is inside of a picture:
// the address costs nothing more.
func (s *sumSplitter) hasCounted(sum *ir.Instr) bool {
	for k, o := range sum.Operands() {
		if rest := sum.Operand(1 - k); s.counted(o, s.depth(o)) && s.depth(rest) < s.depth(o) {
			return true
		}
	}
	return false
}

// depth is the depth of the innermost loop around the address that a value varies in.
func (s *sumSplitter) depth(v ir.Value) int {
	if l := s.around(s.varying(v, maxVaryingDepth), s.gep.Block()); l != nil {
		return l.Depth
	}
	return 0
}

// maxVaryingDepth bounds how many operations deep a value is followed that nothing is known of yet.
const maxVaryingDepth = 64

// varying is the innermost loop in whose iterations a value differs, nil if there is none: that of
// the φs and accesses that it is computed from, even if licm has not moved it yet.
func (s *sumSplitter) varying(v ir.Value, depth int) *analysis.Loop {
	i, ok := v.(*ir.Instr)
	if !ok {
		return nil
	}
	if l, known := s.varies[i]; known {
		return l
	}
	l := s.loops.For(i.Block())
	s.varies[i] = l // unreachable instructions may use themselves
	if l != nil && depth > 0 && i.Op() != ir.Phi && !analysis.MayRead(i) && analysis.SafeToSpeculate(i) {
		in := i.Block()
		l = nil
		for _, o := range i.Operands() {
			if m := s.around(s.varying(o, depth-1), in); m != nil && (l == nil || m.Depth > l.Depth) {
				l = m
			}
		}
	}
	s.varies[i] = l
	return l
}

// around is the innermost loop outside of l, or l, that a block is in.
func (s *sumSplitter) around(l *analysis.Loop, b *ir.Block) *analysis.Loop {
	for l != nil && !l.Contains(b) {
		l = l.Parent
	}
	return l
}

// worthwhile reports whether a split leaves less to compute in each iteration.
func (s *sumSplitter) worthwhile(gep *ir.Instr, parts []sumPart) bool {
	of := make([]int, s.loops.Depth(gep.Block())+1)
	constants, variables := 0, 0
	for _, p := range parts {
		if p.isConst() {
			constants++
			continue
		}
		if !p.counted {
			of[p.depth]++
		}
		variables++
	}
	for depth, n := range of {
		if depth > 0 && n > 1 || n > mostInvariantParts {
			return false
		}
	}
	if constants > 1 || variables == 0 || ir.AsInt(parts[len(parts)-1].v) == nil && constants > 0 {
		return false
	}
	if variables == 1 {
		return true
	}
	return of[0] < variables && s.variableIndices(gep) == 1 && s.widens(gep) && s.steady(parts)
}

// widens reports whether the addresses of gep are wider than indices, so that one addition to them
// costs no less than one of indices.
func (s *sumSplitter) widens(gep *ir.Instr) bool {
	object := analysis.UnderlyingObject(gep.Operand(0))
	if i, ok := object.(*ir.Instr); ok && i.Op() == ir.Alloca {
		return false
	}
	costs := s.target.AddressCostsOf(object.Type().Space)
	return costs.Narrow >= costs.Unit
}

// steady reports that the part of the innermost loop differs between iterations by a constant or a
// multiple of a stride. The product with a sum of something invariant does not: unrolled, it
// becomes a sum that may wrap, and otherwise one instruction adds the rest of the index to it.
func (s *sumSplitter) steady(parts []sumPart) bool {
	last := parts[len(parts)-1]
	if last.isConst() {
		last = parts[len(parts)-2]
	}
	product, ok := last.v.(*ir.Instr)
	if !ok || product.Op() != ir.Mul {
		return true
	}
	for _, o := range product.Operands() {
		if sum, ok := o.(*ir.Instr); ok && sum.Op() == ir.Add && !ir.IsConst(sum.Operand(1)) {
			return false
		}
	}
	return last.counted || ir.IsConst(product.Operand(1)) || s.strides(product)
}

// strides reports that copies of an iteration will have products that differ by multiples of a
// variable: one factor counts the iterations of a loop that can be unrolled. Otherwise, as for the
// row that a load chooses, each product is computed, and mad.lo adds the rest of the index for
// nothing; its address would only occupy a second register throughout the loop.
func (s *sumSplitter) strides(product *ir.Instr) bool {
	l := s.around(s.varying(product, maxVaryingDepth), s.gep.Block())
	if l != nil && s.unrolls(l) {
		return true
	}
	if l == nil || slices.ContainsFunc(l.Subs, func(sub *analysis.Loop) bool { return !s.unrolls(sub) }) {
		return false
	}
	for _, o := range product.Operands() {
		f, ok := o.(*ir.Instr)
		if !ok {
			continue
		}
		switch f.Op() {
		case ir.Phi:
			ok = counts(f, l)
		case ir.Add, ir.Sub, ir.Or:
			ok = plusCounter(f, l)
		default:
			ok = false
		}
		if ok {
			return true
		}
	}
	return false
}

// counts reports a counter of a loop: a φ that each iteration adds to.
func counts(i *ir.Instr, l *analysis.Loop) bool {
	if i.Op() != ir.Phi || i.Block() != l.Header {
		return false
	}
	for k := range i.NumIncoming() {
		if !l.Contains(i.IncomingBlock(k)) {
			continue
		}
		next, ok := i.Operand(k).(*ir.Instr)
		if !ok || next.Op() != ir.Add || next.Operand(0) != ir.Value(i) && next.Operand(1) != ir.Value(i) {
			return false
		}
	}
	return true
}

// plusCounter reports a sum with a counter of the loop: of a constant, or one without carries.
func plusCounter(sum *ir.Instr, l *analysis.Loop) bool {
	a, b := sum.Operand(0), sum.Operand(1)
	switch sum.Op() {
	case ir.Add, ir.Sub:
		if !ir.IsConst(a) && !ir.IsConst(b) {
			return false
		}
	case ir.Or:
		if !sum.HasFlag(ir.Disjoint) {
			return false
		}
	}
	for _, o := range []ir.Value{a, b} {
		if phi, ok := o.(*ir.Instr); ok && counts(phi, l) {
			return true
		}
	}
	return false
}

// unrolls reports that a loop will be unrolled completely.
func (s *sumSplitter) unrolls(l *analysis.Loop) bool {
	for phi := range l.Header.Phis() {
		if s.short.decide(s.loops, phi, 0) {
			return true
		}
	}
	return false
}

// variableIndices counts the indices of an address that are no constants.
func (s *sumSplitter) variableIndices(gep *ir.Instr) int {
	n := 0
	for step := range straightline.GEPSteps(gep, s.dl) {
		if !ir.IsConst(gep.Operand(step.Operand)) {
			n++
		}
	}
	return n
}

// rewrite leaves the first part in the address and adds the others to it, after at, which is the
// address or what an earlier rewrite added to it last. It returns the last addition.
func (s *sumSplitter) rewrite(gep, at *ir.Instr, step straightline.GEPStep, ext *ir.Instr, parts []sumPart) *ir.Instr {
	b := ir.Before(gep)
	extend := func(p sumPart) *ir.Instr {
		op := ir.ZExt
		if flagOfSum(ext) == ir.NSW { // a part of a sum that is not negative may be
			op = ir.SExt
		}
		wide := b.Cast(op, p.v, ext.Type(), "")
		if p.negated { // the narrow negative may wrap
			return b.Sub(ir.NewZero(ext.Type()), wide, "")
		}
		return wide
	}
	gep.SetOperand(step.Operand, extend(parts[0]))
	b.SetBefore(at.Next())
	for _, p := range parts[1:] {
		var added *ir.Instr
		if k := ir.AsInt(p.v); k != nil {
			bytes := extended(k, flagOfSum(ext)) * step.Stride // which the type of the index may be too narrow for
			if p.negated {
				bytes = -bytes
			}
			added = ir.NewGEP(b.Ctx().I8, at, 0, ir.NewSigned(b.Ctx().I64, bytes))
		} else {
			added = ir.NewGEP(step.Indexed, at, 0, extend(p))
		}
		ir.ReplaceAllUses(at, added)
		added.SetOperand(0, at)
		at = b.Insert(added, "")
	}
	return at
}

// extended is an integer after the extension that a flag stands for.
func extended(k *ir.Const, flag ir.Flags) int64 {
	if flag == ir.NSW {
		n, _ := k.Int64()
		return n
	}
	n, _ := k.Uint64()
	return int64(n)
}
