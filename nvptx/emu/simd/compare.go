package simd

import "opt-go/nvptx/emu/lane"

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

func equalSingle(a, b *lane.Values) (r uint32) {
	for i := range a {
		if single(a[i]) == single(b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func lessSingle(a, b *lane.Values) (r uint32) {
	for i := range a {
		if single(a[i]) < single(b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func lessEqualSingle(a, b *lane.Values) (r uint32) {
	for i := range a {
		if single(a[i]) <= single(b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func greaterSingle(a, b *lane.Values) uint32      { return lessSingle(b, a) }
func greaterEqualSingle(a, b *lane.Values) uint32 { return lessEqualSingle(b, a) }

func equalDouble(a, b *lane.Values) (r uint32) {
	for i := range a {
		if double(a[i]) == double(b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func lessDouble(a, b *lane.Values) (r uint32) {
	for i := range a {
		if double(a[i]) < double(b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func lessEqualDouble(a, b *lane.Values) (r uint32) {
	for i := range a {
		if double(a[i]) <= double(b[i]) {
			r |= 1 << i
		}
	}
	return r
}

func greaterDouble(a, b *lane.Values) uint32      { return lessDouble(b, a) }
func greaterEqualDouble(a, b *lane.Values) uint32 { return lessEqualDouble(b, a) }
