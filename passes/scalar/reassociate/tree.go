package reassociate

import (
	"math"
	"slices"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// leaf is an operand of an expression.
type leaf struct {
	rank uint64
	v    ir.Value
}

// promises are the flags that hold for all operations of a tree, and the facts about its leaves.
type promises struct {
	nuw, nsw             bool
	nonNegative, nonZero bool // leaves
}

// gathering collects the leaves of a tree.
type gathering struct {
	op     ir.Op
	leaves map[ir.Value]int // how often each occurs, so far
	order  []ir.Value
	flags  promises
}

// part is an operation of a tree, and how often its value occurs in the expression.
type part struct {
	i *ir.Instr
	n int
}

// linearize returns the leaves of the tree at i. Negations in products become products by -1.
func (r *reassociation) linearize(i *ir.Instr) ([]leaf, promises) {
	g := &gathering{op: i.Op(), leaves: map[ir.Value]int{}, flags: promises{true, true, true, true}}
	work := []part{{i, 1}}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		g.flags.nuw = g.flags.nuw && p.i.HasFlag(ir.NUW)
		g.flags.nsw = g.flags.nsw && p.i.HasFlag(ir.NSW)
		n := p.n
		for k := range 2 {
			o := p.i.Operand(k)
			if in := inner(o, g.op); in != nil {
				work = append(work, part{in, n})
				continue
			}
			if _, seen := g.leaves[o]; seen {
				g.leaves[o] += n
				continue
			}
			if neg, ok := o.(*ir.Instr); ok && integerOp(g.op) == ir.Mul && negated(neg) != nil && ir.HasOneUse(neg) {
				m := r.negationToProduct(neg)
				for u := range ir.Users(m) {
					if u.Op().IsBinary() {
						r.redo.add(u)
					}
				}
				r.redo.add(neg)
				work = append(work, part{m, n})
				continue
			}
			g.add(o, n)
		}
	}
	return r.list(g, i), g.flags
}

// usedOnce reports whether v has one use; those of constants are not counted.
func usedOnce(v ir.Value) bool { return ir.HasUseList(v) && ir.HasOneUse(v) }

func (g *gathering) add(v ir.Value, n int) {
	g.order = append(g.order, v)
	g.leaves[v] = n
}

// list repeats each leaf by its multiplicity, and collects the facts about the leaves.
func (r *reassociation) list(g *gathering, i *ir.Instr) (out []leaf) {
	for _, v := range g.order {
		n := g.leaves[v]
		if n == 0 {
			continue
		}
		g.leaves[v] = 0
		rank := r.rank(v)
		for range n {
			out = append(out, leaf{rank, v})
		}
		f := &g.flags
		switch {
		case g.op == ir.Add && f.nonNegative && f.nsw:
			f.nonNegative = r.nonNegative(v)
		case g.op == ir.Mul && f.nonZero && (f.nuw || f.nsw && f.nonNegative):
			f.nonZero = r.q.NonZero(v)
			if f.nsw && f.nonNegative {
				f.nonNegative = r.nonNegative(v)
			}
		}
	}
	if len(out) == 0 {
		out = append(out, leaf{0, identity(i)})
	}
	return out
}

func (r *reassociation) nonNegative(v ir.Value) bool {
	return r.q.KnownBits(v).NonNegative(v.Type().Scalar().Bits)
}

// identity returns the neutral element of the operation.
func identity(i *ir.Instr) *ir.Const {
	switch i.Op() {
	case ir.Mul:
		return ir.NewInt(i.Type(), 1)
	case ir.FMul:
		return numberOf(i.Type(), 1)
	case ir.FAdd:
		return ir.NewFloat(i.Type(), math.Copysign(0, -1))
	case ir.And:
		return ir.NewAllOnes(i.Type())
	}
	return ir.NewZero(i.Type())
}

// absorber returns the absorbing constant of an operation, nil if there is none.
func absorber(i *ir.Instr) *ir.Const {
	switch i.Op() {
	case ir.Mul, ir.And:
		return ir.NewZero(i.Type())
	case ir.Or:
		return ir.NewAllOnes(i.Type())
	}
	return nil
}

