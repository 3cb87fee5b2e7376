package slp

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/target"
	"opt-go/passes/vector/lanes"
)

// reduction is a chain of operations of one kind that may be done in any order, each but the last
// of which is used by another one only:
//
//	%s1 = add i32 %x0, %x1         %v = <%x0, %x1, %x2, %x3>
//	%s2 = add i32 %s1, %x2    ⇒    %r = call i32 @llvm.vector.reduce.add(%v)
//	%s3 = add i32 %s2, %x3         %s = add i32 %r, %phi
//	%s  = add i32 %s3, %phi
//
// What it combines, its leaves, are the roots of trees, as many of them as a vector holds.
type reduction struct {
	*walk
	root   *ir.Instr
	chain  []*ir.Instr // the root first
	in     map[*ir.Instr]bool
	leaves []leaf
	flags  ir.Flags
	parts  []ir.Value // what vectors have been reduced to
}

// leaf is an operand of the chain.
type leaf struct {
	user *ir.Instr
	k    int
	off  address // of what a load reads
	done bool
}

func (l leaf) value() ir.Value { return l.user.Operand(l.k) }

// fewestLeaves is LLVM's least number of values whose reduction is vectorized, and widestReduction
// how many registers of them are combined at once at most.
const (
	fewestLeaves    = 4
	widestReduction = 4
	mostLeaves      = 1 << 10
)

// reductions vectorizes the reductions of a block, the last one first.
func (w *walk) reductions(b *ir.Block) (changed bool) {
	var roots []*ir.Instr
	for i := range b.Backward() {
		if reducible(i) && !w.inner(i) {
			roots = append(roots, i)
		}
	}
	for _, i := range roots {
		if i.Block() != nil && w.reduce(i) {
			changed = true
		}
	}
	return changed
}

// reducible reports whether operations like i may be done in another order.
func reducible(i *ir.Instr) bool {
	if !lanes.Element(i.Type()) || len(i.Words()) > 0 {
		return false
	}
	switch i.Op() {
	case ir.FAdd, ir.FMul:
		return i.HasFlag(ir.FReassoc)
	case ir.Call:
		id := i.IntrinsicID()
		if id == "llvm.maxnum" || id == "llvm.minnum" {
			return lanes.Call(i) && i.HasFlag(ir.FNNan|ir.FNSZ)
		}
		return lanes.Call(i) && lanes.Reduction(ir.Call, id) != ""
	}
	return lanes.Reduction(i.Op(), "") != ""
}

func sameReduction(i, j *ir.Instr) bool {
	return i.Op() == j.Op() && i.Type() == j.Type() && i.Block() == j.Block() && (i.Op() != ir.Call || i.IntrinsicID() == j.IntrinsicID())
}

// inner reports whether i is an operand of another operation of its chain, and nothing else.
func (w *walk) inner(i *ir.Instr) bool {
	u := ir.SoleUser(i)
	return u != nil && reducible(u) && sameReduction(i, u)
}

// reduce vectorizes the reduction that ends with root, where that pays.
func (w *walk) reduce(root *ir.Instr) bool {
	r := &reduction{walk: w, root: root, in: map[*ir.Instr]bool{}, flags: ^ir.Flags(0)}
	r.collect(root)
	if len(r.leaves) < fewestLeaves || len(r.leaves) > mostLeaves {
		return false
	}
	for _, group := range r.groups() {
		r.vectorize(group)
	}
	if len(r.parts) == 0 {
		return false
	}
	r.finish()
	return true
}

// collect lists the chain and its leaves from left to right.
func (r *reduction) collect(i *ir.Instr) {
	r.chain = append(r.chain, i)
	r.in[i] = true
	r.flags &= i.Flags
	for k := range 2 {
		o := asInstr(i.Operand(k))
		if o != nil && ir.HasOneUse(o) && reducible(o) && sameReduction(i, o) && len(r.chain) < mostLeaves {
			r.collect(o)
			continue
		}
		r.leaves = append(r.leaves, leaf{user: i, k: k})
	}
}

// groups returns the leaves that may be lanes of one vector, as their indices: those that are
// alike, loads in the order of their addresses. A value that is combined twice is in none.
func (r *reduction) groups() (groups [][]int) {
	count := map[ir.Value]int{}
	for _, l := range r.leaves {
		count[l.value()]++
	}
	for k := range r.leaves {
		l := &r.leaves[k]
		i := asInstr(l.value())
		if i == nil || count[i] > 1 || r.in[i] || !vectorizable(i, r.dl) {
			continue
		}
		if i.Op() == ir.Load {
			l.off = r.address(i.Pointer())
		}
		at := slices.IndexFunc(groups, func(g []int) bool { return r.alike(r.leaves[g[0]], *l) })
		if at < 0 {
			at = len(groups)
			groups = append(groups, nil)
		}
		groups[at] = append(groups[at], k)
	}
	for _, g := range groups {
		if asInstr(r.leaves[g[0]].value()).Op() == ir.Load {
			slices.SortStableFunc(g, func(a, b int) int { return int(min(max(r.leaves[a].off.off-r.leaves[b].off.off, -1), 1)) })
		}
	}
	return slices.DeleteFunc(groups, func(g []int) bool { return len(g) < fewestLeaves })
}

