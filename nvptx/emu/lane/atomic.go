package lane

import (
	"math"
	"sync/atomic"

	"opt-go/nvptx/emu/scalar"
)

// Atomic is an operation that reads and writes an element of memory in one step.
type Atomic struct {
	Size   int                           // bytes of the element
	Update func(old, v, w uint64) uint64 // what it becomes, by the operands
	Sum    bool                          // Update adds v to an integer of 32 bits
}

// Run does the operation for the threads of a set, the lowest first, each at its offset into mem, a
// multiple of the size, and sets old to what each found there. With shared others, which share the
// memory, may do theirs at the same time. Threads one after the other at the same place do it
// together: the more processors want a number, the longer each access to it takes.
func (a *Atomic) Run(mem []byte, at *Values, set uint32, v, w, old *Values, shared bool) {
	words, ok := []uint32(nil), false
	if a.Sum {
		words, ok = scalar.Words(mem)
	}
	switch {
	case ok && shared:
		sumShared(words, at, set, v, old)
	case ok:
		for ; set != 0; set &= set - 1 {
			i := First(set)
			p := &words[at[i]/4]
			old[i] = uint64(*p)
			*p += uint32(v[i])
		}
	case shared:
		for set != 0 {
			group := leading(at, set)
			a.together(mem[at[First(group)]:], group, v, w, old)
			set &^= group
		}
	default:
		for ; set != 0; set &= set - 1 {
			i := First(set)
			a.Thread(mem[at[i]:], i, v, w, old, false)
		}
	}
}

// sumShared is Run with the sum, which machines have as one instruction.
func sumShared(words []uint32, at *Values, set uint32, v, old *Values) {
	for set != 0 {
		i := First(set)
		p, n := &words[at[i]/4], uint32(v[i])
		set &= set - 1
		if set == 0 || at[First(set)] != at[i] {
			old[i] = uint64(atomic.AddUint32(p, n) - n)
			continue
		}
		group, sum := 1<<i|leading(at, set), uint32(0)
		for g := group; g != 0; g &= g - 1 {
			old[First(g)] = uint64(sum)
			sum += uint32(v[First(g)])
		}
		before := atomic.AddUint32(p, sum) - sum
		for g := group; g != 0; g &= g - 1 {
			old[First(g)] = uint64(uint32(old[First(g)]) + before)
		}
		set &^= group
	}
}

// Thread does the operation for one thread, on the element that b begins with.
func (a *Atomic) Thread(b []byte, i int, v, w, old *Values, shared bool) {
	if shared {
		a.together(b, 1<<i, v, w, old)
		return
	}
	old[i] = scalar.Load(b, a.Size)
	scalar.Store(b, a.Size, a.Update(old[i], v[i], w[i]))
}

// leading are the first threads of a set which have the same value.
func leading(at *Values, set uint32) (group uint32) {
	for first := at[First(set)]; set != 0; set &= set - 1 {
		i := First(set)
		if at[i] != first {
			break
		}
		group |= 1 << i
	}
	return group
}

// together does the operations of a group of threads on the element that b begins with as one.
func (a *Atomic) together(b []byte, group uint32, v, w, old *Values) {
	keep := uint64(math.MaxUint64) >> (64 - 8*a.Size)
	scalar.Exchange(b, a.Size, func(now uint64) uint64 {
		for g := group; g != 0; g &= g - 1 {
			i := First(g)
			old[i] = now
			now = a.Update(now, v[i], w[i]) & keep
		}
		return now
	})
}
