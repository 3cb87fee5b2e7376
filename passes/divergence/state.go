package divergence

import (
	"fmt"
	"math/bits"
	"strings"

	"opt-go/passes/target"
)

// Coefficient is an element of the lattice C of section 3.4 below ⊤: an integer, or ⊥ when it is
// not known. The zero value is the integer 0.
type Coefficient struct {
	Unknown bool
	Value   int64 // sign-extended from the width of the value that it belongs to
}

// IsZero reports whether the coefficient is known to be 0.
func (c Coefficient) IsZero() bool { return c == Coefficient{} }

func (c Coefficient) meet(d Coefficient) Coefficient {
	if c != d {
		return Coefficient{Unknown: true}
	}
	return c
}

// String returns the number, or ⊥.
func (c Coefficient) String() string {
	if c.Unknown {
		return "⊥"
	}
	return fmt.Sprint(c.Value)
}

// State is the abstract state of a value v of w bits: for each thread
//
//	v = Σ Quad[d]·d² + Σ Lin[d]·d + Const  (mod 2^w)
//
// over the dimensions d. Unknown coefficients below the highest degree stand for numbers that are
// the same in all threads of the warp; an unknown one of the highest degree (Lin in the analysis of
// degree 1, Quad in that of degree 2) says that nothing is claimed. The zero value is ⊤: no thread
// has been seen to compute the value.
type State struct {
	Const     Coefficient
	Lin, Quad [target.ThreadDims]Coefficient // by target.ThreadDim

	reached bool
	// The equation holds for integers too, for v as a signed or as an unsigned number: extensions
	// keep it, and compares of two such values depend on their difference only.
	signed, unsigned bool
}

// anything is the state that claims nothing: ⊥ in all coefficients.
func anything() State {
	s := State{reached: true, Const: Coefficient{Unknown: true}}
	for d := range s.Lin {
		s.Lin[d].Unknown, s.Quad[d].Unknown = true, true
	}
	return s
}

// uniform is the state (0, ⊥).
func uniform() State {
	return State{reached: true, Const: Coefficient{Unknown: true}, signed: true, unsigned: true}
}

// constant is the state (0, c).
func constant(c int64) State {
	return State{reached: true, Const: Coefficient{Value: c}, signed: true, unsigned: c >= 0}
}

// IsTop reports that the value is never computed: its code cannot be reached.
func (s *State) IsTop() bool { return !s.reached }

// IsUniform reports whether the value is the same in all threads of a warp.
func (s *State) IsUniform() bool {
	return s.Lin == [target.ThreadDims]Coefficient{} && s.Quad == [target.ThreadDims]Coefficient{}
}

// IsKnown reports whether all coefficients are numbers: the value depends on the thread id only.
func (s *State) IsKnown() bool {
	for d := range s.Lin {
		if s.Lin[d].Unknown || s.Quad[d].Unknown {
			return false
		}
	}
	return !s.Const.Unknown
}

// top returns the coefficients of the highest degree, of which an unknown one takes all claims
// away.
func (s *State) top(degree int) *[target.ThreadDims]Coefficient {
	if degree == 1 {
		return &s.Lin
	}
	return &s.Quad
}

// IsAffine reports whether the value is an affine function of the thread's numbers (Theorem 3.5
// where the degree of the analysis is 2: the coefficients themselves need not be known).
func (s *State) IsAffine(degree int) bool {
	for d := range s.Lin {
		if !s.Quad[d].IsZero() || degree == 1 && s.Lin[d].Unknown {
			return false
		}
	}
	return true
}

// claims reports whether the state says anything about the value.
func (s *State) claims(degree int) bool {
	for _, c := range s.top(degree) {
		if c.Unknown {
			return false
		}
	}
	return true
}

// meet is the meet of the product lattice.
func (s State) meet(t State) State {
	switch {
	case !s.reached:
		return t
	case !t.reached:
		return s
	}
	s.Const = s.Const.meet(t.Const)
	for d := range s.Lin {
		s.Lin[d], s.Quad[d] = s.Lin[d].meet(t.Lin[d]), s.Quad[d].meet(t.Quad[d])
	}
	s.signed, s.unsigned = s.signed && t.signed, s.unsigned && t.unsigned
	return s
}

