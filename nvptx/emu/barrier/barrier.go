// Package barrier counts the arrivals at one of a block's sixteen barriers (PTX ISA, section
// 9.7.13.1).
package barrier

import "fmt"

// Count is how many barriers a block has.
const Count = 16

// warpSize is the number of threads of a warp: expected counts are multiples of it.
const warpSize = 32

// Barrier is one of them; T describes an arrival.
type Barrier[T any] struct {
	Expected int // threads, as the instruction says; 0: all of the block
	Threads  int // threads arrived
	counted  int // threads arrived, whole warps counted as 32
	Waiting  []T
	Popc     int // threads whose predicate is true
	And, Or  bool
}

// Arrival is of so many threads; Counted is how many the barrier takes them for, Yes for how many
// of them the predicate of a reduction holds.
type Arrival struct{ Threads, Counted, Yes int }

// Check reports what is wrong with an arrival at barrier id that expects so many threads; "":
// nothing.
func (b *Barrier[T]) Check(id, expected int) string {
	switch {
	case expected%warpSize != 0:
		return fmt.Sprintf("thread count %d is no multiple of %d", expected, warpSize)
	case len(b.Waiting) > 0 && b.Expected != expected:
		return fmt.Sprintf("barrier %d is waited for by %d threads and by %d (0: all)", id, b.Expected, expected)
	}
	return ""
}

// Join adds an arrival.
func (b *Barrier[T]) Join(who T, a Arrival, expected int) {
	if len(b.Waiting) == 0 {
		*b = Barrier[T]{Expected: expected, And: true, Waiting: b.Waiting}
	}
	b.Threads += a.Threads
	b.counted += a.Counted
	b.Popc += a.Yes
	b.And = b.And && a.Yes == a.Threads
	b.Or = b.Or || a.Yes > 0
	b.Waiting = append(b.Waiting, who)
}

// Complete reports whether all threads have arrived, of a block in which so many live.
func (b *Barrier[T]) Complete(live int) bool {
	switch {
	case len(b.Waiting) == 0:
		return false
	case b.Expected > 0:
		return b.counted >= b.Expected
	}
	return b.Threads >= live
}

// Missing says of how many threads the barrier has how many.
func (b *Barrier[T]) Missing(id, live int) string {
	want := b.Expected
	if want == 0 {
		want = live
	}
	return fmt.Sprintf("barrier %d has %d of %d threads, and none of the others can come", id, b.Threads, want)
}

// Spare is an arrival of an earlier use, which nothing holds any more, in whose place the next one
// comes; the zero T: there is none.
func (b *Barrier[T]) Spare() (who T) {
	if n := len(b.Waiting); n < cap(b.Waiting) {
		who = b.Waiting[:n+1][n]
	}
	return who
}

// Reset begins the next use.
func (b *Barrier[T]) Reset() { *b = Barrier[T]{Waiting: b.Waiting[:0]} }

// Reset begins the next use of all barriers of a block.
func Reset[T any](all []Barrier[T]) {
	for i := range all {
		all[i].Reset()
	}
}
