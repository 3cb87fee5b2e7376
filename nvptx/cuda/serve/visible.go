package serve

// visible says which memory of the device the GPU reaches. The driver lets it reach registered
// memory of the host, by whole pages, none of which may be registered twice. So the memory file is
// registered in chunks when something in them is allocated first, and they stay registered.
type visible struct {
	base   uint64
	size   int
	chunks []chunk
}

// chunk is the state of chunkBytes bytes.
type chunk uint8

const (
	unused chunk = iota
	wanted
	registered
)

// chunkBytes is a multiple of every page's size; memory that is registered takes room from then on.
const chunkBytes = 2 << 20

// span is [from, to).
type span struct{ from, to uint64 }

func newVisible(base uint64, size int) *visible {
	return &visible{base: base, size: size, chunks: make([]chunk, (size+chunkBytes-1)/chunkBytes)}
}

// want notes that the GPU has to reach n bytes.
func (v *visible) want(addr uint64, n int) {
	off := addr - v.base
	if n <= 0 || off >= uint64(v.size) {
		return
	}
	last := min(off+uint64(n), uint64(v.size)) - 1
	for i := off / chunkBytes; i <= last/chunkBytes; i++ {
		v.chunks[i] = max(v.chunks[i], wanted)
	}
}

// missing are the longest ranges that are wanted and not registered.
func (v *visible) missing() (spans []span) {
	for i, c := range v.chunks {
		if c != wanted {
			continue
		}
		from := v.base + uint64(i)*chunkBytes
		to := v.base + min(uint64(i+1)*chunkBytes, uint64(v.size))
		if n := len(spans); n > 0 && spans[n-1].to == from {
			spans[n-1].to = to
			continue
		}
		spans = append(spans, span{from, to})
	}
	return spans
}

// registered notes that the GPU reaches a range of missing.
func (v *visible) registered(s span) {
	for at := s.from; at < s.to; at += chunkBytes {
		v.chunks[(at-v.base)/chunkBytes] = registered
	}
}

// forget notes that the GPU reaches nothing any more.
func (v *visible) forget() {
	for i, c := range v.chunks {
		v.chunks[i] = min(c, wanted)
	}
}
