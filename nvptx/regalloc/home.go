package regalloc

import (
	"math"
	"slices"

	"opt-go/nvptx/ptx"
)

// home is the place of a spilled value: a slot, or a rule to recompute it.
type home struct {
	kind  Kind
	place Place
	off   int // of its slot, in bytes

	reload, save pattern // of the current round
}

// The variables that hold the slots, if their names are free.
const (
	localSlots  = "__spill_local"
	sharedSlots = "__spill_shared"
)

// restraint is a feature that an allocation does without, because no register is available for it.
type restraint int

const (
	freely        restraint = iota
	withoutAffine           // no affine values in shared memory: they need the thread id in a register
	withoutShared           // nothing in shared memory: it needs the base address in a register
	lastRestraint = withoutShared
)

// placeSpills assigns every spilled value its home, by the rows of Fig. 18, and a slot if the home
// needs one.
func (a *allocation) placeSpills() {
	var shared []ptx.Reg
	for _, r := range a.spilled {
		h := a.homes[r]
		h.kind, h.place = a.states.of(r).kind(), InLocal
		if a.suitsShared(r) {
			shared = append(shared, r)
		}
	}
	slices.SortStableFunc(shared, func(x, y ptx.Reg) int { return a.uses[y] - a.uses[x] })
	slots := a.newSlots(InShared)
	for _, r := range shared { // the most used first, as long as there is room
		if slots.place(r, a.room/a.result.Warps) {
			a.homes[r].place = InShared
		}
	}
	a.result.SharedBytes = slots.finish()
	a.needTid, a.needBase = false, a.result.SharedBytes > 0
	for _, r := range shared {
		a.needTid = a.needTid || !a.o.Beyond.TidOnDemand && a.homes[r].place == InShared && !a.states.of(r).lin[tidX].isZero()
	}
	for _, r := range a.spilled {
		if a.o.Allocator == AffRA && a.canCompute(r) {
			a.homes[r].place = Nowhere
		}
	}
	local := a.newSlots(InLocal)
	for _, r := range a.spilled {
		if a.homes[r].place == InLocal {
			local.place(r, math.MaxInt)
		}
	}
	a.result.LocalBytes = local.finish()
}

// slots allocates the slots of one memory.
type slots struct {
	a     *allocation
	where Place
	list  []slot
	full  []segment // by group of slots, with Pack only: all slots of the group are taken between these points
	used  int       // bytes
}

// slotGroup is the number of slots that are skipped together. If thousands of values live at the
// same time, each has to skip the slots of all others.
const slotGroup = 64

// slot is a slot and the values that have it.
type slot struct {
	width  int
	values []ptx.Reg
	held   unit // where they live; with Pack only
}

func (a *allocation) newSlots(p Place) *slots { return &slots{a: a, where: p} }

// place assigns a slot to a value: one whose values are live at other times, or a new one if that
// leaves no more than limit bytes in use.
func (s *slots) place(r ptx.Reg, limit int) bool {
	width := s.a.base.regs[r].typ.Bytes()
	packs := s.a.o.Beyond.Pack && (s.where == InLocal || !s.a.apart[r])
	if packs {
		if l := s.find(r, width); l != nil {
			l.values = append(l.values, r)
			l.held.insert(&s.a.whole[r])
			return true
		}
	}
	if (s.used+width+7)&^7 > limit {
		return false
	}
	s.used += width
	l := slot{width: width, values: []ptx.Reg{r}}
	if packs {
		l.held.insert(&s.a.whole[r])
	}
	s.list = append(s.list, l)
	if s.a.o.Beyond.Pack {
		s.takes(&s.a.whole[r])
	}
	return true
}

// find is the first slot that values share and that is free while another lives.
func (s *slots) find(r ptx.Reg, width int) *slot {
	segs := s.a.whole[r].segs
	for k := 0; k < len(s.list); k++ {
		if full := s.full[k/slotGroup]; k%slotGroup == 0 && overlap(segs, full) {
			k += slotGroup - 1
			continue
		}
		if l := &s.list[k]; l.width == width && len(l.held.held) > 0 && l.held.isFree(segs) {
			return l
		}
	}
	return nil
}

