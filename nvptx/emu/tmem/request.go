package tmem

import (
	"fmt"
	"slices"

	"opt-go/nvptx/ptx"
)

// What a request may be.
const (
	Alloc      = "alloc"
	Dealloc    = "dealloc"
	Relinquish = "relinquish_alloc_permit"
)

// RequestOf is what an instruction asks for; "": it is no request.
func RequestOf(m ptx.Match) string {
	for _, what := range []string{Alloc, Dealloc, Relinquish} {
		if m.Has(what) {
			return what
		}
	}
	return ""
}

// Request is tcgen05.alloc, dealloc or relinquish_alloc_permit. With cta_group::2 a warp of each
// block of a pair issues it, and nothing happens before both have (PTX ISA, section 9.7.16.5). Then
// it happens in both memories at once, so that allocations have the same addresses in both.
type Request struct {
	what          string
	addr, columns uint64
	own, peer     *Memory // peer nil: of one block
	done          bool
	result        uint32
}

// Begin begins a request of the block at a place of its group. Its operands are those of the
// instruction.
func Begin(what string, group []Block, own int, operands []uint64) *Request {
	r := &Request{what: what, own: group[own].Memory}
	if len(operands) > 0 {
		r.columns = operands[1]
	}
	if what == Dealloc {
		r.addr = operands[0]
	}
	if len(group) > 1 {
		r.peer = group[1-own].Memory
		r.own.requests = append(r.own.requests, r)
	}
	return r
}

// Finish does what is asked for, if it can be done now; else the caller tries again: there is no
// room for an allocation, or the other block has not begun the request. The requests of a pair are
// done in order.
func (r *Request) Finish() (addr uint32, done bool, err error) {
	if r.done {
		return r.result, true, nil
	}
	if r.peer == nil {
		return r.own.handle(r)
	}
	if r.own.requests[0] != r || len(r.peer.requests) == 0 {
		return 0, false, nil
	}
	other := r.peer.requests[0]
	if other.what != r.what || other.addr != r.addr || other.columns != r.columns {
		return 0, false, fmt.Errorf("the blocks of a pair ask for %s and for %s", r, other)
	}
	if !slices.Equal(r.own.owner, r.peer.owner) {
		return 0, false, fmt.Errorf("the blocks of a pair have different columns free")
	}
	for _, m := range []*Memory{r.own, r.peer} {
		if addr, done, err = m.handle(r); err != nil || !done {
			return 0, false, err
		}
	}
	for _, q := range []*Request{r, other} {
		q.done, q.result = true, addr
		q.own.requests = q.own.requests[1:]
	}
	return addr, true, nil
}

// handle does a request in one memory.
func (m *Memory) handle(r *Request) (addr uint32, done bool, err error) {
	switch r.what {
	case Alloc:
		addr, wait, err := m.alloc(r.columns)
		return addr, !wait, err
	case Dealloc:
		return 0, true, m.dealloc(r.addr, r.columns)
	}
	m.relinquished = true
	return 0, true, nil
}

// String returns "tcgen05.dealloc of 32 columns at 0x20".
func (r *Request) String() string {
	text := "tcgen05." + r.what
	if r.what != Relinquish {
		text += fmt.Sprintf(" of %d columns", r.columns)
	}
	if r.what == Dealloc {
		text += fmt.Sprintf(" at %#x", r.addr)
	}
	return text
}

// Missing says what a request waits for that cannot be finished.
func (r *Request) Missing() string {
	if r.peer != nil && len(r.peer.requests) == 0 {
		return "the other block of the pair does not come to its tcgen05." + r.what
	}
	return "no room in tensor memory, and no other warp gives memory back"
}
