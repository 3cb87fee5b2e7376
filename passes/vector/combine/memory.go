package combine

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
)

// leastVector is the width in bits of the least vector that is loaded at once.
const leastVector = 128

// mayWiden reports whether a load of elements of whole bytes is simple and used once, and no
// sanitizer checks it.
func (k *combiner) mayWiden(l *ir.Instr) bool {
	if l == nil || l.Op() != ir.Load || !l.IsSimple() || !ir.HasOneUse(l) || analysis.WatchesLoads(k.f) || k.lanes1 {
		return false
	}
	s := l.Type().Scalar()
	if !s.IsInt() && !s.IsFloat() {
		return false
	}
	bits := k.dl.SizeBits(s)
	return bits != 0 && bits%8 == 0 && leastVector%bits == 0
}

// widenedInsert: a loaded scalar in lane 0, where the other lanes do not matter, is a loaded
// vector, if the memory after it surely exists, or that before it.
//
//	insert poison, (load float, p), 0  ⇒  shuffle (load <4 x float>, p), poison, <0, -, -, ->
func widenedInsert(k *combiner, i *ir.Instr) bool {
	at, ok := constIndex(i)
	if !ok || at != 0 || !isPoison(i.Operand(0)) || !ir.HasOneUse(i.Operand(1)) {
		return false
	}
	source := i.Operand(1)
	extracted := false
	if e, n, ok := extraction(source); ok && n == 0 {
		source, extracted = e.Operand(0), true
	}
	l, _ := source.(*ir.Instr)
	if !k.mayWiden(l) || l.Type().HasScalable() {
		return false
	}
	elem := i.Type().Elem
	size := k.dl.SizeBits(elem)
	wide := elem.Context().Vector(leastVector/size, elem, false)
	p, align, lane, ok := k.wideAddress(l, wide, size/8)
	if !ok {
		return false
	}
	before, after := k.memory(l.Type())+k.lane(ir.InsertElement, wide, 0, i.Operand(0)), k.memory(wide)
	if extracted {
		before += k.lane(ir.ExtractElement, wide, 0, nil)
	}
	mask := moved(i.Type().Len, lane, 0)
	if lane > 0 {
		after += k.shuffle(wide, mask, false)
	}
	if before < after {
		return false
	}
	k.b = ir.Before(l)
	loaded := k.b.Load(wide, p, align, "")
	return k.replace(i, k.insert(newShuffle(loaded, ir.NewPoison(wide), mask)))
}

func isPoison(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && c.Kind == ir.PoisonConst
}

// wideAddress is where a vector is loaded of which the lane is what l loads.
func (k *combiner) wideAddress(l *ir.Instr, wide *ir.Type, size uint64) (p ir.Value, align uint64, lane int, ok bool) {
	p, align = l.Pointer(), l.Align()
	bytes := k.dl.StoreSize(wide)
	if analysis.Readable(p, bytes, 1, k.f) {
		return p, max(align, k.alignOf(p)), 0, true
	}
	base, off := ir.Value(p), int64(0)
	for {
		g, isInstr := base.(*ir.Instr)
		if !isInstr || g.Op() != ir.GetElementPtr || g.Type().IsVector() || !g.HasFlag(ir.InBounds) {
			break
		}
		var indices []ir.Value
		for j := 1; j < g.NumOperands(); j++ {
			indices = append(indices, g.Operand(j))
		}
		n, fits := k.dl.ConstGEPOffset(g.ElemTy, indices)
		if !fits {
			break
		}
		base, off = g.Operand(0), off+n
	}
	if off < 0 || uint64(off)%size != 0 || uint64(off)/size >= wide.Len || !analysis.Readable(base, bytes, 1, k.f) {
		return nil, 0, 0, false
	}
	return base, max(commonAlign(align, uint64(off)), k.alignOf(base)), int(uint64(off) / size), true
}

// alignOf is the alignment of a pointer that its definition promises.
func (k *combiner) alignOf(p ir.Value) uint64 {
	if i, ok := p.(*ir.Instr); ok && i.Op() == ir.GetElementPtr {
		return 1
	}
	q := valuetracking.Query{Layout: k.dl}
	return uint64(1) << min(bits.TrailingZeros64(^q.KnownBits(p).Zero), maxAlignLog)
}

