package loopaccess

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
)

// Kind says how an access depends on an earlier one of the same iteration order: LLVM's names.
type Kind uint8

// The kinds of dependences. Forward: the later access in program order is also the later one to
// touch the memory; iterations may run side by side. Backward: a later iteration's first access
// touches what this iteration's second one did.
const (
	NoDep Kind = iota
	Unknown
	IndirectUnsafe
	Forward
	ForwardButPreventsForwarding
	Backward
	BackwardVectorizable
	BackwardVectorizableButPreventsForwarding
)

// IsBackward reports whether a later iteration depends on this one's second access.
func (k Kind) IsBackward() bool { return k >= Backward }

// MayBeBackward reports whether that cannot be excluded.
func (k Kind) MayBeBackward() bool { return k >= Backward || k == Unknown || k == IndirectUnsafe }

// IsForward reports whether the accesses touch the memory in program order.
func (k Kind) IsForward() bool { return k == Forward || k == ForwardButPreventsForwarding }

// Dep is a dependence of an instruction on one before it in program order.
type Dep struct {
	Source, Dest *ir.Instr
	Kind         Kind
}

const (
	maxDeps         = 100 // that are recorded
	maxVectorFactor = 64
)

// dependences are those of a loop, and how far apart iterations must be for them.
type dependences struct {
	list     []Dep
	tooMany  bool
	worst    safety
	variable bool   // a distance is no constant, so that checks before the loop may help
	minBytes uint64 // the least distance of accesses that depend on each other
	lanes    uint64 // how many iterations may run side by side for them
}

// safety orders what dependences mean for iterations side by side.
type safety uint8

const (
	safeAlways safety = iota
	safeIfChecked
	unsafe
)

func (d *dependences) reset() { *d = dependences{minBytes: 1<<64 - 1, lanes: 1<<64 - 1} }

func (d *dependences) safe() bool { return d.worst == safeAlways }

// retry reports whether checks before the loop may take the place of the dependences.
func (d *dependences) retry() bool { return d.variable && d.worst == safeIfChecked }

func (d *dependences) add(source, dest *ir.Instr, k Kind) {
	s := unsafe
	switch k {
	case NoDep, Forward, BackwardVectorizable:
		s = safeAlways
	case Unknown:
		s = safeIfChecked
	}
	d.worst = max(d.worst, s)
	if d.tooMany {
		return
	}
	if k != NoDep {
		d.list = append(d.list, Dep{source, dest, k})
	}
	if len(d.list) >= maxDeps {
		d.tooMany = true
		d.list = nil
	}
}

// preventsForwarding reports whether vectors would read what a store has not written as a whole, at
// a distance in bytes, so that the processor could not forward the stored value.
func (d *dependences) preventsForwarding(distance, size uint64) bool {
	most := min(maxVectorFactor*size, d.minBytes)
	for vf := 2 * size; vf <= most; vf *= 2 {
		if distance%vf != 0 && distance/vf < 8*size {
			most = vf >> 1
			break
		}
	}
	if most < 2*size {
		return true
	}
	if most < d.minBytes && most != maxVectorFactor*size {
		d.minBytes = most
	}
	return false
}

// distanced are two accesses with constant strides in one direction.
type distanced struct {
	bytes            *scev.Expr // from the first to the second
	strideA, strideB uint64
	size             uint64 // of an element; 0: they have different sizes
}

// kind computes how b, later in program order, depends on a.
func (a *analyzer) kind(first, second *ir.Instr) Kind {
	writes, thenWrites := first.Op() == ir.Store, second.Op() == ir.Store
	if !writes && !thenWrites {
		return NoDep
	}
	d, k, ok := a.distance(first, second)
	if !ok {
		return k
	}
	equal := d.strideA == d.strideB
	if d.bytes == nil {
		a.depend.variable = a.depend.variable || equal
		return Unknown
	}
	if d.size > 0 && a.farApart(d) {
		return NoDep
	}
	n, isConst := int64(0), false
	if c, ok := d.bytes.IsConst(); ok {
		n, isConst = c.Int64()
		if isConst && d.interlaces(n, equal) {
			return NoDep
		}
	} else {
		d.bytes = a.s.UnderGuards(d.bytes, a.l)
	}
	if a.s.NonPositive(d.bytes) {
		return a.forward(d, n, isConst, writes && !thenWrites, equal)
	}
	return a.backward(d, isConst, !writes && thenWrites, equal)
}

