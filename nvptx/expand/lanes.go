package expand

import (
	"fmt"

	"opt-go/frontend/ir"
)

// laneRules are the intrinsics that move and count lanes. The selector keeps a lane in a register
// of its own, so that moving one costs nothing.
func laneRules() map[string]rule {
	t := map[string]rule{
		"vector.reverse": func(x *site) ir.Value {
			v := x.i.Arg(0)
			return x.collect(x.i.Type(), func(k int) ir.Value { return x.lane(v, lanes(v)-1-k) })
		},
		"vector.splice": splice, "vector.insert": insertVector, "vector.extract": extractVector,
		"vector.partial.reduce.add": partialSum(ir.Add), "experimental.vector.partial.reduce.add": partialSum(ir.Add),
		"vector.partial.reduce.fadd": partialSum(ir.FAdd),
		"stepvector":                 stepVector, "experimental.stepvector": stepVector,
		"get.active.lane.mask":                    activeLanes,
		"experimental.get.vector.length":          vectorLength,
		"experimental.cttz.elts":                  countLanes,
		"experimental.vp.splat":                   func(x *site) ir.Value { return x.splat(x.i.Type(), x.i.Arg(0)) },
		"loop.dependence.war.mask":                dependenceMask(func(x *site, far ir.Value) ir.Value { return x.ICmp(ir.SLE, far, ir.NewZero(far.Type()), "") }),
		"loop.dependence.raw.mask":                dependenceMask(func(x *site, far ir.Value) ir.Value { return x.ICmp(ir.EQ, far, ir.NewZero(far.Type()), "") }),
		"experimental.vector.compress":            compress,
		"experimental.vector.extract.last.active": lastActive,
		"experimental.vector.match":               matchLanes,
		"experimental.vector.histogram.add":       histogram(func(x *site, old, v ir.Value) ir.Value { return x.op(ir.Add, old, v) }),
		"experimental.vector.histogram.uadd.sat":  histogram(callTwo("uadd.sat")),
		"experimental.vector.histogram.umax":      histogram(callTwo("umax")),
		"experimental.vector.histogram.umin":      histogram(callTwo("umin")),
	}
	for n := 2; n <= 8; n++ {
		t[fmt.Sprintf("vector.interleave%d", n)] = interleave
		t[fmt.Sprintf("vector.deinterleave%d", n)] = deinterleave
	}
	return t
}

// collect makes a vector of one value for each lane.
func (x *site) collect(t *ir.Type, lane func(k int) ir.Value) ir.Value {
	var v ir.Value = ir.NewPoison(t)
	for k := range int(t.Len) {
		v = x.withLane(v, lane(k), k)
	}
	return v
}

func interleave(x *site) ir.Value {
	n := x.i.NumArgs()
	return x.collect(x.i.Type(), func(k int) ir.Value { return x.lane(x.i.Arg(k%n), k/n) })
}

func deinterleave(x *site) ir.Value {
	parts := make([]ir.Value, len(x.i.Type().Fields))
	for p, t := range x.i.Type().Fields {
		parts[p] = x.collect(t, func(k int) ir.Value { return x.lane(x.i.Arg(0), k*len(parts)+p) })
	}
	return x.tuple(x.i.Type(), parts...)
}

// splice takes lanes of both vectors, one after the other, from a lane on that a negative number
// counts from the end of the first.
func splice(x *site) ir.Value {
	a, b := x.i.Arg(0), x.i.Arg(1)
	from, _ := ir.AsInt(x.i.Arg(2)).Int64()
	if from < 0 {
		from += int64(lanes(a))
	}
	return x.collect(x.i.Type(), func(k int) ir.Value {
		if at := int(from) + k; at >= lanes(a) {
			return x.lane(b, at-lanes(a))
		}
		return x.lane(a, int(from)+k)
	})
}

func insertVector(x *site) ir.Value {
	v, sub := x.i.Arg(0), x.i.Arg(1)
	at, _ := ir.AsInt(x.i.Arg(2)).Uint64()
	for k := range lanes(sub) {
		v = x.withLane(v, x.lane(sub, k), int(at)+k)
	}
	return v
}

func extractVector(x *site) ir.Value {
	from, _ := ir.AsInt(x.i.Arg(1)).Uint64()
	return x.collect(x.i.Type(), func(k int) ir.Value { return x.lane(x.i.Arg(0), int(from)+k) })
}

// partialSum adds the parts of a long vector to a short one.
func partialSum(op ir.Op) rule {
	return func(x *site) ir.Value {
		sum, v := x.i.Arg(0), x.i.Arg(1)
		for from := 0; from < lanes(v); from += lanes(sum) {
			part := x.collect(sum.Type(), func(k int) ir.Value { return x.lane(v, from+k) })
			sum = x.op(op, sum, part)
		}
		return sum
	}
}

func stepVector(x *site) ir.Value { return steps(x.i.Type()) }

// activeLanes compares base + lane number with the limit, in a sum that does not wrap.
func activeLanes(x *site) ir.Value {
	base, limit := x.i.Arg(0), x.i.Arg(1)
	t := x.i.Type().WithScalar(base.Type())
	sum := x.intrinsic("uadd.sat", t, x.splat(t, base), steps(t))
	return x.ICmp(ir.ULT, sum, x.splat(t, limit), "")
}

