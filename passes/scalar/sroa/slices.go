package sroa

import (
	"sort"

	"opt-go/frontend/ir"
)

// slice is a use of an alloca and the bytes of the alloca that it accesses, [begin, end).
type slice struct {
	begin, end uint64
	use        *ir.Use
	splittable bool // the access may be done in parts
	killed     bool
}

// sliceList holds the uses of an alloca, as byte ranges.
type sliceList struct {
	escaped   bool // the address escapes or has a use that is not analyzed
	slices    []slice
	deadUsers []*ir.Instr // they do nothing: accesses past the end, unused casts
	deadUses  []*ir.Use   // operands that do not matter
	dropUses  []*ir.Use   // uses in assumptions, given up when the alloca is promoted
}

func (l *sliceList) sort() {
	sort.SliceStable(l.slices, func(i, j int) bool {
		x, y := &l.slices[i], &l.slices[j]
		switch {
		case x.begin != y.begin:
			return x.begin < y.begin
		case x.splittable != y.splittable:
			return !x.splittable
		}
		return x.end > y.end
	})
}

// builder walks the uses of an alloca.
type builder struct {
	s       *state
	l       *sliceList
	size    uint64 // of the alloca
	work    []pendingUse
	visited map[*ir.Use]bool
	copies  map[*ir.Instr]int // memory copy → its slice
	gone    map[*ir.Instr]bool
	merges  map[*ir.Instr]uint64 // φ or select → largest access through it

	use   *ir.Use
	off   int64
	known bool // off is known
}

type pendingUse struct {
	use   *ir.Use
	off   int64
	known bool
}

// slicesOf lists the slices of an alloca, sorted by begin, unsplittable ones first, then longer
// ones first.
func (s *state) slicesOf(a *ir.Instr) *sliceList {
	b := &builder{s: s, l: &sliceList{}, size: s.dl.AllocSize(a.ElemTy), visited: map[*ir.Use]bool{}, copies: map[*ir.Instr]int{},
		gone: map[*ir.Instr]bool{}, merges: map[*ir.Instr]uint64{}, known: true}
	b.follow(a)
	for len(b.work) > 0 && !b.l.escaped {
		p := b.work[len(b.work)-1]
		b.work = b.work[:len(b.work)-1]
		b.use, b.off, b.known = p.use, p.off, p.known
		b.visit(p.use.User())
	}
	kept := b.l.slices[:0]
	for _, sl := range b.l.slices {
		if !sl.killed {
			kept = append(kept, sl)
		}
	}
	b.l.slices = kept
	b.l.sort()
	return b.l
}

// follow queues the uses of v, which is the alloca's address plus the current offset.
func (b *builder) follow(v ir.Value) {
	for u := range ir.Uses(v) {
		if !b.visited[u] {
			b.visited[u] = true
			b.work = append(b.work, pendingUse{u, b.off, b.known})
		}
	}
}

func (b *builder) escape() { b.l.escaped = true }

func (b *builder) markDead(i *ir.Instr) {
	if !b.gone[i] {
		b.gone[i] = true
		b.l.deadUsers = append(b.l.deadUsers, i)
	}
}

// outside reports whether the current offset is not within the alloca. Negative offsets are very
// large ones.
func (b *builder) outside() bool { return uint64(b.off) >= b.size }

func (b *builder) insert(i *ir.Instr, size uint64, splittable bool) {
	if size == 0 || b.outside() {
		b.markDead(i)
		return
	}
	begin := uint64(b.off)
	end := b.size
	if size < b.size-begin {
		end = begin + size
	}
	b.l.slices = append(b.l.slices, slice{begin: begin, end: end, use: b.use, splittable: splittable})
}

func (b *builder) visit(i *ir.Instr) {
	switch i.Op() {
	case ir.BitCast, ir.AddrSpaceCast:
		if !ir.HasUses(i) {
			b.markDead(i)
			return
		}
		b.follow(i)
	case ir.GetElementPtr:
		b.visitGEP(i)
	case ir.Load:
		b.visitLoad(i)
	case ir.Store:
		b.visitStore(i)
	case ir.Phi, ir.Select:
		b.visitMerge(i)
	case ir.Call:
		b.visitCall(i)
	default:
		b.escape()
	}
}

