package sroa

import (
	"math"

	"opt-go/frontend/ir"
)

func (r *rewriter) visitMemset(i *ir.Instr) bool {
	oldPtr := i.Arg(0)
	if ir.AsInt(i.Arg(2)) == nil {
		i.SetOperand(0, r.address(oldPtr.Type()))
		setParamAlign(i, 0, r.sliceAlign())
		r.killIfDead(oldPtr)
		return false
	}
	r.kill(i)
	volatile := isVolatileCall(i)
	if !r.memsetIsStore(i) {
		n := ir.NewInt(i.Arg(2).Type(), r.size())
		call := r.memCall("llvm.memset", r.address(oldPtr.Type()), i.Arg(1), n, volatile, r.sliceAlign(), 0)
		r.copyAccessMD(call, i, nil)
		return false
	}
	v := r.convert(r.memsetValue(i), r.t)
	st := r.store(v, r.base(oldPtr.Type().Space, volatile), r.align(), volatile)
	r.copyAccessMD(st, i, v.Type())
	return !volatile
}

// memsetIsStore reports whether the bytes fill whole scalars of the new alloca.
func (r *rewriter) memsetIsStore(i *ir.Instr) bool {
	if r.vector != nil || r.integer != nil {
		return true
	}
	if r.sl.begin > r.p.begin || r.sl.end < r.p.end {
		return false
	}
	n := constLength(i.Arg(2), math.MaxUint64)
	if n > math.MaxUint32 || !isSingle(r.t) || r.t.HasScalable() {
		return false
	}
	return r.s.convertible(r.ctx().Vector(n, r.ctx().I8, false), r.t) && r.dl.IsLegalInt(int(r.dl.SizeBits(r.t.Scalar())))
}

// memsetValue returns the value of the new alloca after a memset.
func (r *rewriter) memsetValue(i *ir.Instr) ir.Value {
	b := i.Arg(1)
	switch {
	case r.vector != nil:
		elem := r.vector.Elem
		v := r.convert(r.splatInt(b, r.dl.SizeBits(elem)/8), elem)
		first, last := r.index(r.begin), r.index(r.end)
		if last-first > 1 {
			v = r.splatVec(v, last-first)
		}
		return r.insertVecInto(v, first, "oldload")
	case r.integer != nil:
		return r.insertIntInto(r.splatInt(b, r.size()))
	}
	v := r.splatInt(b, r.dl.SizeBits(r.t.Scalar())/8)
	if r.t.Kind == ir.VectorKind {
		v = r.splatVec(v, r.t.Len)
	}
	return v
}

func (r *rewriter) visitCopy(i *ir.Instr) bool {
	side := r.sl.use.Index() // 0: the alloca is written, 1: read
	oldPtr := i.Arg(side)
	if !r.sl.splittable {
		i.SetOperand(side, r.address(oldPtr.Type()))
		setParamAlign(i, side, r.sliceAlign())
		r.killIfDead(oldPtr)
		return false
	}
	copies := r.vector == nil && r.integer == nil && (r.sl.begin > r.p.begin || r.sl.end < r.p.end ||
		r.size() != r.dl.StoreSize(r.t) || r.dl.SizeBits(r.t) != 8*r.dl.StoreSize(r.t) || !isSingle(r.t))
	if copies && r.old == r.to {
		if r.end != r.sl.end {
			i.SetOperand(2, ir.NewInt(i.Arg(2).Type(), r.size()))
		}
		return false
	}
	r.kill(i)
	other := i.Arg(1 - side)
	if a := underlyingAlloca(other); a != nil {
		r.s.work.add(a)
	}
	off := r.begin - r.sl.begin
	c := copyParts{volatile: isVolatileCall(i), toAlloca: side == 0, otherAlign: commonAlign(paramAlign(i, 1-side), off)}
	prefix := r.prefix
	c.other = r.adjusted(other, off, other.Type(), ir.NameOf(other)+".")
	r.prefix = prefix
	if copies {
		r.emitCopy(i, c)
		return false
	}
	r.copyByValue(i, c)
	return !c.volatile
}

// copyParts describes a copy between the new alloca and other memory.
type copyParts struct {
	other      ir.Value
	otherAlign uint64
	toAlloca   bool
	volatile   bool
}