// arith computes with coefficients of values of some width (Fig. 12): modulo 2^bits, noting when
// the integers differ.
type arith struct {
	bits    int
	wrapped bool
}

func (r *arith) known(v int64, overflow bool) Coefficient {
	shift := 64 - r.bits
	n := v << shift >> shift
	r.wrapped = r.wrapped || overflow || n != v
	return Coefficient{Value: n}
}

func (r *arith) add(a, b Coefficient) Coefficient {
	if a.Unknown || b.Unknown {
		return Coefficient{Unknown: true}
	}
	sum := a.Value + b.Value
	return r.known(sum, (sum > a.Value) != (b.Value > 0) && b.Value != 0)
}

func (r *arith) mul(a, b Coefficient) Coefficient {
	switch {
	case a.IsZero() || b.IsZero():
		return Coefficient{}
	case a.Unknown || b.Unknown:
		return Coefficient{Unknown: true}
	}
	hi, lo := bits.Mul64(uint64(a.Value), uint64(b.Value))
	if a.Value < 0 {
		hi -= uint64(b.Value)
	}
	if b.Value < 0 {
		hi -= uint64(a.Value)
	}
	return r.known(int64(lo), hi != uint64(int64(lo)>>63))
}

// sum adds two states, without their marks of exactness.
func (r *arith) sum(x, y *State) State {
	s := State{reached: true, Const: r.add(x.Const, y.Const)}
	for d := range s.Lin {
		s.Lin[d], s.Quad[d] = r.add(x.Lin[d], y.Lin[d]), r.add(x.Quad[d], y.Quad[d])
	}
	return s
}

// product multiplies two states as polynomials; ok is false when the product has terms that the
// analysis has no coefficients for: of a degree above its own, or of two dimensions.
func (r *arith) product(x, y *State, degree int) (s State, ok bool) {
	s = State{reached: true, Const: r.mul(x.Const, y.Const)}
	for d := range s.Lin {
		s.Lin[d] = r.add(r.mul(x.Lin[d], y.Const), r.mul(x.Const, y.Lin[d]))
		s.Quad[d] = r.add(r.add(r.mul(x.Quad[d], y.Const), r.mul(x.Const, y.Quad[d])), r.mul(x.Lin[d], y.Lin[d]))
		if degree == 1 && !s.Quad[d].IsZero() {
			return s, false
		}
		for e := range y.Lin {
			mixed := d != e && !r.mul(x.Lin[d], y.Lin[e]).IsZero()
			if mixed || !r.mul(x.Quad[d], y.Lin[e]).IsZero() || !r.mul(x.Lin[d], y.Quad[e]).IsZero() || !r.mul(x.Quad[d], y.Quad[e]).IsZero() {
				return s, false
			}
		}
	}
	return s, true
}

// dimNames are the dimensions as they are printed, by target.ThreadDim.
var dimNames = [target.ThreadDims]string{"tid.x", "tid.y", "tid.z", "laneid"}

// text writes the state as tuples (a2, a1, a0), in degree 1 (a1, a0), one for each dimension that
// it depends on.
func (s *State) text(degree int) string {
	if !s.reached {
		return "⊤"
	}
	tuple := func(d int) string {
		if degree == 1 {
			return fmt.Sprintf("(%s, %s)", s.Lin[d], s.Const)
		}
		return fmt.Sprintf("(%s, %s, %s)", s.Quad[d], s.Lin[d], s.Const)
	}
	var parts []string
	for d, name := range dimNames {
		if !s.Lin[d].IsZero() || !s.Quad[d].IsZero() {
			parts = append(parts, tuple(d)+" "+name)
		}
	}
	if len(parts) == 0 || *s == anything() {
		return tuple(0)
	}
	return strings.Join(parts, ", ")
}