func (b *builder) visitGEP(i *ir.Instr) {
	if !ir.HasUses(i) {
		b.markDead(i)
		return
	}
	if i.Type().IsVector() {
		b.escape()
		return
	}
	if b.known {
		n, ok := b.s.dl.ConstGEPOffset(i.ElemTy, indices(i))
		b.off += n
		b.known = ok
	}
	b.follow(i)
}

func indices(gep *ir.Instr) []ir.Value {
	out := make([]ir.Value, 0, 4)
	for k := 1; k < gep.NumOperands(); k++ {
		out = append(out, gep.Operand(k))
	}
	return out
}

// movable reports whether a volatile access may name the new alloca: not through a pointer to
// another space.
func (b *builder) movable(volatile bool, p ir.Value) bool {
	return !volatile || p.Type().Space == b.s.dl.AllocaSpace
}

func (b *builder) visitLoad(i *ir.Instr) {
	if !b.known || !b.movable(i.IsVolatile(), i.Operand(0)) || i.Type().HasScalable() {
		b.escape()
		return
	}
	b.insert(i, b.s.dl.StoreSize(i.Type()), b.splittable(i.Type(), i.IsVolatile()))
}

// splittable reports whether integer accesses of type t may be treated as memory copies: the type
// has no padding bits, and the access is not volatile.
func (b *builder) splittable(t *ir.Type, volatile bool) bool {
	return t.Kind == ir.IntKind && !volatile && t.Bits%8 == 0
}

func (b *builder) visitStore(i *ir.Instr) {
	if b.use.Index() == 0 || !b.known || !b.movable(i.IsVolatile(), i.Operand(1)) || i.Operand(0).Type().HasScalable() {
		b.escape()
		return
	}
	ty := i.Operand(0).Type()
	size := b.s.dl.StoreSize(ty)
	// A store past the end is undefined behaviour; a load past the end stays.
	if size > b.size || uint64(b.off) > b.size-size {
		b.markDead(i)
		return
	}
	b.insert(i, size, b.splittable(ty, i.IsVolatile()))
}

func (b *builder) visitCall(i *ir.Instr) {
	switch id := i.IntrinsicID(); id {
	case "llvm.memset":
		b.visitMemset(i)
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline":
		b.visitCopy(i)
	case "llvm.assume":
		b.l.dropUses = append(b.l.dropUses, b.use)
	case "llvm.lifetime.start", "llvm.lifetime.end":
		if !b.known {
			b.escape()
			return
		}
		b.insert(i, min(b.size-min(uint64(b.off), b.size), constLength(i.Arg(0), b.size)), true)
	case "llvm.launder.invariant.group", "llvm.strip.invariant.group":
		if !b.known {
			b.escape()
			return
		}
		b.insert(i, b.size, true)
		b.follow(i)
	default:
		b.escape()
	}
}

// constLength returns a constant number of bytes, or def when it is not constant or does not fit.
func constLength(v ir.Value, def uint64) uint64 {
	if k := ir.AsInt(v); k != nil {
		if n, ok := k.Uint64(); ok {
			return n
		}
	}
	return def
}

func (b *builder) visitMemset(i *ir.Instr) {
	n := ir.AsInt(i.Arg(2))
	switch {
	case n != nil && n.IsZero(), b.known && b.outside():
		b.markDead(i)
	case !b.known, !b.movable(isVolatileCall(i), i.Arg(0)):
		b.escape()
	default:
		b.insert(i, constLength(i.Arg(2), b.size-uint64(b.off)), n != nil)
	}
}

// isVolatileCall reads the last argument of a memory intrinsic.
func isVolatileCall(i *ir.Instr) bool {
	k := ir.AsInt(i.Arg(3))
	return k != nil && !k.IsZero()
}

