// Package aggressive is LLVM's aggressive-instcombine: patterns whose search is more expensive than
// instcombine's. trunc.go narrows whole expressions whose only user is a trunc. bits.go, shift.go,
// count.go and table.go recognize source-code idioms.
package aggressive

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// Run is LLVM's aggressive-instcombine. It narrows an expression whose only user is a trunc
// (trunc.go). Then it visits the instructions of each block from the last to the first:
//
//   - tests of several bits of a value, one by one, become one compare with a mask (bits.go);
//   - a shift or rotation that is branched around when its amount is zero becomes a funnel shift
//     (shift.go);
//   - a parallel bit count becomes llvm.ctpop (count.go); a table lookup by the lowest bit of a
//     number, such as by its product with a De Bruijn sequence, becomes llvm.cttz (table.go);
//   - the upper half of a product that is computed in halves becomes a wider multiplication
//     (high_half.go), as in LLVM 22;
//   - loads of adjacent bytes combined by shifts and ors become one load (merge.go);
//   - a load with a variable index from a constant global becomes a constant, if all
//     elements that it may read are equal (pattern.go);
//   - a library sqrt whose argument is not less than zero, which does not set errno,
//     becomes llvm.sqrt where the target has an instruction (root.go).
//
// Replaced instructions are erased by a final simplification of all blocks, if they have no other
// uses.
//
// Not done, unlike LLVM: saturating conversions of floats, which are slow on targets without an
// instruction for them; strncmp and memchr of a few bytes.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	a := &aggressive{c: c, f: f, dt: pass.Get(c, f, analysis.Dominators), q: &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout}}, library: library.Of(c.Target, f.Module())}
	changed := a.narrow()
	if a.idioms() {
		changed = true
		a.tidy()
	}
	return pass.Changed(changed)
}

type aggressive struct {
	c  *pass.Context
	f  *ir.Func
	dt *analysis.DomTree
	q  *simplify.Query

	library library.Functions
}

func (a *aggressive) idioms() (changed bool) {
	for b := range a.f.Blocks() {
		if !a.dt.Reachable(b) {
			continue
		}
		for i := range b.Backward() {
			for _, try := range idioms {
				if try.with(a, i) {
					a.c.Count(try.count, 1)
					changed = true
				}
			}
		}
	}
	return changed
}

// idioms are tried in LLVM's order.
var idioms = []struct {
	with  func(a *aggressive, i *ir.Instr) bool
	count string
}{
	{(*aggressive).bitTests, "Number of any/all-bits-set patterns folded"},
	{(*aggressive).guardedShift, "Number of guarded rotates and funnel shifts transformed into funnel shifts"},
	{(*aggressive).countOfBits, "Number of popcount idioms recognized"},
	{(*aggressive).tableOfZeros, "Number of table-based cttz idioms recognized"},
	{(*aggressive).highHalf, "Number of products computed in halves that became wide ones"},
	{(*aggressive).mergedLoad, "Number of loads of adjacent memory joined"},
	{(*aggressive).patternedLoad, "Number of loads of a pattern folded"},
	{(*aggressive).root, "Number of calls of sqrt that became instructions"},
}

// tidy simplifies all instructions, and erases those that are dead.
func (a *aggressive) tidy() {
	for b := range a.f.Blocks() {
		var dead []*ir.Instr
		for work := instrsOf(b); len(work) > 0; {
			var again []*ir.Instr
			for _, i := range work {
				if analysis.TriviallyDead(i) {
					dead = append(dead, i)
					continue
				}
				v := a.q.Instr(i)
				if v == nil || !ir.HasUses(i) {
					continue
				}
				for u := range ir.Users(i) {
					if u != i {
						again = append(again, u)
					}
				}
				ir.ReplaceAllUses(i, v)
				if analysis.TriviallyDead(i) {
					dead = append(dead, i)
				}
			}
			work = again
		}
		rewrite.EraseDead(dead...)
	}
}

func instrsOf(b *ir.Block) (out []*ir.Instr) {
	for i := range b.Instrs() {
		out = append(out, i)
	}
	return out
}

// operation returns v as an instruction of an opcode, or nil.
func operation(v ir.Value, op ir.Op) *ir.Instr {
	if i, ok := v.(*ir.Instr); ok && i.Op() == op {
		return i
	}
	return nil
}

// number returns v as a constant integer of at most 64 bits, or the element of a splat vector.
func number(v ir.Value) (n uint64, ok bool) {
	k, isConst := v.(*ir.Const)
	if !isConst {
		return 0, false
	}
	if s := k.Splat(); s != nil {
		k = s
	}
	if k.Kind != ir.IntConst {
		return 0, false
	}
	return k.Uint64()
}

// splat returns n as a constant of an integer type or a vector of one.
func splat(ty *ir.Type, n uint64) *ir.Const {
	k := ir.NewInt(ty.Scalar(), n)
	if ty.IsVector() {
		return ir.NewSplat(ty, k)
	}
	return k
}

// intrinsic creates a call of an intrinsic whose arguments and result have one type. The flags
// follow the arguments as i1 constants.
func intrinsic(b *ir.Builder, f *ir.Func, base string, args []ir.Value, flags ...ir.Value) *ir.Instr {
	ty := args[0].Type()
	types := make([]*ir.Type, len(args))
	for k := range args {
		types[k] = ty
	}
	for _, v := range flags {
		types = append(types, v.Type())
	}
	callee := f.Module().Intrinsic(base, f.Ctx().Func(ty, types, false), nil, ty)
	return b.Call(callee, "", append(args, flags...)...)
}
