//go:build !purego

package lane

import "golang.org/x/sys/cpu"

// vectors says whether the functions below run; the tag purego leaves them out.
var vectors = cpu.X86.HasAVX2

// blend copies the values of the threads in set.
//
//go:noescape
func blend(d, v *Values, set uint64)

// choose takes a where the predicate is true, else b; keep masks the values.
//
//go:noescape
func choose(d, a, b *Values, predicate, keep uint64)

// even reports whether the values of both halves rise by step, less than 1 << 32, from thread to
// thread.
//
//go:noescape
func even(base *Values, step uint64) (ok bool)

// offsets sets at to base + add in the width of wrap. The sign of over says whether some are more
// than last, the bits of low are those of all.
//
//go:noescape
func offsets(at, base *Values, add, wrap, last uint64) (over, low uint64)

// fill gives half the threads the same value.
//
//go:noescape
func fill(d *[half]uint64, v uint64)

// widen reads numbers of 32 bits that lie side by side.
//
//go:noescape
func widen(d *[half]uint64, mem *[4 * half]byte)

// narrow writes numbers of 32 bits side by side.
//
//go:noescape
func narrow(mem *[4 * half]byte, v *[half]uint64)
