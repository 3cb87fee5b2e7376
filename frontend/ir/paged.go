package ir

// Paged is a sparse slice that allocates only the pages that are written: a table indexed by the
// dense numbers of a large function, for entries of a small part of the function.
type Paged[T any] struct{ pages []*[pageSize]T }

const pageSize = 64

// Get returns element k, the zero value where nothing was put.
func (p *Paged[T]) Get(k int) (v T) {
	if n := k / pageSize; n < len(p.pages) && p.pages[n] != nil {
		return p.pages[n][k%pageSize]
	}
	return v
}

// Set puts v at k ≥ 0.
func (p *Paged[T]) Set(k int, v T) {
	n := k / pageSize
	if n >= len(p.pages) {
		p.pages = append(p.pages, make([]*[pageSize]T, n+1-len(p.pages))...)
	}
	if p.pages[n] == nil {
		p.pages[n] = new([pageSize]T)
	}
	p.pages[n][k%pageSize] = v
}
