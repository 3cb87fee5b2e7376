// Package separateoffset is LLVM's separate-const-offset-from-gep, the first of the gpucc paper's
// straight-line scalar optimizations (section 3.4.1): the constant part of an address is added
// last. Run describes the algorithm, and names the file of each step.
//
// Invariant: an address keeps its value modulo the width of the pointer's index type; no-wrap flags
// are dropped where the new order of the sum may wrap.
package separateoffset

import (
	"fmt"
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
	"opt-go/passes/target"
)

// Run is the gpucc paper's pointer arithmetic reassociation (PAR, section 3.4.1) and LLVM 19's
// separate-const-offset-from-gep: it extracts the constant part of the indices of a getelementptr
// and adds it last. There the addressing mode of an access folds it for free, and the remainder is
// often available already.
//
//	%j = add i64 %i, 5                              %1 = getelementptr float, ptr %p, i64 %i
//	%q = getelementptr float, ptr %p, i64 %j   ⇒    %q = getelementptr i8, ptr %1, i64 20
//
// Phases, for each getelementptr in block order:
//   - canonicalize: indices become as wide as the pointer's index type;
//   - accumulate: the constants that can be pulled out, in bytes (find.go);
//   - split, when the sum folds into an access on this target: the indices are rebuilt without the
//     constants (rebuild.go) and one getelementptr over i8 adds them;
//   - lower-gep: the remaining indices become arithmetic on bytes (lower.go), on every target;
//   - with strict, a place in a variable counts as the variable and a constant: fields of what is
//     in shared memory share their indices; and a constant stays in a narrow sum of variables that
//     too few other addresses have (shared.go);
//   - reorder: without a constant of its own, a getelementptr changes places with the constant one
//     that it is based on.
//
// With pass.LLVM22 or strict, a base that adds bytes is taken along, blocks are visited in reverse
// postorder, and the new addresses keep flags that hold (flags.go).
//
// Then, over the whole function, sums of sign extensions that the first phase left are merged again
// (reunite.go).
//
// What LLVM 19 does and LangRef does not allow: it keeps inbounds on the last getelementptr
// although the one before may lie outside of the object, and takes an index of an inbounds
// getelementptr for non-negative. So does this pass, since what it prints is compared with LLVM's;
// the parameter strict makes both depend on a proof, and our pipelines set it. Never done, although
// LLVM does it: to trace from an extension into a truncation (the narrow sum may wrap), and into
// the right side of a subtraction that is sign- and then zero-extended.
//
// Keeps the CFG. Not handled: vectors of pointers, indices whose stride is scalable, inttoptr.
// Cost: linear; a search follows at most maxOffsetDepth operands, and what it searched in vain is
// not searched again.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	if c.FlagBool("disable-separate-const-offset-from-gep", false) {
		return pass.All
	}
	s := &offsetSeparator{
		c: c, f: f, dl: f.Module().Layout, dom: pass.Get(c, f, analysis.Dominators),
		lower: c.Opts.Bool("lower-gep", false), strict: c.Opts.Bool("strict", false),
		newer: c.Version >= pass.LLVM22 || c.Opts.Bool("strict", false), failed: newFailedSearches(f.ValueBound()),
	}
	s.query = simplify.Query{Query: valuetracking.Query{Layout: s.dl, Dom: s.dom}}
	if s.strict && !s.lower {
		s.sums = countSums(f, func(gep *ir.Instr) []straightline.GEPStep { return slices.Collect(straightline.GEPSteps(gep, s.dl)) })
	}
	changed, extended := false, false
	for _, b := range s.order() {
		for i := range b.Instrs() {
			switch i.Op() {
			case ir.GetElementPtr:
				changed = s.split(i) || changed
			case ir.SExt:
				extended = true
			}
		}
	}
	if extended {
		changed = s.reuniteExtensions() || changed
	}
	if c.FlagBool("reassociate-geps-verify-no-dead-code", false) {
		verifyNoDeadCode(f)
	}
	return pass.Changed(changed)
}

// Params are the parameters of separate-const-offset-from-gep in a pipeline.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "lower-gep", Help: "lower the remaining indices to arithmetic"},
		{Name: "strict", Help: "keep and rely on inbounds only where it is proven"},
	}
}