// vectorLength is the number of lanes that the next round of a loop does: the rest, or all lanes.
func vectorLength(x *site) ir.Value {
	count, all := x.i.Arg(0), x.i.Arg(1)
	rest := count
	if count.Type().Bits > 32 {
		rest = x.intrinsic("umin", count.Type(), count, x.resizeInt(all, count.Type()))
	}
	return x.intrinsic("umin", x.Ctx().I32, x.resizeInt(rest, x.Ctx().I32), all)
}

func countLanes(x *site) ir.Value {
	v := x.i.Arg(0)
	if !v.Type().Elem.IsInt(1) {
		v = x.ICmp(ir.NE, v, ir.NewZero(v.Type()), "")
	}
	return x.leadingLanes(v, x.i.Type())
}

// leadingLanes counts the lanes before the first that is set; all of them if none is.
func (x *site) leadingLanes(v ir.Value, t *ir.Type) ir.Value {
	n := lanes(v)
	var count ir.Value = ir.NewInt(x.Ctx().I32, uint64(n))
	for k := n - 1; k >= 0; k-- {
		count = x.Select(x.lane(v, k), ir.NewInt(x.Ctx().I32, uint64(k)), count, "")
	}
	return x.resizeInt(count, t)
}

// compress moves the selected lanes to the front; what they leave free is the passed-through value.
func compress(x *site) ir.Value {
	v, mask, out := x.i.Arg(0), x.i.Arg(1), x.i.Arg(2)
	var at ir.Value = ir.NewInt(x.Ctx().I32, 0)
	for k := range lanes(v) {
		p := x.lane(mask, k)
		with := x.Insert(ir.NewInstr(ir.InsertElement, v.Type(), out, x.lane(v, k), at), "")
		out = x.Select(p, with, out, "")
		at = x.op(ir.Add, at, x.Cast(ir.ZExt, p, x.Ctx().I32, ""))
	}
	return out
}

func lastActive(x *site) ir.Value {
	v, mask, out := x.i.Arg(0), x.i.Arg(1), x.i.Arg(2)
	for k := range lanes(v) {
		out = x.Select(x.lane(mask, k), x.lane(v, k), out, "")
	}
	return out
}

// matchLanes tells which lanes of the first vector are equal to any of the second.
func matchLanes(x *site) ir.Value {
	v, set := x.i.Arg(0), x.i.Arg(1)
	var any ir.Value = ir.NewZero(x.i.Type())
	for k := range lanes(set) {
		any = x.op(ir.Or, any, x.ICmp(ir.EQ, v, x.splat(v.Type(), x.lane(set, k)), ""))
	}
	return x.op(ir.And, any, x.i.Arg(2))
}

func callTwo(name string) func(x *site, a, b ir.Value) ir.Value {
	return func(x *site, a, b ir.Value) ir.Value { return x.intrinsic(name, a.Type(), a, b) }
}

// histogram updates one bucket after the other, as two lanes may name the same.
func histogram(update func(x *site, old, v ir.Value) ir.Value) rule {
	return func(x *site) ir.Value {
		buckets, by, mask := x.i.Arg(0), x.i.Arg(1), x.i.Arg(2)
		t := x.Ctx().Vector(1, by.Type(), false)
		align := ir.NewInt(x.Ctx().I32, x.module().Layout.ABIAlign(by.Type()))
		for k := range lanes(buckets) {
			at := x.collect(x.Ctx().Vector(1, buckets.Type().Elem, false), func(int) ir.Value { return x.lane(buckets, k) })
			on := x.collect(x.Ctx().Vector(1, x.Ctx().I1, false), func(int) ir.Value { return x.lane(mask, k) })
			old := x.intrinsic("masked.gather", t, at, align, on, ir.NewPoison(t))
			sum := x.collect(t, func(int) ir.Value { return update(x, x.lane(old, 0), by) })
			x.intrinsic("masked.scatter", x.Ctx().Void, sum, at, align, on)
		}
		return nil
	}
}

// dependenceMask has the lanes that may be computed at once although the second pointer may point
// to what is accessed through the first: those nearer than the distance of the pointers, or all
// where free says so of the distance in elements.
func dependenceMask(free func(x *site, far ir.Value) ir.Value) rule {
	return func(x *site) ir.Value {
		wide := x.Ctx().I64
		far := x.op(ir.Sub, x.Cast(ir.PtrToInt, x.i.Arg(1), wide, ""), x.Cast(ir.PtrToInt, x.i.Arg(0), wide, ""))
		if x.i.IntrinsicID() == "llvm.loop.dependence.raw.mask" {
			far = x.intrinsic("abs", wide, far, x.Ctx().NewBool(false))
		}
		size, _ := ir.AsInt(x.i.Arg(2)).Int64()
		far = x.op(ir.SDiv, far, ir.NewSigned(wide, size))
		t := x.i.Type().WithScalar(wide)
		near := x.ICmp(ir.ULT, steps(t), x.splat(t, far), "")
		return x.op(ir.Or, near, x.splat(x.i.Type(), free(x, far)))
	}
}