// distance finds the distance of two accesses, or the kind of their dependence where that cannot be
// known by it.
func (a *analyzer) distance(first, second *ir.Instr) (d distanced, k Kind, ok bool) {
	p, q := first.Pointer(), second.Pointer()
	tyA, tyB := first.AccessType(), second.AccessType()
	if p.Type().Space != q.Type().Space {
		return d, Unknown, false
	}
	strideA, okA := a.stride(p, tyA, true, true)
	strideB, okB := a.stride(q, tyB, true, true)
	src, sink := a.info.Assumed.Of(p), a.info.Assumed.Of(q)
	if src == nil || sink == nil {
		return d, IndirectUnsafe, false
	}
	srcTy, sinkTy := tyA, tyB
	if okA && strideA < 0 {
		src, sink = sink, src
		srcTy, sinkTy = sinkTy, srcTy
		strideA, strideB, okA, okB = strideB, strideA, okB, okA
	}
	if a.s.Invariant(src, a.l) || a.s.Invariant(sink, a.l) {
		if a.disjoint(p, src, srcTy, q, sink, sinkTy) {
			return d, NoDep, false
		}
	}
	switch {
	case !okA || !okB:
		return d, IndirectUnsafe, false
	case strideA == 0 || strideB == 0, strideA > 0 != (strideB > 0):
		return d, Unknown, false
	}
	d = distanced{bytes: a.s.Minus(sink, src), strideA: uint64(max(strideA, -strideA)), strideB: uint64(max(strideB, -strideB))}
	if a.layout.StoreSize(tyA) == a.layout.StoreSize(tyB) {
		d.size = a.layout.AllocSize(tyA)
	}
	return d, NoDep, true
}

// disjoint reports whether the ranges of two accesses, one of them invariant, are known to be
// apart.
func (a *analyzer) disjoint(p ir.Value, src *scev.Expr, srcTy *ir.Type, q ir.Value, sink *scev.Expr, sinkTy *ir.Type) bool {
	if !a.boundsHold(p, src) || !a.boundsHold(q, sink) {
		return false
	}
	lowA, highA := a.bounds(src, srcTy)
	lowB, highB := a.bounds(sink, sinkTy)
	if lowA == nil || lowB == nil {
		return false
	}
	return a.s.Known(ir.ULE, highA, lowB) || a.s.Known(ir.ULE, highB, lowA)
}

// farApart reports whether the accesses travel less than their distance while the loop runs.
func (a *analyzer) farApart(d distanced) bool {
	s := a.s
	ty := s.IntType(a.most.Type)
	travel := s.Product(a.most, s.Int(ty, int64(max(d.strideA, d.strideB)*d.size)))
	dist := d.bytes
	distTy := s.IntType(dist.Type)
	if dist.Width() > travel.Width() {
		travel = s.TruncOrZExt(travel, distTy)
	} else {
		dist = s.TruncOrSExt(dist, ty)
	}
	for _, x := range []*scev.Expr{dist, s.Negate(dist)} {
		if m := s.Minus(x, travel); m != nil && s.Positive(m) {
			return true
		}
	}
	return false
}

// interlaces reports whether accesses of one stride never meet because their distance is no
// multiple of it.
func (d distanced) interlaces(n int64, equal bool) bool {
	far := uint64(max(n, -n))
	return far > 0 && equal && d.strideA > 1 && d.size > 0 && far%d.size == 0 && far/d.size%d.strideA != 0
}

// forward: the second access is at or before the address of the first, so that later iterations of
// the first do not meet it.
func (a *analyzer) forward(d distanced, n int64, isConst, storeLoad, equal bool) Kind {
	if a.s.NonNegative(d.bytes) {
		if d.size > 0 {
			return Forward
		}
		return Unknown
	}
	if storeLoad {
		if !isConst {
			a.depend.variable = a.depend.variable || equal
			return Unknown
		}
		if d.size == 0 || a.depend.preventsForwarding(uint64(-n), d.size) {
			return ForwardButPreventsForwarding
		}
	}
	return Forward
}

// backward: the first access of a later iteration meets the second one of this.
func (a *analyzer) backward(d distanced, isConst, loadStore, equal bool) Kind {
	least, fits := a.s.SignedRange(d.bytes).SMin().Int64()
	if !fits || least <= 0 {
		a.depend.variable = a.depend.variable || equal
		return Unknown
	}
	if !isConst {
		a.depend.variable = a.depend.variable || equal
	}
	if d.size == 0 || !equal {
		return Unknown
	}
	needed := d.size*d.strideA + d.size
	if needed > uint64(least) {
		if !isConst {
			return Unknown
		}
		return Backward
	}
	if needed > a.depend.minBytes {
		return Backward
	}
	a.depend.minBytes = min(uint64(least), a.depend.minBytes)
	if loadStore && isConst && a.depend.preventsForwarding(uint64(least), d.size) {
		return BackwardVectorizableButPreventsForwarding
	}
	lanes := a.depend.minBytes / (d.size * d.strideA)
	const vectorBits = 256 // two vectors of the usual width
	if !isConst && lanes*d.size*8 < vectorBits {
		return Unknown
	}
	a.depend.lanes = min(a.depend.lanes, lanes)
	return BackwardVectorizable
}