// Flags are the command-line options of separate-const-offset-from-gep.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "disable-separate-const-offset-from-gep", Default: "false", Help: "disable the pass"},
		{Name: "reassociate-geps-verify-no-dead-code", Default: "false", Help: "fail if dead code remains"},
	}
}

type offsetSeparator struct {
	c             *pass.Context
	f             *ir.Func
	dl            *ir.DataLayout
	dom           *analysis.DomTree
	query         simplify.Query
	lower, strict bool
	newer         bool // as LLVM 22 does it
	failed        failedSearches
	sums          sharedSums // in strict mode
	// adds and subs hold dominating sums and differences that cannot overflow: see
	// reuniteExtensions.
	adds, subs map[valuePair][]*ir.Instr
}

// order returns the reachable blocks as LLVM visits them. In reverse postorder, which LLVM 22 has,
// a base is split before what is based on it.
func (s *offsetSeparator) order() []*ir.Block {
	if s.newer {
		return analysis.ReversePostorder(s.f)
	}
	var out []*ir.Block
	for b := range s.f.Blocks() {
		if s.dom.Reachable(b) {
			out = append(out, b)
		}
	}
	return out
}

// split rewrites one getelementptr and reports whether it changed anything.
func (s *offsetSeparator) split(gep *ir.Instr) bool {
	if gep.Type().IsVector() || allConstantIndices(gep) && (!s.newer || addedBytes(gep.Operand(0)) == nil) {
		return false
	}
	changed := s.canonicalizeIndices(gep)
	steps := slices.Collect(straightline.GEPSteps(gep, s.dl))
	offset, found := s.accumulate(gep, steps)
	base, lead, baseFlags := s.constantBase(gep)
	if !found && base == gep.Operand(0) {
		return s.reorder(gep) || changed
	}
	offset += lead
	if !s.lower && !s.folds(gep, offset) {
		s.c.Remark(pass.Missed, "OffsetNotLegal", s.f, gep, pass.Text("constant offset of "),
			pass.Arg{Key: "Offset", Val: strconv.FormatInt(offset, 10)},
			pass.Text(" bytes stays in the index: it does not fold into an address of the target"))
		return changed
	}
	r := s.removeOffsets(gep, steps)
	inner, outer := s.splitFlags(gep, baseFlags, lead, offset, r)
	old, _ := gep.Operand(0).(*ir.Instr)
	gep.SetOperand(0, base)
	if old != nil && old != base {
		rewrite.EraseDead(old)
	}
	gep.Flags = gep.Flags&^gepFlags | inner
	s.c.Count("Number of constant offsets separated", 1)
	s.c.Remark(pass.Passed, "OffsetSeparated", s.f, gep, pass.Text("constant offset of "),
		pass.Arg{Key: "Offset", Val: strconv.FormatInt(offset, 10)}, pass.Text(" bytes separated from the indices"))
	switch {
	case s.lower:
		s.lowerIndices(gep, steps, offset)
	case offset != 0:
		s.addOffset(gep, offset, outer)
	}
	return true
}

// constantBase takes the offset off a base, and returns the flags of the addition. In LLVM 19 that
// is never done, in LLVM 22 with a base that is a constant number of bytes from another one. If
// strict, with a place in a variable, whatever its type; LLVM leaves it to instruction selection.
func (s *offsetSeparator) constantBase(gep *ir.Instr) (base ir.Value, offset int64, flags ir.Flags) {
	p := gep.Operand(0)
	if k, ok := p.(*ir.Const); ok && s.strict && !s.lower && k.Kind == ir.ExprConst {
		if b, off, ok := analysis.ConstantOffset(p, s.dl); ok && b != p {
			if off >= 0 && gep.HasFlag(ir.InBounds) && underlying(b) != nil {
				flags = gepFlags // from the start of the object to a place in it
			}
			return b, off, flags
		}
	}
	if s.newer {
		if a := addedBytes(p); a != nil {
			return a.base, a.bytes, a.flags
		}
	}
	return p, 0, gepFlags
}

func allConstantIndices(gep *ir.Instr) bool {
	for k := 1; k < gep.NumOperands(); k++ {
		if c, ok := gep.Operand(k).(*ir.Const); !ok || c.Kind != ir.IntConst {
			return false
		}
	}
	return true
}

