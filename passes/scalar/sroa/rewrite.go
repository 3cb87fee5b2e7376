package sroa

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// rewriter lets the slices of one partition access the new alloca.
type rewriter struct {
	maker
	s       *state
	old, to *ir.Instr // allocas
	p       *partition
	t       *ir.Type // of the new alloca
	integer *ir.Type // the new alloca is an integer of this type to its slices, or nil
	vector  *ir.Type // or a vector, or nil

	phis, selects []*ir.Instr // users of its address
	selectOps     []selectOps

	// The current slice.
	sl         *slice
	begin, end uint64 // its part within the partition, in bytes of the old alloca
	split      bool   // it is a part
}

func newRewriter(s *state, old, to *ir.Instr, p *partition, integer bool, vector *ir.Type) *rewriter {
	r := &rewriter{s: s, old: old, to: to, p: p, t: to.ElemTy, vector: vector}
	r.dl = s.dl
	if integer {
		r.integer = s.f.Ctx().Int(int(s.dl.SizeBits(r.t)))
	}
	return r
}

// visit rewrites one slice. It reports whether the new alloca can still be promoted.
func (r *rewriter) visit(sl *slice) bool {
	r.sl = sl
	r.begin, r.end = max(sl.begin, r.p.begin), min(sl.end, r.p.end)
	r.split = sl.begin < r.p.begin || sl.end > r.p.end
	user := sl.use.User()
	r.b = ir.Before(user)
	r.prefix = r.to.Name() + "." + strconv.FormatUint(sl.begin, 10) + "."
	switch user.Op() {
	case ir.Load:
		return r.visitLoad(user)
	case ir.Store:
		return r.visitStore(user)
	case ir.Phi:
		return r.visitPhi(user)
	case ir.Select:
		return r.visitSelect(user)
	}
	switch user.IntrinsicID() {
	case "llvm.memset":
		return r.visitMemset(user)
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline":
		return r.visitCopy(user)
	}
	return r.visitLifetime(user)
}

func (r *rewriter) size() uint64 { return r.end - r.begin }

// offset is where the slice's part starts in the new alloca.
func (r *rewriter) offset() uint64 { return r.begin - r.p.begin }

// whole reports whether the slice's part is the whole partition.
func (r *rewriter) whole() bool { return r.begin == r.p.begin && r.end == r.p.end }

func (r *rewriter) align() uint64 { return max(r.to.Align(), 1) }

// sliceAlign is the alignment of the slice's part.
func (r *rewriter) sliceAlign() uint64 { return commonAlign(r.align(), r.offset()) }

// address returns a pointer of type t to the slice's part.
func (r *rewriter) address(t *ir.Type) ir.Value { return r.adjusted(r.to, r.offset(), t, "") }

// base returns the new alloca as a pointer to an address space: volatile accesses stay in theirs.
func (r *rewriter) base(space int, volatile bool) ir.Value {
	if !volatile || r.to.Type().Space == space {
		return r.to
	}
	return r.cast(ir.AddrSpaceCast, r.to, r.ctx().Pointer(space), "")
}

// index returns the number of the vector element at a byte of the old alloca.
func (r *rewriter) index(off uint64) uint64 {
	return (off - r.p.begin) / (r.dl.SizeBits(r.vector.Elem) / 8)
}

// current loads the whole new alloca.
func (r *rewriter) current(name string) *ir.Instr { return r.load(r.t, r.to, r.align(), false, name) }

// kill marks a rewritten user for deletion.
func (r *rewriter) kill(i *ir.Instr) { r.s.dead = append(r.s.dead, i) }

// killIfDead marks an address computation without uses for deletion.
func (r *rewriter) killIfDead(v ir.Value) {
	if i, ok := v.(*ir.Instr); ok && analysis.TriviallyDead(i) {
		r.kill(i)
	}
}

func (r *rewriter) visitLoad(i *ir.Instr) bool {
	oldPtr := i.Operand(0)
	t := i.Type()
	if r.split {
		t = r.ctx().Int(int(8 * r.size()))
	}
	pastEnd := r.dl.StoreSize(t) > r.size()
	adjusted := false
	var v ir.Value
	switch {
	case r.vector != nil:
		v = r.vectorLoad(i)
	case r.integer != nil && i.Type().Kind == ir.IntKind:
		v = r.integerLoad(i)
	case r.whole() && (r.s.convertible(r.t, t) || pastEnd && r.t.Kind == ir.IntKind && t.Kind == ir.IntKind && !i.IsVolatile()):
		v = r.wholeLoad(i, t)
	default:
		n := r.load(t, r.address(r.ctx().Pointer(oldPtr.Type().Space)), r.sliceAlign(), i.IsVolatile(), i.Name())
		r.copyOrdering(n, i)
		r.copyAccessMD(n, i, n.Type())
		v, adjusted = n, true
	}
	v = r.convert(v, t)
	if r.split {
		r.b = afterLoad(i)
		v = r.insertInt(i, v, r.begin-r.sl.begin, "insert")
		ir.ReplaceUsesIf(i, v, func(u *ir.Use) bool { return !isMaskOf(u.User(), v) })
	} else {
		ir.ReplaceAllUses(i, v)
	}
	r.kill(i)
	r.killIfDead(oldPtr)
	return !i.IsVolatile() && !adjusted
}

// afterLoad returns the insertion point after a load.
func afterLoad(i *ir.Instr) *ir.Builder {
	b := ir.Before(i.Next())
	b.Loc, b.Pos = i.DebugLoc(), i.Pos
	return b
}