func (r *reduction) alike(a, b leaf) bool {
	i, j := asInstr(a.value()), asInstr(b.value())
	return i.Block() == j.Block() && alike(i, j) && a.off.group == b.off.group
}

// vectorize makes vectors of leaves, in windows as wide as they may be.
func (r *reduction) vectorize(group []int) {
	most := floor2(min(len(group), widestReduction*r.mostLanes(r.root.Type()), r.limits.maxBits/8))
	for n := most; n >= fewestLeaves; n /= 2 {
		for at := 0; at+n <= len(group); {
			if !r.window(group[at : at+n]) {
				at++
				continue
			}
			group = slices.Delete(slices.Clone(group), at, at+n)
		}
	}
}

// window makes a vector of some leaves, if that is right and pays.
func (r *reduction) window(list []int) bool {
	t := newTree(r.walk)
	t.chain, t.roots = r.in, map[ir.Value]bool{}
	values := make([]ir.Value, len(list))
	for k, n := range list {
		values[k] = r.leaves[n].value()
		t.roots[values[k]] = true
	}
	root := t.build(values, place{}, 0)
	if root.gathers() || len(root.scalars) != len(values) {
		return false
	}
	cost := t.cost() + r.cost(len(list))
	t.total = cost
	if !t.worth(r.root, cost) {
		return false
	}
	r.report(r.root, "VectorizedHorizontalReduction", "Vectorized horizontal reduction with cost ", t)
	t.arrange()
	for _, n := range list {
		l := &r.leaves[n]
		l.user.SetOperand(l.k, ir.NewPoison(r.root.Type()))
		l.done = true
	}
	r.parts = append(r.parts, r.reduced(t.value(edge{root.node, nil})))
	t.finish()
	return true
}

// cost is what combining the lanes of a vector costs more than the operations that it replaces: the
// upper half is shuffled down and combined with the lower one, until one lane is left.
func (r *reduction) cost(n int) int {
	ty := r.root.Type()
	each := func(lanes int) int {
		if r.root.Op() == ir.Call {
			return r.vectors.Call(r.root.IntrinsicID(), ty, lanes)
		}
		return r.vectors.Arith(r.root.Op(), ty, lanes, target.Varying)
	}
	sum := -(n - 1) * each(1)
	for m := n / 2; m >= 1; m /= 2 {
		sum += each(max(m, 2)) + 1
	}
	if !ty.IsFloat() {
		sum += r.vectors.Element(ty)
	}
	return sum
}

// reduced makes the reduction of a vector, before the root.
func (r *reduction) reduced(v ir.Value) ir.Value {
	ty, ctx := r.root.Type(), r.f.Ctx()
	args, params := []ir.Value{v}, []*ir.Type{v.Type()}
	if op := r.root.Op(); op == ir.FAdd || op == ir.FMul {
		args, params = []ir.Value{lanes.Identity(op, ty), v}, []*ir.Type{ty, v.Type()}
	}
	f := r.f.Module().Intrinsic(lanes.Reduction(r.root.Op(), r.root.IntrinsicID()), ctx.Func(ty, params, false), lanes.Attrs(), v.Type())
	w := ir.Before(r.root).Call(f, "", args...)
	if ty.IsFloat() {
		w.Flags = r.flags & ir.FastMath
	}
	return w
}

// finish combines the parts and the leaves that are left, and removes the chain.
func (r *reduction) finish() {
	for _, l := range r.leaves {
		if !l.done {
			r.parts = append(r.parts, l.value())
		}
	}
	v := r.parts[0]
	b := ir.Before(r.root)
	for _, o := range r.parts[1:] {
		v = r.combine(b, v, o)
	}
	if i := asInstr(v); i.Name() == "" && r.root.Name() != "" && len(r.parts) > 1 {
		i.SetName("op.rdx")
	}
	r.need()
	r.scev.Forget(r.root)
	ir.ReplaceAllUses(r.root, v)
	for _, i := range r.chain { // each after its user
		i.Erase()
	}
}

func (r *reduction) combine(b *ir.Builder, x, y ir.Value) ir.Value {
	if r.root.Op() == ir.Call {
		w := b.Call(r.root.CalledFunc(), "", x, y)
		w.Flags = r.flags & ir.FastMath
		return w
	}
	return b.Binary(r.root.Op(), x, y, r.flags&ir.FastMath, "")
}
