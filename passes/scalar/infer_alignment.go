package scalar

import (
	"math/bits"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
)

// InferAlignment is LLVM's infer-alignment: it raises the alignment of loads and stores to what
// their addresses are known to have.
//
//	%y = getelementptr i8, ptr align 16 %p, i64 8
//	load i32, ptr %y, align 1                       ⇒    load i32, ptr %y, align 8
//
// First, local and global variables that are accessed as a whole get the preferred alignment of the
// type, where this module controls it: allocas up to the natural alignment of the stack, and
// globals whose definition here is final and that the linker does not copy. Then the known bits of
// an address determine the alignment, assumptions included. On targets that declare it (LLVM asks
// none), an address cast to another address space keeps its alignment. As of LLVM 22, the accesses
// before one in its block count that are at a constant distance from the same pointer.
//
// Unlike LLVM, it ignores assumptions about the addresses of globals. Since it changes globals, the
// manager runs it on one function at a time. Memory intrinsics are left to instcombine, as in LLVM.
//
// Keeps the CFG.
func InferAlignment(c *pass.Context, f *ir.Func) pass.Preserved {
	dl := f.Module().Layout
	changed := false
	raise := func(i *ir.Instr, to uint64) {
		if to > max(i.Align(), 1) {
			i.SetAlign(to)
			changed = true
		}
	}
	facts, generic := &valuetracking.Facts{}, map[ir.Value]ir.Value{}
	var accesses []*ir.Instr
	for i := range f.Instrs() {
		if i.Op() == ir.Load || i.Op() == ir.Store {
			accesses = append(accesses, i)
			if want := dl.PrefAlign(i.AccessType()); want > i.Align() {
				raise(i, alignVariable(i.Pointer(), want, dl))
			}
		} else if i.IntrinsicID() == "llvm.assume" {
			facts.AddAssume(i)
			noteCasts(generic, i)
		}
	}
	if len(accesses) == 0 {
		return pass.All
	}
	q := &simplify.Query{Query: valuetracking.Query{Layout: dl, Dom: pass.Get(c, f, analysis.Dominators), Facts: facts, CastAlign: c.Target.CastAlign}}
	const most = 32 // LLVM's Value::MaxAlignmentExponent
	bases := baseAligns{dl: dl}
	for _, i := range accesses {
		q.At = i
		width := dl.PtrBits(i.Pointer().Type().Space)
		zeros := bits.TrailingZeros64(^q.KnownBits(i.Pointer()).Zero)
		to := max(uint64(1)<<min(zeros, width-1, most), assumedOfCast(q, generic, i.Pointer()))
		if c.Version >= pass.LLVM22 {
			to = max(to, bases.of(i))
		}
		raise(i, to)
	}
	return pass.Changed(changed)
}

// noteCasts notes of which pointers an assumption knows the same address in another space: it has
// been written for generic pointers, whose spaces have become known since.
func noteCasts(generic map[ir.Value]ir.Value, assume *ir.Instr) {
	for _, v := range assume.Operands() {
		if c, ok := v.(*ir.Instr); ok && c.Op() == ir.AddrSpaceCast {
			generic[c.Operand(0)] = c
		}
	}
}

// assumedOfCast returns the alignment that an access has by what is known of its base in another
// space, as far as addresses keep it there; 1 where nothing is.
func assumedOfCast(q *simplify.Query, generic map[ir.Value]ir.Value, p ir.Value) uint64 {
	base, off, ok := analysis.ConstantOffset(p, q.Layout)
	if !ok {
		base, off = p, 0
	}
	c, ok := generic[base]
	if !ok || q.CastAlign == 0 {
		return 1
	}
	zeros := bits.TrailingZeros64(^q.KnownBits(c).Zero)
	return commonAlign(min(q.CastAlign, uint64(1)<<min(zeros, 63)), off)
}

// baseAligns are the alignments in bytes that the accesses of a block so far show pointers to have:
// an access at a constant distance from a pointer would be undefined if it were not aligned. The
// next block may not be executed where that fails.
type baseAligns struct {
	dl    *ir.DataLayout
	block *ir.Block
	known map[ir.Value]uint64
}

// of returns the alignment that an access has by those before it, and notes its own.
func (a *baseAligns) of(i *ir.Instr) uint64 {
	if i.Block() != a.block {
		a.block, a.known = i.Block(), map[ir.Value]uint64{}
	}
	base, off, ok := analysis.ConstantOffset(i.Pointer(), a.dl)
	if !ok {
		return max(i.Align(), 1)
	}
	align := max(i.Align(), 1)
	shown := commonAlign(align, off)
	if have := a.known[base]; have > shown {
		return commonAlign(have, off)
	}
	a.known[base] = shown
	return align
}

// commonAlign is the alignment of what lies off bytes beside something aligned to align.
func commonAlign(align uint64, off int64) uint64 {
	if off == 0 {
		return align
	}
	return min(align, uint64(1)<<bits.TrailingZeros64(uint64(off)))
}

// alignVariable raises the alignment of a variable to want where this module controls it, and
// returns the resulting alignment; 1 for other pointers.
func alignVariable(p ir.Value, want uint64, dl *ir.DataLayout) uint64 {
	switch v := analysis.StripCasts(p).(type) {
	case *ir.Instr:
		if v.Op() != ir.Alloca {
			return 1
		}
		if want > v.Align() && (dl.StackAlign == 0 || want <= dl.StackAlign) {
			v.SetAlign(want)
		}
		return v.Align()
	case *ir.GlobalVar:
		have := analysis.VariableAlign(v, dl)
		if want <= have || !mayAlign(v) {
			return have
		}
		if n := analysis.ModuleFlag(v.Module(), "MaxTLSAlign") / 8; v.TLS != "" && n > 0 {
			want = min(want, n)
		}
		v.Align = want
		return want
	}
	return 1
}

// mayAlign reports whether this module controls a variable's alignment: the variable is not in an
// explicit section, and in ELF no executable can hold a copy of it.
func mayAlign(v *ir.GlobalVar) bool {
	if !analysis.DefinedForGood(v) || v.Section != "" && v.Align != 0 {
		return false
	}
	elf := true
	for _, other := range []string{"darwin", "macos", "ios", "windows", "cygwin", "aix", "wasm", "watchos", "tvos"} {
		elf = elf && !strings.Contains(v.Module().Triple, other)
	}
	return !elf || v.DSOLocal || v.Linkage.IsLocal() || v.Visibility == "hidden" || v.Visibility == "protected"
}
