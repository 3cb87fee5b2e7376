package lane

import (
	"encoding/binary"

	"opt-go/nvptx/emu/scalar"
)

// half is half a warp: a row of a block of 16 by 16 threads.
const half = Size / 2

// Steps are the offsets of all threads of a warp whose halves each access memory side by side, Step
// bytes apart, or at one place: Step is zero. First are those of the halves' first threads.
type Steps struct {
	First [Size / half]uint64
	Step  uint64
}

// Regular finds the steps of the addresses base + add in the width of wrap, for accesses of n
// bytes, a power of two, to memory of size bytes. It reports false if they are not regular, or some
// are misaligned or out of bounds. Steps stay where they are: a copy would wait for the numbers
// just written.
func (s *Steps) Regular(base *Values, add, wrap, n, size uint64) (ok bool) {
	step := base[1] - base[0]
	if step != 0 && step != n || base[Size-1]-base[half] != (half-1)*step {
		return false
	}
	s.Step, ok = step, rises(base, step)
	for k := range s.First {
		first := (base[k*half] + add) & wrap
		s.First[k] = first
		ok = ok && first <= size && first+n+(half-1)*step <= size && first&(n-1) == 0
	}
	return ok
}

// rises reports whether the values of both halves rise by step.
func rises(base *Values, step uint64) bool {
	if vectors {
		return even(base, step)
	}
	var uneven uint64
	low, high := base[0], base[half]
	for i := range half {
		uneven |= (base[i] ^ low) | (base[half+i] ^ high)
		low += step
		high += step
	}
	return uneven == 0
}

// Fill writes the offsets.
func (s *Steps) Fill(at *Values) {
	for i := range at {
		at[i] = s.First[i/half] + uint64(i%half)*s.Step
	}
}

// Gather reads an element for each thread, skip bytes after its offset.
func (s *Steps) Gather(d *Values, mem []byte, skip int, e Element) {
	for k, first := range &s.First {
		s.gather((*[half]uint64)(d[k*half:]), mem[int(first)+skip:], e)
	}
}

func (s *Steps) gather(d *[half]uint64, mem []byte, e Element) {
	step := int(s.Step)
	switch {
	case step == 0 && vectors:
		fill(d, e.Read(mem))
	case step == 0:
		v := e.Read(mem)
		for i := range d {
			d[i] = v
		}
	case step == 4 && e.Plain32() && vectors:
		widen(d, (*[4 * half]byte)(mem))
	case step == 4 && e.Plain32():
		row := (*[4 * half]byte)(mem)
		for i := range d {
			d[i] = uint64(binary.LittleEndian.Uint32(row[4*i : 4*i+4]))
		}
	case step == 8 && e.Size == 8:
		row := (*[8 * half]byte)(mem)
		for i := range d {
			d[i] = binary.LittleEndian.Uint64(row[8*i : 8*i+8])
		}
	case e.Plain32():
		for i := range d {
			d[i] = uint64(binary.LittleEndian.Uint32(mem[i*step:]))
		}
	default:
		for i := range d {
			d[i] = e.Read(mem[i*step:])
		}
	}
}

// Scatter writes size bytes of each thread, skip bytes after its offset. Of threads that write to
// the same place the last wins.
func (s *Steps) Scatter(mem []byte, v *Values, skip, size int) {
	for k, first := range &s.First {
		s.scatter(mem[int(first)+skip:], (*[half]uint64)(v[k*half:]), size)
	}
}

func (s *Steps) scatter(mem []byte, v *[half]uint64, size int) {
	step := int(s.Step)
	switch {
	case step == 0:
		scalar.Store(mem, size, v[half-1])
	case step == 4 && size == 4 && vectors:
		narrow((*[4 * half]byte)(mem), v)
	case step == 4 && size == 4:
		row := (*[4 * half]byte)(mem)
		for i := range v {
			binary.LittleEndian.PutUint32(row[4*i:4*i+4], uint32(v[i]))
		}
	case step == 8 && size == 8:
		row := (*[8 * half]byte)(mem)
		for i := range v {
			binary.LittleEndian.PutUint64(row[8*i:8*i+8], v[i])
		}
	default:
		for i := range v {
			scalar.Store(mem[i*step:], size, v[i])
		}
	}
}
