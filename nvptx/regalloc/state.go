package regalloc

import (
	"math/bits"

	"opt-go/nvptx/ptx"
)

// coefficient is an integer, or ⊥: the lattice C of section 3.4 below ⊤.
type coefficient struct {
	unknown bool
	value   int64 // sign-extended from the width of the register
}

func (c coefficient) isZero() bool { return c == coefficient{} }

func (c coefficient) meet(d coefficient) coefficient {
	if c != d {
		return coefficient{unknown: true}
	}
	return c
}

// dimension is a thread id that a state may be a function of.
type dimension int

// The dimensions.
const (
	tidX dimension = iota
	tidY
	tidZ
	lane
	dimensions
)

// specials are the registers that hold the dimensions, largest what they hold at most.
var (
	specials = [dimensions]ptx.Special{ptx.TidX, ptx.TidY, ptx.TidZ, ptx.LaneID}
	largest  = [dimensions]int64{1023, 1023, 63, 31}
)

// state is the abstract state of an integer register of w bits: in each thread of the warp that is
// active
//
//	v = Σ lin[d]·d + c  (mod 2^w)
//
// An unknown c is a number that is the same in all of them; an unknown lin takes all claims away.
// The zero value is ⊤: no definition has been seen. Values that are no integers have lin 0 or ⊥,
// and a known c holds their bits.
type state struct {
	reached bool
	c       coefficient
	lin     [dimensions]coefficient
	symbol  string // the value is this symbol's address; c is unknown then
}

// states has the state of each register. Most are one of three, and a state is large.
type states struct {
	number []int32 // by register: in list
	list   []state // ⊤, ⊥, uniform; then one for each register that has another
}

func newStates(regs int) states {
	return states{make([]int32, regs), []state{{}, divergent(), uniform()}}
}

// of is the state of a register, until another is set.
func (s *states) of(r ptx.Reg) *state { return &s.list[s.number[r]] }

func (s *states) set(r ptx.Reg, t state) {
	for k := range s.list[:3] {
		if s.list[k] == t {
			s.number[r] = int32(k)
			return
		}
	}
	if s.number[r] < 3 {
		s.number[r] = int32(len(s.list))
		s.list = append(s.list, state{})
	}
	s.list[s.number[r]] = t
}

// divergent claims nothing.
func divergent() state {
	s := uniform()
	for d := range s.lin {
		s.lin[d].unknown = true
	}
	return s
}

func uniform() state { return state{reached: true, c: coefficient{unknown: true}} }

func constant(c int64) state { return state{reached: true, c: coefficient{value: c}} }

func (s *state) isUniform() bool { return s.lin == [dimensions]coefficient{} }

func (s *state) isDivergent() bool {
	for _, l := range s.lin {
		if l.unknown {
			return true
		}
	}
	return false
}

// isKnown reports whether the value depends only on the thread: it is the same at any time and by
// any computation.
func (s *state) isKnown() bool { return !s.isDivergent() && (!s.c.unknown || s.symbol != "") }

func (s state) meet(t state) state {
	switch {
	case !s.reached:
		return t
	case !t.reached:
		return s
	}
	s.c = s.c.meet(t.c)
	if s.symbol != t.symbol {
		s.symbol = ""
	}
	for d := range s.lin {
		if s.lin[d] = s.lin[d].meet(t.lin[d]); s.lin[d].unknown {
			return divergent()
		}
	}
	return s
}

// kind is the row of Fig. 18.
func (s *state) kind() Kind {
	switch {
	case !s.reached || s.isDivergent():
		return Divergent
	case s.isUniform() && s.isKnown():
		return KnownUniform
	case s.isUniform():
		return Uniform
	case s.isKnown():
		return KnownAffine
	}
	return Affine
}

// exact reports whether the equation holds for integers too, for the register as a signed or an
// unsigned number of a width: that of uniform values, and where all is known and stays in range.
func (s *state) exact(width int, signed bool) bool {
	if s.isUniform() {
		return true
	}
	if s.c.unknown || width > 32 {
		return false
	}
	low, high := s.c.value, s.c.value
	for d, l := range s.lin {
		hi, lo := bits.Mul64(uint64(max(l.value, -l.value)), uint64(largest[d]))
		if hi != 0 || lo > 1<<40 {
			return false
		}
		low, high = low+min(0, l.value*largest[d]), high+max(0, l.value*largest[d])
	}
	if signed {
		return low >= -1<<(width-1) && high < 1<<(width-1)
	}
	return low >= 0 && high < 1<<width
}

// arithmetic modulo 2^width.
type modulo int

func (w modulo) number(v int64) coefficient {
	shift := 64 - int(w)
	return coefficient{value: v << shift >> shift}
}

func (w modulo) add(a, b coefficient) coefficient {
	if a.unknown || b.unknown {
		return coefficient{unknown: true}
	}
	return w.number(a.value + b.value)
}

func (w modulo) mul(a, b coefficient) coefficient {
	switch {
	case a.isZero() || b.isZero():
		return coefficient{}
	case a.unknown || b.unknown:
		return coefficient{unknown: true}
	}
	return w.number(a.value * b.value)
}

func (w modulo) sum(x, y *state) state {
	s := state{reached: true, c: w.add(x.c, y.c)}
	for d := range s.lin {
		if s.lin[d] = w.add(x.lin[d], y.lin[d]); s.lin[d].unknown {
			return divergent()
		}
	}
	return s
}

// product multiplies; a factor that is not uniform makes the other's unknown constant a coefficient
// that is not known.
func (w modulo) product(x, y *state) state {
	s := state{reached: true, c: w.mul(x.c, y.c)}
	for d := range s.lin {
		s.lin[d] = w.add(w.mul(x.lin[d], y.c), w.mul(x.c, y.lin[d]))
		if s.lin[d].unknown {
			return divergent()
		}
		for e := range y.lin {
			if !w.mul(x.lin[d], y.lin[e]).isZero() {
				return divergent()
			}
		}
	}
	return s
}

func (w modulo) difference(x, y *state) state {
	minus := constant(-1)
	neg := w.product(y, &minus)
	return w.sum(x, &neg)
}

// narrow takes a state modulo a smaller power of two.
func (w modulo) narrow(s state) state {
	one := constant(1)
	return w.product(&s, &one)
}
