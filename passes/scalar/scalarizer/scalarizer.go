// Package scalarizer is LLVM's scalarizer: it splits operations on fixed vectors into operations on
// their elements, for targets without vector registers and for analyses that know scalars only.
//
//	%y = add <2 x i32> %x, <i32 1, i32 2>    ⇒    %x.i0 = extractelement <2 x i32> %x, i64 0
//	%z = extractelement <2 x i32> %y, i64 1       %y.i0 = add i32 %x.i0, 1
//	                                              %x.i1 = extractelement <2 x i32> %x, i64 1
//	                                              %y.i1 = add i32 %x.i1, 2        uses of %z ⇒ %y.i1
//
// One file each:
//
//   - scalarizer.go: the walk, and what is put together again at its end
//   - scatter.go: how a type splits into fragments, and a value into theirs
//   - visit.go: arithmetic, casts, selects, φs, addresses, calls of intrinsics
//   - lanes.go: instructions that move elements; bitcasts; loads and stores
//
// Blocks are visited in reverse postorder, so that the operands of an instruction, but those of φs,
// have been split before it. A value that something still needs as a vector is rebuilt with
// insertelement, at its place.
//
// -scalarize-load-store splits loads and stores too, -scalarize-min-bits keeps elements together
// that fit into so many bits, -scalarize-variable-insert-extract=false keeps accesses by a variable
// index. Scalable vectors stay. Elements of vectors of one element are scalars.
//
// Invariant: a fragment of a value dominates all uses of the value: it is computed where the value
// is, or right after it. Cost: linear in the number of elements.
package scalarizer

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// Run splits the vectors of a function.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	s := &scalarizer{f: f, layout: f.Module().Layout, dom: pass.Get(c, f, analysis.Dominators), scattered: map[fragmentsOf]*[]ir.Value{},
		memory: c.FlagBool("scalarize-load-store", false), variable: c.FlagBool("scalarize-variable-insert-extract", true),
		minBits: uint64(c.FlagInt("scalarize-min-bits", 0))}
	for _, b := range analysis.ReversePostorder(f) {
		for i := range b.Instrs() {
			if s.visit(i) && i.Type().IsVoid() {
				i.Erase()
				s.changed = true
			}
		}
	}
	return pass.Changed(s.finish())
}

// Flags are the flags of scalarizer.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "scalarize-load-store", Default: "false", Help: "split loads and stores"},
		{Name: "scalarize-min-bits", Default: "0", Natural: true, Help: "keep elements together that fit into so many bits"},
		{Name: "scalarize-variable-insert-extract", Default: "true", Help: "split accesses to elements by a variable index"},
	}
}

// fragmentsOf identifies the fragments of a value: how it is split depends on the type of the
// fragments.
type fragmentsOf struct {
	v    ir.Value
	frag *ir.Type
}

// rebuilt is an instruction whose fragments have been computed.
type rebuilt struct {
	i     *ir.Instr
	parts *[]ir.Value
}

type scalarizer struct {
	f                *ir.Func
	layout           *ir.DataLayout
	dom              *analysis.DomTree
	memory, variable bool
	minBits          uint64
	scattered        map[fragmentsOf]*[]ir.Value // nil: not computed yet
	gathered         []rebuilt
	dead             []*ir.Instr // perhaps
	changed          bool
}

// gather records the fragments of i. Fragments of i that were extracted from it before, by φs, give
// way to them.
func (s *scalarizer) gather(i *ir.Instr, parts []ir.Value, sp split) bool {
	s.transfer(i, parts)
	known := s.cacheOf(i, sp)
	for k, old := range *known {
		if old == nil || old == parts[k] {
			continue
		}
		o := old.(*ir.Instr)
		if n, ok := parts[k].(*ir.Instr); ok {
			n.TakeName(o)
		}
		ir.ReplaceAllUses(o, parts[k])
		s.dead = append(s.dead, o)
	}
	*known = parts
	s.gathered = append(s.gathered, rebuilt{i, known})
	return true
}