// expression rewrites the tree at i.
func (r *reassociation) expression(i *ir.Instr) {
	ops, flags := r.linearize(i)
	sortLeaves(ops)
	ops, v := r.optimize(i, ops)
	if v == nil && len(ops) == 1 {
		v = ops[0].v
	}
	if v != nil {
		r.become(i, v)
		return
	}
	if u := ir.SoleUser(i); u != nil && integerOp(i.Op()) == ir.Mul && integerOp(u.Op()) == ir.Add && isMinusOne(ops[len(ops)-1].v) {
		last := ops[len(ops)-1] // -x·y + z becomes z - x·y
		ops = append([]leaf{last}, ops[:len(ops)-1]...)
	}
	if len(ops) > 2 && len(ops) <= maxLeaves {
		ops = r.frequentPairLast(i, ops)
	}
	r.rewrite(i, ops, flags)
}

func sortLeaves(ops []leaf) {
	sort.SliceStable(ops, func(a, b int) bool { return ops[a].rank > ops[b].rank })
}

func isMinusOne(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	if ok && k.Kind == ir.FloatConst {
		x, known := k.Float64()
		return known && x == -1
	}
	return ok && k.Kind == ir.IntConst && k.BigSigned().IsInt64() && k.BigSigned().Int64() == -1
}

// become replaces the expression by a value that is no tree.
func (r *reassociation) become(i *ir.Instr, v ir.Value) {
	if v == ir.Value(i) { // in unreachable code
		return
	}
	ir.ReplaceAllUses(i, v)
	if d, ok := v.(*ir.Instr); ok && i.DebugLoc() != nil {
		d.CopyDebugLoc(i)
	}
	r.redo.add(i)
	r.changed = true
}

// optimize simplifies the sorted leaves: it returns those that are left, or a value that the
// expression is.
func (r *reassociation) optimize(i *ir.Instr, ops []leaf) ([]leaf, ir.Value) {
	for {
		var all *ir.Const
		for len(ops) > 0 {
			k, ok := ops[len(ops)-1].v.(*ir.Const)
			if !ok {
				break
			}
			if all != nil {
				if k = constfold.Binary(i.Op(), 0, k, all, r.q.Layout); k == nil {
					break
				}
			}
			all, ops = k, ops[:len(ops)-1]
		}
		if len(ops) == 0 {
			return nil, all
		}
		if all != nil && all != identity(i) {
			if all == absorber(i) {
				return nil, all
			}
			ops = append(ops, leaf{0, all})
		}
		if len(ops) == 1 {
			return nil, ops[0].v
		}
		n := len(ops)
		var v ir.Value
		switch integerOp(i.Op()) {
		case ir.And, ir.Or:
			ops, v = r.bits(i, ops)
		case ir.Xor:
			ops, v = r.xor(i, ops)
		case ir.Add:
			ops, v = r.sum(i, ops)
		case ir.Mul:
			ops, v = r.product(i, ops)
		}
		if v != nil || len(ops) == n {
			return ops, v
		}
	}
}

// frequentPairLast moves the two leaves that occur together most often in the function to the end,
// where one instruction computes them. Unless a flag allows others, only leaves of one block count,
// so that the pair is not computed later than the rest.
func (r *reassociation) frequentPairLast(i *ir.Instr, ops []leaf) []leaf {
	limit := 0
	var first *ir.Block
	for k := len(ops) - 2; k >= 0 && r.local; k-- {
		b := r.f.Entry()
		if d, ok := ops[k].v.(*ir.Instr); ok {
			b = d.Block()
		}
		if first == nil {
			first = b
		} else if b != first {
			limit = k + 1
			break
		}
	}
	most, bestRank, x, y := 1, uint64(0), -1, -1
	for k := len(ops) - 1; k > limit; k-- {
		for j := k - 1; j >= limit; j-- {
			score := r.pairs.get(i.Op(), ops[k].v, ops[j].v)
			rank := max(ops[k].rank, ops[j].rank)
			if score > most || score == most && rank < bestRank {
				most, bestRank, x, y = score, rank, j, k
			}
		}
	}
	if most < 2 {
		return ops
	}
	a, b := ops[x], ops[y]
	ops = slices.Delete(ops, y, y+1)
	ops = slices.Delete(ops, x, x+1)
	return append(ops, a, b)
}

