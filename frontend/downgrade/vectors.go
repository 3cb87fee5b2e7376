package downgrade

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
)

// factor returns the number at the end of an intrinsic's name.
func factor(i *ir.Instr) uint64 {
	id := i.IntrinsicID()
	n, _ := strconv.ParseUint(id[len(id)-1:], 10, 8)
	return n
}

// interleave takes elements of the operands by turns: with shuffles of vectors of a known length,
// or by halves where their number is a power of two.
func interleave(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	n := factor(i)
	if part := i.Arg(0).Type(); !part.Scalable {
		mask := make([]int32, n*part.Len)
		for k := range mask {
			mask[k] = int32(uint64(k)%n*part.Len + uint64(k)/n)
		}
		return shuffle(b, concatenated(b, arguments(i)), mask), true
	}
	if n&(n-1) != 0 {
		return nil, false
	}
	return interleaved(b, module(i), arguments(i)), true
}

// interleaved interleaves the even ones of the parts with the odd ones, both interleaved before.
func interleaved(b *ir.Builder, m *ir.Module, parts []ir.Value) ir.Value {
	if len(parts) == 1 {
		return parts[0]
	}
	var even, odd []ir.Value
	for k, p := range parts {
		if k%2 == 0 {
			even = append(even, p)
		} else {
			odd = append(odd, p)
		}
	}
	x, y := interleaved(b, m, even), interleaved(b, m, odd)
	t := x.Type()
	whole := b.Ctx().Vector(2*t.Len, t.Elem, t.Scalable)
	return b.Call(m.Intrinsic("llvm.vector.interleave2", b.Ctx().Func(whole, []*ir.Type{t, t}, false), nil, whole), "", x, y)
}

// deinterleave is the opposite of interleave, with a struct of the parts.
func deinterleave(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	n, v := factor(i), i.Arg(0)
	var parts []ir.Value
	switch t := v.Type(); {
	case !t.Scalable:
		for k := range n {
			mask := make([]int32, t.Len/n)
			for at := range mask {
				mask[at] = int32(uint64(at)*n + k)
			}
			parts = append(parts, shuffle(b, v, mask))
		}
	case n&(n-1) == 0:
		parts = deinterleaved(b, module(i), v, n)
	default:
		return nil, false
	}
	var all ir.Value = ir.NewPoison(i.Type())
	for k, p := range parts {
		all = with(b, all, uint64(k), p)
	}
	return all, true
}

// deinterleaved splits a vector in n parts, a power of two.
func deinterleaved(b *ir.Builder, m *ir.Module, v ir.Value, n uint64) []ir.Value {
	if n == 1 {
		return []ir.Value{v}
	}
	t := v.Type()
	half := b.Ctx().Vector(t.Len/2, t.Elem, t.Scalable)
	two := b.Call(m.Intrinsic("llvm.vector.deinterleave2", b.Ctx().Func(b.Ctx().Struct(false, half, half), []*ir.Type{t}, false), nil, t), "", v)
	even, odd := deinterleaved(b, m, member(b, two, 0, ""), n/2), deinterleaved(b, m, member(b, two, 1, ""), n/2)
	var all []ir.Value
	for k := range even {
		all = append(all, even[k], odd[k])
	}
	return all
}

// concatenated makes one vector of several of one type and a known length.
func concatenated(b *ir.Builder, parts []ir.Value) ir.Value {
	t := parts[0].Type()
	all, have := parts[0], t.Len
	for _, p := range parts[1:] {
		mask := make([]int32, have+t.Len)
		for k := range mask {
			mask[k] = int32(k)
		}
		all = shuffleTwo(b, all, widened(b, p, have), mask)
		have += t.Len
	}
	return all
}

// widened returns a vector of n elements, at least as many as v has, that begins with v.
func widened(b *ir.Builder, v ir.Value, n uint64) ir.Value {
	if v.Type().Len == n {
		return v
	}
	mask := make([]int32, n)
	for k := range mask {
		mask[k] = int32(k)
		if uint64(k) >= v.Type().Len {
			mask[k] = -1
		}
	}
	return shuffle(b, v, mask)
}

func shuffle(b *ir.Builder, v ir.Value, mask []int32) ir.Value {
	return shuffleTwo(b, v, ir.NewPoison(v.Type()), mask)
}

func shuffleTwo(b *ir.Builder, x, y ir.Value, mask []int32) ir.Value {
	i := ir.NewInstr(ir.ShuffleVector, b.Ctx().Vector(uint64(len(mask)), x.Type().Elem, false), x, y)
	i.SetMask(mask)
	return b.Insert(i, "")
}

// partialSum adds the parts of a vector that are as long as the accumulator, in an order that is
// left open.
func partialSum(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	sum, v := i.Arg(0), i.Arg(1)
	part, whole := sum.Type(), v.Type()
	if part.Scalable != whole.Scalable || whole.Len%part.Len != 0 {
		return nil, false
	}
	f := module(i).Intrinsic("llvm.vector.extract", b.Ctx().Func(part, []*ir.Type{whole, b.Ctx().I64}, false), nil, part, whole)
	for at := uint64(0); at < whole.Len; at += part.Len {
		sum = b.Binary(ir.FAdd, sum, b.Call(f, "", v, ir.NewInt(b.Ctx().I64, at)), i.Flags&ir.FastMath, "")
	}
	return sum, true
}

// splice is vector.splice, which counts from the left with positive numbers and from the right with
// negative ones.
func splice(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	t := i.Type()
	n, ok := ir.AsInt(i.Arg(2)).Int64()
	right := strings.HasSuffix(i.IntrinsicID(), ".right")
	switch {
	case !ok || n < 0 || uint64(n) > t.Len: // a scalable vector may be longer
		return nil, false
	case right && n == 0:
		return i.Arg(1), true
	case !right && uint64(n) == t.Len && t.Scalable:
		return nil, false
	case !right && uint64(n) == t.Len:
		return i.Arg(1), true
	case right:
		n = -n
	}
	f := module(i).Intrinsic("llvm.vector.splice", b.Ctx().Func(t, []*ir.Type{t, t, b.Ctx().I32}, false), nil, t)
	return b.Call(f, "", i.Arg(0), i.Arg(1), ir.NewSigned(b.Ctx().I32, n)), true
}
