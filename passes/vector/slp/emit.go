package slp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
	"opt-go/passes/vector/lanes"
)

// emit replaces the scalars of a tree by its vectors.
func (t *tree) emit() {
	t.arrange()
	t.value(edge{t.nodes[0], nil})
	t.finish()
}

// arrange brings the members of nodes together.
func (t *tree) arrange() {
	for _, s := range t.schedules {
		if s.first != nil {
			s.apply()
		}
	}
}

// finish removes the scalars, whose vectors have been made.
func (t *tree) finish() {
	for _, n := range t.nodes {
		if !n.gathers() {
			t.replace(n)
		}
	}
	t.erase()
}

// replace gives the users of members outside of the tree the lanes of the node's vector.
func (t *tree) replace(n *node) {
	for k, v := range n.scalars {
		if n.main.Op() == ir.Store || t.kept[v.(*ir.Instr)] || !t.usedOutside(v) {
			continue
		}
		b := t.following(n)
		lane := b.Insert(ir.NewInstr(ir.ExtractElement, v.Type(), n.vec, ir.NewInt(t.f.Ctx().I32, uint64(k))), "")
		ir.ReplaceAllUses(v, lane)
	}
}

// erase removes the members.
func (t *tree) erase() {
	var members []*ir.Instr
	for _, n := range t.nodes {
		if n.gathers() {
			continue
		}
		for _, i := range instrs(n.scalars) {
			if !t.kept[i] {
				members = append(members, i)
			}
		}
	}
	for _, i := range members {
		if t.scev != nil {
			t.scev.Forget(i)
		}
		for _, v := range i.Operands() {
			if o := asInstr(v); o != nil {
				t.leftovers = append(t.leftovers, o)
			}
		}
		i.SalvageDebugUses()
	}
	for _, i := range members {
		i.DropOperands()
	}
	for _, i := range members {
		i.Erase()
	}
}

// value returns the vector of an edge.
func (t *tree) value(e edge) ir.Value {
	n := e.node
	if n.vec == nil {
		t.make(n)
	}
	if e.mask == nil {
		return n.vec
	}
	key := maskKey(e.mask)
	if v := n.shuffled[key]; v != nil {
		return v
	}
	if n.shuffled == nil {
		n.shuffled = map[string]ir.Value{}
	}
	v := shuffle(t.following(n), n.vec, ir.NewPoison(n.vec.Type()), e.mask)
	n.shuffled[key] = v
	return v
}

func shuffle(b *ir.Builder, x, y ir.Value, mask []int32) *ir.Instr {
	ty := x.Type()
	s := ir.NewInstr(ir.ShuffleVector, ty.Elem.Context().Vector(uint64(len(mask)), ty.Elem, false), x, y)
	s.SetMask(mask)
	return b.Insert(s, "")
}

// before makes instructions before the members of a node, which stand together.
func (t *tree) before(n *node) *ir.Builder {
	if n.main.Op() == ir.Phi {
		return ir.Before(n.main)
	}
	b := ir.Before(t.scheduleOf(n.main.Block()).bundles[n.main][0])
	b.Loc, b.Pos = n.main.DebugLoc(), n.main.Pos
	return b
}

// following makes instructions right after the vector of a node.
func (t *tree) following(n *node) *ir.Builder {
	i := n.vec.(*ir.Instr)
	b := ir.Before(i)
	if i.Op() == ir.Phi {
		b.SetBefore(i.Block().FirstInsertion())
		return b
	}
	b.SetBefore(i.Next())
	return b
}

func (t *tree) wide(elem *ir.Type, lanes int) *ir.Type {
	return t.f.Ctx().Vector(uint64(lanes), elem, false)
}

// make makes the vector of a node.
func (t *tree) make(n *node) {
	if n.gathers() {
		t.makeGather(n)
		return
	}
	if n.main.Op() == ir.Phi {
		t.makePhi(n)
		return
	}
	operands := make([]ir.Value, len(n.operands))
	for k, e := range n.operands {
		operands[k] = t.value(e)
	}
	if n.vec != nil { // a φ among them has needed it
		return
	}
	b := t.before(n)
	v := t.instruction(b, n, n.main, operands)
	if n.alt == nil {
		n.vec = v
		return
	}
	w := t.instruction(b, n, n.alt, operands)
	mask := make([]int32, len(n.scalars))
	for k, s := range n.scalars {
		mask[k] = int32(k)
		if s.(*ir.Instr).Op() == n.alt.Op() {
			mask[k] += int32(len(mask))
		}
	}
	n.vec = shuffle(b, v, w, mask)
}

