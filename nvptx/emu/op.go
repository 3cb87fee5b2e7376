package emu

import (
	"encoding/binary"

	"opt-go/nvptx/emu/converge"
	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/report"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/emu/simd"
	"opt-go/nvptx/emu/timing"
	"opt-go/nvptx/ptx"
)

const (
	warpSize = lane.Size
	fullMask = lane.Full
)

type lanes = lane.Values

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
	whole     simd.Op       // the same on all threads, where package simd has it
	relation  simd.Relation // cmp on all threads; nil: package simd does not have it
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

	use  report.Usage // what it counts as; see stats.go
	cost timing.Op
}

// noPC stands for "no reconvergence point".
const noPC = converge.NoPC

// sourceKind says where an operand's values come from.
type sourceKind uint8

const (
	fromReg     sourceKind = iota
	fromConst              // the same for all, or known per lane
	fromSpecial            // a special register
	fromFrame              // an address in the frame of the running function
	fromShared             // an address in shared memory, which in a cluster has the block's rank
	fromParam              // eight bytes of the kernel's parameters
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
	base := w.block.part
	switch {
	case s.kind == fromParam:
		return lane.Splat(binary.LittleEndian.Uint64(w.block.run.params[s.off:]))
	case s.kind == fromFrame:
		base = w.cur.Frame.LocalBase
	case base == 0:
		return s.value
	}
	d := &w.scratch[s.slot]
	d.Fill(base + s.off)
	return d
}

func constant(v uint64) source {
	return source{kind: fromConst, value: lane.Splat(v)}
}

// predicate is a resolved predicate operand or guard: bits of the register xor flip.
// Without a register it is the constant flip.
type predicate struct {
	reg  int32 // -1: none
	flip uint32
}

// explicitCluster is the register of the predicate %is_explicit_cluster.
const explicitCluster = -2

func (p predicate) mask(w *warp) uint32 {
	if p.reg == explicitCluster {
		if w.block.run.Explicit {
			return fullMask
		}
		return 0
	}
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
	if reg >= 0 {
		w.regs[reg].Set(w.exec, v)
	}
}

func firstLane(mask uint32) int { return lane.First(mask) }
