package emu

import (
	"math/bits"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// warpSize is the number of threads in a warp.
const warpSize = 32

// fullMask has a bit for every lane of a warp.
const fullMask = 0xFFFFFFFF

// lanes holds one value for each thread of a warp. A register's value is kept
// zero-extended to 64 bits.
type lanes [warpSize]uint64

// op is an instruction with everything resolved that is known before it runs.
type op struct {
	exec    func(w *warp, o *op)
	control bool // runs also where no thread passes the guard (branches)
	guard   predicate
	fn      *function
	in      *ptx.Inst
	id      int // index of its counters

	dst       int32 // register; -1: none
	dstPred   int32 // predicate; -1: none
	dstPred2  int32 // the second of p|q; -1: none
	dstMask   uint64
	a, b, c   source
	p         predicate
	f1        scalar.Unary
	f2        scalar.Binary
	f3        scalar.Ternary
	cmp       func(a, b uint64) bool
	boolOp    func(a, b uint32) uint32
	mem       *memRef
	call      *callRef
	bar       *barRef
	sh        *shuffle
	mma       *tensor
	tex       *imageRef
	p2        *predicate // second source of a logical operation on predicates
	carry     scalar.Carry
	carryIn   bool
	carryOut  bool
	elems     []source // of a packing mov; the fourth operand of bfi
	dsts      []int32  // of an unpacking mov
	elemBits  int
	targets   []int // pcs that a branch may go to
	pastSelf  bool  // control may go on to the next operation
	leavesFn  bool  // may leave the function: ret, exit
	branching bool  // bra, brx: their targets matter

	use usage // what it counts as; see stats.go
	reg regUse
}

// regUse lists the registers an operation reads and writes, for the timing model. Predicates are
// numbered after all other registers.
type regUse struct{ reads, writes []int32 }

func (o *op) endsBlock() bool    { return o.branching || o.leavesFn || !o.pastSelf }
func (o *op) fallsThrough() bool { return o.pastSelf }
func (o *op) leaves() bool       { return o.leavesFn }

// sourceKind says where an operand's values come from.
type sourceKind uint8

const (
	fromReg     sourceKind = iota
	fromConst              // the same for all, or known per lane
	fromSpecial            // a special register
	fromFrame              // an address in the frame of the running function
)

// source is a resolved operand.
type source struct {
	kind    sourceKind
	slot    uint8 // which scratch array it may fill
	reg     int32
	special ptx.Special
	value   *lanes
	off     uint64
}

// lanes returns the operand's values; they are valid until the next operation.
func (s *source) lanes(w *warp) *lanes {
	switch s.kind {
	case fromReg:
		return &w.regs[s.reg]
	case fromConst:
		return s.value
	case fromSpecial:
		return w.specialLanes(s.special, s.slot)
	}
	d := &w.scratch[s.slot]
	base := w.cur.frame.localBase + s.off
	for i := range d {
		d[i] = base
	}
	return d
}

func constant(v uint64) source {
	l := new(lanes)
	for i := range l {
		l[i] = v
	}
	return source{kind: fromConst, value: l}
}

// predicate is a resolved predicate operand or guard: bits of the register xor flip.
// Without a register it is the constant flip.
type predicate struct {
	reg  int32 // -1: none
	flip uint32
}

func (p predicate) mask(w *warp) uint32 {
	if p.reg < 0 {
		return p.flip
	}
	return w.preds[p.reg] ^ p.flip
}

// setPred writes a predicate register for the running threads.
func (w *warp) setPred(reg int32, bits uint32) {
	if reg >= 0 {
		w.preds[reg] = w.preds[reg]&^w.exec | bits&w.exec
	}
}

// setLanes writes a register for the running threads.
func (w *warp) setLanes(reg int32, v *lanes) {
	if reg < 0 {
		return
	}
	d := &w.regs[reg]
	if w.exec == fullMask {
		*d = *v
		return
	}
	for m := w.exec; m != 0; m &= m - 1 {
		i := firstLane(m)
		d[i] = v[i]
	}
}

// firstLane is the first thread of a mask that is not zero.
func firstLane(mask uint32) int { return bits.TrailingZeros32(mask) }
