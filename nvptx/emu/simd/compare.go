package simd

import (
	"unsafe"

	"opt-go/nvptx/emu/lane"
)

func inverse(r Relation) Relation {
	return func(a, b *lane.Values) uint32 { return ^r(a, b) }
}

func equal[T integer](a, b *lane.Values) (r uint32) {
	for i := range a {
		if T(a[i]) == T(b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func unequal[T integer](a, b *lane.Values) uint32 { return ^equal[T](a, b) }

func less[T integer](a, b *lane.Values) (r uint32) {
	for i := range a {
		if T(a[i]) < T(b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func greaterEqual[T integer](a, b *lane.Values) uint32 { return ^less[T](a, b) }
func greater[T integer](a, b *lane.Values) uint32      { return less[T](b, a) }
func lessEqual[T integer](a, b *lane.Values) uint32    { return ^less[T](b, a) }

type float interface {
	float32 | float64
}

// number is the number of a register's bits. The compiler knows T's size: it keeps one branch.
func number[T float](v uint64) T {
	if unsafe.Sizeof(T(0)) == 4 {
		return T(single(v))
	}
	return T(double(v))
}

func equalFloat[T float](a, b *lane.Values) (r uint32) {
	for i := range a {
		if number[T](a[i]) == number[T](b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func lessFloat[T float](a, b *lane.Values) (r uint32) {
	for i := range a {
		if number[T](a[i]) < number[T](b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func lessEqualFloat[T float](a, b *lane.Values) (r uint32) {
	for i := range a {
		if number[T](a[i]) <= number[T](b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func greaterFloat[T float](a, b *lane.Values) uint32      { return lessFloat[T](b, a) }
func greaterEqualFloat[T float](a, b *lane.Values) uint32 { return lessEqualFloat[T](b, a) }