// maxAlignLog bounds alignments: null is a multiple of everything.
const maxAlignLog = 12

// commonAlign is the alignment of an address so many bytes after an aligned one.
func commonAlign(align, off uint64) uint64 {
	if off == 0 {
		return max(align, 1)
	}
	return max(1, min(align, off&-off))
}

// widenedSubvector: a loaded vector that is padded is loaded with what follows it, if that surely
// exists.
//
//	shuffle (load <2 x float>, p), poison, <0, 1, -, ->  ⇒  load <4 x float>, p
func widenedSubvector(k *combiner, i *ir.Instr) bool {
	n := int32(i.Operand(0).Type().Len)
	mask := i.Mask()
	if int(n) >= len(mask) {
		return false
	}
	second := false
	for j, m := range mask {
		if m >= 0 && (int32(j) >= n || m%n != int32(j)) {
			return false
		}
		second = second || m >= n
	}
	side := 0
	if second {
		side = 1
	}
	for _, m := range mask {
		if m >= 0 && (m >= n) != second {
			return false
		}
	}
	l, _ := i.Operand(side).(*ir.Instr)
	if !k.mayWiden(l) || k.memory(l.Type()) < k.memory(i.Type()) || !analysis.Readable(l.Pointer(), k.dl.StoreSize(i.Type()), 1, k.f) {
		return false
	}
	k.b = ir.Before(l)
	return k.replace(i, k.b.Load(i.Type(), l.Pointer(), max(l.Align(), k.alignOf(l.Pointer())), ""))
}

// inside says whether an index is one of the vector's: always, or if poison is frozen in what it is
// computed from.
func (k *combiner) inside(vector *ir.Type, index ir.Value, at *ir.Instr) (ok bool, freeze *ir.Instr) {
	if n := ir.AsInt(index); n != nil {
		u, fits := n.Uint64()
		return fits && u < vector.Len, nil
	}
	w := index.Type().Bits
	if w < 64 && vector.Len > 1<<w-1 {
		return true, nil
	}
	valid := ranges.Range{Lo: bitvec.Zero(w), Hi: bitvec.New(w, vector.Len)}
	q := &valuetracking.Query{Layout: k.dl, Dom: k.dom, At: at}
	if r, known := q.RangeOf(index, false); known && valuetracking.NotPoison(index) {
		return valid.Contains(r), nil
	}
	i, _ := index.(*ir.Instr)
	if i == nil || i.Op() != ir.And && i.Op() != ir.URem {
		return false, nil
	}
	limit := ir.AsInt(i.Operand(1))
	if limit == nil {
		return false, nil
	}
	u, fits := limit.Uint64()
	if !fits || i.Op() == ir.And && u >= vector.Len || i.Op() == ir.URem && (u == 0 || u > vector.Len) {
		return false, nil
	}
	return true, i
}

// freezeBase freezes what an index is computed from.
func freezeBase(i *ir.Instr) {
	v := i.Operand(0)
	f := ir.Before(i).Insert(ir.NewInstr(ir.Freeze, v.Type(), v), ir.NameOf(v)+".frozen")
	for j, o := range i.Operands() {
		if o == v {
			i.SetOperand(j, f)
		}
	}
}

// wholeElements: elements lie in memory one after the other, without padding.
func (k *combiner) wholeElements(t *ir.Type) bool {
	return k.dl.SizeBits(t.Elem) == 8*k.dl.StoreSize(t.Elem) && k.dl.StoreSize(t.Elem) == k.dl.AllocSize(t.Elem)
}

// elementAlign is the alignment of an element of a vector.
func (k *combiner) elementAlign(align uint64, elem *ir.Type, index ir.Value) uint64 {
	size := k.dl.StoreSize(elem)
	if n := ir.AsInt(index); n != nil {
		u, _ := n.Uint64()
		return commonAlign(align, u*size)
	}
	return commonAlign(align, size)
}

