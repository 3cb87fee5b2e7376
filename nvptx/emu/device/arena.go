package device

import "fmt"

// arena hands out parts of one slice: device memory that somebody else sees too.
type arena struct {
	base uint64
	data []byte
	free []span // by offset; neighbours are merged
}

// span is [from, to) of the slice.
type span struct{ from, to uint64 }

// newArena leaves the first page to the driver, where there is room for more: what lies before the
// first allocation is mapped on a GPU, too.
func newArena(base uint64, data []byte) *arena {
	from := 0
	if len(data) > 2*PageBytes {
		from = PageBytes
	}
	return &arena{base: base, data: data, free: []span{{uint64(from), uint64(len(data))}}}
}

func (a *arena) holds(addr uint64, n int) bool {
	off := addr - a.base
	return off <= uint64(len(a.data)) && uint64(len(a.data))-off >= uint64(n)
}

func (a *arena) at(addr uint64, n int) []byte {
	off := addr - a.base
	return a.data[off : off+uint64(n) : off+uint64(n)]
}

// room is what an allocation of n bytes takes: a gap follows it, so that an access past the end is
// found out.
func room(n int) uint64 { return (uint64(n) + guardGap + allocAlign - 1) / allocAlign * allocAlign }

// take returns n bytes, from the first place that has room.
func (a *arena) take(n int) (*Segment, error) {
	if n >= 0 && n <= len(a.data) {
		need := room(n)
		for i := range a.free {
			s := &a.free[i]
			if s.to-s.from < need {
				continue
			}
			from := s.from
			if s.from += need; s.from == s.to {
				a.free = append(a.free[:i], a.free[i+1:]...)
			}
			return &Segment{Base: a.base + from, Data: a.data[from : from+uint64(n) : from+uint64(n)]}, nil
		}
	}
	return nil, fmt.Errorf("cannot allocate %d bytes of device memory", n)
}

// give takes the bytes of a Segment back.
func (a *arena) give(s *Segment) {
	from := s.Base - a.base
	to := from + room(len(s.Data))
	i := 0
	for i < len(a.free) && a.free[i].from < from {
		i++
	}
	a.free = append(a.free[:i], append([]span{{from, to}}, a.free[i:]...)...)
	if i+1 < len(a.free) && a.free[i].to == a.free[i+1].from {
		a.free[i].to = a.free[i+1].to
		a.free = append(a.free[:i+1], a.free[i+2:]...)
	}
	if i > 0 && a.free[i-1].to == a.free[i].from {
		a.free[i-1].to = a.free[i].to
		a.free = append(a.free[:i], a.free[i+1:]...)
	}
}