func (r *rewriter) emitCopy(i *ir.Instr, c copyParts) {
	ours := r.address(r.sl.use.Value().Type())
	n := ir.NewInt(i.Arg(2).Type(), r.size())
	var call *ir.Instr
	if c.toAlloca {
		call = r.memCall("llvm.memcpy", ours, c.other, n, c.volatile, r.sliceAlign(), c.otherAlign)
	} else {
		call = r.memCall("llvm.memcpy", c.other, ours, n, c.volatile, c.otherAlign, r.sliceAlign())
	}
	r.copyAccessMD(call, i, nil)
}

// copyByValue replaces a copy by a load and a store of one value.
func (r *rewriter) copyByValue(i *ir.Instr, c copyParts) {
	t := r.t
	switch {
	case r.vector != nil && !r.whole():
		if t = r.vector.Elem; r.index(r.end)-r.index(r.begin) > 1 {
			t = r.ctx().Vector(r.index(r.end)-r.index(r.begin), r.vector.Elem, false)
		}
	case r.integer != nil && !r.whole():
		t = r.ctx().Int(int(8 * r.size()))
	}
	ours := r.base(r.sl.use.Value().Type().Space, c.volatile)
	part := !r.whole()
	var v ir.Value
	switch {
	case part && r.vector != nil && !c.toAlloca:
		v = r.extractVec(r.current("load"), r.index(r.begin), r.index(r.end), "vec")
	case part && r.integer != nil && !c.toAlloca:
		v = r.extractInt(r.convert(r.current("load"), r.integer), t, r.offset(), "extract")
	default:
		from, align := ours, r.sliceAlign()
		if c.toAlloca {
			from, align = c.other, c.otherAlign
		}
		ld := r.load(t, from, align, c.volatile, "copyload")
		r.copyAccessMD(ld, i, t)
		v = ld
	}
	to, align := c.other, c.otherAlign
	if c.toAlloca {
		to, align = ours, r.sliceAlign()
		switch {
		case part && r.vector != nil:
			v = r.insertVecInto(v, r.index(r.begin), "oldload")
		case part && r.integer != nil:
			v = r.convert(r.insertIntInto(v), r.t)
		}
	}
	r.copyAccessMD(r.store(v, to, align, c.volatile), i, v.Type())
}

// visitLifetime handles the intrinsics that are dropped or that mark the whole alloca.
func (r *rewriter) visitLifetime(i *ir.Instr) bool {
	r.kill(i)
	switch i.IntrinsicID() {
	case "llvm.lifetime.start", "llvm.lifetime.end":
	default:
		return true
	}
	if !r.whole() {
		return true // promotion understands marks of the whole alloca alone
	}
	p := r.address(i.Arg(1).Type())
	f := i.CalledFunc()
	r.b.Call(f, "", ir.NewInt(i.Arg(0).Type(), r.size()), p)
	return true
}

func (r *rewriter) visitPhi(phi *ir.Instr) bool {
	old := r.sl.use.Value().(*ir.Instr)
	at := old
	if old.Op() == ir.Phi {
		at = old.Block().FirstInsertion()
	}
	r.b = ir.Before(at)
	r.b.Loc, r.b.Pos = old.DebugLoc(), old.Pos
	r.replaceOperands(phi, old, r.address(old.Type()))
	r.alignAccesses(phi)
	if !contains(r.phis, phi) {
		r.phis = append(r.phis, phi)
	}
	return true
}

func (r *rewriter) visitSelect(sel *ir.Instr) bool {
	old := r.sl.use.Value().(*ir.Instr)
	r.replaceOperands(sel, old, r.address(old.Type()))
	r.alignAccesses(sel)
	if !contains(r.selects, sel) {
		r.selects = append(r.selects, sel)
	}
	return true
}

func contains(list []*ir.Instr, i *ir.Instr) bool {
	for _, x := range list {
		if x == i {
			return true
		}
	}
	return false
}

func (r *rewriter) replaceOperands(user, old *ir.Instr, v ir.Value) {
	for k := range user.NumOperands() {
		if user.Operand(k) == ir.Value(old) {
			user.SetOperand(k, v)
		}
	}
	r.killIfDead(old)
}

// alignAccesses lowers the alignment of accesses through a φ or select to that of the slice.
func (r *rewriter) alignAccesses(root *ir.Instr) {
	visited := map[*ir.Instr]bool{root: true}
	work := []*ir.Instr{root}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		switch i.Op() {
		case ir.Load, ir.Store:
			i.SetAlign(min(max(i.Align(), 1), r.sliceAlign()))
			continue
		}
		for u := range ir.Users(i) {
			if !visited[u] {
				visited[u] = true
				work = append(work, u)
			}
		}
	}
}
