// Package vectorize is LLVM's load-store-vectorizer: it merges accesses of adjacent memory into
// accesses of vectors. Run describes the algorithm; offset.go computes the distance of two
// addresses, split.go decides which accesses may be merged, emit.go writes them.
//
// Invariant: an access moves only over instructions that cannot access its memory, and the merged
// one has at least the alignment that the target requires.
package vectorize

import (
	"math/bits"
	"slices"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// Run is LLVM's load-store-vectorizer: loads, or stores, of adjacent memory in one block become
// one access of a vector, which on GPUs is one transaction (ld.v2, ld.v4) instead of several.
//
//	%a = load i32, ptr %p, align 8             %1 = load <2 x i32>, ptr %p, align 8
//	%q = getelementptr i8, ptr %p, i64 4   ⇒   %a1 = extractelement <2 x i32> %1, i32 0
//	%b = load i32, ptr %q, align 4             %b2 = extractelement <2 x i32> %1, i32 1
//
// Terms: a chain is a list of loads, or of stores, at constant distances from its first one, the
// leader. A stretch is a part of a block in which control surely passes from the first instruction
// to the last.
//
// Phases, for every stretch:
//   - classes: simple accesses by underlying object, space and size of the scalar;
//   - chains: by distance from a leader (offset.go);
//   - split (split.go, gap.go): at accesses in between that may alias, at gaps, by alignment and by
//     the widest access of the target (target.Target.VectorBits). As of LLVM 22, loads may overlap,
//     and gaps are filled where the target has accesses under a constant mask;
//   - emit (emit.go): loads move up to the first of their chain, stores down to the last.
//
// Differences from LLVM: distances come from the address computations themselves, not from scalar
// evolution, so two inductions of a loop are not compared; nsw, nuw and disjoint count wherever
// they stand, since an access through a poisoned address is undefined. Of different TBAA tags none
// is kept.
//
// Keeps the CFG. Does nothing in functions marked noimplicitfloat.
// Cost: linear but for the walks between the members of a chain, which maxAliasSteps bounds.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	if f.Attrs.Fn.Has("noimplicitfloat") {
		return pass.All
	}
	v := &vectorizer{c: c, f: f, dl: f.Module().Layout, aa: pass.Get(c, f, alias.AA), forms: map[ir.Value]*linearForm{},
		facts: assumptions(f), newer: c.Version >= pass.LLVM22, extras: map[*ir.Instr]bool{}}
	changed := false
	for _, b := range slices.Backward(analysis.ReversePostorder(f)) {
		changed = v.block(b) || changed
	}
	return pass.Changed(changed)
}

// assumptions are the facts that a function's assumptions tell.
func assumptions(f *ir.Func) *valuetracking.Facts {
	facts := &valuetracking.Facts{}
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.assume" {
			facts.AddAssume(i)
		}
	}
	return facts
}

// query asks what is known where at is executed.
func (v *vectorizer) query(at *ir.Instr) *simplify.Query {
	return &simplify.Query{Query: valuetracking.Query{Layout: v.dl, At: at, Facts: v.facts, Dom: pass.Get(v.c, v.f, analysis.Dominators)}}
}

// maxChainsToTry bounds with how many leaders an access is compared, as in LLVM.
const maxChainsToTry = 64

// maxAliasSteps bounds the instructions between the members of one chain that are visited.
const maxAliasSteps = 1 << 16

type vectorizer struct {
	c     *pass.Context
	f     *ir.Func
	dl    *ir.DataLayout
	aa    *alias.Analysis
	forms map[ir.Value]*linearForm // of addresses
	dead  []*ir.Instr              // accesses that vectors replace
	facts *valuetracking.Facts     // the function's assumptions

	newer  bool               // as of LLVM 22
	extras map[*ir.Instr]bool // accesses of gaps (gap.go), in this block
}

// member is an access and its distance from the chain's leader in bytes.
type member struct {
	i   *ir.Instr
	off int64
}

type chain []member

// block splits b into regions: after an instruction that may not return, memory need not be
// dereferenceable any more.
func (v *vectorizer) block(b *ir.Block) bool {
	changed := false
	var stretch []*ir.Instr
	flush := func() {
		for _, class := range v.merge(v.classes(stretch)) {
			for _, ch := range v.gather(class.members) {
				changed = v.chain(ch) || changed
			}
		}
		stretch = stretch[:0]
	}
	for i := range b.Instrs() {
		if !analysis.TransfersControl(i) {
			flush()
		}
		stretch = append(stretch, i)
	}
	flush()
	v.eraseDead(b)
	return changed
}

// eraseDead deletes the accesses that vectors replace, and those of gaps.
func (v *vectorizer) eraseDead(b *ir.Block) {
	for _, i := range v.dead {
		delete(v.extras, i)
	}
	if len(v.extras) > 0 { // in the order of the block, so that the use lists do not depend on the map's
		for i := range b.Instrs() {
			if v.extras[i] {
				v.dead = append(v.dead, i)
			}
		}
		clear(v.extras)
	}
	for _, i := range v.dead {
		p := asInstr(i.Pointer())
		if !ir.HasUses(i) {
			i.Erase()
		}
		if p != nil {
			rewrite.EraseDead(p)
		}
	}
	v.dead = v.dead[:0]
}