func (b *builder) visitCopy(i *ir.Instr) {
	n := ir.AsInt(i.Arg(2))
	volatile := isVolatileCall(i)
	switch {
	case n != nil && n.IsZero():
		b.markDead(i)
		return
	case b.gone[i]:
		return
	case !b.known, !b.movable(volatile, i.Arg(0)), !b.movable(volatile, i.Arg(1)):
		b.escape()
		return
	case b.outside():
		if k, ok := b.copies[i]; ok {
			b.l.slices[k].killed = true
		}
		b.markDead(i)
		return
	}
	size := constLength(i.Arg(2), b.size-uint64(b.off))
	if i.Arg(0) == i.Arg(1) {
		if !volatile {
			b.markDead(i)
			return
		}
		b.insert(i, size, false)
		return
	}
	k, seen := b.copies[i]
	if seen { // both sides are in this alloca
		other := &b.l.slices[k]
		if !volatile && other.begin == uint64(b.off) {
			other.killed = true
			b.markDead(i)
			return
		}
		other.splittable = false
	} else {
		b.copies[i] = len(b.l.slices)
	}
	b.insert(i, size, !seen && n != nil)
}

// visitMerge handles a φ or select of addresses: only loads and stores of the very address it
// yields are understood.
func (b *builder) visitMerge(i *ir.Instr) {
	if !ir.HasUses(i) {
		b.markDead(i)
		return
	}
	if i.Op() == ir.Phi && i.Block().FirstInsertion() == nil {
		b.escape()
		return
	}
	if v := foldMerge(i); v != nil {
		if v == b.use.Value() {
			b.follow(i)
		} else {
			b.l.deadUses = append(b.l.deadUses, b.use)
		}
		return
	}
	if !b.known {
		b.escape()
		return
	}
	if b.merges[i] == 0 {
		size, ok := b.accessThrough(i)
		if !ok {
			b.escape()
			return
		}
		b.merges[i] = size
	}
	if b.outside() {
		b.l.deadUses = append(b.l.deadUses, b.use)
		return
	}
	b.insert(i, b.merges[i], false)
}

// foldMerge returns a value equal to a φ or select, or nil.
func foldMerge(i *ir.Instr) ir.Value {
	if i.Op() == ir.Select {
		if k := ir.AsInt(i.Operand(0)); k != nil && !i.Operand(0).Type().IsVector() {
			if k.IsZero() {
				return i.Operand(2)
			}
			return i.Operand(1)
		}
		if i.Operand(1) == i.Operand(2) {
			return i.Operand(1)
		}
		return nil
	}
	var only ir.Value
	for _, v := range i.Operands() {
		switch {
		case v == ir.Value(i), v == only:
		case only != nil:
			return nil
		default:
			only = v
		}
	}
	return only
}

// accessThrough returns the size of the largest access through a φ or select. ok is false when its
// value has any other use.
func (b *builder) accessThrough(root *ir.Instr) (size uint64, ok bool) {
	type link struct{ user, used *ir.Instr }
	visited := map[*ir.Instr]bool{root: true}
	var work []link
	push := func(i *ir.Instr) {
		for u := range ir.Users(i) {
			if !visited[u] {
				visited[u] = true
				work = append(work, link{u, i})
			}
		}
	}
	push(root)
	for len(work) > 0 {
		l := work[len(work)-1]
		work = work[:len(work)-1]
		i := l.user
		switch i.Op() {
		case ir.Load:
			if i.Type().HasScalable() {
				return 0, false
			}
			size = max(size, b.s.dl.StoreSize(i.Type()))
			continue
		case ir.Store:
			if i.Operand(0) == ir.Value(l.used) || i.Operand(0).Type().HasScalable() {
				return 0, false
			}
			size = max(size, b.s.dl.StoreSize(i.Operand(0).Type()))
			continue
		case ir.GetElementPtr:
			for k := 1; k < i.NumOperands(); k++ {
				if c, isConst := i.Operand(k).(*ir.Const); !isConst || !c.IsZero() {
					return 0, false
				}
			}
		case ir.BitCast, ir.Phi, ir.Select, ir.AddrSpaceCast:
		default:
			return 0, false
		}
		push(i)
	}
	return size, true
}