// transferred are the kinds of metadata that hold for the elements of what they hold for.
var transferred = []string{"tbaa", "fpmath", "tbaa.struct", "invariant.load", "alias.scope", "noalias", "llvm.mem.parallel_loop_access", "llvm.access.group"}

// transfer gives fragments the flags and the metadata of what they are fragments of.
func (s *scalarizer) transfer(i *ir.Instr, parts []ir.Value) {
	for _, v := range parts {
		n, ok := v.(*ir.Instr)
		if !ok {
			continue
		}
		for _, kind := range transferred {
			if md := i.MD(kind); md != nil {
				n.SetMD(kind, md)
			}
		}
		if n.Op() == i.Op() {
			n.Flags |= i.Flags & (ir.PoisonFlags | ir.FastMath)
		}
		if n.DebugLoc() == nil {
			n.CopyDebugLoc(i)
		}
	}
}

// replace puts a scalar in place of the result of i.
func (s *scalarizer) replace(i *ir.Instr, v ir.Value) bool {
	if v != ir.Value(i) {
		ir.ReplaceAllUses(i, v)
		s.dead = append(s.dead, i)
		s.changed = true
	}
	return true
}

// finish rebuilds the vectors that are still needed, and erases what is not.
func (s *scalarizer) finish() bool {
	if len(s.gathered) == 0 && len(s.scattered) == 0 && !s.changed {
		return false
	}
	for _, g := range s.gathered {
		if ir.HasUses(g.i) {
			at := ir.Before(g.i)
			if g.i.Op() == ir.Phi {
				at.SetBefore(g.i.Block().FirstInsertion())
			}
			sp, _ := s.splitOf(g.i.Type())
			v := s.concatenate(at, *g.parts, sp, g.i.Name())
			if n, ok := v.(*ir.Instr); ok {
				n.TakeName(g.i)
			}
			ir.ReplaceAllUses(g.i, v)
		}
		s.dead = append(s.dead, g.i)
	}
	rewrite.EraseDead(s.dead...)
	return true
}

// concatenate makes a vector of its fragments.
func (s *scalarizer) concatenate(at *ir.Builder, parts []ir.Value, sp split, name string) ir.Value {
	n := int(sp.vec.Len)
	var out ir.Value = ir.NewPoison(sp.vec)
	for k, part := range parts {
		first, upTo := k*sp.packed, name+".upto"+strconv.Itoa(k)
		if !part.Type().IsVector() {
			insert := ir.NewInstr(ir.InsertElement, sp.vec, out, part, ir.NewInt(at.Ctx().I64, uint64(first)))
			out = s.make(at, insert, upTo)
			continue
		}
		extend, width := make([]int32, n), int(part.Type().Len)
		for j := range extend {
			extend[j] = -1
			if j < sp.packed {
				extend[j] = int32(j)
			}
		}
		wide := s.shuffle(at, part, part, extend, "")
		if k == 0 {
			out = wide
			continue
		}
		merge := make([]int32, n)
		for j := range merge {
			merge[j] = int32(j)
			if j >= first && j < first+width {
				merge[j] = int32(n + j - first)
			}
		}
		out = s.shuffle(at, out, wide, merge, upTo)
	}
	return out
}

func (s *scalarizer) shuffle(at *ir.Builder, x, y ir.Value, mask []int32, name string) ir.Value {
	t := x.Type()
	i := ir.NewInstr(ir.ShuffleVector, t.Context().Vector(uint64(len(mask)), t.Elem, false), x, y)
	i.SetMask(mask)
	return s.make(at, i, name)
}

// make inserts an instruction unless it is a constant.
func (s *scalarizer) make(at *ir.Builder, i *ir.Instr, name string) ir.Value {
	v := constfold.InstrOrInsert(at, i, s.layout)
	if v == ir.Value(i) {
		i.SetName(name)
	}
	return v
}