// loadedElements: a vector of which only elements are used is not loaded, where it costs less to
// load these.
//
//	v = load <4 x i32>, p; extract v, i  ⇒  load i32, (gep <4 x i32>, p, 0, i)
func loadedElements(k *combiner, l *ir.Instr) bool {
	t := l.Type()
	if !l.IsSimple() || !k.wholeElements(t) || !ir.HasUses(l) {
		return false
	}
	before, after := k.memory(t), 0
	last, scanned := l, 0
	frozen := map[*ir.Instr]*ir.Instr{}
	var users []*ir.Instr
	for e := range ir.Users(l) {
		if e.Op() != ir.ExtractElement || e.Block() != l.Block() {
			return false
		}
		users = append(users, e)
		if last.ComesBefore(e) {
			for i := l.Next(); i != e; i = i.Next() {
				if analysis.IsDebugOrPseudo(i) {
					continue
				}
				if scanned == k.scan || analysis.MayWrite(i) {
					return false
				}
				scanned++
			}
			last = e
		}
		ok, freeze := k.inside(t, e.Operand(1), l)
		if !ok {
			return false
		}
		if freeze != nil {
			frozen[e] = freeze
		}
		at := -1
		if n, isConst := constIndex(e); isConst {
			at = int(n)
		}
		before += k.lane(ir.ExtractElement, t, at, nil)
		after += k.memory(t.Elem)
	}
	if after >= before {
		return false
	}
	done := map[*ir.Instr]bool{}
	for _, e := range users {
		if f := frozen[e]; f != nil && !done[f] {
			freezeBase(f)
			done[f] = true
		}
		k.b = ir.Before(e)
		p := k.elementAddress(t, l.Pointer(), e.Operand(1), true)
		n := k.b.Load(t.Elem, p, k.elementAlign(l.Align(), t.Elem, e.Operand(1)), e.Name()+".scalar")
		k.replace(e, n)
	}
	return true
}

// elementAddress is the address of an element of a vector in memory.
func (k *combiner) elementAddress(t *ir.Type, p, index ir.Value, narrow bool) ir.Value {
	if n := ir.AsInt(index); k.newer && n != nil && n.IsZero() {
		return p
	}
	zero := ir.NewInt(index.Type(), 0)
	if narrow {
		zero = ir.NewInt(index.Type().Context().I32, 0)
	}
	return k.insert(ir.NewGEP(t, p, ir.InBounds, zero, index))
}

// storedElement: a vector that is loaded and stored again with one other element keeps the others.
//
//	store (insert (load p), x, i), p  ⇒  store x, (gep p, 0, i)
func storedElement(k *combiner, s *ir.Instr) bool {
	t := s.Operand(0).Type()
	e, _ := s.Operand(0).(*ir.Instr)
	if !s.IsSimple() || !t.IsVector() || e == nil || e.Op() != ir.InsertElement {
		return false
	}
	l, _ := e.Operand(0).(*ir.Instr)
	if l == nil || l.Op() != ir.Load || !l.IsSimple() || l.Block() != s.Block() || l.Pointer() != s.Pointer() || !k.wholeElements(t) {
		return false
	}
	index := e.Operand(2)
	ok, freeze := k.inside(t, index, l)
	if !ok || k.writtenBetween(l, s) {
		return false
	}
	if freeze != nil {
		freezeBase(freeze)
	}
	p := k.elementAddress(t, s.Pointer(), index, false)
	n := k.b.Store(e.Operand(1), p, k.elementAlign(max(s.Align(), l.Align()), t.Elem, index))
	for _, a := range s.Attachments() {
		n.SetMD(a.Kind, a.Node)
	}
	k.queue(n)
	k.erase(s)
	return true
}

func (k *combiner) writtenBetween(l, s *ir.Instr) bool {
	loc, _ := alias.LocationOf(s)
	b := pass.Get(k.Context, k.f, alias.AA).Batch()
	scanned := 0
	for i := l.Next(); i != s; i = i.Next() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if scanned++; scanned > k.scan || b.ModRef(i, loc)&analysis.Mod != 0 {
			return true
		}
	}
	return false
}