// takes records that the last slot has a value. Later values only extend the occupied points.
func (s *slots) takes(iv *interval) {
	longest := iv.segs[0]
	for _, g := range iv.segs {
		if g.to-g.from > longest.to-longest.from {
			longest = g
		}
	}
	if (len(s.list)-1)%slotGroup == 0 {
		s.full = append(s.full, longest)
		return
	}
	full := &s.full[len(s.full)-1]
	full.from, full.to = max(full.from, longest.from), min(full.to, longest.to)
}

func overlap(segs []segment, with segment) bool {
	k, _ := slices.BinarySearchFunc(segs, with.from, func(s segment, p int32) int { return int(s.to - p - 1) })
	return k < len(segs) && max(segs[k].from, with.from) < min(segs[k].to, with.to)
}

// finish lays the slots out, the wide ones first, so that all are aligned, and returns their size:
// in whole words of 8 bytes in shared memory.
func (s *slots) finish() (size int) {
	for _, width := range []int{16, 8, 4, 2} {
		for _, l := range s.list {
			if l.width != width {
				continue
			}
			for _, r := range l.values {
				s.a.homes[r].off = size
			}
			size += width
		}
	}
	if s.where == InShared {
		size = (size + 7) &^ 7
	}
	return size
}

// suitsShared reports whether one slot for the warp can hold the value, or the value minus its
// multiple of the thread id.
func (a *allocation) suitsShared(r ptx.Reg) bool {
	if a.restraint == withoutShared || a.room == 0 || a.base.regs[r].typ.Bits() > 64 {
		return false
	}
	switch s := a.states.of(r); a.o.Allocator {
	case DivRA:
		k := a.simple.of(r).kind()
		return k == Uniform || k == KnownUniform
	case AffRA:
		switch s.kind() {
		case Uniform:
			return true
		case KnownUniform:
			return !a.canCompute(r)
		case Affine:
			return a.restraint == freely && s.isSplit(a.base.regs[r].typ.Bits())
		}
	}
	return false
}

// isSplit reports whether the value is the sum of a uniform part and multiples of thread ids.
func (s *state) isSplit(bits int) bool {
	n := 0
	for _, l := range s.lin {
		if l.isZero() {
			continue
		}
		n++
		if bits == 64 && !fits32(-l.value) {
			return false
		}
	}
	return n <= 2 && (bits == 32 || bits == 64)
}

func fits32(v int64) bool { return v == int64(int32(v)) }

// isTid reports whether the value is the thread id.
func (s *state) isTid() bool {
	tid := constant(0)
	tid.lin[tidX].value = 1
	return *s == tid
}

// canCompute reports whether compute has a sequence for the value.
func (a *allocation) canCompute(r ptx.Reg) bool {
	return a.compute(a.states.of(r), a.base.regs[r].typ, 0, ptx.NoReg) != nil
}

// compute rematerializes a known value in t: rows (i) and (iii) of Fig. 18. tid is a register with
// the thread id, or NoReg. The sequences need no other register; nil: there is none.
func (a *allocation) compute(s *state, typ ptx.Type, t, tid ptx.Reg) []*ptx.Inst {
	switch s.kind() {
	case KnownUniform:
		if s.symbol != "" {
			return []*ptx.Inst{ptx.Mov(bitsOf(typ), t, ptx.Sym(s.symbol))}
		}
		return []*ptx.Inst{ptx.Mov(bitsOf(typ), t, immediate(typ, s.c.value))}
	case KnownAffine:
		var dims []dimension
		for d := dimensions - 1; d >= 0; d-- {
			if !s.lin[d].isZero() {
				dims = append(dims, d)
			}
		}
		last := dims[len(dims)-1]
		inX := last == tidX && tid != ptx.NoReg && fits32(s.lin[tidX].value) // the last summand comes from the register
		if bits := typ.Bits(); bits < 32 || bits > 64 || len(dims) > 2 || len(dims) == 2 && !inX {
			return nil
		}
		if len(dims) == 1 && inX {
			return fromTid(typ, s.lin[tidX].value, ptx.Int(s.c.value), t, tid)
		}
		seq := fromSpecial(typ, specials[dims[0]], s.lin[dims[0]].value, s.c.value, t)
		if len(dims) == 2 {
			seq = append(seq, fromTid(typ, s.lin[tidX].value, t, t, tid)...)
		}
		return seq
	}
	return nil
}