// canonicalizeIndices makes the indices as wide as the pointer's index type, fields aside.
// Constants get a cast as well: the search sees through it.
func (s *offsetSeparator) canonicalizeIndices(gep *ir.Instr) bool {
	changed := false
	want := s.dl.IndexType(gep.Type())
	for step := range straightline.GEPSteps(gep, s.dl) {
		v := gep.Operand(step.Operand)
		if step.Field || v.Type() == want {
			continue
		}
		op := ir.SExt
		if v.Type().Bits > want.Bits {
			op = ir.Trunc
		}
		b := ir.Before(gep)
		b.Loc = nil
		gep.SetOperand(step.Operand, b.Cast(op, v, want, "idxprom"))
		changed = true
	}
	return changed
}

// accumulate returns what can be pulled out of the indices in bytes, and whether there is anything;
// the sum may be 0.
func (s *offsetSeparator) accumulate(gep *ir.Instr, steps []straightline.GEPStep) (offset int64, found bool) {
	for _, step := range steps {
		switch {
		case step.Scalable:
		case step.Field:
			if s.lower && step.Stride != 0 {
				found = true
				offset += step.Stride
			}
		default:
			e := s.extractor(gep, step)
			if k := e.search(gep.Operand(step.Operand)); k != nil && s.sums.pays(gep, step) {
				n, _ := k.Int64()
				found = true
				offset += n * step.Stride
			}
		}
	}
	return offset, found
}

// folds reports whether base+offset is an address of the target.
func (s *offsetSeparator) folds(gep *ir.Instr, offset int64) bool {
	return s.c.Target.FoldsAddress(target.AddressMode{Offset: offset, BaseReg: true, Space: gep.Type().Space,
		Bytes: int64(s.dl.StoreSize(straightline.ResultElement(gep)))})
}

func (s *offsetSeparator) nonNegative(v ir.Value) bool {
	return v.Type().Kind == ir.IntKind && s.query.KnownBits(v).NonNegative(v.Type().Bits)
}

// addOffset inserts a getelementptr over bytes after gep, which replaces it and takes its name.
func (s *offsetSeparator) addOffset(gep *ir.Instr, offset int64, flags ir.Flags) {
	base := gep.Clone()
	base.InsertBefore(gep)
	k := ir.NewSigned(s.dl.IndexType(gep.Type()), offset)
	sum := ir.Before(gep).GEP(s.f.Ctx().I8, base, flags, "", k)
	sum.SetNameAfter(gep)
	sum.SetAttachments(gep.Attachments())
	ir.ReplaceAllUses(gep, sum)
	gep.Erase()
}

// reorder exchanges the indices of gep, which has no constant of its own, with those of the
// getelementptr that it is based on, which has one: the constant comes last. The chain stays
// inbounds when no index is negative.
func (s *offsetSeparator) reorder(gep *ir.Instr) bool {
	base, ok := gep.Operand(0).(*ir.Instr)
	if !ok || base.Op() != ir.GetElementPtr {
		return false
	}
	offset, found := s.accumulate(base, slices.Collect(straightline.GEPSteps(base, s.dl)))
	if !found || !s.folds(gep, offset) {
		return false
	}
	flags := gep.Flags & base.Flags & ir.InBounds
	for _, g := range []*ir.Instr{gep, base} {
		for k := 1; k < g.NumOperands() && flags != 0; k++ {
			if !s.nonNegative(g.Operand(k)) {
				flags = 0
			}
		}
	}
	b := ir.Before(gep)
	inner := b.GEP(gep.ElemTy, base.Operand(0), flags, "", indices(gep)...)
	outer := b.GEP(base.ElemTy, inner, flags, "", indices(base)...)
	s.c.Remark(pass.Passed, "OffsetMovedLast", s.f, gep, pass.Text("constant offset of "),
		pass.Arg{Key: "Offset", Val: strconv.FormatInt(offset, 10)}, pass.Text(" bytes is added last"))
	ir.ReplaceAllUses(gep, outer)
	rewrite.EraseDead(gep)
	return true
}

func indices(gep *ir.Instr) []ir.Value {
	out := make([]ir.Value, 0, gep.NumOperands()-1)
	for k := 1; k < gep.NumOperands(); k++ {
		out = append(out, gep.Operand(k))
	}
	return out
}

func verifyNoDeadCode(f *ir.Func) {
	for i := range f.Instrs() {
		if analysis.TriviallyDead(i) {
			panic(fmt.Sprintf("dead instruction detected in @%s: %s", f.Name(), i))
		}
	}
}