// rewriting writes leaves into the instructions of a tree.
type rewriting struct {
	r      *reassociation
	root   *ir.Instr
	op     ir.Op
	leaves map[ir.Value]bool
	spare  []*ir.Instr
	// The instructions from changedLast up to changedFirst have changed results or operands.
	changedFirst, changedLast *ir.Instr
}

// rewrite makes the tree at root compute ops: the last two first, then one after the other.
func (r *reassociation) rewrite(root *ir.Instr, ops []leaf, flags promises) {
	w := &rewriting{r: r, root: root, op: root.Op(), leaves: map[ir.Value]bool{}}
	for _, o := range ops {
		w.leaves[o.v] = true
	}
	at := root
	for ; len(ops) > 2; ops = ops[1:] {
		w.setRight(at, ops[0].v)
		at = w.left(at)
	}
	w.setBoth(at, ops[0].v, ops[1].v)
	w.finish(flags)
	for _, i := range w.spare {
		r.redo.add(i)
	}
}

func (w *rewriting) changes(i *ir.Instr) {
	w.changedLast = i
	if w.changedFirst == nil {
		w.changedFirst = i
	}
	w.touched()
}

func (w *rewriting) touched() {
	w.r.changed = true
	w.r.rewritten++
}

// give records that an operation of the tree has lost a use.
func (w *rewriting) give(v ir.Value) {
	if i := inner(v, w.op); i != nil && !w.leaves[i] {
		w.spare = append(w.spare, i)
	}
}

func swap(i *ir.Instr) {
	x, y := i.Operand(0), i.Operand(1)
	i.SetOperand(0, y)
	i.SetOperand(1, x)
}

func (w *rewriting) setRight(at *ir.Instr, v ir.Value) {
	switch v {
	case at.Operand(1):
	case at.Operand(0):
		swap(at)
		w.touched()
	default:
		w.give(at.Operand(1))
		at.SetOperand(1, v)
		w.changes(at)
	}
}

// left returns the operation that computes the left operand: the one that is there, a spare one, or
// a new one.
func (w *rewriting) left(at *ir.Instr) *ir.Instr {
	if i := inner(at.Operand(0), w.op); i != nil && !w.leaves[i] {
		return i
	}
	var i *ir.Instr
	if n := len(w.spare); n > 0 {
		i, w.spare = w.spare[n-1], w.spare[:n-1]
	} else {
		poison := ir.NewPoison(w.root.Type())
		i = ir.Before(w.root).Binary(w.op, poison, poison, w.root.Flags&ir.FastMath, "")
	}
	at.SetOperand(0, i)
	w.changes(at)
	return i
}

func (w *rewriting) setBoth(at *ir.Instr, x, y ir.Value) {
	switch {
	case x == at.Operand(0) && y == at.Operand(1):
		return
	case x == at.Operand(1) && y == at.Operand(0):
		swap(at)
		w.touched()
		return
	}
	if x != at.Operand(0) {
		w.give(at.Operand(0))
		at.SetOperand(0, x)
	}
	if y != at.Operand(1) {
		w.give(at.Operand(1))
		at.SetOperand(1, y)
	}
	w.changes(at)
}

// finish drops flags that may no longer hold, and moves the changed operations before the root,
// where all leaves are available.
func (w *rewriting) finish(flags promises) {
	if w.changedLast == nil {
		return
	}
	clear := true
	for i := w.changedLast; ; {
		if clear {
			i.Flags &^= ir.PoisonFlags &^ ir.FastMath
			if isFloat(i) {
				i.Flags = w.root.Flags & ir.FastMath
			}
			if w.op == ir.Add || w.op == ir.Mul && flags.nonZero {
				if flags.nuw {
					i.Flags |= ir.NUW
				}
				if flags.nsw && (flags.nonNegative || flags.nuw) {
					i.Flags |= ir.NSW
				}
			}
		}
		if i == w.changedFirst {
			clear = false
		}
		if i == w.root {
			return
		}
		if i.Next() != w.root {
			i.MoveBefore(w.root)
		}
		i = ir.SoleUser(i)
	}
}