// fromTid computes t = c·tid + plus, where c has 32 bits.
func fromTid(typ ptx.Type, c int64, plus ptx.Operand, t, tid ptx.Reg) []*ptx.Inst {
	switch {
	case typ.Bits() == 64:
		return []*ptx.Inst{ptx.Op("mad", ptx.S32, t, tid, ptx.Int(c), plus).With("wide")}
	case plus == ptx.Operand(ptx.Int(0)) && c == 1:
		return []*ptx.Inst{ptx.Mov(ptx.U32, t, tid)}
	case c == 1:
		return []*ptx.Inst{ptx.Op("add", ptx.S32, t, tid, plus)}
	case plus == ptx.Operand(ptx.Int(0)):
		return []*ptx.Inst{ptx.Op("mul", ptx.S32, t, tid, ptx.Int(c)).With("lo")}
	}
	return []*ptx.Inst{ptx.Op("mad", ptx.S32, t, tid, ptx.Int(c), plus).With("lo")}
}

// fromSpecial computes t = c·r + plus.
func fromSpecial(typ ptx.Type, r ptx.Special, c, plus int64, t ptx.Reg) []*ptx.Inst {
	seq := []*ptx.Inst{ptx.Mov(ptx.U32, t, r)}
	num := ptx.S32
	if typ.Bits() == 64 {
		seq, num = []*ptx.Inst{ptx.Cvt(ptx.U64, ptx.U32, t, r)}, ptx.S64
	}
	switch {
	case c == 1 && plus == 0:
	case c == 1:
		seq = append(seq, ptx.Op("add", num, t, t, ptx.Int(plus)))
	case plus == 0:
		seq = append(seq, ptx.Op("mul", num, t, t, ptx.Int(c)).With("lo"))
	default:
		seq = append(seq, ptx.Op("mad", num, t, t, ptx.Int(c), ptx.Int(plus)).With("lo"))
	}
	return seq
}

// bitsOf is the type for moves of a register's bits.
func bitsOf(t ptx.Type) ptx.Type {
	if t == ptx.F32 || t == ptx.F64 {
		return t
	}
	return ptx.BitType(t.Bits())
}

func immediate(t ptx.Type, v int64) ptx.Operand {
	switch t {
	case ptx.F32:
		return ptx.F32Imm(math.Float32frombits(uint32(v)))
	case ptx.F64:
		return ptx.F64Bits(uint64(v))
	}
	return ptx.Int(v)
}

// dear is the cost of a reload, relative to an access of shared memory.
var dear = [NumPlaces]float64{InLocal: 4, InShared: 1, Nowhere: 0.5}

// costs are those of spilling a register, by the points of its interval. What has been spilled
// costs its reloads.
func (a *allocation) costs(w *rewritten, ivs []*interval) []float64 {
	out := make([]float64, len(w.regs))
	for _, iv := range ivs {
		if iv.fixed {
			continue
		}
		points := 0
		for _, s := range iv.segs {
			points += int(s.to - s.from)
		}
		r, n := iv.reg, 0
		if w.regs[r].temp {
			r, n = w.regs[r].of, len(iv.reads)*a.weights[w.origin[iv.reads[0]]]
		} else {
			n = a.uses[r]
		}
		out[iv.reg] = float64(n) / float64(points)
		if a.o.Beyond.CheapFirst {
			p := InLocal
			switch {
			case a.o.Allocator == AffRA && a.canCompute(r):
				p = Nowhere
			case a.suitsShared(r):
				p = InShared
			}
			out[iv.reg] *= dear[p]
		}
	}
	return out
}