// makePhi makes the φ before its operands, which may need it.
func (t *tree) makePhi(n *node) {
	phi := t.before(n).Phi(t.wide(n.main.Type(), len(n.scalars)), "")
	phi.Flags = t.flags(n, ir.Phi)
	n.vec = phi
	for k, e := range n.operands {
		phi.AddIncoming(t.value(e), n.main.IncomingBlock(k))
	}
}

// instruction makes the operation of a node of one kind.
func (t *tree) instruction(b *ir.Builder, n *node, like *ir.Instr, operands []ir.Value) *ir.Instr {
	var v *ir.Instr
	first := n.scalars[0].(*ir.Instr)
	switch like.Op() {
	case ir.Load:
		v = b.Load(t.wide(like.Type(), len(n.scalars)), first.Pointer(), first.Align(), "")
		rewrite.MergeAccessMD(v, instrs(n.scalars))
		return v
	case ir.Store:
		v = b.Store(operands[0], first.Pointer(), first.Align())
		rewrite.MergeAccessMD(v, instrs(n.scalars))
		return v
	case ir.Call:
		v = t.call(b, like, operands)
	default:
		v = ir.NewInstr(like.Op(), t.wide(like.Type(), len(n.scalars)), operands...)
		v.Pred = like.Pred
		b.Insert(v, "")
	}
	v.Flags = t.flags(n, like.Op())
	if fpmath := like.MD("fpmath"); fpmath != nil {
		for _, s := range n.scalars {
			if s.(*ir.Instr).MD("fpmath") != fpmath {
				fpmath = nil
				break
			}
		}
		v.SetMD("fpmath", fpmath)
	}
	return v
}

// call calls the intrinsic of vectors.
func (t *tree) call(b *ir.Builder, like *ir.Instr, args []ir.Value) *ir.Instr {
	if lanes.ScalarLast(like) {
		args = append(args, like.Arg(like.NumArgs()-1))
	}
	params := make([]*ir.Type, len(args))
	for k, v := range args {
		params[k] = v.Type()
	}
	ty := args[0].Type()
	f := t.f.Module().IntrinsicLike(like.CalledFunc(), t.f.Ctx().Func(ty, params, false), lanes.Overloads(like, ty)...)
	return b.Call(f, "", args...)
}

// flags are those that all members of one kind have.
func (t *tree) flags(n *node, op ir.Op) ir.Flags {
	flags := ^ir.Flags(0)
	for _, s := range n.scalars {
		if i := s.(*ir.Instr); i.Op() == op {
			flags &= i.Flags
		}
	}
	return flags &^ (ir.TailCall | ir.MustTail | ir.NoTail)
}

// makeGather makes a vector of scalars.
func (t *tree) makeGather(n *node) {
	g := n.plan
	ty := t.wide(n.element(), len(n.scalars))
	b := t.gatherAt(n)
	switch g.kind {
	case constant:
		n.vec = ir.NewAggregate(ty, n.scalars)
	case splatted:
		one := t.insert(b, ir.NewPoison(ty), g.unique[0], 0)
		n.vec = shuffle(b, one, ir.NewPoison(ty), g.mask)
	case repeated:
		var v ir.Value = ir.NewPoison(ty)
		for k, s := range g.unique {
			v = t.insert(b, v, s, k)
		}
		n.vec = shuffle(b, v, ir.NewPoison(ty), g.mask)
	case shuffled:
		x := t.sourceValue(g.from[0])
		var y ir.Value = ir.NewPoison(x.Type())
		if len(g.from) == 2 {
			y = t.sourceValue(g.from[1])
		}
		if len(g.from) == 1 && identity(g.mask, int(x.Type().Len)) {
			n.vec = x
			return
		}
		n.vec = shuffle(b, x, y, g.mask)
	default:
		base := make([]ir.Value, len(n.scalars))
		for k, s := range n.scalars {
			if base[k] = s; !ir.IsConst(s) {
				base[k] = ir.NewPoison(s.Type())
			}
		}
		var v ir.Value = ir.NewAggregate(ty, base)
		for k, s := range n.scalars {
			if !ir.IsConst(s) {
				v = t.insert(b, v, s, k)
			}
		}
		n.vec = v
	}
}

// gatherAt makes instructions where a node gathers.
func (t *tree) gatherAt(n *node) *ir.Builder {
	if n.at.pred != nil {
		return ir.Before(n.at.pred.Term())
	}
	return t.before(n.at.user)
}

func (t *tree) sourceValue(s source) ir.Value {
	if s.node != nil {
		return t.value(edge{s.node, nil})
	}
	return s.v
}

func (t *tree) insert(b *ir.Builder, v, scalar ir.Value, lane int) ir.Value {
	return b.Insert(ir.NewInstr(ir.InsertElement, v.Type(), v, scalar, ir.NewInt(t.f.Ctx().I32, uint64(lane))), "")
}