// isMaskOf reports whether u is the and by which insertInt made v, an or.
func isMaskOf(u *ir.Instr, v ir.Value) bool {
	or, ok := v.(*ir.Instr)
	return ok && or.Op() == ir.Or && u.Op() == ir.And && or.Operand(0) == ir.Value(u)
}

func (r *rewriter) vectorLoad(i *ir.Instr) ir.Value {
	n := r.current("load")
	copyKinds(n, i, "mem_parallel_loop_access", "llvm.access.group")
	return r.extractVec(n, r.index(r.begin), r.index(r.end), "vec")
}

func (r *rewriter) integerLoad(i *ir.Instr) ir.Value {
	v := r.convert(r.current("load"), r.integer)
	if !r.whole() {
		v = r.extractInt(v, r.ctx().Int(int(8*r.size())), r.offset(), "extract")
	}
	return r.cast(ir.ZExt, v, i.Type(), "") // longer only when it reads past the end
}

func (r *rewriter) wholeLoad(i *ir.Instr, t *ir.Type) ir.Value {
	n := r.load(r.t, r.base(i.Operand(0).Type().Space, i.IsVolatile()), r.align(), i.IsVolatile(), i.Name())
	r.copyOrdering(n, i)
	if n.Ordering != ir.NotAtomic {
		n.SetAlign(i.Align())
	}
	r.copyLoadMD(n, i)
	if r.t.Kind == ir.IntKind && t.Kind == ir.IntKind && r.t.Bits < t.Bits {
		return r.cast(ir.ZExt, n, t, "load.ext")
	}
	return n
}

// copyOrdering keeps volatile accesses atomic; other accesses to an alloca that does not escape
// need no order.
func (r *rewriter) copyOrdering(to, from *ir.Instr) {
	if from.IsVolatile() && from.Ordering != ir.NotAtomic {
		to.Ordering = from.Ordering
		to.SetSyncScope(from.SyncScope())
	}
}

func (r *rewriter) visitStore(i *ir.Instr) bool {
	oldPtr := i.Operand(1)
	v := i.Operand(0)
	if v.Type().IsPtr() {
		if a := underlyingAlloca(v); a != nil {
			r.s.afterPromotion.add(a)
		}
	}
	if r.size() < r.dl.StoreSize(v.Type()) {
		v = r.extractInt(v, r.ctx().Int(int(8*r.size())), r.begin-r.sl.begin, "extract")
	}
	if r.vector != nil {
		return r.vectorStore(v, i)
	}
	if r.integer != nil && v.Type().Kind == ir.IntKind {
		return r.integerStore(v, i)
	}
	var n *ir.Instr
	if r.whole() && r.s.convertible(v.Type(), r.t) {
		v = r.convert(v, r.t)
		n = r.store(v, r.base(oldPtr.Type().Space, i.IsVolatile()), r.align(), i.IsVolatile())
	} else {
		n = r.store(v, r.address(r.ctx().Pointer(oldPtr.Type().Space)), r.sliceAlign(), i.IsVolatile())
	}
	r.copyAccessMD(n, i, v.Type())
	r.copyOrdering(n, i)
	if n.Ordering != ir.NotAtomic {
		n.SetAlign(i.Align())
	}
	r.kill(i)
	r.killIfDead(oldPtr)
	return n.Operand(1) == ir.Value(r.to) && v.Type() == r.t && !i.IsVolatile()
}

// underlyingAlloca strips inbounds address computations down to an alloca, or returns nil.
func underlyingAlloca(v ir.Value) *ir.Instr {
	for {
		i, ok := v.(*ir.Instr)
		switch {
		case !ok:
			return nil
		case i.Op() == ir.Alloca:
			return i
		case i.Op() == ir.BitCast, i.Op() == ir.AddrSpaceCast, i.Op() == ir.GetElementPtr && i.HasFlag(ir.InBounds):
			v = i.Operand(0)
		default:
			return nil
		}
	}
}

func (r *rewriter) vectorStore(v ir.Value, i *ir.Instr) bool {
	if v.Type() != r.vector {
		first, last := r.index(r.begin), r.index(r.end)
		part := r.vector.Elem
		if last-first > 1 {
			part = r.ctx().Vector(last-first, r.vector.Elem, false)
		}
		v = r.insertVecInto(r.convert(v, part), first, "load")
	}
	r.copyAccessMD(r.store(v, r.to, r.align(), false), i, v.Type())
	r.kill(i)
	r.killIfDead(i.Operand(1))
	return true
}

// insertVecInto inserts v into the current value of the new alloca.
func (r *rewriter) insertVecInto(v ir.Value, first uint64, name string) ir.Value {
	return r.insertVec(r.current(name), v, first, "vec")
}

func (r *rewriter) integerStore(v ir.Value, i *ir.Instr) bool {
	if v.Type().Bits != r.integer.Bits {
		v = r.insertIntInto(v)
	}
	v = r.convert(v, r.t)
	r.copyAccessMD(r.store(v, r.to, r.align(), false), i, v.Type())
	r.kill(i)
	r.killIfDead(i.Operand(1))
	return true
}

// insertIntInto inserts an integer into the current value of the new alloca.
func (r *rewriter) insertIntInto(v ir.Value) ir.Value {
	old := r.convert(r.current("oldload"), r.integer)
	return r.insertInt(old, v, r.offset(), "insert")
}
