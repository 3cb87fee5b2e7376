package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// laneIntrinsics work on each lane alone.
var laneIntrinsics = map[string]bool{"llvm.bswap": true, "llvm.bitreverse": true, "llvm.umin": true, "llvm.umax": true, "llvm.smin": true, "llvm.smax": true}

// laneBits gives the known bits of one lane of a vector of fixed length; the caller extracts it, or
// joins it with others. Where an operation mixes lanes in another way than a shuffle, they are
// those that all lanes have.
func (q *Query) laneBits(v ir.Value, lane uint64, depth int) KnownBits {
	w := q.Width(v.Type())
	if k, ok := v.(*ir.Const); ok && w > 0 && k.Kind == ir.VectorConst && !k.Type().Scalable {
		e, _ := k.Elem(lane).(*ir.Const)
		if e == nil || e.Kind == ir.PoisonConst {
			return KnownBits{}
		}
		return knownConst(e, WidthMask(w))
	}
	i := match.Instr(v)
	if i == nil || w == 0 || depth >= maxKnownDepth {
		return q.KnownBitsAtDepth(v, depth)
	}
	op := func(k int) KnownBits { return q.laneBits(i.Operand(k), lane, depth+1) }
	var k KnownBits
	switch i.Op() {
	case ir.And:
		a, b := op(0), op(1)
		k = words(a.Zero|b.Zero, a.One&b.One)
	case ir.Or:
		k = knownOr(op(0), op(1), w)
	case ir.Xor:
		k = knownXor(op(0), op(1), w)
	case ir.Add, ir.Sub:
		k = knownAddSub(i.Op() == ir.Add, i.Flags, op(0), op(1), w)
	case ir.Shl, ir.LShr, ir.AShr:
		k = knownShift(i, op(0), op(1), w)
	case ir.Call:
		if !laneIntrinsics[i.IntrinsicID()] {
			return q.KnownBitsAtDepth(v, depth)
		}
		k = q.intrinsicBits(i.IntrinsicID(), i, w, depth, op)
	case ir.InsertElement:
		switch n, ok := match.Uint(i.Operand(2)); {
		case !ok:
			return q.KnownBitsAtDepth(v, depth)
		case n == lane:
			return q.KnownBitsAtDepth(i.Operand(1), depth+1)
		}
		return op(0)
	case ir.ShuffleVector:
		return q.shuffledLane(i, lane, depth)
	default:
		return q.KnownBitsAtDepth(v, depth)
	}
	if k.Zero&k.One != 0 { // the lane is poison
		return KnownBits{}
	}
	return k
}

// shuffledLane is laneBits for a shuffle.
func (q *Query) shuffledLane(i *ir.Instr, lane uint64, depth int) KnownBits {
	from := i.Operand(0).Type()
	if from.Scalable || lane >= uint64(len(i.Mask())) || i.Mask()[lane] < 0 {
		return KnownBits{}
	}
	m := uint64(i.Mask()[lane])
	if m < from.Len {
		return q.laneBits(i.Operand(0), m, depth+1)
	}
	return q.laneBits(i.Operand(1), m-from.Len, depth+1)
}

// maxJoinedLanes bounds the lanes that one query looks at.
const maxJoinedLanes = 16

// joinedLanes gives the known bits of an integer of w bits, or of a vector of such, that lanes of
// fewer bits (from) are cast to.
func (q *Query) joinedLanes(i *ir.Instr, w, from, depth int) KnownBits {
	x := i.Operand(0)
	if q.Layout == nil || x.Type().Scalable || !x.Type().Elem.IsInt() || w%from != 0 || x.Type().Len > maxJoinedLanes {
		return KnownBits{}
	}
	per := uint64(w / from)
	all := words(WidthMask(w), WidthMask(w))
	for at := uint64(0); at < x.Type().Len; at += per {
		var k KnownBits
		for n := range per {
			shift := n
			if q.Layout.BigEndian {
				shift = per - 1 - n
			}
			lane := q.laneBits(x, at+n, depth+1)
			k.Zero |= lane.Zero << (shift * uint64(from))
			k.One |= lane.One << (shift * uint64(from))
		}
		all = all.eitherWords(k)
	}
	return all
}