// class is the accesses that could become parts of one vector, in the order of the block.
type class struct {
	key     classKey
	members []*ir.Instr
}

type classKey struct {
	object ir.Value
	space  int
	bits   uint64 // of the scalar
	load   bool
}

// classes sorts the accesses that could become part of a vector; classes in the order of their
// first member.
func (v *vectorizer) classes(stretch []*ir.Instr) []class {
	number := map[classKey]int{}
	var out []class
	for _, i := range stretch {
		if !v.eligible(i) {
			continue
		}
		p := i.Pointer()
		object := analysis.UnderlyingObject(p)
		if sel := asInstr(object); sel != nil && sel.Op() == ir.Select {
			object = sel.Operand(0) // selects by one condition may be adjacent
		}
		key := classKey{object, spaceOf(p), v.dl.SizeBits(i.AccessType().Scalar()), i.Op() == ir.Load}
		k, ok := number[key]
		if !ok {
			k = len(out)
			number[key] = k
			out = append(out, class{key: key})
		}
		out[k].members = append(out[k].members, i)
	}
	return out
}

// merge joins the classes whose objects are pointers into the object of another class: the search
// for the object of an access is bounded. As of LLVM 22.
func (v *vectorizer) merge(classes []class) []class {
	if !v.newer || len(classes) < 2 {
		return classes
	}
	number := make(map[classKey]int, len(classes))
	for k, c := range classes {
		number[c.key] = k
	}
	out := classes[:0:0]
	target := make([]int, len(classes))
	for k, c := range classes {
		target[k] = k
		for key := c.key; ; {
			key.object = analysis.UnderlyingObject(key.object)
			n, ok := number[key]
			if !ok || n == target[k] {
				break
			}
			target[k] = n
		}
	}
	for k := range classes {
		if n := target[k]; n != k {
			classes[n].members = append(classes[n].members, classes[k].members...)
			classes[k].members = nil
		}
	}
	for k := range classes {
		if m := classes[k].members; len(m) > 0 {
			slices.SortStableFunc(m, func(a, b *ir.Instr) int {
				switch {
				case a == b:
					return 0
				case a.ComesBefore(b):
					return -1
				}
				return 1
			})
			out = append(out, classes[k])
		}
	}
	return out
}

// eligible reports whether an access of i's type can be a part of a vector at all.
func (v *vectorizer) eligible(i *ir.Instr) bool {
	if i.Op() != ir.Load && i.Op() != ir.Store || !i.IsSimple() {
		return false
	}
	t := i.AccessType()
	if t.IsVector() && (t.Scalable || t.Scalar().IsPtr()) {
		return false
	}
	if s := t.Scalar(); !s.IsInt() && !s.IsFloat() && !s.IsPtr() {
		return false
	}
	if bits.OnesCount64(v.dl.SizeBits(t.Scalar())) != 1 {
		return false // an i24 has padding in an array and none in a vector
	}
	size := v.dl.SizeBits(t)
	return size%8 == 0 && size <= uint64(v.widest(spaceOf(i.Pointer()))*8/2)
}

// gather finds the chains of a class. An access joins the most recently used chain to whose leader
// its distance is known.
func (v *vectorizer) gather(class []*ir.Instr) []chain {
	var recent []*chain // the most recently used last
	for _, i := range class {
		joined := false
		for k := len(recent) - 1; k >= 0 && len(recent)-k <= maxChainsToTry; k-- {
			ch := recent[k]
			leader := (*ch)[0].i
			off, ok := v.distance(leader.Pointer(), i.Pointer(), i, 0)
			if !ok {
				continue
			}
			*ch = append(*ch, member{i, off})
			recent = append(append(recent[:k:k], recent[k+1:]...), ch)
			joined = true
			break
		}
		if !joined {
			recent = append(recent, &chain{{i, 0}})
		}
	}
	var out []chain
	for k := len(recent) - 1; k >= 0; k-- {
		if len(*recent[k]) > 1 {
			out = append(out, *recent[k])
		}
	}
	return out
}

// chain vectorizes a chain as far as possible.
func (v *vectorizer) chain(ch chain) bool {
	changed := false
	for _, a := range v.splitByAlias(ch) {
		for _, b := range v.splitByContiguity(a) {
			for _, c := range v.splitByAlignment(b) {
				if len(c) == 2 && v.hasExtra(c) {
					continue // one access of the program
				}
				v.emit(c)
				changed = true
			}
		}
	}
	return changed
}

func sortByBlockOrder(ch chain) {
	sort.SliceStable(ch, func(a, b int) bool { return ch[a].i != ch[b].i && ch[a].i.ComesBefore(ch[b].i) })
}

func sortByOffset(ch chain) {
	sort.SliceStable(ch, func(a, b int) bool {
		if ch[a].off != ch[b].off {
			return ch[a].off < ch[b].off
		}
		return ch[a].i != ch[b].i && ch[a].i.ComesBefore(ch[b].i)
	})
}
