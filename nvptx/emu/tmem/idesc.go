package tmem

import (
	"fmt"

	"opt-go/nvptx/emu/matrix"
)

// kind is what a .kind of tcgen05.mma says of a product (PTX ISA, sections 9.7.16.2.1 and
// 9.7.16.4.2).
type kind struct {
	k        int               // columns of a dense A
	sums     map[uint32]string // types of D by their codes; nil: f32
	elements map[uint32]format // types of A and B by their codes
	scaled   bool              // by blocks
	chunk    int               // elements of A of which half may be zero
}

// format is how the elements of a type lie in memory.
type format struct {
	name   string // as package matrix has it
	bits   int    // in shared memory, where sixteen of six or four bits take sixteen bytes unless dense
	dense  bool
	inWord int // bits that an element takes in a word of tensor memory
	lift   int // by which the bits of the type lie above the lowest there
}

var (
	bytesAndLess = map[uint32]format{
		0: {"e4m3", 8, true, 8, 0}, 1: {"e5m2", 8, true, 8, 0}, 3: {"e2m3", 6, false, 8, 1}, 4: {"e3m2", 6, false, 8, 1}, 5: {"e2m1", 4, false, 8, 2},
	}
	pairs = map[uint32]format{1: {matrix.PackedE2M1, 4, true, 4, 0}}
	kinds = map[string]*kind{
		"kind::f16": {k: 16, chunk: 4, sums: map[uint32]string{0: "f16", 1: "f32"},
			elements: map[uint32]format{0: {"f16", 16, true, 16, 0}, 1: {"bf16", 16, true, 16, 0}}},
		"kind::tf32":   {k: 8, chunk: 2, sums: map[uint32]string{1: "f32"}, elements: map[uint32]format{2: {"tf32", 32, true, 32, 0}}},
		"kind::f8f6f4": {k: 32, chunk: 4, sums: map[uint32]string{0: "f16", 1: "f32"}, elements: bytesAndLess},
		"kind::i8": {k: 32, chunk: 4, sums: map[uint32]string{2: "s32"},
			elements: map[uint32]format{0: {"u8", 8, true, 8, 0}, 1: {"s8", 8, true, 8, 0}}},
		"kind::mxf8f6f4": {k: 32, chunk: 4, elements: bytesAndLess, scaled: true},
		"kind::mxf4":     {k: 64, chunk: 8, elements: pairs, scaled: true},
		"kind::mxf4nvf4": {k: 64, chunk: 8, elements: pairs, scaled: true},
	}
)

// description is the instruction descriptor, taken apart.
type description struct {
	m, n, k        int
	sum            *matrix.Element
	a, b           format
	negA, negB     bool
	transA, transB bool
	blocks         int // with a factor, of a row of A
	scaleA, scaleB int // the first byte of the factors in a word
	wideScale      bool
	selector       int    // of metadata; see checkMetadata
	maxShift       uint64 // of the columns of B
}

// describe takes the 32 bits of a description apart and checks what they say.
func (p *product) describe(d uint32) (*description, error) {
	bit := func(at int) bool { return d>>at&1 == 1 }
	s := &description{
		m: int(d>>24&31) << 4, n: int(d>>17&63) << 3, k: p.kind.k,
		negA: bit(13), negB: bit(14), transA: bit(15), transB: bit(16), selector: int(d & 3),
	}
	sum, known := "f32", true
	if p.kind.scaled {
		s.selector = 0 // whatever the bits say
		s.scaleA, s.scaleB, s.wideScale = int(d>>29&3), int(d>>4&3), bit(23)
		if err := p.describeFactors(s, bit(31)); err != nil {
			return nil, err
		}
	} else {
		sum, known = p.kind.sums[d>>4&3]
		s.maxShift = [4]uint64{0, 8, 16, 32}[d>>30]
	}
	if !known {
		return nil, fmt.Errorf("type %d of D, which %s has not", d>>4&3, p.name)
	}
	s.sum = matrix.ElementNamed(sum, bit(3) && sum == "s32")
	var okA, okB bool
	s.a, okA = p.kind.elements[d>>7&7]
	s.b, okB = p.kind.elements[d>>10&7]
	switch {
	case !okA || !okB:
		return nil, fmt.Errorf("types %d and %d of A and B, which %s has not", d>>7&7, d>>10&7, p.name)
	case bit(2) != p.sparse:
		return nil, fmt.Errorf("a description that does not agree with .sp")
	case sum == "s32" && (s.negA || s.negB):
		return nil, fmt.Errorf("integers with their signs changed")
	case p.kind.k == 64 && (s.transA || s.transB):
		return nil, fmt.Errorf("a transposed matrix of pairs of four bits")
	}
	if p.sparse {
		s.k *= 2
	}
	return s, p.checkShape(s)
}

// describeFactors is how many columns and factors a row has: sm_103a has products of 96 columns. A
// sparse row has as many factors; its zeros do not count.
func (p *product) describeFactors(s *description, wide bool) error {
	if wide {
		if s.k != 64 || p.sparse {
			return fmt.Errorf("a product of 96 columns, which %s has not", p.name)
		}
		s.k = wideColumns
	}
	s.blocks = s.k / p.block
	begin := s.blocks // what the first byte is a multiple of
	switch s.blocks {
	case 3:
		begin = 1
	case 6:
		begin = 2
	}
	if s.scaleA%begin != 0 || s.scaleB%begin != 0 {
		return fmt.Errorf("%d factors of a row from bytes %d and %d of a word", s.blocks, s.scaleA, s.scaleB)
	}
	return nil
}

// wideColumns are those of the products of sm_103a.
const wideColumns = 96

// checkShape checks M and N.
func (p *product) checkShape(s *description) error {
	ok := (s.m == 64 || s.m == 128) && s.n >= 8 && s.n <= 256
	switch {
	case p.pair:
		step := 16
		if p.name == "kind::i8" {
			step = 32
		}
		ok = (s.m == 128 && !(p.kind.scaled && p.sparse) || s.m == 256) && s.n >= step && s.n <= 256 && s.n%step == 0
	case p.ws:
		ok = (s.m == 32 || s.m == 64 || s.m == 128) && (s.n == 64 || s.n == 128 || s.n == 256 && !p.sparse)
	case p.kind.scaled:
		ok = s.m == 128 && s.n >= 8 && s.n <= 256
	case s.sum.Bits == 32 && p.name == "kind::i8": // 8, 24, then by 16
		ok = ok && (s.n == 8 || s.n == 24 || s.n%16 == 0)
	}
	ok = ok && !(p.pair && s.m == 128 && s.k == wideColumns)
	if ok = ok && !(s.transB && s.b.bits == 8 && s.n%(16*p.blocksOf()) != 0); !ok {
		return fmt.Errorf("a product of %d by %d, which %s has not", s.m, s.n, p.name)
	}
	return nil
}
