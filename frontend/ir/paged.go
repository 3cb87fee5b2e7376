package ir

// paged is a sparse slice that allocates only the pages that are written: a table indexed by the
// dense numbers of a large function, for entries of a small part of the function.
type paged[T any] struct{ pages []*[pageSize]T }

const pageSize = 64

// get returns element k, the zero value where nothing was put.
func (p *paged[T]) get(k int) (v T) {
	if n := k / pageSize; n < len(p.pages) && p.pages[n] != nil {
		return p.pages[n][k%pageSize]
	}
	return v
}

func (p *paged[T]) set(k int, v T) {
	n := k / pageSize
	if n >= len(p.pages) {
		p.pages = append(p.pages, make([]*[pageSize]T, n+1-len(p.pages))...)
	}
	if p.pages[n] == nil {
		p.pages[n] = new([pageSize]T)
	}
	p.pages[n][k%pageSize] = v
}
